"""The levels: known by name, whole choices, stronger than chance, in time."""

from types import SimpleNamespace

import numpy as np
import pytest

import holotable as ht
from holotable import players
from holotable.lab.ladder import Ladder, Pairing, play, run, standings
from holotable.players import heuristics, levels, thinking
from holotable.players.heuristics import of
from holotable.players.thinking import Line, Search, Thought

from .games import GAMES


def share(one, rest, games):
    ladder = Ladder("brick", (rest, one), games, seed=5)
    return standings(ladder, run(ladder)).duels[0].share


def test_the_levels_are_five_and_rise():
    assert [level.id for level in players.LEVELS] == ["cadet", "officer", "commander", "admiral", "grand-admiral"]
    assert [level.seconds for level in players.LEVELS] == sorted(level.seconds for level in players.LEVELS)
    assert all(level.title and level.text.endswith(".") for level in players.LEVELS)


@pytest.mark.parametrize(("level", "least"), [("cadet", 0.8), ("officer", 0.95), ("commander@60", 0.95)])
def test_a_level_beats_random(level, least):
    assert share(level, "random", 20) >= least


def test_the_search_beats_one_step_ahead():
    assert share("commander@250", "officer", 16) > 0.5


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["random", "cadet", "officer", "commander@12"])
def test_every_level_plays_every_game_through_the_table(name, level):
    mixes = ht.get(name).option_mixes()
    for number, mix in enumerate((mixes[0], mixes[-1])):
        table = ht.Table(name, seed=number, **mix)
        player = players.load(level)
        for ply in range(40):
            if table.over:
                break
            players.move(player, table, table.to_act[-1], ply)
        assert table.over or table.ply == 40


@pytest.mark.parametrize("name", GAMES)
def test_the_evaluation_is_a_chance(name):
    game = ht.get(name)
    known = of(name)
    for mix in game.option_mixes()[:4]:
        table = ht.Table(name, seed=1, **mix)
        for ply in range(30):
            for seat in range(len(table.seats)):
                assert 0.0 <= known.functions.evaluate(table.record, seat, known.weights) <= 1.0
            if table.over:
                break
            players.move(players.load("random"), table, table.to_act[0], ply)


@pytest.fixture
def clock(monkeypatch):
    """A clock that stands still but for what a test adds to it, so that a busy machine changes nothing."""
    now = [100.0]
    for module in (levels, thinking):
        monkeypatch.setattr(module, "time", SimpleNamespace(perf_counter=lambda: now[0]))
    return now


@pytest.mark.parametrize("level", ["commander", "admiral", "grand-admiral"])
@pytest.mark.parametrize("slowness", [0.00005, 0.002])
def test_a_level_keeps_its_time_and_uses_it(level, slowness, clock, monkeypatch):
    """Whether a simulation takes long or not, and with a hundredth of a second lost before and after the search."""
    think, simulate = Search.think, Search._simulate

    def thinking_for_long(self, *args, **more):
        clock[0] += 0.01
        return think(self, *args, **more)

    def simulating(self, memory, root, seat, times, seed):
        clock[0] += times * slowness
        return simulate(self, memory, root, seat, min(times, 3), seed)

    monkeypatch.setattr(Search, "think", thinking_for_long)
    monkeypatch.setattr(Search, "_simulate", simulating)
    monkeypatch.setattr(Search, "_settled", lambda *_: False)
    monkeypatch.setattr(Search, "_plain", lambda *_: False)
    table = ht.Table("brick", seed=3)
    began = clock[0]
    players.decide(level, "brick", table.options, table.record.tobytes(), 0, 1)
    stated = players.level(level).seconds
    assert 0.85 * stated < clock[0] - began + 0.01 <= stated


@pytest.mark.parametrize(("game", "kind", "share"), [("brick", "move", 1.0), ("trilogy", "place", 0.7)])
def test_time_is_kept_back_only_for_what_may_follow(game, kind, share, clock, monkeypatch):
    table = ht.Table(game, seed=1)
    while kind not in {choice.kind for choice in table.choices(table.to_act[0])}:
        players.move(players.load("cadet"), table, table.to_act[0], table.ply)
    given = []

    def think(self, record, seat, *, seconds=None, simulations=None, seed=0):
        given.append(seconds)
        return Thought((Line(self.game.legal_list(record, seat)[0], 1, 0.5),), (), 1)

    monkeypatch.setattr(Search, "think", think)
    players.load("admiral").actions(table, table.seats.index(table.to_act[0]), 1)
    assert given[0] == pytest.approx(3.0 * (1 - levels.KEPT_BACK) * share)


