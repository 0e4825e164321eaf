"""Shooting of `blizzard` (BLZ-30..BLZ-36) and the odds of a shot."""

import itertools

import pytest
from blizzard_table import at, done, offered, unit
from seen import events, kinds

import holotable as ht
from holotable.games.blizzard import board, odds

FAR = {"generators": "11,14", "snowtrooper-10": ("22,0", "S", True)}


def fire(units, seat="empire", **rest):
    return at(3, {**FAR, **units}, **{"seat": seat, "step": "fire", **rest})


def shot(t, name, target, dice, max_power=False):
    """Shoot with these dice and give what the event tells: dice, hits, damage."""
    t.dice(dice)
    t.play("shoot", unit=name, target=target, max_power=max_power)
    args = next(e.args for e in t.events if e.kind == "shot")
    return args["dice"], args["hits"], args["damage"]


def test_BLZ_30_targets_are_enemies_within_3_hexes_and_in_the_arc():
    units = {"at-st-1": "6,5", "scout-1": "6,8", "scout-2": "6,9", "scout-3": "6,4", "luke": "6,5", "at-st-2": "6,7"}
    assert offered(fire(units), "shoot", unit="at-st-1") == [("at-st-1", "scout-1", False)]


def test_BLZ_30_nothing_blocks_a_shot():
    t = fire({"at-st-1": "6,5", "at-st-2": "6,6", "echo-trooper-1": "6,7"})
    assert ("at-st-1", "echo-trooper-1", False) in offered(t, "shoot")


def test_BLZ_31_hits_on_4_5_6_and_damage_above_the_armor():
    units = {"at-at-1": "6,5", "scout-1": "6,7"}
    assert shot(fire(units), "at-at-1", "scout-1", [3, 4, 6, 2, 3]) == ([3, 4, 6, 2, 3], 2, 1)
    assert shot(fire(units), "at-at-1", "scout-1", [1, 2, 3]) == ([1, 2, 3], 0, 0)
    assert shot(fire(units), "at-at-1", "scout-1", [1, 2, 5, 2]) == ([1, 2, 5, 2], 1, 0)


def test_BLZ_31_armor_is_that_of_the_moment_the_shot_was_named():
    """A snowspeeder of armor 2 that is flipped to armor 1 by the first die is not destroyed by a second die of 2."""
    t = fire({"at-at-1": "6,5", "luke": "6,7"})
    dice = [4, 4, 4, 4, 4, 1, 3, 2]
    assert shot(t, "at-at-1", "luke", dice) == (dice, 2, 1)
    assert unit(t, "luke")[2] is True


def test_BLZ_32_first_damage_flips_second_destroys():
    t = fire({"at-st-1": "6,5", "at-st-2": "5,5", "scout-1": "6,7"})
    shot(t, "at-st-1", "scout-1", [4, 1, 3])
    assert unit(t, "scout-1") == ("6,7", "N", True)
    assert events(t)[-1] == ("damaged", "scout-1")
    t.dice([4, 1, 3])
    t.play("shoot", unit="at-st-2", target="scout-1", max_power=False)
    assert events(t)[-1] == ("destroyed", "scout-1")
    assert (t.position()["destroyed"], t.position()["losses"]) == (["scout-1"], 1)


def test_BLZ_32_two_damages_in_one_attack_destroy():
    t = fire({"at-st-1": "6,5", "scout-1": "6,7"})
    assert shot(t, "at-st-1", "scout-1", [4, 4, 3, 3]) == ([4, 4, 3, 3], 2, 2)
    assert t.position()["destroyed"] == ["scout-1"]
    assert "damaged" not in [e[0] for e in events(t)]


def test_BLZ_33_an_adjacent_target_is_a_bonus():
    assert shot(fire({"at-st-1": "6,5", "scout-1": "6,6"}), "at-st-1", "scout-1", [1, 4, 5, 1, 1])[0] == [1, 4, 5, 1, 1]


def test_BLZ_33_a_hero_has_a_bonus():
    t = fire({"han": "6,7", "at-st-1": "6,5"}, seat="alliance")
    assert shot(t, "han", "at-st-1", [1, 6, 1]) == ([1, 6, 1], 1, 0)


def test_BLZ_33_a_target_3_hexes_away_is_a_penalty():
    assert shot(fire({"at-st-1": "6,5", "scout-1": "6,8"}), "at-st-1", "scout-1", [4, 1, 2]) == ([4, 1, 2], 0, 0)


def test_BLZ_33_heavy_armor_is_a_penalty():
    t = fire({"laser-battery-1": "6,7", "at-at-1": "6,5"}, seat="alliance")
    assert shot(t, "laser-battery-1", "at-at-1", [4, 1, 2]) == ([4, 1, 2], 0, 0)


