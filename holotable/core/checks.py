"""Checks of what comes from outside as JSON: each refuses what is wrong in one sentence that says what is allowed."""

import reprlib
from collections.abc import Mapping, Sequence
from typing import Any

from .errors import BadPosition, HolotableError

_SHORT = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = 80


def shown(value: Any) -> str:
    """A value from outside as a sentence shows it: short, however large it is, and in characters that can be written."""
    return _SHORT.repr(value)


def need(condition: Any, sentence: str, /, **details: Any) -> None:
    """Refuse a position for this reason unless the condition holds: the key of a sentence, and what it names."""
    if not condition:
        raise BadPosition("error.bad_position", reason=BadPosition(sentence, **details))


def reason_of(refused: HolotableError) -> HolotableError:
    """The reason alone, for what is checked by these functions but is no position."""
    reason = refused.details.get("reason")
    return reason if isinstance(reason, HolotableError) else refused


def is_whole(value: Any) -> bool:
    """Whether a value is a whole number (True and False are none)."""
    return isinstance(value, int) and not isinstance(value, bool)


def one_of(value: Any, allowed: Sequence[str | None], what: str) -> int:
    """The place of a name among those allowed."""
    names = [name for name in allowed if name is not None]
    need(isinstance(value, str) and value in names, "error.must_one_not", what=what, names=", ".join(names), value=shown(value))
    return allowed.index(value)


def named(value: Any, places: Mapping[str, int], what: str, kind: str) -> int:
    """The number of a name in a table of names; `kind` is the word for such names, in the plural."""
    known = isinstance(value, str) and value in places
    need(known, "error.names", what=what, value=shown(value), kind=kind, places=", ".join(places))
    return places[value]


def whole(value: Any, least: int, most: int, what: str) -> int:
    """A whole number from `least` to `most`."""
    fits = is_whole(value) and least <= value <= most
    need(fits, "error.must_whole_number_from", what=what, least=least, most=most, value=shown(value))
    return int(value)


def listed(value: Any, what: str) -> list[Any]:
    """A list."""
    need(isinstance(value, list), "error.list", what=what)
    return list(value)


def table(value: Any, what: str, keys: Sequence[str]) -> dict[str, Any]:
    """An object whose keys are all among those allowed."""
    need(isinstance(value, dict), "error.object", what=what)
    for key in value:
        need(key in keys, "error.has_no_has", what=what, key=shown(key), keys=", ".join(keys))
    return dict(value)
