"""Sets as the bits of a number."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from holotable.core.bits import count_bits, lowest_bit


@settings(deadline=None)
@given(st.sets(st.integers(0, 62), min_size=1))
def test_lowest_and_count_are_those_of_the_set(places):
    mask = sum(1 << place for place in places)
    assert lowest_bit(mask) == min(places)
    assert count_bits(mask) == len(places)


def test_the_sign_is_a_bit_like_any_other():
    assert count_bits(0) == 0
    assert lowest_bit(np.int64(-(1 << 62))) == 62
    assert count_bits(np.int64(-(1 << 62))) == 2
