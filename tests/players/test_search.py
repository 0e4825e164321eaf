"""The search: the same with the same seed, blind to what is hidden, and quick to see what wins."""

import numpy as np
import pytest

import holotable as ht
from holotable import players
from holotable.core import records
from holotable.players import heuristics
from holotable.players.levels import decide
from holotable.players.search import KNOBS
from holotable.players.thinking import Search

from .games import GAMES


def searcher(table, threads=1):
    return Search(table.game, len(table.seats), heuristics.of(table.game.id), threads)


def some_positions(name, options, seed, count):
    """Records of a random game, each with a seat that is asked."""
    game = ht.get(name)
    table = ht.Table(name, seed=seed, **options)
    rng = np.random.default_rng(seed)
    found = []
    while not table.over and len(found) < count:
        seat = table.seats.index(table.to_act[-1])
        legal = game.legal_list(table.record, seat)
        if len(legal) > 1:
            found.append((records.clone(table.record), seat))
        game.apply(table.record, seat, int(rng.choice(legal)))
    return table, found


HIDING = ("command", "trilogy", "endor")
"""Games in which every mix of options hides something from every seat soon after the start."""
MIXES = [pytest.param(*game.values, mix, marks=game.marks) for game in GAMES for mix in (0, -1)]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_tree(name):
    table, positions = some_positions(name, dict(ht.get(name).option_mixes()[0]), 3, 8)
    s, seat = positions[-1]
    first = searcher(table).think(s, seat, simulations=120, seed=5)
    assert first == searcher(table).think(s, seat, simulations=120, seed=5)
    assert first.simulations == 120
    assert sum(line.visits for line in first.lines) == 120
    assert all(0.0 <= chance <= 1.0 for chance in first.chances)


@pytest.mark.parametrize(("name", "mix"), MIXES)
def test_the_hidden_part_changes_no_decision(name, mix):
    game = ht.get(name)
    table, positions = some_positions(name, dict(game.option_mixes()[mix]), 11, 12)
    replaced = 0
    for s, seat in positions[::3]:
        other = records.clone(s)
        game.redeal(other, seat, 99)
        replaced += records.rules_bytes(other) != records.rules_bytes(s)
        for level in ("cadet", "officer", "commander", "admiral", "grand-admiral"):
            told = decide(level, name, table.options, s.tobytes(), seat, 7, simulations=40)
            assert told == decide(level, name, table.options, other.tobytes(), seat, 7, simulations=40)
    assert replaced or name not in HIDING


def test_a_player_of_two_seats_keeps_their_knowledge_apart():
    table = ht.Table("brick", seed=1, secret_deployment=True)
    both = players.load("commander@300")
    while "rebels" in table.to_act:
        players.move(both, table, "rebels", table.ply)
    alone = players.load("commander@300")
    assert alone.actions(table, 0, 5) == both.actions(table, 0, 5)
    lines = [player.mind.lines(table.record, 0) for player in (alone, both)]
    assert lines[0] == lines[1]


def test_a_player_at_tables_of_different_sizes():
    player = players.load("commander@30")
    for number in (2, 3):
        table = ht.Table("trilogy", seed=1, players=number)
        players.move(player, table, table.to_act[0], 1)
        assert player.mind.seats == len(table.seats) == number


@pytest.mark.parametrize("name", ht.list_games())
def test_dealing_anew_leaves_no_trace_of_what_was_hidden(name):
    game = ht.get(name)
    for mix in (0, -1):
        _, positions = some_positions(name, dict(game.option_mixes()[mix]), 5, 12)
        for s, seat in positions[::3]:
            first, second = records.clone(s), records.clone(s)
            game.redeal(second, seat, 77)
            for other in (first, second):
                game.redeal(other, seat, 5)
            assert records.rules_bytes(first) == records.rules_bytes(second)


