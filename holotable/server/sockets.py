"""The WebSocket of a table: a hello, then messages both ways."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from holotable.core.errors import HolotableError
from holotable.core.refusals import heard

from . import giving_up, standing, taking_back, wire
from .errors import NoSuchTable, Refusal
from .guard import address_of, same_origin
from .hub import SET_UP_AGAIN, TRY_AGAIN, Hub, Outbox, Slot
from .limits import Bucket, Limits, Window
from .members import Member
from .room import Room
from .tongue import language_of
from .workers import ThinkingFailed

HELLO_SECONDS = 15
BAD_MESSAGE, NO_TABLE, NO_HELLO, TOO_MANY = 4400, 4404, 4408, 4429
REFUSALS_BEFORE_CLOSE = 40
BURST_SECONDS = 5
CHANGES = (
    wire.SetComputer, wire.SetName, wire.SetAsked, wire.SetStanding, wire.SetListed, wire.Lock, wire.AskTakeBack, wire.Consent,
    wire.AskRematch, wire.Speak,
)  # fmt: skip
"""Messages that are written down, or answered with everything there is to see, and that nobody sends in a row."""
LOGGER = logging.getLogger("holotable.server")


class Sockets:
    """All WebSockets of the server."""

    def __init__(self, hub: Hub, limits: Limits, origins: frozenset[str], visits: Window) -> None:
        self.hub = hub
        self.limits = limits
        self.origins = origins
        self.visits = visits
        self.by_address: Counter[str] = Counter()
        self._turns: dict[str, Bucket] = {}
        """What the connections of an address may send together; kept until it is full again, or coming back would fill it."""

    async def serve(self, socket: WebSocket, table: str) -> None:
        """One connection to a table, from its hello to its end."""
        await self._let_in(socket, lambda: self._meet(socket, table))

    async def serve_lobby(self, socket: WebSocket) -> None:
        """One connection to the lobby; what it sends is only a sign that it is there."""
        await self._let_in(socket, lambda: self._show_lobby(socket))

    async def _let_in(self, socket: WebSocket, stay: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Let somebody in, unless they come from a foreign page or there are too many of them."""
        address = address_of(socket.scope)
        if not same_origin(socket.headers, self.origins):
            await socket.close(4403)
            return
        await socket.accept()
        if self.limits.connections and self._open(address) >= self.limits.connections:
            await _refuse(socket, Refusal("error.too_many_connections").say(_language(socket)), TOO_MANY)
            return
        if not self.visits.take(address):
            await _refuse(socket, Refusal("error.too_many_requests").say(_language(socket)), TOO_MANY)
            return
        self.by_address[address] += 1
        rate = self.limits.messages_of_an_address
        self._turns.setdefault(address, Bucket(rate, int(rate * BURST_SECONDS)))
        try:
            await stay()
        except WebSocketDisconnect:
            return
        except Exception:
            LOGGER.exception("A connection ended by a failure")
            await _refuse(socket, heard(SET_UP_AGAIN, _language(socket)), TRY_AGAIN)
        finally:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]
                self._forget(address)

    def _forget(self, address: str) -> None:
        """Keep nothing of an address that has no connection any more and has waited for its turns."""
        turns = self._turns.get(address)
        if turns is None or address in self.by_address:
            return
        if turns.full:
            del self._turns[address]
        else:
            asyncio.get_running_loop().call_later(BURST_SECONDS, self._forget, address)

    async def _turn(self, socket: WebSocket) -> None:
        """Wait until it is the turn of this address; nothing more is read from the connection meanwhile."""
        seconds = self._turns[address_of(socket.scope)].turn()
        if seconds > 0:
            await asyncio.sleep(seconds)

    async def _show_lobby(self, socket: WebSocket) -> None:
        outbox = Outbox()
        bucket = Bucket(self.limits.messages_a_second, self.limits.message_burst)
        sender = asyncio.create_task(_send(socket, outbox))
        try:
            await self.hub.lobby.look(outbox)
            while bucket.take():
                await _text(socket)
                await self._turn(socket)
                outbox.post(wire.Pong().model_dump_json())
            await _close(socket, TOO_MANY)
        except HolotableError as error:
            await _refuse(socket, error.say(_language(socket)), TRY_AGAIN)
        finally:
            self.hub.lobby.leave(outbox)
            sender.cancel()

    def _open(self, address: str) -> int:
        """How many sockets an address holds open, in all processes together."""
        company = self.hub.company
        return self.by_address[address] + (company.connections_elsewhere(address) if company is not None else 0)

    async def _meet(self, socket: WebSocket, table: str) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = wire.CLIENT_MESSAGE.validate_json(await _text(socket))
        except TimeoutError:
            await _refuse(socket, Refusal("error.no_hello").say(_language(socket)), NO_HELLO)
            return
        except ValidationError as error:
            await _refuse(socket, _sentence(error, _language(socket)), BAD_MESSAGE)
            return
        if not isinstance(hello, wire.Hello):
            await _refuse(socket, Refusal("error.hello_first").say(_language(socket)), BAD_MESSAGE)
            return
        try:
            slot = await self.hub.slot(table)
            member = slot.room.member_for(hello.tokens, hello.language)
            if member is None:
                raise NoSuchTable
        except HolotableError as error:
            await _refuse(socket, error.say(hello.language), NO_TABLE if isinstance(error, NoSuchTable) else TRY_AGAIN)
            return
        member.ply, member.branch, member.address = hello.ply, hello.branch, address_of(socket.scope)
        await self._stay(socket, slot, member)

    async def _stay(self, socket: WebSocket, slot: Slot, member: Member) -> None:
        outbox = Outbox()
        sender = asyncio.create_task(_send(socket, outbox))
        entering: asyncio.Task[None] | None = None
        try:
            async with self.hub.connected(slot, member, outbox):
                entering = asyncio.create_task(self._enter(slot, member, outbox))
                await self._listen(socket, slot, member, outbox)
        finally:
            sender.cancel()
            if entering is not None:
                entering.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender

    async def _enter(self, slot: Slot, member: Member, outbox: Outbox) -> None:
        """The welcome, then the state as soon as the rules are prepared."""
        room = slot.room
        try:
            waiting = self.hub.preparations.waiting(room.game.id, member.words.language)
            await self.hub.act(slot, Room.welcome, member, waiting)
            await self.hub.opened(slot)
            await self.hub.act(slot, standing.follow)
            await self.hub.act(slot, Room.show, member)
        except HolotableError as error:
            outbox.post(wire.Refused(reason=error.say(member.words.language)).model_dump_json())

    async def _listen(self, socket: WebSocket, slot: Slot, member: Member, outbox: Outbox) -> None:
        bucket = Bucket(self.limits.messages_a_second, self.limits.message_burst)
        chat = Bucket(self.limits.chat_a_minute / 60, 5)
        changes = Bucket(self.limits.changes_a_second, self.limits.change_burst)
        refusals = 0
        while True:
            text = await _text(socket)
            await self._turn(socket)
            self.hub.metrics.messages.inc()
            try:
                if not bucket.take():
                    refusals += 1
                    raise Refusal("error.too_many_messages_wait")
                message = wire.CLIENT_MESSAGE.validate_json(text)
                if isinstance(message, wire.Say) and not chat.take():
                    raise Refusal("error.too_much_chat_wait")
                if isinstance(message, CHANGES) and not changes.take():
                    raise Refusal("error.too_many_messages_wait")
                await self._handle(slot, member, message, outbox)
            except ValidationError as error:
                refusals += 1
                self._refused(outbox, _sentence(error, member.words.language))
            except HolotableError as error:
                self._refused(outbox, error.say(member.words.language))
            if refusals > REFUSALS_BEFORE_CLOSE:
                await _close(socket, TOO_MANY)
                return

    async def _meanwhile(self, work: Coroutine[Any, Any, None], outbox: Outbox, language: str) -> None:
        """Hints and odds take a while; the connection goes on."""
        try:
            await work
        except (ThinkingFailed, HolotableError) as error:
            refused = error if isinstance(error, HolotableError) else Refusal("error.no_hint")
            self._refused(outbox, refused.say(language))

    def _refused(self, outbox: Outbox, reason: str) -> None:
        self.hub.metrics.refusals.inc()
        outbox.post(wire.Refused(reason=reason).model_dump_json())

    async def _handle(self, slot: Slot, member: Member, message: wire.ClientMessage, outbox: Outbox) -> None:
        hub, room = self.hub, slot.room
        if isinstance(message, wire.Ping):
            outbox.post(wire.Pong().model_dump_json())
            return
        if isinstance(message, wire.Hello):
            raise Refusal("error.you_have_said_hello")
        if isinstance(message, wire.Speak):
            member.words = room.game.words_in(message.language)
            member.ply = member.branch = None
            hub.in_background(self._enter(slot, member, outbox))
            return
        if not room.is_open:
            waiting = hub.preparations.waiting(room.game.id, member.words.language)
            raise room.outdated or Refusal(waiting or "error.setting_up")
        match message:
            case wire.Play():
                began = time.perf_counter()
                await hub.act(slot, Room.play, member, message, quick=message.keep is None)
                hub.metrics.played(time.perf_counter() - began)
            case wire.PlayShortcut():
                await hub.act(slot, Room.play_shortcut, member, message)
            case wire.AskTakeBack():
                await hub.act(slot, taking_back.take_back, member, message.ply)
            case wire.Consent():
                await hub.act(slot, taking_back.consent, member, message.ask, message.yes)
            case wire.AnswerOffer():
                await hub.act(slot, giving_up.answer, member, message)
            case wire.Say():
                await hub.act(slot, Room.say, member, message.text)
            case wire.PlayNow():
                await hub.play_now(slot, member, message.seat)
            case wire.SetComputer():
                await hub.act(slot, Room.set_computer, member, message.seat, message.level)
            case wire.Resign():
                await hub.act(slot, Room.resign, member, message.seat)
            case wire.SetName():
                await hub.act(slot, Room.set_name, member, message.seat, message.name)
            case wire.SetAsked():
                await hub.act(slot, Room.set_asked, member, message.seat, message.on)
            case wire.Lock():
                await hub.act(slot, Room.lock, member, message.seat, message.key)
            case wire.SetListed():
                await hub.act(slot, Room.set_listed, member, message.on)
            case wire.AskRematch():
                await hub.rematch(slot, member, message.swap)
            case wire.AskHint():
                hub.in_background(self._meanwhile(hub.hint(slot, member, message.seat), outbox, member.words.language))
            case wire.LookBack():
                await hub.act(slot, Room.look_back, member, message.ply)
            case wire.AskOdds():
                hub.in_background(self._meanwhile(hub.odds(slot, member, message.seat), outbox, member.words.language))
            case wire.SetStanding():
                await hub.act(slot, standing.set_one, member, message.seat, message.name, message.on)
            case wire.AskAbout():
                await hub.act(slot, Room.about, member, message.thing)
            case wire.AskWhy():
                await hub.act(slot, Room.why_not, member, message)


async def _text(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    return text if text is not None else "{}"


async def _send(socket: WebSocket, outbox: Outbox) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while isinstance(item := await outbox.queue.get(), str):
            await socket.send_text(item)
        await socket.close(item)


async def _close(socket: WebSocket, code: int) -> None:
    """Let somebody go, who may be gone already."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)


async def _refuse(socket: WebSocket, reason: str, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(wire.Refused(reason=reason).model_dump_json())
        await socket.close(code)


def _language(socket: WebSocket) -> str:
    return language_of(socket.scope)


def _sentence(error: ValidationError, language: str) -> str:
    return wire.complaint("message", error.errors(include_url=False, include_input=False, include_context=False), language)
