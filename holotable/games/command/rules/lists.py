"""Writing a choice for each hex of a set, as `holotable.core.lists` does for masks."""

from holotable.core.jit import rule

from ..hexset import first_hex, is_empty, without_first


@rule
def write_hexes(out, n, first, hexes):
    """One choice for each hex of a set: the last argument of `first`, which has its first value."""
    while not is_empty(hexes):
        out[n] = first + first_hex(hexes)
        hexes = without_first(hexes)
        n += 1
    return n
