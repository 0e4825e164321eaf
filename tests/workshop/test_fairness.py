"""Is it fair? Games of a plan and what they show: shares with intervals, endings, where units fall, luck, and what helps."""

import json

import pytest

import holotable as ht
from holotable.cli import main
from holotable.workshop import fairness, figures, plans
from holotable.workshop.fairness import Fairness, Outcome, Share, Won

SHORT = {"turn_limit": 30}


def board():
    core = plans.workshop_of("brick").blank()
    return plans.Plan("brick", {**core["options"], **SHORT}, title="A short one")


def battle(number=0):
    return plans.Plan("command", list(plans.workshop_of("command").known().values())[number]["options"])


def found(low, high):
    middle = (low + high) / 2
    seats = [Share("rebels", middle, low, high), Share("empire", 1 - middle, 1 - high, 1 - low)]
    return Fairness("officer", 100, seats, 0, 1, 2, 3, [], {}, 1.0)


def test_a_game_of_a_plan_depends_on_its_number_alone():
    once, again = (fairness.play_stretch(board(), "cadet", 0, 2) for _ in range(2))
    assert once == again
    assert once[0] != once[1]
    for outcome in once:
        assert sum(outcome.shares) == pytest.approx(1)
        assert outcome.decisions > 10
        assert set(outcome.falls) <= {space["id"] for space in ht.get("brick").drawing({"layout": "hoth"})["spaces"]}


def test_what_games_have_shown():
    force = Won(("rebels",), "goal.base.rebels", "{}", 6)
    outcomes = [Outcome((1.0, 0.0), 10, force, ("a1",))] * 6 + [Outcome((0.0, 1.0), 30, None, ("a1", "b2"))] * 3
    shown = fairness.report(board(), "cadet", [*outcomes, Outcome((0.5, 0.5), 20, None, ())])
    assert (shown.games, shown.draws, shown.shortest, shown.median, shown.longest) == (10, 1, 10, 10, 30)
    assert shown.seats[0].share == pytest.approx(0.65)
    assert shown.seats[0].low < 0.65 < shown.seats[0].high
    assert shown.endings == [(force, 6), (None, 3)]
    assert force.said(ht.get("brick").words("de")) == "die Rebellen: Zieh mit einer Einheit in die Basis des Imperiums"
    assert shown.falls == {"a1": 9, "b2": 3}
    assert shown.behind is None


def test_a_goal_that_names_its_own_count_is_said():
    won = Won(("rebels",), "goal.medals", json.dumps({"side": "rebels", "of": 4}), 4)
    assert "4" in won.said(ht.get("command").words())


@pytest.mark.parametrize(("columns", "share"), [([[1, 0], [0, 1]], 1.0), ([[1, 1], [0, 0]], 0.0), ([[0.5], [0.5]], 1.0)])
def test_luck_is_what_the_seat_does_not_explain(columns, share):
    assert fairness.luck(columns) == pytest.approx(share)


def test_who_surely_wins_too_seldom_is_helped():
    assert fairness.suggestion(battle(), found(0.4, 0.6)) is None
    for behind, range_ in (("rebels", (0.1, 0.3)), ("empire", (0.7, 0.9))):
        change = fairness.suggestion(battle(), found(*range_))
        assert change.helps == behind
        other = fairness.changed(battle(), change)
        assert plans.look_at(other).problems == []
        was = battle().options["scenario"]["win"][behind]["medals"]
        assert other.options["scenario"]["win"][behind]["medals"] == was - 1
        assert "{" not in ht.get("command").words().say(change.key, **change.args)


def test_the_lab_judges_the_plan_of_a_file(tmp_path, capsys):
    file = tmp_path / "plan.json"
    file.write_text(json.dumps(board().as_json()), encoding="utf-8")
    assert main(["lab", "brick", "--file", str(file), "--games", "3", "--players", "cadet"]) == 0
    shown = capsys.readouterr().out
    assert "3 games at level cadet" in " ".join(shown.split())
    assert "luck's share is" in shown
    assert main(["lab", "command", "--file", str(file)]) != 0
    assert "is a plan of brick" in capsys.readouterr().err


def test_figures_of_battles_are_kept_beside_those_of_others(tmp_path, monkeypatch):
    monkeypatch.setattr(figures, "path_of", lambda game: tmp_path / "fairness.json")
    one = figures.figure("command", {"scenario": 1}, "officer", {"rebels": [1, 0, 1, 1], "empire": [0, 1, 0, 0]})
    assert one["seats"][0] == {"seat": "rebels", "share": 0.75, "low": 0.3006, "high": 0.9544}
    figures.write("command", [one])
    figures.write("command", [{**one, "options": {"scenario": 2}}])
    figures.write("command", [{**one, "games": 9}])
    assert [(f["options"]["scenario"], f["games"]) for f in figures.known_figures("command")] == [(2, 4), (1, 9)]
    figures.write("command", [{**one, "rules": one["rules"] - 1}])
    assert [f["options"]["scenario"] for f in figures.known_figures("command")] == [2], "older rules, so nothing is known"


@pytest.mark.parametrize(("game", "option", "battles"), [("command", "scenario", 17), ("blizzard", "mission", 3)])
def test_the_figures_of_the_page_are_those_of_the_rules_of_today(game, option, battles):
    kept = json.loads(figures.path_of(game).read_text(encoding="utf-8"))
    assert {one["rules"] for one in kept} == {ht.get(game).rules_version}, "measure again: holotable lab GAME ... --figures"
    assert sorted(one["options"][option] for one in kept) == list(range(1, battles + 1))
    assert all(one["games"] >= 40 for one in kept)
