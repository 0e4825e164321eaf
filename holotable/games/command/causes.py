"""Why figures were lost and fresh units stayed away, where the events of a choice do not say it (COM-24, COM-25, COM-90a)."""

from collections.abc import Iterator

from holotable.core.causes import Cause, Deed
from holotable.core.records import Record, clone

from .rules.steps import deploy, resolve
from .state import LANDINGS, PLAY, REINFORCEMENTS
from .tray import roll

DICE = ("attacked", "rerolled", "confirmed")
"""The events whose dice decide how many figures are hit."""


def causes(deed: Deed) -> list[Cause]:
    """The causes among the events of a choice."""
    return [*_of_blocked_retreats(deed), *_of_no_arrivals(deed)]


def _of_blocked_retreats(deed: Deed) -> Iterator[Cause]:
    """Figures that no die hit are those of steps that could not be made (COM-25)."""
    if not any(kind == "figure_lost" for kind, _ in deed.events):
        return
    hits = int(resolve.count_hits(deed.before())) if deed.kind == "keep_dice" else 0
    for place, (kind, args) in enumerate(deed.events):
        if kind in DICE:
            thrown = roll(kind, args)
            hits = sum(die.state == "counts" for row in thrown.rows for die in row.dice) if thrown else 0
        elif kind == "figure_lost":
            if not hits:
                yield Cause(place, "no_way_back", "COM-25", instead=True)
            hits = 0


def _of_no_arrivals(deed: Deed) -> Iterator[Cause]:
    """Reinforcements or a landing that are due at the start of a turn, and found no free hex (COM-90a)."""
    kinds = [kind for kind, _ in deed.events]
    if "turn_began" not in kinds or "deployed" in kinds or deed.after.step != PLAY or deed.after.over:
        return
    if any(_is_due(deed.after, stage) for stage in (REINFORCEMENTS, LANDINGS)):
        yield Cause(kinds.index("turn_began") + 1, "no_room", "COM-90a")


def _is_due(s: Record, stage: int) -> bool:
    """Whether the rule of a stage of the deployment would let the side place a unit now."""
    asked = clone(s)
    asked.deployment = stage
    return bool(deploy.is_due(asked))
