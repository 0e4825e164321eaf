"""Sets of hexes in two words do what Python's own sets do, on both sides of the border between the words."""

import random

import numpy as np
import pytest

from holotable.games.command import hexset
from holotable.games.command.hexset import hexes_of, words_of
from holotable.games.command.rules.lists import write_hexes

MOST = 2 * hexset.WORD


def some_sets():
    generator = random.Random(7)
    sets = [set(), {0}, {MOST - 1}, {hexset.WORD - 1, hexset.WORD}, set(range(MOST))]
    return sets + [set(generator.sample(range(MOST), generator.randrange(1, 40))) for _ in range(8)]


@pytest.mark.parametrize("a", some_sets(), ids=len)
def test_a_set_of_hexes_is_counted_walked_and_written_like_a_set(a):
    words = words_of(a)
    assert hexes_of(words) == sorted(a)
    assert bool(hexset.is_empty(words)) == (not a)
    assert hexset.count_hexes(words) == len(a)
    kept = np.zeros(2, np.int64)
    hexset.store(kept, words)
    assert tuple(hexset.load(kept)) == words
    walked = []
    while not hexset.is_empty(words):
        walked.append(hexset.first_hex(words))
        words = hexset.without_first(words)
    assert walked == sorted(a)
    out = np.zeros(MOST + 1, np.int32)
    assert write_hexes(out, 1, 1000, words_of(a)) == 1 + len(a)
    assert out[1 : 1 + len(a)].tolist() == [1000 + h for h in sorted(a)]


@pytest.mark.parametrize("a", some_sets(), ids=len)
def test_sets_of_hexes_are_joined_and_compared_like_sets(a):
    for b in some_sets():
        first, second = words_of(a), words_of(b)
        assert hexes_of(hexset.union(first, second)) == sorted(a | b)
        assert hexes_of(hexset.common(first, second)) == sorted(a & b)
        assert hexes_of(hexset.minus(first, second)) == sorted(a - b)
        assert bool(hexset.meet(first, second)) == bool(a & b)
        assert bool(hexset.covers(first, second)) == (a >= b)
    for h in (0, hexset.WORD - 1, hexset.WORD, MOST - 1):
        assert bool(hexset.has_hex(words_of(a), h)) == (h in a)
        assert hexes_of(hexset.with_hex(words_of(a), h)) == sorted(a | {h})
        assert hexes_of(hexset.without_hex(words_of(a), h)) == sorted(a - {h})
        assert hexes_of(hexset.alone(h)) == [h]
    assert hexes_of(hexset.empty_set()) == []
