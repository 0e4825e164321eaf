"""Several choices of `blizzard` in one click: ways to far hexes (BLZ-20..BLZ-23) and the march of all (BLZ-10)."""

import random

import pytest
from blizzard_table import at, hex_of
from seen import kinds

import holotable as ht
from holotable.core.choices import choice_id


def ways(table, unit):
    return {route.path[-1]: route for route in table.routes(table.to_act[0], unit)}


def go(table, unit, to):
    table.play_shortcut(table.to_act[0], choice_id("go", {"unit": unit, "to": to}), unit)


def test_BLZ_20_a_unit_goes_to_a_far_hex_in_one_click():
    t = at(1, {"scout-1": ("6,9", "N"), "probe-droid-1": ("0,0", "S")}, step="commands", points=3)
    route = ways(t, "scout-1")["6,6"]
    assert route.path == ("6,8", "6,7", "6,6")
    go(t, "scout-1", "6,6")
    assert hex_of(t, "scout-1") == "6,6"
    assert t.position()["points"] < 3


def test_BLZ_20_the_cost_of_a_way_is_what_it_takes_from_the_points():
    t = at(1, {"scout-1": ("6,9", "N"), "probe-droid-1": ("0,0", "S")}, step="commands", points=4)
    for to, route in ways(t, "scout-1").items():
        twin = at(1, {"scout-1": ("6,9", "N"), "probe-droid-1": ("0,0", "S")}, step="commands", points=4)
        go(twin, "scout-1", to)
        assert route.text == f"Scout 1: go to {to}, command points: {4 - twin.position()['points']}"


def test_BLZ_23_a_way_leads_round_other_units():
    t = at(1, {"scout-1": ("6,9", "N"), "scout-2": ("6,8", "N"), "probe-droid-1": ("0,0", "S")}, step="commands", points=6)
    reached = ways(t, "scout-1")
    assert "6,8" not in reached
    assert all("6,8" not in route.path for route in reached.values())
    assert "6,7" in reached


def test_BLZ_12_without_points_there_is_no_way():
    t = at(1, {"scout-1": ("6,9", "N"), "probe-droid-1": ("0,0", "S")}, step="commands", points=0)
    assert ways(t, "scout-1") == {}


def test_routes_are_for_ones_own_units_at_the_right_time():
    units = {"scout-1": ("6,9", "N"), "probe-droid-1": ("0,0", "S")}
    t = at(1, units, step="commands", points=3)
    assert t.routes("alliance", "probe-droid-1") == []
    assert t.routes("alliance", "no such thing") == []
    assert t.routes("empire", "probe-droid-1") == []
    assert at(1, units, step="march").routes("alliance", "scout-1") == []
    with pytest.raises(ht.IllegalChoice, match="There is no shortcut"):
        go(t, "scout-1", "0,0")


@pytest.mark.parametrize("seed", range(6))
def test_BLZ_20_every_way_offered_in_a_random_game_can_be_gone(seed):
    chance = random.Random(seed)
    t = ht.Table("blizzard", seed=seed, mission=1 + seed % 3)
    for _ in range(120):
        if t.over:
            break
        seat = t.to_act[0]
        if offer := t.shortcuts(seat):
            t.play_shortcut(seat, offer[0].id)
            continue
        unit = chance.choice([c.args["unit"] for c in t.choices() if "unit" in c.args] or [None])
        found = t.routes(seat, unit) if unit else []
        if not found:
            t.play(chance.choice(t.choices()))
            continue
        route = chance.choice(found)
        t.play_shortcut(seat, route.id, unit)
        assert hex_of(t, unit) == route.path[-1]


def test_BLZ_10_all_march_in_one_click():
    t = at(1, {"scout-1": ("6,9", "N"), "scout-2": ("6,8", "N"), "scout-3": ("9,9", "N"), "probe-droid-1": ("0,0", "S")})
    t.play_shortcut("alliance", "march_all")
    assert [hex_of(t, f"scout-{i}") for i in (1, 2, 3)] == ["6,8", "6,7", "9,8"]
    assert kinds(t) == {"done"}
    assert t.shortcuts("alliance") == []
