"""A fresh game: everything in its box, decks and markers shuffled (TRI-5..TRI-7, TRI-11, TRI-41, TRI-46, TRI-47)."""

from holotable.core.bits import has_bit
from holotable.core.dice import shuffle
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit, reset

from ..board import (
    CARD_COUNT,
    DECK_SIZE,
    EMPEROR,
    EMPERORS,
    FACTION_OF,
    FORCE_START,
    HAS_NEUTRAL,
    MARKER_COUNT,
    NEUTRAL,
    OWNERS,
    PLANET_COUNT,
    PLAYERS,
    START_FORCES,
    TRILOGY,
)
from ..state import CLAIM, IDLE, UNKNOWN_FACE, WHOLE, event
from .flow import settle
from .hands import card_of, deck_of, hand_size, own_deck, place_of
from .planets import add_base, add_forces, add_ships, seat_name, set_owner
from .steps import claim
from .steps.reinforce import roll_for_first


@rule
def start(s, options, seed):
    """Everything in its box, decks and markers shuffled, the first seat asked to claim."""
    reset(s, seed)
    clear_table(s)
    s.layout = options.layout
    s.turn_limit = options.turn_limit
    for owner in range(OWNERS):
        s.pool[owner] = START_FORCES[s.layout, owner]
    shuffle_decks(s)
    if TRILOGY[s.layout]:
        s.force = FORCE_START
        shuffle_markers(s)
    else:
        s.first = roll_for_first(s)
    s.seat = s.first
    s.asked = s.seat
    if options.own:
        set_up_opening(s, options)


# An opening of one's own


@rule
def set_up_opening(s, options):
    """The map, the forces still to come and the hands of an opening; then the set-up goes on from there."""
    s.fields = options.fields
    s.star = options.star
    if TRILOGY[s.layout]:
        s.force = options.force
    for planet in range(PLANET_COUNT):
        if options.owner[planet] >= 0:
            set_owner(s, planet, options.owner[planet])
            add_forces(s, planet, options.forces[planet])
            for ship in range(3):
                if options.ships[planet, ship] > 0:
                    add_ships(s, planet, ship, options.ships[planet, ship])
    for owner in range(OWNERS):
        s.pool[owner] = options.pool[owner]
    for seat in range(PLAYERS[s.layout]):
        take_hand(s, seat, options)
    put_bases(s, options)
    if claim.unclaimed(s) == 0:
        claim.leave(s)
    elif TRILOGY[s.layout]:
        claim.next_claim(s, NEUTRAL)
    settle(s)


@rule
def take_hand(s, seat, options):
    """A hand that an opening names, taken out of its shuffled deck."""
    for deck in range(3):
        s.hand[seat, deck] = options.hand[seat, deck]
    if hand_size(s, seat) == 0:
        return
    pile = own_deck(s, seat)
    first = card_of(pile, 0)
    kept = 0
    for i in range(s.deck_n[pile]):
        card = s.deck[first + i]
        s.deck[first + i] = 0
        if not has_bit(s.hand[seat, deck_of(card)], place_of(card)):
            s.deck[first + kept] = card
            kept += 1
    s.deck_n[pile] = kept
    emit(s, event.drew, EVERYONE, seat_name(s, seat), hand_size(s, seat))


@rule
def put_bases(s, options):
    """Bases with a named face, each marker taken out of the stack; then those whose face nobody has chosen, from its top."""
    for i in range(options.base_n):
        if options.base_face[i] != UNKNOWN_FACE:
            take_marker(s, options.base_face[i])
            add_base(s, options.base_at[i], options.base_face[i], 0)
    for i in range(options.base_n):
        if options.base_face[i] == UNKNOWN_FACE:
            s.stack_n -= 1
            face = s.stack[s.stack_n]
            s.stack[s.stack_n] = 0
            add_base(s, options.base_at[i], face, 0)


