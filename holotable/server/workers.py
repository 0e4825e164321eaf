"""Computer players in processes of their own: the event loop never thinks.

Each worker process answers one question at a time; a thread beside it waits for the answer. What a table waits for comes first,
then hints, then the small questions of analyses, and last what nobody waits for. Who asks much waits longer than who asks
little: see `Questions`. A worker that dies or is stopped is replaced and asked once more. One that is told to play now is
interrupted and answers with its quickest level.
"""

import itertools
import signal
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from holotable.core import game as registry
from holotable.core.table import Table

from .errors import Refusal
from .processes import Answer, Helper, JobFailed, OutOfTime, ProcessGone
from .questions import Job

if TYPE_CHECKING:
    from holotable.players import AnalysisQuestion, Player
    from holotable.workshop.plans import Plan

TRIES = 3
HINT_SECONDS = 1.0
SMALL_SECONDS = 0.05
LONG_SECONDS = 1.0
"""What takes longer is long."""
QUESTION_SECONDS = 600.0
"""More than the slowest level and the first compiling of its search take together."""
KEPT = 4
"""How many players a process remembers."""
INTERRUPT = getattr(signal, "SIGUSR1", None)
CLOSING, PLAY, HINT, ANALYSIS, IDLE = range(5)
"""What comes first."""


@dataclass(frozen=True)
class AnalysisJob:
    """A question about a choice of a finished game: the chances before and after it."""

    game: str
    seats: int
    question: "AnalysisQuestion"
    simulations: int
    seed: int


@dataclass(frozen=True)
class FairnessJob:
    """A few games of a plan between players of one level; `awaited` where somebody has asked for them."""

    plan: "Plan"
    level: str
    first: int
    last: int
    awaited: bool = True


class ThinkingFailed(Exception):
    """A computer player could not answer."""


class PlayNow(BaseException):
    """Raised inside a worker that is told to stop thinking; no error, so that no player from outside can catch it as one."""


@dataclass(eq=False)
class Question:
    """A job and where its answer goes."""

    job: Job | AnalysisJob | FairnessJob
    ranked: bool
    answer: "Future[Any]" = field(default_factory=Future)
    hurried: bool = False
    began: float = 0.0
    """When a worker began to think about it."""

    @property
    def asker(self) -> str:
        """The address for which it is asked."""
        return self.job.asker if isinstance(self.job, Job) else ""

    @property
    def seconds(self) -> float:
        """About how long the answer takes."""
        if not isinstance(self.job, Job):
            return SMALL_SECONDS
        return HINT_SECONDS if self.ranked else self.job.seconds


class Questions:
    """The questions that wait, the most urgent first.

    Of those that are equally urgent, each address has its turn by how much thinking it was promised so far: so a quick
    question is answered before slow ones, and sixty tables of one address wait for each other rather than a stranger for them.
    And one address never keeps all workers busy with long thoughts, where there are several.
    """

    def __init__(self, workers: int = 1) -> None:
        self._waiting: list[tuple[int, float, int, Question | None]] = []
        self._numbers = itertools.count()
        self._most_long = max(1, workers - 1)
        self._long: Counter[str] = Counter()
        self._promised: dict[str, float] = {}
        self._now = 0.0
        """How far the promises were kept, counted like them."""
        self._changed = threading.Condition()

    def put(self, urgency: int, question: Question | None) -> None:
        """Add a question; None tells one worker to end."""
        with self._changed:
            turn = 0.0
            if question is not None:
                turn = max(self._now, self._promised.get(question.asker, 0.0)) + question.seconds
                self._promised[question.asker] = turn
            self._waiting.append((urgency, turn, next(self._numbers), question))
            self._changed.notify_all()

    def get(self) -> Question | None:
        """The next question, waiting for one; `done` is told when it is answered."""
        with self._changed:
            while (place := self._next()) is None:
                self._changed.wait()
            _, turn, _, question = self._waiting.pop(place)
            if question is not None:
                self._now = max(self._now, turn)
                self._promised = {asker: until for asker, until in self._promised.items() if until > self._now}
                self._long[question.asker] += question.seconds > LONG_SECONDS
            return question

    def done(self, question: Question) -> None:
        """A question that was taken is answered."""
        with self._changed:
            self._long[question.asker] -= question.seconds > LONG_SECONDS
            self._long += Counter()  # forget who has none
            self._changed.notify_all()

    def _next(self) -> int | None:
        """The place of the first question that may be answered now."""
        allowed = [place for place, (*_, question) in enumerate(self._waiting) if question is None or self._may(question)]
        return min(allowed, key=lambda place: self._waiting[place][:3], default=None)

    def _may(self, question: Question) -> bool:
        return question.seconds <= LONG_SECONDS or self._long[question.asker] < self._most_long

    def __len__(self) -> int:
        return len(self._waiting)


class Workers:
    """A handful of worker processes; with none, threads of this process think (for tests)."""

    def __init__(self, workers: int = 1) -> None:
        self.questions = Questions(max(1, workers))
        self._workers = [Worker(self.questions, inside=workers == 0) for _ in range(max(1, workers))]

    def ask(self, job: Job | AnalysisJob | FairnessJob, ranked: bool = False) -> Question:
        """Put a question; its answer is what a player decides, or (ranked) choices with their estimates."""
        question = Question(job, ranked)
        self.questions.put(_urgency(job, ranked), question)
        return question

    def hurry(self, question: Question) -> None:
        """Tell whoever thinks about this question to play now."""
        question.hurried = True
        for worker in self._workers:
            worker.interrupt(question)

    def close(self) -> None:
        """Let the workers go."""
        for _ in self._workers:
            self.questions.put(CLOSING, None)
        for worker in self._workers:
            worker.close()


