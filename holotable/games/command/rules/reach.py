"""How far units go, and what the ground does to them on the way (COM-5, COM-15, COM-41..COM-45, COM-64)."""

from holotable.core.jit import rule

from ..board import ALL_HEXES, BESIDE
from ..hexset import common, empty_set, first_hex, has_hex, is_empty, load, minus, union, without_first
from ..tables import ELITE, HEXES_BONUS, IGNORE_TERRAIN, MOVE_AND_ATTACK, MOVE_ONLY, UNIT_KIND
from .card_effects import bonus
from .field import closed, on_ridge


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
def step_cost(s, unit, h):
    """What one step into a hex costs a unit."""
    return s.steep if on_ridge(s, h) and not ignores_terrain(s, unit) else 1


@rule
def stops_on(s, unit, h):
    """Whether entering a hex ends a unit's move and forbids it to attack (COM-41, COM-42)."""
    return has_hex(load(s.stop), h) and not ignores_terrain(s, unit)


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
