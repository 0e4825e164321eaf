"""The two words for everything: numbers for the compiled rules, names for people, files and the wire.

An `ActionSpace` lays a game's choices out as consecutive whole numbers; an `EventSpace` names what the event ring
holds. Both translate in both directions, so a game states its vocabulary once, as a table. An `Observation` names the
columns of what a learner sees in the same way, and a `Grid` says where places lie. For the rules each of them gives
compiled functions, so that no rule adds up places by hand.
"""

import functools
import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from .jit import small_rule

Args = dict[str, Any]


@dataclass(frozen=True)
class Kind:
    """One kind of choice: its name, where its numbers begin, and the domain of each argument."""

    name: str
    base: int
    size: int
    domains: tuple[tuple[str, Sequence[Any]], ...]


class ActionSpace:
    """Kinds of choices with their arguments, numbered without gaps from 0 in the order given.

    Each kind maps argument names to the sequence of values it can take. The last argument varies fastest. Arguments
    that only make sense together are given as one entry, ``"via,to": [("a1", "a2"), ...]``.
    """

    def __init__(self, kinds: Mapping[str, Mapping[str, Sequence[Any]]]) -> None:
        self.kinds: dict[str, Kind] = {}
        base = 0
        for name, arguments in kinds.items():
            size = 1
            for domain in arguments.values():
                size *= len(domain)
            self.kinds[name] = Kind(name, base, size, tuple(arguments.items()))
            base += size
        self.size = base
        self._decoded: dict[int, tuple[str, Args]] = {}  # the same numbers are offered again and again
        self._codes = {
            (name, entry): {_key(value): i for i, value in enumerate(domain)}
            for name, kind in self.kinds.items()
            for entry, domain in kind.domains
        }

    def base(self, kind: str) -> int:
        """The first number of a kind."""
        return self.kinds[kind].base

    @functools.cached_property
    def codes(self) -> ModuleType:
        """The place of every kind among the kinds, as `kind_of` gives it: ``codes.move``."""
        return codes_of(list(self.kinds))

    @functools.cached_property
    def kind_of(self) -> Any:
        """A compiled function: the kind of an action, by its place among the kinds."""
        kinds = self.table[:, 0].astype(np.int16)

        def kind_of(action: int) -> int:
            return int(kinds[action])

        return small_rule(kind_of)

    @functools.cached_property
    def make(self) -> ModuleType:
        """Compiled functions that make an action of the places of its arguments: ``make.move(unit, space)``.

        Arguments given as one entry (``"via,to"``) are one place, that of the pair.
        """
        made = ModuleType("make")
        for kind in self.kinds.values():
            setattr(made, kind.name, numbering(kind.name, kind.base, _sizes(kind)))
        return made

    @functools.cached_property
    def read(self) -> ModuleType:
        """Compiled functions that read the place of an argument off an action of a kind: ``read.move_to(action)``.

        An entry of several arguments (``"via,to"``) is read as one place: ``read.double_move_via_to(action)``.
        """
        made = ModuleType("read")
        for kind in self.kinds.values():
            sizes = _sizes(kind)
            for i, (entry, _) in enumerate(kind.domains):
                name = f"{kind.name}_{entry.replace(',', '_')}"
                setattr(made, name, _reader(name, kind.base, int(np.prod(sizes[i + 1 :])), sizes[i]))
        return made

    @functools.cached_property
    def table(self) -> npt.NDArray[np.int32]:
        """Every action as a row: its kind, and the place of each of its arguments (-1 where a kind has fewer)."""
        width = max(len(kind.domains) for kind in self.kinds.values())
        table = np.full((self.size, 1 + width), -1, np.int32)
        for number, kind in enumerate(self.kinds.values()):
            rows = table[kind.base : kind.base + kind.size]
            rows[:, 0] = number
            for i, places in enumerate(np.indices(_sizes(kind)).reshape(len(kind.domains), kind.size)):
                rows[:, 1 + i] = places
        return table

    def decode(self, action: int) -> tuple[str, Args]:
        """The kind and arguments of a number."""
        name, args = self._decoded.get(action) or self._decode(action)
        return name, dict(args)

    def kind_name(self, action: int) -> str:
        """The kind of a number."""
        return (self._decoded.get(action) or self._decode(action))[0]

    def _decode(self, action: int) -> tuple[str, Args]:
        for kind in self.kinds.values():
            if kind.base <= action < kind.base + kind.size:
                rest = int(action) - kind.base
                args: Args = {}
                for entry, domain in reversed(kind.domains):
                    rest, i = divmod(rest, len(domain))
                    names = entry.split(",")
                    values = domain[i] if len(names) > 1 else (domain[i],)
                    args = dict(zip(names, values, strict=True)) | args
                self._decoded[action] = kind.name, args
                return kind.name, args
        raise ValueError(f"{action} is no action: there are {self.size}")

    def encode(self, name: str, args: Args) -> int:
        """The number of a kind with arguments; raises KeyError or TypeError for what is not in the vocabulary."""
        kind = self.kinds[name]
        code = 0
        for entry, domain in kind.domains:
            names = entry.split(",")
            value = tuple(args[n] for n in names) if len(names) > 1 else args[entry]
            code = code * len(domain) + self._codes[name, entry][_key(value)]
        return kind.base + code


