"""Events on the wire: a line of the log, with what its dice meant."""

from collections.abc import Sequence

from holotable.core import rolls
from holotable.core.choices import Event
from holotable.core.game import Game
from holotable.core.words import Catalogue

from . import wire


def events(game: Game, seen: Sequence[Event], words: Catalogue, new: int | None = None) -> list[wire.Event]:
    """The last so many of the events that one may see, by default all, in the words of a language."""
    said = words is game.words()
    return [_event(game, seen, i, words, said) for i in range(0 if new is None else len(seen) - new, len(seen))]


def _event(game: Game, seen: Sequence[Event], i: int, words: Catalogue, said: bool) -> wire.Event:
    """One of them; those that were `said` in these words already are not said again."""
    found = seen[i]
    return wire.Event(
        ply=found.ply,
        seat=found.seat or None,
        kind=found.kind,
        args=found.args,
        text=found.text if said else found.say(words),
        clause=found.clause,
        roll=_roll(game, seen, i, words),
    )


def seen_events(game: Game, so_far: Sequence[Event], words: Catalogue, new: int) -> list[wire.SeenEvent]:
    """The last so many events of a replay, with who could see them."""
    told = zip(events(game, so_far, words, new), so_far[len(so_far) - new :], strict=True)
    return [wire.SeenEvent(**dict(event), seen=list(found.seats)) for event, found in told]


def _roll(game: Game, seen: Sequence[Event], i: int, words: Catalogue) -> wire.Roll | None:
    found = seen[i]
    roll = game.roll(found.kind, found.args)
    if roll is None and game.settled is not None:
        roll = game.settled(seen, i)
    if roll is None:
        return None
    rows = [_row(row, words) for row in roll.rows]
    return wire.Roll(rows=rows, luck=_luck(roll.luck, found.seat), settles=roll.settles)


def _row(row: rolls.Row, words: Catalogue) -> wire.DiceRow:
    dice = [
        wire.Die(face=die.face, name=words.face(die.face), sides=die.sides, role=die.role, state=die.state) for die in row.dice
    ]
    return wire.DiceRow(label=words.say(f"row.{row.label}", **row.args) if row.label else "", dice=dice)


def _luck(luck: rolls.Luck | None, seat: str) -> wire.Luck | None:
    return wire.Luck(seat=luck.seat or seat, got=luck.got, expected=luck.expected) if luck else None
