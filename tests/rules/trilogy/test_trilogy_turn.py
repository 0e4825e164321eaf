"""A turn: count, cards, place, invade, fortify, draw (TRI-20..TRI-35, TRI-50..TRI-57)."""

import pytest
from galaxy import forces, happened, kinds, offered, open_table, owner, region, ships, standard, table

import holotable as ht
from holotable.games.trilogy.board import CARD_DATA

FIGHTERS = [c["id"] for c in CARD_DATA if c["class"] == "fighter"]
BOMBERS = [c["id"] for c in CARD_DATA if c["class"] == "bomber"]
DESTROYERS = [c["id"] for c in CARD_DATA if c["class"] == "destroyer"]


def test_TRI_20_six_steps_in_order():
    t = standard({"orange": "hoth bespin", "yellow": "kessel"}, step="count")
    seen = [t.position()["step"]]
    t.play("place", planet="hoth", count=3)
    seen.append(t.position()["step"])
    t.play("done")
    seen.append(t.position()["step"])
    assert seen == ["place", "invade", "fortify"]
    t.play("done")
    assert t.position()["seat"] == "yellow"


@pytest.mark.parametrize(("planets", "count"), [(1, 3), (11, 3), (12, 4), (14, 4), (15, 5)])
def test_TRI_21_a_third_of_the_planets_at_least_3(planets, count):
    names = (region("outer-rim") + " " + region("core-worlds")).split()
    held = [n for n in names if n not in ("tatooine", "coruscant")][:planets]
    t = standard({"orange": " ".join(held), "yellow": "tatooine coruscant"}, step="count")
    assert t.position()["to_place"] == count


@pytest.mark.parametrize(
    ("name", "bonus"),
    [("mid-rim", 5), ("core-worlds", 7), ("outer-rim", 5), ("elrood-sector", 3), ("ison-corridor", 2), ("wild-space", 2)],
)
def test_TRI_22_the_bonus_of_a_region(name, bonus):
    t = standard({"orange": region(name)}, step="count")
    assert t.position()["to_place"] == 3 + bonus
    t = standard({"orange": region(name).rsplit(" ", 1)[0]}, step="count")
    assert t.position()["to_place"] == 3


@pytest.mark.parametrize(
    ("cards", "worth"),
    [(FIGHTERS[:3], 4), (BOMBERS[:3], 5), (DESTROYERS[:3], 6), ([FIGHTERS[0], BOMBERS[0], DESTROYERS[0]], 7)],
)
def test_TRI_23_what_sets_bring(cards, worth):
    cards = sorted(cards, key=[c["id"] for c in CARD_DATA].index)
    t = standard({"orange": "hoth endor", "yellow": "kessel"}, step="count", hands={"orange": cards})
    t.play("trade", cards=cards)
    assert t.position()["to_place"] == 3 + worth


def test_TRI_23_standard_mode_several_sets_trilogy_mode_one_and_a_ship_besides():
    hand = [*FIGHTERS[:3], *BOMBERS[:3]]
    t = standard({"orange": "hoth endor", "yellow": "kessel"}, step="count", hands={"orange": hand})
    t.play(t.choices()[0])
    assert "trade" in kinds(t)
    rebels = [c for c in hand + DESTROYERS + FIGHTERS + BOMBERS if c.startswith("rebels")]
    rebels = list(dict.fromkeys(rebels))[:9]
    t = table({"rebels": "hoth endor", "hutts": "kessel"}, step="cards", hands={"rebels": rebels})
    t.play(next(c for c in t.choices() if c.kind == "trade"))
    assert "trade" not in kinds(t)
    assert "build" in kinds(t)


def test_TRI_24_five_cards_must_play_a_set_until_fewer_remain():
    hand = [FIGHTERS[0], FIGHTERS[1], FIGHTERS[2], FIGHTERS[3], BOMBERS[0]]
    t = standard({"orange": "hoth endor", "yellow": "kessel"}, step="count", hands={"orange": hand})
    assert kinds(t) == {"trade"}
    t.play(t.choices()[0])
    assert t.position()["step"] == "place"
    one_set = [*FIGHTERS[:3], *BOMBERS[:2]]
    t = standard({"orange": "hoth endor", "yellow": "kessel"}, step="count", hands={"orange": one_set})
    assert len(t.choices()) == 1
    t.play(t.choices()[0])
    assert t.position()["to_place"] == 7
    four = standard({"orange": "hoth endor", "yellow": "kessel"}, step="count", hands={"orange": hand[:4]})
    assert kinds(four) == {"trade", "done"}


