"""Whom a card orders, and what an order gives (COM-12, COM-14, COM-72)."""

from holotable.core.bits import has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import CENTRE, LEFT, RIGHT, SECTION
from ..state import event
from ..tables import (
    ALL,
    ARTILLERY,
    EVERYWHERE,
    INFANTRY,
    NEED_ARTILLERY,
    NEED_INFANTRY,
    NEED_NONE,
    NEEDS,
    OP_CENTRE,
    OP_LEFT,
    OP_RIGHT,
    RESTORE,
    UNIT_KIND,
    UNIT_TYPE,
    VEHICLE,
)
from .card_effects import op
from .field import full_figures

ONE_FIGURE = 1


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
def give_order(s, unit):
    """Order one unit; Reinforcements restores it at that moment (COM-12, ruling C18)."""
    s.ordered |= 1 << unit
    emit(s, event.ordered, EVERYONE, unit)
    if op(s, RESTORE) and not has_bit(s.beside_card, unit):
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


# Figures that come back


@rule
def reduced_units(s):
    """Own units on the field below their starting figures, as a mask."""
    mask = s.on_field[s.side]
    found = 0
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if s.figures[unit] < full_figures(s, unit):
            found |= 1 << unit
    return found


@rule
def restore(s, unit, most):
    """Give a unit back up to so many figures, never above its starting number (rulings C6, C18)."""
    count = min(most, full_figures(s, unit) - s.figures[unit])
    if count > 0:
        s.figures[unit] += count
        emit(s, event.restored, EVERYONE, unit, count)
