"""The steps of a turn and the events of `blizzard` (BLZ-10..BLZ-16, BLZ-40..BLZ-45)."""

import pytest
from blizzard_table import at, done, hex_of, offered, roll, unit
from seen import events, kinds

import holotable as ht


def test_BLZ_10_each_unit_with_march_may_go_one_hex_forward_once():
    t = at(3, {"snowtrooper-1": ("4,3", "SE"), "at-at-1": "8,3", "at-st-1": "12,3", "generators": "11,14"})
    assert offered(t, "march") == [("snowtrooper-1",), ("at-at-1",)]
    t.play("march", unit="at-at-1")
    assert unit(t, "at-at-1") == ("8,4", "S", False)
    assert offered(t, "march") == [("snowtrooper-1",)]
    t.play("march", unit="snowtrooper-1")
    assert unit(t, "snowtrooper-1") == ("5,3", "SE", False)
    assert kinds(t) == {"done"}
    assert t.position()["marched"] == ["snowtrooper-1", "at-at-1"]
    assert t.position()["points"] == 0
    assert ("marched", "at-at-1", "8,4") in events(t)


def test_BLZ_10_a_march_keeps_to_the_stacking():
    t = at(3, {"snowtrooper-1": "4,3", "snowtrooper-2": "4,4", "at-at-1": "8,3", "at-st-1": "8,4", "generators": "11,14"})
    assert offered(t, "march") == [("snowtrooper-2",)]
    t.play("march", unit="snowtrooper-2")
    assert offered(t, "march") == [("snowtrooper-1",)]


def test_BLZ_11_points_are_the_higher_die():
    t = at(3, {"veers": "4,3", "generators": "11,14"})
    roll(t, 2, 5)
    assert (t.position()["step"], t.position()["points"], t.position()["event"]) == ("commands", 5, 0)
    assert events(t) == [("rolled", [2, 5], 5, 0)]


def test_BLZ_11_doubles_give_that_number_and_the_event():
    t = at(3, {"veers": "4,3", "generators": "11,14"})
    roll(t, 4, 4)
    assert (t.position()["step"], t.position()["points"], t.position()["event"]) == ("commands", 4, 4)


def test_BLZ_12_points_are_spent_one_at_a_time_and_the_rest_is_lost():
    t = at(
        3,
        {"at-st-1": "4,3", "snowtrooper-1": ("8,3", "S", True), "generators": "11,14"},
        waiting=["snowtrooper-2"],
        step="commands",
        points=5,
    )
    assert kinds(t) == {"turn", "move", "rally", "reinforce", "done"}
    for kind, args in (
        ("rally", {"unit": "snowtrooper-1"}),
        ("move", {"unit": "at-st-1", "to": "4,4"}),
        ("face", {"unit": "at-st-1", "facing": "S"}),
        ("reinforce", {"unit": "snowtrooper-2", "hex": "0,0"}),
        ("face", {"unit": "snowtrooper-2", "facing": "S"}),
        ("turn", {"unit": "at-st-1", "facing": "N"}),
    ):
        t.play(kind, **args)
    assert t.position()["points"] == 1
    done(t)
    assert (t.position()["step"], t.position()["points"]) == ("fire", 0)


def test_BLZ_12_without_points_only_done_is_left():
    t = at(3, {"at-st-1": "4,3", "generators": "11,14"}, step="commands", points=1)
    t.play("turn", unit="at-st-1", facing="N")
    assert kinds(t) == {"done"}


def test_BLZ_13_each_unit_with_firepower_shoots_once_and_results_apply_at_once():
    units = {"at-st-1": "6,5", "at-st-2": "8,5", "snowtrooper-1": ("7,5", "S", True), "scout-1": "7,6", "generators": "11,14"}
    t = at(3, units, step="fire")
    assert {u for u, _, _ in offered(t, "shoot")} == {"at-st-1", "at-st-2"}
    t.dice([4, 4, 3, 1])
    t.play("shoot", unit="at-st-1", target="scout-1", max_power=False)
    assert unit(t, "scout-1") == ("7,6", "N", True)
    assert {u for u, _, _ in offered(t, "shoot")} == {"at-st-2"}
    t.dice([4, 1, 6])
    t.play("shoot", unit="at-st-2", target="scout-1", max_power=False)
    assert t.position()["destroyed"] == ["scout-1"]
    assert kinds(t) == {"done"}


