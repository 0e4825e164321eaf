"""Fortify ships: ships of one planet move once over connected ground (TRI-57, TRI-111)."""

from holotable.core.bits import lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...board import EMPIRE, FACTION_OF
from ...state import DEATH_STAR, DRAW, event, make
from ..lists import write, write_each
from ..planets import add_ships, ground_of

CLAUSES = {"fortify_ship": "TRI-57"}


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """Which ship moves where."""
    return "ask.fortify_ships", {}


@rule
def choices(s, seat, out, room):
    """Any ship to any own planet that is joined to its own; the first one fixes both planets (TRI-57, TRI-111)."""
    if s.ships_from >= 0:
        return more_choices(s, out, room)
    n = 0
    for ship in range(3):
        own = s.held[seat] & s.docked[ship]
        ground = 0
        while own and n < room:
            origin = lowest_bit(own)
            own = without_lowest(own)
            ground = ground_of(s, seat, origin, ground, room)
            n = write_each(ground & s.held[seat] & ~(1 << origin), make.fortify_ship(ship, origin, 0), out, n, room)
    return n


@rule
def more_choices(s, out, room):
    """Ships that may follow the first one (TRI-57)."""
    n = 0
    for ship in range(3):
        if s.ships[s.ships_from, ship] > 0:
            n = write(make.fortify_ship(ship, s.ships_from, s.ships_to), out, n, room)
    return n


@rule
def fortify_ship(s, ship, origin, to):
    """One ship moves; the first one fixes both planets (TRI-57)."""
    add_ships(s, origin, ship, -1)
    add_ships(s, to, ship, 1)
    s.ships_from = origin
    s.ships_to = to
    emit(s, event.ships_moved, EVERYONE, origin, to, int(ship == 0), int(ship == 1), int(ship == 2))


@rule
def leave(s):
    """The Death Star's step is the Empire's; the others draw (TRI-50)."""
    s.ships_from = -1
    s.ships_to = -1
    s.step = DEATH_STAR if FACTION_OF[s.layout, s.seat] == EMPIRE else DRAW
