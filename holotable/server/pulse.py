"""The pulse of the store: whether it takes writes now, for the health check."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from holotable.core.errors import HolotableError

FRESH_SECONDS = 2.0
"""What was found out so lately still counts."""
PATIENCE_SECONDS = 1.0
"""A health check is answered soon, whatever the store does."""


class Pulse:
    """Lets the store write something small, at most every few seconds, and never waits for it long."""

    def __init__(self, beat: Callable[[], Awaitable[None]]) -> None:
        self._beat = beat
        self._task: asyncio.Task[str | None] | None = None
        self._began = 0.0

    async def trouble(self) -> str | None:
        """What is wrong with the store, in a sentence; None when it takes writes."""
        if self._task is None or (self._task.done() and time.monotonic() - self._began > FRESH_SECONDS):
            self._began = time.monotonic()
            self._task = asyncio.get_running_loop().create_task(self._try())
        await asyncio.wait({self._task}, timeout=PATIENCE_SECONDS)
        if not self._task.done():
            return f"The database has not answered for {time.monotonic() - self._began:.0f} seconds."
        return self._task.result()

    async def _try(self) -> str | None:
        try:
            await self._beat()
        except HolotableError as error:
            return str(error)
        return None
