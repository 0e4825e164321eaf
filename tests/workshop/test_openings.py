"""Openings and missions of one's own: the start of the rules drawn anew is the same start; what else is drawn is played."""

import copy
import random

import pytest

import holotable as ht
from holotable.core.errors import BadOption, HolotableError
from holotable.lab.fuzz import rules_bytes
from holotable.workshop import fairness, plans

MISSION = {
    "title": "Through the ice",
    "alliance": {"units": {"scout": 3, "snowspeeder": 1}, "waiting": {"echo-trooper": 2}, "rows": 2, "no_room": "waits"},
    "empire": {"units": {"at-st": 1, "probe-droid": 2}, "zone": ["10,3", "11,3", "12,3", "11,2"], "no_room": "out", "clear": 4},
    "places_first": "alliance",
    "moves_first": "empire",
    "leaves": "alliance",
    "exits_to_win": 2,
    "losses_to_lose": 3,
    "ice": ["9,7", "10,7", "11,7"],
    "stands": {"snowspeeder-1": {"at": "11,12", "facing": "NE"}},
}
"""A mission of blizzard with something of everything."""
GALAXY = {
    "planets": {
        "hoth": {"owner": "rebels", "forces": 4},
        "coruscant": {"owner": "empire", "forces": 5, "ships": {"fighter": 1}, "bases": ["hidden", "empty"]},
        "tatooine": {"owner": "hutts", "forces": 3},
    },
    "forces": {"rebels": 20, "empire": 25, "hutts": 12},
    "asteroids": ["alderaan"],
    "death_star": "coruscant",
    "force": 1,
}


def own(game):
    """A plan of a game that is unlike its own start."""
    if game == "blizzard":
        return {"mission": MISSION, "turn_limit": 8}
    if game == "trilogy":
        return {"mode": "trilogy", "players": 3, "turn_limit": 6, "opening": galaxy()}
    opening = plans.workshop_of("endor").blank()["options"]["opening"]
    opening["ships"]["N"] = {"tie": 2}
    opening |= {"tie_reserve": 0, "hits": {"luke": 4}, "shield": {"at": 3, "stormtroopers": [5, 9]}}
    opening["hands"] = {"rebels": ["r01", "r02", "r03", "r27"]}
    return {"players": 2, "round_limit": 4, "opening": opening}


def galaxy():
    opening = copy.deepcopy(GALAXY)
    opening["hands"] = {
        "rebels": [
            next(
                c["id"] for c in ht.get("trilogy").drawing({"mode": "trilogy", "players": 3})["cards"] if c["deck"] == "rebels"
            )
        ]
    }
    return opening


def problems(game, options):
    return [(problem.text, problem.places) for problem in plans.look_at(plans.Plan(game, options)).problems]


OWN = ["endor", "trilogy", "blizzard"]


@pytest.mark.parametrize("game", OWN)
def test_the_start_of_the_rules_when_drawn_is_the_start_of_the_rules(game):
    rules = ht.get(game)
    for number, core in enumerate(plans.workshop_of(game).known().values(), 1):
        plain = {"mission": number} if game == "blizzard" else {k: v for k, v in core["options"].items() if k != "opening"}
        drawn, told = (ht.Table(game, options, seed=7).record for options in (core["options"], plain))
        differ = [name for name in rules.state.names if (drawn[name] != told[name]).any()]
        assert differ == (["own"] if game == "blizzard" else [])


@pytest.mark.parametrize("game", OWN)
def test_a_table_of_a_plan_is_saved_replayed_and_played_to_its_end(game):
    assert problems(game, own(game)) == []
    dice = random.Random(3)
    table = ht.Table(game, own(game), seed=5)
    while not table.over and table.ply < 3000:
        choice = dice.choice(table.choices())
        table.play(choice, **({choice.amount[0]: choice.amount[2]} if choice.amount else {}))
    assert table.over
    again = ht.Table.from_save(table.to_save())
    assert again.record.tobytes() == table.record.tobytes()
    assert again.options == table.options


