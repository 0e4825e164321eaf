"""Events on the wire: a line of the log, with what its dice meant."""

from holotable.core import rolls
from holotable.core.choices import Event
from holotable.core.game import Game
from holotable.core.words import Catalogue

from . import wire


def event(game: Game, found: Event, words: Catalogue) -> wire.Event:
    """An event in the words of a language."""
    return wire.Event(
        ply=found.ply,
        seat=found.seat or None,
        kind=found.kind,
        args=found.args,
        text=found.text if words is game.words() else found.say(words),
        clause=found.clause,
        roll=_roll(game, found, words),
    )


def seen_event(game: Game, found: Event, words: Catalogue) -> wire.SeenEvent:
    """An event of a replay, with who could see it."""
    return wire.SeenEvent(**dict(event(game, found, words)), seen=list(found.seats))


def _roll(game: Game, found: Event, words: Catalogue) -> wire.Roll | None:
    roll = game.roll(found.kind, found.args)
    if roll is None:
        return None
    return wire.Roll(rows=[_row(row, words) for row in roll.rows], luck=_luck(roll.luck, found.seat))


def _row(row: rolls.Row, words: Catalogue) -> wire.DiceRow:
    dice = [
        wire.Die(face=die.face, name=words.face(die.face), sides=die.sides, role=die.role, state=die.state) for die in row.dice
    ]
    return wire.DiceRow(label=words.say(f"row.{row.label}", **row.args) if row.label else "", dice=dice)


def _luck(luck: rolls.Luck | None, seat: str) -> wire.Luck | None:
    return wire.Luck(seat=luck.seat or seat, got=luck.got, expected=luck.expected) if luck else None
