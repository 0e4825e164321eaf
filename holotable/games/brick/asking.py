"""What who points or clicks is told: the reach of a unit, what it may still do, and what a click may have meant."""

from collections.abc import Sequence

from holotable.core.about import About, Area, Note
from holotable.core.bits import has_bit
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from . import rules
from .board import BETWEEN, CAN_HIT, SIDE, SPACE, SPACES, STEPS, UNIT, UNIT_COUNT, UNITS
from .state import PLAY


def tells(s: Record, seat: int | None, thing: str) -> About:
    """Where a unit may go and hit as it stands, and what it has done; in secret set-ups nothing is told (BRI-22)."""
    unit = UNIT.get(thing)
    if unit is None or s.phase != PLAY or not rules.on_board(s, unit):
        return About()
    notes = [Note("note.moved", clause="BRI-21")] if has_bit(s.moved, unit) else []
    notes += [] if rules.may_attack(s, unit) else [Note("note.attacked", clause="BRI-21")]
    return About((Area("reach", _steps(s, unit)), Area("fire", _targets(s, unit))), notes)


def _steps(s: Record, unit: int) -> tuple[str, ...]:
    """The empty spaces beside a unit that a link leads to (BRI-22)."""
    at = int(s.at[unit])
    ways = (at + int(STEPS[way]) for way in range(4) if rules.linked(s, at, way))
    return tuple(SPACES[space] for space in ways if rules.empty(s, space))


def _targets(s: Record, unit: int) -> tuple[str, ...]:
    """The spaces in range with nobody on the line between (BRI-23)."""
    at = int(s.at[unit])
    seen = (space for space in range(len(SPACES)) if CAN_HIT[unit, at, space])
    return tuple(SPACES[space] for space in seen if not s.occupied & BETWEEN[at, space])


def attempts(s: Record, seat: int, thing: str | None, place: str) -> Sequence[tuple[str, Args]]:
    """A unit that goes or shoots to a space; without one, the unit that stands there and any step of it."""
    if place not in SPACE:
        return ()
    standing = [unit for unit in range(UNIT_COUNT) if s.at[unit] == SPACE[place]]
    if thing is not None:
        shots = [("attack", {"unit": thing, "target": UNITS[unit]}) for unit in standing if SIDE[unit] != seat]
        return [*shots, ("move", {"unit": thing, "to": place})]
    return [("move", {"unit": UNITS[unit], "to": to}) for unit in standing for to in SPACES if to != place]
