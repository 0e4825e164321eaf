"""Field, units, sight and terrain of `command` (COM-1..COM-9, COM-30..COM-47)."""

import random

import pytest
from command_kit import at, dice_of, events, figures, kinds, moves, offered, shoot, targets, unit, where

import holotable as ht
from holotable.games.command import board
from holotable.games.command.board import CROSSED, DISTANCE, HEX, HEX_COUNT, HEXES, ON_LEFT, ON_RIGHT, SECTION, SIGHT
from holotable.games.command.hexset import hexes_of, words_of
from holotable.games.command.rules.field import clear

HALF = board.HALF_HEX


def sees(a, b, *obstacles, half=True):
    blocked = [HEX[h] for h in obstacles] + [HALF] * half
    return bool(clear(HEX[a], HEX[b], words_of(blocked)))


def test_COM_1_67_hexes_in_seven_rows():
    assert HEX_COUNT == 67
    assert [sum(h.endswith(f",{row}") for h in HEXES) for row in range(7)] == [10, 9, 10, 9, 10, 9, 10]
    assert {HEXES[h] for h in board.NEIGHBOURS[HEX["4,2"]]} == {"3,1", "4,1", "3,2", "5,2", "3,3", "4,3"}
    assert {HEXES[h] for h in board.NEIGHBOURS[HEX["0,1"]]} == {"0,0", "1,0", "1,1", "0,2", "1,2"}


def test_COM_1a_distance_is_steps_whatever_lies_between():
    assert DISTANCE[HEX["0,0"], HEX["9,0"]] == 9
    assert DISTANCE[HEX["0,0"], HEX["3,6"]] == 6
    assert DISTANCE[HEX["0,0"], HEX["9,6"]] == 12
    table = at({"artillery-1": "4,4", "snowtroopers-1": "4,0"}, {"trench": ["4,2"]}, step="attack")
    assert targets(table, "artillery-1") == {"snowtroopers-1"}


def test_COM_2_half_hexes_are_no_spaces_but_block():
    assert "9,1" not in HEX
    line = SIGHT[HEX["0,0"], HEX["0,2"]]
    assert HALF in hexes_of(line[ON_LEFT]) + hexes_of(line[ON_RIGHT])
    assert sees("0,0", "0,2")
    assert not sees("0,0", "0,2", "0,1")


def test_COM_3_sections_are_each_sides_own():
    def sections(side, h):
        return {name for k, name in enumerate(board.SECTIONS) if (SECTION[side, HEX[h]] >> k) & 1}

    assert sections(0, "2,0") == {"left"} == sections(0, "0,1")
    assert sections(1, "2,0") == {"right"}
    assert sections(0, "3,0") == sections(1, "6,4") == {"centre"}
    assert sections(0, "7,6") == {"right"}
    assert sections(1, "7,6") == {"left"}
    shared = {h for h in HEXES if len(sections(0, h)) == 2}
    assert shared == {"2,1", "2,3", "2,5", "6,1", "6,3", "6,5"}
    assert sections(1, "2,3") == {"right", "centre"}


def test_COM_4_the_scenario_sets_up_units_hands_and_the_first_turn():
    for number in range(1, 18):
        table = ht.Table("command", scenario=number, seed=number)
        data = board_data(number)
        position = table.position()
        assert position["seat"] == data["first"]
        standing = {side: {} for side in ("rebels", "empire")}
        for name, entry in position["units"].items():
            kind = name.rsplit("-", 1)[0]
            side = "rebels" if kind in ("troopers", "speeders", "artillery") else "empire"
            standing[side].setdefault(kind, []).append(entry["at"])
        assert standing == data["units"]
        assert {side: len(position["hands"][side]) for side in ("rebels", "empire")} == data["hand"]
        assert position["terrain"] == {h: kind for kind, hexes in data["terrain"].items() for h in hexes}
        badges = {(entry["badge"], entry["at"]) for entry in position["units"].values() if "badge" in entry}
        assert badges == {(badge, h) for badge, hexes in data["badges"].items() for h in hexes}
        full = {"troopers": 3, "snowtroopers": 4, "speeders": 3, "at-at": 1, "droids": 2, "artillery": 1}
        for name, entry in position["units"].items():
            more = entry.get("badge") == "elite-squadron"
            assert entry["figures"] == full[name.rsplit("-", 1)[0]] + more


def board_data(number):
    from holotable.games.command.scenario import SCENARIOS

    return SCENARIOS[number]


