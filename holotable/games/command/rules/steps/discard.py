"""Deploy the Fleet!: the active player discards and draws, then the partner, then another card (COM-83, ruling C12)."""

from holotable.core.jit import rule
from holotable.core.lists import write, write_each
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from ...state import FLEET_ACTIVE, FLEET_OVER, FLEET_PARTNER, PLAY, make
from ...tables import DISCARDS, DRAWS
from ..card_effects import op
from ..decks import discard_from_hand, draw

CLAUSES = {"discard": "COM-83"}


@rule
def asked(s):
    """Who discards: the active player, then the partner."""
    if s.fleet == FLEET_ACTIVE:
        return s.seat
    return s.first_seat[s.side] + (1 - (s.seat - s.first_seat[s.side]))


@rule
def go_on(s):
    """Ask while a card may be discarded."""
    if s.thrown < op(s, DISCARDS) and s.hand[asked(s)]:
        return True
    done(s)
    return False


@rule
def choices(s, seat, out):
    """Any card of the hand, or no more."""
    return write(out, write_each(out, 0, make.discard(0), s.hand[seat]), make.done())


@rule
def discard(s, seat, card):
    """One more card is discarded."""
    discard_from_hand(s, seat, card)
    s.thrown += 1


@rule
def done(s):
    """Draw as many as were discarded, the active player 1 more; then the partner's part, or the next card."""
    seat = asked(s)
    more = op(s, DRAWS) if s.fleet == FLEET_ACTIVE else 0
    for _ in range(s.thrown + more):
        draw(s, seat)
    s.thrown = 0
    if s.fleet == FLEET_ACTIVE and s.seats[s.side] == 2:
        s.fleet = FLEET_PARTNER
        return
    s.fleet = FLEET_OVER
    s.step = PLAY


def ask(s: Record) -> tuple[str, Args]:
    """Which cards go?"""
    return "ask.discard", {"left": int(op(s, DISCARDS)) - s.thrown}


def done_name(s: Record) -> str:
    """No more cards go."""
    return "done-discard"