def test_BLZ_33_an_air_target_is_a_penalty():
    t = fire({"at-st-1": "6,5", "luke": "6,7"})
    assert shot(t, "at-st-1", "luke", [4, 1, 2]) == ([4, 1, 2], 0, 0)


def test_BLZ_33_they_cancel_one_for_one():
    t = fire({"at-st-1": "6,5", "luke": "6,6"})
    assert shot(t, "at-st-1", "luke", [4, 1, 1]) == ([4, 1, 1], 1, 0)
    t = fire({"luke": "6,8", "probe-droid-1": "6,5"}, seat="alliance")
    assert shot(t, "luke", "probe-droid-1", [4, 4, 4, 1, 1]) == ([4, 4, 4, 1, 1], 1, 0)


def test_BLZ_34_each_bonus_rolls_all_misses_again():
    t = fire({"luke": "6,6", "at-st-1": "6,5"}, seat="alliance")
    dice = [1, 4, 2, 5, 1, 1]
    assert shot(t, "luke", "at-st-1", dice) == (dice, 2, 0)


def test_BLZ_34_each_penalty_rolls_all_hits_again():
    t = fire({"laser-battery-1": "6,8", "at-at-1": "6,5"}, seat="alliance")
    dice = [4, 6, 5, 1, 4, 5]
    assert shot(t, "laser-battery-1", "at-at-1", dice) == (dice, 1, 1)


def test_BLZ_34_three_bonuses_of_a_full_shot_fill_eighteen_dice_at_most():
    t = fire({"veers": "6,5", "scout-1": "6,6"}, event=6)
    dice = [1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 4, 1, 1, 1]
    assert shot(t, "veers", "scout-1", dice) == (dice, 3, 0)


def test_BLZ_35_max_power_gathers_the_dice_into_one_against_less_armor():
    units = {"at-at-1": "6,5", "laser-battery-1": "6,7"}
    assert {m for _, _, m in offered(fire(units), "shoot", unit="at-at-1")} == {False, True}
    assert shot(fire(units), "at-at-1", "laser-battery-1", [4, 2], True) == ([4, 2], 1, 1)
    assert shot(fire(units), "at-at-1", "laser-battery-1", [4, 1], True) == ([4, 1], 1, 0)
    units["at-at-1"] = ("6,5", "S", True)
    assert shot(fire(units), "at-at-1", "laser-battery-1", [4, 3], True) == ([4, 3], 1, 1)
    assert shot(fire(units), "at-at-1", "laser-battery-1", [4, 2], True) == ([4, 2], 1, 0)


def test_BLZ_35_only_for_those_who_have_it_and_with_bonuses_as_ever():
    t = fire({"at-st-1": "6,5", "at-at-1": "8,5", "laser-battery-1": "7,5"})
    assert offered(t, "shoot", unit="at-st-1") == [("at-st-1", "laser-battery-1", False)]
    assert shot(t, "at-at-1", "laser-battery-1", [1, 4, 2], True) == ([1, 4, 2], 1, 1)


def test_BLZ_36_a_harpoon_destroys_an_at_at_in_the_same_hex():
    t = at(3, {"veers": "6,5", "luke": "6,5", "at-st-1": "0,0", **FAR}, step="return")
    assert offered(t, "harpoon") == [("luke", "veers")]
    t.play("harpoon", unit="luke", target="veers")
    assert t.position()["destroyed"] == ["veers"]


def test_BLZ_36_not_by_a_damaged_snowspeeder_nor_another_vehicle_nor_another_hex():
    t = at(3, {"veers": "6,5", "luke": ("6,5", "N", True), "at-st-1": "0,0", "snowspeeder-1": "0,0", **FAR}, step="return")
    assert offered(t, "harpoon") == []


def test_BLZ_36_self_destruct_takes_one_infantry_of_either_side_along():
    units = {"probe-droid-1": ("6,5", "S", True), "scout-1": "6,5", "probe-droid-2": "8,5", "snowtrooper-1": "8,5", **FAR}
    t = at(3, units, seat="alliance", step="return")
    assert t.to_act == ("empire",)
    assert offered(t, "self_destruct") == [("probe-droid-1", "scout-1"), ("probe-droid-2", "snowtrooper-1")]
    t.play("self_destruct", unit="probe-droid-1", target="scout-1")
    assert t.position()["destroyed"] == ["scout-1", "probe-droid-1"]


def test_BLZ_36_both_only_in_the_return_fire_of_the_opponents_turn():
    t = at(3, {"veers": "6,5", "luke": "6,5", **FAR}, seat="alliance", step="fire")
    assert kinds(t) == {"done"}
    done(t)
    assert t.to_act == ("empire",)
    assert "harpoon" not in kinds(t)


