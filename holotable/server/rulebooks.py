"""Rulebooks on a page: Markdown with the game's marks, contents and scenes turned into HTML, and the scenes themselves."""

import functools
import html
import itertools
import re
from collections.abc import Iterator

from markdown_it import MarkdownIt
from markdown_it.token import Token

from holotable.core import game as registry
from holotable.core.markdown import SCENE
from holotable.core.table import Table
from holotable.core.words import DEFAULT_LANGUAGE, Catalogue
from holotable.teaching import rulebook as books
from holotable.teaching.folder import sentences
from holotable.teaching.marks import ANYWHERE, Clause, Part, is_mark, parts_of, read_clause, spoken
from holotable.teaching.scenes import Frame

from . import wire
from .errors import Refusal
from .events import events
from .shown import wire_choice

NAMED = re.compile(r"[A-Z]{3}-\d+[a-z]?")
NO_LETTER = re.compile(r"[\W_]+")
CONTENTS = ("h1", "h2")
LEGEND, LEGEND_HERE = "marks.md", "#marks"
"""Where a rulebook says that its marks are explained, and where a page explains them."""


@functools.cache
def rules_page(name: str, language: str = DEFAULT_LANGUAGE) -> wire.RulesPage:
    """The rulebook of a game: each clause, heading and row of a table with an anchor of its own, each scene with its number."""
    book = books.rulebook(name, language)
    said, legend = sentences(name, language), books.legend(language)
    tokens = _markdown().parse(book.text)
    numbers, rows = itertools.count(), itertools.count(1)
    anchors: set[str] = set()
    contents = []
    for i, token in enumerate(tokens):
        if token.type == "heading_open" and token.tag in (*CONTENTS, "h3"):
            anchor = _anchor(tokens[i + 1].content, anchors)
            token.attrSet("id", anchor)
            if token.tag in CONTENTS:
                contents.append(wire.Heading(id=anchor, title=tokens[i + 1].content, level=int(token.tag[1])))
        elif token.type == "inline" and token.children:
            _lead_to_legend(token.children, legend)
            _set_marks(token, said)
            if i > 1 and tokens[i - 2].type == "list_item_open":
                _anchor_clause(tokens[i - 2], token)
        elif token.type == "tr_open":
            token.attrSet("id", f"row-{next(rows)}")
        elif token.type == "fence" and token.info == SCENE:
            tokens[i] = _block(f'<figure class="scene" data-scene="{next(numbers)}"></figure>')
    return wire.RulesPage(
        title=registry.get(name).title,
        html=_linked(_rendered(tokens), {clause.id for clause in book.clauses}),
        contents=contents,
        legend=_rendered(_markdown().parse(legend)),
        clauses=[wire.Clause(id=c.id, text=c.text, mark=c.mark) for c in book.clauses],
    )


def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _rendered(tokens: list[Token]) -> str:
    markdown = _markdown()
    text: str = markdown.renderer.render(tokens, markdown.options, {})
    return text


def _anchor(title: str, taken: set[str]) -> str:
    """The anchor of a heading, which no heading before it has; it is taken then."""
    plain = NO_LETTER.sub("-", title.lower()).strip("-")
    anchor = next(name for name in itertools.chain([plain], (f"{plain}-{n}" for n in itertools.count(2))) if name not in taken)
    taken.add(anchor)
    return anchor


def _block(text: str) -> Token:
    return Token("html_block", "", 0, content=f"{text}\n")


def _lead_to_legend(children: list[Token], legend: str) -> None:
    """A link to the file that explains the marks leads to the legend of the page, and is called as that."""
    for link, name in itertools.pairwise(children):
        if link.type == "link_open" and link.attrGet("href") == LEGEND:
            link.attrSet("href", LEGEND_HERE)
            name.content = legend.partition("\n")[0].strip("# ")


def _set_marks(inline: Token, said: Catalogue) -> None:
    """The marks in a text get a look of their own."""
    inline.children = [piece for child in inline.children or [] for piece in _pieces(child, said)]


def _pieces(child: Token, said: Catalogue) -> Iterator[Token]:
    """A piece of a text, with the marks in it set apart."""
    done = 0
    for found in ANYWHERE.finditer(child.content) if child.type == "text" else ():
        if is_mark(found[1]):
            yield Token("text", "", 0, content=child.content[done : found.start()])
            yield Token("html_inline", "", 0, content=_mark(found[1], said))
            done = found.end()
    yield child if done == 0 else Token("text", "", 0, content=child.content[done:])


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


def _mark(mark: str, said: Catalogue) -> str:
    parts = " ".join(_part(part, said) for part in parts_of(mark))
    return f' <span class="marks">{parts}</span>'


def _part(part: Part, said: Catalogue) -> str:
    return f'<span class="origin {html.escape(part.kind)}">{html.escape(spoken(part, said))}</span>'


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
