"""``holotable languages``: the table of all catalogues and languages, and what one language lacks."""

import argparse
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from holotable.commands import say
from holotable.core.speaking import offered
from holotable.core.words import DEFAULT_LANGUAGE, PSEUDO

from .catalogues import Catalogue, Page, catalogues, pages
from .check import faults, shown


def add_parser(commands: Any) -> None:
    """The command about languages."""
    parser = commands.add_parser("languages", help="how complete every language is, and what one of them lacks")
    parser.add_argument("--check", metavar="LANGUAGE", help="everything that is missing or wrong in one language")
    parser.add_argument("--files", metavar="LANGUAGE", help="the files that a language consists of, with their sizes")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the table, the faults of a language, or its files; 1 if a language that is checked has faults."""
    if args.check:
        return check(args.check)
    (list_files if args.files else print_table)(args.files)
    return 0


def check(language: str) -> int:
    """Print what is wrong with a language."""
    found = faults(language)
    for fault in found:
        print(fault)
    key = "said-language-faults" if found else "said-language-complete"
    print(say(key, language=language, count=len(found)))
    return 1 if found else 0


def known() -> list[str]:
    """English, and every language that has a file somewhere."""
    found = {file.stem for catalogue in catalogues() for file in catalogue.folder.glob("*.ftl")}
    return [DEFAULT_LANGUAGE, *sorted(found - {DEFAULT_LANGUAGE, PSEUDO})]


def rows() -> list[tuple[str, list[int]]]:
    """How many messages of English every catalogue has in each language, and which pages (1 or 0)."""
    languages = known()
    found = []
    for catalogue in catalogues():
        english = catalogue.messages(DEFAULT_LANGUAGE).keys()
        found.append((catalogue.name, [len(english & catalogue.messages(language).keys()) for language in languages]))
    for page in pages():
        found.append((page.name, [int(page.file(language).is_file()) for language in languages]))
    return found


def print_table(_: Any = None) -> None:
    """The table of keys per catalogue and language."""
    grid = Grid(box=None, padding=(0, 2), header_style="dim")
    grid.add_column(say("head-catalogue"))
    for language in known():
        heading = language if language in offered() else say("said-not-offered", language=language)
        grid.add_column(heading, justify="right")
    found = rows()
    for name, counts in found:
        grid.add_row(name, *(str(count) if count == counts[0] else f"[red]{count}[/red]" for count in counts))
    grid.add_row(
        say("said-all"), *(str(sum(column)) for column in zip(*(counts for _, counts in found), strict=True)), style="bold"
    )
    Console().print(grid)


def list_files(language: str) -> None:
    """The files of a language, each with the number of its messages and the letters of the English one."""
    grid = Grid(box=None, padding=(0, 2), header_style="dim")
    for heading in ("file", "messages", "letters"):
        grid.add_column(say(f"head-{heading}"), justify="left" if heading == "file" else "right")
    places: list[Catalogue | Page] = [*catalogues(), *pages()]
    for place in places:
        letters = len(place.file(DEFAULT_LANGUAGE).read_text(encoding="utf-8"))
        count = str(len(place.messages(DEFAULT_LANGUAGE))) if isinstance(place, Catalogue) else ""
        grid.add_row(shown(place.file(language)), count, str(letters))
    Console(width=140).print(grid)
