"""Hands, decks and discards, and what the others can know of them (COM-17, COM-73, COM-80..COM-83)."""

from holotable.core.bits import has_bit
from holotable.core.dice import shuffle
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..state import NONE, event
from ..tables import CARD_COUNT, LEADER_DECK, LEADER_DECK_SIZE, PLAIN_DECK, PLAIN_DECK_SIZE
from .seats import seat_code, side_of, side_seats


@rule
def put_on_top(s, seat, card):
    """Lay a card on a deck."""
    s.deck[seat, s.deck_n[seat]] = card
    s.deck_n[seat] += 1


@rule
def deal(s, side):
    """A side's deck, or two personal decks of 8, each with its leader's cards, shuffled (COM-4, COM-71, COM-80)."""
    first = s.first_seat[side]
    for i in range(PLAIN_DECK_SIZE):
        put_on_top(s, first, PLAIN_DECK[side, i])
    shuffle(s, s.deck[first], 0, PLAIN_DECK_SIZE)
    if s.seats[side] == 2:
        for i in range(PLAIN_DECK_SIZE // 2, PLAIN_DECK_SIZE):
            put_on_top(s, first + 1, s.deck[first, i])
            s.deck[first, i] = 0
        s.deck_n[first] = PLAIN_DECK_SIZE // 2
    for seat in range(first, first + s.seats[side]):
        add_leader(s, seat)


@rule
def add_leader(s, seat):
    """A leader's three cards are shuffled into a deck (COM-71, COM-80a)."""
    if s.leader[seat] == NONE:
        return
    for i in range(LEADER_DECK_SIZE):
        put_on_top(s, seat, LEADER_DECK[s.leader[seat], i])
    shuffle(s, s.deck[seat], 0, s.deck_n[seat])


@rule
def rebuild(s, seat):
    """An empty deck is made anew from the shuffled discards (COM-17).

    From then on everybody knows that what the hand held before is not in the deck, so the cards that went back are
    remembered, and those of the time before that are still in hand are known to be there.
    """
    s.known[seat] |= s.hand[seat] & s.rebuilt[seat]
    s.rebuilt[seat] = s.discards[seat]
    for card in range(CARD_COUNT):
        if has_bit(s.discards[seat], card):
            put_on_top(s, seat, card)
    s.discards[seat] = 0
    shuffle(s, s.deck[seat], 0, s.deck_n[seat])


@rule
def draw(s, seat):
    """Draw one card into the hand; with neither deck nor discards nothing is drawn (COM-17a)."""
    if s.deck_n[seat] == 0:
        rebuild(s, seat)
    if s.deck_n[seat] == 0:
        return
    s.deck_n[seat] -= 1
    card = s.deck[seat, s.deck_n[seat]]
    s.deck[seat, s.deck_n[seat]] = 0
    s.hand[seat] |= 1 << card
    own = side_seats(s, side_of(s, seat))
    emit(s, event.drew, own, seat_code(s, seat), card)
    emit(s, event.drew, EVERYONE & ~own, seat_code(s, seat), NONE)


@rule
def lose_card(s, seat, card):
    """A card leaves a hand in the sight of all."""
    s.hand[seat] &= ~(1 << card)
    s.known[seat] &= ~(1 << card)


@rule
def lay_down(s, seat, card):
    """A card goes face up onto its owner's discards."""
    s.discards[seat] |= 1 << card
    emit(s, event.discarded, EVERYONE, seat_code(s, seat), card)


@rule
def discard_from_hand(s, seat, card):
    """A card of the hand is discarded (COM-17, COM-73)."""
    lose_card(s, seat, card)
    lay_down(s, seat, card)
