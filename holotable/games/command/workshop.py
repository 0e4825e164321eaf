"""What can be drawn of `command`: battles of one's own, with the vocabulary of the 17 (COM-91)."""

import copy
from typing import Any

from holotable.core.checks import shown
from holotable.core.errors import BadOption
from holotable.core.workshop import Plan, Suggestion, Survey, Workshop

from .board import SIDES
from .scenario import (
    COUNTED_DEATHS,
    MARKER_KINDS,
    MOST_BOXES,
    MOST_HAND,
    MOST_MEDALS,
    MOST_STEEP,
    NEEDED_MARKERS,
    OPTIONAL,
    OWNERS,
    SCENARIOS,
    VALUES,
    full_scenario,
    survey,
)
from .state import TITLE_ROOM, UNIT_FILTERS
from .tables import BADGES, KINDS, SUDDEN_DEATHS, TERRAINS, UNIT_DATA


def blank() -> Plan:
    """An empty field on which both sides need four medals."""
    win = {side: {"medals": 4, "sudden_death": []} for side in SIDES}
    scenario = {
        "title": "",
        "first": SIDES[0],
        "hand": dict.fromkeys(SIDES, 4),
        "win": win,
        "units": {side: {} for side in SIDES},
        "badges": {},
        "terrain": {},
        "markers": [],
        "special": [],
    }
    return {"options": {"scenario": scenario}, "position": None}


def known() -> dict[str, Plan]:
    """The game's own battles, as plans to begin from."""
    found = {}
    for scenario in SCENARIOS.values():
        own = {key: copy.deepcopy(value) for key, value in scenario.items() if key != "number"}
        found[str(scenario["title"])] = {"options": {"scenario": own}, "position": None}
    return found


def vocabulary() -> dict[str, Any]:
    """What a battle may be made of; a value of a special rule is one of a list, a number from and to, or a hex or hexes."""
    return {
        "sides": list(SIDES),
        "terrain": list(TERRAINS[1:]),
        "units": list(KINDS),
        "badges": {badge: UNIT_DATA["badges"][badge] for badge in BADGES[1:]},
        "markers": list(MARKER_KINDS),
        "owners": list(OWNERS),
        "marker_units": list(UNIT_FILTERS[:2]),
        "sudden_deaths": {death: death in COUNTED_DEATHS for death in SUDDEN_DEATHS},
        "rules": {rule: {value: _allowed(rule, value) for value in values} for rule, values in VALUES.items()},
        "optional": [list(pair) for pair in sorted(OPTIONAL)],
        "needed_markers": {rule: list(markers) for rule, markers in NEEDED_MARKERS.items()},
        "most": {"boxes": MOST_BOXES, "hand": MOST_HAND, "medals": MOST_MEDALS, "title": TITLE_ROOM},
    }


def _allowed(rule: str, value: str) -> Any:
    """What a value of a special rule may be, for a form to ask."""
    if value == "side":
        return [*SIDES, "both"] if rule == "no-kill-medals" else list(SIDES)
    if value in ("unit", "next_to"):
        return list(KINDS)
    if value == "units":
        return list(UNIT_FILTERS if rule == "leave" else UNIT_FILTERS[:2])
    if value in ("at", "hexes"):
        return "hex" if value == "at" else "hexes"
    return {"from": 0 if value == "count" else 1, "to": MOST_STEEP if value == "cost" else MOST_MEDALS}


def look_at(plan: Plan) -> Survey:
    """All that is wrong with a battle, and what it takes out of its boxes."""
    options = plan["options"]
    others = [name for name in options if name != "scenario"]
    if others:
        return Survey([BadOption("command:error.all_in_scenario", option=shown(others[0]))], [])
    scenario = options.get("scenario")
    if isinstance(scenario, dict):
        return survey(scenario)
    if isinstance(scenario, int) and not isinstance(scenario, bool) and scenario in SCENARIOS:
        return survey({key: value for key, value in SCENARIOS[scenario].items() if key != "number"})
    return Survey([BadOption("command:error.scenario_no_object", scenario=shown(scenario))], [])


def suggestions(plan: Plan) -> list[Suggestion]:
    """A medal less to win, or a card more in hand: what helps a side a little."""
    found = []
    for side in SIDES:
        scenario = full_scenario(plan["options"]["scenario"])
        medals = scenario["win"][side].get("medals")
        if medals is not None and medals > 1:
            found.append(_changed(plan, side, "medals", ("win", side, "medals"), medals - 1))
        if scenario["hand"][side] < MOST_HAND:
            found.append(_changed(plan, side, "hand", ("hand", side), scenario["hand"][side] + 1))
    return found


def _changed(plan: Plan, side: str, key: str, path: tuple[str, ...], value: int) -> Suggestion:
    changed: Plan = {"options": {"scenario": dict(copy.deepcopy(full_scenario(plan["options"]["scenario"])))}, "position": None}
    changed["options"]["scenario"].pop("number", None)
    inner = changed["options"]["scenario"]
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return Suggestion(side, f"suggest.{key}", {"side": side, "count": value}, changed)


WORKSHOP = Workshop(blank, known, vocabulary, look_at, suggestions, losses={"destroyed": "target"})
