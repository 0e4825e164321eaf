"""The workshop over the wire: what can be drawn, what is wrong with it, and playing what is sound."""

import asyncio
import copy
import time

import pytest
from work import calls_of

import holotable as ht
from holotable.server import workshop
from holotable.server.errors import Busy
from holotable.server.fairness import QUIET_SECONDS, TERMS, FairnessDesk
from holotable.server.workers import Question
from holotable.workshop import fairness, plans


def kit(server, game="command"):
    return server.http.get(f"/api/workshop/{game}").json()


def test_what_can_be_drawn_of_a_game_comes_from_the_game(serve):
    server = serve()
    assert "command" in server.http.get("/api/workshop").json()
    found = kit(server)
    assert len(found["known"]) == 17
    assert found["vocabulary"]["sides"] == ["rebels", "empire"]
    assert [hex_["id"] for hex_ in found["drawing"]["hexes"]][:2] == ["0,0", "1,0"]
    refused = server.http.get("/api/workshop/chess")
    assert (refused.status_code, "chess" in refused.json()["detail"]) == (404, True)


def test_what_can_be_drawn_is_told_to_each_in_their_own_language():
    boards = [workshop.kit_of("command", language).drawing for language in ("en", "de", "en")]
    assert boards[0] == boards[2] != boards[1]


def test_a_plan_is_checked_with_every_problem_and_a_sound_one_with_its_goals(serve):
    server = serve()
    found = kit(server)
    empty = server.http.post("/api/workshop/check", json=found["blank"]).json()
    assert [problem["text"] for problem in empty["problems"]] == [
        "The Rebels have no units yet.",
        "The Empire has no units yet.",
    ]
    assert (empty["seats"], empty["objectives"]) == ([], [])
    sound = server.http.post("/api/workshop/check", json=found["known"][0]["plan"]).json()
    assert (sound["problems"], sound["seats"]) == ([], ["rebels", "empire"])
    assert any("4 medals" in goal["text"] for goal in sound["objectives"])
    assert {"name": "troopers", "used": 21, "most": 24} in sound["supplies"]


def test_what_is_no_plan_is_refused_in_a_sentence(serve):
    server = serve()
    plan = kit(server)["blank"]
    for change, status in (({"game": "chess"}, 404), ({"options": 3}, 422), ({"colour": 1}, 422), ({"title": "x" * 99}, 400)):
        answer = server.http.post("/api/workshop/check", json={**plan, **change})
        assert answer.status_code == status, change
        assert answer.json()["detail"].endswith(".")


def test_a_hostile_plan_costs_the_server_little(serve):
    server = serve()
    plan = kit(server)["known"][0]["plan"]
    hexes = [f"{column},{row}" for row in range(7) for column in range(9)]
    markers = [{"kind": "permanent-medal", "side": "either", "count": 1, "at": hexes}] * 500
    usual = calls_of(lambda: workshop.check_of(plans.read(plan)))
    deep = {"rule": "retreat-home", "side": "rebels", "hexes": hexes}
    for part in ({"markers": markers[:20]}, {"special": [deep] * 60}, {"terrain": {"serac": hexes}}, {"title": "x" * 50_000}):
        hostile = copy.deepcopy(plan)
        hostile["options"]["scenario"] |= part
        answer = server.http.post("/api/workshop/check", json=hostile)
        assert answer.status_code == 200
        assert bool(answer.json()["problems"]) == ("special" not in part)
        assert calls_of(lambda hostile=hostile: workshop.check_of(plans.read(hostile))) < 10 * usual
    too_large = copy.deepcopy(plan)
    too_large["options"]["scenario"]["markers"] = markers
    assert server.http.post("/api/workshop/check", json=too_large).status_code == 413


def test_a_sound_plan_is_played_and_a_faulty_one_is_not(serve):
    server = serve()
    plan = kit(server)["known"][1]["plan"]
    seats = {"rebels": {"kind": "human"}, "empire": {"kind": "human"}}
    made = server.http.post("/api/tables", json={"game": "command", "options": plan["options"], "seats": seats})
    assert made.status_code == 201
    save = server.http.get(
        f"/api/tables/{made.json()['table']}", headers={"Authorization": f"Bearer {made.json()['host']}"}
    ).json()
    assert save["options"]["scenario"]["title"] == ht.get("command").options[0].known[2]
    faulty = copy.deepcopy(plan)
    faulty["options"]["scenario"]["units"]["empire"] = {}
    refused = server.http.post("/api/tables", json={"game": "command", "options": faulty["options"], "seats": seats})
    assert (refused.status_code, "no units" in refused.json()["detail"]) == (400, True)


