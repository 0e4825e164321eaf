"""How fast the rules run: decisions with complete legal lists, games, clones, and a reference loop beside them."""

import os
import platform
import random
import statistics
import time
from dataclasses import asdict, dataclass
from typing import Any

import numba
import numpy as np

from holotable.core import game as registry
from holotable.core import records
from holotable.core.game import Game

GAMES_SIDE_BY_SIDE = 64
ROUNDS = 5


@dataclass
class Speed:
    """What was measured of one game on one core."""

    game: str
    options: dict[str, Any]
    decisions_a_second: float
    games_a_second: float
    clone_ns: float
    record_bytes: int
    python_decisions_a_second: float
    """An idiomatic Python Ludo-like race on the same machine in the same run, as a yardstick."""

    @property
    def ratio(self) -> float:
        """How many times the reference loop's speed."""
        return self.decisions_a_second / self.python_decisions_a_second


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    return {
        "machine": platform.machine(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "numba": numba.__version__,
        "numpy": np.__version__,
    }


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            return next((line.split(":", 1)[1].strip() for line in file if line.startswith("model name")), "")
    except OSError:
        return platform.processor()


def measure(name: str, options: dict[str, Any] | None = None, seconds: float = 1.0) -> Speed:
    """Measure one game: random play on one core, best of several rounds, the reference loop in between."""
    game = registry.get(name)
    given = options if options is not None else game.bench_options
    play = _random_play(game, given)
    play(10_000)
    started = time.perf_counter()
    play(200_000)
    total = max(200_000, int(200_000 * seconds / ROUNDS / (time.perf_counter() - started)))
    decisions, games, reference = [], [], []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        ended = play(total)
        took = time.perf_counter() - started
        decisions.append(total / took)
        games.append(ended / took)
        reference.append(reference_decisions_a_second())
    return Speed(name, given, max(decisions), max(games), _clone_ns(game), game.state.itemsize, max(reference))


def _random_play(game: Game, options: dict[str, Any]) -> Any:
    encoded = game.encode_options(game.check_options(options))
    states = records.new(game.state, GAMES_SIDE_BY_SIDE)
    policies = np.random.default_rng(1).integers(1, 1 << 32, (GAMES_SIDE_BY_SIDE, 4), dtype=np.uint32)
    game.loops.start_many(states, encoded, np.arange(GAMES_SIDE_BY_SIDE))
    states["quiet"] = 1
    out = records.legal_buffer(game.max_legal)
    seeds = iter(range(1, 1 << 30, 1 << 20))
    return lambda total: game.loops.random_decisions(states, encoded, next(seeds), policies, total, out)


def _clone_ns(game: Game) -> float:
    states, copies = records.new(game.state, 32), records.new(game.state, 32)
    game.loops.copy_many(copies, states, 1)
    rounds = []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        game.loops.copy_many(copies, states, 1_000_000)
        rounds.append((time.perf_counter() - started) * 1000)
    return min(rounds)


class _Piece:
    """A piece of the reference game."""

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.at = 0


def reference_decisions_a_second(seconds: float = 0.1) -> float:
    """A small race game in ordinary Python objects: list the moves, pick one at random, move and capture."""
    rng = random.Random(3)
    pieces = [_Piece(i % 2) for i in range(8)]
    rates = []
    for _ in range(3):
        turn = done = 0
        started = time.perf_counter()
        while time.perf_counter() - started < seconds / 3:
            for _ in range(100):
                die = rng.randint(1, 6)
                taken = {p.at for p in pieces if p.owner == turn}
                moves = [(p, p.at + step) for p in pieces if p.owner == turn for step in range(1, die + 1)]
                legal = [move for move in moves if move[1] % 40 not in taken]
                if legal:
                    piece, to = rng.choice(legal)
                    piece.at = to % 40
                    for other in pieces:
                        if other.owner != turn and other.at == piece.at:
                            other.at = 0
                turn = 1 - turn
                done += 1
        rates.append(done / (time.perf_counter() - started))
    return statistics.median(rates)


def report(names: list[str], seconds: float = 1.0) -> dict[str, Any]:
    """The machine and every game's speed, ready for JSON."""
    return {"machine": machine(), "games": [asdict(measure(name, seconds=seconds)) for name in names]}