def test_BLZ_14_the_opponent_returns_fire_with_what_still_stands():
    units = {"at-st-1": "6,5", "snowspeeder-1": ("6,8", "N", True), "echo-trooper-1": ("5,6", "N", True), "generators": "11,14"}
    t = at(3, units, step="fire")
    done(t)
    assert t.to_act == ("alliance",)
    assert t.position()["seat"] == "empire"
    assert offered(t, "shoot") == [("snowspeeder-1", "at-st-1", False)]
    t.dice([6, 1, 1])
    t.play("shoot", unit="snowspeeder-1", target="at-st-1", max_power=False)
    assert kinds(t) == {"done"}


def test_BLZ_14_one_act_each():
    t = at(3, {"at-at-1": "6,5", "at-st-1": "6,4", "luke": "6,5", "generators": "11,14"}, step="return")
    assert kinds(t) == {"shoot", "harpoon", "done"}
    t.play("harpoon", unit="luke", target="at-at-1")
    assert kinds(t) == {"done"}
    t.play("done")
    assert t.to_act == ("alliance",)


def test_BLZ_15_then_the_other_players_turn():
    t = at(3, {"veers": "0,0", "generators": "11,14"})
    roll(t, 1, 2)
    done(t, 3)
    position = t.position()
    assert (position["seat"], position["turn"], position["step"]) == ("alliance", 1, "march")
    assert t.to_act == ("alliance",)
    roll(t, 1, 2)
    done(t, 3)
    assert (t.position()["seat"], t.position()["turn"]) == ("empire", 2)
    assert [e for e in events(t) if e[0] == "turn_ended"] == [("turn_ended", "empire"), ("turn_ended", "alliance")]


def test_BLZ_16_a_step_ends_only_when_its_player_says_so():
    t = at(3, {"at-st-1": "0,0", "generators": "11,14"})
    for step in ("march", "commands", "fire", "return"):
        assert t.position()["step"] == step
        assert "done" in kinds(t)
        if step == "march":
            roll(t, 1, 2)
        else:
            done(t)


def test_BLZ_16_a_question_with_one_answer_is_asked():
    units = {"at-st-1": ("5,0", "S"), "snowtrooper-1": ("5,1", "S"), "at-st-2": "5,2", "at-st-3": "4,2", "at-st-4": "6,2"}
    units |= {"snowtrooper-2": "4,1", "snowtrooper-3": "6,1", "generators": "11,14"}
    t = at(3, units, step="commands", points=1)
    t.play("move", unit="at-st-1", to="5,1")
    assert offered(t, "pushed") == [("snowtrooper-1", "5,0")]
    assert len(t.choices()) == 1


def test_BLZ_16_victory_is_checked_after_every_happening():
    units = {"at-st-1": "11,11", "generators": ("11,14", None, True), "at-st-2": "9,11"}
    t = at(3, units, step="fire")
    t.dice([6, 6, 6, 6, 6, 6])
    t.play("shoot", unit="at-st-1", target="generators", max_power=False)
    assert t.winners == ("empire",)
    assert t.choices() == []


# Events


def test_BLZ_40_great_shot_destroys_an_enemy_within_3_hexes_of_any_own_unit():
    units = {"at-st-1": ("6,5", "N"), "scout-1": "6,8", "luke": "6,5", "scout-2": "6,9", "generators": "7,7"}
    t = at(3, units)
    roll(t, 1, 1)
    assert (t.position()["step"], t.to_act, t.position()["points"]) == ("event", ("empire",), 1)
    assert {x for (x,) in offered(t, "great_shot")} == {"scout-1", "luke", "generators"}
    assert kinds(t) == {"great_shot"}
    t.play("great_shot", target="luke")
    assert (t.position()["destroyed"], t.position()["step"]) == (["luke"], "commands")


