"""Turn, orders, moves, attacks, retreats and medals of `command` (COM-10..COM-25, COM-50..COM-64)."""

import pytest
from command_kit import (
    FAR,
    at,
    card,
    dice_of,
    events,
    figures,
    kinds,
    moves,
    offered,
    shoot,
    step,
    targets,
    unit,
    where,
)

import holotable as ht

PAIR = {"troopers-1": "4,4", "snowtroopers-1": "4,1"}


# Turn


def test_COM_10_steps_in_order():
    table = at({"troopers-1": "4,3", "snowtroopers-1": "4,1", "snowtroopers-2": "9,0"}, hands={"rebels": ["recon-centre"]})
    assert step(table) == "play"
    table.play("play_card", card="recon-centre")
    table.play("order", unit="troopers-1")
    assert step(table) == "move"
    table.play("move", unit="troopers-1", to="4,2")
    assert step(table) == "attack"
    shoot(table, "troopers-1", "snowtroopers-1", 6, 6, 6)
    assert table.to_act == ("empire",)
    position = table.position()
    assert position["discards"]["rebels"] == ["recon-centre"]
    assert len(position["hands"]["rebels"]) == 1


def test_COM_10a_a_step_ends_by_done_or_by_itself():
    table = card("raid-centre", {"troopers-1": "4,4", "troopers-2": "5,4", **FAR})
    table.play("order", unit="troopers-1")
    assert offered(table, "order") == ["troopers-2"]
    table.play("done")
    assert step(table) == "move"
    table.play("done")
    assert table.to_act == ("empire",)
    alone = card("raid-centre", {"troopers-1": "4,4", **FAR})
    alone.play("order", unit="troopers-1")
    assert step(alone) == "move"


def test_COM_11_any_card_may_be_played_even_one_that_orders_nobody():
    table = at({**PAIR}, hands={"rebels": ["recon-left", "raid-right", "direct-from-hq"]})
    assert offered(table, "play_card") == ["recon-left", "raid-right", "direct-from-hq"]
    table.play("play_card", card="recon-left")
    assert table.to_act == ("empire",)


def test_COM_12_orders_are_limited_and_only_ordered_units_act():
    units = {"troopers-1": "4,4", "troopers-2": "5,4", "troopers-3": "6,4", "troopers-4": "0,4", **FAR}
    table = card("raid-centre", units)
    assert offered(table, "order") == ["troopers-1", "troopers-2", "troopers-3"]
    table.play("order", unit="troopers-3")
    table.play("order", unit="troopers-1")
    assert {c.args["unit"] for c in table.choices() if c.kind == "move"} == {"troopers-1", "troopers-3"}
    shared = card("recon-left", {"troopers-1": "2,3", **FAR})
    assert offered(shared, "order") == ["troopers-1"]


def test_COM_12a_places_in_several_sections():
    units = {"troopers-1": "0,4", "troopers-2": "2,3", "troopers-3": "4,4", "troopers-4": "8,4", "troopers-5": "1,4", **FAR}
    table = card("recon-in-force", units)
    table.play("order", unit="troopers-1")
    assert offered(table, "order") == ["troopers-2", "troopers-3", "troopers-4"]
    table.play("order", unit="troopers-2")
    assert offered(table, "order") == ["troopers-4"]
    every = card("assault-left", units)
    assert every.position()["ordered"] == ["troopers-1", "troopers-2", "troopers-5"]


def test_COM_13_no_own_unit_in_the_sections_no_order():
    table = card("assault-right", {"troopers-1": "0,4", **FAR})
    assert table.to_act == ("empire",)
    assert not events(table, "ordered")


def test_COM_14_a_card_for_an_absent_type_orders_one_unit():
    table = card("speeder-assault", {"troopers-1": "0,4", "troopers-2": "9,4", "snowtroopers-1": "0,3", **FAR})
    assert offered(table, "order") == ["troopers-1", "troopers-2"]
    table.play("order", unit="troopers-1")
    table.play("done")
    assert dice_of(table, "troopers-1", "snowtroopers-1") == 3
    shoot(table, "troopers-1", "snowtroopers-1", 6, 6, 6)
    assert table.to_act == ("empire",)