DICE = {
    "troopers": (3, 2, 1, 0),
    "snowtroopers": (3, 2, 1, 0),
    "speeders": (4, 2, 0, 0),
    "at-at": (3, 3, 3, 0),
    "droids": (2, 1, 0, 0),
    "artillery": (3, 3, 2, 2),
}


@pytest.mark.parametrize("kind", DICE)
def test_COM_5_dice_by_range(kind):
    rebel = kind in ("troopers", "speeders", "artillery")
    enemy = "snowtroopers-9" if rebel else "troopers-9"
    found = []
    for target in ("4,4", "5,4", "6,4", "7,4"):
        table = at({f"{kind}-1": "3,4", enemy: target}, seat="rebels" if rebel else "empire", step="attack")
        found.append(dice_of(table, f"{kind}-1", enemy) if table.position()["step"] == "attack" else 0)
    assert tuple(found) == DICE[kind]


@pytest.mark.parametrize(("kind", "reach"), [("troopers", 2), ("speeders", 3), ("at-at", 1), ("droids", 2), ("artillery", 0)])
def test_COM_5_moves(kind, reach):
    rebel = kind in ("troopers", "speeders", "artillery")
    units = {f"{kind}-1": "4,3", ("droids-6" if rebel else "artillery-6"): "9,0" if rebel else "9,6"}
    extra = {"troopers-17": "0,6"} if rebel else {"snowtroopers-19": "0,6"}
    table = at({**units, **extra}, seat="rebels" if rebel else "empire", step="move")
    wanted = {h for h in HEXES if 1 <= DISTANCE[HEX["4,3"], HEX[h]] <= reach}
    assert moves(table, f"{kind}-1") == wanted


@pytest.mark.parametrize(
    ("target", "hitting"),
    [("snowtroopers-1", {1, 2, 4}), ("droids-1", {4}), ("troopers-1", {1, 2, 4}), ("speeders-1", {3, 4}), ("artillery-1", {4})],
)
def test_COM_5_hit_by(target, hitting):
    rebel = target.split("-")[0] in ("snowtroopers", "droids")
    attacker = "artillery-2" if rebel else "at-at-1"
    for face in range(1, 7):
        units = {attacker: "3,4", target: "5,4", "troopers-9": "0,6", "snowtroopers-9": "0,0"}
        table = at(units, seat="rebels" if rebel else "empire", step="attack", ordered=[attacker])
        shoot(table, attacker, target, face, 6, 6)
        assert bool(events(table, "figure_lost")) == (face in hitting)


def test_COM_6_losses_do_not_change_dice():
    table = at({"troopers-1": ("3,4", 1), "snowtroopers-1": "4,4"}, step="attack")
    assert dice_of(table, "troopers-1", "snowtroopers-1") == 3


def test_COM_7_at_at_off_ridges_no_cover_no_retreat_confirmed():
    units = {"at-at-1": "4,3", "troopers-1": "0,6", "troopers-2": "6,3"}
    table = at(units, {"ridge": ["5,3"]}, seat="empire", step="move")
    assert "5,3" not in moves(table, "at-at-1")
    units = {"at-at-1": "4,3", "speeders-1": "5,3", "snowtroopers-9": "9,0"}
    table = at(units, {"rocks": ["4,3"]}, step="attack")
    assert dice_of(table, "speeders-1", "at-at-1") == 4
    shoot(table, "speeders-1", "at-at-1", 3, 4, 5, 1, 3, 6)
    assert events(table, "confirmed") == [{"dice": [3, 6]}]
    assert where(table, "at-at-1") == "4,3"
    table = at(units, step="attack")
    shoot(table, "speeders-1", "at-at-1", 3, 6, 6, 6, 4)
    assert unit(table, "at-at-1") is None
    assert events(table, "medal") == [{"side": "rebels", "count": 1}]


def test_COM_7a_second_roll_is_never_rerolled_and_penalties_hold():
    units = {"at-at-1": "4,3", "troopers-1": ("5,3", 3, "e-web"), "snowtroopers-9": "9,0"}
    table = at(units, step="attack")
    shoot(table, "troopers-1", "at-at-1", 6, 6, 6)
    table.dice([4, 6])
    table.play("reroll", dice=[0])
    assert events(table, "confirmed") == [{"dice": [6]}]
    assert unit(table, "at-at-1")
    assert table.to_act == ("empire",)
    table = at({"at-at-1": "4,3", "troopers-1": "5,3"}, {"building": ["4,3"]}, seat="empire", step="attack")
    assert dice_of(table, "at-at-1", "troopers-1") == 1


