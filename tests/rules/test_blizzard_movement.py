"""Movement of `blizzard` (BLZ-20..BLZ-27)."""

import pytest
from blizzard_table import at, done, hex_of, offered, roll, unit
from seen import events, kinds

import holotable as ht

FAR = {"generators": "11,14"}


def commands(units, points=6, **rest):
    return at(3, {**units, **FAR}, **{"step": "commands", "points": points, **rest})


def test_BLZ_20_a_unit_moves_forward_up_to_its_speed_then_faces_any_side():
    t = commands({"at-st-1": ("6,5", "SE")})
    assert offered(t, "move") == [("at-st-1", "7,5")]
    t.play("move", unit="at-st-1", to="7,5")
    assert t.position()["moving"] == {"unit": "at-st-1", "left": 1}
    assert offered(t, "step") == [("at-st-1", "8,6")]
    assert [f for _, f in offered(t, "face")] == ["N", "NE", "SE", "S", "SW", "NW"]
    t.play("step", unit="at-st-1", to="8,6")
    assert kinds(t) == {"face"}
    t.play("face", unit="at-st-1", facing="SE")
    assert unit(t, "at-st-1") == ("8,6", "SE", False)
    assert (t.position()["points"], t.position()["moving"]) == (5, None)
    assert [e for e in events(t) if e[0] == "moved"] == [("moved", "at-st-1", "6,5", "7,5"), ("moved", "at-st-1", "7,5", "8,6")]


def test_BLZ_20_it_may_stop_early_and_move_again_for_another_point():
    t = commands({"at-st-1": "6,5"}, points=2)
    t.play("move", unit="at-st-1", to="6,6")
    t.play("face", unit="at-st-1", facing="S")
    t.play("move", unit="at-st-1", to="6,7")
    t.play("face", unit="at-st-1", facing="N")
    assert (unit(t, "at-st-1"), t.position()["points"]) == (("6,7", "N", False), 0)


def test_BLZ_20_zero_hexes_is_a_turn_to_another_facing():
    t = commands({"at-st-1": ("6,5", "SE")})
    assert [f for _, f in offered(t, "turn")] == ["N", "NE", "S", "SW", "NW"]
    t.play("turn", unit="at-st-1", facing="NW")
    assert (unit(t, "at-st-1"), t.position()["points"]) == (("6,5", "NW", False), 5)
    assert events(t) == [("turned", "at-st-1", "NW")]


def test_BLZ_21_a_unit_of_speed_0_may_turn():
    t = commands({"snowtrooper-1": ("6,5", "S", True)})
    assert offered(t, "move") == []
    assert len(offered(t, "turn")) == 5


def test_BLZ_21_a_unit_without_facing_may_not():
    t = commands({"laser-battery-1": "6,5", "veers": "0,0"}, seat="alliance")
    assert kinds(t) == {"done"}


def test_BLZ_21_lumbering_turns_by_one_side_a_point():
    t = commands({"at-at-1": ("6,5", "N")})
    assert {f for _, f in offered(t, "turn")} == {"NE", "NW"}
    t.play("turn", unit="at-at-1", facing="NW")
    assert {f for _, f in offered(t, "turn")} == {"N", "SW"}


def test_BLZ_22_agile_steps_go_any_way():
    t = commands({"luke": ("6,5", "N"), "veers": "0,0"}, seat="alliance")
    assert {h for _, h in offered(t, "move")} == {"6,4", "7,4", "7,5", "6,6", "5,5", "5,4"}
    for kind, hex_ in (("move", "6,6"), ("step", "7,6"), ("step", "6,6")):
        t.play(kind, unit="luke", to=hex_)
    assert offered(t, "step") == []
    t.play("face", unit="luke", facing="S")
    assert unit(t, "luke") == ("6,6", "S", False)


def test_BLZ_22_a_damaged_snowspeeder_is_agile_still():
    t = commands({"luke": ("6,5", "N", True), "veers": "0,0"}, seat="alliance")
    assert len(offered(t, "move")) == 6
    t.play("move", unit="luke", to="6,6")
    assert t.position()["moving"]["left"] == 1


@pytest.mark.parametrize(
    ("mover", "there", "may"),
    [
        ("probe-droid-1", "at-st-1", True),
        ("probe-droid-1", "scout-1", True),
        ("probe-droid-1", "luke", True),
        ("snowtrooper-1", "luke", True),
        ("snowtrooper-1", "probe-droid-1", True),
        ("snowtrooper-1", "scout-1", False),
        ("snowtrooper-1", "at-st-1", False),
        ("at-st-1", "laser-battery-1", False),
        ("at-st-1", "at-st-2", False),
        ("at-st-1", "scout-1", True),
        ("at-st-1", "luke", True),
        ("at-at-1", "at-st-1", False),
    ],
)
def test_BLZ_23_stacking(mover, there, may):
    step = "march" if mover == "at-at-1" else "commands"
    t = at(3, {mover: ("6,5", "S"), there: "6,6", **FAR}, seat="empire", step=step, points=1)
    found = offered(t, "march") if step == "march" else offered(t, "move", to="6,6")
    assert bool(found) == may


