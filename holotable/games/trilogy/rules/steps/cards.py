"""Cards: sets of three bring forces, a card becomes a ship (TRI-23, TRI-24, TRI-53, TRI-54)."""

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...board import (
    CARD_CLASS,
    CARD_WILD,
    CLASS_MASK,
    FACTION_OF,
    HAND_LIMIT,
    SET_OF_CLASS,
    SET_OF_EACH,
    SHIP_LIMIT,
    TRILOGY,
)
from ...state import PICK, PLACE, WHOLE, event, make
from ..effects import EXTRA_SHIP, amounts, end_effects
from ..hands import card_of, hand_size, next_card, out_of_hand
from ..lists import write
from ..planets import seat_name, ships_of_class

CLAUSES = {"trade": "TRI-23", "build": "TRI-54"}


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """What the hand is used for; a full hand must be used."""
    return ("ask.must_trade" if must_trade(s, seat) else "ask.cards"), {}


@rule
def choices(s, seat, out, room):
    """Sets, in trilogy mode one a turn, and a ship besides (TRI-23, TRI-53)."""
    n = 0
    if hand_size(s, seat) == 0:
        return n
    if not s.set_played:
        n = trade_choices(s, seat, out, n, room)
    if TRILOGY[s.layout]:
        n = build_choices(s, seat, out, n, room)
    return n


@rule
def may_use(s, seat):
    """Whether by what all know a hand could be used here: its size tells of sets and ships, never its cards (TRI-12)."""
    size = hand_size(s, seat)
    if not s.set_played and size >= 3:
        return True
    return TRILOGY[s.layout] and size > 0 and s.ships_built < ships_allowed(s, seat) and any_class_open(s, seat)


@rule
def leave(s):
    """What was received is placed now (TRI-20)."""
    s.set_played = 0
    s.ships_built = 0
    end_effects(s, EXTRA_SHIP)
    s.step = PLACE


# Sets


@rule
def must_trade(s, seat):
    """Five cards or more must become sets in standard mode (TRI-24, TRI-56)."""
    return not TRILOGY[s.layout] and hand_size(s, seat) >= HAND_LIMIT


@rule
def trade_choices(s, seat, out, n, room):
    """The first card of every set, in the data's order (TRI-23)."""
    if not has_set(s, seat):
        return n
    card = next_card(s, seat, -1)
    while card >= 0 and n < room:
        if begins_set(s, seat, card):
            n = write(make.trade(card), out, n, room)
        card = next_card(s, seat, card)
    return n


@rule
def begin_set(s, card):
    """The first card of a set waits for the others."""
    s.picks[0] = card
    s.pick_n = 1
    s.part = PICK


@rule
def pick_choices(s, seat, out, room):
    """The second and third card of a set (TRI-23)."""
    n = 0
    card = next_card(s, seat, s.picks[s.pick_n - 1])
    while card >= 0 and n < room:
        if fits_set(s, seat, card):
            n = write(make.pick(card), out, n, room)
        card = next_card(s, seat, card)
    return n


@rule
def pick(s, seat, card):
    """The second card of a set waits for the third, which plays it (TRI-23)."""
    if s.pick_n == 1:
        s.picks[1] = card
        s.pick_n = 2
        return
    play_set(s, seat, s.picks[0], s.picks[1], card)
    s.picks[0] = 0
    s.picks[1] = 0
    s.pick_n = 0
    s.part = WHOLE


@rule
def play_set(s, seat, a, b, c):
    """A set leaves the hand and brings its forces (TRI-23, TRI-25)."""
    forces = set_value(a, b, c)
    out_of_hand(s, seat, a)
    out_of_hand(s, seat, b)
    out_of_hand(s, seat, c)
    s.to_place += forces
    s.set_played = TRILOGY[s.layout]
    emit(s, event.traded, EVERYONE, seat_name(s, seat), a, b, c, forces)


