"""The usual formation of each side: the rest of its placing in one click, or by a program that has no plan (BLZ-54)."""

from holotable.core import records
from holotable.core.records import Record, clone

from . import rules
from .board import DATA, EDGE_ROW, HEX, HOME_FACING, MIDDLE, ROWS, SEATS, UNITS
from .rules import units
from .state import MAX_LEGAL, NOBODY, SETUP, make, read


def formation(s: Record, seat: int) -> list[int]:
    """The choices, as actions, that place the rest of a side's units; empty when it is not placing."""
    s = clone(s)
    s.quiet = 1
    mission = s.mission
    actions: list[int] = []
    while s.step == SETUP and s.mission == mission and s.seat == seat and not s.over:
        action = _facing(s) if s.to_face != NOBODY else _place(s, seat)
        rules.apply(s, seat, action)
        actions.append(action)
    return actions


def _facing(s: Record) -> int:
    """Towards the enemy."""
    return int(make.face(int(HOME_FACING[s.seat])))


def _place(s: Record, seat: int) -> int:
    """The unit's usual hex, or the free one nearest to it."""
    out = records.legal_buffer(MAX_LEGAL)
    count = rules.legal(s, seat, out)
    usual = _usual_hex(s, seat)
    return min((int(a) for a in out[:count]), key=lambda a: (units.distance(read.set_up_hex(a), usual), a))


def _usual_hex(s: Record, seat: int) -> int:
    """The hex the data name for a unit; the middle of the own edge for units they do not name."""
    name = DATA["formations"][s.mission - 1][SEATS[seat]].get(UNITS[s.queue[0]])
    return HEX.get(name, MIDDLE // ROWS * ROWS + int(EDGE_ROW[seat]))