def _urgency(job: Job | AnalysisJob | FairnessJob, ranked: bool) -> int:
    """How soon a question is to be answered."""
    if isinstance(job, FairnessJob) and not job.awaited:
        return IDLE
    return ANALYSIS if isinstance(job, (AnalysisJob, FairnessJob)) else HINT if ranked else PLAY


class Worker:
    """One process and the thread that talks to it."""

    def __init__(self, questions: Questions, inside: bool) -> None:
        self._questions = questions
        self._inside = inside
        self._current: Question | None = None
        self._closed = False
        self._lock = threading.Lock()
        self.helper = Helper(_thinker, "holotable player")
        self._thread = threading.Thread(target=self._run, name="worker", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while (question := self._questions.get()) is not None:
            if question.answer.set_running_or_notify_cancel():
                self._answer(question)
            self._questions.done(question)

    def _answer(self, question: Question) -> None:
        question.began = time.monotonic()
        try:
            question.answer.set_result(_think(question.job, question.ranked) if self._inside else self._ask(question))
        except Exception as error:
            question.answer.set_exception(error)

    def _ask(self, question: Question) -> Any:
        """Ask the process; one that is gone is replaced and asked again."""
        for _ in range(TRIES):
            if self._closed:
                break
            try:
                self.helper.start()
                with self._lock:
                    self._current = question
                question.began = time.monotonic()
                return self.helper.ask_one((question.job, question.ranked, question.hurried), QUESTION_SECONDS)
            except ProcessGone:
                continue
            except OutOfTime:
                raise ThinkingFailed(f"no answer within {QUESTION_SECONDS:.0f} seconds") from None
            except (JobFailed, Refusal) as error:
                raise ThinkingFailed(str(error)) from None
            finally:
                with self._lock:
                    self._current = None
        if self._closed:
            raise ThinkingFailed("the computer players were closed")
        raise ThinkingFailed("the worker process ends again and again")

    def interrupt(self, question: Question) -> None:
        """Make the process stop thinking, if it thinks about this question."""
        with self._lock:
            if self._current is question and INTERRUPT is not None:
                self.helper.signal(INTERRUPT)

    def close(self) -> None:
        """End the process; a question it still thinks about fails."""
        self._closed = True
        self.helper.close()


def _thinker() -> Answer:
    """What a worker process answers with."""
    busy = Interrupts()

    def answer(asked: tuple[Job | AnalysisJob | FairnessJob, bool, bool]) -> Iterator[Any]:
        job, ranked, hurried = asked
        try:
            with busy:
                if hurried:
                    raise PlayNow
                found = _think(job, ranked)
        except PlayNow:
            assert isinstance(job, Job), "only players are hurried"
            _kept.pop(_whose(job), None)  # it was interrupted, who knows where
            found = _think_quickly(job)
        yield found

    return answer


class Interrupts:
    """While this is entered, the signal to play now raises `PlayNow`; at other times it means nothing."""

    def __init__(self) -> None:
        self.on = False
        if INTERRUPT is not None:
            signal.signal(INTERRUPT, self._heard)

    def _heard(self, *_: Any) -> None:
        if self.on:
            self.on = False
            raise PlayNow

    def __enter__(self) -> None:
        self.on = True

    def __exit__(self, *_: Any) -> None:
        self.on = False


_kept: "OrderedDict[tuple[str, str, str], Player]" = OrderedDict()
"""The players that were asked last, each with what it found out in its turn so far."""


def _think(job: Job | AnalysisJob | FairnessJob, ranked: bool) -> Any:
    from holotable import players
    from holotable.players.hope import Decision, decision
    from holotable.players.roster import actions_of
    from holotable.workshop import fairness

    if isinstance(job, FairnessJob):
        return fairness.play_stretch(job.plan, job.level, job.first, job.last)
    if isinstance(job, AnalysisJob):
        return players.answer_question(job.game, job.seats, job.question, job.simulations, job.seed)
    if ranked:
        return _rank(job)
    asked = _seated(job), _table(job), job.seat, job.seed
    return decision(*asked) if job.judges else Decision(actions_of(*asked))


def _seated(job: Job) -> "Player":
    """The player of a seat: the one that played it last, if it is still remembered."""
    from holotable import players

    player = _kept.pop(_whose(job), None) or players.load(job.player)
    _kept[_whose(job)] = player
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return player


def _whose(job: Job) -> tuple[str, str, str]:
    return job.table, job.seat, job.player


def _table(job: Job) -> Table:
    from holotable.players.thinking import record_of

    game = registry.get(job.game)
    return Table.around(game, job.options, record_of(game, job.record))


def _think_quickly(job: Job) -> Any:
    from holotable import players
    from holotable.players.hope import Decision

    return Decision(players.decide(players.LEVELS[0].id, job.game, job.options, job.record, job.number, job.seed))


def _rank(job: Job) -> list[tuple[str, float | None]]:
    """The choices of a seat by their ids, best first, with the chance to win after each that was looked at."""
    from holotable import players

    found = players.advice(_table(job), job.seat, HINT_SECONDS, seed=job.seed)
    return [(advice.choice.id, advice.chance) for advice in found]
