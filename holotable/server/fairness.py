"""Is it fair? Games of plans, asked of the worker processes a few at a time, so that no table waits long for its player.

Those who ask take turns, a few games each. Who asks about another plan lets go of the one before, and a plan of which nobody
wants to know any more is not played on.
"""

import asyncio
import functools
import hashlib
import json
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from holotable.core import game as registry
from holotable.core.speaking import speaking
from holotable.core.words import Catalogue
from holotable.core.workshop import Suggestion
from holotable.workshop import fairness
from holotable.workshop.figures import known_figures
from holotable.workshop.plans import Plan

from . import wire
from .errors import NoSuchPlan
from .kept import KeptPages, Terms
from .workers import FairnessJob, Workers

TERMS = Terms(
    of_all=16,
    busy="error.too_many_plans",
    missing=NoSuchPlan,
)
SECONDS = 1800.0
"""How long the games of one plan may take, without the turns of others."""
QUIET_SECONDS = 60.0
"""Where there are too many plans, one that nobody has asked about for so long makes room."""
LOGGER = logging.getLogger("holotable.server")


def name_of(plan: Plan) -> str:
    """The name of what is found about a plan: its words change nothing."""
    return hashlib.sha256(json.dumps([plan.game, plan.core], sort_keys=True).encode()).hexdigest()[:32]


@dataclass
class Look:
    """A look at a plan: how far it is and what games have shown, in no language yet."""

    id: str
    plan: Plan
    of: int
    done: int = 0
    reports: list[fairness.Fairness] = field(default_factory=list)
    change: Suggestion | None = None
    tried: fairness.Fairness | None = None
    failed: bool = False
    askers: set[str] = field(default_factory=set)
    """The addresses that want to know."""
    asked: float = 0.0
    """When somebody asked last."""
    left: float = SECONDS
    task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Play no more games of it; who still looks at its page is told so."""
        self.failed = True
        if self.task is not None:
            self.task.cancel()


class FairnessDesk:
    """The plans that are looked at, in turns, and those that were lately."""

    def __init__(self, workers: Workers, in_background: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]) -> None:
        self._workers = workers
        self._in_background = in_background
        self.kept: KeptPages[Look] = KeptPages(TERMS, lambda look: look.failed or look.done >= look.of)
        self.found: Callable[[Plan, fairness.Fairness], Awaitable[None]] | None = None
        """Told what games between officers have shown of a plan."""
        self._turn = asyncio.Lock()

    def ask(self, plan: Plan, address: str) -> Look:
        """The look at a plan, begun if it is not known; an address wants to know about one plan at a time."""
        name = name_of(plan)
        self._let_go(address, name)
        if not self.kept.knows(name):
            self._make_room()
            look = Look(name, plan, fairness.OFFICERS + fairness.COMMANDERS)
            self.kept.add(look, address, most=0)
            look.task = self._in_background(self._tell(look))
        look = self.so_far(name)
        look.askers.add(address)
        return look

    def so_far(self, name: str) -> Look:
        """How far a look is, for somebody who asks."""
        look = self.kept.page(name)
        look.asked = time.monotonic()
        return look

    def _let_go(self, address: str, name: str) -> None:
        """Stop the look that an address wanted before, unless others want it too."""
        for look in self.kept.undone:
            if look.id != name and address in look.askers:
                look.askers.discard(address)
                if not look.askers:
                    look.stop()

    def _make_room(self) -> None:
        """Where there are too many looks, stop one that everybody has gone from."""
        undone = self.kept.undone
        if len(undone) >= TERMS.of_all:
            quiet = min(undone, key=lambda look: look.asked)
            if time.monotonic() - quiet.asked > QUIET_SECONDS:
                quiet.stop()

    def officers(self, plan: Plan) -> fairness.Fairness | None:
        """What games between officers have shown of a plan lately."""
        name = name_of(plan)
        return next(iter(self.kept.page(name).reports), None) if self.kept.knows(name) else None

    async def _tell(self, look: Look) -> None:
        """Play officers, then what would help the side that is behind, then a few games of commanders."""
        plan = look.plan
        try:
            officers = await self._played(plan, "officer", fairness.OFFICERS, look)
            look.reports = [officers]
            if self.found is not None:
                await self.found(plan, officers)
            look.change = fairness.suggestion(plan, officers)
            if look.change is not None:
                look.of += fairness.TRIED
                look.tried = await self._played(fairness.changed(plan, look.change), "officer", fairness.TRIED, look)
            look.reports = [officers, await self._played(plan, "commander", fairness.COMMANDERS, look)]
        except Exception as error:
            look.failed = True
            LOGGER.error("The games of a plan of %s failed: %s: %s", plan.game, type(error).__name__, error)

    async def _played(self, plan: Plan, level: str, games: int, look: Look) -> fairness.Fairness:
        """Games of a plan, a few at a time; what they have shown."""
        seen: list[fairness.Outcome] = []
        for first, last in fairness.stretches(games):
            async with self._turn:  # whoever waits longest is next
                began = time.monotonic()
                async with asyncio.timeout(look.left):
                    seen += await asyncio.wrap_future(self._workers.ask(FairnessJob(plan, level, first, last)).answer)
                look.left -= time.monotonic() - began
            look.done += last - first
        return await asyncio.to_thread(fairness.report, plan, level, seen)


def page_of(look: Look) -> wire.FairnessPage:
    """A look at a plan in the language of who asks."""
    words = registry.get(look.plan.game).words_in(speaking())
    change = look.change
    return wire.FairnessPage(
        id=look.id,
        done=look.done,
        of=look.of,
        reports=[_report(found, words) for found in look.reports],
        suggestion=words.say(change.key, **change.args) if change else None,
        tried=_report(look.tried, words) if look.tried else None,
        changed=wire.Plan(**fairness.changed(look.plan, change).as_json()) if change else None,
        failed=look.failed,
    )


def _report(found: fairness.Fairness, words: Catalogue) -> wire.Fairness:
    """What games have shown, for the wire."""
    seats = [wire.SeatShare(**vars(share), title=words.name(share.seat)) for share in found.seats]
    endings = [wire.Ending(text=won.said(words) if won else "", games=games) for won, games in found.endings]
    behind = words.name(found.behind) if found.behind else None
    return wire.Fairness(**{**vars(found), "seats": seats, "endings": endings, "behind": behind})


def figures_of(name: str) -> list[wire.Figure]:
    """What is known of the fairness of a game's own battles."""
    return _figures(name, speaking())


@functools.cache
def _figures(name: str, language: str) -> list[wire.Figure]:
    words = registry.get(name).words_in(language)
    found = []
    for figure in known_figures(name):
        seats = [wire.SeatShare(**share, title=words.name(share["seat"])) for share in figure["seats"]]
        found.append(wire.Figure(**{**figure, "seats": seats}))
    return found
