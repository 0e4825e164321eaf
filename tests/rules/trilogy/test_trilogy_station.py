"""The Death Star (TRI-80..TRI-88)."""

import pytest
from galaxy import forces, happened, kinds, offered, ships, table

REBELS_AROUND = {"rebels": "endor bakura", "hutts": "kessel"}


def test_TRI_80_an_imperial_planet_under_it_cannot_be_attacked():
    t = table(REBELS_AROUND, forces={"endor": 3}, death_star="bespin", force=0)
    assert "bespin" not in offered(t, "attack", "to")
    free = table(REBELS_AROUND, forces={"endor": 3}, death_star="byss", force=0)
    assert "bespin" in offered(free, "attack", "to")


def test_TRI_80a_other_planets_under_it_are_fought_over_as_usual():
    hold = {"rebels": "endor", "hutts": "bespin"}
    t = table(hold, forces={"endor": 3}, death_star="bespin", force=0)
    assert "bespin" in offered(t, "attack", "to")
    t = table(hold, seat="empire", forces={"hoth": 3}, death_star="bespin")
    t.dice([6, 6, 1])
    t.play("attack", origin="hoth", to="bespin", dice=2)
    assert t.position()["planets"]["bespin"]["owner"] == "empire"
    t = table({"rebels": "endor", "hutts": "kessel"}, seat="empire", forces={"bespin": 3}, death_star="bespin")
    assert ("bespin", "endor") in {(a["origin"], a["to"]) for a in offered(t, "attack")}


def test_TRI_81_18_or_more_destroy_it():
    t = table(REBELS_AROUND, forces={"endor": 4}, death_star="bespin", force=0)
    assert offered(t, "attack_death_star", "forces") == [1, 2, 3]
    t.dice([6, 6, 6])
    t.play("attack_death_star", origin="endor", forces=3)
    assert t.position()["death_star"] is None
    assert forces(t, "endor") == 4
    assert "bespin" in offered(t, "attack", "to")


def test_TRI_81_less_than_18_loses_all_forces_sent_but_no_ships():
    t = table(REBELS_AROUND, forces={"endor": 4}, ships={"endor": {"bomber": 1}}, death_star="bespin", force=0)
    t.dice([6, 6, 4])
    t.play("attack_death_star", origin="endor", forces=3)
    t.play("escort", fighter=0, bomber=1, destroyer=0)
    assert happened(t, "death_star_total") == [{"total": 17}]
    assert forces(t, "endor") == 1
    assert ships(t, "endor") == {"bomber": 1}
    assert t.position()["death_star"] == "bespin"


def test_TRI_81_from_its_own_planet_if_that_is_not_imperial():
    t = table({"rebels": "endor bespin", "hutts": "kessel"}, forces={"bespin": 4}, death_star="bespin", force=0)
    assert {a["origin"] for a in offered(t, "attack_death_star")} == {"bespin"}
    t = table({"rebels": "endor", "hutts": "kessel"}, seat="empire", forces={"bespin": 4}, death_star="bespin")
    assert "attack_death_star" not in kinds(t)


def test_TRI_81a_three_ships_of_a_class_and_never_more_than_dice():
    fleet = {"endor": {"fighter": 4}}
    t = table(REBELS_AROUND, forces={"endor": 4}, ships=fleet, death_star="bespin", force=3)
    t.play("attack_death_star", origin="endor", forces=3)
    assert max(offered(t, "escort", "fighter")) == 3
    t = table(REBELS_AROUND, forces={"endor": 4}, ships=fleet, death_star="bespin", force=1)
    t.play("attack_death_star", origin="endor", forces=1)
    assert max(offered(t, "escort", "fighter")) == 2
    t = table(
        REBELS_AROUND, forces={"endor": 4}, ships=fleet, death_star="bespin", force=1,
        hands={"rebels": ["rebels-trench-run"]},
    )  # fmt: skip
    t.play("attack_death_star", origin="endor", forces=1)
    assert max(offered(t, "escort", "fighter")) == 3


def test_TRI_81a_it_ends_an_invasion_under_way():
    t = table(REBELS_AROUND, forces={"endor": 6}, death_star="hoth", force=0, invasion={"to": "bespin"})
    t = table(
        {"rebels": "bespin", "hutts": "kessel"}, forces={"bespin": 6}, death_star="hoth", force=0,
        invasion={"to": "endor"},
    )  # fmt: skip
    t.dice([1, 1])
    t.play("attack_death_star", origin="bespin", forces=2)
    assert "invasion" not in t.position()


@pytest.mark.parametrize(("meter", "allowed"), [(-3, []), (-2, [3]), (-1, [2, 3]), (0, [1, 2, 3]), (3, [1, 2, 3])])
def test_TRI_82_the_meter_adds_or_removes_dice_for_rebels(meter, allowed):
    t = table(REBELS_AROUND, forces={"endor": 4}, death_star="bespin", force=meter)
    assert offered(t, "attack_death_star", "forces") == allowed
    if meter == 3:
        t.dice([3, 3, 3, 3, 3, 3])
        t.play("attack_death_star", origin="endor", forces=3)
        assert t.position()["death_star"] is None


def test_TRI_82_hutts_are_not_affected():
    t = table({"hutts": "endor", "rebels": "kessel"}, seat="hutts", forces={"endor": 4}, death_star="bespin", force=-3)
    assert offered(t, "attack_death_star", "forces") == [1, 2, 3]


