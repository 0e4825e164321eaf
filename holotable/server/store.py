"""The store: tables, their seats and their logs, in SQLite or PostgreSQL.

A log is only ever appended to, and it is the truth: a table is what its log replays to. One thread writes; entries that
wait at the same moment are committed together, so that durability costs little when many tables play.
"""

import queue
import threading
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

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
INSERTS = {table: sa.insert(table) for table in METADATA.sorted_tables}
MOST_TOGETHER = 256


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
    """What a table began with; `host` and `watch` are hashes of their tokens."""

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


@dataclass(frozen=True)
class LogRow:
    """One entry of a log."""

    number: int
    at: float
    kind: str
    data: dict[str, Any]


Rows = tuple[sa.Table, list[dict[str, Any]]]


class Store:
    """The database behind the rooms."""

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        if self.url.drivername == "postgresql":
            self.url = self.url.set(drivername="postgresql+psycopg")
        if self.url.get_backend_name() == "sqlite" and self.url.database not in (None, "", ":memory:"):
            Path(str(self.url.database)).parent.mkdir(parents=True, exist_ok=True)
        self.engine = sa.create_engine(self.url)
        if self.url.get_backend_name() == "sqlite":
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
        self._migrate()
        self._waiting: queue.SimpleQueue[tuple[list[Rows], Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        """Write what still waits, then let go of the database."""
        self._waiting.put(None)
        self._writer.join(timeout=30)
        self.engine.dispose()

    # Writing

    def create(self, header: Header) -> None:
        """Store a new table; returns when it is committed."""
        row = {name: getattr(header, name) for name in TABLES.columns.keys()}  # noqa: SIM118
        seats = [{"table_id": header.id, "number": number, **vars(seat)} for number, seat in enumerate(header.seats)]
        self._commit([(TABLES, [row]), (SEATS, seats)])

    def append(self, table: str, row: LogRow) -> None:
        """Append an entry to a table's log; returns when it is committed."""
        self._commit([(LOG, [{"table_id": table, **vars(row)}])])

    def _commit(self, parts: list[Rows]) -> None:
        done: Future[None] = Future()
        self._waiting.put((parts, done))
        done.result()

    def _write(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            last = False
            while len(batch) < MOST_TOGETHER and not self._waiting.empty():
                item = self._waiting.get()
                if item is None:
                    last = True
                    break
                batch.append(item)
            self._write_batch(batch)
            if last:
                return

    def _write_batch(self, batch: list[tuple[list[Rows], Future[None]]]) -> None:
        """Commit all at once; if that fails, one by one, so that only the culprit hears of it."""
        try:
            with self.engine.begin() as connection:
                for table, rows in _gathered(batch):
                    connection.execute(INSERTS[table], rows)
        except Exception as error:
            if len(batch) == 1:
                batch[0][1].set_exception(error)
                return
            for item in batch:
                self._write_batch([item])
            return
        for _, done in batch:
            done.set_result(None)

    # Reading

    def load(self, table: str) -> tuple[Header, list[LogRow]] | None:
        """A table with its whole log, or None."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(TABLES).where(TABLES.c.id == table)).mappings().first()
            if row is None:
                return None
            seats = connection.execute(sa.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.number)).mappings()
            names = ("seat", "kind", "level", "name", "token", "webhook")
            header = Header(**row, seats=tuple(SeatRow(**{name: seat[name] for name in names}) for seat in seats))
            log = connection.execute(sa.select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.number)).mappings()
            return header, [LogRow(entry["number"], entry["at"], entry["kind"], entry["data"]) for entry in log]

    def count(self) -> int:
        """How many tables there are; also the health check."""
        with self.engine.connect() as connection:
            return int(connection.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one())


def _gathered(batch: list[tuple[list[Rows], Future[None]]]) -> list[Rows]:
    """The rows of a batch by table, tables before what refers to them."""
    rows: dict[sa.Table, list[dict[str, Any]]] = {table: [] for table in METADATA.sorted_tables}
    for parts, _ in batch:
        for table, more in parts:
            rows[table] += more
    return [(table, some) for table, some in rows.items() if some]


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers beside one writer (WAL), and a commit that is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
