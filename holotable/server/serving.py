"""Serving: one process, or several on one listening socket under a supervisor that replaces those that end.

The supervisor itself serves nothing. Each process serves every table: the log in PostgreSQL is the truth, and they tell each
other what they append to it. When one is killed, its people come back to the others, and a new one is forked from a process
in which everything is loaded.
"""

import gc
import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from multiprocessing import connection
from typing import Any

from prometheus_client.multiprocess import mark_process_dead

from .app import Settings
from .metrics import FOLDER

LOOK_SECONDS = 1.0
MOST_STILLBORN = 5
"""So many processes in a row that end before they serve, and the server gives up."""
END_SECONDS = 15.0
YOUNG_OBJECTS, OLDER, OLDEST = 10_000, 20, 1_000_000
"""How many new objects call for a look at the young ones, how many looks for one at older ones, and that for one at all."""
LOGGER = logging.getLogger("holotable.server")


def serve(settings: Settings, behind_proxy: bool, listener: socket.socket, started: Callable[[Any], None]) -> int:
    """Serve in this process until it is told to end; `started` is called in a thread with the server that is starting."""
    import uvicorn

    from . import connections
    from .app import create_app

    server = uvicorn.Server(connections.config(create_app(settings), settings.limits, behind_proxy))
    spare_collections()
    threading.Thread(target=started, args=(server,), daemon=True).start()
    server.run(sockets=[listener])
    return 0 if server.started else 1


def spare_collections() -> None:
    """Let Python look through all its objects as seldom as can be: every table stands still meanwhile.

    What is loaded by now stays, so it is left out for ever; all the rest is looked through now and then by the hub.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, OLDER, OLDEST)


def context() -> Any:
    """How processes are started: forked from one in which everything is loaded, where the system can do that."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload(["holotable.server.loaded"])
    return found


@dataclass
class Supervisor:
    """Keeps so many processes serving."""

    settings: Settings
    behind_proxy: bool
    listener: socket.socket
    count: int
    announce: Callable[[], None]
    _lives: "list[_Life]" = field(default_factory=list)
    _announced: bool = False
    _stillborn: int = 0
    _ending: bool = False
    _context: Any = field(default_factory=context)

    def run(self) -> int:
        """Serve until this process is told to end."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        with tempfile.TemporaryDirectory(prefix="holotable-metrics-", ignore_cleanup_errors=True) as numbers:
            os.environ[FOLDER] = numbers  # before the first process begins
            self._lives = [self._begin(place) for place in range(self.count)]
            while not self._ending:
                for life in list(self._lives):
                    self._look_after(life)
                lines = [life.pipe for life in self._lives if not life.serves]
                connection.wait([*lines, *(life.process.sentinel for life in self._lives)], timeout=LOOK_SECONDS)
            self._end_all()
        return 0 if self._announced and self._stillborn < MOST_STILLBORN else 1

    def _look_after(self, life: "_Life") -> None:
        """Notice that a process serves, or replace one that has ended."""
        if not life.process.is_alive():
            self._stillborn = 0 if life.serves else self._stillborn + 1
            status = life.process.exitcode
            mark_process_dead(life.process.pid, os.environ[FOLDER])
            LOGGER.warning("Process %s of the server ended with status %s; another begins", life.place, status)
            self._ending = self._ending or self._stillborn >= MOST_STILLBORN
            self._lives[life.place] = self._begin(life.place)
        elif not life.serves and life.pipe.poll():
            life.serves = True
            LOGGER.info("Process %s of the server serves", life.place)
            if not self._announced:
                self.announce()
            self._announced = True

    def _begin(self, place: int) -> "_Life":
        pipe, theirs = self._context.Pipe()
        settings = replace(self.settings, first=place == 0)
        process = self._context.Process(
            target=_live, args=(settings, self.behind_proxy, self.listener, theirs), name=f"holotable server {place}"
        )
        process.start()
        theirs.close()
        return _Life(place, process, pipe)

    def _end(self, *_: Any) -> None:
        self._ending = True

    def _end_all(self) -> None:
        for life in self._lives:
            life.process.terminate()
        until = time.monotonic() + END_SECONDS
        for life in self._lives:
            life.process.join(max(0.1, until - time.monotonic()))
            if life.process.is_alive():
                life.process.kill()


@dataclass
class _Life:
    """One process, from its start to its end."""

    place: int
    process: Any
    pipe: Any
    serves: bool = False


def _live(settings: Settings, behind_proxy: bool, listener: socket.socket, pipe: Any) -> None:
    """The life of a process: nobody comes in before its rules are loaded, and it ends with its supervisor."""
    from . import logs
    from .preparing import rehearse_prepared

    def watch(server: Any) -> None:
        while not server.started and not server.should_exit:
            time.sleep(0.02)
        pipe.send(True)
        try:
            pipe.recv()
        except (EOFError, OSError):
            server.should_exit = True

    logs.set_up(settings.log)
    rehearse_prepared()
    raise SystemExit(serve(settings, behind_proxy, listener, watch))
