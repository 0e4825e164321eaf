"""Whose look a seat has on the board."""

import dataclasses

import pytest

import holotable as ht
from holotable.core.game import FACTIONS


@pytest.mark.parametrize("name", ht.list_games())
def test_every_seat_of_every_option_has_a_look(name):
    game = ht.get(name)
    for mix in game.option_mixes():
        options = game.check_options(mix)
        looks = game.board(options)["factions"]
        assert {looks[seat] for seat in game.seats(options)} <= set(FACTIONS)


def test_seats_that_a_game_does_not_name_take_the_looks_in_turn():
    game = dataclasses.replace(ht.get("brick"), factions={"hero": "hutts"})
    assert game.looks(["a", "b", "c", "d"]) == {"a": "rebels", "b": "empire", "c": "hutts", "d": "rebels", "hero": "hutts"}