def test_TRI_25_played_cards_never_come_back_and_an_empty_deck_gives_none():
    hand = FIGHTERS[:3]
    t = standard({"orange": "hoth endor", "yellow": "kessel"}, step="count", hands={"orange": hand})
    t.play("trade", cards=sorted(hand, key=[c["id"] for c in CARD_DATA].index))
    assert sorted(t.position()["discards"]["all"]) == sorted(hand)
    assert not set(hand) & set(t.position()["decks"]["all"])
    out = [c["id"] for c in CARD_DATA]
    t = standard(
        {"orange": "hoth bespin", "yellow": "kessel"}, step="fortify", forces={"hoth": 2}, taken=["grey"],
        decks={"all": []}, discards={"all": out},
    )  # fmt: skip
    t.play("done")
    assert t.position()["hands"]["orange"] == []


def test_TRI_26_every_force_is_placed_in_any_split():
    t = standard({"orange": "hoth endor", "yellow": "kessel"}, step="place", to_place=5)
    assert [c.amount for c in t.choices()] == [("count", 1, 5)] * 2
    assert kinds(t) == {"place"}
    t.play("place", planet="hoth", count=2)
    assert forces(t, "hoth") == 3
    t.play("place", planet="endor", count=3)
    assert forces(t, "endor") == 4
    assert t.position()["step"] == "invade"


def test_TRI_27_attack_from_two_forces_to_an_adjacent_enemy_or_not_at_all():
    t = standard({"orange": "hoth endor"}, forces={"hoth": 2})
    assert {(c.args["origin"], c.args["to"]) for c in t.choices() if c.kind == "attack"} == {
        ("hoth", "bespin"),
        ("hoth", "dagobah"),
    }
    assert "done" in kinds(t)
    with pytest.raises(ht.IllegalChoice, match="last force"):
        t.play("attack", origin="endor", to="bespin", dice=1)
    with pytest.raises(ht.IllegalChoice, match="is not next to"):
        t.play("attack", origin="hoth", to="bakura", dice=1)


@pytest.mark.parametrize(("there", "dice"), [(2, [1]), (3, [1, 2]), (4, [1, 2, 3]), (9, [1, 2, 3])])
def test_TRI_28_one_to_three_dice_never_the_last_force(there, dice):
    t = standard({"orange": "endor", "yellow": "kessel"}, forces={"endor": there})
    assert [c.args["dice"] for c in t.choices() if c.kind == "attack" and c.args["to"] == "bespin"] == dice


def test_TRI_28_the_defender_names_its_dice_before_any_die_falls():
    t = standard({"orange": "endor", "yellow": "kessel"}, forces={"endor": 4, "bespin": 2})
    t.play("attack", origin="endor", to="bespin", dice=3)
    assert t.to_act == ("grey",)
    assert offered(t, "defend", "dice") == [1, 2]
    assert not happened(t, "rolled")
    t.dice([6, 5, 4, 3, 2])
    t.play("defend", dice=2)
    assert happened(t, "rolled") == [
        {"seat": "orange", "dice": [6, 5, 4], "eights": 0, "purpose": "attack"},
        {"seat": "grey", "dice": [3, 2], "eights": 0, "purpose": "defence"},
    ]


@pytest.mark.parametrize(
    ("attack", "defend", "left"),
    [
        ([6, 5, 1], [5, 4], (4, 1)),
        ([6, 4, 1], [5, 4], (3, 2)),
        ([5, 4, 1], [5, 4], (2, 3)),
        ([1, 2, 6], [6, 1], (3, 2)),
    ],
)
def test_TRI_29_highest_against_highest_and_ties_to_the_defender(attack, defend, left):
    t = standard({"orange": "endor", "yellow": "kessel"}, forces={"endor": 4, "bespin": 3})
    t.play("attack", origin="endor", to="bespin", dice=3)
    t.dice(attack + defend)
    t.play("defend", dice=2)
    assert (forces(t, "endor"), forces(t, "bespin")) == left


def test_TRI_29_extra_dice_do_not_count():
    t = standard({"orange": "endor", "yellow": "kessel"}, forces={"endor": 4, "bespin": 3})
    t.play("attack", origin="endor", to="bespin", dice=1)
    t.dice([6, 1, 1])
    t.play("defend", dice=2)
    assert (forces(t, "endor"), forces(t, "bespin")) == (4, 2)


