"""Positions, odds, best use of dice, words and data of `endor`."""

import io
import itertools
import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from endor_kit import MARKERS, attack, battle, ids, position, told
from rich.console import Console

import holotable as ht
from holotable.core import dice, records
from holotable.games.endor import best, odds
from holotable.terminal import TerminalTable

SHIPS = {"R1": {"x-wing": 1}, "N": {"executor": 1}}
GOLDEN = Path(__file__).parent.parent / "golden" / "endor"


# Positions


def test_a_position_says_everything_and_comes_back_the_same():
    t = battle({"W": {"x-wing": 3}, "A6": {"tie": 2, "executor": 1}}, "r17", up=("F1",), tie_reserve=7)
    t.play("order", order="x-wing")
    attack(t, "W", "A6", 1, 3, 6)
    p = t.position()
    wanted = {
        "turn": "rebels",
        "card": "r17",
        "step": "assign",
        "order": "x-wing",
        "origin": "W",
        "target": "A6",
        "dice": [1, 3, 6],
    }
    assert {key: p[key] for key in wanted} == wanted
    assert ht.Table.at("endor", json.loads(json.dumps(p))).position() == p


def test_a_half_made_move_is_a_position_too():
    t = battle({"W": {"x-wing": 3}, "N": {"executor": 1}}, "r17")
    t.play("order", order="x-wing")
    action = next(c for c in t.choices() if c.args == {"origin": "W", "to": "R1"}).actions[0]
    t.game.apply(t.record, 0, action)
    p = t.position()
    assert (p["step"], p["origin"], p["target"]) == ("amount", "W", "R1")
    again, _ = t.game.from_position(p)
    assert t.game.legal_list(again, 0) == t.game.legal_list(t.record, 0)


def test_left_out_decks_are_the_other_cards_and_other_keys_have_defaults():
    p = battle(SHIPS, "r17").position()
    assert len(p["decks"]["rebels"]) == 29
    assert (p["winner"], p["round_limit"], p["extras"]["rebels"]) == (None, 60, 0)


