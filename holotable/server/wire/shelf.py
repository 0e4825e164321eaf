"""The shelf: battles of people's own that a server offers to everybody."""

from .base import Wire
from .games import Preview
from .workshop import Measure, Plan


class ShelfEntry(Wire):
    """A battle on the shelf: what games between computer players have shown of it, and at how many tables it was played.

    One that lies in the host's folder (`file`) is taken away there.
    """

    id: str
    game: str
    title: str
    author: str
    story: str
    seats: list[str]
    figure: Measure | None
    played: int
    file: bool


class Shelf(Wire):
    """The battles of a game on the shelf, and whether who asks may add to them, or (as its host) take any away."""

    battles: list[ShelfEntry]
    may_add: bool
    host: bool


class ShelfBattle(Wire):
    """A battle on the shelf: the plan itself, and the board as a game of it begins."""

    plan: Plan
    preview: Preview


class Shelved(Wire):
    """A battle that was put on the shelf, and the key that takes it away again."""

    id: str
    key: str
