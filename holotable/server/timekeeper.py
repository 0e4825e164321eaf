"""The timekeeper: says every two seconds that a server is alive, so that nobody's clock is charged while none was.

It writes only while a game with a clock goes on. When the last sign of life is older than a few seconds (the server was down,
or its database), the gap is written down as an absence, and the clocks of all tables leave it out.
"""

import asyncio
import time

from holotable.core.errors import HolotableError

from .store import Reading, Store, Waiting

BEAT_SECONDS = 2.0
GAP_SECONDS = 5.0
LOOK_BEATS = 30
"""After so many beats it is asked again whether any clock is left to keep."""


class Timekeeper:
    """Knows when no server kept the time."""

    def __init__(self, store: Store, read: Reading, written: Waiting) -> None:
        self._store, self._read, self._written = store, read, written
        self.absences = store.absences()
        self.needed = store.has_clocks()
        if self.needed:
            self._notice(store.last_pulse(), time.time())

    def _notice(self, last: float, now: float) -> None:
        if now - last > GAP_SECONDS:
            self.absences.append((last, now))
            self._store.absent(last, now)

    async def beat(self) -> None:
        """Say that a server is alive; what was missed since the last time is written down."""
        last = await self._read(self._store.last_pulse)
        await self._written(self._store.pulse())
        self._notice(last, time.time())

    async def work(self) -> None:
        """Beat for as long as the server lives."""
        beats = 0
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            beats += 1
            try:
                if beats % LOOK_BEATS == 0:
                    self.needed = await self._read(self._store.has_clocks)
                if self.needed:
                    await self.beat()
            except HolotableError:
                continue  # the store does not answer: what is missed is noticed when it does again

    async def begin(self) -> None:
        """A clock is to be kept from now on."""
        if not self.needed:
            await self._written(self._store.pulse())
            self.needed = True
