"""Missions of one's own, written like those of data/blizzard.json, and with ice and units that stand from the start.

What a mission of one's own is fought for follows from who may leave: the Alliance as in mission 1, the Empire as in mission 2,
nobody as in mission 3 (BLZ-50..BLZ-52).
"""

import functools
from typing import Any

from holotable.core.checks import listed, need, one_of, reason_of, shown, table, whole
from holotable.core.errors import BadOption, BadPosition, HolotableError
from holotable.core.records import Record

from .board import (
    ALLIANCE,
    EDGE_ROW,
    EMPIRE,
    FACINGS,
    FIRST_SLOT,
    GENERATORS,
    HAS_FACING,
    HEX,
    HEX_COUNT,
    HEXES,
    HOME_FACING,
    ICE,
    KIND,
    KIND_COUNT,
    KIND_IDS,
    MIDDLE,
    ROW,
    ROWS,
    SEATS,
    SIDE,
    SLOTS,
    UNIT,
    UNITS,
    ZONES,
)
from .state import NOBODY

KEYS = (
    "title", "alliance", "empire", "places_first", "moves_first", "leaves", "exits_to_win", "losses_to_lose", "turns", "ice",
    "stands", "begun",
)  # fmt: skip
SIDE_KEYS = ("units", "waiting", "rows", "zone", "no_room", "apart", "clear", "in_the_middle")
NO_ROOM = ("waits", "out")
MOST_TITLE = 48
MOST_TURNS = 200
MOST_DISTANCE = 20
MOST_EXITS = 20
KINDS_OF_SIDE = tuple(
    tuple(KIND_IDS[k] for k in range(KIND_COUNT) if SIDE[FIRST_SLOT[k]] == side) for side in range(len(SEATS))
)


def kind_of(mission: dict[str, Any]) -> int:
    """The mission of the book that is fought for the same (BLZ-50..BLZ-52)."""
    return {"alliance": 1, "empire": 2}.get(str(mission.get("leaves")), 3)


def check(mission: dict[str, Any]) -> dict[str, Any]:
    """The mission, if nothing is wrong with it; raises `BadOption`."""
    faults = Reader(mission).faults
    if faults:
        raise BadOption("blizzard:error.of_own", reason=faults[0])
    return mission


def write(o: Record, mission: dict[str, Any]) -> None:
    """A mission for `start` to read; raises `BadOption`."""
    reader = Reader(mission)
    if reader.faults:
        raise BadOption("blizzard:error.of_own", reason=reader.faults[0])
    o.own = 1
    o.places_first, o.moves_first = reader.places_first, reader.moves_first
    o.leaves, o.exits_to_win, o.losses_to_lose, o.turns = reader.leaves, reader.exits, reader.losses, reader.turns
    o.list[:, :] = NOBODY
    o.stands_at[:] = -1
    for side in (ALLIANCE, EMPIRE):
        o.clear[side] = reader.clear[side]
        o.stays_out[side] = reader.stays_out[side]
        o.list[side, : len(reader.units[side])] = reader.units[side]
    o.apart[:] = reader.apart
    o.waiting = sum(1 << unit for unit in reader.waiting)
    for unit, (hex_, facing) in reader.stands.items():
        o.stands_at[unit], o.stands_facing[unit] = hex_, facing
    o.ground[:] = reader.ground


def written(s: Record) -> dict[str, Any]:
    """What a position says of a mission of one's own: all that still counts once it is set up."""
    mission: dict[str, Any] = {}
    ground = [int(bits) for bits in s.held]
    for side, seat in enumerate(SEATS):
        zone = [hex_ for hex_ in range(HEX_COUNT) if ground[hex_] & int(ZONES[side])]
        rows = next((n for n in range(ROWS + 1) if zone == _rows(side, n)), None)
        entry: dict[str, Any] = {"units": {}, "no_room": NO_ROOM[s.stays_out[side]], "clear": int(s.clear[side])}
        entry |= {"zone": [HEXES[hex_] for hex_ in zone]} if not rows else {"rows": rows}
        entry["apart"] = {
            KIND_IDS[k]: int(s.apart[k]) for k in range(KIND_COUNT) if s.apart[k] and KIND_IDS[k] in KINDS_OF_SIDE[side]
        }
        mission[seat] = entry
    numbers = {"exits_to_win": s.exits_to_win, "losses_to_lose": s.losses_to_lose, "turns": s.turns}
    return mission | {
        "leaves": SEATS[s.leaves] if s.leaves >= 0 else None,
        **{name: int(value) for name, value in numbers.items() if value},
        "ice": [HEXES[hex_] for hex_ in range(HEX_COUNT) if ground[hex_] & ICE],
        "begun": True,
    }


