"""The language of a request: what is answered is said in the one that its sender likes best."""

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from holotable.core import speaking


class Tongue:
    """Reads ``Accept-Language`` before anything answers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request in its language."""
        if scope["type"] in ("http", "websocket"):
            speaking.speak(language_of(scope))
        await self.app(scope, receive, send)


def language_of(scope: Scope) -> str:
    """The language that a request asks for."""
    return speaking.wished(Headers(scope=scope).get("accept-language", ""))
