"""The shelf: battles of people's own that this server offers to everybody.

They come from a folder of the host's, whose files are read anew when they change, and from people who may add to the shelf. All
are checked like anything that is drawn. While the workers have nothing else to do, they play games of each battle to find out
whether it is fair.
"""

import asyncio
import functools
import json
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from holotable.core import game as registry
from holotable.core.errors import HolotableError
from holotable.core.speaking import speaking
from holotable.workshop import fairness, plans
from holotable.workshop.plans import Plan

from . import game_catalogue, seats, wire
from .bodies import read_json
from .errors import NoSuchBattle, NotAllowed, Refusal
from .fairness import name_of
from .preparing import Preparations
from .shelf_store import CLAIM_SECONDS, ShelfRow, ShelfStore
from .store import Store
from .workers import FairnessJob, Workers

MOST_BATTLES = 200
"""How many battles people may put on the shelf, and how many files of a folder are read."""
MOST_BYTES = 64 * 1024
LOOK_SECONDS = 10.0
BUSY_SECONDS = 1.0
LOGGER = logging.getLogger("holotable.server")


@dataclass(frozen=True)
class Battle:
    """A battle on the shelf; `key` is the hash of what takes it away, and a file has none."""

    id: str
    plan: Plan
    key: str | None = None


@dataclass(frozen=True)
class _Seen:
    """What a file held when it was read last."""

    stamp: tuple[int, int]
    battle: Battle | None


