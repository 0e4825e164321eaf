"""Scenes: a position of a game, and what is played from there with dice that are known before.

A rulebook shows them as pictures, a lesson asks the player to play them. A scene is JSON:

    {"position": {...}, "seat": "rebels", "play": [{"choice": "move(unit=luke,to=b2)"}, ...]}

Instead of a `position` it may have the `options` of a fresh game. Positions that several scenes share lie in `positions.json`
by their names: `from` names one, and what the scene's `position` says goes over it. `seat` is the one through whose eyes it is
seen (nobody's if it is left out). A line of `play` is a choice by its word, with a `count` where it carries an amount and the
`dice` that it rolls. `offer` names choices to be lit, each by its word, where ``*`` stands for anything; `lines` are pairs of
places to be joined by a line of sight; `close` are the places that the picture shows, with what lies round them. `last` says
how many of the pictures are shown, from the end; all if it is left out.
"""

import fnmatch
import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from holotable.core import game as registry
from holotable.core.choices import Choice, Event
from holotable.core.errors import HolotableError
from holotable.core.table import Table
from holotable.core.words import DEFAULT_LANGUAGE

from .folder import read, teaching

FIELDS = {"from", "position", "options", "seat", "play", "offer", "lines", "close", "caption", "last"}


class BadScene(HolotableError):
    """A scene that cannot be played."""


@dataclass(frozen=True)
class Frame:
    """One picture of a scene: the view, the choices to be lit, and what has happened since the picture before."""

    view: dict[str, Any]
    lit: list[Choice]
    events: list[Event]


@dataclass(frozen=True)
class Scene:
    """A scene as it was played: its caption, its pictures, the table at its end, its lines of sight, and the
    places it is close to."""

    caption: str
    frames: list[Frame]
    table: Table
    lines: list[tuple[str, str]]
    close: list[str]


def begin(game: str, scene: Mapping[str, Any], language: str = DEFAULT_LANGUAGE) -> Table:
    """The table at the beginning of a scene; its dice are always the same."""
    language = registry.get(game).words_in(language).language
    if "from" in scene or "position" in scene:
        shared = _positions(game)[scene["from"]] if "from" in scene else {}
        return Table.at(game, _over(shared, scene.get("position", {})), seed=1, language=language)
    return Table(game, scene.get("options", {}), seed=1, language=language)


@functools.cache
def _positions(game: str) -> dict[str, Any]:
    """The positions that scenes of a game share."""
    found: dict[str, Any] = read(teaching(game) / "positions.json")
    return found


def _over(below: Any, above: Any) -> Any:
    """One value over another; of two objects each part goes over its like, and null takes a part away."""
    if not isinstance(below, Mapping) or not isinstance(above, Mapping):
        return above
    merged = {**below, **{key: _over(below.get(key), value) for key, value in above.items()}}
    return {key: value for key, value in merged.items() if key not in above or above[key] is not None}


def play_line(table: Table, line: Mapping[str, Any], seat: str | None = None) -> None:
    """Play one line of a scene."""
    seat = seat or line.get("seat") or table.to_act[0]
    choice = table.by_id(seat, line["choice"])
    if line.get("dice"):
        table.dice(line["dice"])
    table.play(choice, **({choice.amount[0]: line["count"]} if choice.amount and "count" in line else {}))


def fits(choice: Choice, pattern: str) -> bool:
    """Whether a choice is one of those that a word means, where ``*`` stands for anything."""
    return fnmatch.fnmatchcase(choice.id, pattern.replace("[", "[[]"))


def stage(game: str, scene: Mapping[str, Any], language: str = DEFAULT_LANGUAGE) -> Scene:
    """A scene with its pictures: all of them, or so many as `last` says."""
    if unknown := scene.keys() - FIELDS:
        raise BadScene("error.scene_has_no", game=game, unknown=", ".join(sorted(unknown)))
    table = begin(game, scene, language)
    seat = scene.get("seat")
    frames = [Frame(table.view(seat), [], [])]
    for line in scene.get("play", []):
        before = table.ply
        play_line(table, line)
        happened = [event for entry in table.log[before:] for event in entry.events if seat in event.seats]
        frames.append(Frame(table.view(seat), [], happened))
    end = frames[-1]
    frames[-1] = Frame(end.view, _lit(table, scene.get("offer", [])), end.events)
    return Scene(
        scene.get("caption", ""),
        frames[-scene.get("last", 0) :],
        table,
        [(one, other) for one, other in scene.get("lines", [])],
        scene.get("close", []),
    )


def _lit(table: Table, patterns: list[str]) -> list[Choice]:
    """The choices that the patterns mean; each pattern must mean one."""
    offered = table.choices() if patterns else []
    found = [choice for choice in offered if any(fits(choice, pattern) for pattern in patterns)]
    for pattern in patterns:
        if not any(fits(choice, pattern) for choice in found):
            raise BadScene("error.nothing_fits_scene", id=table.game.id, pattern=pattern)
    return found