@pytest.mark.parametrize("game", OWN)
def test_what_would_help_a_seat_is_a_sound_plan_and_a_sentence(game):
    changes = plans.workshop_of(game).suggestions({"options": own(game), "position": None})
    assert {change.helps for change in changes} == set(ht.Table(game, own(game)).seats)
    for change in changes:
        assert problems(game, change.plan["options"]) == []
        said = ht.get(game).words().say(change.key, **change.args)
        assert "{" not in said
        assert said.endswith(".")


@pytest.mark.parametrize("game", OWN)
def test_games_of_a_plan_show_where_units_fall(game):
    outcomes = fairness.play_stretch(plans.Plan(game, own(game)), "cadet", 0, 2)
    assert set().union(*(outcome.falls for outcome in outcomes)) <= plans.places_of(game)
    assert any(outcome.falls for outcome in outcomes)


# endor


def test_every_fault_of_an_opening_of_endor_is_told_with_its_places():
    options = own("endor")
    options["opening"]["ships"] |= {"F1": {"tie": 3}, "S": {"tie": 3, "falcon": 1}, "R1": {"x-wing": 99}}
    options["opening"]["hits"]["vader"] = 99
    options["opening"]["shield"]["stormtroopers"] = [2]
    options["opening"]["hands"]["empire"] = ["e01"]
    found = problems("endor", options)
    assert ("Both sides have ships in S.", ["S"]) in found
    assert ("Tie cannot stand on a fleet marker (F1).", ["F1"]) in found
    assert ("The stormtrooper on space 2 is not ahead of the assault team.", []) in found
    assert any("hits of vader" in text for text, _ in found)
    assert any("hand of empire has 3 to 12 cards" in text for text, _ in found)
    with pytest.raises(BadOption):
        ht.Table("endor", options)


def test_a_hand_that_an_opening_names_is_its_side_s_secret():
    options = ht.get("endor").check_options(own("endor"))
    table = ht.Table("endor", options, seed=1)
    assert table.view("rebels")["hands"]["rebels"] == ["r01", "r02", "r03", "r27"]
    assert table.view("empire")["hands"]["rebels"] == [None] * 4
    assert ht.get("endor").open_options(options, ["empire"])["opening"]["hands"] == {}
    assert ht.get("endor").open_options(options, ["rebels"]) == options


# trilogy


def test_an_opening_of_trilogy_goes_on_with_what_is_left_to_do():
    table = ht.Table("trilogy", own("trilogy"), seed=2)
    assert table.position()["step"] == "claim"
    assert "alderaan" not in {choice.args["planet"] for choice in table.choices()}
    bases = table.position()["planets"]["coruscant"]["bases"]
    assert len(bases) == 2
    assert len(table.position()["markers"]) == 4
    assert [*bases, *table.position()["markers"]].count("emperor") == 1
    names = [planet["id"] for planet in table.game.drawing(table.options)["planets"] if planet["id"] != "alderaan"]
    whole = {name: {"owner": ("rebels", "empire", "hutts")[i % 3], "forces": 2} for i, name in enumerate(names)}
    whole["coruscant"] = GALAXY["planets"]["coruscant"]
    ready = {**galaxy(), "planets": whole, "forces": {}}
    assert ht.Table("trilogy", opening=ready).position()["step"] == "cards"
    assert ht.Table("trilogy", opening={**ready, "forces": {"hutts": 2}}).position()["step"] == "reinforce"
    assert ht.Table("trilogy", opening={**ready, "death_star": None}).position()["step"] == "death_star_setup"


