"""The chances over a finished game, told by the server."""

import json
import time
from dataclasses import replace
from pathlib import Path

import pytest

import holotable as ht
from holotable import players
from holotable.server import analyses, kept
from holotable.server.errors import Busy, NoSuchAnalysis, TooMuch
from holotable.server.limits import Limits

GOLDEN = Path(__file__).parent.parent / "golden" / "brick" / "moved-won-rebels.json"


def finished():
    return json.loads(GOLDEN.read_text(encoding="utf-8"))


def opened(choices=2):
    table = ht.Table("brick", seed=1)
    for _ in range(choices):
        table.play(table.choices()[0])
    return table.to_save()


def task_of(save):
    return next(analyses.read(json.dumps(save).encode(), 5000))


def told(server, save):
    """Ask for an analysis until it is told."""
    answer = server.http.post("/api/analysis", json=save)
    assert answer.status_code == 200, answer.text
    page = answer.json()
    until = time.monotonic() + 60
    while not page["curve"] and not page["failed"]:
        assert time.monotonic() < until
        time.sleep(0.02)
        page = server.http.get(f"/api/analysis/{page['id']}").json()
    return page


def test_a_finished_game_is_told_and_kept(serve):
    server = serve()
    save = finished()
    page = told(server, save)
    assert page["done"] == page["of"] == len(save["actions"])
    assert len(page["curve"]) == len(save["actions"]) + 1
    assert page["curve"][-1] == {"empire": 0.0, "rebels": 1.0}
    assert [save["actions"][swing["ply"] - 1]["seat"] for swing in page["swings"]] == [s["seat"] for s in page["swings"]]
    assert server.http.post("/api/analysis", json=save).json() == page


def test_the_story_is_the_one_of_the_library(serve):
    save = finished()
    table = ht.Table.from_save(save)
    page = told(serve(), save)
    analysis = players.analyse(table, task_of(save).simulations, analyses.SEED)
    assert page["curve"] == analysis.curve
    assert [(s["ply"], s["after"]) for s in page["swings"]] == [(s.ply, s.after) for s in analysis.swings]


def test_what_has_no_story_is_refused(serve):
    server = serve()
    for save, sentence in (
        ({"unfinished": True}, "when it is over"),
        (opened(), "when it is over"),
        ({}, "not a Holotable save"),
        ({**opened(), "actions": [{}] * 6000}, "at most 5000"),
    ):
        answer = server.http.post("/api/analysis", json=save)
        assert answer.status_code == 400
        assert sentence in answer.json()["detail"]


def test_a_game_given_up_ends_with_the_chances_of_its_last_position(serve):
    page = told(serve(), {**opened(), "resigned": ["empire"]})
    assert len(page["curve"]) == 3
    assert 0 < page["curve"][-1]["empire"] < 1


def test_an_unknown_story(serve):
    answer = serve().http.get("/api/analysis/nothing")
    assert answer.status_code == 404
    assert "no such analysis" in answer.json()["detail"]


def test_a_story_that_fails_can_be_tried_again(serve, monkeypatch, caplog):
    server = serve()
    look = players.answer_question
    monkeypatch.setattr(players, "answer_question", lambda *args: 1 / 0)
    assert told(server, finished())["failed"]
    monkeypatch.setattr(players, "answer_question", look)
    page = told(server, finished())
    assert not page["failed"]
    assert len(page["swings"]) == 3


def test_a_limit_of_stories(serve):
    server = serve(limits=Limits(replays_a_minute=2))
    assert [server.http.post("/api/analysis", json={}).status_code for _ in range(3)] == [400, 400, 429]


def test_stories_of_one_address_leave_room_for_others(monkeypatch):
    monkeypatch.setattr(analyses, "TERMS", replace(analyses.TERMS, of_all=3))
    told_lately = analyses.Analyses(workers=None, readers=None)
    task = task_of(finished())
    names = [f"analysis {i}" for i in range(3)]
    for name, address in zip(names, "aab", strict=True):
        told_lately.add(replace(task, name=name), address, 2)
    with pytest.raises(TooMuch, match="Games of your address"):
        told_lately.add(task, "a", 2)
    with pytest.raises(Busy, match="Too many games"):
        told_lately.add(task, "a", 0)  # no limit for an address, but there is one for all
    with pytest.raises(Busy, match="Too many games"):
        told_lately.add(task, "c", 2)
    monkeypatch.setattr(kept, "KEPT", 2)
    told_lately.kept.page(names[0]).failed = told_lately.kept.page(names[1]).failed = True
    told_lately.add(task, "a", 2)
    for name in names[:2]:
        with pytest.raises(NoSuchAnalysis):
            told_lately.kept.page(name)
    assert told_lately.kept.knows(task.name)
    assert told_lately.kept.knows(names[-1])


def test_what_does_not_matter_makes_no_other_story():
    save = finished()
    assert analyses.name_of({**save, "note": 1}) == analyses.name_of(save)
    assert analyses.name_of({**save, "seed": save["seed"] + 1}) != analyses.name_of(save)


def test_a_longer_game_is_looked_at_more_briefly():
    task = task_of(finished())
    assert task.simulations == replace(task, questions=task.questions * 20).simulations == analyses.JUDGED
    without_network = replace(task, game="trilogy")
    longer = replace(without_network, questions=task.questions * 20)
    assert analyses.MOST >= without_network.simulations > longer.simulations >= analyses.LEAST
