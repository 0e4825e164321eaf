"""Options, JSON positions and views of `sketch`, to the record and back."""

from typing import Any

from holotable.core import records
from holotable.core.checks import need, one_of, table, whole
from holotable.core.records import Record

from . import rules
from .state import CROSS, NOBODY, OPTIONS, RING, SEATS, SIDE, SPACE_COUNT, SPACES, STATE

KEYS = ("options", "seat", "turn", "marks")
TURN_LIMIT, MOST_TURNS = 40, 1_000_000


def encode_options(options: dict[str, Any]) -> Record:
    """The options as the record that `start` reads."""
    o: Record = records.new(OPTIONS)[0]
    o.turn_limit = options["turn_limit"]
    return o


def option_mixes() -> list[dict[str, Any]]:
    """The spread of options for the test kit."""
    return [{}, {"turn_limit": 12}, {"turn_limit": 200}]


def to_position(s: Record) -> dict[str, Any]:
    """The whole position; `marks` are the owners of the spaces that have one."""
    return {
        "options": {"turn_limit": s.turn_limit},
        "seat": SEATS[s.seat],
        "turn": s.turn,
        "marks": {SPACES[i]: SEATS[s.owner[i]] for i in range(SPACE_COUNT) if s.owner[i] != NOBODY},
    }


def view(s: Record, seat: int | None) -> dict[str, Any]:
    """All that a seat may see: everything, as nothing is hidden."""
    return to_position(s)


def from_position(position: dict[str, Any]) -> tuple[Record, dict[str, Any]]:
    """The record and options of a position; raises `BadPosition` with the reason."""
    given = table(position, "the position", KEYS)
    limit = table(given.get("options", {}), "options", ("turn_limit",)).get("turn_limit", TURN_LIMIT)
    options = {"turn_limit": whole(limit, 1, MOST_TURNS, "turn_limit")}
    s: Record = records.new(STATE)[0]
    rules.start(s, encode_options(options), 0)
    s.seat = one_of(given.get("seat", SEATS[CROSS]), SEATS, "seat")
    s.turn = whole(given.get("turn", 1), 1, MOST_TURNS, "turn")
    for space, owner in table(given.get("marks", {}), "marks", SPACES).items():
        s.owner[SPACES.index(space)] = one_of(owner, SEATS, f"the mark on {space}")
    _finish(s)
    return s, options


def _finish(s: Record) -> None:
    """A position with a row, or beyond the turn limit, is a finished game (SKE-5, SKE-6)."""
    rows = [seat for seat in (CROSS, RING) if rules.longest_row(s, seat) == SIDE]
    need(len(rows) < 2, "both have three marks in a row.")
    if rows:
        s.winner, s.over = rows[0], 1
    elif s.turn > s.turn_limit:
        s.over = 1
