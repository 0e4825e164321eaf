"""CUDA kernels that put rows in the order of their groups by counting; see `grouping`."""

from numba import cuda, int32

from .grouping import GROUPS

SCAN = 256
"""Threads that add up the counts of all groups."""


@cuda.jit
def count_kernel(groups, counts):
    """Count the rows of each group: a block counts its own first."""
    here = cuda.shared.array(GROUPS, int32)
    row = cuda.grid(1)
    for group in range(cuda.threadIdx.x, GROUPS, cuda.blockDim.x):
        here[group] = 0
    cuda.syncthreads()
    if row < groups.shape[0]:
        cuda.atomic.add(here, groups[row], 1)
    cuda.syncthreads()
    for group in range(cuda.threadIdx.x, GROUPS, cuda.blockDim.x):
        if here[group] > 0:
            cuda.atomic.add(counts, group, here[group])


@cuda.jit
def offsets_kernel(counts, offsets):
    """Where each group begins, by one block of SCAN threads; the counts are set back to 0."""
    sums = cuda.shared.array(SCAN, int32)
    me = cuda.threadIdx.x
    share = GROUPS // SCAN
    total = 0
    for group in range(me * share, (me + 1) * share):
        total += counts[group]
    sums[me] = total
    cuda.syncthreads()
    begins = 0
    for other in range(me):
        begins += sums[other]
    for group in range(me * share, (me + 1) * share):
        offsets[group] = begins
        begins += counts[group]
        counts[group] = 0


@cuda.jit
def order_kernel(groups, offsets, order):
    """Put the rows in the order of their groups: a block reserves the room of its rows in each group at once."""
    here = cuda.shared.array(GROUPS, int32)
    first = cuda.shared.array(GROUPS, int32)
    row = cuda.grid(1)
    for group in range(cuda.threadIdx.x, GROUPS, cuda.blockDim.x):
        here[group] = 0
    cuda.syncthreads()
    place = 0
    if row < groups.shape[0]:
        place = cuda.atomic.add(here, groups[row], 1)
    cuda.syncthreads()
    for group in range(cuda.threadIdx.x, GROUPS, cuda.blockDim.x):
        if here[group] > 0:
            first[group] = cuda.atomic.add(offsets, group, here[group])
    cuda.syncthreads()
    if row < groups.shape[0]:
        order[first[groups[row]] + place] = row
