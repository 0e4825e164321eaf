"""The shield assault and the duel: END-40 to END-54."""

import pytest
from endor_kit import battle, ids, orders, told

import holotable as ht

SHIPS = {"R1": {"x-wing": 1}, "N": {"executor": 1}}
PILES = {"rebels": ["r17"], "empire": ["e28"]}


def given(card, order, dice=(), **more):
    """A table on which an order has just been given, with these dice rolled."""
    t = battle(SHIPS, card, **{"piles": PILES, **more})
    t.dice(dice)
    t.play("order", order=order)
    return t


def test_END_40_each_die_may_pay_for_the_next_space():
    t = given("r21", "shield", [1, 2, 2, 3, 6])
    assert told(t, "rolled") == [{"order": "shield", "dice": [1, 2, 2, 3, 6], "least": 2}]
    assert ids(t) == ["advance(die=2)", "advance(die=3)", "advance(die=6)", "done()"]
    for die in (2, 2, 3):
        t.play("advance", die=die)
    assert t.position()["shield"]["at"] == 3
    assert ids(t) == ["advance(die=6)", "done()"]
    t.play("advance", die=6)
    assert t.position()["shield"]["at"] == 4
    assert t.to_act == ("empire",)
    assert told(t, "advanced")[-1] == {"die": 6, "to": 4}


def test_END_40_up_to_five_spaces_and_the_player_may_stop():
    t = given("r21", "shield", [6, 6, 6, 6, 6])
    for _ in range(5):
        t.play("advance", die=6)
    assert t.position()["shield"]["at"] == 5
    t = given("r21", "shield", [6, 6, 6, 6, 6])
    t.play("advance", die=6)
    t.play("done")
    assert t.position()["shield"]["at"] == 1
    assert t.to_act == ("empire",)


def test_END_40_a_roll_that_pays_for_nothing_ends_the_turn():
    t = given("r21", "shield", [1, 1, 1, 4, 4], shield={"at": 14})
    assert t.to_act == ("empire",)
    with pytest.raises(ht.IllegalChoice):
        t.play("advance", seat="rebels", die=4)


def test_END_41_an_ambush_takes_the_next_three_spaces_without_stormtroopers():
    t = given("e22", "ambush", shield={"at": 2, "stormtroopers": [4]})
    assert t.position()["shield"]["stormtroopers"] == [3, 4, 5, 6]
    assert told(t, "ambushed") == [{"spaces": [3, 5, 6]}]


def test_END_41_a_stormtrooper_adds_one_and_is_removed_by_entering():
    t = given("r21", "shield", [2, 3, 3, 1, 1], shield={"at": 2, "stormtroopers": [3, 4]})
    assert ids(t) == ["advance(die=3)", "done()"]
    t.play("advance", die=3)
    assert t.position()["shield"] == {"at": 3, "stormtroopers": [4]}
    assert t.to_act == ("empire",)


def test_END_41_fewer_stormtroopers_if_fewer_are_left():
    t = given("e22", "ambush", shield={"at": 2, "stormtroopers": [3, 4, 5, 6, 7, 8, 9]})
    assert t.position()["shield"]["stormtroopers"] == [3, 4, 5, 6, 7, 8, 9, 10, 11]
    t = given("e22", "ambush", shield={"at": 15, "stormtroopers": [16]})
    assert t.position()["shield"]["stormtroopers"] == [16, 17]


@pytest.mark.parametrize("shield", [{"at": 2, "stormtroopers": list(range(3, 12))}, {"at": 16, "stormtroopers": [17]}])
def test_END_41_no_ambush_without_stormtroopers_or_spaces(shield):
    assert orders(battle(SHIPS, "e29", piles=PILES, shield=shield)) == {"vader"}


