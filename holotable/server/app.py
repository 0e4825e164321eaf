"""The web application: its HTTP endpoints, and everything put together."""

import contextlib
import io
import secrets
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

import segno
from fastapi import APIRouter, FastAPI, Header, HTTPException, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.types import Receive, Scope, Send

import holotable
from holotable.core import game as registry
from holotable.core.clocks import TimeControl
from holotable.core.errors import BadOption, HolotableError, UnknownGame
from holotable.core.game import Game
from holotable.core.refusals import heard, proof_heard
from holotable.core.speaking import speaking
from holotable.core.words import DEFAULT_LANGUAGE
from holotable.teaching.lessons import NoLesson

from . import (
    analyses,
    campaigns,
    classroom,
    game_catalogue,
    levels,
    opening,
    presenter,
    replays,
    resuming,
    rulebooks,
    seats,
    shelf_api,
    standing,
    wire,
    workshop,
)
from .bodies import SAVE_FILE, StrictRoute, read_json, save_of
from .errors import Busy, NoSuchAnalysis, NoSuchBattle, NoSuchPlan, NoSuchTable, NotAllowed, StoreFailed, TooMuch
from .guard import Guard, address_of
from .hub import Hub, Slot
from .limits import Limits, mark_of
from .logs import LogStyle
from .members import Member
from .metrics import Metrics
from .pages import NOTHING_HERE, STATIC, add_pages
from .preparing import Preparations
from .room import Room
from .shelf import Shelf, options_with
from .sockets import Sockets
from .store import Header as TableHeader
from .store import LogRow, Store
from .tongue import Tongue
from .workers import Workers

DESCRIPTION = (
    "Holotable over the wire: open a table by HTTP, play it over one WebSocket at /ws/{table}. "
    "Send a Hello first; every State holds your view and your choices; answer with Play. "
    "The messages are the models from Hello to Pong below; docs/bots.md has a whole bot."
)
STATUSES = {
    UnknownGame: 404,
    NoLesson: 404,
    NoSuchTable: 404,
    NoSuchAnalysis: 404,
    NoSuchPlan: 404,
    NoSuchBattle: 404,
    NotAllowed: 403,
    TooMuch: 429,
    Busy: 503,
    StoreFailed: 503,
}
TOO_MANY_TABLES = "error.too_many_tables"
ShelfRule = Literal["host", "anyone"]
Bearer = Annotated[str | None, Header(alias="Authorization")]


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    workers: int = 1
    origins: frozenset[str] = frozenset()
    limits: Limits = field(default_factory=Limits)
    static: Path = STATIC
    webhooks: bool = False
    log: LogStyle = "text"
    metrics: bool = False
    """Whether everybody who reaches the server may read its counters."""
    prepare: bool = True
    first: bool = True
    """Whether this is the first of the processes of a server: it compiles for all of them."""
    battles: Path | None = None
    """The folder of the host's own battles."""
    shelf: ShelfRule = "host"
    """Who may put battles on the shelf: everybody, or only who has the host's link."""
    players: tuple[str, ...] = ()
    """Players from outside, by module or path, to offer beside the levels and the installed ones."""


