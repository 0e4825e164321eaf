"""Windows for event cards inside a battle or an attack on the Death Star (TRI-131..TRI-133)."""

import numpy as np

from holotable.core.jit import rule
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from ...board import NEUTRAL, PLANETS
from ...state import AFTER_DEFENDER, BEFORE_DEFENDER, DECLARED_DEFENDER, STAGE_COUNT, STAR_TARGET, WINDOW_OF, make
from ..event_cards import event_choices, may_hold_card
from ..lists import write

WINDOWS = np.array([stage in WINDOW_OF for stage in range(STAGE_COUNT)])


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """Whether a card is played now."""
    to = {"to": PLANETS[s.target]} if s.target != STAR_TARGET else {}
    return f"ask.window.{WINDOW_OF[s.stage]}", to | {"origin": PLANETS[s.origin]}


@rule
def is_window(stage):
    """Whether a stage is a window for cards."""
    return WINDOWS[stage]


@rule
def holder(s):
    """Whose window it is: the defender's, or else the attacker's, who is on turn (TRI-133)."""
    if s.stage in (DECLARED_DEFENDER, BEFORE_DEFENDER, AFTER_DEFENDER):
        return s.owner[s.target]
    return s.seat


@rule
def go_on(s):
    """Ask the window's seat if it could hold a card for it, or pass on; tells whether it is asked (TRI-131)."""
    seat = holder(s)
    if seat != NEUTRAL and may_hold_card(s, seat):
        s.asked = seat
        return True
    leave(s)
    return False


@rule
def choices(s, seat, out, room):
    """Cards to play or to decline, or none of them; `done` may be all there is."""
    return write(make.done(), out, event_choices(s, seat, out, 0, room), room)


@rule
def leave(s):
    """The next moment; the stages are numbered in the order of a battle (TRI-64, TRI-132)."""
    s.stage += 1
