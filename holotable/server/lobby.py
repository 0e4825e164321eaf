"""The lobby: tables that their hosts have listed, to join or to watch, live for everybody who looks.

Entries stand in the store, so that every process shows the same ones. The process at which people sit at a listed table writes
its entry when it changes, and says now and then that it is still true; entries of which nobody says so are left out.
"""

import asyncio
import time
from typing import TYPE_CHECKING, Any

from holotable.core.clocks import DAY
from holotable.core.errors import HolotableError

from . import presenter, wire
from .store import Reading, Store, Waiting

if TYPE_CHECKING:
    from .hub import Outbox
    from .room import Room

LOOK_SECONDS = 1.0
"""How soon everybody who looks hears of what another process has written."""
FRESH_SECONDS = 20.0
STALE_SECONDS = 60.0
DAYS_LISTED = 3 * DAY
"""How long a table with days for every turn stays listed when nobody is there."""
MOST, MOST_OF_ONE = 60, 8
"""So many tables are shown, and so many that one address has listed."""


class Lobby:
    """All listed tables, and who looks at them."""

    def __init__(self, store: Store, read: Reading, written: Waiting) -> None:
        self._store, self._read, self._written = store, read, written
        self._mine: dict[str, tuple[dict[str, Any], str]] = {}
        self._watchers: set[Outbox] = set()
        self._told = ""
        self._changed = asyncio.Event()

    def note(self, room: "Room") -> None:
        """Keep the entry of a table true after something happened there."""
        if not room.listed and room.id not in self._mine:
            return
        entry = presenter.lobby_entry(room)
        if entry is None or not room.members:
            if self._mine.pop(room.id, None) is not None:
                stays = entry is not None and entry.clock is not None and entry.clock.kind == "days"
                self._put(room, entry.model_dump() if entry and stays else None, time.time() + DAYS_LISTED)
        elif self._mine.get(room.id) != (shown := (entry.model_dump(), room.listed_by)):
            self._mine[room.id] = shown
            self._put(room, shown[0], time.time())

    @property
    def listed(self) -> int:
        """How many listed tables have people at this process."""
        return len(self._mine)

    @property
    def looking(self) -> int:
        """How many people look at the lobby."""
        return len(self._watchers)

    def _put(self, room: "Room", entry: dict[str, Any] | None, seen: float) -> None:
        self._store.set_lobby(room.id, entry, seen, room.listed_by)
        self._changed.set()

    async def entries(self) -> wire.LobbyList:
        """The tables that are listed now, newest first."""
        rows = await self._read(self._store.lobby, time.time() - STALE_SECONDS, MOST, MOST_OF_ONE)
        return wire.LobbyList(tables=rows)

    async def look(self, outbox: "Outbox") -> None:
        """Somebody looks on from now on."""
        outbox.post((await self.entries()).model_dump_json())
        self._watchers.add(outbox)

    def leave(self, outbox: "Outbox") -> None:
        """Somebody looks no more."""
        self._watchers.discard(outbox)

    async def work(self) -> None:
        """Tell everybody what has changed, and say of our own entries that they are still true."""
        refreshed = time.monotonic()
        while True:
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._changed.wait()
                self._changed.clear()
                await asyncio.sleep(LOOK_SECONDS / 10)
            except TimeoutError:
                pass
            try:
                if time.monotonic() - refreshed > FRESH_SECONDS:
                    refreshed = time.monotonic()
                    await self._refresh()
                if self._watchers:
                    self._tell((await self.entries()).model_dump_json())
            except HolotableError:
                continue  # the store does not answer; what is listed is told when it does again

    async def _refresh(self) -> None:
        for table, (entry, host) in list(self._mine.items()):
            await self._written(self._store.set_lobby(table, entry, time.time(), host))

    def _tell(self, text: str) -> None:
        if text != self._told:
            self._told = text
            for outbox in self._watchers:
                outbox.post(text)
