"""Standing answers: questions that a seat has answered once and for all, so that it is not asked them any more."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .errors import Refusal
from .members import Mail, Member

if TYPE_CHECKING:
    from .room import Room


def answer(room: "Room") -> tuple[str, tuple[int, ...]] | None:
    """The first seat that is asked something it has answered once and for all, with its answer."""
    for seat in room.to_act:
        for name in sorted(_answers_of(room, seat)):
            found = room.game.standing[name].answer(room.table.reading, room.number_of(seat))
            if found is not None:
                return seat, found
    return None


def _answers_of(room: "Room", seat: str) -> frozenset[str]:
    """The standing answers of a seat; one of the computer follows all people in those that are for all."""
    if not room.played_by_computer(seat):
        return room.seats[seat].standing & room.game.standing.keys()
    people = [other.standing for name, other in room.seats.items() if not room.played_by_computer(name)]
    return frozenset(
        name
        for name, offered in room.game.standing.items()
        if offered.for_all and all(name in given for given in people or [room.seats[seat].standing])
    )


def offers(room: "Room", seat: str) -> list[str]:
    """The standing answers that would answer what a seat is asked now."""
    reading, number = room.table.reading, room.number_of(seat)
    return [name for name, offered in room.game.standing.items() if offered.answer(reading, number) is not None]


def set_one(room: "Room", member: Member, seat: str, name: str, on: bool) -> Mail:
    """A seat answers a question once and for all, or wants to be asked it again; who is away is answered for too."""
    room.need_seat(member, seat)
    _need(room, name)
    room.append("standing", {"seat": seat, "name": name, "on": on})
    return [*room.tell_seats(), *follow(room)]


def begin_with(room: "Room", names: Iterable[str]) -> Mail:
    """Every seat begins with these standing answers."""
    for name in names:
        _need(room, name)
        for seat in room.seats:
            room.append("standing", {"seat": seat, "name": name, "on": True})
    return []


def _need(room: "Room", name: str) -> None:
    if name not in room.game.standing:
        known = ", ".join(room.game.standing) or "none"
        raise Refusal("error.has_no_standing_answer", id=room.game.id, name=repr(name), known=known)


def follow(room: "Room") -> Mail:
    """Give the standing answers to what is asked now."""
    before = room.table.ply
    return room.played(before) if not room.over and answer(room) is not None else []
