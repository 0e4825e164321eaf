"""The battle around the Death Star: END-10 to END-35 and END-60."""

import pytest
from endor_kit import attack, battle, ends, ids, orders, told
from seen import kinds

import holotable as ht

PILES = {"rebels": ["r18"], "empire": ["e01"]}
"""Piles that keep the round going, so that a test sees the turn end."""


def given(ships, card, order, up=(), **more):
    """A table on which an order has just been given."""
    t = battle(ships, card, up, **{"piles": PILES, **more})
    t.play("order", order=order)
    return t


def test_END_10_ships_enter_only_empty_or_own_sectors():
    t = given({"SW": {"x-wing": 2}, "S": {"b-wing": 1}, "A5": {"tie": 1}, "A6": {"executor": 1}}, "r17", "x-wing")
    assert ends(t) == {"S", "W", "R1", "R2"}
    t.play("move", origin="SW", to="S", count=2)
    assert t.position()["ships"]["S"] == {"b-wing": 1, "x-wing": 2}


def test_END_10_the_moves_of_the_first_turn_are_counted():
    start = ht.Table("endor", seed=1).position()
    more = {"tie_reserve": 28, "piles": PILES}
    t = battle(start["ships"], "r17", tuple(start["markers"]), **more)
    t.play("order", order="x-wing")
    assert len(t.choices()) == 4 + 4 + 1 + 1 + 1
    t = battle(start["ships"], "e28", tuple(start["markers"]), **more)
    t.play("order", order="tie")
    assert len(t.choices()) == 1 + 4 + 4 + 4 + 2 + 2 + 4 + 4 + 1


def test_END_10_no_ship_passes_enemies_or_the_death_star():
    t = given({"A1": {"falcon": 1}, "A2": {"tie": 1}, "N": {"tie": 1}, "NW": {"tie": 1}}, "r22", "falcon")
    assert ends(t) == {"A6", "A5", "SW", "W"}
    with pytest.raises(ht.IllegalChoice, match="END-10"):
        t.play("move", origin="A1", to="N", count=1)


def test_END_10_any_number_and_mix_of_one_side_may_share_a_sector():
    many = {"x-wing": 20, "y-wing": 16, "b-wing": 15, "falcon": 1}
    t = given({"R2": many, "N": {"executor": 1}}, "r17", "x-wing")
    t.play("move", origin="R2", to="R1", count=20)
    assert t.position()["ships"]["R1"] == {"x-wing": 20}


def test_END_11_any_number_of_one_kind_moves_to_one_neighbour_and_attacks_from_there():
    t = given({"R1": {"x-wing": 5, "y-wing": 2}, "A6": {"tie": 3}, "N": {"executor": 1}, "R4": {"x-wing": 2}}, "r17", "x-wing")
    choice = next(c for c in t.choices() if c.args == {"origin": "R1", "to": "W"})
    assert choice.amount == ("count", 1, 5)
    t.play(choice, count=3)
    assert t.position()["ships"]["R1"] == {"x-wing": 2, "y-wing": 2}
    assert t.position()["origin"] == "W"
    assert ids(t) == ["attack(origin=W,to=A6)", "no_attack()"]
    assert told(t, "moved") == [{"ship": "x-wing", "origin": "R1", "to": "W", "count": 3}]


def test_END_11_moving_and_attacking_may_be_skipped():
    t = given({"W": {"x-wing": 2}, "SE": {"x-wing": 1}, "A6": {"tie": 1}, "A4": {"tie": 1}}, "r17", "x-wing")
    t.play("stay")
    assert ids(t) == ["attack(origin=SE,to=A4)", "attack(origin=W,to=A6)", "no_attack()"]
    assert t.position()["origin"] is None
    t.play("no_attack")
    assert not told(t, "attacked")
    assert t.to_act == ("empire",)


def test_END_11_other_kinds_do_not_join():
    t = given({"W": {"x-wing": 2, "y-wing": 5, "falcon": 1}, "A6": {"tie": 5}}, "r17", "x-wing")
    t.play("stay")
    t.play("attack", origin="W", to="A6")
    assert len(told(t, "attacked")[0]["dice"]) == 2


