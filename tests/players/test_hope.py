"""Whether the computer sees a way to win, and when it offers to give up."""

import random

import pytest

import holotable as ht
from holotable.players import hope, roster
from holotable.players.hope import IN_A_ROW, QUIET, Outlook, Resolve

from .games import GAMES

REBELS = {name: ht.Table("brick").position()["units"][name] for name in ("luke", "troopers", "snowspeeder", "tauntaun")}


def brick(snowtroopers, **rest):
    """The last trooper of the Empire against all the Rebels."""
    units = {**REBELS, "snowtroopers": {"at": snowtroopers, "figures": ["trooper"]}}
    return ht.Table.at("brick", {"units": units, "seat": "empire", **rest}, seed=5)


def outlook(table, seat, level="officer"):
    found = hope.decision(roster.load(level), table, seat, 3).outlook
    assert found is not None
    return found


@pytest.mark.parametrize("level", ["officer", "commander@200"])
def test_the_last_unit_far_from_the_base_sees_no_way_to_win(level):
    assert outlook(brick("b7"), "empire", level).hopeless


@pytest.mark.parametrize("level", ["officer", "commander@200"])
def test_an_even_game_is_not_hopeless(level):
    table = ht.Table("brick", seed=1)
    assert not outlook(table, table.to_act[0], level).hopeless


def test_a_game_that_ends_soon_anyway_is_not_given_up():
    table = brick("b7", turn=3, options={"turn_limit": 4})
    empire = table.seats.index("empire")
    assert hope._ends_soon(table, empire, 3)
    assert not hope._ends_soon(brick("b7"), empire, 3)


def test_a_player_from_outside_has_no_outlook():
    assert hope.decision(roster.load("random"), ht.Table("brick", seed=1), "empire", 3).outlook is None


@pytest.mark.parametrize("name", GAMES)
def test_the_outlook_is_the_same_after_a_redeal(name):
    """What a seat cannot know has no part in it."""
    rng = random.Random(7)
    table = ht.Table(name, seed=11)
    for step in range(60):
        if table.over:
            break
        seat = table.to_act[0]
        if step % 12 == 11:
            redealt = roster.dealt_anew(table, table.seats.index(seat), step)
            assert outlook(table, seat) == outlook(ht.Table.around(table.game, table.options, redealt), seat)
        table.play_actions(seat, roster.Anyone().actions(table, table.seats.index(seat), rng.randrange(1 << 30)))


# When it offers to give up


def judge(resolve, *found):
    for hopeless, turn in found:
        resolve.chose("empire")
        resolve.judged("empire", Outlook(hopeless, turn))
    return resolve.is_broken("empire")


def test_a_seat_offers_after_several_hopeless_turns_in_a_row():
    assert judge(Resolve(), *((True, turn) for turn in range(IN_A_ROW)))
    assert not judge(Resolve(), *((True, 4) for _ in range(2 * IN_A_ROW)))
    assert not judge(Resolve(), (True, 1), (True, 2), (False, 3), (True, 4), (True, 5))


def test_a_seat_whose_offer_was_declined_is_quiet_for_a_while():
    resolve = Resolve()
    judge(resolve, *((True, turn) for turn in range(IN_A_ROW)))
    resolve.declined("empire")
    assert not judge(resolve, *((True, 10 + turn) for turn in range(QUIET - 1)))
    assert judge(resolve, (True, 30))