def test_BLZ_23_every_hex_passed_through_counts():
    t = commands({"at-st-1": "6,5", "at-st-2": "6,7"})
    t.play("move", unit="at-st-1", to="6,6")
    assert offered(t, "step") == []
    t = commands({"at-st-1": "6,5", "at-st-2": "6,6"})
    assert offered(t, "move", unit="at-st-1") == []


def test_BLZ_24_a_vehicle_pushes_infantry_on_and_damages_it():
    t = commands({"at-st-1": ("6,5", "SE"), "scout-1": ("7,5", "SW")})
    t.play("move", unit="at-st-1", to="7,5")
    assert unit(t, "scout-1") == ("8,6", "SW", True)
    assert events(t) == [
        ("moved", "at-st-1", "6,5", "7,5"),
        ("overrun", "scout-1", "at-st-1"),
        ("damaged", "scout-1"),
        ("moved", "scout-1", "7,5", "8,6"),
    ]
    t.play("step", unit="at-st-1", to="8,6")
    assert unit(t, "scout-1") == ("9,6", "SW", True)
    assert t.position()["destroyed"] == []


def test_BLZ_24_in_a_march_and_of_the_own_side_too():
    t = at(3, {"at-at-1": "6,5", "snowtrooper-1": "6,6", **FAR})
    t.play("march", unit="at-at-1")
    assert unit(t, "snowtrooper-1") == ("6,7", "S", True)
    assert offered(t, "march") == []


def test_BLZ_24_when_it_cannot_go_on_its_owner_picks_any_hex_it_may_enter():
    t = commands({"at-st-1": "6,5", "scout-1": "6,6", "at-st-2": "6,7", "snowtrooper-1": "7,5"})
    t.play("move", unit="at-st-1", to="6,6")
    assert t.to_act == ("alliance",)
    assert {h for _, h in offered(t, "pushed")} == {"6,5", "7,6", "5,6", "5,5"}
    assert t.position()["pending"] == [{"ask": "pushed", "unit": "scout-1"}]
    assert ht.Table.at("blizzard", t.position()).choices() == t.choices()
    t.play("pushed", unit="scout-1", hex="6,5")
    assert unit(t, "scout-1") == ("6,5", "N", True)
    assert t.to_act == ("empire",)
    assert kinds(t) == {"face"}


def test_BLZ_24_at_the_edge_of_the_map_too():
    t = commands({"at-st-1": ("6,13", "S"), "scout-1": "6,14"})
    t.play("move", unit="at-st-1", to="6,14")
    assert {h for _, h in offered(t, "pushed")} == {"6,13", "5,13", "7,13", "5,14", "7,14"}


def test_BLZ_24_the_hex_the_vehicle_came_from_may_be_the_only_one():
    units = {"at-st-1": ("5,0", "S"), "scout-1": "5,1", "at-st-2": "5,2", "at-st-3": "4,2", "at-st-4": "6,2"}
    t = commands({**units, "at-st-5": "4,1", "at-st-6": "6,1"})
    t.play("move", unit="at-st-1", to="5,1")
    assert offered(t, "pushed") == [("scout-1", "5,0")]


def test_BLZ_24_without_any_hex_it_is_destroyed():
    units = {"at-st-1": "0,0", "scout-1": "0,0", "at-st-2": "1,0", "at-st-3": "0,1"}
    t = commands(units, pending=[{"ask": "pushed", "unit": "scout-1"}])
    assert t.position()["pending"] == []
    assert (t.position()["destroyed"], t.position()["losses"]) == (["scout-1"], 1)
    assert t.to_act == ("empire",)


def test_BLZ_25_rally_turns_infantry_to_its_front():
    t = commands({"snowtrooper-1": ("6,5", "S", True), "at-st-1": ("8,5", "S", True), "scout-1": ("5,7", "N", True)})
    assert offered(t, "rally") == [("snowtrooper-1",)]
    t.play("rally", unit="snowtrooper-1")
    assert (unit(t, "snowtrooper-1"), t.position()["points"]) == (("6,5", "S", False), 5)
    assert offered(t, "move", unit="snowtrooper-1") == [("snowtrooper-1", "6,6")]
    assert offered(t, "march") == []
    done(t)
    assert offered(t, "shoot", unit="snowtrooper-1") == [("snowtrooper-1", "scout-1", False)]


def test_BLZ_26_a_reinforcement_comes_on_an_empty_hex_of_the_zone_and_acts_at_once():
    t = commands({"veers": "0,0", "probe-droid-1": "4,0"}, waiting=["at-st-1"])
    assert {h for _, h in offered(t, "reinforce")} == {f"{q},0" for q in range(23)} - {"0,0", "4,0"}
    t.play("reinforce", unit="at-st-1", hex="6,0")
    t.play("face", unit="at-st-1", facing="SE")
    assert (t.position()["points"], t.position()["waiting"]) == (5, [])
    assert offered(t, "move", unit="at-st-1") == [("at-st-1", "7,0")]


