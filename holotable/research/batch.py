"""Many games in one call: NumPy in, NumPy out, on as many threads as wanted, without the interpreter's lock.

>>> from holotable import list_games
>>> from holotable.research import Batch
>>> batch = Batch(list_games()[0], 4, seeds=7)
>>> len(batch.masks), batch.observations.dtype, batch.seats.tolist()
(4, dtype('float32'), [0, 0, 0, 0])
>>> step = batch.step(batch.random_actions())
>>> step.done.tolist()
[False, False, False, False]
"""

import itertools
import os
from collections.abc import Callable, Mapping
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

from . import compiling, seating
from .rows import (
    Copying,
    Games,
    Mixes,
    Options,
    Outcome,
    RowNumbers,
    Seeds,
    Shown,
    as_bytes,
    numbers_of_rows,
    seeds_at,
    seeds_of_rows,
)

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
    rewards: npt.NDArray[np.float64] = (scores - scores.mean(-1, keepdims=True)) * (seats / (seats - 1))
    return rewards


@cache
def _steps(name: str) -> ModuleType:
    game = registry.get(name)
    return load_for_game(Path(__file__).with_name("steps.py"), name, game.functions, ("research",))


def steps_of(game: Game) -> ModuleType:
    """The compiled steps of a game."""
    return _steps(game.id)


