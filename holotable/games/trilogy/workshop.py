"""What can be drawn of `trilogy`: planets, forces, bases and more that a game begins with (TRI-6, TRI-7, TRI-41..TRI-47)."""

import copy
from typing import Any

from holotable.core.checks import shown
from holotable.core.errors import BadOption
from holotable.core.workshop import Plan, Suggestion, Supply, Survey, Workshop

from .board import (
    CARD_DATA,
    FIELD_LIMIT,
    FORCE_END,
    HAND_LIMIT,
    LAYOUTS,
    MARKER_COUNT,
    NAME_OF,
    NAMES,
    NEUTRAL,
    PLANET_COUNT,
    SEATS,
    SETUPS,
    SHIP_LIMIT,
    SHIPS,
    TRILOGY,
)
from .opening import FACES, MOST_START_FORCES, Reader, standard
from .position import layout_of
from .rules import planets

OPTIONS = ("mode", "players", "turn_limit", "opening")
DEFAULT_LAYOUT = "trilogy-3"
MORE_FORCES = 3
"""How many forces more a suggestion gives."""


def _plan(layout: int) -> Plan:
    options: dict[str, Any] = {"mode": SETUPS[layout]["mode"], "players": SETUPS[layout]["players"], "turn_limit": None}
    return {"options": {**options, "opening": standard(options)}, "position": None}


def blank() -> Plan:
    """An empty galaxy for three."""
    return _plan(LAYOUTS.index(DEFAULT_LAYOUT))


def known() -> dict[str, Plan]:
    """The set-ups of the rules."""
    titles = {"trilogy": "Original Trilogy, {n} players", "standard": "Standard, {n} players"}
    plans = [(titles[setup["mode"]].format(n=setup["players"]), _plan(i)) for i, setup in enumerate(SETUPS)]
    return dict(sorted(plans, key=lambda entry: entry[0]))


def vocabulary() -> dict[str, Any]:
    """Who plays in every set-up, and how far everything goes."""
    setups = []
    for layout, setup in enumerate(SETUPS):
        neutral = [NAMES[NAME_OF[layout, NEUTRAL]]] if NAME_OF[layout, NEUTRAL] >= 0 else []
        opening = standard({"mode": setup["mode"], "players": setup["players"]})
        setups.append(
            {
                "mode": setup["mode"],
                "players": setup["players"],
                "seats": list(SEATS[layout]),
                "neutral": neutral,
                "forces": opening["forces"],
                "ships": {name: int(SHIP_LIMIT[layout, seat]) for seat, name in enumerate(SEATS[layout])},
                "decks": {name: setup["seats"][seat].get("faction") for seat, name in enumerate(SEATS[layout])},
            }
        )
    return {
        "setups": setups,
        "faces": list(FACES),
        "force": standard({"mode": "trilogy", "players": 3})["force"],
        "most": {"force": FORCE_END, "hand": HAND_LIMIT, "forces": MOST_START_FORCES, "bases": MARKER_COUNT},
        "cards": {card["id"]: card["name"] for card in CARD_DATA},
    }


def look_at(plan: Plan) -> Survey:
    """Every fault of an opening, planet by planet, and what it takes out of the box."""
    options = plan["options"]
    others = [name for name in options if name not in OPTIONS]
    if others:
        return Survey([BadOption("trilogy:error.opening_no_option", option=shown(others[0]))], [])
    try:
        layout = layout_of({"mode": "trilogy", "players": 3, **options})
    except BadOption as error:
        return Survey([error], [])
    if options.get("opening") is None:
        return Survey([], [])
    reader = Reader(layout, options["opening"])
    return Survey(reader.faults, _supplies(reader))


def _supplies(reader: Reader) -> list[Supply]:
    """Planets, ships by seat and class where any are laid, base markers and asteroid fields."""
    s = reader.s
    fields = int(s.fields).bit_count()
    found = [Supply("planets", sum(int(mask).bit_count() for mask in s.held), PLANET_COUNT - fields)]
    if not TRILOGY[s.layout]:
        return found
    for seat, name in enumerate(SEATS[s.layout]):
        for ship, kind in enumerate(SHIPS):
            used = int(planets.ships_of_class(s, seat, ship))
            if used:
                found.append(Supply(f"{name}.{kind}", used, int(SHIP_LIMIT[s.layout, seat])))
    return [*found, Supply("bases", int(s.base_n), MARKER_COUNT), Supply("asteroids", fields, FIELD_LIMIT)]


def suggestions(plan: Plan) -> list[Suggestion]:
    """A few forces more to place at the start: what helps a seat a little."""
    options = {"mode": "trilogy", "players": 3, "turn_limit": None, "opening": None, **plan["options"]}
    if options["opening"] is None:
        options["opening"] = standard(options)
    s = Reader(layout_of(options), options["opening"]).s
    found = []
    for seat, name in enumerate(SEATS[s.layout]):
        count = int(s.pool[seat]) + MORE_FORCES
        if count > MOST_START_FORCES:
            continue
        changed = copy.deepcopy(options)
        changed["opening"].setdefault("forces", standard(options)["forces"])[name] = count
        change: Plan = {"options": changed, "position": None}
        found.append(Suggestion(name, "suggest.forces", {"side": name, "count": count}, change))
    return found


WORKSHOP = Workshop(blank, known, vocabulary, look_at, suggestions, losses={"lost": "planet"})
