"""A choice repeated until it is decided, by ordinary choices, while other seats are asked in between.

Each game says which choices these are and how they go on (`Game.repeat`). How a repetition begins and when it waits is the same
at the terminal and at the server, and is decided here.
"""

from dataclasses import dataclass

from .choices import Choice
from .errors import IllegalChoice
from .game import Game
from .refusals import Named
from .table import Table
from .vocabulary import Args

MOST_KEPT = 1000


@dataclass(frozen=True)
class Repetition:
    """A choice that a seat repeats until it is decided or no more than `keep` of what it costs is left."""

    seat: str
    args: Args
    keep: int
    since: int
    """How many choices had been played when it began."""


def repeats(game: Game, choice: Choice) -> bool:
    """Whether a choice may be repeated."""
    return game.repeat is not None and choice.kind == game.repeat.kind


def what_repeats(table: Table) -> str:
    """What people call the choices that may be repeated: "an attack"."""
    return table.words.name("repeated")


def begin(table: Table, choice: Choice, keep: int) -> Repetition | None:
    """Make the choice for the first times; returns the repetition where another seat has to be asked before it goes on."""
    if not repeats(table.game, choice):
        if table.game.repeat is None:
            raise IllegalChoice("error.not_repeated", id=choice.id)
        raise IllegalChoice("error.not_repeated_only", id=choice.id, what=Named(table.game.id, "repeated"))
    if not 1 <= keep <= MOST_KEPT:
        raise IllegalChoice("error.what_keep_whole_number", most_kept=MOST_KEPT, keep=keep)
    before = table.ply
    under_way = go_on(table, Repetition(choice.seat, choice.args, keep, before))
    if table.ply == before:
        raise IllegalChoice(table.words.say("repeat.spent", **choice.args, keep=keep))
    return under_way


def go_on(table: Table, repetition: Repetition | None) -> Repetition | None:
    """Go on with what is under way; returns it where it waits for another seat."""
    if repetition is None or table.over:
        return None
    assert table.game.repeat is not None
    return repetition if table.game.repeat.go_on(table, repetition) else None