def create_app(settings: Settings) -> FastAPI:
    """The application; its store and workers live from start-up to shut-down."""
    levels.invite(settings.players)
    windows = settings.limits.windows()

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store, workers = Store(settings.database), Workers(settings.workers)
        preparations = Preparations(settings.prepare, settings.first)
        shelf = Shelf(store, workers, preparations, settings.battles, settings.shelf == "anyone")
        hub = Hub(store, workers, Metrics(), preparations, shelf)
        app.state.hub = hub
        app.state.sockets = Sockets(hub, settings.limits, settings.origins, windows["sockets"])
        hub.start(windows, app.state.sockets.by_address)
        yield
        await hub.close()

    app = FastAPI(
        title="Holotable",
        version=holotable.__version__,
        description=DESCRIPTION,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = settings
    app.state.windows = windows
    app.add_middleware(Tongue)
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(Guard, limits=settings.limits, origins=settings.origins, windows=windows)
    app.include_router(api)
    app.include_router(workshop.api)
    app.include_router(shelf_api.api)
    app.include_router(campaigns.api)
    app.add_exception_handler(HolotableError, _refused)
    app.add_exception_handler(RequestValidationError, _unread)
    app.add_exception_handler(Exception, _failed)
    app.openapi = _schema_with_messages(app)  # type: ignore[method-assign]
    add_pages(app, settings.static)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    status = next((status for kind, status in STATUSES.items() if isinstance(error, kind)), 400)
    assert isinstance(error, HolotableError)
    return JSONResponse({"detail": error.say(speaking())}, status)


async def _unread(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return JSONResponse({"detail": wire.complaint("request", error.errors(), speaking())}, 422)


async def _failed(request: Request, error: Exception) -> Response:
    return JSONResponse({"detail": HolotableError("error.failed").say(speaking())}, 500)


def _schema_with_messages(app: FastAPI) -> Callable[[], dict[str, Any]]:
    """The OpenAPI description with the messages of the WebSocket among its models."""

    def schema() -> dict[str, Any]:
        if app.openapi_schema is None:
            made = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
            models = made.setdefault("components", {}).setdefault("schemas", {})
            for adapter in (wire.CLIENT_MESSAGE, wire.SERVER_MESSAGE):
                models |= adapter.json_schema(ref_template="#/components/schemas/{model}")["$defs"]
            app.openapi_schema = made
        return app.openapi_schema

    return schema


api = APIRouter(route_class=StrictRoute, responses={status: {"model": wire.Refusal} for status in (400, 404, 422, 429, 503)})


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _options(text: str) -> dict[str, Any]:
    options = read_json(text)
    if not isinstance(options, dict):
        raise BadOption("error.options_must_json_object")
    return options


# The catalogue of games


@api.get("/api/games")
async def games(request: Request) -> list[wire.GameInfo]:
    """The games of the catalogue."""
    hub = _hub(request)
    names = await hub.pools.http.run(game_catalogue.playable)
    return [await hub.pools.http.run(game_catalogue.game_info, name, hub.preparations) for name in names]


@api.get("/api/games/{game}")
async def game(request: Request, game: str) -> wire.GameInfo:
    """One game, with its status: its rules are prepared once after an update."""
    hub = _hub(request)
    registry.get(game)
    return await hub.pools.http.run(game_catalogue.game_info, game, hub.preparations)


@api.get("/api/games/{game}/drawing")
async def drawing(request: Request, game: str, options: str = "{}") -> dict[str, Any]:
    """What is needed to draw the board of a game with these options."""
    return await _hub(request).pools.http.run(game_catalogue.drawing, game, _options(options))


@api.get("/api/games/{game}/preview")
async def preview(request: Request, game: str, options: str = "{}") -> wire.Preview:
    """A fresh game with these options, as an onlooker sees it."""
    hub = _hub(request)
    registry.get(game)
    await hub.preparations.ready(game)
    return await hub.pools.http.run(game_catalogue.preview, game, _options(options))


@api.post("/api/games/{game}/text")
async def board_text(request: Request, game: str, board: wire.Board) -> wire.BoardText:
    """The board of a view as plain text, as the terminal shows it."""
    registry.get(game)
    return await _hub(request).pools.http.run(game_catalogue.board_text, game, board.view)


@api.get("/api/rules/{game}")
async def rules(request: Request, game: str) -> wire.RulesPage:
    """The rulebook of a game in our own words: a guide, the rules clause by clause, and its reference."""
    return await _hub(request).pools.http.run(rulebooks.rules_page, game, speaking())


@api.get("/api/rules/{game}/scenes/{number}")
async def scene(request: Request, game: str, number: int) -> wire.Scene:
    """One picture, or several in a row, of a game's rulebook."""
    hub = _hub(request)
    registry.get(game)
    await hub.preparations.ready(game)
    return await hub.pools.http.run(rulebooks.scene, game, number, speaking())


@api.get("/api/learn/{game}")
async def course(request: Request, game: str) -> wire.Course:
    """The lessons and puzzles of a game."""
    return await _hub(request).pools.http.run(classroom.course, game, speaking())


@api.get("/api/learn/{game}/{lesson}")
async def lesson_walk(request: Request, game: str, lesson: str, language: wire.Language = DEFAULT_LANGUAGE) -> wire.LessonWalk:
    """A whole lesson or puzzle as it goes when every choice is right, for pages that lose their network."""
    hub = _hub(request)
    registry.get(game)
    await hub.preparations.ready(game)
    return await hub.pools.http.run(classroom.walk, game, lesson, language)


@api.post("/api/learn/{game}/{lesson}")
async def lesson(request: Request, game: str, lesson: str, play: wire.LessonPlay) -> wire.LessonPage:
    """A lesson or puzzle after the choices made so far: the table as it stands, and what is said of it."""
    hub = _hub(request)
    registry.get(game)
    await hub.preparations.ready(game)
    return await hub.pools.http.run(classroom.lesson_page, game, lesson, play)


# Tables


@api.post("/api/tables", status_code=201, responses={429: {"model": wire.Refusal}})
async def open_table(request: Request, plan: wire.NewTable) -> wire.TableMade:
    """Open a table. Human seats are yours, open seats are for whoever gets the link, the others are the computer's."""
    hub = _hub(request)
    rules = registry.get(plan.game)
    battle = await hub.shelf.find(rules.id, plan.battle) if plan.battle is not None else None
    given = options_with(battle, plan.options) if battle is not None else plan.options
    options = await hub.pools.http.run(_playable_options, rules, given)
    clock = TimeControl.of(plan.clock.model_dump()) if plan.clock is not None else None
    rows, host = opening.seat_rows(rules, plan.seats, rules.seats(options), request.app.state.settings.webhooks)
    if not request.app.state.windows["tables"].take(address_of(request.scope)):
        raise TooMuch(TOO_MANY_TABLES)
    header = TableHeader(
        id=seats.new_table(),
        game=rules.id,
        rules=rules.rules_version,
        options=options,
        secret=secrets.token_bytes(32),
        practice=plan.practice,
        opened=time.time(),
        host=seats.hashed(host),
        watch=seats.hashed(seats.watch_token(host)),
        seats=rows,
        clock=vars(clock) if clock is not None else None,
        battle=plan.battle,
    )
    listed = {"on": True, "by": mark_of(address_of(request.scope))}
    await hub.create(header, [LogRow(0, header.opened, "list", listed)] if plan.listed else [])
    if plan.standing:
        slot = await hub.slot(header.id)
        await hub.act(slot, standing.begin_with, plan.standing)
    return opening.table_made(header.id, header.seats, host)


def _playable_options(rules: Game, given: dict[str, Any]) -> dict[str, Any]:
    """Every option with its value; refused with a sentence where one is wrong or some do not go together."""
    options = rules.check_options(given)
    rules.encode_options(options)
    return options


async def _visit(request: Request, table: str, bearer: str | None) -> tuple[Slot, Member]:
    """The room that a bearer's token opens, and what they may see of it."""
    scheme, _, token = (bearer or "").partition(" ")
    hub = _hub(request)
    slot = await hub.slot(table)
    member = slot.room.member_for([token]) if scheme.lower() == "bearer" else None
    if member is None:
        raise NoSuchTable
    if not slot.room.outdated:
        await hub.opened(slot)
    return slot, member


@api.get("/api/tables/{table}")
async def table_summary(request: Request, table: str, authorization: Bearer = None) -> wire.Summary:
    """A table in short, for whoever holds one of its tokens."""
    slot, member = await _visit(request, table, authorization)
    async with slot.lock:
        return await _hub(request).pools.http.run(presenter.summary, slot.room, member)


@api.post("/api/mine")
async def mine(request: Request, held: wire.AskMine) -> wire.MyTables:
    """How one's own tables stand; what is gone, or opens to these tokens no more, is left out."""
    hub = _hub(request)
    found = {}
    for one in held.tables:
        try:
            slot = await hub.slot(one.table)
        except NoSuchTable:
            continue
        member = slot.room.member_for(one.tokens)
        if member is not None:
            ready = hub.preparations.status(slot.room.game.id) == "ready"
            if ready and not slot.room.over and not slot.room.outdated:
                await hub.opened(slot)
            async with slot.lock:
                found[one.table] = await hub.pools.http.run(presenter.summary, slot.room, member)
    return wire.MyTables(tables=found)


@api.get("/api/tables/{table}/save")
async def table_save(request: Request, table: str, authorization: Bearer = None) -> dict[str, Any]:
    """The save file: the whole game after its end, and before it only what the holder of the token may see."""
    slot, member = await _visit(request, table, authorization)
    token = (authorization or "").partition(" ")[2]
    async with slot.lock:
        return await _hub(request).pools.http.run(presenter.save, slot.room, member, token)


@api.post("/api/tables/{table}/save")
async def whole_save(request: Request, table: str, held: wire.Tokens) -> dict[str, Any]:
    """The whole game of a table at which nobody else plays, also before its end; from then on the table is practice."""
    hub = _hub(request)
    slot = await hub.slot(table)
    member = slot.room.member_for(held.tokens)
    if member is None:
        raise NoSuchTable
    await hub.opened(slot)
    await hub.act(slot, Room.save_whole, member)
    async with slot.lock:
        return await hub.pools.http.run(presenter.whole_save, slot.room)


@api.post("/api/tables/{table}/verify")
async def verify(request: Request, table: str, authorization: Bearer = None) -> wire.Verdict:
    """Play the finished game again from its secret and say whether every die follows from it."""
    hub = _hub(request)
    slot, _ = await _visit(request, table, authorization)
    if slot.room.outdated:
        return wire.Verdict(ok=False, text=slot.room.outdated.say(speaking()))
    if not slot.room.over:
        return wire.Verdict(ok=False, text=HolotableError("error.dice_later").say(speaking()))
    if slot.verdict is None:
        slot.verdict = await hub.readers.one(address_of(request.scope), replays.verdict, slot.room.table.to_save())
    found = slot.verdict
    return wire.Verdict(ok=found.ok, text=proof_heard(found.ok, found.text, slot.room.plies, speaking()))


@api.post("/api/replay", openapi_extra=SAVE_FILE, responses={200: {"model": wire.ReplayPage}})
async def replay(request: Request) -> StreamingResponse:
    """A save file played again: every choice with what each seat saw after it."""
    hub = _hub(request)
    body, _ = await save_of(request, hub)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    limits: Limits = request.app.state.settings.limits
    pieces = hub.readers.parts(address_of(request.scope), replays.replay, body, limits.replay_plies, packed)
    first = await anext(pieces)  # a save that cannot be played is refused here, before an answer has begun
    headers = {"vary": "Accept-Encoding", **({"content-encoding": "gzip"} if packed else {})}
    return Pieces(first, pieces, headers)


class Pieces(StreamingResponse):
    """An answer in pieces. Where they come from is ended with the answer, also when nobody takes all of it: until then
    the answer counts for its address.
    """

    def __init__(self, first: bytes, pieces: AsyncGenerator[bytes, None], headers: dict[str, str]) -> None:
        self._first, self._pieces = first, pieces
        super().__init__(self._all(), media_type="application/json", headers=headers)

    async def _all(self) -> AsyncIterator[bytes]:
        yield self._first
        async for piece in self._pieces:
            yield piece

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it, and end where it comes from."""
        async with contextlib.aclosing(self._pieces):
            await super().__call__(scope, receive, send)


@api.post("/api/resume", status_code=201, openapi_extra=SAVE_FILE)
async def resume(request: Request) -> wire.TableMade:
    """Open a table that goes on with a save which holds its whole game; the seats of people are yours."""
    hub = _hub(request)
    body, _ = await save_of(request, hub)
    limits: Limits = request.app.state.settings.limits
    address = address_of(request.scope)
    found = await hub.readers.one(address, resuming.read, body, limits.replay_plies)
    if not request.app.state.windows["tables"].take(address):
        raise TooMuch(TOO_MANY_TABLES)
    host = seats.new_token()
    header, log = resuming.table_of(found, host)
    await hub.create(header, log)
    return opening.table_made(header.id, header.seats, host)


@api.post("/api/analysis", openapi_extra=SAVE_FILE)
async def analysis(request: Request) -> wire.Analysis:
    """Begin to tell the chances over a finished game; an analysis that was told lately is answered whole."""
    hub = _hub(request)
    body, save = await save_of(request, hub)
    name = await hub.pools.http.run(analyses.name_of, save)
    if not hub.analyses.kept.knows(name):
        address = address_of(request.scope)
        limits: Limits = request.app.state.settings.limits
        task = await hub.readers.one(address, analyses.read, body, limits.replay_plies)
        if not hub.analyses.kept.knows(name):  # or another asked for it meanwhile
            hub.analyses.add(task, address, limits.analyses_at_once)
            hub.in_background(hub.analyses.tell(task))
    return hub.analyses.kept.page(name)


@api.get("/api/analysis/{analysis}")
async def analysis_so_far(request: Request, analysis: str) -> wire.Analysis:
    """How far an analysis is told (`done` of `of` choices), and all of it at the end."""
    return _hub(request).analyses.kept.page(analysis)


@api.post("/api/qr", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr(request: Request, link: wire.Link) -> Response:
    """A link as a QR code (SVG); the link travels in the body, so that no log holds it."""
    return Response(await _hub(request).pools.http.run(_qr_code, link.link), media_type="image/svg+xml")


def _qr_code(link: str) -> bytes:
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", border=3, xmldecl=False, omitsize=True)
    return out.getvalue()


# The lobby


@api.get("/api/lobby")
async def lobby(request: Request) -> wire.LobbyList:
    """The tables that their hosts have listed: to join while a seat is open, and to watch at /watch/{table}."""
    return await _hub(request).lobby.entries()


@api.post("/api/lobby/{table}", responses={429: {"model": wire.Refusal}})
async def sit_down(request: Request, table: str, wish: wire.SitDown) -> wire.Seated:
    """Take an open seat of a listed table."""
    hub = _hub(request)
    slot = await hub.slot(table)
    if not slot.room.listed:
        raise NoSuchTable
    if not request.app.state.windows["seats"].take(address_of(request.scope)):
        raise TooMuch("error.too_many_seats_taken")
    token = seats.new_token()
    await hub.act(slot, Room.sit_down, wish.seat, wish.name, seats.hashed(token))
    return wire.Seated(table=table, seat=wish.seat, token=token)


# Looking after the server


@api.get("/health", responses={503: {"description": "The database takes no writes."}})
async def health(request: Request) -> JSONResponse:
    """Whether the server works and its database takes writes; answered soon, whatever the database does."""
    hub = _hub(request)
    trouble = await hub.pulse.trouble()
    statuses = {name: hub.preparations.status(name) for name in registry.list_games()}
    found = {"ok": trouble is None, "writes": trouble is None, "version": holotable.__version__, "tables": hub.tables}
    return JSONResponse({**found, "games": statuses, "detail": trouble}, 200 if trouble is None else 503)


@api.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> Response:
    """Counters for Prometheus, where the server was told to show them."""
    if not request.app.state.settings.metrics:
        raise HTTPException(404, heard(NOTHING_HERE, speaking()))
    return Response(_hub(request).metrics.text(), media_type=CONTENT_TYPE_LATEST)


@api.websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket) -> None:
    """The lobby, live: a `lobby` message now and after every change."""
    sockets: Sockets = socket.app.state.sockets
    await sockets.serve_lobby(socket)


@api.websocket("/ws/{table}")
async def table_socket(socket: WebSocket, table: str) -> None:
    """The WebSocket of a table."""
    sockets: Sockets = socket.app.state.sockets
    await sockets.serve(socket, table)
