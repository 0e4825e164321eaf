"""Players of the house inside compiled steps: they hold chosen seats of a batch, on the CPU and on the GPU.

This file is loaded once for each game (`jit.load_for_game`) with the game's steps as globals and one function by which
the house thinks, and only where a batch has seats of the house. The bundle `house` (`seating.House`) says who holds
which seat.
"""

from typing import TYPE_CHECKING

import numpy as np

from holotable.core.jit import rule

if TYPE_CHECKING:
    from holotable.core.game_globals import begin_next, clear_outcome, hide, legal, make, reveal, think, to_act, write_outcome

OUTSIDE = 0
"""The holder of a seat that is asked from outside."""


@rule
def ask_outside(s, row, holders, shown):
    """The seat asked, somebody outside before the house, and its legal list; -1 when the game is over."""
    shown.counts[row] = 0
    shown.seats[row] = -1
    if s.over:
        return
    asked = to_act(s)
    chosen = -1
    for seat in range(holders.shape[0]):
        if (asked >> seat) & 1 and (chosen < 0 or (holders[chosen] != OUTSIDE and holders[seat] == OUTSIDE)):
            chosen = seat
    shown.seats[row] = chosen
    shown.counts[row] = legal(s, chosen, shown.lists[row])


@rule
def settle(s, row, autoreset, forced, house, place, games, shown, outcome):
    """Let the house decide where it is asked, and make what leaves no choice, until somebody outside has to decide."""
    left = forced
    while True:
        if s.over and autoreset:
            begin_next(s, row, games)
        ask_outside(s, row, house.holders[row], shown)
        if s.over:
            return
        seat = np.int64(shown.seats[row])
        n = np.int64(shown.counts[row])
        at = 0
        if house.holders[row, seat] != OUTSIDE:
            seats = np.int64(games.seat_counts[games.which[row]])
            at = think(s, row, seat, seats, n, house, place, shown) if n > 1 else 0
        elif n == 1 and left > 0:
            left -= 1
        else:
            return
        make(s, row, shown.lists[row, at], games, shown, outcome)


@rule
def take(s, row, action, games, shown, outcome):
    """One row's action, unless its game is over; returns whether there was somebody to act."""
    clear_outcome(row, outcome)
    if shown.seats[row] < 0:
        return False
    make(s, row, action, games, shown, outcome)
    return True


@rule
def settle_row(s, row, anew, autoreset, forced, house, place, games, shown, outcome):
    """Play a row on to the next decision of somebody outside, and show it; games that end before the first do not count."""
    hide(row, shown)
    settle(s, row, autoreset, forced, house, place, games, shown, outcome)
    if anew:
        clear_outcome(row, outcome)
    reveal(s, row, shown)


@rule
def advise_row(s, row, house, place, games, shown, out):
    """The action that the house would choose in a row in place of the seat asked; 0 when the game is over."""
    n = np.int64(shown.counts[row])
    seats = np.int64(games.seat_counts[games.which[row]])
    at = think(s, row, np.int64(shown.seats[row]), seats, n, house, place, shown) if n > 1 else 0
    out[row] = shown.lists[row, at] if n > 0 else 0


@rule
def finish_row(s, row, i, autoreset, house, place, games, shown, outcome, out):
    """Let the house play every seat of a row to the end of its game; what it brought to each is line `i` of `out`."""
    hide(row, shown)
    clear_outcome(row, outcome)
    seats = np.int64(games.seat_counts[games.which[row]])
    while not s.over:
        ask_outside(s, row, house.holders[row], shown)
        n = np.int64(shown.counts[row])
        at = think(s, row, np.int64(shown.seats[row]), seats, n, house, place, shown) if n > 1 else 0
        make(s, row, shown.lists[row, at], games, shown, outcome)
    write_outcome(s, row, seats, outcome)
    for seat in range(seats):
        out[i, seat] = outcome.rewards[row, seat]
    clear_outcome(row, outcome)
    shown.counts[row] = 0
    if autoreset:
        begin_next(s, row, games)


# The same over a stretch of rows


@rule
def finish_rows(states, rows, first, last, autoreset, house, place, games, shown, outcome, out):
    """Let the house play the rows given to the end of their games."""
    for i in range(first, last):
        finish_row(states[rows[i]], rows[i], i, autoreset, house, place, games, shown, outcome, out)


@rule
def advise_rows(states, rows, first, last, house, place, games, shown, out):
    """What the house would choose in the rows given."""
    for i in range(first, last):
        advise_row(states[rows[i]], rows[i], house, place, games, shown, out)


@rule
def settle_rows(states, rows, first, last, autoreset, forced, house, place, games, shown, outcome):
    """Play rows that were set to something else on to the first decision of somebody outside."""
    for i in range(first, last):
        settle_row(states[rows[i]], rows[i], True, autoreset, forced, house, place, games, shown, outcome)


@rule
def house_rows(states, first, last, actions, autoreset, forced, house, place, games, shown, outcome):
    """One action in every row, and the house's after it."""
    for row in range(first, last):
        if take(states[row], row, actions[row], games, shown, outcome):
            settle_row(states[row], row, False, autoreset, forced, house, place, games, shown, outcome)
