"""Moving once more after all attacks (COM-72, ruling C7)."""

from holotable.core.bits import lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...hexset import is_empty
from ...state import TAKE, event, make
from ...tables import E_WEB, MOVE_AFTER_HEXES
from ..card_effects import op
from ..field import has_free_neighbour
from ..lists import write_hexes
from ..reach import allowance, reach
from ..units import go

CLAUSES = {"move_after": "COM-72"}


@rule
def go_on(s):
    """Ask while a unit can move once more (COM-10a)."""
    if any_later_move(s):
        return True
    done(s)
    return False


@rule
def later_movers(s):
    """The units the card lets move once more after all attacks."""
    if op(s, MOVE_AFTER_HEXES) == 0:
        return 0
    mask = s.ordered & s.on_field[s.side] & ~s.beside_card & ~s.moved_after
    found = 0
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if allowance(s, unit) > 0 and has_free_neighbour(s, unit):
            found |= 1 << unit
    return found


@rule
def any_later_move(s):
    """Whether the step after the attacks has anything left to choose."""
    mask = later_movers(s)
    while mask:
        if not is_empty(reach(s, lowest_bit(mask), op(s, MOVE_AFTER_HEXES))):
            return True
        mask = without_lowest(mask)
    return False


@rule
def choices(s, out):
    """Every hex within the card's hexes for each unit that may move once more (ruling C7)."""
    n = 0
    mask = later_movers(s)
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        n = write_hexes(out, n, make.move_after(unit, 0), reach(s, unit, op(s, MOVE_AFTER_HEXES)))
    return write(out, n, make.done())


@rule
def move_after(s, unit, h):
    """A unit moves once more; an E-Web turns 'moving' (COM-62a)."""
    s.moved_after |= 1 << unit
    if s.badge[unit] == E_WEB:
        s.moving |= 1 << unit
    emit(s, event.moved, EVERYONE, unit, s.at[unit], h)
    go(s, unit, h)


@rule
def done(s):
    """No more moves."""
    s.step = TAKE


def ask(s: Record) -> tuple[str, Args]:
    """Which unit moves on?"""
    return "ask.move_after", {}


def done_name(s: Record) -> str:
    """No more moves."""
    return "done-move_after"
