"""Set-up, victory and the campaign of `blizzard` (BLZ-50..BLZ-57), positions and formations."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from blizzard_table import at, done, offered, roll, unit
from seen import events, kinds

import holotable as ht
from holotable.games.blizzard import board
from holotable.games.blizzard.formation import formation
from holotable.games.blizzard.rules import units as unit_rules

FAR = {"generators": "11,14"}


def far(a, b):
    return unit_rules.distance(board.HEX[a], board.HEX[b])


def place(t, name, hex_):
    t.play("place", unit=name, hex=hex_)
    if kinds(t) == {"face"}:
        t.play("face", unit=name, facing="N" if t.to_act == ("alliance",) else "S")


def place_all(t):
    """Both sides take their usual formation."""
    while t.position()["step"] == "setup":
        t.play_shortcut(t.to_act[0], "formation")


def pass_turn(t):
    roll(t, 1, 2)
    done(t, 3)


# Mission 1


def test_BLZ_50_units_and_placing_of_mission_1():
    t = ht.Table("blizzard", mission=1)
    assert t.position()["unplaced"] == ["han", *(f"scout-{i}" for i in range(1, 5)), *(f"probe-droid-{i}" for i in range(1, 7))]
    assert {h.split(",")[1] for _, h in offered(t, "place")} == {"12", "13", "14"}
    for name, column in (("han", 11), ("scout-1", 3), ("scout-2", 7), ("scout-3", 15), ("scout-4", 19)):
        place(t, name, f"{column},12")
    assert t.to_act == ("empire",)
    standing = ["11,12", "3,12", "7,12", "15,12", "19,12"]
    free = {h for _, h in offered(t, "place")}
    assert free == {h for h in board.HEXES if min(far(h, s) for s in standing) >= 7}
    place(t, "probe-droid-1", "11,3")
    assert {h for _, h in offered(t, "place")} == {h for h in free if far(h, "11,3") >= 4}
    for i, hex_ in enumerate(("3,3", "7,3", "15,3", "19,3", "0,0"), 2):
        place(t, f"probe-droid-{i}", hex_)
    assert (t.position()["step"], t.position()["seat"], t.to_act) == ("march", "alliance", ("alliance",))


def test_BLZ_50_a_droid_without_a_hex_stays_out_of_the_game():
    names = ["han", *(f"scout-{i}" for i in range(1, 5)), *(f"echo-trooper-{i}" for i in range(1, 4))]
    spread = [f"{q},{r}" for q in (3, 9, 15, 20) for r in (3, 11)]
    units = dict(zip(names, spread, strict=True)) | {"probe-droid-1": "0,0"}
    t = at(1, units, step="setup", unplaced=["probe-droid-2", "probe-droid-3"])
    assert all(min(far(h, s) for s in spread) < 7 for h in board.HEXES)
    assert (t.position()["step"], t.position()["seat"]) == ("march", "alliance")
    assert (t.position()["waiting"], t.position()["unplaced"]) == ([], [])
    assert "probe-droid-2" not in t.position()["units"]


def test_BLZ_50_the_alliance_wins_with_three_off_the_imperial_edge():
    t = at(1, {"scout-1": "6,0", "scout-2": "8,8", "probe-droid-1": "0,10"}, exited=["han", "scout-3"])
    t.play("march", unit="scout-1")
    assert t.winners == ("alliance",)
    assert events(t) == [("left", "scout-1"), ("mission_ended", 1, "alliance"), ("won", "alliance")]


def test_BLZ_50_the_empire_wins_by_destroying_three_counted_over_the_mission():
    units = {"scout-1": "6,5", "scout-2": "8,8", "han": "3,3", "probe-droid-1": "6,5"}
    t = at(1, units, step="return", losses=1)
    t.play("self_destruct", unit="probe-droid-1", target="scout-1")
    assert not t.over or t.winners == ("alliance",)
    units["probe-droid-2"] = "0,10"
    t = at(1, units, step="return", losses=2)
    t.play("self_destruct", unit="probe-droid-1", target="scout-1")
    assert t.winners == ("empire",)
    assert t.position()["losses"] == 3


def test_BLZ_50_one_that_came_back_counts_again():
    t = at(1, {"han": "9,9", "scout-2": "8,8", "probe-droid-1": "7,14", "probe-droid-2": "0,0"}, destroyed=["scout-1"])
    assert t.position()["losses"] == 1
    roll(t, 5, 5)
    place(t, "scout-1", "8,14")
    done(t, 4)
    roll(t, 1, 1)
    t.play("great_shot", target="scout-1")
    assert (t.position()["destroyed"], t.position()["losses"]) == (["scout-1"], 2)


# Mission 2


def test_BLZ_51_units_and_placing_of_mission_2():
    t = ht.Table("blizzard", mission=2)
    first = ["at-at-1", *(f"at-st-{i}" for i in (1, 2, 3)), *(f"snowtrooper-{i}" for i in (1, 2, 3, 4))]
    second = ["snowspeeder-1", "snowspeeder-2", "scout-1", "scout-2", *(f"echo-trooper-{i}" for i in (1, 2, 3, 4))]
    assert t.position()["unplaced"] == first + second
    assert {h.split(",")[1] for _, h in offered(t, "place")} == {"0", "1", "2"}
    place_all(t)
    assert (t.position()["seat"], t.position()["waiting"]) == ("empire", [])
    assert len(t.position()["units"]) == 16


def test_BLZ_51_singly_an_unwarned_alliance_begins_with_its_scouts():
    t = ht.Table("blizzard", mission=2, warned=False)
    position = t.position()
    assert (position["seat"], position["first"], position["options"]["warned"]) == ("alliance", "alliance", False)
    assert position["unplaced"][:3] == ["scout-1", "scout-2", "at-at-1"]
    assert len(position["waiting"]) == 6
    place_all(t)
    assert t.to_act == ("alliance",)


def leave_all(out, **rest):
    """Mission 2 with one Imperial unit left, about to leave, and so many out already."""
    gone = ["at-st-1", "at-st-2", "at-st-3", "snowtrooper-1", "snowtrooper-2", "snowtrooper-3"]
    t = at(2, {"snowtrooper-4": "6,14", "scout-1": "2,2"}, exited=gone[:out], destroyed=gone[out:], **rest)
    t.play("march", unit="snowtrooper-4")
    return t


def test_BLZ_51_it_ends_when_no_imperial_unit_is_on_the_map():
    t = leave_all(4)
    assert t.winners == ("empire",)
    assert events(t) == [("left", "snowtrooper-4"), ("mission_ended", 2, "empire"), ("won", "empire")]
    assert leave_all(3).winners == ("alliance",)


def test_BLZ_51_scored_when_the_last_is_destroyed_too():
    t = at(2, {"at-at-1": "6,5", "luke": "6,5"}, step="return", exited=["at-st-1"])
    t.play("harpoon", unit="luke", target="at-at-1")
    assert t.winners == ("alliance",)


# Mission 3


def test_BLZ_52_units_and_placing_of_mission_3():
    t = ht.Table("blizzard", mission=3)
    assert t.position()["units"] == {"generators": {"at": "11,14", "facing": None, "damaged": False}}
    alliance = [*(f"echo-trooper-{i}" for i in range(1, 6)), "luke", *(f"snowspeeder-{i}" for i in range(1, 5))]
    alliance += ["laser-battery-1", "laser-battery-2"]
    empire = ["veers", "at-at-1", "at-at-2", "at-st-1", "at-st-2", "at-st-3", *(f"snowtrooper-{i}" for i in range(1, 7))]
    empire += ["probe-droid-1", "probe-droid-2", "probe-droid-3"]
    assert t.position()["unplaced"] == alliance + empire
    assert len(offered(t, "place")) == 3 * 23 - 1
    t.play_shortcut("alliance", "formation")
    assert {h for _, h in offered(t, "place")} == {f"{q},0" for q in range(23)}
    place_all(t)
    assert (t.position()["seat"], t.position()["step"]) == ("empire", "march")


def test_BLZ_52_what_does_not_fit_on_the_edge_waits():
    fillers = [*(f"snowtrooper-{i}" for i in range(1, 11)), *(f"probe-droid-{i}" for i in range(1, 7))]
    fillers += [f"at-st-{i}" for i in range(1, 7)]
    units = {name: f"{q},0" for q, name in enumerate(fillers)}
    t = at(3, units | FAR, step="setup", unplaced=["veers", "at-at-1", "at-at-2"])
    assert offered(t, "place") == [("veers", "22,0")]
    place(t, "veers", "22,0")
    assert (t.position()["step"], t.position()["waiting"]) == ("march", ["at-at-1", "at-at-2"])


def test_BLZ_52_the_empire_wins_when_the_generators_are_destroyed():
    t = at(3, {"at-st-1": "11,12", "generators": "11,14"}, step="fire")
    t.dice([4, 4, 6, 6])
    t.play("shoot", unit="at-st-1", target="generators", max_power=False)
    assert t.winners == ("empire",)


def test_BLZ_52_the_alliance_wins_after_its_15th_turn_with_return_fire():
    t = at(3, {"at-st-1": "0,0", **FAR}, seat="alliance", turn=15)
    roll(t, 1, 2)
    done(t, 2)
    assert not t.over
    assert t.to_act == ("empire",)
    done(t)
    assert t.winners == ("alliance",)
    t = at(3, {"at-st-1": "0,0", **FAR}, seat="alliance", turn=14)
    pass_turn(t)
    assert not t.over


def test_BLZ_52_played_singly_nothing_got_through():
    assert "at-at-3" not in ht.Table("blizzard", mission=3).position()["unplaced"]


def test_BLZ_52_singly_the_option_names_the_survivors_of_mission_2():
    t = ht.Table("blizzard", mission=3, survivors=["snowtrooper-2", "at-at-1", "snowtrooper-4"])
    assert t.options["survivors"] == ["snowtrooper-2", "snowtrooper-4", "at-at-1"]
    mine = [n for n in t.position()["unplaced"] if board.SIDE[board.UNIT[n]] == board.EMPIRE]
    assert mine[:4] == ["at-at-3", "snowtrooper-7", "snowtrooper-8", "veers"]
    assert ht.Table.at("blizzard", t.position()).position() == t.position()


@pytest.mark.parametrize("wrong", ["at-at-1", ["luke"], ["at-st-4"], ["at-at-1", "at-at-1"], [1], None])
def test_BLZ_52_only_imperial_units_of_mission_2_can_be_survivors(wrong):
    with pytest.raises(ht.BadOption, match="survivors is a list of at-at-1, at-st-1"):
        ht.Table("blizzard", mission=3, survivors=wrong)


# Leaving


def test_BLZ_53_a_march_or_a_step_out_of_the_row_ends_the_move():
    t = at(1, {"scout-1": "6,1", "scout-2": ("8,0", "NE"), "probe-droid-1": "0,10"}, step="commands", points=3)
    assert offered(t, "move", unit="scout-2") == [("scout-2", "off")]
    t.play("move", unit="scout-1", to="6,0")
    assert offered(t, "step") == [("scout-1", "off")]
    t.play("step", unit="scout-1", to="off")
    assert (t.position()["exited"], t.position()["moving"], t.position()["destroyed"]) == (["scout-1"], None, [])
    assert kinds(t) == {"turn", "move", "done"}


@pytest.mark.parametrize(
    ("mission", "name", "hex_", "facing", "may"),
    [
        (1, "scout-1", "6,0", "N", True),
        (1, "scout-1", "6,0", "NW", True),
        (1, "scout-1", "7,0", "N", True),
        (1, "scout-1", "0,0", "NW", False),
        (1, "scout-1", "22,0", "NE", False),
        (1, "scout-1", "6,14", "S", False),
        (1, "snowtrooper-1", "6,14", "S", False),
        (2, "snowtrooper-1", "6,14", "S", True),
        (2, "snowtrooper-1", "7,14", "SE", True),
        (2, "snowtrooper-1", "0,14", "SW", False),
        (2, "snowtrooper-1", "6,0", "N", False),
        (2, "scout-1", "6,0", "N", False),
        (3, "snowtrooper-1", "6,14", "S", False),
        (3, "scout-1", "6,0", "N", False),
    ],
)
def test_BLZ_53_who_may_leave_and_where(mission, name, hex_, facing, may):
    others = {"han": "10,10", "probe-droid-1": "0,9", name: (hex_, facing)}
    seat = board.SEATS[board.SIDE[board.UNIT[name]]]
    t = at(mission, others, seat=seat)
    assert bool(offered(t, "march", unit=name)) == may
    t = at(mission, others, seat=seat, step="commands", points=1)
    assert bool(offered(t, "move", unit=name, to="off")) == may


def test_BLZ_53_an_agile_unit_may_leave_any_way_over_that_edge():
    t = at(2, {"probe-droid-1": ("6,14", "N"), "scout-1": "2,2", "at-st-1": "9,9"}, step="commands", points=1)
    assert offered(t, "move", unit="probe-droid-1", to="off") == [("probe-droid-1", "off")]


# Set-up


def test_BLZ_54_one_unit_to_a_hex_in_the_order_of_the_list():
    t = ht.Table("blizzard", mission=1)
    place(t, "han", "11,12")
    assert {u for u, _ in offered(t, "place")} == {"scout-1"}
    assert "11,12" not in {h for _, h in offered(t, "place")}
    assert len(offered(t, "place")) == 3 * 23 - 1
    with pytest.raises(ht.IllegalChoice, match="not empty"):
        t.play("place", unit="scout-1", hex="11,12")
    with pytest.raises(ht.IllegalChoice, match="outside your deployment zone"):
        t.play("place", unit="scout-1", hex="11,11")
    with pytest.raises(ht.IllegalChoice, match="not the next unit"):
        t.play("place", unit="scout-2", hex="10,12")


def test_BLZ_54_the_generators_stand_before_anything_is_placed():
    t = ht.Table("blizzard", mission=3)
    assert t.position()["units"]["generators"]["at"] == "11,14"
    assert events(t) == [("placed", "generators", "11,14")]


# Nobody left


def test_BLZ_55_a_side_without_units_loses_missions_1_and_3():
    t = at(3, {"at-at-1": "6,5", "luke": "6,5", **FAR}, step="return")
    t.play("harpoon", unit="luke", target="at-at-1")
    assert t.winners == ("alliance",)
    t = at(1, {"scout-1": "6,5", "scout-2": "9,9", "probe-droid-1": "6,5"}, step="return")
    t.play("self_destruct", unit="probe-droid-1", target="scout-1")
    assert t.winners == ("alliance",)
    assert at(3, {"at-st-1": "6,5"}, destroyed=["scout-1"]).winners == ("empire",)


def test_BLZ_55_waiting_units_count():
    t = at(3, {"at-at-1": "6,5", "luke": "6,5", **FAR}, step="return", waiting=["at-st-1"])
    t.play("harpoon", unit="luke", target="at-at-1")
    assert not t.over


def test_BLZ_55_unless_the_mission_decides_at_the_same_moment():
    t = at(1, {"scout-1": "6,5", "scout-2": "9,9", "probe-droid-1": "6,5"}, step="return", losses=2)
    t.play("self_destruct", unit="probe-droid-1", target="scout-1")
    assert t.winners == ("empire",)


def test_BLZ_55_in_mission_2_an_alliance_without_units_plays_on():
    t = at(2, {"snowtrooper-1": "6,5", "scout-1": "6,8"})
    roll(t, 1, 1)
    t.play("great_shot", target="scout-1")
    assert not t.over
    done(t, 3)
    assert t.to_act == ("alliance",)
    assert kinds(t) == {"done"}


# Campaign


def campaign(mission, units, **rest):
    return at(mission, units, options={"mission": "campaign", "turn_limit": 50}, **rest)


def test_BLZ_56_a_lost_mission_1_leaves_the_alliance_unwarned():
    t = campaign(1, {"scout-1": "6,5", "scout-2": "9,9", "probe-droid-1": "6,5"}, step="return", losses=2)
    t.play("self_destruct", unit="probe-droid-1", target="scout-1")
    assert events(t)[-1] == ("mission_ended", 1, "empire")
    position = t.position()
    assert not t.over
    assert (position["mission"], position["step"], position["first"], position["seat"]) == (2, "setup", "alliance", "alliance")
    assert position["unplaced"][:2] == ["scout-1", "scout-2"]
    assert position["unplaced"][2] == "at-at-1"
    assert sorted(position["waiting"]) == sorted(
        ["snowspeeder-1", "snowspeeder-2", *(f"echo-trooper-{i}" for i in (1, 2, 3, 4))]
    )
    assert (position["units"], position["destroyed"], position["losses"]) == ({}, [], 0)
    place_all(t)
    assert t.to_act == ("alliance",)
    roll(t, 2, 3)
    t.play("reinforce", unit="snowspeeder-1", hex="4,14")
    t.play("face", unit="snowspeeder-1", facing="N")
    assert t.position()["points"] == 2


def test_BLZ_56_a_won_mission_1_makes_the_empire_first():
    t = campaign(1, {"scout-1": "6,0", "scout-2": "8,8", "probe-droid-1": "0,10"}, exited=["han", "scout-3"])
    t.play("march", unit="scout-1")
    position = t.position()
    assert (position["mission"], position["first"], position["seat"]) == (2, "empire", "empire")
    assert (position["waiting"], position["exited"]) == ([], [])


def test_BLZ_56_what_got_through_mission_2_takes_the_next_numbers_of_mission_3():
    gone = ["at-at-1", "at-st-1", "at-st-3", "snowtrooper-2"]
    t = campaign(2, {"snowtrooper-4": ("6,14", "S"), "scout-1": "2,2"}, exited=gone)
    t.play("march", unit="snowtrooper-4")
    position = t.position()
    assert events(t)[-2:] == [("mission_ended", 2, "empire"), ("placed", "generators", "11,14")]
    assert (position["mission"], position["seat"], position["first"]) == (3, "alliance", "empire")
    mine = [n for n in position["unplaced"] if board.SIDE[board.UNIT[n]] == board.EMPIRE]
    assert mine[:6] == ["at-at-3", "at-st-4", "at-st-5", "snowtrooper-7", "snowtrooper-8", "veers"]
    assert len(mine) == 15 + 5


def test_BLZ_56_who_wins_mission_3_wins_the_campaign():
    t = campaign(3, {"at-st-1": "11,12", "generators": "11,14"}, step="fire")
    t.dice([4, 4, 6, 6])
    t.play("shoot", unit="at-st-1", target="generators", max_power=False)
    assert t.winners == ("empire",)
    assert events(t)[-2:] == [("mission_ended", 3, "empire"), ("won", "empire")]


def test_BLZ_56_the_campaign_is_saved_and_resumed_as_one_file(tmp_path):
    t = campaign(1, {"scout-1": "6,0", "scout-2": "8,8", "probe-droid-1": "0,10"}, exited=["han", "scout-3"])
    t.play("march", unit="scout-1")
    t.play_shortcut("empire", "formation")
    t.save(tmp_path / "campaign.json")
    again = ht.Table.load(tmp_path / "campaign.json")
    assert again.record.tobytes() == t.record.tobytes()
    assert again.position()["mission"] == 2


# Turn limit


def test_BLZ_57_at_the_limit_mission_1_is_lost_by_the_alliance():
    options = {"mission": 1, "turn_limit": 4}
    t = at(1, {"scout-1": "9,9", "probe-droid-1": "0,0"}, seat="empire", turn=4, options=options)
    pass_turn(t)
    assert t.winners == ("empire",)
    t = at(1, {"scout-1": "9,9", "probe-droid-1": "0,0"}, seat="alliance", turn=4, options=options)
    pass_turn(t)
    assert not t.over


def test_BLZ_57_at_the_limit_mission_2_counts_units_on_the_map_as_not_out():
    gone = ["snowtrooper-1", "snowtrooper-2", "snowtrooper-3", "snowtrooper-4"]
    options = {"mission": "campaign", "turn_limit": 4}
    t = at(2, {"scout-1": "9,9", "at-st-1": "0,14"}, seat="alliance", turn=4, options=options, exited=gone)
    pass_turn(t)
    assert ("mission_ended", 2, "alliance") in events(t)
    assert {"snowtrooper-10", "snowtrooper-7"} <= set(t.position()["unplaced"])


def test_BLZ_57_what_is_on_the_map_at_the_limit_goes_on_to_mission_3():
    options = {"mission": "campaign", "turn_limit": 4}
    units = {"scout-1": "9,9", "at-st-1": ("0,14", "S", True), "at-st-3": "4,3"}
    gone = {"exited": ["snowtrooper-1"], "destroyed": ["at-st-2", "snowtrooper-2"], "waiting": ["at-at-1"]}
    t = at(2, units, seat="alliance", turn=4, options=options, **gone)
    pass_turn(t)
    assert ("mission_ended", 2, "alliance") in events(t)
    mine = [n for n in t.position()["unplaced"] if board.SIDE[board.UNIT[n]] == board.EMPIRE]
    assert mine[:5] == ["at-at-3", "at-st-4", "at-st-5", "snowtrooper-7", "veers"]
    assert len(mine) == 15 + 4
    place_all(t)
    assert not any(entry["damaged"] for entry in t.position()["units"].values())


def test_BLZ_57_mission_3_has_its_own_limit():
    t = at(3, {"at-st-1": "0,0", **FAR}, seat="alliance", turn=4, options={"mission": 3, "turn_limit": 4})
    pass_turn(t)
    assert not t.over


def test_BLZ_57_the_option_is_a_whole_number_from_1():
    assert ht.Table("blizzard").position()["options"]["turn_limit"] == 50
    for wrong in (0, "ten", 1.5):
        with pytest.raises(ht.BadOption):
            ht.Table("blizzard", turn_limit=wrong)


# Formations


@pytest.mark.parametrize("mission", [1, 2, 3])
def test_the_usual_formation_places_a_side_in_one_click(mission):
    t = ht.Table("blizzard", mission=mission)
    for _ in range(2):
        seat = t.to_act[0]
        mine = [n for n in t.position()["unplaced"] if board.SEATS[board.SIDE[board.UNIT[n]]] == seat]
        t.play_shortcut(seat, "formation")
        written = board.DATA["formations"][mission - 1][seat]
        assert {n: t.position()["units"][n]["at"] for n in mine} == {n: written[n] for n in mine}
    assert t.position()["step"] == "march"
    assert "formation" not in {shortcut.id for shortcut in t.shortcuts(t.to_act[0])}


def test_the_formation_goes_on_from_what_stands_already():
    t = ht.Table("blizzard", mission=1)
    t.play("place", unit="han", hex="3,12")
    t.play_shortcut("alliance", "formation")
    assert unit(t, "han") == ("3,12", "N", False)
    assert far(t.position()["units"]["scout-1"]["at"], "3,12") == 1
    assert t.to_act == ("empire",)
    assert formation(t.record, board.ALLIANCE) == []


def test_the_whole_of_mission_2_fits_the_edge_of_mission_3():
    gone = ["at-at-1", *(f"at-st-{i}" for i in (1, 2, 3)), *(f"snowtrooper-{i}" for i in (1, 2, 3))]
    t = campaign(2, {"snowtrooper-4": ("6,14", "S"), "scout-1": "2,2"}, exited=gone)
    t.play("march", unit="snowtrooper-4")
    place_all(t)
    assert t.position()["waiting"] == []
    assert len({u["at"] for u in t.position()["units"].values()}) == 13 + 23


# Positions


def test_a_position_needs_only_mission_and_units():
    t = ht.Table.at("blizzard", {"mission": 2, "units": {"at-st-1": {"at": "3,3"}}})
    position = t.position()
    plain = {"mission": 2, "turn_limit": 50, "warned": True, "survivors": [], "reinforcements": "lost"}
    assert position["options"] == plain
    assert (position["first"], position["seat"], position["turn"], position["step"]) == ("empire", "empire", 1, "march")
    assert position["units"]["at-st-1"] == {"at": "3,3", "facing": "S", "damaged": False}
    assert ht.Table.at("blizzard", position).position() == position


def test_a_position_that_meets_the_end_is_a_finished_game():
    assert at(1, {"scout-1": "3,3", "probe-droid-1": "9,9"}, exited=["han", "scout-2", "scout-3"]).winners == ("alliance",)
    assert at(3, {"at-st-1": "0,0", "luke": "3,3"}, destroyed=["generators"]).winners == ("empire",)
    assert at(3, {"at-st-1": "0,0", **FAR}, turn=16).winners == ("alliance",)
    t = campaign(2, {"scout-1": "3,3"}, exited=["at-at-1"])
    assert (t.position()["mission"], t.position()["step"]) == (3, "setup")


BASE = {"at-st-1": {"at": "6,5"}, "scout-1": {"at": "8,8"}}
WRONG = [
    ({"units": {"at-xx": {"at": "1,1"}}}, "no unit"),
    ({"units": {"at-st-7": {"at": "1,1"}}}, "no unit"),
    ({"units": {"at-st-1": {"at": "23,1"}}}, "hexes go from"),
    ({"units": {"at-st-1": {"at": "1,1", "facing": "E"}}}, "facing"),
    ({"units": {"at-st-1": {"at": "1,1", "damaged": 1}}}, "true or false"),
    ({"units": {"at-st-1": {"at": "1,1"}, "at-st-2": {"at": "1,1"}}}, "stand together"),
    ({"units": {"scout-1": {"at": "1,1"}, "snowtrooper-1": {"at": "1,1"}}}, "stand together"),
    ({"units": {"scout-1": {"at": "1,1"}, "at-st-1": {"at": "1,1"}}}, "stand together"),
    ({"waiting": ["at-st-1"]}, "two places"),
    ({"waiting": ["luke"], "destroyed": ["luke"]}, "two places"),
    ({"waiting": ["luke", "luke"]}, "twice"),
    ({"mission": 4}, "mission"),
    ({"mission": "campaign"}, "mission"),
    ({"options": {"mission": 2}}, "mission"),
    ({"options": {"speed": 2}}, "no option"),
    ({"colour": "red"}, "no colour"),
    ({"seat": "rebels"}, "seat"),
    ({"step": "sleep"}, "step"),
    ({"turn": 0}, "turn"),
    ({"event": 7}, "event"),
    ({"points": -1}, "points"),
    ({"marched": ["nobody"]}, "no unit"),
    ({"unplaced": ["luke"]}, "set-up"),
    ({"step": "event", "event": 2}, "no step of its own"),
    ({"step": "event", "event": 1, "units": {"at-st-1": {"at": "0,0"}, "scout-1": {"at": "9,9"}}}, "unit to choose"),
    ({"moving": {"unit": "at-st-1", "left": 1}}, "commands"),
    ({"step": "commands", "moving": {"unit": "scout-1", "left": 1}}, "on the move"),
    ({"step": "commands", "moving": {"unit": "at-st-1", "left": 9}}, "left"),
    ({"pending": [{"ask": "pushed", "unit": "scout-1"}]}, "under a vehicle"),
    ({"pending": [{"ask": "follow", "unit": "scout-1", "to": "8,7"}]}, "neither HARPOON"),
    ({"pending": [{"ask": "face", "unit": "at-st-1"}]}, "nothing is placed"),
    ({"pending": [{"ask": "dance", "unit": "at-st-1"}]}, "ask"),
    ({"pending": {}}, "list"),
]


@pytest.mark.parametrize(("change", "reason"), WRONG)
def test_a_bad_position_is_refused_with_its_reason(change, reason):
    with pytest.raises(ht.BadPosition, match=reason):
        ht.Table.at("blizzard", {"mission": 3, "units": BASE, **change})


# Data


CHANGED = """
import json, sys
from holotable.games.blizzard import board
assert (board.COLUMNS, board.ROWS) == (9, 11)
import holotable as ht
from holotable.lab.fuzz import check_game
game = ht.get("blizzard")
for seed, mission in enumerate((1, 2, 3, "campaign")):
    check_game(game, {"mission": mission, "turn_limit": 3}, seed, looks=2)
