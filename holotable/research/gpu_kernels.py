"""CUDA kernels of a batch that is stepped with somebody's actions; loaded once for each game by `gpu_batch`.

A step is several short kernels over all rows, one thread a row: carry the actions out, begin the next games, list what
is legal, show it. Rows are taken in a given order, in which games that answer or are asked alike stand together.
"""

from typing import TYPE_CHECKING

from numba import cuda

if TYPE_CHECKING:
    from holotable.core.game_globals import (
        LAST_GROUP,
        POLICY_STREAM,
        ask,
        begin_next,
        clear_outcome,
        group_of_answer,
        group_of_question,
        hide,
        imagine,
        is_refused,
        make,
        play_on,
        reveal,
        seed_words,
    )


# A step, part by part


@cuda.jit(cache=True)
def clear_kernel(states, actions, pending, refused, check, groups, shown, outcome):
    """Prepare a step: nothing has ended; which rows have an action to carry out, and in which group they belong."""
    for row in range(cuda.grid(1), states.shape[0], cuda.gridsize(1)):
        clear_outcome(row, outcome)
        asked = shown.seats[row] >= 0
        refused[row] = check and asked and is_refused(row, actions[row], shown)
        pending[row] = asked and not refused[row]
        groups[row] = group_of_answer(states[row], actions[row]) if pending[row] else LAST_GROUP


@cuda.jit(cache=True)
def carry_out_kernel(states, order, actions, pending, groups, games, shown, outcome):
    """Carry out the action of every row that has one pending."""
    for place in range(cuda.grid(1), states.shape[0], cuda.gridsize(1)):
        row = order[place]
        if pending[row]:
            make(states[row], row, actions[row], games, shown, outcome)
            groups[row] = group_of_question(states[row])


@cuda.jit(cache=True)
def next_kernel(states, order, pending, games):
    """Begin the next game of every row whose game has just ended."""
    for place in range(cuda.grid(1), states.shape[0], cuda.gridsize(1)):
        row = order[place]
        if pending[row] and states[row].over:
            begin_next(states[row], row, games)


@cuda.jit(cache=True)
def ask_kernel(states, order, pending, forced, only, shown):
    """List what is legal in every row that has moved on; what leaves no choice is pending next, if that is wanted."""
    for place in range(cuda.grid(1), states.shape[0], cuda.gridsize(1)):
        row = order[place]
        if pending[row]:
            hide(row, shown)
            ask(states[row], row, shown)
            pending[row] = forced and shown.counts[row] == 1
            only[row] = shown.lists[row, 0]


@cuda.jit(cache=True)
def reveal_kernel(states, shown):
    """Masks and observations of all rows."""
    for row in range(cuda.grid(1), states.shape[0], cuda.gridsize(1)):
        reveal(states[row], row, shown)


# Rows set to something else


@cuda.jit(cache=True)
def restart_kernel(states, rows, quiet, first, pending, games):
    """Let the rows given stand before their next game, or their first, so that `next_kernel` begins it."""
    for i in range(cuda.grid(1), rows.shape[0], cuda.gridsize(1)):
        row = rows[i]
        states[row].over = 1
        states[row].quiet = quiet
        if first:
            games.rounds[row] = -1
        pending[row] = True


@cuda.jit(cache=True)
def play_kernel(states, policies, decisions, pending, games, shown):
    """So many random decisions in every row; the row's own list is the room to list choices in."""
    for row in range(cuda.grid(1), states.shape[0], cuda.gridsize(1)):
        hide(row, shown)
        shown.counts[row] = 0
        options, seed = games.options[games.which[row]], games.seeds[row]
        games.rounds[row] = play_on(states[row], options, seed, games.rounds[row], policies[row], decisions, shown.lists[row])
        pending[row] = True


@cuda.jit(cache=True)
def place_kernel(states, rows, position, pending, games):
    """Put the rows given into a position, with dice from their seeds."""
    for i in range(cuda.grid(1), rows.shape[0], cuda.gridsize(1)):
        row = rows[i]
        states[row] = position[0]
        seed_words(states[row].rng, games.seeds[row], POLICY_STREAM)
        pending[row] = True


@cuda.jit(cache=True)
def imagine_kernel(states, rows, viewers, seeds, pending, shown):
    """Deal anew in the rows given what a seat cannot know; -1 stands for the seat asked."""
    for i in range(cuda.grid(1), rows.shape[0], cuda.gridsize(1)):
        row = rows[i]
        viewer = viewers[i] if viewers[i] >= 0 else shown.seats[row]
        if viewer >= 0:
            imagine(states[row], int(viewer), seeds[i])
        pending[row] = True
