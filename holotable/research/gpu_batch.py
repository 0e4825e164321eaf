"""A batch of games on an NVIDIA GPU, of the same shape as the CPU's `Batch`; what it shows stays on the device.

>>> from holotable.research import GpuBatch                 # doctest: +SKIP
>>> batch = GpuBatch(GAME, 32_768, forced=4)                # doctest: +SKIP
>>> observations = torch.from_dlpack(batch.observations)    # without a copy            # doctest: +SKIP
"""

import functools
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from holotable.core import game as registry
from holotable.core import records
from holotable.core.errors import BadOption, IllegalChoice
from holotable.core.game import Game

from . import card, compiling, grouping, seating
from .batch import Step, steps_of
from .card import DeviceArray, host, load_kernels, need_gpu, new_records, simulated
from .recording import Recording
from .rows import Copying, Games, Mixes, Options, Outcome, RowNumbers, Seeds, Shown, numbers_of_rows, seeds_at, seeds_of_rows
from .steps import POLICY_STREAM

BLOCK = 64
RESIDENT = 512
"""Threads that a multiprocessor has at a time: with more, their records push each other out of its cache."""
THINKING = 256
"""The same where the house thinks: each of them has room of its own for it."""
STEPS = (
    "ask", "begin_next", "clear_outcome", "hide", "imagine", "is_refused", "make", "play_on", "reveal", "seed_words",
    "POLICY_STREAM",
)  # fmt: skip
"""What the kernels share with the CPU's steps."""


@functools.cache
def kernels_of(name: str) -> ModuleType:
    """The kernels of a game."""
    game = registry.get(name)
    functions = {step: getattr(steps_of(game), step) for step in STEPS}
    functions |= {word: getattr(grouping.compiled(name), word) for word in ("group_of_answer", "group_of_question")}
    functions |= {"LAST_GROUP": grouping.GROUPS - 1}
    return load_kernels(Path(__file__).with_name("gpu_kernels.py"), game, functions)


@functools.cache
def house_kernels_of(name: str, thinking: bool) -> ModuleType:
    """The kernels of a game for batches where the house holds seats."""
    game = registry.get(name)
    house = seating.compiled(name, thinking)
    functions = {word: getattr(house, word) for word in ("finish_row", "settle_row", "take")}
    functions |= {"is_refused": steps_of(game).is_refused}
    packages = ("players",) if thinking else ()
    return load_kernels(Path(__file__).with_name("house_kernels.py"), game, functions, packages)


@functools.cache
def advice_kernels_of(name: str, thinking: bool) -> ModuleType:
    """The kernel of what a player of the house would choose."""
    functions = {"advise_row": seating.compiled(name, thinking).advise_row}
    packages = ("players",) if thinking else ()
    return load_kernels(Path(__file__).with_name("advice_kernels.py"), registry.get(name), functions, packages)


@functools.cache
def chances_kernels_of(name: str) -> ModuleType:
    """The kernel of what a game's heuristics think."""
    judging, _ = seating.judgement(name)
    here = Path(__file__).with_name("chances_kernels.py")
    return load_kernels(here, registry.get(name), {"chances_of": judging.chances_of}, ("players",))


