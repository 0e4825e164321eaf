"""Attacks: targets, dice, hits and what follows them (COM-16, COM-20..COM-23, COM-40..COM-47, COM-61, COM-62)."""

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
from holotable.core.dice import pack, roll
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import BESIDE, DISTANCE, WITHIN
from ..hexset import common, count_hexes, first_hex, is_empty, load, without_first
from ..state import (
    AFTER,
    ATTACK,
    BREAK,
    BY_FINAL_ASSAULT,
    BY_ORBIT,
    BY_UNIT,
    NONE,
    PAIR,
    PICK,
    REROLL,
    RESOLVE,
    RETREAT,
    SECOND,
    TRENCH_STEP,
    event,
    make,
)
from ..tables import (
    ADJACENT_DICE,
    ASSAULT,
    ATTACKS,
    BUILDING,
    CLOSE_DICE,
    CONCENTRATED,
    DICE_BONUS,
    E_WEB,
    EXPLOSION,
    FACE_HITS,
    FORCE,
    MOST_DICE,
    NO_ATTACK,
    RANGE,
    RANGE_DICE,
    RETREAT_FACE,
    RIDGE,
    ROCKS,
    STANDS_FAST,
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
from .field import (
    bonus,
    infantry,
    may_enter,
    op,
    scouted,
    sees,
    target_hex,
)
from .medals import destroy, destroy_structure, go
from .moves import ignores_terrain, step_cost, stops_on

SIDE_UNITS = UNIT_COUNT // 2
SIX = 6
FACES_A_WORD = 9
DESPERATE_DICE = 2


# Dice of an attack (COM-21)


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
def list_attacks(s, unit, out, n):
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
    if s.solo >= 0:
        spent = s.solo_attacked or has_bit(s.no_attack, s.solo)
        return 0 if spent else 1 << s.solo
    mask = s.ordered & s.on_field[s.side] & ~s.no_attack
    if op(s, NO_ATTACK):
        mask &= s.plain
    if op(s, ATTACKS) == 1:
        return mask & ~s.attacked
    found = mask & ~s.attacked
    mask &= s.attacked & ~s.plain
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if times_attacked(s, unit) < op(s, ATTACKS):
            found |= 1 << unit
    return found


@rule
def any_attack(s):
    """Whether an ordered unit can still attack something."""
    mask = attackers(s)
    while mask:
        if can_attack(s, lowest_bit(mask)):
            return True
        mask = without_lowest(mask)
    return False


@rule
def legal_attacks(s, out):
    """Every attack of every ordered unit that may still attack (COM-16)."""
    n = 0
    mask = attackers(s)
    while mask:
        n = list_attacks(s, lowest_bit(mask), out, n)
        mask = without_lowest(mask)
    return n


# Rolling (COM-22a)


@rule
def first_digits(s):
    """The first nine dice as the digits of a number, for the log."""
    return pack(s.dice, 0, min(FACES_A_WORD, s.dice_n))


@rule
def more_digits(s):
    """The dice after the first nine as the digits of a number, for the log."""
    return pack(s.dice, FACES_A_WORD, s.dice_n)


@rule
def roll_dice(s, source, unit, target, n):
    """Roll at a target; the dice lie open until they are resolved."""
    s.source = source
    s.target = target
    s.target_hex = target_hex(s, target)
    for i in range(max(n, s.dice_n)):
        s.dice[i] = roll(s, SIX) if i < n else 0
    s.dice_n = n
    emit(s, event.attacked, EVERYONE, unit, target, first_digits(s), more_digits(s))
    s.step = RESOLVE


@rule
def attack_unit(s, unit, target):
    """A unit attacks: all dice are rolled; a set E-Web may roll some again (COM-16, COM-62)."""
    n = attack_dice(s, unit, target)
    s.attacked |= 1 << unit
    s.fight_unit[s.fights] = unit
    s.fight_target[s.fights] = target
    s.fights += 1
    if s.solo == unit:
        s.solo_attacked = 1
    s.attacker = unit
    s.vacated = NONE
    s.stepped = 0
    s.offered = 0
    roll_dice(s, BY_UNIT, unit, target, n)
    s.rerolls = s.badge[unit] == E_WEB and not has_bit(s.moving, unit)
    s.step = REROLL


@rule
def rerolls_of(dice):
    """In how many ways some of so many dice can be rolled again; they come first among all ways."""
    return (1 << dice) - 1


@rule
def reroll(s, chosen):
    """Roll the chosen dice again; the new faces stand (COM-62a)."""
    for i in range(s.dice_n):
        if has_bit(chosen, i):
            s.dice[i] = roll(s, SIX)
    s.rerolls -= 1
    emit(s, event.rerolled, EVERYONE, first_digits(s), more_digits(s))


@rule
def keep_dice(s):
    """The dice stand as they are."""
    s.rerolls = 0
    s.step = RESOLVE


# Hits (COM-22, COM-7)


@rule
def explodes(s, face):
    """Whether a face counts as an explosion; Force Powers makes retreats explode (ruling C11)."""
    if face == EXPLOSION:
        return True
    forced = s.source == BY_UNIT and bonus(s, s.attacker, FORCE) > 0
    return forced and face == RETREAT_FACE


@rule
def is_hit(s, face):
    """Whether a face hits the target: its type, an explosion, or from orbit a retreat (COM-22, ruling C10)."""
    if explodes(s, face) or FACE_HITS[UNIT_TYPE[s.target], face]:
        return True
    return s.source == BY_ORBIT and face == RETREAT_FACE


@rule
def count_hits(s):
    """The dice that hit the target unit."""
    n = 0
    for i in range(s.dice_n):
        n += is_hit(s, s.dice[i])
    return n


@rule
def count_retreats(s):
    """The retreat symbols that push the target back (COM-24, rulings C10, C11)."""
    if s.source == BY_ORBIT or STANDS_FAST[UNIT_KIND[s.target]]:
        return 0
    n = 0
    for i in range(s.dice_n):
        n += s.dice[i] == RETREAT_FACE and not explodes(s, s.dice[i])
    return n


@rule
def confirm(s, hits):
    """The second roll at an AT-AT: one explosion among the dice that hit destroys it (COM-7, COM-7a)."""
    confirmed = 0
    low = 0
    high = 0
    for i in range(hits):
        face = roll(s, SIX)
        confirmed |= face == EXPLOSION
        if i < FACES_A_WORD:
            low = low * 10 + face
        else:
            high = high * 10 + face
    if hits:
        emit(s, event.confirmed, EVERYONE, low, high)
    return confirmed


@rule
def in_close_combat(s):
    """Whether the attack at hand is made by a unit on an adjacent hex (COM-20)."""
    return s.source == BY_UNIT and DISTANCE[s.at[s.attacker], s.target_hex] == 1


@rule
def lose_figures(s, unit, count):
    """Figures are removed; with the last one the unit is destroyed (COM-22, COM-23)."""
    count = min(count, s.figures[unit])
    if count == 0:
        return
    emit(s, event.figure_lost, EVERYONE, unit, count)
    s.figures[unit] -= count
    if s.figures[unit] == 0:
        destroy(s, unit, in_close_combat(s))


@rule
def run_resolve(s):
    """Hits first; the survivor's retreats follow (COM-22a, COM-44a, COM-47)."""
    target = s.target
    if target >= UNIT_COUNT:
        blown = 0
        for i in range(s.dice_n):
            blown |= explodes(s, s.dice[i])
        s.step = AFTER
        if blown:
            destroy_structure(s, target - UNIT_COUNT)
        return
    hits = count_hits(s)
    if WALKER[UNIT_KIND[target]]:
        hits = confirm(s, hits)
    lose_figures(s, target, hits)
    s.retreats = 0
    s.step = RETREAT
    if not s.over and s.at[target] != NONE:
        s.retreats = count_retreats(s)
        if s.retreats > 0 and infantry(target) and s.terrain[s.target_hex] == TRENCH:
            s.step = TRENCH_STEP


# After an attack (COM-61)


@rule
def run_after(s):
    """The attack is finished: back to where it came from, or on to the questions that follow a unit's attack."""
    source = s.source
    if source == BY_UNIT:
        s.vacated = NONE
        if s.target < UNIT_COUNT and s.unit_on[s.target_hex] == NONE and in_close_combat(s):
            s.vacated = s.target_hex
        s.step = BREAK
        return
    if source == BY_FINAL_ASSAULT:
        s.source = BY_UNIT
        s.step = BREAK
        return
    end_attack_at_hand(s)
    s.step = PICK if source == BY_ORBIT else ATTACK


@rule
def end_attack_at_hand(s):
    """Nothing of an attack is left over."""
    s.source = BY_UNIT
    s.attacker = NONE
    s.target = NONE
    s.target_hex = NONE
    for i in range(s.dice_n):
        s.dice[i] = 0
    s.dice_n = 0
    s.rerolls = 0
    s.retreats = 0
    s.stepped = 0
    s.vacated = NONE
    s.offered = 0


@rule
def may_break_through(s):
    """Whether the attacker may move into the hex its target vacated (COM-61, COM-61a)."""
    unit = s.attacker
    if s.vacated == NONE or s.badge[unit] != ASSAULT or has_bit(s.broke, unit):
        return False
    return s.unit_on[s.vacated] == NONE and may_enter(s, unit, s.vacated)


@rule
def break_through(s):
    """The assault unit enters the vacated hex; it attacks again unless the ground forbids it (COM-61)."""
    unit = s.attacker
    h = s.vacated
    s.broke |= 1 << unit
    s.entered |= 1 << unit
    again = not stops_on(s, unit, h) and step_cost(s, unit, h) == 1
    if not again:
        s.no_attack |= 1 << unit
    emit(s, event.broke_through, EVERYONE, unit, s.at[unit], h)
    end_attack_at_hand(s)
    s.attacker = unit if again else NONE
    s.step = SECOND if again else ATTACK
    go(s, unit, h)


@rule
def run_second(s):
    """After a break-through the unit may attack again, if it has a target (COM-61a)."""
    if can_attack(s, s.attacker):
        return True
    hold(s)
    return False


@rule
def hold(s):
    """The unit stays where it is; the attack is over."""
    end_attack_at_hand(s)
    s.step = ATTACK


@rule
def card_attack(s, source, target, n):
    """Dice that come from a card and no unit."""
    if source != BY_FINAL_ASSAULT:
        s.attacker = NONE
    roll_dice(s, source, NONE, target, n)
