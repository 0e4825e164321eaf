"""Questions to the computer: which seats the server answers for, and what it asks its computer players."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from holotable.core.refusals import Named
from holotable.players.roster import dealt_anew

from . import giving_up, levels
from .errors import Refusal
from .members import Member

if TYPE_CHECKING:
    from .room import Room


@dataclass(frozen=True)
class Job:
    """A question to a computer player: an honest record, in which all that its seat cannot know is dealt anew."""

    table: str
    seat: str
    player: str
    game: str
    options: dict[str, Any]
    record: bytes
    number: int
    seed: int
    revision: int
    hides: bool = False
    """Whether the answer must take the same time whatever the seat could choose."""
    passes: int | None = None
    """The answer itself, where a person wishes not to be asked."""
    judges: bool = False
    """Whether the player also says what it thinks of its chances, for it may give up."""
    asker: str = ""
    """The address for which the question is asked: that of who plays at the table, or looks on if nobody does."""
    seconds: float = 0.0
    """About how long the player thinks."""


def answered_for(room: "Room") -> list[str]:
    """The seats that the server answers for now: a computer player thinks, or they wish not to be asked."""
    people = room.members or any(seat.kind == "human" for seat in room.seats.values())
    asked = room.to_act if people else ()
    return [seat for seat in asked if room.played_by_computer(seat) or (not room.seats[seat].asked and may_pass(room, seat))]


def hides(room: "Room", seat: str) -> bool:
    """Whether nobody else may know if a seat that is asked has more than one choice."""
    return room.game.hides(room.table.reading, room.number_of(seat))


def may_pass(room: "Room", seat: str) -> bool:
    """Whether the server can pass for a seat that does not wish to be asked."""
    return _pass_of(room, seat) is not None


def _pass_of(room: "Room", seat: str) -> int | None:
    return room.game.passing(room.table.reading, room.number_of(seat))


def job(room: "Room", seat: str) -> Job | None:
    """The question to a computer player; None if the seat is not asked."""
    if seat not in room.to_act:
        return None
    number = room.number_of(seat)
    seed = int.from_bytes(np.random.default_rng().bytes(7), "big")
    hidden = hides(room, seat)
    level = levels.quick(room.level_of(seat)) if hidden else room.level_of(seat)
    return Job(
        room.id,
        seat,
        levels.loadable(level),
        room.game.id,
        room.header.options,
        bytes(dealt_anew(room.table, number, seed).tobytes()),
        number,
        seed,
        room.revision,
        hidden,
        None if room.played_by_computer(seat) else _pass_of(room, seat),
        not hidden and seat in giving_up.givers(room),
        next((member.address for member in sorted(room.members, key=lambda member: not member.seats)), ""),
        levels.seconds(level),
    )


def hint(room: "Room", member: Member, seat: str) -> Job:
    """The question behind a hint; only where no other person plays."""
    room.need_seat(member, seat)
    if room.other_people(member):
        raise Refusal("error.hints_for_practice_other")
    found = job(room, seat)
    if found is None:
        raise Refusal("error.not_asked_now_2", seat=Named(room.game.id, seat))
    return replace(found, asker=member.address)
