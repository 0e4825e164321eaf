"""The rulebook in a terminal: the whole of it, one clause, or all clauses that speak of something."""

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape

from holotable.core import game as registry
from holotable.core.errors import BadGame
from holotable.core.speaking import speaking
from holotable.core.words import Catalogue

from .folder import sentences
from .marks import Clause, spoken, spoken_marks
from .rulebook import FENCE, NoRules, Rulebook, legend, rulebook


def show(console: Console, name: str, wanted: str | None = None) -> None:
    """Print a game's rulebook, or what of it is wanted: the number of a clause, or words to look for."""
    book = rulebook(name, speaking())
    said = sentences(name, speaking())
    if wanted is None:
        _whole(console, book, said)
        return
    for clause in _found(book, wanted):
        mark = "; ".join(spoken(part, said) for part in clause.parts)
        console.print(Markdown(f"**{clause.id}** {clause.text} *{mark}*" if mark else clause.text))


def _found(book: Rulebook, wanted: str) -> list[Clause]:
    """The clause of that number, or those that hold the words."""
    words = wanted.lower()
    exact = [clause for clause in book.clauses if clause.id.lower() == words]
    found = exact or [clause for clause in book.clauses if words in clause.text.lower()]
    if not found:
        raise NoRules("error.no_rule_has_number", game=book.game, wanted=wanted)
    return found


def _whole(console: Console, book: Rulebook, said: Catalogue) -> None:
    for i, text in enumerate(FENCE.split(book.text)):
        if i % 2 == 0:
            console.print(Markdown(spoken_marks(text, said)))
        else:
            _picture(console, book, i // 2)
    console.print(Markdown(legend(speaking())))


def _picture(console: Console, book: Rulebook, number: int) -> None:
    """A scene: its last board as text, what happened before it, and its caption; or what is wrong with it."""
    try:
        played = book.scene(number)
    except BadGame as fault:
        console.print(f"[red]{escape(str(fault))}[/red]\n", highlight=False)
        return
    game = registry.get(book.game)
    console.print(game.draw_text(played.frames[-1].view, game.words_in(speaking())))
    for event in (event for frame in played.frames for event in frame.events):
        console.print(f"  {event.text} [dim]({event.clause})[/dim]", highlight=False)
    console.print(f"[italic]{played.caption}[/italic]\n", highlight=False)
