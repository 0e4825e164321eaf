"""What a seat knows: re-dealing the rest, and numbers for a learner (END-3a, END-72)."""

from holotable.core.dice import below, put_in_order, seed_words, shuffle
from holotable.core.jit import rule

from ..board import (
    CARD_COUNT,
    CARD_ORDERS,
    CARD_ROOM,
    LAST_SPACE,
    ORDER_COUNT,
    PICKS,
    PLACE_COUNT,
    SEAT_ROOM,
    SECTOR_COUNT,
    SHIP_COUNT,
    SIDE_OF,
    TIE_RESERVE,
    TRACK_LENGTH,
)
from ..state import STEPS

TRACK_COUNT = len(TRACK_LENGTH)
STEP_COUNT = len(STEPS)


@rule
def is_fresh(s, side, card):
    """Whether a card was in its deck when that was last shuffled."""
    return (s.fresh[side] >> card) & 1


@rule
def cards_in(hand):
    """How many cards a hand holds."""
    n = 0
    while hand:
        hand &= hand - 1
        n += 1
    return n


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
        old = collect(s, side, mine, 0, 0)
        n = collect(s, side, mine, 1, old)
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
                if (s.hand[seat] >> card) & 1 and is_fresh(s, side, card) == fresh:
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
            held = cards_in(s.hand[seat]) + s.pile_n[seat] - s.extras[seat]
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
    slots = cards_in(s.hand[seat]) + picked
    old = cards_in(s.hand[seat] & ~s.fresh[side])
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
    k = observe_battle(s, out, 0)
    k = observe_cards(s, seat, out, k)
    k = observe_turn(s, out, k)
    if s.turn >= 0:
        out[k + s.turn] = 1.0
    out[k + SEAT_ROOM + seat] = 1.0
    k += 2 * SEAT_ROOM
    out[k + SIDE_OF[seat]] = 1.0
    out[k + 2] = s.players == 4
    out[k + 3] = 1.0 - s.round_no / s.round_limit


@rule
def observe_battle(s, out, k):
    """Ships, markers, tracks and the shield."""
    for ship in range(SHIP_COUNT):
        for place in range(PLACE_COUNT):
            out[k] = s.ships[ship, place] / 5.0
            k += 1
    for place in range(SECTOR_COUNT, PLACE_COUNT):
        out[k] = (s.markers >> place) & 1
        k += 1
    out[k] = s.tie_reserve / max(1.0, TIE_RESERVE)
    k += 1
    for track in range(TRACK_COUNT):
        out[k] = s.hits[track] / TRACK_LENGTH[track]
        k += 1
    out[k] = s.redeemed
    k += 1
    out[k + s.shield_at] = 1.0
    k += LAST_SPACE + 1
    for place in range(LAST_SPACE + 1):
        out[k] = (s.stormtroopers >> place) & 1
        k += 1
    return k


@rule
def observe_cards(s, seat, out, k):
    """The own and the partner's cards, and the numbers and discards that all can see."""
    side = SIDE_OF[seat]
    for other in range(s.players):
        if SIDE_OF[other] == side:
            at = k if other == seat else k + CARD_ROOM
            for card in range(CARD_COUNT[side]):
                out[at + card] = (s.hand[other] >> card) & 1
            for i in range(seen_in_pile(s, other, side)):
                out[at + 2 * CARD_ROOM + s.pile[other, i]] = 1.0 - i / PICKS[s.players]
    k += 4 * CARD_ROOM
    for other in range(s.players):
        out[k + other] = s.pile_n[other] / 5.0
        out[k + SEAT_ROOM + other] = s.extras[other] / 5.0
    k += 2 * SEAT_ROOM
    for other in range(2):
        out[k + other] = s.deck_n[other] / CARD_COUNT[other]
    k += 2
    for other in range(2):
        for i in range(s.discard_n[other]):
            out[k + s.discard[other, i]] = 1.0
        k += CARD_ROOM
    return k


@rule
def observe_turn(s, out, k):
    """The turned-up card, the order, its step and its dice."""
    if s.card >= 0:
        for order in range(ORDER_COUNT):
            out[k + order] = (CARD_ORDERS[SIDE_OF[s.turn], s.card] >> order) & 1
    k += ORDER_COUNT
    if s.order >= 0:
        out[k + s.order] = 1.0
    k += ORDER_COUNT
    out[k + s.step] = 1.0
    k += STEP_COUNT
    if s.origin >= 0:
        out[k + s.origin] = 1.0
    if s.target >= 0:
        out[k + PLACE_COUNT + s.target] = 1.0
    k += 2 * PLACE_COUNT
    for face in range(6):
        out[k] = s.dice[face] / 5.0
        k += 1
    return k
