"""A blitz at a table of people: one attack repeated by ordinary choices, while other seats are asked in between.

How a game repeats an attack is its own (`Game.blitz`); when it goes on and when it stops is the same at the terminal and at the
server, and stands here.
"""

from dataclasses import dataclass

from .choices import Choice
from .errors import IllegalChoice
from .game import Game
from .table import Table
from .vocabulary import Args

REPEATED = "attack"
"""The kind of choice that is repeated."""
CARD_PLAYED = "play_card"
"""What stops a blitz when another seat does it."""
MOST_KEPT = 1000


@dataclass(frozen=True)
class Blitz:
    """An attack that a seat repeats until it is decided or `keep` forces are left."""

    seat: str
    args: Args
    keep: int


def repeats(game: Game, choice: Choice) -> bool:
    """Whether a choice is an attack that may be repeated."""
    return game.blitz is not None and choice.kind == REPEATED


def begin(table: Table, choice: Choice, keep: int) -> Blitz | None:
    """Make the first attacks; returns the blitz where another seat has to be asked before it goes on."""
    if not repeats(table.game, choice):
        raise IllegalChoice(f"{choice.id} is not repeated; only an attack can be.")
    if not 1 <= keep <= MOST_KEPT:
        raise IllegalChoice(f"The forces to keep are a whole number from 1 to {MOST_KEPT}, not {keep}.")
    before = table.ply
    under_way = _repeat(table, Blitz(choice.seat, choice.args, keep))
    if table.ply == before:
        raise IllegalChoice(f"{table.words.name(choice.args['origin'])} has too few forces to attack and keep {keep}.")
    return under_way


def go_on(table: Table, blitz: Blitz | None) -> Blitz | None:
    """Go on with what is under way; a card played against it gives its player time to think again."""
    if blitz is None or table.over:
        return None
    last = table.log[-1]
    if last.kind == CARD_PLAYED and last.seat != blitz.seat:
        return None
    return _repeat(table, blitz)


def _repeat(table: Table, blitz: Blitz) -> Blitz | None:
    """Repeat an attack until it is decided, or its player is asked something else."""
    assert table.game.blitz is not None
    outcome = table.game.blitz(table, blitz.args, blitz.keep)
    return blitz if outcome == "asked" and blitz.seat not in table.to_act else None
