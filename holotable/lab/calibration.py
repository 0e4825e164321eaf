"""How well playouts foretell who wins: the surprise of a search's settings at the outcome of games already played.

``python -m holotable.lab.calibration GAME --options '[{"turn_limit": 40}]' --games 60 --try '[{}, {"tries": 3}]'``

Positions of self-play are kept with the result of their game. From each of them every set of changes plays on as often
as asked, and what it says of the seats' chances is held against who won, after the best temper: a playout that is only
too sure of itself does not count as wrong. It costs seconds where games between the settings cost hours, and says which
of them are worth such games.
"""

import argparse
import json
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from holotable.core import game as registry
from holotable.core import records
from holotable.core.errors import HolotableError
from holotable.core.records import Record
from holotable.lab import script
from holotable.lab.fit import self_play
from holotable.lab.tune import level_player
from holotable.players import heuristics
from holotable.players.heuristics import Heuristics
from holotable.players.search import TURNS
from holotable.players.thinking import Memory

KEPT = 0.05
"""The share of positions kept."""
LEAST_CHANCE = 1e-3
TEMPERS = np.arange(0.3, 4.0, 0.1)
Chances = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Position:
    """A position of a game, the seat to act in it, and what each seat made of the game in the end."""

    record: Record
    seat: int
    results: tuple[float, ...]


@dataclass(frozen=True)
class Verdict:
    """What a set of changes foretold: its surprise in bits a position, the temper of it, and the time of a playout."""

    bits: float
    temper: float
    seconds: float


def positions(game: str, options: Mapping[str, Any], player: str, known: Heuristics, seed: int) -> list[Position]:
    """Some positions of one game of self-play; none of a game that nobody won."""
    rng = random.Random(seed)
    kept: list[tuple[Record, int]] = []
    for table, seat in self_play(game, options, player, known, seed):
        if not table.over and rng.random() < KEPT:
            kept.append((records.clone(table.record), seat))
    winners = table.winners
    results = tuple(float(name in winners) / max(len(winners), 1) for name in table.seats)
    return [Position(record, seat, results) for record, seat in kept if winners]


def chances(game: str, known: Heuristics, position: Position, playouts: int, memory: Memory) -> Chances:
    """The seats' chances as so many playouts from a position see them."""
    loops, seats = heuristics.compiled(game), len(position.results)
    root = records.new(registry.get(game).state)
    root[0] = position.record
    until = known.functions.clock(position.record) + known.knobs[TURNS]
    total = np.zeros(seats)
    for n in range(playouts):
        s = loops.fresh_copy(memory.work, root, position.seat, n)
        loops.play_out(
            s, memory.work[1:], seats, until, known.weights, known.knobs, memory.actions, memory.out, s.rng, memory.values
        )
        total += memory.values[:seats]
    shares: npt.NDArray[np.float64] = np.maximum(total / max(total.sum(), LEAST_CHANCE), LEAST_CHANCE)
    return shares


def judge(game: str, known: Heuristics, seen: Sequence[Position], playouts: int) -> Verdict:
    """How well so many playouts with these settings foretell the results of positions."""
    memory = Memory(registry.get(game))
    chances(game, known, seen[0], 1, memory)  # compiled before the clock starts
    began = time.perf_counter()
    foretold = np.array([chances(game, known, position, playouts, memory) for position in seen])
    seconds = (time.perf_counter() - began) / (len(seen) * playouts)
    results = np.array([position.results for position in seen])
    bits, temper = min((surprise(foretold, results, temper), temper) for temper in TEMPERS)
    return Verdict(float(bits), float(temper), seconds)


def surprise(foretold: Chances, results: Chances, temper: float) -> float:
    """How badly chances, raised to a power, foretell results, in bits a position."""
    chance = foretold**temper
    chance = chance / chance.sum(axis=1, keepdims=True)
    return float(-(results * np.log2(chance)).sum(axis=1).mean())


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Ask how well playouts foretell the outcome of games.")
    parser.add_argument("game")
    parser.add_argument(
        "--options", type=script.json_objects, default=[{}], help="a JSON list of options to play with, in turn"
    )
    parser.add_argument("--player", default="officer", help="the level that plays the games")
    parser.add_argument("--games", type=script.count, default=60)
    parser.add_argument("--seed", type=script.seed, default=1)
    parser.add_argument("--playouts", type=script.count, default=30, help="playouts from each position")
    parser.add_argument(
        "--try", dest="changes", type=script.json_objects, default=[{}], metavar="JSON", help="a list of changes, by name"
    )
    given = parser.parse_args()
    known = heuristics.of(given.game, level_player(given.player).level)
    tried = [known.changed(changes) for changes in given.changes]
    seen: list[Position] = []
    for n in range(given.games):
        seen += positions(given.game, given.options[n % len(given.options)], given.player, known, given.seed * 1_000_003 + n)
        print(f"\r{n + 1} of {given.games} games, {len(seen)} positions", end="", flush=True)
    print()
    if not seen:
        raise HolotableError("error.no_position_was_kept")
    for changes, changed in zip(given.changes, tried, strict=True):
        verdict = judge(given.game, changed, seen, given.playouts)
        print(f"{verdict.bits:.3f} bits, temper {verdict.temper:.1f}, {verdict.seconds * 1e6:.0f} us a playout", end="  ")
        print(json.dumps(changes) if changes else "as it is", flush=True)


if __name__ == "__main__":
    script.run(main)
