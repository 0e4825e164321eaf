"""Clocks at served tables: whose run, what a fallen flag does, and what restarts, kills and lost databases cost nobody."""

import time

import pytest
import sqlalchemy as sa

from holotable.core import clocks
from holotable.server import notices, taking_back, timekeeper
from holotable.server.room import Room
from holotable.server.store import LOG, PULSE, Store

from .test_store import header, member_of, play

BOTH = {"empire": {"kind": "human"}, "rebels": {"kind": "human"}}
LIVE = {"kind": "live", "amount": 10, "increment": 5}


@pytest.fixture
def fast(monkeypatch):
    """A minute is half a second, and nothing is free."""
    monkeypatch.setattr(clocks, "MINUTE", 0.5)
    monkeypatch.setattr(clocks, "FREE_SECONDS", 0.0)


def timed(game="brick", kind="live", amount=10, **options):
    """A room with a clock in which people sit everywhere."""
    made = header(game=game, **options)
    room = Room(type(made)(**{**vars(made), "clock": {"kind": kind, "amount": amount, "increment": 5}}), [])
    room.open()
    return room


def test_a_flag_ends_a_game_of_two(serve, database, fast):
    server = serve(database)
    table = server.open_table(BOTH, clock={**LIVE, "amount": 1, "increment": 0})
    client = server.join(table, *table["tokens"].values())
    assert client.welcome["clock"] == {**LIVE, "amount": 1, "increment": 0}
    assert client.state["clocks"]["empire"]["starts"] == 0
    assert client.state["clocks"]["rebels"]["starts"] is None
    state = client.next("state", timeout=5)
    assert (state["over"], state["winners"], state["flagged"]) == (True, ["rebels"], ["empire"])
    assert state["clocks"]["empire"] == {"left": 0, "starts": None}
    assert [m["text"] for m in client.received if m["type"] == "chat"] == ["The Empire: time is up."]
    bearer = {"Authorization": f"Bearer {table['tokens']['empire']}"}
    save = server.http.get(f"/api/tables/{table['table']}/save", headers=bearer).json()
    assert (save["flagged"], save["clock"]["left"]["empire"]) == (["empire"], 0)


def test_a_choice_that_comes_too_late_does_not_count(fast):
    room = timed(amount=1)
    member = member_of(room)
    time.sleep(0.55)
    play(room, member)
    assert (room.plies, room.over, room.winners) == (0, True, ["rebels"])


def test_the_clocks_wait_for_who_is_invited(serve):
    server = serve()
    table = server.open_table({"empire": {"kind": "human"}, "rebels": {"kind": "open"}}, clock=LIVE)
    host = server.join(table, table["tokens"]["empire"])
    assert host.state["clocks"]["empire"] == {"left": 600, "starts": None}
    server.join(table, table["invite"]["rebels"].split("#")[1])
    while (told := host.next("seats"))["clocks"]["empire"]["starts"] is None:
        pass
    assert 0 < told["clocks"]["empire"]["starts"] < clocks.FREE_SECONDS + 0.1


def test_opening_a_seat_again_stops_no_clock(serve):
    """Or a host could think for free while the other is away."""
    server = serve()
    table = server.open_table({"empire": {"kind": "human"}, "rebels": {"kind": "open"}}, clock=LIVE)
    host = server.join(table, table["tokens"]["empire"], table["host"])
    guest = server.join(table, table["invite"]["rebels"].split("#")[1])
    guest.close()
    while any(seat["online"] for seat in host.next("seats")["seats"] if seat["seat"] == "rebels"):
        pass
    host.send(type="computer", seat="rebels", level=None)
    assert host.next("state")["clocks"]["empire"]["starts"] is not None


def test_the_computer_has_no_clock(serve):
    server = serve()
    seats = {"empire": {"kind": "human"}, "rebels": {"kind": "computer", "level": "cadet"}}
    table = server.open_table(seats, clock=LIVE)
    client = server.join(table, table["tokens"]["empire"])
    while client.state["to_act"] == ["empire"]:
        client.play()
    assert client.state["clocks"] == {seat: {"left": client.state["clocks"][seat]["left"], "starts": None} for seat in seats}
    assert client.state["clocks"]["rebels"]["left"] == 600