def test_BLZ_40_without_a_target_nothing_happens():
    t = at(3, {"at-st-1": "6,5", "generators": "11,14"})
    roll(t, 1, 1)
    assert (t.position()["step"], t.position()["points"], t.position()["event"]) == ("commands", 1, 1)


def test_BLZ_40_the_generators_too():
    t = at(3, {"at-st-1": "11,11", "generators": "11,14"})
    roll(t, 1, 1)
    t.play("great_shot", target="generators")
    assert t.winners == ("empire",)


def test_BLZ_41_seven_points_instead_of_two():
    t = at(3, {"veers": "4,3", "generators": "11,14"})
    roll(t, 2, 2)
    assert (t.position()["step"], t.position()["points"]) == ("commands", 7)
    assert events(t) == [("rolled", [2, 2], 7, 2)]


def test_BLZ_42_charge_rallies_infantry_which_may_march_once_more():
    units = {"snowtrooper-1": "4,3", "snowtrooper-2": ("6,3", "S", True), "at-at-1": "8,3", "generators": "11,14"}
    t = at(3, units)
    t.play("march", unit="snowtrooper-1")
    t.play("march", unit="at-at-1")
    roll(t, 3, 3)
    assert (t.position()["step"], t.position()["marched"]) == ("event", [])
    assert unit(t, "snowtrooper-2") == ("6,3", "S", False)
    assert offered(t, "march") == [("snowtrooper-1",), ("snowtrooper-2",)]
    t.play("march", unit="snowtrooper-1")
    assert hex_of(t, "snowtrooper-1") == "4,5"
    assert offered(t, "march") == [("snowtrooper-2",)]
    done(t)
    assert (t.position()["step"], t.position()["points"], t.position()["marched"]) == ("commands", 3, [])


def test_BLZ_42_the_step_is_there_even_with_nothing_to_march():
    t = at(3, {"at-st-1": "4,3", "generators": "11,14"})
    roll(t, 3, 3)
    assert t.position()["step"] == "event"
    assert kinds(t) == {"done"}


def test_BLZ_43_no_return_fire_this_turn():
    t = at(3, {"at-at-1": "6,5", "luke": "6,5", "scout-1": "6,7", "generators": "11,14"})
    roll(t, 4, 4)
    done(t, 2)
    assert (t.position()["seat"], t.position()["step"], t.position()["event"]) == ("alliance", "march", 0)


def test_BLZ_44_two_infantry_come_undamaged_on_the_own_edge():
    units = {"snowtrooper-1": "0,0", "at-st-1": "4,0", "generators": "11,14"}
    t = at(
        3, units, destroyed=["snowtrooper-2", "at-st-2", "han"], waiting=["snowtrooper-3", "at-at-1"], exited=["snowtrooper-4"]
    )
    roll(t, 5, 5)
    assert t.position()["step"] == "event"
    assert {u for u, _ in offered(t, "place")} == {"snowtrooper-2", "snowtrooper-3"}
    assert {h for _, h in offered(t, "place")} == {f"{q},0" for q in range(23)} - {"0,0", "4,0"}
    t.play("place", unit="snowtrooper-2", hex="7,0")
    t.play("face", unit="snowtrooper-2", facing="SE")
    assert unit(t, "snowtrooper-2") == ("7,0", "SE", False)
    t.play("place", unit="snowtrooper-3", hex="8,0")
    t.play("face", unit="snowtrooper-3", facing="S")
    assert kinds(t) == {"done"}
    assert t.position()["shot"] == ["snowtrooper-2", "snowtrooper-3"]
    done(t)
    assert (t.position()["step"], t.position()["points"], t.position()["shot"]) == ("commands", 5, [])


