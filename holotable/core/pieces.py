"""What the boards in notebooks are drawn with: the page's own colours, silhouettes and terrain, as plain SVG.

A picture here needs nothing beside it: no style sheet, no variables, no script. The silhouettes are the page's file
`units.svg`; where it is missing, pieces have their shape and colour alone.
"""

import functools
import html
import math
import re
from collections.abc import Sequence
from typing import Any

from .finding import PACKAGE
from .svg import WIDTH, Point, element

COLOURS = {
    "bg-1": "#0a1220", "ink-1": "#eaf3fc", "ink-2": "#b3c5dc", "ink-3": "#8499b6", "holo": "#86dcff", "target": "#ff8799",
    "warn": "#f2c96b", "rebels-ink": "#ffb17d", "rebels-rim": "#ff8636", "rebels-base": "#331808", "empire-ink": "#dde7f2",
    "empire-rim": "#a3b6cd", "empire-base": "#1c2735", "hutts-ink": "#c6ea95", "hutts-rim": "#8fcb4e", "hutts-base": "#17270c",
    "hex-1": "#4a627e", "hex-2": "#6d8aa8", "hex-edge": "#8aa6c3", "hex-side": "#24374f", "void": "#0a1526",
    "t-snow-1": "#7f9ab6", "t-snow-2": "#b9cfe3", "t-ice-1": "#74b6e0", "t-ice-2": "#c3e6f9", "t-shade": "#2e445f",
    "t-deep": "#0a1626", "t-rock-1": "#5d6776", "t-rock-2": "#38424f", "t-line": "#d3e7f7", "space-1": "#0a1424",
    "space-2": "#060c18", "lane": "#7ccdf0", "link": "#4a6386", "cell": "#101f36", "cell-edge": "#2c4569",
    "rg-mid-rim": "#8c9bb0", "rg-core-worlds": "#5a9cf0", "rg-outer-rim": "#d99a5b", "rg-elrood-sector": "#4fb893",
    "rg-ison-corridor": "#d9708a", "rg-wild-space": "#cdb95a",
}  # fmt: skip
"""The page's colours on a dark ground (`tokens.css`)."""
LINE = "fill:none;stroke-linecap:round;stroke-linejoin:round;stroke:"
MARKS = {"u-d": "opacity:.52", "u-e": "opacity:.76", "u-k": "fill:CUT", "u-l": f"{LINE}INK", "u-kl": f"{LINE}CUT"}
"""What the marks of the page's symbols mean (`look.css`)."""
NARROW = 0.56
"""About how wide a letter is, as a share of its size."""


@functools.cache
def symbols() -> dict[str, str]:
    """The inside of every symbol of the page, by name; INK and CUT stand for the colours of whoever it belongs to."""
    places = (PACKAGE / "art" / "units.svg", PACKAGE.parent / "web" / "src" / "art" / "units.svg")
    file = next((place for place in places if place.is_file()), None)
    if file is None:
        return {}
    text = re.sub(r"var\(--([\w-]+)\)", lambda found: COLOURS[found[1]], file.read_text(encoding="utf-8"))
    text = re.sub(r'class="([^"]*)"', lambda found: f'style="{";".join(MARKS[mark] for mark in found[1].split())}"', text)
    return dict(re.findall(r'<symbol[^>]*id="([^"]+)"[^>]*>(.*?)</symbol>', text, re.DOTALL))


def ngon(x: float, y: float, r: float, corners: int, turned: float) -> str:
    """The corners of a regular polygon, as SVG lists them."""
    angles = (math.radians(turned + 360 * i / corners) for i in range(corners))
    return " ".join(f"{x + r * math.cos(a):.1f},{y + r * math.sin(a):.1f}" for a in angles)


