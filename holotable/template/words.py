"""Words and pictures for people: what is asked, the board in a terminal, and where the spaces lie."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from holotable.core.goals import Goal
from holotable.core.records import Record
from holotable.core.rolls import Die, Roll, Row
from holotable.core.vocabulary import Args
from holotable.core.words import Catalogue

from . import rules
from .state import NOBODY, SEATS, SIDE, SPACES

CLAUSES = {"mark": "SKE-3", "strike": "SKE-4"}
LETTERS = {"cross": "X", "ring": "O"}


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """What the seat is asked now: a sentence's key and its arguments."""
    return "ask.turn", {"seat": SEATS[seat]}


def context(s: Record, seat: int, kind: str, args: Args) -> Args:
    """What a sentence says beyond the arguments of its choice or event: who rolled the die."""
    return {"who": SEATS[seat]}


def goals(s: Record, seat: int | None) -> list[Goal]:
    """What wins, and how far each is (SKE-5)."""
    return [Goal("goal.row", "SKE-5", (name,), done=rules.longest_row(s, i), of=SIDE) for i, name in enumerate(SEATS)]


def attempts(s: Record, seat: int, thing: str | None, place: str) -> Sequence[tuple[str, Args]]:
    """What a click on a space may have meant."""
    return [("mark", {"space": place}), ("strike", {"space": place})] if place in SPACES else ()


def refusal(s: Record, seat: int, kind: str, args: Args, words: Catalogue) -> str | None:
    """Why a choice is not offered, in one sentence with its clause: who holds the space (SKE-3, SKE-4)."""
    if seat != s.seat or kind not in CLAUSES or args.get("space") not in SPACES:
        return None
    owner = s.owner[SPACES.index(args["space"])]
    if owner == seat:
        return f"{words.say('why.own', **args)} ({CLAUSES['strike']})."
    if kind == "mark" and owner != NOBODY:
        return f"{words.say('why.taken', **args)} ({CLAUSES['mark']})."
    return f"{words.say('why.empty', **args)} ({CLAUSES['strike']})." if kind == "strike" and owner == NOBODY else None


def roll(kind: str, args: Args) -> Roll | None:
    """What the die of an event meant: it counts where something came of it (SKE-3, SKE-4)."""
    if "die" not in args:
        return None
    return Roll((Row((Die(str(args["die"]), "miss" if kind == "missed" else "hit"),)),))


def draw_text(view: dict[str, Any], words: Catalogue) -> Text:
    """The board for a terminal."""
    text = Text()
    for first in range(0, len(SPACES), SIDE):
        row = SPACES[first : first + SIDE]
        text.append(" ".join(f"[{LETTERS.get(view['marks'].get(space), ' ')}] {space}" for space in row) + "\n")
    return text


def drawing(options: dict[str, Any]) -> dict[str, Any]:
    """Where the spaces lie, for the page and for pictures: each with its middle and its corners."""
    return {"places": [_place(i % SIDE, i // SIDE, space) for i, space in enumerate(SPACES)]}


def _place(x: int, y: int, space: str) -> dict[str, Any]:
    half = 0.45
    corners = [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]]
    return {"id": space, "x": x, "y": y, "corners": corners}
