"""Place: all forces received, then the ships built, go on own planets (TRI-26, TRI-55)."""

from holotable.core.jit import rule
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...state import AMOUNT_PLACE, INVADE, event, make
from ..lists import write_amounts, write_each
from ..planets import add_forces, add_ships, seat_name

CLAUSES = {"place": "TRI-26", "place_ship": "TRI-55"}


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """Where forces or ships go; with all placed, only cards are left to ask for."""
    if s.to_place > 0:
        return "ask.place", {"left": s.to_place}
    return ("ask.place_ship" if ships_left(s) else "ask.place_cards"), {}


@rule
def choices(s, seat, out, room):
    """Forces first, then ships (TRI-55)."""
    if s.to_place > 0:
        return force_choices(s, seat, out, room)
    n = 0
    for ship in range(3):
        if s.ships_to_place[ship] > 0:
            n = write_each(s.held[seat], make.place_ship(ship, 0), out, n, room)
    return n


@rule
def force_choices(s, seat, out, room):
    """Every own planet."""
    return write_each(s.held[seat], make.place(0), out, 0, room)


@rule
def ships_left(s):
    """Whether ships are still to be placed."""
    return s.ships_to_place[0] + s.ships_to_place[1] + s.ships_to_place[2] > 0


@rule
def owes(s):
    """Nothing may be kept (TRI-26, TRI-55)."""
    return s.to_place > 0 or ships_left(s)


@rule
def name_planet(s, planet):
    """The planet is named; how many forces go there is asked next."""
    s.move_to = planet
    s.part = AMOUNT_PLACE


@rule
def amount_choices(s, out, room):
    """From one force to all that are left."""
    return write_amounts(1, s.to_place, out, room)


@rule
def place(s, planet, count):
    """Forces received go on an own planet (TRI-26)."""
    add_forces(s, planet, count)
    s.to_place -= count
    emit(s, event.placed, EVERYONE, seat_name(s, s.seat), planet, count)


@rule
def place_ship(s, ship, planet):
    """A ship built goes on an own planet (TRI-55)."""
    s.ships_to_place[ship] -= 1
    add_ships(s, planet, ship, 1)
    emit(s, event.ship_placed, EVERYONE, ship, planet)


@rule
def leave(s):
    """The invasions begin (TRI-20)."""
    s.step = INVADE
