"""Generic compiled loops over a game's functions: random play and batch steps.

This file is loaded once for each game (`jit.load_for_game`) with that game's functions as its globals, so every game
gets loops of its own with the rules inlined.
"""

from typing import TYPE_CHECKING

import numpy as np

from holotable.core.dice import below
from holotable.core.jit import rule
from holotable.core.records import random_seat

if TYPE_CHECKING:
    from holotable.core.game_globals import apply, legal, observe, result, start, to_act


@rule
def random_game(s, policy, limit, out, actions, seats):
    """Play at random until the end or for `limit` decisions; the first ones are written into `actions` and `seats`."""
    decisions = 0
    while not s.over and decisions < limit:
        seat = random_seat(to_act(s), policy)
        n = legal(s, seat, out)
        action = np.int64(out[below(policy, n)])
        if decisions < actions.shape[0]:
            actions[decisions] = action
            seats[decisions] = seat
        apply(s, seat, action)
        decisions += 1
    return decisions


LISTS_SOUND, LIST_EMPTY, LIST_UNSORTED, LIST_OUT_OF_SPACE, LIST_FOR_UNASKED, NOBODY_ASKED = range(6)


@rule
def list_fault(s, seats, space, out):
    """What is wrong with the legal lists of a record, seat by seat."""
    mask = to_act(s)
    if mask == 0:
        return NOBODY_ASKED
    for seat in range(seats):
        n = legal(s, seat, out)
        if not (mask >> seat) & 1:
            if n > 0:
                return LIST_FOR_UNASKED
            continue
        if n == 0:
            return LIST_EMPTY
        for i in range(n):
            if out[i] < 0 or out[i] >= space:
                return LIST_OUT_OF_SPACE
            if i > 0 and out[i] <= out[i - 1]:
                return LIST_UNSORTED
    return LISTS_SOUND


@rule
def checked_game(s, policy, limit, seats, space, out, actions, actors):
    """Random play with every legal list checked; returns the decisions made and the fault that ended the game."""
    for decisions in range(limit):
        if s.over:
            return decisions, LISTS_SOUND
        fault = list_fault(s, seats, space, out)
        if fault != LISTS_SOUND:
            return decisions, fault
        random_game(s, policy, 1, out, actions[decisions:], actors[decisions:])
    return limit, LISTS_SOUND


@rule
def random_games(states, policies, limit, out, actions, seats, counts):
    """Random games side by side; `counts` receives the decisions of each."""
    for i in range(states.shape[0]):
        counts[i] = random_game(states[i], policies[i], limit, out, actions[i], seats[i])


@rule
def start_many(states, options, seeds):
    """Set up a fresh game in every record."""
    for i in range(states.shape[0]):
        start(states[i], options, seeds[i])


@rule
def random_decisions(states, options, seed, policies, total, out):
    """Random play until `total` decisions are made, in one game after the other; returns how many games ended."""
    games = 0
    done = 0
    i = 0
    while done < total:
        s = states[i]
        policy = policies[i]
        while not s.over and done < total:
            seat = random_seat(to_act(s), policy)
            n = legal(s, seat, out)
            apply(s, seat, np.int64(out[below(policy, n)]))
            done += 1
        if s.over:
            games += 1
            start(s, options, seed + games)
            s.quiet = 1
        i = (i + 1) % states.shape[0]
    return games


@rule
def copy_many(target, source, times):
    """Clone a record again and again, for the benchmark."""
    for i in range(times):
        target[i % target.shape[0]] = source[i % source.shape[0]]


@rule
def apply_many(states, seats, actions):
    """Carry out one action in each game; seat -1 leaves a game alone."""
    for i in range(states.shape[0]):
        if seats[i] >= 0:
            apply(states[i], np.int64(seats[i]), np.int64(actions[i]))


@rule
def turn_many(states, seats, out, masks, scores):
    """The state of play after a step: the seat asked (-1 when over), its legal mask, and the scores of finished games."""
    for i in range(states.shape[0]):
        s = states[i]
        masks[i, :] = False
        if s.over:
            seats[i] = -1
            result(s, scores[i])
            continue
        mask = to_act(s)
        seat = 0
        while not (mask >> seat) & 1:
            seat += 1
        seats[i] = seat
        n = legal(s, seat, out)
        for k in range(n):
            masks[i, out[k]] = True


@rule
def observe_many(states, seats, out):
    """The observation of the seat asked in each game."""
    for i in range(states.shape[0]):
        if seats[i] >= 0:
            observe(states[i], np.int64(seats[i]), out[i])
