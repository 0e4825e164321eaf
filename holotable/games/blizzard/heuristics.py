"""Rules of thumb for `blizzard`: runners run, hunters close in, everybody shoots at what is worth most."""

import math

import numpy as np

from holotable.core.jit import rule

from .board import (
    ALLIANCE,
    ARC,
    ARMOR,
    COLUMNS,
    DATA,
    DESTRUCT_TARGET,
    DIRECTION,
    EDGE,
    EMPIRE,
    FIREPOWER,
    FIRST_UNIT,
    GENERATORS,
    HARPOON,
    HARPOON_TARGET,
    HEX,
    HEX_COUNT,
    INFANTRY,
    LAST_UNIT,
    MISSION_COUNT,
    NEIGHBOUR,
    OFF,
    ROW,
    ROWS,
    SEATS,
    SEEN,
    SELF_DESTRUCT,
    SHOT_TARGET,
    SHOT_UNIT,
    SIDE,
    SIDES_OF_A_HEX,
    SPEED,
    TAKEN,
    TYPE,
    UNIT,
    WALKER,
)
from .rules.missions import may_place
from .rules.movement import faced, follower
from .rules.shooting import armor_against, bonuses, firepower
from .rules.units import difference, distance, has, has_facing, on_map
from .state import COMMANDS, EXITED, FIRE, NOBODY, RETURN, WAITING, kind, kind_of, read

NAMES = (
    "balance_1", "balance_2", "balance_3", "fight_1", "fight_2", "fight_3", "material", "damaged", "escaped", "fallen",
    "on_the_way", "passed_by", "too_few", "generators_hit", "near_generators", "time", "facing_goal", "doomed", "hunt", "aim",
    "go", "follow", "shoot", "rally", "reinforce", "turn", "wait", "formation",
)  # fmt: skip
(
    BALANCE_1, BALANCE_2, BALANCE_3, FIGHT_1, FIGHT_2, FIGHT_3, MATERIAL, DAMAGED, ESCAPED, FALLEN,
    ON_THE_WAY, PASSED_BY, TOO_FEW, GENERATORS_HIT, NEAR_GENERATORS, TIME, FACING_GOAL, DOOMED, HUNT, AIM,
    GO, FOLLOWING, SHOOTING, RALLYING, REINFORCING, TURNING, WAIT, FORMATION,
) = range(len(NAMES))  # fmt: skip

FAR = 40
HARDLY = 0.02
HOME = np.array(
    [
        [
            HEX.get(DATA.get("formations", [{}] * MISSION_COUNT)[m].get(SEATS[SIDE[u]], {}).get(name, ""), -1)
            for name, u in UNIT.items()
        ]
        for m in range(MISSION_COUNT)
    ]
)
"""Where a unit stands well at set-up, by mission; -1 where nothing is said."""
STRENGTH = ARMOR + 2 * FIREPOWER
GOAL_ROW = np.array([0, ROWS - 1])
"""The row a side's runners make for."""
AHEAD = np.array([[0, 1, 5], [3, 2, 4]])
"""The three facings that lead a side to its goal, straight ahead first."""
COUNT_BITS = 5
COUNT_OF = np.array([sum(((facings >> f) & 1) << COUNT_BITS * f for f in range(SIDES_OF_A_HEX)) for facings in range(64)])
"""A set of facings as six counts in one number, so that sets can be added up."""


# What a position is worth


@rule
def evaluate(s, seat, weights):
    """The seat's chance to win the mission: its goal, and the fight as far as it counts there."""
    lead = weights[FIGHT_1 + s.mission - 1] * (material(s, ALLIANCE, weights) - material(s, EMPIRE, weights))
    if s.mission == 1:
        lead += lead_in_1(s, weights)
    elif s.mission == 2:
        lead += lead_in_2(s, weights)
    else:
        lead += lead_in_3(s, weights)
    chance = 1.0 / (1.0 + math.exp(-lead))
    return chance if seat == ALLIANCE else 1.0 - chance


@rule
def material(s, side, weights):
    """A side's units by strength, those about to strike in the enemy's hex, and those with somebody in their sights."""
    worth = 0.0
    for unit in range(FIRST_UNIT[side], LAST_UNIT[side]):
        if s.at[unit] == WAITING or s.at[unit] == EXITED:
            worth += weights[MATERIAL] * STRENGTH[unit, 0]
        elif on_map(s, unit):
            strength = STRENGTH[unit, 0] * (weights[DAMAGED] if s.damaged[unit] else 1.0)
            worth += weights[MATERIAL] * strength + hunter_worth(s, unit, weights)
            if firepower(s, unit) > 0 and in_sight(sights(s, unit), s.facing[unit]) > 0:
                worth += weights[AIM] * firepower(s, unit)
    return worth


