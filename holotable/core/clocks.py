"""Clocks: how much time each seat has to choose. They belong to a table and not to the rules of its game.

A live clock gives every seat one time for the whole game, and gives an increment back after each of its turns. A clock of
days gives every turn so many days. A turn begins when a seat is asked and ends when it is asked no more, however many
choices it made in between.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .checks import is_whole, shown
from .errors import BadOption, BadSave

MINUTE, DAY = 60.0, 86400.0
FREE_SECONDS = 3.0
"""So long nobody is charged at the beginning of a turn: for the way to a screen and back, and for answers that are given by
themselves because there is only one. It is the same for every turn, so that no clock tells what somebody holds."""
LONGEST = {"live": 180, "days": 14}
MOST_INCREMENT = 60


@dataclass(frozen=True)
class TimeControl:
    """How a table is timed: so many minutes for the whole game with an increment in seconds, or so many days a turn."""

    kind: str
    amount: int
    increment: int = 0

    @classmethod
    def of(cls, data: Any) -> "TimeControl":
        """The time control that JSON from outside means; raises `BadOption` with a sentence otherwise."""
        try:
            control = cls(**data)
        except TypeError:
            raise BadOption("error.clock_has_kind_amount") from None
        control.check()
        return control

    @classmethod
    def read(cls, text: str) -> "TimeControl":
        """The time control that people write: ``10+5`` is ten minutes and five seconds a turn, ``3d`` is three days a turn."""
        amount, plus, increment = text.removesuffix("d").partition("+")
        kind = "days" if text.endswith("d") else "live"
        if not amount.isdecimal() or (plus and not increment.isdecimal()):
            raise BadOption("error.clock_written_like_minutes", text=shown(text))
        control = cls(kind, int(amount), int(increment or 0))
        control.check()
        return control

    def check(self) -> None:
        """Refuse a clock that nobody could play with."""
        if self.kind not in LONGEST:
            raise BadOption("error.kind_clock_live_or", kind=shown(self.kind))
        unit = "minutes" if self.kind == "live" else "days"
        if not is_whole(self.amount) or not 1 <= self.amount <= LONGEST[self.kind]:
            raise BadOption("error.clock_has_from_not", what=LONGEST[self.kind], unit=unit, amount=shown(self.amount))
        most = MOST_INCREMENT if self.kind == "live" else 0
        if not is_whole(self.increment) or not 0 <= self.increment <= most:
            raise BadOption("error.increment_such_clock_from", most=most, increment=shown(self.increment))

    @property
    def seconds(self) -> float:
        """The time of a seat at the beginning."""
        return self.amount * (MINUTE if self.kind == "live" else DAY)


class Clocks:
    """The time that each seat has left, and since when it runs. Times are seconds of one clock on the wall."""

    def __init__(self, control: TimeControl, seats: Collection[str]) -> None:
        self.control = control
        self.left = dict.fromkeys(seats, control.seconds)
        self.since: dict[str, float] = {}
        self.begun = False
        self.absences: Sequence[tuple[float, float]] = ()
        """When whoever keeps the time was away itself; nobody is charged for that."""

    def left_at(self, seat: str, now: float) -> float:
        """What a seat has left at a moment; never less than nothing."""
        if seat not in self.since:
            return self.left[seat]
        since = self.since[seat]
        return max(0.0, self.left[seat] - max(0.0, now - since - self._absent(since, now)))

    def _absent(self, begin: float, end: float) -> float:
        """How much of a span nobody kept the time."""
        gone, up_to = 0.0, begin
        for first, last in sorted(self.absences):
            gone += max(0.0, min(last, end) - max(first, up_to))
            up_to = max(up_to, last)
        return gone

    def fallen(self, now: float) -> list[str]:
        """The seats whose time is up."""
        return [seat for seat in self.since if self.left_at(seat, now) <= 0]

    def falls_at(self, now: float) -> float | None:
        """When the next flag falls if nobody chooses anything; None while no clock runs."""
        starts = {seat: max(now, since) for seat, since in self.since.items()}
        return min((starts[seat] + self.left_at(seat, now) for seat in starts), default=None)

    def after(self, now: float, asked: Collection[str], played: Collection[str] = ()) -> dict[str, Any]:
        """The clocks once these seats are asked.

        `played` are the seats that have just chosen. A seat that was asked before and has not chosen goes on as it was.
        """
        left, since = dict(self.left), dict(self.since)
        for seat in self.since:
            if seat in played or seat not in asked:
                left[seat] = self.left_at(seat, now)
                del since[seat]
                if seat in played and seat not in asked:
                    left[seat] = max(left[seat], min(self.control.seconds, left[seat] + self.control.increment))
        for seat in asked:
            if seat not in since:
                begins = seat not in self.since
                if begins and self.control.kind == "days":
                    left[seat] = self.control.seconds
                since[seat] = now + (FREE_SECONDS if begins else 0.0)
        return {"left": _rounded(left), "since": _rounded(since)}

    @classmethod
    def of_save(cls, data: Any, seats: Collection[str]) -> "Clocks":
        """The clocks as a save has them, all of them standing still."""
        left = data.get("left") if isinstance(data, dict) else None
        if not isinstance(left, dict) or set(left) != set(seats) or not all(_is_time(value) for value in left.values()):
            raise BadSave("error.clock_save_does_not")
        clocks = cls(TimeControl.of({name: value for name, value in data.items() if name != "left"}), seats)
        clocks.left = {seat: float(left[seat]) for seat in seats}
        return clocks

    def to_save(self, now: float) -> dict[str, Any]:
        """The time control, and what each seat has left at a moment."""
        return {**vars(self.control), "left": _rounded({seat: self.left_at(seat, now) for seat in self.left})}

    def set(self, data: Mapping[str, Any]) -> None:
        """Let the clocks be as `after` said."""
        self.begun = True
        self.left = dict(data["left"])
        self.since = dict(data["since"])


def _is_time(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= DAY * LONGEST["days"]


def _rounded(times: Mapping[str, float]) -> dict[str, float]:
    return {seat: round(seconds, 3) for seat, seconds in times.items()}


def shown_time(seconds: float) -> str:
    """A time for people: ``2 d 4 h``, ``1:05:09``, ``9:41``, ``0:07``."""
    if seconds >= DAY:
        return f"{int(seconds // DAY)} d {int(seconds % DAY // 3600)} h"
    whole = int(seconds)
    hours, minutes, rest = whole // 3600, whole % 3600 // 60, whole % 60
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
