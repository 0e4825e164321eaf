"""What the games' heuristics think of every row of a batch; loaded once for each game (`jit.load_for_game`)."""

from typing import TYPE_CHECKING

from holotable.core.jit import rule

if TYPE_CHECKING:
    from holotable.core.game_globals import evaluate


@rule
def chances_of(s, seats, weights, out):
    """Each seat's chance to win, 0 where nobody sits."""
    for seat in range(out.shape[0]):
        out[seat] = evaluate(s, seat, weights) if seat < seats else 0.0


@rule
def chances_of_rows(states, weights, games, out):
    """The same for every row."""
    for row in range(states.shape[0]):
        chances_of(states[row], games.seat_counts[games.which[row]], weights, out[row])
