"""Rules of thumb for `brick`: keep your figures, keep the Force, find an open way to the enemy base, and shut yours."""

import math

import numpy as np

from holotable.core.bits import lowest_bit, without_lowest
from holotable.core.jit import rule

from .board import (
    EMPIRE,
    ENEMY_BASE_ROW,
    HERO_COUNT,
    HERO_SIDE,
    INFANTRY,
    LEADER_FIGURE,
    PAIR_TO,
    ROWS,
    SIDE,
    SIDE_UNITS,
    STEPS,
    WIDTH,
)
from .rules import empty, first_unit, in_range, linked, on_board
from .state import RESERVE, kind, kind_of, read

NAMES = (
    "unit", "figure", "force", "hero", "reserve", "reach", "fire", "run_1", "run_2", "run_3", "run_4", "on_move",
    "attack", "kill", "stop_runner", "force_attack", "advance", "sidestep", "retreat", "end_turn", "spare_leader",
    "bring_reserve",
)  # fmt: skip
(
    UNIT, FIGURE, FORCE, HERO, IN_RESERVE, REACH, FIRE, RUN_1, RUN_2, RUN_3, RUN_4, ON_MOVE,
    ATTACKING, KILL, STOP_RUNNER, FORCE_ATTACK, ADVANCE, SIDESTEP, RETREAT, ENDING, SPARE_LEADER, BRING_RESERVE,
) = range(len(NAMES))  # fmt: skip

FAR = 9
LONGEST_RUN = 4
CERTAIN = 10_000.0
BASE_MASK = np.array([((1 << WIDTH) - 1) << (int(row) * WIDTH) for row in ENEMY_BASE_ROW])


# What a position is worth


@rule
def evaluate(s, seat, weights):
    """The seat's chance to win: its strength and its nearest open way against the enemy's."""
    lead = side_worth(s, seat, weights) - side_worth(s, 1 - seat, weights)
    lead += weights[ON_MOVE] if s.seat == seat else -weights[ON_MOVE]
    return 1.0 / (1.0 + math.exp(-lead))


@rule
def side_worth(s, side, weights):
    """Units, figures, the Force, heroes and reserve; enemies under fire; the nearest open way to the enemy base."""
    worth = 0.0
    for unit in range(first_unit(side), first_unit(side) + SIDE_UNITS):
        if s.at[unit] == RESERVE:
            worth += weights[IN_RESERVE]
        elif on_board(s, unit):
            worth += weights[UNIT] + weights[FIGURE] * (s.troops[unit] + s.leader[unit])
            worth += weights[FORCE] * s.leader[unit]
            worth += weights[REACH] * rows_advanced(unit, s.at[unit]) / ROWS
            worth += weights[FIRE] * targets(s, unit, side)
    for hero in range(HERO_COUNT):
        if HERO_SIDE[hero] == side and s.hero[hero] >= 0:
            worth += weights[HERO]
    return worth + run_worth(s, side, weights)


@rule
def targets(s, unit, side):
    """How many enemy units a unit could attack from where it stands."""
    n = 0
    for target in range(first_unit(1 - side), first_unit(1 - side) + SIDE_UNITS):
        if on_board(s, target) and in_range(s, unit, target):
            n += 1
    return n


@rule
def run_worth(s, side, weights):
    """What the nearest open way to the enemy base is worth; a run of one step is as good as won for the side on turn."""
    run = shortest_run(s, side)
    if run > LONGEST_RUN:
        return 0.0
    worth = weights[RUN_1 + run - 1]
    if run == 1 and s.seat == side and s.target < 0:
        worth *= 2.0
    return worth


@rule
def shortest_run(s, side):
    """Steps of the nearest unit to the enemy base over empty linked spaces; a unit makes one step a turn."""
    units = 0
    for unit in range(first_unit(side), first_unit(side) + SIDE_UNITS):
        if on_board(s, unit):
            units |= 1 << s.at[unit]
    free = ~int(s.occupied)
    reached = BASE_MASK[side] & free
    frontier = reached
    for steps in range(1, LONGEST_RUN + 1):
        around = neighbours(s, frontier)
        if around & units:
            return steps
        frontier = around & free & ~reached
        reached |= frontier
        if frontier == 0:
            break
    return FAR


@rule
def neighbours(s, spaces):
    """All spaces linked with a set of spaces."""
    found = 0
    while spaces:
        space = lowest_bit(spaces)
        spaces = without_lowest(spaces)
        for direction in range(4):
            if linked(s, space, direction):
                found |= 1 << (space + STEPS[direction])
    return found


@rule
def rows_advanced(unit, space):
    """How many rows a space lies ahead of a unit's own base."""
    row = space // WIDTH
    return ROWS - 1 - row if SIDE[unit] == EMPIRE else row


@rule
def clock(s):
    """Turns of both sides since the beginning."""
    return s.turn


# What a choice is worth considering


@rule
def weigh(s, seat, actions, n, weights, out):
    """Enter the base, stop a runner, shoot what falls, go forward; seldom step back, hardly ever do nothing."""
    for i in range(n):
        out[i] = weight_of(s, int(actions[i]), weights)


@rule
def weight_of(s, action, weights):
    """The weight of one choice."""
    chosen = kind_of(action)
    if chosen == kind.move:
        return weight_of_step(s, read.move_unit(action), read.move_to(action), weights)
    if chosen == kind.attack:
        return weight_of_attack(s, read.attack_unit(action), read.attack_target(action), weights)
    if chosen == kind.remove:
        return weight_of_loss(read.remove_figure(action), weights)
    if chosen == kind.double_move:
        return weight_of_step(s, read.double_move_unit(action), PAIR_TO[read.double_move_via_to(action)], weights)
    if chosen == kind.reinforce:
        return weights[BRING_RESERVE]
    if chosen == kind.swap_gun:
        return 0.2 if LEADER_FIGURE[read.swap_gun_unit(action)] >= 0 else 1.0
    if chosen == kind.deploy:
        return 2.0 if LEADER_FIGURE[read.deploy_unit(action)] >= 0 else 1.0
    if chosen == kind.add_hero:
        return 1.0
    return weights[ENDING]


@rule
def weight_of_step(s, unit, space, weights):
    """A step into the enemy base wins; forward is better than sideways, sideways better than back."""
    if space // WIDTH == ENEMY_BASE_ROW[SIDE[unit]]:
        return CERTAIN
    gain = rows_advanced(unit, space) - rows_advanced(unit, s.at[unit])
    if gain > 0:
        return weights[ADVANCE]
    return weights[SIDESTEP] if gain == 0 else weights[RETREAT]


@rule
def weight_of_attack(s, unit, target, weights):
    """An attack is worth more when it may destroy, when the Force is in it, and when the target is about to win."""
    weight = weights[ATTACKING]
    life = s.troops[target] + s.leader[target] + (not INFANTRY[target])
    if life <= 1:
        weight += weights[KILL]
    if INFANTRY[unit] and s.leader[unit]:
        weight += weights[FORCE_ATTACK]
    if one_step_from_base(s, target):
        weight += weights[STOP_RUNNER]
    return weight


@rule
def one_step_from_base(s, unit):
    """Whether a unit could enter the enemy base with its next step."""
    for direction in range(4):
        if linked(s, s.at[unit], direction):
            space = s.at[unit] + STEPS[direction]
            if empty(s, space) and space // WIDTH == ENEMY_BASE_ROW[SIDE[unit]]:
                return True
    return False


@rule
def weight_of_loss(figure, weights):
    """Lose a plain figure before the one with a power; a single leader is kept to the last."""
    return 1.0 if figure >= 2 else weights[SPARE_LEADER]
