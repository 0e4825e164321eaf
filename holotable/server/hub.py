"""The hub: all rooms in play, their connections, and the computer players that think for them."""

import asyncio
import contextlib
import gc
import itertools
import logging
import math
import re
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from holotable.core import game as registry
from holotable.core.errors import HolotableError
from holotable.core.refusals import heard
from holotable.players.hope import Decision

from . import levels, questions, seats, webhooks, wire
from .analyses import Analyses
from .company import Company
from .errors import Busy, NoSuchTable, Overtaken, Refusal, StoreFailed
from .fairness import FairnessDesk
from .limits import Window
from .lobby import Lobby
from .members import Mail, Member
from .metrics import Metrics
from .pools import Pool
from .preparing import Preparations
from .pulse import Pulse
from .questions import Job
from .readers import Readers
from .room import Room
from .shelf import Shelf
from .store import Header, LogRow, Store
from .switchboard import Note
from .timekeeper import Timekeeper
from .workers import Question, ThinkingFailed, Workers

IDLE_SECONDS, OVER_SECONDS = 600, 60
"""A room that nobody uses leaves the memory after a while, and soon when its game is over."""
SWEEP_SECONDS = 60
SWEEPS_A_COLLECTION, ROOMS_A_COLLECTION = 10, 100
PROGRESS_SECONDS = 0.4
BUSY_SECONDS = 1.0
READ_SECONDS = 6.0
WRITE_SECONDS = 12.0
QUICK_SECONDS = 0.003
LEASE_SECONDS = 3.0
TRIES = 5
HINTS_WAITING, HINTS_OF_ADDRESS = 32, 4
ALARM_SECONDS, LONGEST_ALARM = 0.02, 86400.0
OUTGOING = 512
SLOW, TRY_AGAIN = 4413, 1013
"""Close codes: who reads too slowly, and who is to come back in a moment."""
NO_ANSWER = "The computer player failed to answer; tell it to play now, or take its seat."
SET_UP_AGAIN = "Something went wrong at this table; it is being set up again from what was written down."
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
LOGGER = logging.getLogger("holotable.server")
T = TypeVar("T")


class Outbox:
    """What waits to be sent over one connection; who reads too slowly is let go and will come back."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[str | int] = asyncio.Queue(OUTGOING)
        self._ended = False

    def post(self, text: str) -> None:
        """Queue a message, in order."""
        if self._ended:
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.end(SLOW)

    def end(self, code: int = TRY_AGAIN) -> None:
        """Close the connection after what waits; of too much that waits nothing is sent."""
        if self._ended:
            return
        self._ended = True
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
        self.queue.put_nowait(code)


@dataclass(eq=False)
class Slot:
    """A room with its lock and the questions its computer players think about."""

    room: Room
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    odds: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One question about odds at a time; the second of two that ask the same finds it answered."""
    tasks: dict[str, "asyncio.Task[None]"] = field(default_factory=dict)
    questions: dict[str, Question] = field(default_factory=dict)
    used: float = field(default_factory=time.monotonic)
    seconds: float = math.inf
    """How long the room took for what it did last."""
    leased_until: float = 0.0
    """Till when this process answers for the table's computer players, unless it renews its lease."""
    broken: bool = False
    alarm: asyncio.TimerHandle | None = None
    """Rings when the next flag falls."""
    verdict: wire.Verdict | None = None
    """Whether the dice of the finished game are proved, once somebody asked."""


@dataclass(frozen=True)
class Pools:
    """Threads for each kind of work: none of them waits for another, and none waits for a commit."""

    play: Pool = field(default_factory=lambda: Pool("play", 4, 2000))
    rooms: Pool = field(default_factory=lambda: Pool("rooms", 2, 500))
    odds: Pool = field(default_factory=lambda: Pool("odds", 2, 500))
    http: Pool = field(default_factory=lambda: Pool("http", 4, 200))
    store: Pool = field(default_factory=lambda: Pool("store", 4, 500))
    webhooks: Pool = field(default_factory=lambda: Pool("webhooks", 4, 200))

    def all(self) -> dict[str, Pool]:
        """Each by its name."""
        return {name: getattr(self, name) for name in ("play", "rooms", "odds", "http", "store", "webhooks")}


