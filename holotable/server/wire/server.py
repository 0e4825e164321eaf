"""What the server sends over a socket."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from .base import Wire
from .lessons import Coach, LessonChoice
from .state import Area, Ask, ChatLine, Choice, Event, Note, Objective, Odds, Offer, RankedChoice, Rematch, Shortcut, TakeBack
from .tables import LobbyList, SeatClock, SeatInfo, TableInfo


class Welcome(TableInfo):
    """The first answer: the table and who you are at it. `waiting` says what a state is still waiting for.

    `unlocked` are seats of yours that whoever knows their link could still take; `lock` changes that.
    `campaign` is the campaign that the table is a battle of; the same tokens open it.
    """

    type: Literal["welcome"] = "welcome"
    drawing: dict[str, Any]
    commitment: str
    invite: dict[str, str]
    watch: str | None
    unlocked: list[str]
    chat: list[ChatLine]
    waiting: str | None
    campaign: str | None


class State(Wire):
    """All there is to see and to do now.

    `events` are those since your last state, or (reset true) all of the game: replace your log. `branch` counts take-backs.
    `clocks` has no seats at a table without clocks; `flagged` are the seats whose time ran out.
    """

    type: Literal["state"] = "state"
    ply: int
    branch: int
    view: dict[str, Any]
    viewing: str | None
    objectives: list[Objective]
    choices: list[Choice]
    shortcuts: list[Shortcut]
    events: list[Event]
    reset: bool
    ask: Ask
    to_act: list[str]
    over: bool
    winners: list[str]
    scores: dict[str, float]
    resigned: list[str]
    flagged: list[str]
    offer: Offer | None
    rematch: Rematch | None
    clocks: dict[str, SeatClock]
    take_back: TakeBack
    practice: bool
    secret: str | None
    seats: list[SeatInfo]


class LessonPage(Wire):
    """A lesson as it stands: the table as at any other game, and what is said of it."""

    welcome: Welcome
    state: State
    coach: Coach


class LessonStep(Wire):
    """A lesson before one of its choices: the table, what is said, a right choice that leads on, and the answer to a wrong one.

    The last step has no choice: the lesson is done.
    """

    state: State
    coach: Coach
    choice: LessonChoice | None
    no: str


class LessonWalk(Wire):
    """A whole lesson, step by step, as it goes when every choice is right."""

    welcome: Welcome
    steps: list[LessonStep]


class Seats(Wire):
    """Somebody came, left, took a seat or changed a name."""

    type: Literal["seats"] = "seats"
    seats: list[SeatInfo]
    clocks: dict[str, SeatClock]
    listed: bool


class Thinking(Wire):
    """How far a computer player is (0 to 1; 1 is done)."""

    type: Literal["thinking"] = "thinking"
    seat: str
    done: float


class AskConsent(Wire):
    """Somebody wishes to take back: answer with `consent`."""

    type: Literal["ask_consent"] = "ask_consent"
    ask: int
    seat: str
    text: str


class HintMessage(Wire):
    """What the computer would do, best first."""

    type: Literal["hint"] = "hint"
    ranked: list[RankedChoice]


class OddsMessage(Wire):
    """What the choices of a seat may bring, by their ids; choices without dice are left out."""

    type: Literal["odds"] = "odds"
    ply: int
    branch: int
    seat: str
    odds: dict[str, Odds]


class Past(Wire):
    """How the game stood after so many choices: the answer to `look`."""

    type: Literal["past"] = "past"
    ply: int
    branch: int
    view: dict[str, Any]
    objectives: list[Objective]


class AboutMessage(Wire):
    """What there is to know of a thing at this ply."""

    type: Literal["about"] = "about"
    ply: int
    branch: int
    thing: str
    areas: list[Area]
    notes: list[Note]
    routes: list[Shortcut]


class WhyMessage(Wire):
    """Why a click on a place does nothing; empty where the game has no more to say."""

    type: Literal["why"] = "why"
    place: str
    text: str


class Refused(Wire):
    """Why your message was refused, in one sentence."""

    type: Literal["refused"] = "refused"
    reason: str


class Stale(Wire):
    """Your choice was made on an older state than the one of this ply, which was sent to you before."""

    type: Literal["stale"] = "stale"
    ply: int
    branch: int


class Pong(Wire):
    """I am here."""

    type: Literal["pong"] = "pong"


ServerMessage = Annotated[
    Welcome
    | LobbyList
    | State
    | Stale
    | Seats
    | Thinking
    | ChatLine
    | AskConsent
    | HintMessage
    | OddsMessage
    | Past
    | AboutMessage
    | WhyMessage
    | Refused
    | Pong,
    Field(discriminator="type"),
]
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
