"""The clauses of `brick`, each by position, dice, choice, and what must be so."""

import pytest
from seen import events, kinds

import holotable as ht
from holotable.games.brick import board, odds, rules
from holotable.games.brick.board import ALL_LINKS, SPACES, layout_links, link_name

BASE_LINKS = [f"{a}{row}-{b}{row}" for row in (1, 7) for a, b in ("ab", "bc", "cd")]


def at(units, **rest):
    """A position by its units: a text is a space, a tuple adds the figures."""
    written = {k: {"at": v} if isinstance(v, str) else {"at": v[0], "figures": v[1]} for k, v in units.items()}
    return ht.Table.at("brick", {"units": written, **rest})


def offered(table, kind, seat=None):
    return [tuple(c.args.values()) for c in table.choices(seat) if c.kind == kind]


def figures(table, unit):
    return table.position()["units"][unit]["figures"]


# Board


def test_BRI_1_board_has_28_spaces_and_a_base_at_each_end():
    assert len(SPACES) == 28
    assert {s[0] for s in SPACES} == set("abcd")
    assert {s[1] for s in SPACES} == set("1234567")
    start = ht.Table("brick").position()["units"]
    assert {start[u]["at"][1] for u in ("luke", "troopers", "snowspeeder", "tauntaun")} == {"1"}
    assert {start[u]["at"][1] for u in ("vader", "snowtroopers", "at-at", "at-st")} == {"7"}


@pytest.mark.parametrize("layout", ["hoth", "two-passes"])
def test_BRI_2_a_layout_uses_35_of_45_links_and_links_the_bases(layout):
    links, closed = layout_links(layout)
    assert (len(ALL_LINKS), len(links), closed) == (45, 35, [])
    assert set(BASE_LINKS) <= {link_name(a, b) for a, b in links}


def test_BRI_3_gaps_of_hoth():
    gaps = {link_name(a, b) for a, b in ALL_LINKS} - {link_name(a, b) for a, b in layout_links("hoth")[0]}
    assert gaps == {"b1-b2", "d2-d3", "b3-b4", "c4-c5", "a5-a6", "c6-c7", "b3-c3", "a4-b4", "c4-d4", "b5-c5"}


def test_BRI_4_gaps_of_two_passes():
    gaps = {link_name(a, b) for a, b in ALL_LINKS} - {link_name(a, b) for a, b in layout_links("two-passes")[0]}
    assert gaps == {"b1-b2", "c1-c2", "a3-a4", "d3-d4", "a4-a5", "d4-d5", "b6-b7", "c6-c7", "b3-c3", "b5-c5"}


def one_path(*more, closed=None):
    column = [f"a{row}-a{row + 1}" for row in range(1, 7)]
    return {"links": [*BASE_LINKS, *column, *more], **({"closed": closed} if closed else {})}


def test_BRI_5_an_own_layout_is_played_on_and_closed_spaces_are_shot_over():
    table = at({"at-at": "b5", "luke": "b3", "vader": "a7"}, layout=one_path(closed=["b4"]))
    assert offered(table, "attack") == [("at-at", "luke")]
    assert offered(table, "move") == [("vader", "a6"), ("vader", "b7")]


def test_BRI_5_a_layout_that_cuts_the_bases_apart_is_refused():
    with pytest.raises(ht.BadOption, match="cuts the bases apart"):
        ht.Table("brick", layout={"links": BASE_LINKS})


def test_BRI_5_a_broken_base_row_is_refused():
    layout = one_path()
    layout["links"].remove("b1-c1")
    with pytest.raises(ht.BadOption, match="b1-c1 is missing"):
        ht.Table("brick", layout=layout)


@pytest.mark.parametrize(
    ("layout", "reason"),
    [
        (one_path("a1-e1"), "no space 'e1'"),
        (one_path("a1-a3"), "not neighbours"),
        (one_path("b1-a1"), "given twice"),
        (one_path("a1"), "no link"),
        (one_path("b3-b4", closed=["b4"]), "which is closed"),
        (one_path(closed=["c7"]), "belongs to a base"),
        ({"links": "a1-b1"}, "a layout is a name or"),
        ({"links": [1]}, "lists of texts"),
        ({"links": [], "walls": []}, "a layout is a name or"),
        ("moon", "no layout 'moon'"),
        (7, "a layout is a name or"),
    ],
)
def test_BRI_5a_bad_layouts_are_refused_with_the_reason(layout, reason):
    with pytest.raises(ht.BadOption, match=reason):
        ht.Table("brick", layout=layout)


