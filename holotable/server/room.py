"""A room: one table in play with its people, as plain code that knows no sockets.

Every method is called with the room to itself (the hub sees to that) and returns the mail to be delivered after it. What
changes anything is validated and becomes an entry of the log in `unwritten`; the hub has it committed, and only then is it told
to anybody. A room whose commit failed is thrown away; the next visitor rebuilds it from its log.
"""

import time
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from holotable import players
from holotable.core import game as registry
from holotable.core import repeating
from holotable.core import table as tables
from holotable.core.clocks import Clocks, TimeControl
from holotable.core.words import DEFAULT_LANGUAGE
from holotable.players.hope import Decision
from holotable.players.roster import dealt_anew

from . import giving_up, levels, presenter, wire
from .errors import Refusal
from .members import Mail, Member
from .seats import CLAIM_SECONDS, Seat, hashed
from .shown import OddsQuestion, Shown
from .store import Header, LogRow

CHAT_KEPT = 200
TURNS = {"play", "back", "resign", "flag", "seat", "over", "clock", "rematch", *giving_up.ENTRIES}
"""Entries after which everybody is told the whole state."""


@dataclass
class Wish:
    """A wish to take back that waits for the others' consent."""

    number: int
    seat: str
    target: int
    waiting: set[str]
    agreed: list[str] = field(default_factory=list)


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


