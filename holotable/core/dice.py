"""Dice and shuffles: a small fast generator inside the record, or a script of dice put there first.

The generator is sfc32 in int64 arithmetic with explicit masks, so that the interpreter, the compiler and the GPU
give the same numbers.
"""

import hashlib
import hmac

import numpy as np

from .jit import rule

WORD = 0xFFFFFFFF


@rule
def advance(rng):
    """The next 32 random bits of a generator (four words)."""
    a = np.int64(rng[0])
    b = np.int64(rng[1])
    c = np.int64(rng[2])
    counter = np.int64(rng[3])
    word = (a + b + counter) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & WORD
    rng[2] = ((((c << 21) | (c >> 11)) & WORD) + word) & WORD
    rng[3] = (counter + 1) & WORD
    return word


@rule
def seed_words(rng, seed, stream):
    """Fill a generator from a seed; different streams of one seed are independent."""
    rng[0] = seed & WORD
    rng[1] = (seed >> 32) & WORD
    rng[2] = stream & WORD
    rng[3] = 1
    for _ in range(12):
        advance(rng)


@rule
def below(rng, n):
    """A random whole number from 0 to n - 1."""
    return (advance(rng) * n) >> 32


@rule
def roll(s, sides):
    """Roll one die: the next of the script if there is one, else the generator."""
    if s.script_at < s.script_n:
        s.script_at += 1
        return np.int64(s.script[s.script_at - 1])
    return below(s.rng, sides) + 1


@rule
def pack(dice, first, last):
    """The dice from `first` up to `last` as the digits of one number, for an event."""
    digits = 0
    for i in range(first, last):
        digits = digits * 10 + dice[i]
    return digits


@rule
def pack_small(first, second, third):
    """Three numbers from -8 to 7 in one, for an event that has more to say than arguments; see `vocabulary.SMALL`."""
    return (first + 8) | (second + 8) << 4 | (third + 8) << 8


@rule
def shuffle(s, cards, first, last):
    """Shuffle cards[first:last] in place; scripted dice do not touch shuffles."""
    for i in range(last - 1, first, -1):
        j = first + below(s.rng, i - first + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@rule
def put_in_order(cards, first, last):
    """Sort cards[first:last] in place, so that hidden cards that are dealt anew after it keep no trace of their order."""
    for i in range(first + 1, last):
        card = cards[i]
        j = i
        while j > first and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card


def set_script(s, dice: list[int]) -> None:
    """Replace what is left of an earlier script; when it runs out the generator goes on."""
    s.script_at = 0
    s.script_n = len(dice)
    s.script[:] = 0
    s.script[: len(dice)] = dice


def commitment(secret: bytes) -> str:
    """What is shown before a provable game; the secret itself is shown after it."""
    return hashlib.sha256(secret).hexdigest()


def rekey(s, secret: bytes, ply: int, branch: int) -> None:
    """Key the generator anew before an action, so that nobody can tell a roll from those before it."""
    digest = hmac.digest(secret, f"{ply}:{branch}".encode(), "sha256")
    s.rng[:] = np.frombuffer(digest[:16], "<u4")
