"""Playing a command card (COM-11, COM-13, COM-14)."""

from holotable.core.bits import lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.lists import write_each
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...state import DISCARD, DRAW, FLEET_ACTIVE, ORDER, PICK, PICK_HEAL, PICK_ORBIT, SECTION_STEP, event, make
from ...tables import ASK_SECTION, DISCARDS, FALLBACK, HEAL, HEAL_EVERY, NEEDS, OP, STRIKES
from ..card_effects import op
from ..decks import lose_card
from ..ordering import ONE_FIGURE, has_needed, order_all, reduced_units, restore
from ..seats import seat_code

CLAUSES = {"play_card": "COM-11"}


@rule
def go_on(s):
    """Ask for a card; a player without a hand only draws (COM-11, COM-17a)."""
    if s.hand[s.seat]:
        return True
    s.step = DRAW
    return False


@rule
def choices(s, out):
    """Any card of the hand (COM-11)."""
    return write_each(out, 0, make.play_card(0), s.hand[s.seat])


@rule
def play_card(s, card):
    """Play a command card face up; what it asks first comes next (COM-11, COM-14)."""
    lose_card(s, s.seat, card)
    emit(s, event.card_played, EVERYONE, seat_code(s, s.seat), card)
    s.card = card
    if OP[s.side, card, DISCARDS] > 0:
        s.op = card
        s.fleet = FLEET_ACTIVE
        s.thrown = 0
        s.step = DISCARD
        return
    s.op = card if has_needed(s, OP[s.side, card, NEEDS]) else FALLBACK
    if op(s, HEAL) == HEAL_EVERY:
        heal_all(s)
    if op(s, STRIKES) > 0:
        ask_for_unit(s, PICK_ORBIT)
    elif op(s, HEAL) > HEAL_EVERY and reduced_units(s):
        ask_for_unit(s, PICK_HEAL)
    elif op(s, ASK_SECTION):
        s.step = SECTION_STEP
    else:
        order_all(s, s.on_field[s.side])
        s.step = ORDER


@rule
def ask_for_unit(s, purpose):
    """The card asks for a unit first."""
    s.picking = purpose
    s.step = PICK


@rule
def heal_all(s):
    """Every reduced own unit regains 1 figure (ruling C6)."""
    mask = s.on_field[s.side]
    while mask:
        restore(s, lowest_bit(mask), ONE_FIGURE)
        mask = without_lowest(mask)


def ask(s: Record) -> tuple[str, Args]:
    """Which card?"""
    return "ask.play", {}
