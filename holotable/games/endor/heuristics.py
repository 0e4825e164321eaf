"""Rules of thumb for `endor`: the Rebels hurry to bring the shield down and strike; the Empire delays and shoots fleets."""

import math

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule

from .board import (
    AMBUSH,
    ATTACK_ORIGIN,
    ATTACK_TO,
    CARD_BASE,
    CARD_ORDERS,
    DEATH_STAR,
    DEATH_STAR_SECTORS,
    EXECUTOR_TRACK,
    FALCON,
    FALCON_TRACK,
    FIRST_SPECIAL,
    LAST_SPACE,
    LUKE,
    MARKER,
    MARKERS,
    MOVE_ORIGIN,
    MOVE_TO,
    NEAR_DEATH_STAR,
    NEED,
    NEXT_TO,
    PICKS,
    PLACE_COUNT,
    REBELS,
    REDEEM,
    SECTOR_COUNT,
    SHIELD,
    SHIP_COUNT,
    SHIP_OF_ORDER,
    SHIP_SIDE,
    SIDE_OF,
    TIE,
    TO_HIT,
    TOTALS,
    TRACK_LENGTH,
    VADER,
)
from .rules.ground import need, shield_is_down
from .rules.orders import usable
from .rules.space import attack_dice, ordered_ship, targets_of
from .state import PREPARE, kind, kind_of, read

NAMES = (
    "balance", "shield", "shield_down", "strike", "fighters", "fleet_markers", "falcon", "ties", "executor", "luke", "vader",
    "extra_order", "order_shield", "order_ambush", "order_laser", "order_duel", "order_redeem", "order_strike",
    "order_attack", "order_idle", "approach", "expose", "stay", "take_all",
)  # fmt: skip
(
    BALANCE, SHIELD_WAY, SHIELD_DOWN, STRIKE, FIGHTERS, FLEET_MARKERS, FALCON_LIFE, TIES, EXECUTOR_LIFE, LUKE_LIFE,
    VADER_LIFE, EXTRA_ORDER, ORDER_SHIELD, ORDER_AMBUSH, ORDER_LASER, ORDER_DUEL, ORDER_REDEEM, ORDER_STRIKE,
    ORDER_ATTACK, ORDER_IDLE, APPROACH, EXPOSE, STAYING, TAKE_ALL,
) = range(len(NAMES))  # fmt: skip

REBEL_WORTH = float(sum(TO_HIT[ship] * TOTALS[ship] for ship in range(FALCON) if SHIP_SIDE[ship] == REBELS))
TIE_TOTAL = float(TOTALS[TIE])
MARKER_TOTAL = float(len(MARKERS))
WHOLE_WAY = float(sum(6.0 / (7 - NEED[space]) for space in range(1, LAST_SPACE + 1)))
MOST_DICE = 5
MARKER_WORTH = 4.0
SPECIAL_WORTH = 7.0
HARDLY = 0.02


# What a position is worth


@rule
def evaluate(s, seat, weights):
    """The seat's chance to win, for both partners alike."""
    chance = 1.0 / (1.0 + math.exp(-rebel_lead(s, weights)))
    return chance if SIDE_OF[seat] == REBELS else 1.0 - chance


@rule
def rebel_lead(s, weights):
    """How far the Rebellion is ahead: the way to the shield, both fleets, the duel, and who has more orders to come."""
    lead = weights[BALANCE]
    lead += weights[SHIELD_WAY] * (1.0 - shield_way(s) / WHOLE_WAY)
    lead += strike_worth(s, weights)
    lead += weights[FIGHTERS] * rebel_worth(s) / REBEL_WORTH
    lead += weights[FLEET_MARKERS] * count_bits(s.markers) / MARKER_TOTAL
    lead -= weights[TIES] * ties(s) / TIE_TOTAL
    lead += weights[FALCON_LIFE] * life(s, FALCON_TRACK) - weights[EXECUTOR_LIFE] * life(s, EXECUTOR_TRACK)
    lead += weights[LUKE_LIFE] * life(s, LUKE) - weights[VADER_LIFE] * life(s, VADER)
    for seat in range(s.players):
        extra = weights[EXTRA_ORDER] * s.extras[seat]
        lead += extra if SIDE_OF[seat] == REBELS else -extra
    return lead


@rule
def shield_way(s):
    """Dice the team is likely to need for the rest of the way."""
    dice = 0.0
    for space in range(s.shield_at + 1, LAST_SPACE + 1):
        dice += 6.0 / max(1, 7 - need(s, space))
    return dice


