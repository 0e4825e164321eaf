"""The wire: every message and body that crosses it, defined once.

The OpenAPI page, the checks on what comes in and the client's TypeScript types are all made from these models.
"""

import unicodedata
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from holotable.core import rolls

NAME_LENGTH = 40
CHAT_LENGTH = 500
UNSEEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Kinds of characters that show nothing of their own."""


def _shown(text: str) -> str:
    """Text without characters that cannot be shown, which not every database keeps."""
    if any(ord(letter) < 32 and letter not in "\n\t" for letter in text):
        raise ValueError("it holds characters that cannot be shown")
    return text


def _name(text: str) -> str:
    """A name that stays on its line: no marks that turn the text around, hide, or pile up over one another."""
    kept = [letter for letter in text if unicodedata.category(letter) not in UNSEEN]
    marks = [unicodedata.combining(letter) != 0 for letter in kept]
    return " ".join("".join(letter for i, letter in enumerate(kept) if not all(marks[max(0, i - 2) : i + 1])).split())


Name = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=NAME_LENGTH), AfterValidator(_shown), AfterValidator(_name)
]
ChatText = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=CHAT_LENGTH), AfterValidator(_shown)
]
Token = Annotated[str, StringConstraints(max_length=64)]
Word = Annotated[str, StringConstraints(max_length=64), AfterValidator(_shown)]
SeatKind = Literal["human", "open", "computer"]


class Wire(BaseModel):
    """What crosses the wire: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


# What the catalogue of games says


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


# Lessons and puzzles


class LessonInfo(Wire):
    """A lesson or a puzzle in a list."""

    id: str
    title: str
    steps: int


class Course(Wire):
    """What there is to learn of a game."""

    game: str
    title: str
    lessons: list[LessonInfo]
    puzzles: list[LessonInfo]


class LessonChoice(Wire):
    """A choice that the player of a lesson makes."""

    choice: Annotated[str, StringConstraints(max_length=200)]
    count: int | None = None


class LessonPlay(Wire):
    """All choices of a player in a lesson so far; `known` is the ply up to which the page has the events.

    `show` asks for the answer of a puzzle.
    """

    choices: list[LessonChoice] = Field(default_factory=list, max_length=100)
    known: int | None = None
    show: bool = False
    language: Word = "en"


class Coach(Wire):
    """What a lesson says: the sentence of the present step, the right choices, and the answer to the last one if it was wrong.

    Of a puzzle `want` is told only on request. When `done`, `text` is what is said at the end, and `next` the lesson after it.
    """

    lesson: str
    title: str
    number: int
    of: int
    step: int
    steps: int
    text: str
    want: list[str]
    answer: str | None
    puzzle: bool
    done: bool
    next: str | None


# Opening a table


class SeatRequest(Wire):
    """Who is to sit in a seat: the person who opens the table, anybody with the link, or the computer."""

    kind: SeatKind
    level: Word | None = None
    name: Name | None = None
    webhook: Annotated[str, StringConstraints(max_length=500), AfterValidator(_shown)] | None = None


class TimeControl(Wire):
    """How a table is timed: `amount` minutes for the game (live) or days for each turn, and an increment in seconds."""

    kind: Literal["live", "days"]
    amount: int
    increment: int = 0


class NewTable(Wire):
    """What opens a table; seats that are not named are open."""

    game: Word
    options: dict[str, Any] = Field(default_factory=dict)
    seats: dict[str, SeatRequest] = Field(default_factory=dict)
    practice: bool = False
    standing: list[Word] = Field(default_factory=list, max_length=8)
    clock: TimeControl | None = None
    listed: bool = False


class TableMade(Wire):
    """The new table: the tokens of your own (human) seats, the links of the open ones, and the host's and onlookers' tokens."""

    table: str
    tokens: dict[str, str]
    host: str
    watch: str
    invite: dict[str, str]


class SeatInfo(Wire):
    """Who sits in a seat; without `asked` the server passes for it where only a hidden card would give it a choice."""

    seat: str
    title: str
    plural: bool
    """Whether sentences speak of them as of several."""
    name: str
    kind: SeatKind
    level: str | None
    online: bool
    faction: str
    asked: bool
    standing: list[StandingInfo]


