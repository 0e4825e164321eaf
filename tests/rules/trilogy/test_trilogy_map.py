"""The map, seats and start numbers (TRI-1..TRI-6, TRI-40, TRI-41)."""

import itertools
import re

import numpy as np
import pytest

import holotable as ht
from holotable.games.trilogy.board import DATA, PLANET, PLANETS, SEATS
from holotable.research import Batch

ADJACENT = {planet["id"]: set(planet["adjacent"]) for planet in DATA["planets"]}
LANES = {frozenset((lane["a"], lane["b"])) for lane in DATA["lanes"]}
REGION = {planet: region["id"] for region in DATA["regions"] for planet in region["planets"]}


def test_TRI_1_42_planets_in_6_regions():
    sizes = {(region["id"], region["colour"]): len(region["planets"]) for region in DATA["regions"]}
    assert sizes == {
        ("mid-rim", "grey"): 11,
        ("core-worlds", "blue"): 9,
        ("outer-rim", "orange"): 8,
        ("elrood-sector", "green"): 6,
        ("ison-corridor", "red"): 4,
        ("wild-space", "yellow"): 4,
    }
    assert len(PLANETS) == len(set(PLANETS)) == 42
    assert {planet["id"]: planet["region"] for planet in DATA["planets"]} == REGION


def test_TRI_2_adjacency_is_symmetric_and_includes_the_lanes():
    for planet, near in ADJACENT.items():
        assert planet not in near
        for other in near:
            assert planet in ADJACENT[other]
    for lane in LANES:
        a, b = lane
        assert b in ADJACENT[a]
    assert {frozenset((p["id"], other)) for p in DATA["planets"] for other in p["lanes"]} == LANES


def test_TRI_2_borders_and_lanes_allow_attacks_and_moves_alike():
    from galaxy import offered, table

    attack = table({"rebels": "hoth", "hutts": "endor"}, forces={"hoth": 2}, force=0)
    assert set(offered(attack, "attack", "to")) == {"bespin", "dagobah"}
    move = table({"rebels": "hoth dagobah", "hutts": "endor"}, forces={"hoth": 2}, step="fortify")
    assert offered(move, "fortify") == [{"origin": "hoth", "to": "dagobah"}]


def test_TRI_3_neighbours_that_the_rules_name():
    assert ADJACENT["gamorr"] == {"rodia", "kothlis", "bothawui", "nar-shaddaa", "excarga"}
    assert frozenset(("gamorr", "excarga")) in LANES
    assert "gamorr" not in ADJACENT["falleen"]
    assert "duro" in ADJACENT["byss"]
    assert frozenset(("byss", "bakura")) in LANES
    path = ["byss", "bakura", "bespin", "hoth", "dagobah"]
    assert all(b in ADJACENT[a] for a, b in itertools.pairwise(path))
    assert REGION["hoth"] == "ison-corridor"
    assert frozenset(("dagobah", "hoth")) in LANES


def test_TRI_4_ten_lanes_are_the_only_links_between_regions():
    between = {frozenset((a, b)) for a in ADJACENT for b in ADJACENT[a] if REGION[a] != REGION[b]}
    assert between == LANES
    assert len(LANES) == 10


def test_TRI_4_thirteen_resource_planets_and_all_can_be_reached():
    assert sum(planet["resource"] for planet in DATA["planets"]) == 13
    reached = {"kessel"}
    while True:
        more = {b for a in reached for b in ADJACENT[a]}
        if more <= reached:
            break
        reached |= more
    assert len(reached) == 42
    assert {"nar-shaddaa", "yavin-4"} <= set(PLANET)


def test_TRI_5_a_planet_holds_a_number_of_forces():
    t = ht.Table("trilogy", seed=1)
    assert t.position()["planets"]["hoth"] == {"owner": None, "forces": 0}


@pytest.mark.parametrize(("players", "each"), [(3, 35), (4, 30)])
def test_TRI_6_start_forces_of_standard_mode(players, each):
    pool = ht.Table("trilogy", mode="standard", players=players, seed=1).position()["pool"]
    assert pool == dict.fromkeys(SEATS[players - 3], each)


@pytest.mark.parametrize(
    ("players", "pool", "limits"),
    [
        (2, {"rebels": 40, "empire": 45, "hutts": 25}, {"rebels": 15, "hutts": 7, "empire": 20}),
        (3, {"rebels": 30, "hutts": 25, "empire": 35}, {"rebels": 15, "hutts": 7, "empire": 20}),
        (
            4,
            {"rebels-orange": 28, "empire-grey": 31, "rebels-yellow": 28, "empire-white": 31, "hutts": 25},
            {"rebels-orange": 8, "rebels-yellow": 8, "hutts": 8, "empire-grey": 9, "empire-white": 9},
        ),
        (
            5,
            {"rebels-orange": 28, "empire-grey": 31, "hutts": 25, "rebels-yellow": 28, "empire-white": 31},
            {"rebels-orange": 8, "rebels-yellow": 8, "hutts": 8, "empire-grey": 9, "empire-white": 9},
        ),
    ],
)
def test_TRI_41_seats_start_forces_and_limits(players, pool, limits):
    from galaxy import play_through_setup

    t = ht.Table("trilogy", players=players, seed=3)
    assert t.position()["pool"] == pool
    assert [name for name in pool if name in t.seats] == list(t.seats)
    play_through_setup(t)
    planets = t.position()["planets"].values()
    assert {name: sum(p["owner"] == name for p in planets) for name in pool} == limits
    assert {name: sum(p["forces"] for p in planets if p["owner"] == name) for name in pool} == pool


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_TRI_41_the_rules_page_has_the_numbers_of_the_data(players):
    page = (ht.get("trilogy").rules_page).read_text(encoding="utf-8")
    row = re.search(rf"TRI-41 .*?^ *\| {players} \|(.*?)\|$", page, re.M | re.S)[1]
    told = [re.findall(r"\d+", cell) for cell in row.split("|") if cell.strip()]
    setup = DATA["setups"][f"trilogy-{players}"]
    seats = [*setup["seats"], *([setup["neutral"]] if "neutral" in setup else [])]
    assert told == [[str(seat[word]) for word in ("forces", "limit") if word in seat] for seat in seats]


def test_TRI_40_three_factions_are_always_on_the_map():
    for players in (2, 3, 4, 5):
        t = ht.Table("trilogy", players=players, seed=3)
        owners = set(t.position()["pool"])
        assert {name.split("-")[0] for name in owners} == {"rebels", "empire", "hutts"}


@pytest.mark.parametrize("options", [{}, {"players": 5}, {"mode": "standard"}])
def test_strong_planets_and_planets_with_ships_are_what_stands_on_them(options):
    games = Batch("trilogy", 64, options, seeds=1, threads=1)
    generators = np.random.default_rng(1).integers(1, 1 << 32, (64, 4), dtype=np.uint32)
    ships_seen = 0
    for _ in range(40):
        games.play_random(23, generators)
        for s in games.states:
            assert s.strong == sum(1 << planet for planet in np.flatnonzero(s.forces >= 2).tolist())
            for ship in range(3):
                assert s.docked[ship] == sum(1 << planet for planet in np.flatnonzero(s.ships[:, ship] > 0).tolist())
            ships_seen += int(s.ships.sum())
    assert (ships_seen > 0) == (options.get("mode") != "standard")
