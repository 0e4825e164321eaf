"""Rules of thumb for `trilogy`: mass at the borders, attack with the odds, take whole regions, mind your faction's goal."""

import math

import numpy as np

from holotable.core.bits import count_bits, lowest_bit
from holotable.core.jit import rule

from .board import (
    ADJACENT,
    EMPEROR,
    EMPIRE,
    FACTION_OF,
    HAS_NEUTRAL,
    HUTTS,
    NEUTRAL,
    PAIR_FROM,
    PAIR_TO,
    PLANET_COUNT,
    PLAYERS,
    REBELS,
    REGION_BONUS,
    REGION_COUNT,
    REGION_MASK,
    REGION_OF,
    RESOURCE_WIN,
    RESOURCES,
    TRILOGY,
)
from .rules.basics import base_planets, enemy_planets, faction_planets, hand_size, ships_at, touching
from .state import (
    DO_AMOUNT,
    DO_ATTACK,
    DO_ATTACK_STAR,
    DO_BASE,
    DO_CARD_FORCE,
    DO_DECLINE,
    DO_DEFEND,
    DO_DONE,
    DO_ESCORT,
    DO_FIRE,
    DO_FORTIFY,
    DO_FORTIFY_SHIP,
    DO_MOVE_IN,
    DO_MOVE_STAR,
    DO_PLACE,
    DO_PLACE_SHIP,
    DO_PLAY_CARD,
    DO_REINFORCE,
    DO_REINFORCE_NEUTRAL,
    DO_ROLL_STAR,
    DO_TAKE_OVER,
    DO_TRADE,
    INVADE,
)

NAMES = (
    "force", "planet", "bonus", "card", "ship", "sharpness", "resource", "found_base", "last_rebels", "claim_region",
    "claim_resource", "border", "mass", "attack", "complete_region", "break_region", "knock_out", "hutt_resource",
    "base_attack", "stop", "all_in", "to_front", "play_card", "claim_deny", "deny", "guard",
    "rebels_edge", "hutts_edge", "resource_reach", "base_reach", "emperor_near", "pinned",
)  # fmt: skip
(
    FORCE, PLANET, BONUS, CARD, SHIP, SHARPNESS, RESOURCE, FOUND_BASE, LAST_REBELS, CLAIM_REGION,
    CLAIM_RESOURCE, BORDER, MASS, ATTACKING, COMPLETE_REGION, BREAK_REGION, KNOCK_OUT, HUTT_RESOURCE,
    BASE_ATTACK, STOP, ALL_IN, TO_FRONT, PLAYING, CLAIM_DENY, DENY, GUARD,
    REBELS_EDGE, HUTTS_EDGE, RESOURCE_REACH, BASE_REACH, EMPEROR_NEAR, PINNED,
) = range(len(NAMES))  # fmt: skip

FACTION_ROOM = 4
REBEL_PLANETS = 15.0
FEW_RESOURCES = 4
FAR = 4
HARDLY = 0.01


# What a position is worth


@rule
def evaluate(s, seat, weights):
    """The share of the seat's side in the strength of all, sharpened: strength is planets, forces, regions and cards."""
    mine = 0.0
    total = 0.0
    for side in range(FACTION_ROOM):
        score = side_score(s, side, weights)
        total += score
        if side == FACTION_OF[s.layout, seat]:
            mine = score
    return mine / total if total > 0.0 else 0.5


@rule
def side_score(s, side, weights):
    """A side's strength to the power of sharpness, with what its own way to win adds."""
    strength = 0.0
    active = False
    for seat in range(PLAYERS[s.layout]):
        if FACTION_OF[s.layout, seat] == side:
            active = True
            strength += seat_strength(s, seat, weights)
    if not active or strength <= 0.0:
        return 0.0
    score = strength ** weights[SHARPNESS]
    if TRILOGY[s.layout]:
        score *= math.exp(goal_worth(s, side, weights))
    return score


@rule
def seat_strength(s, seat, weights):
    """Forces, planets, regions held whole, ships and cards of a seat."""
    if s.held[seat] == 0:
        return 0.0
    strength = planet_worth(s, weights) * count_bits(s.held[seat]) + weights[CARD] * hand_size(s, seat)
    strength += weights[FORCE] * (s.pool[seat] + (s.to_place if seat == s.seat else 0))
    left = np.int64(s.held[seat])
    while left:
        low = left & -left
        left ^= low
        planet = lowest_bit(low)
        strength += weights[FORCE] * s.forces[planet] + weights[SHIP] * ships_at(s, planet)
    for region in range(REGION_COUNT):
        wanted = REGION_MASK[region] & ~s.fields
        if wanted and s.held[seat] & wanted == wanted:
            strength += weights[BONUS] * REGION_BONUS[region]
    return strength


@rule
def planet_worth(s, weights):
    """What a planet adds to strength; where the Hutts have a goal, it also pins a force down."""
    return weights[PLANET] - weights[PINNED] if hutts_can_win(s) else weights[PLANET]


