"""Ships and bases in battle (TRI-60..TRI-74)."""

import pytest
from galaxy import forces, happened, kinds, offered, owner, ships, table

import holotable as ht


def fight(hold=None, *, dice, along, script, defend=None, **more):
    """Rebels attack Bespin from Endor; returns the table after the dice."""
    t = table(hold or {"rebels": "endor", "hutts": "kessel"}, **more)
    t.dice(script)
    t.play("attack", origin="endor", to="bespin", dice=dice)
    if "escort" in kinds(t):
        t.play("escort", **{"fighter": 0, "bomber": 0, "destroyer": 0, **along})
    if defend:
        t.play("defend", dice=defend)
    return t


def test_TRI_60_of_each_class_at_most_as_many_as_dice():
    t = table({"rebels": "endor", "hutts": "kessel"}, forces={"endor": 3}, ships={"endor": {"fighter": 3, "bomber": 1}})
    t.play("attack", origin="endor", to="bespin", dice=2)
    assert max(offered(t, "escort", "fighter")) == 2
    assert max(offered(t, "escort", "bomber")) == 1
    assert max(offered(t, "escort", "destroyer")) == 0
    three = {"rebels": "endor", "hutts": "kessel"}
    defended = {"forces": {"endor": 4, "bespin": 2}, "ships": {"bespin": {"destroyer": 3}}}
    t = fight(three, dice=3, along={}, script=[1, 1, 1, 8, 8], defend=2, **defended)
    assert happened(t, "rolled")[1]["dice"] == [8, 8]


def test_TRI_60a_the_attacker_decides_each_battle_the_defenders_ships_always_help():
    more = {"forces": {"endor": 9, "bespin": 5}, "ships": {"endor": {"bomber": 1}, "bespin": {"bomber": 1}}}
    t = fight(dice=1, along={}, script=[5, 5, 2], defend=2, **more)
    assert forces(t, "endor") == 8
    t.play("attack", origin="endor", to="bespin", dice=1)
    assert kinds(t) == {"escort"}
    t.play("escort", fighter=0, bomber=1, destroyer=0)
    t.dice([6, 5, 2])
    t.play("defend", dice=2)
    assert forces(t, "bespin") == 4
    plain = fight(dice=1, along={}, script=[5, 5, 2], defend=2, forces={"endor": 9, "bespin": 5})
    assert not happened(plain, "ships_moved")


def test_TRI_61_a_fighter_rerolls_one_die_that_shows_1_until_it_shows_more():
    more = {"forces": {"endor": 4, "bespin": 3}, "ships": {"endor": {"fighter": 1}}}
    t = fight(dice=3, along={"fighter": 1}, script=[1, 1, 2, 3, 3, 1, 6], defend=2, **more)
    assert happened(t, "rerolled") == [{"seat": "rebels", "dice": [6, 1, 2], "eights": 0, "purpose": "attack"}]


def test_TRI_61_eight_sided_dice_first():
    more = {"forces": {"endor": 4, "bespin": 3}, "ships": {"endor": {"fighter": 1, "destroyer": 1}}}
    t = fight(dice=2, along={"fighter": 1, "destroyer": 1}, script=[1, 1, 3, 3, 8], defend=2, **more)
    assert happened(t, "rerolled") == [{"seat": "rebels", "dice": [8, 1], "eights": 1, "purpose": "attack"}]


def test_TRI_62_bombers_add_1_from_the_highest_die_down():
    more = {"forces": {"endor": 4, "bespin": 3}, "ships": {"endor": {"bomber": 2}}}
    t = fight(dice=3, along={"bomber": 2}, script=[2, 6, 4, 6, 4], defend=2, **more)
    assert (forces(t, "endor"), forces(t, "bespin")) == (4, 1)
    one = {"forces": {"endor": 4, "bespin": 3}, "ships": {"endor": {"bomber": 1}}}
    t = fight(dice=3, along={"bomber": 1}, script=[2, 6, 4, 6, 4], defend=2, **one)
    assert (forces(t, "endor"), forces(t, "bespin")) == (3, 2)


def test_TRI_63_destroyers_turn_a_d6_into_a_d8():
    more = {"forces": {"endor": 40, "bespin": 40}, "ships": {"endor": {"destroyer": 2}}}
    t = table({"rebels": "endor", "hutts": "kessel"}, **more)
    seen = set()
    for _ in range(12):
        t.play("attack", origin="endor", to="bespin", dice=3)
        t.play("escort", fighter=0, bomber=0, destroyer=2)
        t.play("defend", dice=1)
        seen.add(tuple(happened(t, "rolled")[-2]["dice"]))
    assert max(max(d[0], d[1]) for d in seen) > 6
    assert max(d[2] for d in seen) <= 6


