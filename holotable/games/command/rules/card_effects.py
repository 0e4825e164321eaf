"""What the card in play does, to the turn and to one unit (COM-14, COM-70, COM-72)."""

from holotable.core.bits import has_bit
from holotable.core.jit import rule

from ..tables import OP


@rule
def op(s, column):
    """What the card in play does in one respect; nothing special when it fell back to a plain order (COM-14)."""
    return OP[s.side, s.op, column]


@rule
def bonus(s, unit, column):
    """A card's effect on one ordered unit; units ordered beside the card get none."""
    return 0 if has_bit(s.beside_card, unit) else OP[s.side, s.op, column]
