"""The rulings C2 to C23 and S5 on how cards combine with units, ground and one another (COM-72)."""

import pytest
from command_kit import FAR, at, card, dice_of, events, figures, kinds, moves, offered, shoot, step, targets, unit, where

import holotable as ht
from holotable.games.command.board import DISTANCE, HEX


def ordered(name, units, *names, seat="empire", **rest):
    """A table where a card is played and these units are ordered by it."""
    table = card(name, units, seat=seat, **rest)
    for one in names:
        table.play("order", unit=one)
    if step(table) == "order":
        table.play("done")
    return table


def distances(table, name, start):
    """How far a unit may move and still attack, and how far at all, on an open field."""
    texts = {c.args["to"]: c.text for c in table.choices() if c.kind == "move" and c.args["unit"] == name}
    far = {to: int(DISTANCE[HEX[start], HEX[to]]) for to in texts}
    return max((n for to, n in far.items() if "not attack" not in texts[to]), default=0), max(far.values(), default=0)


@pytest.mark.parametrize(
    ("name", "start", "badge", "reach"),
    [
        ("snowtroopers-1", "4,2", None, (2, 3)),
        ("snowtroopers-1", "4,2", "elite", (3, 3)),
        ("at-at-1", "4,2", None, (2, 2)),
        ("droids-1", "4,2", None, (3, 3)),
    ],
)
def test_COM_72_C2_one_hex_more(name, start, badge, reach):
    table = ordered("imperial-assault", {name: (start, None, badge) if badge else start, "troopers-9": "9,6"}, name)
    assert distances(table, name, start) == reach


def test_COM_72_C2_speeders_and_two_hexes_more():
    table = ordered("luke-in-formation", {"speeders-1": "4,6", **FAR}, "speeders-1", seat="rebels")
    assert distances(table, "speeders-1", "4,6") == (4, 4)
    table = ordered("han-here-they-come", {"troopers-1": "4,6", **FAR}, "troopers-1", seat="rebels")
    assert distances(table, "troopers-1", "4,6") == (3, 4)


def test_COM_72_C2_artillery_never_moves():
    table = ordered("luke-in-formation", {"artillery-1": "4,6", "troopers-1": "0,6", **FAR}, "artillery-1", seat="rebels")
    assert moves(table, "artillery-1") == set()


def test_COM_72_C3_bonus_dice_come_before_the_ground_takes_some():
    units = {"troopers-1": "4,5", "snowtroopers-1": "4,2", **FAR}
    table = ordered("leia-orders", units, "troopers-1", seat="rebels", terrain={"rocks": ["4,2"]})
    if step(table) == "move":
        table.play("done")
    assert dice_of(table, "troopers-1", "snowtroopers-1") == 1
    plain = at(units, {"rocks": ["4,2"]}, step="attack")
    assert targets(plain, "troopers-1") == set()


def test_COM_72_C7_a_move_after_is_for_those_who_did_not_attack_too_but_not_for_artillery():
    units = {"snowtroopers-1": "4,2", "snowtroopers-2": "7,2", "troopers-1": "4,4", "troopers-9": "9,6"}
    table = ordered("veers-landings", units, "snowtroopers-1", "snowtroopers-2", terrain={"rocks": ["7,3"]})
    table.play("done")
    shoot(table, "snowtroopers-1", "troopers-1", 6, 6)
    assert step(table) == "move_after"
    assert "7,3" in moves(table, "snowtroopers-2")
    table.play("move_after", unit="snowtroopers-2", to="7,3")
    assert moves(table, "snowtroopers-2") == set()
    assert "attack" not in kinds(table)
    guns = {"artillery-1": "4,6", "speeders-1": "0,6", **FAR}
    table = card("rebel-spearhead", guns, seat="rebels")
    table.play("order", unit="artillery-1")
    assert moves(table, "artillery-1") == set()


