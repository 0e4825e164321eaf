"""Base marker: the Empire looks at the top marker and puts it face down on one of its planets (TRI-51)."""

from holotable.core.jit import rule
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...state import COUNT, event, make
from ..lists import write_each
from ..planets import add_base, base_sites

CLAUSES = {"base": "TRI-51"}


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """Where the marker goes."""
    return "ask.base", {}


@rule
def choices(s, out, room):
    """Imperial planets without a base, or all of them; the marker must be placed (TRI-51)."""
    return write_each(base_sites(s), make.base(0), out, 0, room)


@rule
def place_base(s, planet):
    """The marker just taken goes face down on an Imperial planet (TRI-51)."""
    s.stack_n -= 1
    add_base(s, planet, s.stack[s.stack_n], 0)
    s.stack[s.stack_n] = 0
    emit(s, event.base_placed, EVERYONE, planet)
    s.step = COUNT
