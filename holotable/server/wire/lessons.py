"""Lessons and puzzles."""

from typing import Annotated

from pydantic import Field, StringConstraints

from .base import Wire, Word


class LessonInfo(Wire):
    """A lesson or a puzzle in a list, and what people call the side that one plays in it."""

    id: str
    title: str
    steps: int
    side: str


class Course(Wire):
    """What there is to learn of a game."""

    game: str
    title: str
    lessons: list[LessonInfo]
    puzzles: list[LessonInfo]


class LessonChoice(Wire):
    """A choice that the player of a lesson makes."""

    choice: Annotated[str, StringConstraints(max_length=200)]
    count: int | None = None


class LessonPlay(Wire):
    """All choices of a player in a lesson so far; `known` is the ply up to which the page has the events.

    `show` asks for the answer of a puzzle.
    """

    choices: list[LessonChoice] = Field(default_factory=list, max_length=100)
    known: int | None = None
    show: bool = False
    language: Word = "en"


class Coach(Wire):
    """What a lesson says: the sentence of the present step, the right choices, and the answer to the last one if it was wrong.

    Of a puzzle `want` is told only on request. When `done`, `text` is what is said at the end, and `next` the lesson after it.
    """

    lesson: str
    title: str
    number: int
    of: int
    step: int
    steps: int
    text: str
    want: list[str]
    answer: str | None
    puzzle: bool
    done: bool
    next: str | None
