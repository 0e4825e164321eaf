"""What event cards are aimed at: planets, ships, opponents, markers (TRI-130, TRI-134)."""

import numpy as np

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule

from ..board import (
    ADJACENT,
    CARD_ARGS,
    CARD_COUNT,
    CARD_OP,
    CARD_TARGET,
    EMPIRE,
    FACTION_OF,
    HUTTS,
    NAME_OF,
    PLAYERS,
    RESOURCE_WIN,
    RESOURCES,
    TWO_STEPS,
    op,
)
from ..state import ARGUMENT_KINDS, FIRST_ARGUMENT, make
from .hands import hand_size
from .lists import write_each
from .planets import base_planets, enemy_planets, faction_planets, protected, ships_at, touching, with_ships

FIRST_OF_CARD = np.zeros((CARD_COUNT, 3), np.int64)
"""Where the values that each argument of a card can have begin among all arguments."""
for _card, _args in enumerate(CARD_ARGS):
    for _k, _name in enumerate(_args):
        FIRST_OF_CARD[_card, _k] = FIRST_ARGUMENT[ARGUMENT_KINDS.index(_name)]


@rule
def argument_choices(s, seat, out, room):
    """Everything that the card being played may be aimed at next."""
    first = make.argument(FIRST_OF_CARD[s.card, s.argument_n])
    return write_each(aims(s, seat, s.card, s.argument_n), first, out, 0, room)


@rule
def aims(s, seat, card, k):
    """What the k-th argument of a card may be: planets, classes, seat names or marker faces, as a mask."""
    what = CARD_OP[card]
    if what == op.new_death_star:
        return faction_planets(s, EMPIRE) if s.star < 0 else 0
    if what in (op.discard_random, op.look_discard, op.steal):
        return opponents_with_cards(s, seat, CARD_TARGET[card])
    if what == op.remove_ship:
        if k == 0:
            return planets_with_enemy_ships(s, seat, CARD_TARGET[card])
        return classes_at(s, s.arguments[0])
    if what == op.spy:
        return unseen_bases(s, FACTION_OF[s.layout, seat])
    if what == op.evacuate:
        return places_to_flee(s, seat)
    if what == op.turn_planet:
        return planets_to_turn(s, seat)
    if what == op.long_attack:
        return long_origins(s, seat) if k == 0 else long_targets(s, seat, s.arguments[0])
    if what == op.through_field:
        return fields_beside(s, seat)
    return base_moves(s, k)


@rule
def opponents_with_cards(s, seat, faction):
    """Seats of other factions, or of one named faction, that hold a card; by their names (TRI-134)."""
    names = 0
    for other in range(PLAYERS[s.layout]):
        side = FACTION_OF[s.layout, other]
        if side != FACTION_OF[s.layout, seat] and (faction < 0 or side == faction) and hand_size(s, other) > 0:
            names |= 1 << NAME_OF[s.layout, other]
    return names


@rule
def seat_named(s, name):
    """The seat of this table with a name."""
    seat = 0
    while NAME_OF[s.layout, seat] != name:
        seat += 1
    return seat


@rule
def planets_with_enemy_ships(s, seat, faction):
    """Enemy planets with ships next to an own planet."""
    near = touching(s, s.held[seat]) & enemy_planets(s, seat)
    if faction >= 0:
        near &= faction_planets(s, faction)
    return near & with_ships(s)


@rule
def classes_at(s, planet):
    """The classes of ships on a planet."""
    classes = 0
    for ship in range(3):
        if s.ships[planet, ship] > 0:
            classes |= 1 << ship
    return classes


@rule
def unseen_bases(s, faction):
    """Planets with a base marker that a faction has not seen."""
    planets = 0
    for i in range(s.base_n):
        if not has_bit(s.base_seen[i], faction):
            planets |= 1 << s.base_at[i]
    return planets


@rule
def places_to_flee(s, seat):
    """Own planets next to the one attacked, if there is anything to move (Evacuation)."""
    if s.forces[s.target] < 2 and ships_at(s, s.target) == 0:
        return 0
    return ADJACENT[s.target] & s.held[seat]


@rule
def planets_to_turn(s, seat):
    """Enemy planets next to an own one with 1 force and no ship, base or Death Star; never a tenth resource planet."""
    near = touching(s, s.held[seat]) & enemy_planets(s, seat) & ~(s.strong | with_ships(s) | base_planets(s))
    if s.star >= 0:
        near &= ~(1 << s.star)
    if FACTION_OF[s.layout, seat] == HUTTS and count_bits(s.held[seat] & RESOURCES) >= RESOURCE_WIN - 1:
        near &= ~RESOURCES
    return near


@rule
def long_targets(s, seat, origin):
    """Enemy planets exactly two steps away, over any planet that is no asteroid field."""
    reach = TWO_STEPS[origin] & touching(s, ADJACENT[origin] & ~s.fields)
    return reach & enemy_planets(s, seat) & ~protected(s)


@rule
def long_origins(s, seat):
    """Own planets with two forces that have an enemy two steps away; one such way at a time."""
    if s.lane_from >= 0:
        return 0
    own = s.held[seat] & s.strong
    origins = 0
    while own:
        planet = lowest_bit(own)
        own = without_lowest(own)
        if long_targets(s, seat, planet) != 0:
            origins |= 1 << planet
    return origins


@rule
def fields_beside(s, seat):
    """Asteroid fields next to an own planet, while no way through a field is open."""
    if s.open_field >= 0:
        return 0
    fields = s.fields
    beside = 0
    while fields:
        field = lowest_bit(fields)
        fields = without_lowest(fields)
        if ADJACENT[field] & s.held[seat]:
            beside |= 1 << field
    return beside


@rule
def base_moves(s, k):
    """Secret Transfer: from any base, to an Imperial planet without one, and which marker."""
    free = faction_planets(s, EMPIRE) & ~base_planets(s)
    if k == 0:
        return base_planets(s) if free else 0
    if k == 1:
        return free
    faces = 0
    for i in range(s.base_n):
        if s.base_at[i] == s.arguments[0]:
            faces |= 1 << s.base_face[i]
    return faces
