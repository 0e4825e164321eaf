"""Open connections: how many there may be, and how long a request may take to arrive."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from .limits import Limits, network_of

REQUEST_SECONDS = 30.0
"""From the opening of a connection, or the first byte of a further request, to the end of its body."""
UNREAD_SECONDS = 30.0
"""How long somebody may leave an answer unread."""
PING_SECONDS, PONG_SECONDS = 2.0, 3.0
"""A line that is dead is noticed within their sum."""
WISHED_FILES = 65_536
RESERVED_FILES = 160
"""Open files that are not connections: the database, the pipes to other processes, the pages."""
FEWEST = 16
TURNED_AWAY = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n\r\n"
    b"The server has too many open connections; try again in a moment.\n"
)
LOGGER = logging.getLogger("holotable.server")


def most_connections() -> int:
    """How many connections fit below the limit of open files, which is raised as far as the system lets us."""
    try:
        import resource
    except ImportError:  # not on Windows
        return 500
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = WISHED_FILES if hard == resource.RLIM_INFINITY else min(WISHED_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
        soft = wished
    return max(FEWEST, (WISHED_FILES if soft == resource.RLIM_INFINITY else soft) - RESERVED_FILES)


class Doorkeeper:
    """Counts the open connections, and says at most once a minute that some were turned away."""

    def __init__(self, most: int, of_one_network: int) -> None:
        self._most, self._of_one = most, of_one_network
        self._open: Counter[str] = Counter()
        self._turned_away = 0
        self._said = 0.0

    def enter(self, address: str) -> bool:
        """Whether one more connection may come in."""
        if self._open.total() < self._most and (not self._of_one or self._open[address] < self._of_one):
            self._open[address] += 1
            return True
        self._turned_away += 1
        if time.monotonic() - self._said > 60:
            self._said = time.monotonic()
            LOGGER.warning("%d connections are open; %d were turned away", self._open.total(), self._turned_away)
            self._turned_away = 0
        return False

    def leave(self, address: str) -> None:
        """A connection is closed."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


def config(app: FastAPI, limits: Limits, behind_proxy: bool = False, **more: Any) -> uvicorn.Config:
    """How the application is served: with limits of connections, sizes and times, and pings that notice a dead line soon."""
    most = most_connections()
    keeper = Doorkeeper(most, 0 if behind_proxy or not limits.connections else max(FEWEST, most // 4))
    http, socket = _protocols(keeper)
    return uvicorn.Config(
        app,
        http=http,
        ws=socket,
        access_log=False,
        ws_max_size=limits.message_bytes,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        proxy_headers=behind_proxy,
        server_header=False,
        log_config=None,
        timeout_graceful_shutdown=3,
        **more,
    )


def _protocols(keeper: Doorkeeper) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols of requests and of sockets, under a doorkeeper."""

    class Request(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        """Requests that have to arrive, and answers that have to be read, within a time."""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.late = Alarm(self.loop, REQUEST_SECONDS, transport.abort)
            self.unread = Alarm(self.loop, UNREAD_SECONDS, transport.abort)
            self.network = network_of(self.client[0]) if self.client else "?"
            self.inside = keeper.enter(self.network)
            if self.inside:
                self.late.set()
            else:
                transport.write(TURNED_AWAY)
                transport.close()

        def data_received(self, data: bytes) -> None:
            if not self.inside:
                return
            super().data_received(data)
            if self not in self.connections:  # it has become a socket, which is not waited for like a request
                self.inside = False
                self.late.stop()
            elif self.cycle is None or self.cycle.more_body or self.cycle.response_complete:
                self.late.set()
            else:
                self.late.stop()

        def pause_writing(self) -> None:
            super().pause_writing()
            self.unread.set()

        def resume_writing(self) -> None:
            super().resume_writing()
            self.unread.stop()

        def connection_lost(self, error: Exception | None) -> None:
            self.late.stop()
            self.unread.stop()
            if self.inside:
                keeper.leave(self.network)
            super().connection_lost(error)

    class Socket(AutoWebSocketsProtocol):  # type: ignore[misc, valid-type]
        """The socket that a request has become, let in as one; who was just heard is not asked whether they are there."""

        heard = 0.0

        def data_received(self, data: bytes) -> None:
            self.heard = self.loop.time()
            super().data_received(data)

        def send_keepalive_ping(self) -> None:
            quiet = self.loop.time() - self.heard
            if quiet < PING_SECONDS:
                self.ping_timer = self.loop.call_later(PING_SECONDS - quiet, self.send_keepalive_ping)
            else:
                super().send_keepalive_ping()

        def connection_lost(self, error: Exception | None) -> None:
            keeper.leave(network_of(self.client[0]) if self.client else "?")
            super().connection_lost(error)

    return Request, Socket


class Alarm:
    """Something that is done after a time, unless it is stopped before."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float, act: Callable[[], None]) -> None:
        self._loop, self._seconds, self._act = loop, seconds, act
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """The time runs from now, unless it runs already."""
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._act)

    def stop(self) -> None:
        """The time does not run any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