def test_COM_8_artillery_stands_fast_and_gives_no_medal():
    units = {"at-at-1": "4,3", "artillery-1": "5,3", "troopers-1": "0,6"}
    table = at(units, seat="empire", step="attack")
    shoot(table, "at-at-1", "artillery-1", 5, 5, 5)
    assert where(table, "artillery-1") == "5,3"
    table = at(units, seat="empire", step="attack")
    shoot(table, "at-at-1", "artillery-1", 4, 6, 6)
    assert unit(table, "artillery-1") is None
    assert not events(table, "medal")


def test_COM_9_faces_of_the_die():
    from holotable.games.command.tables import FACES

    assert FACES == ["infantry", "infantry", "vehicle", "explosion", "retreat", "cross"]


# Sight


def test_COM_30_obstacles_on_the_line_block():
    units = {"artillery-1": "3,4", "snowtroopers-1": "6,4"}
    assert targets(at(units, step="attack"), "artillery-1") == {"snowtroopers-1"}
    for terrain in ("ridge", "rocks", "building", "wreckage", "serac"):
        table = at({**units, "troopers-1": "8,6", "snowtroopers-2": "8,5"}, {terrain: ["4,4"]}, step="attack")
        assert targets(table, "artillery-1") == set()
    for terrain in ("trench", "crevasse"):
        assert targets(at(units, {terrain: ["4,4"]}, step="attack"), "artillery-1") == {"snowtroopers-1"}
    friend = at({**units, "troopers-1": "5,4"}, step="attack")
    assert targets(friend, "artillery-1") == set()
    own_hex = at(units, {"rocks": ["3,4", "6,4"]}, step="attack")
    assert targets(own_hex, "artillery-1") == {"snowtroopers-1"}


def test_COM_31_the_books_three_cases_along_edges():
    # straight down two rows the line runs along the edge between (3,3) and (4,3)
    assert sees("4,2", "4,4")
    assert sees("4,2", "4,4", "3,3")
    # over four rows it runs along two edges, with the whole hex (4,2) between them
    assert sees("4,0", "4,4", "3,1", "3,3")
    assert not sees("4,0", "4,4", "3,1", "4,3")
    assert not sees("4,2", "4,4", "3,3", "4,3")
    table = at({"artillery-1": "4,4", "snowtroopers-1": "4,0", "troopers-1": "3,3"}, {"ridge": ["3,1"]}, step="attack")
    assert "snowtroopers-1" in targets(table, "artillery-1")
    table = at(
        {"artillery-1": "4,4", "snowtroopers-1": "4,0", "troopers-1": "0,6"},
        {"ridge": ["3,1"], "rocks": ["4,3"]},
        step="attack",
    )
    assert "snowtroopers-1" not in targets(table, "artillery-1")


def test_COM_31a_whole_hexes_between_edges_and_corners():
    assert not sees("4,0", "4,4", "4,2")
    line = SIGHT[HEX["4,0"], HEX["4,4"]]
    assert [HEXES[h] for h in hexes_of(line[CROSSED])] == ["4,2"]
    # this line passes the common corner of (4,3), (5,2) and (5,3) without running along any edge
    line = SIGHT[HEX["4,2"], HEX["6,3"]]
    assert [HEXES[h] for h in hexes_of(line[CROSSED])] == ["5,2", "5,3"]
    assert not hexes_of(line[ON_LEFT])
    assert not hexes_of(line[ON_RIGHT])


def test_COM_31_sight_is_symmetric():
    generator = random.Random(5)
    for _ in range(60):
        obstacles = words_of([*generator.sample(range(HEX_COUNT), 16), HALF])
        for _ in range(40):
            a, b = generator.sample(range(HEX_COUNT), 2)
            assert clear(a, b, obstacles) == clear(b, a, obstacles)


def test_COM_32_the_edge_of_the_field_is_an_obstacle():
    assert not sees("0,2", "0,4", "0,3")
    assert sees("0,2", "0,4", "0,3", half=False)
    assert not sees("9,2", "9,4", "8,3")
    table = at({"artillery-1": "0,4", "snowtroopers-1": "0,2", "troopers-1": "0,3"}, step="attack", ordered=["artillery-1"])
    assert "snowtroopers-1" not in targets(table, "artillery-1")


