"""Event cards: when each can be played, how it is offered and named (TRI-53, TRI-131, TRI-132, TRI-134).

What a card is aimed at stands in `aims`, what it does in `card_effects`.
"""

import numpy as np

from holotable.core.bits import count_bits, lowest_bit, without_lowest
from holotable.core.jit import rule

from ..board import (
    CARD_AMOUNT,
    CARD_ARG_COUNT,
    CARD_CLASS,
    CARD_NEEDS,
    CARD_OP,
    FACTION_OF,
    FIRST_FIRE_CARD,
    FORCE_END,
    RESOURCES,
    TRILOGY,
    WINDOW_CARDS,
    op,
)
from ..state import (
    AFTER_ATTACKER,
    AFTER_DEFENDER,
    BASE,
    BEFORE_ATTACKER,
    BEFORE_DEFENDER,
    DEATH_STAR,
    DECLARED_ATTACKER,
    DECLARED_DEFENDER,
    DRAW,
    FORTIFY,
    IDLE,
    INVADE,
    PLACE,
    STAGE_COUNT,
    STAR_AFTER,
    STAR_BEFORE,
    STEPS,
    USE_CARDS,
    make,
)
from .aims import aims
from .effects import DOUBLE_LOSS, EIGHT_SIDED, active, cards_with
from .hands import card_of, deck_of, hand_size, place_of
from .lists import write_each
from .steps import fortify
from .steps.cards import any_class_open, can_build, ships_allowed
from .steps.death_star import can_fire
from .steps.draw import cards_due
from .steps.invade import base_helps, defend_ships

CLAUSES = {"play_card": "TRI-53", "decline": "TRI-131", "done": "TRI-12"}
FIRE = cards_with("fire")


def _windows(count: int, windows: dict[int, tuple[str, str]]):
    table = np.zeros((count, 3), np.int64)
    for place, window in windows.items():
        table[place] = WINDOW_CARDS[window]
    return table


STAGE_CARDS = _windows(
    STAGE_COUNT,
    {
        DECLARED_ATTACKER: ("attack-declared-attacker", "attacker"),
        DECLARED_DEFENDER: ("attack-declared-defender", "defender"),
        BEFORE_ATTACKER: ("before-dice", "attacker"),
        BEFORE_DEFENDER: ("before-dice", "defender"),
        AFTER_ATTACKER: ("after-dice", "attacker"),
        AFTER_DEFENDER: ("after-dice", "defender"),
        STAR_BEFORE: ("death-star-before-dice", "attacker"),
        STAR_AFTER: ("death-star-after-dice", "attacker"),
    },
)
"""The cards of each deck for a window inside a battle or an attack on the Death Star."""
STEP_CARDS = _windows(
    len(STEPS),
    {
        BASE: ("base-step", "attacker"),
        USE_CARDS: ("cards-step", "attacker"),
        PLACE: ("place-step", "attacker"),
        INVADE: ("invade-step", "attacker"),
        FORTIFY: ("fortify-step", "attacker"),
        DEATH_STAR: ("death-star-step", "attacker"),
        DRAW: ("draw-step", "attacker"),
    },
)
"""The cards of each deck for a step of the own turn."""
OWN_TURN_CARDS = WINDOW_CARDS["own-turn", "attacker"]
"""The cards of each deck that join every decision of the own turn, but make none by themselves (TRI-132)."""


@rule
def event_choices(s, seat, out, n, room):
    """Every event card that could be played now, each with its `decline` (TRI-131)."""
    if n == room or not TRILOGY[s.layout]:
        return n
    cards = playable_cards(s, seat)
    if cards == 0:
        return n
    deck = FACTION_OF[s.layout, seat]
    first = card_of(deck, 0)
    fires = cards & FIRE[deck]
    n = write_each(fires, make.fire(first - FIRST_FIRE_CARD), out, n, room)
    n = write_each(cards & ~fires, make.play_card(first), out, n, room)
    return write_each(cards, make.decline(first), out, n, room)


@rule
def decline(s, card):
    """No to this card until the turn on the table ends (TRI-131)."""
    s.declined[deck_of(card)] |= 1 << place_of(card)


# When


