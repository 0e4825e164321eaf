"""What people are shown of a room: each the view, choices and events of one seat, and nothing else."""

import time
from typing import TYPE_CHECKING, Any

from holotable.core import dice
from holotable.core import table as tables
from holotable.core.choices import Shortcut, choice_id
from holotable.core.words import Catalogue

from . import giving_up, levels, questions, standing, taking_back, wire
from .events import events
from .members import Member
from .notices import told
from .seats import hashed, seat_link, seat_token, watch_link, watch_token

if TYPE_CHECKING:
    from .room import Room


def seat_infos(room: "Room", words: Catalogue) -> list[wire.SeatInfo]:
    """Who sits where, in the words of a language."""
    looks, online = room.game.looks(room.seats), room.online
    return [
        wire.SeatInfo(
            seat=seat.seat,
            title=room.title_of(seat.seat, words),
            plural=words.is_plural(seat.seat) and not seat.name,
            name=seat.name,
            kind=seat.kind,  # type: ignore[arg-type]
            level=seat.level,
            plays=words.text(levels.title(seat.level)) if seat.level else "",
            online=seat.seat in online,
            faction=looks[seat.seat],
            asked=seat.asked,
            standing=[_standing(words, name, name in seat.standing) for name in room.game.standing],
        )
        for seat in room.seats.values()
    ]


def _standing(words: Catalogue, name: str, on: bool) -> wire.StandingInfo:
    return wire.StandingInfo(id=name, text=words.say(f"standing.{name}"), on=on)


def chat_line(line: wire.ChatLine, words: Catalogue) -> wire.ChatLine:
    """A line of the chat; what the table itself says is told in the words of a language."""
    if line.seat is not None:
        return line
    changed = {"name": words.say("table.onlooker")} if line.name else {"text": told(line.text, words)}
    return line.model_copy(update=changed)


def clocks(room: "Room") -> dict[str, wire.SeatClock]:
    """The time of every seat at this moment; empty at a table without clocks."""
    kept, now = room.clocks, time.time()
    if kept is None:
        return {}
    starts = {seat: max(0.0, since - now) for seat, since in kept.since.items()}
    return {seat: wire.SeatClock(left=kept.left_at(seat, now), starts=starts.get(seat)) for seat in room.seats}


def _table_info(room: "Room", member: Member) -> dict[str, Any]:
    """The fields of `wire.TableInfo`, which begin every message about the table itself."""
    return {
        "table": room.id,
        "game": room.game.id,
        "title": room.game.title,
        "options": room.game.open_options(room.header.options, member.seats),
        "seats": seat_infos(room, member.words),
        "you": list(member.seats),
        "host": member.host is not None,
        "practice": room.practice,
        "clock": room.header.clock,
        "listed": room.listed,
    }


def summary(room: "Room", member: Member) -> wire.Summary:
    """The table in short."""
    return wire.Summary(
        **_table_info(room, member),
        ply=room.plies,
        to_act=list(room.to_act),
        over=room.over,
        winners=room.winners,
        opened=room.header.opened,
        outdated=room.outdated.say(member.words.language) if room.outdated else None,
        clocks=clocks(room),
    )


def welcome(room: "Room", member: Member, waiting: str | None) -> wire.Welcome:
    """The first answer to a hello; the host also gets the links of the seats that are not theirs."""
    invite = {}
    if member.host is not None:
        now = time.time()
        # after a rematch with swapped sides the link of one seat opens another
        tokens = [seat_token(member.host, name) for name in room.seats]
        free = [seat for seat in room.seats.values() if seat.seat not in member.seats and seat.opens_by_link(now)]
        invite = {seat.seat: seat_link(room.id, t) for seat in free for t in tokens if seat.link == hashed(t)}
    return wire.Welcome(
        **_table_info(room, member),
        drawing={} if room.outdated else member.words.translated(room.game.board(room.header.options)),
        commitment=dice.commitment(room.header.secret) if room.header.secret else "",
        invite=invite,
        watch=watch_link(room.id, watch_token(member.host)) if member.host else None,
        unlocked=[seat for seat in member.seats if seat in member.by_link],
        chat=_stored_log(room, member) if room.outdated else [chat_line(line, member.words) for line in room.chat],
        waiting=room.outdated.say(member.words.language) if room.outdated else waiting,
        campaign=room.header.campaign,
    )


