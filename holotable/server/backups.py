"""`holotable backup`: a whole copy of the database of a server that goes on running."""

import shlex
import sqlite3
from contextlib import closing
from pathlib import Path

from .errors import Refusal
from .store import url_of


def backup(database: str, target: Path) -> int:
    """Copy an SQLite database to a file, which is replaced only when the copy is whole; how many tables it holds.

    PostgreSQL has a tool of its own for this: it is refused with what to run.
    """
    url = url_of(database)
    if url.get_backend_name() != "sqlite":
        shown = url.set(drivername="postgresql").render_as_string(hide_password=True)
        raise Refusal("error.postgresql_makes_own_copies", quote=shlex.quote(str(target)), shown=shown)
    source = Path(str(url.database))
    if not source.is_file():
        raise Refusal("error.no_database_at", source=source)
    if target.exists() and (not target.is_file() or target.samefile(source)):
        raise Refusal("error.cannot_written_database_itself", target=target)
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as live, closing(sqlite3.connect(part)) as copy:
            live.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            tables = int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise Refusal("error.copy_failed", what=getattr(error, "strerror", None) or error) from None
    return tables
