"""Many games in one call: NumPy in, NumPy out, on as many threads as wanted, without the interpreter's lock.

>>> from holotable.research import Batch
>>> batch = Batch("brick", 4, seeds=7)
>>> batch.masks.shape, batch.observations.dtype, batch.seats.tolist()
((4, 2065), dtype('float32'), [0, 0, 0, 0])
>>> step = batch.step(batch.random_actions())
>>> step.done.tolist()
[False, False, False, False]
"""

import itertools
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from holotable.core import game as registry
from holotable.core import records
from holotable.core.errors import BadOption, IllegalChoice
from holotable.core.game import Game
from holotable.core.jit import load_for_game

ROWS_A_THREAD = 64
"""Fewer rows than this are not worth a thread of their own."""


class Step(NamedTuple):
    """What a step brings; the arrays belong to the batch and the next step writes into them again."""

    observations: npt.NDArray[np.float32]
    masks: npt.NDArray[np.bool_]
    lists: npt.NDArray[np.int32]
    counts: npt.NDArray[np.int32]
    seats: npt.NDArray[np.int32]
    scores: npt.NDArray[np.float64]
    rewards: npt.NDArray[np.float64]
    done: npt.NDArray[np.bool_]


def rewards_of(scores: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Rewards that add up to 0: each seat's score less the mean of the others', along the last axis."""
    seats = scores.shape[-1]
    return (scores - scores.mean(-1, keepdims=True)) * (seats / (seats - 1))


def seeds_of_rows(seeds: int | Sequence[int] | npt.NDArray[np.int64], n: int) -> npt.NDArray[np.int64]:
    """One seed a row; a single number stands for that, the next, and so on."""
    rows = seeds + np.arange(n, dtype=np.int64) if isinstance(seeds, int) else np.array(seeds, np.int64)
    if rows.shape != (n,):
        raise BadOption(f"A batch of {n} games needs one seed or {n}, not {rows.size}.")
    return rows


@cache
def _steps(name: str) -> ModuleType:
    game = registry.get(name)
    return load_for_game(Path(__file__).with_name("steps.py"), name, game.functions, ("research",))


def steps_of(game: Game) -> ModuleType:
    """The compiled steps of a game."""
    return _steps(game.id)


class Mixes:
    """The options that the rows of a batch play with: one set for all, or several in turn."""

    def __init__(self, game: Game, options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None) -> None:
        given = [options or {}] if options is None or isinstance(options, Mapping) else list(options)
        if not given:
            raise BadOption("A batch needs at least one set of options.")
        self.options = [game.check_options(each) for each in given]
        self.seats = [game.seats(each) for each in self.options]
        self.seat_counts = np.array([len(seats) for seats in self.seats], np.int32)
        self.encoded = records.new(game.options_dtype, len(given))
        for i, each in enumerate(self.options):
            self.encoded[i] = game.encode_options(each)

    def of_rows(self, n: int) -> npt.NDArray[np.int32]:
        """The number of the options that each row plays with."""
        return (np.arange(n) % len(self.options)).astype(np.int32)


class Batch:
    """n games of one kind side by side.

    Row i plays the games with the seeds ``seeds[i]``, ``seeds[i] + (1 << 32)``, ``seeds[i] + (2 << 32)``... exactly as
    single tables would.

    Autoreset happens in the same step: when a game ends, `done` and `scores` are those of the game that ended, while
    seat, mask and observation are already those of the row's next game. Without autoreset a finished row has the seat
    -1, an empty mask and an observation of zeros, and its actions are ignored until `reset`.
    """

    def __init__(
        self,
        game: str,
        n: int,
        options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
        seeds: int | Sequence[int] | npt.NDArray[np.int64] = 0,
        *,
        autoreset: bool = True,
        threads: int | None = None,
        observe: bool = True,
        mask: bool = True,
        quiet: bool = True,
        forced: int = 0,
    ) -> None:
        """Start n games; a single seed stands for seed, seed + 1, seed + 2...

        Of several mappings of options row i plays with number i modulo how many there are. After each action up to
        `forced` decisions that leave no choice are made at once, and nobody is asked for them.

        `threads` is by default one a core; `observe=False` leaves observations out, `mask=False` the masks, where the
        legal lists (``lists[i, : counts[i]]``, ascending) are enough; `quiet=False` keeps the events.
        """
        if n < 1:
            raise BadOption(f"A batch has at least one game, not {n}.")
        self.game = registry.get(game)
        self.mixes = Mixes(self.game, options)
        self.options = self.mixes.options[0]
        self.n = n
        self.seeds = seeds_of_rows(seeds, n)
        self.autoreset = autoreset
        self.quiet = quiet
        self.rounds = np.zeros(n, np.int64)
        self.states = records.new(self.game.state, n)
        self.seats = np.zeros(n, np.int32)
        self.lists = np.zeros((n, self.game.max_legal), np.int32)
        self.counts = np.zeros(n, np.int32)
        self.masks = np.zeros((n, self.game.actions.size if mask else 0), np.bool_)
        self.observations = np.zeros((n, self.game.observation_size if observe else 0), np.float32)
        self.forced = forced
        self.scores = np.zeros((n, self.game.max_seats))
        self.rewards = np.zeros((n, self.game.max_seats))
        self.done = np.zeros(n, np.bool_)
        self._shown = (self.lists, self.counts, self.seats, self.masks, self.observations)
        self._which = self.mixes.of_rows(n)
        self._begins = (self.mixes.encoded, self._which)
        self._steps = steps_of(self.game)
        self._policies = np.zeros((n, 4), np.uint32)
        self.threads = max(1, min(threads or os.cpu_count() or 1, n // ROWS_A_THREAD))
        edges = np.linspace(0, n, self.threads + 1).astype(int).tolist()
        self._stretches = list(itertools.pairwise(edges))
        self._buffers = [records.legal_buffer(self.game.max_legal) for _ in self._stretches]
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self.reset()

    def _over_rows(self, work: Callable[[int, int, Any], None]) -> None:
        """Run compiled work over all rows, each thread a stretch of them."""
        if self._pool is None:
            work(0, self.n, self._buffers[0])
            return
        others = [
            self._pool.submit(work, first, last, out)
            for (first, last), out in zip(self._stretches[1:], self._buffers[1:], strict=True)
        ]
        work(*self._stretches[0], self._buffers[0])
        for other in others:
            other.result()

    def reset(self, seeds: npt.NDArray[np.int64] | None = None) -> Step:
        """Start every row anew, from its first game; the random choices begin anew too."""
        if seeds is not None:
            self.seeds[:] = seeds
        self._policies[:] = np.random.default_rng(self.seeds.tolist()).integers(1, 1 << 32, (self.n, 4), dtype=np.uint32)
        self.rounds[:] = 0
        self.scores[:] = 0.0
        self.rewards[:] = 0.0
        self.done[:] = False

        def work(first: int, last: int, out: Any) -> None:
            self._steps.begin_rows(self.states, first, last, *self._begins, self.seeds, self.rounds, int(self.quiet))
            self._show(first, last)

        self._over_rows(work)
        return self.now

    def _show(self, first: int, last: int) -> None:
        self._steps.show_rows(self.states, first, last, *self._shown)

    @property
    def now(self) -> Step:
        """What the last step brought."""
        return Step(self.observations, self.masks, self.lists, self.counts, self.seats, self.scores, self.rewards, self.done)

    def step(self, actions: npt.NDArray[np.integer[Any]], *, check: bool = True) -> Step:
        """One action in every game; raises `IllegalChoice` before anything is done if one of them is not legal."""
        actions = np.asarray(actions)
        if actions.shape != (self.n,) or actions.dtype.kind not in "iu":
            raise IllegalChoice(f"A batch of {self.n} games takes {self.n} whole numbers, not {actions.dtype} {actions.shape}.")
        actions = np.ascontiguousarray(actions, np.int32)
        if check:
            row = self._steps.first_refused(self.seats, actions, self.lists, self.counts)
            if row >= 0:
                seat = self.mixes.seats[self._which[row]][self.seats[row]]
                raise IllegalChoice(f"Game {row} of the batch does not offer action {actions[row]} to {seat} now.")

        def work(first: int, last: int, out: Any) -> None:
            self._steps.step_rows(
                self.states, first, last, *self._begins, self.mixes.seat_counts, self.seeds, self.rounds, self.autoreset,
                self.forced, actions, *self._shown, self.scores, self.rewards, self.done,
            )  # fmt: skip

        self._over_rows(work)
        return self.now

    def random_actions(self) -> npt.NDArray[np.int32]:
        """One legal action a row, at random; 0 for a row that is over."""
        actions = np.zeros(self.n, np.int32)
        self._steps.choose_rows(self.lists, self.counts, self._policies, actions)
        return actions

    def play_random(self, decisions: int, policies: npt.NDArray[np.uint32] | None = None) -> int:
        """So many random decisions in every row, all inside compiled code; returns the decisions made in all."""
        policies = self._policies if policies is None else policies
        if not self.autoreset:
            raise BadOption("Random play on and on needs autoreset.")

        def work(first: int, last: int, out: Any) -> None:
            self._steps.play_rows(
                self.states, first, last, *self._begins, self.seeds, self.rounds, policies, decisions, out
            )  # fmt: skip
            self._show(first, last)

        self._over_rows(work)
        return decisions * self.n

    def play_others(self, seat: int) -> Step:
        """Let all seats but one decide at random until that one is asked, in every row.

        A game that ends on the way is done, and its row goes on with the next.
        """
        if not self.autoreset:
            raise BadOption("Playing until a seat is asked needs autoreset.")

        def work(first: int, last: int, out: Any) -> None:
            self._steps.others_rows(
                self.states, first, last, seat, *self._begins, self.mixes.seat_counts, self.seeds, self.rounds, self._policies,
                out, *self._shown, self.scores, self.rewards, self.done,
            )  # fmt: skip

        self._over_rows(work)
        return self.now

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None
            self._stretches = [(0, self.n)]
