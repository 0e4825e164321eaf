"""The start of a turn: what happens by itself (COM-90a)."""

from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ...state import DEPLOY, NONE, REINFORCEMENTS, event
from ...tables import UNIT_SIDE
from ..field import fits
from ..medals import give_medals
from ..seats import seat_code


@rule
def go_on(s):
    """First data and charge, then the deployments (COM-90a)."""
    announce_turn(s)
    collect_data(s)
    charge_cannon(s)
    s.deployment = REINFORCEMENTS
    s.step = DEPLOY
    return False


@rule
def announce_turn(s):
    """Say whose turn it is."""
    emit(s, event.turn_began, EVERYONE, seat_code(s, s.seat), s.turns[s.side])


@rule
def collect_data(s):
    """Medals for standing on the data hex at the start of the own turn (rule `data`)."""
    if s.data_side != s.side:
        return
    unit = s.unit_on[s.data_at]
    if unit != NONE and UNIT_SIDE[unit] == s.side and fits(s, unit, s.data_units):
        give_medals(s, s.side, s.data_count)


@rule
def charge_cannon(s):
    """A charge more on the cannon, or a medal for a full one (rule `charge`)."""
    if s.charge_side != s.side or s.over:
        return
    if s.charges >= s.charge_full:
        s.charges = 0
        give_medals(s, s.side, s.charge_count)
    else:
        s.charges += 1