@rule
def playable_cards(s, seat):
    """The cards of a seat's own deck that it could play at this moment, as a mask (TRI-131, TRI-132)."""
    deck = FACTION_OF[s.layout, seat]
    window = cards_for_now(s, deck)
    if s.stage == IDLE:
        window |= OWN_TURN_CARDS[deck]
    cards = s.hand[seat, deck] & window & ~s.declined[deck]
    found = 0
    while cards:
        place = lowest_bit(cards)
        cards = without_lowest(cards)
        if playable(s, seat, card_of(deck, place)):
            found |= 1 << place
    return found


@rule
def cards_for_now(s, deck):
    """The cards of a deck for this step or window (TRI-132)."""
    return STEP_CARDS[s.step, deck] if s.stage == IDLE else STAGE_CARDS[s.stage, deck]


@rule
def may_hold_card(s, seat):
    """Whether by what all know a seat could play a card here, so that it must be asked whatever it holds (TRI-131).

    It has cards, and of its deck's cards for this step or window one is not out of play and would change something.
    """
    if not TRILOGY[s.layout] or hand_size(s, seat) == 0:
        return False
    deck = FACTION_OF[s.layout, seat]
    cards = cards_for_now(s, deck) & ~s.discard[deck]
    while cards:
        if could_be_played(s, seat, card_of(deck, lowest_bit(cards))):
            return True
        cards = without_lowest(cards)
    return False


@rule
def could_be_played(s, seat, card):
    """Whether a card would change anything now, as far as others know of the hand: how many cards it has."""
    if CARD_OP[card] == op.extra_ship:
        return any_class_open(s, seat) and hand_size(s, seat) - 1 > ships_allowed(s, seat) - s.ships_built
    return playable(s, seat, card)


@rule
def playable(s, seat, card):
    """Whether a card would change anything now (TRI-134)."""
    what = CARD_OP[card]
    if CARD_ARG_COUNT[card] > 0:
        return aims(s, seat, card, 0) != 0
    if s.stage != IDLE:
        return playable_in_battle(s, what)
    if what == op.force:
        return abs(s.force + CARD_AMOUNT[card]) <= FORCE_END
    if what == op.fire:
        return can_fire(s, card)
    if what == op.slaves:
        return count_bits(s.held[seat] & RESOURCES) >= 2
    if what == op.base_crews:
        return s.base_n > 0
    if what == op.station_drive:
        return s.star >= 0 and s.star_roll == 0 and s.star_done == 0
    if what == op.extra_draw:
        deck = FACTION_OF[s.layout, seat]
        return s.taken & CARD_NEEDS[card] == CARD_NEEDS[card] and s.deck_n[deck] > cards_due(s)
    if what == op.protection:
        return s.held[seat] & RESOURCES != 0
    if what == op.extra_ship:
        return cards_to_build_with(s, seat, card) > ships_allowed(s, seat) - s.ships_built
    if what == op.extra_fortify:
        return fortify.can_move(s, seat)
    return what != op.wild


@rule
def playable_in_battle(s, what):
    """Whether a card without arguments would change anything in this battle (TRI-134)."""
    if what == op.remove_target:
        return s.forces[s.target] >= 2
    if what == op.jam:
        return jams_anything(s)
    if what == op.eight_sided:
        return not active(s, FACTION_OF[s.layout, s.seat], EIGHT_SIDED)
    if what == op.six_sided:
        return base_helps(s)
    if what == op.limit_attack:
        return s.dice >= 2
    if what == op.double_loss:
        return s.forces[s.origin] >= 3 and not active(s, FACTION_OF[s.layout, s.owner[s.target]], DOUBLE_LOSS)
    return True


@rule
def jams_anything(s):
    """Whether enemy ships take part in this battle."""
    ships = 0
    for ship in range(3):
        ships += s.escort[ship] if s.stage == BEFORE_DEFENDER else defend_ships(s, ship)
    return ships > 0


@rule
def cards_to_build_with(s, seat, card):
    """How many other cards of the hand could become a ship now."""
    deck = deck_of(card)
    cards = s.hand[seat, deck] & ~(1 << place_of(card))
    n = 0
    while cards:
        n += can_build(s, seat, CARD_CLASS[card_of(deck, lowest_bit(cards))])
        cards = without_lowest(cards)
    return n