def test_BRI_5a_ends_may_stand_in_either_order_and_closed_may_be_missing():
    layout = one_path()
    layout["links"] = ["-".join(reversed(link.split("-"))) for link in layout["links"]]
    assert ht.Table("brick", layout=layout).position()["layout"]["closed"] == []


START = {"vader": "c4", "at-at-2": "a6", "imperial-gun": "d6", "luke": "b3"}


def begun(start=None, **options):
    return ht.Table("brick", {"layout": one_path() | {"start": START if start is None else start}, **options})


def test_BRI_5a_units_start_where_the_layout_says_and_the_others_are_left_out():
    table = begun()
    assert {unit: entry["at"] for unit, entry in table.position()["units"].items()} == START
    assert table.position()["reserve"] == []
    assert [goal.of for goal in table.objectives() if goal.clause == "BRI-29"] == [6, 1, 6, 3]
    assert len(begun(reinforcement=True).position()["reserve"]) == 8
    again = ht.Table.at("brick", table.position())
    assert again.options["layout"]["start"] == START
    assert begun(secret_deployment=True, guns=True).position()["units"] == {}


@pytest.mark.parametrize(
    ("start", "options", "reason"),
    [
        ([], {}, "are an object"),
        ({"hutt": "a1"}, {}, "no unit 'hutt'"),
        ({"luke": "e1"}, {}, "spaces are a1 to d7"),
        ({"luke": 3}, {}, "spaces are a1 to d7"),
        ({**START, "luke": "a6"}, {}, "two units stand on a6"),
        ({**START, "luke": "a7"}, {}, "a7, in the enemy base"),
        ({"luke": "b3"}, {}, "no unit of the empire"),
        (START, {"guns": True}, "imperial-gun starts on the board"),
        (START, {"heroes": True}, "needs? two units on the board"),
    ],
)
def test_BRI_5a_bad_starting_places_are_refused_with_the_reason(start, options, reason):
    with pytest.raises(ht.BadOption, match=reason):
        begun(start, **options)


def test_BRI_5a_nobody_starts_on_a_closed_space():
    with pytest.raises(ht.BadOption, match="b4, which is closed"):
        ht.Table("brick", layout=one_path(closed=["b4"]) | {"start": {"vader": "c4", "luke": "b4"}})


def test_BRI_6_reinforcements_arrive_at_c1_and_b7():
    for seat, space in (("rebels", "c1"), ("empire", "b7")):
        unit = {"rebels": "snowspeeder-2", "empire": "at-at-2"}[seat]
        table = at({"luke": "a2", "vader": "a6"}, options={"reinforcement": True}, reserve=[unit], seat=seat)
        table.play("reinforce", unit=unit)
        assert table.position()["units"][unit]["at"] == space


# Units

REACH = {
    "vader": ("straight", 1), "snowtroopers": ("straight", 1), "at-at": ("straight", 3), "at-st": ("diagonal", 2),
    "at-at-2": ("straight", 3), "imperial-gun": ("straight", 2), "luke": ("straight", 1), "troopers": ("straight", 1),
    "snowspeeder": ("straight", 3), "tauntaun": ("diagonal", 2), "snowspeeder-2": ("straight", 3), "rebel-gun": ("straight", 2),
}  # fmt: skip
STRENGTH = {
    "vader": ["vader"] + ["trooper"] * 3, "snowtroopers": ["trooper"] * 4, "at-at": ["trooper"] * 2, "at-st": ["pilot"],
    "at-at-2": ["trooper"] * 2, "imperial-gun": ["trooper"], "luke": ["luke"] + ["trooper"] * 3, "troopers": ["trooper"] * 4,
    "snowspeeder": ["pilot"] * 2, "tauntaun": ["trooper"], "snowspeeder-2": ["pilot"] * 2, "rebel-gun": ["trooper"],
}  # fmt: skip


@pytest.mark.parametrize("unit", REACH)
def test_BRI_10_every_unit_has_its_figures(unit):
    other = "luke" if unit in board.UNITS[:6] else "vader"
    assert figures(at({unit: "b4", other: "d4"}), unit) == STRENGTH[unit]


@pytest.mark.parametrize("unit", REACH)
@pytest.mark.parametrize("line", ["straight", "diagonal"])
@pytest.mark.parametrize("distance", [1, 2, 3])
def test_BRI_10_every_unit_has_its_range(unit, line, distance):
    empire = unit in board.UNITS[:6]
    space = f"{'abcd'[distance if line == 'diagonal' else 0]}{2 + distance}"
    table = at({unit: "a2", "luke" if empire else "vader": space}, seat="empire" if empire else "rebels")
    kind, reach = REACH[unit]
    assert bool(offered(table, "attack")) == (line == kind and distance <= reach)