def test_TRI_30_after_a_battle_stop_go_on_or_attack_from_elsewhere():
    t = standard({"orange": "endor bakura", "yellow": "kessel"}, forces={"endor": 5, "bakura": 3, "bespin": 4})
    t.play("attack", origin="endor", to="bespin", dice=1)
    t.dice([1, 6])
    t.play("defend", dice=1)
    assert {c.args["origin"] for c in t.choices() if c.kind == "attack"} == {"endor", "bakura"}
    assert "done" in kinds(t)
    t.play("attack", origin="bakura", to="bespin", dice=2)
    t.dice([6, 5, 1, 1])
    t.play("defend", dice=2)
    assert forces(t, "bespin") == 2


def test_TRI_30a_an_invasion_lasts_over_battles_in_a_row():
    t = table({"rebels": "endor bakura", "hutts": "kessel"}, forces={"endor": 6, "bakura": 6, "bespin": 6, "byss": 3}, force=0)
    t.play("attack", origin="endor", to="bespin", dice=1)
    assert t.position()["invasion"]["first"]
    t.dice([1, 6, 6])
    t.play("defend", dice=2)
    t.play("attack", origin="bakura", to="bespin", dice=1)
    assert not t.position()["invasion"]["first"]
    t.dice([1, 6, 6])
    t.play("defend", dice=2)
    t.play("attack", origin="bakura", to="byss", dice=1)
    t.dice([1, 6, 6])
    t.play("defend", dice=2)
    t.play("attack", origin="endor", to="bespin", dice=1)
    assert t.position()["invasion"]["first"]


def test_TRI_31_the_dice_move_in_at_once_and_more_may_follow():
    t = standard({"orange": "endor", "yellow": "kessel"}, forces={"endor": 6})
    t.dice([6, 5, 1])
    t.play("attack", origin="endor", to="bespin", dice=2)
    assert owner(t, "bespin") == "orange"
    assert (forces(t, "endor"), forces(t, "bespin")) == (4, 2)
    assert t.choices()[0].amount == ("count", 2, 5)
    t.play("move_in", count=4)
    assert (forces(t, "endor"), forces(t, "bespin")) == (2, 4)
    assert ("bespin", "hoth") in {(c.args["origin"], c.args["to"]) for c in t.choices() if c.kind == "attack"}


def test_TRI_31_nothing_is_asked_when_nothing_can_follow():
    t = standard({"orange": "endor hoth", "yellow": "kessel"}, forces={"endor": 3})
    t.dice([6, 5, 1])
    t.play("attack", origin="endor", to="bespin", dice=2)
    assert forces(t, "endor") == 1
    assert "move_in" not in kinds(t)


def test_TRI_32_the_conqueror_takes_the_cards_and_must_play_sets_at_once():
    t = standard(
        {"orange": "endor", "yellow": "bespin"}, forces={"endor": 3, "hoth": 3},
        hands={"orange": FIGHTERS[:2], "yellow": [*FIGHTERS[2:5], BOMBERS[0]]},
    )  # fmt: skip
    t.dice([6, 5, 1])
    t.play("attack", origin="endor", to="bespin", dice=2)
    assert happened(t, "eliminated") == [{"seat": "yellow"}]
    assert happened(t, "cards_taken") == [{"seat": "orange", "loser": "yellow", "count": 4}]
    assert kinds(t) == {"trade"}
    t.play(t.choices()[0])
    assert t.position()["step"] == "invade"
    assert kinds(t) == {"place"}
    t.play("place", planet="bespin", count=4)
    assert "attack" in kinds(t)


def test_TRI_32_fewer_than_five_cards_play_no_set():
    t = standard(
        {"orange": "endor", "yellow": "bespin"}, forces={"endor": 3},
        hands={"orange": FIGHTERS[:1], "yellow": FIGHTERS[2:5]},
    )  # fmt: skip
    t.dice([6, 5, 1])
    t.play("attack", origin="endor", to="bespin", dice=2)
    assert len(t.position()["hands"]["orange"]) == 4
    assert "trade" not in kinds(t)


def test_TRI_33_one_fortification_over_own_planets_leaving_one():
    t = standard({"orange": "endor bespin hoth kessel", "yellow": "byss"}, forces={"endor": 4}, step="fortify")
    assert offered(t, "fortify", "to") == ["bespin", "hoth"]
    assert [c.amount for c in t.choices() if c.kind == "fortify"] == [("count", 1, 3)] * 2
    t.play("fortify", origin="endor", to="hoth", count=3)
    assert forces(t, "hoth") == 4
    assert t.position()["seat"] == "yellow"
    t = standard({"orange": "endor bespin kessel", "yellow": "byss"}, forces={"endor": 4}, step="fortify")
    with pytest.raises(ht.IllegalChoice, match="No way"):
        t.play("fortify", origin="endor", to="kessel", count=1)


