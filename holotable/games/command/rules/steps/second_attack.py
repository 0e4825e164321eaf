"""The second attack of a unit that broke through (COM-61a)."""

from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from ...state import make
from ...tables import UNITS
from ..attack_at_hand import hold
from ..firing import can_attack, write_attacks


@rule
def go_on(s):
    """After a break-through the unit may attack again, if it has a target (COM-61a)."""
    if can_attack(s, s.attacker):
        return True
    hold(s)
    return False


@rule
def choices(s, out):
    """Anything in range and sight, or hold (COM-61a)."""
    return write(out, write_attacks(s, s.attacker, out, 0), make.hold(s.attacker))


def ask(s: Record) -> tuple[str, Args]:
    """Attack again?"""
    return "ask.second", {"unit": UNITS[s.attacker]}