def test_END_11a_only_enemies_are_attacked_and_markers_by_the_empire_alone():
    t = given({"R2": {"tie": 2}, "F2": {"x-wing": 1}, "R1": {"x-wing": 1}}, "e28", "tie", up=("F2", "F3"))
    t.play("stay")
    assert ids(t, "attack") == ["attack(origin=R2,to=R1)", "attack(origin=R2,to=F2)", "attack(origin=R2,to=F3)"]
    t = given({"R2": {"x-wing": 2}, "R3": {"tie": 1}}, "r17", "x-wing", up=("F2", "F3"))
    t.play("stay")
    assert ids(t, "attack") == ["attack(origin=R2,to=R3)"]
    with pytest.raises(ht.IllegalChoice, match="END-11a"):
        t.play("attack", origin="R2", to="F2")


def test_END_11b_a_special_ships_move_names_its_end_and_never_its_beginning():
    t = given({"R1": {"falcon": 1}, "N": {"executor": 1}}, "r22", "falcon")
    assert ends(t) == {"W", "SW", "R2", "A6", "NW", "A5", "S", "R3"}
    assert {c.amount for c in t.choices() if c.kind == "move"} == {("count", 1, 1)}
    t.play("move", origin="R1", to="NW", count=1)
    assert told(t, "moved") == [{"ship": "falcon", "origin": "R1", "to": "NW", "count": 1}]


def test_END_11b_the_sector_between_must_be_open_too():
    t = given({"R1": {"falcon": 1}, "W": {"tie": 1}, "SW": {"tie": 1}}, "r22", "falcon")
    assert ends(t) == {"R2", "S", "R3"}


def test_END_12_a_sector_is_cleared_when_no_fighter_and_no_special_ship_is_left():
    t = given({"W": {"x-wing": 5}, "A6": {"tie": 1, "executor": 1}}, "r17", "x-wing", hits={"executor": 7})
    attack(t, "W", "A6", 3, 5, 1, 1, 1)
    t.play("assign", die=3, target="tie")
    assert not told(t, "extra_orders")
    t.play("assign", die=5, target="executor")
    assert told(t, "extra_orders") == [{"seat": "rebels", "count": 1}]


def test_END_13_a_face_up_marker_is_a_place_for_rebel_fighters_alone():
    t = given({"R2": {"x-wing": 3, "falcon": 1}, "R3": {"tie": 1}}, "r17", "x-wing", up=("F2",))
    assert ends(t) == {"R1", "S", "SW", "F2"}
    t.play("move", origin="R2", to="F2", count=3)
    assert t.position()["ships"]["F2"] == {"x-wing": 3}
    t = given({"F2": {"x-wing": 3}, "R2": {"tie": 1}}, "r17", "x-wing", up=("F2", "F3"))
    assert ids(t) == ["attack(origin=F2,to=R2)", "no_attack()"]
    t = given({"R2": {"falcon": 1}}, "r22", "falcon", up=("F2", "F3"))
    assert ends(t) & {"F2", "F3"} == set()
    t = given({"R2": {"tie": 1}, "R3": {"executor": 1}}, "e28", "tie", up=("F2", "F3"))
    assert ends(t) & {"F2", "F3"} == set()


def test_END_13_markers_are_not_next_to_each_other_and_face_down_ones_are_out():
    t = given({"F2": {"x-wing": 3}, "N": {"executor": 1}}, "r17", "x-wing", up=("F2", "F3"))
    assert ends(t) == {"R2"}
    t = given({"R2": {"tie": 1}, "R1": {"x-wing": 1}}, "e28", "tie", up=("F3",))
    t.play("stay")
    assert ids(t, "attack") == ["attack(origin=R2,to=R1)", "attack(origin=R2,to=F3)"]
    t = given({"R2": {"x-wing": 1}}, "r17", "x-wing", up=("F3",))
    with pytest.raises(ht.IllegalChoice, match="END-13"):
        t.play("move", origin="R2", to="F2", count=1)


