"""Kill a server again and again in the middle of play, and look whether anything acknowledged is lost.

``python tools/kills.py --kills 1000`` kills a server on SQLite and starts it again. With ``--database postgresql://...`` (an
empty database) and ``--processes 2`` it kills one of the two processes while people play on at the other; with ``--minutes`` it
ends in time. It ends with status 1 when a choice that was acknowledged is not in the log, or when somebody could not play on.
"""

import argparse
import asyncio
import contextlib
import json
import math
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from holotable.core.choices import choice_id
from holotable.server.room import Room
from holotable.server.store import Store

LOST = (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError)
AGAIN_SECONDS = 0.05
READY_SECONDS = 180.0
"""A process that was killed is followed by another within this time, or the trial ends."""
REPORTED_KILLS = 25


class Server:
    """`holotable serve` on one port: killed whole and started again, or one of its processes killed."""

    def __init__(self, database: str, processes: int) -> None:
        with socket.create_server(("127.0.0.1", 0)) as found:
            self.port = found.getsockname()[1]
        words = ["serve", "--no-limits", "--port", str(self.port), "--database", database, "--processes", str(processes)]
        self._command = [sys.executable, "-m", "holotable.cli", *words]
        self._several = processes > 1
        self._processes = processes
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        self._log = tempfile.TemporaryFile("a+")  # noqa: SIM115 (it lives as long as the server, which writes at its end while we read)
        self.process = subprocess.Popen(self._command, stdout=subprocess.PIPE, stderr=self._log, text=True)
        assert self.process.stdout is not None
        self.process.stdout.readline()
        self._begun = self._processes

    def _ready(self) -> bool:
        """Whether all processes serve that were begun."""
        if not self._several:
            return True
        self._log.seek(0)
        return self._log.read().count("of the server serves") >= self._begun

    def serving(self) -> list[int]:
        """The processes that serve."""
        first = self.process.pid
        if not self._several:
            return [first]
        return [number for loaded in _children(first) if b"forkserver" in _command(loaded) for number in _children(loaded)]

    async def kill(self, rng: random.Random) -> None:
        """Kill one process; where there is only one, start another."""
        async with asyncio.timeout(READY_SECONDS):
            while not self._ready():
                await asyncio.sleep(0.1)
        os.kill(rng.choice(self.serving()), signal.SIGKILL)
        self._begun += 1
        if not self._several:
            self.process.wait()
            await asyncio.to_thread(self.start)

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(timeout=60)


def _children(number: int) -> list[int]:
    with contextlib.suppress(OSError):
        return [int(child) for child in Path(f"/proc/{number}/task/{number}/children").read_text(encoding="ascii").split()]
    return []


def _command(number: int) -> bytes:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{number}/cmdline").read_bytes()
    return b""


@dataclass
class Person:
    """Plays table after table at random over one connection, and comes back whenever it is lost."""

    address: str
    rng: random.Random
    acknowledged: dict[str, list[str | None]] = field(default_factory=dict)
    away: list[float] = field(default_factory=list)
    """How long each loss of the connection lasted until the next state was there."""

    async def play(self) -> None:
        """Play until cancelled."""
        async with httpx.AsyncClient(base_url=self.address, timeout=10) as http:
            while True:
                with contextlib.suppress(*LOST):
                    game = (await http.get("/api/games")).json()[0]
                    plan = {"game": game["id"], "seats": {seat: {"kind": "human"} for seat in game["seats"]}}
                    table = (await http.post("/api/tables", json=plan)).json()
                    await self._play_table(table, self.acknowledged.setdefault(table["table"], []))

    async def _play_table(self, table: dict[str, Any], done: list[str | None]) -> None:
        lost = None
        while True:
            try:
                link = f"{self.address.replace('http', 'ws', 1)}/ws/{table['table']}"
                async with connect(link, open_timeout=5, max_size=None) as socket:
                    await socket.send(json.dumps({"type": "hello", "tokens": list(table["tokens"].values())}))
                    state = await _state(socket)
                    if lost is not None:
                        self.away.append(time.monotonic() - lost)
                        lost = None
                    if len(done) < state["ply"]:
                        done.append(None)  # committed before the kill, but never acknowledged
                    if await self._play_on(socket, state, done):
                        return
            except LOST:
                lost = lost or time.monotonic()
                await asyncio.sleep(AGAIN_SECONDS)

    async def _play_on(self, socket: ClientConnection, state: dict[str, Any], done: list[str | None]) -> bool:
        while not state["over"]:
            assert state["ply"] == len(done), f"{len(done)} choices were acknowledged, the server knows {state['ply']}"
            choice = self.rng.choice(state["choices"])
            message = {"type": "play", "ply": state["ply"], "seat": choice["seat"], "choice": choice["id"]}
            await socket.send(json.dumps(message))
            state = await _state(socket)
            done.append(choice["id"])
        return True