CARDS = [f"r{i:02}" for i in range(1, 31)]
BAD = {
    "unknown key": ({"colour": 1}, "colour"),
    "unknown sector": ({"ships": {"Q9": {"tie": 1}}}, "Q9"),
    "unknown ship": ({"ships": {"N": {"a-wing": 1}}}, "a-wing"),
    "both sides in one sector": ({"ships": {"N": {"tie": 1, "x-wing": 1}}}, "both sides"),
    "ships on a face-down marker": ({"ships": {"F1": {"x-wing": 1}}}, "face down"),
    "falcon on a marker": ({"ships": {"F2": {"falcon": 1}}, "markers": dict.fromkeys(MARKERS, "up")}, "marker"),
    "more ships than exist": ({"ships": {"N": {"executor": 1, "tie": 30}, "R1": {"x-wing": 1}}, "tie_reserve": 27}, "57"),
    "two falcons": ({"ships": {"R1": {"falcon": 1}, "R2": {"falcon": 1}}}, "2 of falcon"),
    "hits past a track": ({"hits": {"luke": 11}}, "from 0 to 10"),
    "hits at the end with the ship there": ({"hits": {"executor": 8}}, "end of the track"),
    "a reserve without executor": ({"ships": {"R1": {"x-wing": 1}}, "tie_reserve": 1}, "Executor"),
    "a stormtrooper behind the team": ({"shield": {"at": 5, "stormtroopers": [5]}}, "not ahead"),
    "a tenth stormtrooper": ({"shield": {"at": 0, "stormtroopers": list(range(1, 11))}}, "up to 9"),
    "a card twice": ({"hands": {"rebels": ["r01"]}, "piles": {"rebels": ["r01"]}}, "two places"),
    "a card missing": ({"decks": {"rebels": CARDS[:-2]}}, "nowhere"),
    "an unknown card": ({"hands": {"rebels": ["r99"]}}, "r99"),
    "a card of the other side": ({"hands": {"rebels": ["e01"]}}, "other side"),
    "no such seat": ({"hands": {"rebels-1": []}}, "rebels-1"),
    "a marker neither up nor down": ({"markers": {"F1": "sideways"}}, "up or down"),
    "a round beyond the limit": ({"round": 9, "round_limit": 8}, "from 1 to 8"),
    "three players": ({"players": 3}, "2 or 4"),
    "a phase that is none": ({"phase": "war"}, "prepare, orders"),
    "everybody has picked": ({"hands": {"rebels": [], "empire": []}}, "nobody has a decision"),
    "too many picked": ({"piles": {"rebels": ["r01", "r02", "r03", "r04"]}}, "more than 3"),
    "every rebel gone": ({"ships": {"N": {"executor": 1}}}, "winner is empire"),
    "dice in prepare": ({"dice": [1]}, "no dice"),
    "a turn in prepare": ({"turn": "rebels"}, "turn must be null"),
    "a deck card that is not fresh": ({"fresh": {"rebels": ["r01"]}}, "fresh"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_bad_positions_are_refused_with_the_reason(name):
    changes, reason = BAD[name]
    hands = {"hands": {"rebels": ["r29"], "empire": ["e29"]}}
    with pytest.raises(ht.BadPosition, match=reason):
        ht.Table.at("endor", position(SHIPS) | hands | changes)


BAD_TURNS = {
    "no card": ({"card": None}, "card is turned up"),
    "no step": ({"step": None}, "does not fit"),
    "an unusable card": ({"card": "r29", "ships": {"N": {"tie": 1}, "R1": {"x-wing": 1}}}, "no decision"),
    "an order that the card does not show": ({"step": "move", "order": "falcon"}, "does not show"),
    "nothing to attack": ({"step": "attack", "order": "x-wing"}, "no decision"),
    "an attack on nothing": (
        {"step": "assign", "order": "x-wing", "origin": "R1", "target": "W", "dice": [6]},
        "cannot be attacked",
    ),
    "dice without effect": (
        {
            "step": "assign",
            "order": "x-wing",
            "origin": "R1",
            "target": "W",
            "dice": [2],
            "ships": {"R1": {"x-wing": 1}, "W": {"tie": 1}},
        },
        "no decision",
    ),
    "six dice": ({"card": "r21", "step": "advance", "order": "shield", "dice": [6] * 6}, "up to 5"),
    "an assault that pays for nothing": ({"card": "r21", "step": "advance", "order": "shield", "dice": [1]}, "no decision"),
    "dice too early": ({"dice": [6]}, "no dice"),
    "a move that no ship makes": ({"step": "amount", "order": "x-wing", "origin": "F1", "target": "F2"}, "cannot move"),
    "a move without its end": ({"step": "amount", "order": "x-wing", "origin": "R1"}, "origin and target"),
    "a move out of reach": ({"step": "amount", "order": "x-wing", "origin": "R1", "target": "E"}, "cannot move"),
    "an origin without such ships": ({"step": "amount", "order": "x-wing", "origin": "R2", "target": "R3"}, "no x-wing"),
    "over with a step": ({"winner": "empire"}, "the game is over"),
}


@pytest.mark.parametrize("name", BAD_TURNS)
def test_positions_that_ask_nobody_anything_are_refused(name):
    changes, reason = BAD_TURNS[name]
    with pytest.raises(ht.BadPosition, match=reason):
        ht.Table.at("endor", position(SHIPS, "r17") | changes)


def test_a_finished_position_stays_finished():
    t = ht.Table.at("endor", position(SHIPS, "r17") | {"step": None, "winner": "rebels"})
    assert t.over
    assert t.winners == ("rebels",)
    assert ht.Table.at("endor", t.position()).position() == t.position()


# Odds: compared with counting every roll


def every_roll(dice):
    return list(itertools.product(range(1, 7), repeat=dice))


def test_rolls_cover_everything():
    assert sum(chance for _, chance in odds.rolls(5)) == pytest.approx(1)
    assert dict(odds.rolls(2))[1, 6] == pytest.approx(2 / 36)


def test_the_chances_of_an_attack_are_exact():
    x, y, b, tie, falcon, executor = range(6)
    found = odds.attack_chances(3, {tie: 2}, False)
    assert found["hit"] == pytest.approx(1 - (1 / 3) ** 3)
    assert found["clear"] == pytest.approx(sum(sum(d >= 3 for d in r) >= 2 for r in every_roll(3)) / 216)
    found = odds.attack_chances(4, {x: 1, b: 1, falcon: 2}, False)
    clear = sum(sum(d >= 5 for d in r) >= 3 and sum(d >= 3 for d in r) >= 4 for r in every_roll(4)) / 6**4
    assert found["clear"] == pytest.approx(clear)
    assert found["falcon"] == pytest.approx(sum(sum(d >= 5 for d in r) >= 2 for r in every_roll(4)) / 6**4)
    found = odds.attack_chances(2, {y: 3}, True)
    assert found["marker"] == found["clear"] == pytest.approx(1 - (4 / 6) ** 2)
    assert odds.attack_chances(5, {executor: 8}, False)["executor"] == 0


def test_the_odds_of_each_choice_are_shown():
    t = battle({"W": {"x-wing": 3}, "A6": {"tie": 2, "executor": 1}}, "r17", hits={"executor": 6})
    t.play("order", order="x-wing")
    t.play("stay")
    shown = t.game.odds(t.record, 0, t.choices()[0].actions[0])
    said = shown.said(t.words)
    assert dict(said.chances)["At least one hit"] == pytest.approx(1 - (1 / 3) ** 3)
    assert said.chances[0][0] == "No ship left there"
    assert ("Dice", "3") in said.facts
    assert "The Executor is destroyed" in dict(said.chances)
    assert t.game.odds(t.record, 0, t.choices()[-1].actions[0]) is None


def test_the_chance_of_a_death_star_shot_and_of_hitting_the_death_star():
    t = battle({"R1": {"x-wing": 1}}, "e15")
    t.play("order", order="death-star")
    assert t.game.odds(t.record, 1, t.choices()[0].actions[0]).chances[0].share == pytest.approx(5 / 9)
    t = battle({"A1": {"x-wing": 4}}, "r17", shield={"at": 17})
    t.play("order", order="x-wing")
    t.play("stay")
    assert t.game.odds(t.record, 0, t.choices()[0].actions[0]).chances[0].share == pytest.approx(1 - (5 / 6) ** 4)


def test_the_chances_of_an_assault_are_those_of_the_best_play():
    """Against trying every order in which the dice can be spent."""
    t = battle(SHIPS, "r21", shield={"at": 2, "stormtroopers": [3, 5]})
    needs = [3, 3, 4, 3, 3]
    farthest = [0] * 6
    for roll in every_roll(5):
        reached = max(
            sum(1 for _ in itertools.takewhile(lambda pair: pair[0] >= pair[1], zip(order, needs, strict=True)))
            for order in set(itertools.permutations(roll))
        ) if max(roll) >= 3 else 0  # fmt: skip
        farthest[reached] += 1
    assert odds.assault_chances(t.record) == pytest.approx([n / 6**5 for n in farthest])
    shown = t.game.odds(t.record, 0, t.choices()[1].actions[0])
    assert dict(shown.said(t.words).chances)["The team advances"] == pytest.approx(1 - farthest[0] / 6**5)


def test_the_chances_of_a_duel():
    assert odds.duel_chances(0) == pytest.approx([1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16])
    t = battle(SHIPS, "r24", hits={"vader": 7})
    shown = t.game.odds(t.record, 0, t.choices()[1].actions[0])
    assert shown.said(t.words).chances[0] == ("Vader falls", pytest.approx(5 / 16))


def frequency(t, seat, action, happened, times=3000):
    """How often something comes of a choice, dice after dice."""
    count = 0
    for seed in range(times):
        s = records.clone(t.record)
        s.quiet = 1
        dice.seed_words(np.asarray(s.rng), seed, 7)
        t.game.apply(s, seat, action)
        count += bool(happened(s))
    return count / times


def within_errors(found, chance, times=3000):
    return abs(found - chance) <= 4 * (chance * (1 - chance) / times) ** 0.5 + 1e-9


def chance_of(t, seat, choice, key="odds.hit"):
    """The chance of that key, or the only one there is."""
    chances = t.game.odds(t.record, seat, choice.actions[0]).chances
    return next((chance.share for chance in chances if chance.key == key), chances[0].share)


def test_the_engines_dice_follow_the_exact_odds():
    t = battle({"R1": {"x-wing": 1}, "F1": {"x-wing": 3}}, "e15", up=("F1",))
    t.play("order", order="death-star")
    shot = t.choices()[0]
    hit = frequency(t, 1, shot.actions[0], lambda s: t.game.to_position(s)["markers"]["F1"] == "down")
    assert within_errors(hit, chance_of(t, 1, shot))
    t = battle({"A1": {"x-wing": 4}, "R1": {"x-wing": 1}}, "r17", shield={"at": 17})
    t.play("order", order="x-wing")
    t.play("stay")
    strike = next(choice for choice in t.choices() if choice.kind == "attack_death_star")
    assert within_errors(frequency(t, 0, strike.actions[0], lambda s: s.over), chance_of(t, 0, strike))
    t = battle({"W": {"x-wing": 2}, "A6": {"executor": 1}}, "r17")
    t.play("order", order="x-wing")
    t.play("stay")
    attack = t.choices()[0]
    asked = frequency(t, 0, attack.actions[0], lambda s: "assign" in str(t.game.to_position(s)["step"]))
    assert within_errors(asked, chance_of(t, 0, attack))
    assert chance_of(t, 0, attack) == pytest.approx(1 - (4 / 6) ** 2)


# The best use of dice


def attack_with(dice, here, there, **more):
    """An attack from W on A6 (or on a marker) with these dice."""
    t = battle({"W": here, "A6": there}, "r17", **more)
    t.play("order", order=next(iter(here)))
    t.play("stay")
    t.dice(dice)
    t.play("attack", origin="W", to="A6")
    return t


def test_the_best_assignment_of_the_rulebooks_example():
    t = attack_with([1, 2, 4, 6, 6], {"y-wing": 6, "falcon": 1}, {"tie": 4, "executor": 1})
    assert [s.text for s in t.shortcuts("rebels")] == ["Best use of all dice"]
    t.play_shortcut("rebels", "assign")
    p = t.position()
    assert p["ships"]["A6"] == {"tie": 3, "executor": 1}
    assert p["hits"]["executor"] == 2
    assert [entry.kind for entry in t.log[-3:]] == ["assign"] * 3


def test_the_terminal_offers_the_best_assignment(monkeypatch):
    t = attack_with([1, 2, 4, 6, 6], {"y-wing": 6}, {"tie": 4, "executor": 1})
    console = Console(width=100, file=io.StringIO())
    monkeypatch.setattr(console, "input", lambda *args: "*1")
    TerminalTable(t, {}, {}, console).next_decision()
    assert "Best use of all dice" in console.file.getvalue()
    assert t.position()["hits"]["executor"] == 2


def test_the_best_assignment_clears_a_sector_if_it_can():
    t = attack_with([6, 5, 3], {"x-wing": 3}, {"tie": 3, "executor": 1})
    assert best.best_assignment(t.record) == [(6, 5), (5, 5), (3, 3)]
    t = attack_with([6, 5, 3], {"x-wing": 3}, {"tie": 2, "executor": 1}, hits={"executor": 7})
    t.play_shortcut("rebels", "assign")
    assert "A6" not in t.position()["ships"]
    assert told(t, "extra_orders")


def test_the_best_assignment_takes_the_marker_with_all_its_fighters():
    t = battle({"R2": {"tie": 3}, "F2": {"x-wing": 4}, "R1": {"x-wing": 1}}, "e28", up=("F2",))
    t.play("order", order="tie")
    attack(t, "R2", "F2", 3, 5, 4)
    t.play_shortcut("empire", "assign")
    assert t.position()["markers"]["F2"] == "down"
    assert "F2" not in t.position()["ships"]


def test_the_best_assignment_leaves_no_die_that_still_hits():
    chooser = random.Random(5)
    for _ in range(60):
        there = {"tie": chooser.randint(1, 5), **({"executor": 1} if chooser.random() < 0.5 else {})}
        dice = [chooser.randint(1, 6) for _ in range(5)]
        if max(dice) < 3:
            continue
        t = attack_with(dice, {"x-wing": 5}, there, hits={"executor": chooser.randint(0, 7)}, piles={"empire": ["e01"]})
        t.play_shortcut("rebels", "assign")
        assert t.to_act == ("empire",) or t.position()["step"] == "order"


def test_the_best_advance_goes_as_far_as_the_dice_reach():
    t = battle(SHIPS, "r21", shield={"at": 2, "stormtroopers": [5]}, piles={"empire": ["e01"]})
    t.dice([6, 2, 3, 4, 1])
    t.play("order", order="shield")
    t.play_shortcut("rebels", "advance")
    assert t.position()["shield"]["at"] == 6
    with pytest.raises(ht.IllegalChoice, match="no shortcut"):
        t.play_shortcut("empire", "advance")


# Words and pictures


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        ({"kind": "order", "order": "falcon"}, "not the order"),
        ({"kind": "order", "order": "y-wing"}, "can do nothing"),
    ],
)
def test_a_refused_order_says_why(choice, reason):
    t = battle(SHIPS, "r17")
    with pytest.raises(ht.IllegalChoice, match=reason):
        t.play(choice.pop("kind"), **choice)


