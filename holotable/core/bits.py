"""Sets of up to 63 things as the bits of one number: the two questions that processors answer in one instruction.

Interpreted, they are ordinary Python; compiled, for the CPU and for the GPU, they are that instruction.
"""

from typing import Any

from numba import types
from numba.extending import intrinsic

from .jit import COMPILED

if COMPILED:

    @intrinsic
    def lowest_bit(context, mask):
        """The place of the lowest bit of a mask that is not empty."""

        def trailing_zeros(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], context.get_constant(types.boolean, False))

        return types.int64(types.int64), trailing_zeros

    @intrinsic
    def count_bits(context, mask):
        """How many bits a mask has."""

        def ones(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), ones

else:

    def lowest_bit(mask: int) -> int:
        """The place of the lowest bit of a mask that is not empty."""
        return (mask & -mask).bit_length() - 1

    def count_bits(mask: int) -> int:
        """How many bits a mask has."""
        return mask.bit_count()
