"""The server under load: many tables of random play over real sockets, as `holotable bench server` measures it."""

import asyncio
import contextlib
import json
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


@dataclass
class Load:
    """What was measured."""

    game: str
    tables: int
    seconds: float
    trips: list[float] = field(default_factory=list)

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
            "choices_a_second": round(len(self.trips) / self.seconds, 1),
            "round_trip_ms": {f"p{p}": round(self.percentile(p), 1) for p in (50, 95, 99)},
        }


@contextlib.contextmanager
def server() -> Iterator[str]:
    """A server of its own with an empty database; yields its address."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        words = ["serve", "--port", "0", "--no-limits", "--database", database]
        process = subprocess.Popen([sys.executable, "-m", "holotable.cli", *words], stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            yield next(word for word in line.split() if word.startswith("http")).rstrip("/")
        finally:
            process.terminate()
            process.wait(timeout=30)


def _call(address: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=300) as answer:
        return json.load(answer)


def measure(address: str, game: str, tables: int, seconds: float) -> Load:
    """Play random games at so many tables at once."""
    while _call(f"{address}/api/games/{game}")["status"] != "ready":
        time.sleep(0.5)
    _call(f"{address}/api/games/{game}/preview")
    return asyncio.run(_measure(address, game, tables, seconds))


async def _measure(address: str, game: str, tables: int, seconds: float) -> Load:
    load = Load(game, tables, seconds)
    seats = _call(f"{address}/api/games/{game}")["seats"]
    gate = asyncio.Barrier(tables)
    await asyncio.gather(*(_play(address, game, seats, random.Random(n), load, gate) for n in range(tables)))
    return load


async def _play(address: str, game: str, seats: list[str], rng: random.Random, load: Load, gate: asyncio.Barrier) -> None:
    """One table after another until the time is up; the time runs from the moment when all tables stand."""
    plan = {"game": game, "seats": {seat: {"kind": "human"} for seat in seats}}
    until = 0.0
    while not until or time.perf_counter() < until:
        table = await asyncio.to_thread(_call, f"{address}/api/tables", plan)
        link = f"{address.replace('http', 'ws', 1)}/ws/{table['table']}"
        async with connect(link, max_size=None, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": list(table["tokens"].values())}))
            state = await _state(socket)
            if not until:
                await gate.wait()
                until = time.perf_counter() + load.seconds
            while not state["over"] and time.perf_counter() < until:
                sent = time.perf_counter()
                await socket.send(json.dumps(_answer(state, rng)))
                state = await _state(socket)
                load.trips.append(time.perf_counter() - sent)


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
