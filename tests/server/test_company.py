"""Two servers on one PostgreSQL: any of them serves any table, and their people do not notice."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from holotable import players
from holotable.server import company
from holotable.server.limits import Limits, Window
from holotable.server.store import Store

from .test_asked import Slow
from .test_sockets import BOTH
from .test_store import header

TOOLS = Path(__file__).parent.parent.parent / "tools"
AGAINST_COMPUTER = {"empire": {"kind": "human"}, "rebels": {"kind": "computer", "level": "cadet"}}


@pytest.fixture
def two(serve, postgres):
    """Two servers on one empty database, which hear each other."""
    database = postgres.new_database()
    servers = [serve(database), serve(database)]
    for server in servers:
        assert board(server).listening.wait(10)
    return servers


def board(server):
    until = time.monotonic() + 10
    while server.app.state.hub.company._switchboard is None:
        assert time.monotonic() < until
        time.sleep(0.01)
    return server.app.state.hub.company._switchboard


def slot_of(server, table):
    return server.app.state.hub._slots[table["table"]]


def eventually(true, seconds=10):
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "it does not come true"
        time.sleep(0.02)


def test_a_table_is_played_from_both(two):
    one, other = two
    table = one.open_table(BOTH)
    empire, rebels = one.join(table, table["tokens"]["empire"]), other.join(table, table["tokens"]["rebels"])
    rng = random.Random(5)
    for _ in range(60):
        actor, watcher = (empire, rebels) if empire.state["choices"] else (rebels, empire)
        ply = actor.state["ply"]
        actor.play(rng.choice(actor.state["choices"]))
        while watcher.state["ply"] == ply:
            watcher.next("state")
        assert watcher.state["view"]["turn"] == actor.state["view"]["turn"]
        assert watcher.state["ply"] == actor.state["ply"]
        if actor.state["over"]:
            break
    logs = [slot_of(server, table).room.table.to_save() for server in two]
    assert logs[0] == logs[1]


def test_chat_names_seats_and_locks_reach_the_other_process(two):
    one, other = two
    table = one.open_table({"empire": {"kind": "human"}, "rebels": {"kind": "open"}})
    empire = one.join(table, table["tokens"]["empire"])
    link = table["invite"]["rebels"].partition("#")[2]
    rebels = other.join(table, link)
    eventually(lambda: empire.next("seats")["seats"][1]["online"])
    rebels.send(type="chat", text="Hello over there.")
    eventually(lambda: empire.next("chat")["text"] == "Hello over there.")
    thief = one.join(table, link)
    rebels.send(type="lock", seat="rebels", key="k" * 32)
    assert thief.next("welcome")["you"] == []
    rebels.send(type="name", seat="rebels", name="Leia")
    eventually(lambda: empire.next("seats")["seats"][1]["name"] == "Leia")
    assert "Only who holds the seat" in empire.refused(type="computer", seat="rebels", level="cadet")
    rebels.close()
    thief.close()
    eventually(lambda: not empire.next("seats")["seats"][1]["online"])


def test_a_wish_to_take_back_is_answered_in_the_other_process(two):
    one, other = two
    table = one.open_table(BOTH)
    empire, rebels = one.join(table, table["tokens"]["empire"]), other.join(table, table["tokens"]["rebels"])
    while empire.state["choices"]:
        empire.play()
    ply = empire.state["ply"]
    for answer in (False, True):
        empire.send(type="take_back", ply=ply)
        asked = rebels.next("ask_consent")
        rebels.send(type="consent", ask=asked["ask"], yes=answer)
        if not answer:
            assert "do not agree" in empire.next("refused")["reason"]
    eventually(lambda: empire.next("state")["ply"] < ply)
    eventually(lambda: rebels.state["ply"] < ply or rebels.next("state")["ply"] < ply)


def test_a_second_writer_catches_up_and_sees_the_fresh_state(two):
    one, other = two
    table = one.open_table(BOTH)
    tokens = table["tokens"].values()
    here, there = one.join(table, *tokens), other.join(table, *tokens)
    other.app.state.hub.company.appended = lambda table, number: None
    played = here.play()
    fresh = there.play()
    assert fresh["ply"] == played["ply"] == 1
    assert fresh["reset"]
    there.send(type="chat", text="Still here.")
    assert there.next("chat")["text"] == "Still here."
    assert there.play()["ply"] == 2
    eventually(lambda: here.state["ply"] == 2 or here.next("state")["ply"] == 2)


def test_words_of_a_second_writer_are_not_lost(two):
    one, other = two
    table = one.open_table(BOTH)
    here, there = one.join(table, table["tokens"]["empire"]), other.join(table, table["tokens"]["rebels"])
    other.app.state.hub.company.appended = lambda table, number: None
    here.send(type="chat", text="First.")
    here.next("chat")
    there.send(type="chat", text="Second.")
    assert there.next("chat")["text"] == "Second."
    assert [line.text for line in slot_of(other, table).room.chat] == ["First.", "Second."]


def test_one_process_at_a_time_thinks_and_another_takes_over(two, monkeypatch):
    one, other = two
    asked = []

    class Counted(Slow):
        def actions(self, table, seat, seed):
            asked.append(seat)
            return super().actions(table, seat, seed)

    monkeypatch.setattr(players, "load", lambda name: Counted())
    table = one.open_table(AGAINST_COMPUTER)
    here, there = (server.join(table, table["tokens"]["empire"]) for server in two)
    while here.state["to_act"] == ["empire"]:
        here.play()
    while here.state["to_act"] == ["rebels"]:
        here.next("state")
    assert len(asked) == len([entry for entry in slot_of(one, table).room.table.log if entry.seat == "rebels"])
    assert slot_of(one, table).leased_until + slot_of(other, table).leased_until > 0
    eventually(lambda: there.state["ply"] == here.state["ply"] or there.next("state"))


def test_a_lease_has_a_deadline(postgres):
    database = postgres.new_database()
    first, second = Store(database), Store(database)
    first.create(header("t1")).result(timeout=20)
    assert first.lease("t1", 1.0) == 0
    assert 0 < second.lease("t1", 1.0) <= 1
    assert first.lease("t1", 0.3) == 0
    eventually(lambda: second.lease("t1", 1.0) == 0, seconds=3)
    assert first.lease("t1", 1.0) > 0
    first.close()
    second.close()


def test_limits_are_shared(serve, postgres):
    database = postgres.new_database()
    limits = Limits(tables_an_hour=4, connections=4)
    one, other = serve(database, limits=limits), serve(database, limits=limits)
    for server in (one, other):
        assert board(server).listening.wait(10)
    for _ in range(4):
        one.open_table(BOTH)
    body = {"game": "brick", "seats": BOTH}
    eventually(lambda: other.http.post("/api/tables", json=body).status_code == 429)


def test_a_window_counts_what_was_asked_elsewhere():
    window = Window(3, 60)
    assert window.take("a")
    assert window.take_fresh(10) == {"a": 1}
    assert window.take_fresh(10) == {}
    window.add("a", 5)
    assert not window.take("a")
    assert window.take("b")


def test_people_of_a_process_that_fell_silent_are_away(two, monkeypatch):
    monkeypatch.setattr(company, "SILENT_SECONDS", 0.5)
    one, other = two
    table = one.open_table(BOTH)
    empire, rebels = one.join(table, table["tokens"]["empire"]), other.join(table, table["tokens"]["rebels"])
    eventually(lambda: slot_of(one, table).room.online == {"empire", "rebels"})
    other.app.state.hub.company.tell = lambda note: None
    eventually(lambda: slot_of(one, table).room.online == {"empire"})
    assert rebels.state["ply"] == 0
    assert empire.state["ply"] == 0


def test_rooms_catch_up_after_a_restart_of_the_database(two, postgres):
    one, other = two
    table = one.open_table(BOTH)
    tokens = table["tokens"].values()
    here, there = one.join(table, *tokens), other.join(table, *tokens)
    postgres.stop()
    postgres.start()
    ply = here.play()["ply"]
    while there.state["ply"] < ply:
        there.next("state")
    assert there.play()["ply"] == ply + 1
    while here.state["ply"] < ply + 1:
        here.next("state")


@pytest.mark.slow
def test_killing_one_of_two_processes_loses_nothing_and_nobody(postgres):
    trial = [sys.executable, str(TOOLS / "kills.py"), "--kills", "3", "--processes", "2", "--database", postgres.new_database()]
    done = subprocess.run(trial, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 of 3 kills" in done.stdout
    assert "Nothing that was acknowledged is lost." in done.stdout


def test_sqlite_is_served_by_one_process(tmp_path):
    words = ["serve", "--processes", "2", "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    done = subprocess.run([sys.executable, "-m", "holotable.cli", *words], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stdout.startswith("SQLite is served by one process; to serve with several, name a PostgreSQL database")


@pytest.mark.parametrize("address", ["/var/tables.db", "mysql://host/tables", "sqlite"])
def test_what_names_no_database_is_answered_in_a_sentence(address):
    words = ["serve", "--port", "0", "--database", address]
    done = subprocess.run([sys.executable, "-m", "holotable.cli", *words], capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert f"{address!r} names no database; write sqlite:///FILE or postgresql://USER@HOST/NAME." in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
