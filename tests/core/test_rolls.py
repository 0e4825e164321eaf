"""Rolls that no tray of a game explains."""

import pytest

from holotable.core.rolls import STATES, Die, plain_roll


@pytest.mark.parametrize(
    ("args", "faces"),
    [({"dice": [3, 6]}, ["3", "6"]), ({"die": 5, "to": "a1"}, ["5"]), ({"to": "a1"}, None), ({"dice": []}, None)],
)
def test_dice_that_a_game_says_nothing_of_are_open(args, faces):
    roll = plain_roll("rolled", args)
    shown = roll and [(die.face, die.state) for row in roll.rows for die in row.dice]
    assert shown == (faces and [(face, "open") for face in faces])


def test_every_role_is_worth_something():
    assert {role: Die("1", role).state for role in STATES} == STATES
