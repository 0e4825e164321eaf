"""The store on both databases, and rooms rebuilt from their logs."""

import threading

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from holotable.core import game as registry
from holotable.server import seats, wire
from holotable.server.errors import Refusal
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


def test_the_migrations_make_what_the_store_expects(store):
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_table_and_its_log_come_back(store):
    made = header()
    store.create(made)
    rows = [LogRow(n, 2.5 + n, "chat", {"seat": None, "name": "é", "text": "☃" * n}) for n in range(3)]
    for row in rows:
        store.append("t1", row)
    assert store.load("t1") == (made, rows)
    assert store.load("t2") is None
    assert store.count() == 1


def test_writers_at_once_are_committed_together_and_only_the_culprit_fails(store):
    for n in range(8):
        store.create(header(f"t{n}"))
    store.append("t0", LogRow(0, 0.0, "chat", {}))
    failed = []

    def write(n):
        try:
            store.append(f"t{n}", LogRow(0, 1.0, "chat", {"n": n}))
        except sa.exc.IntegrityError:
            failed.append(n)

    threads = [threading.Thread(target=write, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == [0]
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
    store.create(header("t1", game))
    room = Room(*store.load("t1"), store)
    room.open()
    member = member_of(room)
    for n in range(60):
        if room.over:
            break
        play(room, member, n * 5)
        if n % 9 == 8:
            room.take_back(member, room.table.ply - 1 - n % 2)
    again = Room(*store.load("t1"), store)
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


def test_other_rules_are_not_played_on(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    made = header()
    room = Room(Header(**{**vars(made), "rules": 999}), [], store)
    with pytest.raises(Refusal, match="rules version 999"):
        room.open()
    store.close()


def test_a_failed_commit_is_never_told(tmp_path):
    """Two rooms of one table (two servers on one database): the second writer is refused and tells nobody."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.create(header())
    rooms = [Room(*store.load("t1"), store) for _ in range(2)]
    for room in rooms:
        room.open()
    members = [member_of(room) for room in rooms]
    play(rooms[0], members[0])
    with pytest.raises(sa.exc.IntegrityError):
        play(rooms[1], members[1])
    store.close()
