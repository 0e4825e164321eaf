"""Rules of thumb for `command`: medals count, so finish weak units, hold objectives, and order those who can shoot."""

import math

import numpy as np

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule

from .board import DISTANCE
from .hexset import first_hex, has_hex, is_empty, load, minus, union, with_hex, without_first
from .rules.attack_at_hand import power
from .rules.field import full_figures
from .rules.firing import attack_dice
from .rules.medals import meant_for
from .rules.seats import side_of
from .rules.steps.resolve import is_hit
from .rules.units import kill_value
from .state import MOVE as MOVE_STEP
from .state import NONE, ORDER, PAIR_TARGET, PAIR_UNIT, REROLL_BITS, kind, kind_of, read
from .tables import (
    AT_AT,
    AT_ATS_DESTROYED,
    EXPLOSION,
    FACE_HITS,
    GENERATORS_DESTROYED,
    INFANTRY_DESTROYED,
    INFANTRY_LEFT,
    INFANTRY_UNITS,
    KIND_UNITS,
    RANGE,
    RANGE_DICE,
    STRUCTURE_COUNT,
    UNIT_COUNT,
    UNIT_KIND,
    UNIT_SIDE,
    UNIT_TYPE,
    WALKER,
)

NAMES = (
    "medal", "army", "figure", "unit", "medal_unit", "hand", "near_goal", "fire", "on_move", "order_shooter", "order_runner",
    "advance", "to_goal", "step_back", "hit", "finish", "stop_moving", "play_orders",
)  # fmt: skip
(
    MEDAL, ARMY, FIGURE, UNIT_WORTH, MEDAL_UNIT, HAND, NEAR_GOAL, FIRE, ON_MOVE, ORDER_SHOOTER, ORDER_RUNNER,
    ADVANCE, TO_GOAL, STEP_BACK, HIT, FINISH, STOP_MOVING, PLAY_ORDERS,
) = range(len(NAMES))  # fmt: skip

FAR = 20
HARDLY = 0.02
SURE_HIT = (FACE_HITS[:, 1:].sum(1) + 1) / 6.0
"""The chance of one die to hit a unit of a type: by its own symbol or by an explosion (COM-22)."""
CONFIRMED = 1.0 / 6.0
"""Of the dice that hit an AT-AT those that show an explosion when they are rolled again (COM-7)."""


# What a position is worth


@rule
def evaluate(s, seat, weights):
    """The seat's chance to win, for partners alike."""
    side = side_of(s, seat)
    lead = side_worth(s, side, weights) - side_worth(s, 1 - side, weights)
    lead += weights[ON_MOVE] if s.side == side else -weights[ON_MOVE]
    return 1.0 / (1.0 + math.exp(-lead))


@rule
def side_worth(s, side, weights):
    """How much of what wins is done, what is left of the army, and how near it is to what it fights for."""
    goals = goal_hexes(s, side)
    whole = 0.0
    left = 0.0
    units = 0
    near = 0.0
    mask = s.on_field[side] | side_units(s.lost, side)
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        units += 1
        whole += unit_worth(s, unit, full_figures(s, unit), weights)
        if not has_bit(s.on_field[side], unit):
            continue
        left += unit_worth(s, unit, s.figures[unit], weights)
        if not is_empty(goals):
            near += weights[NEAR_GOAL] / (1.0 + distance_to(goals, s.at[unit]))
        if nearest_enemy(s, side, s.at[unit]) <= RANGE[UNIT_KIND[unit]]:
            near += weights[FIRE]
    worth = weights[MEDAL] * share_done(s, side)
    if units > 0:
        worth += weights[ARMY] * left / whole + near / units
    return worth


