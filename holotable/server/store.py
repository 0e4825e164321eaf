"""The store: tables, their seats and their logs, in SQLite or PostgreSQL.

A log is only ever appended to, and it is the truth: a table is what its log replays to. One thread writes; entries that
wait at the same moment are committed together, so that durability costs little when many tables play. Nobody else waits in a
thread for it: who writes gets a future.
"""

import contextlib
import json
import logging
import queue
import secrets
import threading
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from holotable.core.checks import shown

from . import switchboard
from .errors import Overtaken, Refusal, StoreFailed

Reading = Callable[..., Awaitable[Any]]
"""Asks a function of the store in a thread."""
Waiting = Callable[["Future[None]"], Awaitable[None]]
"""Waits until something is written."""
METADATA = sa.MetaData()
TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("practice", sa.Boolean, nullable=False),
    sa.Column("opened", sa.Double, nullable=False),
    sa.Column("host", sa.String(64), nullable=False),
    sa.Column("watch", sa.String(64), nullable=False),
    sa.Column("clock", sa.JSON(none_as_null=True)),
    sa.Column("origin", sa.JSON(none_as_null=True)),
    sa.Column("battle", sa.String(32)),
    sa.Index("tables_of_battles", "battle"),
)
SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("level", sa.String(64)),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("token", sa.String(64), nullable=False),
    sa.Column("webhook", sa.String(500)),
)
LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
)
LEASES = sa.Table(
    "leases",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("process", sa.String(32), nullable=False),
    sa.Column("until", sa.Double, nullable=False),
)
CAMPAIGNS = sa.Table(
    "campaigns",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("opened", sa.Double, nullable=False),
    sa.Column("options", sa.JSON(none_as_null=True)),
)
BATTLES = sa.Table(
    "battles",
    METADATA,
    sa.Column("campaign_id", sa.String(32), sa.ForeignKey("campaigns.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
    sa.Index("battles_of_tables", "table_id", unique=True),
)
PULSE = sa.Table(
    "pulse",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
)
ABSENCES = sa.Table(
    "absences",
    METADATA,
    sa.Column("began", sa.Double, primary_key=True),
    sa.Column("ended", sa.Double, nullable=False),
)
LOBBY = sa.Table(
    "lobby",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Column("entry", sa.JSON, nullable=False),
    sa.Column("host", sa.String(32)),
)
SHELF = sa.Table(
    "shelf",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("plan", sa.JSON, nullable=False),
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("added", sa.Double, nullable=False),
)
MEASURES = sa.Table(
    "measures",
    METADATA,
    sa.Column("battle", sa.String(32), primary_key=True),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("until", sa.Double, nullable=False),
    sa.Column("figure", sa.JSON(none_as_null=True)),
)
KEYS = sa.Table(
    "keys",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("hash", sa.String(64), nullable=False),
)
NOW = "extract(epoch from clock_timestamp())"
TAKE_LEASE = sa.text(
    f"INSERT INTO leases (table_id, process, until) VALUES (:table, :me, {NOW} + :seconds) "
    "ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, until = excluded.until "
    f"WHERE leases.process = excluded.process OR leases.until < {NOW} RETURNING until"
)
LEASE_LEFT = sa.text(f"SELECT until - {NOW} FROM leases WHERE table_id = :table")
"""By the clock of the database, which is the same for all."""
MIGRATION = 4801
"""The lock under which one process brings the database up to date while others wait."""
MOST_TOGETHER = 256
LOCK_SECONDS = 4.0
"""How long a locked database is waited for."""
RETURN_SECONDS = 6.0
"""How long a database that went away is given to come back, as when it is restarted."""
GONE_CODES = ("08", "57P")
"""How PostgreSQL's codes begin for a connection that is lost, and for a server that shuts down or starts."""
LOGGER = logging.getLogger("holotable.server")


@dataclass(frozen=True)
class SeatRow:
    """A seat as it was when the table was opened; the token is stored as a hash."""

    seat: str
    kind: str
    level: str | None
    name: str
    token: str
    webhook: str | None = None


@dataclass(frozen=True)
class Header:
    """What a table began with; `host` and `watch` are hashes of their tokens, `clock` is its time control."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    secret: bytes
    practice: bool
    opened: float
    host: str
    watch: str
    seats: tuple[SeatRow, ...]
    clock: dict[str, Any] | None = None
    origin: dict[str, Any] | None = None
    """The opening of the save that the table goes on with, instead of a fresh game."""
    battle: str | None = None
    """The battle of the shelf that is played."""
    campaign: str | None = None
    """The campaign that the table is a battle of."""


@dataclass(frozen=True)
class CampaignRow:
    """What a campaign began with; everything else follows from its battles."""

    id: str
    game: str
    number: int
    seed: int
    opened: float
    options: dict[str, Any] | None = None


@dataclass(frozen=True)
class LogRow:
    """One entry of a log."""

    number: int
    at: float
    kind: str
    data: dict[str, Any]


@dataclass(eq=False)
class Writing:
    """Rows that are written together, and the future of who waits for it."""

    rows: list[tuple[sa.Table, dict[str, Any]]]
    done: "Future[None]" = field(default_factory=Future)


def url_of(text: str) -> sa.URL:
    """The address of a database; anything else is refused in a sentence."""
    try:
        found = sa.make_url(text)
    except sa.exc.ArgumentError:
        found = None
    if found is None or found.get_backend_name() not in ("sqlite", "postgresql"):
        raise Refusal("error.names_no_database_write", text=shown(text))
    return found


class Store:
    """The database behind the rooms."""

    def __init__(self, url: str) -> None:
        self.url = url_of(url)
        if self.url.drivername == "postgresql":
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.shared = not self.is_sqlite
        """Whether other processes may serve the same tables."""
        self.me = secrets.token_hex(8)
        """What this process is called among them."""
        if self.is_sqlite and self.url.database not in (None, "", ":memory:"):
            Path(str(self.url.database)).parent.mkdir(parents=True, exist_ok=True)
        patience = {} if self.is_sqlite else _postgres_patience(self.url)
        self.engine = sa.create_engine(self.url, hide_parameters=True, pool_pre_ping=not self.is_sqlite, connect_args=patience)
        if self.is_sqlite:
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
        self.committed: Callable[[float, int], None] = lambda seconds, writings: None
        """Told after every commit: how long it took, and how many writings shared it."""
        self._migrate()
        self._waiting: queue.SimpleQueue[Writing | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
        with self.engine.begin() as connection:
            if self.shared:
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (MIGRATION,))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        """Write what still waits, then let go of the database."""
        self._waiting.put(None)
        self._writer.join(timeout=10)
        self.engine.dispose()

    @property
    def waiting(self) -> int:
        """How many writings wait for a commit."""
        return self._waiting.qsize()

    # Writing

    def create(self, header: Header, log: Iterable[LogRow] = ()) -> "Future[None]":
        """Store a new table and what its log begins with; done when it is committed."""
        return self._put([*_table_rows(header), *((LOG, {"table_id": header.id, **vars(entry)}) for entry in log)])

    def begin_campaign(self, campaign: CampaignRow, *battles: tuple[Header, Iterable[LogRow]]) -> "Future[None]":
        """Store a campaign with the tables of its battles so far and their logs; done when all is committed."""
        rows: list[Row] = [(CAMPAIGNS, vars(campaign))]
        for number, (header, log) in enumerate(battles, 1):
            rows += _battle(campaign.id, number, header)
            rows += [(LOG, {"table_id": header.id, **vars(entry)}) for entry in log]
        return self._put(rows)

    def next_battle(self, campaign: str, number: int, header: Header) -> "Future[None]":
        """Store the table of a campaign's next battle; fails where another has stored one already."""
        return self._put(_battle(campaign, number, header))

    def append(self, table: str, entries: Iterable[LogRow]) -> "Future[None]":
        """Append entries to a table's log; done when they are committed."""
        return self._put([(LOG, {"table_id": table, **vars(entry)}) for entry in entries])

    def pulse(self) -> "Future[None]":
        """Write something that changes nothing; done when it is committed."""
        return self._put([(PULSE, {"id": 1, "at": time.time()})])

    def absent(self, began: float, ended: float) -> "Future[None]":
        """Remember that no server kept the time; done when it is committed."""
        return self._put([(ABSENCES, {"began": began, "ended": ended})])

    def set_lobby(self, table: str, entry: dict[str, Any] | None, seen: float, host: str) -> "Future[None]":
        """List a table of a host, or (None) list it no more; done when it is committed."""
        return self._put([(LOBBY, {"table_id": table, "seen": seen, "entry": entry, "host": host})])

    def _put(self, rows: list[tuple[sa.Table, dict[str, Any]]]) -> "Future[None]":
        writing = Writing(rows)
        self._waiting.put(writing)
        return writing.done

    def _write(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch, last = [first], False
            while len(batch) < MOST_TOGETHER and not self._waiting.empty():
                item = self._waiting.get()
                if item is None:
                    last = True
                    break
                batch.append(item)
            # what nobody waits for any more is not written: who put it was told that it does not count
            self._write_batch([writing for writing in batch if writing.done.set_running_or_notify_cancel()])
            if last:
                return

    def _write_batch(self, batch: list[Writing]) -> None:
        """Commit all at once; where one of them is to blame for a failure, one by one, so that only that one hears of it."""
        began = time.perf_counter()
        try:
            self._commit_patiently(batch)
            self.committed(time.perf_counter() - began, len(batch))
        except sa.exc.OperationalError as error:
            LOGGER.error("The store could not write: %s", error.orig)
            for writing in batch:
                writing.done.set_exception(_failed("write", error))
        except Exception as error:
            if len(batch) == 1:
                overtaken = isinstance(error, sa.exc.IntegrityError)
                why = Overtaken() if overtaken else _failed("write", error)
                batch[0].done.set_exception(why)
                return
            for writing in batch:
                self._write_batch([writing])
        else:
            for writing in batch:
                writing.done.set_result(None)

    def _commit_patiently(self, batch: list[Writing]) -> None:
        """Commit; when the connection is lost, again over a new one, which may find that the first had done it."""
        until = time.monotonic() + RETURN_SECONDS
        lost = False
        while True:
            try:
                self._commit(batch)
                return
            except sa.exc.IntegrityError:
                if lost and self._holds(batch):
                    return
                raise
            except sa.exc.OperationalError as error:
                if self.is_sqlite or not _went_away(error) or time.monotonic() > until:
                    raise
                LOGGER.warning("The database went away, and is tried again: %s", error.orig)
                lost = True
                time.sleep(0.25)

    def _commit(self, batch: list[Writing]) -> None:
        rows: dict[sa.Table, list[dict[str, Any]]] = {table: [] for table in METADATA.sorted_tables}
        for writing in batch:
            for table, row in writing.rows:
                rows[table].append(row)
        with self.engine.begin() as connection:
            for table in (CAMPAIGNS, TABLES, SEATS, BATTLES, ABSENCES):
                if rows[table]:
                    connection.execute(sa.insert(table), rows[table])
            if rows[LOG]:
                connection.exec_driver_sql(self._insert_log, [_log_values(row) for row in rows[LOG]])
                self._announce(connection, {row["table_id"]: row["number"] for row in rows[LOG]})
            for row in rows[LOBBY]:
                connection.execute(sa.delete(LOBBY).where(LOBBY.c.table_id == row["table_id"]))
                if row["entry"] is not None:
                    connection.execute(sa.insert(LOBBY), row)
            if rows[PULSE]:
                connection.execute(sa.update(PULSE).values(at=rows[PULSE][-1]["at"]))

    def _announce(self, connection: sa.Connection, numbers: dict[str, int]) -> None:
        """Tell the other processes which logs grow when this transaction is committed."""
        if self.shared:
            notes = [switchboard.written(self.me, {"table": table, "number": number}) for table, number in numbers.items()]
            channel = switchboard.CHANNEL
            connection.exec_driver_sql("SELECT pg_notify(%s, note) FROM unnest(%s::text[]) AS note", (channel, notes))

    @property
    def _insert_log(self) -> str:
        """By hand, since every choice comes this way: half the time of a statement that is put together."""
        mark = "?" if self.is_sqlite else "%s"
        return f"INSERT INTO log (table_id, number, at, kind, data) VALUES ({', '.join([mark] * 5)})"

    def _holds(self, batch: list[Writing]) -> bool:
        """Whether all rows of a batch stand in the database already, just as they are."""
        with self.engine.connect() as connection:
            return all(
                _stands(connection, table, row)
                for writing in batch
                for table, row in writing.rows
                if table not in (PULSE, LOBBY)
            )

    # Reading

    def load(self, table: str) -> tuple[Header, list[LogRow]] | None:
        """A table with its whole log, or None."""
        with self._reading() as connection:
            row = connection.execute(sa.select(TABLES).where(TABLES.c.id == table)).mappings().first()
            if row is None:
                return None
            seats = connection.execute(sa.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.number)).mappings()
            names = ("seat", "kind", "level", "name", "token", "webhook")
            rows = tuple(SeatRow(**{name: seat[name] for name in names}) for seat in seats)
            campaign = connection.execute(sa.select(BATTLES.c.campaign_id).where(BATTLES.c.table_id == table)).scalar()
            header = Header(**row, seats=rows, campaign=campaign)
            log = connection.execute(sa.select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.number)).mappings()
            return header, [LogRow(entry["number"], entry["at"], entry["kind"], entry["data"]) for entry in log]

    def since(self, table: str, number: int) -> list[LogRow]:
        """The entries of a table's log from a number on."""
        with self._reading() as connection:
            rows = sa.select(LOG).where(LOG.c.table_id == table, LOG.c.number >= number).order_by(LOG.c.number)
            found = connection.execute(rows).mappings()
            return [LogRow(entry["number"], entry["at"], entry["kind"], entry["data"]) for entry in found]

    def lease(self, table: str, seconds: float) -> float:
        """Take or renew the right to answer for a table's seats; 0, or in how many seconds another process's right ends."""
        with self._reading() as connection:
            given = {"table": table, "me": self.me, "seconds": seconds}
            taken = connection.execute(TAKE_LEASE, given).first() is not None
            left = None if taken else connection.execute(LEASE_LEFT, given).scalar()
            connection.commit()
            return 0.0 if taken else max(0.0, float(left or 0.0))

    def load_campaign(self, campaign: str) -> tuple[CampaignRow, list[str]] | None:
        """A campaign with the tables of its battles in their order, or None."""
        with self._reading() as connection:
            row = connection.execute(sa.select(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign)).mappings().first()
            if row is None:
                return None
            rows = sa.select(BATTLES.c.table_id).where(BATTLES.c.campaign_id == campaign).order_by(BATTLES.c.number)
            return CampaignRow(**row), list(connection.execute(rows).scalars())

    def count(self) -> int:
        """How many tables there are."""
        with self._reading() as connection:
            return int(connection.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one())

    def lobby(self, since: float, most: int, of_one: int) -> list[dict[str, Any]]:
        """The tables that are listed and were seen since a moment, newest first, and of one host only so many."""
        order = TABLES.c.opened.desc()
        host = sa.func.coalesce(LOBBY.c.host, LOBBY.c.table_id)
        place = sa.func.row_number().over(partition_by=host, order_by=order).label("place")
        listed = sa.select(LOBBY.c.entry, TABLES.c.opened, place).join(TABLES).where(LOBBY.c.seen >= since).subquery()
        newest = sa.select(listed.c.entry).where(listed.c.place <= of_one).order_by(listed.c.opened.desc())
        with self._reading() as connection:
            return [dict(row.entry) for row in connection.execute(newest.limit(most))]

    def last_pulse(self) -> float:
        """When a server last wrote that it is alive."""
        with self._reading() as connection:
            return float(connection.execute(sa.select(PULSE.c.at)).scalar_one())

    def absences(self) -> list[tuple[float, float]]:
        """When no server kept the time."""
        with self._reading() as connection:
            return [(row.began, row.ended) for row in connection.execute(sa.select(ABSENCES).order_by(ABSENCES.c.began))]

    def has_clocks(self) -> bool:
        """Whether a game with a clock is not over yet."""
        ended = sa.select(LOG.c.number).where(LOG.c.table_id == TABLES.c.id, LOG.c.kind == "over").exists()
        with self._reading() as connection:
            found = connection.execute(sa.select(TABLES.c.id).where(TABLES.c.clock.is_not(None), ~ended).limit(1))
            return found.first() is not None

    @contextlib.contextmanager
    def _reading(self, deed: str = "read") -> Iterator[sa.Connection]:
        """A connection to read over; what goes wrong is said in a sentence."""
        try:
            with self.engine.connect() as connection:
                yield connection
        except (sa.exc.DBAPIError, sa.exc.TimeoutError) as error:
            LOGGER.error("The store could not %s: %s", deed, getattr(error, "orig", error))
            raise _failed(deed, error) from error

    @contextlib.contextmanager
    def at_work(self) -> Iterator[sa.Connection]:
        """A connection for what is seldom read or written and belongs to no table; committed at the end."""
        with self._reading("write") as connection:
            yield connection
            connection.commit()


Row = tuple[sa.Table, dict[str, Any]]


def _table_rows(header: Header) -> list[Row]:
    """A new table and its seats as rows."""
    row = {name: getattr(header, name) for name in TABLES.columns.keys()}  # noqa: SIM118
    seats = [{"table_id": header.id, "number": number, **vars(seat)} for number, seat in enumerate(header.seats)]
    return [(TABLES, row), *((SEATS, seat) for seat in seats)]


def _battle(campaign: str, number: int, header: Header) -> list[Row]:
    """The table of a battle as rows, with its place in the campaign."""
    return [*_table_rows(header), (BATTLES, {"campaign_id": campaign, "number": number, "table_id": header.id})]


def _stands(connection: sa.Connection, table: sa.Table, row: dict[str, Any]) -> bool:
    """Whether a row stands in its table, just as it is."""
    key = [column == row[column.name] for column in table.primary_key.columns]
    found = connection.execute(sa.select(table).where(*key)).mappings().first()
    kept = {name: json.loads(json.dumps(value)) if isinstance(value, dict) else value for name, value in row.items()}
    return found is not None and dict(found) == kept


def _log_values(row: dict[str, Any]) -> tuple[Any, ...]:
    return (row["table_id"], row["number"], row["at"], row["kind"], json.dumps(row["data"]))


def _went_away(error: sa.exc.OperationalError) -> bool:
    """Whether PostgreSQL itself is gone; a full disk, a lock or a slow statement it tells with a code of another class."""
    code = getattr(error.orig, "sqlstate", None)
    return code is None or code.startswith(GONE_CODES)


def _failed(deed: str, error: Exception) -> StoreFailed:
    """What went wrong with the database when it was to ``read`` or ``write``, for people."""
    text = str(getattr(error, "orig", error)).lower()
    if "full" in text or "no space" in text:
        why = "full"
    elif "locked" in text or "lock timeout" in text:
        why = "locked"
    elif "readonly" in text or "read-only" in text:
        why = "read_only"
    else:
        why = "silent"
    return StoreFailed(f"error.store_{deed}_{why}")


def _postgres_patience(url: sa.URL) -> dict[str, Any]:
    """How long PostgreSQL is waited for, unless its address says otherwise."""
    limits = f"-c statement_timeout={int(LOCK_SECONDS * 2000)} -c lock_timeout={int(LOCK_SECONDS * 1000)}"
    patience = {"connect_timeout": 5, "tcp_user_timeout": 10_000, "options": limits}
    return {name: value for name, value in patience.items() if name not in url.query}


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers beside one writer (WAL), and a commit that is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={int(LOCK_SECONDS * 1000)}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
