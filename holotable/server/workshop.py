"""The workshop over the wire: what can be drawn of a game, and what is wrong with what was drawn."""

import functools

from fastapi import APIRouter, Request

from holotable.core import game as registry
from holotable.core.speaking import speaking
from holotable.workshop import plans

from . import fairness, game_catalogue, wire
from .bodies import StrictRoute
from .errors import Refusal
from .guard import address_of
from .hub import Hub

api = APIRouter(route_class=StrictRoute, responses={status: {"model": wire.Refusal} for status in (400, 404, 422, 429, 503)})


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


@api.get("/api/workshop")
async def games(request: Request) -> list[str]:
    """The games of which something can be drawn."""
    return await _hub(request).pools.http.run(_drawable)


def _drawable() -> list[str]:
    return [name for name in game_catalogue.playable() if registry.get(name).workshop is not None]


@api.get("/api/workshop/{game}")
async def kit(request: Request, game: str) -> wire.WorkshopKit:
    """All that is needed to draw a plan of a game."""
    return await _hub(request).pools.http.run(kit_of, game, speaking())


@functools.cache
def kit_of(name: str, language: str) -> wire.WorkshopKit:
    """What the workshop of a game begins with, in a language."""
    shop, game = plans.workshop_of(name), registry.get(name)
    words = game.words_in(language)
    known = [wire.Plan(game=name, title=words.text(title), **plan) for title, plan in shop.known().items()]
    return wire.WorkshopKit(
        drawing=words.translated(game.board(game.check_options({}))),
        blank=wire.Plan(game=name, **shop.blank()),
        known=[wire.KnownPlan(title=plan.title, plan=plan) for plan in known],
        vocabulary=shop.vocabulary(),
    )


@api.post("/api/workshop/check")
async def check(request: Request, plan: wire.Plan) -> wire.PlanCheck:
    """Everything that is wrong with a plan, each in a sentence; and of a sound one, who plays it and for what."""
    hub = _hub(request)
    read = await hub.pools.http.run(plans.read, plan.model_dump())
    await hub.preparations.ready(read.game)
    return await hub.pools.http.run(check_of, read)


@api.post("/api/workshop/fairness")
async def is_it_fair(request: Request, plan: wire.Plan) -> wire.FairnessPage:
    """Begin to play games of a sound plan between players of one strength; what was found lately is answered whole."""
    hub = _hub(request)
    read = await hub.pools.http.run(plans.read, plan.model_dump())
    await hub.preparations.ready(read.game)
    found = await hub.pools.http.run(plans.look_at, read, speaking())
    if found.problems:
        raise Refusal("error.plan_cannot_played", text=found.problems[0].text)
    return await hub.pools.http.run(fairness.page_of, hub.fairness.ask(read, address_of(request.scope)))


@api.get("/api/workshop/fairness/{plan}")
async def fair_so_far(request: Request, plan: str) -> wire.FairnessPage:
    """How far the games of a plan are, and what they have shown."""
    hub = _hub(request)
    return await hub.pools.http.run(fairness.page_of, hub.fairness.so_far(plan))


@api.get("/api/workshop/{game}/figures")
async def figures(request: Request, game: str) -> list[wire.Figure]:
    """What is known of the fairness of the game's own battles."""
    return await _hub(request).pools.http.run(fairness.figures_of, game)


def check_of(plan: plans.Plan) -> wire.PlanCheck:
    """What a look at a plan finds."""
    found = plans.look_at(plan, speaking())
    problems = [wire.PlanProblem(text=problem.text, places=problem.places) for problem in found.problems]
    supplies = [wire.Supply(name=supply.name, used=supply.used, most=supply.most) for supply in found.supplies]
    if problems:
        return wire.PlanCheck(problems=problems, supplies=supplies, seats=[], objectives=[])
    table = plans.open_table(plan)
    objectives = [wire.Objective(**vars(goal)) for goal in table.objectives(None, table.game.words_in(speaking()))]
    return wire.PlanCheck(problems=[], supplies=supplies, seats=list(table.seats), objectives=objectives)