def test_COM_33_ridge_to_ridge():
    units = {"artillery-1": "3,4", "snowtroopers-1": "6,4", "troopers-9": "0,6", "snowtroopers-2": "1,6"}
    one = at(units, {"ridge": ["3,4"], "rocks": ["4,4"]}, step="attack", ordered=["artillery-1"])
    assert "snowtroopers-1" not in targets(one, "artillery-1")
    both = at(units, {"ridge": ["3,4", "6,4", "5,4"], "rocks": ["4,4"]}, step="attack", ordered=["artillery-1"])
    assert "snowtroopers-1" in targets(both, "artillery-1")
    off = at({**units, "troopers-1": "4,4"}, {"ridge": ["3,4", "6,4"]}, step="attack", ordered=["artillery-1"])
    assert "snowtroopers-1" in targets(off, "artillery-1")
    on = at({**units, "troopers-1": "4,4"}, {"ridge": ["3,4", "6,4", "4,4"]}, step="attack", ordered=["artillery-1"])
    assert "snowtroopers-1" not in targets(on, "artillery-1")
    serac = at(units, {"ridge": ["3,4", "6,4"], "serac": ["4,4"]}, step="attack", ordered=["artillery-1"])
    assert "snowtroopers-1" not in targets(serac, "artillery-1")


def test_COM_33a_half_hexes_do_not_count_there_and_structures_are_no_units():
    units = {"artillery-1": "0,4", "snowtroopers-1": "0,2", "troopers-1": "0,3", "troopers-9": "0,6"}
    table = at(units, {"ridge": ["0,4", "0,2", "0,3"]}, step="attack", ordered=["artillery-1"])
    assert "snowtroopers-1" in targets(table, "artillery-1")
    units = {"snowtroopers-1": "6,6", "at-at-1": "9,0", "troopers-1": "0,0"}
    rest = {"scenario": 14, "seat": "empire", "step": "attack", "structures": {"ion-cannon": "3,6"}}
    ridges = {"ridge": ["3,6", "6,6"]}
    assert step_of(at(units, ridges | {"rocks": ["4,6"]}, **rest)) == "play"
    assert targets(at(units, ridges, **rest), "snowtroopers-1") == {"ion-cannon"}


# Terrain


def infantry_duel(terrain, attacker="snowtroopers-1", target="troopers-1", own=None):
    ground = {"5,3": terrain} | ({"4,3": own} if own else {})
    table = at(
        {attacker: "4,3", target: "5,3", "troopers-9": "0,6", "snowtroopers-9": "0,0"}, ground, seat="empire", step="attack"
    )
    return dice_of(table, attacker, target)


def test_COM_40_ridge():
    assert infantry_duel("ridge") == 2
    assert infantry_duel("ridge", own="ridge") == 3
    table = at({"troopers-1": "4,3", "snowtroopers-9": "9,0"}, {"ridge": ["5,3"]}, step="move")
    assert "5,3" in moves(table, "troopers-1")


def test_COM_41_rocks():
    assert infantry_duel("rocks") == 2
    assert infantry_duel("rocks", attacker="droids-1") == 1
    assert infantry_duel("rocks", attacker="at-at-1") == 1
    table = at({"speeders-1": "4,3", "snowtroopers-1": "6,3"}, {"rocks": ["5,3"]}, step="move")
    table.play("move", unit="speeders-1", to="5,3")
    assert table.to_act == ("empire",)
    ring = ["3,2", "4,2", "5,2", "3,3", "5,3", "4,4", "5,4", "3,4"]
    table = at({"speeders-1": "4,3", "snowtroopers-1": "9,0"}, {"rocks": ring}, step="move")
    assert moves(table, "speeders-1") == {h for h in ring if DISTANCE[HEX[h], HEX["4,3"]] == 1}


def test_COM_41a_a_unit_already_there_attacks():
    table = at({"troopers-1": "4,3", "snowtroopers-1": "5,3"}, {"rocks": ["4,3"]}, step="attack")
    assert dice_of(table, "troopers-1", "snowtroopers-1") == 3


def test_COM_42_building_and_wreckage():
    for terrain in ("building", "wreckage"):
        assert infantry_duel(terrain) == 2
        assert infantry_duel(terrain, attacker="at-at-1") == 1
        table = at({"speeders-1": "4,3", "snowtroopers-1": "5,3"}, {terrain: ["4,3"]}, step="attack")
        assert dice_of(table, "speeders-1", "snowtroopers-1") == 2
        table = at({"troopers-1": "4,3", "snowtroopers-1": "5,3"}, {terrain: ["4,3"]}, step="attack")
        assert dice_of(table, "troopers-1", "snowtroopers-1") == 3


