"""Planets and what stands on them: owners, forces, ships, bases, the ways between them (TRI-2, TRI-9, TRI-80, TRI-86)."""

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule

from ..board import (
    ADJACENT,
    ALL_PLANETS,
    EMPIRE,
    FACTION_OF,
    MARKER_COUNT,
    NAME_OF,
    OWNERS_OF,
    PARTNER,
    PLAYERS,
)

# Owners


@rule
def seat_name(s, owner):
    """The name of an owner as events know it."""
    return NAME_OF[s.layout, owner]


@rule
def team_eyes(s, seat):
    """The seats that share what a seat sees (TRI-113)."""
    partner = PARTNER[s.layout, seat]
    return (1 << seat) | ((1 << partner) if partner >= 0 else 0)


@rule
def faction_eyes(s, faction):
    """The seats of a faction as a mask."""
    mask = 0
    for seat in range(PLAYERS[s.layout]):
        if FACTION_OF[s.layout, seat] == faction:
            mask |= 1 << seat
    return mask


@rule
def own_ground(s, seat):
    """The planets of a seat and its partner (TRI-110, TRI-111)."""
    partner = PARTNER[s.layout, seat]
    if partner < 0:
        return s.held[seat]
    return s.held[seat] | s.held[partner]


@rule
def faction_planets(s, faction):
    """The planets of a whole faction, neutral Hutts included."""
    planets = 0
    owners = OWNERS_OF[s.layout, faction]
    while owners:
        planets |= s.held[lowest_bit(owners)]
        owners = without_lowest(owners)
    return planets


@rule
def enemy_planets(s, seat):
    """The planets of all that a seat may fight (TRI-27, TRI-110); asteroid fields are nobody's (TRI-86)."""
    return ALL_PLANETS & ~s.fields & ~own_ground(s, seat)


@rule
def set_owner(s, planet, owner):
    """A planet changes hands."""
    if s.owner[planet] >= 0:
        s.held[s.owner[planet]] &= ~(1 << planet)
    s.owner[planet] = owner
    if owner >= 0:
        s.held[owner] |= 1 << planet


# Ways


@rule
def protected(s):
    """The Imperial planet under the Death Star, which cannot be attacked, as a mask (TRI-80)."""
    if s.star < 0 or s.owner[s.star] < 0 or FACTION_OF[s.layout, s.owner[s.star]] != EMPIRE:
        return 0
    return 1 << s.star


@rule
def touching(s, planets):
    """Every planet next to one of these."""
    near = 0
    while planets:
        near |= ADJACENT[lowest_bit(planets)]
        planets = without_lowest(planets)
    return near & ~s.fields


@rule
def join_field(s, planet, reach):
    """The planets an invasion or fortification reaches from here, with a way through an asteroid field opened (TRI-130)."""
    if s.open_field >= 0 and has_bit(ADJACENT[s.open_field], planet):
        reach |= ADJACENT[s.open_field] & ~(1 << planet)
    return reach


@rule
def connected(s, seat, planet, room):
    """The planets joined to one through own ground (TRI-33, TRI-111), a way through an asteroid field included.

    As the lists that are made of it, this stops where it has found `room` planets to go to.
    """
    ground = own_ground(s, seat)
    reach = 1 << planet
    frontier = reach
    while frontier and count_bits(reach & s.held[seat]) <= room:
        here = lowest_bit(frontier)
        frontier = without_lowest(frontier)
        more = join_field(s, here, ADJACENT[here]) & ground & ~reach
        reach |= more
        frontier |= more
    return reach


@rule
def ground_of(s, seat, planet, ground, room):
    """The planets joined to one: those of the ground found before if it is among them, else found now."""
    return ground if has_bit(ground, planet) else connected(s, seat, planet, room)


# Forces and ships


@rule
def add_forces(s, planet, count):
    """Forces come to a planet, or leave it."""
    s.forces[planet] += count
    bit = 1 << planet
    s.strong = s.strong | bit if s.forces[planet] >= 2 else s.strong & ~bit


@rule
def add_ships(s, planet, ship, count):
    """Ships of a class come to a planet, or leave it."""
    s.ships[planet, ship] += count
    bit = 1 << planet
    s.docked[ship] = s.docked[ship] | bit if s.ships[planet, ship] > 0 else s.docked[ship] & ~bit


@rule
def ships_at(s, planet):
    """How many ships stand on a planet."""
    return s.ships[planet, 0] + s.ships[planet, 1] + s.ships[planet, 2]


@rule
def with_ships(s):
    """The planets with ships as a mask."""
    return s.docked[0] | s.docked[1] | s.docked[2]


@rule
def lose_all_ships(s, planet):
    """Every ship on a planet is gone."""
    for ship in range(3):
        add_ships(s, planet, ship, -s.ships[planet, ship])


@rule
def ships_of_class(s, seat, ship):
    """How many ships of a class a seat has on the map and still to place (TRI-54)."""
    n = s.ships_to_place[ship] if seat == s.seat else 0
    planets = s.held[seat] & s.docked[ship]
    while planets:
        n += s.ships[lowest_bit(planets), ship]
        planets = without_lowest(planets)
    return n


# Bases


@rule
def bases_at(s, planet):
    """How many bases stand on a planet."""
    n = 0
    for i in range(s.base_n):
        n += s.base_at[i] == planet
    return n


@rule
def base_planets(s):
    """The planets with a base as a mask."""
    planets = 0
    for i in range(s.base_n):
        planets |= 1 << s.base_at[i]
    return planets


@rule
def base_sites(s):
    """Where a base may go: Imperial planets without one, all of them if there is no other (TRI-51, TRI-72)."""
    imperial = faction_planets(s, EMPIRE)
    free = imperial & ~base_planets(s)
    return free if free else imperial


@rule
def add_base(s, planet, face, seen):
    """Put a marker on a planet, behind those that are there; the list is kept by planet."""
    i = s.base_n
    while i > 0 and s.base_at[i - 1] > planet:
        s.base_at[i] = s.base_at[i - 1]
        s.base_face[i] = s.base_face[i - 1]
        s.base_seen[i] = s.base_seen[i - 1]
        i -= 1
    s.base_at[i] = planet
    s.base_face[i] = face
    s.base_seen[i] = seen
    s.base_n += 1


@rule
def remove_base(s, place):
    """Take the marker at a place of the list off the map."""
    for i in range(place, MARKER_COUNT - 1):
        s.base_at[i] = s.base_at[i + 1]
        s.base_face[i] = s.base_face[i + 1]
        s.base_seen[i] = s.base_seen[i + 1]
    s.base_at[MARKER_COUNT - 1] = 0
    s.base_face[MARKER_COUNT - 1] = 0
    s.base_seen[MARKER_COUNT - 1] = 0
    s.base_n -= 1
