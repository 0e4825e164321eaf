"""Preparing a game: its rules are compiled in a process of their own, once, before the first table needs them.

The result stands in the cache on disk, with a mark beside it; loading it from there takes a second. As a program
(``python -m holotable.server.preparing GAME``) this module does the compiling.
"""

import asyncio
import contextlib
import logging
import os
import sys
import threading
from pathlib import Path
from typing import Literal

from holotable import players
from holotable.core import finding, jit, records, warm
from holotable.core import game as registry
from holotable.core.errors import HolotableError
from holotable.core.table import Table

CHOICES_TRIED = 60
WAIT_SECONDS = 1.0
TABLES_READY = "tables are ready"
LOGGER = logging.getLogger("holotable.server")


def mark(game: str) -> Path:
    """The file that says that a game's rules stand compiled in the cache."""
    return jit.cache_folder((f"games/{game}", "players")) / "prepared"


def is_prepared(game: str) -> bool:
    """Whether nothing of a game is left to compile."""
    return not jit.COMPILED or mark(game).is_file()


def has_tables(game: str) -> bool:
    """Whether a table of a game can be played, though its computer players may still be compiled."""
    return is_prepared(game) or mark(game).with_name("tables").is_file()


def prepare(game: str) -> None:
    """Compile all that a table of a game needs, say so, then what its computer players need."""
    for _, step in warm.steps(registry.get(game)):
        step()
    rehearse(game)
    mark(game).parent.mkdir(parents=True, exist_ok=True)
    mark(game).with_name("tables").touch()
    print(TABLES_READY, flush=True)
    players.warm(game)
    mark(game).touch()


def rehearse(game: str) -> None:
    """Play a little of a game through everything a table does."""
    table = Table(game, seed=1, secret=b"rehearsal")
    rules = table.game
    for n in range(CHOICES_TRIED):
        if table.over:
            break
        seat = table.to_act[0]
        offered = table.choices(seat)
        rules.odds(table.record, table.seats.index(seat), offered[0].actions[0])
        table.view(seat)
        table.ask(seat)
        table.play(offered[n * 7 % len(offered)])
    rules.redeal(records.clone(table.record), 0, 1)


_rehearsed: set[str] = set()


def rehearse_prepared() -> None:
    """Load the rules of every game that needs no compiling into this process, so that its first table is answered at once."""
    for game in registry.list_games():
        if game not in _rehearsed and has_tables(game):
            try:
                rehearse(game)
            except Exception as error:  # a table of this game will say why
                LOGGER.error("Loading %s failed: %s: %s", game, type(error).__name__, error)
            _rehearsed.add(game)


class Preparations:
    """Which games are ready; the others are prepared one after another, the one that is waited for first."""

    def __init__(self, ahead: bool = True, first: bool = True) -> None:
        """With `ahead` off nothing is prepared: each table's own thread loads or compiles what it needs.

        With `first` off another process of the server prepares the games, and this one waits for it.
        """
        self._ahead, self._first = ahead, first
        self._ready = {game: asyncio.Event() for game in registry.list_games()}
        self._order = list(registry.list_games())
        self._now: str | None = None

    def status(self, game: str) -> Literal["waiting", "preparing", "ready"]:
        """How far a game is."""
        if self._ready[game].is_set():
            return "ready"
        return "preparing" if self._now == game else "waiting"

    def waiting(self, game: str, language: str) -> str | None:
        """What a table of this game is waiting for, in one sentence; None when it is ready."""
        if self._ready[game].is_set():
            return None
        title = finding.about(game).title
        return HolotableError("error.preparing", title=title).say(language)

    async def ready(self, game: str) -> None:
        """Wait until a game is ready; it comes first from now on."""
        if game in self._order:
            self._order.remove(game)
            self._order.insert(0, game)
        await self._ready[game].wait()

    async def work(self) -> None:
        """Prepare all the games; those that stand in the cache are ready at once and load when they are first used."""
        for game in [game for game in self._order if not self._ahead or is_prepared(game)]:
            self._order.remove(game)
            self._ready[game].set()
        while self._order and not self._first:
            await asyncio.sleep(WAIT_SECONDS)
            for game in [game for game in self._order if has_tables(game)]:
                self._order.remove(game)
                self._ready[game].set()
        while self._order:
            self._now = self._order.pop(0)
            await self._prepare(self._now)
            self._now = None

    async def _prepare(self, game: str) -> None:
        """In a process of its own; should that fail, a table of the game will compile for itself and say why."""
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "holotable.server.preparing", game)
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe)
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            await process.stdout.readline()
            self._ready[game].set()
            errors = await process.stderr.read()  # its input stays open meanwhile, or it would end
            await process.communicate()
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.communicate()  # its pipes are closed while there is a loop to close them
            raise
        if process.returncode:
            lines = errors.decode(errors="replace").strip().splitlines()
            LOGGER.error("Preparing %s failed: %s", game, lines[-1] if lines else f"status {process.returncode}")


def end_with_parent() -> None:
    """End this process when its input ends: the server that started it is gone, however it ended."""

    def watch() -> None:
        sys.stdin.read()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


if __name__ == "__main__":
    end_with_parent()
    for name in sys.argv[1:]:
        prepare(name)
