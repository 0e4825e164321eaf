"""The Death Star's step: it moves, fires, or is built anew (TRI-84..TRI-88)."""

from holotable.core.bits import count_bits, has_bit
from holotable.core.dice import roll
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...board import ADJACENT, BORDERS, CARD_REGIONS, EMPIRE, FIELD_LIMIT
from ...state import DRAW, TO_FLY, event, make
from ..effects import STAR_DRIVE, active, end_effects
from ..lists import write, write_each
from ..outcome import after_loss, move_force
from ..planets import add_forces, lose_all_ships, protected, seat_name, set_owner, touching

CLAUSES = {"roll_death_star": "TRI-84", "move_death_star": "TRI-84", "fire": "TRI-85"}


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """Whether the Death Star moves, and where to."""
    if s.star_roll and not s.star_done:
        return "ask.move_death_star", {"roll": s.star_roll}
    return "ask.death_star", {}


@rule
def choices(s, out, room):
    """The Death Star's die, then where it takes it; staying is `done` (TRI-84)."""
    if s.star < 0 or s.star_done:
        return 0
    if s.star_roll == 0:
        return write(make.roll_death_star(), out, 0, room)
    return write_each(reach(s), make.move_death_star(0), out, 0, room)


@rule
def leave(s):
    """The last step of the turn is the draw (TRI-50)."""
    s.star_roll = 0
    s.star_done = 0
    end_effects(s, STAR_DRIVE)
    s.step = DRAW


# Moving


@rule
def roll_star(s):
    """One die for the movement, two with a better drive (TRI-84)."""
    dice = roll(s, 6)
    s.star_roll = dice
    if active(s, EMPIRE, STAR_DRIVE):
        die = roll(s, 6)
        dice = dice * 10 + die
        s.star_roll += die
    emit(s, event.rolled, EVERYONE, seat_name(s, s.seat), dice, 0, TO_FLY)


@rule
def reach(s):
    """Where the roll can take the Death Star: through any planets but asteroid fields (TRI-84, TRI-86)."""
    here = 1 << s.star
    ways = BORDERS[s.star] if has_bit(s.fields, s.star) else ADJACENT[s.star]
    reached = here | (ways & ~s.fields)
    edge = reached & ~here
    for _ in range(s.star_roll - 1):
        edge = touching(s, edge) & ~reached
        reached |= edge
    return reached & ~here


@rule
def move_star(s, to):
    """The Death Star moves, once a turn (TRI-84)."""
    s.star = to
    s.star_done = 1
    emit(s, event.death_star_moved, EVERYONE, to)


# Firing and building, both by card


@rule
def can_fire(s, card):
    """Whether a card fires at the planet under the Death Star: an enemy's, in a region it names, a field left (TRI-85)."""
    if s.star < 0 or s.owner[s.star] < 0 or protected(s) or count_bits(s.fields) >= FIELD_LIMIT:
        return False
    return has_bit(CARD_REGIONS[card], s.star)


@rule
def fire(s):
    """The planet under the Death Star becomes an asteroid field (TRI-85, TRI-86)."""
    planet = s.star
    loser = s.owner[planet]
    set_owner(s, planet, -1)
    add_forces(s, planet, -s.forces[planet])
    lose_all_ships(s, planet)
    s.fields |= 1 << planet
    s.star_done = 1
    emit(s, event.fired, EVERYONE, planet)
    move_force(s, -1)
    after_loss(s, loser)


@rule
def build_star(s, planet):
    """A new Death Star on an Imperial planet; it does nothing more this turn (TRI-87)."""
    s.star = planet
    s.star_done = 1
    emit(s, event.death_star_moved, EVERYONE, planet)
    move_force(s, -1)
