"""What the database keeps of the shelf: battles that people put there, what games have shown of any, and the host's key."""

import hmac
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from . import seats
from .store import KEYS, LOG, MEASURES, SHELF, TABLES, Store

HOST = "shelf"
"""The name of the host's key."""
CLAIM_SECONDS = 120.0
"""How long a process may be silent about the games of a battle that it plays, before another begins anew."""


@dataclass(frozen=True)
class ShelfRow:
    """A battle that somebody put on the shelf; `key` is the hash of what lets them take it back."""

    id: str
    game: str
    plan: dict[str, Any]
    key: str
    added: float


class ShelfStore:
    """The shelf in the database; each call takes a moment and belongs into a thread."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._insert: Any = sqlite.insert if store.is_sqlite else postgresql.insert

    def rows(self, game: str | None = None) -> list[ShelfRow]:
        """The battles of a game, or of all, the newest first."""
        wanted = sa.select(SHELF).order_by(SHELF.c.added.desc())
        with self._store.at_work() as connection:
            found = connection.execute(wanted if game is None else wanted.where(SHELF.c.game == game)).mappings()
            return [ShelfRow(**row) for row in found]

    def add(self, row: ShelfRow, most: int) -> bool | None:
        """Put a battle on the shelf: False where it stands there already, None where there is no room for another."""
        with self._store.at_work() as connection:
            held = connection.execute(sa.select(sa.func.count()).select_from(SHELF)).scalar_one()
            if connection.execute(sa.select(SHELF.c.id).where(SHELF.c.id == row.id)).first() is not None:
                return False
            if held >= most:
                return None
            put = self._insert(SHELF).values(**vars(row)).on_conflict_do_nothing().returning(SHELF.c.id)
            return connection.execute(put).first() is not None

    def remove(self, battle: str) -> bool:
        """Take a battle off the shelf; tells whether it stood there."""
        with self._store.at_work() as connection:
            connection.execute(sa.delete(MEASURES).where(MEASURES.c.battle == battle))
            return bool(connection.execute(sa.delete(SHELF).where(SHELF.c.id == battle)).rowcount)

    # How often battles were played, and what games of the computer have shown

    def played(self, battles: Iterable[str]) -> dict[str, int]:
        """At how many tables each battle was played: those at which somebody made a choice."""
        chosen = sa.select(LOG.c.number).where(LOG.c.table_id == TABLES.c.id, LOG.c.kind == "play").exists()
        counts = sa.select(TABLES.c.battle, sa.func.count()).where(TABLES.c.battle.in_(list(battles)), chosen)
        with self._store.at_work() as connection:
            return {row[0]: row[1] for row in connection.execute(counts.group_by(TABLES.c.battle))}

    def figures(self, rules: Mapping[str, int]) -> dict[str, dict[str, Any]]:
        """What is known of battles, each with the version of its game's rules; what older rules showed is left out."""
        wanted = sa.select(MEASURES).where(MEASURES.c.battle.in_(list(rules)), MEASURES.c.figure.is_not(None))
        with self._store.at_work() as connection:
            found = connection.execute(wanted).mappings()
            return {row["battle"]: row["figure"] for row in found if row["rules"] == rules[row["battle"]]}

    def claim(self, battle: str, rules: int) -> bool:
        """Whether this process is to play the games of a battle: nobody has, and nobody else does so now."""
        now = time.time()
        unknown = MEASURES.c.figure.is_(None) & (MEASURES.c.until < now)
        given = {"rules": rules, "until": now + CLAIM_SECONDS, "figure": None}
        put = self._insert(MEASURES).values(battle=battle, **given)
        taken = put.on_conflict_do_update(
            index_elements=[MEASURES.c.battle], set_=given, where=(MEASURES.c.rules != rules) | unknown
        )
        with self._store.at_work() as connection:
            return connection.execute(taken.returning(MEASURES.c.battle)).first() is not None

    def hold(self, battle: str) -> None:
        """Say that this process still plays the games of a battle."""
        with self._store.at_work() as connection:
            connection.execute(sa.update(MEASURES).where(MEASURES.c.battle == battle).values(until=time.time() + CLAIM_SECONDS))

    def keep(self, battle: str, rules: int, figure: dict[str, Any]) -> None:
        """Keep what games have shown of a battle."""
        given = {"rules": rules, "until": 0.0, "figure": figure}
        put = self._insert(MEASURES).values(battle=battle, **given)
        with self._store.at_work() as connection:
            connection.execute(put.on_conflict_do_update(index_elements=[MEASURES.c.battle], set_=given))

    # The host's key

    def new_key(self) -> str:
        """A new key for the host; the one before opens nothing any more."""
        key = seats.new_token()
        given = {"hash": seats.hashed(key)}
        put = self._insert(KEYS).values(name=HOST, **given)
        with self._store.at_work() as connection:
            connection.execute(put.on_conflict_do_update(index_elements=[KEYS.c.name], set_=given))
        return key

    def is_hosts(self, key: str) -> bool:
        """Whether a key is the host's."""
        with self._store.at_work() as connection:
            kept = connection.execute(sa.select(KEYS.c.hash).where(KEYS.c.name == HOST)).scalar()
        return kept is not None and hmac.compare_digest(kept, seats.hashed(key))