def test_COM_43_serac_is_impassable_even_in_flight():
    table = at({"speeders-1": "4,3", "snowtroopers-1": "9,0"}, {"serac": ["5,3"]}, step="move")
    assert "5,3" not in moves(table, "speeders-1")


def test_COM_44_trench():
    assert infantry_duel("trench") == 2
    table = at({"snowtroopers-1": "4,3", "speeders-1": "5,3"}, {"trench": ["5,3"]}, seat="empire", step="attack")
    assert dice_of(table, "snowtroopers-1", "speeders-1") == 3
    table = at({"troopers-1": "4,3", "snowtroopers-1": "6,3"}, {"trench": ["5,3"]}, step="move")
    table.play("move", unit="troopers-1", to="5,3")
    assert targets(table, "troopers-1") == {"snowtroopers-1"}


def test_COM_44a_the_owner_is_asked_once():
    table = at({"snowtroopers-1": "4,3", "troopers-1": "5,3"}, {"trench": ["5,3"]}, seat="empire", step="attack")
    shoot(table, "snowtroopers-1", "troopers-1", 5, 5)
    assert table.to_act == ("rebels",)
    assert kinds(table) == {"ignore_retreat", "take_retreat"}
    table.play("ignore_retreat")
    assert step_of(table) == "retreat"
    assert len(offered(table, "retreat")) == 2
    table.play("retreat", unit="troopers-1", to="5,4")
    assert where(table, "troopers-1") == "5,4"
    assert figures(table, "troopers-1") == 3
    table = at({"snowtroopers-1": "4,3", "troopers-1": "5,3"}, {"trench": ["5,3"]}, seat="empire", step="attack")
    shoot(table, "snowtroopers-1", "troopers-1", 5, 6)
    table.play("take_retreat")
    assert step_of(table) == "retreat"


def step_of(table):
    return table.position()["step"]


def test_COM_45_crevasse_lets_only_flyers_in():
    units = {"speeders-1": "4,3", "troopers-1": "4,4", "snowtroopers-1": "9,0"}
    table = at(units, {"crevasse": ["5,3", "5,4"]}, step="move")
    assert "5,3" in moves(table, "speeders-1")
    assert "5,4" not in moves(table, "troopers-1")


def test_COM_46_cover_and_penalties_add_up():
    ground = {"rocks": ["5,3"], "building": ["4,3"]}
    table = at({"at-at-1": "4,3", "troopers-1": "5,3", "troopers-2": "3,3"}, ground, seat="empire", step="attack")
    assert targets(table, "at-at-1") == {"troopers-2"}
    assert dice_of(table, "at-at-1", "troopers-2") == 1


def generators(**rest):
    units = {"snowtroopers-1": "2,6", "at-at-1": "8,4", "troopers-1": "9,0"}
    structures = {"generator-1": "1,6", "generator-2": "8,6"}
    return at(units, rest.pop("terrain", None), scenario=10, seat="empire", step="attack", structures=structures, **rest)


def test_COM_47_structures_are_destroyed_by_an_explosion():
    table = generators()
    assert targets(table, "snowtroopers-1") == {"generator-1"}
    assert targets(table, "at-at-1") == {"generator-2"}
    shoot(table, "at-at-1", "generator-2", 3, 5, 4)
    assert table.position()["structures"] == {"generator-1": "1,6"}
    assert not table.over
    table = generators(terrain={"rocks": ["1,6"]})
    assert dice_of(table, "snowtroopers-1", "generator-1") == 2
    blocked = at({"snowtroopers-1": "2,6", "troopers-1": "0,6", "at-at-1": "9,0"}, scenario=10, seat="empire", step="attack",
                 structures={"generator-1": "1,6"})  # fmt: skip
    assert "troopers-1" not in targets(blocked, "snowtroopers-1")
    move = at({"troopers-1": "2,6", "snowtroopers-1": "9,0"}, scenario=10, step="move", structures={"generator-1": "1,6"})
    assert "1,6" not in moves(move, "troopers-1")


def test_COM_47a_other_faces_do_nothing_to_a_structure():
    table = generators()
    shoot(table, "at-at-1", "generator-2", 1, 3, 5)
    assert "generator-2" in table.position()["structures"]
    assert not events(table, "retreated")
    shoot(table, "snowtroopers-1", "generator-1", 4, 4, 4)
    assert not events(table, "medal")
    assert list(table.position()["structures"]) == ["generator-2"]
