"""Message catalogues: every sentence a person reads, by language, with the vocabulary's names filled in.

A game keeps ``words/en.json`` beside its rules: ``choice.move``, ``event.moved``, ``name.at-at``, ``ask.play``. What all
games say alike lies in ``core/sentences``. Another file
in that folder is another language; what it does not say is said in English, so a translation can grow.
"""

import functools
import json
import re
from pathlib import Path
from typing import Any

from .checks import shown
from .errors import BadGame, BadOption

DEFAULT_LANGUAGE = "en"
AGREEMENT = re.compile(r"\{(\w+)\|([^|}]*)\|([^}]*)\}")
COMMON = Path(__file__).with_name("sentences")


class Catalogue:
    """The sentences of one game in one language."""

    def __init__(self, folder: Path, language: str = DEFAULT_LANGUAGE) -> None:
        self.language = language
        self.words: dict[str, str] = {}
        for file in [
            place / f"{name}.json" for name in dict.fromkeys((DEFAULT_LANGUAGE, language)) for place in (COMMON, folder)
        ]:
            if file.is_file():
                self.words |= _sentences(file)

    def name(self, word: Any) -> str:
        """What people call a thing of the vocabulary; things without a name of their own are called by their id."""
        if isinstance(word, (list, tuple)):
            return ", ".join(self.name(w) for w in word)
        return self.words.get(f"name.{word}", str(word))

    def face(self, face: str) -> str:
        """What people call a face of a die; a number is its own name."""
        return self.words.get(f"name.face-{face}", face)

    def is_plural(self, word: str) -> bool:
        """Whether people speak of a thing of the vocabulary as of several: the Rebels win, the Empire wins."""
        return f"plural.{word}" in self.words

    def _is_one(self, value: Any) -> bool:
        if isinstance(value, (list, tuple)):
            return len(value) == 1
        return not self.is_plural(value) if isinstance(value, str) else value in (1, None)

    def say(self, key: str, /, **args: Any) -> str:
        """The sentence of a key with its arguments named; ``{unit}`` is the name of the unit.

        ``{count|force|forces}`` is the first word where there is one of it, else the second.
        """
        template = self.words.get(key)
        if template is None:
            return f"{key} {args}" if args else key
        agreed = AGREEMENT.sub(lambda found: found[2 if self._is_one(args.get(found[1])) else 3], template)
        text = agreed.format_map({k: self.name(v) for k, v in args.items()})
        return text[:1].upper() + text[1:]


def _sentences(file: Path) -> dict[str, str]:
    """The sentences of a file by their keys; raises `BadGame` with what is wrong with it."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except json.JSONDecodeError as fault:
        raise BadGame(f"{file} is not JSON: line {fault.lineno}, {fault.msg.lower()}.") from None
    if not isinstance(found, dict) or not all(isinstance(text, str) for text in found.values()):
        raise BadGame(f"{file} is no object of sentences by their keys.")
    return found


@functools.cache
def languages(folder: Path) -> tuple[str, ...]:
    """The languages that a words folder holds."""
    return tuple(sorted(path.stem for path in folder.glob("*.json")))


def catalogue(folder: Path, language: str = DEFAULT_LANGUAGE) -> Catalogue:
    """The catalogue of a game's words folder in one of its languages; any other language is refused before a file is read."""
    known = languages(folder)
    if language not in known:
        raise BadOption(f"There is no language {shown(language)} here; there is {', '.join(known)}.")
    return _read(folder, language)


_read = functools.cache(Catalogue)
