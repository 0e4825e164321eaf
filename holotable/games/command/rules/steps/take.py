"""Before the draw: Special Orders takes a card back instead (COM-92)."""

from holotable.core.jit import rule
from holotable.core.lists import write, write_each
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...state import DRAW, event, make
from ..seats import seat_code
from ..support import possible_support, write_support

CLAUSES = {"take": "COM-92"}


@rule
def go_on(s):
    """Special Orders: a card of choice instead of the draw (support card)."""
    if s.takes_back or possible_support(s):
        return True
    s.step = DRAW
    return False


@rule
def choices(s, out):
    """Any card of the own discards once Special Orders is played; before that the card itself, or the ordinary draw."""
    if s.takes_back:
        return write_each(out, 0, make.take(0), s.discards[s.seat])
    return write(out, write_support(s, out, 0), make.done())


@rule
def take_card(s, card):
    """A card comes back from the own discards, in the sight of all."""
    s.discards[s.seat] &= ~(1 << card)
    s.hand[s.seat] |= 1 << card
    s.known[s.seat] |= 1 << card
    emit(s, event.taken, EVERYONE, seat_code(s, s.seat), card)
    s.step = DRAW


@rule
def done(s):
    """No card is taken back; the ordinary draw follows."""
    s.step = DRAW


def ask(s: Record) -> tuple[str, Args]:
    """Take a card back?"""
    return "ask.take", {}


def done_name(s: Record) -> str:
    """The ordinary draw."""
    return "done-take"
