"""Saves played again, in a process of their own: replays with what every seat saw after every choice, and verdicts on dice."""

import zlib
from collections.abc import Iterable, Iterator
from typing import Any

from holotable.core import table as tables
from holotable.core.choices import Event
from holotable.core.errors import BadSave
from holotable.core.proof import verify
from holotable.core.speaking import speaking

from . import wire
from .bodies import read_json
from .events import seen_events

ONLOOKER = "onlooker"
GZIP = 16 + zlib.MAX_WBITS
PIECE = 1 << 18
"""About how much text is handed on at once."""


def replay(body: bytes, most: int, packed: bool) -> Iterator[bytes]:
    """The whole game of a save as the text of a `ReplayPage`, piece by piece; compressed where that is wanted."""
    text = _text(read_json(body), most)
    return _packed(text) if packed else _pieces(text)


def verdict(save: Any) -> Iterator[wire.Verdict]:
    """Whether the dice of a finished game are proved."""
    ok, text = verify(save)
    yield wire.Verdict(ok=ok, text=text)


def whole_table(save: Any, most: int) -> tables.Table:
    """The game of a save played to its end; a choice that cannot be played is refused."""
    table = tables.Table.opening_of(save)
    if len(save["actions"]) > most:
        raise BadSave("error.save_has_choices_at", actions=len(save["actions"]), most=most)
    for number, line in enumerate(save["actions"], 1):
        table.replay_line(line, number)
    return table


def _text(save: Any, most: int) -> Iterator[str]:
    """A `ReplayPage` as JSON; nothing of it comes before the whole save has been played once."""
    whole_table(save, most)
    table = tables.Table.opening_of(save)
    table.words = table.game.words_in(speaking())
    page = wire.ReplayPage(
        game=table.game.id,
        title=table.game.title,
        options=table.options,
        seats=list(table.seats),
        drawing=table.words.translated(table.game.board(table.options)),
        plies=[],
    )
    yield page.model_dump_json().removesuffix("]}")
    so_far = table.events
    yield _ply(table, None, so_far, len(so_far), "").model_dump_json()
    for number, line in enumerate(save["actions"], 1):
        text = _sentence(table, line)
        table.replay_line(line, number)
        entry = table.log[-1]
        so_far += entry.events
        yield "," + _ply(table, entry.seat, so_far, len(entry.events), text).model_dump_json()
    yield "]}"


def _pieces(text: Iterable[str]) -> Iterator[bytes]:
    """Text in pieces worth sending."""
    waiting: list[bytes] = []
    size = 0
    for more in text:
        waiting.append(more.encode())
        size += len(waiting[-1])
        if size >= PIECE:
            yield b"".join(waiting)
            waiting, size = [], 0
    yield b"".join(waiting)


def _packed(text: Iterable[str]) -> Iterator[bytes]:
    """The same, compressed; every piece can be read when it arrives."""
    press = zlib.compressobj(6, zlib.DEFLATED, GZIP)
    for piece in _pieces(text):
        yield press.compress(piece) + press.flush(zlib.Z_SYNC_FLUSH)
    yield press.flush()


def _sentence(table: tables.Table, line: Any) -> str:
    """What a line of a save says in words; a bad line is left to the replay, which knows why it is bad."""
    try:
        return table.find(line["kind"], line["args"], line.get("seat")).text
    except Exception:
        return ""


def _ply(table: tables.Table, seat: str | None, so_far: list[Event], new: int, text: str) -> wire.ReplayPly:
    views = {eyes or ONLOOKER: table.view(eyes) for eyes in (*table.seats, None)}
    seen = seen_events(table.game, so_far, table.words, new)
    return wire.ReplayPly(ply=table.ply, seat=seat, views=views, objectives=_objectives(table), events=seen, text=text)


def _objectives(table: tables.Table) -> dict[str, list[wire.Objective]]:
    """What each side must do to win, as an onlooker knows it, and as those know it who know more."""
    known = {
        eyes or ONLOOKER: [wire.Objective(**vars(goal)) for goal in table.objectives(eyes)] for eyes in (None, *table.seats)
    }
    return {eyes: goals for eyes, goals in known.items() if eyes == ONLOOKER or goals != known[ONLOOKER]}
