"""The course of the game: what is asked, what may be answered, and what an answer does (END-3, END-4, END-8, END-9)."""

from holotable.core.bits import has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit, reset

from ..board import (
    AMBUSH,
    ATTACK_ORIGIN,
    ATTACK_TO,
    CARD_BASE,
    CARD_ORDERS,
    DEATH_STAR,
    DEATH_STAR_SECTORS,
    EMPEROR,
    LUKE,
    LUKE_ORDER,
    MARKER_MASK,
    MOVE_ORIGIN,
    MOVE_TO,
    PLACE_COUNT,
    REDEEM,
    SHIELD,
    SHIP_COUNT,
    SHIP_OF_ORDER,
    SIDE_OF,
    START_SHIPS,
    TIE,
    TIE_RESERVE,
    VADER,
    VADER_ORDER,
)
from ..state import (
    ADVANCE_STEP,
    ASSIGN_STEP,
    ATTACK_STEP,
    FIRE_STEP,
    GIVE_ORDERS,
    MOVE_STEP,
    NO_STEP,
    ORDER_STEP,
    PREPARE,
    TURN_OVER,
    event,
    kind,
    kind_of,
    make,
    read,
)
from . import cards, ground, space

# Set-up


@rule
def start(s, options, seed):
    """A fresh game: ships in their places, six cards each, everybody picks (END-1..END-3)."""
    reset(s, seed)
    s.players = options.players
    s.round_limit = options.round_limit
    s.phase = PREPARE
    s.round_no = 1
    s.winner = -1
    s.turn = -1
    s.card = -1
    clear_order(s)
    s.redeemed = 0
    s.shield_at = 0
    s.stormtroopers = 0
    s.hits[:] = 0
    set_up_ships(s)
    s.hand[:] = 0
    s.pile[:, :] = 0
    s.pile_n[:] = 0
    s.extras[:] = 0
    s.deck[:, :] = 0
    s.discard[:, :] = 0
    s.discard_n[:] = 0
    s.scratch[:] = 0
    cards.fill_decks(s)
    cards.deal(s)


@rule
def set_up_ships(s):
    """Ships, markers and the reserve as the data say (END-2)."""
    s.markers = MARKER_MASK
    s.tie_reserve = TIE_RESERVE
    s.where[:] = 0
    s.ships[:, :] = 0
    for ship in range(SHIP_COUNT):
        for place in range(PLACE_COUNT):
            if START_SHIPS[ship, place] > 0:
                space.put(s, ship, place, START_SHIPS[ship, place])


# Orders


@rule
def usable(s, order):
    """Whether an order can do something now (END-8)."""
    ship = SHIP_OF_ORDER[order]
    if ship >= 0:
        if space.can_move(s, ship) or space.can_attack(s, ship):
            return True
        return ship == TIE and space.can_deploy(s)
    if order == SHIELD:
        return not space.shield_is_down(s)
    if order == AMBUSH:
        return ground.can_ambush(s)
    if order == DEATH_STAR:
        return space.laser_targets(s) != 0
    if order == REDEEM:
        return ground.can_redeem(s)
    return ground.can_duel(s, order)


@rule
def usable_orders(s):
    """The usable orders of the turned-up card, as a mask (END-8)."""
    orders = CARD_ORDERS[SIDE_OF[s.turn], s.card]
    mask = 0
    while orders:
        order = lowest_bit(orders)
        orders = without_lowest(orders)
        if usable(s, order):
            mask |= 1 << order
    return mask


@rule
def give_order(s, order):
    """The player gives one order of the card (END-8, END-9)."""
    s.order = order
    emit(s, event.ordered, EVERYONE, order)
    if SHIP_OF_ORDER[order] >= 0:
        s.step = MOVE_STEP
    elif order == DEATH_STAR:
        s.step = FIRE_STEP
    elif order == SHIELD:
        ground.start_assault(s)
    else:
        carry_out(s, order)
        s.step = TURN_OVER


@rule
def carry_out(s, order):
    """Orders without a further decision: ambush, duel, redemption (END-41, END-50..END-53)."""
    if order == AMBUSH:
        ground.ambush(s)
    elif order == LUKE_ORDER:
        ground.strike(s, order, LUKE, VADER)
    elif order == VADER_ORDER:
        ground.strike(s, order, VADER, LUKE)
    elif order == EMPEROR:
        ground.emperor_strikes(s)
    else:
        ground.redeem(s)


# Whose decision, and which


@rule
def to_act(s):
    """Everybody who still picks, else the player on turn (END-3, END-4)."""
    if s.over:
        return 0
    if s.phase == PREPARE:
        return cards.pickers(s)
    return 1 << s.turn


@rule
def question(s):
    """A number for what is asked: games that ask the same run side by side on a GPU."""
    return (s.phase << 10) | (s.step << 5) | (s.order + 1)


