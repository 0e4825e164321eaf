"""What can be drawn of `blizzard`: missions of one's own, with the vocabulary of the three (BLZ-50..BLZ-54)."""

import copy
from typing import Any

from holotable.core.checks import shown
from holotable.core.errors import BadOption
from holotable.core.workshop import Plan, Suggestion, Supply, Survey, Workshop

from .board import (
    FACINGS,
    FIRST_SLOT,
    GENERATORS,
    HAS_FACING,
    HOME_FACING,
    KIND_COUNT,
    KIND_IDS,
    KINDS,
    MISSIONS,
    ROWS,
    SEATS,
    SLOTS,
    UNITS,
)
from .own import KINDS_OF_SIDE, MOST_DISTANCE, MOST_EXITS, MOST_TITLE, MOST_TURNS, NO_ROOM, Reader, kind_of
from .words import MISSION_TITLES

OPTIONS = ("mission", "turn_limit", "reinforcements")
TURN_LIMIT = 50
BOOK_ONLY = ("unwarned",)
"""What only the campaign knows of a mission (BLZ-51)."""


def of_the_book(number: int) -> dict[str, Any]:
    """A mission of the book as a mission of one's own would be written."""
    return {key: copy.deepcopy(value) for key, value in MISSIONS[number - 1].items() if key not in BOOK_ONLY}


def _plan(mission: dict[str, Any]) -> Plan:
    return {"options": {"mission": mission, "turn_limit": TURN_LIMIT}, "position": None}


def blank() -> Plan:
    """An empty map; the Alliance is to break through."""
    sides = {seat: {"units": {}, "rows": 3, "no_room": NO_ROOM[0]} for seat in SEATS}
    head = {**sides, "places_first": SEATS[0], "moves_first": SEATS[0]}
    return _plan({**head, "leaves": SEATS[0], "exits_to_win": 3, "losses_to_lose": 3})


def known() -> dict[str, Plan]:
    """The missions of the book, as plans to begin from."""
    return {MISSION_TITLES[number]: _plan(of_the_book(number)) for number in range(1, len(MISSIONS) + 1)}


def vocabulary() -> dict[str, Any]:
    """The counters there are, and how far everything goes."""
    kinds = {
        KIND_IDS[k]: {
            "side": KINDS[k]["side"],
            "count": int(SLOTS[k]),
            "numbered": not KINDS[k].get("bare"),
            "facing": bool(HAS_FACING[FIRST_SLOT[k], 0]),
        }
        for k in range(KIND_COUNT)
    }
    most = {"title": MOST_TITLE, "turns": MOST_TURNS, "distance": MOST_DISTANCE, "exits": MOST_EXITS, "rows": ROWS}
    return {
        "sides": list(SEATS),
        "kinds": kinds,
        "home": {seat: FACINGS[HOME_FACING[side]] for side, seat in enumerate(SEATS)},
        "middle": UNITS[GENERATORS],
        "no_room": list(NO_ROOM),
        "turn_limit": TURN_LIMIT,
        "most": most,
    }


def look_at(plan: Plan) -> Survey:
    """Every fault of a mission, and the counters that it takes."""
    options = plan["options"]
    others = [name for name in options if name not in OPTIONS]
    if others:
        return Survey([BadOption("blizzard:error.mission_no_option", option=shown(others[0]))], [])
    mission = options.get("mission")
    if isinstance(mission, int) and not isinstance(mission, bool) and 1 <= mission <= len(MISSIONS):
        mission = of_the_book(mission)
    reader = Reader(mission)
    supplies = [Supply(KIND_IDS[k], reader.used(k), int(SLOTS[k])) for k in range(KIND_COUNT)]
    return Survey(reader.faults, supplies)


def suggestions(plan: Plan) -> list[Suggestion]:
    """A turn or an exit more or less, or a unit more: what helps a side a little."""
    mission = plan["options"]["mission"]
    mission = copy.deepcopy(mission) if isinstance(mission, dict) else of_the_book(mission)
    reader, found = Reader(mission), []
    alliance, empire = SEATS
    exits, turns = mission.get("exits_to_win", 0), mission.get("turns", 0)
    if kind_of(mission) < len(MISSIONS):
        runner, blocker = (alliance, empire) if mission["leaves"] == alliance else (empire, alliance)
        if exits > 1:
            found.append(_changed(plan, mission, runner, "exits", "exits_to_win", exits - 1))
        if exits < len(reader.units[reader.leaves]):
            found.append(_changed(plan, mission, blocker, "stop", "exits_to_win", exits + 1))
    else:
        if turns < MOST_TURNS:
            found.append(_changed(plan, mission, empire, "turns", "turns", turns + 1))
        if turns > 1:
            found.append(_changed(plan, mission, alliance, "turns", "turns", turns - 1))
    return [*found, *_reinforced(plan, mission, reader)]


def _reinforced(plan: Plan, mission: dict[str, Any], reader: Reader) -> list[Suggestion]:
    """One unit more of a kind that a side has already and that has a counter left."""
    found = []
    for side, seat in enumerate(SEATS):
        for kind in KINDS_OF_SIDE[side]:
            count = mission[seat].get("units", {}).get(kind, 0)
            k = KIND_IDS.index(kind)
            if count and reader.used(k) < SLOTS[k]:
                changed = copy.deepcopy(mission)
                changed[seat]["units"][kind] = count + 1
                found.append(Suggestion(seat, "suggest.unit", {"side": seat, "unit": kind}, _with(plan, changed)))
    return found


def _changed(plan: Plan, mission: dict[str, Any], seat: str, word: str, key: str, value: int) -> Suggestion:
    return Suggestion(seat, f"suggest.{word}", {"count": value}, _with(plan, {**mission, key: value}))


def _with(plan: Plan, mission: dict[str, Any]) -> Plan:
    return {"options": {**plan["options"], "mission": mission}, "position": None}


WORKSHOP = Workshop(blank, known, vocabulary, look_at, suggestions, losses={"destroyed": "unit"})
