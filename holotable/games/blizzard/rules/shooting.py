"""Shots, harpoons and self-destruction (BLZ-7, BLZ-13, BLZ-14, BLZ-30..BLZ-36)."""

from holotable.core.bits import has_bit
from holotable.core.dice import pack_small, roll
from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import EVERYONE, emit

from ..board import (
    AIR,
    ARC,
    ARMOR,
    FIREPOWER,
    FIRST_UNIT,
    HARPOON,
    HARPOON_SHOT,
    HEAVY_ARMOR,
    HERO,
    HEX_COUNT,
    INFANTRY,
    LAST_UNIT,
    MAX_POWER,
    RANGE,
    SEEN,
    SELF_DESTRUCT,
    SELF_DESTRUCTION,
    SHOT,
    SLANT_Q,
    SLANT_Z,
    TYPE,
    UNIT_COUNT,
    WALKER,
)
from ..state import FIRE, STEADY, event, make
from .units import damage, destroy, difference, distance, has, on_map

HIT_FROM = 4
"""A die of 4, 5 or 6 hits (BLZ-31)."""
DICE_IN_A_NUMBER, DICE_TOLD = 10**9, 10**17
"""Nine dice fit into one number of an event, eighteen into two."""


@rule
def firepower(s, unit):
    """The dice a unit shoots with (BLZ-31)."""
    return FIREPOWER[unit, s.damaged[unit]]


@rule
def may_act(s, unit):
    """Whether a unit still has its one act of this step (BLZ-13, BLZ-14)."""
    return on_map(s, unit) and not has_bit(s.shot, unit)


@rule
def sees_hex(s, unit, hex_):
    """Whether a hex is in range and in the arc, and not the own one (BLZ-7, BLZ-30)."""
    at = difference(s.at[unit], hex_)
    return at >= 0 and has_bit(SEEN[ARC[unit, s.damaged[unit]], at], s.facing[unit])


@rule
def sees(s, unit, target):
    """Whether a target is in range and in the arc, not in the own hex (BLZ-7, BLZ-30)."""
    return sees_hex(s, unit, s.at[target])


@rule
def may_use_max_power(s, unit):
    """Whether a unit may gather its firepower into one die (BLZ-35)."""
    return firepower(s, unit) > 1 and has(s, unit, MAX_POWER)


# What may be shot at


@rule
def reach_of(s, side):
    """The slanted coordinates between which a hex must lie to be in range of any unit of a side (BLZ-30)."""
    low_q = HEX_COUNT
    high_q = -HEX_COUNT
    low_z = HEX_COUNT
    high_z = -HEX_COUNT
    for unit in range(FIRST_UNIT[side], LAST_UNIT[side]):
        if on_map(s, unit):
            low_q = min(low_q, SLANT_Q[s.at[unit]])
            high_q = max(high_q, SLANT_Q[s.at[unit]])
            low_z = min(low_z, SLANT_Z[s.at[unit]])
            high_z = max(high_z, SLANT_Z[s.at[unit]])
    return low_q - RANGE, high_q + RANGE, low_z - RANGE, high_z + RANGE


@rule
def legal_shots(s, seat, out, n):
    """Every enemy in range and arc of each unit that may still act (BLZ-13, BLZ-30, BLZ-35)."""
    low_q, high_q, low_z, high_z = reach_of(s, 1 - seat)
    for unit in range(FIRST_UNIT[seat], LAST_UNIT[seat]):
        if not may_act(s, unit) or firepower(s, unit) == 0:
            continue
        q = SLANT_Q[s.at[unit]]
        z = SLANT_Z[s.at[unit]]
        if q < low_q or q > high_q or z < low_z or z > high_z:
            continue
        max_power = may_use_max_power(s, unit)
        for target in range(FIRST_UNIT[1 - seat], LAST_UNIT[1 - seat]):
            if on_map(s, target) and sees(s, unit, target):
                n = write(out, n, make.shoot(SHOT[unit, target], False))
                if max_power:
                    n = write(out, n, make.shoot(SHOT[unit, target], True))
    return n


@rule
def legal_fire(s, seat, out):
    """Shots, and the end of the step (BLZ-13)."""
    n = legal_shots(s, seat, out, 0)
    return write(out, n, make.done())


@rule
def legal_return(s, seat, out):
    """Shots, harpoons, self-destructions, and the end of the step (BLZ-14)."""
    n = legal_shots(s, seat, out, 0)
    for unit in range(FIRST_UNIT[seat], LAST_UNIT[seat]):
        if may_act(s, unit) and has(s, unit, HARPOON):
            n = legal_harpoons(s, unit, out, n)
    for unit in range(FIRST_UNIT[seat], LAST_UNIT[seat]):
        if may_act(s, unit) and has(s, unit, SELF_DESTRUCT):
            n = legal_self_destructions(s, unit, out, n)
    return write(out, n, make.done())


