"""The switchboard: what the processes that serve one PostgreSQL database tell each other, by its NOTIFY and LISTEN.

Entries of logs are announced within the transaction that appends them (`store.py`). Everything else that is told here may be
lost without harm: who sits at which table, how much an address has asked for, and that a process is alive.
"""

import contextlib
import json
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

CHANNEL = "holotable"
LONGEST = 7500
"""PostgreSQL carries notes of less than 8,000 bytes."""
SILENCE_SECONDS = 1.0
AGAIN_SECONDS = 0.5
LOGGER = logging.getLogger("holotable.server")

Note = dict[str, Any]


def written(me: str, note: Note) -> str:
    """A note as it is sent, with its sender."""
    return json.dumps({"from": me, **note}, separators=(",", ":"))


class Switchboard:
    """One connection that listens and one that speaks, each in a thread of its own; both come back when they are lost."""

    def __init__(self, url: sa.URL, me: str, heard: Callable[[Note], None], missed: Callable[[], None]) -> None:
        """`heard` is called in a thread with every note of another process; `missed` after a time when notes may be lost."""
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._me, self._heard, self._missed = me, heard, missed
        self._outgoing: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._closed = False
        self.listening = threading.Event()
        """Whether notes are heard now."""
        for work in (self._listen, self._speak):
            threading.Thread(target=self._lasting, args=(work,), name="switchboard", daemon=True).start()

    def tell(self, note: Note) -> None:
        """Tell all other processes, soon."""
        text = written(self._me, note)
        if len(text.encode()) < LONGEST:
            self._outgoing.put(text)

    def close(self) -> None:
        """Say goodbye and let the threads go."""
        self.tell({"gone": True})
        self._closed = True
        self._outgoing.put(None)

    def _lasting(self, work: Callable[[Any], None]) -> None:
        """Work over a connection; over another one when it is lost."""
        import psycopg

        while not self._closed:
            try:
                with psycopg.connect(self._url, autocommit=True, connect_timeout=5) as connection:
                    work(connection)
            except (psycopg.Error, OSError) as error:
                self.listening.clear()
                if not self._closed:
                    LOGGER.warning("The database was lost to the switchboard, and is tried again: %s", type(error).__name__)
                    time.sleep(AGAIN_SECONDS)

    def _listen(self, connection: Any) -> None:
        connection.execute(f"LISTEN {CHANNEL}")
        self.listening.set()
        self._missed()
        while not self._closed:
            for notice in connection.notifies(timeout=SILENCE_SECONDS):
                with contextlib.suppress(ValueError, KeyError):
                    note = json.loads(notice.payload)
                    if note["from"] != self._me:
                        self._heard(note)
            connection.execute("SELECT 1")  # a line that is dead is noticed

    def _speak(self, connection: Any) -> None:
        while (text := self._outgoing.get()) is not None:
            connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
