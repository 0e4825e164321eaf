"""A room: one table in play with its people, as plain code that knows no sockets.

Every method is called with the room to itself (the hub sees to that) and returns the mail to be delivered after it. What
changes anything is validated and becomes an entry of the log in `unwritten`; the hub has it committed, and only then is it told
to anybody. A room whose commit failed is thrown away; the next visitor rebuilds it from its log.
"""

import time
from collections.abc import Collection, Iterable
from typing import Any

from holotable import players
from holotable.core import game as registry
from holotable.core import repeating
from holotable.core import table as tables
from holotable.core.refusals import Named
from holotable.core.words import DEFAULT_LANGUAGE, Catalogue
from holotable.players.hope import Decision

from . import giving_up, levels, presenter, questions, standing, taking_back, wire
from .chronicle import Chronicle
from .errors import Refusal
from .limits import mark_of
from .members import Mail, Member
from .notices import noted
from .seats import hashed
from .shown import OddsQuestion, Shown
from .store import Header, LogRow

ONLOOKER = "Onlooker"
"""How the log names who has no seat; each reads it in their own words."""
TURNS = {"play", "back", "resign", "flag", "seat", "over", "clock", "rematch", *giving_up.ENTRIES}
"""Entries after which everybody is told the whole state."""


class Room(Chronicle):
    """One table in play: its chronicle, its game, and the people who are here."""

    def __init__(self, header: Header, log: Iterable[LogRow]) -> None:
        self.game = registry.get(header.game)
        self.words = self.game.words()
        self.members: list[Member] = []
        self.elsewhere: dict[str, frozenset[str]] = {}
        """The seats whose people are connected to other processes, by process."""
        self.repetition: repeating.Repetition | None = None
        self.shown = Shown(self)
        self._asked: set[str] = set()
        self._pending = list(log)
        self._table: tables.Table | None = None
        super().__init__(header, self._pending)

    # The log

    def open(self) -> None:
        """Rebuild the game from the log; may take a moment, and compiles what was never compiled."""
        if self._table is not None:
            return
        if self.outdated:
            raise self.outdated
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
        self.keep_time()

    @property
    def outdated(self) -> Refusal | None:
        """Why the table can be looked at but not played on; None where its rules are those of this server."""
        was, now = self.header.rules, self.game.rules_version
        return None if was == now else Refusal("error.table_of_other_rules", was=was, now=now, id=self.game.id)

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

    @property
    def astray(self) -> bool:
        """Whether the room is not what its log says, after a failure halfway."""
        return bool(self.unwritten) or (self.is_open and self.table.ply != self.plies)

    def follow(self, rows: Iterable[LogRow]) -> Mail:
        """Catch up with what other processes have written, and tell everybody here."""
        mail: Mail = []
        kinds = set()
        for row in rows:
            if row.number != self.length:
                continue
            kinds.add(row.kind)
            wish, said = self.wishes.get(row.data.get("wish", -1)), self.chat
            self.fold(row)
            self._carry_over(row)
            mail += self.tell_chat() if self.chat is not said else []
            mail += self._unseated(row.data["seat"]) if row.kind == "key" else []
            mail += taking_back.wish_mail(self, self.members) if row.kind == "wish" else []
            if row.kind == "answer" and wish is not None and not row.data["yes"]:
                mail += taking_back.disagreement(self, wish, row.data["seats"])
        if not kinds:
            return []
        if self.is_open and "play" in kinds and self.repetition is not None:
            return [*mail, *self.played(self.table.ply)]
        return [*mail, *(self.tell_state() if self.is_open and kinds & TURNS else self.tell_seats())]

    def _carry_over(self, row: LogRow) -> None:
        """What an entry of another process means for the game."""
        if self._table is None:
            self._pending.append(row)
        elif row.kind == "play":
            self._table.replay_line(row.data, row.number)
        elif row.kind == "back":
            self.go_back(row.data["to"], row.data["practice"])

    def go_back(self, target: int, practice: bool) -> None:
        """The game stands where it stood before; in practice the same choices have the same dice again."""
        self.repetition = None
        self.table.undo(self.table.ply - target, same_dice=practice)

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
        """A notice about who sits in a seat."""
        return noted(key, seat=self.seats[seat].name or seat, **more)

    def title_of(self, seat: str, words: Catalogue | None = None) -> str:
        """What people call a seat."""
        title = (words or self.words).name(seat)
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
        words = self.game.words_in(language)
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
        self.keep_time()
        return [*self.tell_seats(without=member), *(letter for letter in mail if letter[0] is not member)]

    def leave(self, member: Member) -> Mail:
        """A connection is gone."""
        if member in self.members:
            self.members.remove(member)
        return self.tell_seats()

    def tell_seats(self, without: Member | None = None) -> Mail:
        """Who sits where, for everybody here."""
        clocks = presenter.clocks(self)
        text = {
            words: wire.Seats(seats=presenter.seat_infos(self, words), clocks=clocks, listed=self.listed).model_dump_json()
            for words in {member.words for member in self.members}
        }
        return [(member, text[member.words]) for member in self.members if member is not without]

    def welcome(self, member: Member, waiting: str | None = None) -> Mail:
        """The first answer to a hello."""
        return [(member, presenter.welcome(self, member, waiting).model_dump_json())]

    def show(self, member: Member) -> Mail:
        """The state for one member, and the wishes that wait for their answer."""
        return [(member, presenter.state(self, member).model_dump_json()), *taking_back.wish_mail(self, [member])]

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
            raise Refusal("error.carries_no_amount", id=choice.id)
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
        return self.played(before)

    def play_shortcut(self, member: Member, message: wire.PlayShortcut) -> Mail:
        """Make several choices at once; each is an entry of the log."""
        if instead := self._instead(member, message):
            return instead
        before = self.table.ply
        self._stop_repetition_of(message.seat)
        self.table.play_shortcut(message.seat, message.shortcut, message.thing)
        member.viewing = message.seat
        return self.played(before)

    def computer_plays(self, seat: str, decision: Decision, revision: int) -> Mail:
        """The computer makes its choice, if the question still stands; it may offer to give up then."""
        if revision != self.revision or seat not in questions.answered_for(self):
            return []
        before = self.table.ply
        self.table.play_actions(seat, decision.actions)
        done = wire.Thinking(seat=seat, done=1).model_dump_json()
        played = [*((member, done) for member in self.members), *self.played(before)]
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
            raise Refusal("error.only_who_plays_at")

    def _need_turn(self, member: Member, seat: str) -> None:
        self.need_seat(member, seat)
        if self.over:
            raise Refusal("error.game_over_nobody_has")
        if self.played_by_computer(seat):
            raise Refusal("error.computer_plays_now_take", seat=Named(self.game.id, seat))

    def _stop_repetition_of(self, seat: str) -> None:
        """A seat that decides for itself again repeats nothing any more."""
        if self.repetition is not None and self.repetition.seat == seat:
            self.repetition = None

    def played(self, before: int) -> Mail:
        """Write down what was chosen since a ply, and what a repetition goes on to choose; then tell everybody."""
        self._go_on()
        for entry in self.table.log[before:]:
            self.append("play", entry.line())
        self._write_end()
        self.keep_time({entry.seat for entry in self.table.log[before:]})
        return self.tell_state()

    def _go_on(self) -> None:
        """What is chosen without anybody being asked: standing answers, and the next battle of a repeated attack."""
        known = -1
        while known != self.table.ply:
            known = self.table.ply
            self.repetition = repeating.go_on(self.table, self.repetition)
            if (found := standing.answer(self)) is not None:
                self.table.play_actions(*found)

    def _write_end(self) -> None:
        """The end of the game is an entry too, so that the log can be read without the rules."""
        if self.over:
            self.append("over", {"scores": self.scores, "winners": self.winners})

    def need_seat(self, member: Member, seat: str) -> None:
        """Refuse a seat that is none of the member's."""
        if seat not in self.seats:
            raise Refusal("error.no_seat_seats_2", seat=repr(seat), seats=", ".join(self.seats))
        if seat not in member.seats:
            raise Refusal("error.not_your_seat", seat=Named(self.game.id, seat))

    def other_people(self, member: Member) -> list[str]:
        """The seats of other people, whose consent is needed; also of who is away while the computer plays for them."""
        now = time.time()
        others = [seat for seat in self.seats if seat not in member.seats and seat not in self.resigned]
        return [seat for seat in others if self.seats[seat].is_persons(now)]

    # Seats and words

    def say(self, member: Member, text: str) -> Mail:
        """A line of the chat."""
        seat = member.viewing
        name = self.name_of(seat) if seat else ONLOOKER
        self.append("chat", {"seat": seat, "name": name, "text": text})
        return self.tell_chat()

    def tell_chat(self) -> Mail:
        """The last line of the chat for everybody here."""
        last = self.chat[-1]
        lines = {words: presenter.chat_line(last, words).model_dump_json() for words in {m.words for m in self.members}}
        return [(member, lines[member.words]) for member in self.members]

    def set_name(self, member: Member, seat: str, name: str) -> Mail:
        """Say who sits in a seat."""
        self.need_seat(member, seat)
        self.append("name", {"seat": seat, "name": name})
        return self.tell_seats()

    def set_computer(self, member: Member, seat: str, level: str | None) -> Mail:
        """Let the computer take a seat over, or give it back to people."""
        if seat not in self.seats:
            raise Refusal("error.no_seat_seats_3", seat=repr(seat), seats=", ".join(self.seats))
        online = seat in self.online
        if seat not in member.seats and (member.host is None or online):
            raise Refusal("error.only_who_holds_seat", seat=Named(self.game.id, seat))
        if level is not None:
            levels.check(level, self.game.id)
        kind = "computer" if level is not None else "human" if online else "open"
        if kind == "open" and self.whole:
            raise Refusal("error.whole_game_was_saved")
        away = seat not in member.seats and self.seats[seat].is_persons(time.time()) and not self._never_came(seat)
        text = self._handing_on(seat, kind, away)
        self.append("seat", {"seat": seat, "kind": kind, "level": level, "away": away, "text": text})
        self.keep_time()
        return [*self.tell_chat(), *self.tell_state()]

    def _never_came(self, seat: str) -> bool:
        """Whether somebody from the lobby took a seat and chose nothing; they can be replaced at once."""
        return self.seats[seat].from_lobby and not any(entry.seat == seat for entry in self.table.log)

    def _handing_on(self, seat: str, kind: str, away: bool) -> str:
        """What the log says of a seat that is handed on."""
        what = {"key": f"table.{'person' if kind == 'human' else kind}"}
        return self.said("table.away" if away and kind != "human" else "table.handed", seat, what=what)

    def set_asked(self, member: Member, seat: str, on: bool) -> Mail:
        """Whether a seat wishes to be asked where only a hidden card would give it a choice; all see what it wishes."""
        self.need_seat(member, seat)
        self.append("asked", {"seat": seat, "on": on})
        return self.tell_seats()

    def lock(self, member: Member, seat: str, key: str) -> Mail:
        """Lock a seat with a key of its person's own, so that its link, which the host knows, opens it no more."""
        self.need_seat(member, seat)
        if self.seats[seat].key is not None:
            raise Refusal("error.locked_already", seat=Named(self.game.id, seat))
        if self.seats[seat].kind != "human":
            raise Refusal("error.no_person_sits_seat", seat=Named(self.game.id, seat))
        self.append("key", {"seat": seat, "key": hashed(key)})
        member.by_link -= {seat}
        return [*self._unseated(seat), *self.tell_seats()]

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
        return self.tell_seats() if self.online != before else []

    def save_whole(self, member: Member) -> Mail:
        """Let a member have the whole game as a file before its end, dice and all: only who plays all that people play."""
        others = [seat for name, seat in self.seats.items() if name not in member.seats]
        if not member.seats or any(seat.kind != "computer" or seat.is_persons(time.time()) for seat in others):
            raise Refusal("error.other_people_play_at")
        if self.whole or self.over:
            return []
        self.append("whole", {"text": noted("table.whole")})
        return [*self.tell_chat(), *self.tell_state()]

    # Meeting

    def set_listed(self, member: Member, on: bool) -> Mail:
        """List the table in the lobby, or list it no more."""
        if member.host is None:
            raise Refusal("error.only_host_can_list")
        if on != self.listed:
            self.append("list", {"on": on, "by": mark_of(member.address)})
        return self.tell_seats()

    def sit_down(self, seat: str, name: str, key: str) -> Mail:
        """Somebody from the lobby takes an open seat, with a key of their own that is given as its hash."""
        if seat not in self.seats or self.seats[seat].kind != "open" or self.seats[seat].is_persons(time.time()):
            raise Refusal("error.seat_taken_look_for")
        if name:
            self.append("name", {"seat": seat, "name": name})
        text = self.said("table.came", seat)
        self.append("seat", {"seat": seat, "kind": "human", "level": None, "text": text, "from_lobby": True})
        self.append("key", {"seat": seat, "key": key})
        self.keep_time()
        return [*self.tell_chat(), *self.tell_seats()]

    def need_rematch(self, member: Member) -> None:
        """Refuse a rematch that nobody could play."""
        if not member.seats:
            raise Refusal("error.only_who_played_at")
        if not self.over:
            raise Refusal("error.rematch_begins_when_game")

    def offer_rematch(self, member: Member, table: str, swap: bool) -> Mail:
        """Tell everybody of the new table; of two offers the first stands."""
        if self.rematch is None:
            seat = member.seats[0]
            text = self.said("table.rematch", seat)
            self.append("rematch", {"table": table, "seat": seat, "swap": swap, "text": text})
        return [*self.tell_chat(), *self.tell_state()]

    def resign(self, member: Member, seat: str) -> Mail:
        """Give up; with more than two seats the computer plays on for the one that gave up."""
        self.need_seat(member, seat)
        if self.over or seat in self.resigned:
            raise Refusal("error.game_over") if self.over else Refusal("error.given_up_already", seat=Named(self.game.id, seat))
        return self.drop_out("resign", seat, self.said("event.resigned", seat))

    def drop_out(self, kind: str, seat: str, what: str) -> Mail:
        """A seat is out: of two that ends the game, with more seats the computer plays on for it."""
        ends = len(self.resigned) + 1 >= len(self.seats) - 1
        self.append(kind, {"seat": seat, "text": what if ends else f"{what} {noted('table.plays_on')}"})
        self._write_end()
        self._stop_repetition_of(seat)
        self.keep_time()
        return [*self.tell_chat(), *self.tell_state()]

    # Clocks

    def keep_time(self, played: Collection[str] = ()) -> None:
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

    def odds_question(self, member: Member, seat: str) -> OddsQuestion | None:
        """The question what the choices of a seat may bring; None if it has none now."""
        self.need_seat(member, seat)
        asked = seat in self.to_act and not self.played_by_computer(seat)
        return self.shown.question(seat, member.words) if asked else None

    def about(self, member: Member, thing: str) -> Mail:
        """What there is to know of a thing for who points at it, and its routes if it is theirs to move."""
        return [(member, presenter.about(self, member, thing).model_dump_json())]

    def why_not(self, member: Member, message: wire.AskWhy) -> Mail:
        """Why a click on a place does nothing."""
        self.need_seat(member, message.seat)
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
