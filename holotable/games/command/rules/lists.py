"""Writing lists of choices in rising order; each function returns how many are written by then."""

from holotable.core.bits import lowest_bit, without_lowest
from holotable.core.jit import rule

from ..hexset import first_hex, is_empty, without_first


@rule
def write(out, n, action):
    """One more choice."""
    out[n] = action
    return n + 1


@rule
def write_each(out, n, first, mask):
    """One choice for each unit or card of a mask: the last argument of `first`, which has its first value."""
    while mask:
        out[n] = first + lowest_bit(mask)
        mask = without_lowest(mask)
        n += 1
    return n


@rule
def write_hexes(out, n, first, hexes):
    """One choice for each hex of a set: the last argument of `first`, which has its first value."""
    while not is_empty(hexes):
        out[n] = first + first_hex(hexes)
        hexes = without_first(hexes)
        n += 1
    return n
