"""What commands and the scripts of the lab share: arguments, one sentence for what is wrong, and when a game is too long."""

import argparse
import json
import math
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from holotable.commands import say
from holotable.core.errors import BadOption, BadSave, HolotableError
from holotable.core.game import Game

FOUND_PROBLEMS = 1
WRONG_INPUT = 2
LARGEST_SEED = 100_000_000
"""Seeds of games and of players are made from it by two multiplications, and have to stay below 2**63."""

LONGEST_GAME = 50_000
"""Decisions after which a game is given up and counts as a draw."""


def run(main: Callable[[], None]) -> None:
    """Run a script; wrong input ends it with one sentence."""
    try:
        main()
    except HolotableError as error:
        print(error, file=sys.stderr)
        sys.exit(WRONG_INPUT)


def count(text: str) -> int:
    """A whole number of at least 1."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(say("said-bad-count", text=repr(text)))
    return int(text)


def seed(text: str) -> int:
    """A seed of many games."""
    if not text.isascii() or not text.isdigit() or int(text) > LARGEST_SEED:
        raise argparse.ArgumentTypeError(say("said-bad-seed", text=repr(text), most=str(LARGEST_SEED)))
    return int(text)


def positive(text: str) -> float:
    """A number above 0, and not without end."""
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not 0.0 < found < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return found


def json_object(text: str) -> dict[str, Any]:
    """A JSON object, such as {"turns": 4}."""
    found = _json(text)
    if not isinstance(found, dict):
        raise argparse.ArgumentTypeError(f'{text!r} is not a JSON object such as {{"turns": 4}}')
    return found


def json_objects(text: str) -> list[dict[str, Any]]:
    """A JSON list of objects, such as [{}, {"turns": 4}]."""
    found = _json(text)
    if not isinstance(found, list) or not found or not all(isinstance(each, dict) for each in found):
        raise argparse.ArgumentTypeError(f'{text!r} is not a JSON list of objects such as [{{}}, {{"turns": 4}}]')
    return found


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is not JSON: {error}") from error


# What the commands share


def add_game(parser: argparse.ArgumentParser) -> None:
    """The words of every command that plays a game with options."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("options", nargs="*", default=[], metavar="NAME=VALUE")


def parse_option(game: Game, text: str) -> tuple[str, Any]:
    """One NAME=VALUE of a game: true, false, none, numbers and JSON as such, @FILE the JSON in it, all else a word."""
    name, sign, value = text.partition("=")
    if not sign:
        raise BadOption(
            "error.not_name_value_options", text=repr(text), id=game.id, options=", ".join(o.name for o in game.options)
        )
    if value.startswith("@"):
        return name, _option_file(name, Path(value[1:]))
    try:
        return name, None if value == "none" else json.loads(value)
    except json.JSONDecodeError:
        return name, value


def options_of(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """The options of a game from the words NAME=VALUE."""
    return dict(parse_option(game, text) for text in given)


def _option_file(name: str, path: Path) -> Any:
    """The value of an option that stands in a file, such as a scenario of one's own."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise BadOption("error.not_json_at_line", name=name, path=path, lineno=error.lineno) from None
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise BadOption("error.cannot_read_2", name=name, path=path, reason=reason) from None


def check_place(path: str | None) -> None:
    """Refuse a place that cannot be written to before anybody has played for it."""
    if path is None:
        return
    target = Path(path).resolve()
    if target.exists() and not target.is_file():
        raise BadSave("error.cannot_written_no_ordinary_2", path=path)
    if not os.access(target.parent, os.W_OK):
        raise BadSave("error.cannot_written_no_folder", path=path, parent=target.parent)


def check_plot(path: str | None) -> None:
    """Refuse a picture that could not be drawn, before the work for it is done."""
    from . import pictures

    if path:
        pictures.check(Path(path))
        check_place(path)


def json_of(path: str) -> Any:
    """The JSON of a file; None where it is none, for the reader of saves to complain."""
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def progress_bar() -> Progress:
    """How far a long command is, on the error stream."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), console=Console(stderr=True)
    )
