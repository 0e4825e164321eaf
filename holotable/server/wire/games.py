"""What the catalogue of games says of them, and their rules pages."""

from typing import Any, Literal

from .base import Wire


class LevelInfo(Wire):
    """One strength of the computer, or (guest) a player from outside that this server offers beside them."""

    id: str
    title: str
    text: str
    guest: bool


class StandingInfo(Wire):
    """An answer that a seat may give once and for all, what people call it, and whether it is given."""

    id: str
    text: str
    on: bool


class KnownValue(Wire):
    """A value of an option that may also be of one's own design, and what people call it."""

    value: Any
    title: str


class OptionInfo(Wire):
    """One option of a game; `allowed` is a list of values, null for a whole number from 1, or "custom".

    `only` has, by another option and its value, the values that are allowed beside that.
    """

    name: str
    default: Any
    help: str
    allowed: list[Any] | Literal["custom"] | None
    known: list[KnownValue]
    only: dict[str, dict[str, list[Any]]]
    clause: str


class GameInfo(Wire):
    """One game of the catalogue: `name` is its short name, `level` who plays for the computer where nobody is named.

    `lessons` and `puzzles` say how many there are of each.
    """

    id: str
    name: str
    title: str
    tagline: str
    players: str
    minutes: int
    weight: int
    options: list[OptionInfo]
    levels: list[LevelInfo]
    level: str
    seats: list[str]
    factions: dict[str, str]
    standing: list[StandingInfo]
    status: Literal["waiting", "preparing", "ready"]
    lessons: int
    puzzles: int


class Board(Wire):
    """What somebody sees of a game, to be written as text."""

    view: dict[str, Any]


class BoardText(Wire):
    """A board as plain text, for a game whose drawing names no places."""

    text: str


class Preview(Wire):
    """A fresh game as an onlooker sees it."""

    view: dict[str, Any]
    seats: list[str]
    drawing: dict[str, Any]


class Clause(Wire):
    """One numbered clause of the rules; its mark says where it comes from."""

    id: str
    text: str
    mark: str


class Heading(Wire):
    """A heading of the rulebook, for its contents."""

    id: str
    title: str
    level: int


class RulesPage(Wire):
    """The rulebook of a game in our own words: guide, rules and reference; `legend` explains the marks of its clauses."""

    title: str
    html: str
    contents: list[Heading]
    legend: str
    clauses: list[Clause]
