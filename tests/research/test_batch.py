"""A batch plays exactly the games that single tables play."""

import hashlib

import numpy as np
import pytest

import holotable as ht
from holotable.core import records
from holotable.research import Batch
from holotable.research.batch import rewards_of

GAMES = [pytest.param(name, marks=() if name == "brick" else pytest.mark.slow) for name in ht.list_games()]
"""Compiling a game's steps takes a while, so every day it is one game; the simulated kernels run them all, interpreted."""


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_plays_what_single_tables_play(name):
    game = ht.get(name)
    options = game.option_mixes()[0]
    batch = Batch(name, 3, options, seeds=[11, 12, 1 << 40], threads=1)
    single = [game.fresh(options, seed) for seed in (11, 12, 1 << 40)]
    for s in single:
        s.quiet = 1
        s.event_n = 0
        s.events[:] = 0
    rounds = [0, 0, 0]
    for _ in range(400):
        actions = batch.random_actions()
        seats = batch.seats.copy()
        step = batch.step(actions)
        for i, s in enumerate(single):
            game.apply(s, int(seats[i]), int(actions[i]))
            assert step.done[i] == bool(s.over)
            if s.over:
                scores = np.zeros(game.max_seats)
                game.result(s, scores)
                assert step.scores[i].tolist() == scores.tolist()
                rounds[i] += 1
                seed = (11, 12, 1 << 40)[i] + (rounds[i] << 32)
                game.start(s, game.encode_options(game.check_options(options)), seed)
                s.quiet = 1
                s.event_n = 0
                s.events[:] = 0
            assert batch.states[i].tobytes() == s.tobytes()
            seat = int(step.seats[i])
            assert seat == records.lowest_seat(int(game.to_act(s)))
            assert np.flatnonzero(step.masks[i]).tolist() == game.legal_list(s, seat)
            assert step.lists[i, : step.counts[i]].tolist() == game.legal_list(s, seat)
            seen = np.zeros(game.observation_size, np.float32)
            game.observe(s, seat, seen)
            assert np.array_equal(step.observations[i], seen)


@pytest.mark.parametrize("name", GAMES)
def test_threads_change_nothing(name):
    def digest(threads):
        batch = Batch(name, 256, seeds=5, threads=threads)
        batch.play_random(60)
        for _ in range(20):
            batch.step(batch.random_actions())
        parts = (batch.states, batch.masks, batch.observations, batch.seats, batch.rounds)
        batch.close()
        return hashlib.sha256(b"".join(part.tobytes() for part in parts)).hexdigest()

    assert digest(1) == digest(4)


def test_an_illegal_action_is_refused_before_anything_is_done():
    batch = Batch("brick", 4)
    before = batch.states.tobytes()
    actions = batch.random_actions()
    actions[2] = batch.game.actions.base("end_turn") if not batch.masks[2, batch.game.actions.base("end_turn")] else 0
    with pytest.raises(ht.IllegalChoice, match="Game 2 of the batch"):
        batch.step(actions)
    with pytest.raises(ht.IllegalChoice, match="whole numbers"):
        batch.step(actions.astype(float))
    with pytest.raises(ht.IllegalChoice, match="4 games"):
        batch.step(actions[:2])
    assert batch.states.tobytes() == before


def test_without_autoreset_a_finished_row_waits():
    batch = Batch("brick", 8, {"turn_limit": 4}, autoreset=False)
    for _ in range(400):
        batch.step(batch.random_actions())
    assert (batch.seats == -1).all()
    assert not batch.masks.any()
    assert not batch.observations.any()
    batch.reset()
    assert (batch.seats >= 0).all()
    with pytest.raises(ht.BadOption):
        batch.play_random(5)


def test_seeds_are_checked():
    with pytest.raises(ht.BadOption, match="one seed or 3"):
        Batch("brick", 3, seeds=[1, 2])
    with pytest.raises(ht.BadOption, match="at least one"):
        Batch("brick", 0)


def test_rewards_add_up_to_nothing():
    assert rewards_of(np.array([1.0, 0.0])).tolist() == [1.0, -1.0]
    assert rewards_of(np.array([0.5, 0.5])).tolist() == [0.0, 0.0]
    assert rewards_of(np.array([1.0, 0.0, 0.0])).tolist() == [1.0, -0.5, -0.5]
