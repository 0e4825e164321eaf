"""The generator: even, independent, and exactly what is expected of sfc32."""

import numpy as np

from holotable.core import records
from holotable.core.dice import advance, below, roll, seed_words, set_script, shuffle
from holotable.core.records import state_dtype

STATE = state_dtype([("cards", "i1", 10)])


def sfc32(words):
    """The generator as its author published it, with 32-bit wrap-around by hand."""
    a, b, c, d = words
    t = (a + b + d) % 2**32
    a, b, c, d = b ^ (b >> 9), (c + (c << 3)) % 2**32, ((c << 21 | c >> 11) % 2**32 + t) % 2**32, (d + 1) % 2**32
    return t, [a, b, c, d]


def test_the_generator_is_sfc32():
    rng, plain = np.array([1, 2, 3, 4], np.uint32), [1, 2, 3, 4]
    for _ in range(100):
        word, plain = sfc32(plain)
        assert advance(rng) == word


def test_dice_are_even():
    rng = np.zeros(4, np.uint32)
    seed_words(rng, 5, 0)
    counts = np.bincount([below(rng, 6) for _ in range(60_000)], minlength=6)
    assert abs(counts - 10_000).max() < 4 * np.sqrt(60_000 * 5 / 36)


def test_seeds_and_streams_differ():
    seen = set()
    for seed in range(50):
        for stream in range(3):
            rng = np.zeros(4, np.uint32)
            seed_words(rng, seed, stream)
            seen.add(advance(rng))
    assert len(seen) == 150


def test_a_script_comes_first_and_leaves_shuffles_alone():
    s = records.new(STATE)[0]
    seed_words(np.asarray(s.rng), 1, 0)
    set_script(s, [6, 2])
    cards = np.arange(10)
    shuffle(s, cards, 2, 8)
    assert sorted(cards) == list(range(10))
    assert list(cards[:2]) == [0, 1]
    assert list(cards[8:]) == [8, 9]
    assert [roll(s, 6), roll(s, 6)] == [6, 2]
    assert s.script_at == s.script_n == 2
    assert 1 <= roll(s, 6) <= 6


def test_a_shuffle_is_even():
    s = records.new(STATE)[0]
    seed_words(np.asarray(s.rng), 9, 0)
    first = []
    for _ in range(12_000):
        cards = np.arange(4)
        shuffle(s, cards, 0, 4)
        first.append(tuple(cards))
    counts = {order: first.count(order) for order in set(first)}
    assert len(counts) == 24
    assert all(abs(n - 500) < 4 * np.sqrt(500) for n in counts.values())
