"""Lessons and puzzles over HTTP: a page sends all choices of the player so far and gets the table as it stands then.

Nothing is kept here. A lesson has few choices and all of its dice are scripted, so it is played again from its beginning each
time, and any process of the server can answer.
"""

from holotable.core import game as registry
from holotable.core.words import DEFAULT_LANGUAGE
from holotable.teaching import lessons
from holotable.teaching.lessons import Lesson, Pupil

from . import presenter, wire
from .members import Member
from .room import Room
from .store import Header, LogRow, SeatRow


class Classroom(Room):
    """A lesson as a room, so that a page shows it like any other table."""

    def __init__(self, pupil: Pupil) -> None:
        lesson, table = pupil.lesson, pupil.table
        kinds = {seat: "human" if seat == lesson.seat else "computer" for seat in table.seats}
        header = Header(
            id=f"{lesson.game}/{lesson.id}",
            game=lesson.game,
            rules=table.game.rules_version,
            options=table.options,
            secret=b"",
            practice=True,
            opened=0.0,
            host="",
            watch="",
            seats=tuple(SeatRow(seat, kind, None, "", "") for seat, kind in kinds.items()),
        )
        super().__init__(header, [LogRow(i, 0.0, "play", entry.line()) for i, entry in enumerate(table.log)])
        self._table = table


def course(name: str, language: str = DEFAULT_LANGUAGE) -> wire.Course:
    """What there is to learn of a game."""
    return wire.Course(
        game=name,
        title=registry.get(name).title,
        lessons=[_info(lesson) for lesson in lessons.lessons(name, language)],
        puzzles=[_info(puzzle) for puzzle in lessons.puzzles(name, language)],
    )


def _info(lesson: Lesson) -> wire.LessonInfo:
    side = registry.get(lesson.game).words().name(lesson.seat)
    return wire.LessonInfo(id=lesson.id, title=lesson.title, steps=len(lesson.steps), side=side[:1].upper() + side[1:])


def lesson_page(name: str, identifier: str, play: wire.LessonPlay) -> wire.LessonPage:
    """A lesson after the player's choices; the first wrong one is answered, and those after it are not looked at."""
    pupil = lessons.start(lessons.lesson(name, identifier, play.language))
    answer = None
    for made in play.choices:
        answer = pupil.choose(made.choice, made.count)
        if answer is not None:
            break
    room = Classroom(pupil)
    member = Member((pupil.lesson.seat,), room.words, viewing=pupil.lesson.seat, ply=play.known, branch=room.branch)
    question = room.odds_question(member, pupil.lesson.seat)
    if question is not None:
        question.answer()
    return wire.LessonPage(
        welcome=presenter.welcome(room, member, None),
        state=_guided(presenter.state(room, member)),
        coach=_coach(pupil, answer, play),
    )


def walk(name: str, identifier: str, language: str = DEFAULT_LANGUAGE) -> wire.LessonWalk:
    """A whole lesson as it goes when every choice is right: what a page needs to show it without a network."""
    lesson = lessons.lesson(name, identifier, language)
    pupil = lessons.start(lesson)
    made: list[wire.LessonChoice] = []
    steps: list[wire.LessonStep] = []
    while True:
        known = steps[-1].state.ply if steps else None
        page = lesson_page(name, identifier, wire.LessonPlay(choices=made, known=known, language=language))
        right = None if pupil.finished else _right_choice(pupil)
        no = "" if right is None else lesson.sentence(pupil.done, ".no")
        steps.append(wire.LessonStep(state=page.state, coach=page.coach, choice=right, no=no))
        if right is None:
            return wire.LessonWalk(welcome=page.welcome, steps=steps)
        pupil.choose(right.choice, right.count)
        made.append(right)


def _right_choice(pupil: Pupil) -> wire.LessonChoice:
    """A right choice of the present step, with the least amount where any is right."""
    choice, wanted = pupil.wanted[0], pupil.lesson.steps[pupil.done].count
    least = choice.amount and choice.amount[1]
    return wire.LessonChoice(choice=choice.id, count=least if choice.amount is None or wanted is None else wanted)


def _guided(state: wire.State) -> wire.State:
    """A state in which the player makes each choice, and keeps it."""
    return state.model_copy(update={"shortcuts": [], "take_back": wire.TakeBack(free=0, consent=False, practice=False)})


def _coach(pupil: Pupil, answer: str | None, play: wire.LessonPlay) -> wire.Coach:
    lesson = pupil.lesson
    asked = lesson.farewell if pupil.finished else lesson.sentence(pupil.done)
    row = lessons.puzzles(lesson.game, play.language) if lesson.is_puzzle else lessons.lessons(lesson.game, play.language)
    number = [other.id for other in row].index(lesson.id)
    told = not lesson.is_puzzle or play.show
    return wire.Coach(
        lesson=lesson.id,
        title=lesson.title,
        number=number + 1,
        of=len(row),
        step=pupil.done,
        steps=len(lesson.steps),
        text=asked,
        want=[choice.id for choice in pupil.wanted] if told else [],
        answer=answer,
        puzzle=lesson.is_puzzle,
        done=pupil.finished,
        next=row[number + 1].id if number + 1 < len(row) else None,
    )
