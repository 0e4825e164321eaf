"""What all messages and bodies share: texts that people may write, and how a bad one is refused."""

import unicodedata
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints

from holotable.core.errors import HolotableError
from holotable.core.refusals import heard

NAME_LENGTH = 40
CHAT_LENGTH = 500
UNSEEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Kinds of characters that show nothing of their own."""


def shown_text(text: str) -> str:
    """Text without characters that cannot be shown, which not every database keeps."""
    if any(ord(letter) < 32 and letter not in "\n\t" for letter in text):
        raise ValueError("it holds characters that cannot be shown")
    return text


def line_of(text: str) -> str:
    """A name that stays on its line: no marks that turn the text around, hide, or pile up over one another."""
    kept = [letter for letter in text if unicodedata.category(letter) not in UNSEEN]
    marks = [unicodedata.combining(letter) != 0 for letter in kept]
    return " ".join("".join(letter for i, letter in enumerate(kept) if not all(marks[max(0, i - 2) : i + 1])).split())


def clean_name(text: str) -> str:
    """A name from a file, cut to what a name may be."""
    return line_of(text)[:NAME_LENGTH]


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=NAME_LENGTH),
    AfterValidator(shown_text),
    AfterValidator(line_of),
]
ChatText = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=CHAT_LENGTH), AfterValidator(shown_text)
]
Token = Annotated[str, StringConstraints(max_length=64)]
Word = Annotated[str, StringConstraints(max_length=64), AfterValidator(shown_text)]
Language = Annotated[str, StringConstraints(pattern="^[a-z]{2,3}$")]
SeatKind = Literal["human", "open", "computer"]


class Wire(BaseModel):
    """What crosses the wire: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


def complaint(what: str, errors: Sequence[Any], language: str) -> str:
    """The first of a validation's complaints about a ``message`` or ``request``, in one sentence; never what it held."""
    where = ".".join(str(part) for part in errors[0]["loc"])
    english = errors[0]["msg"].removeprefix("Value error, ")
    said = heard(english, language)
    why = f"{f'{where}: ' if where else ''}{said[:1].lower() + said[1:] if said == english else said}"
    return HolotableError(f"error.unreadable_{what}", why=why).say(language)
