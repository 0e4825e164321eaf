"""The rules of `sketch`, in the order of play; the clauses are those of rules.md."""

import numpy as np

from holotable.core.dice import roll, seed_words
from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import EVERYONE, emit, reset

from .state import CROSS, NOBODY, SIDE, SPACE_COUNT, at, event, kind, kind_of, make, read

ROWS = np.array(
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]],
    np.int64,
)
"""Every three spaces in a row, by their numbers (SKE-5)."""
TO_MARK, TO_STRIKE = 3, 5
"""The least that must be rolled (SKE-3, SKE-4)."""


@rule
def start(s, options, seed):
    """A fresh game: nine empty spaces, and crosses begin (SKE-1, SKE-2)."""
    reset(s, seed)
    s.seat = CROSS
    s.winner = NOBODY
    s.turn = 1
    s.turn_limit = options.turn_limit
    s.owner[:] = NOBODY


@rule
def to_act(s):
    """The seats that may decide now: the one on turn (SKE-2)."""
    return 0 if s.over else 1 << s.seat


@rule
def legal(s, seat, out):
    """An empty space to mark, or a space of the other to strike; rising numbers (SKE-3, SKE-4)."""
    if s.over or seat != s.seat:
        return 0
    n = 0
    for space in range(SPACE_COUNT):
        if s.owner[space] == NOBODY:
            n = write(out, n, make.mark(space))
    for space in range(SPACE_COUNT):
        if s.owner[space] == 1 - seat:
            n = write(out, n, make.strike(space))
    return n


@rule
def apply(s, seat, action):
    """Carry out a choice; then the turn passes."""
    if kind_of(action) == kind.mark:
        apply_mark(s, read.mark_space(action))
    else:
        apply_strike(s, read.strike_space(action))
    if not s.over:
        pass_turn(s)


@rule
def apply_mark(s, space):
    """Roll for an empty space (SKE-3)."""
    die = roll(s, 6)
    if die < TO_MARK:
        emit(s, event.missed, EVERYONE, space, die)
        return
    s.owner[space] = s.seat
    emit(s, event.marked, EVERYONE, space, die)
    if longest_row(s, s.seat) == SIDE:
        win(s, s.seat)


@rule
def apply_strike(s, space):
    """Roll to take away a mark of the other (SKE-4)."""
    die = roll(s, 6)
    if die < TO_STRIKE:
        emit(s, event.missed, EVERYONE, space, die)
        return
    s.owner[space] = NOBODY
    emit(s, event.struck, EVERYONE, space, die)


@rule
def longest_row(s, seat):
    """The most marks that a seat has in one row (SKE-5)."""
    most = 0
    for row in range(len(ROWS)):
        marks = 0
        for i in range(SIDE):
            marks += s.owner[ROWS[row, i]] == seat
        most = max(most, marks)
    return most


@rule
def win(s, seat):
    """The game ends at once (SKE-5)."""
    s.winner = seat
    s.over = 1
    emit(s, event.won, EVERYONE, seat)


@rule
def pass_turn(s):
    """The other is on turn; beyond the limit the game is drawn (SKE-2, SKE-6)."""
    s.seat = 1 - s.seat
    s.turn += 1
    if s.turn > s.turn_limit:
        s.over = 1
        emit(s, event.drawn, EVERYONE)


@rule
def result(s, out):
    """1 for the winner, 0 for the loser, a half each for a draw."""
    for seat in range(2):
        if s.winner == NOBODY:
            out[seat] = 0.5
        else:
            out[seat] = 1.0 if s.winner == seat else 0.0


@rule
def redeal(s, seat, seed):
    """Re-sample what a seat cannot know: here only the dice to come."""
    seed_words(s.rng, seed, 1)


@rule
def observe(s, seat, out):
    """Numbers for a learner, laid out as OBSERVATION says."""
    out[:] = 0.0
    for space in range(SPACE_COUNT):
        out[at.mine(space)] = s.owner[space] == seat
        out[at.theirs(space)] = s.owner[space] == 1 - seat
    out[at.my_turn()] = s.seat == seat
    out[at.turns_left()] = 1.0 - s.turn / s.turn_limit
