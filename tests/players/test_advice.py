"""Advice and analysis: ranked choices with chances, and the turning points of a game."""

import pytest

import holotable as ht
from holotable import players
from holotable.core import records
from holotable.players import heuristics, nets
from holotable.players.search import TRUST
from holotable.players.thinking import Line, Search, record_of

from .games import GAMES


def test_advice_ranks_every_choice():
    table = ht.Table("brick", seed=1)
    found = players.advice(table, "empire", simulations=300)
    assert {a.choice.id for a in found} == {c.id for c in table.choices("empire")}
    assert [a.visits for a in found] == sorted((a.visits for a in found), reverse=True)
    assert sum(a.visits for a in found) == 300
    assert all(0.0 <= a.chance <= 1.0 for a in found)


@pytest.mark.parametrize("name", GAMES)
def test_advice_can_be_played(name):
    table = ht.Table(name, seed=2, **ht.get(name).option_mixes()[0])
    for _ in range(6):
        seat = table.to_act[0]
        best = players.advice(table, seat, simulations=60)[0]
        args = {best.choice.amount[0]: best.count} if best.choice.amount else {}
        table.play(best.choice, seat=seat, **args)


@pytest.mark.parametrize("name", [game for game in GAMES if nets.network_file(ht.get(game.values[0])).is_file()])
def test_hints_and_the_curve_think_as_the_strongest_level_does(name, monkeypatch):
    """The curve and the turning points with the network that ships; hints with it where the grand admiral trusts it."""
    known = heuristics.of(name, "grand-admiral")
    asked = []

    def think(self, *args, **more):
        asked.append((self.guided, tuple(self.known.knobs)))
        return search(self, *args, **more)

    search = Search.think
    monkeypatch.setattr(Search, "think", think)
    table = ht.Table(name, seed=2)
    players.advice(table, table.to_act[0], simulations=8)
    assert asked == [(bool(known.knobs[TRUST] > 0.0), tuple(known.knobs))]
    for ply in range(4):
        players.move(players.load("random"), table, table.to_act[0], ply)
    asked.clear()
    players.analyse(table, simulations=8)
    assert len(asked) > 4
    assert set(asked) == {(True, tuple(known.changed({"trust": max(0.5, known.knobs[TRUST])}).knobs))}


def test_advice_by_time():
    players.warm("brick")
    assert players.advice(ht.Table("brick", seed=1), "empire", 0.05)[0].visits > 0


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"simulations": 0}, "A search takes 1 simulation or more, not 0."),
        ({"budget": -1.0}, "A search takes a number of seconds above 0, not -1.0."),
        ({"budget": float("nan")}, "A search takes a number of seconds above 0, not nan."),
        ({"threads": 0}, "A search takes 1 thread or more, not 0."),
    ],
)
def test_a_wrong_budget_is_refused(wrong, sentence):
    with pytest.raises(ht.BadOption, match=f"^{sentence}$"):
        players.advice(ht.Table("brick", seed=1), "empire", **wrong)


def test_a_choice_that_was_never_tried_has_no_chance():
    found = players.advice(ht.Table("brick", seed=1), "empire", simulations=1)
    assert [a.visits for a in found[:2]] == [1, 0]
    assert found[0].chance is not None
    assert all(a.chance is None for a in found[1:])


def test_advice_for_a_seat_that_is_not_asked():
    with pytest.raises(ht.IllegalChoice, match="rebels is not asked now"):
        players.advice(ht.Table("brick", seed=1), "rebels")


def test_the_story_of_a_game():
    table = ht.Table("brick", seed=4)
    while not table.over:
        players.move(players.load("cadet"), table, table.to_act[0], table.ply)
    analysis = players.analyse(table, simulations=20)
    assert len(analysis.curve) == table.ply + 1
    assert analysis.curve[-1] == {seat: float(seat in table.winners) for seat in table.seats}
    assert len(analysis.swings) == 3
    assert [abs(s.gain) for s in analysis.swings] == sorted((abs(s.gain) for s in analysis.swings), reverse=True)
    swing = analysis.swings[0]
    assert table.log[swing.ply - 1].seat == swing.seat
    assert swing.gain == pytest.approx(swing.after - swing.before)
    assert players.analyse(table, simulations=20) == analysis


