"""CUDA kernels that copy rows, and draw from legal lists, whatever the game."""

from numba import cuda

from holotable.core.dice import below, seed_words


@cuda.jit
def copy_kernel(target, rows, source, source_rows):
    """Copy rows of one array over rows of another, both seen as tables of words."""
    width = target.shape[1]
    for i in range(cuda.grid(1), rows.shape[0] * width, cuda.gridsize(1)):
        target[rows[i // width], i % width] = source[source_rows[i // width], i % width]


@cuda.jit
def seed_kernel(generators, rows, seeds, stream):
    """Start the generators of the rows given from the seeds of the rows."""
    for i in range(cuda.grid(1), rows.shape[0], cuda.gridsize(1)):
        seed_words(generators[rows[i]], seeds[rows[i]], stream)


@cuda.jit
def choose_kernel(policies, lists, counts, actions):
    """One legal action at random for every row; 0 where there is none."""
    for row in range(cuda.grid(1), actions.shape[0], cuda.gridsize(1)):
        actions[row] = lists[row, below(policies[row], int(counts[row]))] if counts[row] > 0 else 0