def test_BLZ_44_at_most_two_and_not_han():
    units = {"scout-1": "9,9", "veers": "0,0"}
    lost = ["scout-2", "scout-3", "echo-trooper-1", "han", "snowtrooper-1"]
    t = at(3, units, seat="alliance", destroyed=lost, losses=0)
    roll(t, 5, 5)
    assert {u for u, _ in offered(t, "place")} == {"scout-2", "scout-3", "echo-trooper-1"}
    for name in ("scout-2", "scout-3"):
        t.play("place", unit=name, hex=f"{name[-1]},14")
        t.play("face", unit=name, facing="N")
    assert kinds(t) == {"done"}


def test_BLZ_44_none_left_means_nothing():
    t = at(3, {"snowtrooper-1": "0,0", "generators": "11,14"}, destroyed=["at-st-1", "scout-1"])
    roll(t, 5, 5)
    assert t.position()["step"] == "commands"


def test_BLZ_44_by_option_any_free_counter_comes():
    units = {"snowtrooper-1": "0,0", "scout-1": "9,9"}
    gone = {"destroyed": ["snowtrooper-2"], "exited": ["snowtrooper-3"]}
    pools = {}
    for reinforcements in ("lost", "any"):
        options = {"mission": 2, "reinforcements": reinforcements}
        t = at(2, units, options=options, **gone)
        roll(t, 5, 5)
        pools[reinforcements] = {u for u, _ in offered(t, "place")}
    assert pools["lost"] == {"snowtrooper-2"}
    assert pools["any"] == {f"snowtrooper-{i}" for i in (2, *range(4, 11))}


def test_BLZ_44_by_option_units_never_used_come_but_never_han():
    t = at(2, {"at-st-1": "0,0", "scout-1": "9,9"}, seat="alliance", options={"mission": 2, "reinforcements": "any"})
    roll(t, 5, 5)
    assert {u for u, _ in offered(t, "place")} == {"scout-2", "scout-3", "scout-4", *(f"echo-trooper-{i}" for i in range(1, 6))}


def test_BLZ_45_steady_gives_a_bonus_in_the_fire_but_not_in_the_return_fire():
    t = at(3, {"at-st-1": "6,5", "echo-trooper-1": "6,7", "generators": "11,14"}, step="commands", event=6)
    done(t)
    t.dice([1, 2, 3, 5, 2])
    t.play("shoot", unit="at-st-1", target="echo-trooper-1", max_power=False)
    assert events(t)[-1] == ("shot", "at-st-1", "echo-trooper-1", [1, 2, 3, 5, 2], 2, 1, 1, 0)
    done(t)
    t.dice([1, 6])
    t.play("shoot", unit="echo-trooper-1", target="at-st-1", max_power=False)
    assert events(t)[-1] == ("shot", "echo-trooper-1", "at-st-1", [1], 1, 0, 0, 0)


def test_the_sample_command_phase_of_the_rulebook():
    """Three snowtroopers march, an AT-ST moves twice two hexes, and the other points move each snowtrooper one hex."""
    units = {"snowtrooper-1": "4,3", "snowtrooper-2": "6,3", "snowtrooper-3": "8,3", "at-st-1": "11,3", "generators": "11,14"}
    t = at(3, units)
    for n in (1, 2, 3):
        t.play("march", unit=f"snowtrooper-{n}")
    roll(t, 2, 5)
    assert t.position()["points"] == 5
    t.play("move", unit="at-st-1", to="11,4")
    t.play("step", unit="at-st-1", to="11,5")
    assert offered(t, "step") == []
    t.play("face", unit="at-st-1", facing="SE")
    t.play("move", unit="at-st-1", to="12,6")
    t.play("step", unit="at-st-1", to="13,6")
    t.play("face", unit="at-st-1", facing="S")
    assert t.position()["points"] == 3
    for n, column in ((1, 4), (2, 6), (3, 8)):
        t.play("move", unit=f"snowtrooper-{n}", to=f"{column},5")
        t.play("face", unit=f"snowtrooper-{n}", facing="SW")
    assert kinds(t) == {"done"}
    assert unit(t, "at-st-1") == ("13,6", "S", False)
    assert unit(t, "snowtrooper-3") == ("8,5", "SW", False)
    with pytest.raises(ht.IllegalChoice, match="no command points"):
        t.play("move", unit="snowtrooper-1", to="3,5")