@rule
def is_prey(s, unit, target):
    """Whether a unit destroys a target in its hex without a roll: a harpoon an AT-AT, a droid infantry (BLZ-36)."""
    if SIDE[target] == SIDE[unit] or not on_map(s, target):
        return False
    if WALKER[target]:
        return has(s, unit, HARPOON)
    return TYPE[target] == INFANTRY and has(s, unit, SELF_DESTRUCT)


@rule
def nearest_prey(s, unit, hex_):
    """How far the nearest unit is that a hunter could destroy in its hex."""
    nearest = FAR
    if not has(s, unit, HARPOON) and not has(s, unit, SELF_DESTRUCT):
        return nearest
    for target in range(FIRST_UNIT[1 - SIDE[unit]], LAST_UNIT[1 - SIDE[unit]]):
        if is_prey(s, unit, target):
            nearest = min(nearest, distance(hex_, s.at[target]))
    return nearest


@rule
def hunter_worth(s, unit, weights):
    """A hunter is worth more the nearer its prey, and most in its hex."""
    away = nearest_prey(s, unit, s.at[unit])
    if away == FAR:
        return 0.0
    return weights[DOOMED] if away == 0 else weights[HUNT] / (1.0 + away)


@rule
def sights(s, unit):
    """How many enemies a unit would see with each facing, six counts in one number."""
    seen = 0
    arc = ARC[unit, s.damaged[unit]]
    for target in range(FIRST_UNIT[1 - SIDE[unit]], LAST_UNIT[1 - SIDE[unit]]):
        if on_map(s, target):
            at = difference(s.at[unit], s.at[target])
            if at >= 0:
                seen += COUNT_OF[SEEN[arc, at]]
    return seen


@rule
def in_sight(seen, facing):
    """How many enemies are seen with a facing."""
    return (seen >> COUNT_BITS * facing) & ((1 << COUNT_BITS) - 1)


@rule
def way_gone(s, side, weights):
    """How far a side's units are on their way, as a number of whole ways; those who can march on count a little more."""
    gone = 0.0
    for unit in range(FIRST_UNIT[side], LAST_UNIT[side]):
        if s.at[unit] == EXITED:
            gone += 1.0 + weights[FACING_GOAL]
        elif on_map(s, unit) and SPEED[unit, 0] + WALKER[unit] > 0:
            part = 1.0 - abs(ROW[s.at[unit]] - GOAL_ROW[side]) / ROWS
            if s.facing[unit] == AHEAD[side, 0]:
                part += weights[FACING_GOAL]
            gone += part * (weights[DAMAGED] if s.damaged[unit] else 1.0)
    return gone


@rule
def lead_in_1(s, weights):
    """Mission 1: three Alliance units out, or three destroyed."""
    return (
        weights[BALANCE_1]
        + weights[ESCAPED] * s.exits[ALLIANCE]
        - weights[FALLEN] * s.losses
        + weights[ON_THE_WAY] * way_gone(s, ALLIANCE, weights) / 3.0
        - weights[TIME] * s.turn / s.turn_limit
    )


@rule
def lead_in_2(s, weights):
    """Mission 2: five Imperial units out; the Alliance has won when fewer than five can still get through."""
    lead = weights[BALANCE_2] - weights[PASSED_BY] * way_gone(s, EMPIRE, weights)
    if s.standing[EMPIRE] + s.exits[EMPIRE] < s.exits_to_win:
        lead += weights[TOO_FEW]
    return lead + weights[TIME] * s.turn / s.turn_limit


@rule
def lead_in_3(s, weights):
    """Mission 3: the generators must stand until time is up."""
    lead = weights[BALANCE_3] + weights[TIME] * s.turn / s.turns
    if s.damaged[GENERATORS]:
        lead -= weights[GENERATORS_HIT]
    if on_map(s, GENERATORS):
        for unit in range(FIRST_UNIT[EMPIRE], LAST_UNIT[EMPIRE]):
            if on_map(s, unit):
                away = max(0, distance(s.at[unit], s.at[GENERATORS]) - 2)
                lead -= weights[NEAR_GENERATORS] * firepower(s, unit) * (1.0 - away / ROWS)
    return lead


