"""Where only a hidden card gives a choice, neither who is asked nor the time of an answer tells whether there is one."""

import asyncio
import random
import time
from types import SimpleNamespace

import pytest

from holotable import players
from holotable.core import game as registry
from holotable.core import records
from holotable.core.table import Table
from holotable.players.hope import Decision
from holotable.players.roster import Anyone
from holotable.server import hub as hubs
from holotable.server import levels, questions, wire, workers
from holotable.server.hub import Hub, Pools, Slot, until_even
from holotable.server.metrics import Metrics
from holotable.server.room import Room
from holotable.server.seats import hashed
from holotable.server.store import Header, SeatRow
from holotable.server.workers import Workers

from .test_sockets import BOTH

COMPUTER = {"empire": {"kind": "human"}, "rebels": {"kind": "computer", "level": "admiral"}}


class Slow(Anyone):
    """A player that has something to think about."""

    def actions(self, table, seat, seed):
        time.sleep(0.5)
        return super().actions(table, seat, seed)


@pytest.fixture
def windows(monkeypatch):
    """Every question is one that a seat may pass, by its first choice."""
    monkeypatch.setattr(questions, "hides", lambda room, seat: True)
    monkeypatch.setattr(questions, "_pass_of", lambda room, seat: room.table.choices(seat)[0].actions[0])


def seconds_of_answer(client, seat):
    """How long the table waits for a seat that the server answers for, and what is told meanwhile."""
    began = time.monotonic()
    told = []
    while client.state["to_act"] == [seat]:
        ply = client.state["ply"]
        while client.state["ply"] == ply:
            told.append(client.next_any())
    return time.monotonic() - began, [message["type"] for message in told]


@pytest.mark.parametrize("player", [Anyone, Slow])
def test_a_computer_answers_after_the_same_time_whatever_it_holds(serve, windows, monkeypatch, player):
    monkeypatch.setattr(players, "load", lambda name: player())
    server = serve()
    table = server.open_table(COMPUTER)
    client = server.join(table, table["tokens"]["empire"])
    while client.state["to_act"] == ["empire"]:
        client.play()
    ply = client.state["ply"]
    waited = []
    monkeypatch.setattr(hubs, "until_even", lambda passed: waited.append(passed) or until_even(passed))
    took, told = seconds_of_answer(client, "rebels")
    answers = client.state["ply"] - ply
    assert len(waited) == answers
    assert took >= answers * levels.EVEN_SECONDS - 0.1
    assert told == ["thinking", "state"] * answers


def test_every_answer_takes_one_span_or_several():
    assert until_even(0.0) == levels.EVEN_SECONDS
    for passed in (0.01, 0.5, 0.79, 0.9, 2.3):
        spans = (passed + until_even(passed)) / levels.EVEN_SECONDS
        assert spans == pytest.approx(round(spans))
        assert 0 < until_even(passed) <= levels.EVEN_SECONDS


def test_who_answers_evenly_is_quick_enough(monkeypatch):
    assert [levels.quick(level.id) for level in players.LEVELS] == ["cadet", "officer", "commander", "commander", "commander"]
    monkeypatch.setattr(levels, "_guests", {"A guest": None})
    assert levels.quick("A guest") == "commander"


class Clock:
    """Time that passes only when somebody says that it does."""

    def __init__(self):
        self.now = 0.0

    def monotonic(self):
        return self.now


class Weighing(Anyone):
    """A player that takes its time, but not where there is nothing to choose."""

    def __init__(self, clock):
        self.clock = clock

    def actions(self, table, seat, seed):
        self.clock.now += 0.5 if len(table.choices(table.seats[seat])) > 1 else 0.01
        return super().actions(table, seat, seed)


def spans_of_answer(room, seat, clock, monkeypatch):
    """How many spans the table waits for a seat, once a worker has begun: it is busy for a while before."""
    found = []

    def even(passed):
        found.append((passed + until_even(passed)) / levels.EVEN_SECONDS)
        return 0.0

    async def act(*args):
        return []

    def busy(question, ranked):
        clock.now += 1.3

    async def answer():
        hub = Hub.__new__(Hub)
        hub.pools, hub.metrics, hub.workers, hub.store = Pools(), Metrics(), Workers(0), SimpleNamespace(shared=False)
        hub._act = act
        with monkeypatch.context() as patched:
            patched.setattr(hubs, "until_even", even)
            patched.setattr(hubs, "time", clock)
            patched.setattr(workers, "time", clock)
            job = hub.workers.ask(questions.job(room, seat))
            think = workers._think
            patched.setattr(workers, "_think", lambda asked, ranked: (busy if asked is job.job else think)(asked, ranked))
            await hub._answer_for(Slot(room), seat)
        hub.workers.close()

    asyncio.run(answer())
    return found


