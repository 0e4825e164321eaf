"""What the scripts of the lab share: their arguments, one sentence for what is wrong with them, and when a game is too long."""

import argparse
import json
import math
import sys
from collections.abc import Callable
from typing import Any

from holotable.core.errors import HolotableError

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
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at least 1")
    return int(text)


def seed(text: str) -> int:
    """A seed of many games."""
    if not text.isascii() or not text.isdigit() or int(text) > LARGEST_SEED:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to {LARGEST_SEED}")
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
