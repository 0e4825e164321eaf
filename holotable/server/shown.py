"""What is shown of a room as it stands, made once for all who look through the same eyes in the same language."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from holotable.core import repeating
from holotable.core.choices import Choice
from holotable.core.game import Game
from holotable.core.records import Record
from holotable.core.words import Catalogue

from . import wire

if TYPE_CHECKING:
    from .room import Room

T = TypeVar("T")
Offers = dict[str, tuple[Choice, wire.Choice]]
"""The choices of a seat by their ids, as the table has them and as they are sent."""


class Shown:
    """What was made of a room since something last happened there."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._made: dict[tuple[Any, ...], Any] = {}
        self._revision = -1
        self._compared: dict[tuple[str | None, str | None], tuple[int, int, bool]] = {}

    def _once(self, what: str, seat: str | None, language: str, make: Callable[[], T]) -> T:
        if self._revision != self._room.revision:
            self._made.clear()
            self._revision = self._room.revision
        key = (what, seat, language)
        if key not in self._made:
            self._made[key] = make()
        found: T = self._made[key]
        return found

    def view(self, seat: str | None) -> dict[str, Any]:
        """All that a seat (or an onlooker, None) may see."""
        return self._once("view", seat, "", lambda: self._room.table.view(seat))

    def objectives(self, seat: str | None, words: Catalogue) -> list[wire.Objective]:
        """What each side must do to win, as far as a seat may know it."""
        return self._once("objectives", seat, words.language, lambda: self._objectives(seat, words, None))

    def past(self, seat: str | None, words: Catalogue, ply: int) -> wire.Past:
        """How the game stood after so many choices, through a seat's eyes."""
        view = self._room.table.view(seat, ply)
        return wire.Past(ply=ply, branch=self._room.branch, view=view, objectives=self._objectives(seat, words, ply))

    def _objectives(self, seat: str | None, words: Catalogue, ply: int | None) -> list[wire.Objective]:
        return [wire.Objective(**vars(goal)) for goal in self._room.table.objectives(seat, words, ply)]

    def choices(self, seat: str, words: Catalogue) -> list[wire.Choice]:
        """What a seat is offered."""
        return [shown for _, shown in self._offers(seat, words).values()]

    def find(self, seat: str, identifier: str, words: Catalogue) -> Choice:
        """The offered choice of that id; for any other the table says why not."""
        if seat in self._room.to_act and identifier in (offered := self._offers(seat, words)):
            return offered[identifier][0]
        return self._room.table.by_id(seat, identifier)

    def _offers(self, seat: str, words: Catalogue) -> Offers:
        game, table = self._room.game, self._room.table
        return self._once(
            "offers", seat, words.language, lambda: {c.id: (c, wire_choice(game, c)) for c in table.choices(seat, words)}
        )

    def saw_otherwise(self, seat: str | None, other: str | None) -> bool:
        """Whether two pairs of eyes have seen different events so far; of a longer game only what is new is looked at."""
        room = self._room
        branch, ply, otherwise = self._compared.get((seat, other), (-1, 0, False))
        if branch != room.branch:
            otherwise, fresh = False, room.table.events
        else:
            fresh = [] if otherwise else [event for entry in room.table.log[ply:] for event in entry.events]
        otherwise = otherwise or any((seat in event.seats) != (other in event.seats) for event in fresh)
        self._compared[seat, other] = room.branch, room.plies, otherwise
        return otherwise

    def question(self, seat: str, words: Catalogue) -> "OddsQuestion":
        """The question what the choices of a seat may bring."""
        number = list(self._room.seats).index(seat)
        return OddsQuestion(self._room.game, self._room.table.reading, number, self._offers(seat, words), words)


def wire_choice(game: Game, choice: Choice) -> wire.Choice:
    """A choice as it is sent."""
    return wire.Choice(
        id=choice.id,
        seat=choice.seat,
        kind=choice.kind,
        args=choice.args,
        text=choice.text,
        clause=choice.clause,
        amount=choice.amount,
        price=choice.price,
        repeats=repeating.repeats(game, choice),
        odds=None,
    )


@dataclass(frozen=True)
class OddsQuestion:
    """What the choices of a seat may bring; it is answered from a copy of the record, while the table may go on."""

    game: Game
    reading: Record
    number: int
    offers: Offers
    words: Catalogue

    def answer(self) -> dict[str, wire.Odds]:
        """The odds of all choices that dice decide about; whoever is sent these choices from now on gets them too."""
        for choice, shown in self.offers.values():
            if shown.odds is None and (odds := self.game.odds(self.reading, self.number, choice.actions[0])):
                shown.odds = wire.Odds(**vars(odds.said(self.words)))
        return {name: shown.odds for name, (_, shown) in self.offers.items() if shown.odds}
