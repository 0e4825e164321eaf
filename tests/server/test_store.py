"""The store on both databases, and rooms rebuilt from their logs."""

import sqlite3
import threading
import time

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from holotable.core import game as registry
from holotable.core.moments import Moment
from holotable.server import seats, taking_back, wire
from holotable.server import store as stores
from holotable.server.errors import Overtaken, Refusal, StoreFailed
from holotable.server.room import Room
from holotable.server.store import METADATA, Header, LogRow, SeatRow, Store


@pytest.fixture
def store(database):
    store = Store(database)
    yield store
    store.close()


def header(name="t1", game="brick", **options):
    rules = registry.get(game)
    checked = rules.check_options(options)
    rows = tuple(SeatRow(seat, "human", None, "", seats.hashed(f"{name}{seat}")) for seat in rules.seats(checked))
    secret = name.encode().ljust(32, b".")
    return Header(name, game, rules.rules_version, checked, secret, False, 1.5, seats.hashed("h"), seats.hashed("w"), rows)


def member_of(room):
    member = room.member_for([f"{room.id}{seat}" for seat in room.seats])
    room.join(member)
    return member


def play(room, member, choice=0):
    offered = room.table.choices(room.to_act[0])
    chosen = offered[choice % len(offered)]
    room.play(member, wire.Play(type="play", ply=room.table.ply, seat=chosen.seat, choice=chosen.id))


def write_down(store, room):
    """What the hub does after everything a room does."""
    rows = room.take_unwritten()
    if rows:
        store.append(room.id, rows).result(timeout=20)


def test_the_migrations_make_what_the_store_expects(store):
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_table_and_its_log_come_back(store):
    made = header()
    store.create(made).result(timeout=20)
    rows = [LogRow(n, 2.5 + n, "chat", {"seat": None, "name": "é", "text": "☃" * n}) for n in range(3)]
    store.append("t1", rows[:1]).result(timeout=20)
    store.append("t1", rows[1:]).result(timeout=20)
    assert store.load("t1") == (made, rows)
    assert store.load("t2") is None
    assert store.count() == 1


def test_writers_at_once_are_committed_together_and_only_the_culprit_fails(store):
    for n in range(8):
        store.create(header(f"t{n}")).result(timeout=20)
    store.append("t0", [LogRow(0, 0.0, "chat", {})]).result(timeout=20)
    writing = [store.append(f"t{n}", [LogRow(0, 1.0, "chat", {"n": n})]) for n in range(8)]
    with pytest.raises(Overtaken):
        writing[0].result(timeout=20)
    assert [future.result(timeout=20) for future in writing[1:]] == [None] * 7
    assert [store.load(f"t{n}")[1][0].data for n in range(1, 8)] == [{"n": n} for n in range(1, 8)]


def test_sqlite_writes_ahead_and_to_the_disk(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'deep' / 'tables.db'}")
    with store.engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2
    store.close()


@pytest.mark.parametrize("game", registry.list_games())
def test_a_room_is_what_its_log_replays_to(tmp_path, game):
    """Random play with take-backs; a room rebuilt from the log is the same to the last byte."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.create(header("t1", game)).result(timeout=20)
    room = Room(*store.load("t1"))
    room.open()
    member = member_of(room)
    for n in range(60):
        if room.over:
            break
        play(room, member, n * 5)
        if n % 9 == 8:
            taking_back.take_back(room, member, room.table.ply - 1 - n % 2)
        write_down(store, room)
    again = Room(*store.load("t1"))
    again.open()
    assert again.table.record.tobytes() == room.table.record.tobytes()
    assert (again.branch, again.revision, again.practice, again.table.branch) == (
        room.branch,
        room.revision,
        room.practice,
        room.table.branch,
    )
    assert again.table.to_save() == room.table.to_save()
    store.close()


def test_other_rules_are_not_played_on():
    room = Room(Header(**{**vars(header()), "rules": 999}), [])
    with pytest.raises(Refusal, match="rules version 999"):
        room.open()


def test_a_second_writer_is_refused(store):
    """Two rooms of one table (two servers on one database): the second writer's entry is not taken."""
    store.create(header()).result(timeout=20)
    rooms = [Room(*store.load("t1")) for _ in range(2)]
    for room in rooms:
        room.open()
        play(room, member_of(room))
    write_down(store, rooms[0])
    with pytest.raises(Overtaken):
        write_down(store, rooms[1])


