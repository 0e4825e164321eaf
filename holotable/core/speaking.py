"""Which language is spoken: those that are offered, and the one that somebody asked for."""

import contextvars
import functools
import json
import os
import re
from collections.abc import Mapping

from .words import COMMON, DEFAULT_LANGUAGE, PSEUDO

_NOW = contextvars.ContextVar("language", default=DEFAULT_LANGUAGE)
WISH = re.compile(r"\s*([a-zA-Z]+)[\w-]*\s*(?:;\s*q\s*=\s*([\d.]+))?\s*")
LONGEST = 200
"""How much of a header is read."""


@functools.cache
def offered() -> tuple[str, ...]:
    """The languages that are complete, and so offered to people: ``sentences/languages.json`` lists them."""
    return tuple(json.loads((COMMON / "languages.json").read_text(encoding="utf-8")))


def speaking() -> str:
    """The language of who is being answered."""
    return _NOW.get()


def speak(language: str) -> None:
    """Answer in this language from here on."""
    _NOW.set(language)


def wished(header: str) -> str:
    """The language offered that an ``Accept-Language`` header likes best."""
    wishes = [found for part in header[:LONGEST].split(",") if (found := WISH.fullmatch(part))]
    ranked = sorted(wishes, key=lambda wish: -_weight(wish[2]))
    known = (*offered(), PSEUDO)
    return next((wish[1].lower() for wish in ranked if wish[1].lower() in known), DEFAULT_LANGUAGE)


def _weight(text: str | None) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0


def of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language of a terminal: ``HOLOTABLE_LANGUAGE``, else that of the system, if it is offered."""
    for name in ("HOLOTABLE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower() if name != "HOLOTABLE_LANGUAGE" else environment.get(name, "")
        if language in (*offered(), PSEUDO):
            return language
    return DEFAULT_LANGUAGE
