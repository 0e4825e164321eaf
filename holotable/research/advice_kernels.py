"""The CUDA kernel of what a player of the house would choose in the rows of a batch."""

from typing import TYPE_CHECKING

from numba import cuda

if TYPE_CHECKING:
    from typing import Any

    advise_row: Any = None


@cuda.jit(cache=True)
def advise_kernel(states, rows, house, games, shown, out):
    """The house's choice in the rows given; each thread has room of its own to think in."""
    place = cuda.grid(1)
    for i in range(place, rows.shape[0], cuda.gridsize(1)):
        advise_row(states[rows[i]], rows[i], house, place, games, shown, out)
