"""CUDA kernels of a batch where the house holds seats: a thread plays a row on until somebody outside is asked."""

from typing import TYPE_CHECKING

from numba import cuda

if TYPE_CHECKING:
    from typing import Any

    finish_row: Any = None
    is_refused: Any = None
    settle_row: Any = None
    take: Any = None


@cuda.jit(cache=True)
def house_kernel(states, actions, anew, pending, refused, check, autoreset, forced, house, games, shown, outcome):
    """One action in every row, and the house's after it; each thread has room of its own to think in.

    Or, with `anew`, the rows that were set to something else, played on to the first decision of somebody outside. Both
    are one kernel, since what takes long to compile is the house.
    """
    place = cuda.grid(1)
    for row in range(place, states.shape[0], cuda.gridsize(1)):
        s = states[row]
        if not anew:
            refused[row] = check and shown.seats[row] >= 0 and is_refused(row, actions[row], shown)
            pending[row] = not refused[row] and take(s, row, actions[row], games, shown, outcome)
        if pending[row]:
            settle_row(s, row, anew, autoreset, forced, house, place, games, shown, outcome)
            pending[row] = False


@cuda.jit(cache=True)
def finish_kernel(states, rows, pending, autoreset, house, games, shown, outcome, out):
    """Let the house play every seat of the rows given to the end of their games."""
    place = cuda.grid(1)
    for i in range(place, rows.shape[0], cuda.gridsize(1)):
        row = rows[i]
        finish_row(states[row], row, i, autoreset, house, place, games, shown, outcome, out)
        pending[row] = True
