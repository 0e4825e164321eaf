"""A batch plays exactly the games that single tables play."""

import copy
import hashlib
import pickle

import numpy as np
import pytest

import holotable as ht
from holotable.core import records
from holotable.players import heuristics
from holotable.research import Batch
from holotable.research.batch import rewards_of
from holotable.research.rows import as_bytes

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
    with pytest.raises(ht.BadOption, match="one seed or 3, not 2"):
        Batch("brick", 3, seeds=[1, 2])
    with pytest.raises(ht.BadOption, match="at least one"):
        Batch("brick", 0)


def test_rewards_add_up_to_nothing():
    assert rewards_of(np.array([1.0, 0.0])).tolist() == [1.0, -1.0]
    assert rewards_of(np.array([0.5, 0.5])).tolist() == [0.0, 0.0]
    assert rewards_of(np.array([1.0, 0.0, 0.0])).tolist() == [1.0, -0.5, -0.5]


def everything(batch):
    """All that belongs to the rows of a batch, as bytes."""
    return b"".join(array.tobytes() for array in batch._row_arrays())


def after_some_steps(batch, steps=20):
    for _ in range(steps):
        batch.step(batch.random_actions())
    return batch


def test_rows_play_with_options_of_their_own():
    game = ht.get("endor")
    batch = Batch("endor", 5, [{"players": 2}, {"players": 4}], seeds=1, round_limit=3)
    for row, state in enumerate(batch.states):
        assert len(game.seats(batch.mixes.options[row % 2])) == (2, 4)[row % 2]
        alone = game.fresh({"players": (2, 4)[row % 2], "round_limit": 3}, 1 + row)
        alone.quiet = 1
        assert records.rules_bytes(state) == records.rules_bytes(alone)
    with pytest.raises(ht.BadOption, match="has no option 'moon'"):
        Batch("endor", 1, moon=3)
    with pytest.raises(ht.BadOption, match="at least one set"):
        Batch("endor", 1, [])


def test_some_rows_start_anew():
    batch = after_some_steps(Batch("brick", 6, seeds=1))
    before = [s.tobytes() for s in batch.states]
    batch.reset(7, rows=[1, 4])
    fresh = Batch("brick", 2, seeds=7)
    assert [batch.states[i].tobytes() for i in (1, 4)] == [s.tobytes() for s in fresh.states]
    assert [batch.states[i].tobytes() for i in (0, 2, 3, 5)] == [before[i] for i in (0, 2, 3, 5)]
    assert (batch.observations[[1, 4]] == fresh.observations).all()
    assert batch.seeds.tolist() == [1, 7, 3, 4, 8, 6]
    batch.reset(7)
    assert batch.seeds.tolist() == [7, 8, 9, 10, 11, 12]
    with pytest.raises(ht.BadOption, match="numbers from 0 to 5"):
        batch.reset(rows=[6])


def test_forced_decisions_are_made_at_once():
    plain, quick = (Batch("brick", 32, seeds=5, forced=forced) for forced in (0, 50))
    assert plain.play_random(0) == 0
    for _ in range(200):
        quick.step(quick.random_actions())
        assert (quick.counts > 1).all()


def test_rows_stand_in_a_position():
    batch = after_some_steps(Batch("brick", 3, seeds=1))
    position = batch.game.to_position(batch.states[0])
    batch.at(position, rows=[1, 2], seeds=9)
    assert [batch.game.to_position(s) for s in batch.states] == [position] * 3
    assert batch.seats[1] == batch.seats[0]
    assert batch.states[1].rng.tolist() != batch.states[2].rng.tolist()
    with pytest.raises(ht.BadOption, match="is played by"):
        Batch("endor", 1, players=4).at(ht.get("endor").to_position(ht.get("endor").fresh({"players": 2})))


def test_what_a_seat_cannot_know_is_dealt_anew():
    batch = Batch("endor", 4, seeds=3)
    seen, states = batch.observations.copy(), batch.states.copy()
    batch.redeal(seeds=11)
    assert (batch.observations == seen).all()
    assert (batch.states["rng"] != states["rng"]).any(axis=1).all()
    assert (batch.states["hand"] != states["hand"]).any()
    again = Batch("endor", 4, seeds=3)
    again.redeal(batch.mixes.seats[0][int(batch.seats[0])], seeds=11)
    assert again.states.tobytes() == batch.states.tobytes()
    with pytest.raises(ht.BadOption, match="no seat 'jawas'"):
        batch.redeal("jawas")


def test_clones_go_their_own_way():
    batch = after_some_steps(Batch("brick", 4, seeds=1))
    before = everything(batch)
    twins = batch.clone([2, 0], copies=2)
    assert twins.n == 4
    assert [s.tobytes() for s in twins.states] == [batch.states[i].tobytes() for i in (2, 2, 0, 0)]
    after_some_steps(twins)
    assert everything(batch) == before
    batch.load([1, 3], [3, 1])
    assert batch.states[1].tobytes() != batch.states[3].tobytes()
    batch.load([0], [2], source=twins)
    assert batch.states[2].tobytes() == twins.states[0].tobytes()
    with pytest.raises(ht.BadOption, match="cannot be copied"):
        batch.load([0, 1], [1])
    with pytest.raises(ht.BadOption, match="same game and options"):
        batch.load([0], [1], source=Batch("brick", 1, turn_limit=3))