def test_BRI_11_start():
    units = ht.Table("brick").position()["units"]
    assert {u: e["at"] for u, e in units.items()} == {
        "snowspeeder": "a1", "luke": "b1", "troopers": "c1", "tauntaun": "d1",
        "at-st": "a7", "snowtroopers": "b7", "vader": "c7", "at-at": "d7",
    }  # fmt: skip


def test_BRI_12_two_sides_however_many_share_one():
    table = ht.Table("brick")
    assert table.seats == ("empire", "rebels")
    assert table.choices("rebels") == []
    assert table.choices("empire")


def test_BRI_13_set_up_goes_deployment_then_heroes_empire_first():
    table = ht.Table("brick", secret_deployment=True, heroes=True, guns=True)
    assert table.to_act == ("empire", "rebels")
    while table.position()["phase"] == "deploy":
        table.play(table.choices(table.to_act[-1])[0])
    assert (table.position()["phase"], table.to_act) == ("heroes", ("empire",))
    table.play(table.choices()[0])
    table.play(table.choices()[0])
    assert table.to_act == ("rebels",)
    table.play(table.choices()[0])
    table.play(table.choices()[0])
    assert (table.position()["phase"], table.to_act) == ("play", ("empire",))


def test_BRI_13_guns_come_before_heroes():
    table = ht.Table("brick", heroes=True, guns=True)
    assert [table.position()["phase"], *table.to_act] == ["guns", "empire"]
    table.play("swap_gun", unit="at-st")
    assert [table.position()["phase"], *table.to_act] == ["guns", "rebels"]
    table.play("swap_gun", unit="luke")
    assert [table.position()["phase"], *table.to_act] == ["heroes", "empire"]


def test_BRI_14_a_gun_from_reserve_follows_the_gun_rules():
    options = {"reinforcement": True, "double_move": True}
    table = at({"imperial-gun": "b4", "luke": "b2"}, options=options)
    assert offered(table, "double_move") == []
    table.dice([1])
    table.play("attack", unit="imperial-gun", target="luke")
    table.play("remove", unit="luke", figure="trooper")
    assert offered(table, "attack") == [("imperial-gun", "luke")]


# Turn


def test_BRI_20_two_actions_then_the_turn_passes_by_itself():
    table = ht.Table("brick")
    assert table.to_act == ("empire",)
    table.play("move", unit="at-at", to="d6")
    table.play("move", unit="vader", to="d7")
    assert table.to_act == ("rebels",)
    assert table.position()["turn"] == 2


def test_BRI_20_a_turn_may_end_at_once_or_after_one_action():
    table = ht.Table("brick")
    table.play("end_turn")
    table.play("move", unit="luke", to="a1") if ("luke", "a1") in offered(table, "move") else table.play(table.choices()[0])
    assert ("end_turn", {}) in [(c.kind, c.args) for c in table.choices()]
    table.play("end_turn")
    assert table.to_act == ("empire",)


def test_BRI_21_the_same_action_twice_needs_two_units():
    table = at({"vader": "b4", "at-at": "d6", "luke": "b3"})
    table.play("move", unit="vader", to="b5")
    assert {unit for unit, _ in offered(table, "move")} == {"at-at"}
    table = at({"vader": "b4", "luke": "b3"})
    table.dice([5])
    table.play("attack", unit="vader", target="luke")
    assert offered(table, "attack") == []


def test_BRI_21_one_unit_may_move_and_attack_in_either_order():
    table = at({"at-at": "d6", "luke": "d2"})
    table.dice([5])
    table.play("move", unit="at-at", to="d5")
    table.play("attack", unit="at-at", target="luke")
    assert table.to_act == ("rebels",)
    table = at({"at-at": "d5", "luke": "d2"})
    table.dice([5])
    table.play("attack", unit="at-at", target="luke")
    table.play("move", unit="at-at", to="d4")
    assert table.to_act == ("rebels",)


def test_BRI_22_a_move_is_one_linked_step_into_an_empty_space():
    table = at({"vader": "b3", "snowtroopers": "a3", "luke": "d1"})
    assert [to for unit, to in offered(table, "move") if unit == "vader"] == ["b2"]
    with pytest.raises(ht.IllegalChoice, match="gap between b3 and c3"):
        table.play("move", unit="vader", to="c3")
    with pytest.raises(ht.IllegalChoice, match="A3 is taken"):
        table.play("move", unit="vader", to="a3")
    with pytest.raises(ht.IllegalChoice, match="not next to"):
        table.play("move", unit="vader", to="c4")


