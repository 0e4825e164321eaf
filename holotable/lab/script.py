"""What the scripts of the lab share: their arguments, and one sentence for what is wrong with them."""

import argparse
import json
import sys
from collections.abc import Callable
from typing import Any

from holotable.core.errors import HolotableError

WRONG_INPUT = 2


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