def test_with_more_seats_the_computer_plays_on(fast):
    room = timed("trilogy", amount=1, players=3)
    member = member_of(room)
    first = room.to_act[0]
    time.sleep(0.55)
    room.let_flags_fall()
    assert not room.over
    assert room.played_by_computer(first)
    assert notices.told(room.chat[-1].text, room.game.words()).endswith("time is up. The computer plays on for them.")
    assert member in room.members


def test_clocks_are_what_the_log_says_and_a_take_back_gives_no_time_back():
    room = timed()
    member = member_of(room)
    play(room, member)
    taking_back.take_back(room, member, 0)
    rows = room.take_unwritten()
    again = Room(room.header, rows)
    again.open()
    assert (again.clocks.left, again.clocks.since) == (room.clocks.left, room.clocks.since)
    assert again.clocks.left["empire"] <= 600
    assert again.take_unwritten() == []


def test_a_restart_goes_on_with_the_clocks(serve, database):
    server = serve(database)
    table = server.open_table(BOTH, clock=LIVE)
    client = server.join(table, *table["tokens"].values())
    client.play()
    before = client.state["clocks"]["empire"]["left"]
    server.stop()
    client = serve(database).join(table, *table["tokens"].values())
    assert before - 15 < client.state["clocks"]["empire"]["left"] <= before
    assert client.state["clocks"]["empire"]["starts"] is not None


def test_what_the_server_was_away_is_charged_to_nobody(serve, database):
    """The server was killed a minute ago: nothing was written since but what stood there."""
    server = serve(database)
    table = server.open_table(BOTH, clock={**LIVE, "amount": 1})
    server.join(table, *table["tokens"].values())
    server.stop()
    store = Store(database)
    away = time.time() - 3600
    with store.engine.begin() as connection:
        connection.execute(sa.update(PULSE).values(at=away))
        times = {"left": {"empire": 60.0, "rebels": 60.0}, "since": {"empire": away - 20}}
        connection.execute(sa.update(LOG).where(LOG.c.kind == "clock").values(data=times))
    store.close()
    client = serve(database).join(table, *table["tokens"].values())
    assert not client.state["over"]
    assert 30 < client.state["clocks"]["empire"]["left"] <= 40


def test_a_database_that_was_away_is_noticed_by_who_lived_on(tmp_path, monkeypatch):
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    made = header()
    store.create(type(made)(**{**vars(made), "clock": LIVE})).result(timeout=20)
    store.pulse().result(timeout=20)
    keeper = timekeeper.Timekeeper(store, None, None)
    assert (keeper.needed, keeper.absences) == (True, [])
    last = store.last_pulse()
    keeper._notice(last, last + 3)
    keeper._notice(last, last + 60)
    assert keeper.absences == [(last, last + 60)]
    store.close()
    again = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    assert again.absences() == [(last, last + 60)]
    again.close()


def test_without_clocks_nothing_is_written(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.create(header()).result(timeout=20)
    assert not timekeeper.Timekeeper(store, None, None).needed
    store.close()


@pytest.mark.parametrize(
    "clock", [{"kind": "live", "amount": 0}, {"kind": "days", "amount": 99}, {"kind": "days", "amount": 1, "increment": 5}]
)
def test_a_clock_nobody_could_play_with_is_refused(serve, clock):
    answer = serve().http.post("/api/tables", json={"game": "brick", "clock": clock})
    assert answer.status_code == 400
    assert answer.json()["detail"].endswith(".")


def test_a_flag_falls_once_for_people_at_two_servers(serve, postgres, fast):
    database = postgres.new_database()
    one, two = serve(database), serve(database)
    table = one.open_table(BOTH, clock={**LIVE, "amount": 6, "increment": 0})
    ana = one.join(table, table["tokens"]["empire"])
    bo = two.join(table, table["tokens"]["rebels"])
    ana.play()
    until = time.monotonic() + 20
    for client in (ana, bo):
        while not client.state["over"] and time.monotonic() < until:
            client.next("state", timeout=20)
    assert [client.state["flagged"] for client in (ana, bo)] == [["empire"], ["empire"]]
    assert ana.state["winners"] == bo.state["winners"] == ["rebels"]
    store = Store(database)
    assert [row.kind for row in store.load(table["table"])[1]].count("flag") == 1
    store.close()