def test_COM_14a_has_none_means_on_the_whole_field():
    table = card("speeder-assault", {"troopers-1": "0,4", "speeders-1": "9,6", **FAR})
    assert offered(table, "order") == ["speeders-1"]
    asked = card("trooper-assault", {"troopers-1": "0,4", "troopers-2": "4,4", "speeders-1": "9,6", **FAR})
    assert offered(asked, "section") == ["left", "centre"]
    asked.play("section", section="left")
    assert asked.position()["ordered"] == ["troopers-1"]
    lone = card("trooper-assault", {"troopers-1": "0,4", "speeders-1": "9,6", **FAR})
    assert lone.position()["ordered"] == ["troopers-1"]


def test_COM_15_moves_one_after_another_not_through_units():
    ring = {"snowtroopers-1": "3,3", "snowtroopers-2": "4,3", "snowtroopers-3": "3,4", "snowtroopers-4": "5,4"}
    table = at({"troopers-1": "4,4", "troopers-2": "3,5", **ring, **FAR}, step="move")
    assert moves(table, "troopers-1") == {"4,5", "4,6", "5,6", "5,5"}
    table.play("move", unit="troopers-1", to="4,5")
    assert {c.args["unit"] for c in table.choices() if c.kind == "move"} == {"troopers-2"}


def test_COM_15a_the_cheapest_way_and_too_far_to_attack():
    table = at({"troopers-1": "4,4", "snowtroopers-1": "4,1", **FAR}, step="move")
    table.play("move", unit="troopers-1", to="4,2")
    assert table.to_act == ("empire",)
    near = at({"troopers-1": "4,4", "snowtroopers-1": "4,1", **FAR}, step="move")
    near.play("move", unit="troopers-1", to="4,3")
    assert targets(near, "troopers-1") == {"snowtroopers-1"}


def test_COM_16_each_ordered_unit_attacks_once_after_all_moves():
    units = {"troopers-1": "4,3", "troopers-2": "5,3", "snowtroopers-1": "4,2", "snowtroopers-2": "5,2"}
    table = at(units, step="attack")
    assert "move" not in kinds(table)
    shoot(table, "troopers-1", "snowtroopers-1", 6, 6, 6)
    assert targets(table, "troopers-1") == set()
    assert targets(table, "troopers-2")
    table.play("done")
    assert table.to_act == ("empire",)


def test_COM_17_the_played_card_is_discarded_and_one_drawn():
    rest = {"hands": {"rebels": ["recon-left", "raid-left"]}, "decks": {"rebels": ["assault-left", "assault-right"]}}
    table = at({**PAIR}, **rest)
    table.play("play_card", card="recon-left")
    position = table.position()
    assert position["hands"]["rebels"] == ["raid-left", "assault-left"]
    assert position["decks"]["rebels"] == ["assault-right"]
    assert position["discards"]["rebels"] == ["recon-left"]


def test_COM_17a_an_empty_deck_is_rebuilt_with_the_card_just_played():
    table = at({**PAIR}, hands={"rebels": ["recon-left", "raid-left"]}, decks={"rebels": []})
    table.play("play_card", card="recon-left")
    position = table.position()
    assert position["hands"]["rebels"] == ["recon-left", "raid-left"]
    assert position["discards"]["rebels"] == []
    none = at({**PAIR}, hands={"rebels": [], "empire": ["recon-left"]}, decks={"rebels": ["raid-left"]})
    assert none.to_act == ("empire",)
    assert none.position()["hands"]["rebels"] == ["raid-left"]


# Attack


def test_COM_20_range_and_sight():
    table = at({"troopers-1": "4,4", "snowtroopers-1": "7,4", "snowtroopers-2": "8,4", "snowtroopers-3": "4,3"}, step="attack")
    assert targets(table, "troopers-1") == {"snowtroopers-1", "snowtroopers-3"}


