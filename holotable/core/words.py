"""Message catalogues: every sentence a person reads, by language, with the vocabulary's names filled in.

A game keeps ``words/en.json`` beside its rules: ``choice.move``, ``event.moved``, ``name.at-at``, ``ask.play``. Another
file in that folder is another language; what it does not say is said in English, so a translation can grow.
"""

import functools
import json
from pathlib import Path
from typing import Any

from .checks import shown
from .errors import BadOption

DEFAULT_LANGUAGE = "en"


class Catalogue:
    """The sentences of one game in one language."""

    def __init__(self, folder: Path, language: str = DEFAULT_LANGUAGE) -> None:
        self.language = language
        self.words: dict[str, str] = {}
        for name in dict.fromkeys((DEFAULT_LANGUAGE, language)):
            self.words |= json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))

    def name(self, word: Any) -> str:
        """What people call a thing of the vocabulary; things without a name of their own are called by their id."""
        if isinstance(word, (list, tuple)):
            return ", ".join(self.name(w) for w in word)
        return self.words.get(f"name.{word}", str(word))

    def face(self, face: str) -> str:
        """What people call a face of a die; a number is its own name."""
        return self.words.get(f"name.face-{face}", face)

    def say(self, key: str, /, **args: Any) -> str:
        """The sentence of a key with its arguments named; ``{unit}`` is the name of the unit."""
        template = self.words.get(key)
        if template is None:
            return f"{key} {args}" if args else key
        named = {k: self.name(v) for k, v in args.items()}
        text = template.format_map(named)
        return text[:1].upper() + text[1:]


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
