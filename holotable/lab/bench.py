"""How fast the rules run: on one core, on all cores, on a GPU, step by step through the batch API, and beside peers."""

import contextlib
import os
import platform
import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numba
import numpy as np
from babel import numbers

from holotable.commands import say, words
from holotable.core import game as registry
from holotable.core import records
from holotable.core.game import Game
from holotable.lab import peers
from holotable.research import Batch

GAMES_SIDE_BY_SIDE = 64
ROUNDS = 5
ROWS_A_CORE = 64
STEP_ROWS = 1024
PEER_SECONDS = 0.25
LONG = 1_000_000
"""Decisions after which it is known how many a game has."""
WARM_UP = 200
"""Decisions before games are measured on the GPU: at their beginning all of them ask the same."""


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
        "date": time.strftime("%Y-%m-%d"),
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


def slowest_mix(name: str, seconds: float = 0.1) -> tuple[dict[str, Any], float]:
    """The mix of options, out of all that the test kit plays, with the fewest random decisions a second on one core."""
    game = registry.get(name)
    found = []
    for options in game.option_mixes():
        play = _counted(_random_play(game, options))
        each = _calibrated(play, seconds / 3, 20_000)
        found.append((max(peers.rate(play, each) for _ in range(3)), options))
    rate, slowest = min(found, key=lambda pair: pair[0])
    return slowest, rate


def _counted(play: Callable[[int], Any]) -> Callable[[int], int]:
    def counted(total: int) -> int:
        play(total)
        return total

    return counted


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


def cores(name: str, threads: int, seconds: float = 1.0) -> float:
    """Random decisions a second on so many cores, best of several rounds."""
    game = registry.get(name)
    batch = Batch(name, ROWS_A_CORE * threads, game.bench_options, threads=threads, observe=False)
    each = _calibrated(lambda count: batch.play_random(count), seconds / ROUNDS, 100)
    best = max(peers.rate(batch.play_random, each) for _ in range(ROUNDS))
    batch.close()
    return best


def _calibrated(play: Callable[[int], Any], seconds: float, first: int) -> int:
    """How many to ask for so that one call takes about so long."""
    play(1)
    started = time.perf_counter()
    play(first)
    return max(first, int(first * seconds / max(1e-6, time.perf_counter() - started)))


def stepper(name: str, rows: int = STEP_ROWS, threads: int = 1) -> Callable[[int], int]:
    """Play as a learner does, through the batch API: actions in; observations, lists, masks, seats, scores and done out."""
    batch = Batch(name, rows, registry.get(name).bench_options, threads=threads)

    def play(total: int) -> int:
        done = 0
        while done < total:
            batch.step(batch.random_actions())
            done += rows
        return done

    return play


@dataclass
class OnGpu:
    """What was measured of one game on a GPU."""

    game: str
    same_as_cpu: bool
    decisions_a_second: dict[int, float] = field(default_factory=dict)
    """By the number of games side by side."""
    otherwise: float = 0.0
    """The same the other way: alone if the game is played grouped, grouped if alone."""
    alike: float = 0.0
    """The same when all threads play one and the same game: what the divergence of threads costs."""
    kernel: dict[str, Any] = field(default_factory=dict)
    compile_seconds: float = 0.0

    @property
    def best(self) -> float:
        """The best of the batch sizes."""
        return max(self.decisions_a_second.values(), default=0.0)


def gpu_digest(name: str, rows: int = 2048, decisions: int = 300) -> tuple[bool, float]:
    """Whether the GPU ends in the same bytes as the CPU; and the seconds its kernels took to compile."""
    from holotable.lab import gpu

    started = time.perf_counter()
    games = gpu.Games(name, rows, registry.get(name).bench_options, seed=11)
    games.play(1)
    compiled = time.perf_counter() - started
    games.play(decisions - 1)
    return games.fingerprint() == gpu.reference(games), compiled


def gpu_rate(name: str, rows: int, seconds: float = 0.5, **how: Any) -> float:
    """Random decisions a second of so many games side by side on the GPU, best of three rounds."""
    from holotable.lab import gpu

    games = gpu.Games(name, rows, registry.get(name).bench_options, seed=3, **how)
    each = _calibrated(games.play, seconds / 3, WARM_UP)
    return max(peers.rate(games.play, each) for _ in range(3))


