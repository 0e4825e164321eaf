"""The end of a turn: the war machine replaces infantry, then the other side begins (COM-53, COM-81, rule `war-machine`)."""

from holotable.core.jit import rule
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from ...hexset import count_hexes, empty_set, first_hex, is_empty
from ...state import BEGIN, NONE, make
from ..field import free_baseline
from ..lists import write_hexes
from ..medals import out_of_time
from ..secret_goals import note_turn_end
from ..setup import clear_turn
from ..units import deploy, infantry_on_field, next_unit


@rule
def go_on(s):
    """Place what the war machine owes while there is room for it; one place needs no question (COM-10a)."""
    hexes = places(s) if is_due(s) else empty_set()
    if is_empty(hexes):
        end_turn(s)
        return False
    if count_hexes(hexes) == 1:
        place(s, first_hex(hexes))
        return False
    return True


@rule
def is_due(s):
    """Whether the acting side's war machine has infantry to replace (rule `war-machine`)."""
    return s.war_side == s.side and s.due > 0 and infantry_on_field(s) < s.war_most


@rule
def places(s):
    """The hexes where the next fresh unit may be placed; none when its kind has no number left."""
    unit = next_unit(s, s.war_kind)
    return empty_set() if unit == NONE else free_baseline(s, unit)


@rule
def choices(s, out):
    """Where the fresh unit arrives."""
    return write_hexes(out, 0, make.deploy(next_unit(s, s.war_kind), 0), places(s))


@rule
def place(s, h):
    """A fresh unit arrives on the baseline."""
    s.due -= 1
    deploy(s, s.war_kind, h)


@rule
def end_turn(s):
    """The other side's turn begins; after the turn limit of each side the battle is over (COM-53, COM-81)."""
    note_turn_end(s)
    side = 1 - s.side
    if s.turns[side] >= s.turn_limit:
        out_of_time(s)
        return
    clear_turn(s)
    s.side = side
    s.seat = s.first_seat[side] + s.turns[side] % s.seats[side]
    s.turns[side] += 1
    s.step = BEGIN


def ask(s: Record) -> tuple[str, Args]:
    """Where does the fresh unit arrive?"""
    return "ask.reserve", {}
