"""Message catalogues: every sentence a person reads, by language, with the vocabulary's names filled in.

A game keeps ``words/en.ftl`` beside its rules: ``choice-move``, ``event-moved``, ``name-at-at``, ``ask-play``; code writes
these keys with dots. What all games say alike lies in ``core/sentences``. Another file in that folder is another language;
what it does not say is said in English, so a translation can grow. `docs/translating.md` tells how the files look.
"""

import functools
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .checks import shown
from .errors import BadOption
from .fluent import Compiler, Say, Source, entries, sources
from .forms import Forms
from .pseudo import PSEUDO as PSEUDO
from .pseudo import lengthened

DEFAULT_LANGUAGE = "en"
COMMON = Path(__file__).with_name("sentences")


class Catalogue:
    """The sentences of one game in one language."""

    def __init__(self, folder: Path, language: str = DEFAULT_LANGUAGE) -> None:
        self.language = language
        self.folder = folder
        self.sources: dict[str, Source] = {}
        for spoken in dict.fromkeys((DEFAULT_LANGUAGE, language)):
            for place in (COMMON, folder):
                file = place / f"{spoken}.ftl"
                if file.is_file():
                    self.sources |= sources(file)
        self.forms = Forms(language, self._find, self.text)
        self._compiler = Compiler(self.forms, self._find)
        self._sentences = Compiler(self.forms, self._find, lengthened) if language == PSEUDO else self._compiler
        self._said: dict[str, Say | None] = {}
        self._by_key: dict[str, Say] = {}

    def __contains__(self, key: str) -> bool:
        """Whether there is a sentence of that key."""
        return identifier(key) in self.sources

    def put(self, text: str) -> None:
        """Say some things otherwise from now on: `text` is written as in a file."""
        self.sources = {**self.sources, **entries(text, Path("given"))}
        self._said, self._by_key, self.forms.names, self.forms.plain = {}, {}, {}, {}

    def name(self, word: Any, form: str = "") -> str:
        """What people call a thing of the vocabulary; things without a name of their own are called by their id."""
        return self.forms.name(word, {}, form) if not isinstance(word, str) else self.forms.named(word, form)

    def text(self, text: str) -> str:
        """A text of a game's data, such as what a card does, in this language: the one whose English is the same.

        Only whole texts are known, never ids: they begin with a capital letter or have several words.
        """
        if self.language == DEFAULT_LANGUAGE or not (" " in text or text[:1].isupper()):
            return text
        key = self.texts.get(text)
        said = self._find(key) if key else None
        return said({}) if said else text

    @functools.cached_property
    def texts(self) -> dict[str, str]:
        """The texts of the game's data in English, with the messages that say them."""
        found = {}
        for place in (COMMON, self.folder):
            file = place / f"{DEFAULT_LANGUAGE}.ftl"
            for key, source in (sources(file) if file.is_file() else {}).items():
                text = source.text.partition("=")[2].strip()
                if key.startswith(("text-", "name-")) and "{" not in text and "\n" not in text:
                    found[text] = key
        return found

    def translated(self, value: Any) -> Any:
        """What a page is sent, with the texts of the game's data in this language."""
        if self.language == DEFAULT_LANGUAGE:
            return value
        if isinstance(value, dict):
            return {key: self.translated(part) for key, part in value.items()}
        if isinstance(value, (list, tuple)):
            return [self.translated(part) for part in value]
        return self.text(value) if isinstance(value, str) else value

    def face(self, face: str) -> str:
        """What people call a face of a die; a number is its own name."""
        return self.forms.named(f"face-{face}") if self.forms.has_name(f"face-{face}") else face

    def is_plural(self, word: str) -> bool:
        """Whether people speak of a thing of the vocabulary as of several: the Rebels win, the Empire wins."""
        return self.forms.is_plural(word)

    def listed(self, parts: Iterable[Any]) -> str:
        """Several things in one breath: the Empire and the Rebels."""
        return self.forms.joined([self.name(part) for part in parts], "standard")

    def say(self, key: str, /, **args: Any) -> str:
        """The sentence of a key with its arguments named; ``{ $unit }`` is the name of the unit."""
        said = self._by_key.get(key) or self._learn(key)
        if said is None:
            return f"{key} {args}" if args else key
        text = said(args)
        return text[:1].upper() + text[1:]

    def part(self, key: str, /, **args: Any) -> str:
        """The words of a key, to stand within a sentence: they begin as they are written."""
        said = self._by_key.get(key) or self._learn(key)
        if said is None:
            return f"{key} {args}" if args else key
        return said(args)

    def _learn(self, key: str) -> Say | None:
        said = self._find(identifier(key))
        if said is not None:
            self._by_key[key] = said
        return said

    def _find(self, name: str) -> Say | None:
        """The function of a message, or of an attribute (``name.attribute``), made when it is first asked for."""
        message = name.partition(".")[0]
        if name not in self._said and message in self.sources:
            if message not in self._said:
                self._make(message)
            self._said.setdefault(name, None)  # what a message does not have is not looked for again
        return self._said.get(name)

    def _make(self, name: str) -> None:
        message = self.sources[name].parse()
        self._said[name] = self._sentences.pattern(message.value) if message.value is not None else None
        for attribute in message.attributes:
            self._said[f"{name}.{attribute.id.name}"] = self._compiler.pattern(attribute.value)


def identifier(key: str) -> str:
    """The name of a message in the files: code writes ``choice.move`` for ``choice-move``."""
    return key.replace(".", "-")


@functools.cache
def languages(folder: Path) -> tuple[str, ...]:
    """The languages that a words folder holds."""
    return tuple(sorted(path.stem for path in folder.glob("*.ftl")))


def catalogue(folder: Path, language: str = DEFAULT_LANGUAGE) -> Catalogue:
    """The catalogue of a game's words folder in one of its languages; any other language is refused before a file is read."""
    known = languages(folder)
    if language not in known and language != PSEUDO:
        raise BadOption("error.no_language_here", language=shown(language), known=", ".join(known))
    return _read(folder, language)


_read = functools.cache(Catalogue)
