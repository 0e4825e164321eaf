"""Advice and analysis: ranked choices with chances, and the turning points of a game."""

import pytest

import holotable as ht
from holotable import players

from .games import GAMES


def test_advice_ranks_every_choice():
    table = ht.Table("brick", seed=1)
    found = table.advice("empire", simulations=300)
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


def test_advice_by_time():
    players.warm("brick")
    assert ht.Table("brick", seed=1).advice("empire", 0.05)[0].visits > 0


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"simulations": 0}, "simulations must be 1 or more, not 0."),
        ({"budget": -1.0}, "budget must be a number of seconds above 0, not -1.0."),
        ({"budget": float("nan")}, "budget must be a number of seconds above 0, not nan."),
        ({"threads": 0}, "threads must be 1 or more, not 0."),
    ],
)
def test_a_wrong_budget_is_refused(wrong, sentence):
    with pytest.raises(ht.BadOption, match=f"^{sentence}$"):
        ht.Table("brick", seed=1).advice("empire", **wrong)


def test_a_choice_that_was_never_tried_has_no_chance():
    found = ht.Table("brick", seed=1).advice("empire", simulations=1)
    assert [a.visits for a in found[:2]] == [1, 0]
    assert found[0].chance is not None
    assert all(a.chance is None for a in found[1:])


def test_advice_for_a_seat_that_is_not_asked():
    with pytest.raises(ht.IllegalChoice, match="rebels is not asked now"):
        ht.Table("brick", seed=1).advice("rebels")


def test_the_story_of_a_game():
    table = ht.Table("brick", seed=4)
    while not table.over:
        players.move(players.load("cadet"), table, table.to_act[0], table.ply)
    story = players.analysis(table, simulations=20)
    assert len(story.curve) == table.ply + 1
    assert story.curve[-1] == {seat: float(seat in table.winners) for seat in table.seats}
    assert len(story.swings) == 3
    assert [abs(s.gain) for s in story.swings] == sorted((abs(s.gain) for s in story.swings), reverse=True)
    swing = story.swings[0]
    assert table.log[swing.ply - 1].seat == swing.seat
    assert swing.gain == pytest.approx(swing.after - swing.before)
    assert players.analysis(table, simulations=20) == story


def test_an_open_game_has_a_story_too():
    table = ht.Table("brick", seed=4)
    players.move(players.load("cadet"), table, "empire", 1)
    assert len(players.analysis(table, simulations=10).curve) == 2
