"""CUDA kernels of a batch that is stepped with somebody's actions; loaded once for each game by `gpu_batch`.

A step is several short kernels over all rows, one thread a row: carry the actions out, begin the next games, list what
is legal, show it. Each thread takes its rows in a given order, in which games that are asked or answer alike stand
together (see `holotable.lab.kernels`).
"""

from typing import TYPE_CHECKING

from numba import cuda

if TYPE_CHECKING:
    from typing import Any

    ask: Any = None
    begin: Any = None
    begin_next: Any = None
    clear_outcome: Any = None
    hide: Any = None
    make: Any = None
    reveal: Any = None
    SEED_STRIDE: int = 0


@cuda.jit(cache=True)
def begin_kernel(states, options, which, seeds, rounds, quiet):
    """Start the current game of every row."""
    row = cuda.grid(1)
    if row < states.shape[0]:
        begin(states[row], options[which[row]], seeds[row] + (rounds[row] << SEED_STRIDE), quiet)


@cuda.jit(cache=True)
def clear_kernel(actions, lists, counts, seats, masks, scores, rewards, done, pending, refused, check):
    """Prepare a step: nothing has ended, all rows have an action to carry out, or refuse it where it is not legal."""
    row = cuda.grid(1)
    if row >= counts.shape[0]:
        return
    clear_outcome(row, scores, rewards, done)
    pending[row] = seats[row] >= 0
    refused[row] = 0
    if check and pending[row]:
        low = 0
        high = counts[row]
        while low < high:
            middle = (low + high) // 2
            if lists[row, middle] < actions[row]:
                low = middle + 1
            else:
                high = middle
        if low >= counts[row] or lists[row, low] != actions[row]:
            refused[row] = 1
            pending[row] = 0
    if pending[row]:
        hide(row, lists, counts, masks)


@cuda.jit(cache=True)
def carry_out_kernel(states, actions, which, seats_of_games, seats, scores, rewards, done, pending):
    """Carry out the action of every row that has one pending."""
    row = cuda.grid(1)
    if row < states.shape[0] and pending[row]:
        make(states[row], row, actions[row], which, seats_of_games, seats, scores, rewards, done)


@cuda.jit(cache=True)
def next_kernel(states, options, which, seeds, rounds, pending):
    """Begin the next game of every row whose game has just ended."""
    row = cuda.grid(1)
    if row < states.shape[0] and pending[row] and states[row].over:
        begin_next(states[row], row, options, which, seeds, rounds)


@cuda.jit(cache=True)
def ask_kernel(states, lists, counts, seats, pending, forced, only):
    """List what is legal in every row that has moved on; what leaves no choice is pending next, if that is wanted."""
    row = cuda.grid(1)
    if row < states.shape[0] and pending[row]:
        ask(states[row], row, -1, lists, counts, seats)
        pending[row] = forced and counts[row] == 1
        if pending[row]:
            only[row] = lists[row, 0]


@cuda.jit(cache=True)
def reveal_kernel(states, lists, counts, seats, masks, seen):
    """Masks and observations of all rows."""
    row = cuda.grid(1)
    if row < states.shape[0]:
        reveal(states[row], row, lists, counts, seats, masks, seen)
