"""Generic compiled steps over a game's functions: what a batch of games does in one call, on the CPU and on the GPU.

This file is loaded once for each game (`jit.load_for_game`), as the core's loops are. Each function works on one game,
row `row` of the bundles it is given (`rows.Games`, `rows.Shown`, `rows.Outcome`); the CPU runs it over a stretch of rows,
a CUDA kernel runs it in one thread a row.
"""

from typing import TYPE_CHECKING

import numpy as np

from holotable.core.dice import below, seed_words
from holotable.core.jit import rule
from holotable.core.records import lowest_seat, random_seat

if TYPE_CHECKING:
    from holotable.core.game_globals import apply, legal, observe, redeal, result, start, to_act

SEED_STRIDE = 32
"""Game number k of a row starts from its seed + (k << 32)."""
IMAGINED_STREAM, POLICY_STREAM = 7, 11
"""Streams of seeds: the dice of a game dealt anew, and random choices."""


# What there is to see


@rule
def ask(s, row, shown):
    """The seat asked (-1 when the game is over; of several the lowest) and its legal list."""
    shown.counts[row] = 0
    shown.seats[row] = -1
    if not s.over:
        seat = lowest_seat(to_act(s))
        shown.seats[row] = seat
        shown.counts[row] = legal(s, seat, shown.lists[row])


@rule
def hide(row, shown):
    """Take the list shown last off the mask; masks without columns stay so."""
    if shown.masks.shape[1] > 0:
        for k in range(shown.counts[row]):
            shown.masks[row, shown.lists[row, k]] = False


@rule
def reveal(s, row, shown):
    """The mask and the observation of the seat asked; masks or observations without columns stay so."""
    if shown.masks.shape[1] > 0:
        for k in range(shown.counts[row]):
            shown.masks[row, shown.lists[row, k]] = True
    if shown.seats[row] < 0:
        shown.seen[row, :] = 0.0
    elif shown.seen.shape[1] > 0:
        observe(s, np.int64(shown.seats[row]), shown.seen[row])


@rule
def show(s, row, shown):
    """Everything there is to see of a row: the seat asked, its legal list, mask and observation."""
    hide(row, shown)
    ask(s, row, shown)
    reveal(s, row, shown)


@rule
def is_refused(row, action, shown):
    """Whether an action is not in the legal list of its row."""
    low, high = np.int64(0), np.int64(shown.counts[row])
    while low < high:
        middle = (low + high) // 2
        if shown.lists[row, middle] < action:
            low = middle + 1
        else:
            high = middle
    return low >= shown.counts[row] or shown.lists[row, low] != action


# Games of a row, one after the other


@rule
def begin(s, options, seed, quiet):
    """A fresh game that writes no events unless they are wanted."""
    start(s, options, seed)
    s.quiet = quiet
    if quiet:
        s.event_n = 0
        s.events[:, :] = 0


@rule
def begin_row(s, row, games, quiet):
    """The current game of a row, from its beginning."""
    begin(s, games.options[games.which[row]], games.seeds[row] + (games.rounds[row] << SEED_STRIDE), quiet)


@rule
def begin_next(s, row, games):
    """The next game of a row."""
    games.rounds[row] += 1
    begin_row(s, row, games, s.quiet)


@rule
def imagine(s, seat, seed):
    """Deal anew what a seat cannot know, the dice to come too; nothing is scripted any more."""
    s.script_n = 0
    s.script_at = 0
    redeal(s, seat, seed)
    seed_words(s.rng, seed, IMAGINED_STREAM)


@rule
def clear_outcome(row, outcome):
    """No game of this row has ended in this step so far."""
    outcome.done[row] = False
    outcome.scores[row, :] = 0.0
    outcome.rewards[row, :] = 0.0


@rule
def write_outcome(s, row, seats, outcome):
    """The scores of a finished game, and as rewards each seat's score less the mean of the others'.

    When several games of a row end within one step, those of the first are kept.
    """
    if outcome.done[row]:
        return
    outcome.done[row] = True
    scores = outcome.scores[row]
    result(s, scores)
    total = 0.0
    for seat in range(seats):
        total += scores[seat]
    for seat in range(seats):
        outcome.rewards[row, seat] = (scores[seat] * seats - total) / (seats - 1)


@rule
def make(s, row, action, games, shown, outcome):
    """Carry out an action of the seat asked in a row; at the end of its game write what came out."""
    apply(s, np.int64(shown.seats[row]), np.int64(action))
    if s.over:
        write_outcome(s, row, np.int64(games.seat_counts[games.which[row]]), outcome)


@rule
def step_one(s, row, actions, autoreset, forced, games, shown, outcome):
    """One row's action, up to `forced` decisions after it that leave no choice, and what there is to see then."""
    hide(row, shown)
    clear_outcome(row, outcome)
    if shown.seats[row] < 0:
        return
    action = actions[row]
    for _ in range(forced + 1):
        make(s, row, action, games, shown, outcome)
        if s.over and autoreset:
            begin_next(s, row, games)
        ask(s, row, shown)
        if shown.counts[row] != 1:
            break
        action = shown.lists[row, 0]
    reveal(s, row, shown)


# Random play


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
def begin_rows(states, rows, first, last, games, quiet):
    """Start the current game of the rows given."""
    for i in range(first, last):
        begin_row(states[rows[i]], rows[i], games, quiet)


@rule
def show_rows(states, rows, first, last, shown):
    """Show the rows given."""
    for i in range(first, last):
        show(states[rows[i]], rows[i], shown)


@rule
def imagine_rows(states, rows, viewers, seeds):
    """Deal anew what a seat cannot know in the rows given, each for its viewer and from its seed."""
    for i in range(rows.shape[0]):
        imagine(states[rows[i]], np.int64(viewers[i]), seeds[i])


@rule
def step_rows(states, first, last, actions, autoreset, forced, games, shown, outcome):
    """One action in every row, and what there is to see after it."""
    for row in range(first, last):
        step_one(states[row], row, actions, autoreset, forced, games, shown, outcome)


@rule
def play_rows(states, first, last, games, policies, decisions, out):
    """Random play for so many decisions in every row."""
    for row in range(first, last):
        options = games.options[games.which[row]]
        games.rounds[row] = play_on(states[row], options, games.seeds[row], games.rounds[row], policies[row], decisions, out)


@rule
def first_refused(actions, shown):
    """The first row whose action is not in its legal list, or -1."""
    for row in range(actions.shape[0]):
        if shown.seats[row] >= 0 and is_refused(row, actions[row], shown):
            return row
    return -1


@rule
def choose_rows(policies, actions, shown):
    """One legal action at random for every row; 0 where there is none."""
    for row in range(actions.shape[0]):
        actions[row] = 0
        if shown.counts[row] > 0:
            actions[row] = shown.lists[row, below(policies[row], np.int64(shown.counts[row]))]


@rule
def seed_policies(policies, rows, seeds):
    """Start the generators of random choices of the rows given from the seeds of the rows."""
    for row in rows:
        seed_words(policies[row], seeds[row], POLICY_STREAM)
