"""Change of command: a partner is asked for one of its planets (TRI-112)."""

from holotable.core.jit import rule
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...board import NAME_OF, NAMES, PARTNER, PLANETS
from ...state import AGREE, FORTIFY_SHIPS, IDLE, event, make
from ..lists import write, write_each
from ..outcome import after_loss
from ..planets import base_planets, seat_name, set_owner, with_ships

CLAUSES = {"take_over": "TRI-112", "agree": "TRI-112", "refuse": "TRI-112"}


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """Which planet the partner shall give."""
    return "ask.take_over", {}


def ask_partner(s: Record, seat: int) -> tuple[str, Args]:
    """Whether the partner gives it."""
    return "ask.agree", {"planet": PLANETS[s.wanted], "other": NAMES[NAME_OF[s.layout, s.seat]]}


@rule
def choices(s, seat, out, room):
    """Partner planets with 1 force, no ship, no base, not refused this turn (TRI-112)."""
    partner = PARTNER[s.layout, seat]
    if partner < 0:
        return 0
    sites = s.held[partner] & ~(s.refused | s.strong | with_ships(s) | base_planets(s))
    return write_each(sites, make.take_over(0), out, 0, room)


@rule
def want(s, planet):
    """The partner is asked for one of its planets (TRI-112)."""
    s.stage = AGREE
    s.wanted = planet
    s.asked = s.owner[planet]
    emit(s, event.asked_for, EVERYONE, seat_name(s, s.seat), planet)


@rule
def answer_choices(s, out, room):
    """Yes or no."""
    return write(make.refuse(), out, write(make.agree(), out, 0, room), room)


@rule
def agree(s):
    """The planet changes hands, which ends the step; no card comes of it. Who gives its last one is out (TRI-94, TRI-112)."""
    partner = s.owner[s.wanted]
    set_owner(s, s.wanted, s.seat)
    emit(s, event.taken_over, EVERYONE, seat_name(s, s.seat), s.wanted)
    end_question(s)
    leave(s)
    after_loss(s, partner)


@rule
def refuse(s):
    """This planet is not asked for again this turn (TRI-112)."""
    s.refused |= 1 << s.wanted
    emit(s, event.refused, EVERYONE, s.wanted)
    end_question(s)


@rule
def end_question(s):
    """The partner has answered."""
    s.wanted = -1
    s.stage = IDLE


@rule
def leave(s):
    """Ships come next (TRI-50)."""
    s.refused = 0
    s.step = FORTIFY_SHIPS