class GpuBatch(Copying):
    """n games of one kind side by side on the GPU; rows, seeds, options and autoreset are those of `Batch`.

    All arrays lie on the device and are written again by every step. Nothing waits for the device: a step returns as
    soon as its kernels are in the queue of the stream.
    """

    def __init__(
        self,
        game: str,
        n: int,
        options: Options = None,
        seeds: Seeds = 0,
        *,
        autoreset: bool = True,
        observe: bool = True,
        mask: bool = False,
        quiet: bool = True,
        forced: int = 0,
        grouped: bool | None = None,
        recorded: bool = False,
        stream: int = 0,
        house: Mapping[str, str] | None = None,
        **more: Any,
    ) -> None:
        """Start n games; the words are those of `Batch`, but masks are only made if wanted.

        With `grouped`, games that answer or are asked alike run in neighbouring threads; by default it is so where the
        game gives its questions numbers. With `recorded` a step becomes one CUDA graph when it is taken for the second time,
        so that its many kernels are one launch. `stream` is the address of a CUDA stream, such as
        ``torch.cuda.current_stream().cuda_stream``; by default the default stream.
        """
        need_gpu()
        from numba import cuda

        from . import copy_kernels

        if n < 1:
            raise BadOption("error.batch_has_at_least_2", n=n)
        compiling.announce(on_gpu=True)
        self._cuda, self._copying = cuda, copy_kernels
        self.game: Game = registry.get(game)
        self.mixes = Mixes(self.game, options, more)
        self.n = n
        self._how: dict[str, Any] = {
            "autoreset": autoreset, "observe": observe, "mask": mask, "quiet": quiet, "forced": forced, "grouped": grouped,
            "recorded": recorded, "stream": stream, "house": dict(house or {}),
        }  # fmt: skip
        self.autoreset, self.quiet, self.forced = autoreset, quiet, forced
        self.grouped = bool(self.game.question) if grouped is None else grouped
        self._stream: Any = cuda.external_stream(stream) if stream and not simulated() else 0
        self._recorded = recorded and not simulated()
        self._steps: dict[bool, Recording | None] = {}
        self._kernels = kernels_of(game)
        self._states = cuda.to_device(new_records(self.game.state, n))
        self._order = grouping.Order(cuda, n)
        self._make_arrays(self.game.actions.size if mask else 0, self.game.observation_size if observe else 0)
        self._house = self._seat_house() if house else None
        self._chances: Any = None
        self._advice: Any = None
        self._guests: dict[str, tuple[bool, seating.House]] = {}
        self.reset(seeds)

    def _seat_house(self) -> seating.House:
        self._seating = seating.Seating(self.game, self.mixes, self._how["house"])
        self._playing = house_kernels_of(self.game.id, self._seating.thinking)
        return self._room_for(self._seating, self._policies)

    def _room_for(self, seats: seating.Seating, policies: Any) -> seating.House:
        places = self._blocks(self.n, THINKING) * BLOCK
        empty = seating.on_cpu if simulated() else self._cuda.device_array
        return seats.arrays(host(self._games.which, self._stream), policies, places, empty, self._cuda.to_device)

    def _make_arrays(self, actions: int, columns: int) -> None:
        n, game = self.n, self.game
        encoded = new_records(game.options_dtype, len(self.mixes.options))
        encoded[:] = self.mixes.encoded
        options, seat_counts, which = map(self._cuda.to_device, (encoded, self.mixes.seat_counts, self.mixes.of_rows(n)))
        self._games = Games(options, seat_counts, which, self._zeros(n, np.int64), self._zeros(n, np.int64))
        self._shown = Shown(
            self._zeros((n, game.max_legal), np.int32), self._zeros(n, np.int32), self._zeros(n, np.int32),
            self._zeros((n, actions), np.bool_), self._zeros((n, columns), np.float32),
        )  # fmt: skip
        seats = (n, game.max_seats)
        self._outcome = Outcome(self._zeros(seats, np.float64), self._zeros(seats, np.float64), self._zeros(n, np.bool_))
        self._pending, self._refused = self._zeros(n, np.bool_), self._zeros(n, np.bool_)
        self._given, self._only, self._random = (self._zeros(n, np.int32) for _ in range(3))
        self._policies = self._zeros((n, 4), np.uint32)
        self.refused = self._lent(self._refused)
        self.seeds, self.rounds = self._lent(self._games.seeds), self._lent(self._games.rounds)
        self.lists, self.counts, self.seats, self.masks, self.observations = map(self._lent, self._shown)
        self.scores, self.rewards, self.done = map(self._lent, self._outcome)

    def _lent(self, array: Any) -> DeviceArray:
        """An array as others take it; it is written on the stream of the batch."""
        return DeviceArray(array, self._stream)

    def _zeros(self, shape: Any, dtype: Any) -> Any:
        return self._cuda.to_device(np.zeros(shape, dtype))

    def _launch(self, kernel: Any, *arguments: Any, many: int | None = None, resident: int = RESIDENT) -> None:
        """Launch a kernel over so many rows, by default all; each thread goes on with another row when it is done."""
        blocks = self._blocks(self.n if many is None else many, resident)
        kernel[blocks, BLOCK, self._stream](*map(_within, arguments))

    def _blocks(self, many: int, resident: int) -> int:
        blocks = max(1, (many + BLOCK - 1) // BLOCK)
        if simulated():
            return blocks
        return min(blocks, resident * int(self._cuda.get_current_device().MULTIPROCESSOR_COUNT) // BLOCK)

    # Starting rows anew

    def reset(self, seeds: Seeds | None = None, rows: Any = None) -> Step:
        """Start rows anew, from their first game, as `Batch.reset` does."""
        chosen = self._chosen(rows, seeds)
        return self._begin(chosen, first=True)

    def next_games(self, rows: Any) -> Step:
        """Start the next games of the rows given, as `Batch.next_games` does."""
        return self._begin(self._cuda.to_device(numbers_of_rows(rows, self.n)), first=False)

    def _begin(self, chosen: Any, *, first: bool) -> Step:
        marks = (int(self.quiet), first, self._pending, self._games)
        self._launch(self._kernels.restart_kernel, self._states, chosen, *marks, many=chosen.size)
        self._launch(self._kernels.next_kernel, self._states, self._order.rows, self._pending, self._games)
        return self._shown_anew()

    def at(self, position: Mapping[str, Any], rows: Any = None, seeds: Seeds | None = None) -> Step:
        """Put rows, by default all, into a position, as `Batch.at` does."""
        record, options = self.game.from_position(dict(position))
        self._must_have(self.game.seats(options), numbers_of_rows(rows, self.n))
        record.quiet = int(self.quiet)
        chosen = self._chosen(rows, seeds)
        one = new_records(self.game.state, 1)
        one[0] = record
        marks = (self._cuda.to_device(one), self._pending, self._games)
        self._launch(self._kernels.place_kernel, self._states, chosen, *marks, many=chosen.size)
        return self._shown_anew()

    def _chosen(self, rows: Any, seeds: Seeds | None) -> Any:
        """The rows to start anew, on the device, with nothing left of what they played before."""
        chosen = numbers_of_rows(rows, self.n)
        there = self._cuda.to_device(chosen)
        if seeds is not None:
            self._copy(
                self._games.seeds, there, self._cuda.to_device(seeds_of_rows(seeds, len(chosen))), self._upto(len(chosen))
            )
        for array in (self._games.rounds, *self._outcome):
            self._copy(array, there, self._zeros((1, *array.shape[1:]), array.dtype), self._zeros(len(chosen), np.int64))
        self._launch(
            self._copying.seed_kernel, self._policies, there, self._games.seeds, POLICY_STREAM, many=len(chosen)
        )  # fmt: skip
        return there

    def _upto(self, many: int) -> Any:
        return self._cuda.to_device(np.arange(many, dtype=np.int64))

    def _shown_anew(self) -> Step:
        if self._house is not None:
            return self._with_house(self._only, anew=True)
        self._ask(forced=False)
        self._launch(self._kernels.reveal_kernel, self._states, self._shown)
        return self.now

    def _ask(self, *, forced: bool) -> None:
        order = (self._order.rows, self._pending)
        self._launch(self._kernels.ask_kernel, self._states, *order, forced, self._only, self._shown)

    # Stepping

    @property
    def now(self) -> Step:
        """What the last step brought, on the device."""
        shown = (self.observations, self.masks, self.lists, self.counts, self.seats)
        return Step(*shown, self.scores, self.rewards, self.done)  # type: ignore[arg-type]

    def step(self, actions: Any, *, check: bool = False) -> Step:
        """One action in every game, an array of int32 on the device or here.

        With `check` an action that is not legal is not carried out and its row is marked in `refused`; without it the
        actions must come from the lists.
        """
        given = self._on_device(actions)
        if given.shape != (self.n,) or given.dtype != np.int32:
            raise IllegalChoice("error.batch_games_takes_whole", n=self.n, dtype=given.dtype, shape=given.shape)
        self._given.copy_to_device(given, stream=self._stream)
        if self._house is not None:
            return self._with_house(self._given, check=check)
        recording = self._steps.get(check)
        if recording is not None:
            recording.launch(self._stream)
        else:
            self._launch_step(check)
            if self._recorded:
                self._steps[check] = self._record(check) if check in self._steps else None
        return self.now

    def _record(self, check: bool) -> Recording:
        """A step, recorded and not carried out."""
        recording, own = Recording(), self._stream
        self._stream = recording.stream
        try:
            with recording:
                self._launch_step(check)
        finally:
            self._stream = own
        return recording

    def _launch_step(self, check: bool) -> None:
        """Launch the kernels of a step that carries out the actions given."""
        order, kernels = self._order, self._kernels
        marks, after = (self._pending, self._refused, check), (self._games, self._shown, self._outcome)
        self._launch(kernels.clear_kernel, self._states, self._given, *marks, order.groups, self._shown, self._outcome)
        for made in range(self.forced + 1):
            self._sort(made)
            playing = (self._only if made else self._given, self._pending, order.groups, *after)
            self._launch(kernels.carry_out_kernel, self._states, order.rows, *playing)
            self._sort(made)
            if self.autoreset:
                self._launch(kernels.next_kernel, self._states, order.rows, self._pending, self._games)
            self._ask(forced=made < self.forced)
        self._launch(kernels.reveal_kernel, self._states, self._shown)

    def _with_house(self, actions: Any, *, anew: bool = False, check: bool = False) -> Step:
        marks = (anew, self._pending, self._refused, check, self.autoreset, self.forced)
        bundles = (self._house, self._games, self._shown, self._outcome)
        self._launch(self._playing.house_kernel, self._states, actions, *marks, *bundles, resident=THINKING)
        return self.now

    def _sort(self, made: int) -> None:
        """Put the rows in order before the action itself; what is forced after it is too little to be worth it."""
        if self.grouped and made == 0:
            self._order.sort(self._stream)

    def _on_device(self, actions: Any) -> Any:
        if isinstance(actions, DeviceArray):
            return actions.array
        if hasattr(actions, "__cuda_array_interface__"):
            card.follow(self._stream, actions.__cuda_array_interface__.get("stream"))
            return self._cuda.as_cuda_array(actions, sync=False)
        return np.ascontiguousarray(actions, np.int32) if isinstance(actions, np.ndarray) else actions

    def random_actions(self) -> DeviceArray:
        """One legal action a row, at random; 0 for a row that is over."""
        shown = (self._shown.lists, self._shown.counts)
        self._launch(self._copying.choose_kernel, self._policies, *shown, self._random)
        return self._lent(self._random)

    def play_random(self, decisions: int) -> int:
        """So many random decisions in every row, as `Batch.play_random` makes them; returns the decisions made in all."""
        if not self.autoreset:
            raise BadOption("error.random_play_on_on")
        marks = (decisions, self._pending, self._games, self._shown)
        self._launch(self._kernels.play_kernel, self._states, self._policies, *marks)
        self._shown_anew()
        return decisions * self.n

    def chances(self) -> DeviceArray:
        """What the game's heuristics think each seat's chance to win is, as `Batch.chances` tells it."""
        if self._chances is None:
            self._chances = self._zeros((self.n, self.game.max_seats), np.float32)
            self._judgement = self._cuda.to_device(seating.judgement(self.game.id)[1])
        kernel = chances_kernels_of(self.game.id).chances_kernel
        self._launch(kernel, self._states, self._judgement, self._games, self._chances)
        return self._lent(self._chances)

    def advice(self, player: str, rows: Any = None) -> DeviceArray:
        """The action that a player of the house would choose in each of the rows, as `Batch.advice` tells it.

        The player keeps its room to think in, so ask with the same player again rather than with many in turn.
        """
        thinking, house = self._guest(player)
        if self._advice is None:
            self._advice = self._zeros(self.n, np.int32)
            self._luck = self._zeros((self.n, 4), np.uint32)
        self._luck.copy_to_device(self._policies, stream=self._stream)
        chosen = numbers_of_rows(rows, self.n)
        there = (self._states, self._cuda.to_device(chosen), house._replace(policies=self._luck))
        kernel = advice_kernels_of(self.game.id, thinking).advise_kernel
        bundles = (self._games, self._shown, self._advice)
        self._launch(kernel, *there, *bundles, many=len(chosen), resident=THINKING)
        return self._lent(self._advice)

    def _guest(self, player: str) -> tuple[bool, seating.House]:
        """A player of the house for every seat: whether it thinks, and the room that it keeps to do so."""
        if player not in self._guests:
            seats = seating.Seating.everywhere(self.game, self.mixes, player)
            self._guests[player] = (seats.thinking, self._room_for(seats, self._policies))
        return self._guests[player]

    # For tree search

    def rollout(self, player: str = "random", rows: Any = None, seeds: Seeds | None = None) -> DeviceArray:
        """Let a player of the house play every seat to the end of the games, as `Batch.rollout` does."""
        thinking, house = self._guest(player)
        chosen = numbers_of_rows(rows, self.n)
        there, out = self._cuda.to_device(chosen), self._zeros((len(chosen), self.game.max_seats), np.float64)
        if seeds is not None:
            starts = self._cuda.to_device(seeds_at(chosen, seeds, self.n))
            self._launch(self._copying.seed_kernel, self._policies, there, starts, POLICY_STREAM, many=len(chosen))
        bundles = (self._games, self._shown, self._outcome, out)
        playing = (self._states, there, self._pending, self.autoreset, house, *bundles)
        kernel = house_kernels_of(self.game.id, thinking).finish_kernel
        self._launch(kernel, *playing, many=len(chosen), resident=THINKING)
        self._shown_anew()
        return self._lent(out)

    def redeal(self, seat: int | str | None = None, seeds: Seeds = 0, rows: Any = None) -> Step:
        """Deal anew what a seat, by default the one asked, cannot know, as `Batch.redeal` does."""
        chosen = numbers_of_rows(rows, self.n)
        viewers = np.full(len(chosen), -1, np.int32) if seat is None else self._seat_numbers(seat, chosen)
        arrays = map(self._cuda.to_device, (chosen, viewers, seeds_of_rows(seeds, len(chosen))))
        self._launch(self._kernels.imagine_kernel, self._states, *arrays, self._pending, self._shown, many=len(chosen))
        return self._shown_anew()

    def _which_of(self, chosen: RowNumbers) -> npt.NDArray[np.int32]:
        which: npt.NDArray[np.int32] = host(self._games.which, self._stream)[chosen]
        return which

    def load(self, source_rows: Any, rows: Any = None, source: "GpuBatch | None" = None) -> Step:
        """Copy rows over others, by default over all, from this batch or another one of the same game and options."""
        source = self if source is None else source
        taken, chosen = self._rows_to_copy(source, source_rows, rows)
        there, from_there, upto = self._cuda.to_device(chosen), self._cuda.to_device(taken), self._upto(len(chosen))
        for own, theirs in zip(self._row_arrays(), source._row_arrays(), strict=True):
            kept = self._cuda.device_array((len(chosen), *own.shape[1:]), own.dtype)
            self._copy(kept, upto, theirs, from_there)
            self._copy(own, there, kept, upto)
        if self._house is not None:
            self._house = self._house._replace(
                holders=self._cuda.to_device(self._seating.holders[host(self._games.which, self._stream)])
            )
        return self.now

    def _row_arrays(self) -> tuple[Any, ...]:
        """Everything that belongs to a row."""
        games = (self._games.which, self._games.seeds, self._games.rounds)
        return (self._states, *games, self._policies, *self._shown, *self._outcome)

    def _copy(self, target: Any, rows: Any, source: Any, source_rows: Any) -> None:
        if target.size:
            words = [_words(target), rows, _words(source), source_rows]
            self._launch(self._copying.copy_kernel, *words, many=rows.size * words[0].shape[1])

    def __reduce__(self) -> tuple[Any, ...]:
        how = {name: value for name, value in self._how.items() if name != "stream"}  # an address is worth nothing elsewhere
        arrays = tuple(host(array, self._stream) for array in self._row_arrays())
        return _restored, (self.game.id, self.n, self.mixes.options, how, arrays)

    def close(self) -> None:
        """Let recorded steps go, and the room of players that were asked for advice; the batch goes on without."""
        self._steps.clear()
        self._guests.clear()

    @property
    def states(self) -> Any:
        """The records, copied to the CPU."""
        copies = records.new(self.game.state, self.n)
        copies[:] = host(self._states, self._stream)
        return copies


def _restored(game: str, n: int, options: Options, how: dict[str, Any], arrays: tuple[Any, ...]) -> GpuBatch:
    """A batch as it was when it was pickled."""
    batch = GpuBatch(game, n, options, **how)
    for own, kept in zip(batch._row_arrays(), arrays, strict=True):
        if own.size:
            own.copy_to_device(kept)
    return batch


def _within(argument: Any) -> Any:
    """An argument of a kernel; the simulator takes the arrays of a bundle as they are."""
    if isinstance(argument, tuple) and simulated():
        return type(argument)(*(_within(part) if isinstance(part, tuple) else _array(part) for part in argument))
    return argument.array if isinstance(argument, DeviceArray) else argument


def _array(fake: Any) -> Any:
    return getattr(fake, "_ary", fake)


def _words(array: Any) -> Any:
    """An array as a table with a row of words for each of its rows."""
    plain = _array(array) if simulated() else array
    width = int(np.prod(plain.shape[1:], dtype=np.int64)) * plain.dtype.itemsize
    word = np.uint32 if width % 4 == 0 else np.uint8
    return plain.view(word).reshape(plain.shape[0], width // np.dtype(word).itemsize)