def codes_of(names: Sequence[str]) -> ModuleType:
    """Names and their places as the attributes of a module: to the compiler they are constants."""
    made = ModuleType("codes")
    for place, name in enumerate(names):
        setattr(made, name, place)
    return made


def _sizes(kind: Kind) -> tuple[int, ...]:
    return tuple(len(domain) for _, domain in kind.domains)


def numbering(name: str, base: int, sizes: Sequence[int]) -> Any:
    """A compiled function from places to one number, the last place varying fastest; the first number is `base`."""
    steps = [int(np.prod(sizes[i + 1 :])) for i in range(len(sizes))]
    places = [f"place_{i}" for i in range(len(sizes))]
    terms = [place if step == 1 else f"{place} * {step}" for place, step in zip(places, steps, strict=True)]
    return _written(name, places, " + ".join([str(base), *terms]))


def _reader(name: str, base: int, step: int, size: int) -> Any:
    """A compiled function from a number back to one of its places."""
    return _written(name, ["number"], f"(number - {base}) // {step} % {size}")


def _written(name: str, arguments: Sequence[str], result: str) -> Any:
    """A compiled function of one line with its numbers as constants, so that it is as fast as arithmetic written by hand."""
    scope: dict[str, Any] = {"__name__": __name__}
    exec(f"def {name}({', '.join(arguments)}):\n    return {result}\n", scope)
    return small_rule(scope[name])


Axis = int | Sequence[str | None]


class Observation:
    """The columns of what a learner sees: named parts, each a block of some shape, one after the other.

    A part is given by the words of its places: ``phase=PHASES`` is a column for each phase, ``unit_at=(UNITS, SPACES)`` one
    for each unit in each space. A number stands for so many places that have numbers for words, ``()`` is a single column.
    ``at = OBSERVATION.at`` gives the rules a compiled function for each part: ``out[at.unit_at(unit, space)] = 1.0``.
    """

    def __init__(self, **parts: Axis | tuple[Axis, ...]) -> None:
        self.parts: dict[str, tuple[int, ...]] = {}
        self.words: dict[str, tuple[tuple[str, ...], ...]] = {}
        self.first: dict[str, int] = {}
        self.size = 0
        for name, given in parts.items():
            self.words[name] = tuple(_words_of(axis) for axis in _axes(given))
            self.parts[name] = tuple(map(len, self.words[name]))
            self.first[name] = self.size
            self.size += int(np.prod(self.parts[name]))

    @functools.cached_property
    def labels(self) -> tuple[str, ...]:
        """What every column is: its part and the words of its place, ``unit_at[at-at,d7]``."""
        return tuple(
            f"{name}[{','.join(place)}]" if place else name
            for name, axes in self.words.items()
            for place in itertools.product(*axes)
        )

    def columns(self, name: str) -> slice:
        """The columns of a part."""
        return slice(self.first[name], self.first[name] + int(np.prod(self.parts[name])))

    @functools.cached_property
    def at(self) -> ModuleType:
        """A compiled function for each part, from places in it to a column."""
        made = ModuleType("at")
        for name, shape in self.parts.items():
            setattr(made, name, numbering(name, self.first[name], shape))
        return made


