"""Plans: battles and boards of players' own design, and what a game says of them to who draws one.

A plan is JSON: the game, its options and, where it begins elsewhere than the rules say, a position. A game that can be drawn
gives a `Workshop` as `Game.workshop`; whatever is drawn is checked by the same code that opens a table.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .errors import HolotableError

Plan = dict[str, Any]
"""The part of a plan that a game reads: `options`, and `position` or None."""


@dataclass(frozen=True)
class Supply:
    """How much of something a plan uses, of as much as there is."""

    name: str
    used: int
    most: int


@dataclass(frozen=True)
class Survey:
    """What is found about a plan: a sentence for everything wrong with it, and what it uses up."""

    faults: list[HolotableError]
    supplies: list[Supply]


@dataclass(frozen=True)
class Suggestion:
    """A small change of a plan that helps a side, for who finds that it wins too seldom."""

    helps: str
    key: str
    args: Mapping[str, Any]
    plan: Plan


@dataclass(frozen=True)
class Workshop:
    """What can be drawn of a game.

    `survey` looks at a plan; its sentences name the places that they are about as the drawing does. Without one the first fault
    that opening a table finds is all that can be told.
    """

    blank: Callable[[], Plan]
    """What drawing begins with."""
    known: Callable[[], Mapping[str, Plan]] = dict
    """Plans to begin from, by their titles: those of the game itself."""
    vocabulary: Callable[[], dict[str, Any]] = dict
    """What can be laid: the names that a plan may use."""
    survey: Callable[[Plan], Survey] | None = None
    suggestions: Callable[[Plan], Sequence[Suggestion]] = lambda plan: ()
    """Small changes worth trying, best first."""
    losses: Mapping[str, str] = field(default_factory=dict)
    """The kinds of events by which a unit falls, and the argument that names it."""