@rule
def strike_worth(s, weights):
    """Ships beside the Death Star: a promise while the shield is up, a blow when it is down."""
    dice = 0
    for ship in range(FALCON + 1):
        if SHIP_SIDE[ship] == REBELS and s.where[ship] & NEAR_DEATH_STAR:
            dice += strike_dice(s, ship)
    ready = 1.0 - math.pow(5.0 / 6.0, dice)
    if shield_is_down(s):
        return weights[SHIELD_DOWN] + weights[STRIKE] * ready
    return weights[STRIKE] * ready * 0.4 * s.shield_at / LAST_SPACE


@rule
def strike_dice(s, ship):
    """The dice of the best sector of a kind beside the Death Star."""
    best = 0
    stations = s.where[ship] & NEAR_DEATH_STAR
    while stations:
        best = max(best, attack_dice(s, ship, lowest_bit(stations)))
        stations = without_lowest(stations)
    return best


@rule
def rebel_worth(s):
    """All Rebel fighters, each worth the number that hits it."""
    worth = 0
    for ship in range(FIRST_SPECIAL):
        if SHIP_SIDE[ship] == REBELS:
            for place in range(PLACE_COUNT):
                worth += s.ships[ship, place] * TO_HIT[ship]
    return worth


@rule
def ties(s):
    """TIE fighters in space, and half of those still aboard."""
    n = 0.5 * s.tie_reserve
    for place in range(PLACE_COUNT):
        n += s.ships[TIE, place]
    return n


@rule
def life(s, track):
    """What is left of a hit track, 0 to 1."""
    return 1.0 - s.hits[track] / TRACK_LENGTH[track]


@rule
def clock(s):
    """Cards turned up; while cards are picked it stands at the end of the round, for a pick bears fruit by then."""
    last = PICKS[s.players] * s.players
    waiting = 0
    if s.phase != PREPARE:
        for seat in range(s.players):
            waiting += s.pile_n[seat]
    return s.round_no * (last + 1) + last - waiting


# What a choice is worth considering


@rule
def weigh(s, seat, actions, n, weights, out):
    """Useful orders first, ships where they can shoot, all dice spent; nothing is declined that costs nothing."""
    for i in range(n):
        out[i] = weight_of(s, seat, int(actions[i]), weights)


@rule
def weight_of(s, seat, action, weights):
    """The weight of one choice."""
    chosen = kind_of(action)
    if chosen == kind.pick:
        return card_worth(s, SIDE_OF[seat], read.pick_card(action), weights)
    if chosen == kind.order:
        return order_worth(s, read.order_order(action), weights)
    if chosen == kind.deploy:
        return weights[APPROACH]
    if chosen == kind.move:
        return weight_of_move(s, read.move_origin_to(action), weights)
    if chosen == kind.stay:
        ship = ordered_ship(s)
        return weights[STAYING] + best_attack(s, ship, s.where[ship])
    if chosen == kind.amount:
        return weight_of_amount(s, read.amount_count(action), weights)
    if chosen == kind.attack:
        return weight_of_attack(s, read.attack_origin_to(action))
    if chosen == kind.attack_death_star:
        return weight_of_strike(s, DEATH_STAR_SECTORS[read.attack_death_star_origin(action)])
    if chosen == kind.assign:
        return weight_of_hit(s, read.assign_die(action) + 1, read.assign_target(action))
    if chosen == kind.fire:
        return worth_of_place(s, read.fire_target(action))
    if chosen == kind.advance:
        return spent_well(read.advance_die(action) + 1, need(s, s.shield_at + 1))
    return 0.0 if chosen == kind.done else HARDLY


@rule
def card_worth(s, side, card, weights):
    """A card is worth its best order."""
    best = HARDLY
    orders = CARD_ORDERS[side, card - CARD_BASE[side]]
    while orders:
        best = max(best, order_worth(s, lowest_bit(orders), weights))
        orders = without_lowest(orders)
    return best


@rule
def order_worth(s, order, weights):
    """How useful an order is in this position."""
    if not usable(s, order):
        return HARDLY
    ship = SHIP_OF_ORDER[order]
    if ship >= 0:
        return ship_order_worth(s, ship, weights)
    if order == SHIELD:
        return weights[ORDER_SHIELD]
    if order == AMBUSH:
        return weights[ORDER_AMBUSH]
    if order == DEATH_STAR:
        return weights[ORDER_LASER]
    if order == REDEEM:
        return weights[ORDER_REDEEM]
    return weights[ORDER_DUEL]