def test_COM_72_C7_a_move_after_stops_on_rocks():
    units = {"snowtroopers-1": "4,2", "troopers-9": "9,6"}
    table = ordered("search-and-destroy", units, "snowtroopers-1", terrain={"rocks": ["3,3", "4,3"]})
    table.play("done")
    assert {"3,3", "4,3"} <= moves(table, "snowtroopers-1")
    assert "4,4" not in moves(table, "snowtroopers-1")


def test_COM_72_C8_determination_breaks_through_at_most_once():
    units = {
        "snowtroopers-1": ("4,2", 4, "assault"), "troopers-1": ("4,3", 1), "troopers-2": ("4,4", 1), "troopers-3": ("4,5", 1),
        "troopers-9": "9,6",
    }  # fmt: skip
    table = ordered("vader-determination", units, "snowtroopers-1")
    table.play("done")
    shoot(table, "snowtroopers-1", "troopers-1", 4, 6, 6)
    table.play("break_through", unit="snowtroopers-1")
    shoot(table, "snowtroopers-1", "troopers-2", 4, 6, 6)
    assert step(table) == "move"
    assert where(table, "snowtroopers-1") == "4,3"
    table.play("move", unit="snowtroopers-1", to="4,4")
    shoot(table, "snowtroopers-1", "troopers-3", 4, 6, 6)
    assert "break_through" not in kinds(table)
    assert table.position()["seat"] == "rebels"


def test_COM_72_C9_the_two_attacks_of_a_barrage_may_have_two_targets():
    units = {"artillery-1": "4,4", "snowtroopers-1": ("4,3", 1), "snowtroopers-2": "3,4", **FAR}
    table = ordered("artillery-barrage", units, "artillery-1", seat="rebels")
    shoot(table, "artillery-1", "snowtroopers-1", 1, 6, 6, 6)
    assert unit(table, "snowtroopers-1") is None
    assert targets(table, "artillery-1") == {"snowtroopers-2"}
    assert dice_of(table, "artillery-1", "snowtroopers-2") == 4


def test_COM_72_C11_force_powers_push_nobody_back_and_an_at_at_is_confirmed_by_explosions():
    units = {"snowtroopers-1": "4,2", "troopers-1": ("4,3", 3), "troopers-9": "9,6"}
    table = ordered("vader-force", units, "snowtroopers-1")
    table.play("done")
    shoot(table, "snowtroopers-1", "troopers-1", 5, 6, 6)
    assert (where(table, "troopers-1"), figures(table, "troopers-1")) == ("4,3", 2)
    assert "retreat" not in kinds(table)


@pytest.mark.parametrize(("cover", "dice"), [({}, 4), ({"rocks": ["4,1"]}, 2)])
def test_COM_72_C16_ground_is_no_limit_but_the_targets_cover_counts(cover, dice):
    units = {"speeders-1": "4,4", "snowtroopers-1": "4,1", **FAR}
    terrain = {"wreckage": ["4,2"], **cover}
    table = ordered("rebel-spearhead", units, "speeders-1", seat="rebels", terrain=terrain)
    table.play("move", unit="speeders-1", to="4,2")
    assert dice_of(table, "speeders-1", "snowtroopers-1") == dice


def test_COM_72_C17_an_e_web_ordered_to_hold_is_set():
    units = {"troopers-1": ("4,4", 3, "e-web"), "snowtroopers-1": "4,3", **FAR}
    table = at(units, hands={"rebels": ["defensive-position"]})
    position = table.position()
    position["units"]["troopers-1"]["e_web"] = "moving"
    table = ht.Table.at("command", position)
    table.play("play_card", card="defensive-position")
    table.play("order", unit="troopers-1")
    if step(table) == "order":
        table.play("done")
    assert unit(table, "troopers-1")["e_web"] == "set"
    shoot(table, "troopers-1", "snowtroopers-1", 6, 6, 6, 6)
    assert "reroll" in kinds(table)


def test_COM_72_C18_reinforcements_order_a_full_unit_too_and_never_exceed_the_start():
    table = ordered("piett-reinforcements", {"snowtroopers-1": ("4,2", 4), "troopers-9": "9,6"}, "snowtroopers-1")
    assert figures(table, "snowtroopers-1") == 4