class Picture:
    """A picture that is put together piece by piece."""

    def __init__(self, width: float, height: float, title: str, ground: str) -> None:
        self.width, self.height, self.title = width, height, title
        self.parts = [element("rect", width=f"{width:g}", height=f"{height:g}", rx=14, fill=COLOURS[ground])]
        self._symbols: dict[str, str] = {}

    def add(self, name: str, **attributes: Any) -> None:
        """One element; an underscore in an attribute's name is a hyphen, and names of colours are colours."""
        shown: dict[str, Any] = {}
        for key, value in attributes.items():
            shown[key] = COLOURS.get(value, value) if isinstance(value, str) else round(value, 1)
        self.parts.append(element(name, **shown))

    def text(
        self, x: float, y: float, text: str, size: float, fill: str = "ink-1", room: float = 0.0, bold: bool = False
    ) -> None:
        """A word around a point; it gets smaller where it would not fit the room."""
        if room:
            size = min(size, room / (NARROW * max(1, len(text))))
        weight = {"font_weight": 650} if bold else {}
        shown: dict[str, Any] = {
            "x": round(x, 1),
            "y": round(y, 1),
            "font_size": round(size, 1),
            "fill": COLOURS[fill],
            **weight,
        }
        self.parts.append(element("text", text, text_anchor="middle", font_family="sans-serif", **shown))

    def symbol(self, name: str, x: float, y: float, size: float, side: str = "empire") -> None:
        """A silhouette or a terrain of the page around a point, in the colours of a side."""
        inside = symbols().get(name)
        if inside is None:
            return
        ink, cut = COLOURS[f"{side}-ink"], COLOURS[f"{side}-base"]
        key = f"{name}-{side}"
        self._symbols[key] = (
            f'<symbol id="{key}" viewBox="0 0 96 96" fill="{ink}">{inside.replace("INK", ink).replace("CUT", cut)}</symbol>'
        )
        self.add("use", href=f"#{key}", x=float(x - size / 2), y=float(y - size / 2), width=float(size), height=float(size))

    def shape(self, side: str, x: float, y: float, r: float, **attributes: Any) -> None:
        """The shape of a side: a disc, an octagon or a hexagon."""
        if side == "rebels":
            self.add("circle", cx=float(x), cy=float(y), r=float(r), **attributes)
        elif side == "hutts":
            self.add("polygon", points=ngon(x, y, 1.1 * r, 6, 90), **attributes)
        else:
            self.add("polygon", points=ngon(x, y, 1.06 * r, 8, 22.5), **attributes)

    def token(self, side: str, x: float, y: float, r: float, glyph: str = "", text: str = "") -> None:
        """A piece: the shape and colours of its side, with a silhouette or a number."""
        self.shape(side, x, y + 0.12 * r, r, fill="#000", opacity=0.28)
        self.shape(side, x, y, r, fill=f"{side}-base", stroke=f"{side}-rim", stroke_width=2.4)
        if glyph:
            self.symbol(glyph, x, y, 1.5 * r, side)
        if text:
            self.text(x, y + 0.36 * r, text, r, f"{side}-ink", room=1.8 * r, bold=True)

    def pips(self, side: str, x: float, y: float, here: int, of: int) -> None:
        """How many figures are left of how many, as small lights in a row."""
        self.add(
            "rect", x=float(x - 4.5 * of - 3), y=float(y - 5.6), width=9 * of + 6, height=11, rx=5, fill="bg-1", opacity=0.88
        )
        for i in range(of):
            lit = {"fill": f"{side}-rim"} if i < here else {"fill": "none", "stroke": "ink-3", "stroke_width": 0.8}
            self.shape("rebels" if side == "rebels" else "empire", x - 4.5 * (of - 1) + 9 * i, y, 3.2, **lit)

    def badge(self, x: float, y: float, text: str, rim: str, size: float = 10) -> None:
        """A word on a small label of its own."""
        width = NARROW * size * len(text) + 12
        box = {"x": float(x - width / 2), "y": float(y - size), "width": float(width), "height": 1.5 * size, "rx": 0.75 * size}
        self.add("rect", **box, fill="bg-1", stroke=rim)
        self.text(x, y + 0.12 * size, text, size)

    def line(self, points: Sequence[Point], **attributes: Any) -> None:
        """A line through points."""
        self.add("polyline", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in points), fill="none", **attributes)

    def svg(self) -> str:
        """The whole picture with its name for those who cannot see it."""
        title = html.escape(self.title)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}"'
        defs = f"<defs>{''.join(self._symbols.values())}</defs>"
        wide = f'width="{min(self.width, WIDTH):g}" role="img" aria-label="{title}"'
        return f"{head} {wide}><title>{title}</title>{defs}{''.join(self.parts)}</svg>"
