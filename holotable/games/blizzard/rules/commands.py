"""The third step: what command points buy (BLZ-12, BLZ-20..BLZ-22, BLZ-25, BLZ-26)."""

from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import EVERYONE, emit

from ..board import (
    AGILE,
    DIRECTION,
    FIRST_UNIT,
    HEX_COUNT,
    INFANTRY,
    LAST_UNIT,
    NEIGHBOUR,
    OFF,
    RALLY,
    SIDES_OF_A_HEX,
    TYPE,
    WAY,
)
from ..state import NOBODY, WAITING, event, make
from .missions import has_room, may_place
from .movement import enter, legal_faces, may_face, may_leave
from .units import bring, has, has_facing, leave, may_enter, on_map, rally, speed, turn_to


@rule
def legal_commands(s, seat, out):
    """Turns, moves, rallies and reinforcements while there are points, and the end of the step (BLZ-12)."""
    n = 0
    if s.points > 0:
        n = legal_turns(s, seat, out, n)
        n = legal_moves(s, seat, out, n)
        n = legal_rallies(s, seat, out, n)
        n = legal_reinforcements(s, seat, out, n)
    return write(out, n, make.done())


# Turn (BLZ-20, BLZ-21)


@rule
def legal_turns(s, seat, out, n):
    """Another facing for a unit that has one (BLZ-20, BLZ-21)."""
    for unit in range(FIRST_UNIT[seat], LAST_UNIT[seat]):
        if on_map(s, unit) and has_facing(s, unit):
            for facing in range(SIDES_OF_A_HEX):
                if facing != s.facing[unit] and may_face(s, unit, facing, True):
                    n = write(out, n, make.turn(unit, facing))
    return n


@rule
def apply_turn(s, unit, facing):
    """One point for another facing (BLZ-21)."""
    s.points -= 1
    turn_to(s, unit, facing)


# Move (BLZ-20, BLZ-22, BLZ-53)


@rule
def legal_moves(s, seat, out, n):
    """The first hex of a move, for every unit with speed (BLZ-20)."""
    for unit in range(FIRST_UNIT[seat], LAST_UNIT[seat]):
        if on_map(s, unit) and speed(s, unit) > 0:
            n = legal_steps(s, unit, False, out, n)
    return n


@rule
def legal_steps(s, unit, on_the_move, out, n):
    """One hex straight ahead, or any way for an AGILE unit; or out, where that is allowed (BLZ-20, BLZ-22, BLZ-53)."""
    off = False
    agile = has(s, unit, AGILE)
    for i in range(SIDES_OF_A_HEX):
        way = i if agile else WAY[s.facing[unit]]
        to = NEIGHBOUR[s.at[unit], DIRECTION[way]]
        if to >= 0:
            if may_enter(s, unit, to):
                n = write(out, n, make.step(way) if on_the_move else make.move(unit, way))
        elif may_leave(s, unit, DIRECTION[way]):
            off = True
        if not agile:
            break
    if off:
        n = write(out, n, make.step(OFF) if on_the_move else make.move(unit, OFF))
    return n


@rule
def apply_move(s, unit, way):
    """One point and the first hex (BLZ-20)."""
    s.points -= 1
    s.moving = unit
    s.hexes_left = speed(s, unit)
    apply_step(s, way)


@rule
def legal_on_the_move(s, out):
    """The next hex as long as speed allows, or the facing that ends the move (BLZ-20)."""
    n = 0
    if s.hexes_left > 0:
        n = legal_steps(s, s.moving, True, out, n)
    return legal_faces(s, s.moving, True, out, n)


@rule
def apply_step(s, way):
    """One hex of a move; leaving the map ends it (BLZ-20, BLZ-53)."""
    unit = s.moving
    if way == OFF:
        s.moving = NOBODY
        s.hexes_left = 0
        leave(s, unit)
        return
    s.hexes_left -= 1
    emit(s, event.moved, EVERYONE, unit, s.at[unit], NEIGHBOUR[s.at[unit], DIRECTION[way]])
    enter(s, unit, DIRECTION[way])


# Rally (BLZ-25)


@rule
def may_rally(s, unit):
    """Whether a unit is damaged infantry that can be turned to its front (BLZ-25)."""
    return on_map(s, unit) and s.damaged[unit] and TYPE[unit] == INFANTRY and has(s, unit, RALLY)


@rule
def legal_rallies(s, seat, out, n):
    """Every damaged infantry (BLZ-25)."""
    for unit in range(FIRST_UNIT[seat], LAST_UNIT[seat]):
        if may_rally(s, unit):
            n = write(out, n, make.rally(unit))
    return n


@rule
def apply_rally(s, unit):
    """One point for a rally (BLZ-25)."""
    s.points -= 1
    rally(s, unit)


# Reinforce (BLZ-26)


@rule
def legal_reinforcements(s, seat, out, n):
    """Every waiting unit that finds room (BLZ-26)."""
    for unit in range(FIRST_UNIT[seat], LAST_UNIT[seat]):
        if s.at[unit] == WAITING and has_room(s, unit):
            n = write(out, n, make.reinforce(unit))
    return n


@rule
def legal_arrivals(s, out):
    """Every empty hex of the deployment zone (BLZ-26)."""
    n = 0
    for hex_ in range(HEX_COUNT):
        if may_place(s, s.arriving, hex_):
            n = write(out, n, make.arrive(hex_))
    return n


@rule
def apply_reinforce(s, hex_):
    """One point brings a waiting unit (BLZ-26)."""
    unit = s.arriving
    s.arriving = NOBODY
    s.points -= 1
    emit(s, event.reinforced, EVERYONE, unit, hex_)
    bring(s, unit, hex_)
