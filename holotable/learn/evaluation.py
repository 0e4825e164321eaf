"""How strong a network is: games against the fixed levels on the CPU's cores, in every seat."""

import functools
import multiprocessing
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from holotable.lab import ladder


def warm_beside(game: str) -> subprocess.Popen[bytes]:
    """Compile what the levels need in a process of its own, while the GPU trains."""
    return subprocess.Popen([sys.executable, "-c", f"from holotable import players; players.warm({game!r})"])


def against(
    network: Path, game: str, foes: Iterable[str], games: int, workers: int, options: Mapping[str, Any], seconds: float
) -> Iterator[dict[str, Any]]:
    """The network's share of the points against each foe, over as many games as were asked for or its time allows."""
    seats = ladder.seats_of(game, options)
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for foe in foes:
            plan = ladder.Ladder(game, (foe, f"net:{network}"), -(-games // seats) * seats, 1, options)
            found = pool.imap_unordered(functools.partial(ladder.play, game, dict(options)), list(plan.pairings()))
            yield {"foe": foe, "options": dict(options), **_summary(_in_time(found, seconds), seats)}


def _in_time(found: Any, seconds: float) -> Iterator[ladder.Played]:
    until = time.monotonic() + seconds
    while True:
        try:
            yield found.next(timeout=max(0.1, until - time.monotonic()))
        except (StopIteration, multiprocessing.TimeoutError):
            return


def _summary(games: Iterable[ladder.Played], seats: int) -> dict[str, Any]:
    scores: list[list[float]] = [[] for _ in range(seats)]
    for played in games:
        scores[played.pairing.seat].append(played.score)
    every = [score for own in scores for score in own]
    low, high = ladder.interval(sum(every), len(every))
    return {
        "games": len(every),
        "points": round(sum(every) / max(1, len(every)), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "by_seat": [round(sum(own) / len(own), 4) if own else None for own in scores],
    }
