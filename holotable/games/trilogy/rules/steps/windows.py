"""Windows for event cards inside a battle or an attack on the Death Star (TRI-131..TRI-133)."""

from holotable.core.jit import rule
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from ...board import NEUTRAL, PLANETS
from ...state import AFTER_DEFENDER, BEFORE_DEFENDER, DECLARED_DEFENDER, STAR_TARGET, WINDOW_OF, make
from ..event_cards import event_choices, offers_cards
from ..lists import write


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """Whether a card is played now."""
    to = {"to": PLANETS[s.target]} if s.target != STAR_TARGET else {}
    return f"ask.window.{WINDOW_OF[s.stage]}", to | {"origin": PLANETS[s.origin]}


@rule
def holder(s):
    """Whose window it is: the defender's, or else the attacker's, who is on turn (TRI-133)."""
    if s.stage in (DECLARED_DEFENDER, BEFORE_DEFENDER, AFTER_DEFENDER):
        return s.owner[s.target]
    return s.seat


@rule
def go_on(s):
    """Ask the window's seat about its cards, or pass on to the next moment; tells whether it is asked (TRI-131)."""
    seat = holder(s)
    if seat != NEUTRAL and offers_cards(s, seat):
        s.asked = seat
        return True
    leave(s)
    return False


@rule
def choices(s, seat, out, room):
    """Cards to play or to decline, or none of them."""
    return write(make.done(), out, event_choices(s, seat, out, 0, room), room)


@rule
def leave(s):
    """The next moment; the stages are numbered in the order of a battle (TRI-64, TRI-132)."""
    s.stage += 1
