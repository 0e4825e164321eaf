"""Company: what one process knows of the others that serve the same database, and tells them of itself.

Who sits at which table in another process, how much addresses have asked for there, and which processes are alive. With SQLite
there are no others, and nothing is told.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from .limits import Window
from .store import Store
from .switchboard import Note, Switchboard

BEAT_SECONDS = 1.0
SILENT_SECONDS = 5.0
"""A process of which nothing was heard for so long is taken to be gone."""
ADDRESSES_TOLD = 100
TABLES_TOLD = 40


class Company:
    """The processes that serve one database."""

    def __init__(self, store: Store, windows: Mapping[str, Window], connections: Callable[[], Counter[str]]) -> None:
        self._store, self._windows, self._connections = store, windows, connections
        self._loop = asyncio.get_running_loop()
        self._switchboard: Switchboard | None = None
        self._seen: dict[str, float] = {}
        self._their_connections: dict[str, Counter[str]] = {}
        self.appended: Callable[[str, int], None] = lambda table, number: None
        """Called when another process has appended the entry of that number to a table's log."""
        self.missed: Callable[[], None] = lambda: None
        """Called when notes may have been lost."""
        self.here: Callable[[str, str, frozenset[str]], None] = lambda process, table, seats: None
        """Called with the seats of a table whose people are connected to another process."""
        self.gone: Callable[[str], None] = lambda process: None
        """Called when another process is gone."""
        self.asked: Callable[[str], None] = lambda table: None
        """Called when another process asks who sits at a table here."""
        self.beats: Callable[[], None] = lambda: None
        """Called every second."""

    def start(self) -> None:
        """Begin to listen, where there can be others."""
        if self._store.shared:
            self._switchboard = Switchboard(
                self._store.url, self._store.me, self._later(self._heard), self._later(self._missed)
            )

    def close(self) -> None:
        """Say goodbye."""
        if self._switchboard is not None:
            self._switchboard.close()

    def _later(self, act: Callable[..., None]) -> Callable[..., None]:
        """Something that is done in the event loop when a thread calls it."""

        def call(*args: Any) -> None:
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(act, *args)

        return call

    def tell(self, note: Note) -> None:
        """Tell all other processes."""
        if self._switchboard is not None:
            self._switchboard.tell(note)

    def tell_here(self, tables: Mapping[str, frozenset[str]]) -> None:
        """Tell who sits at tables here."""
        named = list(tables.items())
        for first in range(0, len(named), TABLES_TOLD):
            self.tell({"here": {table: sorted(seats) for table, seats in named[first : first + TABLES_TOLD]}})

    def connections_elsewhere(self, address: str) -> int:
        """How many sockets an address holds open in other processes."""
        return sum(counts[address] for counts in self._their_connections.values())

    async def work(self) -> None:
        """Say every second that this process is alive and what was asked of it; notice who has fallen silent."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self.beats()
            if self._switchboard is None:
                continue
            fresh = {name: window.take_fresh(ADDRESSES_TOLD) for name, window in self._windows.items()}
            many = dict(self._connections().most_common(ADDRESSES_TOLD))
            self.tell({"alive": many, "counts": {name: counts for name, counts in fresh.items() if counts}})
            now = time.monotonic()
            for process in [process for process, at in self._seen.items() if now - at > SILENT_SECONDS]:
                self._forget(process)

    def _missed(self) -> None:
        self.tell({"who": None})
        self.missed()

    def _forget(self, process: str) -> None:
        self._seen.pop(process, None)
        self._their_connections.pop(process, None)
        self.gone(process)

    def _heard(self, note: Note) -> None:
        """A note of another process; one that this version does not know means nothing."""
        process = note["from"]
        if "gone" in note:
            self._forget(process)
            return
        self._seen[process] = time.monotonic()
        if "table" in note:
            self.appended(note["table"], note["number"])
        if "here" in note:
            for table, seats in note["here"].items():
                self.here(process, table, frozenset(seats))
        if "who" in note:
            self.asked(note["who"])
        if "alive" in note:
            self._their_connections[process] = Counter(note["alive"])
        for name, counts in note.get("counts", {}).items():
            if name in self._windows:
                for address, count in counts.items():
                    self._windows[name].add(address, count)
