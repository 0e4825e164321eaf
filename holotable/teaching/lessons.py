"""Lessons: a guided first game in short steps, each of which asks the player to do one thing. Puzzles are lessons of one step.

The lessons of a game lie in its `teaching/lessons.json`, a list in the order in which they are played. A lesson is the
beginning of a scene (`scenes`) with an `id`, the `seat` of the player, and its `steps`:

    {"want": ["move(unit=luke,*"], "dice": [3], "replies": [{"seat": "empire", "choice": "end_turn()"}]}

`want` are the choices that are right, each by its word, where ``*`` stands for anything; `count` is the amount wanted where a
choice carries one. `dice` are those that the choice rolls, `replies` what the others do after it. What is said stands in the
game's `teaching/words`: `lesson.ID` is the title, `lesson.ID.1` the sentence of the first step, `lesson.ID.1.no` the answer to
a wrong choice there (`lesson.ID.1.no.KIND` to one of a kind) and `lesson.ID.end` what is said at the end. Words in bold in a
sentence are the words of the choice that it asks for.
"""

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from holotable.core import game as registry
from holotable.core.choices import Choice
from holotable.core.errors import HolotableError
from holotable.core.fluent import Text
from holotable.core.table import Table
from holotable.core.words import DEFAULT_LANGUAGE, PSEUDO, Catalogue, catalogue, languages

from .folder import fitting, read, sentences, teaching
from .scenes import begin, fits, play_line

LESSONS, PUZZLES = "lessons.json", "puzzles.json"
PUZZLE = "puzzle-"
COMMON = Path(__file__).parent / "words"
"""What is said in the same words in every game."""


class NoLesson(HolotableError):
    """A lesson or puzzle that is not there."""


@dataclass(frozen=True)
class Step:
    """One thing to do: the right choices, the dice they roll, and what the others do then."""

    want: Sequence[str]
    count: int | None = None
    dice: Sequence[int] = ()
    replies: Sequence[Mapping[str, Any]] = ()

    def wants(self, choice: Choice, count: int | None) -> bool:
        """Whether a choice is a right one."""
        amount = self.count is None or choice.amount is None or count == self.count
        return amount and any(fits(choice, pattern) for pattern in self.want)


@dataclass(frozen=True)
class Lesson:
    """A lesson: where it begins, who the player is, its steps, and its sentences."""

    game: str
    id: str
    seat: str
    scene: Mapping[str, Any]
    steps: tuple[Step, ...]
    said: Catalogue = field(compare=False, repr=False)
    chances: tuple[float, float] = (1, 0)
    """Of a puzzle: how likely its answer wins, and the next best choice."""

    @property
    def is_puzzle(self) -> bool:
        """Whether it asks for the one best choice of a position."""
        return self.id.startswith(PUZZLE)

    @property
    def title(self) -> str:
        """What it is called."""
        return (
            self.said.say("puzzle", number=self.id.removeprefix(PUZZLE))
            if self.is_puzzle
            else self.said.say(f"lesson.{self.id}")
        )

    def sentence(self, step: int, what: str = "") -> str:
        """The sentence of a step, numbered from 0: what is asked, or the answer to a wrong choice."""
        if self.is_puzzle:
            return self.said.say(f"puzzle{what}") if what else " ".join([*self.about, self.said.say("puzzle.find")])
        return self.said.say(f"lesson.{self.id}.{step + 1}{what}")

    @property
    def about(self) -> list[str]:
        """Of a puzzle, in sentences: whom the player plays, and how late it is where the game ends by itself."""
        table = begin(self.game, self.scene)
        time = [goal for goal in table.game.goals(table.record, None) if goal.time]
        said = [self.said.say(f"puzzle.{goal.time}", now=(goal.done or 0) + 1, of=goal.of) for goal in time]
        return [self.said.say("puzzle.side", side=Text(self.side)), *said]

    @property
    def side(self) -> str:
        """Whom the player plays."""
        return registry.get(self.game).words_in(self.said.language).name(self.seat)

    def answer_to(self, step: int, choice: Choice) -> str:
        """What is said to a choice that is not wanted in a step."""
        own = f".no.{choice.kind}"
        known = not self.is_puzzle and f"lesson.{self.id}.{step + 1}{own}" in self.said
        return self.sentence(step, own if known else ".no")

    @property
    def farewell(self) -> str:
        """What is said at the end; of a puzzle how much better its answer is."""
        if self.is_puzzle:
            return self.said.say("puzzle.end", chance=self.chances[0], next=self.chances[1])
        return self.said.say(f"lesson.{self.id}.end")


