"""Games are prepared in a process of their own, and a table that is opened meanwhile says what it waits for."""

import asyncio
import subprocess
import sys
import time

import pytest

from holotable.core import game as registry
from holotable.server import preparing

from .conftest import running

SLOW = """
import sys, time
time.sleep(1.0)
print("tables are ready", flush=True)
"""


@pytest.fixture
def unprepared(monkeypatch, tmp_path):
    """No game stands in the cache, and preparing one takes a second."""
    script = tmp_path / "slow"
    script.write_text(f"#!{sys.executable}\n{SLOW}")
    script.chmod(0o755)
    monkeypatch.setattr(preparing, "is_prepared", lambda game: False)
    monkeypatch.setattr(preparing.sys, "executable", str(script))


def test_a_table_says_what_it_waits_for(serve, unprepared):
    server = serve(prepare=True)
    table = server.open_table({"empire": {"kind": "human"}, "rebels": {"kind": "human"}})
    client = server.join(table, *table["tokens"].values(), expect_state=False)
    welcome = client.next("welcome")
    assert welcome["waiting"].startswith("Preparing the rules of LEGO The Battle of Hoth.")
    client.send(type="ping")
    client.next("pong")
    assert client.refused(type="chat", text="Hello?") == welcome["waiting"]
    assert client.next("state")["choices"]
    assert server.http.get("/api/games/brick").json()["status"] == "ready"


MORTAL = """
import asyncio, sys
from holotable.server import preparing
sys.executable = sys.argv[1]
asyncio.run(preparing.Preparations()._prepare("brick"))
"""
COMPILER = """
import os, pathlib, time
from holotable.server import preparing
preparing.end_with_parent()
pathlib.Path({!r}).write_text(str(os.getpid()))
time.sleep(100)
"""


def test_a_compiler_ends_with_the_server_however_that_ended(tmp_path):
    script, note = tmp_path / "compiler", tmp_path / "pid"
    script.write_text(f"#!{sys.executable}\n{COMPILER.format(str(note))}")
    script.chmod(0o755)
    server = subprocess.Popen([sys.executable, "-c", MORTAL, str(script)])
    until = time.monotonic() + 60
    while not note.is_file() or not note.read_text():
        assert time.monotonic() < until
        time.sleep(0.05)
    server.kill()
    server.wait()
    while running(int(note.read_text())):
        assert time.monotonic() < until, "the compiler lives on"
        time.sleep(0.05)


def test_the_game_that_is_waited_for_comes_first(unprepared, monkeypatch):
    done = []

    async def prepare(self, game):
        await asyncio.sleep(0)
        done.append(game)
        self._ready[game].set()

    async def scene():
        preparations = preparing.Preparations()
        last = registry.list_games()[-1]
        waiting = asyncio.create_task(preparations.ready(last))
        await asyncio.sleep(0)
        assert preparations.status(last) == "waiting"
        await preparations.work()
        await waiting
        assert done[0] == last
        assert sorted(done) == sorted(registry.list_games())

    monkeypatch.setattr(preparing.Preparations, "_prepare", prepare)
    asyncio.run(scene())


@pytest.mark.parametrize("name", registry.list_games())
def test_a_game_is_prepared_with_its_computer_players(name):
    """Once for all tests: the servers of the browser's tests, one a worker, would each compile the search of every game."""
    if not preparing.is_prepared(name):
        command = [sys.executable, "-m", "holotable.server.preparing", name]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as compiler:
            assert compiler.stdout.readline().strip() == preparing.TABLES_READY
            assert compiler.wait() == 0
    assert preparing.is_prepared(name)
    assert preparing.has_tables(name)
