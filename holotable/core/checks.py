"""Checks of what comes from outside as JSON: each refuses what is wrong in one sentence that says what is allowed."""

import reprlib
from collections.abc import Mapping, Sequence
from typing import Any

from .errors import BadPosition

OPENING = "Bad position: "
_SHORT = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = 80


def shown(value: Any) -> str:
    """A value from outside as a sentence shows it: short, however large it is, and in characters that can be written."""
    return _SHORT.repr(value)


def need(condition: Any, sentence: str) -> None:
    """Refuse a position for this reason unless the condition holds."""
    if not condition:
        raise BadPosition(OPENING + sentence)


def reason_of(refused: BadPosition) -> str:
    """The reason alone, for what is checked by these functions but is no position."""
    return str(refused).removeprefix(OPENING)


def is_whole(value: Any) -> bool:
    """Whether a value is a whole number (True and False are none)."""
    return isinstance(value, int) and not isinstance(value, bool)


def one_of(value: Any, allowed: Sequence[str | None], what: str) -> int:
    """The place of a name among those allowed."""
    names = [name for name in allowed if name is not None]
    need(isinstance(value, str) and value in names, f"{what} must be one of {', '.join(names)}, not {shown(value)}.")
    return allowed.index(value)


def named(value: Any, places: Mapping[str, int], what: str, kind: str) -> int:
    """The number of a name in a table of names; `kind` is the word for such names, in the plural."""
    known = isinstance(value, str) and value in places
    need(known, f"{what} names {shown(value)}; the {kind} are {', '.join(places)}.")
    return places[value]


def whole(value: Any, least: int, most: int, what: str) -> int:
    """A whole number from `least` to `most`."""
    fits = is_whole(value) and least <= value <= most
    need(fits, f"{what} must be a whole number from {least} to {most}, not {shown(value)}.")
    return int(value)


def listed(value: Any, what: str) -> list[Any]:
    """A list."""
    need(isinstance(value, list), f"{what} is a list.")
    return list(value)


def table(value: Any, what: str, keys: Sequence[str]) -> dict[str, Any]:
    """An object whose keys are all among those allowed."""
    need(isinstance(value, dict), f"{what} is an object.")
    for key in value:
        need(key in keys, f"{what} has no {shown(key)}; it has {', '.join(keys)}.")
    return dict(value)