def test_END_20_four_new_ties_appear_beside_the_executor_and_attack_at_once():
    t = given({"N": {"executor": 1, "tie": 1}, "NE": {"x-wing": 5}, "A1": {"tie": 2}}, "e28", "tie", tie_reserve=28)
    assert kinds(t) == {"deploy", "move", "stay"}
    t.play("deploy")
    assert told(t, "deployed") == [{"to": "N", "count": 4}]
    p = t.position()
    assert (p["ships"]["N"], p["tie_reserve"], p["origin"]) == ({"tie": 5, "executor": 1}, 24, "N")
    assert ids(t) == ["attack(origin=N,to=NE)", "no_attack()"]
    t.play("attack", origin="N", to="NE")
    assert len(told(t, "attacked")[0]["dice"]) == 5


def test_END_20_fewer_are_deployed_if_fewer_are_left_and_none_without_executor():
    t = given({"N": {"executor": 1}, "S": {"x-wing": 5}}, "e28", "tie", tie_reserve=3)
    t.play("deploy")
    assert told(t, "deployed") == [{"to": "N", "count": 3}]
    t = given({"N": {"tie": 1}, "S": {"x-wing": 5}}, "e28", "tie")
    assert "deploy" not in kinds(t)


def test_END_21_the_executor_moves_up_to_two_sectors_and_attacks_with_four_dice():
    t = given({"N": {"executor": 1}, "SE": {"x-wing": 5}}, "e28", "executor")
    assert {"A1", "A3", "E", "W"} <= ends(t)
    assert "S" not in ends(t)
    t.play("move", origin="N", to="A3", count=1)
    t.play("attack", origin="A3", to="SE")
    assert len(told(t, "attacked")[0]["dice"]) == 4


def test_END_22_the_death_star_destroys_a_marker_with_a_five_or_six():
    ships = {"F1": {"x-wing": 5}, "R1": {"x-wing": 1}, "N": {"executor": 1}}
    t = given(ships, "e15", "death-star", up=("F1", "F2"))
    assert ids(t) == ["fire(target=F1)", "fire(target=F2)"]
    t.dice([1, 5])
    t.play("fire", target="F1")
    assert t.position()["markers"]["F1"] == "down"
    assert "F1" not in t.position()["ships"]
    assert told(t, "fired") == [{"target": "F1", "dice": [1, 5]}]
    assert {"ship": "x-wing", "at": "F1", "count": 5} in told(t, "destroyed")
    t = given(ships, "e15", "death-star", up=("F1", "F2"))
    t.dice([4, 4])
    t.play("fire", target="F1")
    assert t.position()["markers"]["F1"] == "up"


def test_END_22_without_markers_it_takes_all_ships_of_a_sector():
    ships = {"R1": {"x-wing": 5, "falcon": 1}, "S": {"b-wing": 1}, "N": {"executor": 1}}
    t = given(ships, "e15", "death-star", shield={"at": 3})
    assert ids(t) == ["fire(target=S)", "fire(target=R1)"]
    t.dice([6, 1])
    t.play("fire", target="R1")
    p = t.position()
    assert "R1" not in p["ships"]
    assert p["hits"]["falcon"] == 6


@pytest.mark.parametrize(("order", "ship"), [("x-wing", "x-wing"), ("y-wing", "y-wing"), ("b-wing", "b-wing")])
def test_END_23_each_kind_of_wing_moves_and_then_attacks(order, ship):
    every = {"x-wing": 1, "y-wing": 1, "b-wing": 1}
    t = given({"R1": every, "A6": {"tie": 1}}, "r17", order)
    t.play("move", origin="R1", to="SW", count=1)
    assert t.position()["ships"]["SW"] == {ship: 1}
    t.play("attack", origin="SW", to="A6")
    assert len(told(t, "attacked")[0]["dice"]) == 1


def test_END_24_the_falcon_moves_up_to_two_sectors_and_attacks_with_two_dice():
    t = given({"R1": {"falcon": 1, "x-wing": 4}, "A1": {"tie": 5}}, "r22", "falcon")
    t.play("move", origin="R1", to="NW", count=1)
    t.play("attack", origin="NW", to="A1")
    assert len(told(t, "attacked")[0]["dice"]) == 2