def test_TRI_34_one_card_if_a_planet_was_taken():
    for taken, cards in (([], 0), (["grey"], 1), (["grey", "yellow"], 1)):
        t = standard(
            {"orange": "endor hoth", "yellow": "kessel"}, step="fortify", taken=taken, forces={"endor": 2, "bespin": 2}
        )
        assert len(t.position()["hands"]["orange"]) == cards


def test_TRI_35_the_last_player_on_the_map_wins():
    t = standard({"yellow": "bespin"}, rest="orange", forces={"endor": 4})
    t.dice([6, 5, 1])
    t.play("attack", origin="endor", to="bespin", dice=2)
    assert t.over
    assert t.winners == ("orange",)
    assert happened(t, "won") == [{"faction": "orange", "reason": "all-planets"}]


# Trilogy mode


def steps_of_a_turn(t, seat):
    """The steps in which the seat on turn is asked, where it does only what it must."""
    steps = []
    while t.position()["seat"] == seat:
        step = t.position()["step"]
        if not steps or steps[-1] != step:
            steps.append(step)
        plain = [c for c in t.choices() if c.kind in ("base", "place", "done")]
        t.play(plain[0], **({"count": plain[0].amount[2]} if plain[0].amount else {}))
    return steps


def test_TRI_50_nine_steps_of_the_empire():
    t = open_table(
        {"rebels": "hoth", "hutts": "kessel"}, seat="empire", step="base", death_star="byss", forces={"bakura": 3, "bespin": 3},
        ships={"byss": {"fighter": 1}}, hands={"empire": ["empire-pull-of-the-dark-side-1"]}, force=2, taken=["rebels"],
    )  # fmt: skip
    steps = ["base", "cards", "place", "invade", "fortify", "fortify_ships", "death_star", "draw"]
    assert steps_of_a_turn(t, "empire") == steps


def test_TRI_50_in_a_team_the_change_of_command_comes_between_the_fortifications():
    t = open_table(
        {"rebels-orange": "hoth bespin", "rebels-yellow": "endor", "empire-white": "byss"}, players=4, rest="empire-grey",
        step="count", forces={"hoth": 3}, ships={"hoth": {"fighter": 1}},
    )  # fmt: skip
    assert steps_of_a_turn(t, "rebels-orange") == ["place", "invade", "fortify", "take_over", "fortify_ships"]


def test_TRI_51_the_marker_goes_on_an_imperial_planet_without_a_base():
    hold = {"rebels": "hoth", "hutts": "kessel"}
    bases = {"byss": ["empty"]}
    t = table(hold, seat="empire", step="base", bases=bases, markers=["emperor", "empty"])
    assert kinds(t) == {"base"}
    assert not {"byss", "hoth", "kessel"} & set(offered(t, "base", "planet"))
    assert len(offered(t, "base")) == 39
    assert t.view("empire")["marker"] == "emperor"
    assert "marker" not in t.view("rebels")
    t.play("base", planet="duro")
    assert t.position()["planets"]["duro"]["bases"] == ["emperor"]
    assert t.view("rebels")["planets"]["duro"]["bases"] == ["hidden"]
    assert t.position()["markers"] == ["empty"]


def test_TRI_51_only_where_all_have_a_base_a_second_one_and_none_left_skips():
    all_but = " ".join(p for p in t_planets() if p not in ("byss", "duro"))
    t = table({"rebels": all_but}, rest="empire", seat="empire", step="base", bases={"byss": ["empty"], "duro": ["empty"]})
    assert set(offered(t, "base", "planet")) == {"byss", "duro"}
    t = table({"rebels": "hoth"}, seat="empire", step="base", markers=[])
    assert t.position()["step"] != "base"


def t_planets():
    from holotable.games.trilogy.board import PLANETS

    return PLANETS


def test_TRI_51_in_a_team_the_partner_sees_the_marker_and_may_receive_it():
    t = table({"rebels-orange": "hoth", "empire-grey": "byss"}, players=4, seat="empire-grey", step="base", markers=["emperor"])
    assert t.view("empire-white")["marker"] == "emperor"
    t.play("base", planet="duro")
    assert owner(t, "duro") == "empire-white"