def state(room: "Room", member: Member) -> wire.State:
    """All there is to see and to do for a member now; from here on they are taken to know it."""
    over, to_act = room.over, room.to_act
    asked = [seat for seat in to_act if seat in member.seats and not room.played_by_computer(seat)]
    seat = _eyes(member, asked)
    mine = seat if seat in asked else None
    since = _known(room, member, seat)
    member.viewing, member.ply, member.branch = seat, room.plies, room.branch
    return wire.State(
        ply=room.plies,
        branch=room.branch,
        view=room.shown.view(seat),
        viewing=seat,
        objectives=room.shown.objectives(seat, member.words),
        choices=room.shown.choices(mine, member.words) if mine is not None else [],
        shortcuts=_shortcuts(room, mine, member.words) if mine is not None else [],
        events=_told(room, seat, member.words, since),
        reset=since < 0,
        ask=_ask(room, member, mine, to_act),
        to_act=list(to_act),
        over=over,
        winners=room.winners if over else [],
        scores=room.scores,
        resigned=list(room.resigned),
        flagged=list(room.flagged),
        offer=giving_up.shown(room, member),
        rematch=room.rematch,
        clocks=clocks(room),
        take_back=_take_back(room, member, over),
        practice=room.practice,
        secret=(room.header.secret.hex() or None) if over else None,
        seats=seat_infos(room, member.words),
    )


def _eyes(member: Member, asked: list[str]) -> str | None:
    """Through whose eyes a member looks: a seat of theirs that is asked; while none is, the one that acted last."""
    return asked[0] if asked and member.viewing not in asked else member.viewing


def lobby_entry(room: "Room") -> wire.LobbyEntry | None:
    """A listed table as the lobby shows it; None where there is nothing to join or to watch."""
    if not room.listed or room.over or room.outdated:
        return None
    usual = {option.name: option.default for option in room.game.options}
    known = room.game.open_options(room.header.options, ())
    chosen = {name: value for name, value in known.items() if value != usual.get(name)}
    return wire.LobbyEntry(
        table=room.id,
        game=room.game.id,
        title=room.game.title,
        options={name: value for name, value in chosen.items() if value is None or isinstance(value, (str, int, bool))},
        seats=[
            wire.LobbySeat(**seat.model_dump(include=set(wire.LobbySeat.model_fields))) for seat in seat_infos(room, room.words)
        ],
        clock=room.header.clock,  # type: ignore[arg-type]
        ply=room.plies,
        opened=room.header.opened,
    )


def _known(room: "Room", member: Member, seat: str | None) -> int:
    """The ply up to which a member has the events; -1 when they need all, as after a change of eyes that saw otherwise."""
    if member.ply is None or member.branch != room.branch or not 0 <= member.ply <= room.plies:
        return -1
    if seat != member.viewing and room.shown.saw_otherwise(seat, member.viewing):
        return -1
    if any(at >= member.ply for at in room.out_at.values()):
        return -1
    return member.ply


def _told(room: "Room", seat: str | None, words: Catalogue, since: int) -> list[wire.Event]:
    """What happened since a ply as a seat saw it, with who gave up or had no time left."""
    told = _events_since(room.table, since, seat, words)
    out = [_out(room, loser, min(at, room.plies), words) for loser, at in room.out_at.items() if at > since]
    return sorted([*told, *out], key=lambda found: found.ply)


def _out(room: "Room", seat: str, ply: int, words: Catalogue) -> wire.Event:
    kind = "flagged" if seat in room.flagged else "resigned"
    text = words.say(f"event.{kind}", seat=room.seats[seat].name or seat)
    return wire.Event(ply=ply, seat=seat, kind=kind, args={"seat": seat}, text=text, clause="", roll=None)


def _events_since(table: tables.Table, ply: int, seat: str | None, words: Catalogue) -> list[wire.Event]:
    """The events after a ply that a seat may see; -1 is from the very beginning."""
    if ply < 0:
        return events(table.game, table.events_for(seat), words)
    new = [found for entry in table.log[ply:] for found in entry.events if seat in found.seats]
    looks_back = table.game.settled is not None and bool(new)
    return events(table.game, table.events_for(seat) if looks_back else new, words, len(new))


def _ask(room: "Room", member: Member, seat: str | None, to_act: tuple[str, ...]) -> wire.Ask:
    """What a seat is asked; for who is not asked, whom the table waits for."""
    if seat is not None:
        hides = questions.hides(room, seat) and bool(room.other_people(member))
        return wire.Ask(
            seat=seat,
            text=room.table.ask(seat, member.words),
            hides=hides,
            may_pass=questions.may_pass(room, seat),
            standing=standing.offers(room, seat),
        )
    if room.over:
        return wire.Ask(seat=None, text=member.words.say("table.over"))
    return wire.Ask(seat=None, text=member.words.say("table.waiting", seats=list(to_act)))


