"""A disk that is full, a database that is locked, hangs or is restarted: nobody is left without a word, nothing is lost."""

import asyncio
import contextlib
import json
import sqlite3
import threading
import time

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from holotable.server import hub, pulse, store, webhooks
from holotable.server.errors import Busy
from holotable.server.pools import Pool
from holotable.server.room import Room

from .test_http import BOTH
from .test_sockets import ALONE


@contextlib.contextmanager
def every_connection(server, prepare):
    """Prepare the connections to the SQLite file in some way from now on."""
    engine = server.app.state.hub.store.engine

    def connected(connection, _):
        prepare(connection)

    sa.event.listen(engine, "connect", connected)
    engine.dispose()
    yield
    sa.event.remove(engine, "connect", connected)
    engine.dispose()


def full_disk(connection):
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count={pages}")


def read_only(connection):
    connection.execute("PRAGMA query_only=ON")


@contextlib.contextmanager
def locked(tmp_path):
    """Another program holds the lock of the SQLite file."""
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.rollback()
    other.close()


def say_until_refused(client):
    """Chat until the room that the file still has is used up; why it was refused then."""
    for n in range(60):
        client.send(type="chat", text=f"{n} " + "x" * 490)
        while (message := json.loads(client.socket.recv(timeout=20)))["type"] not in ("chat", "refused"):
            pass
        if message["type"] == "refused":
            return message["reason"]
    return None


def close_code(client):
    try:
        while True:
            client.received.append(json.loads(client.socket.recv(timeout=20)))
    except ConnectionClosed as closed:
        return closed.rcvd.code


def test_a_full_disk_is_told_and_nothing_is_acknowledged(serve):
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    onlooker = server.join(table, table["watch"])
    german = server.join(table, table["watch"], language="de")
    ply = client.play()["ply"]
    with every_connection(server, full_disk):
        reason = say_until_refused(client)
        assert "its disk is full" in reason
        assert "does not count" in reason
        assert close_code(client) == close_code(onlooker) == 1013
        assert {"type": "refused", "reason": reason} in onlooker.received
        assert close_code(german) == 1013
        assert "Festplatte" in german.received[-1]["reason"]
    again = server.join(table, *table["tokens"].values())
    assert again.state["ply"] == ply
    again.play()


def test_the_health_check_lets_the_database_write(serve, monkeypatch):
    monkeypatch.setattr(pulse, "FRESH_SECONDS", 0.0)
    server = serve()
    table = server.open_table(BOTH)
    health = server.http.get("/health")
    assert (health.status_code, health.json()["writes"], health.json()["tables"]) == (200, True, 1)
    with every_connection(server, read_only):
        health = server.http.get("/health")
        assert (health.status_code, health.json()["ok"], health.json()["writes"]) == (503, False, False)
        assert "its database can only be read" in health.json()["detail"]
        assert "its database can only be read" in server.http.post("/api/tables", json={"game": "brick"}).json()["detail"]
        assert server.http.get(f"/api/tables/{table['table']}").status_code == 404
    assert server.http.get("/health").json()["writes"]


def test_a_locked_database_is_told_and_holds_up_nothing_else(serve, tmp_path, monkeypatch):
    monkeypatch.setattr(store, "LOCK_SECONDS", 4.0)
    server = serve()
    table, other = server.open_table(BOTH), server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    watching = server.join(other, *other["tokens"].values())
    with locked(tmp_path):
        choice = client.state["choices"][0]
        client.send(type="play", ply=0, seat=choice["seat"], choice=choice["id"])
        assert not server.http.get("/health").json()["ok"]
        watching.send(type="ping")
        watching.next("pong", timeout=1)
        assert server.http.get("/api/games").status_code == 200
        bearer = {"Authorization": f"Bearer {other['host']}"}
        assert server.http.get(f"/api/tables/{other['table']}", headers=bearer).status_code == 200
        assert "refused" not in [message["type"] for message in client.drain(0.01)], "all of that waited for the lock"
        assert "its database is locked" in client.next("refused", timeout=20)["reason"]
    again = server.join(table, *table["tokens"].values())
    assert again.state["ply"] == 0
    assert again.play()["ply"] == 1