def test_tri_131_a_computer_is_as_long_at_a_window_whatever_it_was_dealt(monkeypatch):
    """The same question before and after the cards that the other side cannot see were dealt anew."""
    clock = Clock()
    monkeypatch.setattr(players, "load", lambda name: Weighing(clock))
    room, member = room_of("trilogy", {"players": 2})
    rng = random.Random(4)
    game, seen = room.game, set()
    while len(seen) < 2:
        (seat,) = room.to_act
        if questions.hides(room, seat):
            before = room._table
            room.seats[seat].kind, room.seats[seat].level = "computer", "admiral"
            other = 1 - room.number_of(seat)
            for seed in range(8):
                room._table = Table.around(game, before.options, dealt(game, before.record, other, seed))
                choices = len(room.table.choices(seat))
                if (choices > 1) not in seen:
                    seen.add(choices > 1)
                    assert spans_of_answer(room, seat, clock, monkeypatch) == [pytest.approx(1.0)]
            room.seats[seat].kind, room._table = "human", before
        choice = rng.choice(room.table.choices(seat))
        room.play(member, wire.Play(type="play", ply=room.plies, seat=seat, choice=choice.id, count=amount(choice)))


def dealt(game, record, viewer, seed):
    """The same position with other hidden cards than the viewer's own."""
    anew = records.clone(record)
    game.redeal(anew, viewer, seed)
    return anew


def amount(choice):
    return choice.amount[2] if choice.amount else None


def test_a_person_may_wish_not_to_be_asked_and_all_see_it(serve, windows):
    server = serve()
    table = server.open_table(BOTH)
    empire = server.join(table, table["tokens"]["empire"])
    rebels = server.join(table, table["tokens"]["rebels"])
    assert empire.state["ask"]["hides"]
    assert empire.state["ask"]["may_pass"]
    assert "is not your seat" in empire.refused(type="asked", seat="rebels", on=False)
    rebels.send(type="asked", seat="rebels", on=False)
    assert [seat["asked"] for seat in empire.next("seats")["seats"]] == [True, False]
    while empire.state["to_act"] == ["empire"]:
        empire.play()
    ply = empire.state["ply"]
    took, _ = seconds_of_answer(empire, "rebels")
    assert took >= (empire.state["ply"] - ply) * levels.EVEN_SECONDS - 0.1
    rebels.send(type="asked", seat="rebels", on=True)
    while empire.state["to_act"] == ["empire"]:
        empire.play()
    assert empire.state["to_act"] == ["rebels"]
    time.sleep(levels.EVEN_SECONDS + 0.3)
    empire.drain()
    assert empire.state["to_act"] == ["rebels"]


def test_the_wish_stands_in_the_log(serve, tmp_path):
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    client.send(type="asked", seat="rebels", on=False)
    client.next("seats")
    server.stop()
    again = serve().join(table, table["tokens"]["empire"])
    assert [seat["asked"] for seat in again.welcome["seats"]] == [True, False]


def room_of(game, options):
    """A room whose seats are all held by one member."""
    rules = registry.get(game)
    checked = rules.check_options(options)
    rows = tuple(SeatRow(seat, "human", None, "", hashed(seat)) for seat in rules.seats(checked))
    room = Room(Header("windows", game, rules.rules_version, checked, b"secret", False, 0.0, "", "", rows), [])
    room.open()
    member = room.member_for(list(room.seats))
    room.join(member)
    return room, member


def test_tri_131_who_wishes_not_to_be_asked_about_cards_is_passed_for_at_every_window():
    room, member = room_of("trilogy", {"players": 2})
    for seat in room.seats:
        room.set_asked(member, seat, False)
    rng = random.Random(4)
    passed = 0
    while passed < 5:
        (seat,) = room.to_act
        if questions.may_pass(room, seat):
            assert questions.answered_for(room) == [seat]
            assert questions.hides(room, seat)
            job = questions.job(room, seat)
            room.computer_plays(seat, Decision([job.passes]), job.revision)
            assert room.table.log[-1].kind == "done"
            passed += 1
            continue
        assert questions.answered_for(room) == []
        choice = rng.choice(room.table.choices(seat))
        room.play(member, wire.Play(type="play", ply=room.plies, seat=seat, choice=choice.id, count=amount(choice)))
