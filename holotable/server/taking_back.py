"""Taking back: freely what told nobody anything, as practice where nobody else plays, or with the others' consent."""

from typing import TYPE_CHECKING

from holotable.core.vocabulary import Args

from . import wire
from .chronicle import Wish
from .errors import Refusal
from .members import Mail, Member
from .notices import noted, told

if TYPE_CHECKING:
    from .room import Room


def free(room: "Room", member: Member) -> int:
    """How many of their last choices a member may take back freely."""
    alone = len(member.seats) == 1 and not room.other_people(member)
    return max((room.table.free_take_backs(seat, alone) for seat in member.seats), default=0)


def take_back(room: "Room", member: Member, target: int) -> Mail:
    """Take back to a ply, or ask the others for it."""
    if room.over:
        raise Refusal("error.game_over_secret_shown")
    own = [i for i, entry in enumerate(room.table.log) if entry.seat in member.seats]
    if not own:
        raise Refusal("error.you_have_made_no")
    if target == room.table.ply:
        target = own[-1]
    if not 0 <= target < room.table.ply or target > own[-1]:
        raise Refusal("error.take_back_goes_back", what=own[-1])
    seat = room.table.log[own[-1]].seat
    if room.table.ply - target <= free(room, member):
        return _go_back(room, target, seat, [], practice=False)
    others = room.other_people(member)
    if not others:
        return _go_back(room, target, seat, [], practice=True)
    room.append("wish", {"seat": seat, "to": target, "others": others})
    return wish_mail(room, room.members)


def wish_mail(room: "Room", members: list[Member]) -> Mail:
    """The wishes that wait for the answer of these members."""
    mail: Mail = []
    for wish in room.wishes.values():
        text = room.said("table.wishes", wish.seat, what=_last_choices(room, wish.target))
        mail += [
            (member, wire.AskConsent(ask=wish.number, seat=wish.seat, text=told(text, member.words)).model_dump_json())
            for member in members
            if wish.waiting & set(member.seats)
        ]
    return mail


def consent(room: "Room", member: Member, number: int, yes: bool) -> Mail:
    """Answer a wish; when all agree, it is done."""
    wish = room.wishes.get(number)
    if wish is None:
        raise Refusal("error.wish_take_back_has")
    mine = wish.waiting & set(member.seats)
    if not mine:
        raise Refusal("error.wish_does_not_wait")
    room.append("answer", {"wish": number, "seats": sorted(mine), "yes": yes})
    if not yes:
        return disagreement(room, wish, sorted(mine))
    if wish.waiting:
        return []
    return _go_back(room, wish.target, wish.seat, wish.agreed, practice=False)


def disagreement(room: "Room", wish: Wish, seats: list[str]) -> Mail:
    """Who wished hears that others do not agree."""
    text = room.said("table.disagrees", seats[0])
    wished = [member for member in room.members if wish.seat in member.seats]
    return [(member, wire.Refused(reason=told(text, member.words)).model_dump_json()) for member in wished]


def _last_choices(room: "Room", target: int) -> Args:
    """The choices since a ply, as words of a notice."""
    count = room.table.ply - target
    return {"key": "name.last-choice"} if count == 1 else {"key": "table.last_choices", "count": count}


def _go_back(room: "Room", target: int, seat: str, agreed: list[str], practice: bool) -> Mail:
    said = [room.said("table.takes_back", seat, what=_last_choices(room, target))]
    if agreed:
        said.append(noted("table.agreed", seats=[room.seats[other].name or other for other in agreed]))
    if practice and not room.practice:
        said.append(noted("table.practice"))
    room.append("back", {"to": target, "by": seat, "agreed": agreed, "practice": practice, "text": " ".join(said)})
    room.go_back(target, practice)
    room.keep_time()
    return [*room.tell_chat(), *room.tell_state()]
