"""The campaigns of `command`: battles that branch on the winner, with lent leaders, support cards and goals (COM-92).

>>> campaign = Campaign(1, seed=3)
>>> campaign.heading(1)
'The Ridge and the Generators, battle 1 of 5: Imperial Scout Mission'
"""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from holotable.core import campaigns
from holotable.core.dice import below, seed_words
from holotable.core.table import Table

from .board import EMPIRE, REBELS, SIDES
from .options import PREFIXES
from .position import names_of
from .scenario import SCENARIOS
from .state import NONE
from .tables import CAMPAIGN_DATA, CARD_DATA, GOALS, SUPPORT, SUPPORT_TEXT

CAMPAIGNS = CAMPAIGN_DATA["campaigns"]
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
    drew: list[str]
    """The sides that drew a support card for it, once for each card."""
    behind: str | None
    """The side that lost it by so much that it begins the next with a card more."""


@dataclass
class Hand:
    """A side's support cards: in hand, still in the deck, and played."""

    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)


class Campaign(campaigns.Campaign):
    """One campaign: the battles fought, each side's support cards, and the table of the battle at hand."""

    game = "command"
    titles = tuple(str(campaign["title"]) for campaign in CAMPAIGNS)

    def prepare(self) -> None:
        """Shuffle each side's support cards."""
        self._rng = np.zeros(4, np.uint32)
        seed_words(self._rng, self.seed, STREAM)
        self._support = {side: Hand(deck=self._shuffled(_cards(side))) for side in SIDES}
        self._extra = dict.fromkeys(SIDES, 0)

    # What is the case

    @property
    def chain(self) -> list[dict[str, Any]]:
        """The campaign's battles with their branches, as the data file has them."""
        battles: list[dict[str, Any]] = CAMPAIGNS[self.number - 1]["battles"]
        return battles

    @property
    def length(self) -> int:
        """How many battles the campaign has."""
        return len(self.chain)

    def battle_title(self, number: int) -> str:
        """The scenario's name."""
        return self.words.text(SCENARIOS[self.tables[number - 1].options["scenario"]]["title"])

    def support(self, side: str) -> tuple[str, ...]:
        """A side's support cards between battles."""
        return tuple(self._support[side].hand)

    def points_after(self, number: int) -> dict[str, int]:
        """Each side's points: for battles won, and for secret goals, two of these at most."""
        fought = self.battles[:number]
        points = dict.fromkeys(SIDES, 0)
        for battle in fought:
            points[battle.winner] += POINTS[battle.number - 1]
        for side in SIDES:
            points[side] += min(GOAL_POINTS, sum(battle.met[side] for battle in fought))
        return points

    def tally(self, number: int) -> list[tuple[str, dict[str, int]]]:
        """The points for the battle and for secret goals, two of these at most in all, and the medals."""
        battle = self.battles[number - 1]
        won = {side: POINTS[number - 1] if side == battle.winner else 0 for side in SIDES}
        after, before = self.points_after(number), self.points_after(number - 1)
        goals = {side: after[side] - before[side] - won[side] for side in SIDES}
        counted = (("tally-battle", won), ("tally-goals", goals), ("tally-medals", battle.medals))
        return [(self.words.part(f"campaign.{key}"), counts) for key, counts in counted]

    def news(self, number: int) -> list[str]:
        """Who won a battle and by how much, whose secret goal was met, and what that gives for the next."""
        battle, say = self.battles[number - 1], self.words.say
        medals = [f"{self.words.name(side)} {count}" for side, count in battle.medals.items()]
        met = [say("campaign.goal_met", side=side, goal=battle.goals[side]) for side in SIDES if battle.met[side]]
        found = [*super().news(number), say("campaign.medals", medals=medals), *met]
        if number == self.length:
            return found
        found += [say("campaign.draws", side=side) for side in battle.drew]
        found += [say("campaign.extra", side=battle.behind)] if battle.behind else []
        lent = {
            side: self._entry(number, battle.winner).get(f"{prefix}_leader")
            for side, prefix in zip(SIDES, PREFIXES, strict=True)
        }
        return found + [say("campaign.lent", side=side, leader=leader) for side, leader in lent.items() if leader]

    @property
    def winner(self) -> str | None:
        """Who has won the campaign; a tie goes to the winner of the last battle."""
        if not self.over:
            return None
        points = self.points
        if points[SIDES[REBELS]] == points[SIDES[EMPIRE]]:
            return str(self.battles[-1].winner)
        return max(SIDES, key=lambda side: points[side])

    # Playing

    def next_table(self) -> Table:
        """The next battle: its scenario by the branch, lent leaders, goals drawn, support cards kept."""
        entry = self._entry(len(self.battles), self.battles[-1].winner if self.battles else None)
        options: dict[str, Any] = {"scenario": entry["scenario"]}
        for side, prefix in zip(SIDES, PREFIXES, strict=True):
            options[f"{prefix}_leader"] = entry.get(f"{prefix}_leader")
            options[f"{prefix}_support"] = list(self._support[side].hand)
            options[f"{prefix}_goal"] = self._draw_goal(side, entry["scenario"])
            options[f"{prefix}_extra"] = self._extra[side]
        seed = int(below(self._rng, 1 << 31))
        return Table(self.game, options, seed=seed, language=self.language)

    def _entry(self, fought: int, winner: str | None) -> dict[str, Any]:
        """The battle that follows after so many, by the winner of the last."""
        entry: dict[str, Any] = self.chain[fought]
        return entry if winner is None else entry[f"{winner}_won"]

    def _draw_goal(self, side: str, scenario: int) -> str:
        """One of a side's goals; one about units the scenario does not have is put back."""
        kinds = {kind for units in SCENARIOS[scenario]["units"].values() for kind in units}
        goals = CAMPAIGN_DATA["secret_goals"][side]
        fitting = [goal["id"] for goal in goals if not goal.get("needs") or kinds & set(goal["needs"])]
        return str(fitting[below(self._rng, len(fitting))])

    def stages(self) -> list[list[tuple[str | None, str]]]:
        """The battles of the campaign, each with who must have won the one before."""
        found: list[list[tuple[str | None, str]]] = []
        for entry in self.chain:
            ways = [(None, entry)] if "scenario" in entry else [(side, entry[f"{side}_won"]) for side in SIDES]
            found.append([(side, self.words.text(SCENARIOS[way["scenario"]]["title"])) for side, way in ways])
        return found

    def kept(self, side: str) -> list[str]:
        """A side's support cards, and the secret goal of the battle at hand."""
        found = [
            self.words.say("choice.support", card=card, effect=SUPPORT_TEXT[card]["effect"]) for card in self.support(side)
        ]
        goal = self.table.options[f"{PREFIXES[SIDES.index(side)]}_goal"]
        return [*found, self.words.say("goal.secret", goal=goal)] if goal and not self.over else found

    def record(self, table: Table, given_up: str | None) -> None:
        """Who won, who met a goal, who draws a support card and who starts the next battle with a card more."""
        s = table.record
        winner = SIDES[effective_winner(s) if given_up is None else 1 - SIDES.index(given_up)]
        loser = SIDES[1 - SIDES.index(winner)]
        medals = {side: s.medals[i] + s.held[i] for i, side in enumerate(SIDES)}
        goals = {side: GOALS[s.goal[i]] if s.goal[i] else None for i, side in enumerate(SIDES)}
        met = {side: bool(s.goal[i] and (s.feats >> s.goal[i]) & 1) for i, side in enumerate(SIDES)}
        drew = [loser, *(side for side in SIDES if met[side])]
        behind = loser if medals[winner] - medals[loser] >= HEAVY_LOSS else None
        self.battles.append(Battle(len(self.battles) + 1, s.scenario, winner, medals, goals, met, drew, behind))
        for i, side in enumerate(SIDES):
            self._support[side].hand = names_of(s.support[i], SUPPORT)
            self._support[side].played += names_of(s.spent[i], SUPPORT)
        for side in drew:
            self._draw_support(side)
        self._extra = {side: int(side == behind) for side in SIDES}

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
