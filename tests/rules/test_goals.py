"""What is told of winning in the smaller games: each mission and each option, to the side that wins by it."""

import pytest

import holotable as ht
from holotable.core.goals import Goal

MISSIONS = {
    1: {"alliance": ["goal.escape", "goal.destroy"], "empire": ["goal.stop", "goal.hold_time"]},
    2: {"alliance": ["goal.block"], "empire": ["goal.break_through"]},
    3: {"alliance": ["goal.defend", "goal.destroy"], "empire": ["goal.generators", "goal.destroy"]},
}
"""The ways to win each mission, in the order they are told (BLZ-50..BLZ-52, BLZ-55, BLZ-57)."""


def told(game, **options):
    """The goals of a fresh table by the seat that wins by them, and those of nobody, as keys."""
    table = ht.Table(game, **options, seed=1)
    found: list[Goal] = list(table.game.goals(table.record, None))
    by_seat = {seat: [goal.key for goal in found if seat in goal.seats] for seat in table.seats}
    return by_seat, [goal.key for goal in found if not goal.seats], table


@pytest.mark.parametrize("mission", MISSIONS)
def test_blz50_each_mission_tells_each_side_how_it_wins(mission):
    assert told("blizzard", mission=mission)[0] == MISSIONS[mission]


def test_blz51_turn_limits_and_progress_are_those_of_the_mission():
    *_, table = told("blizzard", mission=2)
    block = next(goal for goal in table.objectives("alliance") if "alliance" in goal.seats)
    assert block.of == table.record.turn_limit
    assert str(table.record.exits_to_win) in block.text


@pytest.mark.parametrize("options", [{}, {"secret_deployment": True}, {"double_move": True}, {"turn_limit": 8}])
def test_bri29_both_sides_are_told_of_the_base_and_of_the_last_unit(options):
    found, rules, table = told("brick", **options)
    for seat in table.seats:
        assert found[seat] == [f"goal.base.{seat}", f"goal.destroy.{seat}"]
    assert rules == ["goal.limit"]
    assert str(table.options["turn_limit"]) in table.objectives()[-1].text


@pytest.mark.parametrize("players", [2, 4])
def test_end54_the_three_fronts_are_told_to_who_gains_by_them(players):
    found, rules, table = told("endor", players=players)
    faction = table.game.board(table.options)["factions"]
    for seat in table.seats:
        ways = {
            "rebels": ["goal.shield", "goal.death_star", "goal.duel.vader"],
            "empire": ["goal.fleet", "goal.rounds", "goal.duel.luke"],
        }
        assert found[seat] == ways[faction[seat]]
    assert rules == []
