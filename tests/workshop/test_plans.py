"""Plans: every fault in a sentence with its places, what is used up, and thousands of broken ones."""

import copy
import json
import random
from pathlib import Path

import pytest
from mutations import blown_up, mutated
from work import calls_of

import holotable as ht
from holotable.core.errors import HolotableError
from holotable.workshop import plans

DRAWABLE = [name for name in ht.list_games() if ht.get(name).workshop is not None]
MUTATIONS = 10_000
FEW = 200
"""How many have their work counted every day; that takes much longer than to look at them."""
MOST_WORK = 400_000
"""Calls of functions that a hostile plan may cost: less than 50 ms (docs/attacks.md)."""
TIMES = 2
"""How many times the work of the largest sound plan a broken one may cost."""


def known(game):
    return {
        title: {plans.KEY: plans.FORMAT, "game": game, "title": title, **core}
        for title, core in plans.workshop_of(game).known().items()
    }


def problems(data):
    return [problem.text for problem in plans.look_at(plans.read(data)).problems]


def unsaid(part):
    """A part of a battle as the forms of the workshop write it."""
    return {name: value for name, value in part.items() if name not in ("text", "mark")}


def told(data):
    """What is said of a plan, whatever is wrong with it."""
    try:
        return problems(data)
    except HolotableError as error:
        return [str(error)]


def test_the_page_is_tested_with_the_vocabulary_of_the_battles():
    file = Path(__file__).parents[2] / "web" / "tests" / "command-vocabulary.json"
    assert json.loads(file.read_text(encoding="utf-8")) == plans.workshop_of("command").vocabulary()


@pytest.mark.parametrize("game", DRAWABLE)
def test_the_plans_of_a_game_are_sound_and_survive_their_file(game, tmp_path):
    assert known(game)
    for data in known(game).values():
        assert problems(data) == []
        file = tmp_path / "plan.json"
        file.write_text(json.dumps(plans.read(data).as_json()), encoding="utf-8")
        assert plans.load(file) == plans.read(data)
    assert not plans.open_table(plans.read(data)).over


def test_every_fault_of_a_battle_is_told_with_its_places():
    battle = copy.deepcopy(next(iter(known("command").values())))
    scenario = battle["options"]["scenario"]
    scenario["terrain"]["serac"].append("0,5")
    scenario["units"]["rebels"]["troopers"] += ["1,5", "9,9"]
    scenario["hand"]["empire"] = 99
    scenario["special"].append({"rule": "lightning"})
    found = plans.look_at(plans.read(battle)).problems
    assert [problem.places for problem in found] == [[], ["0,5"], ["1,5"], [], []]
    for problem, word in zip(found, ("hand", "impassable", "both stand", "off the field", "no special rule"), strict=True):
        assert word in problem.text


def test_what_a_battle_takes_out_of_the_box_is_counted_even_where_it_is_faulty():
    battle = copy.deepcopy(next(iter(known("command").values())))
    battle["options"]["scenario"]["units"]["rebels"]["troopers"] += ["4,4", "4,4"]
    found = plans.look_at(plans.read(battle))
    used = {supply.name: (supply.used, supply.most) for supply in found.supplies}
    assert (used["troopers"], used["tiles"], used["badges"]) == ((24, 24), (8, 19), (0, 10))
    assert len(found.problems) == 1


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({plans.KEY: 2}, "no plan of format 1"),
        ({"colour": "red"}, "A plan has no 'colour'"),
        ({"game": "chess"}, "chess"),
        ({"options": []}, "options of a plan"),
        ({"position": 3}, "position of a plan"),
        ({"title": "x" * 81}, "up to 80 letters"),
        ({"story": "\x00"}, "cannot be shown"),
    ],
)
def test_the_outside_of_a_plan_is_read_strictly(change, reason):
    data = {**next(iter(known("command").values())), **change}
    with pytest.raises(HolotableError, match=reason):
        plans.read(data)


def test_a_file_that_is_no_plan_is_refused_in_a_sentence(tmp_path):
    for text, reason in (("{", "not JSON"), ("[" * 100_000, "not JSON"), ("[]", "no plan")):
        (tmp_path / "plan.json").write_text(text, encoding="utf-8")
        with pytest.raises(plans.BadPlan, match=reason):
            plans.load(tmp_path / "plan.json")
    with pytest.raises(plans.BadPlan, match="cannot be read"):
        plans.load(tmp_path / "none.json")


@pytest.mark.parametrize("game", DRAWABLE)
@pytest.mark.parametrize("mutations", [FEW, pytest.param(MUTATIONS, marks=pytest.mark.slow)])
def test_broken_plans_get_a_sentence_each_and_little_work(game, mutations):
    dice = random.Random(7)
    sound = list(known(game).values())
    assert [told(plan) for plan in sound] == [[]] * len(sound)
    most = TIMES * max(calls_of(lambda plan=plan: told(plan)) for plan in sound)
    refused = 0
    for number in range(mutations):
        plan = mutated(sound[number % len(sound)], dice)
        found = []
        work = calls_of(lambda plan=plan, found=found: found.extend(told(plan)))
        assert work < most or calls_of(lambda plan=plan: told(plan)) < most  # the first of its kind loads its sentences
        assert all(sentence.endswith(".") and sentence.isprintable() for sentence in found), found
        refused += bool(found)
    assert refused > mutations / 2


@pytest.mark.parametrize("game", DRAWABLE)
def test_thousands_of_broken_plans_get_a_sentence_each(game):
    """As many as the slow test for battles, which hold most; fewer of the rest."""
    mutations = MUTATIONS if game == "command" else MUTATIONS // 10
    dice = random.Random(8)
    sound = list(known(game).values())
    refused = 0
    for number in range(mutations):
        found = told(mutated(sound[number % len(sound)], dice))
        assert all(sentence.endswith(".") and sentence.isprintable() for sentence in found), found
        refused += bool(found)
    assert refused > mutations / 2


@pytest.mark.parametrize("game", DRAWABLE)
def test_a_plan_blown_up_anywhere_costs_the_server_little(game):
    largest = max(known(game).values(), key=lambda plan: len(json.dumps(plan)))
    seen = 0
    for plan in blown_up(largest):
        seen += 1
        assert len(told(plan)) <= plans.MOST_FAULTS
        assert calls_of(lambda plan=plan: told(plan)) < MOST_WORK
    assert seen > 50


def test_the_sentences_beside_the_rules_of_a_battle_may_be_left_out():
    for data in known("command").values():
        assert problems(json.loads(json.dumps(data), object_hook=unsaid)) == []


def test_every_fault_of_a_board_is_told_with_its_places():
    board = copy.deepcopy(known("brick")["Hoth"])
    board["options"]["layout"]["links"].remove("a1-b1")
    board["options"]["layout"]["links"] += ["a1-d7", "c1-c2"]
    board["options"]["layout"]["closed"] = ["a7", "c2"]
    found = [(problem.text, problem.places) for problem in plans.look_at(plans.read(board)).problems]
    assert ("A7 belongs to a base and cannot be closed.", ["a7"]) in found
    assert ("A1 and d7 are not neighbours, so no link can join them.", ["a1", "d7"]) in found
    assert ("The base rows must be fully linked; a1-b1 is missing.", ["a1", "b1"]) in found