def test_COM_21_dice_of_range_plus_cards_and_scouts_minus_terrain():
    units = {"troopers-1": "4,4", "troopers-2": ("8,6", 3, "scouts"), "snowtroopers-1": "4,3", **FAR}
    ground = {"rocks": ["4,3"], "ridge": ["8,6"]}
    table = at(units, ground, step="attack", card="defensive-position", ordered=["troopers-1"])
    assert dice_of(table, "troopers-1", "snowtroopers-1") == 3 + 1 + 1 - 1


def test_COM_21a_an_attack_without_dice_is_not_offered():
    table = at({"troopers-1": "4,4", "snowtroopers-1": "7,4"}, {"rocks": ["7,4"]}, step="attack")
    assert table.to_act == ("empire",)
    twice = at({"artillery-1": "4,4", "snowtroopers-1": "4,3"}, step="attack", card="artillery-barrage")
    shoot(twice, "artillery-1", "snowtroopers-1", 6, 6, 6, 6)
    assert dice_of(twice, "artillery-1", "snowtroopers-1") == 4


def test_COM_22_each_hit_removes_a_figure_and_surplus_is_lost():
    table = at({"artillery-1": "4,4", "snowtroopers-1": ("4,3", 4), **FAR}, step="attack")
    shoot(table, "artillery-1", "snowtroopers-1", 1, 4, 3)
    assert figures(table, "snowtroopers-1") == 2
    table = at({"artillery-1": "4,4", "snowtroopers-1": ("4,3", 1), **FAR}, step="attack")
    shoot(table, "artillery-1", "snowtroopers-1", 1, 2, 4)
    assert unit(table, "snowtroopers-1") is None
    assert events(table, "figure_lost") == [{"unit": "snowtroopers-1", "count": 1}]


def test_COM_22a_hits_before_retreats():
    table = at({"artillery-1": "4,4", "snowtroopers-1": ("4,3", 2), **FAR}, step="attack")
    shoot(table, "artillery-1", "snowtroopers-1", 1, 5, 6)
    kinds_in_order = [e.kind for e in table.events if e.kind in ("attacked", "figure_lost", "retreated")]
    assert kinds_in_order == ["attacked", "figure_lost"]
    assert table.to_act == ("empire",)
    table.play("retreat", unit="snowtroopers-1", to="4,2")
    assert where(table, "snowtroopers-1") == "4,2"


def test_COM_23_the_last_figure_gives_a_medal_and_nobody_retreats():
    table = at({"artillery-1": "4,4", "snowtroopers-1": ("4,3", 1), **FAR}, step="attack")
    shoot(table, "artillery-1", "snowtroopers-1", 1, 5, 5)
    assert table.position()["medals"] == {"rebels": 1, "empire": 0}
    assert not events(table, "retreated")


def test_COM_24_retreat_toward_the_own_baseline():
    table = at({"artillery-1": "4,4", "snowtroopers-1": "4,3", **FAR}, {"rocks": ["4,2", "5,2"]}, step="attack")
    shoot(table, "artillery-1", "snowtroopers-1", 5, 5, 6)
    assert offered(table, "retreat") == [("snowtroopers-1", "4,2"), ("snowtroopers-1", "5,2")]
    table.play("retreat", unit="snowtroopers-1", to="5,2")
    assert offered(table, "retreat") == [("snowtroopers-1", "4,1"), ("snowtroopers-1", "5,1")]
    table.play("retreat", unit="snowtroopers-1", to="5,1")
    assert figures(table, "snowtroopers-1") == 4
    home = at({"at-at-1": "4,2", "troopers-1": "4,3"}, seat="empire", step="attack")
    shoot(home, "at-at-1", "troopers-1", 5, 6, 6)
    assert offered(home, "retreat") == [("troopers-1", "4,4"), ("troopers-1", "5,4")]


