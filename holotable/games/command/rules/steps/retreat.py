"""Retreats: which way, how far, and the figures that missing steps cost (COM-24, COM-25, the retreat rules of scenarios)."""

from holotable.core.jit import rule
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...board import ALL_HEXES, BESIDE, DISTANCE, TO_BASE
from ...hexset import alone, common, count_hexes, empty_set, first_hex, is_empty, load, minus, union, with_hex, without_first
from ...state import AFTER, BY_UNIT, NONE, event, make
from ...tables import TARGETS, UNIT_SIDE
from ..attack_at_hand import lose_figures
from ..field import closed
from ..lists import write_hexes
from ..seats import seat_on_call
from ..units import arrive, depart, lift, stand

CLAUSES = {"retreat": "COM-24"}


@rule
def asked(s):
    """The owner of the unit that retreats, or stands in a trench, decides (COM-24, COM-82a)."""
    return seat_on_call(s, UNIT_SIDE[s.target])


@rule
def go_on(s):
    """Ask for the next retreat step if there are several; steps that cannot be made cost figures (COM-24, COM-25)."""
    if s.retreats == 0:
        s.step = AFTER
        return False
    room = retreat_room(s, s.at[s.target], s.retreats)
    if room == 0:
        count = s.retreats
        s.retreats = 0
        s.step = AFTER
        lose_figures(s, s.target, count)
        return False
    hexes = retreat_choices(s, room)
    if count_hexes(hexes) > 1:
        return True
    retreat_to(s, first_hex(hexes))
    return False


@rule
def choices(s, out):
    """The hexes the retreating unit's owner may pick (COM-25a)."""
    room = retreat_room(s, s.at[s.target], s.retreats)
    return write_hexes(out, 0, make.retreat(s.target, 0), retreat_choices(s, room))


@rule
def retreat_choices(s, room):
    """The hexes from which the most steps can still be made (COM-25a)."""
    hexes = steps_beyond(s, alone(s.at[s.target]))
    found = empty_set()
    while not is_empty(hexes):
        h = first_hex(hexes)
        hexes = without_first(hexes)
        if retreat_room(s, h, room - 1) == room - 1:
            found = with_hex(found, h)
    return found


@rule
def retreat_room(s, h, most):
    """How many retreat steps, up to a number, can be made from a hex (COM-25)."""
    hexes = alone(h)
    for steps in range(most):
        hexes = steps_beyond(s, hexes)
        if is_empty(hexes):
            return steps
    return most


@rule
def steps_beyond(s, hexes):
    """The hexes one retreat step beyond a set of hexes."""
    free = minus(ALL_HEXES, closed(s, s.target))
    found = empty_set()
    while not is_empty(hexes):
        h = first_hex(hexes)
        hexes = without_first(hexes)
        found = union(found, farther(s, h, common(load(BESIDE[h]), free)))
    return found


@rule
def farther(s, h, hexes):
    """Of some hexes beside a hex, those that lie farther along the retreat."""
    found = empty_set()
    key = retreat_key(s, h)
    while not is_empty(hexes):
        step = first_hex(hexes)
        hexes = without_first(hexes)
        if retreat_key(s, step) < key:
            found = with_hex(found, step)
    return found


@rule
def retreat_key(s, h):
    """What must change with every step of the retreat: smaller is farther along (COM-24a, retreat rules of scenarios)."""
    side = UNIT_SIDE[s.target]
    if not s.away[side]:
        return s.home[side, h]
    return -DISTANCE[s.at[s.attacker], h] if s.source == BY_UNIT else TO_BASE[side, h]


@rule
def retreat_to(s, h):
    """One retreat step; the unit leaves its first hex and enters the last, those between mean nothing (COM-50a)."""
    unit = s.target
    emit(s, event.retreated, EVERYONE, unit, s.at[unit], h)
    s.retreats -= 1
    s.stepped += 1
    if s.passing == unit:
        lift(s, unit)
    else:
        depart(s, unit)
    if retreat_room(s, h, min(s.retreats, 1)) > 0:
        s.passing = unit
        stand(s, unit, h)
    else:
        s.passing = NONE
        arrive(s, unit, h)


def ask(s: Record) -> tuple[str, Args]:
    """Where to?"""
    return "ask.retreat", {"target": TARGETS[s.target], "left": s.retreats}
