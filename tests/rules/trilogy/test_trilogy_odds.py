"""Exact odds against known fractions, against the engine's own dice, and blitz."""

from fractions import Fraction

import numpy as np
import pytest
from galaxy import forces, happened, kinds, owner, standard, table

import holotable as ht
from holotable.core import records
from holotable.core.jit import COMPILED, rule
from holotable.games.trilogy import GAME, blitz
from holotable.games.trilogy.board import PLANET
from holotable.games.trilogy.odds import Help, battle, death_star, invasion
from holotable.games.trilogy.rules.planets import add_forces
from holotable.games.trilogy.rules.steps.attack_star import judge_attack, roll_at_star
from holotable.games.trilogy.rules.steps.invade import compare, roll_battle

KNOWN = {
    (1, 1): {(1, 0): Fraction(21, 36), (0, 1): Fraction(15, 36)},
    (2, 1): {(1, 0): Fraction(91, 216), (0, 1): Fraction(125, 216)},
    (3, 1): {(1, 0): Fraction(441, 1296), (0, 1): Fraction(855, 1296)},
    (1, 2): {(1, 0): Fraction(161, 216), (0, 1): Fraction(55, 216)},
    (2, 2): {(2, 0): Fraction(581, 1296), (1, 1): Fraction(420, 1296), (0, 2): Fraction(295, 1296)},
    (3, 2): {(2, 0): Fraction(2275, 7776), (1, 1): Fraction(2611, 7776), (0, 2): Fraction(2890, 7776)},
}


@pytest.mark.parametrize("dice", KNOWN)
def test_plain_battles_have_the_known_fractions(dice):
    assert battle(*dice) == KNOWN[dice]


def test_help_changes_a_battle_as_it_must():
    assert battle(1, 1, Help(fighters=1)) == {(1, 0): Fraction(1, 2), (0, 1): Fraction(1, 2)}
    assert battle(1, 1, Help(bombers=1))[0, 1] == Fraction(21, 36)
    assert battle(1, 1, Help(destroyers=1))[0, 1] == Fraction(15 + 6 + 6, 48)
    assert battle(1, 1, Help(), Help(eight_sided=True))[0, 1] == Fraction(15, 48)
    assert battle(1, 1, Help(highest=2)) == battle(1, 1, Help(each=2))
    for a in range(1, 4):
        for d in range(1, 3):
            assert sum(battle(a, d, Help(3, 1, 2), Help(1, 2, 1)).values()) == 1


def test_invasions_by_hand():
    assert invasion(1, 1) == pytest.approx(15 / 36)
    assert invasion(5, 0) == 1.0
    assert invasion(0, 3) == 0.0
    two = 125 / 216 + 91 / 216 * 15 / 36
    assert invasion(2, 1) == pytest.approx(two)
    assert invasion(9, 3) > invasion(9, 4) > invasion(8, 4)
    assert 0.9 < invasion(120, 100) <= 1


def test_the_death_star_by_hand():
    assert death_star(3) == Fraction(1, 216)
    assert death_star(2) == 0
    assert death_star(3, plus=3) == Fraction(20, 216)
    assert death_star(3, Help(bombers=3)) == Fraction(20, 216)
    assert death_star(0) == 0


def test_the_table_shows_odds_before_an_attack():
    t = standard({"orange": "endor", "yellow": "kessel"}, forces={"endor": 4, "bespin": 2})
    choice = next(c for c in t.choices() if c.kind == "attack" and c.args["dice"] == 3)
    shown = GAME.odds(t.record, 0, choice.actions[0])
    assert [chance.share for chance in shown.chances] == [invasion(3, 2), *(float(p) for p in battle(3, 2).values())]
    star = table({"rebels": "endor", "hutts": "kessel"}, forces={"endor": 4}, death_star="bespin", force=1)
    choice = next(c for c in star.choices() if c.kind == "attack_death_star" and c.args["forces"] == 3)
    assert GAME.odds(star.record, 0, choice.actions[0]).chances[0].share == float(death_star(4))
    done = next(c for c in star.choices() if c.kind == "done")
    assert GAME.odds(star.record, 0, done.actions[0]) is None


# The engine's own dice


@rule
def count_outcomes(s, dice, defence, times, counts):
    """Fight one battle again and again from the same planets; `counts` gets how often the attacker lost 0, 1 or 2."""
    origin = s.origin
    target = s.target
    along = s.escort.copy()
    for _ in range(times):
        s.origin = origin
        s.target = target
        s.escort[:] = along
        s.dice = dice
        s.defence = defence
        add_forces(s, origin, 50 - s.forces[origin])
        add_forces(s, target, 50 - s.forces[target])
        roll_battle(s)
        compare(s)
        counts[50 - s.forces[origin]] += 1


@rule
def count_stations(s, dice, times):
    """Attack the Death Star again and again; tells how often it was destroyed."""
    origin = s.origin
    target = s.target
    along = s.escort.copy()
    star = s.star
    destroyed = 0
    for _ in range(times):
        s.origin = origin
        s.target = target
        s.escort[:] = along
        s.dice = dice
        add_forces(s, origin, 50 - s.forces[origin])
        s.star = star
        s.force = 0
        roll_at_star(s)
        judge_attack(s)
        destroyed += s.star < 0
    return destroyed


FLEETS = [(0, 0, 0), (1, 0, 0), (3, 0, 0), (0, 1, 0), (0, 3, 0), (0, 0, 1), (0, 0, 3), (2, 1, 1)]


