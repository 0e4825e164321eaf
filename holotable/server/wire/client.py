"""What a client sends over its socket."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from .base import ChatText, Language, Name, Token, Wire, Word


class Hello(Wire):
    """The first message: who you are, and what you saw last."""

    type: Literal["hello"]
    tokens: list[Token] = Field(max_length=16)
    ply: int | None = None
    branch: int | None = None
    language: Language = "en"


class Speak(Wire):
    """Be told everything in another language from now on; a welcome and the whole state follow."""

    type: Literal["speak"]
    language: Language


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


class AnswerOffer(Wire):
    """Accept that the computer gives up, which ends the game, or play on."""

    type: Literal["offer"]
    offer: int
    accept: bool


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
    | Speak
    | Play
    | PlayShortcut
    | AskTakeBack
    | Consent
    | AnswerOffer
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