@rule
def legal_harpoons(s, unit, out, n):
    """The AT-AT that shares a unit's hex (BLZ-36)."""
    for target in range(UNIT_COUNT):
        if WALKER[target] and s.at[target] == s.at[unit]:
            n = write(out, n, make.harpoon(HARPOON_SHOT[unit, target]))
    return n


@rule
def legal_self_destructions(s, unit, out, n):
    """The infantry of either side that shares a unit's hex (BLZ-36)."""
    for target in range(UNIT_COUNT):
        if TYPE[target] == INFANTRY and s.at[target] == s.at[unit] and target != unit:
            n = write(out, n, make.self_destruct(SELF_DESTRUCTION[unit, target]))
    return n


# A shot


@rule
def bonuses(s, unit, target):
    """Bonuses less penalties of a shot (BLZ-33, BLZ-45)."""
    away = distance(s.at[unit], s.at[target])
    n = 0
    if away == 1:
        n += 1
    if has(s, unit, HERO):
        n += 1
    if s.event == STEADY and s.step == FIRE:
        n += 1
    if away == RANGE:
        n -= 1
    if has(s, target, HEAVY_ARMOR):
        n -= 1
    if TYPE[target] == AIR:
        n -= 1
    return n


@rule
def armor_against(s, unit, target, max_power):
    """The armor a shot's damage dice must beat (BLZ-31, BLZ-35)."""
    armor = ARMOR[target, s.damaged[target]]
    return armor - (firepower(s, unit) - 1) if max_power else armor


@rule
def roll_some(s, dice, least, told):
    """Roll dice: how many show at least a number, and all dice told so far as one number of decimal digits."""
    scored = 0
    for _ in range(dice):
        die = roll(s, 6)
        scored += die >= least
        if told < DICE_TOLD:
            told = told * 10 + die
    return scored, told


@rule
def roll_to_hit(s, dice, net):
    """To-hit dice with their re-rolls: of the misses for each bonus, of the hits for each penalty (BLZ-31, BLZ-34)."""
    hits, told = roll_some(s, dice, HIT_FROM, 0)
    for _ in range(net):
        more, told = roll_some(s, dice - hits, HIT_FROM, told)
        hits += more
    for _ in range(-net):
        hits, told = roll_some(s, hits, HIT_FROM, told)
    return hits, told


@rule
def apply_shot(s, unit, target, max_power):
    """To-hit dice, re-rolls, damage dice, and what they do (BLZ-31..BLZ-35)."""
    s.shot |= 1 << unit
    dice = 1 if max_power else firepower(s, unit)
    net = bonuses(s, unit, target)
    hits, told = roll_to_hit(s, dice, net)
    damages, told = roll_some(s, hits, armor_against(s, unit, target, max_power) + 1, told)
    thrown = pack_small(dice, net, hits)
    if told < DICE_IN_A_NUMBER:
        emit(s, event.shot, EVERYONE, unit, target, told, 0, thrown, damages)
    else:
        emit_long_shot(s, unit, target, told, thrown, damages)
    take_damage(s, target, damages)


@rule
def emit_long_shot(s, unit, target, told, thrown, damages):
    """A shot of more dice than one number of the event holds: the first nine, then the others."""
    rest = 1
    while told // rest >= DICE_IN_A_NUMBER:
        rest *= 10
    emit(s, event.shot, EVERYONE, unit, target, told // rest, told % rest, thrown, damages)


@rule
def take_damage(s, unit, damages):
    """The first damage flips, the second destroys, both together too (BLZ-32)."""
    if damages + s.damaged[unit] >= 2 and damages > 0:
        destroy(s, unit)
    elif damages > 0:
        damage(s, unit)


# Acts without dice


@rule
def apply_harpoon(s, unit, target):
    """An AT-AT in the same hex falls (BLZ-36)."""
    s.shot |= 1 << unit
    destroy(s, target)


@rule
def apply_self_destruct(s, unit, target):
    """A unit destroys itself and one infantry in its hex (BLZ-36)."""
    s.shot |= 1 << unit
    destroy(s, unit)
    destroy(s, target)


@rule
def in_reach(s, seat, target):
    """Whether a unit stands within range of any unit of a side, the same hex included (BLZ-40)."""
    for unit in range(FIRST_UNIT[seat], LAST_UNIT[seat]):
        if on_map(s, unit) and distance(s.at[unit], s.at[target]) <= RANGE:
            return True
    return False
