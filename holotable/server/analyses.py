"""Analyses: the chances over a finished game, asked of the worker processes one small question after another.

A reader process plays the save again and says what to ask. Each question is about one choice and takes a moment, so that a
computer player of another table never waits long; and one analysis is told at a time. What was told is kept, so that a second
look is at once.
"""

import asyncio
import hashlib
import json
import logging
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from holotable import players
from holotable.core import finding

from . import wire
from .bodies import read_json
from .errors import Busy, NoSuchAnalysis, Refusal, TooMuch
from .readers import OURSELVES, Readers
from .replays import whole_table
from .workers import AnalysisJob, Workers

LEAST, MOST = 24, 1000
"""Simulations for one position."""
KEPT = 64
OF_ALL = 32
SECONDS = 180.0
"""A game of very many choices may take longer than ten seconds, but no longer than this."""
SEED = 1
MATTERS = ("holotable", "game", "rules", "options", "seed", "secret", "start", "actions", "resigned", "unfinished")
"""What of a save an analysis is made from; the rest changes nothing."""
LOGGER = logging.getLogger("holotable.server")


@dataclass(frozen=True)
class Task:
    """A finished game to look at, and the questions about it."""

    name: str
    save: Any
    game: str
    seats: int
    questions: list[players.AnalysisQuestion]

    @property
    def simulations(self) -> int:
        """How hard to think about one position: less in a longer game."""
        return max(LEAST, min(MOST, finding.about(self.game).analysis_simulations // max(1, len(self.questions))))

    def job(self, question: players.AnalysisQuestion) -> AnalysisJob:
        """One question as the workers take it."""
        return AnalysisJob(self.game, self.seats, question, self.simulations, SEED)


def name_of(save: Any) -> str:
    """The name of a save's analysis: nobody can guess it who has not the save."""
    matters = {part: save[part] for part in MATTERS if part in save} if isinstance(save, dict) else save
    return hashlib.sha256(json.dumps(matters, sort_keys=True).encode()).hexdigest()[:32]


def read(body: bytes, most: int) -> Iterator[Task]:
    """What a save's analysis takes; only a finished game has one."""
    save = read_json(body)
    if isinstance(save, dict) and save.get("unfinished"):
        raise _unfinished()
    table = whole_table(save, most)
    if not table.over and not save.get("resigned"):
        raise _unfinished()
    yield Task(name_of(save), save, table.game.id, len(table.seats), players.analysis_questions(table))


def put_together(save: Any, seen: list[players.AnalysisAnswer]) -> Iterator[players.Analysis]:
    """The whole analysis of a save, from the answers to its questions."""
    yield players.analysis_of(whole_table(save, len(save["actions"])), seen)


def _unfinished() -> Refusal:
    return Refusal("The chances of a game are shown when it is over: before that they would be a hint.")


@dataclass
class Entry:
    """An analysis that waits, is told or was told, and whose it is."""

    address: str
    page: wire.Analysis

    @property
    def done(self) -> bool:
        """Whether nothing more comes of it."""
        return bool(self.page.curve) or self.page.failed


class Analyses:
    """The analyses that wait, are told, or were told lately: of those only what the page shows is kept."""

    def __init__(self, workers: Workers, readers: Readers) -> None:
        self._workers = workers
        self._readers = readers
        self._entries: OrderedDict[str, Entry] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    def page(self, name: str) -> wire.Analysis:
        """How far an analysis is, or all of it."""
        if name not in self._entries:
            raise NoSuchAnalysis
        self._entries.move_to_end(name)
        return self._entries[name].page

    def knows(self, name: str) -> bool:
        """Whether an analysis need not be begun; one that failed may be tried again."""
        return name in self._entries and not self._entries[name].page.failed

    def add(self, task: Task, address: str, most: int) -> None:
        """Make room for an analysis; an address has at most so many at once (0 is no limit). Of those done the oldest go."""
        undone = [entry for entry in self._entries.values() if not entry.done]
        if most and sum(entry.address == address for entry in undone) >= most:
            raise TooMuch("Games of your address are being looked at already; wait until they are done.")
        if len(undone) >= OF_ALL:
            raise Busy("Too many games are being looked at; try again in a moment.")
        done = [name for name, entry in self._entries.items() if entry.done]
        for name in done[: max(0, len(self._entries) + 1 - KEPT)]:
            del self._entries[name]
        page = wire.Analysis(id=task.name, done=0, of=len(task.questions), curve=[], swings=[], failed=False)
        self._entries[task.name] = Entry(address, page)

    async def tell(self, task: Task) -> None:
        """Ask one question after another, and put the answers together."""
        entry = self._entries[task.name]
        page = entry.page
        try:
            async with self._one_at_a_time, asyncio.timeout(SECONDS):
                seen: list[players.AnalysisAnswer] = []
                for question in task.questions:
                    seen.append(await asyncio.wrap_future(self._workers.ask(task.job(question)).answer))
                    page.done = len(seen)
                found = await self._readers.one(OURSELVES, put_together, task.save, seen)
        except Exception as error:
            page.failed = True
            LOGGER.error("The analysis of a game of %s failed: %s: %s", task.game, type(error).__name__, error)
            return
        page.swings = [
            wire.AnalysisSwing(ply=s.ply, seat=s.seat, before=s.before, after=s.after, better=s.better, cost=s.cost)
            for s in found.swings
        ]
        page.curve = found.curve
