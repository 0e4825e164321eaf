"""What is told of winning: each faction its own ways in the war, every planet in standard mode (TRI-35, TRI-71, TRI-120)."""

import pytest

import holotable as ht
from holotable.games.trilogy import goals

WAYS = {
    "empire": {"goal.no_rebels"},
    "rebels": {"goal.no_empire", "goal.emperor"},
    "hutts": {"goal.resources"},
}
"""How a faction wins (TRI-120, TRI-71); with two players the Hutts are nobody's."""


def told(**options):
    """The keys of the goals by the seat that wins by them, with the table."""
    table = ht.Table("trilogy", **options, seed=3)
    found = goals.goals(table.record, None)
    return table, {seat: {goal.key for goal in found if seat in goal.seats} for seat in table.seats}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tri120_every_faction_is_told_its_own_ways_to_win(players):
    table, found = told(players=players)
    faction = table.game.board(table.options)["factions"]
    assert {"empire", "rebels"} <= {faction[seat] for seat in table.seats}
    for seat in table.seats:
        assert found[seat] == WAYS[faction[seat]], seat


@pytest.mark.parametrize("players", [3, 4])
def test_tri35_in_standard_mode_every_seat_wins_by_every_planet(players):
    _, found = told(mode="standard", players=players)
    assert list(found.values()) == [{"goal.all_planets"}] * players


def test_tri122_a_turn_limit_is_told_where_there_is_one():
    table = ht.Table("trilogy", turn_limit=9, seed=3)
    assert [goal.of for goal in table.objectives() if goal.clause == "TRI-122"] == [9]
    assert not [goal for goal in ht.Table("trilogy", seed=3).objectives() if goal.clause == "TRI-122"]


def test_tri41_standard_mode_takes_three_or_four_players_and_says_so():
    option = next(option for option in ht.get("trilogy").options if option.name == "players")
    assert option.only == {"mode": {"standard": (3, 4)}}
    for players in option.allowed:
        if players in (3, 4):
            assert len(ht.Table("trilogy", mode="standard", players=players).seats) == players
        else:
            with pytest.raises(ht.BadOption):
                ht.Table("trilogy", mode="standard", players=players)
