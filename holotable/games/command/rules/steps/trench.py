"""Infantry in a trench may ignore one retreat (COM-44, COM-44a)."""

from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from ...state import RETREAT, make
from ...tables import TARGETS

CLAUSES = {"ignore_retreat": "COM-44", "take_retreat": "COM-44a"}


@rule
def go_on(s):
    """The owner of the infantry is asked once an attack (COM-44a)."""
    return True


@rule
def choices(s, out):
    """Ignore one symbol, or take them all (COM-44a)."""
    return write(out, write(out, 0, make.ignore_retreat()), make.take_retreat())


@rule
def ignore_retreat(s):
    """The trench takes away one retreat symbol (COM-44a)."""
    s.retreats -= 1
    s.step = RETREAT


@rule
def take_retreat(s):
    """All symbols count."""
    s.step = RETREAT


def ask(s: Record) -> tuple[str, Args]:
    """Ignore a retreat?"""
    return "ask.trench", {"target": TARGETS[s.target], "left": s.retreats}