def test_END_42_at_the_last_space_the_shield_is_down_for_good():
    t = given("r21", "shield", [5, 5, 5, 5, 5], shield={"at": 16})
    t.play("advance", die=5)
    assert told(t, "shield_down") == [{}]
    assert t.to_act == ("empire",)
    assert orders(battle(SHIPS, "r21", shield={"at": 17})) == {"x-wing"}
    assert orders(battle(SHIPS, "e22", shield={"at": 17})) == {"death-star"}


def test_END_50_vader_hits_luke_with_four_or_more():
    t = given("e23", "vader", [3, 4, 5, 6])
    assert t.position()["hits"]["luke"] == 3
    assert told(t, "rolled") == [{"order": "vader", "dice": [3, 4, 5, 6], "least": 4}]
    assert orders(battle(SHIPS, "e05", hits={"vader": 10})) == {"executor"}
    assert orders(battle(SHIPS, "e05", hits={"luke": 10})) == {"executor"}


def test_END_51_the_emperor_always_hits_luke_twice():
    t = given("e27", "emperor")
    assert t.position()["hits"]["luke"] == 2
    assert orders(battle(SHIPS, "e27", hits={"vader": 10})) == {"executor", "emperor"}
    assert orders(battle(SHIPS, "e27", hits={"vader": 10}, redeemed=True)) == {"executor"}
    assert orders(battle(SHIPS, "e27", hits={"luke": 10})) == {"executor"}


def test_END_52_luke_hits_vader_with_four_or_more():
    t = given("r24", "luke", [1, 2, 3, 4])
    assert t.position()["hits"]["vader"] == 1
    assert orders(battle(SHIPS, "r24", hits={"luke": 10})) == {"x-wing"}
    assert orders(battle(SHIPS, "r24", hits={"vader": 10})) == {"x-wing"}


@pytest.mark.parametrize(("hits", "allowed"), [(0, False), (6, False), (7, True), (8, True), (9, True), (10, False)])
def test_END_53_redemption_only_on_a_red_space(hits, allowed):
    assert ("redeem" in orders(battle(SHIPS, "r28", hits={"vader": hits}))) is allowed


def test_END_53_redemption_needs_luke_and_removes_vader_and_the_emperor():
    assert orders(battle(SHIPS, "r28", hits={"vader": 8, "luke": 10})) == {"x-wing"}
    t = given("r28", "redeem", hits={"vader": 8})
    p = t.position()
    assert (p["hits"]["vader"], p["redeemed"]) == (10, True)
    assert told(t, "duelist_lost") == [{"who": "vader", "how": "redeemed"}]
    assert orders(battle(SHIPS, "e25", hits=p["hits"], redeemed=True, tie_reserve=1)) == {"tie"}


def test_END_54_luke_gone_gives_the_empire_four():
    t = given("e23", "vader", [4, 4, 4, 4], hits={"luke": 8})
    assert t.position()["hits"]["luke"] == 10
    assert told(t, "hit") == [{"ship": "luke"}] * 2
    assert told(t, "duelist_lost") == [{"who": "luke", "how": "killed"}]
    assert told(t, "extra_orders") == [{"seat": "empire", "count": 4}]
    t = given("e27", "emperor", hits={"luke": 9})
    assert t.position()["hits"]["luke"] == 10
    assert told(t, "extra_orders") == [{"seat": "empire", "count": 4}]


def test_END_54_vader_killed_gives_three_and_redeemed_five():
    t = given("r24", "luke", [4, 4, 4, 4], hits={"vader": 9, "luke": 3})
    assert t.position()["redeemed"] is False
    assert told(t, "duelist_lost") == [{"who": "vader", "how": "killed"}]
    assert told(t, "extra_orders") == [{"seat": "rebels", "count": 3}]
    t = given("r28", "redeem", hits={"vader": 9})
    assert told(t, "extra_orders") == [{"seat": "rebels", "count": 5}]


def test_END_54_both_duelists_may_fall_in_one_game():
    t = given("e27", "emperor", hits={"vader": 10, "luke": 8})
    assert t.position()["hits"]["luke"] == t.position()["hits"]["vader"] == 10
    assert not t.over