def test_COM_24a_never_the_same_row_and_flyers_over_crevasses():
    ground = {"crevasse": ["4,4", "5,4"]}
    table = at({"at-at-1": "4,2", "speeders-1": "4,3"}, ground, seat="empire", step="attack")
    shoot(table, "at-at-1", "speeders-1", 5, 6, 6)
    assert offered(table, "retreat") == [("speeders-1", "4,4"), ("speeders-1", "5,4")]
    stuck = at({"at-at-1": "4,2", "troopers-1": "4,3"}, ground, seat="empire", step="attack")
    shoot(stuck, "at-at-1", "troopers-1", 5, 6, 6)
    assert where(stuck, "troopers-1") == "4,3"
    assert figures(stuck, "troopers-1") == 2


def test_COM_25_a_step_that_cannot_be_made_costs_a_figure():
    table = at({"artillery-1": "4,2", "snowtroopers-1": "4,0", "snowtroopers-2": "9,0"}, step="attack")
    shoot(table, "artillery-1", "snowtroopers-1", 5, 5, 6)
    assert where(table, "snowtroopers-1") == "4,0"
    assert figures(table, "snowtroopers-1") == 2


def test_COM_25a_dead_ends_are_barred_and_steps_come_before_figures():
    units = {"artillery-1": "4,4", "snowtroopers-1": ("4,3", 1), **FAR}
    ground = {"serac": ["3,1", "4,1"]}
    table = at(units, ground, step="attack")
    shoot(table, "artillery-1", "snowtroopers-1", 5, 5, 6)
    assert where(table, "snowtroopers-1") == "5,1"
    assert [e["to"] for e in events(table, "retreated")] == ["5,2", "5,1"]
    walled = at(units, {"serac": ["3,1", "4,1", "5,1"]}, step="attack")
    shoot(walled, "artillery-1", "snowtroopers-1", 5, 5, 6)
    assert walled.to_act == ("empire",)
    walled.play("retreat", unit="snowtroopers-1", to="4,2")
    assert unit(walled, "snowtroopers-1") is None
    assert walled.position()["medals"]["rebels"] == 1


# Objectives and the end


def test_COM_50_temporary_permanent_and_sudden_death():
    units = {"snowtroopers-1": "4,4", "troopers-1": "0,6", "snowtroopers-2": "9,0"}
    table = at(units, scenario=5, seat="empire", step="move")
    table.play("move", unit="snowtroopers-1", to="4,3")
    assert table.position()["held"] == {"rebels": 0, "empire": 2}
    gone = at({**units, "snowtroopers-1": "4,3"}, scenario=5, seat="empire", step="move")
    gone.play("move", unit="snowtroopers-1", to="4,2")
    assert gone.position()["held"] == {"rebels": 0, "empire": 0}
    kept = at({**units, "snowtroopers-1": "5,3"}, scenario=7, seat="empire", step="move")
    kept.play("move", unit="snowtroopers-1", to="5,4")
    assert kept.position()["medals"]["empire"] == 1
    assert kept.position()["taken"] == ["5,4"]
    sudden = at(
        {"troopers-1": "5,3", "troopers-2": "0,3", "troopers-3": "8,3", "snowtroopers-1": "9,0"}, scenario=9, step="move"
    )
    sudden.play("move", unit="troopers-1", to="5,2")
    assert sudden.winners == ("rebels",)
    assert events(sudden, "won") == [{"side": "rebels", "reason": "hold-objectives"}]


def test_COM_50a_from_the_start_and_by_retreat():
    assert ht.Table("command", scenario=4).position()["held"] == {"rebels": 1, "empire": 0}
    assert ht.Table("command", scenario=5).position()["held"] == {"rebels": 2, "empire": 0}
    table = at(
        {"artillery-1": "4,6", "snowtroopers-1": "5,5", "snowtroopers-2": "9,0"}, {"serac": ["6,4"]}, scenario=7, step="attack"
    )
    shoot(table, "artillery-1", "snowtroopers-1", 5, 6, 6)
    assert where(table, "snowtroopers-1") == "5,4"
    assert table.position()["medals"]["empire"] == 1


def test_COM_51_enough_medals_win_temporary_ones_included():
    units = {"artillery-1": "4,3", "snowtroopers-1": ("4,2", 1), **FAR}
    table = at(units, scenario=5, step="attack", medals={"rebels": 2})
    shoot(table, "artillery-1", "snowtroopers-1", 1, 6, 6)
    assert table.winners == ("rebels",)
    assert table.scores == {"rebels": 1.0, "empire": 0.0}


