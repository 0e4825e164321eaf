"""Campaigns: a chain of battles of one game in which each follows from those before, kept as one file.

A campaign is its number, its seed and the saves of its battles; everything else follows from them. A game that has
campaigns gives a class of its own as `Game.campaign`, so that terminal and server name no game.
"""

import abc
import os
from collections.abc import Mapping
from typing import Any, ClassVar

from . import game as registry
from . import saves
from .checks import is_whole
from .errors import BadOption, BadSave
from .table import Table
from .words import DEFAULT_LANGUAGE, Catalogue

SAVE_FORMAT = 1
KEY = "holotable_campaign"
"""What tells the file of a campaign from that of a single battle."""


class Campaign(abc.ABC):
    """One campaign: the battles fought, and the table of the one at hand.

    `battles` are those fought, as the game remembers them; `tables` are theirs, and that of the battle at hand.
    """

    game: ClassVar[str]
    titles: ClassVar[tuple[str, ...]]
    """The game's campaigns in their order, which are counted from 1: their names, or words that the catalogue names."""
    choosable: ClassVar[tuple[str, ...]] = ()
    """The options of the game that who begins a campaign may choose; they hold for all its battles."""

    def __init__(
        self,
        number: int = 1,
        *,
        seed: int = 0,
        language: str = DEFAULT_LANGUAGE,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Begin a campaign."""
        if not is_whole(number) or not 1 <= number <= len(self.titles):
            raise BadOption("error.campaigns_not", game=self.game, titles=len(self.titles), number=repr(number))
        if not is_whole(seed) or not 0 <= seed < 1 << 62:
            raise BadOption("error.seed_campaign_whole_number", game=self.game, what=(1 << 62) - 1, seed=repr(seed))
        self.number = number
        self.seed = seed
        self.language = language
        self.options = self._chosen(options or {})
        self.battles: list[Any] = []
        self.tables: list[Table] = []
        self.prepare()
        self.tables.append(self.next_table())

    def _chosen(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options that were chosen, checked; raises `BadOption`."""
        for name in options:
            if name not in self.choosable:
                allowed = ", ".join(self.choosable) or "-"
                raise BadOption("error.campaign_option", game=self.game, name=name, allowed=allowed)
        checked = registry.get(self.game).check_options(options)
        return {name: checked[name] for name in options}

    # What a game says of its campaigns

    @abc.abstractmethod
    def prepare(self) -> None:
        """What there is before the first battle."""

    @property
    @abc.abstractmethod
    def length(self) -> int:
        """How many battles the campaign has."""

    @abc.abstractmethod
    def next_table(self) -> Table:
        """The table of the next battle, as those before it have led to it."""

    @abc.abstractmethod
    def record(self, table: Table, given_up: str | None) -> None:
        """Remember a battle that is over, or that a side has given up."""

    @abc.abstractmethod
    def points_after(self, number: int) -> dict[str, int]:
        """Each side's points after so many battles; none where points do not decide."""

    @property
    @abc.abstractmethod
    def winner(self) -> str | None:
        """Who has won the campaign; None while it is not over."""

    @abc.abstractmethod
    def battle_title(self, number: int) -> str:
        """What a battle is called."""

    def stages(self) -> list[list[tuple[str | None, str]]]:
        """The map of the war: for each battle those it can be, each with who must have won the one before."""
        return []

    def tally(self, number: int) -> list[tuple[str, dict[str, int]]]:
        """What a battle gave each side, for the report of the whole campaign: what is counted, and how many for whom."""
        return []

    def kept(self, side: str) -> list[str]:
        """What a side keeps from battle to battle and nobody else may see, in sentences."""
        return []

    # What is the case

    @property
    def words(self) -> Catalogue:
        """The sentences of the game, in the language of the campaign."""
        return registry.get(self.game).words(self.language)

    @property
    def title(self) -> str:
        """The campaign's name."""
        return self.words.name(self.titles[self.number - 1])

    @property
    def table(self) -> Table:
        """The battle at hand, or the last one when all are fought."""
        return self.tables[-1]

    @property
    def over(self) -> bool:
        """Whether the last battle has been fought."""
        return len(self.battles) == self.length

    @property
    def points(self) -> dict[str, int]:
        """Each side's points so far."""
        return self.points_after(len(self.battles))

    def go_on(self, given_up: str | None = None) -> bool:
        """Once the battle at hand is over or given up, record it and open the next; tells whether there is one."""
        if self.over:
            return False
        if not self.table.over and given_up is None:
            raise BadSave("error.battle_at_hand_not")
        self.record(self.table, given_up)
        if self.over:
            return False
        self.tables.append(self.next_table())
        return True

    # In sentences

    def heading(self, number: int) -> str:
        """Which battle this is."""
        battle = self.battle_title(number)
        return self.words.say("campaign.heading", title=self.title, number=number, length=self.length, battle=battle)

    def news(self, number: int) -> list[str]:
        """What a battle that is over has brought, in sentences; the first tells who won it."""
        return [self.words.say("campaign.battle", number=number, seat=self.battles[number - 1].winner)]

    def report(self, number: int) -> list[str]:
        """What a battle brought, and the points so far."""
        points = [f"{self.words.name(side)} {count}" for side, count in self.points_after(number).items()]
        return [*self.news(number), *([self.words.say("campaign.points", points=points)] if points else [])]

    def verdict(self) -> str:
        """How the campaign stands."""
        if self.winner is None:
            return self.words.say("campaign.undecided", title=self.title, fought=len(self.battles), length=self.length)
        return self.words.say("campaign.won", title=self.title, seat=self.winner)

    def playthrough(self) -> list[str]:
        """The whole campaign as readable lines."""
        found: list[str] = []
        for number, table in enumerate(self.tables, 1):
            found += [self.heading(number), *table.playthrough()]
            found += self.report(number) if number <= len(self.battles) else []
        return [*found, self.verdict()]

    # Saving

    def to_save(self) -> dict[str, Any]:
        """The whole campaign as JSON: what it began with, and every battle."""
        return {
            KEY: SAVE_FORMAT,
            "game": self.game,
            "campaign": self.number,
            "seed": self.seed,
            **({"options": self.options} if self.options else {}),
            "battles": [table.to_save() for table in self.tables],
            "points": self.points,
            "winner": self.winner,
        }

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the campaign to a file; an older file is replaced only when the new one is complete."""
        saves.write_file(path, self.to_save())

    def sit_at(self, table: Table) -> None:
        """Take a table that was played elsewhere for the battle at hand; its dice are its own if they can be proved."""
        same = table.options == self.table.options and (table.secret is not None or table.seed == self.table.seed)
        if not same:
            raise BadSave("error.battle_campaign_not_one", tables=len(self.tables))
        self.tables[-1] = table


def begin(
    game: str,
    number: int = 1,
    *,
    seed: int = 0,
    language: str = DEFAULT_LANGUAGE,
    options: Mapping[str, Any] | None = None,
) -> Campaign:
    """Begin a campaign of a game, counted from 1, with those options that it leaves to choose."""
    return _campaigns_of(game)(number, seed=seed, language=language, options=options)


def is_campaign(data: Any) -> bool:
    """Whether the JSON of a file is that of a campaign."""
    return isinstance(data, dict) and KEY in data


def load(path: str | os.PathLike[str]) -> Campaign:
    """Open a saved campaign and play all its battles again."""
    return from_save(saves.read_file(path))


def from_save(data: Any) -> Campaign:
    """A campaign from the JSON of a save; every battle must be the one that the battles before it lead to."""
    if not is_campaign(data) or data[KEY] != SAVE_FORMAT:
        raise BadSave("error.not_campaign_save_format", save_format=SAVE_FORMAT)
    saves.need(data, "campaign save", game=str, campaign=int, seed=int, battles=list)
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise BadSave("error.campaign_options_json")
    campaign = begin(data["game"], data["campaign"], seed=data["seed"], options=options)
    given_up: str | None = None
    for number, save in enumerate(data["battles"], 1):
        if number > 1 and not campaign.go_on(given_up):
            raise BadSave("error.battle_campaign_comes_after", number=number)
        campaign.sit_at(Table.from_save(save))
        given_up = _given_up(save, campaign.table)
    # a battle that somebody gave up cannot be played on, and one that was played out is shown until somebody goes on
    if not campaign.over and (given_up or (campaign.table.over and data.get("winner") is not None)):
        campaign.go_on(given_up)
    return campaign


def _given_up(save: dict[str, Any], table: Table) -> str | None:
    """The seat that gave a battle up, where its save says so."""
    out = save.get("resigned")
    return next((seat for seat in out if seat in table.seats), None) if isinstance(out, list) else None


def _campaigns_of(game: str) -> type[Campaign]:
    found = registry.get(game).campaign
    if found is None:
        raise BadOption("error.has_no_campaigns", game=game)
    return found
