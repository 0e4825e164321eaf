"""CUDA kernels over the same rule functions; loaded once for each game by `holotable.lab.gpu`.

Threads run in warps of 32 that do one thing at a time, so games that are asked different things wait for each other.
There are two ways to play at random:

- alone: a thread plays many decisions of one game on a copy of its record in local memory, which is laid out so that
  neighbouring threads that touch the same field touch neighbouring words. Good for small records and simple rules.
- grouped: before each decision the games are put in the order of the question they are asked, and before each is
  carried out in the order of the answer, so that the threads of a warp mostly do the same (`research.grouping`). Records
  stay where they are. Finished games come first and begin anew.
"""

from typing import TYPE_CHECKING

from numba import cuda, int32, uint32

if TYPE_CHECKING:
    from holotable.core.game_globals import (
        ALIGNMENT,
        MAX_LEGAL,
        POLICY_WORDS,
        SEED_STRIDE,
        STATE,
        apply,
        begin,
        group_of_answer,
        group_of_question,
        pick_at_random,
        play_on,
    )


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