def test_TRI_64_fighters_before_sorting_bombers_after():
    more = {"forces": {"endor": 4, "bespin": 3}, "ships": {"endor": {"fighter": 1, "bomber": 1}}}
    t = fight(dice=2, along={"fighter": 1, "bomber": 1}, script=[1, 4, 6, 5, 6], defend=2, **more)
    assert (forces(t, "endor"), forces(t, "bespin")) == (3, 2)


def test_TRI_65_the_defenders_ships_are_lost_and_the_ships_of_the_battle_move_in():
    more = {
        "forces": {"endor": 6},
        "ships": {"endor": {"fighter": 2, "bomber": 1}, "bespin": {"destroyer": 1}},
    }
    t = fight(dice=2, along={"fighter": 1}, script=[8, 6, 5], **more)
    t.dice([6, 6, 1])
    if owner(t, "bespin") != "rebels":
        pytest.fail("the planet should have fallen")
    assert ships(t, "bespin") == {"fighter": 1}
    assert ships(t, "endor") == {"fighter": 1, "bomber": 1}
    assert happened(t, "ships_lost") == [{"planet": "bespin", "fighter": 0, "bomber": 0, "destroyer": 1}]


def two_battles(first, second, **more):
    """Rebels attack Bespin twice from Endor, with these ships along; the second battle takes it."""
    t = fight(dice=3, along=first, script=[6, 6, 2, 5, 5], defend=2, **more)
    t.dice([6, 6, 2, 1])
    t.play("attack", origin="endor", to="bespin", dice=3)
    t.play("escort", **{"fighter": 0, "bomber": 0, "destroyer": 0, **second})
    assert owner(t, "bespin") == "rebels"
    return t


def test_TRI_65_ships_of_any_battle_of_the_invasion_move_in():
    more = {"forces": {"endor": 9, "bespin": 3}, "ships": {"endor": {"fighter": 2, "bomber": 2}}}
    t = two_battles({"fighter": 2}, {"fighter": 1}, **more)
    assert ships(t, "bespin") == {"fighter": 2}
    assert ships(t, "endor") == {"bomber": 2}
    t = two_battles({"fighter": 1}, {"bomber": 1}, **more)
    assert ships(t, "bespin") == {"fighter": 1, "bomber": 1}
    assert happened(t, "ships_moved") == [{"origin": "endor", "to": "bespin", "fighter": 1, "bomber": 1, "destroyer": 0}]


def test_TRI_65_ships_of_an_earlier_invasion_or_of_another_planet_stay():
    hold = {"rebels": "endor bakura", "hutts": "kessel"}
    fleet = {"endor": {"fighter": 1}, "bakura": {"fighter": 1}}
    t = table(hold, forces={"endor": 9, "bakura": 9, "bespin": 2}, ships=fleet, force=0)
    along, alone = {"fighter": 1, "bomber": 0, "destroyer": 0}, {"fighter": 0, "bomber": 0, "destroyer": 0}
    t.dice([6, 5, 5])
    t.play("attack", origin="bakura", to="bespin", dice=1)
    t.play("escort", **along)
    t.play("defend", dice=2)
    assert t.position()["invasion"] == {"to": "bespin", "along": {"bakura": {"fighter": 1}}}
    t.dice([6, 1])
    t.play("attack", origin="endor", to="bespin", dice=1)
    t.play("escort", **alone)
    assert owner(t, "bespin") == "rebels"
    assert ships(t, "bespin") == {}


def test_TRI_65_ships_that_went_along_before_the_invasion_was_broken_off_stay():
    hold = {"rebels": "endor", "hutts": "kessel"}
    t = table(hold, forces={"endor": 9, "bespin": 2, "bakura": 5}, ships={"endor": {"fighter": 1}}, force=0)
    along, alone = {"fighter": 1, "bomber": 0, "destroyer": 0}, {"fighter": 0, "bomber": 0, "destroyer": 0}
    t.dice([6, 5, 5, 1, 6, 6, 6, 1])
    t.play("attack", origin="endor", to="bespin", dice=1)
    t.play("escort", **along)
    t.play("defend", dice=2)
    t.play("attack", origin="endor", to="bakura", dice=1)
    t.play("escort", **alone)
    t.play("defend", dice=2)
    assert t.position()["invasion"] == {"to": "bakura"}
    t.play("attack", origin="endor", to="bespin", dice=1)
    t.play("escort", **alone)
    assert owner(t, "bespin") == "rebels"
    assert (ships(t, "bespin"), ships(t, "endor")) == ({}, {"fighter": 1})


def test_TRI_66_the_attackers_ships_are_not_lost_in_battle():
    more = {"forces": {"endor": 4, "bespin": 3}, "ships": {"endor": {"fighter": 1}}}
    t = fight(dice=3, along={"fighter": 1}, script=[2, 2, 2, 6, 6], defend=2, **more)
    assert forces(t, "endor") == 2
    assert ships(t, "endor") == {"fighter": 1}


