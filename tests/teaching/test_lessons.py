"""Lessons: each can be finished by who reads its sentences, in every language, and every wrong choice is answered."""

import re

import pytest

import holotable as ht
from holotable.core.speaking import offered
from holotable.teaching import lessons

BOLD = re.compile(r"\*\*(.+?)\*\*")
LESSONS = [lesson for game in ht.list_games() for lesson in lessons.lessons(game)]
named = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")


def reads(sentence, offered):
    """What a player chooses who knows nothing but the words in bold, and the choices in front of them."""
    marks = BOLD.findall(sentence)
    words = [mark for mark in marks if not mark.isdigit()]
    fitting = [c for c in offered if words and all(re.search(rf"(?<!\w){re.escape(w)}(?!\w)", c.text, re.I) for w in words)]
    counts = [int(mark) for mark in marks if mark.isdigit()]
    return fitting, counts[0] if counts else None


@named
@pytest.mark.parametrize("language", offered())
def test_who_follows_the_sentences_finishes(lesson, language):
    own = lessons.lesson(lesson.game, lesson.id, language)
    pupil = lessons.start(own, language)
    while not pupil.finished:
        fitting, count = reads(own.sentence(pupil.done), pupil.table.choices(own.seat))
        assert fitting, own.sentence(pupil.done)
        assert {choice.id for choice in fitting} <= {choice.id for choice in pupil.wanted}, own.sentence(pupil.done)
        assert pupil.choose(fitting[0].id, count if fitting[0].amount else None) is None
    assert pupil.choose(pupil.table.choices(own.seat)[0].id) if own.seat in pupil.table.to_act else True


@named
def test_every_wrong_choice_is_answered_and_changes_nothing(lesson):
    pupil = lessons.start(lesson)
    while not pupil.finished:
        wanted = {choice.id for choice in pupil.wanted}
        assert wanted
        before = pupil.table.position()
        for choice in pupil.table.choices(lesson.seat):
            if choice.id not in wanted:
                assert lesson.answer_to(pupil.done, choice) == pupil.choose(choice.id)
                assert not pupil.choose(choice.id).startswith("lesson.")
        assert pupil.table.position() == before
        step = lesson.steps[pupil.done]
        pupil.choose(pupil.wanted[0].id, step.count)


@named
def test_all_that_is_said_is_written(lesson):
    keys = {f"lesson.{lesson.id}", f"lesson.{lesson.id}.end"}
    keys |= {f"lesson.{lesson.id}.{n + 1}{what}" for n in range(len(lesson.steps)) for what in ("", ".no")}
    assert all(key in lesson.said for key in keys)


@pytest.mark.parametrize("game", ht.list_games())
def test_a_first_game_takes_eight_to_fifteen_minutes_and_ends_with_a_victory(game):
    found = lessons.lessons(game)
    sentences = [lesson.sentence(n) for lesson in found for n in range(len(lesson.steps))]
    words = sum(len(sentence.split()) for sentence in sentences)
    minutes = words / 130 + len(sentences) * 0.35
    assert 8 <= minutes <= 15
    pupil = lessons.start(found[-1])
    while not pupil.finished:
        pupil.choose(pupil.wanted[0].id, found[-1].steps[pupil.done].count)
    assert pupil.table.winners == (found[-1].seat,)


@pytest.mark.parametrize("game", ht.list_games())
def test_no_sentence_of_a_lesson_is_left_over(game):
    found = {lesson.id: len(lesson.steps) for lesson in lessons.lessons(game)}
    said = lessons.lessons(game)[0].said.sources
    for key in said:
        match = re.fullmatch(rf"lesson-({'|'.join(found)})(?:-(?:(\d+)(?:-no(?:-\w+)?)?|end))?", key)
        if key.startswith("lesson-"):
            assert match, key
            assert int(match[2] or 1) <= found[match[1]], key


def test_an_unknown_lesson_is_refused():
    with pytest.raises(lessons.NoLesson, match="There is no lesson flying of brick"):
        lessons.lesson("brick", "flying")