def test_a_restart_of_postgresql_loses_nothing_and_nobody(serve, postgres):
    server = serve(postgres.new_database())
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    client.play()
    restart = threading.Thread(target=lambda: (postgres.stop(), postgres.start()))
    restart.start()
    while restart.is_alive() and not client.state["over"]:
        client.play()
        time.sleep(0.05)
    restart.join()
    ply = client.play()["ply"]
    assert server.join(table, *table["tokens"].values()).state["ply"] == ply
    server.stop()
    assert serve(server.app.state.settings.database).join(table, *table["tokens"].values()).state["ply"] == ply


def test_a_postgresql_that_hangs_holds_up_no_health_check_and_no_ping(serve, postgres, monkeypatch):
    monkeypatch.setattr(hub, "WRITE_SECONDS", 3.0)
    monkeypatch.setattr(hub, "READ_SECONDS", 2.0)
    server = serve(postgres.new_database())
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    other = server.open_table(BOTH)
    watching = server.join(other, *other["tokens"].values())
    with postgres.hanging():
        choice = client.state["choices"][0]
        client.send(type="play", ply=0, seat=choice["seat"], choice=choice["id"])
        for _ in range(3):
            began = time.monotonic()
            assert server.http.get("/health").status_code == 503
            watching.send(type="ping")
            watching.next("pong", timeout=2)
            assert time.monotonic() - began < 2
        assert "its database does not answer" in client.next("refused", timeout=20)["reason"]
        lost = server.join(table, *table["tokens"].values(), expect_state=False)
        assert "its database does not answer" in lost.next("refused", timeout=20)["reason"]
    again = server.join(table, *table["tokens"].values())
    assert again.state["ply"] in (0, 1)  # it may have been written when the database went on
    again.play()


def test_webhooks_that_hang_hold_up_nobody(serve, monkeypatch):
    going_on = threading.Event()
    monkeypatch.setattr(webhooks, "send", lambda url, notice: going_on.wait(30))
    server = serve(webhooks=True)
    hook = "https://example.org/turn"
    try:
        for _ in range(20):
            table = server.open_table({"empire": {"kind": "human"}, "rebels": {"kind": "human", "webhook": hook}})
            empire = server.join(table, table["tokens"]["empire"])
            while empire.state["to_act"] == ["empire"]:
                empire.play(next(c for c in empire.state["choices"] if c["kind"] in ("move", "end_turn")))
        began = time.monotonic()
        assert server.http.get("/health").json()["ok"]
        assert server.http.get("/api/games").status_code == 200
        assert time.monotonic() - began < 5
    finally:
        going_on.set()


def test_a_full_queue_is_refused_in_a_sentence():
    async def scene():
        pool = Pool("small", 1, 1)
        going_on = threading.Event()
        work = [asyncio.create_task(pool.run(going_on.wait, 10)) for _ in range(2)]
        await asyncio.sleep(0.05)
        with pytest.raises(Busy, match="too much to do; try again in a moment"):
            await pool.run(print)
        going_on.set()
        await asyncio.gather(*work)
        assert await pool.run(int, "7") == 7
        pool.close()

    asyncio.run(scene())


def test_a_computer_player_goes_on_after_a_crowd(serve, monkeypatch):
    monkeypatch.setattr(hub, "BUSY_SECONDS", 0.1)
    server = serve()
    table = server.open_table(ALONE)
    client = server.join(table, table["tokens"]["empire"])
    play = server.app.state.hub.pools.play
    run = Pool.run
    refused = []

    async def sometimes(self, function, *args):
        if self is play and getattr(function, "__name__", "") == "job" and len(refused) < 2:
            refused.append(1)
            raise Busy("The server has too much to do; try again in a moment.")
        return await run(self, function, *args)

    monkeypatch.setattr(Pool, "run", sometimes)
    while client.state["to_act"] == ["empire"]:
        client.play()
    while client.state["to_act"] != ["empire"] and not client.state["over"]:
        client.next("state")
    assert len(refused) == 2


def test_a_room_in_which_something_failed_is_thrown_away(serve, monkeypatch):
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    onlooker = server.join(table, table["watch"])
    ply = client.play()["ply"]

    def fail(room, member, text):
        room.table.undo()
        raise RuntimeError("a fault of our own")

    with monkeypatch.context() as patched:
        patched.setattr(Room, "say", fail)
        client.send(type="chat", text="hello")
        assert (close_code(client), close_code(onlooker)) == (1013, 1013)
    assert client.received[-1]["reason"] == onlooker.received[-1]["reason"] == hub.SET_UP_AGAIN
    again = server.join(table, *table["tokens"].values())
    assert again.state["ply"] == ply
    assert again.play()["ply"] == ply + 1