@rule
def take_marker(s, face):
    """The marker with a face that lies highest leaves the stack."""
    at = s.stack_n - 1
    while s.stack[at] != face:
        at -= 1
    s.stack_n -= 1
    for i in range(at, s.stack_n):
        s.stack[i] = s.stack[i + 1]
    s.stack[s.stack_n] = 0


# Everything in its box


@rule
def clear_table(s):
    """Nothing on the map, nobody's cards dealt, nothing under way."""
    clear_map(s)
    clear_cards(s)
    clear_turn(s)
    clear_battle(s)
    clear_questions(s)
    s.force = 0
    s.turn = 0
    s.winner = 0
    s.reason = 0


@rule
def clear_map(s):
    """No owners, forces, ships, bases or asteroid fields; no Death Star."""
    s.held[:] = 0
    s.pool[:] = 0
    s.owner[:] = -1
    s.forces[:] = 0
    s.ships[:, :] = 0
    s.docked[:] = 0
    s.fields = 0
    s.strong = 0
    s.star = -1
    s.open_field = -1
    s.lane_from = -1
    s.lane_to = -1
    s.base_n = 0
    s.base_at[:] = 0
    s.base_face[:] = 0
    s.base_seen[:] = 0
    s.stack[:] = 0
    s.stack_n = 0
    s.kept = 0


@rule
def clear_cards(s):
    """Empty hands, empty decks, no card at work."""
    s.hand[:, :] = 0
    s.discard[:] = 0
    s.declined[:] = 0
    s.effects[:] = 0
    s.known[:, :] = 0
    s.deck_n[:] = 0
    s.deck[:] = 0


@rule
def clear_turn(s):
    """The first seat claims; no turn has seen anything yet."""
    s.first = 0
    s.step = CLAIM
    s.stage = IDLE
    s.part = WHOLE
    s.set_played = 0
    s.ships_built = 0
    s.ships_to_place[:] = 0
    s.to_place = 0
    s.taken = 0
    s.fortifies_left = 0
    s.ships_from = -1
    s.ships_to = -1
    s.refused = 0
    s.star_roll = 0
    s.star_done = 0


@rule
def clear_battle(s):
    """No battle, and no dice on the table."""
    s.origin = -1
    s.target = -1
    s.dice = 0
    s.fresh = 0
    s.defence = 0
    s.escort[:] = 0
    s.along[:, :] = 0
    s.attack_roll[:] = 0
    s.defend_roll[:] = 0


@rule
def clear_questions(s):
    """No question inside a step, no choice half made."""
    s.base_mover = -1
    s.wanted = -1
    s.shown = -1
    s.discards_left = 0
    s.spread_left = 0
    s.spread_over = 0
    s.paid_in = 0
    s.card = -1
    s.arguments[:] = 0
    s.argument_n = 0
    s.picks[:] = 0
    s.pick_n = 0
    s.move_from = -1
    s.move_to = -1
    s.sole[:] = 0


@rule
def shuffle_decks(s):
    """One deck of 81 in standard mode, else a deck for each faction that is played (TRI-11, TRI-46)."""
    if not TRILOGY[s.layout]:
        fill_deck(s, 0, CARD_COUNT)
        return
    for deck in range(3):
        if not (HAS_NEUTRAL[s.layout] and deck == FACTION_OF[s.layout, NEUTRAL]):
            fill_deck(s, deck, DECK_SIZE)


@rule
def fill_deck(s, deck, cards):
    """So many cards from the first of a deck on, shuffled."""
    first = card_of(deck, 0)
    for card in range(first, first + cards):
        s.deck[card] = card
    s.deck_n[deck] = cards
    shuffle(s, s.deck, first, first + cards)


@rule
def shuffle_markers(s):
    """Six base markers face down, the Emperor under one of them (TRI-46)."""
    s.stack_n = MARKER_COUNT
    for i in range(MARKER_COUNT):
        s.stack[i] = EMPEROR if i < EMPERORS else 0
    shuffle(s, s.stack, 0, MARKER_COUNT)
