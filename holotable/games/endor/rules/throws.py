"""Throws of several dice: counted at once, or left on the table to be used one by one (END-22, END-30, END-40, END-50)."""

from holotable.core.dice import roll
from holotable.core.jit import rule


@rule
def count_throw(s, dice, least):
    """Throw dice that count at once: how many show at least a number, and all of them as digits for an event."""
    scored = 0
    digits = 0
    for _ in range(dice):
        die = roll(s, 6)
        scored += die >= least
        digits = digits * 10 + die
    return scored, digits


@rule
def throw_for_use(s, dice):
    """Throw dice that are used one by one; returns all of them as digits for an event."""
    digits = 0
    for _ in range(dice):
        die = roll(s, 6)
        s.dice[die - 1] += 1
        digits = digits * 10 + die
    return digits


@rule
def any_die(s, least):
    """Whether an unused die shows at least a number."""
    for face in range(least - 1, 6):
        if s.dice[face] > 0:
            return True
    return False
