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

from websockets.asyncio.client import connect

SETTLING_SECONDS = 3.0


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
    start = time.perf_counter() + SETTLING_SECONDS
    players = [_play(address, game, seats, random.Random(n), load, start) for n in range(tables)]
    await asyncio.gather(*players)
    return load


async def _play(address: str, game: str, seats: list[str], rng: random.Random, load: Load, start: float) -> None:
    """One table after another, until the time is up; trips before the start are not counted."""
    plan = {"game": game, "seats": {seat: {"kind": "human"} for seat in seats}}
    while time.perf_counter() < start + load.seconds:
        table = await asyncio.to_thread(_call, f"{address}/api/tables", plan)
        link = f"{address.replace('http', 'ws', 1)}/ws/{table['table']}"
        async with connect(link, max_size=None, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": list(table["tokens"].values())}))
            sent = 0.0
            while time.perf_counter() < start + load.seconds:
                state = json.loads(await socket.recv())
                if state["type"] != "state":
                    continue
                now = time.perf_counter()
                if sent and sent >= start:
                    load.trips.append(now - sent)
                if state["over"]:
                    break
                choice = rng.choice(state["choices"])
                answer = {"type": "play", "ply": state["ply"], "seat": choice["seat"], "choice": choice["id"]}
                if choice["amount"]:
                    answer["count"] = rng.randint(choice["amount"][1], choice["amount"][2])
                sent = time.perf_counter()
                await socket.send(json.dumps(answer))
