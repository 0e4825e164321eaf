"""Entering a hex and the questions it brings, and the march (BLZ-6, BLZ-10, BLZ-21, BLZ-23, BLZ-24, BLZ-27, BLZ-53)."""

from holotable.core.bits import has_bit
from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import EVERYONE, emit

from ..board import (
    DIRECTION,
    FAR_EDGE,
    FIRST_UNIT,
    HARPOON,
    INFANTRY,
    LAST_UNIT,
    LUMBERING,
    MARCH,
    NEIGHBOUR,
    OCCUPIED,
    SELF_DESTRUCT,
    SIDE,
    SIDES_OF_A_HEX,
    TYPE,
    UNIT_COUNT,
    VEHICLE,
    WALKER,
)
from ..state import NOBODY, event, make
from .units import (
    damage,
    destroy,
    has,
    has_facing,
    infantry_in,
    leave,
    lift,
    may_enter,
    on_map,
    put,
    turn_to,
)

# One hex


@rule
def may_leave(s, unit, direction):
    """Whether a step in a direction takes a unit off the map where its mission allows it (BLZ-53)."""
    side = SIDE[unit]
    return s.leaves == side and NEIGHBOUR[s.at[unit], direction] == FAR_EDGE[side]


@rule
def may_go(s, unit, direction):
    """Whether a unit may go one hex in a direction, on the map or out (BLZ-23, BLZ-53)."""
    to = NEIGHBOUR[s.at[unit], direction]
    if to >= 0:
        return may_enter(s, unit, to)
    return may_leave(s, unit, direction)


@rule
def enter(s, unit, direction):
    """A unit enters the next hex: infantry there is overrun by a vehicle, then followers are asked (BLZ-24, BLZ-27)."""
    origin = s.at[unit]
    hex_ = NEIGHBOUR[origin, direction]
    victim = infantry_in(s, hex_) if TYPE[unit] == VEHICLE else NOBODY
    lift(s, unit, NOBODY)
    put(s, unit, hex_)
    ask_followers(s, unit, origin)
    if victim != NOBODY:
        overrun(s, victim, unit, direction)


@rule
def overrun(s, victim, by, direction):
    """Infantry under a vehicle is damaged and pushed on, or its owner is asked where to (BLZ-24)."""
    emit(s, event.overrun, EVERYONE, victim, by)
    if not s.damaged[victim]:
        damage(s, victim)
    ahead = NEIGHBOUR[s.at[victim], direction]
    if ahead >= 0 and may_enter(s, victim, ahead):
        push(s, victim, ahead)
    else:
        ask_pushed(s, victim)


@rule
def ask_pushed(s, unit):
    """The owner of overrun infantry is asked where it goes; with nowhere to go it is destroyed (BLZ-24)."""
    s.pushed = unit
    if not has_way_out(s, unit):
        s.pushed = NOBODY
        destroy(s, unit)


@rule
def has_way_out(s, unit):
    """Whether any neighbouring hex may be entered."""
    for direction in range(SIDES_OF_A_HEX):
        hex_ = NEIGHBOUR[s.at[unit], direction]
        if hex_ >= 0 and may_enter(s, unit, hex_):
            return True
    return False


@rule
def push(s, unit, hex_):
    """Overrun infantry goes to a hex and keeps its facing; its followers are asked (BLZ-24, BLZ-27)."""
    origin = s.at[unit]
    emit(s, event.moved, EVERYONE, unit, origin, hex_)
    lift(s, unit, NOBODY)
    put(s, unit, hex_)
    ask_followers(s, unit, origin)


@rule
def may_follow(s, unit, mover):
    """Whether a unit's abilities let it follow a mover: HARPOON an AT-AT, SELF-DESTRUCT infantry (BLZ-27)."""
    if WALKER[mover] and has(s, unit, HARPOON):
        return True
    return TYPE[mover] == INFANTRY and has(s, unit, SELF_DESTRUCT)


@rule
def ask_followers(s, mover, origin):
    """Everybody left behind who may follow is asked, in the order of the units (BLZ-27)."""
    if s.held[origin] & OCCUPIED == 0:
        return
    for unit in range(UNIT_COUNT):
        if s.at[unit] == origin and may_follow(s, unit, mover):
            s.follow[unit] = s.at[mover]
            s.follows += 1


