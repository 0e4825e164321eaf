"""What arrives as JSON from anybody: read strictly, and refused in one sentence."""

import json
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from fastapi import HTTPException
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from holotable.core import game as registry
from holotable.core.speaking import speaking

from .errors import Refusal

if TYPE_CHECKING:
    from .hub import Hub

SAVE_FILE: dict[str, Any] = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}
"""How a body that holds a save is documented."""
DEEPEST = 60
"""Lists within lists; a position, the deepest thing there is to send, needs fewer than ten."""


def read_json(text: bytes | str) -> Any:
    """The value of a text that is JSON and nothing else: no NaN, no halves of letters, nothing nested without end."""
    try:
        value = json.loads(text, parse_constant=_no_number)
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except RecursionError:
        raise _too_deep() from None
    except UnicodeError:
        raise Refusal("error.text_not_proper_unicode") from None
    except ValueError as error:
        where = f": line {error.lineno}, column {error.colno}" if isinstance(error, json.JSONDecodeError) else ""
        raise Refusal("error.not_json_2", where=where) from None
    if _depth(value) > DEEPEST:
        raise _too_deep()
    return value


async def save_of(request: Request, hub: "Hub") -> tuple[bytes, Any]:
    """The body that holds a save, and what it says; waits for the rules of its game."""
    body = await request.body()
    save = await hub.pools.http.run(read_json, body)
    name = save.get("game") if isinstance(save, dict) else None
    if isinstance(name, str) and name in registry.list_games():
        await hub.preparations.ready(name)
    return body, save


def _no_number(word: str) -> Any:
    raise ValueError(word)


def _too_deep() -> Refusal:
    return Refusal("error.nested_too_deeply_at", deepest=DEEPEST)


def _depth(value: Any) -> int:
    """How many lists and objects stand within each other, counted a little further than is allowed."""
    found, level = 0, [value]
    while (boxes := [inner for inner in level if isinstance(inner, (dict, list))]) and found <= DEEPEST:
        found += 1
        level = [inner for box in boxes for inner in (box.values() if isinstance(box, dict) else box)]
    return found


class StrictRequest(Request):
    """A request whose body is read strictly."""

    async def json(self) -> Any:
        """What the body says."""
        try:
            return read_json(await self.body())
        except Refusal as refusal:
            raise HTTPException(400, refusal.say(speaking())) from None


class StrictRoute(APIRoute):
    """An address whose bodies are read strictly."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """What answers a request."""
        answer = super().get_route_handler()

        async def answer_strictly(request: Request) -> Response:
            return await answer(StrictRequest(request.scope, request.receive))

        return answer_strictly
