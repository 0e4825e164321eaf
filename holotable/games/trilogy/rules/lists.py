"""Writing lists of choices in rising order.

Every list stops at `room` entries, so that the same functions tell cheaply whether there is more than one choice (TRI-12).
"""

from holotable.core.bits import lowest_bit, without_lowest
from holotable.core.jit import rule

from ..state import MOST, make


@rule
def write(action, out, n, room):
    """One more choice, if there is room."""
    if n < room:
        out[n] = action
        n += 1
    return n


@rule
def write_each(mask, first, out, n, room):
    """One choice for each planet, card or other thing of a mask: the last argument of `first`, which has its first value."""
    while mask and n < room:
        out[n] = first + lowest_bit(mask)
        mask = without_lowest(mask)
        n += 1
    return n


@rule
def write_amounts(least, most, out, room):
    """Every amount from the least to the most."""
    n = 0
    for count in range(least, min(most, MOST) + 1):
        n = write(make.amount(count), out, n, room)
    return n