@rule
def clock(s):
    """Turns of both sides since the mission began."""
    return 2 * s.turn + (s.seat != s.first)


# What a choice is worth considering


@rule
def weigh(s, seat, actions, n, weights, out):
    """Leave, run, hunt, shoot; end a step when nothing useful is left."""
    known = NOBODY
    away = 0
    seen = 0
    for i in range(n):
        action = int(actions[i])
        unit = mover(s, action)
        if unit != known and unit != NOBODY:
            known = unit
            away = goal_distance(s, unit, s.at[unit])
            seen = sights(s, unit) if firepower(s, unit) > 0 else 0
        out[i] = weight_of(s, unit, action, away, seen, weights)


@rule
def mover(s, action):
    """The unit that marches, turns, moves, steps or faces; nobody for other choices."""
    chosen = kind_of(action)
    if chosen == kind.march:
        return read.march_unit(action)
    if chosen == kind.turn:
        return read.turn_unit(action)
    if chosen == kind.move:
        return read.move_unit(action)
    if chosen == kind.step:
        return s.moving
    return faced(s) if chosen == kind.face else NOBODY


@rule
def weight_of(s, unit, action, away, seen, weights):
    """The weight of one choice; a mover is so far away from its goal and would see so many enemies with each facing."""
    chosen = kind_of(action)
    if chosen == kind.march:
        return weight_of_march(s, unit, away, weights)
    if chosen == kind.turn:
        return weight_of_turn(s, unit, read.turn_facing(action), seen, weights)
    if chosen == kind.move:
        return weight_of_step(s, unit, read.move_way(action), away, weights)
    if chosen == kind.step:
        return weight_of_step(s, unit, read.step_way(action), away, weights)
    if chosen == kind.face:
        worth = 0.1 + facing_worth(s, unit, read.face_facing(action), seen)
        return worth * worth
    if chosen == kind.rally:
        return weights[RALLYING]
    if chosen == kind.follow:
        asked = follower(s)
        return weights[FOLLOWING] if prey_there(s, asked, s.follow[asked]) else 0.3
    if chosen == kind.stay:
        return 0.3
    if chosen == kind.pushed:
        return 1.0
    if chosen == kind.done:
        return HARDLY if s.step == FIRE or s.step == RETURN else weights[WAIT]
    if chosen == kind.great_shot or chosen == kind.shoot or chosen == kind.harpoon or chosen == kind.self_destruct:
        return weight_of_attack(s, chosen, action, weights)
    return weight_of_arrival(s, chosen, action, weights)


@rule
def weight_of_arrival(s, chosen, action, weights):
    """The nearer to its place in the formation a unit comes in, the better; a unit is worth its best hex."""
    if chosen == kind.set_up:
        return place_worth(s, s.queue[0], read.set_up_hex(action), weights[FORMATION])
    if chosen == kind.reinforce:
        return weights[REINFORCING] * best_place(s, read.reinforce_unit(action))
    if chosen == kind.bring_back:
        return best_edge(s, read.bring_back_unit(action), weights[FORMATION])
    return place_worth(s, s.arriving, read.arrive_hex(action), 1.0 if s.step == COMMANDS else weights[FORMATION])


@rule
def best_place(s, unit):
    """What the best hex of its zone is worth to a unit that waits."""
    best = 0.0
    for hex_ in range(HEX_COUNT):
        if may_place(s, unit, hex_):
            best = max(best, place_worth(s, unit, hex_, 1.0))
    return best


@rule
def best_edge(s, unit, order):
    """What the best hex of the own edge is worth to a unit that comes back."""
    best = 0.0
    for column in range(COLUMNS):
        hex_ = EDGE[SIDE[unit], column]
        if s.held[hex_] & TAKEN == 0:
            best = max(best, place_worth(s, unit, hex_, order))
    return best


@rule
def weight_of_march(s, unit, away, weights):
    """Straight ahead, or out."""
    to = NEIGHBOUR[s.at[unit], s.facing[unit]]
    return weights[GO] * 3.0 if to < 0 else step_worth(s, unit, to, away, weights)


@rule
def weight_of_turn(s, unit, facing, seen, weights):
    """A turn is worth what the new facing is better than the old one."""
    gain = facing_worth(s, unit, facing, seen) - facing_worth(s, unit, s.facing[unit], seen)
    return max(HARDLY, weights[TURNING] * gain)


