"""The record of a game: one NumPy structure that is cloned by one copy and saved as bytes.

Every game's record starts with the same header (dice, events, end of game); the rest is the game's own.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from .dice import advance, seed_words
from .jit import rule

SCRIPT_ROOM = 96
EVERYONE = 0x7FFF
ONLOOKERS = 1 << 14
EVENT_WIDTH = 8


class Numbers(np.ndarray):
    """An array field whose elements read as plain ints, as they do in compiled code."""

    def __getitem__(self, key: Any) -> Any:
        value = super().__getitem__(key)
        return int(value) if isinstance(value, np.integer) else value


class Record(np.void):  # type: ignore[misc]
    """One game as one record: ``s.turn``, ``s.at[unit]``.

    Small NumPy integers would overflow where compiled code widens them to 64 bits, so fields read as plain ints.
    Fields must not be named like an attribute of NumPy scalars (``round``, ``data``, ``size``...).
    """

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        try:
            value = self[name]
        except ValueError:
            raise AttributeError(name) from None
        if type(value) is np.ndarray:
            return value.view(Numbers)
        return int(value) if isinstance(value, np.integer) else value

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


class Reading(Record):  # type: ignore[misc]
    """A record as it stood, for who only reads: each field was looked up once and is plain Python from then on."""

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{name} is only read here; change a clone.")


HEADER: list[tuple[Any, ...]] = [
    ("rng", "u4", 4),
    ("script_n", "i2"),
    ("script_at", "i2"),
    ("script", "i1", SCRIPT_ROOM),
    ("quiet", "i1"),
    ("over", "i1"),
    ("event_n", "i4"),
]


def state_dtype(fields: list[tuple[Any, ...]], events: int = 32) -> np.dtype[Any]:
    """The dtype of a game's record: the header, a ring of events, then the game's fields."""
    taken = [field[0] for field in fields if hasattr(np.void, field[0])]
    assert not taken, f"NumPy scalars have attributes of these names already: {taken}"
    return np.dtype([*HEADER, ("events", "i4", (events, EVENT_WIDTH)), *fields], align=True)


def new(dtype: np.dtype[Any], n: int = 1) -> Any:
    """An array of n zeroed records; ``new(...)[0]`` is one record."""
    return np.zeros(n, np.dtype((Record, dtype)))


def clone(s: Record) -> Record:
    """A copy of a record that shares nothing with it."""
    copy = new(s.dtype)
    copy[0] = s
    twin: Record = copy[0]
    return twin


def reading(s: Record) -> Reading:
    """A record to read from many times: views and sentences ask for the same fields again and again.

    Numbers and rows of numbers are plain Python; compiled functions take it as they take the record.
    """
    copy = np.zeros(1, np.dtype((Reading, s.dtype)))
    copy[0] = s
    found: Reading = copy[0]
    for name in s.dtype.names or ():
        value = s[name]
        vars(found)[name] = value.tolist() if value.ndim < 2 else value.copy().view(Numbers)
    return found


def rules_bytes(s: Record) -> bytes:
    """The record's bytes without dice and events: what a JSON position holds."""
    copy = clone(s)
    for name in ("rng", "script", "script_n", "script_at", "quiet", "event_n", "events"):
        copy[name] = 0
    return bytes(copy.tobytes())


@rule
def reset(s, seed):
    """Make the header of a record that of a fresh game: the generator seeded, no script, no events, not over."""
    seed_words(s.rng, seed, 0)
    s.script_n = 0
    s.script_at = 0
    s.script[:] = 0
    s.quiet = 0
    s.over = 0
    s.event_n = 0
    s.events[:, :] = 0


@rule
def emit(s, kind, seats, a=0, b=0, c=0, d=0, e=0, f=0):
    """Write an event into the ring: its kind, who may see it (a mask of seats) and up to six numbers."""
    if s.quiet:
        return
    slot = s.event_n % s.events.shape[0]
    s.events[slot, 0] = kind
    s.events[slot, 1] = seats
    s.events[slot, 2] = a
    s.events[slot, 3] = b
    s.events[slot, 4] = c
    s.events[slot, 5] = d
    s.events[slot, 6] = e
    s.events[slot, 7] = f
    s.event_n += 1


@rule
def lowest_seat(mask):
    """The first seat of a mask of seats."""
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


@rule
def random_seat(mask, rng):
    """One seat of a mask: the only one, or any of several at random."""
    if mask & (mask - 1) == 0:
        return lowest_seat(mask)
    n = 0
    for seat in range(8):
        n += (mask >> seat) & 1
    k = (advance(rng) * n) >> 32
    for seat in range(8):
        if (mask >> seat) & 1:
            if k == 0:
                return seat
            k -= 1
    return -1


def legal_buffer(size: int) -> npt.NDArray[np.int32]:
    """Room for a legal list."""
    return np.zeros(size, np.int32)