class SeatClock(Wire):
    """The seconds that a seat has left, and in how many more its clock begins to run; null while it stands still."""

    left: float
    starts: float | None


class TableInfo(Wire):
    """Which table it is, who sits there, and who you are at it."""

    table: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    you: list[str]
    host: bool
    practice: bool
    clock: TimeControl | None
    listed: bool


class Summary(TableInfo):
    """A table in short; `outdated` says why one of other rules cannot be played on."""

    clocks: dict[str, SeatClock]

    ply: int
    to_act: list[str]
    over: bool
    winners: list[str]
    opened: float
    outdated: str | None


class LobbySeat(Wire):
    """Who sits in a seat of a listed table."""

    seat: str
    title: str
    name: str
    kind: SeatKind
    faction: str


class LobbyEntry(Wire):
    """A listed table: to join while one of its seats is open, and to watch. `options` are those that differ from the usual."""

    table: str
    game: str
    title: str
    options: dict[str, str | int | bool | None]
    seats: list[LobbySeat]
    clock: TimeControl | None
    ply: int
    opened: float


class LobbyList(Wire):
    """All listed tables, newest first."""

    type: Literal["lobby"] = "lobby"
    tables: list[LobbyEntry]


class SitDown(Wire):
    """Take an open seat of a listed table."""

    seat: Word
    name: Name = ""


class Seated(Wire):
    """The seat that is yours now, and the token that opens it."""

    table: str
    seat: str
    token: str


class Held(Wire):
    """A table, and the tokens that somebody holds for it."""

    table: Word
    tokens: list[Token] = Field(max_length=16)


class AskMine(Wire):
    """The question how one's own tables stand."""

    tables: list[Held] = Field(max_length=40)


class MyTables(Wire):
    """Each of one's own tables in short; those that are not there, or that the tokens do not open, are left out."""

    tables: dict[str, Summary]


class Verdict(Wire):
    """Whether the dice of a game are proved."""

    ok: bool
    text: str


class Link(Wire):
    """A link to draw as a QR code."""

    link: Annotated[str, StringConstraints(max_length=500)]


class Refusal(Wire):
    """Why a request is refused, in one sentence."""

    detail: str


# What stands in a state


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
    path: list[str] = []


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
    standing: list[str] = []


class Rematch(Wire):
    """Another table for the same people: the tokens of this one open it too."""

    table: str
    seat: str
    swap: bool


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


# The workshop


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
    """What games between players of one level have shown of a plan; lengths are in decisions, `falls` where units fell."""

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


class Figure(Wire):
    """What is known of the fairness of a battle of the game itself: who played how many games, and who won how often."""

    options: dict[str, Any]
    level: str
    games: int
    seats: list[SeatShare]


# What a client sends


class Hello(Wire):
    """The first message: who you are, and what you saw last."""

    type: Literal["hello"]
    tokens: list[Token] = Field(max_length=16)
    ply: int | None = None
    branch: int | None = None
    language: Annotated[str, StringConstraints(pattern="^[a-z]{2}$")] = "en"


class Play(Wire):
    """Make a choice, as it was offered at this ply; with `keep` it is repeated until it is decided or so much is left."""

    type: Literal["play"]
    ply: int
    branch: int | None = None
    seat: Word
    choice: Annotated[str, StringConstraints(max_length=2000)]
    count: int | None = None
    keep: int | None = None


class PlayShortcut(Wire):
    """Make several choices at once, as they were offered at this ply; with a `thing`, one of its routes."""

    type: Literal["shortcut"]
    ply: int
    branch: int | None = None
    seat: Word
    shortcut: Word
    thing: Word | None = None


class AskTakeBack(Wire):
    """Go back to a ply; the present ply means: before my last choice."""

    type: Literal["take_back"]
    ply: int


class Consent(Wire):
    """Answer somebody's wish to take back."""

    type: Literal["consent"]
    ask: int
    yes: bool


