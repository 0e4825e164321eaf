"""Small questions about the field: who stands where, what a unit is, what it sees (COM-1..COM-8, COM-30..COM-33)."""

from holotable.core.bits import lowest_bit, without_lowest
from holotable.core.jit import rule

from ..board import BASE_ROW, BESIDE, CROSSED, HALF_HEX, ON_LEFT, ON_RIGHT, ROW_HEXES, SIGHT
from ..hexset import common, covers, empty_set, has_hex, load, meet, minus, store, union, with_hex
from ..state import NONE, ONLY_INFANTRY, ONLY_OFFICER
from ..tables import (
    ELITE_SQUADRON,
    FLYING,
    FULL,
    INFANTRY,
    SCOUTS,
    STRUCTURE_COUNT,
    UNIT_COUNT,
    UNIT_KIND,
    UNIT_SIDE,
    UNIT_TYPE,
    WALKER,
)


@rule
def infantry(unit):
    """Whether a unit is infantry (COM-5)."""
    return UNIT_TYPE[unit] == INFANTRY


@rule
def full_figures(s, unit):
    """The figures a unit starts with; an elite squadron has one more (COM-5, COM-60)."""
    return FULL[UNIT_KIND[unit]] + (s.badge[unit] == ELITE_SQUADRON)


@rule
def give_badge(s, unit, badge):
    """Put a badge on a unit."""
    s.badge[unit] = badge
    if badge == SCOUTS:
        s.scouts |= 1 << unit


@rule
def everybody(s):
    """The hexes where units stand."""
    return union(load(s.standing[0]), load(s.standing[1]))


@rule
def note_structures(s):
    """Keep the hexes of the structures that stand as a set."""
    built = empty_set()
    for i in range(STRUCTURE_COUNT):
        if s.structure_at[i] != NONE:
            built = with_hex(built, s.structure_at[i])
    store(s.built, built)


@rule
def closed(s, unit):
    """The hexes no such unit may enter: occupied or impassable ones (COM-7, COM-15, COM-43..COM-47)."""
    kind = UNIT_KIND[unit]
    hexes = union(everybody(s), union(load(s.built), load(s.serac)))
    if not FLYING[kind]:
        hexes = union(hexes, load(s.crevasse))
    if WALKER[kind]:
        hexes = union(hexes, load(s.ridge))
    return hexes


@rule
def may_enter(s, unit, h):
    """Whether a unit may stand on a hex: it is free and passable for it."""
    return not has_hex(closed(s, unit), h)


@rule
def has_free_neighbour(s, unit):
    """Whether a unit can make at least one step."""
    return not covers(closed(s, unit), load(BESIDE[s.at[unit]]))


@rule
def free_baseline(s, unit):
    """The hexes of the acting side's baseline that a unit may enter."""
    return minus(load(ROW_HEXES[BASE_ROW[s.side]]), closed(s, unit))


@rule
def fits(s, unit, wanted):
    """Whether a unit is of the sort a scenario names: any, infantry, or the officer's carrier."""
    if wanted == ONLY_INFANTRY:
        return UNIT_TYPE[unit] == INFANTRY
    if wanted == ONLY_OFFICER:
        return s.carrier == unit
    return True


# Sight


@rule
def clear(a, b, obstacles):
    """Whether a line between two hexes is free of obstacles: none crossed, not on both sides of its edges (COM-30, COM-31)."""
    if meet(load(SIGHT[a, b, CROSSED]), obstacles):
        return False
    return not (meet(load(SIGHT[a, b, ON_LEFT]), obstacles) and meet(load(SIGHT[a, b, ON_RIGHT]), obstacles))


@rule
def sees_hex(s, a, b):
    """Sight by the ordinary obstacles: units, terrain, structures, half hexes (COM-30..COM-32)."""
    obstacles = union(everybody(s), union(load(s.built), load(s.blind)))
    return clear(a, b, with_hex(obstacles, HALF_HEX))


@rule
def on_ridge(s, h):
    """Whether a hex is a ridge (COM-40)."""
    return has_hex(load(s.ridge), h)


@rule
def sees_unit(s, a, b):
    """Sight from a unit's hex to another unit's; between two ridges only units on ridges and seracs block (COM-33)."""
    if on_ridge(s, a) and on_ridge(s, b):
        return clear(a, b, union(common(everybody(s), load(s.ridge)), load(s.serac)))
    return sees_hex(s, a, b)


@rule
def target_hex(s, target):
    """Where a target, a unit or a structure, stands."""
    if target < UNIT_COUNT:
        return s.at[target]
    return s.structure_at[target - UNIT_COUNT]


@rule
def sees(s, h, target):
    """Whether a target is in sight from a hex (COM-33a: a structure is no unit)."""
    if target < UNIT_COUNT:
        return sees_unit(s, h, s.at[target])
    return sees_hex(s, h, s.structure_at[target - UNIT_COUNT])


@rule
def scouted(s, unit, target):
    """Whether another scouts unit of the attacker stands on a ridge and sees the target (COM-63, COM-63a)."""
    mask = s.scouts & s.on_field[UNIT_SIDE[unit]] & ~(1 << unit)
    while mask:
        scout = lowest_bit(mask)
        mask = without_lowest(mask)
        h = s.at[scout]
        if on_ridge(s, h) and sees_unit(s, h, s.at[target]):
            return True
    return False
