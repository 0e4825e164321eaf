"""Is it fair? Games of plans, asked of the worker processes a few at a time, so that no table waits long for its player."""

import asyncio
import functools
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable

from holotable.core import game as registry
from holotable.core.speaking import speaking
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
    too_much="error.plan_being_played",
    missing=NoSuchPlan,
)
SECONDS = 1800.0
LOGGER = logging.getLogger("holotable.server")


def name_of(plan: Plan) -> str:
    """The name of what is found about a plan: its words change nothing."""
    return hashlib.sha256(json.dumps([plan.game, plan.core], sort_keys=True).encode()).hexdigest()[:32]


class FairnessDesk:
    """The plans that are looked at, one after the other, and those that were lately."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self.kept: KeptPages[wire.FairnessPage] = KeptPages(TERMS, lambda page: page.failed or page.done >= page.of)
        self.found: Callable[[Plan, fairness.Fairness], Awaitable[None]] | None = None
        """Told what games between officers have shown of a plan."""
        self._one_at_a_time = asyncio.Lock()

    def add(self, plan: Plan, address: str) -> None:
        """Make room for a plan; an address has one at a time."""
        games = fairness.OFFICERS + fairness.COMMANDERS
        page = wire.FairnessPage(
            id=name_of(plan), done=0, of=games, reports=[], suggestion=None, tried=None, changed=None, failed=False
        )
        self.kept.add(page, address, most=1)

    def officers(self, plan: Plan) -> wire.Fairness | None:
        """What games between officers have shown of a plan lately."""
        name = name_of(plan)
        return next(iter(self.kept.page(name).reports), None) if self.kept.knows(name) else None

    async def tell(self, plan: Plan) -> None:
        """Play officers, then what would help the side that is behind, then a few games of commanders."""
        page = self.kept.page(name_of(plan))
        try:
            async with self._one_at_a_time, asyncio.timeout(SECONDS):
                officers = await self._played(plan, "officer", fairness.OFFICERS, page)
                page.reports = [wire_report(plan, officers)]
                if self.found is not None:
                    await self.found(plan, officers)
                change = fairness.suggestion(plan, officers)
                if change is not None:
                    await self._try_out(plan, change, page)
                page.reports = [
                    *page.reports,
                    wire_report(plan, await self._played(plan, "commander", fairness.COMMANDERS, page)),
                ]
        except Exception as error:
            page.failed = True
            LOGGER.error("The games of a plan of %s failed: %s: %s", plan.game, type(error).__name__, error)

    async def _try_out(self, plan: Plan, change: Suggestion, page: wire.FairnessPage) -> None:
        page.of += fairness.TRIED
        words = registry.get(plan.game).words_in(speaking())
        args = {name: words.name(value) if isinstance(value, str) else value for name, value in change.args.items()}
        page.suggestion = words.say(change.key, **args)
        other = fairness.changed(plan, change)
        page.changed = wire.Plan(**other.as_json())
        page.tried = wire_report(plan, await self._played(other, "officer", fairness.TRIED, page))

    async def _played(self, plan: Plan, level: str, games: int, page: wire.FairnessPage) -> fairness.Fairness:
        """Games of a plan, a few at a time; what they have shown."""
        seen: list[fairness.Outcome] = []
        for first, last in fairness.stretches(games):
            seen += await asyncio.wrap_future(self._workers.ask(FairnessJob(plan, level, first, last)).answer)
            page.done += last - first
        return await asyncio.to_thread(fairness.report, plan, level, seen)


def wire_report(plan: Plan, found: fairness.Fairness) -> wire.Fairness:
    """What games have shown, for the wire."""
    words = registry.get(plan.game).words_in(speaking())
    seats = [wire.SeatShare(**vars(share), title=words.name(share.seat)) for share in found.seats]
    endings = [wire.Ending(text=text, games=games) for text, games in found.endings]
    return wire.Fairness(**{**vars(found), "seats": seats, "endings": endings})


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