def test_faces_of_bases_are_told_to_the_empire_alone():
    options = ht.get("trilogy").check_options(own("trilogy"))
    known = ht.get("trilogy").open_options(options, ["rebels"])["opening"]
    assert known["planets"]["coruscant"]["bases"] == ["hidden", "hidden"]
    assert known["hands"] == options["opening"]["hands"]
    imperial = ht.get("trilogy").open_options(options, ["empire"])["opening"]
    assert imperial["planets"] == options["opening"]["planets"]
    assert imperial["hands"] == {}


def test_every_fault_of_an_opening_of_trilogy_is_told_with_its_places():
    options = own("trilogy")
    opening = options["opening"]
    opening["planets"] |= {
        "endor": {"owner": "rebels", "forces": 2, "bases": ["emperor"]},
        "duro": {"owner": "jedi", "forces": 1},
    }
    opening["planets"]["kessel"] = {"owner": "hutts", "forces": 0}
    opening["force"] = 9
    found = dict(problems("trilogy", options))
    assert ("Endor has a base, but it is not Imperial.", ["endor"]) in found.items()
    assert any("duro" in text.lower() and "jedi" in text for text in found)
    assert any("kessel" in text.lower() for text in found)
    assert any("force must be" in text.lower() for text in found)
    for change, reason in (
        ({"death_star": "hoth"}, "not Imperial"),
        ({"asteroids": ["hoth"]}, "asteroid field"),
        ({"hands": {"rebels": ["no-card"]}}, "no card"),
        ({"colour": 3}, "colour"),
    ):
        told = problems("trilogy", {**own("trilogy"), "opening": {**galaxy(), **change}})
        assert any(reason in text for text, _ in told), (change, told)


def test_nobody_is_left_without_a_planet_and_nothing_is_decided_before_it_begins():
    names = [planet["id"] for planet in ht.get("trilogy").drawing({"mode": "trilogy", "players": 3})["planets"]]
    taken = {name: {"owner": ("rebels", "empire")[i % 2], "forces": 1} for i, name in enumerate(names)}
    base = {"mode": "trilogy", "players": 3}
    assert "hutts has no planet" in problems("trilogy", {**base, "opening": {"planets": taken}})[0][0].lower()
    two = {"mode": "trilogy", "players": 2}
    assert problems("trilogy", {**two, "opening": {"planets": taken, "forces": {}}}) == []
    few = dict(list(taken.items())[:-2])
    assert "too few" in problems("trilogy", {**base, "opening": {"planets": few}})[0][0]


# blizzard


def standing(units, **mission):
    """A mission in which everybody stands from the start."""
    made = {**copy.deepcopy(MISSION), "ice": [], "stands": units, **mission}
    for side in ("alliance", "empire"):
        made[side] = {"units": {}, "rows": 1, "no_room": "waits"}
    for unit in units:
        kind = unit.rsplit("-", 1)[0] if unit[-1].isdigit() else unit
        side = ht.get("blizzard").drawing({"mission": 1})["kinds"][kind]["side"]
        made[side]["units"][kind] = made[side]["units"].get(kind, 0) + 1
    return made


def test_ice_stops_who_goes_on_the_ground_and_nobody_in_the_air():
    units = {"scout-1": {"at": "5,8"}, "snowspeeder-1": {"at": "7,8"}, "at-st-1": {"at": "9,8", "facing": "N"}}
    ice = ["5,7", "7,7", "9,7"]
    table = ht.Table("blizzard", mission=standing(units, ice=ice, exits_to_win=1), seed=1)
    table.play("done")
    assert table.to_act == ("empire",) or table.position()["seat"] == "empire"
    marching = ht.Table("blizzard", mission=standing(units, ice=ice, exits_to_win=1, moves_first="alliance"), seed=1)
    assert [choice.kind for choice in marching.choices()] == ["done"]
    free = ht.Table("blizzard", mission=standing(units, exits_to_win=1, moves_first="alliance"), seed=1)
    assert [choice.kind for choice in free.choices()] == ["march", "done"]
    marching.dice([6, 5])
    marching.play("done")
    assert {choice.args["to"] for choice in marching.choices() if choice.kind == "move"} >= {"7,7"}
    assert "5,7" not in {choice.args["to"] for choice in marching.choices() if choice.kind == "move"}


