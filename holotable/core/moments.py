"""What follows from a record as it stands, found out once."""

import functools

from . import records
from .game import Game
from .records import Record


class Moment:
    """What follows from a record as it stands: found out when it is first asked for, and then known."""

    def __init__(self, game: Game, seats: tuple[str, ...], record: Record) -> None:
        self.bytes = record.tobytes()
        mask = int(game.to_act(record))
        self.to_act = tuple(seat for i, seat in enumerate(seats) if (mask >> i) & 1)
        self._record = record

    @functools.cached_property
    def reading(self) -> Record:
        """The record, quick to read from."""
        return records.reading(self._record)