class Room:
    """One table in play."""

    def __init__(self, header: Header, log: Iterable[LogRow]) -> None:
        self.header = header
        self.id = header.id
        self.game = registry.get(header.game)
        self.words = self.game.words()
        self.seats = {row.seat: Seat(row.seat, row.kind, row.level, row.name, row.token, row.webhook) for row in header.seats}
        self.members: list[Member] = []
        self.elsewhere: dict[str, frozenset[str]] = {}
        """The seats whose people are connected to other processes, by process."""
        self.chat: list[wire.ChatLine] = []
        self.resigned: list[str] = []
        self.out_at: dict[str, int] = {}
        """The ply at which each seat that is out gave up, or had no time left."""
        self.flagged: list[str] = []
        self.clocks = Clocks(TimeControl(**header.clock), self.seats) if header.clock else None
        self.ended: dict[str, Any] | None = None
        self.practice = header.practice
        self.listed = False
        self.whole = header.origin is not None
        """Whether somebody has the whole game in a file and can know its dice, so that nobody else can sit down."""
        self.rematch: wire.Rematch | None = None
        self.branch = 0
        self.revision = 0
        self.length = 0
        self.plies = 0
        self.unwritten: list[LogRow] = []
        self.wishes: dict[int, Wish] = {}
        self.offers = giving_up.Offers()
        self.repetition: repeating.Repetition | None = None
        self.shown = Shown(self)
        self._asked: set[str] = set()
        self._pending = list(log)
        self._table: tables.Table | None = None
        for row in self._pending:
            self._fold(row)

    # The log

    def open(self) -> None:
        """Rebuild the game from the log; may take a moment, and compiles what was never compiled."""
        if self._table is not None:
            return
        if self.outdated:
            raise Refusal(self.outdated)
        origin = self.header.origin
        if origin is not None:
            table = tables.Table.opening_of(origin)
        else:
            table = tables.Table(self.game.id, self.header.options, seed=0, secret=self.header.secret)
        for row in self._pending:
            if row.kind == "play":
                table.replay_line(row.data, row.number)
            elif row.kind == "back":
                table.undo(table.ply - row.data["to"], same_dice=row.data["practice"])
        self._pending = []
        self._table = table
        self._asked = set(self.to_act)
        self._keep_time()

    @property
    def outdated(self) -> str | None:
        """Why the table can be looked at but not played on, in a sentence; None where its rules are those of this server."""
        if self.header.rules == self.game.rules_version:
            return None
        was = f"This table was opened with rules version {self.header.rules} of {self.game.id}"
        return f"{was}; this server plays version {self.game.rules_version}, so it cannot be played on."

    def stored_choices(self) -> list[LogRow]:
        """The entries of the choices that stand, of a table whose game was not rebuilt."""
        kept: list[LogRow] = []
        for row in self._pending:
            if row.kind == "play":
                kept.append(row)
            elif row.kind == "back":
                del kept[row.data["to"] :]
        return kept

    @property
    def table(self) -> tables.Table:
        """The game itself, once `open` has been called."""
        assert self._table is not None
        return self._table

    @property
    def is_open(self) -> bool:
        """Whether the game has been rebuilt."""
        return self._table is not None

    def append(self, kind: str, data: dict[str, Any]) -> None:
        """Write an entry, and let it mean what it means."""
        row = LogRow(self.length, time.time(), kind, data)
        self.unwritten.append(row)
        self._fold(row)

    def take_unwritten(self) -> list[LogRow]:
        """The entries that are still to be committed, handed over to who does it."""
        rows, self.unwritten = self.unwritten, []
        return rows

    @property
    def astray(self) -> bool:
        """Whether the room is not what its log says, after a failure halfway."""
        return bool(self.unwritten) or (self.is_open and self.table.ply != self.plies)

    def _fold(self, row: LogRow) -> None:
        """What an entry means for everything but the game."""
        self.length = row.number + 1
        data = row.data
        self.offers.fold(row)
        if row.kind == "chat":
            self._fold_chat(data["seat"], data["name"], data["text"], row.at)
        elif row.kind == "name":
            self.seats[data["seat"]].name = data["name"]
        elif row.kind == "standing":
            self._fold_standing(self.seats[data["seat"]], data["name"], data["on"])
        elif row.kind == "asked":
            self.seats[data["seat"]].asked = data["on"]
        elif row.kind == "key":
            self.seats[data["seat"]].key = data["key"]
        elif row.kind == "wish":
            self.wishes = {row.number: Wish(row.number, data["seat"], data["to"], set(data["others"]))}
        elif row.kind == "answer":
            self._fold_answer(data)
        elif row.kind == "over":
            self.ended = data
        elif row.kind in giving_up.ENTRIES:
            self._fold_chat(None, "", data["text"], row.at)
        elif row.kind == "whole":
            self.practice = self.whole = True
            self._fold_chat(None, "", data["text"], row.at)
        elif row.kind == "list":
            self.listed = data["on"]
        elif row.kind == "rematch":
            self.rematch = wire.Rematch(table=data["table"], seat=data["seat"], swap=data["swap"])
            self._fold_chat(None, "", data["text"], row.at)
        elif row.kind == "seat":
            self._fold_seat(self.seats[data["seat"]], data, row.at)
        elif row.kind == "clock":
            if self.clocks is not None:
                self.clocks.set(data)
        else:
            self.revision += 1
            self.wishes = {}
            if row.kind == "play":
                self.plies += 1
            elif row.kind == "back":
                self.plies = data["to"]
                self.branch += 1
                self.practice = self.practice or data["practice"]
                self._fold_chat(None, "", data["text"], row.at)
            elif row.kind in ("resign", "flag"):
                self.resigned.append(data["seat"])
                self.out_at[data["seat"]] = self.plies
                if row.kind == "flag":
                    self.flagged.append(data["seat"])
                self._fold_chat(None, "", data["text"], row.at)

    def _fold_standing(self, seat: Seat, name: str, on: bool) -> None:
        seat.standing = seat.standing | {name} if on else seat.standing - {name}

    def _fold_seat(self, seat: Seat, data: dict[str, Any], at: float) -> None:
        """Somebody else sits in a seat now; who was away when others handed it on keeps a claim to it for a while."""
        if data.get("away"):
            seat.claimed_until = at + CLAIM_SECONDS if seat.kind == "human" else seat.claimed_until
        else:
            seat.claimed_until = 0.0
        seat.kind, seat.level, seat.asked = data["kind"], data["level"], True
        seat.from_lobby = data.get("from_lobby", False)
        if data.get("by_link"):
            seat.key = None
        if data.get("text"):
            self._fold_chat(None, "", data["text"], at)

    def _fold_answer(self, data: dict[str, Any]) -> None:
        """Somebody answered a wish; one that was refused has passed."""
        wish = self.wishes.get(data["wish"])
        if wish is not None and data["yes"]:
            wish.waiting -= set(data["seats"])
            wish.agreed += data["seats"]
        elif wish is not None:
            del self.wishes[wish.number]

    def follow(self, rows: Iterable[LogRow]) -> Mail:
        """Catch up with what other processes have written, and tell everybody here."""
        mail: Mail = []
        kinds = set()
        for row in rows:
            if row.number != self.length:
                continue
            kinds.add(row.kind)
            wish, said = self.wishes.get(row.data.get("wish", -1)), self.chat
            self._fold(row)
            self._carry_over(row)
            mail += self.tell_chat() if self.chat is not said else []
            mail += self._unseated(row.data["seat"]) if row.kind == "key" else []
            mail += self._wish_mail(self.members) if row.kind == "wish" else []
            mail += self._disagreement(wish, row.data["seats"]) if row.kind == "answer" and wish and not row.data["yes"] else []
        if not kinds:
            return []
        if self.is_open and "play" in kinds and self.repetition is not None:
            return [*mail, *self._played(self.table.ply)]
        return [*mail, *(self.tell_state() if self.is_open and kinds & TURNS else self._tell_seats())]

    def _carry_over(self, row: LogRow) -> None:
        """What an entry of another process means for the game."""
        if self._table is None:
            self._pending.append(row)
        elif row.kind == "play":
            self._table.replay_line(row.data, row.number)
        elif row.kind == "back":
            self._table.undo(self._table.ply - row.data["to"], same_dice=row.data["practice"])
            self.repetition = None

    def _fold_chat(self, seat: str | None, name: str, text: str, at: float) -> None:
        self.chat = [*self.chat, wire.ChatLine(seat=seat, name=name, text=text, at=at)][-CHAT_KEPT:]

    # What is the case

    @property
    def given_up(self) -> bool:
        """Whether the game has ended because all but one gave up."""
        return len(self.resigned) >= len(self.seats) - 1

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or because all but one gave up."""
        return self.given_up or (self.table.over if self.is_open else self.ended is not None)

    @property
    def scores(self) -> dict[str, float]:
        """Each seat's score."""
        if self.is_open and self.table.over:
            return self.table.scores
        if self.given_up:
            return {seat: float(seat not in self.resigned) for seat in self.seats}
        return dict(self.ended["scores"]) if self.ended else dict.fromkeys(self.seats, 0.0)

    @property
    def winners(self) -> list[str]:
        """The seats that won."""
        if self.is_open and self.table.over:
            return list(self.table.winners)
        if self.given_up:
            return [seat for seat in self.seats if seat not in self.resigned]
        return list(self.ended["winners"]) if self.ended else []

    @property
    def to_act(self) -> tuple[str, ...]:
        """The seats that are asked now."""
        return () if self.over or not self.is_open else self.table.to_act

    def played_by_computer(self, seat: str) -> bool:
        """Whether the computer plays a seat; it plays on for one that gave up."""
        return self.seats[seat].kind == "computer" or seat in self.resigned

    def level_of(self, seat: str) -> str:
        """The level the computer plays a seat at."""
        return self.seats[seat].level or players.DEFAULT_LEVEL

    def name_of(self, seat: str) -> str:
        """Who sits in a seat, in words."""
        return self.seats[seat].name or self.title_of(seat)

    def said(self, key: str, seat: str, **more: Any) -> str:
        """A sentence about who sits in a seat."""
        return self.words.say(key, seat=self.seats[seat].name or seat, **more)

    def title_of(self, seat: str) -> str:
        """What people call a seat."""
        title = self.words.name(seat)
        return title[:1].upper() + title[1:]

    def member_for(self, tokens: Iterable[str], language: str = DEFAULT_LANGUAGE) -> Member | None:
        """The member these tokens make; None if none of them belongs to this table.

        A language that the game does not speak is no reason to leave somebody outside: they are told in English.
        """
        held: dict[str, bool] = {}
        host: str | None = None
        known = False
        now = time.time()
        for token in tokens:
            digest = hashed(token)
            opened = [seat for seat in self.seats.values() if seat.opens_to(digest, now)]
            if digest == self.header.host:
                host = token
            elif digest != self.header.watch and not opened:
                continue
            for seat in opened:
                held[seat.seat] = digest == seat.link and held.get(seat.seat, True)
            known = True
        known = known or self.listed
        mine = tuple(seat for seat in self.seats if seat in held)
        words = self.game.words(language if language in self.game.languages else DEFAULT_LANGUAGE)
        by_link = frozenset(seat for seat in mine if held[seat])
        return Member(mine, words, host, by_link, mine[0] if mine else None) if known else None

    # Coming and going

    def join(self, member: Member) -> Mail:
        """Somebody comes in; an open seat is theirs from now on, and so is one that others handed on while they were away."""
        if member not in self.members:
            self.members.append(member)
        mail: Mail = []
        for seat in member.seats:
            back = self.seats[seat].kind != "human" and self.seats[seat].is_persons(time.time())
            if back or self.seats[seat].kind == "open":
                text = self.said("table.back" if back else "table.came", seat)
                taken = {"seat": seat, "kind": "human", "level": None, "text": text, "by_link": seat in member.by_link}
                self.append("seat", taken)
                mail += self.tell_chat()
        self._keep_time()
        return [*self._tell_seats(without=member), *(letter for letter in mail if letter[0] is not member)]

    def leave(self, member: Member) -> Mail:
        """A connection is gone."""
        if member in self.members:
            self.members.remove(member)
        return self._tell_seats()

    def _tell_seats(self, without: Member | None = None) -> Mail:
        text = wire.Seats(seats=presenter.seat_infos(self), clocks=presenter.clocks(self), listed=self.listed).model_dump_json()
        return [(member, text) for member in self.members if member is not without]

    def welcome(self, member: Member, waiting: str | None = None) -> Mail:
        """The first answer to a hello."""
        return [(member, presenter.welcome(self, member, waiting).model_dump_json())]

    def show(self, member: Member) -> Mail:
        """The state for one member, and the wishes that wait for their answer."""
        return [(member, presenter.state(self, member).model_dump_json()), *self._wish_mail([member])]

    def look_back(self, member: Member, ply: int) -> Mail:
        """How the game stood, for one member, through the eyes with which they look now."""
        return [(member, self.shown.past(member.viewing, member.words, ply).model_dump_json())]

    def tell_state(self) -> Mail:
        """The state for everybody here."""
        return [(member, presenter.state(self, member).model_dump_json()) for member in self.members]

    # Playing

    def play(self, member: Member, message: wire.Play) -> Mail:
        """Make a choice; one made on an old state is answered with where the game is."""
        if instead := self._instead(member, message):
            return instead
        choice = self.shown.find(message.seat, message.choice, member.words)
        if message.count is not None and choice.amount is None:
            raise Refusal(f"{choice.id} carries no amount.")
        more: dict[str, Any] = {}
        if message.count is not None and choice.amount is not None:
            more[choice.amount[0]] = message.count
        before = self.table.ply
        if message.keep is not None:
            self.repetition = repeating.begin(self.table, choice, message.keep)
        else:
            self._stop_repetition_of(message.seat)
            self.table.play(choice, **more)
        member.viewing = message.seat
        return self._played(before)

    def play_shortcut(self, member: Member, message: wire.PlayShortcut) -> Mail:
        """Make several choices at once; each is an entry of the log."""
        if instead := self._instead(member, message):
            return instead
        before = self.table.ply
        self._stop_repetition_of(message.seat)
        self.table.play_shortcut(message.seat, message.shortcut, message.thing)
        member.viewing = message.seat
        return self._played(before)

    def computer_plays(self, seat: str, decision: Decision, revision: int) -> Mail:
        """The computer makes its choice, if the question still stands; it may offer to give up then."""
        if revision != self.revision or seat not in self.answered_for():
            return []
        before = self.table.ply
        self.table.play_actions(seat, decision.actions)
        done = wire.Thinking(seat=seat, done=1).model_dump_json()
        played = [*((member, done) for member in self.members), *self._played(before)]
        return [*played, *giving_up.after_choice(self, seat, decision.outlook)]

    def _instead(self, member: Member, message: wire.Play | wire.PlayShortcut) -> Mail:
        """What is said instead of making a choice: that time was up, or where the game is if it was made on an old state."""
        if fallen := self.let_flags_fall():
            return fallen
        if message.ply != self.table.ply or (message.branch is not None and message.branch != self.branch):
            return self._where_we_are(member)
        self._need_turn(member, message.seat)
        return []

    def _where_we_are(self, member: Member) -> Mail:
        """A word to who was sent the present state already, or else the state."""
        if (member.ply, member.branch) != (self.table.ply, self.branch):
            return self.show(member)
        return [(member, wire.Stale(ply=self.table.ply, branch=self.branch).model_dump_json())]

    def need_player(self, member: Member) -> None:
        """Refuse who only looks on."""
        if not member.seats and member.host is None:
            raise Refusal("Only who plays at this table can tell the computer to play now.")

    def _need_turn(self, member: Member, seat: str) -> None:
        self._need_seat(member, seat)
        if self.over:
            raise Refusal("The game is over; nobody has a choice.")
        if self.played_by_computer(seat):
            raise Refusal(f"The computer plays {self.words.name(seat)} now; take the seat back first.")

    def _stop_repetition_of(self, seat: str) -> None:
        """A seat that decides for itself again repeats nothing any more."""
        if self.repetition is not None and self.repetition.seat == seat:
            self.repetition = None

    def _played(self, before: int) -> Mail:
        """Write down what was chosen since a ply, and what a repetition goes on to choose; then tell everybody."""
        self._go_on()
        for entry in self.table.log[before:]:
            self.append("play", entry.line())
        self._write_end()
        self._keep_time({entry.seat for entry in self.table.log[before:]})
        return self.tell_state()

    def _go_on(self) -> None:
        """What is chosen without anybody being asked: standing answers, and the next battle of a repeated attack."""
        known = -1
        while known != self.table.ply:
            known = self.table.ply
            self.repetition = repeating.go_on(self.table, self.repetition)
            if (found := self._standing_answer()) is not None:
                self.table.play_actions(*found)

    def _standing_answer(self) -> tuple[str, tuple[int, ...]] | None:
        """The first seat that is asked something it has answered once and for all, with its answer."""
        for seat in self.to_act:
            for name in sorted(self._standing_of(seat)):
                answer = self.game.standing[name].answer(self.table.reading, self._number(seat))
                if answer is not None:
                    return seat, answer
        return None

    def _standing_of(self, seat: str) -> frozenset[str]:
        """The standing answers of a seat; one of the computer follows all people in those that are for all."""
        if not self.played_by_computer(seat):
            return self.seats[seat].standing & self.game.standing.keys()
        people = [other.standing for name, other in self.seats.items() if not self.played_by_computer(name)]
        return frozenset(
            name
            for name, standing in self.game.standing.items()
            if standing.for_all and all(name in given for given in people or [self.seats[seat].standing])
        )

    def standing_offers(self, seat: str) -> list[str]:
        """The standing answers that would answer what a seat is asked now."""
        reading, number = self.table.reading, self._number(seat)
        return [name for name, standing in self.game.standing.items() if standing.answer(reading, number) is not None]

    def set_standing(self, member: Member, seat: str, name: str, on: bool) -> Mail:
        """A seat answers a question once and for all, or wants to be asked it again; who is away is answered for too."""
        self._need_seat(member, seat)
        self._need_standing(name)
        self.append("standing", {"seat": seat, "name": name, "on": on})
        return [*self._tell_seats(), *self.follow_standing()]

    def stand_from_the_start(self, names: Iterable[str]) -> Mail:
        """Every seat begins with these standing answers."""
        for name in names:
            self._need_standing(name)
            for seat in self.seats:
                self.append("standing", {"seat": seat, "name": name, "on": True})
        return []

    def _need_standing(self, name: str) -> None:
        if name not in self.game.standing:
            known = ", ".join(self.game.standing) or "none"
            raise Refusal(f"{self.game.id} has no standing answer {name!r}; there is {known}.")

    def follow_standing(self) -> Mail:
        """Give the standing answers to what is asked now."""
        before = self.table.ply
        return self._played(before) if not self.over and self._standing_answer() is not None else []

    def _write_end(self) -> None:
        """The end of the game is an entry too, so that the log can be read without the rules."""
        if self.over:
            self.append("over", {"scores": self.scores, "winners": self.winners})

    def _need_seat(self, member: Member, seat: str) -> None:
        if seat not in self.seats:
            raise Refusal(f"There is no seat {seat!r}; the seats are {', '.join(self.seats)}.")
        if seat not in member.seats:
            raise Refusal(f"{self.title_of(seat)} is not your seat.")

    # Taking back

    def other_people(self, member: Member) -> list[str]:
        """The seats of other people, whose consent is needed; also of who is away while the computer plays for them."""
        now = time.time()
        others = [seat for seat in self.seats if seat not in member.seats and seat not in self.resigned]
        return [seat for seat in others if self.seats[seat].is_persons(now)]

    def free_take_backs(self, member: Member) -> int:
        """How many of their last choices a member may take back freely."""
        alone = len(member.seats) == 1 and not self.other_people(member)
        return max((self.table.free_take_backs(seat, alone) for seat in member.seats), default=0)

    def take_back(self, member: Member, target: int) -> Mail:
        """Take back to a ply: freely, as practice where nobody else plays, or after the others' consent."""
        if self.over:
            raise Refusal("The game is over and its secret is shown; nothing can be taken back.")
        own = [i for i, entry in enumerate(self.table.log) if entry.seat in member.seats]
        if not own:
            raise Refusal("You have made no choice that could be taken back.")
        if target == self.table.ply:
            target = own[-1]
        if not 0 <= target < self.table.ply or target > own[-1]:
            raise Refusal(f"A take-back goes back before a choice of yours, to a ply from 0 to {own[-1]}.")
        seat = self.table.log[own[-1]].seat
        count = self.table.ply - target
        if count <= self.free_take_backs(member):
            return self._go_back(target, seat, [], practice=False)
        others = self.other_people(member)
        if not others:
            return self._go_back(target, seat, [], practice=True)
        self.append("wish", {"seat": seat, "to": target, "others": others})
        return self._wish_mail(self.members)

    def _wish_mail(self, members: list[Member]) -> Mail:
        mail: Mail = []
        for wish in self.wishes.values():
            text = self.said("table.wishes", wish.seat, what=self._last_choices(wish.target))
            message = wire.AskConsent(ask=wish.number, seat=wish.seat, text=text).model_dump_json()
            mail += [(member, message) for member in members if wish.waiting & set(member.seats)]
        return mail

    def _last_choices(self, target: int) -> str:
        """The choices since a ply, in words."""
        count = self.table.ply - target
        said = self.words.name("last-choice") if count == 1 else self.words.say("table.last_choices", count=count)
        return said[:1].lower() + said[1:]

    def consent(self, member: Member, number: int, yes: bool) -> Mail:
        """Answer a wish; when all agree, it is done."""
        wish = self.wishes.get(number)
        if wish is None:
            raise Refusal("That wish to take back has passed.")
        mine = wish.waiting & set(member.seats)
        if not mine:
            raise Refusal("That wish does not wait for your answer.")
        self.append("answer", {"wish": number, "seats": sorted(mine), "yes": yes})
        if not yes:
            return self._disagreement(wish, sorted(mine))
        if wish.waiting:
            return []
        return self._go_back(wish.target, wish.seat, wish.agreed, practice=False)

    def _disagreement(self, wish: Wish, seats: list[str]) -> Mail:
        """Who wished hears that others do not agree."""
        no = wire.Refused(reason=self.said("table.disagrees", seats[0])).model_dump_json()
        return [(member, no) for member in self.members if wish.seat in member.seats]

    def _go_back(self, target: int, seat: str, agreed: list[str], practice: bool) -> Mail:
        told = [self.said("table.takes_back", seat, what=self._last_choices(target))]
        if agreed:
            told.append(self.words.say("table.agreed", seats=[self.name_of(other) for other in agreed]))
        if practice and not self.practice:
            told.append(self.words.say("table.practice"))
        self.append("back", {"to": target, "by": seat, "agreed": agreed, "practice": practice, "text": " ".join(told)})
        self.repetition = None
        self.table.undo(self.table.ply - target, same_dice=practice)
        self._keep_time()
        return [*self.tell_chat(), *self.tell_state()]

    # Seats and words

    def say(self, member: Member, text: str) -> Mail:
        """A line of the chat."""
        seat = member.viewing
        name = self.name_of(seat) if seat else "Onlooker"
        self.append("chat", {"seat": seat, "name": name, "text": text})
        return self.tell_chat()

    def tell_chat(self) -> Mail:
        """The last line of the chat for everybody here."""
        text = self.chat[-1].model_dump_json()
        return [(member, text) for member in self.members]

    def set_name(self, member: Member, seat: str, name: str) -> Mail:
        """Say who sits in a seat."""
        self._need_seat(member, seat)
        self.append("name", {"seat": seat, "name": name})
        return self._tell_seats()

    def set_computer(self, member: Member, seat: str, level: str | None) -> Mail:
        """Let the computer take a seat over, or give it back to people."""
        if seat not in self.seats:
            raise Refusal(f"There is no seat {seat!r}; the seats are {', '.join(self.seats)}.")
        online = seat in self.online
        if seat not in member.seats and (member.host is None or online):
            raise Refusal(f"Only who holds the seat can hand {self.words.name(seat)} to the computer or take it back.")
        if level is not None:
            levels.check(level, self.game.id)
        kind = "computer" if level is not None else "human" if online else "open"
        if kind == "open" and self.whole:
            raise Refusal("The whole game was saved, so its dice are known; nobody else can sit down here.")
        away = seat not in member.seats and self.seats[seat].is_persons(time.time()) and not self._never_came(seat)
        text = self._handing_on(seat, kind, away)
        self.append("seat", {"seat": seat, "kind": kind, "level": level, "away": away, "text": text})
        self._keep_time()
        return [*self.tell_chat(), *self.tell_state()]

    def _never_came(self, seat: str) -> bool:
        """Whether somebody from the lobby took a seat and chose nothing; they can be replaced at once."""
        return self.seats[seat].from_lobby and not any(entry.seat == seat for entry in self.table.log)

    def _handing_on(self, seat: str, kind: str, away: bool) -> str:
        """What the log says of a seat that is handed on."""
        what = self.words.words[f"table.{'person' if kind == 'human' else kind}"]
        return self.said("table.away" if away and kind != "human" else "table.handed", seat, what=what)

    def set_asked(self, member: Member, seat: str, on: bool) -> Mail:
        """Whether a seat wishes to be asked where only a hidden card would give it a choice; all see what it wishes."""
        self._need_seat(member, seat)
        self.append("asked", {"seat": seat, "on": on})
        return self._tell_seats()

    def lock(self, member: Member, seat: str, key: str) -> Mail:
        """Lock a seat with a key of its person's own, so that its link, which the host knows, opens it no more."""
        self._need_seat(member, seat)
        if self.seats[seat].key is not None:
            raise Refusal(f"{self.title_of(seat)} is locked already.")
        if self.seats[seat].kind != "human":
            raise Refusal(f"No person sits in the seat of {self.words.name(seat)}, so it cannot be locked.")
        self.append("key", {"seat": seat, "key": hashed(key)})
        member.by_link -= {seat}
        return [*self._unseated(seat), *self._tell_seats()]

    def _unseated(self, seat: str) -> Mail:
        """Who holds a seat by its link loses it, for it is locked now."""
        mail: Mail = []
        for other in [other for other in self.members if seat in other.by_link]:
            other.seats = tuple(held for held in other.seats if held != seat)
            other.by_link -= {seat}
            other.viewing, other.ply = (other.seats[0] if other.seats else None), None
            mail += [*self.welcome(other), *(self.show(other) if self.is_open else [])]
        return mail

    @property
    def online(self) -> set[str]:
        """The seats whose people are connected, here or to another process."""
        return {seat for member in self.members for seat in member.seats}.union(*self.elsewhere.values())

    def hear_of(self, process: str, seats: frozenset[str]) -> Mail:
        """Whose people are connected to another process has changed."""
        before = self.online
        self.elsewhere[process] = seats
        if not seats:
            del self.elsewhere[process]
        return self._tell_seats() if self.online != before else []

    def save_whole(self, member: Member) -> Mail:
        """Let a member have the whole game as a file before its end, dice and all: only who plays all that people play."""
        others = [seat for name, seat in self.seats.items() if name not in member.seats]
        if not member.seats or any(seat.kind != "computer" or seat.is_persons(time.time()) for seat in others):
            raise Refusal("Other people play at this table, or may sit down; its whole game can be saved when it is over.")
        if self.whole or self.over:
            return []
        self.append("whole", {"text": self.words.say("table.whole")})
        return [*self.tell_chat(), *self.tell_state()]

    # Meeting

    def set_listed(self, member: Member, on: bool) -> Mail:
        """List the table in the lobby, or list it no more."""
        if member.host is None:
            raise Refusal("Only the host can list the table in the lobby, or take it off the list.")
        if on != self.listed:
            self.append("list", {"on": on})
        return self._tell_seats()

    def sit_down(self, seat: str, name: str, key: str) -> Mail:
        """Somebody from the lobby takes an open seat, with a key of their own that is given as its hash."""
        if seat not in self.seats or self.seats[seat].kind != "open" or self.seats[seat].is_persons(time.time()):
            raise Refusal("That seat is taken; look for another one in the lobby.")
        if name:
            self.append("name", {"seat": seat, "name": name})
        text = self.said("table.came", seat)
        self.append("seat", {"seat": seat, "kind": "human", "level": None, "text": text, "from_lobby": True})
        self.append("key", {"seat": seat, "key": key})
        self._keep_time()
        return [*self.tell_chat(), *self._tell_seats()]

    def need_rematch(self, member: Member) -> None:
        """Refuse a rematch that nobody could play."""
        if not member.seats:
            raise Refusal("Only who played at this table can ask for a rematch.")
        if not self.over:
            raise Refusal("A rematch begins when this game is over.")

    def offer_rematch(self, member: Member, table: str, swap: bool) -> Mail:
        """Tell everybody of the new table; of two offers the first stands."""
        if self.rematch is None:
            seat = member.seats[0]
            text = self.said("table.rematch", seat)
            self.append("rematch", {"table": table, "seat": seat, "swap": swap, "text": text})
        return [*self.tell_chat(), *self.tell_state()]

    def resign(self, member: Member, seat: str) -> Mail:
        """Give up; with more than two seats the computer plays on for the one that gave up."""
        self._need_seat(member, seat)
        if self.over or seat in self.resigned:
            raise Refusal("The game is over." if self.over else f"{self.title_of(seat)} has given up already.")
        return self.drop_out("resign", seat, self.said("event.resigned", seat))

    def drop_out(self, kind: str, seat: str, what: str) -> Mail:
        """A seat is out: of two that ends the game, with more seats the computer plays on for it."""
        ends = len(self.resigned) + 1 >= len(self.seats) - 1
        self.append(kind, {"seat": seat, "text": what if ends else f"{what} {self.words.say('table.plays_on')}"})
        self._write_end()
        self._stop_repetition_of(seat)
        self._keep_time()
        return [*self.tell_chat(), *self.tell_state()]

    # Clocks

    def _keep_time(self, played: Collection[str] = ()) -> None:
        """Let the clocks of the people run who are asked now; they begin when nobody is waited for to sit down."""
        if self.clocks is None or not self.is_open:
            return
        if not self.clocks.begun and any(seat.kind == "open" for seat in self.seats.values()):
            return
        asked = [seat for seat in self.to_act if not self.played_by_computer(seat)]
        times = self.clocks.after(time.time(), asked, played)
        if not self.clocks.begun or times != {"left": self.clocks.left, "since": self.clocks.since}:
            self.append("clock", times)

    @property
    def falls_at(self) -> float | None:
        """When the next flag falls if nobody chooses anything."""
        return None if self.clocks is None or not self.is_open else self.clocks.falls_at(time.time())

    def let_flags_fall(self) -> Mail:
        """Whoever has no time left is out."""
        mail: Mail = []
        for seat in self.clocks.fallen(time.time()) if self.clocks is not None else ():
            if not self.over and seat not in self.resigned:
                mail += self.drop_out("flag", seat, self.said("event.flagged", seat))
        return mail

    def notices(self) -> list[tuple[str, dict[str, Any]]]:
        """Where to tell whose turn it is now: the webhooks of the seats that have just been asked and are away."""
        asked = set(self.to_act)
        fresh, self._asked = asked - self._asked, asked
        found = []
        for seat in fresh - self.online:
            url = self.seats[seat].webhook
            if url and not self.played_by_computer(seat):
                about = {"table": self.id, "game": self.game.id, "title": self.game.title, "ply": self.table.ply}
                found.append((url, {**about, "seat": seat, "name": self.name_of(seat), "ask": self.table.ask(seat)}))
        return found

    # Computer players

    def answered_for(self) -> list[str]:
        """The seats that the server answers for now: a computer player thinks, or they wish not to be asked."""
        people = self.members or any(seat.kind == "human" for seat in self.seats.values())
        asked = self.to_act if people else ()
        return [seat for seat in asked if self.played_by_computer(seat) or (not self.seats[seat].asked and self.may_pass(seat))]

    def hides(self, seat: str) -> bool:
        """Whether nobody else may know if a seat that is asked has more than one choice."""
        return self.game.hides(self.table.reading, self._number(seat))

    def may_pass(self, seat: str) -> bool:
        """Whether the server can pass for a seat that does not wish to be asked."""
        return self._pass_of(seat) is not None

    def _pass_of(self, seat: str) -> int | None:
        return self.game.passing(self.table.reading, self._number(seat))

    def _number(self, seat: str) -> int:
        return list(self.seats).index(seat)

    def job(self, seat: str) -> Job | None:
        """The question to a computer player; None if the seat is not asked."""
        if seat not in self.to_act:
            return None
        number = self._number(seat)
        seed = int.from_bytes(np.random.default_rng().bytes(7), "big")
        record = bytes(dealt_anew(self.table, number, seed).tobytes())
        hides = self.hides(seat)
        level = levels.quick(self.level_of(seat)) if hides else self.level_of(seat)
        passes = None if self.played_by_computer(seat) else self._pass_of(seat)
        return Job(
            self.id,
            seat,
            levels.loadable(level),
            self.game.id,
            self.header.options,
            record,
            number,
            seed,
            self.revision,
            hides,
            passes,
            not hides and seat in giving_up.givers(self),
        )

    def hint_job(self, member: Member, seat: str) -> Job:
        """The question behind a hint; only where no other person plays."""
        self._need_seat(member, seat)
        if self.other_people(member):
            raise Refusal("Hints are for practice: other people play at this table.")
        job = self.job(seat)
        if job is None:
            raise Refusal(f"{self.title_of(seat)} is not asked now.")
        return job

    def odds_question(self, member: Member, seat: str) -> OddsQuestion | None:
        """The question what the choices of a seat may bring; None if it has none now."""
        self._need_seat(member, seat)
        asked = seat in self.to_act and not self.played_by_computer(seat)
        return self.shown.question(seat, member.words) if asked else None

    def about(self, member: Member, thing: str) -> Mail:
        """What there is to know of a thing for who points at it, and its routes if it is theirs to move."""
        return [(member, presenter.about(self, member, thing).model_dump_json())]

    def why_not(self, member: Member, message: wire.AskWhy) -> Mail:
        """Why a click on a place does nothing."""
        self._need_seat(member, message.seat)
        text = self.table.why_not(message.seat, message.thing, message.place, member.words)
        return [(member, wire.WhyMessage(place=message.place, text=text).model_dump_json())]

    def hinted(self, member: Member, ranked: list[tuple[str, float | None]], revision: int) -> Mail:
        """The answer to a hint, if the question still stands."""
        if revision != self.revision:
            return []
        shown = [wire.RankedChoice(choice=choice, win=win) for choice, win in ranked]
        return [(member, wire.HintMessage(ranked=shown).model_dump_json())]

    def thinking(self, seat: str, done: float) -> Mail:
        """How far a computer player is."""
        text = wire.Thinking(seat=seat, done=done).model_dump_json()
        return [(member, text) for member in self.members]