def test_TRI_52_a_partners_planets_do_not_help_a_region():
    split = region("wild-space").split()
    t = table({"rebels-orange": " ".join(split[:2]), "rebels-yellow": " ".join(split[2:])}, players=4, step="count")
    assert t.position()["to_place"] == 3
    t = table({"rebels-orange": region("wild-space"), "rebels-yellow": "hoth"}, players=4, step="count")
    assert t.position()["to_place"] == 5


def test_TRI_53_a_card_is_a_set_a_ship_or_an_event():
    hand = ["rebels-recruits", "rebels-ambush", "rebels-uprising"]
    t = table({"rebels": "hoth endor", "hutts": "kessel"}, step="cards", hands={"rebels": hand})
    assert {"trade", "build", "play_card", "decline", "done"} == kinds(t)
    t.play("play_card", card="rebels-recruits")
    assert t.position()["to_place"] == 3
    assert t.position()["discards"]["rebels"] == ["rebels-recruits"]
    t.play("build", card="rebels-ambush")
    assert t.position()["ships_to_place"] == ["bomber"]


def test_TRI_54_one_ship_a_turn_and_at_most_three_of_a_class_a_colour():
    hand = ["rebels-recruits", "rebels-ambush", "rebels-trench-run"]
    t = table({"rebels": "hoth endor", "hutts": "kessel"}, step="cards", hands={"rebels": hand})
    t.play("build", card="rebels-ambush")
    assert "build" not in kinds(t)
    six = {"hoth": {"fighter": 6}}
    t = table({"rebels": "hoth endor", "hutts": "kessel"}, step="cards", hands={"rebels": hand}, ships=six)
    assert offered(t, "build", "card") == ["rebels-ambush"]
    with pytest.raises(ht.BadPosition, match="more than 6"):
        table({"rebels": "hoth endor"}, ships={"hoth": {"fighter": 6}, "endor": {"fighter": 1}})
    with pytest.raises(ht.BadPosition, match="more than 3"):
        table({"rebels": "hoth", "hutts": "kessel"}, ships={"kessel": {"bomber": 4}})
    team = {"rebels-orange": "hoth", "rebels-yellow": "endor"}
    three = {"hoth": {"fighter": 3}, "endor": {"fighter": 3}}
    t = table(team, players=4, step="cards", hands={"rebels-orange": hand}, ships=three)
    assert offered(t, "build", "card") == ["rebels-ambush"]


def test_TRI_55_forces_first_then_the_ship_and_ships_share_a_planet():
    t = table(
        {"rebels": "hoth endor", "hutts": "kessel"}, step="place", to_place=2, ships_to_place=["bomber"],
        ships={"hoth": {"bomber": 1}},
    )  # fmt: skip
    assert kinds(t) == {"place"}
    t.play("place", planet="hoth", count=2)
    assert offered(t, "place_ship") == [{"ship": "bomber", "planet": "endor"}, {"ship": "bomber", "planet": "hoth"}]
    t.play("place_ship", ship="bomber", planet="hoth")
    assert ships(t, "hoth") == {"bomber": 2}


def test_TRI_56_no_hand_limit_in_trilogy_mode():
    hand = [c["id"] for c in CARD_DATA if c["id"].startswith("rebels")][:9]
    t = table({"rebels": "hoth endor", "hutts": "kessel"}, step="cards", hands={"rebels": hand})
    assert "done" in kinds(t)


def test_TRI_57_ships_fortify_once_between_two_planets():
    t = table(
        {"rebels": "hoth bespin endor", "hutts": "kessel"}, step="fortify_ships",
        ships={"hoth": {"fighter": 2, "bomber": 1}},
    )  # fmt: skip
    assert {(a["ship"], a["to"]) for a in offered(t, "fortify_ship")} == {
        ("fighter", "bespin"),
        ("fighter", "endor"),
        ("bomber", "bespin"),
        ("bomber", "endor"),
    }
    t.play("fortify_ship", ship="fighter", origin="hoth", to="endor")
    assert {(a["ship"], a["to"]) for a in offered(t, "fortify_ship")} == {("fighter", "endor"), ("bomber", "endor")}
    t.play("fortify_ship", ship="fighter", origin="hoth", to="endor")
    t.play("fortify_ship", ship="bomber", origin="hoth", to="endor")
    assert ships(t, "endor") == {"fighter": 2, "bomber": 1}
    assert t.position()["seat"] == "hutts"