@pytest.mark.parametrize(("fighters", "dice"), [(1, 1), (4, 4), (5, 5), (9, 5)])
def test_END_30_one_die_a_fighter_five_at_most(fighters, dice):
    t = given({"R1": {"x-wing": fighters - 1}, "SW": {"x-wing": 1}, "A6": {"tie": 9}} if fighters > 1 else
              {"SW": {"x-wing": 1}, "A6": {"tie": 9}}, "r17", "x-wing")  # fmt: skip
    if fighters > 1:
        t.play("move", origin="R1", to="SW", count=fighters - 1)
    else:
        t.play("stay")
    t.play("attack", origin="SW", to="A6")
    assert len(told(t, "attacked")[0]["dice"]) == dice


@pytest.mark.parametrize(("target", "need"), [("x-wing", 3), ("y-wing", 4), ("b-wing", 5), ("falcon", 5), ("marker", 5)])
def test_END_31_what_a_die_must_show_to_hit_rebels(target, need):
    ships = {"R2": {"executor": 1}, "R4": {"x-wing": 1}}
    if target == "marker":
        t = given(ships, "e28", "executor", up=("F2",))
    else:
        t = given(ships | {"R3": {target: 1}}, "e28", "executor")
    t.play("stay")
    t.dice([need, need - 1, need - 1, need - 1])
    t.play("attack", origin="R2", to="F2" if target == "marker" else "R3")
    assert ids(t) == [f"assign(die={need},target={target})", "done()"]


@pytest.mark.parametrize(("target", "need"), [("tie", 3), ("executor", 5)])
def test_END_31_what_a_die_must_show_to_hit_imperials(target, need):
    t = given({"W": {"falcon": 1}, "A6": {target: 1}}, "r22", "falcon")
    attack(t, "W", "A6", need, need - 1)
    assert ids(t) == [f"assign(die={need},target={target})", "done()"]


def test_END_31_the_attacker_may_leave_dice_unused():
    t = given({"W": {"x-wing": 3}, "A6": {"tie": 3}}, "r17", "x-wing")
    attack(t, "W", "A6", 6, 6, 6)
    t.play("done")
    assert t.position()["ships"]["A6"] == {"tie": 3}
    assert t.to_act == ("empire",)


def test_END_31_the_rulebooks_example_six_y_wings_at_four_ties_and_the_executor():
    ships = {"W": {"y-wing": 6, "falcon": 1}, "A6": {"tie": 4, "executor": 1}}
    t = given(ships, "r17", "y-wing", hits={"executor": 3})
    attack(t, "W", "A6", 1, 2, 4, 6, 6)
    assert told(t, "attacked") == [{"origin": "W", "to": "A6", "dice": [1, 2, 4, 6, 6], "least": 3}]
    assert ids(t) == [
        "assign(die=4,target=tie)",
        "assign(die=6,target=tie)",
        "assign(die=6,target=executor)",
        "done()",
    ]
    t.play("assign", die=4, target="tie")
    t.play("assign", die=6, target="executor")
    t.play("assign", die=6, target="executor")
    p = t.position()
    assert p["ships"]["A6"] == {"tie": 3, "executor": 1}
    assert p["hits"]["executor"] == 5
    assert t.to_act == ("empire",)


def test_END_31a_dice_act_one_at_a_time_until_none_hits_what_is_left():
    t = given({"W": {"x-wing": 5}, "A6": {"tie": 1, "executor": 1}}, "r17", "x-wing")
    attack(t, "W", "A6", 3, 3, 5, 5, 1)
    t.play("assign", die=5, target="executor")
    t.play("assign", die=3, target="tie")
    assert t.position()["dice"] == [1, 3, 5]
    assert ids(t) == ["assign(die=5,target=executor)", "done()"]
    t.play("assign", die=5, target="executor")
    assert t.position()["hits"]["executor"] == 2
    assert t.to_act == ("empire",)


