"""What the rows of a batch consist of, on the CPU and on the GPU: bundles of arrays with an entry a row."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from holotable.core import records
from holotable.core.errors import BadOption
from holotable.core.game import Game

Options = Mapping[str, Any] | Sequence[Mapping[str, Any]] | None
Seeds = int | Sequence[int] | npt.NDArray[np.int64]
RowNumbers = npt.NDArray[np.int64]


class Games(NamedTuple):
    """Which games the rows play."""

    options: Any
    """The sets of options."""
    seat_counts: Any
    """How many seats there are with each set."""
    which: Any
    """The set that each row plays with."""
    seeds: Any
    rounds: Any
    """How many games each row has finished."""


class Shown(NamedTuple):
    """What there is to see."""

    lists: Any
    counts: Any
    seats: Any
    masks: Any
    seen: Any


class Outcome(NamedTuple):
    """How the games ended that ended in the last step."""

    scores: Any
    rewards: Any
    done: Any


class Mixes:
    """The sets of options that the rows of a batch play with: one for all, or several in turn."""

    def __init__(self, game: Game, options: Options, more: Mapping[str, Any]) -> None:
        given: list[Mapping[str, Any]] = [options or {}] if options is None or isinstance(options, Mapping) else list(options)
        if not given:
            raise BadOption("error.batch_needs_at_least")
        self.options = [game.check_options({**each, **more}) for each in given]
        self.seats = [game.seats(each) for each in self.options]
        self.seat_counts = np.array([len(seats) for seats in self.seats], np.int32)
        self.encoded = records.new(game.options_dtype, len(given))
        for i, each in enumerate(self.options):
            self.encoded[i] = game.encode_options(each)

    def of_rows(self, n: int) -> npt.NDArray[np.int32]:
        """The number of the set that each row plays with."""
        return (np.arange(n) % len(self.options)).astype(np.int32)


def seeds_of_rows(seeds: Seeds, n: int) -> npt.NDArray[np.int64]:
    """One seed a row; a single number stands for that, the next, and so on."""
    rows = seeds + np.arange(n, dtype=np.int64) if isinstance(seeds, int | np.integer) else np.array(seeds, np.int64)
    if rows.shape != (n,):
        raise BadOption("error.games_need_one_seed", n=n, size=rows.size)
    return rows


def seeds_at(chosen: RowNumbers, seeds: Seeds, n: int) -> npt.NDArray[np.int64]:
    """An array over all n rows that has the seeds given where the rows given stand."""
    spread = np.zeros(n, np.int64)
    spread[chosen] = seeds_of_rows(seeds, len(chosen))
    return spread


def numbers_of_rows(rows: Any, n: int) -> RowNumbers:
    """The numbers of chosen rows, given as numbers, as a mask, or as None for all."""
    if rows is None:
        return np.arange(n, dtype=np.int64)
    chosen = np.atleast_1d(np.asarray(rows))
    if chosen.dtype == np.bool_ and chosen.shape == (n,):
        return np.flatnonzero(chosen)
    if chosen.ndim != 1 or chosen.dtype.kind not in "iu" or ((chosen < 0) | (chosen >= n)).any():
        raise BadOption("error.rows_chosen_by_their", what=n - 1, n=n)
    return chosen.astype(np.int64)


class Copying:
    """Copying rows, which is the same for a batch on the CPU and one on the GPU; each brings its own `load`."""

    game: Game
    mixes: Mixes
    n: int
    _how: dict[str, Any]

    def __repr__(self) -> str:
        words = [f"{name}={value!r}" for name, value in self._how.items() if value not in (None, {})]
        return f"{type(self).__name__}({self.game.id!r}, {self.n}, {', '.join(words)})"

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def clone(self, rows: Any = None, copies: int = 1) -> Self:
        """A batch of its own with so many copies of each of the rows given, by default of all; copies stand side by side."""
        chosen = np.repeat(numbers_of_rows(rows, self.n), copies)
        twin = type(self)(self.game.id, len(chosen), self.mixes.options, **self._how)  # type: ignore[call-arg]
        twin.load(chosen, source=self)
        return twin

    def load(self, source_rows: Any, rows: Any = None, source: Self | None = None) -> Any:
        """Copy rows over others, by default over all, from this batch or another one of the same game and options."""
        raise NotImplementedError

    def _row_arrays(self) -> tuple[Any, ...]:
        """Everything that belongs to a row."""
        raise NotImplementedError

    def _which_of(self, chosen: RowNumbers) -> npt.NDArray[np.int32]:
        """The set of options that each of the rows given plays with."""
        raise NotImplementedError

    def _must_have(self, seats: tuple[str, ...], chosen: RowNumbers) -> None:
        """Raise `BadOption` if one of the rows given is not played by these seats."""
        for row, which in zip(chosen, self._which_of(chosen), strict=True):
            if self.mixes.seats[which] != seats:
                own = ", ".join(self.mixes.seats[which])
                raise BadOption("error.position_one_but_row", seats=", ".join(seats), row=row, own=own)

    def _seat_numbers(self, seat: int | str, chosen: RowNumbers) -> npt.NDArray[np.int32]:
        """The number that a seat has in each of the rows given; raises `BadOption` if one of them does not have it."""
        numbers = np.zeros(len(chosen), np.int32)
        for i, which in enumerate(self._which_of(chosen)):
            seats = self.mixes.seats[which]
            number = seats.index(seat) if isinstance(seat, str) and seat in seats else seat
            if not isinstance(number, int) or not 0 <= number < len(seats):
                raise BadOption("error.row_has_no_seat", row=chosen[i], seat=repr(seat), seats=", ".join(seats))
            numbers[i] = number
        return numbers

    def _rows_to_copy(self, source: Self, source_rows: Any, rows: Any) -> tuple[RowNumbers, RowNumbers]:
        """The rows to take from the other batch and those to copy them over; raises `BadOption` if they do not fit."""
        shapes = [[array.shape[1:] for array in batch._row_arrays()] for batch in (self, source)]
        if source.game is not self.game or source.mixes.options != self.mixes.options or shapes[0] != shapes[1]:
            raise BadOption("error.rows_can_only_taken")
        taken, chosen = numbers_of_rows(source_rows, source.n), numbers_of_rows(rows, self.n)
        if len(taken) != len(chosen):
            raise BadOption("error.rows_cannot_copied_over", taken=len(taken), chosen=len(chosen))
        return taken, chosen


def as_bytes(states: Any) -> npt.NDArray[np.uint8]:
    """Records as a table of bytes: NumPy copies records without what lies between their fields, which digests see."""
    return np.asarray(states).view(np.uint8).reshape(len(states), -1)
