"""What a seat knows: re-dealing the rest, and numbers for a learner (END-3a, END-72)."""

from holotable.core.bits import count_bits, has_bit
from holotable.core.dice import below, put_in_order, seed_words, shuffle
from holotable.core.jit import rule

from ..board import (
    CARD_COUNT,
    CARD_ORDERS,
    LAST_SPACE,
    MARKERS,
    MOVE_ORIGIN,
    MOVE_TO,
    ORDER_COUNT,
    PICKS,
    PLACE_COUNT,
    SECTOR_COUNT,
    SHIP_COUNT,
    SIDE_OF,
    TIE_RESERVE,
    TRACK_LENGTH,
)
from ..state import at

TRACK_COUNT = len(TRACK_LENGTH)
MARKER_COUNT = len(MARKERS)
USUAL_ROUNDS = 60
"""What an observation measures the rounds to come by (END-61)."""


@rule
def is_fresh(s, side, card):
    """Whether a card was in its deck when that was last shuffled."""
    return has_bit(s.fresh[side], card)


@rule
def seen_in_pile(s, seat, mine):
    """How many cards of a pile a side knows: the picked ones of its own players (END-3a, END-72)."""
    return s.pile_n[seat] - s.extras[seat] if SIDE_OF[seat] == mine else 0


@rule
def redeal(s, seat, seed):
    """Deal anew what a seat cannot know; a seat below 0 is an onlooker, who knows no hand at all.

    Everybody saw which cards went into a deck when it was last shuffled, and which were drawn since. So a hidden card
    changes places only with hidden cards of the same shuffle.
    """
    seed_words(s.rng, seed, 1)
    mine = SIDE_OF[seat] if seat >= 0 else -1
    for side in range(2):
        old = collect(s, side, mine, False, 0)
        n = collect(s, side, mine, True, old)
        put_in_order(s.scratch, 0, old)
        put_in_order(s.scratch, old, n)
        shuffle(s, s.scratch, 0, old)
        shuffle(s, s.scratch, old, n)
        spread(s, side, mine, old)
        for i in range(n):
            s.scratch[i] = 0


@rule
def collect(s, side, mine, fresh, n):
    """Write a side's hidden cards, those of the last shuffle or those before it, behind the n cards already there."""
    for i in range(s.deck_n[side]):
        if is_fresh(s, side, s.deck[side, i]) == fresh:
            s.scratch[n] = s.deck[side, i]
            n += 1
    for seat in range(s.players):
        if SIDE_OF[seat] != side:
            continue
        for i in range(seen_in_pile(s, seat, mine), s.pile_n[seat]):
            if is_fresh(s, side, s.pile[seat, i]) == fresh:
                s.scratch[n] = s.pile[seat, i]
                n += 1
        if side != mine:
            for card in range(CARD_COUNT[side]):
                if has_bit(s.hand[seat], card) and is_fresh(s, side, card) == fresh:
                    s.scratch[n] = card
                    n += 1
    return n


@rule
def spread(s, side, mine, old):
    """Lay the shuffled cards out again; scratch holds the old ones first, the fresh ones from `old` on."""
    next_old = 0
    next_fresh = old
    for seat in range(s.players):
        if SIDE_OF[seat] != side:
            continue
        if side != mine:
            used = spread_hand(s, seat, side, next_old, next_fresh)
            held = count_bits(s.hand[seat]) + s.pile_n[seat] - s.extras[seat]
            next_old += used
            next_fresh += held - used
        for i in range(s.pile_n[seat] - s.extras[seat], s.pile_n[seat]):
            if is_fresh(s, side, s.pile[seat, i]):
                s.pile[seat, i] = s.scratch[next_fresh]
                next_fresh += 1
            else:
                s.pile[seat, i] = s.scratch[next_old]
                next_old += 1
    for i in range(s.deck_n[side]):
        s.deck[side, i] = s.scratch[next_fresh]
        next_fresh += 1


