"""Campaigns: a chain of battles that branches on the winner, saved, resumed and replayed as one file (COM-92).

A campaign is its number, its seed and the saves of its battles; everything else follows from them.

>>> campaign = Campaign(1, seed=3)
>>> table = campaign.table
>>> table.game.id
'command'
"""

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from holotable.core.dice import below, seed_words
from holotable.core.errors import BadOption, BadSave
from holotable.core.table import Table, write_whole

from .board import EMPIRE, REBELS, SIDES
from .options import PREFIXES
from .position import names_of
from .scenario import SCENARIOS
from .state import NONE
from .tables import CAMPAIGN_DATA, CARD_DATA, GOALS, SUPPORT

CAMPAIGNS = CAMPAIGN_DATA["campaigns"]
SAVE_FORMAT = 1
KEY = "holotable_campaign"
"""What tells the file of a campaign from that of a single battle."""
POINTS = (1, 1, 1, 2, 3)
"""What the battles are worth, in order."""
GOAL_POINTS = 2
"""At most so many points for secret goals in all."""
HEAVY_LOSS = 3
STREAM = 5


@dataclass
class Battle:
    """One battle that has been fought, as the campaign remembers it."""

    number: int
    scenario: int
    winner: str
    medals: dict[str, int]
    goals: dict[str, str | None]
    met: dict[str, bool]


@dataclass
class Hand:
    """A side's support cards: in hand, still in the deck, and played."""

    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)


