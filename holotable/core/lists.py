"""Writing lists of choices in rising order; each function returns how many are written by then."""

from .bits import lowest_bit, without_lowest
from .jit import rule


@rule
def write(out, n, action):
    """One more choice."""
    out[n] = action
    return n + 1


@rule
def write_each(out, n, first, mask):
    """One choice for each thing of a mask: the last argument of `first`, which has its first value."""
    while mask:
        out[n] = first + lowest_bit(mask)
        mask = without_lowest(mask)
        n += 1
    return n
