"""Sets of up to 120 hexes as the bits of two whole numbers: hexes 0-59 in the first, the others in the second.

In functions a set is a tuple of its two words. In the record and in the tables of the board it is an array of two, which
`load` reads and `store` writes. The hexes of a set are walked through from the lowest, in all rules alike::

    while not is_empty(hexes):
        h = first_hex(hexes)
        hexes = without_first(hexes)
"""

from collections.abc import Iterable

import numpy as np

from holotable.core.bits import count_bits, lowest_bit, without_lowest
from holotable.core.jit import rule

WORD = 60
WORDS = 2
BIT = np.array([[1 << h, 0] for h in range(WORD)] + [[0, 1 << h] for h in range(WORD)], np.int64)
"""The two words of each hex alone."""


def words_of(hexes: Iterable[int]) -> tuple[int, int]:
    """A set of hexes as its two words."""
    whole = 0
    for h in hexes:
        whole |= 1 << h
    return whole & ((1 << WORD) - 1), whole >> WORD


def hexes_of(words: Iterable[int]) -> list[int]:
    """The hexes of two words, ascending."""
    first, second = (int(word) for word in words)
    return [h for h in range(WORDS * WORD) if (first | second << WORD) >> h & 1]


@rule
def load(words):
    """A set out of an array of two words."""
    return words[0], words[1]


@rule
def store(words, hexes):
    """Write a set into an array of two words."""
    words[0] = hexes[0]
    words[1] = hexes[1]


@rule
def empty_set():
    """No hex."""
    return 0, 0


@rule
def alone(h):
    """One hex."""
    return BIT[h, 0], BIT[h, 1]


@rule
def has_hex(hexes, h):
    """Whether a hex belongs to a set."""
    return (hexes[0] & BIT[h, 0]) | (hexes[1] & BIT[h, 1]) != 0


@rule
def with_hex(hexes, h):
    """A set and one hex more."""
    return hexes[0] | BIT[h, 0], hexes[1] | BIT[h, 1]


@rule
def without_hex(hexes, h):
    """A set without one hex."""
    return hexes[0] & ~BIT[h, 0], hexes[1] & ~BIT[h, 1]


@rule
def union(a, b):
    """The hexes of one set or the other."""
    return a[0] | b[0], a[1] | b[1]


@rule
def common(a, b):
    """The hexes of both sets."""
    return a[0] & b[0], a[1] & b[1]


@rule
def minus(a, b):
    """The hexes of one set that are not in the other."""
    return a[0] & ~b[0], a[1] & ~b[1]


@rule
def is_empty(hexes):
    """Whether a set has no hex."""
    return hexes[0] | hexes[1] == 0


@rule
def meet(a, b):
    """Whether two sets have a hex in common."""
    return (a[0] & b[0]) | (a[1] & b[1]) != 0


@rule
def covers(a, b):
    """Whether a set has every hex of another."""
    return (b[0] & ~a[0]) | (b[1] & ~a[1]) == 0


@rule
def count_hexes(hexes):
    """How many hexes a set has."""
    return count_bits(hexes[0]) + count_bits(hexes[1])


@rule
def first_hex(hexes):
    """The lowest hex of a set that is not empty."""
    return lowest_bit(hexes[0]) if hexes[0] else WORD + lowest_bit(hexes[1])


@rule
def without_first(hexes):
    """A set that is not empty without its lowest hex."""
    if hexes[0]:
        return without_lowest(hexes[0]), hexes[1]
    return hexes[0], without_lowest(hexes[1])