@rule
def spread_hand(s, seat, side, next_old, next_fresh):
    """Give a player as many old and fresh cards as it had, anyhow between hand and pile; tells how many old ones."""
    picked = s.pile_n[seat] - s.extras[seat]
    slots = count_bits(s.hand[seat]) + picked
    old = count_bits(s.hand[seat] & ~s.fresh[side])
    for i in range(picked):
        old += not is_fresh(s, side, s.pile[seat, i])
    s.hand[seat] = 0
    left = old
    for i in range(slots):
        if below(s.rng, slots - i) < left:
            card = s.scratch[next_old]
            next_old += 1
            left -= 1
        else:
            card = s.scratch[next_fresh]
            next_fresh += 1
        if i < picked:
            s.pile[seat, i] = card
        else:
            s.hand[seat] |= 1 << card
    return old


# Numbers for a learner


@rule
def observe(s, seat, out):
    """Numbers for a learner, laid out as OBSERVATION says; hidden cards show as their number alone."""
    out[:] = 0.0
    observe_battle(s, out)
    observe_hands(s, seat, out)
    observe_piles(s, out)
    observe_turn(s, out)
    out[at.my_seat(seat)] = 1.0
    out[at.my_side(SIDE_OF[seat])] = 1.0
    out[at.four_players()] = s.players == 4
    out[at.rounds_left()] = 1.0 - s.round_no / s.round_limit
    out[at.rounds_to_come()] = (s.round_limit - s.round_no) / USUAL_ROUNDS


@rule
def observe_battle(s, out):
    """Ships, markers, tracks and the shield."""
    for ship in range(SHIP_COUNT):
        for place in range(PLACE_COUNT):
            out[at.ships(ship, place)] = s.ships[ship, place] / 5.0
    for marker in range(MARKER_COUNT):
        out[at.markers_up(marker)] = has_bit(s.markers, SECTOR_COUNT + marker)
    out[at.tie_reserve()] = s.tie_reserve / max(1.0, TIE_RESERVE)
    for track in range(TRACK_COUNT):
        out[at.hits(track)] = s.hits[track] / TRACK_LENGTH[track]
    out[at.redeemed()] = s.redeemed
    out[at.shield_at(s.shield_at)] = 1.0
    for space in range(LAST_SPACE + 1):
        out[at.stormtroopers(space)] = has_bit(s.stormtroopers, space)


@rule
def observe_hands(s, seat, out):
    """The own and the partner's cards: hand, and pile from the top."""
    side = SIDE_OF[seat]
    for other in range(s.players):
        if SIDE_OF[other] != side:
            continue
        mine = other == seat
        for card in range(CARD_COUNT[side]):
            out[at.my_hand(card) if mine else at.partner_hand(card)] = has_bit(s.hand[other], card)
        for i in range(seen_in_pile(s, other, side)):
            card = s.pile[other, i]
            out[at.my_pile(card) if mine else at.partner_pile(card)] = 1.0 - i / PICKS[s.players]


@rule
def observe_piles(s, out):
    """How many cards lie everywhere, and the discards: all can see them."""
    for seat in range(s.players):
        out[at.pile_sizes(seat)] = s.pile_n[seat] / 5.0
        out[at.extra_orders(seat)] = s.extras[seat] / 5.0
    for side in range(2):
        out[at.deck_sizes(side)] = s.deck_n[side] / CARD_COUNT[side]
        for i in range(s.discard_n[side]):
            out[at.discards(side, s.discard[side, i])] = 1.0


@rule
def observe_turn(s, out):
    """Who is on turn, the turned-up card, the order, its step and its dice."""
    if s.turn >= 0:
        out[at.turn(s.turn)] = 1.0
    if s.card >= 0:
        for order in range(ORDER_COUNT):
            out[at.turned_up_orders(order)] = has_bit(CARD_ORDERS[SIDE_OF[s.turn], s.card], order)
    if s.order >= 0:
        out[at.order(s.order)] = 1.0
    out[at.step(s.step)] = 1.0
    if s.moving >= 0:
        out[at.origin(MOVE_ORIGIN[s.moving])] = 1.0
        out[at.target(MOVE_TO[s.moving])] = 1.0
    if s.origin >= 0:
        out[at.origin(s.origin)] = 1.0
    if s.target >= 0:
        out[at.target(s.target)] = 1.0
    for face in range(6):
        out[at.dice(face)] = s.dice[face] / 5.0
