"""Counters, map and arcs of `blizzard` (BLZ-1..BLZ-7), each by position, choice, and what must be so."""

import pytest
from blizzard_table import at, hex_of, offered, unit
from seen import kinds

import holotable as ht
from holotable.games.blizzard import board
from holotable.games.blizzard.rules import units


def test_BLZ_1_only_the_side_that_lies_up_counts():
    t = at(3, {"scout-1": ("5,5", "N", True), "scout-2": "7,5", "veers": "0,0"}, seat="alliance", step="commands", points=2)
    assert offered(t, "move", unit="scout-1") == []
    assert offered(t, "rally") == [("scout-1",)]
    assert offered(t, "move", unit="scout-2") == [("scout-2", "7,4")]


def test_BLZ_1_turrets_and_generators_have_no_facing():
    t = at(3, {"generators": "11,14", "laser-battery-1": "5,5", "echo-trooper-1": "1,1", "veers": "0,0"})
    assert unit(t, "generators") == ("11,14", None, False)
    assert unit(t, "laser-battery-1") == ("5,5", None, False)
    assert unit(t, "echo-trooper-1") == ("1,1", "N", False)
    assert unit(t, "veers") == ("0,0", "S", False)
    with pytest.raises(ht.BadPosition, match="has no facing"):
        at(3, {"laser-battery-1": ("5,5", "N"), "veers": "0,0"})


def test_BLZ_1_all_units_start_undamaged():
    t = ht.Table("blizzard", seed=1, mission=3)
    while t.position()["step"] == "setup":
        t.play(t.choices()[0])
    assert not any(entry["damaged"] for entry in t.position()["units"].values())
    assert len(t.position()["units"]) == 13 + 15


NUMBERS = {
    "echo-trooper": ("1/2/1", "MARCH", "0/2/0", "RALLY"),
    "scout": ("2/2/1", "MARCH", "0/2/0", "RALLY"),
    "han": ("2/2/1", "MARCH HERO", "0/2/0", "RALLY HERO"),
    "snowspeeder": ("3/2/2", "AGILE HARPOON STRAFE", "2/1/1", "AGILE STRAFE"),
    "luke": ("3/2/2", "AGILE HARPOON STRAFE HERO", "2/1/1", "AGILE STRAFE HERO"),
    "laser-battery": ("0/3/2", "TURRET", "0/2/1", "TURRET"),
    "generators": ("0/3/0", "", "0/2/0", ""),
    "snowtrooper": ("1/2/1", "MARCH", "0/2/0", "RALLY"),
    "probe-droid": ("2/2/1", "AGILE SELF-DESTRUCT", "1/1/0", "AGILE SELF-DESTRUCT"),
    "at-st": ("2/3/2", "", "1/2/1", ""),
    "at-at": ("0/4/3", "MARCH LUMBERING HEAVY-ARMOR MAX-POWER", "0/3/2", "MARCH LUMBERING HEAVY-ARMOR MAX-POWER"),
    "veers": ("0/4/3", "MARCH LUMBERING HEAVY-ARMOR MAX-POWER HERO", "0/3/2", "MARCH LUMBERING HEAVY-ARMOR MAX-POWER HERO"),
}
TYPES = {"I": "echo-trooper scout han snowtrooper", "A": "snowspeeder luke probe-droid"}


def test_BLZ_2_the_counters():
    assert list(board.KIND_IDS) == list(NUMBERS)
    for u, name in enumerate(board.UNITS):
        kind = board.KIND_IDS[board.KIND[u]]
        for face, (numbers, abilities) in enumerate((NUMBERS[kind][:2], NUMBERS[kind][2:])):
            printed = f"{board.SPEED[u, face]}/{board.ARMOR[u, face]}/{board.FIREPOWER[u, face]}"
            named = {a for i, a in enumerate(board.ABILITIES) if (board.ABILITY[u, face] >> i) & 1}
            assert (name, printed, named) == (name, numbers, set(abilities.split()))
        wanted = board.INFANTRY if kind in TYPES["I"].split() else board.AIR if kind in TYPES["A"].split() else board.VEHICLE
        assert board.TYPE[u] == wanted


def test_BLZ_3_names():
    assert [name for name in board.UNITS if not name[-1].isdigit()] == ["han", "luke", "generators", "veers"]
    counts = {"echo-trooper": 5, "scout": 4, "snowspeeder": 4, "laser-battery": 2}
    counts |= {"snowtrooper": 10, "probe-droid": 6, "at-st": 6, "at-at": 3}
    for kind, count in counts.items():
        assert [n for n in board.UNITS if n.rsplit("-", 1)[0] == kind] == [f"{kind}-{i + 1}" for i in range(count)]
    single = ht.Table("blizzard", mission=2).position()
    assert "at-at-1" in single["unplaced"]


