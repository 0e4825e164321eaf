"""Pieces of Markdown that are made from data: tables, and the scenes that a rulebook draws."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

SCENE = "scene"


def grid(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """A table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(_cell(cell) for cell in line)} |" for line in lines)


def _cell(value: Any) -> str:
    text = str(value).replace("|", "\\|").replace("\n", " ")
    return text[:1].upper() + text[1:]


def scene(**about: Any) -> str:
    """A fenced block that stands for a picture of a board; `holotable.teaching.scenes` says what it may hold."""
    return f"```{SCENE}\n{json.dumps(about)}\n```"
