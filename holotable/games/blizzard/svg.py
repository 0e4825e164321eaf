"""The map of `blizzard` as a small picture: zones, ice, and every counter with where it looks."""

import math
from collections import Counter
from typing import Any

from holotable.core.pieces import Picture, ngon

R = 21.0
EDGE = 8
GLYPHS = {
    "echo-trooper": "u-trooper",
    "scout": "u-tauntaun",
    "luke": "u-snowspeeder",
    "generators": "u-generator",
    "veers": "u-at-at",
}


def draw_svg(view: dict[str, Any], board: dict[str, Any], title: str) -> str:
    """Flat hexes; the rows in which a side sets up or comes back have its colour."""
    scale = R / board["radius"]
    at = {h["id"]: (EDGE + h["xy"][0] * scale, EDGE + h["xy"][1] * scale) for h in board["hexes"]}
    right, low = (max(point[axis] for point in at.values()) for axis in (0, 1))
    picture = Picture(right + R + EDGE, low + R + EDGE, title, "void")
    sides, ice = board["factions"], set(board.get("ice") or ())
    zones = {place: sides[seat] for seat in board["edges"] for place in _zone(view, board, seat)}
    for place, (x, y) in at.items():
        picture.add("polygon", points=ngon(x, y, R - 0.4, 6, 0), fill="hex-1", stroke="hex-edge", stroke_width=0.8)
        if place in zones:
            picture.add("polygon", points=ngon(x, y, R - 2, 6, 0), fill=f"{zones[place]}-rim", opacity=0.16)
        if place in ice:
            picture.symbol("t-serac", x, y, 1.7 * R)
    here = Counter(unit["at"] for unit in view["units"].values() if unit["at"] in at)
    drawn: Counter[str] = Counter()
    for name, unit in view["units"].items():
        place = unit["at"]
        if place in at:
            off = 13 * (drawn[place] - (here[place] - 1) / 2)
            drawn[place] += 1
            x, y = at[place]
            _draw_unit(picture, board, name, unit, x + off, y - 0.35 * off, 11.5 if here[place] > 1 else 14)
    return picture.svg()


def _zone(view: dict[str, Any], board: dict[str, Any], seat: str) -> list[str]:
    painted = board.get("painted")
    if painted is not None:
        return list(painted.get(seat, ()))
    rows = board["zones"][int(view["mission"]) - 1][seat]
    if rows >= board["rows"]:
        return []
    first = 0 if board["edges"][seat] == 0 else board["rows"] - rows
    return [h["id"] for h in board["hexes"] if first <= int(h["id"].split(",")[1]) < first + rows]


def _draw_unit(picture: Picture, board: dict[str, Any], name: str, unit: dict[str, Any], x: float, y: float, r: float) -> None:
    kind = board["units"].get(name, name)
    side = board["factions"][board["kinds"][kind]["side"]]
    picture.token(side, x, y, r, GLYPHS.get(kind, f"u-{kind}"))
    if unit.get("facing"):
        ahead = math.radians(board["facings"].index(unit["facing"]) * 360 / len(board["facings"]) - 90)
        tip = [(0.36, 2.3), (0.0, 9.0), (-0.36, 2.3)]
        points = " ".join(f"{x + math.cos(ahead + a) * (r + d):.1f},{y + math.sin(ahead + a) * (r + d):.1f}" for a, d in tip)
        picture.add("polygon", points=points, fill=f"{side}-rim", stroke="bg-1", stroke_width=0.8)
    if unit.get("damaged"):
        picture.line(
            [(x - r, y + 0.5 * r), (x - 0.2 * r, y), (x + 0.1 * r, y + 0.5 * r), (x + r, y - 0.3 * r)],
            stroke="target",
            stroke_width=2,
        )
    if "HERO" in board["kinds"][kind]["front"]["abilities"]:
        picture.text(x + 0.8 * r, y - 0.6 * r, "★", 11, "warn")
