"""What a seat knows: re-dealing what it cannot know, and the numbers a learner sees (TRI-46, TRI-74, TRI-113)."""

from holotable.core.bits import lowest_bit
from holotable.core.dice import below, put_in_order, seed_words, shuffle
from holotable.core.jit import rule

from ..board import (
    CARD_COUNT,
    DECK_SIZE,
    EMPEROR,
    EMPIRE,
    FACTION_OF,
    LAYOUTS,
    PARTNER,
    PLANET_COUNT,
    PLAYERS,
    TRILOGY,
)
from ..state import BASE, DICE_ROOM, STAGE_COUNT, STEPS, WHOLE
from .basics import hand_size
from .choices import choices

TRIES = 24
SLOT = 7
"""Bits for the number of hidden cards of one seat."""
STEP_COUNT = len(STEPS)
LAYOUT_COUNT = len(LAYOUTS)


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
    """Whether the seat asked still has the choice that all know it has (TRI-12, TRI-131)."""
    n = choices(s, asked, s.sole, 2)
    s.sole[0] = 0
    s.sole[1] = 0
    return n >= (2 if s.part == WHOLE else 1)


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
    mask = s.hand[other, deck]
    if TRILOGY[s.layout]:
        mask &= ~s.known[FACTION_OF[s.layout, seat], deck]
    if other == s.asked and s.part != WHOLE:
        if s.card >= 0 and s.card // DECK_SIZE == deck:
            mask &= ~(1 << (s.card % DECK_SIZE))
        for i in range(s.pick_n):
            if s.picks[i] // DECK_SIZE == deck:
                mask &= ~(1 << (s.picks[i] % DECK_SIZE))
    return mask


@rule
def shuffle_hidden(s, seat):
    """Put all hidden cards back into their decks, shuffle, and deal as many out again."""
    counts = 0
    for other in range(PLAYERS[s.layout]):
        if not shares_hand(s, seat, other):
            for deck in range(3):
                counts += gather(s, other, deck, hidden_cards(s, seat, other, deck)) << (SLOT * other)
    for deck in range(3):
        first = deck * DECK_SIZE
        put_in_order(s.deck, first, first + s.deck_n[deck])
        shuffle(s, s.deck, first, first + s.deck_n[deck])
    for other in range(PLAYERS[s.layout]):
        deal(s, other, (counts >> (SLOT * other)) & ((1 << SLOT) - 1))


@rule
def gather(s, other, deck, mask):
    """Cards go from a hand on top of the deck they are drawn from; tells how many."""
    pile = deck if TRILOGY[s.layout] else 0
    n = 0
    s.hand[other, deck] &= ~mask
    while mask:
        low = mask & -mask
        mask ^= low
        s.deck[pile * DECK_SIZE + s.deck_n[pile]] = deck * DECK_SIZE + lowest_bit(low)
        s.deck_n[pile] += 1
        n += 1
    return n


