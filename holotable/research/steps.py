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
def ask(s, row, wanted, lists, counts, seats):
    """The seat asked (-1 when the game is over) and its legal list.

    Where several seats are asked it is the wanted one, if that is among them, else the lowest.
    """
    counts[row] = 0
    seats[row] = -1
    if s.over:
        return
    asked = to_act(s)
    seat = wanted if wanted >= 0 and (asked >> wanted) & 1 else lowest_seat(asked)
    seats[row] = seat
    counts[row] = legal(s, seat, lists[row])


@rule
def hide(row, lists, counts, masks):
    """Take the list shown last off the mask; masks without columns stay so."""
    if masks.shape[1] > 0:
        for k in range(counts[row]):
            masks[row, lists[row, k]] = False


@rule
def reveal(s, row, lists, counts, seats, masks, seen):
    """The mask and the observation of the seat asked; masks or observations without columns stay so."""
    if masks.shape[1] > 0:
        for k in range(counts[row]):
            masks[row, lists[row, k]] = True
    if seats[row] < 0:
        seen[row, :] = 0.0
    elif seen.shape[1] > 0:
        observe(s, np.int64(seats[row]), seen[row])


@rule
def show(s, row, wanted, lists, counts, seats, masks, seen):
    """Everything there is to see of a row: the seat asked, its legal list, mask and observation."""
    hide(row, lists, counts, masks)
    ask(s, row, wanted, lists, counts, seats)
    reveal(s, row, lists, counts, seats, masks, seen)


@rule
def begin(s, options, seed, quiet):
    """A fresh game that writes no events unless they are wanted."""
    start(s, options, seed)
    s.quiet = quiet
    if quiet:
        s.event_n = 0
        s.events[:, :] = 0


@rule
def begin_next(s, row, options, which, seeds, rounds):
    """The next game of a row, with the options that the row plays with."""
    rounds[row] += 1
    begin(s, options[which[row]], seeds[row] + (rounds[row] << SEED_STRIDE), s.quiet)


@rule
def clear_outcome(row, scores, rewards, done):
    """No game of this row has ended in this step so far."""
    done[row] = False
    scores[row, :] = 0.0
    rewards[row, :] = 0.0


@rule
def write_outcome(s, row, seats_of_game, scores, rewards, done):
    """The scores of a finished game, and as rewards each seat's score less the mean of the others'.

    When several games of a row end within one step, those of the first are kept.
    """
    if done[row]:
        return
    done[row] = True
    result(s, scores[row])
    total = 0.0
    for seat in range(seats_of_game):
        total += scores[row, seat]
    for seat in range(seats_of_game):
        rewards[row, seat] = (scores[row, seat] * seats_of_game - total) / (seats_of_game - 1)


@rule
def make(s, row, action, which, seats_of_games, seats, scores, rewards, done):
    """Carry out an action of the seat asked in a row; at the end of its game write what came out."""
    apply(s, np.int64(seats[row]), np.int64(action))
    if s.over:
        write_outcome(s, row, np.int64(seats_of_games[which[row]]), scores, rewards, done)


@rule
def step_one(
    s, row, options, which, seats_of_games, seeds, rounds, autoreset, forced, actions, lists, counts, seats, masks, seen,
    scores, rewards, done,
):  # fmt: skip
    """One row's action, up to `forced` decisions after it that leave no choice, and what there is to see then."""
    hide(row, lists, counts, masks)
    clear_outcome(row, scores, rewards, done)
    if seats[row] < 0:
        return
    action = actions[row]
    for _ in range(forced + 1):
        make(s, row, action, which, seats_of_games, seats, scores, rewards, done)
        if s.over and autoreset:
            begin_next(s, row, options, which, seeds, rounds)
        ask(s, row, -1, lists, counts, seats)
        if counts[row] != 1:
            break
        action = lists[row, 0]
    reveal(s, row, lists, counts, seats, masks, seen)


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
def begin_rows(states, first, last, options, which, seeds, rounds, quiet):
    """Start the current game of every row."""
    for row in range(first, last):
        begin(states[row], options[which[row]], seeds[row] + (rounds[row] << SEED_STRIDE), quiet)


@rule
def show_rows(states, first, last, lists, counts, seats, masks, seen):
    """Show every row."""
    for row in range(first, last):
        show(states[row], row, -1, lists, counts, seats, masks, seen)


@rule
def step_rows(
    states, first, last, options, which, seats_of_games, seeds, rounds, autoreset, forced, actions, lists, counts, seats,
    masks, seen, scores, rewards, done,
):  # fmt: skip
    """One action in every row, and what there is to see after it."""
    for row in range(first, last):
        step_one(
            states[row], row, options, which, seats_of_games, seeds, rounds, autoreset, forced, actions, lists, counts, seats,
            masks, seen, scores, rewards, done,
        )  # fmt: skip


@rule
def play_rows(states, first, last, options, which, seeds, rounds, policies, decisions, out):
    """Random play for so many decisions in every row."""
    for row in range(first, last):
        rounds[row] = play_on(states[row], options[which[row]], seeds[row], rounds[row], policies[row], decisions, out)


@rule
def others_rows(
    states, first, last, seat, options, which, seats_of_games, seeds, rounds, policies, out, lists, counts, seats, masks, seen,
    scores, rewards, done,
):  # fmt: skip
    """Random decisions of the other seats in every row until this seat is asked; games that end are followed by their next."""
    for row in range(first, last):
        s = states[row]
        while not (to_act(s) >> seat) & 1:
            other, action = pick_at_random(s, policies[row], out)
            apply(s, other, action)
            if s.over:
                write_outcome(s, row, np.int64(seats_of_games[which[row]]), scores, rewards, done)
                begin_next(s, row, options, which, seeds, rounds)
        show(s, row, seat, lists, counts, seats, masks, seen)


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
