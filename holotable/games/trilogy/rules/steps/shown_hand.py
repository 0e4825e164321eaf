"""A hand shown by a card: some of its cards are thrown away (Probe Droids, A Critical Error; TRI-130)."""

from holotable.core.jit import rule
from holotable.core.records import Record, emit
from holotable.core.vocabulary import Args

from ...board import FACTION_OF, NAME_OF, NAMES
from ...state import DISCARD, IDLE, event, make
from ..effects import ASKING, end_effects
from ..hands import hand_size, lose_card, next_card, nth_card
from ..lists import write
from ..planets import seat_name, team_eyes

CLAUSES = {"discard": "TRI-130"}


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """Which card is thrown away."""
    return "ask.discard", {"other": NAMES[NAME_OF[s.layout, s.shown]], "left": s.discards_left}


@rule
def look(s, seat, opponent, amount):
    """A whole hand is seen by the player's faction; then its cards are picked, one by one."""
    faction = FACTION_OF[s.layout, seat]
    for deck in range(3):
        s.known[faction, deck] |= s.hand[opponent, deck]
    for n in range(hand_size(s, opponent)):
        emit(s, event.hand_shown, team_eyes(s, seat), seat_name(s, opponent), nth_card(s, opponent, n))
    s.stage = DISCARD
    s.shown = opponent
    s.discards_left = min(amount, hand_size(s, opponent))


@rule
def choices(s, out, room):
    """The cards of the hand that was shown."""
    n = 0
    card = next_card(s, s.shown, -1)
    while card >= 0:
        n = write(make.discard(card), out, n, room)
        card = next_card(s, s.shown, card)
    return n


@rule
def discard(s, card):
    """One card of the hand is thrown away; after the last one the step goes on."""
    lose_card(s, s.shown, card)
    s.discards_left -= 1
    if s.discards_left == 0:
        s.shown = -1
        s.stage = IDLE
        end_effects(s, ASKING)