t = ht.Table.at("blizzard", {"mission": 3, "units": {"at-st-1": {"at": "4,2"}, "generators": {"at": "4,10"}}})
print(json.dumps([c.id for c in t.choices()]))
"""


def test_another_map_and_other_abilities_need_only_other_data(tmp_path):
    """The package with a smaller map, marching AT-STs and agile infantry plays on without a change of its rules."""
    source = Path(ht.__file__).parent
    package = tmp_path / "holotable"
    for path in source.rglob("*"):
        if path.suffix in (".py", ".json", ".ftl") and path.is_file():
            target = package / path.relative_to(source)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
    data_file = package / "games" / "blizzard" / "data" / "blizzard.json"
    data = json.loads(data_file.read_text(encoding="utf-8"))
    data["map"] = {"columns": 9, "rows": 11}
    for kind in data["units"]:
        if kind["id"] == "at-st":
            kind["front"]["abilities"] = ["MARCH", "TURRET"]
        if kind["id"] == "scout":
            kind["front"]["abilities"] = ["AGILE", "HARPOON", "SELF-DESTRUCT"]
        if kind["id"] == "at-at":
            kind["front"] |= {"speed": 2, "firepower": 5}
    data_file.write_text(json.dumps(data), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", CHANGED],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path), "HOLOTABLE_CACHE": str(tmp_path / "cache"), "NUMBA_DISABLE_JIT": "1", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert json.loads(done.stdout) == ["march(unit=at-st-1)", "done()"]