async def _state(socket: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 15))
        if message["type"] == "state":
            return message


def made(people: list[Person]) -> int:
    """How many choices were acknowledged."""
    return sum(choice is not None for person in people for done in person.acknowledged.values() for choice in done)


async def trial(server: Server, people: list[Person], kills: int, until: float, rng: random.Random) -> tuple[int, bool]:
    """Kill so often, or until a time, while people play; how many kills it came to, and whether all could play on."""
    playing = [asyncio.create_task(person.play()) for person in people]
    killed = 0
    while killed < kills and time.monotonic() < until:
        if killed and killed % REPORTED_KILLS == 0:
            print(f"{killed} kills, {made(people)} choices so far", flush=True)
        before, began = made(people), time.monotonic()
        while made(people) < before + len(people):
            await asyncio.sleep(0.02)
            if time.monotonic() - began > 120 or any(task.done() for task in playing):
                for task in playing:
                    if task.done():
                        task.result()
                return killed, False
        await asyncio.sleep(rng.uniform(0, 0.2))
        try:
            await server.kill(rng)
        except TimeoutError:
            print(f"No process followed the last one within {READY_SECONDS:.0f} seconds.")
            return killed, False
        killed += 1
    await asyncio.sleep(2)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return killed, True


def lost_choices(database: str, people: list[Person]) -> Iterator[str]:
    """What was acknowledged and does not stand in the log, in sentences."""
    store = Store(database)
    for person in people:
        for table, done in person.acknowledged.items():
            found = store.load(table)
            if found is None:
                yield f"Table {table} is gone."
                continue
            room = Room(*found)
            room.open()
            stored = [choice_id(entry.kind, entry.args) for entry in room.table.log]
            for ply, choice in enumerate(done):
                if ply >= len(stored) or choice not in (None, stored[ply]):
                    yield f"Choice {ply + 1} of table {table}, {choice}, is not in its log."
    store.close()


def main() -> int:
    """Run the trial of the command line and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--database", metavar="URL", help="an empty PostgreSQL database (default: SQLite in a new folder)")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--minutes", type=float, default=math.inf, help="end after so long, with as many kills as there were")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{Path(folder) / 'tables.db'}"
        server = Server(database, args.processes)
        address = f"http://127.0.0.1:{server.port}"
        people = [Person(address, random.Random(args.seed * 1000 + n)) for n in range(args.tables)]
        try:
            until = time.monotonic() + 60 * args.minutes
            kills, went_on = asyncio.run(trial(server, people, args.kills, until, random.Random(args.seed)))
        finally:
            server.stop()
        lost = list(lost_choices(database, people))
    away = sorted(gap for person in people for gap in person.away)
    tables = sum(len(person.acknowledged) for person in people)
    print(f"{kills} of {args.kills} kills; {made(people)} choices acknowledged at {tables} tables.")
    if away:
        within = sum(gap < 1 for gap in away) / len(away)
        middle, longest = away[len(away) // 2], away[-1]
        print(f"{len(away)} times back: {within:.0%} within a second, {middle:.2f} s in the middle, {longest:.2f} s at most.")
    print("\n".join(lost) or "Nothing that was acknowledged is lost.")
    return 0 if went_on and not lost else 1


if __name__ == "__main__":
    raise SystemExit(main())