def test_the_set_up_is_not_searched(monkeypatch):
    """A search scatters the planets it claims; the look one step ahead keeps them together, and takes no time."""
    monkeypatch.setattr(Search, "think", lambda *_, **__: pytest.fail("a claim was searched"))
    table = ht.Table("trilogy", seed=1)
    for level in ("commander", "admiral", "grand-admiral"):
        seat = table.to_act[0]
        assert {choice.kind for choice in table.choices(seat)} == {"claim"}
        players.move(players.load(level), table, seat, 1)


def test_a_plainly_best_choice_takes_a_tenth_of_the_time(monkeypatch):
    table = ht.Table("brick", seed=1)
    search = Search(table.game, 2, of("brick"))
    search.think(table.record, 0, simulations=1)
    memory, root = search.memories[0], search.root(table.record)
    for best, expected in ((0.6, True), (0.4, False)):
        monkeypatch.setattr(search, "_lines", lambda *_, best=best: [Line(1, 95, best), Line(2, 5, 0.5), Line(3, 0, 0.0)])
        assert search._plain(memory, root, 0) == expected
    monkeypatch.setattr(search, "_lines", lambda *_: [Line(1, 80, 0.6), Line(2, 20, 0.5)])
    assert not search._plain(memory, root, 0)


def test_a_careless_cadet_makes_nothing_that_is_ruled_out(monkeypatch):
    def weigh(s, seat, actions, n, weights, out):
        out[:n] = 1.0
        out[0] = 0.0

    table = ht.Table("brick", seed=1)
    loops = heuristics.compiled("brick")
    monkeypatch.setattr(loops, "weigh", weigh)
    # only interpreted code notices that the rules of thumb are replaced
    for name in ("weigh_choices", "loose_choice"):
        function = getattr(loops, name)
        monkeypatch.setattr(loops, name, getattr(function, "py_func", function))
    legal = np.array(table.game.legal_list(table.record, 0), np.int32)
    n, rng, out = len(legal), table.record.rng.copy(), np.zeros(len(legal))
    made = {loops.loose_choice(table.record, 0, legal, n, 1.0, of("brick").weights, out, rng) for _ in range(200)}
    assert 0 not in made
    assert len(made) > n // 2


def test_a_won_game_is_ended():
    position = {"units": {"vader": {"at": "a4"}, "at-at": {"at": "d4"}, "tauntaun": {"at": "d1", "figures": []}}}
    table = ht.Table.at("brick", position, seed=2)
    for ply in range(24):
        if table.over:
            break
        players.move(players.load("commander@300" if table.to_act[0] == "empire" else "random"), table, table.to_act[0], ply)
    assert table.winners == ("empire",)


def test_pieces_are_not_shuffled():
    turns, again = 0, 0
    for seed in range(4):
        table = ht.Table("brick", seed=seed)
        mine = table.seats[seed % 2]
        seated = {seat: players.load("commander@300" if seat == mine else "cadet") for seat in table.seats}
        seen = set()
        while not table.over:
            seat = table.to_act[0]
            if seat == mine and (not table.log or table.log[-1].seat != seat):
                position = (table.record.at.tobytes(), table.record.troops.tobytes())
                turns, again = turns + 1, again + (position in seen)
                seen.add(position)
            players.move(seated[seat], table, seat, seed * 1000 + table.ply)
        assert table.winners == (mine,)
    assert again < 0.1 * turns, f"{again} of {turns} turns began where an earlier one had"


def test_a_game_of_the_ladder_is_the_same_every_time():
    pairing = Pairing("commander@40", "officer", 1, 9)
    first, second = (play("brick", {}, pairing) for _ in range(2))
    assert (first.score, first.decisions) == (second.score, second.decisions)


def test_an_unknown_level_is_refused_in_one_sentence():
    with pytest.raises(players.UnknownPlayer, match="no level 'moff'; the levels are cadet, officer"):
        players.decide("moff", "brick", {}, b"", 0, 1)