def test_a_secret_deployment_is_really_hidden():
    table = ht.Table("brick", seed=1, secret_deployment=True)
    for unit, space in (("luke", "a1"), ("troopers", "b1"), ("tauntaun", "c1"), ("snowspeeder", "d1")):
        table.play("deploy", seat="rebels", unit=unit, to=space)
    other = records.clone(table.record)
    table.game.redeal(other, 0, 4)
    assert records.rules_bytes(other) != records.rules_bytes(table.record)
    search = searcher(table)
    first = search.think(table.record, 0, simulations=300, seed=2)
    search.forget()
    assert search.think(other, 0, simulations=300, seed=2) == first


def test_scripted_dice_are_not_looked_at():
    table = ht.Table("brick", seed=1)
    plain = decide("commander", "brick", table.options, table.record.tobytes(), 0, 1, simulations=200)
    table.dice([3, 3, 3, 3])
    assert decide("commander", "brick", table.options, table.record.tobytes(), 0, 1, simulations=200) == plain


def test_threads_share_the_simulations():
    table = ht.Table("brick", seed=1)
    thought = searcher(table, threads=2).think(table.record, 0, simulations=101, seed=1)
    assert thought.simulations == 101
    assert sum(line.visits for line in thought.lines) == 101


def test_the_tree_is_kept_until_it_is_forgotten():
    table = ht.Table("brick", seed=1)
    search = searcher(table)
    search.think(table.record, 0, simulations=100, seed=1)
    again = search.think(table.record, 0, simulations=100, seed=2)
    assert sum(line.visits for line in again.lines) == 200
    search.forget()
    assert search.lines(table.record, 0) == []


def test_a_player_goes_on_with_its_tree_within_a_turn():
    table = ht.Table("brick", seed=1)
    player = players.load("commander@200")
    players.move(player, table, "empire", 1)
    assert table.to_act == ("empire",)
    kept = sum(line.visits for line in player.mind.lines(table.record, 0))
    assert kept > 20
    players.move(player, table, "empire", 2)
    assert table.to_act == ("rebels",)
    elsewhere = ht.Table("brick", seed=1, layout="two-passes")
    player.mind.look_back(elsewhere.record, 0)
    assert player.mind.lines(table.record, 0) == []


@pytest.mark.parametrize("level", ["officer", "commander"])
def test_a_win_in_one_is_played(level):
    position = {"units": {"vader": {"at": "a2"}, "at-at": {"at": "c5"}, "luke": {"at": "c2"}, "troopers": {"at": "d4"}}}
    table = ht.Table.at("brick", position)
    actions = decide(level, "brick", table.options, table.record.tobytes(), 0, 1, simulations=200)
    table.play_actions("empire", actions)
    assert table.winners == ("empire",)


def answer_with_little_memory(table, search, simulations):
    """Think with room for 200 edges only: there is an answer, and no more room is used."""
    search.think(table.record, 0, simulations=1)
    memory = search.memories[0]
    memory.edges = memory.edges[:200]
    thought = search.think(table.record, 0, simulations=simulations, seed=1)
    assert thought.lines[0].visits > 0
    assert memory.used[1] <= 200


def test_a_full_table_still_answers():
    table = ht.Table("brick", seed=1)
    answer_with_little_memory(table, searcher(table), 300)


def test_a_level_may_have_settings_of_its_own():
    common, admiral = heuristics.of("command"), heuristics.of("command", "admiral")
    turns, explore = KNOBS.index("turns"), KNOBS.index("explore")
    assert admiral.knobs[turns] > common.knobs[turns] == heuristics.of("command", "commander").knobs[turns]
    assert admiral.knobs[explore] == common.knobs[explore]
    assert (admiral.weights == common.weights).all()


def test_the_settings_have_names():
    known = heuristics.of("brick").changed({"unit": 2.0, "playout": 3.0})
    assert known.weights[known.names.index("unit")] == 2.0
    assert known.knobs[KNOBS.index("playout")] == 3.0
    with pytest.raises(heuristics.BadWeights, match="no weight or setting 'uint'"):
        heuristics.of("brick").changed({"uint": 2.0})
