"""Analyses: the chances over a finished game, asked of the worker processes one small question after another.

Each question is about one choice and takes a moment, so that a computer player of another table never waits long; and one
analysis is told at a time. What was told is kept, so that a second look is at once.
"""

import asyncio
import hashlib
import json
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from holotable import players
from holotable.core import table as tables
from holotable.core.errors import BadSave

from . import wire
from .errors import NoSuchAnalysis, Refusal
from .workers import AnalysisJob, Workers

LEAST, MOST = 24, 1000
"""Simulations for one position."""
KEPT = 64
WAITING = 8
SEED = 1
LOGGER = logging.getLogger("holotable.server")


@dataclass(frozen=True)
class Task:
    """A finished game to look at, and the questions about it."""

    name: str
    table: tables.Table
    questions: list[players.AnalysisQuestion]

    @property
    def simulations(self) -> int:
        """How hard to think about one position: less in a longer game."""
        return max(LEAST, min(MOST, self.table.game.about.analysis_simulations // max(1, len(self.questions))))

    def job(self, question: players.AnalysisQuestion) -> AnalysisJob:
        """One question as the workers take it."""
        return AnalysisJob(self.table.game.id, len(self.table.seats), question, self.simulations, SEED)


def name_of(save: Any) -> str:
    """The name of a save's analysis: nobody can guess it who has not the save."""
    return hashlib.sha256(json.dumps(save, sort_keys=True).encode()).hexdigest()[:32]


def read(save: Any, most: int) -> Task:
    """What a save's analysis takes; only a finished game has one."""
    if isinstance(save, dict) and save.get("unfinished"):
        raise _unfinished()
    table = tables.Table.opening_of(save)
    if len(save["actions"]) > most:
        raise BadSave(f"The save has {len(save['actions'])} choices; at most {most} can be looked at.")
    for number, line in enumerate(save["actions"], 1):
        table.replay_line(line, number)
    if not table.over and not save.get("resigned"):
        raise _unfinished()
    return Task(name_of(save), table, players.analysis_questions(table))


def _unfinished() -> Refusal:
    return Refusal("The chances of a game are shown when it is over: before that they would be a hint.")


class Analyses:
    """The analyses that wait, are told, or were told lately: of those only what the page shows is kept."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._pages: OrderedDict[str, wire.Analysis] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    def page(self, name: str) -> wire.Analysis:
        """How far an analysis is, or all of it."""
        if name not in self._pages:
            raise NoSuchAnalysis
        self._pages.move_to_end(name)
        return self._pages[name]

    def knows(self, name: str) -> bool:
        """Whether an analysis need not be begun; one that failed may be tried again."""
        return name in self._pages and not self._pages[name].failed

    def add(self, task: Task) -> None:
        """Make room for an analysis; too many at once are refused, and of the others the one not seen for longest goes."""
        done = [name for name, page in self._pages.items() if page.curve or page.failed]
        if len(self._pages) - len(done) >= WAITING:
            raise Refusal("Too many games are being looked at; try again in a moment.")
        for name in done[: max(0, len(self._pages) + 1 - KEPT)]:
            del self._pages[name]
        self._pages[task.name] = wire.Analysis(id=task.name, done=0, of=len(task.questions), curve=[], swings=[], failed=False)

    async def tell(self, task: Task) -> None:
        """Ask one question after another, and put the answers together."""
        page = self._pages[task.name]
        seen: list[players.AnalysisAnswer] = []
        async with self._one_at_a_time:
            try:
                for question in task.questions:
                    seen.append(await asyncio.wrap_future(self._workers.ask(task.job(question)).answer))
                    page.done = len(seen)
                found = players.analysis_of(task.table, seen)
            except Exception:
                page.failed = True
                LOGGER.exception("The analysis of a game of %s failed", task.table.game.id)
                return
        page.swings = [wire.AnalysisSwing(ply=s.ply, seat=s.seat, before=s.before, after=s.after) for s in found.swings]
        page.curve = found.curve
