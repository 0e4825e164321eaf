"""What a browser draws the board from: spaces, links, bases and units."""

from typing import Any

from .board import COLUMNS, DATA, FULL, LED, ROWS, SEATS, SPACES, UNIT, WIDTH, layout_links

BASES = {0: "rebels", ROWS - 1: "empire"}


def drawing(options: dict[str, Any]) -> dict[str, Any]:
    """What never changes on the board (BRI-1..BRI-6, BRI-10, BRI-43, BRI-44)."""
    links, closed = layout_links(options["layout"])
    return {
        "columns": len(COLUMNS),
        "rows": ROWS,
        "spaces": [
            {"id": name, "x": i % WIDTH, "y": i // WIDTH, "base": BASES.get(i // WIDTH)} for i, name in enumerate(SPACES)
        ],
        "links": [[SPACES[a], SPACES[b]] for a, b in links],
        "closed": [SPACES[space] for space in closed],
        "reinforcement": {DATA["reinforcement"][seat]: seat for seat in SEATS},
        "units": {unit["id"]: _unit(unit) for unit in DATA["units"]},
        "heroes": {hero: seat for seat in SEATS for hero in DATA["heroes"][seat]},
    }


def _unit(unit: dict[str, Any]) -> dict[str, Any]:
    """A unit as its card shows it; its leader is one of its figures."""
    number = UNIT[unit["id"]]
    shown = {key: unit[key] for key in ("side", "kind", "leader", "figure", "range", "line")}
    return {**shown, "figures": int(FULL[number] + LED[number])}
