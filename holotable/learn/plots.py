"""Strength over time as a picture: the points taken against each level at every look, with their 95% intervals."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from holotable.commands import decimal, say
from holotable.lab.curve import COLOURS, HEIGHT, LEFT, TOP, WIDTH, scale


class Look(NamedTuple):
    """One measurement: after how many seconds of training, and the share of points with its interval."""

    seconds: float
    points: float
    low: float
    high: float


def looks_of(story: Path) -> dict[str, list[Look]]:
    """The measurements of a run by the level they were made against."""
    found: dict[str, list[Look]] = {}
    for line in story.read_text(encoding="utf-8").splitlines():
        told = json.loads(line)
        if "strength" in told:
            one = told["strength"]
            found.setdefault(one["foe"], []).append(Look(told["seconds"], one["points"], one["low"], one["high"]))
    return found


def as_svg(title: str, looks: dict[str, list[Look]]) -> str:
    """The curves as an SVG."""
    longest = max((look.seconds for own in looks.values() for look in own), default=1.0)

    def x(seconds: float) -> float:
        return LEFT + WIDTH * seconds / longest

    def y(share: float) -> float:
        return TOP + HEIGHT * (1.0 - share)

    parts = [scale(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    for i, (foe, own) in enumerate(looks.items()):
        parts.append(_curve(foe, own, COLOURS[i % len(COLOURS)], LEFT + i * WIDTH / len(looks), x, y))
    whole = escape(say("said-minutes", minutes=decimal(longest / 60, 1)))
    parts.append(f'<text x="{LEFT + WIDTH}" y="{TOP + HEIGHT + 18}" text-anchor="end">{whole}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="760" height="{TOP + HEIGHT + 60}" '
        f'font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="white"/>'
        f'<text x="20" y="28" font-size="16">{escape(title)}</text>{"".join(parts)}</svg>\n'
    )


def _curve(foe: str, looks: Sequence[Look], colour: str, key: float, x: Any, y: Any) -> str:
    points = " ".join(f"{x(look.seconds):.1f},{y(look.points):.1f}" for look in looks)
    bars = "".join(
        f'<path d="M{x(look.seconds):.1f} {y(look.low):.1f}V{y(look.high):.1f}" stroke="{colour}" stroke-opacity="0.5"/>'
        f'<circle cx="{x(look.seconds):.1f}" cy="{y(look.points):.1f}" r="3" fill="{colour}"/>'
        for look in looks
    )
    return (
        f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>{bars}'
        f'<rect x="{key:.1f}" y="{TOP + HEIGHT + 30}" width="12" height="12" fill="{colour}"/>'
        f'<text x="{key + 18:.1f}" y="{TOP + HEIGHT + 41}">{escape(say("said-against", foe=foe))}</text>'
    )
