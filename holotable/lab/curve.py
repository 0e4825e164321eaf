"""The chances over a game for the terminal and as a picture, with the swings marked."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from holotable.commands import percent, say
from holotable.lab import pictures
from holotable.players import Analysis, Swing

BLOCKS = "▁▂▃▄▅▆▇█"
COLUMNS = 44
COLOURS = ("#4a6fa5", "#e56a17", "#3c8f5a", "#9c4f96", "#b08d00")
LEFT, TOP, WIDTH, HEIGHT = 60, 50, 660, 220


def as_grid(names: Mapping[str, str], found: Analysis) -> Group:
    """One line of blocks a seat (`names` tells what each is called), the swings numbered below them and told in sentences."""
    last = len(found.curve) - 1
    shown = min(COLUMNS, len(found.curve))
    columns = [round(i * last / max(1, shown - 1)) for i in range(shown)]
    grid = Grid(*(say(f"head-{head}") for head in ("seat", "curve", "first", "last")), box=None)
    for seat, name in names.items():
        blocks = "".join(_block(found.curve[ply][seat]) for ply in columns)
        grid.add_row(name, blocks, percent(found.curve[0][seat]), percent(found.curve[-1][seat]))
    marks = [" "] * shown
    for number, swing in enumerate(found.swings, 1):
        marks[round((shown - 1) * swing.ply / max(1, last))] = str(number)
    grid.add_row("", "".join(marks), "", "")
    return Group(grid, *(Text(f"{number}. {sentence(swing, names)}") for number, swing in enumerate(found.swings, 1)))


def _block(chance: float) -> str:
    return BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))]


def sentence(swing: Swing, names: Mapping[str, str]) -> str:
    """A swing in words."""
    told = say(
        "said-rises" if swing.gain > 0 else "said-falls",
        ply=swing.ply,
        seat=names[swing.seat],
        before=percent(swing.before),
        after=percent(swing.after),
        text=swing.text or swing.choice,
    )
    return f"{told} {say('said-better', better=swing.better)}" if swing.better else told


def as_svg(title: str, names: Mapping[str, str], found: Analysis) -> str:
    """The curve as a picture: one line a seat, a numbered mark for each swing."""
    last = max(1, len(found.curve) - 1)

    def x(ply: int) -> float:
        return LEFT + WIDTH * ply / last

    def y(chance: float) -> float:
        return TOP + HEIGHT * (1 - chance)

    parts = [scale(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    for i, (seat, name) in enumerate(names.items()):
        colour = COLOURS[i % len(COLOURS)]
        points = " ".join(f"{x(ply):.1f},{y(chances[seat]):.1f}" for ply, chances in enumerate(found.curve))
        key = LEFT + i * WIDTH / len(names)
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2" stroke-linejoin="round"/>'
            f'<rect x="{key:.1f}" y="{TOP + HEIGHT + 30}" width="12" height="12" fill="{colour}"/>'
            f'<text x="{key + 18:.1f}" y="{TOP + HEIGHT + 41}">{escape(name)}</text>'
        )
    for number, swing in enumerate(found.swings, 1):
        at = x(swing.ply), y(found.curve[swing.ply][swing.seat])
        parts.append(
            f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="9" fill="white" stroke="#1b2a41" stroke-width="1.5"/>'
            f'<text x="{at[0]:.1f}" y="{at[1] + 4:.1f}" text-anchor="middle" font-size="11">{number}'
            f"<title>{escape(sentence(swing, names))}</title></text>"
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="760" height="{TOP + HEIGHT + 60}" '
        f'font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="white"/>'
        f'<text x="20" y="28" font-size="16">{escape(title)}</text>{"".join(parts)}</svg>\n'
    )


def scale(share: float) -> str:
    """A line of the scale, with its share."""
    y = TOP + HEIGHT * (1 - share)
    return (
        f'<path d="M{LEFT} {y:.1f}H{LEFT + WIDTH}" stroke="#d5dce5"/>'
        f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#5a6b80">{percent(share)}</text>'
    )


def plot(title: str, names: Mapping[str, str], found: Analysis, path: Path) -> None:
    """Write the curve as a picture, in the format of its name."""

    def draw(axes: Any) -> None:
        for i, (seat, name) in enumerate(names.items()):
            axes.plot([chances[seat] for chances in found.curve], color=COLOURS[i % len(COLOURS)], label=name)
        for number, swing in enumerate(found.swings, 1):
            spot = (swing.ply, found.curve[swing.ply][swing.seat])
            axes.annotate(str(number), spot, ha="center", va="center", bbox={"boxstyle": "circle", "fc": "white"})
        axes.set_ylim(-0.05, 1.05)
        axes.set_xlabel(say("said-axis-choices"))
        axes.set_title(title)
        axes.legend(loc="best")

    pictures.write(path, as_svg(title, names, found), (7.6, 3.6), draw)
