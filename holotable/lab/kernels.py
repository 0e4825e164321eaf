"""CUDA kernels over the same rule functions; loaded once for each game by `holotable.lab.gpu`.

Threads run in warps of 32 that do one thing at a time, so games that are asked different things wait for each other.
There are two ways to play at random:

- alone: a thread plays many decisions of one game on a copy of its record in local memory, which is laid out so that
  neighbouring threads that touch the same field touch neighbouring words. Good for small records and simple rules.
- grouped: before each decision the games are put in the order of the question they are asked, and before each is
  carried out in the order of the answer, so that the threads of a warp mostly do the same. The order is found by counting
  (`count_kernel`, `offsets_kernel`, `order_kernel`); records stay where they are. Finished games come first and begin anew.
"""

from typing import TYPE_CHECKING

from numba import cuda, int32, uint32

if TYPE_CHECKING:
    from typing import Any

    apply: Any = None
    STATE: Any = None
    MAX_LEGAL: int = 0
    POLICY_WORDS: int = 0
    ALIGNMENT: int = 0
    GROUPS: int = 0
    GROUP_OF_ACTION: Any = None
    question: Any = None
    begin: Any = None
    play_on: Any = None
    pick_at_random: Any = None
    SEED_STRIDE: int = 0

SCAN = 256
"""Threads that add up the counts of all groups."""


@cuda.jit(cache=True)
def begin_kernel(states, order, many, options, seeds, rounds, quiet, first):
    """Start the first or the next game of the rows that stand first in the order, as many as `many[0]`."""
    for place in range(cuda.grid(1), many[0], cuda.gridsize(1)):
        row = order[place]
        rounds[row] += not first
        begin(states[row], options[0], seeds[row] + (rounds[row] << SEED_STRIDE), quiet)


# Alone


@cuda.jit(cache=True)
def play_kernel(states, options, seeds, rounds, policies, decisions):
    """Random play for so many decisions in every row."""
    row = cuda.grid(1)
    if row >= states.shape[0]:
        return
    out = cuda.local.array(MAX_LEGAL, int32)
    policy = cuda.local.array(POLICY_WORDS, uint32)
    mine = cuda.local.array(1, STATE, ALIGNMENT)
    for k in range(POLICY_WORDS):
        policy[k] = policies[row, k]
    mine[0] = states[row]
    rounds[row] = play_on(mine[0], options[0], seeds[row], rounds[row], policy, decisions, out)
    states[row] = mine[0]
    for k in range(POLICY_WORDS):
        policies[row, k] = policy[k]


# Grouped


@cuda.jit(cache=True)
def question_kernel(states, groups):
    """The group of every row by the question that its game asks."""
    row = cuda.grid(1)
    if row < states.shape[0]:
        groups[row] = group_of_question(states[row])


@cuda.jit(device=True)
def group_of_question(s):
    """A number below GROUPS, mostly a different one for each question; finished games stand first, to begin anew."""
    return 0 if s.over else 1 + mixed(question(s)) % (GROUPS - 1)


@cuda.jit(device=True)
def group_of_answer(s, action):
    """A number below GROUPS, mostly a different one for each kind of action in answer to each question."""
    return mixed(question(s) ^ (int(GROUP_OF_ACTION[action]) << 20)) % GROUPS


@cuda.jit(device=True)
def mixed(number):
    """A number in which every bit of the given one tells."""
    number = (number * 0x9E3779B1) & 0xFFFFFFFF
    return number ^ (number >> 15)


@cuda.jit(cache=True)
def choose_kernel(states, order, policies, groups, seats, actions):
    """A random choice in every row, in the order given."""
    out = cuda.local.array(MAX_LEGAL, int32)
    for place in range(cuda.grid(1), order.shape[0], cuda.gridsize(1)):
        row = order[place]
        s = states[row]
        seat, action = pick_at_random(s, policies[row], out)
        seats[row] = seat
        actions[row] = action
        groups[row] = group_of_answer(s, action)


@cuda.jit(cache=True)
def apply_kernel(states, order, groups, seats, actions):
    """Carry out the choice of every row, in the order given."""
    for place in range(cuda.grid(1), order.shape[0], cuda.gridsize(1)):
        row = order[place]
        s = states[row]
        apply(s, int(seats[row]), int(actions[row]))
        groups[row] = group_of_question(s)


@cuda.jit(cache=True)
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


@cuda.jit(cache=True)
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


@cuda.jit(cache=True)
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