def test_zones_waiting_units_and_those_that_stand():
    table = ht.Table("blizzard", mission=MISSION, seed=4)
    start = table.position()
    assert start["units"] == {"snowspeeder-1": {"at": "11,12", "facing": "NE", "damaged": False}}
    assert start["waiting"] == ["echo-trooper-1", "echo-trooper-2"]
    hexes = {choice.args["hex"] for choice in table.choices()}
    assert {int(hex_.split(",")[1]) for hex_ in hexes} == {13, 14}
    while table.position()["seat"] == "alliance":
        choice = table.choices()[0]
        table.play(choice.kind, **choice.args)
    assert {choice.args["hex"] for choice in table.choices()} == {"10,3", "11,3", "12,3", "11,2"}


def test_the_alliance_holds_out_where_nobody_leaves_and_there_are_no_generators():
    units = {"scout-1": {"at": "5,14"}, "at-st-1": {"at": "9,0"}}
    mission = standing(units, leaves=None, turns=2)
    for key in ("exits_to_win", "losses_to_lose"):
        del mission[key]
    table = ht.Table("blizzard", mission=mission, seed=1)
    assert [goal.text for goal in table.objectives("alliance")][-2:] == [
        "Hold out for 2 Alliance turns",
        "Or leave the enemy no unit",
    ]
    while not table.over:
        table.play("done")
    assert table.winners == ("alliance",)


def test_a_position_of_a_mission_of_one_s_own_comes_back_as_it_was():
    rules = ht.get("blizzard")
    dice = random.Random(9)
    table = ht.Table("blizzard", {"mission": MISSION, "turn_limit": 6}, seed=9)
    while not table.over:
        if table.ply % 20 == 0:
            again, options = rules.from_position(table.position())
            assert rules_bytes(again) == rules_bytes(table.record)
            assert rules.from_position(rules.to_position(again))[1] == options
            with pytest.raises(BadOption, match="has begun"):
                ht.Table("blizzard", options)
        choice = dice.choice(table.choices())
        table.play(choice.kind, **choice.args)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"alliance": {"units": {"scout": 9}}}, "only 4 counters"),
        ({"alliance": {"units": {"at-at": 1}}}, "units of alliance has no 'at-at'"),
        ({"alliance": {"units": {}}, "stands": {}}, "no units to begin with"),
        ({"exits_to_win": 9}, "has only 6"),
        ({"ice": ["9,7", "x"]}, "not on the map"),
        ({"ice": ["11,12"]}, "stands on 11,12, which is ice"),
        ({"stands": {"scout-4": {"at": "3,3"}}}, "not among the units"),
        ({"stands": {"echo-trooper-1": {"at": "3,3"}}}, "it waits"),
        ({"stands": {"scout-1": {"at": "3,3"}, "scout-2": {"at": "3,3"}}}, "both stand on 3,3"),
        ({"stands": {"scout-1": {"at": "3,3", "facing": "up"}}}, "facing of scout-1"),
        ({"leaves": None}, "number of turns"),
        ({"turns": 4}, "turns of its own"),
        ({"leaves": "empire"}, "loses by its losses"),
        ({"empire": {"units": {"at-st": 1}, "zone": []}}, "no free hex in its zone"),
        ({"colour": 1}, "no 'colour'"),
        ({"title": "x" * 49}, "up to 48 letters"),
        ({"moves_first": "hutts"}, "oves_first must be one of"),
    ],
)
def test_what_is_wrong_with_a_mission_is_told_and_not_played(change, reason):
    mission = {**copy.deepcopy(MISSION), **change}
    told = problems("blizzard", {"mission": mission})
    assert any(reason in text for text, _ in told), told
    with pytest.raises(HolotableError):
        ht.Table("blizzard", mission=mission)
