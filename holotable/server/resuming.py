"""Saves that go on: a table opened from a save file, for the seats that its people had.

A save of a running game at which several people play holds no secret and none of the others' choices, so it cannot be opened
by itself: it names its table and carries its holder's own token, and the table goes on where it is stored. A save that holds
its whole game (from the terminal, or of a table at which nobody else played) opens as a new table. Whoever has such a file can
know its dice, so the new table is practice.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from holotable import players
from holotable.core import campaigns
from holotable.core.clocks import Clocks
from holotable.core.errors import BadSave
from holotable.core.table import Table

from . import levels, seats, wire
from .bodies import read_json
from .errors import Refusal
from .notices import noted
from .replays import whole_table
from .store import Header, LogRow, SeatRow

OPENING = ("holotable", "game", "rules", "options", "seed", "start", "secret")


@dataclass(frozen=True)
class Resumed:
    """What a table needs to go on with a save."""

    game: str
    rules: int
    origin: dict[str, Any]
    lines: list[dict[str, Any]]
    clock: dict[str, Any] | None
    left: dict[str, float]
    who: dict[str, tuple[str, str | None, str]]
    """The kind, the level and the name of each seat."""
    ended: list[tuple[str, dict[str, Any]]]
    """How its log ends, where its game is over or given up: kinds of entries and what they hold."""

    @property
    def secret(self) -> bytes:
        """The secret that its dice come from; empty where they come from a seed."""
        return bytes.fromhex(self.origin.get("secret", ""))


def read(body: bytes, most: int) -> Iterator[Resumed]:
    """Play a save to where it stands; one that cannot go on is refused in a sentence."""
    save = read_json(body)
    table = whole_table(save, most)
    if table.over or save.get("resigned"):
        raise BadSave("error.game_save_over_can")
    yield _resumed(table, save, save)


@dataclass(frozen=True)
class ResumedCampaign:
    """What a campaign needs to go on with a save: what it began with, and its battles."""

    game: str
    number: int
    seed: int
    title: str
    battles: list[Resumed]
    options: dict[str, Any]


def read_campaign(body: bytes, most: int) -> Iterator[ResumedCampaign]:
    """Play the battles of a campaign's save; one that does not hold together is refused in a sentence."""
    save = read_json(body)
    campaign = campaigns.from_save(save)
    choices = sum(len(table.log) for table in campaign.tables)
    if choices > most:
        raise BadSave("error.save_has_choices_at_2", choices=choices, most=most)
    opened = [table.to_save() for table in campaign.tables[len(save["battles"]) :]]
    saves = [*save["battles"], *opened]
    seated = saves[len(save["battles"]) - 1] if save["battles"] else saves[0]
    battles = [_resumed(table, one, seated) for table, one in zip(campaign.tables, saves, strict=True)]
    yield ResumedCampaign(campaign.game, campaign.number, campaign.seed, campaign.title, battles, campaign.options)


def _resumed(table: Table, save: dict[str, Any], seated: dict[str, Any]) -> Resumed:
    """A game as its save tells it, for those whom a save names in its seats."""
    clocks = Clocks.of_save(save["clock"], table.seats) if save.get("clock") is not None else None
    return Resumed(
        table.game.id,
        table.game.rules_version,
        {name: save[name] for name in OPENING if name in save} | {"actions": [], "options": table.options},
        [entry.line() for entry in table.log],
        vars(clocks.control) if clocks else None,
        clocks.left if clocks else {},
        {seat: _who(seated, seat, seat == table.seats[0]) for seat in table.seats},
        _ended(table, save),
    )


def _ended(table: Table, save: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """The entries by which a log tells its end; a list of who gave up may hold anything."""
    if table.over:
        return [("over", {"scores": table.scores, "winners": list(table.winners)})]
    out = save.get("resigned")
    gone = [seat for seat in table.seats if isinstance(out, list) and seat in out]
    return [("resign", {"seat": seat, "text": noted("event.resigned", seat=seat)}) for seat in gone]


def _who(save: dict[str, Any], seat: str, first: bool) -> tuple[str, str | None, str]:
    """Who sits in a seat: whom the save names, or else a person in the first seat and the computer in the others."""
    named = save.get("seats")
    found = named.get(seat) if isinstance(named, dict) else None
    found = found if isinstance(found, dict) else {"kind": "human" if first else "computer"}
    name = found.get("name")
    kind = "computer" if found.get("kind") == "computer" else "human"
    level = str(found.get("level")) if kind == "computer" else None
    return kind, level, wire.clean_name(name) if isinstance(name, str) else ""


def table_of(found: Resumed, host: str) -> tuple[Header, list[LogRow]]:
    """The header and the log of the table that goes on with a save."""
    now = time.time()
    rows = tuple(_row(found.game, host, seat, *who) for seat, who in found.who.items())
    if all(row.kind == "computer" for row in rows):
        raise Refusal("error.nobody_plays_save_but")
    header = Header(
        id=seats.new_table(),
        game=found.game,
        rules=found.rules,
        options=found.origin["options"],
        secret=found.secret,
        practice=True,
        opened=now,
        host=seats.hashed(host),
        watch=seats.hashed(seats.watch_token(host)),
        seats=rows,
        clock=found.clock,
        origin=found.origin,
    )
    log = [LogRow(number, now, "play", line) for number, line in enumerate(found.lines)]
    log += [LogRow(len(log) + i, now, kind, data) for i, (kind, data) in enumerate(found.ended)]
    if found.clock is not None:
        log.append(LogRow(len(log), now, "clock", {"left": found.left, "since": {}}))
    return header, log


def _row(game: str, host: str, seat: str, kind: str, level: str | None, name: str) -> SeatRow:
    known = [info.id for info in levels.infos(game)]
    offered = level if level in known else players.DEFAULT_LEVEL
    return SeatRow(seat, kind, offered if kind == "computer" else None, name, seats.hashed(seats.seat_token(host, seat)))
