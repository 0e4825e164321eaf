"""What arrives as JSON from anybody: read strictly, and refused in one sentence."""

import json
from typing import Any

from .errors import Refusal

DEEPEST = 60
"""Lists within lists; a position, the deepest thing there is to send, needs fewer than ten."""


def read_json(text: bytes | str) -> Any:
    """The value of a text that is JSON and nothing else: no NaN, no halves of letters, nothing nested without end."""
    try:
        value = json.loads(text, parse_constant=_no_number)
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except RecursionError:
        raise _too_deep() from None
    except UnicodeError:
        raise Refusal("That text is not proper Unicode.") from None
    except ValueError as error:
        where = f": line {error.lineno}, column {error.colno}" if isinstance(error, json.JSONDecodeError) else ""
        raise Refusal(f"That is not JSON{where}.") from None
    if _depth(value) > DEEPEST:
        raise _too_deep()
    return value


def _no_number(word: str) -> Any:
    raise ValueError(word)


def _too_deep() -> Refusal:
    return Refusal(f"That is nested too deeply: at most {DEEPEST} lists or objects within each other.")


def _depth(value: Any) -> int:
    """How many lists and objects stand within each other."""
    level, found = [value], 0
    while level := [inner for outer in level if isinstance(outer, (dict, list)) for inner in _inside(outer)]:
        found += 1
        if found > DEEPEST:
            break
    return found


def _inside(outer: dict[str, Any] | list[Any]) -> Any:
    return outer.values() if isinstance(outer, dict) else outer
