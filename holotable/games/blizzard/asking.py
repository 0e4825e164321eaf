"""What who points or clicks is told: arcs and reach of a unit, what it may still do, and what a click may have meant."""

from collections.abc import Sequence

from holotable.core.about import About, Area, Note
from holotable.core.bits import has_bit
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from .board import HEX, HEX_COUNT, HEXES, RALLY, SIDE, UNIT, UNIT_COUNT, UNITS
from .routes import one_move
from .rules import movement, shooting, units
from .state import COMMANDS, EVENT, FIRE, MARCHING, RETURN, SETUP


def tells(s: Record, seat: int | None, thing: str) -> About:
    """Where a unit may shoot and go for one point as it stands, and what it may still do (BLZ-7, BLZ-10, BLZ-13, BLZ-20)."""
    unit = UNIT.get(thing)
    if unit is None or s.at[unit] < 0:
        return About()
    fire = tuple(HEXES[h] for h in range(HEX_COUNT) if shooting.sees_hex(s, unit, h)) if shooting.firepower(s, unit) else ()
    return About((Area("fire", fire), Area("reach", one_move(s, unit))), _notes(s, unit))


def _notes(s: Record, unit: int) -> list[Note]:
    notes = []
    if s.step == MARCHING and s.seat == SIDE[unit]:
        marches = movement.may_march(s, unit, False)
        notes.append(Note("note.may_march" if marches else "note.no_march", clause="BLZ-10"))
    if s.step in (FIRE, RETURN) and has_bit(s.shot, unit):
        notes.append(Note("note.shot", clause="BLZ-13"))
    if s.damaged[unit]:
        notes.append(Note("note.may_rally" if units.has(s, unit, RALLY) else "note.damaged", clause="BLZ-25"))
    return notes


def attempts(s: Record, seat: int, thing: str | None, place: str) -> Sequence[tuple[str, Args]]:
    """A unit that goes, marches or shoots to a hex; without one, what the unit that stands there would do in this step."""
    if place not in HEX:
        return ()
    if s.step == SETUP:
        return [("place", {"unit": UNITS[s.queue[0]], "hex": place})] if s.queued else ()
    standing = [UNITS[unit] for unit in range(UNIT_COUNT) if s.at[unit] == HEX[place]]
    if thing is not None:
        return [found for kind in _kinds(s) for found in _of_unit(kind, thing, place, standing)]
    return [found for unit in standing for kind in _kinds(s) for found in _of_unit(kind, unit, place, _others(unit))]


def _kinds(s: Record) -> tuple[str, ...]:
    """What units do in the present step."""
    return {MARCHING: ("march",), EVENT: ("march",), COMMANDS: ("move",), FIRE: ("shoot",), RETURN: ("shoot",)}[int(s.step)]


def _of_unit(kind: str, unit: str, place: str, targets: Sequence[str]) -> list[tuple[str, Args]]:
    if kind == "march":
        return [("march", {"unit": unit})]
    if kind == "move":
        return [("move", {"unit": unit, "to": place})]
    return [("shoot", {"unit": unit, "target": target, "max_power": False}) for target in targets]


def _others(unit: str) -> list[str]:
    """Units of the other side, as targets."""
    return [other for other in UNITS if SIDE[UNIT[other]] != SIDE[UNIT[unit]]]
