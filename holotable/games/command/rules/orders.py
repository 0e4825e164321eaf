"""Playing a card and giving orders (COM-11..COM-14, COM-70..COM-72)."""

import numpy as np

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import CENTRE, LEFT, RIGHT, SECTION
from ..state import (
    DISCARD,
    MOVE,
    NONE,
    ORDER,
    PICK,
    PICK_HEAL,
    PICK_NONE,
    PICK_ORBIT,
    SECTION_STEP,
    TAKE,
    event,
)
from ..tables import (
    ALL,
    ARTILLERY,
    ASK_SECTION,
    COUNT,
    DISCARDS,
    EVERYWHERE,
    FALLBACK,
    HEAL,
    HEAL_EVERY,
    INFANTRY,
    NEED_ARTILLERY,
    NEED_INFANTRY,
    NEED_NONE,
    NEEDS,
    NO_MOVE,
    ONE_TYPE,
    OP,
    OP_CENTRE,
    OP_LEFT,
    OP_RIGHT,
    RESTORE,
    STRIKES,
    UNIT_KIND,
    UNIT_TYPE,
    VEHICLE,
)
from .decks import lose_card
from .field import full_figures, op, seat_code

ONE_FIGURE = 1
GROUPS = 8
"""Every group of the three sections, by their bits."""
GROUPS_OF = np.array([sum(1 << group for group in range(GROUPS) if sections & group == sections) for sections in range(GROUPS)])
"""The groups that hold all of some sections, as bits."""
COUNTED_IN = np.array([sum(1 << 8 * group for group in range(GROUPS) if held >> group & 1) for held in GROUPS_OF.tolist()])
"""The same groups with a byte for each, to count in."""


@rule
def is_needed(unit, need):
    """Whether a unit is of the type a card names (COM-14, ruling C15)."""
    if need == NEED_NONE:
        return True
    if need == NEED_ARTILLERY:
        return UNIT_KIND[unit] == ARTILLERY
    return UNIT_TYPE[unit] == (INFANTRY if need == NEED_INFANTRY else VEHICLE)


@rule
def has_needed(s, need):
    """Whether the acting side has a unit of the type anywhere on the field (COM-14a)."""
    mask = s.on_field[s.side]
    while mask:
        if is_needed(lowest_bit(mask), need):
            return True
        mask = without_lowest(mask)
    return False


@rule
def play_card(s, card):
    """Play a command card face up; what it asks first comes next (COM-11, COM-14)."""
    lose_card(s, s.seat, card)
    emit(s, event.card_played, EVERYONE, seat_code(s, s.seat), card)
    if OP[s.side, card, DISCARDS] > 0:
        s.fleet = 1
        s.thrown = 0
        s.card = card
        s.op = card
        s.step = DISCARD
        return
    s.card = card
    s.op = card if has_needed(s, OP[s.side, card, NEEDS]) else FALLBACK
    if op(s, HEAL) == HEAL_EVERY:
        heal_all(s)
    if op(s, STRIKES) > 0:
        s.picking = PICK_ORBIT
        s.step = PICK
    elif op(s, HEAL) > HEAL_EVERY and any_reduced(s, s.side):
        s.picking = PICK_HEAL
        s.step = PICK
    elif op(s, ASK_SECTION):
        s.step = SECTION_STEP
    else:
        order_all(s, s.on_field[s.side])
        s.step = ORDER


@rule
def restore(s, unit, most):
    """Give a unit back up to so many figures, never above its starting number (rulings C6, C18)."""
    count = min(most, full_figures(s, unit) - s.figures[unit])
    if count > 0:
        s.figures[unit] += count
        emit(s, event.restored, EVERYONE, unit, count)


@rule
def heal_all(s):
    """Every reduced own unit regains 1 figure (ruling C6)."""
    mask = s.on_field[s.side]
    while mask:
        restore(s, lowest_bit(mask), ONE_FIGURE)
        mask = without_lowest(mask)


@rule
def any_reduced(s, side):
    """Whether a side has a unit on the field below its starting figures."""
    mask = s.on_field[side]
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if s.figures[unit] < full_figures(s, unit):
            return True
    return False


# Which section (COM-14a)


@rule
def sections_to_name(s):
    """The sections that hold an own unit of the type the card names, as bits (COM-14a)."""
    found = 0
    mask = s.on_field[s.side]
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if is_needed(unit, op(s, NEEDS)):
            found |= SECTION[s.side, s.at[unit]]
    return found


@rule
def name_section(s, section):
    """All units of the named type in one section are ordered (COM-12a)."""
    mask = s.on_field[s.side]
    inside = 0
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if has_bit(SECTION[s.side, s.at[unit]], section):
            inside |= 1 << unit
    order_all(s, inside)
    s.step = ORDER


@rule
def run_section(s):
    """Ask for a section, unless only one will do (COM-10a)."""
    sections = sections_to_name(s)
    if sections & (sections - 1):
        return True
    name_section(s, lowest_bit(sections))
    return False


# Orders (COM-12)


@rule
def give_order(s, unit):
    """Order one unit; Reinforcements restores it at that moment (COM-12, ruling C18)."""
    s.ordered |= 1 << unit
    emit(s, event.ordered, EVERYONE, unit)
    if op(s, RESTORE) and not has_bit(s.plain, unit):
        restore(s, unit, EVERYWHERE)


@rule
def order_all(s, units):
    """A card for 'every' or 'all' units orders those of its type in its sections without asking (COM-12a)."""
    if not op(s, ALL):
        return
    sections = place_bits(s)
    mask = units & ~s.ordered
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if is_needed(unit, op(s, NEEDS)) and SECTION[s.side, s.at[unit]] & sections:
            give_order(s, unit)


@rule
def place_bits(s):
    """The sections in which the card has a place at all, as bits."""
    return (op(s, OP_LEFT) > 0) << LEFT | (op(s, OP_CENTRE) > 0) << CENTRE | (op(s, OP_RIGHT) > 0) << RIGHT


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
    mask = s.ordered & ~s.plain
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
    units = s.ordered & ~s.plain
    if not op(s, ONE_TYPE) or units == 0:
        return NONE
    return UNIT_TYPE[lowest_bit(units)]


@rule
def orderable(s):
    """The units the card may still order, as a mask (COM-12, COM-12a, COM-14)."""
    if op(s, ALL) or count_bits(s.ordered & ~s.plain) >= op(s, COUNT):
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
def name_unit(s, unit):
    """The player names a unit (COM-12)."""
    give_order(s, unit)
    s.named += 1


@rule
def end_orders(s):
    """After the orders come the moves; a card that forbids moving skips them, without orders the turn goes on to draw."""
    s.picking = PICK_NONE
    if s.ordered == 0:
        s.step = TAKE
    else:
        s.step = MOVE


@rule
def moves_forbidden(s):
    """Whether the card has no move step (ruling C17)."""
    return op(s, NO_MOVE) > 0
