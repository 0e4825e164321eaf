"""The field of `command` as a small picture: terrain, markers, and every unit with its figures."""

import re
from typing import Any

from holotable.core.pieces import Picture, ngon

R = 40.0
W = 3**0.5 * R
EDGE = 14
GLYPHS = {"troopers": "u-trooper", "snowtroopers": "u-snowtrooper", "speeders": "u-snowspeeder", "droids": "u-probe-droid"}


def draw_svg(view: dict[str, Any], board: dict[str, Any], title: str) -> str:
    """Pointy hexes with what stands on them."""
    at = {h["id"]: (EDGE + (h["x"] + 1) * W / 2, EDGE + R + h["y"] * R / 2) for h in board["hexes"]}
    right, low = (max(point[axis] for point in at.values()) for axis in (0, 1))
    picture = Picture(right + W / 2 + EDGE, low + R + EDGE, title, "void")
    for name, (x, y) in at.items():
        picture.add("polygon", points=ngon(x, y, R - 0.8, 6, 90), fill="hex-1", stroke="hex-edge", stroke_width=1)
        if name in view["terrain"]:
            picture.symbol(f"t-{view['terrain'][name]}", x, y, 1.62 * R)
    for marker in board["markers"]:
        if marker["kind"] not in ("shield-generator", "ion-cannon"):
            for place in marker["at"]:
                _draw_marker(picture, view, marker, at[place], place)
    for name, place in view["structures"].items():
        if place in at:
            picture.symbol(_glyph(name), *at[place], 1.1 * R)
    for name, unit in view["units"].items():
        if unit["at"] in at:
            _draw_unit(picture, view, board, name, unit, at[unit["at"]])
    return picture.svg()


def _draw_marker(picture: Picture, view: dict[str, Any], marker: dict[str, Any], at: tuple[float, float], place: str) -> None:
    x, y = at
    rim = "warn" if marker["side"] == "either" else f"{marker['side']}-rim"
    if marker["kind"] == "exit":
        up = -1 if marker["side"] == "rebels" else 1
        points = [(x - 12, y + up * 0.6 * R), (x, y + up * 0.82 * R), (x + 12, y + up * 0.6 * R)]
        picture.line(points, stroke=rim, stroke_width=4, stroke_linecap="round")
    elif marker["kind"] == "officer":
        if view["officer"] in (None, place):
            picture.symbol("u-leia", x, y, 24, "rebels")
    else:
        faint = {"opacity": 0.3} if place in view["taken"] else {}
        picture.add("circle", cx=x, cy=y, r=0.72 * R, fill="none", stroke=rim, stroke_width=2.2, **faint)


def _draw_unit(
    picture: Picture, view: dict[str, Any], board: dict[str, Any], name: str, unit: dict[str, Any], at: tuple[float, float]
) -> None:
    x, y = at
    kind = board["units"][_kind(name)]
    badge = unit.get("badge")
    full = max(kind["figures"] + board["extra_figures"].get(badge, 0), unit["figures"])
    picture.token(kind["side"], x, y - (4 if full > 1 else 1), 20 if kind["walker"] else 18, _glyph(name))
    if full > 1:
        picture.pips(kind["side"], x, y + 26, unit["figures"], full)
    if badge:
        picture.badge(x, y - 23, badge.replace("-", " "), f"{kind['side']}-rim", 7.5)
    if view["officer"] == name:
        picture.symbol("u-leia", x + 18, y - 14, 16, "rebels")


def _kind(name: str) -> str:
    return re.sub(r"-\d+$", "", name)


def _glyph(name: str) -> str:
    return GLYPHS.get(_kind(name), f"u-{_kind(name)}")