def test_what_nobody_waits_for_any_more_is_not_written(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.create(header()).result(timeout=20)
    other = sqlite3.connect(tmp_path / "tables.db")
    other.execute("BEGIN IMMEDIATE")
    held_up = store.pulse()
    time.sleep(0.2)
    waiting = store.append("t1", [LogRow(0, 1.0, "chat", {})])
    assert waiting.cancel()
    other.rollback()
    other.close()
    held_up.result(timeout=20)
    assert store.load("t1")[1] == []
    store.close()


def after_an_update(url):
    """The server's rules have another version than when the tables were opened."""
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE tables SET rules = 999"))
    engine.dispose()


def test_tables_of_other_rules_can_be_read_and_saved_but_not_played_on(serve, database):
    server = serve(database)
    both = {"empire": {"kind": "human"}, "rebels": {"kind": "human"}}
    opened, ended = (server.open_table(both, options={"turn_limit": 6}) for _ in range(2))
    for table in (opened, ended):
        client = server.join(table, *table["tokens"].values())
        client.send(type="chat", text="Well met.")
        while client.state["ply"] < 6 or (table is ended and not client.state["over"]):
            client.play()
    winners, choices = client.state["winners"], client.state["ply"]
    server.stop()
    after_an_update(database)
    server = serve(database)

    def ask(table, what, who="empire"):
        bearer = {"Authorization": f"Bearer {table['tokens'][who]}"}
        answer = server.http.get(f"/api/tables/{table['table']}{what}", headers=bearer)
        assert answer.status_code == 200
        return answer.json()

    summary = ask(opened, "")
    assert (summary["ply"], summary["over"], summary["to_act"]) == (6, False, [])
    assert "rules version 999 of brick" in summary["outdated"]
    save = ask(opened, "/save")
    assert (save["rules"], save["unfinished"], len(save["actions"])) == (999, True, 6)
    assert "secret" not in save
    assert all(("kind" in line) == (line["seat"] == "empire") for line in save["actions"])
    whole = ask(ended, "/save")
    assert (ask(ended, "")["winners"], len(whole["actions"]), len(bytes.fromhex(whole["secret"]))) == (winners, choices, 32)
    client = server.join(opened, opened["tokens"]["empire"], expect_state=False)
    welcome = client.next("welcome")
    assert welcome["waiting"] == summary["outdated"]
    assert welcome["chat"][0]["text"] == "Well met."
    assert {line["seat"] for line in welcome["chat"][1:]} == {"empire"}
    assert client.next("refused")["reason"] == summary["outdated"]
    assert client.refused(type="play", ply=6, seat="empire", choice="x") == summary["outdated"]
    log = server.join(ended, ended["tokens"]["rebels"], expect_state=False).next("welcome")["chat"]
    assert {line["seat"] for line in log[1:]} == {"empire", "rebels"}


FAILING = """
CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
CREATE TRIGGER failing BEFORE INSERT ON log EXECUTE FUNCTION fail();
"""


@pytest.mark.parametrize(("hindrance", "said"), [(FAILING, "disk is full"), ("LOCK TABLE log", "database is locked")])
def test_what_postgresql_refuses_at_once_is_not_waited_for(postgres, monkeypatch, caplog, hindrance, said):
    """Only a database that went away is given time to come back; meanwhile nothing else is written."""
    monkeypatch.setattr(stores, "LOCK_SECONDS", 0.5)
    monkeypatch.setattr(stores, "RETURN_SECONDS", 600.0)
    kept = Store(postgres.new_database())
    kept.create(header("t1")).result(timeout=20)
    with kept.engine.connect() as other:
        other.execute(sa.text(hindrance))
        if hindrance == FAILING:
            other.commit()
        with pytest.raises(StoreFailed, match=said):
            kept.append("t1", [LogRow(0, 0.0, "chat", {})]).result(timeout=60)
        kept.pulse().result(timeout=20)
    kept.close()
    assert "went away" not in caplog.text


def test_who_is_asked_is_worked_out_once_for_every_position(monkeypatch):
    """However many people are told of it."""
    found = []
    begin = Moment.__init__

    def noted(self, game, seats, record):
        found.append(record.tobytes())
        begin(self, game, seats, record)

    monkeypatch.setattr(Moment, "__init__", noted)
    room = Room(header(), [])
    room.open()
    members = [member_of(room) for _ in range(5)]
    for number in range(20):
        found.clear()
        play(room, members[number % 5])
        assert len(room.tell_state()) == 5
        assert len(found) == len(set(found)) <= 2, "before and after the dice of a choice are known"


def test_tables_that_write_while_a_commit_is_made_share_the_next_one(store, monkeypatch):
    for number in range(20):
        store.create(header(f"t{number}")).result(timeout=20)
    shared, begun, going_on = [], threading.Event(), threading.Event()
    commit = store._commit

    def slowly(batch):
        begun.set()
        going_on.wait(20)
        commit(batch)

    monkeypatch.setattr(store, "_commit", slowly)
    store.committed = lambda seconds, writings: shared.append(writings)
    first = store.append("t0", [LogRow(0, 0.0, "chat", {})])
    assert begun.wait(20)
    others = [store.append(f"t{number}", [LogRow(0, 0.0, "chat", {})]) for number in range(1, 20)]
    going_on.set()
    for writing in (first, *others):
        writing.result(timeout=20)
    assert shared == [1, 19]
