"""Rules of thumb for `trilogy`: mass at the borders, attack with the odds, take whole regions, mind your faction's goal."""

import math

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
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
from .rules.hands import hand_size
from .rules.planets import base_planets, enemy_planets, faction_planets, ships_at, touching
from .state import INVADE, kind, kind_of, read

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
    planets = s.held[seat]
    while planets:
        planet = lowest_bit(planets)
        planets = without_lowest(planets)
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
    while wanted:
        target = lowest_bit(wanted)
        wanted = without_lowest(wanted)
        if most_forces(s, ADJACENT[target] & own) - 1 > s.forces[target]:
            reach |= 1 << target
    return reach


@rule
def most_forces(s, planets):
    """The forces on the strongest of some planets, 0 of none."""
    most = 0
    while planets:
        most = max(most, s.forces[lowest_bit(planets)])
        planets = without_lowest(planets)
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
    return s.turn


# What a choice is worth considering


@rule
def weigh(s, seat, actions, n, weights, out):
    """Strengthen borders, attack with the odds, move everything to the front, use cards."""
    enemies = enemy_planets(s, seat)
    for i in range(n):
        action = int(actions[i])
        if kind_of(action) == kind.amount:
            out[i] = weights[ALL_IN] if i == n - 1 else 0.2
        else:
            out[i] = weight_of(s, seat, action, enemies, weights)


@rule
def weight_of(s, seat, action, enemies, weights):
    """A choice of the early game, of a planet, or of a battle; the rest is looked up below."""
    chosen = kind_of(action)
    if chosen == kind.attack:
        return weight_of_attack(s, seat, action, weights)
    if chosen == kind.fortify:
        return weight_of_march(s, read.fortify_origin(action), read.fortify_to(action), enemies, weights)
    if chosen == kind.fortify_ship:
        return 0.3 * weight_of_march(s, read.fortify_ship_origin(action), read.fortify_ship_to(action), enemies, weights)
    if chosen == kind.place:
        return front_worth(s, seat, read.place_planet(action), enemies, weights)
    if chosen == kind.place_ship:
        return front_worth(s, seat, read.place_ship_planet(action), enemies, weights)
    if chosen == kind.card_force:
        return front_worth(s, seat, read.card_force_planet(action), enemies, weights)
    if chosen == kind.reinforce:
        return front_worth(s, seat, read.reinforce_planet(action), enemies, weights)
    if chosen == kind.claim:
        return weight_of_claim(s, seat, read.claim_planet(action), weights)
    if chosen == kind.claim_neutral:
        return weight_of_claim(s, seat, read.claim_neutral_planet(action), weights)
    if chosen == kind.death_star:
        return weight_of_claim(s, seat, read.death_star_planet(action), weights)
    if chosen == kind.base:
        return weight_of_base(s, read.base_planet(action), enemies)
    return weight_by_kind(s, seat, action, chosen, weights)


@rule
def weight_by_kind(s, seat, action, chosen, weights):
    """Ending a step is right when nothing better is left; a card is seldom declined for the whole turn."""
    if chosen == kind.done:
        return weights[STOP] if s.step == INVADE else 0.5
    if chosen == kind.decline:
        return 0.1
    if chosen == kind.play_card or chosen == kind.argument or chosen == kind.discard:
        return weights[PLAYING]
    if chosen == kind.fire:
        return 20.0
    if chosen == kind.trade or chosen == kind.pick or chosen == kind.build or chosen == kind.roll_death_star:
        return 2.0
    if chosen == kind.escort:
        return 1.0 + ships_named(action) * 4.0
    if chosen == kind.defend:
        return 5.0 if read.defend_dice(action) > 0 else 1.0
    if chosen == kind.move_death_star:
        planet = read.move_death_star_to(action)
        return 1.0 + (s.forces[planet] if has_bit(s.held[seat], planet) else 0)
    if chosen == kind.attack_death_star:
        return HARDLY
    if chosen == kind.take_over or chosen == kind.agree or chosen == kind.refuse:
        return 0.3
    return 1.0


@rule
def weight_of_claim(s, seat, planet, weights):
    """Claim what makes regions whole, and resource planets where the Hutts can win by them."""
    mine = count_bits(s.held[seat] & REGION_MASK[REGION_OF[planet]])
    weight = 1.0 + weights[CLAIM_REGION] * mine / count_bits(REGION_MASK[REGION_OF[planet]]) * 4.0
    if hutts_can_win(s) and has_bit(RESOURCES, planet):
        weight += weights[CLAIM_RESOURCE if FACTION_OF[s.layout, seat] == HUTTS else CLAIM_DENY]
    return weight


@rule
def weight_of_base(s, planet, enemies):
    """Hide bases behind strong forces, away from enemies."""
    return s.forces[planet] * (0.3 if ADJACENT[planet] & enemies else 1.0)


@rule
def front_worth(s, seat, planet, enemies, weights):
    """A planet is worth strengthening where enemies stand, and more where a blow can be struck from."""
    around = ADJACENT[planet] & enemies
    if around == 0:
        return HARDLY
    weight = weights[BORDER] + weights[MASS] * s.forces[planet]
    best = 0.0
    targets = around
    while targets:
        target = lowest_bit(targets)
        targets = without_lowest(targets)
        best = max(best, prize(s, seat, target, weights) / (1.0 + s.forces[target]))
    return weight * (0.5 + best + weights[GUARD] * wanted_by_others(s, seat, planet, around))


@rule
def wanted_by_others(s, seat, planet, around):
    """How much the enemies next to a planet want it for a goal of their own: bases, resource planets."""
    if not TRILOGY[s.layout]:
        return 0.0
    wanted = 0.0
    if FACTION_OF[s.layout, seat] == EMPIRE and has_bit(base_planets(s), planet) and around & faction_planets(s, REBELS):
        wanted += 1.0
    if has_bit(RESOURCES, planet) and around & faction_planets(s, HUTTS):
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
        return weights[HUTT_RESOURCE] * has_bit(RESOURCES, target)
    worth = 0.0
    if side == REBELS:
        worth += weights[BASE_ATTACK] * has_bit(base_planets(s), target)
    if has_bit(faction_planets(s, HUTTS) & RESOURCES, target):
        worth += weights[DENY] * hutts_near_win(s)
    return worth


@rule
def ships_named(action):
    """How many ships an escort counts."""
    return read.escort_fighter(action) + read.escort_bomber(action) + read.escort_destroyer(action)


@rule
def weight_of_attack(s, seat, action, weights):
    """Attack with all dice where there is an advantage, the more for a greater prize."""
    pair = read.attack_origin_to(action)
    origin = PAIR_FROM[pair]
    target = PAIR_TO[pair]
    dice = read.attack_dice(action) + 1
    free = s.forces[origin] - 1
    if dice < min(3, free):
        return HARDLY
    edge = free - s.forces[target] + ships_at(s, origin) - ships_at(s, target)
    if has_bit(base_planets(s), target):
        edge -= 2
    if edge <= 0:
        return HARDLY * (2.0 if free >= 3 else 1.0)
    return weights[ATTACKING] * min(edge, 6) * prize(s, seat, target, weights)


@rule
def weight_of_march(s, origin, to, enemies, weights):
    """Forces without enemies around them march to where enemies are."""
    if not ADJACENT[to] & enemies:
        return HARDLY
    if ADJACENT[origin] & enemies:
        return 0.05 * s.forces[origin]
    return weights[TO_FRONT] * (s.forces[origin] - 1)
