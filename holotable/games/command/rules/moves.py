"""Moving, leaving the field and the E-Web's marker (COM-15, COM-41..COM-45, COM-62, COM-64, COM-93)."""

from holotable.core.bits import has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import ALL_HEXES, BESIDE
from ..hexset import common, empty_set, first_hex, has_hex, is_empty, list_hexes, load, meet, minus, union, without_first
from ..rules.field import closed, on_ridge
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
from .field import bonus, fits, has_free_neighbour, op
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
def beside_any(hexes):
    """All hexes beside a set of hexes."""
    found = empty_set()
    while not is_empty(hexes):
        found = union(found, load(BESIDE[first_hex(hexes)]))
        hexes = without_first(hexes)
    return found


@rule
def reach(s, unit, hexes):
    """The hexes a unit can move to at a cost of at most so many (COM-15, COM-41, COM-43, rule `steep-ridges`).

    The front of each cost grows from the front one step cheaper; ridges, where they are steep, from an earlier one.
    Nobody goes on from a hex that ends the move.
    """
    free = minus(ALL_HEXES, closed(s, unit))
    ridges = load(s.ridge)
    stops = load(s.stop)
    steep = s.steep
    if ignores_terrain(s, unit):
        stops = empty_set()
        steep = 1
    seen = empty_set()
    near = load(BESIDE[s.at[unit]])
    before = empty_set()
    earlier = empty_set()
    for cost in range(1, hexes + 1):
        climbed = near if steep == 1 else (before if steep == 2 else earlier)
        front = union(minus(near, ridges), common(climbed, ridges))
        front = minus(common(front, free), seen)
        seen = union(seen, front)
        if cost < hexes:
            earlier = before
            before = near
            near = beside_any(minus(front, stops))
    return seen


@rule
def step_cost(s, unit, h):
    """What one step into a hex costs a unit."""
    return s.steep if on_ridge(s, h) and not ignores_terrain(s, unit) else 1


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
    exits = load(s.exits[side])
    if has_hex(exits, s.at[unit]):
        return not (has_bit(s.entered, unit) and stops_on(s, unit, s.at[unit]))
    reached = reach(s, unit, hexes - 1)
    if not ignores_terrain(s, unit):
        reached = minus(reached, load(s.stop))
    return meet(reached, exits)


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
    return not is_empty(reach(s, unit, allowance(s, unit)))


@rule
def legal_moves(s, out):
    """Every hex each ordered unit can move to, and leaving the field where it may (COM-15, COM-93)."""
    n = 0
    mask = movers(s)
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        n = list_hexes(out, n, make.move(unit, 0), reach(s, unit, allowance(s, unit)))
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
    return has_hex(load(s.stop), h) and not ignores_terrain(s, unit)


@rule
def too_far_to_attack(s, unit, h):
    """Whether the way to a hex costs more than a unit may go and still attack (COM-15a)."""
    near = attack_allowance(s, unit)
    if near == allowance(s, unit):
        return False
    return not has_hex(reach(s, unit, near), h)


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
        if not is_empty(reach(s, lowest_bit(mask), op(s, MOVE_AFTER_HEXES))):
            return True
        mask = without_lowest(mask)
    return False


@rule
def legal_later_moves(s, out):
    """Every hex within the card's hexes for each unit that may move once more (ruling C7)."""
    n = 0
    mask = later_movers(s)
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        n = list_hexes(out, n, make.move_after(unit, 0), reach(s, unit, op(s, MOVE_AFTER_HEXES)))
    return n


@rule
def move_after(s, unit, h):
    """A unit moves once more; an E-Web turns 'moving' (COM-62a)."""
    s.moved_after |= 1 << unit
    if s.badge[unit] == E_WEB:
        s.moving |= 1 << unit
    emit(s, event.moved, EVERYONE, unit, s.at[unit], h)
    go(s, unit, h)
