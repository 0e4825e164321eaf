"""What a seat knows: re-dealing what it cannot know (TRI-46, TRI-74, TRI-113)."""

from holotable.core.bits import has_bit, lowest_bit, without_lowest
from holotable.core.dice import below, put_in_order, seed_words, shuffle
from holotable.core.jit import rule

from ..board import EMPEROR, EMPIRE, FACTION_OF, PARTNER, PLAYERS, TRILOGY
from ..state import BASE, WHOLE
from .flow import choices
from .hands import card_of, deck_of, own_deck, place_of, take_top

TRIES = 24
SLOT = 7
"""Bits for the number of hidden cards of one seat."""


# Re-dealing


@rule
def redeal(s, seat, seed):
    """Re-sample hands, decks and markers that a seat cannot know, keeping all it has seen (TRI-74, TRI-113)."""
    seed_words(s.rng, seed, 1)
    redeal_markers(s, seat)
    asked = s.asked
    kept_0 = s.hand[asked, 0]
    kept_1 = s.hand[asked, 1]
    kept_2 = s.hand[asked, 2]
    forget_declined(s, seat)
    for _ in range(TRIES):
        shuffle_hidden(s, seat)
        if s.over or shares_hand(s, seat, asked) or still_asked(s, asked):
            return
    restore_hand(s, seat, asked, kept_0, kept_1, kept_2)


@rule
def shares_hand(s, seat, other):
    """Whether a seat sees another's cards (TRI-113)."""
    return other == seat or PARTNER[s.layout, seat] == other


@rule
def still_asked(s, asked):
    """Whether the seat asked can go on with a choice half made: with a set, of which some cards are picked."""
    if s.part == WHOLE:
        return True
    n = choices(s, asked, s.sole, 1)
    s.sole[0] = 0
    return n > 0


@rule
def forget_declined(s, seat):
    """Cards that other factions have declined are their secret."""
    if TRILOGY[s.layout]:
        for deck in range(3):
            if deck != FACTION_OF[s.layout, seat]:
                s.declined[deck] = 0


@rule
def hidden_cards(s, seat, other, deck):
    """The cards of another hand that a seat has never seen, those of a choice half made left out."""
    cards = s.hand[other, deck]
    if TRILOGY[s.layout]:
        cards &= ~s.known[FACTION_OF[s.layout, seat], deck]
    if other == s.asked and s.part != WHOLE:
        if s.card >= 0 and deck_of(s.card) == deck:
            cards &= ~(1 << place_of(s.card))
        for i in range(s.pick_n):
            if deck_of(s.picks[i]) == deck:
                cards &= ~(1 << place_of(s.picks[i]))
    return cards


@rule
def shuffle_hidden(s, seat):
    """Put all hidden cards back into their decks, shuffle, and deal as many out again."""
    counts = gather_hidden(s, seat)
    for deck in range(3):
        first = card_of(deck, 0)
        put_in_order(s.deck, first, first + s.deck_n[deck])
        shuffle(s, s.deck, first, first + s.deck_n[deck])
    for other in range(PLAYERS[s.layout]):
        deal(s, other, (counts >> (SLOT * other)) & ((1 << SLOT) - 1))


@rule
def gather_hidden(s, seat):
    """All cards that a seat has never seen go back to their decks; tells how many of each hand, in slots of one number."""
    counts = 0
    for other in range(PLAYERS[s.layout]):
        if not shares_hand(s, seat, other):
            for deck in range(3):
                counts += gather(s, other, deck, hidden_cards(s, seat, other, deck)) << (SLOT * other)
    return counts


@rule
def gather(s, other, deck, cards):
    """Cards go from a hand on top of the deck they are drawn from; tells how many."""
    pile = own_deck(s, other)
    n = 0
    s.hand[other, deck] &= ~cards
    while cards:
        s.deck[card_of(pile, s.deck_n[pile])] = card_of(deck, lowest_bit(cards))
        cards = without_lowest(cards)
        s.deck_n[pile] += 1
        n += 1
    return n


@rule
def deal(s, other, n):
    """Cards from the top of a seat's deck into its hand, unseen."""
    for _ in range(n):
        card = take_top(s, own_deck(s, other))
        s.hand[other, deck_of(card)] |= 1 << place_of(card)


@rule
def restore_hand(s, seat, asked, kept_0, kept_1, kept_2):
    """Give the seat asked its true hand back where no other fits its question."""
    counts = gather_hidden(s, seat)
    for pile in range(3):
        first = card_of(pile, 0)
        i = 0
        while i < s.deck_n[pile]:
            card = s.deck[first + i]
            deck = deck_of(card)
            kept = kept_0 if deck == 0 else kept_1 if deck == 1 else kept_2
            if has_bit(kept, place_of(card)):
                s.deck_n[pile] -= 1
                s.deck[first + i] = s.deck[first + s.deck_n[pile]]
                s.deck[first + s.deck_n[pile]] = 0
                s.hand[asked, deck] |= 1 << place_of(card)
            else:
                i += 1
    for other in range(PLAYERS[s.layout]):
        if other != asked:
            deal(s, other, (counts >> (SLOT * other)) & ((1 << SLOT) - 1))


@rule
def knows_base(s, faction, i):
    """Whether a faction knows a marker on the map (TRI-74)."""
    return faction == EMPIRE or has_bit(s.base_seen[i], faction)


@rule
def hidden_stack(s, faction):
    """How many markers of the stack a faction cannot know: the Empire has seen the one it is placing (TRI-51)."""
    return s.stack_n - (1 if faction == EMPIRE and s.step == BASE else 0)


@rule
def redeal_markers(s, seat):
    """Shuffle the faces of all markers that a seat has not seen."""
    if not TRILOGY[s.layout]:
        return
    faction = FACTION_OF[s.layout, seat]
    slots = 0
    emperors = 0
    for i in range(s.base_n):
        if not knows_base(s, faction, i):
            slots += 1
            emperors += s.base_face[i]
            s.base_face[i] = 0
    for i in range(hidden_stack(s, faction)):
        slots += 1
        emperors += s.stack[i]
        s.stack[i] = 0
    while emperors > 0:
        emperors -= hide_emperor(s, faction, below(s.rng, slots))


@rule
def hide_emperor(s, faction, slot):
    """Put an Emperor under the n-th unknown marker, unless there is one already."""
    for i in range(s.base_n):
        if not knows_base(s, faction, i):
            if slot == 0:
                fresh = s.base_face[i] != EMPEROR
                s.base_face[i] = EMPEROR
                return fresh
            slot -= 1
    fresh = s.stack[slot] != EMPEROR
    s.stack[slot] = EMPEROR
    return fresh