def test_BRI_23_gaps_do_not_matter_for_an_attack_but_units_between_do():
    table = at({"at-at": "b5", "luke": "b2"})
    assert offered(table, "attack") == [("at-at", "luke")]
    for blocker in ("troopers", "snowtroopers"):
        table = at({"at-at": "b5", "luke": "b2", blocker: "b4"})
        assert ("at-at", "luke") not in offered(table, "attack")
        with pytest.raises(ht.IllegalChoice, match="stands between"):
            table.play("attack", unit="at-at", target="luke")


def test_BRI_23_only_enemies_are_attacked_and_one_die_is_rolled():
    table = at({"vader": "b4", "snowtroopers": "b5", "luke": "b3"})
    with pytest.raises(ht.IllegalChoice, match="own side"):
        table.play("attack", unit="vader", target="snowtroopers")
    table.dice([6, 1])
    table.play("attack", unit="vader", target="luke")
    assert events(table) == [("attacked", "vader", "luke", 6)]


@pytest.mark.parametrize(("die", "left"), [(1, 3), (2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_BRI_24_faces_of_the_die(die, left):
    table = at({"snowtroopers": "b4", "troopers": "b3"})
    table.dice([die])
    table.play("attack", unit="snowtroopers", target="troopers")
    assert len(figures(table, "troopers")) == left


def test_BRI_25_the_owner_chooses_where_figures_differ():
    table = at({"snowtroopers": "b4", "luke": "b3"})
    table.dice([1])
    table.play("attack", unit="snowtroopers", target="luke")
    assert table.to_act == ("rebels",)
    assert offered(table, "remove") == [("luke", "trooper"), ("luke", "luke")]
    table.play("remove", unit="luke", figure="luke")
    assert figures(table, "luke") == ["trooper"] * 3
    assert table.to_act == ("empire",)


def test_BRI_25_nothing_is_asked_when_all_figures_are_alike():
    table = at({"snowtroopers": "b4", "troopers": "b3"})
    table.dice([2])
    table.play("attack", unit="snowtroopers", target="troopers")
    assert table.to_act == ("empire",)
    assert figures(table, "troopers") == ["trooper"] * 3


def test_BRI_26_infantry_without_figures_is_destroyed():
    table = at({"snowtroopers": "b4", "troopers": ("b3", ["trooper"]), "luke": "d1"})
    table.dice([1])
    table.play("attack", unit="snowtroopers", target="troopers")
    assert "troopers" not in table.position()["units"]
    assert ("destroyed", "troopers") in events(table)


@pytest.mark.parametrize("unit", ["snowspeeder", "rebel-gun"])
def test_BRI_26_other_units_stand_without_figures_until_the_next_hit(unit):
    table = at(
        {"snowtroopers": "b4", "at-at": "b6", unit: ("b3", ["pilot" if unit == "snowspeeder" else "trooper"]), "luke": "d1"}
    )
    table.dice([1])
    table.play("attack", unit="snowtroopers", target=unit)
    assert figures(table, unit) == []
    table.play("end_turn")
    assert offered(table, "move")
    assert (unit, "snowtroopers") in offered(table, "attack")
    table = at({"snowtroopers": "b4", unit: ("b3", []), "luke": "d1"})
    table.dice([1])
    table.play("attack", unit="snowtroopers", target=unit)
    assert unit not in table.position()["units"]


@pytest.mark.parametrize("target", ["at-at", "snowtroopers", "imperial-gun"])
def test_BRI_27_force_hit_by_luke_destroys(target):
    table = at({"luke": "b3", target: "b4", "vader": "d7"}, seat="rebels")
    table.dice([3])
    table.play("attack", unit="luke", target=target)
    assert target not in table.position()["units"]
    assert table.to_act == ("rebels",)


def test_BRI_27_force_hit_by_vader_destroys():
    table = at({"vader": "b4", "snowspeeder": "b3", "luke": "d1"})
    table.dice([4])
    table.play("attack", unit="vader", target="snowspeeder")
    assert "snowspeeder" not in table.position()["units"]


def test_BRI_27_without_the_leader_a_force_hit_is_a_hit():
    table = at({"vader": ("b4", ["trooper"]), "troopers": "b3"})
    table.dice([4])
    table.play("attack", unit="vader", target="troopers")
    assert figures(table, "troopers") == ["trooper"] * 3


def test_BRI_28_a_miss_does_nothing():
    table = at({"vader": "b4", "luke": "b3"})
    table.dice([5])
    table.play("attack", unit="vader", target="luke")
    assert figures(table, "luke") == STRENGTH["luke"]
    assert table.to_act == ("empire",)


def test_BRI_29_entering_the_enemy_base_wins_at_once():
    table = at({"at-st": "d2", "luke": "a5"})
    table.play("move", unit="at-st", to="d1")
    assert (table.over, table.winners, table.scores) == (True, ("empire",), {"empire": 1.0, "rebels": 0.0})


def test_BRI_29_the_first_step_of_a_double_move_is_enough():
    table = at({"at-st": "d2", "luke": "a5"}, options={"double_move": True})
    table.play("double_move", unit="at-st", via="d1", to="c1")
    assert table.winners == ("empire",)
    assert table.position()["units"]["at-st"]["at"] == "d1"


def test_BRI_29_destroying_every_enemy_wins():
    table = at({"vader": "b4", "luke": "b3"})
    table.dice([3])
    table.play("attack", unit="vader", target="luke")
    assert table.winners == ("empire",)


def test_BRI_29_a_unit_in_reserve_still_counts():
    table = at({"vader": "b4", "luke": "b3"}, options={"reinforcement": True}, reserve=["rebel-gun"])
    table.dice([3])
    table.play("attack", unit="vader", target="luke")
    assert not table.over


def test_BRI_30_a_draw_at_the_turn_limit():
    table = ht.Table("brick", turn_limit=3)
    for _ in range(3):
        assert not table.over
        table.play("end_turn")
    assert (table.over, table.winners, table.scores) == (True, (), {"empire": 0.5, "rebels": 0.5})
    assert events(table)[-1] == ("drawn",)


def test_BRI_30_the_limit_is_200_unless_given():
    assert ht.Table("brick").options["turn_limit"] == 200


# Variants


def test_BRI_40_two_steps_or_a_jump_and_never_back():
    table = at({"vader": "a2", "snowtroopers": "a3", "luke": "d4"}, options={"double_move": True})
    moves = {(via, to) for unit, via, to in offered(table, "double_move") if unit == "vader"}
    assert moves == {("a3", "a4"), ("a1", "b1"), ("b2", "b3"), ("b2", "c2")}
    table.play("double_move", unit="vader", via="a3", to="a4")
    assert table.to_act == ("rebels",)
    assert events(table) == [("moved", "vader", "a2", "a4"), ("turn_ended", "empire")]


def test_BRI_40_never_over_an_enemy_nor_round_a_corner_nor_after_an_action():
    table = at({"vader": "a2", "luke": "a3", "at-at": "d6"}, options={"double_move": True})
    assert "a3" not in {via for unit, via, to in offered(table, "double_move")}
    table = at({"vader": "a2", "snowtroopers": "a3", "luke": "d1"}, options={"double_move": True})
    assert ("vader", "a3", "b3") not in offered(table, "double_move")
    table.play("move", unit="snowtroopers", to="a4")
    assert "double_move" not in kinds(table)


def test_BRI_40_two_steps_are_told_step_by_step():
    table = at({"vader": "a2", "luke": "d4"}, options={"double_move": True})
    table.play("double_move", unit="vader", via="b2", to="c2")
    assert events(table)[:2] == [("moved", "vader", "a2", "b2"), ("moved", "vader", "b2", "c2")]


def test_BRI_40_is_off_unless_asked_for():
    assert "double_move" not in kinds(at({"vader": "a2", "luke": "d4"}))


def test_BRI_41_each_side_swaps_one_unit_for_its_gun():
    table = ht.Table("brick", guns=True)
    assert offered(table, "swap_gun") == [("vader",), ("snowtroopers",), ("at-at",), ("at-st",)]
    table.play("swap_gun", unit="at-st")
    table.play("swap_gun", unit="troopers")
    units = table.position()["units"]
    assert (units["imperial-gun"]["at"], units["rebel-gun"]["at"]) == ("a7", "c1")
    assert not {"at-st", "troopers"} & set(units)
    assert table.position()["reserve"] == []


def test_BRI_41_the_unit_swapped_out_joins_the_reserve():
    table = ht.Table("brick", guns=True, reinforcement=True)
    table.play("swap_gun", unit="vader")
    table.play("swap_gun", unit="luke")
    assert table.position()["reserve"] == ["vader", "at-at-2", "luke", "snowspeeder-2"]


def test_BRI_41_a_gun_attacks_twice_but_moves_once():
    table = at({"imperial-gun": "b4", "luke": "b2"})
    table.dice([5, 5])
    table.play("attack", unit="imperial-gun", target="luke")
    table.play("attack", unit="imperial-gun", target="luke")
    assert table.to_act == ("rebels",)
    table = at({"imperial-gun": "b5", "luke": "b2"})
    table.play("move", unit="imperial-gun", to="b4")
    assert offered(table, "move") == []
    assert offered(table, "attack") == [("imperial-gun", "luke")]


def test_BRI_41_with_secret_deployment_there_is_no_swap():
    table = ht.Table("brick", guns=True, secret_deployment=True)
    for _ in range(8):
        table.play(table.choices(table.to_act[0])[0])
    assert table.position()["phase"] == "play"


def test_BRI_42_both_deploy_at_once_unseen_and_are_revealed_together():
    table = ht.Table("brick", secret_deployment=True, reinforcement=True)
    table.play("deploy", seat="rebels", unit="rebel-gun", to="a1")
    table.play("deploy", seat="empire", unit="vader", to="b7")
    assert set(table.view("rebels")["units"]) == {"rebel-gun"}
    assert set(table.view("empire")["units"]) == {"vader"}
    assert table.view(None)["units"] == {}
    assert [e.args for e in table.events_for("rebels")] == [{"unit": "rebel-gun", "to": "a1"}]
    for unit, space in (("luke", "b1"), ("troopers", "c1"), ("tauntaun", "d1")):
        table.play("deploy", seat="rebels", unit=unit, to=space)
    assert table.to_act == ("empire",)
    for unit, space in (("at-at", "a7"), ("at-at-2", "c7"), ("at-st", "d7")):
        assert "vader" not in table.view("rebels")["units"]
        table.play("deploy", unit=unit, to=space)
    assert len(table.view("rebels")["units"]) == 8
    assert table.position()["reserve"] == ["snowtroopers", "imperial-gun", "snowspeeder", "snowspeeder-2"]
    assert len([e for e in table.events_for("rebels") if e.kind == "deployed"]) == 8


def test_BRI_42_the_fourth_unit_is_final_and_without_reserve_the_rest_is_out():
    table = ht.Table("brick", secret_deployment=True)
    for unit, space in (("vader", "a7"), ("at-at", "b7"), ("at-at-2", "c7"), ("at-st", "d7")):
        table.play("deploy", seat="empire", unit=unit, to=space)
    assert table.choices("empire") == []
    for unit, space in (("luke", "a1"), ("troopers", "b1"), ("tauntaun", "c1"), ("rebel-gun", "d1")):
        table.play("deploy", unit=unit, to=space)
    assert table.position()["reserve"] == []
    assert "snowtroopers" not in table.position()["units"]


def test_BRI_43_one_reserve_unit_for_a_whole_turn_while_fewer_than_four():
    table = at({"vader": "a5", "luke": "d4"}, options={"reinforcement": True}, reserve=["at-at-2", "imperial-gun"])
    assert offered(table, "reinforce") == [("at-at-2",), ("imperial-gun",)]
    table.play("reinforce", unit="at-at-2")
    assert table.to_act == ("rebels",)
    assert table.position()["reserve"] == ["imperial-gun"]
    assert figures(table, "at-at-2") == ["trooper", "trooper"]


def test_BRI_43_not_with_four_units_nor_on_a_taken_space_nor_after_an_action():
    four = {"vader": "a5", "at-at": "b6", "at-st": "c6", "snowtroopers": "d6", "luke": "d4"}
    options = {"reinforcement": True}
    assert "reinforce" not in kinds(at(four, options=options, reserve=["at-at-2"]))
    assert "reinforce" not in kinds(at({"vader": "b7", "luke": "d4"}, options=options, reserve=["at-at-2"]))
    table = at({"vader": "a5", "luke": "d4"}, options=options, reserve=["at-at-2"])
    table.play("move", unit="vader", to="b5")
    assert "reinforce" not in kinds(table)


def test_BRI_43_a_side_with_no_unit_on_the_board_must_reinforce():
    table = at({"luke": "d4"}, options={"reinforcement": True}, reserve=["at-at-2"])
    assert [c.kind for c in table.choices()] == ["reinforce"]


def test_BRI_44_each_hero_joins_a_different_unit_in_any_order():
    table = ht.Table("brick", heroes=True)
    assert {figure for figure, _ in offered(table, "add_hero")} == {"boba-fett", "veers"}
    table.play("add_hero", figure="veers", unit="at-at")
    assert {figure for figure, _ in offered(table, "add_hero")} == {"boba-fett"}
    assert "at-at" not in {unit for _, unit in offered(table, "add_hero")}
    table.play("add_hero", figure="boba-fett", unit="at-st")
    assert table.to_act == ("rebels",)
    assert figures(table, "at-at") == ["veers", "trooper", "trooper"]


HEROES = {"heroes": True}


def test_BRI_44_a_force_hit_rolls_once_more_and_no_third_time():
    table = at({"at-at": ("b5", ["veers", "trooper"]), "troopers": "b3"}, options=HEROES)
    table.dice([3, 4, 1])
    table.play("attack", unit="at-at", target="troopers")
    assert [e for e in events(table) if e[0] == "attacked"] == [
        ("attacked", "at-at", "troopers", 3),
        ("attacked", "at-at", "troopers", 4),
    ]
    assert figures(table, "troopers") == ["trooper"] * 2
    assert table.position()["actions_left"] == 1


def test_BRI_44_the_owners_choice_comes_before_the_second_roll():
    table = at({"at-at": ("b5", ["veers"]), "luke": "b3"}, options=HEROES)
    table.dice([3, 1])
    table.play("attack", unit="at-at", target="luke")
    assert table.position()["pending"] == {"attacker": "at-at", "target": "luke", "reroll": True}
    table.play("remove", unit="luke", figure="luke")
    assert figures(table, "luke") == ["trooper"] * 2
    assert table.to_act == ("empire",)


def test_BRI_44_no_second_roll_at_a_target_that_is_gone():
    table = at({"at-at": ("b5", ["veers"]), "troopers": ("b3", ["trooper"]), "luke": "d1"}, options=HEROES)
    table.dice([3, 1])
    table.play("attack", unit="at-at", target="troopers")
    assert len([e for e in events(table) if e[0] == "attacked"]) == 1


def test_BRI_44_the_force_destroys_first_and_a_lost_hero_is_a_lost_power():
    table = at({"vader": ("b4", ["vader", "veers"]), "troopers": "b3", "luke": "d1"}, options=HEROES)
    table.dice([3, 3])
    table.play("attack", unit="vader", target="troopers")
    assert "troopers" not in table.position()["units"]
    table = at({"at-at": ("b5", ["trooper"]), "troopers": "b3"}, options=HEROES)
    table.dice([3, 3])
    table.play("attack", unit="at-at", target="troopers")
    assert figures(table, "troopers") == ["trooper"] * 3


def test_BRI_44_a_plain_hit_gives_no_second_roll():
    table = at({"at-at": ("b5", ["veers"]), "troopers": "b3"}, options=HEROES)
    table.dice([1, 1])
    table.play("attack", unit="at-at", target="troopers")
    assert figures(table, "troopers") == ["trooper"] * 3


def test_BRI_45_the_layout_is_an_option():
    assert ht.Table("brick").position()["layout"] == "hoth"
    table = ht.Table("brick", layout="two-passes")
    assert table.position()["layout"] == "two-passes"
    assert ("snowtroopers", "b6") not in offered(table, "move")


# Odds


@pytest.mark.parametrize(
    ("units", "chances"),
    [
        ({"snowtroopers": "b4", "troopers": "b3"}, {"hit": 4 / 6, "one": 4 / 6, "two": 0, "destroyed": 0}),
        ({"snowtroopers": "b4", "troopers": ("b3", ["trooper"])}, {"hit": 4 / 6, "one": 0, "two": 0, "destroyed": 4 / 6}),
        ({"vader": "b4", "luke": "b3"}, {"hit": 4 / 6, "one": 2 / 6, "two": 0, "destroyed": 2 / 6}),
        ({"at-at": ("b5", ["veers"]), "luke": "b3"}, {"hit": 4 / 6, "one": 16 / 36, "two": 8 / 36, "destroyed": 0}),
    ],
)
def test_odds_of_an_attack_are_exact(units, chances):
    table = at(units, options={"heroes": any("veers" in str(u) for u in units.values())})
    attacker, target = (board.UNIT[name] for name in units)
    assert odds.attack(table.record, attacker, target) == pytest.approx(chances)


def test_the_odds_card_of_an_attack():
    table = at({"snowtroopers": "b4", "troopers": "b3"})
    choice = next(c for c in table.choices() if c.kind == "attack")
    card = odds.odds(table.record, 0, choice.actions[0])
    said = card.said(table.words)
    assert said.title == "Snowtrooper squad at trooper squad"
    assert said.chances == [("Loses a figure", pytest.approx(4 / 6))]
    assert said.facts == [("Figures now", "4")]
    assert odds.odds(table.record, 0, 0) is None


# Positions


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({}, "needs units"),
        ({"units": {"luke": {"at": "a1"}, "vader": {"at": "a1"}}}, "two units stand on a1"),
        ({"units": {"lando": {"at": "a1"}}}, "'lando'"),
        ({"units": {"luke": {"at": "e9"}}}, "'e9'"),
        ({"units": {"luke": {"at": "b2", "figures": []}}}, "infantry"),
        ({"units": {"luke": {"at": "b2", "figures": ["vader"]}}}, "never holds vader"),
        ({"units": {"at-at": {"at": "b2", "figures": ["trooper"] * 3}}}, "at most 2"),
        ({"units": {"luke": {"at": "b2", "figures": ["han"]}}}, "heroes is off"),
        ({"units": {"luke": {"at": "b4"}}, "layout": one_path(closed=["b4"])}, "which is closed"),
        ({"units": {"luke": {"at": "b4"}}, "reserve": ["vader"]}, "reinforcement is off"),
        ({"units": {"luke": {"at": "b4"}}, "phase": "dinner"}, "phase must be one of"),
        ({"units": {"luke": {"at": "b4"}}, "turn": 0}, "turn must be"),
        ({"units": {"luke": {"at": "b4"}}, "colour": "red"}, "have no colour"),
        ({"units": {"luke": {"at": "b4"}, "vader": {"at": "b5"}}, "actions_left": 0}, "nobody has a decision"),
        ({"units": {"luke": {"at": "b4"}}, "options": {"speed": 1}}, "no option 'speed'"),
        ({"units": {"luke": {"at": "b4"}}, "phase": "heroes"}, "the option for it is off"),
    ],
)
def test_bad_positions_are_refused_with_the_reason(position, reason):
    with pytest.raises(ht.BadPosition, match=reason):
        ht.Table.at("brick", position)


def test_a_position_that_meets_an_end_is_a_finished_game():
    assert at({"vader": "a1", "luke": "b4"}).winners == ("empire",)
    assert at({"luke": "b4"}).winners == ("rebels",)
    draw = at({"vader": "a5", "luke": "b4"}, turn=201)
    assert (draw.over, draw.winners) == (True, ())


def perft(table, depth):
    """How many ways there are to go on for so many choices, with every die face counted."""
    if depth == 0 or table.over:
        return 1
    total = 0
    for choice in table.choices():
        for die in (1, 3, 5) if choice.kind == "attack" else (1,):
            table.dice([die])
            table.play(choice)
            total += perft(table, depth - 1)
            table.undo()
    return total


def plain_ways(at, moved, side, left, depth):
    """The same count by sets and letters, for openings too short to shoot in."""
    if depth == 0:
        return 1
    total = plain_ways(at, (), 1 - side, 2, depth - 1)
    joined = {frozenset((SPACES[a], SPACES[b])) for a, b in layout_links("hoth")[0]}
    for unit in board.UNITS[6 * side : 6 * side + 6]:
        for to in SPACES:
            if unit in at and unit not in moved and to not in at.values() and frozenset((at[unit], to)) in joined:
                after = at | {unit: to}
                over = left == 1
                total += plain_ways(
                    after, () if over else (*moved, unit), 1 - side if over else side, 2 if over else 1, depth - 1
                )
    return total


@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_counts_of_ways_from_the_start(depth):
    at = {unit: entry["at"] for unit, entry in ht.Table("brick").position()["units"].items()}
    assert perft(ht.Table("brick"), depth) == plain_ways(at, (), 0, 2, depth)


@pytest.mark.parametrize(("depth", "ways"), [(1, 7), (2, 34), (3, 233)])
def test_counts_of_ways_in_a_close_fight(depth, ways):
    assert perft(at({"vader": "b4", "at-st": "c5", "luke": "b3", "snowspeeder": ("d5", [])}), depth) == ways


def test_in_range_agrees_with_a_plain_count_on_the_grid():
    """BRI-23 by another way: walk the line space by space."""
    for unit, (line, reach) in REACH.items():
        u = board.UNIT[unit]
        for a in range(28):
            seen = set()
            steps = [(0, 1), (0, -1), (1, 0), (-1, 0)] if line == "straight" else [(1, 1), (1, -1), (-1, 1), (-1, -1)]
            for dc, dr in steps:
                for k in range(1, reach + 1):
                    column, row = a % 4 + dc * k, a // 4 + dr * k
                    if 0 <= column < 4 and 0 <= row < 7:
                        seen.add(row * 4 + column)
            assert {b for b in range(28) if board.CAN_HIT[u, a, b]} == seen


def test_the_start_has_no_attack():
    assert rules.units_left(ht.Table("brick").record, 0) == 4
    assert kinds(ht.Table("brick")) == {"move", "end_turn"}