def test_BLZ_26_the_zone_is_where_the_mission_places():
    t = at(2, {"at-st-1": "6,0"}, seat="alliance", waiting=["scout-1"], step="commands", points=1)
    assert {h.split(",")[1] for _, h in offered(t, "reinforce")} == {"12", "13", "14"}
    assert len(offered(t, "reinforce")) == 3 * 23


def test_BLZ_26_without_an_empty_hex_it_is_not_possible():
    full = {name: f"{q},0" for q, name in enumerate(ROW_FILLERS)}
    t = commands(full, waiting=["at-at-3"])
    assert offered(t, "reinforce") == []


ROW_FILLERS = [f"snowtrooper-{i}" for i in range(1, 11)] + [f"probe-droid-{i}" for i in range(1, 7)]
ROW_FILLERS += [f"at-st-{i}" for i in range(1, 7)] + ["at-at-1"]


def test_BLZ_27_a_harpoon_follows_an_at_at():
    t = at(3, {"at-at-1": "6,5", "luke": ("6,5", "SE"), "snowspeeder-1": ("6,5", "N", True), "probe-droid-1": "6,5", **FAR})
    t.play("march", unit="at-at-1")
    assert t.to_act == ("alliance",)
    assert [c.id for c in t.choices()] == ["follow(unit=luke)", "stay(unit=luke)"]
    assert t.position()["pending"] == [{"ask": "follow", "unit": "luke", "to": "6,6"}]
    t.play("follow", unit="luke")
    assert unit(t, "luke") == ("6,6", "SE", False)
    assert events(t)[-1] == ("followed", "luke", "6,6")
    assert t.to_act == ("empire",)
    assert hex_of(t, "snowspeeder-1") == "6,5"


def test_BLZ_27_it_may_stay():
    t = at(3, {"at-at-1": "6,5", "luke": "6,5", **FAR})
    t.play("march", unit="at-at-1")
    t.play("stay", unit="luke")
    assert hex_of(t, "luke") == "6,5"
    assert t.position()["pending"] == []


def test_BLZ_27_self_destruct_follows_infantry_of_either_side_at_every_hex():
    units = {"scout-1": ("6,8", "N"), "probe-droid-1": "6,8", "probe-droid-2": ("6,8", "S", True), **FAR}
    t = at(3, units, seat="alliance", step="commands", points=1)
    t.play("move", unit="scout-1", to="6,7")
    assert t.to_act == ("empire",)
    t.play("stay", unit="probe-droid-1")
    t.play("follow", unit="probe-droid-2")
    assert t.to_act == ("alliance",)
    t.play("step", unit="scout-1", to="6,6")
    assert offered(t, "follow") == [("probe-droid-2",)]
    t = at(3, {"snowtrooper-1": "6,8", "probe-droid-1": "6,8", **FAR})
    t.play("march", unit="snowtrooper-1")
    assert offered(t, "follow") == [("probe-droid-1",)]


def test_BLZ_27_a_push_is_followed_too_and_all_are_asked_in_the_order_of_the_units():
    t = at(3, {"at-at-1": "6,5", "luke": "6,5", "snowtrooper-1": "6,6", "probe-droid-1": "6,6", **FAR})
    t.play("march", unit="at-at-1")
    assert t.position()["pending"] == [
        {"ask": "follow", "unit": "luke", "to": "6,6"},
        {"ask": "follow", "unit": "probe-droid-1", "to": "6,7"},
    ]
    t.play("follow", unit="luke")
    t.play("follow", unit="probe-droid-1")
    assert (hex_of(t, "luke"), hex_of(t, "probe-droid-1")) == ("6,6", "6,7")


def test_BLZ_27_overruns_are_settled_before_followers_are_asked():
    units = {"at-at-1": "6,5", "luke": "6,5", "snowtrooper-1": "6,6", "probe-droid-1": "6,6", "at-st-1": "6,7", **FAR}
    t = at(3, units)
    t.play("march", unit="at-at-1")
    assert [q["ask"] for q in t.position()["pending"]] == ["pushed", "follow"]
    t.play("pushed", unit="snowtrooper-1", hex="5,6")
    assert t.position()["pending"] == [
        {"ask": "follow", "unit": "luke", "to": "6,6"},
        {"ask": "follow", "unit": "probe-droid-1", "to": "5,6"},
    ]


def test_BLZ_27_nobody_follows_off_the_map():
    t = at(1, {"scout-1": "6,0", "scout-2": "3,3", "probe-droid-1": "6,0"})
    t.play("march", unit="scout-1")
    assert t.position()["exited"] == ["scout-1"]
    assert t.to_act == ("alliance",)
    roll(t, 1, 2)
    assert hex_of(t, "probe-droid-1") == "6,0"
