"""Fortify: forces move once over connected ground (TRI-33, TRI-111)."""

from holotable.core.bits import lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...board import TEAMS, TRILOGY
from ...state import AMOUNT_FORTIFY, DRAW, FORTIFY_SHIPS, TAKE_OVER, event, make
from ..lists import write_amounts, write_each
from ..planets import add_forces, connected, ground_of

CLAUSES = {"fortify": "TRI-33"}


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """Which forces move where."""
    return "ask.fortify", {}


@rule
def choices(s, seat, out, room):
    """From every own planet with 2 forces to every other that is joined to it (TRI-33, TRI-111)."""
    n = 0
    if s.fortifies_left == 0:
        return n
    own = s.held[seat] & s.strong
    ground = 0
    while own and n < room:
        origin = lowest_bit(own)
        own = without_lowest(own)
        ground = ground_of(s, seat, origin, ground, room)
        n = write_each(ground & s.held[seat] & ~(1 << origin), make.fortify(origin, 0), out, n, room)
    return n


@rule
def can_move(s, seat):
    """Whether any forces could move, had the seat a fortification left."""
    own = s.held[seat] & s.strong
    while own:
        origin = lowest_bit(own)
        own = without_lowest(own)
        if connected(s, seat, origin, 1) & s.held[seat] & ~(1 << origin):
            return True
    return False


@rule
def name_planets(s, origin, to):
    """Both planets are named; how many forces move is asked next."""
    s.move_from = origin
    s.move_to = to
    s.part = AMOUNT_FORTIFY


@rule
def amount_choices(s, out, room):
    """From one force to all but one (TRI-33)."""
    return write_amounts(1, s.forces[s.move_from] - 1, out, room)


@rule
def fortify(s, origin, to, count):
    """Forces move over own ground, at least one staying behind (TRI-33)."""
    add_forces(s, origin, -count)
    add_forces(s, to, count)
    s.fortifies_left -= 1
    emit(s, event.moved, EVERYONE, origin, to, count)


@rule
def leave(s):
    """Teams may change command, then ships come; standard mode has neither (TRI-20, TRI-50)."""
    s.fortifies_left = 0
    if TEAMS[s.layout]:
        s.step = TAKE_OVER
    else:
        s.step = FORTIFY_SHIPS if TRILOGY[s.layout] else DRAW