def test_the_sample_shooting_phase_of_the_rulebook():
    """An AT-ST at a battery 3 hexes away: 4 and 6 are rolled again to 2 and 5, and a 6 beats the armor of 3."""
    t = fire({"at-st-1": "6,5", "laser-battery-1": "6,8"})
    assert shot(t, "at-st-1", "laser-battery-1", [4, 6, 2, 5, 6]) == ([4, 6, 2, 5, 6], 1, 1)
    assert unit(t, "laser-battery-1") == ("6,8", None, True)


# Odds


def chances_of(t, name, target, max_power=False):
    return odds.shot_chances(t.record, board.UNIT[name], board.UNIT[target], max_power)


def test_odds_of_a_plain_shot():
    t = fire({"at-st-1": "6,5", "scout-1": "6,7"})
    chances = chances_of(t, "at-st-1", "scout-1")
    assert chances["nothing"] == pytest.approx((2 / 3) ** 2)
    assert chances["damaged"] == pytest.approx(4 / 9)
    assert chances["destroyed"] == pytest.approx(1 / 9)


def test_odds_as_they_are_shown():
    t = fire({"at-st-1": "6,5", "scout-1": "6,8"})
    shown = t.game.odds(
        t.record, 1, t.game.actions.encode("shoot", {"unit": "at-st-1", "target": "scout-1", "max_power": False})
    )
    said = shown.said(t.words)
    assert said.title == "AT-ST 1 at scout 1"
    assert said.chances[0] == ("Destroyed", pytest.approx(1 / 36))
    assert dict(said.chances)["No damage"] == pytest.approx((5 / 6) ** 2)
    assert ("Re-rolls of hits", "1") in said.facts
    assert ("Damage needs", "3 or more") in said.facts


def test_what_a_shot_cannot_do_is_not_shown():
    t = fire({"scout-1": "6,8", "probe-droid-1": "6,7"})
    action = t.game.actions.encode("shoot", {"unit": "probe-droid-1", "target": "scout-1", "max_power": False})
    assert [name for name, _ in t.game.odds(t.record, 1, action).said(t.words).chances] == ["Damaged", "No damage"]


def brute(dice, net, armor):
    """The chances of 0, 1 and 2 or more damages, by trying all dice of one die after another."""
    hit = 0.5 ** (1 - net) if net < 0 else 1 - 0.5 ** (net + 1)
    wound = hit * (6 - min(6, max(0, armor))) / 6
    chances = [0.0, 0.0, 0.0]
    for mix in itertools.product((0, 1), repeat=dice):
        p = 1.0
        for damaged in mix:
            p *= wound if damaged else 1 - wound
        chances[min(2, sum(mix))] += p
    return chances


@pytest.mark.parametrize("hex_", ["6,6", "6,7", "6,8"])
@pytest.mark.parametrize("max_power", [False, True])
@pytest.mark.parametrize(("target", "damaged"), [("scout-1", False), ("luke", False), ("laser-battery-1", True)])
@pytest.mark.parametrize("event", [0, 6])
def test_odds_agree_with_one_die_after_another(hex_, max_power, target, damaged, event):
    t = fire({"veers": "6,5", target: (hex_, None, damaged)}, event=event)
    chances = chances_of(t, "veers", target, max_power)
    net = {"6,6": 1, "6,7": 0, "6,8": -1}[hex_] + 1 + (event == 6) - (target == "luke")
    armor = board.ARMOR[board.UNIT[target], int(damaged)] - (2 if max_power else 0)
    nothing, once, twice = brute(1 if max_power else 3, net, armor)
    gone = once + twice if damaged else twice
    assert chances["nothing"] == pytest.approx(nothing)
    assert chances["destroyed"] == pytest.approx(gone)


def test_odds_of_other_choices_are_not_told():
    t = fire({"at-st-1": "6,5", "scout-1": "6,7"})
    assert t.game.odds(t.record, 1, t.game.actions.encode("done", {})) is None


def test_odds_agree_with_many_shots():
    t = fire({"veers": "6,5", "luke": "6,8"})
    chances = chances_of(t, "veers", "luke")
    hurt = 0
    for seed in range(2000):
        again = ht.Table.at("blizzard", t.position(), seed=seed)
        again.game.apply(
            again.record, 1, again.game.actions.encode("shoot", {"unit": "veers", "target": "luke", "max_power": False})
        )
        luke = board.UNIT["luke"]
        hurt += bool(again.record.at[luke] < 0 or again.record.damaged[luke])
    assert hurt / 2000 == pytest.approx(1 - chances["nothing"], abs=0.04)
