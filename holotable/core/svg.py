"""A board as a small picture (SVG), so that a table shows itself in a notebook.

The generic picture is made from a game's static drawing (places with coordinates, edges between them) and a view: what
the view says about a place stands beside it. A game without places shows its text board. A game may draw better.
"""

import html
import io
import re
from collections.abc import Iterator
from typing import Any

from rich.console import Console

INK, PAPER, LINE, PLACE, TOKEN = "#1d2733", "#fbfaf7", "#a9b4bf", "#e7ecf0", "#d9822b"
WIDTH = 720.0
LABEL_ROOM = 34

Point = tuple[float, float]


def element(name: str, text: str = "", **attributes: Any) -> str:
    """One element; an underscore in an attribute's name is a hyphen."""
    given = "".join(f' {key.rstrip("_").replace("_", "-")}="{html.escape(str(v))}"' for key, v in attributes.items())
    return f"<{name}{given}>{html.escape(text)}</{name}>" if text else f"<{name}{given}/>"


def picture(parts: list[str], width: float, height: float, title: str) -> str:
    """The whole picture with its name for those who cannot see it."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{min(width, WIDTH):g}" role="img"'
    )
    back = element("rect", width=f"{width:g}", height=f"{height:g}", fill=PAPER)
    return f'{head} aria-label="{html.escape(title)}"><title>{html.escape(title)}</title>{back}{"".join(parts)}</svg>'


def places_of(drawing: dict[str, Any]) -> dict[str, Point]:
    """Every named place of a drawing with its coordinates."""
    found: dict[str, Point] = {}
    for value in drawing.values():
        for entry in value if isinstance(value, list) else []:
            if isinstance(entry, dict) and "id" in entry:
                xy = entry.get("xy", (entry.get("x"), entry.get("y")))
                if all(isinstance(number, (int, float)) for number in xy):
                    found[str(entry["id"])] = (float(xy[0]), float(xy[1]))
    return found


def edges_of(drawing: dict[str, Any], places: dict[str, Point]) -> Iterator[tuple[Point, Point]]:
    """Every edge of a drawing: a pair of places."""
    for value in drawing.values():
        for entry in value if isinstance(value, list) else []:
            pair = (entry.get("a"), entry.get("b")) if isinstance(entry, dict) else entry
            if isinstance(pair, (list, tuple)) and len(pair) == 2 and all(isinstance(e, str) and e in places for e in pair):
                yield places[pair[0]], places[pair[1]]


def notes_of(view: Any, places: dict[str, Point]) -> dict[str, list[str]]:
    """What a view says about each place: pieces that stand `at` it, and entries under its name."""
    notes: dict[str, list[str]] = {}

    def look(value: Any) -> None:
        if not isinstance(value, dict):
            for entry in value if isinstance(value, list) else []:
                look(entry)
            return
        for key, entry in value.items():
            if isinstance(entry, dict) and entry.get("at") in places:
                notes.setdefault(entry["at"], []).append(str(key))
            elif key in places and entry not in (None, [], {}):
                notes.setdefault(key, []).append(_short(entry))
            else:
                look(entry)

    look(view)
    return notes


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{_short(v)} {k}" if isinstance(v, int) else _short(v) for k, v in value.items() if v)
    if isinstance(value, list):
        return " ".join(map(_short, value))
    return str(value)


def board(drawing: dict[str, Any], view: dict[str, Any], text: Any, title: str) -> str:
    """The generic picture of a board, or its text where the drawing names no places."""
    places = places_of(drawing)
    if drawing.get("orientation") == "pointy":
        places = {name: (x, y / 3**0.5) for name, (x, y) in places.items()}
    if not places:
        return _text_picture(text, title)
    left, top = min(x for x, _ in places.values()), min(y for _, y in places.values())
    right, bottom = max(x for x, _ in places.values()), max(y for _, y in places.values())
    scale = (WIDTH - 2 * LABEL_ROOM) / max(1.0, right - left)

    def at(point: Point) -> Point:
        return round((point[0] - left) * scale + LABEL_ROOM, 1), round((point[1] - top) * scale + LABEL_ROOM, 1)

    parts = []
    for one, other in edges_of(drawing, places):
        (x1, y1), (x2, y2) = at(one), at(other)
        parts.append(element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=LINE, stroke_width=1.5))
    notes = notes_of(view, places)
    radius = max(3.0, min(14.0, 0.36 * _nearest(list(places.values())) * scale))
    for name, point in places.items():
        x, y = at(point)
        here = notes.get(name, [])
        parts.append(element("circle", cx=x, cy=y, r=round(radius, 1), fill=TOKEN if here else PLACE, stroke=LINE))
        if here:
            label = ", ".join(here)
            parts.append(_label(x, y - radius - 3, label if len(label) < 30 else f"{label[:28]}…"))
    return picture(parts, WIDTH, round((bottom - top) * scale + 2 * LABEL_ROOM, 1), title)


def _label(x: float, y: float, text: str, size: int = 9) -> str:
    return element("text", text, x=x, y=round(y, 1), font_size=size, text_anchor="middle", font_family="sans-serif", fill=INK)


def _nearest(points: list[Point]) -> float:
    """The distance of the two places that lie closest together."""
    ordered = sorted(points)
    best = 1e9
    for i, (x, y) in enumerate(ordered):
        for other_x, other_y in ordered[i + 1 :]:
            if other_x - x > best:
                break
            best = min(best, ((x - other_x) ** 2 + (y - other_y) ** 2) ** 0.5)
    return best


def _text_picture(text: Any, title: str) -> str:
    console = Console(record=True, width=100, file=io.StringIO(), force_jupyter=False)
    console.print(text)
    picture = console.export_svg(title=title)
    return re.sub(r"@font-face\s*{[^}]*}", "", picture)
