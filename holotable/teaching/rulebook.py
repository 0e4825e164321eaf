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

from .folder import fitting, sentences, teaching
from .marks import Clause, read_clause
from .scenes import Scene, stage

FENCE = re.compile(rf"^```{SCENE}\n(.*?)\n```$", re.DOTALL | re.MULTILINE)
GUIDE, REFERENCE = "guide.{}.md", "reference.py"
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
    language: str = DEFAULT_LANGUAGE

    @property
    def text(self) -> str:
        """All of it, in the order in which it is read."""
        return "\n\n".join(part for part in (self.guide, self.rules, self.reference) if part)

    @functools.cached_property
    def scenes(self) -> list[dict[str, Any]]:
        """The scenes, in their order."""
        with fitting(self.game, guide_file(self.game, self.language)):
            return [json.loads(found) for found in FENCE.findall(self.text)]

    def scene(self, number: int) -> Scene:
        """A scene, played; raises `BadGame` with the file and the number of a picture that does not fit the game."""
        file = guide_file(self.game, self.language) if number < len(FENCE.findall(self.guide)) else REFERENCE
        with fitting(self.game, file, f"picture {number + 1}"):
            return stage(self.game, self.scenes[number], self.language)

    @functools.cached_property
    def clauses(self) -> list[Clause]:
        """The numbered rules, those of the reference too."""
        return list(clauses_of(self.text))

    def clause(self, name: str) -> Clause:
        """The rule of a number."""
        for clause in self.clauses:
            if clause.id.lower() == name.lower():
                return clause
        raise NoRules("error.no_rule", name=name, game=self.game)


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
        raise NoRules("error.rules_not_written_down", title=game.title)
    own = game.rules_page.parent / language / game.rules_page.name
    rules = (own if own.is_file() else game.rules_page).read_text(encoding="utf-8").strip()
    return Rulebook(name, _guide(game, language), rules, _reference(game, language), language)


def legend(language: str = DEFAULT_LANGUAGE) -> str:
    """What the marks of clauses mean."""
    pages = [folder / "rules" / spoken / "marks.md" for spoken in (language, "") for folder in finding.documents()]
    return next((page.read_text(encoding="utf-8").strip() for page in pages if page.is_file()), "")


def guide_file(name: str, language: str) -> str:
    """The file of a game's guide: in English where it is not written in the language."""
    own = GUIDE.format(language)
    return own if (teaching(name) / own).is_file() else GUIDE.format(DEFAULT_LANGUAGE)


def _guide(game: Game, language: str) -> str:
    page = teaching(game.id) / guide_file(game.id, language)
    return page.read_text(encoding="utf-8").strip() if page.is_file() else ""


def _reference(game: Game, language: str) -> str:
    """What the game's `teaching/reference.py` makes of its data: ``reference(words, said) -> str``."""
    name = f"holotable.games.{game.id}.teaching.reference"
    if not (teaching(game.id) / REFERENCE).is_file():
        return ""
    with fitting(game.id, REFERENCE):
        made: str = importlib.import_module(name).reference(game.words_in(language), sentences(game.id, language))
    return made.strip()
