"""Killing the server at random moments loses no acknowledged choice.

`HOLOTABLE_KILLS=500 pytest -s tests/server/test_kill.py` kills it that often, and says how long people were away each time.
"""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from holotable.core.choices import choice_id
from holotable.server.room import Room
from holotable.server.store import Store

from .conftest import Client
from .test_campaigns import War

TABLES = 3
KILLS = int(os.environ.get("HOLOTABLE_KILLS", "0"))
"""How often on each database; where it is not said a few times, and more often on the one that starts sooner."""
AGAIN_SECONDS = 0.05
SEATS = {"empire": {"kind": "human"}, "rebels": {"kind": "human"}}


class Life:
    """The server's process, killed and started again."""

    def __init__(self, database):
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.port = self.listener.getsockname()[1]
        number = self.listener.fileno()
        command = [sys.executable, str(Path(__file__).with_name("mortal.py")), str(number), database]
        self.parent = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, pass_fds=[number], bufsize=1
        )

    def begin(self):
        self.parent.stdin.write("live\n")
        self.parent.stdin.flush()
        self.pid = int(self.parent.stdout.readline())

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)
        assert int(self.parent.stdout.readline()) == signal.SIGKILL

    def end(self):
        self.parent.stdin.close()
        self.parent.wait(timeout=20)
        self.listener.close()


class Player(threading.Thread):
    """Plays table after table at random, and remembers every choice that the server acknowledged."""

    def __init__(self, port, seed):
        super().__init__(daemon=True)
        self.port = port
        self.random = random.Random(seed)
        self.acknowledged = {}
        self.away = []
        """How long each loss of the connection lasted, until the next state was there."""
        self.lost_at = None
        self.stopping = threading.Event()
        self.problem = None

    def run(self):
        try:
            while not self.stopping.is_set():
                table = self.open_table()
                if table:
                    self.play_table(table, self.acknowledged.setdefault(table["table"], []))
        except Exception as problem:
            self.problem = problem

    def open_table(self):
        try:
            body = {"game": "brick", "seats": SEATS}
            answer = httpx.post(f"http://127.0.0.1:{self.port}/api/tables", json=body, timeout=5)
        except httpx.HTTPError:
            return None
        return answer.json()

    def play_table(self, table, done):
        while not self.stopping.is_set():
            try:
                with connect(f"ws://127.0.0.1:{self.port}/ws/{table['table']}", open_timeout=5, max_size=None) as link:
                    link.send(json.dumps({"type": "hello", "tokens": list(table["tokens"].values())}))
                    if self.play_connection(link, done):
                        return
            except (OSError, EOFError, TimeoutError, WebSocketException):
                self.lost_at = self.lost_at or time.monotonic()
                time.sleep(AGAIN_SECONDS)

    def play_connection(self, link, done):
        """Play until the connection breaks or the game is over (True)."""
        sent = None
        while not self.stopping.is_set():
            state = json.loads(link.recv(timeout=10))
            if state["type"] != "state":
                assert state["type"] != "refused", state
                continue
            if self.lost_at is not None:
                self.away.append(time.monotonic() - self.lost_at)
                self.lost_at = None
            assert state["ply"] >= len(done), f"{len(done)} choices were acknowledged, the server knows {state['ply']}"
            if sent is not None:
                assert state["ply"] == sent[0] + 1
                done.append(sent[1])
            elif state["ply"] > len(done):
                assert state["ply"] == len(done) + 1
                done.append(None)  # committed before the kill, but never acknowledged
            if state["over"]:
                return True
            choice = self.random.choice(state["choices"])
            sent = (state["ply"], choice["id"])
            link.send(json.dumps({"type": "play", "ply": sent[0], "seat": choice["seat"], "choice": sent[1]}))
        return True


@pytest.mark.parametrize(("database", "kills"), [("sqlite", KILLS or 50), ("postgresql", KILLS or 10)], indirect=["database"])
def test_no_acknowledged_choice_is_lost(database, kills):
    life = Life(database)
    rng = random.Random(20)
    life.begin()
    players = [Player(life.port, seed) for seed in range(TABLES)]
    for player in players:
        player.start()
    for _ in range(kills):
        wait_for_play(players)
        time.sleep(rng.uniform(0, 0.2))
        life.kill()
        life.begin()
    wait_for_play(players)
    for player in players:
        player.stopping.set()
    for player in players:
        player.join(timeout=30)
        assert player.problem is None, player.problem
    life.kill()
    life.end()
    found = check_logs(database, players)
    away = sorted(gap for player in players for gap in player.away)
    within = sum(gap < 1 for gap in away) / len(away)
    print(f"\n{kills} kills, {found} choices acknowledged and none lost; {len(away)} times back, {within:.1%} within a second,")
    print(f"{away[len(away) // 2]:.2f} s in the middle, {away[-1]:.2f} s at most.")
    assert found >= kills * TABLES


class Reached:
    """The life that stands at the port, for who plays a campaign."""

    def __init__(self, life):
        self.url = f"http://127.0.0.1:{life.port}"
        self.http = httpx.Client(base_url=self.url, timeout=60, limits=httpx.Limits(max_keepalive_connections=0))

    def join(self, table, token):
        return Client(self.url, table["table"], [token])


def test_a_campaign_goes_on_though_the_server_is_killed_after_every_step(database):
    life = Life(database)
    life.begin()
    war = War(Reached(life), 2)
    fought = []
    for loser in ("empire", "rebels", "empire", "rebels", "empire"):
        war.give_up(loser)
        fought = [*fought, "rebels" if loser == "empire" else "empire"]
        before = war.page("rebels")
        life.kill()
        life.begin()
        page = war.page("rebels")
        assert page == before
        assert [battle["winner"] for battle in page["battles"]] == fought
        if not page["over"]:
            opened = war.go_on().json()
            life.kill()
            life.begin()
            assert war.page("empire") == opened
            assert len(opened["battles"]) == len(fought) + 1
    assert (page["over"], page["winner"]) == (True, "rebels")
    life.kill()
    life.end()


def wait_for_play(players):
    """Every life is killed in the middle of play, not while it wakes up."""
    before = count(players)
    until = time.monotonic() + 60
    while count(players) < before + TABLES:
        assert time.monotonic() < until, "nobody plays"
        assert not [player.problem for player in players if player.problem]
        time.sleep(0.01)


def count(players):
    return sum(len(done) for player in players for done in list(player.acknowledged.values()))


def check_logs(database, players):
    """The store holds every acknowledged choice, in its place, and replays; how many they are."""
    store = Store(database)
    total = 0
    for player in players:
        for table, done in player.acknowledged.items():
            room = Room(*store.load(table))
            room.open()
            stored = [choice_id(entry.kind, entry.args) for entry in room.table.log]
            assert len(done) <= len(stored) <= len(done) + 1
            assert [mine for mine, kept in zip(done, stored, strict=False) if mine not in (None, kept)] == []
            total += len([choice for choice in done if choice is not None])
    store.close()
    return total
