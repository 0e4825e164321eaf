"""The server under load: many tables of random play over real sockets, as `holotable bench server` measures it.

Beside it, where the time of one choice goes inside a room (`parts`).
"""

import asyncio
import contextlib
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from holotable.core import game as registry

from . import wire
from .members import Member
from .room import Room
from .seats import hashed
from .store import Header, SeatRow

WARM_SECONDS = 1.0
"""What is played first is not counted."""


@dataclass
class Load:
    """What was measured."""

    game: str
    tables: int
    seconds: float
    rate: float = 0.0
    """How many choices a second were to be made; 0 is as many as the server takes."""
    trips: list[float] = field(default_factory=list)
    processor: float = 0.0
    """Seconds of processor time that the server took meanwhile, where the system tells."""
    lost: int = 0
    """Connections that ended in the middle of play; their players went on at another table."""

    def percentile(self, percent: float) -> float:
        """The round trip in milliseconds that so many percent of the choices stayed below."""
        ordered = sorted(self.trips)
        return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else 0.0

    def report(self) -> dict[str, Any]:
        """The numbers."""
        return {
            "game": self.game,
            "tables": self.tables,
            "seconds": round(self.seconds, 1),
            "wanted_a_second": self.rate or None,
            "choices_a_second": round(len(self.trips) / self.seconds, 1),
            "connections_lost": self.lost,
            "processor_us_a_choice": round(1e6 * self.processor / max(1, len(self.trips))),
            "round_trip_ms": {f"p{p}": round(self.percentile(p), 1) for p in (50, 95, 99)},
        }


@dataclass(frozen=True)
class Served:
    """A running server: its address, and the number of its process (0 where that does not matter)."""

    address: str
    process: int = 0

    def processor(self) -> float:
        """Seconds of processor time so far of the server and the processes that serve for it; 0 where nobody tells."""
        return sum(_processor(number) for number in (self.process, *children(self.process)))


def _processor(process: int) -> float:
    try:
        numbers = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


def children(process: int) -> list[int]:
    """The processes that a process has started, and those that they started, but for those that compile."""
    try:
        found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
        mine = [int(number) for number in found if b"preparing" not in Path(f"/proc/{number}/cmdline").read_bytes()]
    except OSError:
        return []
    return [*mine, *(further for number in mine for further in children(number))]