@dataclass(frozen=True)
class Outcome:
    """What came of something a room did: what to write down, then whom to tell, to wake and to notify."""

    rows: list[LogRow]
    mail: Mail
    asked: list[str]
    notices: list[tuple[str, dict[str, Any]]]
    seconds: float


class Hub:
    """All rooms in play."""

    def __init__(self, store: Store, workers: Workers, metrics: Metrics, preparations: Preparations, shelf: Shelf) -> None:
        self.store = store
        self.workers = workers
        self.metrics = metrics
        metrics.watch(lambda: self.gauges)
        store.committed = metrics.committed
        self.readers = Readers()
        self.analyses = Analyses(workers, self.readers)
        self.fairness = FairnessDesk(workers, self.in_background)
        self.preparations = preparations
        self.company: Company | None = None
        self.outboxes: dict[Member, Outbox] = {}
        self.pools = Pools()
        self.shelf = shelf
        shelf.ask = self.pools.store.run
        self.fairness.found = shelf.keep
        self._slots: dict[str, Slot] = {}
        self._hints: dict[Member, Question | None] = {}
        self.tables = 0
        self.pulse = Pulse(self._beat)
        self.timekeeper = Timekeeper(store, self.read, self.written)
        self.lobby = Lobby(store, self.read, self.written)
        self._background: set[asyncio.Task[Any]] = set()

    # Life

    def start(self, windows: Mapping[str, Window], connections: Counter[str]) -> None:
        """Begin to prepare games, to tidy up, and to listen to the other processes, with whom limits are shared."""
        self.company = Company(self.store, windows, lambda: connections)
        self.company.appended = self._appended
        self.company.missed = self._missed
        self.company.here = self._here
        self.company.gone = self._gone
        self.company.asked = self._asked
        self.company.beats = self.metrics.renew
        self.company.start()
        self.in_background(self.company.work())
        self.in_background(self.preparations.work())
        self.in_background(self._sweep())
        self.in_background(self.timekeeper.work())
        self.in_background(self.lobby.work())
        self.in_background(self.shelf.work())

    async def close(self) -> None:
        """Let everything go; the log holds all that matters."""
        tasks = [*self._background, *(task for slot in self._slots.values() for task in slot.tasks.values())]
        for task in tasks:
            task.cancel()
        for outbox in self.outboxes.values():
            outbox.end()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.company is not None:
            self.company.close()
        self.workers.close()
        self.readers.close()
        for pool in self.pools.all().values():
            pool.close()
        self.store.close()

    def in_background(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Do something beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task

    async def _sweep(self) -> None:
        """Rooms that nobody uses leave the memory; their log brings them back."""
        left = 0
        for sweep in itertools.count(1):
            await asyncio.sleep(SWEEP_SECONDS)
            now = time.monotonic()
            for table, slot in list(self._slots.items()):
                idle = OVER_SECONDS if slot.room.over else IDLE_SECONDS
                if not slot.room.members and not slot.tasks and now - slot.used > idle:
                    del self._slots[table]
                    left += 1
            if left >= ROOMS_A_COLLECTION or sweep % SWEEPS_A_COLLECTION == 0:
                gc.collect()  # rooms refer to themselves in circles, and the server collects nothing else of its own accord
                left = 0

    async def read(self, function: Callable[..., T], *args: Any) -> T:
        """Read from the store, which is not waited for without end."""
        try:
            async with asyncio.timeout(READ_SECONDS):
                return await self.pools.store.run(function, *args)
        except TimeoutError:
            raise StoreFailed("error.server_could_not_read") from None

    async def written(self, writing: "Future[None]") -> None:
        """Wait for a commit, but not without end; what was not begun by then is not written."""
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                await asyncio.wrap_future(writing)
        except TimeoutError:
            raise StoreFailed("error.server_could_not_write") from None

    async def _beat(self) -> None:
        """Write and read something small."""
        await self.written(self.store.pulse())
        self.tables = await self.read(self.store.count)

    @property
    def gauges(self) -> dict[str, float]:
        """How much is going on."""
        thinking = sum(len(slot.questions) for slot in self._slots.values())
        busy = {f"busy_{name}": float(pool.busy) for name, pool in self.pools.all().items()}
        return {
            "rooms": len(self._slots),
            "connections": len(self.outboxes),
            "thinking": thinking,
            "hints": len(self._hints),
            "reading": self.readers.waiting,
            "listed": self.lobby.listed,
            "looking": self.lobby.looking,
            "store_queue": self.store.waiting,
            **busy,
        }

    # Rooms

    async def create(self, header: Header, log: Iterable[LogRow] = ()) -> None:
        """Store a new table and what its log begins with."""
        if header.clock is not None:
            await self.timekeeper.begin()
        await self.written(self.store.create(header, log))
        self.metrics.tables_opened.inc()

    async def slot(self, table: str) -> Slot:
        """The room of a table, read from the store at first use."""
        slot = self._slots.get(table)
        if slot is None:
            if not TABLE_ID.fullmatch(table):
                raise NoSuchTable
            room = await self.read(self._load, table)
            slot = self._slots.setdefault(table, Slot(room))
            self._tell({"who": table})
            await self._catch_up(slot)  # what was written after the log was read, and before this room was known here
        slot.used = time.monotonic()
        return slot

    def _load(self, table: str) -> Room:
        found = self.store.load(table)
        if found is None or found[0].game not in registry.list_games():
            raise NoSuchTable
        room = Room(*found)
        if room.clocks is not None:
            room.clocks.absences = self.timekeeper.absences
        return room

    async def opened(self, slot: Slot) -> Room:
        """The room with its game rebuilt, waiting for the rules to be prepared if need be."""
        await self.preparations.ready(slot.room.game.id)
        if not slot.room.is_open:
            self._wake(slot, await self._act(slot, self._open, pool=self.pools.rooms))
        return slot.room

    # Other processes at the same tables

    def _tell(self, note: Note) -> None:
        if self.company is not None:
            self.company.tell(note)

    def _appended(self, table: str, number: int) -> None:
        """Another process has appended to a table's log."""
        slot = self._slots.get(table)
        if slot is not None and number >= slot.room.length:
            self.in_background(self._catch_up(slot))

    def _missed(self) -> None:
        """Notes may have been lost: every room catches up."""
        for slot in list(self._slots.values()):
            self.in_background(self._catch_up(slot))

    async def _catch_up(self, slot: Slot) -> None:
        """Read what other processes have written to a table, and go on from there."""
        if not self.store.shared or slot.broken:
            return
        try:
            rows = await self.read(self.store.since, slot.room.id, slot.room.length)
            asked = await self._act(slot, Room.follow, rows) if rows else []
        except HolotableError as error:
            LOGGER.warning("A table could not catch up: %s", error)
            return
        if slot.room.members or time.monotonic() < slot.leased_until:
            self._wake(slot, asked)

    def _here(self, process: str, table: str, seats: frozenset[str]) -> None:
        """People of a table are connected to another process, or no longer."""
        slot = self._slots.get(table)
        if slot is not None:
            self.in_background(self._hear_of(slot, process, seats))

    def _gone(self, process: str) -> None:
        """Another process is gone, and whoever was connected to it."""
        for slot in list(self._slots.values()):
            if process in slot.room.elsewhere:
                self.in_background(self._hear_of(slot, process, frozenset()))

    async def _hear_of(self, slot: Slot, process: str, seats: frozenset[str]) -> None:
        with contextlib.suppress(HolotableError):
            await self.act(slot, Room.hear_of, process, seats)

    def _asked(self, table: str | None) -> None:
        """Another process asks who is connected here, to one table or to all."""
        found = list(self._slots.values()) if table is None else [self._slots[table]] if table in self._slots else []
        self._tell_here([slot for slot in found if slot.room.members])

    def _tell_here(self, slots: Iterable[Slot]) -> None:
        if self.company is not None:
            seats = {slot.room.id: frozenset(seat for member in slot.room.members for seat in member.seats) for slot in slots}
            self.company.tell_here(seats)

    async def _set_right(self, slot: Slot) -> None:
        """Another process was quicker: the room is rebuilt from the log, its people stay, and all see how the game stands."""
        old, fresh = slot.room, await self.read(self._load, slot.room.id)
        if old.is_open:
            await self.pools.rooms.run(fresh.open)
        fresh.members, fresh.elsewhere = old.members, old.elsewhere
        for member in fresh.members:
            member.ply = None
        slot.room = fresh
        if fresh.is_open:
            self.deliver(await self.pools.play.run(fresh.tell_state))

    @staticmethod
    def _open(room: Room) -> Mail:
        room.open()
        return room.let_flags_fall()

    async def act(self, slot: Slot, function: Callable[..., Mail], *args: Any, quick: bool = False) -> None:
        """Let the room do something, with the room to itself; then deliver its mail and wake its computer players.

        What is `quick` is done at once if the room was quick the last time: to hand it to a thread would take longer.
        """
        self._wake(slot, await self._act(slot, function, *args, quick=quick))

    async def _act(
        self, slot: Slot, function: Callable[..., Mail], *args: Any, pool: Pool | None = None, quick: bool = False
    ) -> list[str]:
        async with slot.lock:
            if slot.broken:
                raise Refusal("error.table_being_set_up")
            with self._thrown_away_when_astray(slot):
                for _ in range(TRIES):
                    outcome = await self._do(slot, function, args, pool, quick)
                    if await self._is_first(slot, outcome.rows):
                        break
                else:
                    raise StoreFailed("error.server_could_not_write_2")
            self.deliver(outcome.mail)
        self._set_alarm(slot)
        self.lobby.note(slot.room)
        for url, notice in outcome.notices:
            self.in_background(self._notify(url, notice))
        return outcome.asked

    async def _do(
        self, slot: Slot, function: Callable[..., Mail], args: Iterable[Any], pool: Pool | None, quick: bool
    ) -> Outcome:
        if quick and slot.seconds < QUICK_SECONDS:
            outcome = _outcome(slot.room, function, args)
        else:
            outcome = await (pool or self.pools.play).run(_outcome, slot.room, function, args)
        slot.seconds = outcome.seconds
        return outcome

    async def _is_first(self, slot: Slot, rows: list[LogRow]) -> bool:
        """Whether what a room wrote stands in the log; if another process was quicker, the room is set right instead."""
        try:
            if rows:
                await self.written(self.store.append(slot.room.id, rows))
        except Overtaken:
            await self._set_right(slot)
            return False
        return True

    def _set_alarm(self, slot: Slot) -> None:
        """Look again at a table when its next flag falls."""
        if slot.alarm is not None:
            slot.alarm.cancel()
        at = slot.room.falls_at
        seconds = None if at is None else min(max(0.0, at - time.time()) + ALARM_SECONDS, LONGEST_ALARM)
        loop = asyncio.get_running_loop()
        slot.alarm = None if seconds is None else loop.call_later(seconds, lambda: self.in_background(self._ring(slot)))

    async def _ring(self, slot: Slot) -> None:
        """A flag may have fallen, unless no server kept the time meanwhile."""
        if self._slots.get(slot.room.id) is not slot:
            return
        with contextlib.suppress(HolotableError):
            await self.timekeeper.beat()
            await self.act(slot, Room.let_flags_fall)

    @contextlib.contextmanager
    def _thrown_away_when_astray(self, slot: Slot) -> Iterator[None]:
        """A room that may differ from its log after a failure is thrown away, and its people are told why."""
        try:
            yield
        except StoreFailed as error:
            self._break(slot, error)
            raise
        except HolotableError:
            if slot.room.astray:
                self._break(slot, Refusal(SET_UP_AGAIN))
            raise
        except BaseException:
            self._break(slot, Refusal(SET_UP_AGAIN))
            raise

    async def _notify(self, url: str, notice: dict[str, Any]) -> None:
        try:
            await self.pools.webhooks.run(webhooks.send, url, notice)
        except Busy:
            LOGGER.warning("Too many webhooks wait; one was dropped")

    def _break(self, slot: Slot, why: HolotableError) -> None:
        """Throw the room away; everybody is told why and comes back to one rebuilt from the log."""
        slot.broken = True
        self._slots.pop(slot.room.id, None)
        for member in slot.room.members:
            if member in self.outboxes:
                self.outboxes[member].post(wire.Refused(reason=why.say(member.words.language)).model_dump_json())
                self.outboxes[member].end()

    def deliver(self, mail: Mail) -> None:
        """Hand every message to its connection."""
        for member, text in mail:
            outbox = self.outboxes.get(member)
            if outbox is not None:
                outbox.post(text)

    # Computer players

    def _wake(self, slot: Slot, asked: Iterable[str]) -> None:
        for seat in asked:
            if seat not in slot.tasks and not slot.broken:
                slot.tasks[seat] = asyncio.get_running_loop().create_task(self._think(slot, seat))

    async def _think(self, slot: Slot, seat: str) -> None:
        asked: list[str] = []
        try:
            asked = await self._answer_for(slot, seat)
        except Busy:
            await asyncio.sleep(BUSY_SECONDS)
            asked = [seat]
        except (ThinkingFailed, HolotableError) as error:
            LOGGER.error("The computer player of %s failed: %s", slot.room.game.id, error)
            for member in slot.room.members:
                reason = heard(NO_ANSWER, member.words.language)
                self.deliver([(member, wire.Refused(reason=reason).model_dump_json())])
        except Exception:
            LOGGER.exception("A computer player of %s failed", slot.room.game.id)
        finally:
            slot.questions.pop(seat, None)
            slot.tasks.pop(seat, None)
        self._wake(slot, asked)

    async def _answer_for(self, slot: Slot, seat: str) -> list[str]:
        """Answer for a seat, unless another process does so; whom to answer for next."""
        began = time.monotonic()
        async with slot.lock:
            job = await self.pools.play.run(questions.job, slot.room, seat)
        if job is None:
            return []
        if (left := await self._lease(slot)) > 0:
            await asyncio.sleep(min(left, LEASE_SECONDS))
            return [seat]
        if job.passes is not None:
            decision = Decision([job.passes])
        else:
            decision, began = await self._decide(slot, job)
        if job.hides:
            await asyncio.sleep(until_even(time.monotonic() - began))
        asked = await self._act(slot, Room.computer_plays, seat, decision, job.revision)
        self.metrics.computer_choices.inc()
        return asked

    async def _lease(self, slot: Slot) -> float:
        """Make sure that this process alone answers for a table; 0, or for how long another one may still do so."""
        now = time.monotonic()
        if not self.store.shared or now < slot.leased_until - LEASE_SECONDS / 2:
            return 0.0
        left = await self.read(self.store.lease, slot.room.id, LEASE_SECONDS)
        slot.leased_until = 0.0 if left > 0 else now + LEASE_SECONDS
        return left

    async def _decide(self, slot: Slot, job: Job) -> tuple[Decision, float]:
        """Wait for the answer, and tell how far it is against the time that its level takes; but not of a hidden choice.

        Also when it was begun: how long it waited for a worker has nothing to do with what the seat could choose.
        """
        question = slot.questions[job.seat] = self.workers.ask(job)
        answer = asyncio.wrap_future(question.answer)
        expected = levels.seconds(slot.room.level_of(job.seat))
        began = time.monotonic()
        try:
            while not (await asyncio.wait({answer}, timeout=PROGRESS_SECONDS))[0]:
                share = (time.monotonic() - began) / max(expected, PROGRESS_SECONDS)
                await self._lease(slot)
                if not job.hides:
                    self.deliver(slot.room.thinking(job.seat, round(min(0.95, share), 3)))
            return answer.result(), question.began
        finally:
            answer.cancel()  # when the server closes nobody asks for it any more, so that its failure is no news

    async def play_now(self, slot: Slot, member: Member, seat: str) -> None:
        """Tell a computer player to stop thinking; one that failed is asked again."""
        slot.room.need_player(member)
        question = slot.questions.get(seat)
        if question is not None:
            self.workers.hurry(question)
        else:
            await self.act(slot, _nothing)

    async def rematch(self, slot: Slot, member: Member, swap: bool) -> None:
        """Open another table for the same people, and tell all of them."""
        room = slot.room
        room.need_rematch(member)
        if room.rematch is not None:
            await self.act(slot, Room.show, member)
            return
        old = room.header
        rows = seats.another_table(room.seats, old.seats, member.seats, swap)
        again = replace(
            old,
            id=seats.new_table(),
            rules=room.game.rules_version,
            secret=secrets.token_bytes(32),
            opened=time.time(),
            seats=tuple(rows),
            practice=old.practice and old.origin is None,
            origin=None,
            campaign=None,
        )
        await self.create(again)
        await self.act(slot, Room.offer_rematch, member, again.id, swap)

    async def hint(self, slot: Slot, member: Member, seat: str) -> None:
        """Ask a computer player what it would do, for a person: one hint of each at a time."""
        if member in self._hints:
            raise Refusal("error.computer_still_thinking_about")
        of_address = sum(other.address == member.address for other in self._hints)
        if len(self._hints) >= HINTS_WAITING or of_address >= HINTS_OF_ADDRESS:
            raise Busy("error.too_many_people_ask")
        self._hints[member] = None
        try:
            async with slot.lock:
                job = await self.pools.play.run(questions.hint, slot.room, member, seat)
            question = self._hints[member] = self.workers.ask(job, ranked=True)
            ranked = await asyncio.wrap_future(question.answer)
            await self.act(slot, Room.hinted, member, ranked, job.revision)
        finally:
            del self._hints[member]

    async def odds(self, slot: Slot, member: Member, seat: str) -> None:
        """Tell a member what the choices of a seat may bring, unless the table has moved on before it is known."""
        async with slot.odds:
            async with slot.lock:
                room, revision = slot.room, slot.room.revision
                question = room.odds_question(member, seat) if room.is_open else None
            if question is None:
                return
            found = await self.pools.odds.run(question.answer)
            if revision == room.revision:
                message = wire.OddsMessage(ply=room.plies, branch=room.branch, seat=seat, odds=found)
                self.deliver([(member, message.model_dump_json())])

    # Connections

    @contextlib.asynccontextmanager
    async def connected(self, slot: Slot, member: Member, outbox: Outbox) -> AsyncIterator[None]:
        """A member's stay in a room."""
        self.outboxes[member] = outbox
        try:
            await self.act(slot, Room.join, member)
            self._tell_here([slot])
            yield
        finally:
            self.outboxes.pop(member, None)
            slot.used = time.monotonic()
            if (hint := self._hints.get(member)) is not None:
                hint.answer.cancel()
            async with slot.lock:
                self.deliver(slot.room.leave(member))
            self._tell_here([slot])
            self.lobby.note(slot.room)


def _outcome(room: Room, function: Callable[..., Mail], args: Iterable[Any]) -> Outcome:
    began = time.perf_counter()
    mail = function(room, *args)
    asked, notices = (questions.answered_for(room), room.notices()) if room.is_open else ([], [])
    return Outcome(room.take_unwritten(), mail, asked, notices, time.perf_counter() - began)


def until_even(passed: float) -> float:
    """How long an answer still waits that would tell something by its time: all of them take one span, or several."""
    return levels.EVEN_SECONDS - passed % levels.EVEN_SECONDS


def _nothing(_: Room) -> Mail:
    return []
