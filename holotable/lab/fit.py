"""Fit a game's evaluation to the outcome of games: how positions of self-play ended says what they were worth.

``python -m holotable.lab.fit GAME --player officer --games 400 --seed 1 --write``

The games are played by a level that now and then chooses as the cadet does, so that they differ. One position of each
turn is kept with the result of its game, and the weights of the evaluation are moved to where they foretell the results
best (logistic regression), not far from where they were. The same seed gives the same weights, with a level that does
not think by the clock.
"""

import argparse
import json
import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from holotable.core.records import Record
from holotable.core.table import Table
from holotable.lab import script
from holotable.lab.tune import level_player, write
from holotable.players import heuristics
from holotable.players.heuristics import Heuristics
from holotable.players.roster import Computer

LOOSE = 0.15
"""How often the cadet chooses."""
STEP = 0.01
PULL = 0.5
"""How strongly a weight is held where it was: moving it by its own size costs half of this, in nats, a hundred positions."""
LEAST_SIZE = 0.1
LARGEST_ODDS = 14.0
ROUNDS = 60
Vector = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Sample:
    """A position for one seat: what moves its chance (the slope by each weight), the rest, and how the game ended."""

    slopes: Vector
    rest: float
    result: float


def look(known: Heuristics, s: Record, seat: int) -> tuple[Vector, float]:
    """The slopes of the seat's log-odds by each weight, and what of the log-odds does not hang on weights."""
    base = _log_odds(known.functions.evaluate(s, seat, known.weights))
    slopes = np.zeros(len(known.weights))
    for i in range(len(slopes)):
        changed = known.weights.copy()
        changed[i] += STEP
        slopes[i] = (_log_odds(known.functions.evaluate(s, seat, changed)) - base) / STEP
    return slopes, base - float(slopes @ known.weights)


def _log_odds(chance: float) -> float:
    chance = min(max(chance, 1e-9), 1.0 - 1e-9)
    return math.log(chance / (1.0 - chance))


def self_play(game: str, options: Mapping[str, Any], player: str, known: Heuristics, seed: int) -> Iterator[tuple[Table, int]]:
    """One game of a level against itself: the table and the seat to act, before every choice and once at the end."""
    table = Table(game, options, seed=seed)
    table.record.quiet = 1
    rng = random.Random(seed)
    steady, loose = level_player(player), Computer("cadet", known=known)
    steady.known = known
    seat = 0
    for n in range(script.LONGEST_GAME):
        if table.over:
            break
        seat = table.seats.index(table.to_act[0])
        yield table, seat
        chosen = loose if rng.random() < LOOSE else steady
        for action in chosen.actions(table, seat, seed * 65_537 + n):
            table.game.apply(table.record, seat, action)
    yield table, seat


def game_samples(game: str, options: Mapping[str, Any], player: str, known: Heuristics, seed: int) -> list[Sample]:
    """One game of self-play, as one sample for each turn and seat; of two seats the first speaks for both."""
    seen: list[list[tuple[Vector, float]]] = []
    clock = None
    for table, _ in self_play(game, options, player, known, seed):
        now = known.functions.clock(table.record)
        if now != clock and not table.over:
            clock = now
            seats = range(len(table.seats) if len(table.seats) > 2 else 1)
            seen.append([look(known, table.record, seat) for seat in seats])
    results = [0.5 if not table.winners else float(name in table.winners) for name in table.seats]
    return [Sample(*seen_by, results[seat]) for turn in seen for seat, seen_by in enumerate(turn)]


def fitted(known: Heuristics, samples: Sequence[Sample], pull: float = PULL) -> Heuristics:
    """The heuristics with the weights that foretell the results best; a weight that no position hung on stays."""
    slopes = np.array([sample.slopes for sample in samples])
    rest = np.array([sample.rest for sample in samples])
    result = np.array([sample.result for sample in samples])
    before = known.weights
    used = np.abs(slopes).max(axis=0) > 1e-6
    hold = pull * len(samples) / 100.0 / np.maximum(np.abs(before[used]), LEAST_SIZE) ** 2
    weights = before.copy()
    for _ in range(ROUNDS):
        chance = 1.0 / (1.0 + np.exp(-(rest + slopes @ weights)))
        uphill = slopes[:, used].T @ (result - chance) - hold * (weights - before)[used]
        bend = (slopes[:, used].T * (chance * (1.0 - chance))) @ slopes[:, used] + np.diag(hold)
        step = np.linalg.solve(bend, uphill)
        weights[used] += step
        if np.abs(step).max() < 1e-6:
            break
    return replace(known, weights=np.round(weights, 4))


def surprise(known: Heuristics, samples: Sequence[Sample]) -> float:
    """How badly the weights foretell the results, in bits a position."""
    total = 0.0
    for sample in samples:
        odds = sample.rest + float(sample.slopes @ known.weights)
        chance = 1.0 / (1.0 + math.exp(-min(max(odds, -LARGEST_ODDS), LARGEST_ODDS)))
        total -= sample.result * math.log2(chance) + (1.0 - sample.result) * math.log2(1.0 - chance)
    return total / max(len(samples), 1)


def main() -> None:
    """The command line of the fitting."""
    parser = argparse.ArgumentParser(description="Fit a game's evaluation to the outcome of self-play.")
    parser.add_argument("game")
    parser.add_argument("--player", default="officer")
    parser.add_argument("--games", type=script.count, default=400)
    parser.add_argument("--seed", type=script.seed, default=1)
    parser.add_argument("--pull", type=script.positive, default=PULL, help="how strongly weights are held where they were")
    parser.add_argument(
        "--options", type=script.json_objects, default=[{}], help="a JSON list of options to play with, in turn"
    )
    parser.add_argument("--write", action="store_true", help="write the fitted weights into the game's data")
    given = parser.parse_args()
    mixes, level = given.options, level_player(given.player).level
    known = heuristics.of(given.game, level)
    samples: list[Sample] = []
    for n in range(given.games):
        samples += game_samples(given.game, mixes[n % len(mixes)], given.player, known, given.seed * 1_000_003 + n)
    found = fitted(known, samples, given.pull)
    print(f"{len(samples)} positions of {given.games} games: {surprise(known, samples):.3f} bits before", end=", ")
    print(f"{surprise(found, samples):.3f} after")
    print(json.dumps(dict(zip(found.names, map(float, found.weights), strict=True))))
    if given.write:
        write(given.game, found, level)


if __name__ == "__main__":
    script.run(main)
