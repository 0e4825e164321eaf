"""Plans of the workshop: scenarios and boards of people's own."""

from typing import Any

from .base import Wire, Word
from .state import Objective


class Plan(Wire):
    """A battle or board of somebody's own: what is drawn in the workshop, kept as a file and sent as a link."""

    holotable_plan: int = 1
    game: Word
    title: str = ""
    author: str = ""
    story: str = ""
    options: dict[str, Any]
    position: dict[str, Any] | None = None


class KnownPlan(Wire):
    """A plan to begin from."""

    title: str
    plan: Plan


class WorkshopKit(Wire):
    """All that is needed to draw a plan of a game: its empty board, what can be laid, and plans to begin from."""

    drawing: dict[str, Any]
    blank: Plan
    known: list[KnownPlan]
    vocabulary: dict[str, Any]


class PlanProblem(Wire):
    """Something wrong with a plan, and the places of the board that it is about."""

    text: str
    places: list[str]


class Supply(Wire):
    """How much of something a plan uses, of as much as there is."""

    name: str
    used: int
    most: int


class PlanCheck(Wire):
    """What a look at a plan finds; one without problems can be played, by these seats and with these goals."""

    problems: list[PlanProblem]
    supplies: list[Supply]
    seats: list[str]
    objectives: list[Objective]


class SeatShare(Wire):
    """How often a seat wins (0 to 1), with its 95% interval."""

    seat: str
    title: str
    share: float
    low: float
    high: float


class Ending(Wire):
    """How many games were won so; an empty text is any other way."""

    text: str
    games: int


class Fairness(Wire):
    """What games between players of one level have shown of a plan; lengths are in decisions, `falls` where units fell.

    `behind` is the name of the seat that surely wins too seldom, where one does.
    """

    level: str
    games: int
    seats: list[SeatShare]
    draws: int
    shortest: int
    median: int
    longest: int
    endings: list[Ending]
    falls: dict[str, int]
    luck: float
    behind: str | None


class FairnessPage(Wire):
    """How far a look at a plan's fairness is (`done` of `of` games): what was played, and a change that was tried."""

    id: str
    done: int
    of: int
    reports: list[Fairness]
    suggestion: str | None
    tried: Fairness | None
    changed: Plan | None
    failed: bool


class Measure(Wire):
    """What is known of the fairness of a battle: who played how many games, and who won how often."""

    level: str
    games: int
    seats: list[SeatShare]


class Figure(Measure):
    """What is known of the fairness of a battle of the game itself, which these options set up, by these rules."""

    options: dict[str, Any]
    rules: int
