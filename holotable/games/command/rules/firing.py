"""Which attacks can be made, and with how many dice (COM-16, COM-20, COM-21, COM-40..COM-47, COM-63)."""

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule

from ..board import BESIDE, DISTANCE, WITHIN
from ..hexset import common, count_hexes, first_hex, is_empty, load, without_first
from ..state import NONE, PAIR, make
from ..tables import (
    ADJACENT_DICE,
    ATTACKS,
    BUILDING,
    CLOSE_DICE,
    CONCENTRATED,
    DICE_BONUS,
    MOST_DICE,
    NO_ATTACK,
    RANGE,
    RANGE_DICE,
    RIDGE,
    ROCKS,
    STRUCTURE_COUNT,
    TRENCH,
    UNIT_COUNT,
    UNIT_KIND,
    UNIT_SIDE,
    UNIT_TYPE,
    VEHICLE,
    WALKER,
    WRECKAGE,
)
from .card_effects import bonus, op
from .field import infantry, scouted, sees, target_hex
from .reach import ignores_terrain

SIDE_UNITS = UNIT_COUNT // 2
DESPERATE_DICE = 2


@rule
def cover(s, unit, target, h):
    """The dice that the target's hex takes from an attack (COM-40..COM-44)."""
    is_unit = target < UNIT_COUNT
    if is_unit and WALKER[UNIT_KIND[target]]:
        return 0
    terrain = s.terrain[h]
    if terrain == RIDGE:
        return 0 if s.terrain[s.at[unit]] == RIDGE else 1
    if terrain in (ROCKS, BUILDING, WRECKAGE):
        return 2 if UNIT_TYPE[unit] == VEHICLE else 1
    if terrain == TRENCH and is_unit and infantry(target):
        return 1
    return 0


@rule
def hindrance(s, unit):
    """The dice that a vehicle loses for standing on a building or wreckage (COM-42)."""
    terrain = s.terrain[s.at[unit]]
    if UNIT_TYPE[unit] == VEHICLE and (terrain in (BUILDING, WRECKAGE)) and not ignores_terrain(s, unit):
        return 2
    return 0


@rule
def friends_beside(s, unit):
    """Own units on hexes next to a unit (ruling C19)."""
    return count_hexes(common(load(s.standing[UNIT_SIDE[unit]]), load(BESIDE[s.at[unit]])))


@rule
def earlier_attackers(s, unit, target):
    """Other ordered units that have attacked the same target this turn (ruling C20)."""
    found = 0
    for i in range(s.fights):
        if s.fight_target[i] == target and s.fight_unit[i] != unit:
            found |= 1 << s.fight_unit[i]
    return count_bits(found)


@rule
def card_dice(s, unit, target, distance):
    """The dice that cards add to an attack, or take from it (COM-21, rulings C3, C19..C22)."""
    dice = bonus(s, unit, DICE_BONUS)
    if distance == 1:
        dice += bonus(s, unit, CLOSE_DICE) + s.close_dice
    if bonus(s, unit, ADJACENT_DICE):
        dice += friends_beside(s, unit)
    if bonus(s, unit, CONCENTRATED):
        dice += earlier_attackers(s, unit, target)
    if s.desperate == unit:
        dice += DESPERATE_DICE
    return dice


@rule
def attack_dice(s, unit, target):
    """The dice of an attack; 0 if it cannot be made (COM-20, COM-21, COM-63a)."""
    a = s.at[unit]
    b = target_hex(s, target)
    distance = DISTANCE[a, b]
    if distance > RANGE[UNIT_KIND[unit]]:
        return 0
    dice = RANGE_DICE[UNIT_KIND[unit], distance] + card_dice(s, unit, target, distance) - hindrance(s, unit)
    if s.rout != unit:
        dice -= cover(s, unit, target, b)
    if dice < 0 or not sees(s, a, target):
        return 0
    if target < UNIT_COUNT and s.scouts and scouted(s, unit, target):
        dice += 1
    return min(dice, MOST_DICE)


# Targets


@rule
def targets_in_range(s, unit):
    """Enemy units within a unit's range, counted from the enemy's first, structures after them, as a mask."""
    enemy = 1 - UNIT_SIDE[unit]
    found = 0
    hexes = common(load(s.standing[enemy]), load(WITHIN[RANGE[UNIT_KIND[unit]], s.at[unit]]))
    while not is_empty(hexes):
        found |= 1 << (s.unit_on[first_hex(hexes)] - enemy * SIDE_UNITS)
        hexes = without_first(hexes)
    for i in range(STRUCTURE_COUNT):
        if s.structure_at[i] != NONE and s.structure_side[i] == enemy:
            found |= 1 << (SIDE_UNITS + i)
    return found


@rule
def named_target(unit, place):
    """The target behind a place counted from the enemy's first unit, structures after the last."""
    if place >= SIDE_UNITS:
        return UNIT_COUNT + place - SIDE_UNITS
    return place + (1 - UNIT_SIDE[unit]) * SIDE_UNITS


@rule
def can_attack(s, unit):
    """Whether a unit has a target at all."""
    mask = targets_in_range(s, unit)
    while mask:
        target = named_target(unit, lowest_bit(mask))
        mask = without_lowest(mask)
        if attack_dice(s, unit, target) > 0:
            return True
    return False


@rule
def write_attacks(s, unit, out, n):
    """Every target a unit can attack now (COM-20)."""
    mask = targets_in_range(s, unit)
    while mask:
        target = named_target(unit, lowest_bit(mask))
        mask = without_lowest(mask)
        if attack_dice(s, unit, target) > 0:
            out[n] = make.attack(PAIR[unit, target])
            n += 1
    return n


@rule
def aims(s, unit, covered):
    """Whether a unit has a target in range and sight, however few dice it may roll; one in cover, if asked for."""
    mask = targets_in_range(s, unit)
    while mask:
        target = named_target(unit, lowest_bit(mask))
        mask = without_lowest(mask)
        h = target_hex(s, target)
        near = DISTANCE[s.at[unit], h] <= RANGE[UNIT_KIND[unit]]
        if near and sees(s, s.at[unit], target) and (not covered or cover(s, unit, target, h) > 0):
            return True
    return False


# Attackers


@rule
def times_attacked(s, unit):
    """How often a unit has attacked this turn, or in this half of it (ruling C8)."""
    n = 0
    for i in range(s.fights):
        n += s.fight_unit[i] == unit
    return n


@rule
def attackers(s):
    """The ordered units that may still attack, as a mask (COM-16, COM-41, rulings C8, C9)."""
    if s.incursion != NONE:
        spent = s.incursion_attacked or has_bit(s.no_attack, s.incursion)
        return 0 if spent else 1 << s.incursion
    mask = s.ordered & s.on_field[s.side] & ~s.no_attack
    if op(s, NO_ATTACK):
        mask &= s.beside_card
    if op(s, ATTACKS) == 1:
        return mask & ~s.attacked
    found = mask & ~s.attacked
    mask &= s.attacked & ~s.beside_card
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if times_attacked(s, unit) < op(s, ATTACKS):
            found |= 1 << unit
    return found


@rule
def clear_fights(s):
    """No unit has attacked yet."""
    for i in range(s.fights):
        s.fight_unit[i] = 0
        s.fight_target[i] = 0
    s.fights = 0
    s.attacked = 0
