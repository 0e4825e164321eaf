"""Replays: a save file played again, with what every seat saw after every choice."""

from typing import Any

from holotable.core import table as tables
from holotable.core.errors import BadSave

from . import wire

ONLOOKER = "onlooker"


def replay(data: Any, most: int) -> wire.ReplayPage:
    """The whole game of a save."""
    if isinstance(data, dict) and data.get("unfinished"):
        raise BadSave("This save was made before the end of its game: it holds no hidden cards, so it cannot be replayed.")
    table = tables.Table.opening_of(data)
    if len(data["actions"]) > most:
        raise BadSave(f"The save has {len(data['actions'])} choices; at most {most} can be shown.")
    plies = [_ply(table, None, table.events, "")]
    for number, line in enumerate(data["actions"], 1):
        text = _sentence(table, line)
        table.replay_line(line, number)
        entry = table.log[-1]
        plies.append(_ply(table, entry.seat, entry.events, text))
    return wire.ReplayPage(
        game=table.game.id,
        title=table.game.title,
        options=table.options,
        seats=list(table.seats),
        drawing=table.game.drawing(table.options),
        plies=plies,
    )


def _sentence(table: tables.Table, line: Any) -> str:
    """What a line of a save says in words; a bad line is left to the replay, which knows why it is bad."""
    try:
        choice, _ = table.find(line["kind"], line.get("seat"), **{k: v for k, v in line["args"].items() if k != "seat"})
    except Exception:
        return ""
    return choice.text


def _ply(table: tables.Table, seat: str | None, events: list[tables.Event], text: str) -> wire.ReplayPly:
    views = {eyes or ONLOOKER: table.view(eyes) for eyes in (*table.seats, None)}
    seen = [
        wire.SeenEvent(
            ply=event.ply,
            seat=event.seat or None,
            kind=event.kind,
            args=event.args,
            text=event.text,
            clause=event.clause,
            seen=list(event.seats),
        )
        for event in events
    ]
    return wire.ReplayPly(ply=table.ply, seat=seat, views=views, events=seen, text=text)