def test_TRI_70_a_base_defends_with_eight_sided_dice():
    t = fight(dice=1, along={}, script=[6, 8, 7], defend=2, forces={"endor": 4, "bespin": 3}, bases={"bespin": ["empty"]})
    assert happened(t, "rolled")[1] == {"seat": "empire", "dice": [8, 7], "eights": 2, "purpose": "defence"}
    seen = set()
    for _ in range(25):
        t = table({"rebels": "endor", "hutts": "kessel"}, forces={"endor": 4, "bespin": 3}, bases={"bespin": ["empty"]})
        t = ht.Table.at("trilogy", t.position(), seed=len(seen) * 77 + _)
        t.play("attack", origin="endor", to="bespin", dice=1)
        t.play("defend", dice=2)
        seen |= set(happened(t, "rolled")[1]["dice"])
    assert max(seen) > 6


def test_TRI_71_rebels_keep_an_empty_marker_and_the_force_moves_to_the_light():
    t = fight(dice=1, along={}, script=[6, 1], forces={"endor": 4}, bases={"bespin": ["empty"]}, force=-1)
    assert t.position()["kept"] == ["empty"]
    assert t.position()["force"] == 0
    assert happened(t, "base_shown") == [{"planet": "bespin", "marker": "empty"}]
    assert not t.over


def test_TRI_71_the_emperor_found_by_rebels_ends_the_game():
    t = fight(dice=1, along={}, script=[6, 1], forces={"endor": 4}, bases={"bespin": ["emperor"]})
    assert t.over
    assert t.winners == ("rebels",)
    assert happened(t, "won") == [{"faction": "rebels", "reason": "emperor"}]


def hutts_take(bases, players=3, hold=None, **more):
    seat = "hutts"
    hold = hold or {"rebels": "kessel", "hutts": "endor"}
    t = table(hold, players=players, seat=seat, forces={"endor": 4}, bases={"bespin": bases}, force=0, **more)
    t.dice([6, 1])
    t.play("attack", origin="endor", to="bespin", dice=1)
    return t


def test_TRI_72_taken_by_hutts_the_empire_moves_the_marker_openly():
    t = hutts_take(["emperor"])
    assert t.to_act == ("empire",)
    assert kinds(t) == {"base"}
    assert forces(t, "bespin") == 0
    assert "bespin" not in offered(t, "base", "planet")
    t.play("base", planet="byss")
    assert not t.over
    assert t.position()["force"] == 0
    assert t.view("rebels")["planets"]["byss"]["bases"] == [{"marker": "emperor", "seen": ["rebels", "hutts"]}]
    assert t.view(None)["planets"]["byss"]["bases"] == t.view("rebels")["planets"]["byss"]["bases"]
    assert t.to_act == ("hutts",)
    assert forces(t, "bespin") == 1


def test_TRI_72_the_partner_moves_it_when_the_loser_is_out():
    hold = {"rebels-orange": "kessel", "hutts": "endor", "empire-grey": "bespin"}
    t = hutts_take(["empty"], players=5, hold=hold)
    assert t.to_act == ("empire-white",)


def test_TRI_73_all_bases_of_a_planet_are_resolved():
    t = fight(dice=1, along={}, script=[6, 1], forces={"endor": 4}, bases={"bespin": ["empty", "empty"]}, force=-1)
    assert t.position()["force"] == 1
    assert len(t.position()["kept"]) == 2
    t = fight(dice=1, along={}, script=[6, 1], forces={"endor": 4}, bases={"bespin": ["empty", "emperor"]})
    assert t.winners == ("rebels",)
    t = hutts_take(["empty", "emperor"])
    t.play("base", planet="byss")
    assert "byss" not in offered(t, "base", "planet")
    t.play("base", planet="duro")
    assert t.to_act == ("hutts",)


def test_TRI_74_the_empire_knows_every_marker_others_only_what_was_shown():
    t = table(
        {"rebels-orange": "endor", "empire-grey": "byss"}, players=4,
        bases={"byss": ["emperor"], "duro": [{"marker": "empty", "seen": ["rebels"]}]},
    )  # fmt: skip
    for seat in ("empire-grey", "empire-white"):
        assert t.view(seat)["planets"]["byss"]["bases"] == ["emperor"]
    for seat in ("rebels-orange", "rebels-yellow"):
        assert t.view(seat)["planets"]["byss"]["bases"] == ["hidden"]
        assert t.view(seat)["planets"]["duro"]["bases"] == ["empty"]
    assert t.view(None)["planets"]["duro"]["bases"] == ["hidden"]
    with pytest.raises(ht.BadPosition, match="not Imperial"):
        table({"rebels": "endor"}, bases={"endor": ["empty"]})
