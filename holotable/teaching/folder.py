"""Where what teaches a game lies, its sentences, and what is said when a file there does not fit the game."""

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from holotable.core import finding
from holotable.core import game as registry
from holotable.core.errors import BadGame, HolotableError
from holotable.core.words import COMMON, DEFAULT_LANGUAGE, PSEUDO, Catalogue, catalogue, languages


def teaching(game: str) -> Path:
    """The folder of what teaches a game."""
    return registry.get(game).folder / "teaching"


def sentences(game: str, language: str = DEFAULT_LANGUAGE) -> Catalogue:
    """The sentences of a game's lessons and reference; in English where it does not speak the language."""
    own = teaching(game) / "words"
    folder = own if own.is_dir() else COMMON
    return catalogue(folder, language if language in (*languages(folder), PSEUDO) else DEFAULT_LANGUAGE)


def read(file: Path) -> Any:
    """What a JSON file holds."""
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except json.JSONDecodeError as fault:
        raise BadGame("error.not_json_line", file=file, line=fault.lineno, what=fault.msg.lower()) from None


@contextlib.contextmanager
def fitting(game: str, file: str, part: str = "") -> Iterator[None]:
    """Whatever goes wrong here is the fault of a file that teaches the game: a `BadGame` names it, and the part of it."""
    key = "error.part_does_not_fit" if part else "error.does_not_fit"
    try:
        yield
    except BadGame:
        raise
    except HolotableError as fault:
        raise BadGame(key, file=teaching(game) / file, part=part, fault=fault) from fault
    except Exception as fault:
        raise BadGame(key, file=teaching(game) / file, part=part, fault=finding.blame(teaching(game), fault)) from fault