def _take_back(room: "Room", member: Member, over: bool) -> wire.TakeBack:
    mine = not over and any(entry.seat in member.seats for entry in room.table.log)
    others = bool(room.other_people(member))
    free = taking_back.free(room, member) if mine else 0
    return wire.TakeBack(free=free, consent=mine and others, practice=mine and not others)


def _shortcuts(room: "Room", seat: str, words: Catalogue) -> list[wire.Shortcut]:
    return [_shortcut(found) for found in room.table.shortcuts(seat, words)]


def _shortcut(found: Shortcut) -> wire.Shortcut:
    return wire.Shortcut(id=found.id, seat=found.seat, text=found.text, path=list(found.path))


def about(room: "Room", member: Member, thing: str) -> wire.AboutMessage:
    """What there is to know of a thing, through the eyes of a member."""
    seat = member.viewing
    told = room.table.about(seat, thing, member.words)
    return wire.AboutMessage(
        ply=room.plies,
        branch=room.branch,
        thing=thing,
        areas=[wire.Area(kind=area.kind, text=area.text, places=list(area.places)) for area in told.areas],
        notes=[wire.Note(**vars(note)) for note in told.notes],
        routes=[_shortcut(found) for found in _routes(room, seat, thing, member.words)],
    )


def _routes(room: "Room", seat: str | None, thing: str, words: Catalogue) -> list[Shortcut]:
    """The routes of a thing for a person who may move it now."""
    if seat is None or room.over or room.played_by_computer(seat):
        return []
    return room.table.routes(seat, thing, words)


def whole_save(room: "Room") -> dict[str, Any]:
    """The whole game, with who plays which seat, so that it can be played on anywhere."""
    who = {seat.seat: {"kind": seat.kind, "level": seat.level, "name": seat.name} for seat in room.seats.values()}
    return room.table.to_save() | _beside_the_rules(room) | {"seats": who}


def save(room: "Room", member: Member, token: str) -> dict[str, Any]:
    """The whole save after the end; before it only what the member may see, and the token that opens their table again."""
    if room.outdated:
        return _stored_save(room, member)
    whole = room.table.to_save() | _beside_the_rules(room)
    if room.over:
        return whole
    seat = member.viewing
    hidden = {"actions", "secret", "seed", "result", "start"}
    return {k: v for k, v in whole.items() if k not in hidden} | {
        "unfinished": True,
        "resume": {"table": room.id, "tokens": [token]},
        "options": room.game.open_options(room.header.options, member.seats),
        "seen_by": seat,
        "actions": [line if line["seat"] in member.seats else {"seat": line["seat"]} for line in whole["actions"]],
        "events": [event.model_dump() for event in events(room.game, room.table.events_for(seat), member.words)],
        "view": room.table.view(seat),
    }


def _beside_the_rules(room: "Room") -> dict[str, Any]:
    """What a save says of a table beyond its game: who gave up, whose time ran out, and the clocks."""
    found: dict[str, Any] = {"resigned": room.resigned, "flagged": room.flagged}
    if room.clocks is not None:
        found["clock"] = room.clocks.to_save(time.time())
    return {name: value for name, value in found.items() if value}


# A table of other rules: what is stored of it, without its game


def _stored_log(room: "Room", member: Member) -> list[wire.ChatLine]:
    """What was said and chosen, in order; the choices of others only after the end, for they may be secret."""
    shown = [row for row in room.stored_choices() if room.over or row.data["seat"] in member.seats]
    chosen = [
        wire.ChatLine(
            seat=row.data["seat"],
            name=room.name_of(row.data["seat"]),
            text=choice_id(row.data["kind"], row.data["args"]),
            at=row.at,
        )
        for row in shown
    ]
    said = [chat_line(line, member.words) for line in room.chat]
    return sorted([*said, *chosen], key=lambda line: line.at)


def _stored_save(room: "Room", member: Member) -> dict[str, Any]:
    """The save as its own version of the rules can read it; before the end without the others' choices and the secret."""
    header = room.header
    lines = [row.data for row in room.stored_choices()]
    save = {
        "holotable": tables.SAVE_FORMAT,
        "game": header.game,
        "rules": header.rules,
        "options": header.options if room.over else room.game.open_options(header.options, member.seats),
        "commitment": dice.commitment(header.secret),
    }
    if not room.over:
        own = [line if line["seat"] in member.seats else {"seat": line["seat"]} for line in lines]
        return {**save, "unfinished": True, "seen_by": member.viewing, "actions": own}
    result = room.scores if room.ended else None
    return {
        **save,
        "seed": 0,
        "secret": header.secret.hex(),
        "actions": lines,
        "result": result,
        **_beside_the_rules(room),
    }
