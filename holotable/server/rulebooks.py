"""Rulebooks on a page: Markdown with the game's marks, contents and scenes turned into HTML, and the scenes themselves."""

import functools
import html
import itertools
import re

from markdown_it import MarkdownIt
from markdown_it.token import Token

from holotable.core import game as registry
from holotable.core.markdown import SCENE
from holotable.core.speaking import speaking
from holotable.core.table import Table
from holotable.core.words import COMMON, DEFAULT_LANGUAGE, PSEUDO, catalogue, languages
from holotable.teaching import rulebook as books
from holotable.teaching.marks import KINDS, MARK, Clause, Part, parts_of, read_clause
from holotable.teaching.scenes import Frame

from . import wire
from .errors import Refusal
from .events import events
from .shown import wire_choice

NAMED = re.compile(r"[A-Z]{3}-\d+[a-z]?")
NO_LETTER = re.compile(r"[^a-z0-9]+")
CONTENTS = ("h1", "h2")


@functools.cache
def rules_page(name: str, language: str = DEFAULT_LANGUAGE) -> wire.RulesPage:
    """The rulebook of a game: each clause with an anchor of its own, each heading with one, each scene with its number."""
    book = books.rulebook(name, language)
    tokens = _markdown().parse(book.text)
    numbers = itertools.count()
    contents = []
    for i, token in enumerate(tokens):
        if token.type == "heading_open" and token.tag in (*CONTENTS, "h3"):
            anchor = _anchor(tokens[i + 1].content)
            token.attrSet("id", anchor)
            if token.tag in CONTENTS:
                contents.append(wire.Heading(id=anchor, title=tokens[i + 1].content, level=int(token.tag[1])))
        elif token.type == "inline" and token.children:
            _set_mark(token.children)
            if i > 1 and tokens[i - 2].type == "list_item_open":
                _anchor_clause(tokens[i - 2], token)
        elif token.type == "fence" and token.info == SCENE:
            tokens[i] = _block(f'<figure class="scene" data-scene="{next(numbers)}"></figure>')
    return wire.RulesPage(
        title=registry.get(name).title,
        html=_linked(_rendered(tokens), {clause.id for clause in book.clauses}),
        contents=contents,
        legend=_rendered(_markdown().parse(books.legend(language))),
        clauses=[wire.Clause(id=c.id, text=c.text, mark=c.mark) for c in book.clauses],
    )


def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _rendered(tokens: list[Token]) -> str:
    markdown = _markdown()
    text: str = markdown.renderer.render(tokens, markdown.options, {})
    return text


def _anchor(title: str) -> str:
    """The anchor of a heading."""
    return NO_LETTER.sub("-", title.lower()).strip("-")


def _block(text: str) -> Token:
    return Token("html_block", "", 0, content=f"{text}\n")


def _set_mark(children: list[Token]) -> None:
    """A mark at the end of a text gets a look of its own."""
    last = children[-1]
    found = MARK.search(last.content) if last.type == "text" else None
    if found is not None and all(part.kind in KINDS for part in parts_of(found[1])):
        last.content = last.content[: found.start()]
        children.append(Token("html_inline", "", 0, content=_mark(found[1])))


def _anchor_clause(item: Token, inline: Token) -> None:
    """Give the list item of a clause the clause's number as its id."""
    clause = read_clause(inline.content)
    if clause is not None and inline.children:
        item.attrSet("id", clause.id)
        item.attrSet("class", "clause")
        _set_number(inline.children[0], clause)


def _set_number(first: Token, clause: Clause) -> None:
    """The number of a clause stands out."""
    if first.type == "text" and first.content.startswith(clause.id):
        rest = html.escape(first.content[len(clause.id) :])
        first.type, first.content = "html_inline", f'<b class="id">{clause.id}</b>{rest}'


def _mark(mark: str) -> str:
    parts = " ".join(_part(part) for part in parts_of(mark))
    return f' <span class="marks">{parts}</span>'


def _part(part: Part) -> str:
    what = f"{html.escape(part.what)}: " if part.what else ""
    reason = f", {html.escape(part.reason)}" if part.reason else ""
    return f'<span class="mark {html.escape(part.kind)}">{what}{html.escape(_kind(part.kind))}{reason}</span>'


def _kind(kind: str) -> str:
    """What people call a kind of mark."""
    return catalogue(COMMON, speaking() if speaking() in (*languages(COMMON), PSEUDO) else DEFAULT_LANGUAGE).part(
        f"mark.{kind}"
    )


def _linked(text: str, clauses: set[str]) -> str:
    """A rulebook's HTML where a clause named within another is a link to it."""

    def link(found: re.Match[str]) -> str:
        inside = text.rfind("<", 0, found.start()) > text.rfind(">", 0, found.start())
        if inside or found[0] not in clauses or text[found.start() - 1] == ">":
            return found[0]
        return f'<a href="#{found[0]}">{found[0]}</a>'

    return NAMED.sub(link, text)


@functools.cache
def scene(name: str, number: int, language: str = DEFAULT_LANGUAGE) -> wire.Scene:
    """One scene of a rulebook, played."""
    book = books.rulebook(name, language)
    if not 0 <= number < len(book.scenes):
        raise Refusal("error.no_picture_rules", number=number, name=name)
    played = book.scene(number)
    table = played.table
    return wire.Scene(
        caption=played.caption,
        drawing=table.words.translated(table.game.board(table.options)),
        frames=[_frame(table, frame) for frame in played.frames],
        lines=played.lines,
        close=played.close,
    )


def _frame(table: Table, frame: Frame) -> wire.Frame:
    game = table.game
    return wire.Frame(
        view=frame.view,
        lit=[wire_choice(game, choice) for choice in frame.lit],
        events=events(game, frame.events, table.words),
    )