@rule
def ship_order_worth(s, ship, weights):
    """A kind is as useful as its best attack; beside an open Death Star it may end the war."""
    if SHIP_SIDE[ship] == REBELS and shield_is_down(s) and s.where[ship] & NEAR_DEATH_STAR:
        return weights[ORDER_STRIKE]
    return weights[ORDER_IDLE] + weights[ORDER_ATTACK] * best_attack(s, ship, s.where[ship])


@rule
def best_attack(s, ship, origins):
    """Dice of the best attack of a kind from some places, by how likely each hits."""
    targets = targets_of(s, SHIP_SIDE[ship])
    best = 0.0
    while origins:
        place = lowest_bit(origins)
        origins = without_lowest(origins)
        attacked = NEXT_TO[place] & targets
        hit = 0.0
        while attacked:
            hit = max(hit, hit_chance(s, lowest_bit(attacked)))
            attacked = without_lowest(attacked)
        best = max(best, attack_dice(s, ship, place) * hit)
    return best


@rule
def hit_chance(s, place):
    """The chance of one die to hit the easiest ship of a place."""
    least = TO_HIT[MARKER]
    for ship in range(FIRST_SPECIAL):
        if s.ships[ship, place] > 0:
            least = min(least, TO_HIT[ship])
    return (7 - least) / 6.0


@rule
def weight_of_move(s, pair, weights):
    """Move where there is something to shoot at, and the Rebels towards a Death Star that is about to open."""
    ship = ordered_ship(s)
    origin = MOVE_ORIGIN[pair]
    to = MOVE_TO[pair]
    weight = 0.3
    if NEXT_TO[to] & targets_of(s, SHIP_SIDE[ship]):
        weight += weights[EXPOSE] * min(MOST_DICE, attack_dice(s, ship, origin) + attack_dice(s, ship, to))
    if SHIP_SIDE[ship] == REBELS and has_bit(NEAR_DEATH_STAR, to) and not has_bit(NEAR_DEATH_STAR, origin):
        weight += weights[APPROACH] * (4.0 if shield_is_down(s) else s.shield_at / LAST_SPACE)
    return weight


@rule
def weight_of_amount(s, count, weights):
    """Move all of them, or as many as can attack together."""
    held = s.ships[ordered_ship(s), MOVE_ORIGIN[s.moving]]
    if count == held:
        return weights[TAKE_ALL]
    return 2.0 if count == MOST_DICE else 0.2


@rule
def weight_of_strike(s, origin):
    """Strike the Death Star whenever it is open."""
    return 100.0 * attack_dice(s, ordered_ship(s), origin)


@rule
def weight_of_attack(s, pair):
    """The attack that is likely to destroy most."""
    target = ATTACK_TO[pair]
    likely = attack_dice(s, ordered_ship(s), ATTACK_ORIGIN[pair]) * hit_chance(s, target)
    clears = likely >= ships_in(s, target)
    weight = 0.2 + likely + (2.0 if clears else 0.0)
    if has_bit(s.markers, target):
        weight += worth_of_place(s, target) * 0.3
    return weight * weight


@rule
def ships_in(s, place):
    """All ships of a place."""
    n = 0
    for ship in range(SHIP_COUNT):
        n += s.ships[ship, place]
    return n


@rule
def worth_of_place(s, place):
    """What stands in a place, each ship by the number that hits it, with a little for an empty marker."""
    worth = MARKER_WORTH if place >= SECTOR_COUNT else 0.0
    for ship in range(FIRST_SPECIAL):
        worth += s.ships[ship, place] * TO_HIT[ship]
    if s.ships[FALCON, place] > 0:
        worth += SPECIAL_WORTH
    return worth * worth


@rule
def weight_of_hit(s, die, what):
    """Hit what is worth most with the lowest die that does it."""
    worth = float(TO_HIT[what])
    if what == MARKER:
        worth += worth_of_place(s, s.target)
    elif what >= FIRST_SPECIAL:
        worth = SPECIAL_WORTH
    return worth * worth * spent_well(die, TO_HIT[what])


@rule
def spent_well(die, needed):
    """A die that shows just enough is spent best."""
    over = 1.0 + die - needed
    return 1.0 / (over * over)
