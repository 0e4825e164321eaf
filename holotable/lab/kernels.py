"""CUDA kernels over the same rule functions, one game a thread; loaded once for each game by `holotable.lab.gpu`.

A thread copies its record into local memory, plays there, and writes it back: local memory is laid out so that
neighbouring threads that touch the same field touch neighbouring words.
"""

from typing import TYPE_CHECKING

from numba import cuda, int32, uint32

if TYPE_CHECKING:
    from typing import Any

    STATE: Any = None
    MAX_LEGAL: int = 0
    POLICY_WORDS: int = 0
    LOCAL: bool = True
    ALIGNMENT: int = 0
    begin: Any = None
    show: Any = None
    step_one: Any = None
    play_on: Any = None
    SEED_STRIDE: int = 0


@cuda.jit
def begin_kernel(states, options, seeds, rounds, quiet):
    """Start the current game of every row."""
    row = cuda.grid(1)
    if row < states.shape[0]:
        begin(states[row], options[0], seeds[row] + (rounds[row] << SEED_STRIDE), quiet)


@cuda.jit
def play_kernel(states, options, seeds, rounds, policies, decisions):
    """Random play for so many decisions in every row."""
    row = cuda.grid(1)
    if row >= states.shape[0]:
        return
    out = cuda.local.array(MAX_LEGAL, int32)
    policy = cuda.local.array(POLICY_WORDS, uint32)
    for k in range(POLICY_WORDS):
        policy[k] = policies[row, k]
    if LOCAL:
        mine = cuda.local.array(1, STATE, ALIGNMENT)
        mine[0] = states[row]
        rounds[row] = play_on(mine[0], options[0], seeds[row], rounds[row], policy, decisions, out)
        states[row] = mine[0]
    else:
        rounds[row] = play_on(states[row], options[0], seeds[row], rounds[row], policy, decisions, out)
    for k in range(POLICY_WORDS):
        policies[row, k] = policy[k]


@cuda.jit
def show_kernel(states, lists, counts, seats, masks, seen):
    """Show every row."""
    row = cuda.grid(1)
    if row < states.shape[0]:
        show(states[row], row, -1, lists, counts, seats, masks, seen)


@cuda.jit
def step_kernel(states, options, seeds, rounds, autoreset, actions, lists, counts, seats, masks, seen, scores, done):
    """One action in every row, and what there is to see after it."""
    row = cuda.grid(1)
    if row < states.shape[0]:
        step_one(states[row], row, options[0], seeds, rounds, autoreset, seats, actions, scores, done)
        show(states[row], row, -1, lists, counts, seats, masks, seen)
