"""What the log of a table says of everything but its game: who sits where, what was said, wished, given up and timed.

Every entry is folded in here, in its order, whether it was just written or read from the store. So a table that is read
again is the same table.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from holotable.core.clocks import Clocks, TimeControl

from . import giving_up, wire
from .seats import CLAIM_SECONDS, Seat
from .store import Header, LogRow

CHAT_KEPT = 200
MOVES = {"play", "back", "resign", "flag"}
"""Entries after which whatever was asked of a table before has passed."""


@dataclass
class Wish:
    """A wish to take back that waits for the others' consent."""

    number: int
    seat: str
    target: int
    waiting: set[str]
    agreed: list[str] = field(default_factory=list)


class Chronicle:
    """A table as its log tells it."""

    def __init__(self, header: Header, log: Iterable[LogRow]) -> None:
        self.header = header
        self.id = header.id
        self.seats = {row.seat: Seat(row.seat, row.kind, row.level, row.name, row.token, row.webhook) for row in header.seats}
        self.chat: list[wire.ChatLine] = []
        self.resigned: list[str] = []
        self.out_at: dict[str, int] = {}
        """The ply at which each seat that is out gave up, or had no time left."""
        self.flagged: list[str] = []
        self.clocks = Clocks(TimeControl(**header.clock), self.seats) if header.clock else None
        self.ended: dict[str, Any] | None = None
        self.practice = header.practice
        self.listed = False
        self.listed_by = header.id
        """The mark of the address that listed the table; of one listed by an older server the table itself."""
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
        for row in log:
            self.fold(row)

    def number_of(self, seat: str) -> int:
        """The number of a seat in the record."""
        return list(self.seats).index(seat)

    def append(self, kind: str, data: dict[str, Any]) -> None:
        """Write an entry, and let it mean what it means."""
        row = LogRow(self.length, time.time(), kind, data)
        self.unwritten.append(row)
        self.fold(row)

    def take_unwritten(self) -> list[LogRow]:
        """The entries that are still to be committed, handed over to who does it."""
        rows, self.unwritten = self.unwritten, []
        return rows

    def fold(self, row: LogRow) -> None:
        """What an entry means for everything but the game."""
        self.length = row.number + 1
        self.offers.fold(row)
        if row.kind in MOVES:
            self.revision += 1
            self.wishes = {}
        self._fold(row, row.data)
        if row.kind == "chat":
            self._say(row.data["seat"], row.data["name"], row.data["text"], row.at)
        elif row.kind != "play" and row.data.get("text"):
            self._say(None, "", row.data["text"], row.at)

    def _fold(self, row: LogRow, data: dict[str, Any]) -> None:
        """What an entry means beside what it says in the chat."""
        match row.kind:
            case "play":
                self.plies += 1
            case "back":
                self.plies = data["to"]
                self.branch += 1
                self.practice = self.practice or data["practice"]
            case "resign" | "flag":
                self._fold_out(row.kind, data["seat"])
            case "over":
                self.ended = data
            case "wish":
                self.wishes = {row.number: Wish(row.number, data["seat"], data["to"], set(data["others"]))}
            case "answer":
                self._fold_answer(data)
            case "seat":
                self._fold_seat(self.seats[data["seat"]], data, row.at)
            case "name":
                self.seats[data["seat"]].name = data["name"]
            case "key":
                self.seats[data["seat"]].key = data["key"]
            case "asked":
                self.seats[data["seat"]].asked = data["on"]
            case "standing":
                self._fold_standing(self.seats[data["seat"]], data["name"], data["on"])
            case "clock" if self.clocks is not None:
                self.clocks.set(data)
            case "whole":
                self.practice = self.whole = True
            case "list":
                self.listed, self.listed_by = data["on"], data.get("by", self.id)
            case "rematch":
                self.rematch = wire.Rematch(table=data["table"], seat=data["seat"], swap=data["swap"])

    def _fold_out(self, kind: str, seat: str) -> None:
        """A seat gave up, or had no time left."""
        self.resigned.append(seat)
        self.out_at[seat] = self.plies
        if kind == "flag":
            self.flagged.append(seat)

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

    def _fold_answer(self, data: dict[str, Any]) -> None:
        """Somebody answered a wish; one that was refused has passed."""
        wish = self.wishes.get(data["wish"])
        if wish is not None and data["yes"]:
            wish.waiting -= set(data["seats"])
            wish.agreed += data["seats"]
        elif wish is not None:
            del self.wishes[wish.number]

    def _say(self, seat: str | None, name: str, text: str, at: float) -> None:
        self.chat = [*self.chat, wire.ChatLine(seat=seat, name=name, text=text, at=at)][-CHAT_KEPT:]
