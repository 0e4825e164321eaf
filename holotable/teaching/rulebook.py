"""The rulebook of a game: its guide, its rules and its reference, as one text in Markdown with scenes.

The guide (a quick start, examples) and the rules are written; the reference is made from the game's data. A block fenced with
`scene` holds a scene (`scenes`), which a page draws with the game's own board and a terminal with its text board.
"""

import functools
import importlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from holotable.core import finding
from holotable.core import game as registry
from holotable.core.errors import HolotableError
from holotable.core.game import Game
from holotable.core.markdown import SCENE
from holotable.core.words import DEFAULT_LANGUAGE

from .folder import sentences, teaching
from .marks import Clause, read_clause

FENCE = re.compile(rf"^```{SCENE}\n(.*?)\n```$", re.DOTALL | re.MULTILINE)
ITEM = re.compile(r"^- (.*(?:\n  .*)*)", re.MULTILINE)


class NoRules(HolotableError):
    """A game whose rules are not written down, or a clause that is not among them."""


@dataclass(frozen=True)
class Rulebook:
    """The rulebook of a game: its parts, each as Markdown."""

    game: str
    guide: str
    rules: str
    reference: str

    @property
    def text(self) -> str:
        """All of it, in the order in which it is read."""
        return "\n\n".join(part for part in (self.guide, self.rules, self.reference) if part)

    @functools.cached_property
    def scenes(self) -> list[dict[str, Any]]:
        """The scenes, in their order."""
        return [json.loads(found) for found in FENCE.findall(self.text)]

    @functools.cached_property
    def clauses(self) -> list[Clause]:
        """The numbered rules, those of the reference too."""
        return list(clauses_of(self.text))

    def clause(self, name: str) -> Clause:
        """The rule of a number."""
        for clause in self.clauses:
            if clause.id.lower() == name.lower():
                return clause
        raise NoRules(f"There is no rule {name} in {self.game}.")


def clauses_of(text: str) -> Iterator[Clause]:
    """The numbered rules of a text."""
    for item in ITEM.findall(text):
        clause = read_clause(item.split("\n\n")[0])
        if clause is not None:
            yield clause


@functools.cache
def rulebook(name: str, language: str = DEFAULT_LANGUAGE) -> Rulebook:
    """The rulebook of a game; raises `NoRules` where its rules are not written down."""
    game = registry.get(name)
    if game.rules_page is None:
        raise NoRules(f"The rules of {game.title} are not written down here yet.")
    rules = game.rules_page.read_text(encoding="utf-8").strip()
    return Rulebook(name, _guide(game, language), rules, _reference(game, language))


def legend() -> str:
    """What the marks of clauses mean."""
    pages = [folder / "rules" / "marks.md" for folder in finding.documents()]
    return next((page.read_text(encoding="utf-8").strip() for page in pages if page.is_file()), "")


def _guide(game: Game, language: str) -> str:
    pages = (teaching(game.id) / f"guide.{spoken}.md" for spoken in (language, DEFAULT_LANGUAGE))
    return next((page.read_text(encoding="utf-8").strip() for page in pages if page.is_file()), "")


def _reference(game: Game, language: str) -> str:
    """What the game's `teaching/reference.py` makes of its data: ``reference(words, said) -> str``."""
    name = f"holotable.games.{game.id}.teaching.reference"
    if not (teaching(game.id) / "reference.py").is_file():
        return ""
    made: str = importlib.import_module(name).reference(game.words(language), sentences(game.id, language))
    return made.strip()
