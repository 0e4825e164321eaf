"""After an attack: back to where it came from, a break-through, or a support card (COM-61, ruling S3)."""

from holotable.core.bits import has_bit
from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...board import HEXES
from ...state import ATTACK, BREAK, BY_FINAL_ASSAULT, BY_ORBIT, BY_UNIT, NONE, PICK, SECOND, event, make
from ...tables import ASSAULT, UNIT_COUNT, UNITS
from ..attack_at_hand import end_attack_at_hand, hold, in_close_combat
from ..field import may_enter
from ..reach import step_cost, stops_on
from ..support import possible_support, write_support
from ..units import go

CLAUSES = {"break_through": "COM-61", "hold": "COM-61a"}


@rule
def follow(s):
    """The attack is finished: back to where it came from, or on to the questions that follow a unit's attack."""
    source = s.source
    if source == BY_UNIT:
        s.vacated = NONE
        if s.target < UNIT_COUNT and s.unit_on[s.target_hex] == NONE and in_close_combat(s):
            s.vacated = s.target_hex
        s.step = BREAK
        return False
    if source == BY_FINAL_ASSAULT:
        s.source = BY_UNIT
        s.step = BREAK
        return False
    end_attack_at_hand(s)
    s.step = PICK if source == BY_ORBIT else ATTACK
    return False


@rule
def go_on(s):
    """Ask about a break-through, or for a support card (COM-61a, ruling S3)."""
    if may_break_through(s) or possible_support(s):
        return True
    hold(s)
    return False


@rule
def choices(s, out):
    """Break through or hold; Final Assault, or going on without it (COM-61a)."""
    if may_break_through(s):
        n = write(out, 0, make.break_through(s.attacker))
        return write_support(s, out, write(out, n, make.hold(s.attacker)))
    return write(out, write_support(s, out, 0), make.done())


@rule
def may_break_through(s):
    """Whether the attacker may move into the hex its target vacated (COM-61, COM-61a)."""
    unit = s.attacker
    if s.vacated == NONE or s.badge[unit] != ASSAULT or has_bit(s.broke, unit):
        return False
    return s.unit_on[s.vacated] == NONE and may_enter(s, unit, s.vacated)


@rule
def break_through(s):
    """The assault unit enters the vacated hex; it attacks again unless the ground forbids it (COM-61)."""
    unit = s.attacker
    h = s.vacated
    s.broke |= 1 << unit
    s.entered |= 1 << unit
    again = not stops_on(s, unit, h) and step_cost(s, unit, h) == 1
    if not again:
        s.no_attack |= 1 << unit
    emit(s, event.broke_through, EVERYONE, unit, s.at[unit], h)
    end_attack_at_hand(s)
    s.attacker = unit if again else NONE
    s.step = SECOND if again else ATTACK
    go(s, unit, h)


@rule
def done(s):
    """The attack is over without a support card."""
    hold(s)


def ask(s: Record) -> tuple[str, Args]:
    """What does the attacker do now?"""
    return "ask.break_through", {"unit": UNITS[s.attacker]}


def done_name(s: Record) -> str:
    """No support card."""
    return "done-go-on"


def context(s: Record, args: Args) -> Args:
    """The hex that the target has left."""
    return {"there": HEXES[s.vacated]}
