"""What is wrong with a language: what it lacks, what it names that nothing fills in, and what is still English."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from holotable.core.errors import HolotableError
from holotable.core.fluent import FUNCTIONS, Source
from holotable.core.words import DEFAULT_LANGUAGE
from holotable.teaching.rulebook import clauses_of

from .catalogues import PACKAGE, Catalogue, Page, catalogues, pages

WORD = re.compile(r"[^\W\d_]{4,}")
FORM = re.compile(r"^ +\.(\w+) *=", re.M)
FENCE = re.compile(r"^```.*?^```", re.M | re.S)
TERMS = "terms-{language}.txt"
"""Words that stay as they are in a language, one a line: beside this file."""


class Seen(Visitor):
    """What a message refers to."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.functions: set[str] = set()
        self.forms: set[str] = set()
        self.messages: set[str] = set()
        self.text: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """An argument."""
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        """A function."""
        self.functions.add(node.id.name)
        self.forms |= {given.value.value for given in node.arguments.named if given.name.name == "form"}
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Another message."""
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        """A term."""
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Plain text."""
        self.text.append(node.value)


_KNOWN: dict[str, Seen] = {}
"""What was found in messages, by their text: the English ones are compared with every language."""


def seen(source: Source) -> Seen:
    """What a message refers to, its attributes left out: they are forms that other sentences choose."""
    if source.text not in _KNOWN:
        found, message = Seen(), source.parse()
        if message.value is not None:
            found.visit(message.value)
        _KNOWN[source.text] = found
    return _KNOWN[source.text]


def faults(language: str) -> list[str]:
    """Everything that is wrong with a language, a line each; none for one that is complete."""
    found = [fault for catalogue in catalogues() for fault in _catalogue_faults(catalogue, language)]
    return found + [fault for page in pages() for fault in _page_faults(page, language)]


def _catalogue_faults(catalogue: Catalogue, language: str) -> Iterator[str]:
    place = shown(catalogue.file(language))
    try:
        english, own = catalogue.messages(DEFAULT_LANGUAGE), catalogue.messages(language)
        for name in english:
            if name not in own:
                yield f"{place}: {name} is missing."
        kept, forms = terms(language), _forms(catalogue, language)
        used = {message for source in own.values() for message in seen(source).messages}
        for name, source in own.items():
            for form in sorted(seen(source).forms - forms):
                yield f'{place}:{source.line}: {name} asks for the form "{form}", which no name has.'
            if name in english:
                yield from (f"{place}:{source.line}: {name} {what}." for what in _message_faults(english[name], source, own))
                if language != DEFAULT_LANGUAGE and (left := _left_over(english[name], source, kept)):
                    yield f"{place}:{source.line}: {name} is still English ({left})."
            elif name not in used:
                yield f"{place}:{source.line}: {name} is unknown; English has no such message, and no other one here says it."
    except HolotableError as fault:
        yield str(fault)


def _forms(catalogue: Catalogue, language: str) -> set[str]:
    """The forms that names have: those of the catalogue, and of all games for what all of them say."""
    places = [catalogue] if catalogue.beside else catalogues()
    return {form for place in places for source in place.messages(language).values() for form in FORM.findall(source.text)}


def _message_faults(english: Source, own: Source, all_own: dict[str, Source]) -> Iterator[str]:
    wanted, used = seen(english), seen(own)
    for name in sorted(used.arguments - wanted.arguments):
        yield f"names ${name}, which nothing fills in; there is {_dollars(wanted.arguments)}"
    for name in sorted(wanted.arguments - used.arguments):
        yield f"leaves out ${name}"
    for name in sorted(used.functions - set(FUNCTIONS)):
        yield f"calls {name}; there is {', '.join(FUNCTIONS)}"
    for name in sorted(used.messages - all_own.keys()):
        yield f"refers to {name}, which this file does not have"


def _dollars(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


def _left_over(english: Source, own: Source, kept: frozenset[str]) -> str:
    """The text of a message that is word for word the English one, unless all its words are terms or names."""
    text = "".join(seen(own).text)
    if text != "".join(seen(english).text):
        return ""
    words = [word for word in WORD.findall(text) if word.lower() not in kept]
    return " ".join(words[:4])


def terms(language: str) -> frozenset[str]:
    """The words that stay as they are in a language."""
    file = Path(__file__).with_name(TERMS.format(language=language))
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return frozenset(word.lower() for line in lines if not line.startswith("#") for word in line.split())


def _page_faults(page: Page, language: str) -> Iterator[str]:
    file = page.file(language)
    if not file.is_file():
        yield f"{shown(file)}: the page is missing."
        return
    english, own = (path.read_text(encoding="utf-8") for path in (page.english, file))
    wanted, given = ([clause.id for clause in clauses_of(text)] for text in (english, own))
    yield from (f"{shown(file)}: {clause} is missing." for clause in wanted if clause not in given)
    yield from (f"{shown(file)}: {clause} is unknown." for clause in given if clause not in wanted)
    if given != wanted and sorted(given) == sorted(wanted):
        yield f"{shown(file)}: the clauses stand in another order."
    if len(FENCE.findall(own)) != len(FENCE.findall(english)):
        yield f"{shown(file)}: it has {len(FENCE.findall(own))} pictures (```scene), not {len(FENCE.findall(english))}."
    if language != DEFAULT_LANGUAGE:
        texts = {clause.id: clause.text for clause in clauses_of(english)}
        same = [c.id for c in clauses_of(own) if texts.get(c.id) == c.text and len(WORD.findall(c.text)) > 3]
        yield from (f"{shown(file)}: {clause} is still English." for clause in same)


def shown(file: Path) -> str:
    """A file as seen from the checkout."""
    root = PACKAGE.parent
    return str(file.relative_to(root)) if file.is_relative_to(root) else str(file)
