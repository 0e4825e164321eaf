"""Forms of a language: names with their cases and genders, numbers and lists as the Unicode CLDR writes them."""

import functools
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from babel import Locale, UnknownLocaleError, lists, numbers

NUMBERED = re.compile(r"(.+)-(\d+)")
"""The third of several things of a kind: `snowtroopers-3` is called by `name-snowtroopers-n`."""
REMEMBERED = 10_000
"""How many things are remembered at most: people call themselves what they like."""
Said = Callable[[Mapping[str, Any]], str]


class Forms:
    """What the sentences of one language need beside their own text.

    `find` gives the function of a message, ``name`` or ``name.attribute``, or none; `text` says a text of a game's data.
    """

    def __init__(self, language: str, find: Callable[[str], Said | None], text: Callable[[str], str]) -> None:
        self.locale = locale(language)
        self.find = find
        self.text = text
        self.names: dict[tuple[str, str], str] = {}
        self.plain: dict[str, str] = {}
        """What was put into sentences lately: names as they are, and ids and people that have none."""

    # What is put into a sentence

    def told(self, value: Any) -> str:
        """A value as text: the name of a thing, a number or a list in the manner of the language."""
        if isinstance(value, str):
            return self.remembered(value)
        if isinstance(value, (list, tuple)):
            return self.joined([self.told(part) for part in value])
        return self.figure(value) if type(value) in (int, float) else str(value)

    def remembered(self, word: str) -> str:
        """The plain name of a thing."""
        said = self.plain.get(word)
        if said is None:
            if len(self.plain) >= REMEMBERED:
                self.plain.clear()
            said = self.plain[word] = self.named(word)
        return said

    def named(self, word: str, form: str = "") -> str:
        """What people call a thing of the vocabulary, in one of its forms if it has that; else its plain name, or its id."""
        known = self.names.get((word, form))
        if known is not None:
            return known
        message, more = self._message(word)
        if message is None:
            return self.text(word)
        said = (self.find(f"{message}.{form}") if form else None) or self.find(message)
        assert said is not None
        text = self.names[word, form] = said(more)
        return text

    def has_name(self, word: str) -> bool:
        """Whether a thing of the vocabulary has a name."""
        return self._message(word)[0] is not None

    def trait(self, word: str, trait: str) -> str:
        """What a name says of itself, such as its gender; empty where it says nothing."""
        message, more = self._message(word)
        said = self.find(f"{message}.{trait}") if message else None
        return said(more) if said else ""

    def _message(self, word: str) -> tuple[str | None, dict[str, Any]]:
        if self.find(f"name-{word}"):
            return f"name-{word}", {}
        numbered = NUMBERED.fullmatch(word)
        if numbered and self.find(f"name-{numbered[1]}-n"):
            return f"name-{numbered[1]}-n", {"n": int(numbered[2])}
        return None, {}

    # What sentences call

    def name(self, value: Any, args: Mapping[str, Any], form: str = "") -> str:
        """``NAME($unit, form: "acc")``: the name of a thing, or of several, in one of its forms."""
        if isinstance(value, (list, tuple)):
            return self.joined([self.name(part, args, form) for part in value])
        return self.named(value, form) if isinstance(value, str) else self.told(value)

    def gender(self, value: Any, args: Mapping[str, Any]) -> str:
        """``GENDER($unit)``: what the name of a thing says of its gender; ``plural`` for what is spoken of as several."""
        if not isinstance(value, str):
            return "plural" if self.category(value) != "one" else ""
        return "plural" if self.is_plural(value) else self.trait(value, "gender")

    def list(self, value: Any, args: Mapping[str, Any], type: str = "and", form: str = "") -> str:
        """``LIST($units, type: "and")``: several things in one breath; ``or`` where it is one of them."""
        parts = value if isinstance(value, (list, tuple)) else [value]
        return self.joined([self.name(part, args, form) for part in parts], "or" if type == "or" else "standard")

    def number(
        self, value: Any, args: Mapping[str, Any], style: str = "decimal", minimumFractionDigits: int = 0,  # noqa: N803
        maximumFractionDigits: int = 3,  # noqa: N803
    ) -> str:  # fmt: skip
        """``NUMBER($share, style: "percent")``: a number as Fluent writes it."""
        if not isinstance(value, (int, float)):
            return self.told(value)
        digits = "0" * minimumFractionDigits + "#" * (maximumFractionDigits - minimumFractionDigits)
        if style == "percent":
            return numbers.format_percent(value, locale=self.locale)
        return numbers.format_decimal(value, f"#,##0.{digits}" if digits else "#,##0", locale=self.locale)

    # Numbers and lists

    def figure(self, value: int | float) -> str:
        """A number in the manner of the language."""
        if isinstance(value, int) and -1000 < value < 1000:
            return str(value)
        return numbers.format_decimal(value, locale=self.locale)

    def joined(self, parts: Sequence[str], style: Literal["", "standard", "or"] = "") -> str:
        """A list in the manner of the language: with its word for "and" or "or", or with commas alone."""
        return lists.format_list(parts, style, self.locale) if style else ", ".join(parts)

    def is_plural(self, word: str) -> bool:
        """Whether people speak of a thing of the vocabulary as of several: the Rebels win, the Empire wins."""
        return self.trait(word, "number") == "plural"

    def category(self, value: Any) -> str:
        """Which variant of a sentence a value takes: the CLDR's plural category of a number or of the length of a list."""
        if isinstance(value, str):
            return "other" if self.is_plural(value) else "one"
        if isinstance(value, (list, tuple)):
            value = len(value)
        if value is None or isinstance(value, bool):
            return "one"
        return self.plural(value)

    @functools.cached_property
    def plural(self) -> Callable[[int | float], str]:
        """The plural category of a number."""
        return functools.lru_cache(maxsize=4096)(self.locale.plural_form)


@functools.cache
def locale(language: str) -> Locale:
    """The CLDR's data of a language; English for one that it does not know, such as the pseudo-language."""
    try:
        return Locale.parse(language)
    except (ValueError, UnknownLocaleError):
        return Locale.parse("en")