@rule
def deal(s, other, n):
    """Cards from the top of a seat's deck into its hand, unseen."""
    pile = FACTION_OF[s.layout, other] if TRILOGY[s.layout] else 0
    for _ in range(n):
        s.deck_n[pile] -= 1
        slot = pile * DECK_SIZE + s.deck_n[pile]
        card = s.deck[slot]
        s.deck[slot] = 0
        s.hand[other, card // DECK_SIZE] |= 1 << (card % DECK_SIZE)


@rule
def restore_hand(s, seat, asked, kept_0, kept_1, kept_2):
    """Give the seat asked its true hand back where no other fits its question."""
    counts = 0
    for other in range(PLAYERS[s.layout]):
        if not shares_hand(s, seat, other):
            for deck in range(3):
                counts += gather(s, other, deck, hidden_cards(s, seat, other, deck)) << (SLOT * other)
    for pile in range(3):
        first = pile * DECK_SIZE
        i = 0
        while i < s.deck_n[pile]:
            card = s.deck[first + i]
            deck = card // DECK_SIZE
            kept = kept_0 if deck == 0 else kept_1 if deck == 1 else kept_2
            if (kept >> (card % DECK_SIZE)) & 1:
                s.deck_n[pile] -= 1
                s.deck[first + i] = s.deck[first + s.deck_n[pile]]
                s.deck[first + s.deck_n[pile]] = 0
                s.hand[asked, deck] |= 1 << (card % DECK_SIZE)
            else:
                i += 1
    for other in range(PLAYERS[s.layout]):
        if other != asked:
            deal(s, other, (counts >> (SLOT * other)) & ((1 << SLOT) - 1))


@rule
def knows_base(s, faction, i):
    """Whether a faction knows a marker on the map (TRI-74)."""
    return faction == EMPIRE or (s.base_seen[i] >> faction) & 1 != 0


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


# Numbers for a learner


@rule
def observe(s, seat, out):
    """Numbers for a learner, laid out as OBSERVATION says, holding only what the seat may see."""
    out[:] = 0.0
    k = observe_map(s, seat, out, 0)
    k = observe_bases(s, seat, out, k)
    k = observe_battle(s, out, k)
    k = observe_cards(s, seat, out, k)
    out[k + seat] = 1.0
    out[k + 5 + s.seat] = 1.0
    out[k + 10 + s.layout] = 1.0
    k += 10 + LAYOUT_COUNT
    out[k + s.step] = 1.0
    k += STEP_COUNT
    out[k + s.stage] = 1.0
    k += STAGE_COUNT
    for i in range(DICE_ROOM):
        out[k + i] = s.attack_roll[i] / 8.0
        out[k + DICE_ROOM + i] = s.defend_roll[i] / 8.0
    k += 2 * DICE_ROOM
    for ship in range(3):
        out[k + ship] = s.escort[ship] / 3.0
    k += 3
    out[k] = s.to_place / 10.0
    out[k + 1] = s.force / 3.0
    out[k + 2] = s.star_roll / 6.0
    out[k + 3] = s.dice / 3.0
    out[k + 4] = s.defence / 2.0
    out[k + 5] = s.fortifies_left
    out[k + 6] = s.stack_n / 6.0
    out[k + 7] = s.asked == seat
    if FACTION_OF[s.layout, seat] == EMPIRE and s.step == BASE and s.stack_n > 0:
        out[k + 8] = s.stack[s.stack_n - 1] == EMPEROR


@rule
def observe_map(s, seat, out, k):
    """Who holds what, with how much."""
    for planet in range(PLANET_COUNT):
        owner = s.owner[planet]
        out[k + planet] = owner == seat
        if owner >= 0:
            out[k + PLANET_COUNT + planet] = owner == PARTNER[s.layout, seat]
            out[k + 2 * PLANET_COUNT + 4 * planet + FACTION_OF[s.layout, owner]] = 1.0
        out[k + 6 * PLANET_COUNT + planet] = s.forces[planet] / 10.0
        for ship in range(3):
            out[k + 7 * PLANET_COUNT + 3 * planet + ship] = s.ships[planet, ship] / 3.0
    return k + 10 * PLANET_COUNT


@rule
def observe_bases(s, seat, out, k):
    """Bases, as far as the seat knows them, asteroid fields and the Death Star."""
    faction = FACTION_OF[s.layout, seat]
    for i in range(s.base_n):
        out[k + s.base_at[i]] += 1.0
        if knows_base(s, faction, i):
            out[k + (1 + s.base_face[i]) * PLANET_COUNT + s.base_at[i]] = 1.0
    for planet in range(PLANET_COUNT):
        out[k + 3 * PLANET_COUNT + planet] = (s.fields >> planet) & 1
        out[k + 4 * PLANET_COUNT + planet] = s.star == planet
    return k + 5 * PLANET_COUNT


@rule
def observe_battle(s, out, k):
    """The planets of the battle under way."""
    if s.origin >= 0:
        out[k + s.origin] = 1.0
    if s.target >= 0:
        out[k + PLANET_COUNT + s.target] = 1.0
    return k + 2 * PLANET_COUNT + 1


@rule
def observe_cards(s, seat, out, k):
    """Cards the seat knows in hands, cards out of play, cards at work, and the size of every hand."""
    for card in range(CARD_COUNT):
        deck = card // DECK_SIZE
        place = card % DECK_SIZE
        seen = s.hand[seat, deck]
        if PARTNER[s.layout, seat] >= 0:
            seen |= s.hand[PARTNER[s.layout, seat], deck]
        if TRILOGY[s.layout]:
            seen |= s.known[FACTION_OF[s.layout, seat], deck]
        out[k + card] = (seen >> place) & 1
        out[k + CARD_COUNT + card] = (s.discard[deck] >> place) & 1
        out[k + 2 * CARD_COUNT + card] = (s.effects[deck] >> place) & 1
    k += 3 * CARD_COUNT
    for other in range(PLAYERS[s.layout]):
        out[k + other] = hand_size(s, other) / 10.0
    return k + 5
