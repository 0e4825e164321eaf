"""What can be drawn of `endor`: the fleets, the tracks and the hands that a battle begins with (END-1, END-2)."""

import copy
from collections.abc import Callable
from typing import Any

from holotable.core import records
from holotable.core.checks import reason_of, shown, table
from holotable.core.errors import BadOption, BadPosition, HolotableError
from holotable.core.records import Record
from holotable.core.workshop import Plan, Suggestion, Supply, Survey, Workshop

from .board import (
    DEPLOYED_AT_ONCE,
    HAND_SIZE,
    LAST_SPACE,
    LUKE,
    MARKER_MASK,
    MARKERS,
    PICKS,
    PLACES,
    SHIPS,
    SIDE_CARDS,
    SIDE_OF,
    SIDES,
    START_SHIPS,
    STORMTROOPERS,
    TIE,
    TIE_RESERVE,
    TOTALS,
    TRACK_LENGTH,
    TRACKS,
    TURN_ORDER,
)
from .position import (
    DEFAULT_ROUND_LIMIT,
    OPENING_PARTS,
    name_hands,
    place_markers,
    place_ships,
    set_shield,
    set_tracks,
)
from .state import STATE

OPTIONS = ("players", "round_limit", "opening")


def standard() -> dict[str, Any]:
    """The opening of the box (END-2)."""
    ships = {
        PLACES[place]: {SHIPS[ship]: int(n) for ship, n in enumerate(column) if n}
        for place, column in enumerate(START_SHIPS.T)
        if any(column)
    }
    return {
        "ships": ships,
        "markers": dict.fromkeys(MARKERS, "up"),
        "tie_reserve": TIE_RESERVE,
        "hits": dict.fromkeys(TRACKS, 0),
        "redeemed": False,
        "shield": {"at": 0, "stormtroopers": []},
        "hands": {},
    }


def _plan(players: int) -> Plan:
    return {"options": {"players": players, "round_limit": DEFAULT_ROUND_LIMIT, "opening": standard()}, "position": None}


def blank() -> Plan:
    """The battle of the box."""
    return _plan(2)


def known() -> dict[str, Plan]:
    """The battle of the box for two and for four."""
    return {"The battle of Endor": _plan(2), "The battle of Endor for four": _plan(4)}


def vocabulary() -> dict[str, Any]:
    """The seats of every number of players, and how far everything goes."""
    return {
        "seats": {str(players): list(seats) for players, seats in TURN_ORDER.items()},
        "sides": {seat: SIDES[SIDE_OF[i]] for seats in TURN_ORDER.values() for i, seat in enumerate(seats)},
        "hand": {str(players): [int(PICKS[players]), 2 * HAND_SIZE] for players in TURN_ORDER},
        "cards": dict(zip(SIDES, map(list, SIDE_CARDS), strict=True)),
        "dealt": HAND_SIZE,
        "round_limit": DEFAULT_ROUND_LIMIT,
    }


def look_at(plan: Plan) -> Survey:
    """Every fault of an opening, part by part and place by place, and what it takes out of the box."""
    options = plan["options"]
    others = [name for name in options if name not in OPTIONS]
    if others:
        return Survey([BadOption("endor:error.opening_no_option", option=shown(others[0]))], [])
    opening = options.get("opening", standard())
    try:
        table(opening, "the opening", OPENING_PARTS)
    except BadPosition as refused:
        return Survey([reason_of(refused)], [])
    players = options.get("players", 2)
    trial = Trial(players if players in (2, 4) else 2)
    trial.do(place_markers, opening.get("markers"))
    ships = opening.get("ships")
    for place in [place for place in PLACES if place in ships] if isinstance(ships, dict) else ():
        trial.do(place_ships, {place: ships[place]}, 0)
    trial.do(place_ships, ships, opening.get("tie_reserve", 0))
    trial.do(set_tracks, opening.get("hits", {}), opening.get("redeemed", False))
    trial.do(set_shield, opening.get("shield", {"at": 0}))
    trial.do(name_hands, opening.get("hands", {}))
    return Survey(trial.faults, _supplies(opening))


class Trial:
    """A record to try the parts of an opening on, and the reasons for which some were refused."""

    def __init__(self, players: int) -> None:
        self._record: Record = records.new(STATE)[0]
        self._record.players = players
        self._record.markers = MARKER_MASK
        self.faults: list[HolotableError] = []

    def do(self, part: Callable[..., None], *values: Any) -> None:
        """Set a part; a refusal is noted."""
        try:
            part(self._record, *values)
        except BadPosition as refused:
            self.faults.append(reason_of(refused))


def _supplies(opening: dict[str, Any]) -> list[Supply]:
    """Ships by kind, those in the hangar included, and stormtroopers, as far as they can be counted."""
    ships = opening.get("ships")
    entries = [entry for entry in ships.values() if isinstance(entry, dict)] if isinstance(ships, dict) else []
    found = []
    for kind, ship in enumerate(SHIPS):
        used = sum(_count(entry.get(ship, 0)) for entry in entries)
        used += _count(opening.get("tie_reserve", 0)) if kind == TIE else 0
        found.append(Supply(ship, used, TOTALS[kind]))
    shield = opening.get("shield")
    spaces = shield.get("stormtroopers") if isinstance(shield, dict) else None
    return [*found, Supply("stormtrooper", len(spaces) if isinstance(spaces, list) else 0, STORMTROOPERS)]


def _count(value: Any) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 999 else 0


def suggestions(plan: Plan) -> list[Suggestion]:
    """A head start for the assault team, or fuller hangars and a hurt Luke: what helps a side a little."""
    opening = plan["options"].get("opening") or standard()
    options = {"players": plan["options"].get("players", 2), **plan["options"], "opening": {**standard(), **opening}}
    rebels, empire = (
        [seat for i, seat in enumerate(TURN_ORDER[options["players"]]) if SIDE_OF[i] == side] for side in range(len(SIDES))
    )
    found = []
    at = options["opening"]["shield"].get("at", 0)
    if at < LAST_SPACE:
        found += [_changed(options, seat, "assault", ("shield", "at"), at + 1) for seat in rebels]
    reserve, carried = options["opening"]["tie_reserve"], options["opening"]["ships"].values()
    ties = reserve + sum(entry.get(SHIPS[TIE], 0) for entry in carried)
    more = min(DEPLOYED_AT_ONCE, TOTALS[TIE] - ties)
    if more > 0 and any("executor" in entry for entry in carried):
        found += [_changed(options, seat, "reserve", ("tie_reserve",), reserve + more) for seat in empire]
    hurt = options["opening"]["hits"].get("luke", 0) + 2
    if hurt < TRACK_LENGTH[LUKE]:
        found += [_changed(options, seat, "luke", ("hits", "luke"), hurt) for seat in empire]
    return found


def _changed(options: dict[str, Any], seat: str, key: str, path: tuple[str, ...], value: int) -> Suggestion:
    changed = copy.deepcopy(options)
    inner = changed["opening"]
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return Suggestion(seat, f"suggest.{key}", {"count": value}, {"options": changed, "position": None})


WORKSHOP = Workshop(blank, known, vocabulary, look_at, suggestions, losses={"destroyed": "at"})