def test_refused_picks_attacks_and_dice_say_why():
    t = ht.Table("endor", seed=1)
    missing = next(c for c in CARDS if c not in t.position()["hands"]["rebels"])
    with pytest.raises(ht.IllegalChoice, match="not in your hand"):
        t.play("pick", seat="rebels", card=missing)
    t = attack_with([1, 2, 3, 6], {"x-wing": 4}, {"tie": 1, "executor": 1})
    with pytest.raises(ht.IllegalChoice, match="too low"):
        t.play("assign", die=3, target="executor")
    with pytest.raises(ht.IllegalChoice, match="No unused die"):
        t.play("assign", die=5, target="executor")
    with pytest.raises(ht.IllegalChoice, match="There is no"):
        t.play("assign", die=6, target="falcon")
    t = battle({"W": {"x-wing": 1}, "A6": {"tie": 1}, "E": {"x-wing": 1}}, "r17")
    t.play("order", order="x-wing")
    t.play("move", origin="W", to="SW", count=1)
    with pytest.raises(ht.IllegalChoice, match="must come from SW"):
        t.play("attack", origin="E", to="A3")
    t = battle({"R1": {"x-wing": 1}}, "e15", up=("F1",))
    t.play("order", order="death-star")
    with pytest.raises(ht.IllegalChoice, match="markers only"):
        t.play("fire", target="R1")


