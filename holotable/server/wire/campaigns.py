"""Campaigns: a chain of battles for the same people."""

from typing import Any

from pydantic import Field

from .base import Language, Wire, Word
from .games import OptionInfo
from .tables import SeatRequest, TableMade, Tokens


class CampaignTitle(Wire):
    """A campaign that a game has, counted from 1."""

    game: str
    number: int
    title: str
    about: str
    seats: list[str]
    options: list[OptionInfo]


class NewCampaign(Wire):
    """What begins a campaign; seats that are not named are open. Its battles are all played by the same people."""

    game: Word
    number: int = 1
    options: dict[str, Any] = Field(default_factory=dict)
    seats: dict[str, SeatRequest] = Field(default_factory=dict)


class CampaignMade(Wire):
    """The new campaign, and the table of the battle at hand; the tokens open all its battles."""

    campaign: str
    title: str
    table: TableMade


class CampaignVisit(Tokens):
    """Who looks at a campaign: the tokens that they hold for it, and the language that it is told in."""

    language: Language = "en"


class WarStage(Wire):
    """What a battle of a campaign can be: its title, and who must have won the one before."""

    after: str | None
    title: str


class CampaignTally(Wire):
    """Something that a battle gave each side: its name, and how many."""

    title: str
    counts: dict[str, int]


class CampaignBattle(Wire):
    """A battle of a campaign: its table, and once it is over who won, what it brought and the points after it."""

    number: int
    title: str
    table: str
    over: bool
    winner: str | None
    news: list[str]
    points: dict[str, int]
    tally: list[CampaignTally]


class CampaignPage(Wire):
    """A campaign as somebody may see it; `kept` is what only their own sides may know; a game without points has none.

    `waiting` are the seats that nobody has sat down in yet.
    """

    campaign: str
    game: str
    title: str
    names: dict[str, str]
    factions: dict[str, str]
    length: int
    points: dict[str, int]
    battles: list[CampaignBattle]
    stages: list[list[WarStage]]
    kept: dict[str, list[str]]
    you: list[str]
    waiting: list[str]
    over: bool
    winner: str | None
    verdict: str
