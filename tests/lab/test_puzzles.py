"""Puzzles: found in games of the computer, kept in a file, and judged by the search."""

import re

import pytest

import holotable as ht
from holotable import cli
from holotable.lab import puzzles
from holotable.teaching import lessons

WIN = {
    "units": {"tauntaun": {"at": "d6"}, "troopers": {"at": "a1"}, "vader": {"at": "c2"}, "at-at": {"at": "c4"}},
    "seat": "rebels",
    "turn": 20,
    "actions_left": 1,
}


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(puzzles, "FIRST_LOOK", 60)
    monkeypatch.setattr(puzzles, "LOOK", 100)
    monkeypatch.setattr(puzzles, "THROWS", 2)


def puzzle(answer):
    return puzzles.Puzzle("rebels", WIN, answer, None, 1.0, 0.2)


def test_the_search_judges_a_puzzle(quick):
    judged = puzzles.judged("brick", puzzle("move(unit=tauntaun,to=d7)"))
    assert judged.chance == 1
    assert 0 < judged.next_best <= 1 - puzzles.MARGIN
    assert puzzles.judged("brick", puzzle("move(unit=troopers,to=b1)")) is None


def test_a_puzzle_whose_answer_is_no_longer_offered_does_not_hold(quick):
    assert puzzles.judged("brick", puzzle("move(unit=tauntaun,to=a1)")) is None


def test_the_chances_of_a_new_puzzle_are_those_after_each_choice_and_not_of_the_first_look(monkeypatch):
    after = {"move(unit=tauntaun,to=d7)": 0.9, "end_turn()": 0.5}
    monkeypatch.setattr(puzzles, "_moments", lambda *_: iter([("rebels", WIN)]))
    monkeypatch.setattr(puzzles, "_clear", lambda *_: puzzle("move(unit=tauntaun,to=d7)"))
    monkeypatch.setattr(puzzles, "_chance_after", lambda _game, _puzzle, choice, _seed: after.get(choice.id, 0.3))
    found = next(puzzles.find(puzzles.Search("brick", {}, 1), 1, lambda _: None))
    assert (found.chance, found.next_best) == (0.9, 0.5)


def test_puzzles_are_kept_in_a_file(tmp_path, quick, capsys):
    path = tmp_path / "puzzles.json"
    assert puzzles.load(path) == []
    puzzles.write(path, [puzzle("move(unit=tauntaun,to=d7)"), puzzle("end_turn()")])
    assert puzzles.load(path)[0] == puzzle("move(unit=tauntaun,to=d7)")
    assert cli.main(["puzzles", "brick", "--out", str(path)]) == 1
    first, *rest = capsys.readouterr().out.splitlines()
    assert first.startswith("rebels: move(unit=tauntaun,to=d7) (100%, the next best ")
    assert rest == ["Puzzle 2: end_turn() is not clearly the best choice.", "1 of 2 puzzles of brick hold."]
    assert len(puzzles.load(path)) == 2
    assert cli.main(["puzzles", "brick", "--renew", "--out", str(path)]) == 1
    (kept,) = puzzles.load(path)
    assert (kept.answer, kept.chance) == ("move(unit=tauntaun,to=d7)", 1)
    assert kept.next_best != puzzle("").next_best


def test_found_puzzles_are_added(tmp_path, monkeypatch, capsys):
    path = tmp_path / "puzzles.json"
    monkeypatch.setattr(puzzles, "find", lambda *_: iter([puzzle("move(unit=tauntaun,to=d7)")]))
    assert cli.main(["puzzles", "brick", "--find", "1", "--out", str(path)]) == 0
    assert "rebels: move(unit=tauntaun,to=d7) (100%, the next best 20%)" in capsys.readouterr().out
    assert len(puzzles.load(path)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", ht.list_games())
def test_every_puzzle_that_is_kept_holds_with_the_chances_that_are_told(game):
    kept = puzzles.load(puzzles.place(game))
    for one in kept:
        judged = puzzles.judged(game, one)
        assert judged is not None, one.answer
        assert (judged.chance, judged.next_best) == pytest.approx((one.chance, one.next_best), abs=0.05), one.answer


@pytest.mark.parametrize("game", ht.list_games())
def test_the_answer_of_every_puzzle_can_be_found(game):
    for lesson in lessons.puzzles(game):
        pupil = lessons.start(lesson)
        assert f"You are {ht.get(game).words().name(lesson.seat)}." in lesson.sentence(0)
        assert re.search(r"This is (turn|round) \d+ of at most \d+\.", lesson.sentence(0))
        offered = pupil.table.choices(lesson.seat)
        assert puzzles.FEWEST <= len(offered) <= puzzles.MOST
        wanted = pupil.wanted
        assert len(wanted) == 1
        wrong = next(choice for choice in offered if choice.id != wanted[0].id)
        assert pupil.choose(wrong.id) == lesson.sentence(0, ".no")
        assert pupil.choose(wanted[0].id) is None
        assert pupil.finished
        assert all(f"{chance:.0%}" in lesson.farewell for chance in lesson.chances)


def test_a_puzzle_was_far_ahead_when_it_was_found():
    for game in ht.list_games():
        for kept in puzzles.load(puzzles.place(game)):
            assert kept.chance - kept.next_best >= puzzles.MARGIN
            assert kept.chance >= puzzles.LEAST_CHANCE
