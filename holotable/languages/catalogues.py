"""Where the catalogues lie, and the messages and pages that each of them has in a language."""

import functools
from dataclasses import dataclass
from pathlib import Path

from holotable.core import finding
from holotable.core import game as registry
from holotable.core.fluent import Source, sources
from holotable.core.refusals import FOLDER as REFUSALS
from holotable.core.words import COMMON, DEFAULT_LANGUAGE

PACKAGE = finding.PACKAGE
WEB = PACKAGE.parent / "web" / "src"
"""The page's own catalogues; they are there in a checkout, not in an installed package."""


@dataclass(frozen=True)
class Catalogue:
    """A folder with one Fluent file for each language."""

    name: str
    folder: Path
    beside: tuple[Path, ...] = ()
    """Folders whose messages its sentences may refer to as well."""

    def file(self, language: str) -> Path:
        """The file of a language."""
        return self.folder / f"{language}.ftl"

    def messages(self, language: str) -> dict[str, Source]:
        """The messages of a language; none where it has no file."""
        return sources(self.file(language)) if self.file(language).is_file() else {}


@dataclass(frozen=True)
class Page:
    """A page of prose, a file for each language."""

    name: str
    english: Path
    pattern: str
    """Where another language lies, seen from the folder of the English page."""

    def file(self, language: str) -> Path:
        """The file of a language."""
        if language == DEFAULT_LANGUAGE:
            return self.english
        return self.english.parent / self.pattern.format(language=language, name=self.english.name)


@functools.cache
def catalogues() -> tuple[Catalogue, ...]:
    """All catalogues: the core and the server, each game with its lessons, and the page."""
    found = [Catalogue("core", COMMON), Catalogue("refusals", REFUSALS), Catalogue("teaching", PACKAGE / "teaching" / "words")]
    found.append(Catalogue("commands", PACKAGE / "commands"))
    for game in registry.list_games():
        folder = registry.get(game).folder
        found.append(Catalogue(game, folder / "words", (COMMON,)))
        found.append(Catalogue(f"{game} lessons", folder / "teaching" / "words", (COMMON,)))
    if WEB.is_dir():
        found += [Catalogue(f"page {_title(words)}", words) for words in sorted(WEB.rglob("words")) if words.is_dir()]
    return tuple(place for place in found if place.file(DEFAULT_LANGUAGE).is_file())


def _title(folder: Path) -> str:
    parts = folder.relative_to(WEB).parts[:-1]
    return parts[-1] if parts != ("lib",) else "all"


@functools.cache
def pages() -> tuple[Page, ...]:
    """All pages of prose: the rules and guides of the games, and what the marks in the rules mean."""
    found = []
    for game in registry.list_games():
        rules = registry.get(game)
        if rules.rules_page is not None:
            found.append(Page(f"{game} rules", rules.rules_page, "{language}/{name}"))
        guide = rules.folder / "teaching" / f"guide.{DEFAULT_LANGUAGE}.md"
        found.append(Page(f"{game} guide", guide, "guide.{language}.md"))
    marks = [folder / "rules" / "marks.md" for folder in finding.documents()]
    found += [Page("marks", page, "{language}/{name}") for page in marks if page.is_file()][:1]
    return tuple(page for page in found if page.english.is_file())