def test_COM_72_C20_concentrated_fire_counts_structures_and_other_units_only():
    units = {"snowtroopers-1": "0,5", "snowtroopers-2": "1,5", "snowtroopers-3": "2,6", "troopers-9": "9,6"}
    rest = {"scenario": 10, "structures": {"generator-1": "1,6", "generator-2": "8,6"}}
    table = ordered("veers-concentrated", units, "snowtroopers-1", "snowtroopers-2", "snowtroopers-3", **rest)
    if step(table) == "move":
        table.play("done")
    assert dice_of(table, "snowtroopers-1", "generator-1") == 3
    shoot(table, "snowtroopers-1", "generator-1", 6, 6, 6)
    assert dice_of(table, "snowtroopers-2", "generator-1") == 4
    shoot(table, "snowtroopers-2", "generator-1", 6, 6, 6, 6)
    assert dice_of(table, "snowtroopers-3", "generator-1") == 5


def test_COM_72_C21_discipline_leaves_no_attack_with_one_die():
    units = {"snowtroopers-1": "4,1", "snowtroopers-2": "4,2", "troopers-1": "4,4", "troopers-9": "9,6"}
    table = card("vader-discipline", units, seat="empire")
    table.play("done")
    assert targets(table, "snowtroopers-1") == set()
    assert dice_of(table, "snowtroopers-2", "troopers-1") == 1


def test_COM_72_C22_the_die_of_close_combat_is_for_neighbours_only():
    units = {"at-at-1": "4,2", "troopers-1": "4,3", "troopers-2": "6,2", "troopers-9": "9,6"}
    table = ordered("veers-walkers", units, "at-at-1")
    table.play("done")
    assert (dice_of(table, "at-at-1", "troopers-1"), dice_of(table, "at-at-1", "troopers-2")) == (4, 3)


def test_COM_72_C23_each_attack_of_a_barrage_has_its_own_scouts_and_each_act_its_own_re_roll():
    units = {"snowtroopers-1": ("4,2", 4, "e-web"), "troopers-1": "4,3", "troopers-9": "9,6"}
    table = ordered("vader-determination", units, "snowtroopers-1")
    table.play("done")
    for _ in range(2):
        shoot(table, "snowtroopers-1", "troopers-1", 6, 6, 6)
        assert "reroll" in kinds(table)
        table.play("keep_dice")
        if step(table) == "move":
            table.play("done")
    assert len(events(table, "attacked")) == 2
    assert table.position()["seat"] == "rebels"


def test_COM_92_S5_air_support_gives_medals_but_no_break_through():
    units = {"troopers-1": ("4,4", 3, "assault"), "snowtroopers-1": ("4,3", 1), **FAR}
    table = at(units, support={"rebels": ["air-support"]}, step="attack")
    table.play("support", card="air-support")
    table.dice([1, 6])
    table.play("pick", target="snowtroopers-1")
    assert unit(table, "snowtroopers-1") is None
    assert table.position()["medals"]["rebels"] == 1
    assert "break_through" not in kinds(table)


def test_COM_72_C14_a_type_is_set_by_the_first_unit_and_any_type_will_do():
    units = {"at-at-1": "4,0", "droids-1": "5,0", "droids-2": "6,0", "snowtroopers-1": "7,0", "troopers-9": "9,6"}
    table = card("imperial-assault", units, seat="empire")
    assert set(offered(table, "order")) == {"at-at-1", "droids-1", "droids-2", "snowtroopers-1"}
    table.play("order", unit="droids-1")
    assert offered(table, "order") == ["droids-2"]


def test_COM_72_C15_a_barrage_is_no_card_for_droids():
    table = card("artillery-barrage", {"troopers-1": "4,4", "speeders-1": "5,4", **FAR}, seat="rebels")
    assert set(offered(table, "order")) == {"troopers-1", "speeders-1"}
    table.play("order", unit="troopers-1")
    assert step(table) == "move"