@rule
def legal(s, seat, out):
    """Everything a seat may choose now, in rising order."""
    if not has_bit(to_act(s), seat):
        return 0
    if s.phase == PREPARE:
        return legal_picks(s, seat, out)
    if s.step == ORDER_STEP:
        return legal_orders(s, out)
    if s.step == MOVE_STEP:
        if s.target >= 0:
            return legal_amounts(s, out)
        return space.legal_moves(s, SHIP_OF_ORDER[s.order], out)
    if s.step == ATTACK_STEP:
        return space.legal_attacks(s, SHIP_OF_ORDER[s.order], out)
    if s.step == ASSIGN_STEP:
        return space.legal_assignments(s, out)
    if s.step == FIRE_STEP:
        return space.legal_shots(s, out)
    return ground.legal_advances(s, out)


@rule
def legal_picks(s, seat, out):
    """Any card of the hand (END-3)."""
    n = 0
    hand = s.hand[seat]
    while hand:
        out[n] = make.pick(CARD_BASE[SIDE_OF[seat]] + lowest_bit(hand))
        n += 1
        hand = without_lowest(hand)
    return n


@rule
def legal_orders(s, out):
    """Every usable order of the card, or none (END-8)."""
    n = 0
    orders = usable_orders(s)
    while orders:
        out[n] = make.order(lowest_bit(orders))
        n += 1
        orders = without_lowest(orders)
    out[n] = make.no_order()
    return n + 1


@rule
def legal_amounts(s, out):
    """Any number of the ships in the origin (END-11)."""
    most = s.ships[SHIP_OF_ORDER[s.order], s.origin]
    for i in range(most):
        out[i] = make.amount(i + 1)
    return most


# Carrying a choice out


@rule
def apply(s, seat, action):
    """Carry out one legal choice with its dice, up to the next decision."""
    if kind_of(action) == kind.pick:
        cards.pick(s, seat, read.pick_card(action) - CARD_BASE[SIDE_OF[seat]])
        if cards.pickers(s) == 0:
            s.phase = GIVE_ORDERS
            next_turn(s)
        return
    answer(s, action)
    if not s.over:
        skip_empty_steps(s)
        if s.step == TURN_OVER:
            end_turn(s)


@rule
def answer(s, action):
    """What the player on turn has chosen."""
    ship = SHIP_OF_ORDER[s.order] if s.order >= 0 else -1
    chosen = kind_of(action)
    if chosen == kind.order:
        give_order(s, read.order_order(action))
    elif chosen == kind.no_order:
        emit(s, event.passed, EVERYONE)
        s.step = TURN_OVER
    elif chosen == kind.deploy:
        space.deploy(s)
    elif chosen == kind.move:
        s.origin = MOVE_ORIGIN[read.move_origin_to(action)]
        s.target = MOVE_TO[read.move_origin_to(action)]
    elif chosen == kind.stay:
        s.step = ATTACK_STEP
    elif chosen == kind.amount:
        space.move(s, ship, read.amount_count(action))
    elif chosen == kind.attack:
        pair = read.attack_origin_to(action)
        space.attack(s, ship, ATTACK_ORIGIN[pair], ATTACK_TO[pair])
    elif chosen == kind.attack_death_star:
        space.attack_death_star(s, ship, DEATH_STAR_SECTORS[read.attack_death_star_origin(action)])
    elif chosen == kind.assign:
        space.assign(s, read.assign_die(action), read.assign_target(action))
    elif chosen == kind.fire:
        space.fire(s, read.fire_target(action))
    elif chosen == kind.advance:
        ground.advance_team(s, read.advance_die(action))
    else:
        s.step = TURN_OVER


@rule
def skip_empty_steps(s):
    """A step whose only answer is to decline is passed over (END-9)."""
    if s.step == MOVE_STEP and not can_do_something_first(s):
        s.step = ATTACK_STEP
    if s.step == ATTACK_STEP and not space.can_attack(s, SHIP_OF_ORDER[s.order]):
        s.step = TURN_OVER
    if s.step == ASSIGN_STEP and not space.can_assign(s):
        s.step = TURN_OVER
    if s.step == ADVANCE_STEP and not ground.can_advance(s):
        s.step = TURN_OVER


@rule
def can_do_something_first(s):
    """Whether the order has a move or a deployment (END-9, END-20)."""
    ship = SHIP_OF_ORDER[s.order]
    return space.can_move(s, ship) or (ship == TIE and space.can_deploy(s))


@rule
def clear_order(s):
    """Nothing of an order is left over."""
    s.step = NO_STEP
    s.order = -1
    s.origin = -1
    s.target = -1
    for face in range(6):
        s.dice[face] = 0


@rule
def end_turn(s):
    """The card is discarded and the next player's card turned up (END-4, END-6a)."""
    clear_order(s)
    cards.discard(s)
    next_turn(s)


@rule
def next_turn(s):
    """Turn up cards until one can be used; when all piles are empty the round is over (END-4, END-8)."""
    while True:
        seat = cards.next_seat(s)
        if seat < 0:
            cards.end_round(s)
            return
        cards.turn_up(s, seat)
        if usable_orders(s):
            s.step = ORDER_STEP
            return
        emit(s, event.passed, EVERYONE)
        cards.discard(s)


@rule
def result(s, out):
    """1 for every seat of the winning side, 0 for the others (END-62)."""
    for seat in range(s.players):
        out[seat] = 1.0 if SIDE_OF[seat] == s.winner else 0.0