@rule
def goal_worth(s, side, weights):
    """How near a faction is to its own goal: resource planets held and in reach, bases to find, the last Rebels."""
    if side == HUTTS:
        resources = faction_planets(s, HUTTS) & RESOURCES
        worth = weights[HUTTS_EDGE] + weights[RESOURCE] * (count_bits(resources) - RESOURCE_WIN // 2)
        return worth + weights[RESOURCE_REACH] * count_bits(in_reach(s, HUTTS, RESOURCES & ~resources))
    if side == REBELS:
        worth = weights[REBELS_EDGE] + weights[FOUND_BASE] * s.kept
        worth += weights[BASE_REACH] * count_bits(in_reach(s, REBELS, base_planets(s)))
        return worth + weights[EMPEROR_NEAR] * emperor_nearness(s)
    return weights[LAST_REBELS] * (1.0 - count_bits(faction_planets(s, REBELS)) / REBEL_PLANETS)


@rule
def hutts_can_win(s):
    """Whether somebody plays the Hutts; neutral Hutts have no goal (TRI-120)."""
    return TRILOGY[s.layout] and not HAS_NEUTRAL[s.layout]


@rule
def hutts_near_win(s):
    """How near the Hutts are to their resource planets: 0 while far, then one more for each planet."""
    if not hutts_can_win(s):
        return 0
    return max(0, count_bits(faction_planets(s, HUTTS) & RESOURCES) - RESOURCE_WIN + FEW_RESOURCES)


@rule
def in_reach(s, side, wanted):
    """Of the wanted planets, those next to forces of a side that outnumber theirs."""
    own = faction_planets(s, side)
    reach = 0
    left = np.int64(wanted)
    while left:
        low = left & -left
        left ^= low
        target = lowest_bit(low)
        if most_forces(s, ADJACENT[target] & own) - 1 > s.forces[target]:
            reach |= 1 << target
    return reach


@rule
def most_forces(s, planets):
    """The forces on the strongest of some planets, 0 of none."""
    most = 0
    left = np.int64(planets)
    while left:
        low = left & -left
        left ^= low
        most = max(most, s.forces[lowest_bit(low)])
    return most


@rule
def emperor_nearness(s):
    """How near the Emperor is to the Rebels: 0 while far from them or not on the map."""
    rebels = faction_planets(s, REBELS)
    for i in range(s.base_n):
        if s.base_face[i] == EMPEROR:
            near = 1 << s.base_at[i]
            for steps in range(FAR):
                if near & rebels:
                    return FAR - steps
                near |= touching(s, near)
    return 0


@rule
def clock(s):
    """Turns of all seats since set-up was over."""
    return np.int64(s.turn)


# What a choice is worth considering


@rule
def weigh(s, seat, actions, n, weights, out):
    """Strengthen borders, attack with the odds, move everything to the front, use cards."""
    enemies = enemy_planets(s, seat)
    last = np.int64(actions[n - 1])
    for i in range(n):
        action = np.int64(actions[i])
        if action >= DO_AMOUNT:
            out[i] = weights[ALL_IN] if action == last else 0.2
        elif action >= DO_DECLINE:
            out[i] = weight_of_stopping(s, action, weights)
        elif action < DO_TRADE:
            out[i] = weight_in_set_up(s, seat, action, enemies, weights)
        elif action < DO_FORTIFY:
            out[i] = weight_in_war(s, seat, action, enemies, weights)
        else:
            out[i] = weight_after_war(s, seat, action, enemies, weights)


@rule
def weight_of_stopping(s, action, weights):
    """Ending a step is right when nothing better is left; a card is seldom declined for the whole turn."""
    if action < DO_DONE:
        return 0.1
    return weights[STOP] if s.step == INVADE else 0.5


@rule
def weight_in_set_up(s, seat, action, enemies, weights):
    """Claim what makes regions whole, reinforce borders, hide bases behind strong forces."""
    planet = action % PLANET_COUNT
    if action < DO_REINFORCE:
        mine = count_bits(s.held[seat] & REGION_MASK[REGION_OF[planet]])
        weight = 1.0 + weights[CLAIM_REGION] * mine / count_bits(REGION_MASK[REGION_OF[planet]]) * 4.0
        if hutts_can_win(s) and (RESOURCES >> planet) & 1:
            weight += weights[CLAIM_RESOURCE if FACTION_OF[s.layout, seat] == HUTTS else CLAIM_DENY]
        return weight
    if action < DO_REINFORCE_NEUTRAL:
        return front_worth(s, seat, action - DO_REINFORCE, enemies, weights)
    if action < DO_BASE:
        return 1.0
    planet = action - DO_BASE
    return s.forces[planet] * (0.3 if ADJACENT[planet] & enemies else 1.0)


@rule
def front_worth(s, seat, planet, enemies, weights):
    """A planet is worth strengthening where enemies stand, and more where a blow can be struck from."""
    around = ADJACENT[planet] & enemies
    if around == 0:
        return HARDLY
    weight = weights[BORDER] + weights[MASS] * s.forces[planet]
    best = 0.0
    left = np.int64(around)
    while left:
        low = left & -left
        left ^= low
        target = lowest_bit(low)
        best = max(best, prize(s, seat, target, weights) / (1.0 + s.forces[target]))
    return weight * (0.5 + best + weights[GUARD] * wanted_by_others(s, seat, planet, around))


@rule
def wanted_by_others(s, seat, planet, around):
    """How much the enemies next to a planet want it for a goal of their own: bases, resource planets."""
    if not TRILOGY[s.layout]:
        return 0.0
    wanted = 0.0
    if FACTION_OF[s.layout, seat] == EMPIRE and (base_planets(s) >> planet) & 1 and around & faction_planets(s, REBELS):
        wanted += 1.0
    if (RESOURCES >> planet) & 1 and around & faction_planets(s, HUTTS):
        wanted += hutts_near_win(s)
    return wanted


@rule
def prize(s, seat, target, weights):
    """What taking a planet would bring."""
    region = REGION_MASK[REGION_OF[target]] & ~s.fields
    worth = 1.0
    if (s.held[seat] | (1 << target)) & region == region:
        worth += weights[COMPLETE_REGION]
    owner = s.owner[target]
    if owner >= 0:
        if s.held[owner] & region == region:
            worth += weights[BREAK_REGION]
        if owner != NEUTRAL and s.held[owner] == 1 << target:
            worth += weights[KNOCK_OUT]
    return worth + goal_prize(s, seat, target, weights)


@rule
def goal_prize(s, seat, target, weights):
    """What taking a planet brings a faction on its own way to win."""
    if not TRILOGY[s.layout]:
        return 0.0
    side = FACTION_OF[s.layout, seat]
    if side == HUTTS:
        return weights[HUTT_RESOURCE] * ((RESOURCES >> target) & 1)
    worth = 0.0
    if side == REBELS:
        worth += weights[BASE_ATTACK] * ((base_planets(s) >> target) & 1)
    if ((faction_planets(s, HUTTS) & RESOURCES) >> target) & 1:
        worth += weights[DENY] * hutts_near_win(s)
    return worth


@rule
def weight_in_war(s, seat, action, enemies, weights):
    """Cards, placing, attacks, escorts and defence."""
    if action < DO_PLACE:
        return 2.0
    if action < DO_PLACE_SHIP:
        return front_worth(s, seat, action - DO_PLACE, enemies, weights)
    if action < DO_ATTACK:
        return front_worth(s, seat, (action - DO_PLACE_SHIP) % PLANET_COUNT, enemies, weights)
    if action < DO_ATTACK_STAR:
        return weight_of_attack(s, seat, action - DO_ATTACK, weights)
    if action < DO_ESCORT:
        return HARDLY
    if action < DO_DEFEND:
        return 1.0 + ships_named(action - DO_ESCORT) * 4.0
    if action < DO_MOVE_IN:
        return 1.0 if action == DO_DEFEND else 5.0
    return 1.0


@rule
def ships_named(code):
    """How many ships an escort counts."""
    return code % 4 + (code // 4) % 4 + code // 16


@rule
def weight_of_attack(s, seat, code, weights):
    """Attack with all dice where there is an advantage, the more for a greater prize."""
    origin = PAIR_FROM[code // 3]
    target = PAIR_TO[code // 3]
    dice = code % 3 + 1
    free = s.forces[origin] - 1
    if dice < min(3, free):
        return HARDLY
    edge = free - s.forces[target] + ships_at(s, origin) - ships_at(s, target)
    if (base_planets(s) >> target) & 1:
        edge -= 2
    if edge <= 0:
        return HARDLY * (2.0 if free >= 3 else 1.0)
    return weights[ATTACKING] * min(edge, 6) * prize(s, seat, target, weights)


@rule
def weight_after_war(s, seat, action, enemies, weights):
    """Fortify from the rear to the front; move and fire the Death Star; play cards."""
    if action < DO_FORTIFY_SHIP:
        code = action - DO_FORTIFY
        return weight_of_march(s, code // PLANET_COUNT, code % PLANET_COUNT, enemies, weights)
    if action < DO_TAKE_OVER:
        code = (action - DO_FORTIFY_SHIP) % (PLANET_COUNT * PLANET_COUNT)
        return 0.3 * weight_of_march(s, code // PLANET_COUNT, code % PLANET_COUNT, enemies, weights)
    if action < DO_ROLL_STAR:
        return 0.3
    if action < DO_MOVE_STAR:
        return 2.0
    if action < DO_FIRE:
        planet = action - DO_MOVE_STAR
        return 1.0 + (s.forces[planet] if (s.held[seat] >> planet) & 1 else 0)
    if action < DO_PLAY_CARD:
        return 20.0
    if action >= DO_CARD_FORCE:
        return front_worth(s, seat, action - DO_CARD_FORCE, enemies, weights)
    return weights[PLAYING]


@rule
def weight_of_march(s, origin, to, enemies, weights):
    """Forces without enemies around them march to where enemies are."""
    if not ADJACENT[to] & enemies:
        return HARDLY
    if ADJACENT[origin] & enemies:
        return 0.05 * s.forces[origin]
    return weights[TO_FRONT] * (s.forces[origin] - 1)