# Questions in between: where overrun infantry goes, who follows, which way a unit faces


@rule
def follower(s):
    """The follower asked first (BLZ-27)."""
    unit = 0
    while s.follow[unit] == NOBODY:
        unit += 1
    return unit


@rule
def legal_pushes(s, out):
    """Any adjacent hex that overrun infantry may enter, the one the vehicle came from included (BLZ-24)."""
    n = 0
    for way in range(SIDES_OF_A_HEX):
        hex_ = NEIGHBOUR[s.at[s.pushed], DIRECTION[way]]
        if hex_ >= 0 and may_enter(s, s.pushed, hex_):
            n = write(out, n, make.pushed(way))
    return n


@rule
def legal_follows(s, out):
    """Follow or stay (BLZ-27)."""
    out[0] = make.follow()
    out[1] = make.stay()
    return 2


@rule
def apply_pushed(s, way):
    """The owner of overrun infantry says where it goes (BLZ-24)."""
    unit = s.pushed
    s.pushed = NOBODY
    push(s, unit, NEIGHBOUR[s.at[unit], DIRECTION[way]])


@rule
def apply_follow(s, follows):
    """A follower comes along, free and facing as before, or stays (BLZ-27)."""
    unit = follower(s)
    hex_ = s.follow[unit]
    s.follow[unit] = NOBODY
    s.follows -= 1
    if follows:
        lift(s, unit, NOBODY)
        put(s, unit, hex_)
        emit(s, event.followed, EVERYONE, unit, hex_)


@rule
def may_face(s, unit, facing, turned_by_move):
    """Whether a unit may come to face a side: LUMBERING ones turn by one side for a point (BLZ-21)."""
    if not has_facing(s, unit):
        return facing == s.facing[unit]
    if not turned_by_move or not has(s, unit, LUMBERING):
        return True
    turn = (facing - s.facing[unit]) % SIDES_OF_A_HEX
    return turn <= 1 or turn == SIDES_OF_A_HEX - 1


@rule
def legal_faces(s, unit, turned_by_move, out, n):
    """The facings a unit may end with, the present one among them (BLZ-6, BLZ-20, BLZ-21)."""
    for facing in range(SIDES_OF_A_HEX):
        if may_face(s, unit, facing, turned_by_move):
            n = write(out, n, make.face(facing))
    return n


@rule
def faced(s):
    """The unit whose facing is asked: one just placed, or the one on the move (BLZ-6, BLZ-20)."""
    return s.to_face if s.to_face != NOBODY else s.moving


@rule
def apply_face(s, facing):
    """The facing that ends a move or a placing (BLZ-6, BLZ-20)."""
    unit = faced(s)
    if s.to_face != NOBODY:
        s.to_face = NOBODY
    else:
        s.moving = NOBODY
        s.hexes_left = 0
    turn_to(s, unit, facing)


# March (BLZ-10)


@rule
def may_march(s, unit, infantry_only):
    """Whether a unit may march now: once, straight ahead (BLZ-10); in a charge only infantry (BLZ-42)."""
    if not on_map(s, unit) or has_bit(s.marched, unit) or not has(s, unit, MARCH):
        return False
    if infantry_only and TYPE[unit] != INFANTRY:
        return False
    return may_go(s, unit, s.facing[unit])


@rule
def legal_marches(s, seat, infantry_only, out):
    """Every unit that may march, and the end of the step (BLZ-10, BLZ-16, BLZ-42)."""
    n = 0
    for unit in range(FIRST_UNIT[seat], LAST_UNIT[seat]):
        if may_march(s, unit, infantry_only):
            n = write(out, n, make.march(unit))
    return write(out, n, make.done())


@rule
def apply_march(s, unit):
    """One hex forward, free, facing as before (BLZ-10)."""
    s.marched |= 1 << unit
    direction = s.facing[unit]
    to = NEIGHBOUR[s.at[unit], direction]
    if to < 0:
        leave(s, unit)
        return
    emit(s, event.marched, EVERYONE, unit, to)
    enter(s, unit, direction)