def test_a_batch_is_copied_and_pickled_as_it_stands():
    batch = after_some_steps(Batch("brick", 3, seeds=1, forced=2))
    twins = [copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    after_some_steps(batch)
    for twin in twins:
        assert everything(after_some_steps(twin)) == everything(batch)
        assert repr(twin) == repr(batch)
    assert repr(batch) == "Batch('brick', 3, autoreset=True, observe=True, mask=True, quiet=True, forced=2)"


@pytest.mark.parametrize("player", ["random", "cadet", "officer"])
def test_the_house_holds_seats(player):
    def played():
        batch = Batch("brick", 8, seeds=1, house={"empire": player}, turn_limit=20)
        rebels = batch.mixes.seats[0].index("rebels")
        points, ends = 0.0, 0
        for _ in range(200):
            assert (batch.seats == rebels).all()
            batch.step(batch.random_actions())
            ends += int(batch.done.sum())
            points += float(batch.rewards[:, rebels].sum())
        return points, ends, everything(batch)

    points, ends, after = played()
    assert ends > 4
    if player == "officer":
        assert points < -0.4 * ends
    assert played()[2] == after


def test_the_house_is_checked():
    with pytest.raises(ht.BadOption, match="no seat 'jawas'"):
        Batch("brick", 1, house={"jawas": "random"})
    with pytest.raises(ht.BadOption, match="random, cadet, officer, net or net:FILE"):
        Batch("brick", 1, house={"empire": "admiral"})
    with pytest.raises(ht.BadOption, match="leave one of"):
        Batch("brick", 1, house={"empire": "random", "rebels": "random"})


def test_a_player_of_the_house_advises_and_nothing_changes():
    batch = Batch("brick", 6, seeds=3)
    before = everything(batch)
    advice = batch.advice("officer", rows=[0, 2, 5])
    assert (batch.advice("officer", rows=[0, 2, 5]) == advice).all()
    assert everything(batch) == before
    assert not advice[[1, 3, 4]].any()
    assert all(advice[row] in batch.lists[row, : batch.counts[row]] for row in (0, 2, 5))
    with pytest.raises(ht.BadOption, match="random, cadet, officer, net or net:FILE"):
        batch.advice("admiral")


def test_the_network_that_ships_holds_a_seat():
    def played(player):
        batch = Batch("brick", 4, seeds=5, house={"empire": player}, turn_limit=12)
        rebels = batch.mixes.seats[0].index("rebels")
        for _ in range(40):
            assert (batch.seats == rebels).all()
            batch.step(batch.random_actions())
        return everything(batch)

    shipped = ht.get("brick").folder / "data" / "network.npz"
    assert played("net") == played(f"net:{shipped}")
    assert played("net") != played("random")
    assert "net" in repr(Batch("brick", 1, house={"empire": "net"}))


def test_games_are_played_to_their_end_by_a_player_of_the_house():
    batch = after_some_steps(Batch("brick", 4, seeds=1, autoreset=False, turn_limit=12))
    before = everything(batch)
    stepped = batch.clone()
    ended = {}
    while (stepped.seats >= 0).any():
        stepped.step(stepped.advice("net"))
        ended |= {row: stepped.rewards[row].copy() for row in np.flatnonzero(stepped.done)}
    leaves = batch.clone()
    found = leaves.rollout("net")
    assert leaves.states.tobytes() == stepped.states.tobytes()
    assert (found == np.stack([ended[row] for row in range(4)])).all()
    assert (leaves.seats == -1).all()
    assert (leaves.rollout("random", rows=[2]) == found[2]).all()
    assert everything(batch) == before


def test_rollouts_of_some_rows_leave_the_others_and_begin_the_next_games():
    batch = after_some_steps(Batch("brick", 6, seeds=1, turn_limit=12))
    before = as_bytes(batch.states).copy()
    found = batch.rollout("random", rows=[1, 4])
    assert found.shape == (2, 2)
    assert (found.sum(1) == 0).all()
    assert batch.rounds.tolist() == [0, 1, 0, 0, 1, 0]
    for row in (0, 2, 3, 5):
        assert batch.states[row].tobytes() == before[row].tobytes()
    assert not batch.done.any()
    assert all(batch.masks[row, batch.random_actions()[row]] for row in range(6))


def test_copies_are_played_apart_where_they_are_given_seeds():
    def ends(seeds):
        leaves = Batch("brick", 1, seeds=1, autoreset=False, turn_limit=12).clone(copies=8)
        leaves.rollout("random", seeds=seeds)
        return {state.tobytes() for state in leaves.states}

    assert len(ends(None)) == 1
    assert len(ends(3)) == 8
    assert ends(3) == ends(range(3, 11))


def test_who_follows_the_officer_beats_who_chooses_at_random():
    batch = Batch("brick", 8, seeds=2, house={"empire": "random"}, turn_limit=30)
    rebels = batch.mixes.seats[0].index("rebels")
    points = 0.0
    for _ in range(60):
        batch.step(batch.advice("officer"))
        points += float(batch.rewards[:, rebels].sum())
    assert points > 2


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_what_the_heuristics_think_of_each_row(name):
    batch = Batch(name, 2, seeds=5, mask=False)
    known = heuristics.of(name)
    chances = batch.chances()
    for row, s in enumerate(batch.states):
        seats = len(batch.mixes.seats[0])
        expected = [known.functions.evaluate(s, seat, known.weights) for seat in range(seats)]
        assert chances[row, :seats] == pytest.approx(expected, abs=1e-6)
        assert not chances[row, seats:].any()
