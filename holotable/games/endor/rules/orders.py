"""Turns: a card is turned up, one of its orders given and carried out, and the card discarded (END-4, END-8, END-9)."""

from holotable.core.bits import lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.lists import write, write_each
from holotable.core.records import EVERYONE, emit

from ..board import (
    AMBUSH,
    CARD_ORDERS,
    DEATH_STAR,
    EMPEROR,
    LUKE,
    LUKE_ORDER,
    REDEEM,
    SHIELD,
    SHIP_OF_ORDER,
    SIDE_OF,
    VADER,
    VADER_ORDER,
)
from ..state import GIVE_ORDERS, ORDER_STEP, TURN_OVER, event, make
from . import cards, ground, space

# Turning up


@rule
def begin_orders(s):
    """Everybody has picked: the first card is turned up (END-3, END-4)."""
    s.phase = GIVE_ORDERS
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
def end_turn(s):
    """The card is discarded and the next player's card turned up (END-4, END-6a)."""
    cards.clear_order(s)
    cards.discard(s)
    next_turn(s)


# Giving an order of the card


@rule
def usable(s, order):
    """Whether an order can do something now (END-8)."""
    ship = SHIP_OF_ORDER[order]
    if ship >= 0:
        return space.can_move_or_launch(s, ship) or space.can_attack(s, ship)
    if order == SHIELD:
        return not ground.shield_is_down(s)
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
def legal_orders(s, out):
    """Every usable order of the card, or none (END-8)."""
    return write(out, write_each(out, 0, make.order(0), usable_orders(s)), make.no_order())


@rule
def give_order(s, order):
    """The player gives one order of the card (END-8, END-9)."""
    s.order = order
    emit(s, event.ordered, EVERYONE, order)
    if SHIP_OF_ORDER[order] >= 0:
        space.begin_move(s)
    elif order == DEATH_STAR:
        space.begin_fire(s)
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


@rule
def give_no_order(s):
    """The player passes (END-8)."""
    emit(s, event.passed, EVERYONE)
    s.step = TURN_OVER