class Say(Wire):
    """Say something to the table."""

    type: Literal["chat"]
    text: ChatText


class PlayNow(Wire):
    """Tell a computer player to stop thinking and play."""

    type: Literal["play_now"]
    seat: Word


class SetComputer(Wire):
    """Let the computer take a seat over, or (level null) give it back."""

    type: Literal["computer"]
    seat: Word
    level: Word | None


class Resign(Wire):
    """Give up."""

    type: Literal["resign"]
    seat: Word


class SetName(Wire):
    """Say who sits in a seat."""

    type: Literal["name"]
    seat: Word
    name: Name


class SetAsked(Wire):
    """Say whether a seat wishes to be asked where only a hidden card would give it a choice; else the server passes for it."""

    type: Literal["asked"]
    seat: Word
    on: bool


class Lock(Wire):
    """Lock your seat with a key that you have made: from now on that token opens it, and its link does no more."""

    type: Literal["lock"]
    seat: Word
    key: Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{32,64}$")]


class AskHint(Wire):
    """Ask the computer what it would do."""

    type: Literal["hint"]
    seat: Word


class AskOdds(Wire):
    """Ask what the choices of a seat of yours may bring."""

    type: Literal["odds"]
    seat: Word


class LookBack(Wire):
    """Ask how the game stood after so many choices, as your seat saw it."""

    type: Literal["look"]
    ply: int


class SetStanding(Wire):
    """Answer a question of a seat once and for all, or be asked it again."""

    type: Literal["standing"]
    seat: Word
    name: Word
    on: bool


class AskAbout(Wire):
    """Ask what there is to know of a thing on the board, and where it may go in one click."""

    type: Literal["about"]
    thing: Word


class AskWhy(Wire):
    """Ask why a click on a place does nothing, with a thing that was picked before or without one."""

    type: Literal["why"]
    seat: Word
    thing: Word | None = None
    place: Word


class SetListed(Wire):
    """List the table in the lobby, or list it no more; for the host."""

    type: Literal["list"]
    on: bool


class AskRematch(Wire):
    """Open another table for the same people after the end; with `swap` everybody moves one seat on."""

    type: Literal["rematch"]
    swap: bool = False


class Ping(Wire):
    """Are you there?"""

    type: Literal["ping"]


ClientMessage = Annotated[
    Hello
    | Play
    | PlayShortcut
    | AskTakeBack
    | Consent
    | Say
    | PlayNow
    | SetComputer
    | Resign
    | SetName
    | SetAsked
    | Lock
    | AskHint
    | AskOdds
    | LookBack
    | SetStanding
    | AskAbout
    | AskWhy
    | SetListed
    | AskRematch
    | Ping,
    Field(discriminator="type"),
]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# What the server sends


class Welcome(TableInfo):
    """The first answer: the table and who you are at it. `waiting` says what a state is still waiting for.

    `unlocked` are seats of yours that whoever knows their link could still take; `lock` changes that.
    """

    type: Literal["welcome"] = "welcome"
    drawing: dict[str, Any]
    commitment: str
    invite: dict[str, str]
    watch: str | None
    unlocked: list[str]
    chat: list[ChatLine]
    waiting: str | None


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

HTTP_MODELS: tuple[type[Wire], ...] = (
    GameInfo, BoardText, Preview, RulesPage, Scene, Course, LessonPlay, LessonPage,
    NewTable, TableMade, Summary, Verdict, Link, ReplayPage, Analysis, Refusal,
    Plan, WorkshopKit, PlanCheck,
    FairnessPage, Figure,
    LobbyList, SitDown, Seated, MyTables,
)  # fmt: skip


def complaint(what: str, errors: Sequence[Any]) -> str:
    """The first of a validation's complaints about a message or request, in one sentence; never what it held."""
    where = ".".join(str(part) for part in errors[0]["loc"])
    said = errors[0]["msg"].removeprefix("Value error, ")
    return f"That {what} cannot be read: {f'{where}: ' if where else ''}{said[:1].lower() + said[1:]}."
