"""The CUDA kernel of what the games' heuristics think of every row of a batch."""

from typing import TYPE_CHECKING

from numba import cuda

if TYPE_CHECKING:
    from holotable.core.game_globals import chances_of


@cuda.jit(cache=True)
def chances_kernel(states, weights, games, out):
    """Each seat's chance to win in every row."""
    for row in range(cuda.grid(1), states.shape[0], cuda.gridsize(1)):
        chances_of(states[row], games.seat_counts[games.which[row]], weights, out[row])