def test_TRI_83_destroyed_by_rebels_moves_the_force_by_hutts_not():
    t = table(REBELS_AROUND, forces={"endor": 4}, death_star="bespin", force=0)
    t.dice([6, 6, 6])
    t.play("attack_death_star", origin="endor", forces=3)
    assert t.position()["force"] == 1
    t = table({"hutts": "endor", "rebels": "kessel"}, seat="hutts", forces={"endor": 4}, death_star="bespin", force=0)
    t.dice([6, 6, 6])
    t.play("attack_death_star", origin="endor", forces=3)
    assert t.position()["death_star"] is None
    assert t.position()["force"] == 0


def empire(**more):
    return table({"rebels": "endor", "hutts": "kessel"}, **{"seat": "empire", "step": "death_star", **more})


def test_TRI_84_roll_see_it_then_move_up_to_so_many_planets_or_stay():
    t = empire(death_star="byss")
    assert kinds(t) == {"roll_death_star", "done"}
    t.dice([4])
    t.play("roll_death_star")
    reach = set(offered(t, "move_death_star", "to"))
    assert {"bakura", "bespin", "hoth", "dagobah", "duro"} <= reach
    assert "byss" not in reach
    assert "gamorr" not in reach
    assert "done" in kinds(t)
    t.play("move_death_star", to="dagobah")
    assert t.position()["death_star"] == "dagobah"
    assert t.position()["seat"] == "rebels"


def test_TRI_84_never_through_an_asteroid_field():
    t = empire(death_star="byss", asteroids=["bakura"])
    t.dice([4])
    t.play("roll_death_star")
    assert not {"bakura", "bespin", "endor"} & set(offered(t, "move_death_star", "to"))


def fire(planet="endor", card="empire-fire-mid-ison", **more):
    return empire(death_star=planet, hands={"empire": [card]}, force=0, **more)


def test_TRI_85_firing_makes_an_asteroid_field():
    t = fire(ships={"endor": {"fighter": 2}}, forces={"endor": 9}, players=3)
    assert "fire" in kinds(t)
    t = table(
        {"rebels": "endor hoth", "hutts": "kessel"}, seat="empire", step="death_star", death_star="endor", force=0,
        hands={"empire": ["empire-fire-mid-ison"]}, forces={"endor": 9}, ships={"endor": {"fighter": 2}},
    )  # fmt: skip
    t.play("fire", card="empire-fire-mid-ison")
    assert t.position()["asteroids"] == ["endor"]
    assert "endor" not in t.position()["planets"]
    assert t.position()["force"] == -1
    assert "taken" not in t.position()
    assert not t.over


def test_TRI_85_only_enemy_planets_in_a_named_region_and_three_fields():
    assert "fire" not in kinds(fire(card="empire-fire-core-wild"))
    assert "fire" not in kinds(fire(planet="hoth"))
    three = fire(asteroids=["omwat", "elom", "arbra"])
    assert "fire" not in kinds(three)
    moved = fire(planet="byss", card="empire-fire-mid-ison")
    moved.dice([6])
    moved.play("roll_death_star")
    moved.play("move_death_star", to="endor")
    assert "fire" in kinds(moved)


def test_TRI_85_the_last_rebel_planet_destroyed_wins_for_the_empire():
    t = fire()
    t.play("fire", card="empire-fire-mid-ison")
    assert t.winners == ("empire",)
    assert happened(t, "eliminated") == [{"seat": "rebels"}]


def test_TRI_86_an_asteroid_field_is_no_planet_for_anyone():
    t = table({"rebels": "endor bakura hoth", "hutts": "kessel"}, step="count", asteroids=["bespin"])
    assert t.position()["to_place"] == 3 + 2
    t = table({"rebels": "hoth endor", "hutts": "kessel"}, forces={"hoth": 3, "endor": 3}, asteroids=["bespin"], force=0)
    assert "bespin" not in offered(t, "attack", "to")
    t = table({"rebels": "hoth endor", "hutts": "kessel"}, step="fortify", forces={"hoth": 3}, asteroids=["bespin"])
    assert t.position()["seat"] == "hutts"
    t = table({"rebels": "hoth", "hutts": "kessel"}, forces={"hoth": 3}, asteroids=["dagobah"], force=0)
    assert offered(t, "attack", "to") == ["bespin", "bespin"]


def test_TRI_86_the_death_star_in_a_field_leaves_and_is_attacked_over_borders_only():
    t = empire(death_star="dagobah", asteroids=["dagobah"])
    t.dice([1])
    t.play("roll_death_star")
    assert set(offered(t, "move_death_star", "to")) == {"bpfassh", "derilyn"}
    near = {"forces": {"hoth": 4, "derilyn": 4}, "force": 0, "death_star": "dagobah", "asteroids": ["dagobah"]}
    t = table({"rebels": "hoth derilyn", "hutts": "kessel"}, **near)
    assert {a["origin"] for a in offered(t, "attack_death_star")} == {"derilyn"}


def test_TRI_87_a_new_death_star_neither_moves_nor_fires_that_turn():
    t = empire(hands={"empire": ["empire-new-death-star-1", "empire-fire-mid-ison"]}, force=0)
    assert "endor" not in offered(t, "play_card", "planet")
    t.play("play_card", card="empire-new-death-star-1", planet="bespin")
    assert t.position()["death_star"] == "bespin"
    assert t.position()["force"] == -1
    assert t.position()["seat"] == "rebels"


def test_TRI_88_either_imperial_seat_moves_the_one_death_star():
    for seat in ("empire-grey", "empire-white"):
        t = table({"rebels-orange": "endor", "empire-grey": "byss"}, players=4, seat=seat, step="death_star", death_star="duro")
        assert "roll_death_star" in kinds(t)
    assert "empire-new-death-star-1" not in offered(
        empire(death_star="byss", hands={"empire": ["empire-new-death-star-1"]}), "play_card", "card"
    )
