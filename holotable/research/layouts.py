"""The observation layout and the action space of a game as tables, for `docs/research.md` and for a look.

``python -m holotable.research.layouts docs/research.md`` writes them into the page between its marks.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from holotable.core import game as registry
from holotable.core.game import Amount, Game

FEW = 8
BEGIN, END = "<!-- layouts: written by holotable.research.layouts -->", "<!-- end of layouts -->"


def observation_lines(game: Game) -> list[str]:
    """Where each part of the observation stands."""
    lines = ["| numbers | part | shape | places |", "|---|---|---|---|"]
    for name, shape in game.observation.parts.items():
        columns = game.observation.columns(name)
        places = " × ".join(_shortened(axis) for axis in game.observation.words[name])
        lines.append(f"| {columns.start} to {columns.stop - 1} | `{name}` | {' × '.join(map(str, shape or (1,)))} | {places} |")
    return lines


def _shortened(words: Sequence[str]) -> str:
    """The words of an axis: all if they are few, else the first and the last."""
    return ", ".join(words) if len(words) <= FEW else f"{', '.join(words[:2])} … {words[-1]}"


def action_lines(game: Game) -> list[str]:
    """Where each kind of action stands, with its arguments in the order they vary, the last one fastest."""
    lines = ["| actions | kind | arguments |", "|---|---|---|"]
    for kind in game.actions.kinds.values():
        arguments = ", ".join(f"`{name}` ({len(domain)})" for name, domain in kind.domains) or "none"
        compound = game.compounds.get(kind.name)
        if compound is not None:
            word = f"an amount, `{compound.argument}`" if isinstance(compound, Amount) else "more of the same choice"
            arguments += f"; followed by `{compound.follow}`: {word}"
        lines.append(f"| {kind.base} to {kind.base + kind.size - 1} | `{kind.name}` | {arguments} |")
    return lines


def lines_of(game: Game) -> list[str]:
    """One game's section."""
    facts = (
        f"{game.observation_size} numbers a seat sees, {game.actions.size} actions of which at most {game.max_legal} are "
        f"legal at once, {game.max_seats} seats at most, {game.state.itemsize} bytes a record."
    )
    return [
        f"### {game.id}: {game.title}", "", facts, "", *observation_lines(game), "", *action_lines(game), "",
    ]  # fmt: skip


def all_lines() -> list[str]:
    """All games' sections with the marks around them."""
    return [BEGIN, "", *(line for name in registry.list_games() for line in lines_of(registry.get(name))), END]


def fill(page: str) -> str:
    """The page with the sections as they are now."""
    head, tail = page[: page.index(BEGIN)], page[page.index(END) + len(END) :]
    return head + "\n".join(all_lines()) + tail


def main() -> None:
    """Write the sections into a page."""
    path = Path(sys.argv[1])
    path.write_text(fill(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