class Campaign:
    """One campaign: the battles fought, and the table of the one at hand."""

    def __init__(self, number: int = 1, *, seed: int = 0, language: str = "en") -> None:
        """Begin a campaign of `CAMPAIGNS`, counted from 1."""
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= len(CAMPAIGNS):
            raise BadOption(f"command: there are campaigns 1 to {len(CAMPAIGNS)}, not {number!r}.")
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 62:
            raise BadOption(f"command: the seed of a campaign is a whole number from 0 to {(1 << 62) - 1}, not {seed!r}.")
        self.number = number
        self.seed = seed
        self.language = language
        self.battles: list[Battle] = []
        self.tables: list[Table] = []
        self._rng = np.zeros(4, np.uint32)
        seed_words(self._rng, seed, STREAM)
        self._support = {side: Hand(deck=self._shuffled(_cards(side))) for side in SIDES}
        self._extra = dict.fromkeys(SIDES, 0)
        self._open()

    # What is the case

    @property
    def title(self) -> str:
        """The campaign's name."""
        return str(CAMPAIGNS[self.number - 1]["title"])

    @property
    def table(self) -> Table:
        """The battle at hand, or the last one when all are fought."""
        return self.tables[-1]

    @property
    def over(self) -> bool:
        """Whether the last battle has been fought."""
        return len(self.battles) == len(self.chain)

    @property
    def chain(self) -> list[dict[str, Any]]:
        """The campaign's battles with their branches, as the data file has them."""
        battles: list[dict[str, Any]] = CAMPAIGNS[self.number - 1]["battles"]
        return battles

    def support(self, side: str) -> tuple[str, ...]:
        """A side's support cards between battles."""
        return tuple(self._support[side].hand)

    @property
    def points(self) -> dict[str, int]:
        """Each side's points: for battles won, and for secret goals, two of these at most."""
        return self.points_after(len(self.battles))

    def points_after(self, number: int) -> dict[str, int]:
        """Each side's points after so many battles."""
        fought = self.battles[:number]
        points = dict.fromkeys(SIDES, 0)
        for battle in fought:
            points[battle.winner] += POINTS[battle.number - 1]
        for side in SIDES:
            points[side] += min(GOAL_POINTS, sum(battle.met[side] for battle in fought))
        return points

    @property
    def winner(self) -> str | None:
        """Who has won the campaign; a tie goes to the winner of the last battle."""
        if not self.over:
            return None
        points = self.points
        if points[SIDES[REBELS]] == points[SIDES[EMPIRE]]:
            return self.battles[-1].winner
        return max(SIDES, key=lambda side: points[side])

    # Playing

    def go_on(self) -> bool:
        """Once the battle at hand is over, record it and open the next; tells whether there is one."""
        if self.over:
            return False
        if not self.table.over:
            raise BadSave("The battle at hand is not over yet.")
        self._record(self.table)
        if self.over:
            return False
        self._open()
        return True

    def _open(self) -> None:
        """Open the next battle: its scenario by the branch, lent leaders, goals drawn, support cards kept."""
        entry = self.chain[len(self.battles)]
        if self.battles:
            entry = entry[f"{self.battles[-1].winner}_won"]
        options: dict[str, Any] = {"scenario": entry["scenario"]}
        for side, prefix in zip(SIDES, PREFIXES, strict=True):
            options[f"{prefix}_leader"] = entry.get(f"{prefix}_leader")
            options[f"{prefix}_support"] = list(self._support[side].hand)
            options[f"{prefix}_goal"] = self._draw_goal(side, entry["scenario"])
            options[f"{prefix}_extra"] = self._extra[side]
        seed = int(below(self._rng, 1 << 31))
        self.tables.append(Table("command", options, seed=seed, language=self.language))

    def _draw_goal(self, side: str, scenario: int) -> str:
        """One of a side's goals; one about units the scenario does not have is put back."""
        kinds = {kind for units in SCENARIOS[scenario]["units"].values() for kind in units}
        goals = CAMPAIGN_DATA["secret_goals"][side]
        fitting = [goal["id"] for goal in goals if not goal.get("needs") or kinds & set(goal["needs"])]
        return str(fitting[below(self._rng, len(fitting))])

    def _record(self, table: Table) -> None:
        """Who won, who met a goal, who draws a support card and who starts the next battle with a card more."""
        s = table.record
        winner = SIDES[effective_winner(s)]
        loser = SIDES[1 - SIDES.index(winner)]
        medals = {side: s.medals[i] + s.held[i] for i, side in enumerate(SIDES)}
        goals = {side: GOALS[s.goal[i]] if s.goal[i] else None for i, side in enumerate(SIDES)}
        met = {side: bool(s.goal[i] and (s.feats >> s.goal[i]) & 1) for i, side in enumerate(SIDES)}
        self.battles.append(Battle(len(self.battles) + 1, s.scenario, winner, medals, goals, met))
        for i, side in enumerate(SIDES):
            self._support[side].hand = names_of(s.support[i], SUPPORT)
            self._support[side].played += names_of(s.spent[i], SUPPORT)
        self._draw_support(loser)
        for side in SIDES:
            if met[side]:
                self._draw_support(side)
        self._extra = dict.fromkeys(SIDES, 0)
        if medals[winner] - medals[loser] >= HEAVY_LOSS:
            self._extra[loser] = 1

    def _draw_support(self, side: str) -> None:
        """A side draws a support card; an empty deck is rebuilt from those played (ruling S2)."""
        cards = self._support[side]
        if not cards.deck:
            cards.deck, cards.played = self._shuffled(cards.played), []
        if cards.deck:
            cards.hand.append(cards.deck.pop(0))

    def _shuffled(self, cards: list[str]) -> list[str]:
        left, mixed = list(cards), []
        while left:
            mixed.append(left.pop(int(below(self._rng, len(left)))))
        return mixed

    # Saving

    def to_save(self) -> dict[str, Any]:
        """The whole campaign as JSON: what it began with, and every battle."""
        return {
            KEY: SAVE_FORMAT,
            "game": "command",
            "campaign": self.number,
            "seed": self.seed,
            "battles": [table.to_save() for table in self.tables],
            "points": self.points,
            "winner": self.winner,
        }

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the campaign to a file; an older file is replaced only when the new one is complete."""
        write_whole(path, json.dumps(self.to_save(), indent=1) + "\n")

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "Campaign":
        """Open a saved campaign and play all its battles again."""
        try:
            data = json.loads(Path(path).read_text(encoding="utf-8"))
        except OSError as error:
            raise BadSave(f"{path} cannot be read: {error.strerror}.") from None
        except ValueError:
            raise BadSave(f"{path} is not a campaign file: it is not JSON.") from None
        return cls.from_save(data)

    @classmethod
    def from_save(cls, data: Any) -> "Campaign":
        """A campaign from the JSON of a save; every battle must be the one that the battles before it lead to."""
        if not isinstance(data, dict) or data.get(KEY) != SAVE_FORMAT or data.get("game") != "command":
            raise BadSave(f"This is not a campaign save of format {SAVE_FORMAT}.")
        for name, kind in {"campaign": int, "seed": int, "battles": list}.items():
            if not isinstance(data.get(name), kind):
                raise BadSave(f"The campaign save has no proper {name!r}.")
        campaign = cls(data["campaign"], seed=data["seed"])
        for number, save in enumerate(data["battles"], 1):
            if number > 1 and not campaign.go_on():
                raise BadSave(f"Battle {number} of the campaign comes after its end.")
            campaign._replace_table(Table.from_save(save), number)
        if campaign.table.over and not campaign.over and data.get("winner") is not None:
            campaign.go_on()
        return campaign

    def _replace_table(self, table: Table, number: int) -> None:
        same = table.options == self.table.options and table.seed == self.table.seed
        if not same:
            raise BadSave(f"Battle {number} of the campaign is not the one that the battles before it lead to.")
        self.tables[-1] = table


def _cards(side: str) -> list[str]:
    return [card["id"] for card in CARD_DATA["support"][side]]


def effective_winner(s: Any) -> int:
    """Who counts as the winner; without one the side that need not win by sudden death alone, else medals, else Rebels."""
    if s.winner != NONE:
        return int(s.winner)
    if (s.need[REBELS] > 0) != (s.need[EMPIRE] > 0):
        return REBELS if s.need[REBELS] > 0 else EMPIRE
    medals = [s.medals[side] + s.held[side] for side in (REBELS, EMPIRE)]
    return EMPIRE if medals[EMPIRE] > medals[REBELS] else REBELS
