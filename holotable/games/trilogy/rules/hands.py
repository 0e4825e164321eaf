"""Cards in hands, decks and the out-of-play pile (TRI-11, TRI-25, TRI-46)."""

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import DECK_SIZE, FACTION_OF, TRILOGY
from ..state import event
from .planets import seat_name, team_eyes

# A card and its bit


@rule
def deck_of(card):
    """The deck a card belongs to."""
    return card // DECK_SIZE


@rule
def place_of(card):
    """The place of a card in its deck, which is its place in the masks of that deck."""
    return card % DECK_SIZE


@rule
def card_of(deck, place):
    """The card at a place of a deck."""
    return deck * DECK_SIZE + place


@rule
def own_deck(s, seat):
    """The deck a seat draws from: its faction's, in standard mode the only one (TRI-11, TRI-46)."""
    return FACTION_OF[s.layout, seat] if TRILOGY[s.layout] else 0


# Hands


@rule
def hand_size(s, seat):
    """How many cards a seat holds."""
    return count_bits(s.hand[seat, 0]) + count_bits(s.hand[seat, 1]) + count_bits(s.hand[seat, 2])


@rule
def holds(s, seat, card):
    """Whether a seat holds a card."""
    return has_bit(s.hand[seat, deck_of(card)], place_of(card))


@rule
def next_card(s, seat, card):
    """The first card of a hand after a card, -1 if there is none; the first of all after -1."""
    after = card + 1
    for deck in range(deck_of(after), 3):
        cards = from_place(s.hand[seat, deck], after - card_of(deck, 0))
        if cards:
            return card_of(deck, lowest_bit(cards))
    return -1


@rule
def from_place(cards, place):
    """A mask without what lies below a place."""
    if place <= 0:
        return cards
    return (cards >> place) << place


@rule
def nth_card(s, seat, n):
    """The n-th card of a hand in the data's order."""
    for deck in range(3):
        cards = s.hand[seat, deck]
        while cards:
            if n == 0:
                return card_of(deck, lowest_bit(cards))
            cards = without_lowest(cards)
            n -= 1
    return -1


# Cards that move


@rule
def draw_card(s, seat):
    """Draw one card; an empty deck gives none (TRI-25). Tells whether there was one."""
    deck = own_deck(s, seat)
    if s.deck_n[deck] == 0:
        return False
    card = take_top(s, deck)
    s.hand[seat, deck_of(card)] |= 1 << place_of(card)
    emit(s, event.received, team_eyes(s, seat), seat_name(s, seat), card)
    return True


@rule
def take_top(s, deck):
    """The top card leaves a deck."""
    s.deck_n[deck] -= 1
    slot = card_of(deck, s.deck_n[deck])
    card = s.deck[slot]
    s.deck[slot] = 0
    return card


@rule
def out_of_hand(s, seat, card):
    """A card leaves a hand for the out-of-play pile, face up (TRI-25)."""
    deck = deck_of(card)
    bit = 1 << place_of(card)
    s.hand[seat, deck] &= ~bit
    s.declined[deck] &= ~bit
    s.discard[deck] |= bit
    for faction in range(3):
        s.known[faction, deck] &= ~bit


@rule
def lose_card(s, seat, card):
    """A seat loses a card from its hand, for all to see (TRI-25)."""
    out_of_hand(s, seat, card)
    emit(s, event.discarded, EVERYONE, seat_name(s, seat), card)
