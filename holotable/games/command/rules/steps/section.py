"""A card that asks for a section (COM-12a, COM-14a)."""

from holotable.core.bits import has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.lists import write_each
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from ...board import SECTION
from ...state import ORDER, make
from ...tables import NEEDS
from ..card_effects import op
from ..ordering import is_needed, order_all

CLAUSES = {"section": "COM-14a"}


@rule
def go_on(s):
    """Ask for a section, unless only one will do (COM-10a)."""
    sections = sections_to_name(s)
    if sections & (sections - 1):
        return True
    name_section(s, lowest_bit(sections))
    return False


@rule
def sections_to_name(s):
    """The sections that hold an own unit of the type the card names, as bits (COM-14a)."""
    found = 0
    mask = s.on_field[s.side]
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if is_needed(unit, op(s, NEEDS)):
            found |= SECTION[s.side, s.at[unit]]
    return found


@rule
def choices(s, out):
    """The sections that may be named."""
    return write_each(out, 0, make.section(0), sections_to_name(s))


@rule
def name_section(s, section):
    """All units of the named type in one section are ordered (COM-12a)."""
    mask = s.on_field[s.side]
    inside = 0
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if has_bit(SECTION[s.side, s.at[unit]], section):
            inside |= 1 << unit
    order_all(s, inside)
    s.step = ORDER


def ask(s: Record) -> tuple[str, Args]:
    """Which section?"""
    return "ask.section", {}