@dataclass
class Pupil:
    """A player in a lesson: the table, and the number of steps that are done."""

    lesson: Lesson
    table: Table
    done: int = 0

    @property
    def finished(self) -> bool:
        """Whether every step is done."""
        return self.done == len(self.lesson.steps)

    @property
    def wanted(self) -> list[Choice]:
        """The right choices of the present step."""
        if self.finished:
            return []
        step = self.lesson.steps[self.done]
        return [choice for choice in self.table.choices(self.lesson.seat) if any(fits(choice, p) for p in step.want)]

    def choose(self, identifier: str, count: int | None = None) -> str | None:
        """Make a choice: a right one is carried out with its dice and the replies; a wrong one is answered with a sentence."""
        choice = self.table.by_id(self.lesson.seat, identifier)
        if self.finished:
            return self.lesson.farewell
        step = self.lesson.steps[self.done]
        if not step.wants(choice, count):
            return self.lesson.answer_to(self.done, choice)
        amount = {} if count is None else {"count": count}
        play_line(self.table, {"choice": identifier, "dice": step.dice, **amount}, self.lesson.seat)
        for line in step.replies:
            play_line(self.table, line)
        self.done += 1
        return None


def start(lesson: Lesson, language: str = DEFAULT_LANGUAGE) -> Pupil:
    """A player at the beginning of a lesson."""
    with fitting(lesson.game, PUZZLES if lesson.is_puzzle else LESSONS, lesson.title):
        return Pupil(lesson, begin(lesson.game, lesson.scene, language))


def lessons(game: str, language: str = DEFAULT_LANGUAGE) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none where it has no file of them."""
    said = sentences(game, language) if (teaching(game) / "words").is_dir() else _common(language)
    return tuple(_lesson(game, entry, said) for entry in _read(teaching(game) / LESSONS))


def puzzles(game: str, language: str = DEFAULT_LANGUAGE) -> tuple[Lesson, ...]:
    """The puzzles of a game as lessons of one step."""
    said = _common(language)
    found = enumerate(_read(teaching(game) / PUZZLES), 1)
    return tuple(_puzzle(game, f"{PUZZLE}{number}", entry, said) for number, entry in found)


def lesson(game: str, identifier: str, language: str = DEFAULT_LANGUAGE) -> Lesson:
    """One lesson or puzzle of a game."""
    for found in (*lessons(game, language), *puzzles(game, language)):
        if found.id == identifier:
            return found
    raise NoLesson("error.no_lesson", identifier=identifier, game=game)


@functools.cache
def _read(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = read(path) if path.is_file() else []
    return found


def _lesson(game: str, entry: Mapping[str, Any], said: Catalogue) -> Lesson:
    with fitting(game, LESSONS):
        scene = {key: value for key, value in entry.items() if key not in ("id", "seat", "steps")}
        return Lesson(game, entry["id"], entry["seat"], scene, tuple(Step(**step) for step in entry["steps"]), said)


def _puzzle(game: str, identifier: str, entry: Mapping[str, Any], said: Catalogue) -> Lesson:
    step = Step(want=[entry["answer"]])
    chances = entry["chance"], entry["next_best"]
    return Lesson(game, identifier, entry["seat"], {"position": entry["position"]}, (step,), said, chances)


def _common(language: str) -> Catalogue:
    return catalogue(COMMON, language if language in (*languages(COMMON), PSEUDO) else DEFAULT_LANGUAGE)
