"""The campaign of `blizzard`: its three missions in a row, each at a table of its own (BLZ-56).

>>> campaign = Campaign(seed=3)
>>> campaign.heading(1)
'The Battle of Hoth, battle 1 of 3: Through the droids'
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from holotable.core import campaigns
from holotable.core.dice import below, seed_words
from holotable.core.table import Table

from .board import ALLIANCE, MISSION_COUNT, SEATS, SURVIVORS, UNIT
from .state import LOST, NOWHERE

STREAM = 5


@dataclass(frozen=True)
class Mission:
    """One mission that has been fought, as the campaign remembers it."""

    winner: str
    survivors: tuple[str, ...]
    """The Imperial units that took part in mission 2 and were not destroyed."""


class Campaign(campaigns.Campaign):
    """The missions fought, and the table of the one at hand."""

    game = "blizzard"
    titles = ("campaign",)
    choosable = ("turn_limit", "reinforcements")

    def prepare(self) -> None:
        """The seeds of the missions' dice follow from that of the campaign."""
        self._rng = np.zeros(4, np.uint32)
        seed_words(self._rng, self.seed, STREAM)

    @property
    def length(self) -> int:
        """How many missions there are."""
        return MISSION_COUNT

    def battle_title(self, number: int) -> str:
        """The mission's name."""
        return self.words.name(f"mission-{number}")

    def stages(self) -> list[list[tuple[str | None, str]]]:
        """The missions, which are the same whoever wins."""
        return [[(None, self.battle_title(number))] for number in range(1, MISSION_COUNT + 1)]

    def next_table(self) -> Table:
        """The next mission, with what those before it have led to (BLZ-51, BLZ-52)."""
        number = len(self.battles) + 1
        options: dict[str, Any] = {**self.options, "mission": number}
        if number == 2:
            options["warned"] = self.battles[0].winner == SEATS[ALLIANCE]
        elif number == MISSION_COUNT:
            options["survivors"] = list(self.battles[1].survivors)
        return Table(self.game, options, seed=int(below(self._rng, 1 << 31)), language=self.language)

    def record(self, table: Table, given_up: str | None) -> None:
        """Who won, and which Imperial units go on to mission 3; those never placed were not destroyed either."""
        s = table.record
        winner = SEATS[s.winner if given_up is None else 1 - SEATS.index(given_up)]
        left = tuple(unit for unit in SURVIVORS if s.mission == 2 and s.at[UNIT[unit]] not in (LOST, NOWHERE))
        self.battles.append(Mission(winner, left))

    def news(self, number: int) -> list[str]:
        """Who won a mission, and what that means for the next."""
        fought = self.battles[number - 1]
        if number == 1:
            warned = fought.winner == SEATS[ALLIANCE]
            return [*super().news(1), self.words.say("campaign.warned" if warned else "campaign.unwarned")]
        if number == 2:
            some = self.words.say("campaign.survivors", units=fought.survivors)
            return [*super().news(2), some if fought.survivors else self.words.say("campaign.no_survivors")]
        return super().news(number)

    def points_after(self, number: int) -> dict[str, int]:
        """No points: the last mission decides (BLZ-56)."""
        return {}

    @property
    def winner(self) -> str | None:
        """Who has won the last mission (BLZ-56)."""
        return self.battles[-1].winner if self.over else None
