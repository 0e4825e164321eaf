"""Two servers on one PostgreSQL: any of them serves any table, and their people do not notice."""

import contextlib
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from holotable import players
from holotable.players.roster import Anyone
from holotable.server import company, hub
from holotable.server.limits import Limits, Window
from holotable.server.store import Store

from .conftest import Client
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


def test_one_process_at_a_time_thinks(two, monkeypatch):
    one = two[0]
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
    eventually(lambda: there.state["ply"] == here.state["ply"] or there.next("state"))


def test_another_process_takes_over_when_the_one_that_thinks_is_gone(two, monkeypatch):
    monkeypatch.setattr(hub, "LEASE_SECONDS", 1.0)
    asked, going_on = [], threading.Event()

    class Stuck(Anyone):
        def actions(self, table, seat, seed):
            asked.append(seat)
            if len(asked) == 1:
                going_on.wait(60)
            return super().actions(table, seat, seed)

    monkeypatch.setattr(players, "load", lambda name: Stuck())
    table = two[0].open_table(AGAINST_COMPUTER)
    clients = [server.join(table, table["tokens"]["empire"]) for server in two]
    while clients[0].state["to_act"] == ["empire"]:
        clients[0].play()
    ply = clients[0].state["ply"]
    eventually(lambda: asked)
    thinks = max((0, 1), key=lambda n: slot_of(two[n], table).leased_until)
    while clients[1 - thinks].state["ply"] < ply:
        clients[1 - thinks].next("state")
    assert len(asked) == 1, "the other process thinks too"
    two[thinks].stop()
    assert clients[1 - thinks].next("state")["ply"] > ply
    assert len(asked) > 1
    going_on.set()


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


def serving_at(port, line):
    """The process at the other end of a connection to a port of this machine."""
    mine, theirs = f":{line.getsockname()[1]:04X}", f":{port:04X}"
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    (inode,) = [row[9] for row in rows if row[1].endswith(theirs) and row[2].endswith(mine)]
    for number in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError):
            if f"socket:[{inode}]" in {os.readlink(file) for file in Path(f"/proc/{number}/fd").iterdir()}:
                return int(number)
    return None


@pytest.fixture
def pair(postgres):
    """The address of a server of two processes."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        number = listener.fileno()
        command = [sys.executable, str(Path(__file__).with_name("pair.py")), str(number), postgres.new_database()]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, pass_fds=[number])
        assert process.stdout.readline() == "serves\n"
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        process.terminate()
        assert process.wait(timeout=60) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="looks for the process of a connection in /proc")
def test_a_client_of_a_killed_process_plays_on_at_the_other_and_all_is_counted(pair):
    port = int(pair.rpartition(":")[2])

    def told(name):
        return float(re.search(rf"^holotable_{name} (.*)$", httpx.get(f"{pair}/metrics").text, re.MULTILINE)[1])

    eventually(lambda: told("processes") == 2, seconds=60)
    assert told("memory_bytes") > 1e8
    assert told("open_files") > 20
    table = httpx.post(f"{pair}/api/tables", json={"game": "brick", "seats": BOTH}, timeout=60).json()
    made = 0
    for _ in range(3):
        client = Client(pair, table["table"], table["tokens"].values())
        assert client.state["ply"] == made
        for _ in range(4):
            made = client.play()["ply"]
        os.kill(serving_at(port, client.socket.socket), signal.SIGKILL)
        with pytest.raises(ConnectionClosed):
            client.play()
        client.close()
        again = Client(pair, table["table"], table["tokens"].values())  # the choice that was on its way may have been made
        made = again.state["ply"]
        again.close()
        eventually(lambda: told("processes") == 2, seconds=60)
    assert made >= 12
    eventually(lambda: told("choices_total") >= 12)
    assert told("processor_seconds_total") > 0


@pytest.mark.slow
def test_killing_one_of_two_processes_loses_nothing_and_nobody(postgres):
    trial = [sys.executable, str(TOOLS / "kills.py"), "--kills", "3", "--processes", "2", "--database", postgres.new_database()]
    done = subprocess.run(trial, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 of 3 kills" in done.stdout
    assert "Nothing that was acknowledged is lost." in done.stdout
    if back := re.search(r"(\d+) times back: (\d+)% within a second", done.stdout):
        assert int(back[2]) >= 80, done.stdout


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
