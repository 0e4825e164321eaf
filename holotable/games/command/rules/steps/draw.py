"""The draw (COM-17, COM-17a, ruling C12)."""

from holotable.core.jit import rule

from ...state import NO_FLEET, NONE, RESERVE
from ...tables import CARD
from ..decks import draw, lay_down

FLEET = CARD["piett-fleet"]


@rule
def go_on(s):
    """The played cards are discarded face up and one card is drawn (COM-17, COM-17a, ruling C12)."""
    if s.fleet != NO_FLEET:
        lay_down(s, s.seat, FLEET)
    if s.card != NONE and not (s.fleet != NO_FLEET and s.card == FLEET):
        lay_down(s, s.seat, s.card)
    if not s.takes_back:
        draw(s, s.seat)
    s.card = NONE
    s.op = NONE
    s.fleet = NO_FLEET
    s.takes_back = 0
    s.step = RESERVE
    return False