class Batch(Copying):
    """n games of one kind side by side.

    Row i plays the games with the seeds ``seeds[i]``, ``seeds[i] + (1 << 32)``, ``seeds[i] + (2 << 32)``... exactly as
    single tables would.

    Autoreset happens in the same step: when a game ends, `done`, `scores` and `rewards` are those of the game that ended,
    while seat, mask and observation are already those of the row's next game. Without autoreset a finished row has the
    seat -1, an empty mask and an observation of zeros, and its actions are ignored until `reset`.
    """

    def __init__(
        self,
        game: str,
        n: int,
        options: Options = None,
        seeds: Seeds = 0,
        *,
        autoreset: bool = True,
        threads: int | None = None,
        observe: bool = True,
        mask: bool = True,
        quiet: bool = True,
        forced: int = 0,
        house: Mapping[str, str] | None = None,
        **more: Any,
    ) -> None:
        """Start n games; a single seed stands for seed, seed + 1, seed + 2...

        Options are given by name (``turn_limit=60``), or as a mapping; of several mappings row i plays with number i
        modulo how many there are. After each action up to `forced` decisions that leave no choice are made at once, and
        nobody is asked for them. Seats that the `house` holds (``{"empire": "officer"}``, also ``random``, ``cadet`` or
        ``net:FILE``) decide inside the step.

        `threads` is by default one a core; `observe=False` leaves observations out, `mask=False` the masks, where the
        legal lists (``lists[i, : counts[i]]``, ascending) are enough; `quiet=False` keeps the events.
        """
        if n < 1:
            raise BadOption("error.batch_has_at_least", n=n)
        compiling.announce()
        self.game = registry.get(game)
        self.mixes = Mixes(self.game, options, more)
        self.n = n
        self._how: dict[str, Any] = {
            "autoreset": autoreset, "threads": threads, "observe": observe, "mask": mask, "quiet": quiet, "forced": forced,
            "house": dict(house or {}),
        }  # fmt: skip
        self.autoreset, self.quiet, self.forced = autoreset, quiet, forced
        self.threads = max(1, min(threads or os.cpu_count() or 1, n // ROWS_A_THREAD))
        self.seeds = seeds_of_rows(seeds, n)
        self._make_arrays(self.game.actions.size if mask else 0, self.game.observation_size if observe else 0)
        self._prepare()
        self.reset()

    def _make_arrays(self, actions: int, columns: int) -> None:
        n, game = self.n, self.game
        self.rounds = np.zeros(n, np.int64)
        self.states = records.new(game.state, n)
        self.seats = np.zeros(n, np.int32)
        self.lists = np.zeros((n, game.max_legal), np.int32)
        self.counts = np.zeros(n, np.int32)
        self.masks = np.zeros((n, actions), np.bool_)
        self.observations = np.zeros((n, columns), np.float32)
        self.scores = np.zeros((n, game.max_seats))
        self.rewards = np.zeros((n, game.max_seats))
        self.done = np.zeros(n, np.bool_)
        self._which = self.mixes.of_rows(n)
        self._policies = np.zeros((n, 4), np.uint32)

    def _prepare(self) -> None:
        """Bundle the arrays for compiled code, and share the rows out among threads."""
        self._games = Games(self.mixes.encoded, self.mixes.seat_counts, self._which, self.seeds, self.rounds)
        self._shown = Shown(self.lists, self.counts, self.seats, self.masks, self.observations)
        self._outcome = Outcome(self.scores, self.rewards, self.done)
        self._steps = steps_of(self.game)
        self._buffers = [records.legal_buffer(self.game.max_legal) for _ in range(self.threads)]
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self._house: seating.House | None = None
        if self._how["house"]:
            self._seating = seating.Seating(self.game, self.mixes, self._how["house"])
            self._house = self._seating.arrays(self._which, self._policies, self.threads, seating.on_cpu, np.asarray)
            self._playing = seating.compiled(self.game.id, self._seating.thinking)

    def _over_rows(self, work: Callable[[int, int, int], None], many: int | None = None) -> None:
        """Run compiled work over so many rows, by default all; each thread, known by its number, has a stretch of them."""
        many = self.n if many is None else many
        if self._pool is None:
            work(0, many, 0)
            return
        edges = [many * thread // self.threads for thread in range(self.threads + 1)]
        stretches = [(first, last, thread) for thread, (first, last) in enumerate(itertools.pairwise(edges))]
        others = [self._pool.submit(work, *stretch) for stretch in stretches[1:]]
        work(*stretches[0])
        for other in others:
            other.result()

    # Starting rows anew

    def reset(self, seeds: Seeds | None = None, rows: Any = None) -> Step:
        """Start rows anew, from their first game; the random choices begin anew too.

        A single seed stands for seed, seed + 1, seed + 2... over the rows given, by default all.
        """
        chosen = self._chosen(rows, seeds)

        def work(first: int, last: int, thread: int) -> None:
            self._steps.begin_rows(self.states, chosen, first, last, self._games, int(self.quiet))

        self._over_rows(work, len(chosen))
        return self._shown_anew(chosen)

    def next_games(self, rows: Any) -> Step:
        """Start the next games of the rows given, as autoreset does where it is on."""
        chosen = numbers_of_rows(rows, self.n)
        self.rounds[chosen] += 1
        self._steps.begin_rows(self.states, chosen, 0, len(chosen), self._games, int(self.quiet))
        return self._shown_anew(chosen)

    def at(self, position: Mapping[str, Any], rows: Any = None, seeds: Seeds | None = None) -> Step:
        """Put rows, by default all, into a position; their dice come from their seeds.

        The position must have the seats that the rows play with. A row's next game starts with the row's own options.
        """
        record, options = self.game.from_position(dict(position))
        self._must_have(self.game.seats(options), numbers_of_rows(rows, self.n))
        chosen = self._chosen(rows, seeds)
        record.quiet = int(self.quiet)
        as_bytes(self.states)[chosen] = np.frombuffer(record.tobytes(), np.uint8)
        self._steps.seed_policies(self.states["rng"], chosen, self.seeds)
        return self._shown_anew(chosen)

    def _chosen(self, rows: Any, seeds: Seeds | None) -> RowNumbers:
        """The rows to start anew, with nothing left of what they played before."""
        chosen = numbers_of_rows(rows, self.n)
        if seeds is not None:
            self.seeds[chosen] = seeds_of_rows(seeds, len(chosen))
        self.rounds[chosen] = 0
        self.scores[chosen] = self.rewards[chosen] = 0.0
        self.done[chosen] = False
        self._steps.seed_policies(self._policies, chosen, self.seeds)
        return chosen

    def _shown_anew(self, chosen: RowNumbers) -> Step:
        """Show the rows given; where the house is asked it decides first."""

        def work(first: int, last: int, thread: int) -> None:
            if self._house is None:
                self._steps.show_rows(self.states, chosen, first, last, self._shown)
            else:
                self._playing.settle_rows(self.states, chosen, first, last, *self._house_settings(thread))

        self._over_rows(work, len(chosen))
        return self.now

    def _house_settings(self, thread: int) -> tuple[Any, ...]:
        return self.autoreset, self.forced, self._house, thread, self._games, self._shown, self._outcome

    # Stepping

    @property
    def now(self) -> Step:
        """What the last step brought."""
        return Step(self.observations, self.masks, self.lists, self.counts, self.seats, self.scores, self.rewards, self.done)

    def step(self, actions: npt.NDArray[np.integer[Any]], *, check: bool = True) -> Step:
        """One action in every game; raises `IllegalChoice` before anything is done if one of them is not legal."""
        actions = np.asarray(actions)
        if actions.shape != (self.n,) or actions.dtype.kind not in "iu":
            raise IllegalChoice("error.batch_games_takes_whole", n=self.n, dtype=actions.dtype, shape=actions.shape)
        actions = np.ascontiguousarray(actions, np.int32)
        if check:
            row = self._steps.first_refused(actions, self._shown)
            if row >= 0:
                seat = self.mixes.seats[self._which[row]][self.seats[row]]
                raise IllegalChoice("error.game_batch_does_not", row=row, what=actions[row], seat=seat)

        def work(first: int, last: int, thread: int) -> None:
            if self._house is None:
                how = (self.autoreset, self.forced, self._games, self._shown, self._outcome)
                self._steps.step_rows(self.states, first, last, actions, *how)
            else:
                self._playing.house_rows(self.states, first, last, actions, *self._house_settings(thread))

        self._over_rows(work)
        return self.now

    def random_actions(self) -> npt.NDArray[np.int32]:
        """One legal action a row, at random; 0 for a row that is over."""
        actions = np.zeros(self.n, np.int32)
        self._steps.choose_rows(self._policies, actions, self._shown)
        return actions

    def play_random(self, decisions: int, policies: npt.NDArray[np.uint32] | None = None) -> int:
        """So many random decisions in every row, all inside compiled code; returns the decisions made in all."""
        policies = self._policies if policies is None else policies
        if not self.autoreset:
            raise BadOption("error.random_play_on_on")

        def work(first: int, last: int, thread: int) -> None:
            self._steps.play_rows(self.states, first, last, self._games, policies, decisions, self._buffers[thread])

        self._over_rows(work)
        self._shown_anew(numbers_of_rows(None, self.n))
        return decisions * self.n

    def chances(self) -> npt.NDArray[np.float32]:
        """What the game's heuristics think each seat's chance to win is, in every row; 0 where nobody sits.

        They look at the whole record, hidden parts too: a guide for training, not for play.
        """
        out = np.zeros((self.n, self.game.max_seats), np.float32)
        judging, weights = seating.judgement(self.game.id)
        judging.chances_of_rows(self.states, weights, self._games, out)
        return out

    def advice(self, player: str, rows: Any = None) -> npt.NDArray[np.int32]:
        """The action that a player of the house (``officer``, ``net:FILE``) would choose in each of the rows, by default all.

        The player knows what the seat asked knows. Rows that are over or not asked for have 0.
        """
        chosen, out = numbers_of_rows(rows, self.n), np.zeros(self.n, np.int32)
        advisers = seating.Seating.everywhere(self.game, self.mixes, player)
        house = advisers.arrays(self._which, self._policies.copy(), self.threads, seating.on_cpu, np.asarray)
        advising = seating.compiled(self.game.id, advisers.thinking)

        def work(first: int, last: int, thread: int) -> None:
            advising.advise_rows(self.states, chosen, first, last, house, thread, self._games, self._shown, out)

        self._over_rows(work, len(chosen))
        return out

    # For tree search

    def rollout(self, player: str = "random", rows: Any = None, seeds: Seeds | None = None) -> npt.NDArray[np.float64]:
        """Let a player of the house (``random``, ``officer``, ``net:FILE``) play every seat to the end of the games.

        Returns the rewards of every seat, one line for each of the rows given, by default all. With autoreset the rows
        stand in their next games then, else they are over. Rows that are copies play the same, unless `seeds` start their
        random choices apart and `redeal` their dice.
        """
        chosen = numbers_of_rows(rows, self.n)
        if seeds is not None:
            self._steps.seed_policies(self._policies, chosen, seeds_at(chosen, seeds, self.n))
        players = seating.Seating.everywhere(self.game, self.mixes, player)
        house = players.arrays(self._which, self._policies, self.threads, seating.on_cpu, np.asarray)
        playing = seating.compiled(self.game.id, players.thinking)
        out = np.zeros((len(chosen), self.game.max_seats))

        def work(first: int, last: int, thread: int) -> None:
            bundles = (self._games, self._shown, self._outcome)
            playing.finish_rows(self.states, chosen, first, last, self.autoreset, house, thread, *bundles, out)

        self._over_rows(work, len(chosen))
        self._shown_anew(chosen)
        return out

    def redeal(self, seat: int | str | None = None, seeds: Seeds = 0, rows: Any = None) -> Step:
        """Deal anew what a seat cannot know, the dice to come too, in the rows given, by default all.

        By default it is the seat asked in each row. What that seat sees stays as it is.
        """
        chosen = numbers_of_rows(rows, self.n)
        viewers = self.seats[chosen] if seat is None else self._seat_numbers(seat, chosen)
        asked = viewers >= 0
        self._steps.imagine_rows(self.states, chosen[asked], viewers[asked], seeds_of_rows(seeds, len(chosen))[asked])
        return self._shown_anew(chosen)

    def load(self, source_rows: Any, rows: Any = None, source: "Batch | None" = None) -> Step:
        """Copy rows over others, by default over all, from this batch or another one of the same game and options."""
        source = self if source is None else source
        taken, chosen = self._rows_to_copy(source, source_rows, rows)
        for own, theirs in zip(self._row_arrays(), source._row_arrays(), strict=True):
            own[chosen] = theirs[taken]
        if self._house is not None:
            self._house.holders[chosen] = self._seating.holders[self._which[chosen]]
        return self.now

    def _row_arrays(self) -> tuple[Any, ...]:
        """Everything that belongs to a row."""
        return (as_bytes(self.states), self._which, self.seeds, self.rounds, self._policies, *self._shown, *self._outcome)

    def _which_of(self, chosen: RowNumbers) -> npt.NDArray[np.int32]:
        return self._which[chosen]

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game.id, self.n, self.mixes.options, self._how, self._row_arrays())

    def close(self) -> None:
        """Let the threads go; the batch goes on with one."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None


def _restored(game: str, n: int, options: Options, how: dict[str, Any], arrays: tuple[Any, ...]) -> Batch:
    """A batch as it was when it was pickled."""
    batch = Batch(game, n, options, **how)
    for own, kept in zip(batch._row_arrays(), arrays, strict=True):
        own[:] = kept
    return batch