@rule
def share_done(s, side):
    """The share of what wins the battle that a side has: of its medals, or of what is sudden death to the enemy."""
    done = 0.0
    if s.need[side] > 0:
        done = (s.medals[side] + s.held[side]) / s.need[side]
    enemy = 1 - side
    if has_bit(s.sudden[side], GENERATORS_DESTROYED):
        done = max(done, ((s.structure_at[0] == NONE) + (s.structure_at[1] == NONE)) / 2.0)
    if has_bit(s.sudden[side], AT_ATS_DESTROYED):
        at_ats = KIND_UNITS[AT_AT]
        down = count_bits(s.lost & at_ats)
        done = max(done, down / max(1, down + count_bits(s.on_field[enemy] & at_ats)))
    if has_bit(s.sudden[side], INFANTRY_LEFT):
        done = max(done, count_bits(s.gone & INFANTRY_UNITS[side]) / s.left_need[side])
    if has_bit(s.sudden[side], INFANTRY_DESTROYED):
        done = max(done, count_bits(s.lost & INFANTRY_UNITS[enemy]) / s.lost_need[side])
    return done


@rule
def side_units(mask, side):
    """Those of a set of units that belong to a side."""
    found = 0
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if UNIT_SIDE[unit] == side:
            found |= 1 << unit
    return found


@rule
def unit_worth(s, unit, figures, weights):
    """A unit by its figures, more if the enemy gets medals for it."""
    medals = kill_value(s, 1 - UNIT_SIDE[unit], UNIT_KIND[unit])
    whole = weights[UNIT_WORTH] + weights[MEDAL_UNIT] * medals
    if WALKER[UNIT_KIND[unit]]:
        return whole + 3.0 * weights[FIGURE]
    return whole + weights[FIGURE] * figures


@rule
def goal_hexes(s, side):
    """The hexes a side fights for, those of the enemy's structures too."""
    hexes = union(load(s.objectives[side]), load(s.exits[side]))
    for i in range(STRUCTURE_COUNT):
        if s.structure_at[i] != NONE and s.structure_side[i] != side:
            hexes = with_hex(hexes, s.structure_at[i])
    for marker in range(s.hold_n):
        if meant_for(s.hold_side[marker], side):
            hexes = union(hexes, load(s.hold_at[marker]))
    for marker in range(s.enter_n):
        if meant_for(s.enter_side[marker], side):
            hexes = union(hexes, minus(load(s.enter_at[marker]), load(s.taken)))
    return hexes


@rule
def distance_to(hexes, h):
    """Steps from a hex to the nearest hex of a set."""
    nearest = FAR
    while not is_empty(hexes):
        nearest = min(nearest, DISTANCE[h, first_hex(hexes)])
        hexes = without_first(hexes)
    return nearest


@rule
def nearest_enemy(s, side, h):
    """Steps from a hex to the nearest enemy unit."""
    return distance_to(load(s.standing[1 - side]), h)


@rule
def clock(s):
    """Turns of both sides since the beginning."""
    return s.turns[0] + s.turns[1]


# What a choice is worth considering


@rule
def weigh(s, seat, actions, n, weights, out):
    """Order who can fight, close in, shoot at what falls; a step is ended when nothing useful is left."""
    side = side_of(s, seat)
    goals = goal_hexes(s, side)
    for i in range(n):
        out[i] = weight_of(s, np.int64(actions[i]), goals, weights)


@rule
def weight_of(s, action, goals, weights):
    """The weight of one choice."""
    chosen = kind_of(action)
    if chosen == kind.move:
        return weight_of_move(s, read.move_unit(action), read.move_to(action), goals, weights)
    if chosen == kind.order:
        return weight_of_order(s, read.order_unit(action), goals, weights)
    if chosen == kind.attack:
        pair = read.attack_unit_target(action)
        return weight_of_attack(s, PAIR_UNIT[pair], PAIR_TARGET[pair], weights)
    if chosen == kind.move_after:
        return weight_of_move(s, read.move_after_unit(action), read.move_after_to(action), goals, weights)
    if chosen == kind.reroll:
        return 5.0 if REROLL_BITS[read.reroll_dice(action)] == misses(s) else HARDLY
    if chosen == kind.keep_dice:
        return 5.0 if misses(s) == 0 else 0.1
    if chosen == kind.pick:
        unit = read.pick_target(action)
        return 1.0 + (full_figures(s, unit) - s.figures[unit])
    return weight_of_answer(s, chosen, weights)