def test_the_board_is_drawn_from_a_view_alone():
    t = ht.Table("endor", seed=3)
    console = Console(width=100, file=io.StringIO())
    console.print(t.game.draw_text(t.view("rebels"), t.words))
    text = console.file.getvalue()
    assert "N 4T Executor" in text
    assert "[F1 5X]" in text
    assert t.position()["hands"]["rebels"][0] in text
    assert "e0" not in text


def test_the_drawing_names_every_place_and_edge():
    g = ht.get("endor")
    drawn = json.loads(json.dumps(g.drawing(g.check_options({}))))
    assert len(drawn["places"]) == 24
    assert ["R1", "F1"] in drawn["edges"]
    assert len(drawn["shield_track"]["points"]) == len(drawn["shield_track"]["need"]) + 1


def test_golden_games_show_every_ending_for_two_and_for_four():
    endings = set()
    for path in GOLDEN.glob("*.json"):
        t = ht.Table.load(path)
        endings.add((len(t.seats), told(t, "won")[0]["reason"]))
    assert endings == set(itertools.product((2, 4), ("death-star", "fleet", "round-limit")))


# Data, not code


def change_the_data(data):
    """Another battle: a new sector, a marker less, a shorter track, smaller decks, other numbers."""
    data["sectors"].append({"id": "DEEP", "xy": [800, 30], "adj": ["N"], "start": {"tie": 2}, "zone": "outer"})
    lost = data["fleet_markers"].pop()
    data["sectors"][-2]["adj"].remove(lost["id"])
    data["totals"]["x-wing"] -= lost["start"]["x-wing"]
    data["totals"]["tie"] += 2
    data["tie"]["deploy"] = 6
    data["shield_track"]["need"] = [2, 3, 4, 5, 6]
    data["hit_tracks"]["falcon"]["hits"] = 3
    data["hit_tracks"]["vader"]["hits"] = 4
    data["moves"]["falcon"] = 3
    data["moves"]["x-wing"] = 2
    data["dice"]["executor"] = 6
    data["dice"]["max"] = 7
    data["round"]["picks"]["2"] = 4
    data["round"]["draws"]["2"] = 4
    for side in data["cards"]:
        data["cards"][side] = data["cards"][side][::2]


