"""The two words for everything: numbers for the compiled rules, names for people, files and the wire.

An `ActionSpace` lays a game's choices out as consecutive whole numbers; an `EventSpace` names what the event ring
holds. Both translate in both directions, so a game states its vocabulary once, as a table.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

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
        self._codes = {
            (name, entry): {_key(value): i for i, value in enumerate(domain)}
            for name, kind in self.kinds.items()
            for entry, domain in kind.domains
        }

    def base(self, kind: str) -> int:
        """The first number of a kind."""
        return self.kinds[kind].base

    def decode(self, action: int) -> tuple[str, Args]:
        """The kind and arguments of a number."""
        for kind in self.kinds.values():
            if kind.base <= action < kind.base + kind.size:
                rest = int(action) - kind.base
                args: Args = {}
                for entry, domain in reversed(kind.domains):
                    rest, i = divmod(rest, len(domain))
                    names = entry.split(",")
                    values = domain[i] if len(names) > 1 else (domain[i],)
                    args = dict(zip(names, values, strict=True)) | args
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


def _key(value: Any) -> Any:
    """A hashable stand-in that keeps True apart from 1."""
    if isinstance(value, (list, tuple)):
        return tuple(_key(v) for v in value)
    return (type(value).__name__, value) if isinstance(value, bool) else value


DICE = "dice"
MORE_DICE = "+dice"
NUMBER = "number"
FLAGS = "flags"


@dataclass(frozen=True)
class EventKind:
    """One kind of event: its arguments, the clause behind it, and whether it reveals something hidden.

    An argument's type is a sequence of names (the number is a place in it, -1 is None), `NUMBER`, `DICE` (decimal
    digits, one a die), `MORE_DICE` (further digits of the dice argument before it) or `FLAGS` (the places of the bits
    that are set, up to 30, as a list).
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
            elif domain is FLAGS:
                args[name] = [bit for bit in range(31) if (number >> bit) & 1]
            else:
                args[name] = domain[number] if number >= 0 else None
        return kind, args


def _unpack(number: int) -> list[int]:
    return [int(digit) for digit in str(number)] if number else []
