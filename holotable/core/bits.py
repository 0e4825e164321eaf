"""Sets of up to 63 things as the bits of one number.

The two questions that processors answer in one instruction are ordinary Python when interpreted and that instruction when
compiled, for the CPU and for the GPU. The members of a set are walked through from the lowest, in all rules alike::

    while mask:
        planet = lowest_bit(mask)
        mask = without_lowest(mask)
"""

from typing import Any

from numba import types
from numba.extending import intrinsic

from .jit import COMPILED, rule

WORD = (1 << 64) - 1

if COMPILED:

    @intrinsic
    def _trailing_zeros(context, mask):
        def instruction(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], context.get_constant(types.boolean, False))

        return types.int64(types.int64), instruction

    @intrinsic
    def _ones(context, mask):
        def instruction(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), instruction

else:

    def _trailing_zeros(mask: int) -> int:
        return (int(mask) & -int(mask)).bit_length() - 1

    def _ones(mask: int) -> int:
        return (int(mask) & WORD).bit_count()


@rule
def lowest_bit(mask):
    """The place of the lowest bit of a mask that is not empty."""
    return _trailing_zeros(mask)


@rule
def count_bits(mask):
    """How many bits a mask has."""
    return _ones(mask)


@rule
def without_lowest(mask):
    """A mask without its lowest bit."""
    return mask & (mask - 1)


@rule
def has_bit(mask, place):
    """Whether a mask has the bit of a place."""
    return (mask >> place) & 1 != 0