@functools.cache
def _rows(side: int, rows: int) -> list[int]:
    return [hex_ for hex_ in range(HEX_COUNT) if abs(ROW[hex_] - EDGE_ROW[side]) < rows]


class Reader:
    """A mission in numbers, read part by part; what is wrong is noted and left out."""

    def __init__(self, mission: Any) -> None:
        self.faults: list[HolotableError] = []
        self.units: list[list[int]] = [[], []]
        self.waiting: list[int] = []
        self.stands: dict[int, tuple[int, int]] = {}
        self.ground = [0] * HEX_COUNT
        self.clear, self.stays_out, self.apart = [0, 0], [0, 0], [0] * KIND_COUNT
        self.places_first = self.moves_first = 0
        self.leaves, self.exits, self.losses, self.turns = -1, 0, 0, 0
        try:
            given = table(mission, "a mission", KEYS)
        except BadPosition as refused:
            self.faults.append(reason_of(refused))
            return
        self._do(self._read_head, given)
        for side, seat in enumerate(SEATS):
            entry = given.get(seat, {})
            self._do(table, entry, seat, SIDE_KEYS)
            for part in (self._read_units, self._read_zone, self._read_distances):
                self._do(part, entry if isinstance(entry, dict) else {}, side)
        self._do(self._read_ice, given.get("ice", []))
        stands = given.get("stands", {})
        self._do(table, stands, "stands", UNITS)
        for name, entry in stands.items() if isinstance(stands, dict) else ():
            self._do(self._read_stand, name, entry)
        self._do(self._read_objective, given)
        if not self.faults and given.get("begun") is not True:
            self.faults += self._unplayable()

    def _do(self, read: Any, *values: Any) -> None:
        try:
            read(*values)
        except BadPosition as refused:
            self.faults.append(reason_of(refused))

    def _read_head(self, given: dict[str, Any]) -> None:
        title = given.get("title", "")
        short = isinstance(title, str) and len(title) <= MOST_TITLE and (title == "" or title.isprintable())
        need(short, "blizzard:error.title_letters", most=MOST_TITLE)
        self.places_first = one_of(given.get("places_first", SEATS[ALLIANCE]), SEATS, "places_first")
        self.moves_first = one_of(given.get("moves_first", SEATS[ALLIANCE]), SEATS, "moves_first")

    def _read_units(self, entry: dict[str, Any], side: int) -> None:
        """The counters of each kind from the first on: those that are placed, then those that wait (BLZ-3)."""
        kinds = KINDS_OF_SIDE[side]
        placed = table(entry.get("units", {}), f"the units of {SEATS[side]}", kinds)
        waiting = table(entry.get("waiting", {}), f"the waiting units of {SEATS[side]}", kinds)
        for kind in dict.fromkeys((*placed, *waiting)):
            k = KIND_IDS.index(kind)
            count, more = (whole(part.get(kind, 0), 0, 99, f"the number of {kind}") for part in (placed, waiting))
            need(count + more <= SLOTS[k], "blizzard:error.too_few_counters", count=count + more, kind=kind, most=int(SLOTS[k]))
            first = int(FIRST_SLOT[k])
            self.units[side] += range(first, first + count + more)
            self.waiting += range(first + count, first + count + more)
        if "in_the_middle" in entry:
            middle = entry["in_the_middle"]
            fits = middle == UNITS[GENERATORS] and GENERATORS in self.units[side]
            need(fits, "blizzard:error.in_the_middle", unit=UNITS[GENERATORS])
            self.stands[GENERATORS] = (MIDDLE, 0)

    def _read_zone(self, entry: dict[str, Any], side: int) -> None:
        if "zone" in entry:
            zone = _hexes(entry["zone"], f"the zone of {SEATS[side]}")
        else:
            rows = entry.get("rows")
            zone = _rows(side, ROWS if rows is None else whole(rows, 0, ROWS, f"the rows of {SEATS[side]}"))
        for hex_ in zone:
            self.ground[hex_] |= int(ZONES[side])

    def _read_distances(self, entry: dict[str, Any], side: int) -> None:
        """How far from enemies and from its own kind a side places (BLZ-50)."""
        self.stays_out[side] = one_of(entry.get("no_room", NO_ROOM[0]), NO_ROOM, "no_room")
        self.clear[side] = whole(entry.get("clear", 0), 0, MOST_DISTANCE, f"the distance of {SEATS[side]} from the enemy")
        for kind, apart in table(entry.get("apart", {}), "apart", KINDS_OF_SIDE[side]).items():
            self.apart[KIND_IDS.index(kind)] = whole(apart, 0, MOST_DISTANCE, f"the distance between units of {kind}")

    def _read_ice(self, ice: Any) -> None:
        for hex_ in _hexes(ice, "ice"):
            self.ground[hex_] |= ICE

    def _read_stand(self, name: Any, entry: Any) -> None:
        """A unit that stands from the start; one to a hex, and nobody on ice (BLZ-54)."""
        unit = UNIT[name] if isinstance(name, str) and name in UNIT else NOBODY
        if unit == NOBODY:
            return
        given = table(entry, name, ("at", "facing"))
        hex_ = _hex(given.get("at"), name)
        need(
            unit in self.units[SIDE[unit]],
            "blizzard:error.stands_not_listed",
            name=name,
            hex=HEXES[hex_],
            seat=SEATS[SIDE[unit]],
        )
        need(unit not in self.waiting, "blizzard:error.stands_but_waits", name=name, hex=HEXES[hex_])
        need(not self.ground[hex_] & ICE, "blizzard:error.stands_on_ice", name=name, hex=HEXES[hex_])
        other = next((UNITS[u] for u, (at, _) in self.stands.items() if at == hex_ and u != unit), None)
        need(other is None, "blizzard:error.both_stand_on", other=other, name=name, hex=HEXES[hex_])
        facing = 0
        if HAS_FACING[unit, 0]:
            facing = one_of(given.get("facing", FACINGS[HOME_FACING[SIDE[unit]]]), FACINGS, f"the facing of {name}")
        else:
            need(given.get("facing") is None, "blizzard:error.stands_no_facing", name=name)
        self.stands[unit] = (hex_, facing)

    def _read_objective(self, given: dict[str, Any]) -> None:
        """What is fought for (BLZ-50..BLZ-52)."""
        leaves = given.get("leaves")
        if leaves is None:
            self.turns = whole(given.get("turns"), 1, MOST_TURNS, "the number of turns")
            return
        need("turns" not in given, "blizzard:error.turns_of_its_own")
        self.leaves = one_of(leaves, SEATS, "leaves")
        self.exits = whole(given.get("exits_to_win"), 1, MOST_EXITS, "the number of units that leave to win")
        self.losses = whole(given.get("losses_to_lose", 0), 0, MOST_EXITS, "the number of losses")
        need(self.leaves == ALLIANCE or not self.losses, "blizzard:error.losses_of_whom")

    def placed(self, side: int) -> list[int]:
        """The units that their player places."""
        return [unit for unit in self.units[side] if unit not in self.waiting and unit not in self.stands]

    def room(self, side: int) -> int:
        """How many hexes there are to place on."""
        stands = {hex_ for hex_, _ in self.stands.values()}
        return sum(bool(g & ZONES[side]) and not g & ICE and hex_ not in stands for hex_, g in enumerate(self.ground))

    def _unplayable(self) -> list[HolotableError]:
        """What nothing is wrong with as it is written, but makes no battle."""
        found: list[HolotableError] = []
        for side, seat in enumerate(SEATS):
            if not set(self.units[side]) - set(self.waiting):
                found.append(BadOption("blizzard:error.no_units", seat=seat))
            if self.placed(side) and not self.room(side):
                found.append(BadOption("blizzard:error.no_room_in_zone", seat=seat))
        units = len(self.units[self.leaves])
        if self.leaves >= 0 and 0 < units < self.exits:
            found.append(BadOption("blizzard:error.too_many_exits", seat=SEATS[self.leaves], exits=self.exits, units=units))
        return found

    def used(self, kind: int) -> int:
        """How many counters of a kind it takes."""
        return sum(KIND[unit] == kind for side in self.units for unit in side)


def _hex(value: Any, what: str) -> int:
    need(isinstance(value, str) and value in HEX, "blizzard:error.hex_not_on_map", what=what, value=shown(value))
    return HEX[value]


def _hexes(value: Any, what: str) -> list[int]:
    """A list of hexes, no longer than the map has any."""
    names = listed(value, what)
    need(len(names) <= HEX_COUNT, "blizzard:error.too_many_hexes", what=what, most=HEX_COUNT)
    return [_hex(name, what) for name in names]
