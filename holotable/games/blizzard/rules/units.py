"""Units on the map: what lies up, where they stand, how they come, get damaged and go (BLZ-1, BLZ-5a, BLZ-23, BLZ-32)."""

from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import (
    ABILITY,
    AIR,
    ALLIANCE,
    HAS_FACING,
    HOME_FACING,
    ICE,
    INFANTRY,
    RANGE,
    SIDE,
    SLANT_Q,
    SLANT_Z,
    SPAN,
    SPEED,
    TYPE,
    UNIT_COUNT,
    VEHICLE,
)
from ..state import EXITED, LOST, NOBODY, event


@rule
def has(s, unit, ability):
    """Whether the side of the counter that lies up has an ability (BLZ-1)."""
    return ABILITY[unit, s.damaged[unit]] & ability != 0


@rule
def speed(s, unit):
    """Hexes a unit moves for one point (BLZ-20)."""
    return SPEED[unit, s.damaged[unit]]


@rule
def on_map(s, unit):
    """Whether a unit stands on a hex."""
    return s.at[unit] >= 0


@rule
def has_facing(s, unit):
    """Whether a unit faces a side of its hex; turrets and the generators do not (BLZ-1)."""
    return HAS_FACING[unit, s.damaged[unit]]


@rule
def distance(a, b):
    """The least number of steps between two hexes (BLZ-5a)."""
    q = SLANT_Q[a] - SLANT_Q[b]
    z = SLANT_Z[a] - SLANT_Z[b]
    return max(abs(q), abs(z), abs(q + z))


@rule
def difference(a, b):
    """The place of b as seen from a in the tables of arcs, or -1 when it is out of their square (BLZ-7)."""
    q = SLANT_Q[b] - SLANT_Q[a] + RANGE
    z = SLANT_Z[b] - SLANT_Z[a] + RANGE
    if q < 0 or q >= SPAN or z < 0 or z >= SPAN:
        return -1
    return q * SPAN + z


@rule
def may_enter(s, unit, hex_):
    """Stacking: who may enter a hex, whatever side the units there are on (BLZ-23); nobody on the ground enters ice."""
    if TYPE[unit] == AIR:
        return True
    if TYPE[unit] == INFANTRY:
        return not s.held[hex_] & (INFANTRY | VEHICLE | ICE)
    return not s.held[hex_] & (VEHICLE | ICE)


@rule
def infantry_in(s, hex_):
    """The infantry in a hex."""
    if s.held[hex_] & INFANTRY:
        for unit in range(UNIT_COUNT):
            if s.at[unit] == hex_ and TYPE[unit] == INFANTRY:
                return unit
    return NOBODY


@rule
def put(s, unit, hex_):
    """Stand a unit on a hex."""
    s.at[unit] = hex_
    s.held[hex_] |= TYPE[unit]


@rule
def lift(s, unit, place):
    """Take a unit off its hex to a place that is none; only air units share a hex with their like (BLZ-23)."""
    hex_ = s.at[unit]
    s.at[unit] = place
    if TYPE[unit] == AIR:
        for other in range(UNIT_COUNT):
            if s.at[other] == hex_ and TYPE[other] == AIR:
                return
    s.held[hex_] &= ~TYPE[unit]


@rule
def bring(s, unit, hex_):
    """A unit comes onto the map undamaged, facing the enemy until its player picks a facing (BLZ-1, BLZ-6)."""
    s.damaged[unit] = 0
    s.facing[unit] = HOME_FACING[SIDE[unit]] if has_facing(s, unit) else 0
    s.standing[SIDE[unit]] += 1
    put(s, unit, hex_)
    if has_facing(s, unit):
        s.to_face = unit


@rule
def take_off(s, unit, place):
    """A unit goes off the map, for good or until it comes back as new."""
    lift(s, unit, place)
    s.standing[SIDE[unit]] -= 1
    s.damaged[unit] = 0
    s.facing[unit] = 0
    if s.follow[unit] >= 0:
        s.follow[unit] = NOBODY
        s.follows -= 1


@rule
def destroy(s, unit):
    """A unit is destroyed; the Alliance's losses are counted (BLZ-32, BLZ-50)."""
    take_off(s, unit, LOST)
    s.losses += SIDE[unit] == ALLIANCE
    emit(s, event.destroyed, EVERYONE, unit)


@rule
def leave(s, unit):
    """A unit leaves the map: out, safe and not destroyed (BLZ-53)."""
    take_off(s, unit, EXITED)
    s.exits[SIDE[unit]] += 1
    emit(s, event.left, EVERYONE, unit)


@rule
def flip(s, unit, damaged):
    """Turn a counter over (BLZ-1)."""
    s.damaged[unit] = damaged
    if not has_facing(s, unit):
        s.facing[unit] = 0


@rule
def damage(s, unit):
    """The first damage flips a counter (BLZ-32)."""
    flip(s, unit, 1)
    emit(s, event.damaged, EVERYONE, unit)


@rule
def rally(s, unit):
    """A damaged infantry turns to its front (BLZ-25)."""
    flip(s, unit, 0)
    emit(s, event.rallied, EVERYONE, unit)


@rule
def turn_to(s, unit, facing):
    """A unit faces a side of its hex (BLZ-20)."""
    if s.facing[unit] != facing:
        s.facing[unit] = facing
        emit(s, event.turned, EVERYONE, unit, facing)