def test_COM_51a_nothing_follows_the_end():
    units = {"troopers-1": ("4,4", 3, "assault"), "snowtroopers-1": ("4,3", 1), **FAR}
    table = at(units, step="attack", medals={"rebels": 3})
    shoot(table, "troopers-1", "snowtroopers-1", 1, 6, 6)
    assert table.over
    assert table.choices() == []
    assert where(table, "troopers-1") == "4,4"


def test_COM_52_a_side_without_units_loses():
    table = at({"artillery-1": "4,4", "snowtroopers-1": ("4,3", 1)}, step="attack")
    shoot(table, "artillery-1", "snowtroopers-1", 1, 6, 6)
    assert events(table, "won") == [{"side": "rebels", "reason": "no-units"}]


def test_COM_53_the_turn_limit_ends_it_without_a_winner():
    table = at({**PAIR}, options={"turn_limit": 3}, turns={"rebels": 3, "empire": 2})
    table.play("play_card", card="recon-right")
    table.play("play_card", card="recon-right")
    assert table.over
    assert table.winners == ()
    assert events(table, "won") == [{"side": None, "reason": "turn-limit"}]
    assert ht.get("command").check_options({})["turn_limit"] == 100


# Special forces


def test_COM_60_an_elite_squadron_has_four_figures():
    assert figures(ht.Table("command", scenario=12), "speeders-1") == 4


ASSAULT = {"troopers-1": ("4,4", 3, "assault"), "snowtroopers-1": ("4,3", 1), "snowtroopers-2": "4,2", **FAR}


def test_COM_61_break_through_and_attack_again_once_a_turn():
    table = at(ASSAULT, step="attack")
    shoot(table, "troopers-1", "snowtroopers-1", 1, 6, 6)
    assert kinds(table) == {"break_through", "hold"}
    table.play("break_through", unit="troopers-1")
    assert where(table, "troopers-1") == "4,3"
    assert offered(table, "attack") == [("troopers-1", "snowtroopers-2")]
    shoot(table, "troopers-1", "snowtroopers-2", 1, 1, 1)
    assert table.position()["seat"] == "empire"
    rough = at(ASSAULT, {"wreckage": ["4,3"]}, step="attack")
    shoot(rough, "troopers-1", "snowtroopers-1", 4, 6)
    rough.play("break_through", unit="troopers-1")
    assert rough.position()["seat"] == "empire"


def test_COM_61a_only_into_a_vacated_hex():
    table = at({**ASSAULT, "snowtroopers-1": ("4,3", 4)}, step="attack")
    shoot(table, "troopers-1", "snowtroopers-1", 1, 6, 6)
    assert table.position()["seat"] == "empire"
    pushed = at({**ASSAULT, "snowtroopers-1": ("4,3", 4)}, step="attack")
    shoot(pushed, "troopers-1", "snowtroopers-1", 5, 6, 6)
    assert where(pushed, "snowtroopers-1") == "5,2"
    pushed.play("break_through", unit="troopers-1")
    assert kinds(pushed) == {"attack", "hold"}
    pushed.play("hold", unit="troopers-1")
    assert pushed.position()["seat"] == "empire"
    far = at({**ASSAULT, "snowtroopers-1": ("6,4", 1)}, step="attack")
    shoot(far, "troopers-1", "snowtroopers-1", 1, 6)
    assert far.position()["seat"] == "empire"


WEB = {"troopers-1": ("4,4", 3, "e-web"), "snowtroopers-1": "4,3", **FAR}


