"""A copy of the database of a running server holds everything, and a server starts from it."""

import contextlib
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config

from holotable.cli import main
from holotable.server import migrations
from holotable.server.backups import backup
from holotable.server.errors import Refusal
from holotable.server.store import Store

from .test_http import BOTH


def test_a_copy_of_a_running_server_holds_every_choice(serve, tmp_path, capsys):
    server = serve()
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    for _ in range(5):
        client.play()
    target = tmp_path / "copy.db"
    for _ in range(2):  # the second replaces the first
        assert main(["backup", str(target), "--database", f"sqlite:///{tmp_path / 'tables.db'}"]) == 0
        assert capsys.readouterr().out == f"1 tables copied to {target}.\n"
    client.play()
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    again = serve(f"sqlite:///{target}").join(table, *table["tokens"].values())
    assert again.state["ply"] == 5
    assert again.play()["ply"] == 6


@pytest.mark.parametrize("older", ["0002", "0008"])
def test_an_upgrade_and_the_way_back_go_as_their_page_says(serve, tmp_path, capsys, older):
    """Backup, the new version, its start, people who are back at the same choice; then the backup, for the version before."""
    database, kept = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "kept.db"
    server = serve(database)
    table = server.open_table(BOTH)
    client = server.join(table, *table["tokens"].values())
    for _ in range(4):
        client.play()
    server.stop()
    become_older(database, older)
    assert main(["backup", str(kept), "--database", database]) == 0
    assert version_of(kept) == older, "the version before can read the backup"

    assert main(["warm", "brick"]) == 0
    new = serve(database)
    again = new.join(table, *table["tokens"].values())
    assert again.state["ply"] == 4
    assert again.play()["ply"] == 5
    assert version_of(tmp_path / "tables.db") > older

    back = serve(f"sqlite:///{kept}")
    assert back.join(table, *table["tokens"].values()).state["ply"] == 4


def become_older(database, version):
    """Let a database be as an older version of the server left it."""
    store = Store(database)
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, version)
    store.close()


def version_of(file):
    with contextlib.closing(sqlite3.connect(file)) as database:
        return database.execute("SELECT version_num FROM alembic_version").fetchone()[0]


def test_what_cannot_be_copied_is_refused(tmp_path):
    with pytest.raises(Refusal, match="There is no database at"):
        backup(f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "copy.db")
    whole = tmp_path / "tables.db"
    sqlite3.connect(whole).close()
    with pytest.raises(Refusal, match="the database itself"):
        backup(f"sqlite:///{whole}", whole)
    whole.write_bytes(b"not a database" * 500)
    with pytest.raises(Refusal, match="The copy failed: file is not a database"):
        backup(f"sqlite:///{whole}", tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy*"))


def test_for_postgresql_it_says_what_to_run(capsys):
    assert main(["backup", "copy of tables", "--database", "postgresql://me:secret@host/name"]) != 0
    said = capsys.readouterr().err
    assert "pg_dump --format=custom --file='copy of tables' postgresql://me:***@host/name" in said
    assert "secret" not in said
