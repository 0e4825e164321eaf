"""Giving orders (COM-12, COM-12a, COM-14)."""

import numpy as np

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.lists import write, write_each
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from ...board import CENTRE, LEFT, RIGHT, SECTION
from ...state import MOVE, NONE, PICK_NONE, TAKE, make
from ...tables import ALL, CARDS, COUNT, NEEDS, ONE_TYPE, OP_CENTRE, OP_LEFT, OP_RIGHT, UNIT_TYPE
from ..card_effects import op
from ..ordering import give_order, is_needed
from ..support import possible_support, write_support

GROUPS = 8
"""Every group of the three sections, by their bits."""
GROUPS_OF = np.array([sum(1 << group for group in range(GROUPS) if sections & group == sections) for sections in range(GROUPS)])
"""The groups that hold all of some sections, as bits."""
COUNTED_IN = np.array([sum(1 << 8 * group for group in range(GROUPS) if held >> group & 1) for held in GROUPS_OF.tolist()])
"""The same groups with a byte for each, to count in."""
CLAUSES = {"order": "COM-12"}


@rule
def go_on(s):
    """Ask for orders while there is one to give (COM-10a, COM-12)."""
    if orderable(s) or possible_support(s):
        return True
    done(s)
    return False


@rule
def choices(s, out):
    """The units the card may still order, and support cards (COM-12, COM-92)."""
    n = write_each(out, 0, make.order(0), orderable(s))
    return write(out, write_support(s, out, n), make.done())


@rule
def orderable(s):
    """The units the card may still order, as a mask (COM-12, COM-12a, COM-14)."""
    if op(s, ALL) or count_bits(s.ordered & ~s.beside_card) >= op(s, COUNT):
        return 0
    found = 0
    full = full_groups(s)
    wanted = type_set(s)
    mask = s.on_field[s.side] & ~s.ordered
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if not is_needed(unit, op(s, NEEDS)) or (wanted != NONE and UNIT_TYPE[unit] != wanted):
            continue
        if full & GROUPS_OF[SECTION[s.side, s.at[unit]]] == 0:
            found |= 1 << unit
    return found


@rule
def places(s, sections):
    """How many units the card orders in some sections together."""
    n = 0
    if has_bit(sections, LEFT):
        n += op(s, OP_LEFT)
    if has_bit(sections, CENTRE):
        n += op(s, OP_CENTRE)
    if has_bit(sections, RIGHT):
        n += op(s, OP_RIGHT)
    return n


@rule
def full_groups(s):
    """The groups of sections that have no place for one more unit beside those ordered, as bits (COM-12a).

    Everybody has a place of its own if no group of sections has to serve more units than it has places. A unit has to
    be served by every group that holds all its sections; it is counted for all of them at once, in a byte for each.
    """
    served = 0
    mask = s.ordered & ~s.beside_card
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        served += COUNTED_IN[SECTION[s.side, s.at[unit]]]
    full = 0
    for group in range(1, GROUPS):
        full |= ((served >> 8 * group) & 255 >= places(s, group)) << group
    return full


@rule
def type_set(s):
    """The type that the first ordered unit has set, or -1 (ruling C14)."""
    units = s.ordered & ~s.beside_card
    if not op(s, ONE_TYPE) or units == 0:
        return NONE
    return UNIT_TYPE[lowest_bit(units)]


@rule
def name_unit(s, unit):
    """The player names a unit (COM-12)."""
    give_order(s, unit)
    s.named += 1


@rule
def done(s):
    """After the orders come the moves; without orders the turn goes on to the draw (COM-13)."""
    s.picking = PICK_NONE
    s.step = MOVE if s.ordered else TAKE


def ask(s: Record) -> tuple[str, Args]:
    """Which unit is ordered?"""
    return "ask.order", {"card": CARDS[s.card]}


def done_name(s: Record) -> str:
    """No more orders."""
    return "done-order"


def refusal(s: Record, unit: int) -> tuple[str, str]:
    """Why a unit cannot be ordered."""
    if has_bit(s.ordered, unit):
        return "no.ordered", "COM-12"
    if not is_needed(unit, op(s, NEEDS)):
        return "no.type", "COM-14"
    return "no.place", "COM-12a"