def test_COM_62_a_set_e_web_rerolls_once_a_moving_one_does_not():
    table = at(WEB, step="attack")
    shoot(table, "troopers-1", "snowtroopers-1", 6, 6, 1)
    assert len(offered(table, "reroll")) == 7
    table.dice([1, 1])
    table.play("reroll", dice=[0, 1])
    assert events(table, "rerolled") == [{"dice": [1, 1, 1], "target": "snowtroopers-1", "power": "plain"}]
    assert figures(table, "snowtroopers-1") == 1
    moved = at(WEB, step="move")
    moved.play("move", unit="troopers-1", to="3,3")
    assert unit(moved, "troopers-1")["e_web"] == "moving"
    shoot(moved, "troopers-1", "snowtroopers-1", 6, 6, 6)
    assert moved.position()["seat"] == "empire"


def test_COM_62a_the_marker_turns_when_the_move_step_ends():
    position = {"units": {"troopers-1": {"at": "4,4", "badge": "e-web", "e_web": "moving"}, "snowtroopers-1": {"at": "4,3"}}}
    rest = {"scenario": 2, "seat": "rebels", "terrain": {}, "card": "direct-from-hq", "hands": {"empire": ["recon-left"]}}
    table = ht.Table.at("command", {**position, **rest, "step": "move", "ordered": ["troopers-1"]})
    table.play("done")
    shoot(table, "troopers-1", "snowtroopers-1", 6, 6, 6)
    assert kinds(table) == {"reroll", "keep_dice"}
    table.play("keep_dice")
    assert figures(table, "snowtroopers-1") == 4


def scouts_table(**rest):
    units = {"artillery-1": "4,4", "troopers-1": ("8,6", 3, "scouts"), "snowtroopers-1": "4,3", **FAR}
    return at(units | rest.pop("more", {}), rest.pop("terrain", {"ridge": ["8,6"]}), step="attack", **rest)


def test_COM_63_scouts_on_a_ridge_give_a_die():
    assert dice_of(scouts_table(ordered=["artillery-1"]), "artillery-1", "snowtroopers-1") == 4
    assert dice_of(scouts_table(ordered=["artillery-1"], terrain={}), "artillery-1", "snowtroopers-1") == 3
    blind = scouts_table(ordered=["artillery-1"], terrain={"ridge": ["8,6"], "serac": ["6,5", "5,4", "7,5", "6,4"]})
    assert dice_of(blind, "artillery-1", "snowtroopers-1") == 3


def test_COM_63a_two_scouts_give_one_die_and_none_to_themselves():
    two = {"troopers-2": ("9,6", 3, "scouts")}
    table = scouts_table(more=two, terrain={"ridge": ["8,6", "9,6"]}, ordered=["artillery-1"])
    assert dice_of(table, "artillery-1", "snowtroopers-1") == 4
    own = at({"troopers-1": ("4,4", 3, "scouts"), "snowtroopers-1": "4,3"}, {"ridge": ["4,4"]}, step="attack")
    assert dice_of(own, "troopers-1", "snowtroopers-1") == 3
    help_another = {"troopers-1": ("4,4", 3, "scouts"), "troopers-2": ("3,4", 3, "scouts"), "snowtroopers-1": "4,3"}
    table = at(help_another, {"ridge": ["4,4", "3,4"]}, step="attack")
    assert dice_of(table, "troopers-1", "snowtroopers-1") == 4
    out_of_range = scouts_table(more={"artillery-1": "0,6", "snowtroopers-1": "9,2"}, ordered=["artillery-1"])
    assert out_of_range.position()["seat"] == "empire"


def test_COM_64_elite_moves_two_and_attacks():
    table = at({"troopers-1": ("4,4", 3, "elite"), "snowtroopers-1": "4,1"}, step="move")
    table.play("move", unit="troopers-1", to="4,2")
    assert targets(table, "troopers-1") == {"snowtroopers-1"}


@pytest.mark.parametrize("kind", ["move", "attack", "order"])
def test_COM_12_refusals_say_why(kind):
    table = at({"troopers-1": "4,4", "troopers-2": "5,5", "snowtroopers-1": "4,3"}, step="move", ordered=["troopers-1"])
    words = {"move": {"to": "9,6"}, "attack": {"target": "snowtroopers-1"}, "order": {}}[kind]
    with pytest.raises(ht.IllegalChoice, match="COM-"):
        table.play(kind, unit="troopers-2", **words)