def test_an_open_game_has_a_story_too():
    table = ht.Table("brick", seed=4)
    players.move(players.load("cadet"), table, "empire", 1)
    assert len(players.analyse(table, simulations=10).curve) == 2


def hidden_game(name="brick", seed=3, choices=1000, **options):
    """A game between cadets; seats that are asked at once take turns, as when both place their pieces unseen."""
    table = ht.Table(name, seed=seed, **options)
    while not table.over and table.ply < choices:
        asked = table.to_act
        players.move(players.load("cadet"), table, asked[table.ply % len(asked)], table.ply)
    return table


SECRETS = [
    pytest.param("brick", {"secret_deployment": True}),
    pytest.param("command", {}, marks=pytest.mark.slow),
    pytest.param("endor", {}, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("name", "options"), SECRETS)
def test_a_choice_is_judged_by_what_its_maker_knew(name, options):
    table = hidden_game(name, choices=60, **options)
    game, seats = table.game, len(table.seats)
    others_asked = 0
    for question in players.analysis_questions(table):
        before, _ = dealt_anew(game, question.before, question.seat)
        after, changed = dealt_anew(game, question.after, question.seat) if question.after else (None, False)
        others_asked += changed
        twin = players.AnalysisQuestion(question.seat, before, after)
        assert players.answer_question(name, seats, twin, 16, 5) == players.answer_question(name, seats, question, 16, 5)
    assert others_asked


def dealt_anew(game, data, seat):
    """A record with all that a seat cannot know replaced, and whether that changed it where another seat is asked."""
    s = records.new(game.state)
    s.view("u1")[:] = memoryview(data)
    true = records.rules_bytes(s[0])
    game.redeal(s[0], seat, 99)
    asked = int(game.to_act(s[0])) >> seat & 1
    return s.tobytes(), not asked and records.rules_bytes(s[0]) != true


def test_a_gain_compares_two_thoughts_of_one_seat():
    table = hidden_game(secret_deployment=True, turn_limit=6)
    questions = players.analysis_questions(table)
    found = [players.answer_question("brick", 2, question, 24, 0) for question in questions]
    analysis = players.analysis_of(table, found)
    assert analysis == players.analyse(table, simulations=24)
    for swing in analysis.swings:
        seat, seen = table.seats.index(swing.seat), found[swing.ply - 1]
        assert swing.before == seen.before[seat] == analysis.curve[swing.ply - 1][swing.seat]
        if seen.after is not None:
            assert swing.after == seen.after[seat]
        elif swing.ply < table.ply:
            assert table.log[swing.ply].seat == swing.seat
            assert swing.after == analysis.curve[swing.ply][swing.seat]


def test_the_story_tells_how_far_it_is():
    table = ht.Table("brick", seed=4, turn_limit=2)
    while not table.over:
        players.move(players.load("cadet"), table, table.to_act[0], table.ply)
    told = []
    players.analyse(table, simulations=4, tell=lambda done, of: told.append((done, of)))
    assert told == [(n, table.ply) for n in range(1, table.ply + 1)]


def test_a_turning_point_is_a_choice_that_mattered_and_names_a_better_one():
    """A choice without an alternative, or among equal ones, turns nothing, however the dice fall after it."""
    table = ht.Table("brick", seed=4)
    for _ in range(3):
        table.play(table.choices()[0])
    lines = []
    for entry in table.log:
        then = ht.Table.around(table.game, table.options, record_of(table.game, entry.before))
        offered = [choice.actions[0] for choice in then.choices(entry.seat)]
        lines.append([Line(offered[0], 9, 0.4), Line(offered[1], 30, 0.4)])
    lines[1][1] = Line(lines[1][1].action, 30, 0.75)
    lines[2] = lines[2][:1]
    found = [players.AnalysisAnswer((0.5, 0.5), (0.1, 0.9), tuple(line)) for line in lines]
    (swing,) = players.analysis_of(table, found).swings
    assert swing.ply == 2
    then = ht.Table.around(table.game, table.options, record_of(table.game, table.log[1].before))
    assert swing.better == then.choices()[1].text
    assert swing.cost == pytest.approx(0.35)
