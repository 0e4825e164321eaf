"""The map: what a browser draws it from, and the map in a terminal (BLZ-5)."""

from math import sqrt
from typing import Any

from rich.text import Text

from holotable.core.fluent import Text as Said
from holotable.core.words import Catalogue

from . import own
from .board import (
    ARMOR,
    COLUMNS,
    CUNNING_POINTS,
    DATA,
    EDGE_ROW,
    FACES,
    FACINGS,
    FIREPOWER,
    FIRST_SLOT,
    HEXES,
    KIND,
    KIND_IDS,
    KINDS,
    MIDDLE,
    MISSIONS,
    RANGE,
    RETURNING,
    ROWS,
    SEATS,
    SIDE,
    SPEED,
    TURNS,
    UNIT,
    UNITS,
    ZONE_ROWS,
)

RADIUS = 10.0
HALF_HEIGHT = RADIUS * sqrt(3) / 2


def centre(q: int, r: int) -> list[float]:
    """The middle of a hex in drawing units; odd columns lie half a hex lower."""
    return [round(RADIUS * (1 + 1.5 * q), 2), round(HALF_HEIGHT * (1 + 2 * r + (q & 1)), 2)]


def drawing(options: dict[str, Any]) -> dict[str, Any]:
    """What never changes on the map: hexes with coordinates, counters, and the zones and turns of the missions."""
    found = {
        "shape": "flat-top hexes",
        "columns": COLUMNS,
        "rows": ROWS,
        "radius": RADIUS,
        "canvas": [round(RADIUS * (1.5 * COLUMNS + 0.5), 2), round(HALF_HEIGHT * (2 * ROWS + 1), 2)],
        "hexes": [{"id": name, "xy": centre(i // ROWS, i % ROWS)} for i, name in enumerate(HEXES)],
        "facings": list(FACINGS),
        "range": RANGE,
        "edges": {seat: int(EDGE_ROW[side]) for side, seat in enumerate(SEATS)},
        "middle": HEXES[MIDDLE],
        "zones": [{seat: int(ZONE_ROWS[m, side]) for side, seat in enumerate(SEATS)} for m in range(len(MISSIONS))],
        "turns": [int(turns) for turns in TURNS],
        "event_numbers": {"points": CUNNING_POINTS, "units": RETURNING},
        "kinds": {kind["id"]: _kind(k, kind) for k, kind in enumerate(KINDS)},
        "units": {name: KIND_IDS[k] for name, k in zip(UNITS, KIND, strict=True)},
    }
    return found | _own_ground(found, options["mission"]) if isinstance(options["mission"], dict) else found


def _own_ground(book: dict[str, Any], mission: dict[str, Any]) -> dict[str, Any]:
    """What a mission of one's own has instead: the rows or the hexes of both zones, its turns, and ice."""
    at = own.kind_of(mission) - 1
    rows = {seat: ROWS if "zone" in mission[seat] else mission[seat].get("rows") or ROWS for seat in SEATS}
    changed = {"zones": rows, "turns": mission.get("turns", 0)}
    return {
        **{key: [value if i == at else old for i, old in enumerate(book[key])] for key, value in changed.items()},
        "painted": {seat: mission[seat]["zone"] for seat in SEATS if "zone" in mission[seat]},
        "ice": mission.get("ice", []),
        "title": mission.get("title", ""),
    }


def _kind(k: int, kind: dict[str, Any]) -> dict[str, Any]:
    unit = int(FIRST_SLOT[k])
    sides = {
        face: {
            "speed": int(SPEED[unit, f]),
            "armor": int(ARMOR[unit, f]),
            "firepower": int(FIREPOWER[unit, f]),
            "abilities": kind[face]["abilities"],
        }
        for f, face in enumerate(FACES)
    }
    return {"side": kind["side"], "type": kind["type"], **sides}


# The terminal

ARROWS = dict(zip(FACINGS, "↑↗↘↓↙↖", strict=True)) | {None: "•"}
LETTERS: dict[str, str] = {kind["id"]: kind["letter"] for kind in DATA["units"]}
STYLES = ("bold orange1", "bold grey82")
DAMAGED_STYLES = ("orange4", "grey50")
CELL = 3


def code(name: str) -> str:
    """Two characters for a unit: the letter of its kind and its number, 10 being written 0."""
    kind, _, number = name.rpartition("-")
    return LETTERS[kind] + number[-1] if kind in LETTERS else LETTERS[name]


def draw_text(view: dict[str, Any], words: Catalogue) -> Text:
    """The map for a terminal, the Imperial edge on top; odd columns stand half a row lower, damaged units are dim."""
    standing: dict[str, list[str]] = {}
    for name, entry in view["units"].items():
        standing.setdefault(entry["at"], []).append(name)
    mission = view["options"]["mission"]
    ice = set(mission.get("ice", [])) if isinstance(mission, dict) else ()
    text = Text()
    for line in range(2 * ROWS):
        text.append(f"{line // 2:>2} " if line % 2 == 0 else "   ", "dim")
        for q in range(COLUMNS):
            if q % 2 == line % 2:
                hex_ = f"{q},{line // 2}"
                _draw_hex(text, view, standing.get(hex_, []), hex_ in ice)
            else:
                text.append(" " * CELL)
        text.append("\n")
    text.append("   " + "".join(f"{q:<{CELL}}" for q in range(COLUMNS)), "dim")
    _draw_stacks(text, standing, words)
    _draw_status(text, view, words)
    return text


def _draw_hex(text: Text, view: dict[str, Any], names: list[str], ice: bool) -> None:
    if not names:
        text.append("^  " if ice else "·  ", "dim")
        return
    name = names[0]
    entry = view["units"][name]
    mark = "+" if len(names) > 1 else ARROWS[entry["facing"]]
    text.append(f"{code(name)}{mark}", (DAMAGED_STYLES if entry["damaged"] else STYLES)[SIDE[UNIT[name]]])


def _draw_stacks(text: Text, standing: dict[str, list[str]], words: Catalogue) -> None:
    """What a + on the map stands for."""
    for hex_, names in standing.items():
        if len(names) > 1:
            text.append(f"\n{hex_}: {', '.join(words.name(name) for name in names)}", "dim")


def _draw_status(text: Text, view: dict[str, Any], words: Catalogue) -> None:
    own = view["options"]["mission"]
    title = own.get("title") or words.part("draw.own") if isinstance(own, dict) else words.name(f"mission-{view['mission']}")
    step = words.part(f"draw.step_{view['step']}")
    text.append("\n" + words.say("draw.status", mission=Said(title), turn=view["turn"], seat=view["seat"], step=step))
    if view["step"] in ("event", "commands"):
        text.append(", " + words.part("draw.points", points=view["points"]))
    for what in ("unplaced", "waiting", "exited", "destroyed"):
        if view[what]:
            names = ", ".join(words.name(name) for name in view[what])
            text.append(f"\n{words.part(f'draw.{what}', units=names)}", "dim")
