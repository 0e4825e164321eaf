"""Set-up: the Death Star goes on an Imperial planet (TRI-44)."""

from holotable.core.jit import rule
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...board import EMPIRE
from ...state import REINFORCE, event, make
from ..lists import write_each
from ..planets import faction_planets
from .reinforce import next_reinforcement

CLAUSES = {"death_star": "TRI-44"}


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """Where the Death Star begins."""
    return "ask.death_star_setup", {}


@rule
def choices(s, out, room):
    """Every Imperial planet."""
    return write_each(faction_planets(s, EMPIRE), make.death_star(0), out, 0, room)


@rule
def set_up_star(s, planet):
    """The Death Star is put down; then start forces are added from seat 1 on (TRI-44, TRI-45)."""
    s.star = planet
    emit(s, event.death_star_moved, EVERYONE, planet)
    s.step = REINFORCE
    next_reinforcement(s, -1)