PLAY = """
import holotable as ht
from holotable.lab.fuzz import check_game
game = ht.get("endor")
for number, options in enumerate(game.option_mixes()):
    check_game(game, options, number)
t = ht.Table("endor", seed=1)
print(len(t.position()["decks"]["rebels"]), "DEEP" in t.position()["ships"], "F6" in t.position()["markers"])
"""


def test_another_map_track_and_deck_need_no_change_in_the_rules(tmp_path):
    package = Path(ht.__file__).parent
    shutil.copytree(package, tmp_path / "holotable", ignore=shutil.ignore_patterns("__pycache__", "web", "server"))
    path = tmp_path / "holotable" / "games" / "endor" / "data" / "endor.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    change_the_data(data)
    path.write_text(json.dumps(data), encoding="utf-8")
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", PLAY], env=env, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.split() == ["9", "True", "False"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("data['sectors'][0]['adj'].append('ZZ')", "no sector or marker"),
        ("data['sectors'][0]['start'] = {}", "are placed, but there are"),
        ("data['cards']['rebels'] = data['cards']['rebels'][:3]", "cards"),
        ("data['cards']['rebels'][0]['orders'] = ['tie']", "other side"),
        ("data['fleet_markers'][0]['adj'].append('F2')", "next to each other"),
    ],
)
def test_wrong_data_are_refused_with_a_sentence(tmp_path, change, reason):
    package = Path(ht.__file__).parent
    shutil.copytree(package, tmp_path / "holotable", ignore=shutil.ignore_patterns("__pycache__", "web", "server"))
    path = tmp_path / "holotable" / "games" / "endor" / "data" / "endor.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    exec(change, {"data": data})
    path.write_text(json.dumps(data), encoding="utf-8")
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", "import holotable as ht; ht.get('endor')"]
    done = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "endor.json: " in done.stderr
    assert reason in done.stderr


def test_choices_are_few_words_that_parse_back():
    t = ht.Table("endor", seed=1)
    for choice in t.choices("rebels"):
        assert t.by_id("rebels", choice.id) == choice
    assert ids(t)[0].startswith("pick(card=r")
