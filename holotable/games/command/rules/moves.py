"""Moving, leaving the field and the E-Web's marker (COM-15, COM-41..COM-45, COM-62, COM-64, COM-93)."""

from holotable.core.bits import has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import ALL_HI, ALL_LO, BESIDE_HI, BESIDE_LO, HI, LO, LOW_HEXES
from ..state import NOBODY, event, make
from ..tables import (
    E_WEB,
    ELITE,
    HEXES_BONUS,
    IGNORE_TERRAIN,
    MOVE_AFTER_HEXES,
    MOVE_AND_ATTACK,
    MOVE_ONLY,
    UNIT_KIND,
    UNIT_SIDE,
)
from .field import bonus, closed_hi, closed_lo, fits, has_free_neighbour, op, within
from .medals import go


@rule
def attack_allowance(s, unit):
    """How far a unit may go and still attack (COM-5, COM-64, ruling C2)."""
    hexes = MOVE_AND_ATTACK[UNIT_KIND[unit]]
    if hexes == 0:
        return 0
    if s.badge[unit] == ELITE:
        hexes = MOVE_ONLY[UNIT_KIND[unit]]
    return hexes + bonus(s, unit, HEXES_BONUS)


@rule
def allowance(s, unit):
    """How far a unit may go at all (COM-5, ruling C2)."""
    hexes = MOVE_ONLY[UNIT_KIND[unit]]
    return 0 if hexes == 0 else hexes + bonus(s, unit, HEXES_BONUS)


@rule
def ignores_terrain(s, unit):
    """Whether the card frees a unit from terrain limits (ruling C16)."""
    return bonus(s, unit, IGNORE_TERRAIN) > 0


@rule
def spread(lo, hi):
    """All hexes beside a set of hexes, as two words."""
    beside_lo = 0
    beside_hi = 0
    while lo:
        h = lowest_bit(lo)
        lo = without_lowest(lo)
        beside_lo |= BESIDE_LO[h]
        beside_hi |= BESIDE_HI[h]
    while hi:
        h = LOW_HEXES + lowest_bit(hi)
        hi = without_lowest(hi)
        beside_lo |= BESIDE_LO[h]
        beside_hi |= BESIDE_HI[h]
    return beside_lo, beside_hi


@rule
def reach(s, unit, hexes):
    """The hexes a unit can move to at a cost of at most so many, as two words (COM-15, COM-41, COM-43, rule `steep-ridges`).

    The front of each cost grows from the front one step cheaper; ridges, where they are steep, from an earlier one.
    Nobody goes on from a hex that ends the move.
    """
    free_lo = ALL_LO & ~closed_lo(s, unit)
    free_hi = ALL_HI & ~closed_hi(s, unit)
    ignores = ignores_terrain(s, unit)
    steep = 1 if ignores else s.steep
    stop_lo = 0 if ignores else s.stop_lo
    stop_hi = 0 if ignores else s.stop_hi
    front_lo = LO[s.at[unit]]
    front_hi = HI[s.at[unit]]
    near_lo, near_hi = spread(front_lo, front_hi)
    before_lo = 0
    before_hi = 0
    earlier_lo = 0
    earlier_hi = 0
    seen_lo = 0
    seen_hi = 0
    for cost in range(1, hexes + 1):
        ridge_lo = near_lo if steep == 1 else (before_lo if steep == 2 else earlier_lo)
        ridge_hi = near_hi if steep == 1 else (before_hi if steep == 2 else earlier_hi)
        front_lo = ((near_lo & ~s.ridge_lo) | (ridge_lo & s.ridge_lo)) & free_lo & ~seen_lo
        front_hi = ((near_hi & ~s.ridge_hi) | (ridge_hi & s.ridge_hi)) & free_hi & ~seen_hi
        seen_lo |= front_lo
        seen_hi |= front_hi
        if cost < hexes:
            front_lo &= ~stop_lo
            front_hi &= ~stop_hi
            earlier_lo = before_lo
            earlier_hi = before_hi
            before_lo = near_lo
            before_hi = near_hi
            near_lo, near_hi = spread(front_lo, front_hi)
    return seen_lo, seen_hi


@rule
def step_cost(s, unit, h):
    """What one step into a hex costs a unit."""
    return s.steep if within(s.ridge_lo, s.ridge_hi, h) and not ignores_terrain(s, unit) else 1


# The move step (COM-15)


@rule
def may_move(s, unit):
    """Whether an ordered unit has a step left to make."""
    return allowance(s, unit) > 0 and has_free_neighbour(s, unit)


@rule
def movers(s):
    """The ordered units whose move is still to come, as a mask."""
    if s.solo >= 0:
        return (1 << s.solo) & ~s.moved
    return s.ordered & s.on_field[s.side] & ~s.moved


