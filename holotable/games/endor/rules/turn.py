"""The protocol's functions: set-up, who is asked, what may be answered, and what an answer does."""

from holotable.core.bits import has_bit
from holotable.core.jit import rule
from holotable.core.records import reset

from ..board import (
    DEATH_STAR_SECTORS,
    MARKER_MASK,
    PLACE_COUNT,
    SHIP_COUNT,
    SIDE_OF,
    START_SHIPS,
    TIE_RESERVE,
)
from ..state import (
    AMOUNT_STEP,
    ASSIGN_STEP,
    ATTACK_STEP,
    FIRE_STEP,
    MOVE_STEP,
    ORDER_STEP,
    PREPARE,
    TURN_OVER,
    kind,
    kind_of,
    read,
)
from . import cards, ground, orders, space
from .fleet import put

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
    cards.clear_order(s)
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
    if options.own:
        set_up_opening(s, options)
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
                put(s, ship, place, START_SHIPS[ship, place])


@rule
def set_up_opening(s, options):
    """Ships, tracks and hands of an opening of one's own, in place of those of the data (END-2)."""
    s.markers = options.markers
    s.tie_reserve = options.tie_reserve
    s.redeemed = options.redeemed
    s.shield_at = options.shield_at
    s.stormtroopers = options.stormtroopers
    for track in range(s.hits.shape[0]):
        s.hits[track] = options.hits[track]
    s.where[:] = 0
    s.ships[:, :] = 0
    for ship in range(SHIP_COUNT):
        for place in range(PLACE_COUNT):
            if options.ships[ship, place] > 0:
                put(s, ship, place, options.ships[ship, place])
    for seat in range(s.players):
        cards.take_hand(s, seat, options.hand[seat])


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
        return cards.legal_picks(s, seat, out)
    if s.step == ORDER_STEP:
        return orders.legal_orders(s, out)
    if s.step == MOVE_STEP:
        return space.legal_moves(s, out)
    if s.step == AMOUNT_STEP:
        return space.legal_amounts(s, out)
    if s.step == ATTACK_STEP:
        return space.legal_attacks(s, out)
    if s.step == ASSIGN_STEP:
        return space.legal_assignments(s, out)
    if s.step == FIRE_STEP:
        return space.legal_shots(s, out)
    return ground.legal_advances(s, out)


@rule
def apply(s, seat, action):
    """Carry out one legal choice with its dice, up to the next decision."""
    chosen = kind_of(action)
    if chosen == kind.pick:
        cards.pick(s, seat, read.pick_card(action))
        if cards.pickers(s) == 0:
            orders.begin_orders(s)
    elif chosen == kind.order:
        orders.give_order(s, read.order_order(action))
    elif chosen == kind.no_order:
        orders.give_no_order(s)
    elif chosen == kind.deploy:
        space.launch(s)
    elif chosen == kind.move:
        space.choose_move(s, read.move_origin_to(action))
    elif chosen == kind.stay:
        space.begin_attack(s)
    elif chosen == kind.amount:
        space.move(s, read.amount_count(action))
    elif chosen == kind.attack:
        space.attack(s, read.attack_origin_to(action))
    elif chosen == kind.attack_death_star:
        space.attack_death_star(s, DEATH_STAR_SECTORS[read.attack_death_star_origin(action)])
    elif chosen == kind.assign:
        space.assign(s, read.assign_die(action), read.assign_target(action))
    elif chosen == kind.fire:
        space.fire(s, read.fire_target(action))
    elif chosen == kind.advance:
        ground.advance_team(s, read.advance_die(action))
    else:
        s.step = TURN_OVER
    if s.step == TURN_OVER:
        orders.end_turn(s)


@rule
def result(s, out):
    """1 for every seat of the winning side, 0 for the others (END-62)."""
    for seat in range(s.players):
        out[seat] = 1.0 if SIDE_OF[seat] == s.winner else 0.0