def test_END_31a_an_attack_without_any_hit_is_over_at_once():
    t = given({"W": {"x-wing": 2}, "A6": {"tie": 1}}, "r17", "x-wing")
    attack(t, "W", "A6", 2, 1)
    assert t.to_act == ("empire",)


def test_END_32_a_special_ship_is_destroyed_at_the_end_of_its_track():
    t = given({"R2": {"executor": 1}, "R1": {"falcon": 1}, "S": {"x-wing": 1}}, "e28", "executor", hits={"falcon": 4})
    attack(t, "R2", "R1", 5, 5, 1, 1)
    t.play("assign", die=5, target="falcon")
    assert t.position()["hits"]["falcon"] == 5
    assert t.position()["ships"]["R1"] == {"falcon": 1}
    t.play("assign", die=5, target="falcon")
    assert "R1" not in t.position()["ships"]
    assert told(t, "hit") == [{"ship": "falcon"}] * 2
    assert {"ship": "falcon", "at": "R1", "count": 1} in told(t, "destroyed")


def test_END_33_a_lost_marker_takes_its_fighters_with_it():
    ships = {"R2": {"tie": 5}, "F2": {"y-wing": 4, "b-wing": 1}, "R4": {"x-wing": 1}}
    t = given(ships, "e28", "tie", up=("F2",))
    attack(t, "R2", "F2", 5, 1, 1, 1, 1)
    t.play("assign", die=5, target="marker")
    assert t.position()["markers"]["F2"] == "down"
    assert "F2" not in t.position()["ships"]


def test_END_33_a_lost_executor_takes_the_reserve_with_it():
    t = given({"W": {"x-wing": 1}, "A6": {"executor": 1, "tie": 2}}, "r17", "x-wing", hits={"executor": 7}, tie_reserve=12)
    attack(t, "W", "A6", 6)
    t.play("assign", die=6, target="executor")
    p = t.position()
    assert (p["tie_reserve"], p["ships"]["A6"]) == (0, {"tie": 2})
    assert {"ship": "tie", "at": "reserve", "count": 12} in told(t, "destroyed")


def test_END_34_destroying_the_falcon_gives_two_more():
    t = given({"R2": {"executor": 1}, "R1": {"falcon": 1}, "S": {"x-wing": 1}}, "e28", "executor", hits={"falcon": 5})
    attack(t, "R2", "R1", 5, 1, 1, 1)
    t.play("assign", die=5, target="falcon")
    assert told(t, "extra_orders") == [{"seat": "empire", "count": 2}, {"seat": "empire", "count": 1}]


def test_END_34_the_falcon_beside_fighters_gives_two_only():
    t = given({"R2": {"executor": 1}, "R1": {"falcon": 1, "x-wing": 1}}, "e28", "executor", hits={"falcon": 5})
    attack(t, "R2", "R1", 5, 1, 1, 1)
    t.play("assign", die=5, target="falcon")
    assert told(t, "extra_orders") == [{"seat": "empire", "count": 2}]


def test_END_34_the_last_fighter_off_a_marker_counts_once():
    ships = {"R2": {"tie": 2}, "F2": {"x-wing": 1}, "R4": {"x-wing": 1}}
    t = given(ships, "e28", "tie", up=("F2",))
    attack(t, "R2", "F2", 3, 5)
    t.play("assign", die=3, target="x-wing")
    assert told(t, "extra_orders") == [{"seat": "empire", "count": 1}]
    t.play("assign", die=5, target="marker")
    assert len(told(t, "extra_orders")) == 1
    t = given(ships, "e28", "tie", up=("F2",))
    attack(t, "R2", "F2", 3, 5)
    t.play("assign", die=5, target="marker")
    assert told(t, "extra_orders") == [{"seat": "empire", "count": 1}]