class Folder:
    """The battles of the host's folder."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._seen: dict[Path, _Seen] = {}

    def battles(self) -> list[Battle]:
        """The battles of all files that hold one, by the names of the files; one that lies there twice is told once."""
        files = sorted(self._path.glob("*.json"))[:MOST_BATTLES] if self._path is not None else []
        self._seen = {file: self._look(file) for file in files}
        found = {seen.battle.id: seen.battle for seen in reversed(self._seen.values()) if seen.battle is not None}
        return list(reversed(found.values()))

    def _look(self, file: Path) -> _Seen:
        """What a file holds; why one is left out is logged when it has changed."""
        known = self._seen.get(file)
        try:
            about = file.stat()
            stamp = about.st_mtime_ns, about.st_size
            if known is not None and known.stamp == stamp:
                return known
            if about.st_size > MOST_BYTES:
                raise Refusal("error.battle_too_large", size=MOST_BYTES // 1024)
            return _Seen(stamp, _battle(plans.read(read_json(file.read_bytes()))))
        except OSError as error:
            stamp, why = (0, 0), f"it cannot be read: {error.strerror}."
        except HolotableError as error:
            why = str(error)
        if known is None or known.stamp != stamp:
            LOGGER.warning("%s is left off the shelf: %s", file.name, why)
        return _Seen(stamp, None)


def _battle(plan: Plan, key: str | None = None) -> Battle:
    """A plan with its words made fit for a list that everybody sees."""
    if plan.position is not None:
        raise Refusal("error.battle_position")
    story = "\n".join(wire.line_of(line) for line in plan.story.splitlines())
    clean = replace(plan, title=wire.line_of(plan.title), author=wire.line_of(plan.author), story=story)
    if not clean.title:
        raise Refusal("error.battle_name")
    return Battle(name_of(plan), clean, key)


@functools.lru_cache(4 * MOST_BATTLES)
def _fault(text: str) -> str | None:
    """Why a battle, given as JSON, cannot be played; None where it can."""
    problems = plans.look_at(plans.read(json.loads(text))).problems
    return problems[0].text if problems else None


def fault_of(plan: Plan) -> str | None:
    """Why a battle cannot be played; what was found lately is not looked for again."""
    return _fault(json.dumps(plan.as_json(), sort_keys=True))


def put(kept: ShelfStore, plan: Plan, taken: Collection[str] = ()) -> wire.Shelved:
    """Check a battle and keep it, unless it stands there already; refused with the reason."""
    key = seats.new_token()
    battle = _battle(plan, seats.hashed(key))
    why = fault_of(battle.plan)
    if why is not None:
        raise Refusal("error.battle_cannot_played", text=why)
    row = ShelfRow(battle.id, plan.game, battle.plan.as_json(), seats.hashed(key), time.time())
    added = False if battle.id in taken else kept.add(row, MOST_BATTLES)
    if added is None:
        raise Refusal("error.shelf_full", most=MOST_BATTLES)
    if not added:
        raise Refusal("error.battle_twice")
    return wire.Shelved(id=battle.id, key=key)


class Shelf:
    """All battles that this server offers."""

    def __init__(
        self, store: Store, workers: Workers, preparations: Preparations, folder: Path | None, open_to_all: bool
    ) -> None:
        self.kept = ShelfStore(store)
        self.open_to_all = open_to_all
        """Whether everybody may add to the shelf, or only who has the host's key."""
        self.ask: Callable[..., Awaitable[Any]] = asyncio.to_thread
        """Runs in a thread what may wait for the database."""
        self._workers, self._preparations = workers, preparations
        self._folder = Folder(folder)
        self._unsound: set[str] = set()
        self._failed: set[str] = set()
        """Battles of which games could not be played to their end."""

    def battles(self, game: str | None = None) -> list[Battle]:
        """The battles of a game, or of all, that can be played: first those of the folder, then the newest."""
        added = [Battle(row.id, plans.read(row.plan), row.key) for row in self.kept.rows(game)]
        found = {battle.id: battle for battle in reversed([*self._folder.battles(), *added])}
        wanted = [battle for battle in reversed(found.values()) if game in (None, battle.plan.game)]
        return [battle for battle in wanted if self._ready(battle) and self._is_sound(battle)]

    def _ready(self, battle: Battle) -> bool:
        return self._preparations.status(battle.plan.game) == "ready"

    def _is_sound(self, battle: Battle) -> bool:
        why = fault_of(battle.plan)
        if why is not None and battle.id not in self._unsound:
            self._unsound.add(battle.id)
            LOGGER.warning("%s is left off the shelf: %s", battle.plan.title, why)
        return why is None

    async def find(self, game: str, name: str) -> Battle:
        """A battle of a game by its id."""
        await self._preparations.ready(game)
        found: dict[str, Battle] = {battle.id: battle for battle in await self.ask(self.battles, game)}
        if name not in found:
            raise NoSuchBattle
        return found[name]

    async def entries(self, game: str) -> list[wire.ShelfEntry]:
        """The battles of a game, as everybody sees them; none where nothing can be drawn of it."""
        if registry.get(game).workshop is None:
            return []
        await self._preparations.ready(game)
        found: list[wire.ShelfEntry] = await self.ask(self._entries, game)
        return found

    def _entries(self, game: str) -> list[wire.ShelfEntry]:
        found = self.battles(game)
        rules = {battle.id: registry.get(game).rules_version for battle in found}
        figures, played = self.kept.figures(rules), self.kept.played(rules)
        return [_entry(battle, figures.get(battle.id), played.get(battle.id, 0)) for battle in found]

    # Adding and taking away

    async def may_add(self, key: str) -> bool:
        """Whether the holder of a key may put battles on the shelf."""
        return self.open_to_all or await self.is_host(key)

    async def is_host(self, key: str) -> bool:
        """Whether a key is the host's."""
        return bool(key) and bool(await self.ask(self.kept.is_hosts, key))

    async def add(self, plan: Plan) -> wire.Shelved:
        """Put a battle on the shelf; answers with the key that takes it away."""
        await self._preparations.ready(plan.game)
        shelved: wire.Shelved = await self.ask(self._add, plan)
        return shelved

    def _add(self, plan: Plan) -> wire.Shelved:
        return put(self.kept, plan, {battle.id for battle in self._folder.battles()})

    async def remove(self, name: str, key: str) -> None:
        """Take a battle away, for the host or who put it there."""
        host = await self.is_host(key)
        await self.ask(self._remove, name, key, host)

    def _remove(self, name: str, key: str, host: bool) -> None:
        row = next((row for row in self.kept.rows() if row.id == name), None)
        if row is None and any(battle.id == name for battle in self._folder.battles()):
            raise Refusal("error.battle_file")
        if row is None:
            raise NoSuchBattle
        if not host and row.key != seats.hashed(key):
            raise NotAllowed("error.battle_not_yours")
        self.kept.remove(name)

    # Is it fair?

    async def keep(self, plan: Plan, found: fairness.Fairness) -> None:
        """Keep what games have shown of a plan, if it stands on the shelf."""
        known = await self.ask(self.battles, plan.game)
        if any(battle.id == name_of(plan) for battle in known):
            rules = registry.get(plan.game).rules_version
            await self.ask(self.kept.keep, name_of(plan), rules, figure_of(found))

    async def work(self) -> None:
        """Play games of battles of which nothing is known, while the workers have nothing else to do."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                battle = await self.ask(self._next_unknown) if self._idle else None
                if battle is not None:
                    await self._measure(battle)
            except HolotableError:
                continue  # the store does not answer, or what was asked of it; the next look will tell

    @property
    def _idle(self) -> bool:
        return not len(self._workers.questions)

    def _next_unknown(self) -> Battle | None:
        """A battle that this process is to play games of, and that no other does."""
        known = {battle.id: battle for battle in self.battles() if battle.id not in self._failed}
        rules = {name: registry.get(battle.plan.game).rules_version for name, battle in known.items()}
        figures = self.kept.figures(rules)
        unknown = (battle for name, battle in known.items() if name not in figures and self.kept.claim(name, rules[name]))
        return next(unknown, None)

    async def _measure(self, battle: Battle) -> None:
        seen: list[fairness.Outcome] = []
        held = time.monotonic()
        try:
            for first, last in fairness.stretches(fairness.OFFICERS):
                while not self._idle:
                    await asyncio.sleep(BUSY_SECONDS)
                job = FairnessJob(battle.plan, "officer", first, last, awaited=False)
                seen += await asyncio.wrap_future(self._workers.ask(job).answer)
                if time.monotonic() - held > CLAIM_SECONDS / 4:
                    await self.ask(self.kept.hold, battle.id)
                    held = time.monotonic()
            await self.keep(battle.plan, await asyncio.to_thread(fairness.report, battle.plan, "officer", seen))
        except HolotableError:
            raise
        except Exception as error:
            self._failed.add(battle.id)
            LOGGER.error("The games of a battle of %s failed: %s: %s", battle.plan.game, type(error).__name__, error)


def _entry(battle: Battle, figure: dict[str, Any] | None, played: int) -> wire.ShelfEntry:
    plan, game = battle.plan, registry.get(battle.plan.game)
    return wire.ShelfEntry(
        id=battle.id,
        game=plan.game,
        title=plan.title,
        author=plan.author,
        story=plan.story,
        seats=list(game.seats(game.check_options(plan.options))),
        figure=_measure(plan.game, figure) if figure is not None else None,
        played=played,
        file=battle.key is None,
    )


def _measure(game: str, figure: Mapping[str, Any]) -> wire.Measure:
    words = registry.get(game).words_in(speaking())
    shares = [wire.SeatShare(**share, title=words.name(share["seat"])) for share in figure["seats"]]
    return wire.Measure(level=figure["level"], games=figure["games"], seats=shares)


def figure_of(found: fairness.Fairness) -> dict[str, Any]:
    """What games have shown of a battle, as it is kept."""
    shares = [{name: getattr(share, name) for name in ("seat", "share", "low", "high")} for share in found.seats]
    return {"level": found.level, "games": found.games, "seats": shares}


def shown_battle(battle: Battle) -> wire.ShelfBattle:
    """A battle with the board as a game of it begins."""
    plan = battle.plan
    return wire.ShelfBattle(plan=wire.Plan(**plan.as_json()), preview=game_catalogue.preview(plan.game, plan.options))


def options_with(battle: Battle, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table at which a battle is played: its own, and what was chosen beside them."""
    own = battle.plan.options
    for name, value in given.items():
        if name in own and own[name] != value:
            raise Refusal("error.battle_own_option", title=battle.plan.title, name=name)
    return {**given, **own}