def gpu_step_rate(name: str, rows: int, observe: bool = True, seconds: float = 0.5, *, recorded: bool = False) -> float:
    """Decisions a second of steps of so many games side by side on the GPU, with legal lists; best of three rounds."""
    from numba import cuda

    from holotable.research import GpuBatch

    batch = GpuBatch(name, rows, registry.get(name).bench_options, seeds=3, observe=observe, recorded=recorded)

    def play(steps: int) -> int:
        for _ in range(steps):
            batch.step(batch.random_actions())
        cuda.synchronize()
        return steps * rows

    each = _calibrated(play, seconds / 3, WARM_UP)
    return max(peers.rate(play, each) for _ in range(3))


def on_gpu(name: str, sizes: tuple[int, ...] = (16_384, 65_536, 262_144), seconds: float = 0.5) -> OnGpu:
    """Measure one game on the GPU after checking that it plays as the CPU does."""
    from holotable.lab import gpu

    same, compiled = gpu_digest(name)
    found = OnGpu(name, same, compile_seconds=compiled)
    found.kernel = gpu.Games(name, 32).facts()
    for rows in sizes:
        found.decisions_a_second[rows] = gpu_rate(name, rows, seconds)
    best = max(found.decisions_a_second, key=lambda rows: found.decisions_a_second[rows])
    found.alike = gpu_rate(name, best, seconds, alike=True)
    found.otherwise = gpu_rate(name, best, seconds, grouped=not registry.get(name).question)
    return found


@contextlib.contextmanager
def on_one_core() -> Iterator[None]:
    """Keep this process, and the threads it starts, on one core where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def _raw(name: str) -> peers.Play:
    """Random play of one of our games inside compiled code, without observations."""
    play = _random_play(registry.get(name), registry.get(name).bench_options)
    return lambda total: peers.Played(total, int(play(total)))


def _learning(name: str, raw: peers.Play) -> peers.Play:
    """The same as a learner steps it; a batch's games begin and end together, so long play tells how many would end."""
    step, long = stepper(name), raw(LONG)

    def play(total: int) -> peers.Played:
        done = step(total)
        return peers.Played(done, done * long.games / long.decisions)

    return play


@on_one_core()
def beside_peers(names: list[str], rounds: int = ROUNDS) -> dict[str, peers.Pace]:
    """What a second on one core brings, of our games raw and as a learner steps them, and of every installed peer.

    All of them take turns; the best of several rounds counts.
    """
    contenders: dict[str, tuple[peers.Play, int]] = {}
    for name in names:
        ours = _raw(name)
        contenders[name] = (ours, _calibrated(ours, PEER_SECONDS, 100_000))
        step = _learning(name, ours)
        contenders[learners(name)] = (step, _calibrated(step, PEER_SECONDS, 4 * STEP_ROWS))
    for peer in peers.installed():
        play = peer.make()
        contenders[peer.name] = (play, _calibrated(play, PEER_SECONDS, peer.chunk))
    best = dict.fromkeys(contenders, peers.Pace(0.0, 0.0))
    for _ in range(rounds):
        for name, (play, chunk) in contenders.items():
            best[name] = max(best[name], peers.pace(play, chunk), key=lambda pace: pace.decisions_a_second)
    return best


def learners(name: str) -> str:
    """What the rate of a game as a learner steps it is called, beside the raw one that has the game's own name."""
    return f"{name}, batch {STEP_ROWS}"


def plot(paces: dict[str, peers.Pace], path: str | Path) -> None:
    """Decisions a second as bars on a logarithmic scale, ours and the peers'."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    ours = set(registry.list_games())
    rates = {name: pace.decisions_a_second for name, pace in paces.items()}
    figure = Figure(figsize=(8, 0.36 * len(rates) + 1.2), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    names = sorted(rates, key=lambda name: rates[name])
    colours = ["#d9822b" if name.split(",")[0] in ours else "#7a8a99" for name in names]
    bars = axes.barh(names, [rates[name] for name in names], color=colours)
    axes.bar_label(bars, [short(rates[name]) for name in names], padding=4)
    axes.set_xscale("log")
    axes.set_xlabel(say("head-decisions"))
    axes.margins(x=0.15)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, dpi=144)


def short(rate: float) -> str:
    """A rate for people, in their language: 5.8 million, 24.4 thousand."""
    whole = round(rate)
    size = 1000 ** ((len(str(whole)) - 1) // 3)
    digits = 1 if size > 1 and whole < 100 * size else 0
    shown = round(whole / size, digits) * size
    return numbers.format_compact_decimal(round(shown), format_type="long", locale=words().forms.locale, fraction_digits=digits)