def test_END_34_an_empty_marker_and_a_shot_at_a_marker_give_nothing():
    t = given({"R2": {"tie": 1}, "R4": {"x-wing": 1}}, "e28", "tie", up=("F2",))
    attack(t, "R2", "F2", 5)
    t.play("assign", die=5, target="marker")
    assert not told(t, "extra_orders")
    t = given({"F1": {"x-wing": 5}, "R4": {"x-wing": 1}}, "e15", "death-star", up=("F1",))
    t.dice([6, 6])
    t.play("fire", target="F1")
    assert t.position()["markers"]["F1"] == "down"
    assert not told(t, "extra_orders")


def test_END_34_a_shot_at_a_sector_clears_it():
    t = given({"R1": {"x-wing": 5, "falcon": 1}, "R4": {"x-wing": 1}}, "e15", "death-star")
    t.dice([6, 6])
    t.play("fire", target="R1")
    assert told(t, "extra_orders") == [{"seat": "empire", "count": 2}, {"seat": "empire", "count": 1}]


def test_END_35_the_death_star_can_be_attacked_from_a_sector_beside_it_when_the_shield_is_down():
    ships = {"A1": {"x-wing": 3}, "W": {"x-wing": 2}, "N": {"executor": 1}}
    t = given(ships, "r17", "x-wing", shield={"at": 17})
    t.play("stay")
    assert ids(t) == ["attack(origin=A1,to=N)", "attack_death_star(origin=A1)", "no_attack()"]
    t.dice([5, 5, 5])
    t.play("attack_death_star", origin="A1")
    assert not t.over
    assert told(t, "attacked") == [{"origin": "A1", "to": "death-star", "dice": [5, 5, 5], "least": 6}]
    t = given(ships, "r17", "x-wing", shield={"at": 16})
    t.play("stay")
    with pytest.raises(ht.IllegalChoice, match="END-35"):
        t.play("attack_death_star", origin="A1")


def test_END_35_the_falcon_attacks_it_with_two_dice():
    t = given({"A1": {"falcon": 1}, "N": {"executor": 1}}, "r22", "falcon", shield={"at": 17})
    t.play("stay")
    t.dice([1, 6])
    t.play("attack_death_star", origin="A1")
    assert t.winners == ("rebels",)


def test_END_60_the_rebellion_wins_with_the_death_star():
    t = given({"A1": {"x-wing": 5}, "N": {"executor": 1}}, "r17", "x-wing", shield={"at": 17})
    t.play("stay")
    t.dice([1, 1, 6, 1, 1])
    t.play("attack_death_star", origin="A1")
    assert t.over
    assert t.to_act == ()
    assert told(t, "won") == [{"side": "rebels", "reason": "death-star"}]
    assert t.position()["winner"] == "rebels"


@pytest.mark.parametrize("last", ["fighter", "falcon", "marker"])
def test_END_60_the_empire_wins_with_the_last_rebel_ship_or_marker(last):
    ships = {"R2": {"tie": 1}}
    if last == "fighter":
        ships["R1"] = {"b-wing": 1}
    if last == "falcon":
        ships["R1"] = {"falcon": 1}
    up = ("F2",) if last == "marker" else ()
    t = given(ships, "e28", "tie", up=up, hits={"falcon": 5})
    t.play("stay")
    t.dice([5])
    t.play("attack", origin="R2", to="F2" if up else "R1")
    t.play("assign", die=5, target={"fighter": "b-wing", "falcon": "falcon", "marker": "marker"}[last])
    assert t.over
    assert t.winners == ("empire",)
    assert told(t, "won") == [{"side": "empire", "reason": "fleet"}]
    assert not told(t, "extra_orders")


def test_END_60_a_marker_left_keeps_the_rebellion_in_the_game():
    t = given({"R2": {"tie": 1}, "R1": {"x-wing": 1}}, "e28", "tie", up=("F6",))
    attack(t, "R2", "R1", 5)
    t.play("assign", die=5, target="x-wing")
    assert not t.over


def test_END_60_losing_every_imperial_ship_loses_nothing_yet():
    t = given({"R2": {"x-wing": 1}, "R1": {"tie": 1}}, "r17", "x-wing", hits={"luke": 10, "vader": 10})
    attack(t, "R2", "R1", 5)
    t.play("assign", die=5, target="tie")
    assert not t.over
    assert orders(t) == {"ambush"}
