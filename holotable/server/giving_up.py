"""Giving up: seats of the computer that see no way to win offer it, and the person who is left accepts or plays on.

An offer is made only where it would end the game: all seats of the computer see no way to win, and one person plays against
them. Neither a battle of a campaign, whose end counts in the next one, nor a seat that a person handed to the computer is
given up like this.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holotable.players.hope import Outlook, Resolve

from . import wire
from .errors import Refusal
from .members import Mail, Member
from .notices import told
from .store import LogRow

if TYPE_CHECKING:
    from .room import Room

ENTRIES = ("offer", "declined")
"""The entries of the log that are written here; each has a sentence for all at the table."""
ENDS_AN_OFFER = {"declined", "back", "seat", "resign", "flag", "over"}
"""The entries after which an offer no longer stands."""


@dataclass(frozen=True)
class Offer:
    """Seats of the computer offer to give up, and whose answer they wait for."""

    number: int
    seats: tuple[str, ...]
    to: str


class Offers:
    """What the log says of a room's offers, and how its computer players judge their chances."""

    def __init__(self) -> None:
        self.resolve = Resolve()
        self.standing: Offer | None = None

    def fold(self, row: LogRow) -> None:
        """What an entry means for the offers."""
        if row.kind == "play":
            self.resolve.chose(row.data["seat"])
        elif row.kind == "offer":
            self.standing = Offer(row.number, tuple(row.data["seats"]), row.data["to"])
        elif row.kind == "declined":
            for seat in row.data["seats"]:
                self.resolve.declined(seat)
        if row.kind in ENDS_AN_OFFER:
            self.standing = None


def givers(room: "Room") -> list[str]:
    """The seats of the computer that may give up together, since that would end the game; none where it would not."""
    if room.header.campaign is not None or opponent(room) is None:
        return []
    others = [row for row in room.header.seats if row.seat not in room.resigned and row.seat != opponent(room)]
    always = all(row.kind == "computer" and room.seats[row.seat].kind == "computer" for row in others)
    return [row.seat for row in others] if always else []


def opponent(room: "Room") -> str | None:
    """The seat of the one person who still plays against the computer."""
    people = [name for name, seat in room.seats.items() if seat.kind == "human" and name not in room.resigned]
    return people[0] if len(people) == 1 else None


def after_choice(room: "Room", seat: str, found: Outlook | None) -> Mail:
    """A computer player has chosen: it may offer to give up, or take its offer back because it sees a way to win again."""
    offers, seats = room.offers, givers(room)
    if found is None or room.over or seat not in seats:
        return []
    offers.resolve.judged(seat, found)
    if offers.standing is not None:
        return [] if found.hopeless else _decline(room, offers.standing, "table.hopes", [seat])
    if not all(offers.resolve.is_broken(giver) for giver in seats):
        return []
    room.append("offer", {"seats": seats, "to": opponent(room), "text": _noted(room, "table.offers", seats)})
    return [*room.tell_chat(), *room.tell_state()]


def answer(room: "Room", member: Member, message: wire.AnswerOffer) -> Mail:
    """Accept an offer, which ends the game as the computer's resignation, or play on."""
    offer = room.offers.standing
    if offer is None or offer.number != message.offer:
        raise Refusal("error.offer_give_up_has")
    if offer.to not in member.seats:
        raise Refusal("error.offer_does_not_wait")
    return _give_up(room, offer.seats) if message.accept else _decline(room, offer, "table.declines", [offer.to])


def shown(room: "Room", member: Member) -> wire.Offer | None:
    """The offer that waits for a member's answer, in their language."""
    offer = room.offers.standing
    if offer is None or offer.to not in member.seats:
        return None
    text = told(_noted(room, "table.offers", offer.seats), member.words)
    return wire.Offer(number=offer.number, seats=list(offer.seats), text=text)


def _give_up(room: "Room", seats: Sequence[str]) -> Mail:
    """All these seats are out, and with the last of them the game ends."""
    mail: Mail = []
    for seat in seats[:-1]:
        room.append("resign", {"seat": seat, "text": room.said("event.resigned", seat)})
        mail += room.tell_chat()
    return [*mail, *room.drop_out("resign", seats[-1], room.said("event.resigned", seats[-1]))]


def _decline(room: "Room", offer: Offer, key: str, speakers: Sequence[str]) -> Mail:
    """The game goes on, and the seats that offered to give up say nothing of it for a while."""
    room.append("declined", {"seats": list(offer.seats), "text": _noted(room, key, speakers)})
    return [*room.tell_chat(), *room.tell_state()]


def _noted(room: "Room", key: str, seats: Sequence[str]) -> str:
    """A notice about who sits in each of these seats."""
    return " ".join(room.said(key, seat) for seat in seats)