def _axes(given: Axis | tuple[Axis, ...]) -> tuple[Axis, ...]:
    """The axes of a part: one that is given by its length or its words alone is the only one."""
    if isinstance(given, int):
        return (given,)
    one = bool(given) and all(word is None or isinstance(word, str) for word in given)
    return (given,) if one else tuple(given)  # type: ignore[return-value, arg-type]


def _words_of(axis: Axis) -> tuple[str, ...]:
    """The words of the places along an axis."""
    return tuple(map(str, range(axis))) if isinstance(axis, int) else tuple(word or "none" for word in axis)


@dataclass(frozen=True)
class Grid:
    """Where the places of a board of squares or hexes lie, so that an observation can be laid out as pictures.

    In a board of hexes neighbouring rows (or columns) are shifted by half a place. `pairs` are parts of the observation that
    tell by their last axes in which row and in which column something is.
    """

    places: Sequence[str]
    rows: npt.NDArray[Any]
    columns: npt.NDArray[Any]
    pairs: tuple[tuple[str, str], ...] = ()


def _key(value: Any) -> Any:
    """A hashable stand-in that keeps True apart from 1."""
    if isinstance(value, (list, tuple)):
        return tuple(_key(v) for v in value)
    return (type(value).__name__, value) if isinstance(value, bool) else value


DICE = "dice"
MORE_DICE = "+dice"
NUMBER = "number"
FLAGS = "flags"
SMALL = "small"


@dataclass(frozen=True)
class EventKind:
    """One kind of event: its arguments, the clause behind it, and whether it reveals something hidden.

    An argument's type is a sequence of names (the number is a place in it, -1 is None), `NUMBER`, `DICE` (decimal
    digits, one a die), `MORE_DICE` (further digits of the dice argument before it), `FLAGS` (the places of the bits
    that are set, up to 30, as a list) or `SMALL` (up to three numbers from -8 to 7 under names joined by commas, as
    `dice.pack_small` joins them).
    """

    name: str
    arguments: tuple[tuple[str, Any], ...]
    clause: str
    reveals: bool = False


class EventSpace:
    """The kinds of events of a game, numbered in the order given."""

    def __init__(self, *kinds: EventKind) -> None:
        self.kinds = kinds
        self._codes = {kind.name: i for i, kind in enumerate(kinds)}

    def code(self, name: str) -> int:
        """The number of a kind, for the rules."""
        return self._codes[name]

    @functools.cached_property
    def codes(self) -> ModuleType:
        """The number of every kind, for the rules: ``codes.moved``."""
        return codes_of([kind.name for kind in self.kinds])

    def decode(self, code: int, numbers: Sequence[int]) -> tuple[EventKind, Args]:
        """The kind and arguments of what stands in the ring."""
        kind = self.kinds[code]
        args: Args = {}
        for (name, domain), number in zip(kind.arguments, numbers, strict=False):
            number = int(number)
            if domain is NUMBER:
                args[name] = number
            elif domain is DICE:
                args[name] = _unpack(number)
            elif domain is MORE_DICE:
                args[name] = args[name] + _unpack(number)
            elif domain is SMALL:
                args |= {part: (number >> 4 * i & 15) - 8 for i, part in enumerate(name.split(","))}
            elif domain is FLAGS:
                args[name] = [bit for bit in range(31) if (number >> bit) & 1]
            else:
                args[name] = domain[number] if number >= 0 else None
        return kind, args


def _unpack(number: int) -> list[int]:
    return [int(digit) for digit in str(number)] if number else []
