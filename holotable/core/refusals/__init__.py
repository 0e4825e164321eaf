"""What is said when something is refused: the sentences of all errors, by language, beside this file."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..fluent import Text
from ..words import DEFAULT_LANGUAGE, PSEUDO, Catalogue, catalogue, languages

FOLDER = Path(__file__).parent


class Figure(int):
    """A number that is said as it is written in code: 2026, not 2,026."""


@dataclass(frozen=True)
class Named:
    """A thing of a game, such as a seat, that an error names as people call it."""

    game: str
    word: str

    def say(self, language: str) -> str:
        """Its name in a language."""
        return _words(self.game, language).name(self.word)


def heard(text: str, language: str) -> str:
    """A fixed sentence of the server in a language."""
    return _words("", language).text(text)


def proof_heard(sound: bool, text: str, choices: int, language: str) -> str:
    """What `holotable.verify` found of a game with so many choices, in a language."""
    return told("error.dice_proved", {"choices": choices}, language) if sound else heard(text, language)


def told(sentence: Any, details: Mapping[str, Any], language: str) -> str:
    """The sentence of a key (``error.what``, or ``game:error.what`` from a game's own words); any other text as it is."""
    game, _, key = sentence.rpartition(":") if isinstance(sentence, str) and " " not in sentence else ("", "", "")
    if not key.startswith("error."):
        return _words("", language).text(str(sentence))
    words = _words(game, language)
    text = words.part(key, **{name: _plain(value, language) for name, value in details.items()})
    begins = any(isinstance(value, Named) and text.startswith(value.say(language)) for value in details.values())
    return text[:1].upper() + text[1:] if begins else text


def _words(game: str, language: str) -> Catalogue:
    if not game:
        return catalogue(FOLDER, language if language in (*languages(FOLDER), PSEUDO) else DEFAULT_LANGUAGE)
    from ..game import get  # games raise errors, so they come later

    return get(game).words_in(language)


def _plain(value: Any, language: str) -> Any:
    """What an error names is quoted as it is: ids stay ids."""
    if hasattr(value, "say"):
        return Text(value.say(language))
    if isinstance(value, int) and not isinstance(value, bool):
        return Figure(value)
    return Text(value)