def few_games(monkeypatch, officers=3, commanders=1, tried=2):
    """Play fewer games, so that a test ends."""
    for name, value in (("OFFICERS", officers), ("COMMANDERS", commanders), ("TRIED", tried), ("SIMULATIONS", 2)):
        monkeypatch.setattr(fairness, name, value)


def played_out(server, page):
    """The page of a plan once all its games are played."""
    until = time.monotonic() + 300
    while page["done"] < page["of"] or len(page["reports"]) < 2:
        assert time.monotonic() < until
        assert not page["failed"]
        time.sleep(0.2)
        page = server.http.get(f"/api/workshop/fairness/{page['id']}").json()
    return page


def test_whether_a_plan_is_fair_is_found_out_by_playing(serve, monkeypatch):
    few_games(monkeypatch)
    server = serve()
    plan = kit(server, "brick")["blank"]
    plan["options"] |= {"turn_limit": 8}
    page = played_out(server, server.http.post("/api/workshop/fairness", json=plan).json())
    assert [(report["level"], report["games"]) for report in page["reports"]] == [("officer", 3), ("commander", 1)]
    assert sum(seat["share"] for seat in page["reports"][0]["seats"]) == pytest.approx(1)
    assert server.http.post("/api/workshop/fairness", json={**plan, "title": "Other words"}).json() == page
    assert server.http.get("/api/workshop/fairness/nothing").status_code == 404
    plan["options"]["layout"]["links"] = []
    refused = server.http.post("/api/workshop/fairness", json=plan)
    assert (refused.status_code, "cannot be played" in refused.json()["detail"]) == (400, True)


def lopsided(server):
    """A battle that one kill wins for the Empire, and three for the Rebels, who have one unit beside three walkers."""
    plan = kit(server)["blank"]
    scenario = plan["options"]["scenario"]
    scenario["units"] = {"rebels": {"troopers": ["4,4"]}, "empire": {"at-at": ["3,2", "4,2", "5,2"]}}
    scenario["win"]["rebels"]["medals"], scenario["win"]["empire"]["medals"] = 3, 1
    return plan


def test_what_would_help_the_side_that_is_behind_is_tried_and_told(serve, monkeypatch):
    few_games(monkeypatch, officers=6)
    server = serve()
    page = played_out(server, server.http.post("/api/workshop/fairness", json=lopsided(server)).json())
    assert page["reports"][0]["behind"] == "the Rebels"
    assert page["suggestion"] == "Let the Rebels win with 2 medals."
    assert page["changed"]["options"]["scenario"]["win"]["rebels"]["medals"] == 2
    assert (page["tried"]["level"], page["tried"]["games"], page["of"]) == ("officer", 2, 9)


class Idle:
    """Workers that keep the questions put to them."""

    def __init__(self):
        self.questions = []

    def ask(self, job):
        self.questions.append(Question(job, False))
        return self.questions[-1]


def desk_of(workers):
    return FairnessDesk(workers, lambda work: asyncio.get_running_loop().create_task(work))


def test_who_asks_about_another_plan_lets_go_of_the_one_before():
    desk, plan = desk_of(Idle()), plans.Plan("brick", {})
    others = [plans.Plan("brick", {"turn_limit": n}) for n in (8, 9)]

    async def asked():
        first = desk.ask(plan, "one")
        assert desk.ask(plan, "two") is first
        second = desk.ask(others[0], "one")
        assert not first.failed, "somebody else still wants to know"
        third = desk.ask(others[1], "one")
        await asyncio.sleep(0)
        assert (first.failed, second.failed, third.failed) == (False, True, False)
        assert (first.task.cancelled(), second.task.cancelled()) == (False, True)
        assert desk.ask(others[0], "three") is not second, "what was stopped may be asked again"

    asyncio.run(asked())


def test_plans_take_turns_and_those_that_all_have_gone_from_make_room(monkeypatch):
    few_games(monkeypatch, officers=6)
    workers = Idle()
    desk = desk_of(workers)
    many = [plans.Plan("brick", {"turn_limit": n}) for n in range(5, 6 + TERMS.of_all)]

    async def asked():
        looks = [desk.ask(plan, str(number)) for number, plan in enumerate(many[:-1])]
        for turn in range(2 * len(looks)):
            while len(workers.questions) <= turn:
                await asyncio.sleep(0)
            workers.questions[turn].answer.set_result([fairness.Outcome((1.0, 0.0), 1, None, ())] * 2)
        asked_of = [question.job.plan for question in workers.questions[: 2 * len(looks)]]
        assert asked_of == [*many[:-1], *many[:-1]], "a few games each, and nobody twice before all had a turn"
        with pytest.raises(Busy):
            desk.ask(many[-1], "new")
        looks[3].asked -= 2 * QUIET_SECONDS
        assert not desk.ask(many[-1], "new").failed
        assert [look.failed for look in looks].index(True) == 3

    asyncio.run(asked())
