"""The board of `brick` as a small picture."""

from typing import Any

from holotable.core.svg import INK, LINE, PAPER, element, picture

from .board import COLUMNS, ROWS, SIDE, SPACE, UNIT, layout_links

STEP, EDGE, HALF = 84, 58, 30
EMPIRE_FILL, REBEL_FILL = "#5b6b7a", "#d9822b"


def draw_svg(view: dict[str, Any], title: str) -> str:
    """Row 7, the Imperial base, on top; lines are links; a unit is a token with its name and figures."""
    links, closed = layout_links(view["layout"])
    xy = {
        space: (EDGE + STEP * (number % len(COLUMNS)), EDGE + STEP * (ROWS - 1 - number // len(COLUMNS)))
        for space, number in SPACE.items()
    }
    by_number = {SPACE[space]: point for space, point in xy.items()}
    parts = []
    for a, b in links:
        (x1, y1), (x2, y2) = by_number[a], by_number[b]
        parts.append(element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=LINE, stroke_width=5))
    for space, (x, y) in xy.items():
        fill = LINE if SPACE[space] in closed else PAPER
        parts.append(element("rect", x=x - HALF, y=y - HALF, width=2 * HALF, height=2 * HALF, rx=6, fill=fill, stroke=LINE))
        parts.append(_text(x - HALF + 9, y + HALF - 4, space, 8, LINE))
    for name, unit in view["units"].items():
        x, y = xy[unit["at"]]
        fill = REBEL_FILL if SIDE[UNIT[name]] else EMPIRE_FILL
        parts.append(element("circle", cx=x, cy=y, r=HALF - 5, fill=fill))
        parts.append(_text(x, y - 1, name.replace("snowspeeder", "speeder").replace("snowtroopers", "snow"), 9, PAPER))
        parts.append(_text(x, y + 12, "●" * len(unit["figures"]), 8, PAPER))
    return picture(parts, 2 * EDGE + STEP * (len(COLUMNS) - 1), 2 * EDGE + STEP * (ROWS - 1), title)


def _text(x: float, y: float, text: str, size: int, fill: str = INK) -> str:
    return element("text", text, x=x, y=y, font_size=size, text_anchor="middle", font_family="sans-serif", fill=fill)
