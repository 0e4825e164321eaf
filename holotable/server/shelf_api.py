"""The shelf over the wire: the battles of a game, one of them with its picture, and adding and taking away."""

from typing import Annotated

from fastapi import APIRouter, Header, Request

from holotable.workshop import plans

from . import shelf, wire
from .bodies import StrictRoute
from .errors import NotAllowed, TooMuch
from .guard import address_of
from .hub import Hub

STATUSES = (400, 403, 404, 422, 429, 503)
api = APIRouter(route_class=StrictRoute, responses={status: {"model": wire.Refusal} for status in STATUSES})
Bearer = Annotated[str | None, Header(alias="Authorization")]


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _key(bearer: str | None) -> str:
    """The key of who asks; empty where there is none."""
    scheme, _, key = (bearer or "").partition(" ")
    return key if scheme.lower() == "bearer" else ""


@api.get("/api/shelf/{game}")
async def battles(request: Request, game: str, authorization: Bearer = None) -> wire.Shelf:
    """The battles of a game on the shelf, and what the holder of this key may do with them."""
    found, key = _hub(request).shelf, _key(authorization)
    entries, host = await found.entries(game), await found.is_host(key)
    return wire.Shelf(battles=entries, may_add=host or found.open_to_all, host=host)


@api.get("/api/shelf/{game}/{battle}")
async def battle(request: Request, game: str, battle: str) -> wire.ShelfBattle:
    """A battle on the shelf, with the board as a game of it begins."""
    hub = _hub(request)
    return await hub.pools.http.run(shelf.shown_battle, await hub.shelf.find(game, battle))


@api.post("/api/shelf", status_code=201)
async def add(request: Request, plan: wire.Plan, authorization: Bearer = None) -> wire.Shelved:
    """Put a battle on the shelf, where everybody may or with the host's key."""
    hub = _hub(request)
    if not await hub.shelf.may_add(_key(authorization)):
        raise NotAllowed("error.shelf_hosts")
    if not request.app.state.windows["battles"].take(address_of(request.scope)):
        raise TooMuch("error.too_many_battles")
    read = await hub.pools.http.run(plans.read, plan.model_dump())
    made = await hub.shelf.add(read)
    officers = hub.fairness.officers(read)
    if officers is not None:
        await hub.shelf.keep(read, officers)
    return made


@api.delete("/api/shelf/{battle}", status_code=204)
async def remove(request: Request, battle: str, authorization: Bearer = None) -> None:
    """Take a battle off the shelf, with the host's key or the one that was given when it was put there."""
    await _hub(request).shelf.remove(battle, _key(authorization))
