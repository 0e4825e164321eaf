"""The heuristics of a game that has none of its own: every choice is as good as another, every position is even."""

from holotable.core.jit import rule

NAMES: tuple[str, ...] = ()


@rule
def evaluate(s, seat, weights):
    """An even position."""
    return 0.5


@rule
def weigh(s, seat, actions, n, weights, out):
    """The same weight for every choice."""
    for i in range(n):
        out[i] = 1.0


@rule
def clock(s):
    """No turns are told apart."""
    return 0
