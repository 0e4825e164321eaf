"""What stands before every request: headers, origins, sizes and rates."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holotable.core.errors import HolotableError

from .limits import Limits, Window, network_of
from .tongue import language_of

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

# files that a page loads are no pages: the rules for pages would only weigh down the first load
FILE_HEADERS = {name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")}

TAKE_SAVES = ("/api/replay", "/api/analysis", "/api/resume", "/api/campaigns/resume")


class Guard:
    """Security headers on every answer; foreign origins, large bodies and floods are refused."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: frozenset[str], windows: Mapping[str, Window]) -> None:
        self.app = app
        self.limits = limits
        self.origins = origins
        self.requests = windows["requests"]
        self.replays = windows["replays"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        most = self.limits.save_bytes if scope["path"] in TAKE_SAVES else self.limits.body_bytes
        refusal = self._refusal(scope, headers, most)
        if refusal is not None:
            await JSONResponse({"detail": refusal[1]}, refusal[0], HEADERS)(scope, receive, send)
            return
        seen = 0

        async def receive_some() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > most:
                raise HTTPException(413, _said("error.too_large", scope, most=most // 1024))
            return message

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = MutableHeaders(scope=message)
                file = scope["path"].startswith("/assets/") and message["status"] == 200
                for name, value in (FILE_HEADERS if file else HEADERS).items():
                    own.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    own.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive_some, send_with_headers)

    def _refusal(self, scope: Scope, headers: Headers, most: int) -> tuple[int, str] | None:
        if scope["method"] not in ("GET", "HEAD") and not same_origin(headers, self.origins):
            return 403, _said("error.other_address", scope)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            return 413, _said("error.too_large", scope, most=most // 1024)
        if scope["path"].startswith("/api/") and not self.requests.take(address_of(scope)):
            return 429, _said("error.too_many_requests", scope)
        if scope["path"].endswith(("/replay", "/analysis", "/verify", "/resume")) and not self.replays.take(address_of(scope)):
            return 429, _said("error.too_many_replays", scope)
        return None


def _said(key: str, scope: Scope, **details: Any) -> str:
    return HolotableError(key, **details).say(language_of(scope))


def same_origin(headers: Headers, origins: frozenset[str]) -> bool:
    """Whether a request comes from our own page, an allowed one, or from a program (which sends no origin)."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def address_of(scope: Scope) -> str:
    """The address that asks, as limits count it."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "?"