@rule
def weight_of_step(s, unit, way, away, weights):
    """Out, or nearer to the goal."""
    if way == OFF:
        return weights[GO] * 20.0
    return step_worth(s, unit, NEIGHBOUR[s.at[unit], DIRECTION[way]], away, weights)


@rule
def runs(s, unit):
    """Whether a unit makes for the far side: those who may leave, and the Empire on its way to the generators."""
    if s.leaves >= 0:
        return s.leaves == SIDE[unit]
    return SIDE[unit] == EMPIRE and on_map(s, GENERATORS)


@rule
def goal_distance(s, unit, hex_):
    """How far a hex is from what a unit makes for: its prey, the far edge, the generators, or else the enemy."""
    prey = nearest_prey(s, unit, hex_)
    if prey < FAR:
        return prey
    if runs(s, unit):
        if s.leaves < 0:
            return max(0, distance(hex_, s.at[GENERATORS]) - 1)
        return abs(ROW[hex_] - GOAL_ROW[SIDE[unit]])
    return max(0, nearest_enemy(s, unit, hex_) - 2)


@rule
def nearest_enemy(s, unit, hex_):
    """How far the nearest enemy is from a hex."""
    nearest = FAR
    for target in range(FIRST_UNIT[1 - SIDE[unit]], LAST_UNIT[1 - SIDE[unit]]):
        if on_map(s, target):
            nearest = min(nearest, distance(hex_, s.at[target]))
    return nearest


@rule
def step_worth(s, unit, to, away, weights):
    """A step nearer to the goal than it is now is good, one away is hardly worth a thought."""
    gain = away - goal_distance(s, unit, to)
    if gain > 0:
        return weights[GO]
    return 0.4 if gain == 0 else 0.1


@rule
def facing_worth(s, unit, facing, seen):
    """A facing that shows enemies or leads on."""
    if not has_facing(s, unit):
        return 1.0
    worth = float(min(2, in_sight(seen, facing)))
    side = SIDE[unit]
    if runs(s, unit):
        worth += 2.0 if facing == AHEAD[side, 0] else 0.6 if facing in (AHEAD[side, 1], AHEAD[side, 2]) else 0.0
    elif facing == AHEAD[side, 0]:
        worth += 0.5
    return worth


@rule
def prey_there(s, unit, hex_):
    """Whether a hunter would find its prey in a hex."""
    for target in range(FIRST_UNIT[1 - SIDE[unit]], LAST_UNIT[1 - SIDE[unit]]):
        if s.at[target] == hex_ and is_prey(s, unit, target):
            return True
    return False


@rule
def place_worth(s, unit, hex_, order):
    """The nearer to the unit's place in the formation, the better."""
    home = HOME[s.mission - 1, unit]
    if home < 0:
        return 1.0 / (1.0 + abs(ROW[hex_] - GOAL_ROW[SIDE[unit]]))
    return 1.0 / (1.0 + distance(home, hex_)) ** order


@rule
def weight_of_attack(s, chosen, action, weights):
    """Great shots, shots, harpoons and self-destruction by what they are likely to destroy."""
    if chosen == kind.great_shot:
        worth = target_worth(s, read.great_shot_target(action))
        return worth * worth
    if chosen == kind.shoot:
        pair = read.shoot_unit_target(action)
        target = SHOT_TARGET[pair]
        likely = likely_damage(s, SHOT_UNIT[pair], target, read.shoot_max_power(action) == 1)
        return 0.1 + weights[SHOOTING] * likely * target_worth(s, target)
    if chosen == kind.harpoon:
        return 200.0 if SIDE[HARPOON_TARGET[read.harpoon_unit_target(action)]] == EMPIRE else 0.0
    return 100.0 if SIDE[DESTRUCT_TARGET[read.self_destruct_unit_target(action)]] == ALLIANCE else 0.0


@rule
def target_worth(s, target):
    """A unit by its strength, more if one more damage destroys it; the generators decide the battle."""
    worth = STRENGTH[target, 0] * (1.5 if s.damaged[target] else 1.0)
    return 10.0 * worth if target == GENERATORS and s.leaves < 0 else worth


@rule
def likely_damage(s, unit, target, max_power):
    """The damages a shot is likely to do."""
    net = bonuses(s, unit, target)
    miss = 0.5 ** (1 + abs(net))
    hit = 1.0 - miss if net >= 0 else miss
    pierce = min(6, max(0, 6 - armor_against(s, unit, target, max_power))) / 6.0
    return (1 if max_power else firepower(s, unit)) * hit * pierce
