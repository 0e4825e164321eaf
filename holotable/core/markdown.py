"""Pieces of Markdown that are made from data: tables, and the scenes that a rulebook draws."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

SCENE = "scene"
MARKS = {"certain": "known", "guess": "ruling, picture", "house": "ruling, picture"}
"""The mark of a fact that a data file says is certain, a guess or of our own design; other words are marks themselves."""


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


def mark(note: str) -> str:
    """The mark of a fact whose data file notes how sure it is; what it notes beyond that is for who keeps the data."""
    if "rulebook" in note:
        return "book"
    word = note.replace("ruling (guess)", "guess").split(maxsplit=1)[0]
    return MARKS.get(word, word)