@rule
def weight_of_answer(s, chosen, weights):
    """The weight of a kind of choice, whatever it is about: leaving is winning, a break-through is hardly ever wrong."""
    if chosen == kind.done:
        return weight_of_stopping(s, weights)
    if chosen == kind.section:
        return weights[PLAY_ORDERS]
    if chosen == kind.leave:
        return 40.0
    if chosen == kind.break_through:
        return 4.0
    if chosen == kind.ignore_retreat:
        return 3.0
    if chosen == kind.hold:
        return 0.5
    if chosen == kind.discard:
        return 0.3
    return 1.0


@rule
def weight_of_order(s, unit, goals, weights):
    """Units first that can shoot, then those on their way to a goal."""
    away = nearest_enemy(s, UNIT_SIDE[unit], s.at[unit])
    weight = 0.3
    if away <= RANGE[UNIT_KIND[unit]] + 1:
        weight += weights[ORDER_SHOOTER] * RANGE_DICE[UNIT_KIND[unit], min(max(away, 1), RANGE[UNIT_KIND[unit]])]
    if not is_empty(goals):
        weight += weights[ORDER_RUNNER] / (1.0 + distance_to(goals, s.at[unit]))
    return weight


@rule
def reach_worth(s, unit, h):
    """The dice a unit would have against the nearest enemy from a hex."""
    away = nearest_enemy(s, UNIT_SIDE[unit], h)
    kind = UNIT_KIND[unit]
    return RANGE_DICE[kind, away] if away <= RANGE[kind] else 0


@rule
def weight_of_move(s, unit, to, goals, weights):
    """Onto or towards a goal, or to where the unit shoots better; seldom back."""
    weight = 0.3
    if not is_empty(goals):
        here = distance_to(goals, s.at[unit])
        gain = here - distance_to(goals, to)
        if here == 0 and gain < 0:
            return weights[STEP_BACK]
        if gain > 0:
            weight += weights[TO_GOAL] * gain / (1.0 + here)
            if has_hex(goals, to):
                weight += weights[TO_GOAL]
    dice = reach_worth(s, unit, to) - reach_worth(s, unit, s.at[unit])
    closer = nearest_enemy(s, UNIT_SIDE[unit], s.at[unit]) - nearest_enemy(s, UNIT_SIDE[unit], to)
    if dice > 0:
        weight += weights[ADVANCE] * dice
    elif closer > 0:
        weight += 0.3 * weights[ADVANCE] * closer
    elif closer < 0:
        weight *= weights[STEP_BACK]
    return weight


@rule
def weight_of_attack(s, unit, target, weights):
    """An attack is worth the hits it is likely to make, more where they finish a unit."""
    dice = attack_dice(s, unit, target)
    if target >= UNIT_COUNT:
        return weights[FINISH] * dice
    hits = dice * SURE_HIT[UNIT_TYPE[target]]
    left = s.figures[target]
    if WALKER[UNIT_KIND[target]]:
        hits *= CONFIRMED
        left = 1
    medals = kill_value(s, UNIT_SIDE[unit], UNIT_KIND[target])
    return weights[HIT] * min(hits, left) + weights[FINISH] * min(1.0, hits / left) ** 2 * (0.3 + medals)


@rule
def misses(s):
    """The dice that missed, as a mask: roll those again, and only those."""
    found = 0
    for i in range(s.dice_n):
        if not hits_target(s, s.dice[i]):
            found |= 1 << i
    return found


@rule
def hits_target(s, face):
    """Whether a face hits what is attacked; a structure falls to explosions alone (COM-47)."""
    if s.target == NONE or s.target >= UNIT_COUNT:
        return face == EXPLOSION
    return is_hit(s.target, face, power(s))


@rule
def weight_of_stopping(s, weights):
    """Orders are given and shots fired while there are any; moving ends when every unit stands well."""
    if s.step == MOVE_STEP:
        return weights[STOP_MOVING]
    return HARDLY if s.step == ORDER else 0.05