def prepared(attackers, defenders, base, seed):
    """A record in the middle of a battle between Endor and Bespin, with these ships."""
    t = table(
        {"rebels": "endor", "hutts": "kessel"}, forces={"endor": 50, "bespin": 50}, force=0, death_star="hoth",
        bases={"bespin": ["empty"]} if base else {},
    )  # fmt: skip
    s = records.clone(t.record)
    s.rng[:] = np.random.default_rng(seed).integers(1, 1 << 32, 4, dtype=np.uint32)
    s.quiet = 1
    s.origin, s.target = PLANET["endor"], PLANET["bespin"]
    for ship in range(3):
        s.escort[ship] = attackers[ship]
        s.ships[PLANET["bespin"], ship] = defenders[ship]
    return s


TIMES = 30_000


@pytest.mark.parametrize("base", [False, True])
@pytest.mark.parametrize("fleet", FLEETS)
def test_the_engines_dice_follow_the_exact_odds(fleet, base):
    """Over five million battles in all: within 4 standard errors for every pair of dice numbers."""
    none = (0, 0, 0)
    times = TIMES if COMPILED else 60
    for sides in ((fleet, none), (none, fleet)):
        for dice in (1, 2, 3):
            for defence in (1, 2):
                counts = np.zeros(8, np.int64)
                count_outcomes(prepared(*sides, base, dice * 10 + defence), dice, defence, times, counts)
                exact = battle(dice, defence, Help(*sides[0]), Help(*sides[1], eight_sided=base))
                for lost in range(3):
                    p = float(sum(chance for (a, _), chance in exact.items() if a == lost))
                    error = (times * p * (1 - p)) ** 0.5
                    assert abs(counts[lost] - times * p) <= 4 * error + 1e-9


@pytest.mark.parametrize("fleet", FLEETS)
def test_the_engine_destroys_the_death_star_as_often_as_the_odds_say(fleet):
    times = 100_000 if COMPILED else 100
    s = prepared(fleet, (0, 0, 0), False, 7)
    p = float(death_star(3, Help(*fleet)))
    error = (times * p * (1 - p)) ** 0.5
    assert abs(count_stations(s, 3, times) - times * p) <= 4 * error + 1


# Blitz


def test_blitz_goes_on_until_the_planet_falls():
    t = standard({"orange": "endor", "yellow": "kessel"}, forces={"endor": 9, "bespin": 3})
    t.dice([6, 6, 6, 1, 1, 6, 6, 6, 1])
    assert blitz(t, "endor", "bespin", defend=True) == "taken"
    assert owner(t, "bespin") == "orange"
    assert len([e for e in t.log if e.kind == "attack"]) == 2
    assert len(happened(t, "rolled")) == 4


def test_blitz_stops_at_the_number_of_forces_to_keep():
    t = standard({"orange": "endor", "yellow": "kessel"}, forces={"endor": 5, "bespin": 9})
    t.dice([1, 1, 6, 6] * 6)
    assert blitz(t, "endor", "bespin", keep=3, defend=True) == "kept"
    assert forces(t, "endor") == 3


def test_blitz_stops_when_another_seat_is_asked():
    t = standard({"orange": "endor", "yellow": "kessel"}, forces={"endor": 5, "bespin": 9})
    assert blitz(t, "endor", "bespin") == "asked"
    assert kinds(t) == {"defend"}
    t = table(
        {"rebels": "endor", "hutts": "kessel"}, forces={"endor": 9, "bespin": 9}, ships={"endor": {"fighter": 1}},
        hands={"empire": ["empire-emergency-garrison-1"]}, force=0,
    )  # fmt: skip
    assert blitz(t, "endor", "bespin", defend=True) == "asked"
    assert t.to_act == ("empire",)
    assert t.position()["asking"]["window"] == "attack-declared-defender"


def test_blitz_goes_on_after_the_question_that_stopped_it():
    t = table(
        {"rebels": "endor", "hutts": "kessel"}, forces={"endor": 9, "bespin": 2},
        hands={"empire": ["empire-emergency-garrison-1"]}, force=0,
    )  # fmt: skip
    assert blitz(t, "endor", "bespin", defend=True) == "asked"
    t.play("done")
    t.dice([6, 6, 6, 1, 1])
    assert blitz(t, "endor", "bespin", defend=True) == "taken"
    assert kinds(t) == {"move_in"}


def test_a_blitz_plays_no_cards_of_the_attacker_and_is_not_stopped_by_them():
    t = table(
        {"rebels": "endor", "hutts": "kessel"}, forces={"endor": 9, "bespin": 2},
        hands={"rebels": ["rebels-squad-leaders-1"]}, force=0,
    )  # fmt: skip
    t.dice([6, 6, 6, 1, 1])
    assert blitz(t, "endor", "bespin", defend=True) == "taken"
    assert [entry.kind for entry in t.log] == ["attack", "defend", "done", "done"]
    assert t.position()["hands"]["rebels"] == ["rebels-squad-leaders-1"]


def test_blitz_ends_with_the_game():
    t = table({"rebels": "endor", "hutts": "kessel"}, forces={"endor": 9}, bases={"bespin": ["emperor"]}, force=0)
    t.dice([6, 6, 6, 1])
    assert blitz(t, "endor", "bespin", defend=True) == "over"
    assert t.winners == ("rebels",)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("endor", "naboo", 1), "There is no planet 'naboo' on the map; there are "),
        (("naboo", "endor", 1), "There is no planet 'naboo'"),
        (("endor", "bespin", 0), "a whole number from 1, not 0"),
        (("endor", "bespin", "all"), "a whole number from 1, not 'all'"),
    ],
)
def test_blitz_answers_wrong_words_with_a_sentence(words, sentence):
    t = standard({"orange": "endor", "yellow": "kessel"}, forces={"endor": 5})
    with pytest.raises(ht.IllegalChoice, match=sentence):
        blitz(t, *words)
    assert t.ply == 0