@rule
def set_value(a, b, c):
    """The forces three cards bring as a set, 0 if they are none; a wild card makes the dearest set (TRI-23)."""
    x = CARD_CLASS[a]
    y = CARD_CLASS[b]
    z = CARD_CLASS[c]
    if CARD_WILD[a]:
        return SET_OF_CLASS[y] if y == z else SET_OF_EACH
    if CARD_WILD[b]:
        return SET_OF_CLASS[x] if x == z else SET_OF_EACH
    if CARD_WILD[c]:
        return SET_OF_CLASS[x] if x == y else SET_OF_EACH
    if x == y and y == z:
        return SET_OF_CLASS[x]
    if x != y and y != z and x != z:
        return SET_OF_EACH
    return 0


@rule
def fits_set(s, seat, card):
    """Whether a card goes on with the set that is being picked."""
    if s.pick_n == 1:
        return completes(s, seat, s.picks[0], card)
    return set_value(s.picks[0], s.picks[1], card) > 0


@rule
def completes(s, seat, a, b):
    """Whether a later card of the hand makes a set with two."""
    c = next_card(s, seat, b)
    while c >= 0:
        if set_value(a, b, c) > 0:
            return True
        c = next_card(s, seat, c)
    return False


@rule
def begins_set(s, seat, a):
    """Whether two later cards of the hand make a set with one."""
    b = next_card(s, seat, a)
    while b >= 0:
        if completes(s, seat, a, b):
            return True
        b = next_card(s, seat, b)
    return False


@rule
def has_set(s, seat):
    """Whether a hand holds any set."""
    fighters = 0
    bombers = 0
    destroyers = 0
    for deck in range(3):
        cards = s.hand[seat, deck]
        if cards:
            fighters += count_bits(cards & CLASS_MASK[deck, 0])
            bombers += count_bits(cards & CLASS_MASK[deck, 1])
            destroyers += count_bits(cards & CLASS_MASK[deck, 2])
    if fighters >= 3 or bombers >= 3 or destroyers >= 3 or (fighters > 0 and bombers > 0 and destroyers > 0):
        return True
    return fighters + bombers + destroyers >= 3 and holds_wild(s, seat)


@rule
def holds_wild(s, seat):
    """Whether a hand holds a card that stands for any class."""
    for deck in range(3):
        cards = s.hand[seat, deck]
        while cards:
            if CARD_WILD[card_of(deck, lowest_bit(cards))]:
                return True
            cards = without_lowest(cards)
    return False


# Ships


@rule
def any_class_open(s, seat):
    """Whether a ship of any class could be built (TRI-54)."""
    return can_build(s, seat, 0) or can_build(s, seat, 1) or can_build(s, seat, 2)


@rule
def build_choices(s, seat, out, n, room):
    """Every card that can become a ship (TRI-53, TRI-54)."""
    if s.ships_built >= ships_allowed(s, seat):
        return n
    open_classes = 0
    for ship in range(3):
        if can_build(s, seat, ship):
            open_classes |= 1 << ship
    card = next_card(s, seat, -1)
    while card >= 0 and n < room:
        if has_bit(open_classes, CARD_CLASS[card]):
            n = write(make.build(card), out, n, room)
        card = next_card(s, seat, card)
    return n


@rule
def ships_allowed(s, seat):
    """How many ships a seat may build this turn: one, and one more by card (TRI-54)."""
    return 1 + amounts(s, FACTION_OF[s.layout, seat], EXTRA_SHIP)


@rule
def can_build(s, seat, ship):
    """Whether a class is below its limit (TRI-54)."""
    return ships_of_class(s, seat, ship) < SHIP_LIMIT[s.layout, seat]


@rule
def build(s, card):
    """A card becomes a ship of its class, to be placed in the next step (TRI-53, TRI-54)."""
    ship = CARD_CLASS[card]
    out_of_hand(s, s.seat, card)
    s.ships_built += 1
    s.ships_to_place[ship] += 1
    emit(s, event.built, EVERYONE, seat_name(s, s.seat), card, ship)
