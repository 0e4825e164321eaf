"""Checks of what positions of `trilogy` name: planets, cards, masks of them."""

from collections.abc import Sequence
from typing import Any

from holotable.core.checks import listed, named, need, one_of

from .board import CARD, PLANET


def flag(value: Any, what: str) -> bool:
    """True or false."""
    need(isinstance(value, bool), "trilogy:error.true_or_false_not", what=what, value=repr(value))
    return bool(value)


def planet_named(value: Any, what: str) -> int:
    """The number of a planet."""
    return named(value, PLANET, what, "planets")


def planets_of(value: Any, what: str) -> int:
    """A list of planets as a mask."""
    return sum(1 << planet for planet in {planet_named(name, what) for name in listed(value, what)})


def mask_of(value: Any, names: Sequence[str], what: str) -> int:
    """A list of names as a mask."""
    return sum(1 << i for i in {one_of(name, names, what) for name in listed(value, what)})


def card_named(value: Any, what: str) -> int:
    """The number of a card."""
    need(isinstance(value, str) and value in CARD, "trilogy:error.names_which_no_card", what=what, value=repr(value))
    return CARD[value]
