"""How strong a network is: games against the fixed levels on the CPU's cores, in every seat."""

import functools
import multiprocessing
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from holotable.lab import ladder
from holotable.workshop.shares import interval

Told = Callable[[dict[str, Any]], None]

LOOKED_AT = "looked-at.npz"
MODEST = 5
"""How much the matches stand back where cores are short, so that the training goes on."""


class Beside:
    """Looks at the network from time to time on the CPU's cores, while the GPU trains."""

    def __init__(
        self, game: str, foes: Sequence[str], games: int, minutes: float, options: Mapping[str, Any], cores: int, tell: Told
    ) -> None:
        """Play so many games against the first of the foes, or as many as the time allows; `tell` hears what came out."""
        self.game, self.foes, self.games, self.minutes, self.options, self.tell = game, foes, games, minutes, options, tell
        self.cores = cores
        warm = f"from holotable import players; players.warm({game!r})"
        self._warming = subprocess.Popen([sys.executable, "-c", f"import os; os.nice({MODEST}); {warm}"]) if foes else None
        self._thread = ThreadPoolExecutor(1)
        self._looking: Future[None] | None = None

    def look(self, network: Path, facts: dict[str, Any]) -> None:
        """Measure a network as it is now, unless the last measurement still goes on or the levels are not compiled yet."""
        busy = self._looking is not None and not self._looking.done()
        if self.games < 1 or self._warming is None or self._warming.poll() is None or busy:
            return
        copy = network.with_name(LOOKED_AT)
        shutil.copy(network, copy)
        self._looking = self._thread.submit(self._measure, copy, facts)

    def _measure(self, network: Path, facts: dict[str, Any]) -> None:
        for found in against(network, self.game, self.foes[:1], self.games, self.cores, self.options, 60 * self.minutes):
            self.tell({**facts, "strength": found})

    def wait(self, folder: Path) -> None:
        """Let the last measurement end; the levels are compiled then."""
        self._thread.shutdown()
        if self._warming is not None:
            self._warming.wait()
        (folder / LOOKED_AT).unlink(missing_ok=True)


def against(
    network: Path, game: str, foes: Iterable[str], games: int, workers: int, options: Mapping[str, Any], seconds: float
) -> Iterator[dict[str, Any]]:
    """The network's share of the points against each foe, over as many games as were asked for or its time allows."""
    seats = ladder.seats_of(game, options)
    with multiprocessing.get_context("spawn").Pool(workers, os.nice, (MODEST,)) as pool:
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
    low, high = interval(sum(every), len(every))
    return {
        "games": len(every),
        "points": round(sum(every) / max(1, len(every)), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "by_seat": [round(sum(own) / len(own), 4) if own else None for own in scores],
    }
