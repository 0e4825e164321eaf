"""Opening a table, finding one, and who sits at it."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, StringConstraints

from .base import Name, SeatKind, Token, Wire, Word, shown_text
from .games import StandingInfo


class SeatRequest(Wire):
    """Who is to sit in a seat: the person who opens the table, anybody with the link, or the computer."""

    kind: SeatKind
    level: Word | None = None
    name: Name | None = None
    webhook: Annotated[str, StringConstraints(max_length=500), AfterValidator(shown_text)] | None = None


class TimeControl(Wire):
    """How a table is timed: `amount` minutes for the game (live) or days for each turn, and an increment in seconds."""

    kind: Literal["live", "days"]
    amount: int
    increment: int = 0


class NewTable(Wire):
    """What opens a table; seats that are not named are open. A `battle` of the shelf brings options of its own."""

    game: Word
    options: dict[str, Any] = Field(default_factory=dict)
    battle: Word | None = None
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
    plays: str
    """The level as people read it; empty where nobody plays for the seat."""
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


class Tokens(Wire):
    """The tokens that somebody holds for a table."""

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