@contextlib.contextmanager
def server(database: str | None = None, processes: int = 1, log: Path | None = None) -> Iterator[Served]:
    """A server of its own, with an empty database unless one is named; what it says goes to a file, if one is named."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as files:
        words = ["serve", "--port", "0", "--no-limits", "--processes", str(processes)]
        words += ["--database", database or f"sqlite:///{Path(folder) / 'tables.db'}"]
        said = None if log is None else files.enter_context(log.open("w"))
        command = [sys.executable, "-m", "holotable.cli", *words]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True)
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            yield Served(next(word for word in line.split() if word.startswith("http")).rstrip("/"), process.pid)
        finally:
            process.terminate()
            process.wait(timeout=30)


def _call(address: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=300) as answer:
        return json.load(answer)


def measure(served: Served, game: str, tables: int, seconds: float, rate: float = 0.0) -> Load:
    """Play random games at so many tables at once, with so many choices a second at all of them together."""
    while _call(f"{served.address}/api/games/{game}")["status"] != "ready":
        time.sleep(0.5)
    _call(f"{served.address}/api/games/{game}/preview")
    return asyncio.run(_measure(served, game, tables, seconds, rate))


async def _measure(served: Served, game: str, tables: int, seconds: float, rate: float) -> Load:
    load = Load(game, tables, seconds, rate)
    seats = _call(f"{served.address}/api/games/{game}")["seats"]
    plan = {"game": game, "seats": {seat: {"kind": "human"} for seat in seats}}
    ready = asyncio.Barrier(tables + 1)
    begin: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    players = [
        asyncio.create_task(_Player(served.address, plan, load, random.Random(n), n).play(ready, begin)) for n in range(tables)
    ]
    await ready.wait()
    gc.freeze()  # who measures does not stop to look through the tables
    before = served.processor()
    begin.set_result(time.perf_counter() + WARM_SECONDS)
    await asyncio.sleep(WARM_SECONDS + seconds)
    load.processor = served.processor() - before
    await asyncio.gather(*players)
    return load


class _Player:
    """One table after another, at random, until the time is up."""

    def __init__(self, address: str, plan: dict[str, Any], load: Load, rng: random.Random, number: int) -> None:
        self._address, self._plan, self._load, self._rng = address, plan, load, rng
        self._pause = load.tables / load.rate if load.rate else 0.0
        self._number = number
        self._begin = self._until = self._due = 0.0

    async def play(self, ready: asyncio.Barrier, begin: "asyncio.Future[float]") -> None:
        """Play from the moment when all tables stand."""
        while not self._until or time.perf_counter() < self._until:
            try:
                await self._play_table(ready, begin)
            except ConnectionClosed:
                if not self._until:
                    raise
                self._load.lost += 1
                self._due = max(self._due, time.perf_counter())

    async def _play_table(self, ready: asyncio.Barrier, begin: "asyncio.Future[float]") -> None:
        table = await asyncio.to_thread(_call, f"{self._address}/api/tables", self._plan)
        link = f"{self._address.replace('http', 'ws', 1)}/ws/{table['table']}"
        async with connect(link, max_size=None, compression=None, open_timeout=300) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": list(table["tokens"].values())}))
            state = await _state(socket)
            if not self._until:
                await ready.wait()
                self._begin = await begin
                self._until = self._begin + self._load.seconds
                self._due = time.perf_counter() + self._pause * self._number / self._load.tables
            await self._play(socket, state)

    async def _play(self, socket: ClientConnection, state: Any) -> None:
        """Play one game; where choices are due at times, a late one counts from when it was due."""
        while not state["over"] and time.perf_counter() < self._until:
            if self._pause:
                await asyncio.sleep(self._due - time.perf_counter())
            sent = self._due if self._pause else time.perf_counter()
            self._due += self._pause
            await socket.send(json.dumps(_answer(state, self._rng)))
            state = await _state(socket)
            now = time.perf_counter()
            if self._begin <= now <= self._until:
                self._load.trips.append(now - sent)


async def _state(socket: ClientConnection) -> Any:
    """The next state; everything else is passed over."""
    while (message := json.loads(await socket.recv()))["type"] != "state":
        pass
    return message


def _answer(state: Any, rng: random.Random) -> dict[str, Any]:
    choice = rng.choice(state["choices"])
    answer = {"type": "play", "ply": state["ply"], "seat": choice["seat"], "choice": choice["id"]}
    if choice["amount"]:
        answer["count"] = rng.randint(choice["amount"][1], choice["amount"][2])
    return answer


# Where the time of one choice goes


class Stopwatch:
    """Adds up the processor time that functions take, each without what it calls that is watched too."""

    def __init__(self) -> None:
        self.spent: defaultdict[str, float] = defaultdict(float)
        self._now = ["rest"]
        self._since = time.thread_time()

    def _turn(self) -> None:
        now = time.thread_time()
        self.spent[self._now[-1]] += now - self._since
        self._since = now

    def watched(self, label: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """A function that is counted under a label."""

        def watched(*args: Any, **more: Any) -> Any:
            self._turn()
            self._now.append(label)
            try:
                return function(*args, **more)
            finally:
                self._turn()
                self._now.pop()

        return watched


def parts(game: str, choices: int = 300) -> dict[str, float]:
    """Microseconds of processor time that one choice takes in a room, by what they are spent on.

    One connection plays all seats at random; sockets and database stand aside. The odds are asked for after every state.
    """
    _play_room(game, 20, Stopwatch(), random.Random(1))
    watch = Stopwatch()
    _play_room(game, choices, watch, random.Random(2))
    return {label: 1e6 * seconds / choices for label, seconds in watch.spent.items()}


def _play_room(game: str, choices: int, watch: Stopwatch, rng: random.Random) -> None:
    room, member = _room(game, watch, 0)
    for number in range(choices):
        if room.over:
            room, member = _room(game, watch, number)
        seat = member.viewing if member.viewing in room.to_act else room.to_act[0]
        choice = rng.choice(room.shown.choices(seat, member.words))
        count = rng.randint(*choice.amount[1:]) if choice.amount else None
        room.play(member, wire.Play(type="play", ply=room.plies, seat=seat, choice=choice.id, count=count))
        room.take_unwritten()
        if member.viewing in room.to_act and (question := room.odds_question(member, member.viewing)):
            watch.watched("odds", question.answer)()


def _room(game: str, watch: Stopwatch, number: int) -> tuple[Room, Member]:
    """A room whose seats are all held by one member, with its work watched."""
    rules = registry.get(game)
    options = rules.check_options({})
    rows = tuple(SeatRow(seat, "human", None, "", hashed(seat)) for seat in rules.seats(options))
    secret = f"bench {number}".encode()
    room = Room(Header("bench", game, rules.rules_version, options, secret, False, 0.0, "", "", rows), [])
    room.open()
    for label, owner, name in (
        ("rules", room.table, "play"),
        ("view", room.table, "view"),
        ("goals", room.table, "objectives"),
        ("choices", room.table, "choices"),
        ("state", room, "tell_state"),
    ):
        setattr(owner, name, watch.watched(label, getattr(owner, name)))
    member = room.member_for(list(room.seats))
    assert member is not None
    room.join(member)
    room.show(member)
    return room, member