@rule
def may_leave(s, unit):
    """Whether a unit can reach an exit with 1 movement left, or stands on one (COM-93)."""
    side = UNIT_SIDE[unit]
    if s.leave_units[side] == NOBODY or not fits(s, unit, s.leave_units[side]):
        return False
    hexes = allowance(s, unit)
    if hexes == 0:
        return False
    if within(s.exit_lo[side], s.exit_hi[side], s.at[unit]):
        return not (has_bit(s.entered, unit) and stops_on(s, unit, s.at[unit]))
    lo, hi = reach(s, unit, hexes - 1)
    if not ignores_terrain(s, unit):
        lo &= ~s.stop_lo
        hi &= ~s.stop_hi
    return (lo & s.exit_lo[side]) != 0 or (hi & s.exit_hi[side]) != 0


@rule
def any_move(s):
    """Whether the move step has anything left to choose (COM-10a)."""
    mask = movers(s)
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if can_take_a_step(s, unit) or may_leave(s, unit):
            return True
    return False


@rule
def can_take_a_step(s, unit):
    """Whether a unit reaches at least one hex; a cheap look suffices where ridges are not steep."""
    if not may_move(s, unit):
        return False
    if s.steep == 1:
        return True
    lo, hi = reach(s, unit, allowance(s, unit))
    return lo != 0 or hi != 0


@rule
def list_hexes(out, n, first, lo, hi):
    """Write one action for every hex of a set, the hex 0 being the first action."""
    while lo:
        out[n] = first + lowest_bit(lo)
        lo = without_lowest(lo)
        n += 1
    while hi:
        out[n] = first + LOW_HEXES + lowest_bit(hi)
        hi = without_lowest(hi)
        n += 1
    return n


@rule
def legal_moves(s, out):
    """Every hex each ordered unit can move to, and leaving the field where it may (COM-15, COM-93)."""
    n = 0
    mask = movers(s)
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        lo, hi = reach(s, unit, allowance(s, unit))
        n = list_hexes(out, n, make.move(unit, 0), lo, hi)
    return n


@rule
def move_unit(s, unit, h):
    """A unit moves to a hex by the cheapest way; too far or onto stopping ground it will not attack (COM-15a, COM-41)."""
    if stops_on(s, unit, h) or too_far_to_attack(s, unit, h):
        s.no_attack |= 1 << unit
    s.moved |= 1 << unit
    s.entered |= 1 << unit
    emit(s, event.moved, EVERYONE, unit, s.at[unit], h)
    go(s, unit, h)


@rule
def stops_on(s, unit, h):
    """Whether entering a hex ends a unit's move and forbids it to attack (COM-41, COM-42)."""
    return within(s.stop_lo, s.stop_hi, h) and not ignores_terrain(s, unit)


@rule
def too_far_to_attack(s, unit, h):
    """Whether the way to a hex costs more than a unit may go and still attack (COM-15a)."""
    near = attack_allowance(s, unit)
    if near == allowance(s, unit):
        return False
    lo, hi = reach(s, unit, near)
    return not within(lo, hi, h)


@rule
def turn_e_webs(s, units):
    """An ordered E-Web that moved turns 'moving', one that stayed turns 'set' (COM-62, COM-62a)."""
    mask = units & s.on_field[s.side]
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if s.badge[unit] == E_WEB:
            if has_bit(s.moved, unit):
                s.moving |= 1 << unit
            else:
                s.moving &= ~(1 << unit)


# Moving after the attacks (ruling C7)


@rule
def later_movers(s):
    """The units the card lets move once more after all attacks."""
    if op(s, MOVE_AFTER_HEXES) == 0:
        return 0
    mask = s.ordered & s.on_field[s.side] & ~s.plain & ~s.moved_after
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
        lo, hi = reach(s, lowest_bit(mask), op(s, MOVE_AFTER_HEXES))
        mask = without_lowest(mask)
        if lo != 0 or hi != 0:
            return True
    return False


@rule
def legal_later_moves(s, out):
    """Every hex within the card's hexes for each unit that may move once more (ruling C7)."""
    n = 0
    mask = later_movers(s)
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        lo, hi = reach(s, unit, op(s, MOVE_AFTER_HEXES))
        n = list_hexes(out, n, make.move_after(unit, 0), lo, hi)
    return n


@rule
def move_after(s, unit, h):
    """A unit moves once more; an E-Web turns 'moving' (COM-62a)."""
    s.moved_after |= 1 << unit
    if s.badge[unit] == E_WEB:
        s.moving |= 1 << unit
    emit(s, event.moved, EVERYONE, unit, s.at[unit], h)
    go(s, unit, h)
