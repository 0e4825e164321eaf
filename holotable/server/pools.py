"""Threads for one kind of work each, with a bounded queue: what waits for one thing never holds up another."""

import asyncio
import contextvars
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from .errors import Busy

T = TypeVar("T")


class Pool:
    """A few threads; when too much waits for them, more is refused in a sentence.

    They are daemons: a thread that waits for a database that hangs does not keep the server from ending.
    """

    def __init__(self, name: str, threads: int, waiting: int) -> None:
        self._most = threads + waiting
        self._work: queue.SimpleQueue[tuple[Future[Any], Callable[..., Any], tuple[Any, ...]] | None] = queue.SimpleQueue()
        self._threads = [threading.Thread(target=self._run, name=f"{name} {n}", daemon=True) for n in range(threads)]
        self._lock = threading.Lock()
        self.busy = 0
        """How much is being done or waits."""
        for thread in self._threads:
            thread.start()

    async def run(self, function: Callable[..., T], *args: Any) -> T:
        """Run what may take a moment in a thread; once begun it runs to its end, even if nobody waits for it any more."""
        with self._lock:
            if self.busy >= self._most:
                raise Busy("error.server_has_too_much")
            self.busy += 1
        done: Future[T] = Future()
        self._work.put((done, contextvars.copy_context().run, (function, *args)))
        return await asyncio.wrap_future(done)

    def _run(self) -> None:
        while (item := self._work.get()) is not None:
            done, function, args = item
            if done.set_running_or_notify_cancel():
                try:
                    done.set_result(function(*args))
                except BaseException as error:
                    done.set_exception(error)
            with self._lock:
                self.busy -= 1

    def close(self) -> None:
        """Let the threads go when they have done what they do."""
        for _ in self._threads:
            self._work.put(None)
