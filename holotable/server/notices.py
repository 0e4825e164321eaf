"""Notices: what the table itself says in the chat, kept without a language and told to everybody in their own.

In the log of a table a notice is a text in which every sentence stands as its key and its arguments, between two marks that
nobody can type. What was written as plain text stays as it is.
"""

import json
import re
from typing import Any

from holotable.core.words import Catalogue

MARK = "\x1e"
NOTED = re.compile(f"{MARK}([^{MARK}]*){MARK}")


def noted(key: str, **args: Any) -> str:
    """A sentence as it is kept; an argument ``{"key": ...}`` is itself words of the catalogue."""
    return f"{MARK}{json.dumps([key, args])}{MARK}"


def told(text: str, words: Catalogue) -> str:
    """A notice in the words of a language."""
    return NOTED.sub(lambda found: _said(json.loads(found[1]), words), text)


def _said(sentence: tuple[str, dict[str, Any]], words: Catalogue) -> str:
    key, args = sentence
    return words.say(key, **{name: _part(value, words) for name, value in args.items()})


def _part(value: Any, words: Catalogue) -> Any:
    """An argument; a key with its own arguments is told first."""
    if isinstance(value, dict):
        more = {name: _part(part, words) for name, part in value.items() if name != "key"}
        return words.part(value["key"], **more)
    return value
