"""What stands in a state of the game: choices, events, dice, goals; and replays, which are made of the same."""

from typing import Any, Literal

from pydantic import Field

from holotable.core import rolls

from .base import Wire


class Odds(Wire):
    """What a choice may bring, before it is made: labelled chances, the one that decides first, and labelled facts."""

    title: str
    chances: list[tuple[str, float]]
    facts: list[tuple[str, str]]


class Choice(Wire):
    """One thing a seat may do now; its `odds` only where somebody has asked for them already.

    `price` says what it costs beyond itself, such as the attack that a long move gives up.
    """

    id: str
    seat: str
    kind: str
    args: dict[str, Any]
    text: str
    clause: str
    amount: tuple[str, int, int] | None
    odds: Odds | None
    repeats: bool = False
    price: str = ""


class Shortcut(Wire):
    """Several choices in one click; with a `path`, a thing's way over these places by a click on the last of them."""

    id: str
    seat: str
    text: str
    path: list[str] = Field(default_factory=list)


class Area(Wire):
    """Places that belong to a thing as it stands, such as those it may fire at, and what people call them."""

    kind: str
    text: str
    places: list[str]


class Note(Wire):
    """A sentence about a thing."""

    text: str
    clause: str


class Objective(Wire):
    """What somebody must do to win and how far it is, or (no seats) a rule of this battle for all."""

    text: str
    short: str
    clause: str
    seats: list[str]
    done: int | None
    of: int | None


class Die(Wire):
    """One die: its face, what people call it, and what it meant.

    `role` is what the rules made of it; `state` sums that up: it counts, it fails, or it is open.
    """

    face: str
    name: str
    sides: int
    role: rolls.Role
    state: rolls.State


class DiceRow(Wire):
    """Dice thrown together for one purpose."""

    label: str
    dice: list[Die]


class Luck(Wire):
    """What the dice of a seat brought, and what as many bring on average."""

    seat: str
    got: float
    expected: float


class Roll(Wire):
    """All dice of one event; or (`settles`) those of earlier events once more, with what came of them."""

    rows: list[DiceRow]
    luck: Luck | None
    settles: bool


class Event(Wire):
    """Something that happened, by a seat's choice or (null) at the opening; `roll` are its dice, if any were thrown."""

    ply: int
    seat: str | None
    kind: str
    args: dict[str, Any]
    text: str
    clause: str
    roll: Roll | None


class Frame(Wire):
    """One picture of a scene: a view, the choices that are lit in it, and what happened since the picture before."""

    view: dict[str, Any]
    lit: list[Choice]
    events: list[Event]


class Scene(Wire):
    """A scene of a rulebook: the board it is drawn on, its pictures, pairs of places joined by a line of sight, and
    the places that the pictures are close to (none: the whole board)."""

    caption: str
    drawing: dict[str, Any]
    frames: list[Frame]
    lines: list[tuple[str, str]]
    close: list[str]


class SeenEvent(Event):
    """An event of a replay, with who could see it; null is an onlooker."""

    seen: list[str | None]


class ReplayPly(Wire):
    """One choice of a replay; ply 0 is the opening. Views are by seat, and by "onlooker".

    So are the objectives; a seat that knows no more of them than an onlooker is left out.
    """

    ply: int
    seat: str | None
    views: dict[str, dict[str, Any]]
    objectives: dict[str, list[Objective]]
    events: list[SeenEvent]
    text: str


class ReplayPage(Wire):
    """A whole game to look at."""

    game: str
    title: str
    options: dict[str, Any]
    seats: list[str]
    drawing: dict[str, Any]
    plies: list[ReplayPly]


class AnalysisSwing(Wire):
    """A choice of an analysis that mattered, and after which the chances of the seat that made it changed much.

    `better` is the choice that would have been better by `cost`, in words; empty where none was found.
    """

    ply: int
    seat: str
    before: float
    after: float
    better: str
    cost: float


class Analysis(Wire):
    """The chances of every seat before each choice of a finished game and at its end; empty until all of it is done."""

    id: str
    done: int
    of: int
    curve: list[dict[str, float]]
    swings: list[AnalysisSwing]
    failed: bool


class Ask(Wire):
    """What your seat is asked, or (seat null) whom the table waits for.

    `hides`: only you know whether you have more than one choice, so nothing should answer sooner when you have but one.
    `may_pass`: a seat that does not wish to be asked is passed for here. `standing`: what it may answer once and for all.
    """

    seat: str | None
    text: str
    hides: bool = False
    may_pass: bool = False
    standing: list[str] = Field(default_factory=list)


class Rematch(Wire):
    """Another table for the same people: the tokens of this one open it too."""

    table: str
    seat: str
    swap: bool


class Offer(Wire):
    """Seats of the computer see no way to win and would give up; answer with `offer`."""

    number: int
    seats: list[str]
    text: str


class TakeBack(Wire):
    """What you may take back: so many choices freely, more with the others' consent, or more as practice."""

    free: int
    consent: bool
    practice: bool


class ChatLine(Wire):
    """A line of the chat; without a seat it is an onlooker's or the table's own."""

    type: Literal["chat"] = "chat"
    seat: str | None
    name: str
    text: str
    at: float


class RankedChoice(Wire):
    """A choice of the hint with the computer's estimate of winning (0 to 1)."""

    choice: str
    win: float | None
