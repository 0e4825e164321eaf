"""Generic compiled steps over a game's functions: what a batch of games does in one call, on the CPU and on the GPU.

This file is loaded once for each game (`jit.load_for_game`), as the core's loops are. Each function works on one game,
row `i` of the arrays it is given; the CPU runs it over a stretch of rows, a CUDA kernel runs it in one thread a row.
"""

from typing import TYPE_CHECKING

import numpy as np

from holotable.core.dice import below
from holotable.core.jit import rule
from holotable.core.records import lowest_seat, random_seat

if TYPE_CHECKING:
    from typing import Any

    start: Any = None
    to_act: Any = None
    legal: Any = None
    apply: Any = None
    result: Any = None
    observe: Any = None

SEED_STRIDE = 32
"""Game number k of a row starts from its seed + (k << 32)."""


@rule
def show(s, row, wanted, lists, counts, seats, masks, seen):
    """The seat asked (-1 when over), its legal list, mask and observation; masks or observations without columns stay so.

    Where several seats are asked it is the wanted one, if that is among them, else the lowest.
    """
    if masks.shape[1] > 0:
        for k in range(counts[row]):
            masks[row, lists[row, k]] = False
    counts[row] = 0
    if s.over:
        seats[row] = -1
        seen[row, :] = 0.0
        return
    asked = to_act(s)
    seat = wanted if wanted >= 0 and (asked >> wanted) & 1 else lowest_seat(asked)
    seats[row] = seat
    counts[row] = legal(s, seat, lists[row])
    if masks.shape[1] > 0:
        for k in range(counts[row]):
            masks[row, lists[row, k]] = True
    if seen.shape[1] > 0:
        observe(s, seat, seen[row])


@rule
def begin(s, options, seed, quiet):
    """A fresh game that writes no events unless they are wanted."""
    start(s, options, seed)
    s.quiet = quiet
    if quiet:
        s.event_n = 0
        s.events[:, :] = 0


@rule
def step_one(s, row, options, seeds, rounds, autoreset, seats, actions, scores, done):
    """Carry out one row's action; at the end of a game write its scores and, if wanted, start the row's next game."""
    done[row] = False
    scores[row, :] = 0.0
    if seats[row] < 0:
        return
    apply(s, np.int64(seats[row]), np.int64(actions[row]))
    if s.over:
        done[row] = True
        result(s, scores[row])
        if autoreset:
            rounds[row] += 1
            begin(s, options, seeds[row] + (rounds[row] << SEED_STRIDE), s.quiet)


@rule
def pick_at_random(s, policy, out):
    """A seat that is asked and one of its legal actions, both at random."""
    seat = random_seat(to_act(s), policy)
    n = legal(s, seat, out)
    return seat, np.int64(out[below(policy, n)])


@rule
def play_on(s, options, seed, played, policy, decisions, out):
    """Random play for so many decisions; a finished game is followed by the row's next. Returns the games played so far."""
    for _ in range(decisions):
        seat, action = pick_at_random(s, policy, out)
        apply(s, seat, action)
        if s.over:
            played += 1
            begin(s, options, seed + (played << SEED_STRIDE), s.quiet)
    return played


# The same over a stretch of rows


@rule
def begin_rows(states, first, last, options, seeds, rounds, quiet):
    """Start the current game of every row."""
    for row in range(first, last):
        begin(states[row], options, seeds[row] + (rounds[row] << SEED_STRIDE), quiet)


@rule
def show_rows(states, first, last, lists, counts, seats, masks, seen):
    """Show every row."""
    for row in range(first, last):
        show(states[row], row, -1, lists, counts, seats, masks, seen)


@rule
def step_rows(
    states, first, last, options, seeds, rounds, autoreset, actions, lists, counts, seats, masks, seen, scores, done
):  # fmt: skip
    """One action in every row, and what there is to see after it."""
    for row in range(first, last):
        step_one(states[row], row, options, seeds, rounds, autoreset, seats, actions, scores, done)
        show(states[row], row, -1, lists, counts, seats, masks, seen)


@rule
def play_rows(states, first, last, options, seeds, rounds, policies, decisions, out):
    """Random play for so many decisions in every row."""
    for row in range(first, last):
        rounds[row] = play_on(states[row], options, seeds[row], rounds[row], policies[row], decisions, out)


@rule
def others_rows(
    states, first, last, seat, options, seeds, rounds, policies, out, lists, counts, seats, masks, seen, scores, done
):  # fmt: skip
    """Random decisions of the other seats in every row until this seat is asked; games that end are followed by their next."""
    for row in range(first, last):
        s = states[row]
        while not (to_act(s) >> seat) & 1:
            rounds[row] = play_until(s, row, seat, options, seeds, rounds[row], policies[row], out, scores, done)
        show(s, row, seat, lists, counts, seats, masks, seen)


@rule
def play_until(s, row, seat, options, seeds, played, policy, out, scores, done):
    """Others play until the seat is asked or the game ends; the first end of a step is the one whose scores are kept."""
    while not s.over and not (to_act(s) >> seat) & 1:
        other, action = pick_at_random(s, policy, out)
        apply(s, other, action)
    if s.over:
        if not done[row]:
            done[row] = True
            result(s, scores[row])
        played += 1
        begin(s, options, seeds[row] + (played << SEED_STRIDE), s.quiet)
    return played


@rule
def first_refused(seats, actions, lists, counts):
    """The first row whose action is not in its legal list, or -1."""
    for row in range(seats.shape[0]):
        if seats[row] < 0:
            continue
        low = 0
        high = np.int64(counts[row])
        while low < high:
            middle = (low + high) // 2
            if lists[row, middle] < actions[row]:
                low = middle + 1
            else:
                high = middle
        if low >= counts[row] or lists[row, low] != actions[row]:
            return row
    return -1


@rule
def choose_rows(lists, counts, policies, actions):
    """One legal action at random for every row; 0 where there is none."""
    for row in range(lists.shape[0]):
        actions[row] = 0
        if counts[row] > 0:
            actions[row] = lists[row, below(policies[row], np.int64(counts[row]))]