def test_BLZ_5_the_map_has_23_columns_and_15_rows():
    assert (board.COLUMNS, board.ROWS, board.HEX_COUNT) == (23, 15, 345)
    assert (board.HEXES[0], board.HEXES[-1], board.HEXES[board.MIDDLE]) == ("0,0", "22,14", "11,14")
    assert board.EDGE_ROW[board.ALLIANCE] == 14
    assert board.EDGE_ROW[board.EMPIRE] == 0


def neighbours(hex_):
    return [board.HEXES[h] if h >= 0 else None for h in board.NEIGHBOUR[board.HEX[hex_]]]


def test_BLZ_5a_neighbours_and_distance():
    assert neighbours("6,5") == ["6,4", "7,4", "7,5", "6,6", "5,5", "5,4"]
    assert neighbours("7,5") == ["7,4", "8,5", "8,6", "7,6", "6,6", "6,5"]
    assert neighbours("0,0") == [None, None, "1,0", "0,1", None, None]
    for a, b, steps in (("6,5", "6,5", 0), ("6,5", "6,8", 3), ("6,5", "8,4", 2), ("6,5", "9,8", 5), ("0,0", "22,14", 25)):
        assert units.distance(board.HEX[a], board.HEX[b]) == steps
        assert units.distance(board.HEX[b], board.HEX[a]) == steps


def test_BLZ_5a_distance_is_the_least_number_of_steps():
    reached = {board.HEX["3,7"]: 0}
    frontier = list(reached)
    for steps in range(1, 30):
        frontier = [int(n) for h in frontier for n in board.NEIGHBOUR[h] if n >= 0 and n not in reached]
        reached |= {n: steps for n in frontier if n not in reached}
    assert len(reached) == board.HEX_COUNT
    assert all(units.distance(board.HEX["3,7"], h) == steps for h, steps in reached.items())


def test_BLZ_6_whoever_places_picks_any_facing():
    assert board.FACINGS == ("N", "NE", "SE", "S", "SW", "NW")
    t = ht.Table("blizzard", mission=1)
    t.play("place", unit="han", hex="11,12")
    assert kinds(t) == {"face"}
    assert [f for _, f in offered(t, "face")] == list(board.FACINGS)
    t.play("face", unit="han", facing="SW")
    assert unit(t, "han") == ("11,12", "SW", False)


def test_BLZ_6_a_lumbering_reinforcement_faces_any_side_too():
    t = at(3, {"generators": "11,14", "veers": "0,0"}, waiting=["at-at-1"], step="commands", points=1)
    t.play("reinforce", unit="at-at-1", hex="5,0")
    assert len(offered(t, "face", unit="at-at-1")) == 6


def seen_from(name, facing, damaged=False, hex_="10,7"):
    """The hexes in which a unit may shoot at an enemy, found by putting one there."""
    enemy = "snowtrooper-1" if board.SIDE[board.UNIT[name]] == board.ALLIANCE else "generators"
    seat = "alliance" if enemy == "snowtrooper-1" else "empire"
    found = set()
    for target in board.HEXES:
        if target == hex_:
            continue
        if 0 < units.distance(board.HEX[target], board.HEX[hex_]) <= 4:
            t = at(3, {name: (hex_, facing, damaged), enemy: target, "veers": "0,0"}, seat=seat, step="fire")
            if offered(t, "shoot", unit=name, target=enemy):
                found.add(target)
    return found


def by_range(hexes, hex_="10,7"):
    steps = [units.distance(board.HEX[h], board.HEX[hex_]) for h in hexes]
    return [steps.count(n) for n in (1, 2, 3, 4)]


def test_BLZ_7_the_normal_arc_is_a_cone_with_its_edges():
    north = seen_from("at-st-1", "N")
    assert by_range(north) == [3, 5, 7, 0]
    assert {"9,6", "10,6", "11,6", "7,5", "13,5", "10,4", "8,6", "12,6"} <= north
    assert not {"9,7", "11,7", "10,8", "7,6"} & north
    for facing in board.FACINGS:
        assert by_range(seen_from("at-st-1", facing)) == [3, 5, 7, 0]
    assert {"11,7", "10,8", "11,6", "13,8"} <= seen_from("at-st-1", "SE")


def test_BLZ_7_strafe_sees_all_but_the_straight_row_behind():
    seen = seen_from("snowspeeder-1", "N")
    assert by_range(seen) == [5, 11, 17, 0]
    assert not {"10,8", "10,9", "10,10"} & seen
    seen = seen_from("snowspeeder-1", "NE", damaged=True)
    assert by_range(seen) == [5, 11, 17, 0]
    assert not {"9,7", "8,8", "7,8"} & seen


def test_BLZ_7_turret_sees_every_hex_in_range_but_not_its_own():
    assert by_range(seen_from("laser-battery-1", None)) == [6, 12, 18, 0]
    t = at(3, {"laser-battery-1": "10,7", "probe-droid-1": "10,7", "veers": "0,0"}, seat="alliance", step="fire")
    assert offered(t, "shoot") == []
    assert hex_of(t, "probe-droid-1") == hex_of(t, "laser-battery-1")
