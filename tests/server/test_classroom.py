"""Lessons over HTTP: the table as at any game, what is said of it, and nothing kept between two questions."""

import pytest

import holotable as ht
from holotable.teaching import lessons


def test_the_course_of_a_game(serve):
    server = serve()
    course = server.http.get("/api/learn/brick").json()
    assert [lesson["id"] for lesson in course["lessons"]][:2] == ["move", "attack"]
    brick = server.http.get("/api/games/brick").json()
    assert (brick["lessons"], brick["puzzles"]) == (len(course["lessons"]), len(course["puzzles"]))


def test_a_lesson_begins_with_its_table_and_its_sentence(serve):
    page = serve().http.post("/api/learn/brick/move", json={}).json()
    assert page["welcome"]["you"] == ["rebels"]
    assert page["welcome"]["game"] == "brick"
    assert page["state"]["reset"]
    assert page["state"]["view"]["units"]["tauntaun"]["at"] == "d1"
    assert page["coach"]["text"].startswith("You lead the Rebels")
    assert page["coach"]["want"] == ["move(unit=tauntaun,to=d2)"]
    assert (page["coach"]["step"], page["coach"]["done"], page["coach"]["answer"]) == (0, False, None)


def test_a_wrong_choice_is_answered_and_not_made(serve):
    choices = [{"choice": "end_turn()"}]
    page = serve().http.post("/api/learn/brick/move", json={"choices": choices}).json()
    assert page["coach"]["answer"] == "You still have two actions. Move the tauntaun to d2 first."
    assert page["state"]["ply"] == 0


def test_a_right_choice_brings_the_events_after_what_is_known(serve):
    choices = [{"choice": "move(unit=tauntaun,to=d2)"}, {"choice": "move(unit=snowspeeder,to=a2)"}]
    page = serve().http.post("/api/learn/brick/move", json={"choices": choices, "known": 1}).json()
    assert [event["kind"] for event in page["state"]["events"]] == ["moved", "turn_ended", "moved", "turn_ended"]
    assert not page["state"]["reset"]
    assert page["coach"]["step"] == 2


def test_odds_come_with_the_choices(serve):
    page = serve().http.post("/api/learn/brick/attack", json={}).json()
    attack = next(choice for choice in page["state"]["choices"] if choice["kind"] == "attack")
    assert attack["odds"]


def test_a_whole_lesson_is_told_as_it_goes_when_every_choice_is_right(serve):
    server = serve()
    walk = server.http.get("/api/learn/brick/move").json()
    made, known = [], None
    for step in walk["steps"]:
        page = server.http.post("/api/learn/brick/move", json={"choices": made, "known": known}).json()
        assert (page["state"], page["coach"]) == (step["state"], step["coach"])
        known = step["state"]["ply"]
        made.append(step["choice"])
    assert made.pop() is None
    assert page["coach"]["done"]
    first = walk["steps"][0]
    beside = next(c["id"] for c in first["state"]["choices"] if c["kind"] == "move" and c["id"] not in first["coach"]["want"])
    wrong = server.http.post("/api/learn/brick/move", json={"choices": [{"choice": beside}]}).json()
    assert first["no"] == wrong["coach"]["answer"]
    assert server.http.get("/api/learn/brick/nothing").status_code == 404


def test_a_puzzle_tells_its_side(serve):
    server = serve()
    course = server.http.get("/api/learn/brick").json()
    puzzle = course["puzzles"][0]
    page = server.http.post(f"/api/learn/brick/{puzzle['id']}", json={}).json()
    title = next(seat["title"] for seat in page["welcome"]["seats"] if seat["seat"] in page["welcome"]["you"])
    assert puzzle["side"] == title
    assert page["coach"]["text"].startswith(f"You are {title[:1].lower()}{title[1:]}.")
    assert page["coach"]["want"] == []


@pytest.mark.parametrize("game", ht.list_games())
def test_every_lesson_is_finished_over_http(serve, game):
    server = serve()
    for lesson in lessons.lessons(game):
        made = []
        for step in lesson.steps:
            page = server.http.post(f"/api/learn/{game}/{lesson.id}", json={"choices": made}).json()
            made.append({"choice": page["coach"]["want"][0], "count": step.count})
        page = server.http.post(f"/api/learn/{game}/{lesson.id}", json={"choices": made}).json()
        assert page["coach"]["done"]
        assert page["coach"]["text"] == lesson.farewell
    assert page["coach"]["next"] is None


def test_what_is_not_offered_or_not_there_is_refused(serve):
    server = serve()
    refused = server.http.post("/api/learn/brick/move", json={"choices": [{"choice": "fly()"}]})
    assert (refused.status_code, "fly() is not offered" in refused.json()["detail"]) == (400, True)
    assert server.http.post("/api/learn/brick/flying", json={}).status_code == 404
    assert server.http.post("/api/learn/brick/move", json={"choices": [{"choice": "x"}] * 101}).status_code == 422
