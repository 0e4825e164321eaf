"""The second step: the command roll and the events of its doubles (BLZ-11, BLZ-40..BLZ-45)."""

from holotable.core.bits import count_bits
from holotable.core.dice import roll
from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import EVERYONE, emit

from ..board import COLUMNS, CUNNING_POINTS, EDGE, FIRST_UNIT, LAST_UNIT, RETURNING, RETURNS, TAKEN
from ..state import (
    CHARGE,
    COMMANDS,
    CUNNING_PLAN,
    EVENT,
    GREAT_SHOT,
    LOST,
    NO_EVENT,
    NOBODY,
    NOWHERE,
    REINFORCEMENTS,
    WAITING,
    event,
    make,
)
from .commands import may_rally
from .movement import legal_marches
from .shooting import in_reach
from .units import bring, destroy, on_map, rally


@rule
def command_roll(s):
    """Two dice: the higher gives the points, doubles an event that is carried out at once (BLZ-11)."""
    a = roll(s, 6)
    b = roll(s, 6)
    s.points = max(a, b)
    s.event = a if a == b else NO_EVENT
    if s.event == CUNNING_PLAN:
        s.points = CUNNING_POINTS
    emit(s, event.rolled, EVERYONE, a * 10 + b, s.points, s.event)
    if s.event == CHARGE:
        rally_all(s, s.seat)
    s.step = EVENT if event_asks(s) else COMMANDS


@rule
def event_asks(s):
    """Whether the event has a step of its own: a charge always, 1 and 5 if there is a unit to choose (BLZ-40..BLZ-44)."""
    if s.event == GREAT_SHOT:
        return any_in_reach(s, s.seat)
    if s.event == REINFORCEMENTS:
        return any_returning(s, s.seat)
    return s.event == CHARGE


@rule
def legal_in_event(s, seat, out):
    """What the event of the command roll offers (BLZ-40, BLZ-42, BLZ-44)."""
    if s.event == GREAT_SHOT:
        return legal_great_shots(s, seat, out)
    if s.event == CHARGE:
        return legal_marches(s, seat, True, out)
    return legal_returning(s, seat, out)


@rule
def end_event(s):
    """On to the commands."""
    s.marched = 0
    s.returned = 0
    s.step = COMMANDS


# 1: a great shot (BLZ-40)


@rule
def any_in_reach(s, seat):
    """Whether there is an enemy to choose for the great shot (BLZ-40)."""
    for target in range(FIRST_UNIT[1 - seat], LAST_UNIT[1 - seat]):
        if on_map(s, target) and in_reach(s, seat, target):
            return True
    return False


@rule
def legal_great_shots(s, seat, out):
    """Any enemy unit within range of any own unit (BLZ-40)."""
    n = 0
    for target in range(FIRST_UNIT[1 - seat], LAST_UNIT[1 - seat]):
        if on_map(s, target) and in_reach(s, seat, target):
            n = write(out, n, make.great_shot(target))
    return n


@rule
def apply_great_shot(s, target):
    """The chosen enemy is destroyed (BLZ-40)."""
    destroy(s, target)
    end_event(s)


# 3: a charge (BLZ-42); the infantry that marches once more is in `movement`


@rule
def rally_all(s, seat):
    """All damaged own infantry rally at once (BLZ-42)."""
    for unit in range(FIRST_UNIT[seat], LAST_UNIT[seat]):
        if may_rally(s, unit):
            rally(s, unit)


# 5: reinforcements (BLZ-44)


@rule
def may_return(s, unit):
    """Whether event 5 may bring a unit: infantry that waits or was destroyed, by option any free counter (BLZ-44)."""
    if not RETURNS[unit]:
        return False
    return s.at[unit] == WAITING or s.at[unit] == LOST or (s.any_infantry and s.at[unit] == NOWHERE)


@rule
def any_returning(s, seat):
    """Whether there is infantry for event 5 to bring (BLZ-44)."""
    for unit in range(FIRST_UNIT[seat], LAST_UNIT[seat]):
        if may_return(s, unit):
            return True
    return False


@rule
def legal_returning(s, seat, out):
    """Infantry of the pool, while fewer than two have come and there is room, and the end of the step (BLZ-44)."""
    n = 0
    if count_bits(s.returned) < RETURNING and edge_has_room(s, seat):
        for unit in range(FIRST_UNIT[seat], LAST_UNIT[seat]):
            if may_return(s, unit):
                n = write(out, n, make.bring_back(unit))
    return write(out, n, make.done())


@rule
def edge_has_room(s, seat):
    """Whether a hex of the own edge row is empty (BLZ-44)."""
    for column in range(COLUMNS):
        if s.held[EDGE[seat, column]] & TAKEN == 0:
            return True
    return False


@rule
def legal_returns(s, out):
    """Every empty hex of the own edge row (BLZ-44)."""
    n = 0
    for column in range(COLUMNS):
        hex_ = EDGE[s.seat, column]
        if s.held[hex_] & TAKEN == 0:
            n = write(out, n, make.arrive(hex_))
    return n


@rule
def apply_return(s, hex_):
    """Infantry of the pool comes in (BLZ-44)."""
    unit = s.arriving
    s.arriving = NOBODY
    s.returned |= 1 << unit
    emit(s, event.placed, EVERYONE, unit, hex_)
    bring(s, unit, hex_)
