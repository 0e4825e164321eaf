"""Draw: cards for what was taken, the Force and the resource planets; then the turn ends (TRI-34, TRI-90, TRI-92, TRI-93)."""

from holotable.core.bits import count_bits
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...board import FACTION_OF, FORCE_END, HUTTS, METER_CARDS, RESOURCE_CARDS, RESOURCES, TRILOGY
from ...state import event
from ..effects import EXTRA_DRAW, amounts
from ..hands import draw_card
from ..planets import seat_name
from ..turn import end_turn


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """Whether a card is played before the draw; drawing itself asks nothing (TRI-12)."""
    return "ask.draw", {}


@rule
def cards_due(s):
    """How many cards the seat on turn draws (TRI-34, TRI-90, TRI-92, TRI-93)."""
    faction = FACTION_OF[s.layout, s.seat]
    if not TRILOGY[s.layout]:
        return 1 if s.taken else 0
    cards = count_bits(s.taken) + METER_CARDS[s.force + FORCE_END, faction]
    if faction == HUTTS:
        cards += RESOURCE_CARDS[count_bits(s.held[s.seat] & RESOURCES)]
    return cards + amounts(s, faction, EXTRA_DRAW)


@rule
def draw(s):
    """Draw what is due, as far as the deck goes, and end the turn (TRI-25, TRI-34, TRI-93)."""
    drawn = 0
    for _ in range(cards_due(s)):
        drawn += draw_card(s, s.seat)
    if drawn > 0:
        emit(s, event.drew, EVERYONE, seat_name(s, s.seat), drawn)
    end_turn(s)
