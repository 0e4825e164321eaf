"""A unit has left the card hex: its side owes a card, whatever the step (rule `card-hex`)."""

from holotable.core.jit import rule
from holotable.core.lists import write_each
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from ...state import NONE, make
from ..decks import discard_from_hand


@rule
def choices(s, out):
    """Any card of the hand."""
    return write_each(out, 0, make.discard(0), s.hand[s.owes])


@rule
def pay(s, card):
    """The card owed is discarded."""
    discard_from_hand(s, s.owes, card)
    s.owes = NONE


def ask(s: Record) -> tuple[str, Args]:
    """Which card goes?"""
    return "ask.owed", {}
