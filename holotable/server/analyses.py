"""Analyses: the chances over a finished game, asked of the worker processes one small question after another.

A reader process plays the save again and says what to ask. Each question is about one choice and takes a moment, so that a
computer player of another table never waits long; and one analysis is told at a time. What was told is kept, so that a second
look is at once.
"""

import asyncio
import hashlib
import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from holotable import players
from holotable.core import finding
from holotable.core import game as registry
from holotable.players import nets

from . import wire
from .bodies import read_json
from .errors import NoSuchAnalysis, Refusal
from .kept import KeptPages, Terms
from .readers import OURSELVES, Readers
from .replays import whole_table
from .workers import AnalysisJob, Workers

LEAST, MOST = 24, 1000
"""Simulations for one position."""
JUDGED = 100
"""The same where the game has a network: it judges every position by itself, and a whole game takes about a second."""
TERMS = Terms(
    of_all=32,
    busy="error.too_many_looked_at",
    too_much="error.yours_looked_at",
    missing=NoSuchAnalysis,
)
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
        """How hard to think about one position: less in a longer game, and little where a network guides the search."""
        if nets.network_file(registry.get(self.game)).is_file():
            return JUDGED
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
    return Refusal("error.chances_game_shown_when")


class Analyses:
    """The analyses that wait, are told, or were told lately: of those only what the page shows is kept."""

    def __init__(self, workers: Workers, readers: Readers) -> None:
        self._workers = workers
        self._readers = readers
        self.kept: KeptPages[wire.Analysis] = KeptPages(TERMS, lambda page: bool(page.curve) or page.failed)
        self._one_at_a_time = asyncio.Lock()

    def add(self, task: Task, address: str, most: int) -> None:
        """Make room for an analysis; an address has at most so many at once (0 is no limit)."""
        page = wire.Analysis(id=task.name, done=0, of=len(task.questions), curve=[], swings=[], failed=False)
        self.kept.add(page, address, most)

    async def tell(self, task: Task) -> None:
        """Ask one question after another, and put the answers together."""
        page = self.kept.page(task.name)
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
