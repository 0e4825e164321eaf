"""What the command line says, in the language that is spoken: its own sentences lie beside this file.

The help of a command stands in its code in English, like the texts of a game's data, and is looked up here by its English text.
"""

import argparse
from pathlib import Path
from typing import Any

from babel import numbers

from holotable.core.fluent import Text
from holotable.core.speaking import speaking
from holotable.core.words import Catalogue, catalogue

FOLDER = Path(__file__).parent


def say(key: str, **args: Any) -> str:
    """A sentence of the command line."""
    return words().part(key, **{name: Text(value) if isinstance(value, str) else value for name, value in args.items()})


def words() -> Catalogue:
    """The catalogue of the command line."""
    return catalogue(FOLDER, speaking())


def heard(text: str) -> str:
    """A help text in the language that is spoken; what the catalogue does not know is said as it is."""
    spoken = words()
    key = spoken.texts.get(text.strip())
    return text.replace(text.strip(), spoken.part(key)) if key else text


def percent(share: float, digits: int = 0, speaker: Catalogue | None = None) -> str:
    """A share as people write it: 12.5%."""
    locale = (speaker or words()).forms.locale
    pattern = locale.percent_formats[None].pattern
    return numbers.format_percent(share, pattern.replace("#,##0", f"#,##0.{'0' * digits}") if digits else pattern, locale)


def decimal(value: float, digits: int = 0, speaker: Catalogue | None = None) -> str:
    """A number as people write it: 1,234.5."""
    pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
    return numbers.format_decimal(value, pattern, (speaker or words()).forms.locale)


def whole(text: str) -> int:
    """A word of the command line that is a whole number."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(say("said-bad-whole", text=repr(text))) from None


class Help(argparse.HelpFormatter):
    """The help of a command in the language that is spoken."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return heard(action.help) if action.help else action.help

    def add_text(self, text: str | None) -> None:
        """A description or an epilogue."""
        super().add_text(heard(text) if text and text != argparse.SUPPRESS else text)


def teach_argparse() -> None:
    """Let Python's reader of command lines speak the language too: its words are looked up by their English."""
    argparse._ = heard  # type: ignore[attr-defined]
