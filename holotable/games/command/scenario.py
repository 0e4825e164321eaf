"""Scenarios: the JSON of the data file, of the editor and of positions, checked and turned into numbers (COM-90, COM-91)."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

from holotable.core import records
from holotable.core.checks import need, one_of, reason_of, table, whole
from holotable.core.errors import BadOption, BadPosition, HolotableError
from holotable.core.records import Record
from holotable.core.workshop import Survey

from .board import HEX, HEX_COUNT, HEXES, SIDES, TO_BASE, nearest_home
from .box import check_supply, supplies_of
from .hexset import hexes_of, words_of
from .state import MARKER_ROOM, NOBODY, NONE, ONLY_INFANTRY, OPTIONS, TITLE_ROOM, UNIT_FILTERS
from .tables import (
    BADGE,
    BADGES,
    CREVASSE,
    FIRST_UNIT,
    FLYING,
    HOLD_OBJECTIVES,
    INFANTRY,
    KIND,
    KIND_SIDE,
    KIND_TYPE,
    KINDS,
    RIDGE,
    ROOM,
    SCENARIO_DATA,
    SERAC,
    STRUCTURE_COUNT,
    STRUCTURES,
    SUDDEN_DEATHS,
    TERRAIN,
    TERRAINS,
    TYPES,
    UNIT_COUNT,
    UNIT_DATA,
    UNIT_KIND,
    UNIT_SIDE,
    UNIT_TYPE,
    UNITS,
    WALKER,
)

SCENARIOS = {scenario["number"]: scenario for scenario in SCENARIO_DATA["scenarios"]}
SPECIAL_RULES = SCENARIO_DATA["special_rules"]
CUSTOM = 0
OWNERS = (*SIDES, "either")
EITHER = OWNERS.index("either")
MOST_BOXES = 2
MOST_MEDALS = 50
MOST_HAND = 8
MOST_STEEP = 3
MARKER_KINDS = (
    "temporary-medal", "permanent-medal", "objective", "exit", "officer", "shield-generator", "ion-cannon",
)  # fmt: skip
STOPS = tuple(TERRAIN[name] for name in ("rocks", "building", "wreckage"))
BLINDS = (*STOPS, RIDGE, SERAC)
COUNTED_DEATHS = ("infantry-left", "infantry-destroyed")
KEYS = ("number", "title", "boxes", "first", "hand", "win", "units", "badges", "terrain", "markers", "special")
PEOPLE_KEYS = ("text", "mark")
Check = Callable[[], Any]
NEEDED_MARKERS = {
    "hold-medals": ("temporary-medal",),
    "enter-medals": ("permanent-medal",),
    "structures": ("shield-generator", "ion-cannon"),
    "officer": ("officer",),
    "leave": ("exit",),
}


def check_scenario(value: Any) -> Any:
    """A scenario's number, or a scenario of the player's own in its plainest form; raises `BadOption` (COM-91)."""
    if isinstance(value, int) and not isinstance(value, bool) and value in SCENARIOS:
        return value
    if not isinstance(value, dict):
        own = "a scenario of your own, a JSON object"
        raise BadOption("command:error.command_scenario_must_whole", scenarios=len(SCENARIOS), own=own, value=repr(value))
    o = records.new(OPTIONS)[0]
    encode_scenario(o, value)
    return decode_scenario(o)


def full_scenario(value: Any) -> dict[str, Any]:
    """The JSON of a scenario given by its number or in full."""
    return SCENARIOS[value] if isinstance(value, int) else dict(value)


# Small checks


def _hex(value: Any, what: str) -> int:
    need(isinstance(value, str) and value in HEX, "command:error.names_hex_which_off", what=what, value=repr(value))
    return HEX[value]


def _hexes(value: Any, what: str) -> list[int]:
    need(isinstance(value, list) and value, "command:error.needs_list_hexes", what=what)
    found = [_hex(v, what) for v in value]
    need(len(set(found)) == len(found), "command:error.names_hex_twice", what=what)
    return found


# From JSON to numbers


def encode_scenario(o: Record, value: Any) -> None:
    """Write a scenario into an options record; raises `BadOption` with the reason."""
    try:
        _encode(o, value)
    except BadPosition as error:
        raise BadOption("command:error.faulty_scenario", reason=reason_of(error)) from None


def _encode(o: Record, value: Any) -> None:
    """Write a scenario into an options record; raises `BadPosition` with the reason."""
    _begin(o, value)
    for part in PARTS:
        for check in part(o, full_scenario(value)):
            check()


def survey(value: dict[str, Any]) -> Survey:
    """Every fault of a scenario of the player's own, a sentence each, and what it takes out of its boxes (COM-91)."""
    o = records.new(OPTIONS)[0]
    try:
        _begin(o, value)
    except BadPosition as error:
        return Survey([reason_of(error)], [])
    found = [sentence for part in PARTS for sentence in _refused(part(o, value))]
    return Survey(found, supplies_of(o))


def _refused(checks: Iterator[Check]) -> list[HolotableError]:
    """The reasons of those checks of a part that refuse; the others have written what they read."""
    found: list[HolotableError] = []
    try:
        for check in checks:
            try:
                check()
            except BadPosition as error:
                found.append(reason_of(error))
    except BadPosition as error:
        found.append(reason_of(error))
    return found


def _begin(o: Record, value: Any) -> None:
    """An empty battle, for a scenario that says all that it must."""
    scenario = table(full_scenario(value), "a scenario", KEYS)
    for key in ("first", "hand", "win", "units"):
        need(key in scenario, "command:error.does_not_say", key=key)
    _clear(o)
    o.scenario = value if isinstance(value, int) else CUSTOM
    o.boxes = whole(scenario.get("boxes", 1), 1, MOST_BOXES, "boxes")


def _basics(o: Record, scenario: dict[str, Any]) -> Iterator[Check]:
    """The title, who begins, and the hands."""
    yield partial(_title, o, scenario.get("title", ""))
    yield partial(_first, o, scenario["first"])
    hand = table(scenario["hand"], "hand", SIDES)
    for side, name in enumerate(SIDES):
        yield partial(_hand, o, side, hand.get(name))


def _title(o: Record, title: Any) -> None:
    fits = isinstance(title, str) and len(title.encode(errors="replace")) <= TITLE_ROOM
    need(fits, "command:error.title_text_up_letters", title_room=TITLE_ROOM)
    for i, letter in enumerate(title.encode(errors="replace")):
        o.title[i] = letter


def _first(o: Record, side: Any) -> None:
    o.first = one_of(side, SIDES, "first")


def _hand(o: Record, side: int, size: Any) -> None:
    o.hand_size[side] = whole(size, 1, MOST_HAND, f"the hand of the {SIDES[side]}")


def _clear(o: Record) -> None:
    for name in ("start_at", "start_structure", "kill"):
        getattr(o, name)[...] = NONE
    for name in ("data_side", "war_side", "reinforce_side", "land_side", "charge_side", "officer_side"):
        setattr(o, name, NONE)
    for name in ("data_at", "officer_at", "card_hex"):
        setattr(o, name, NONE)
    o.steep = 1
    o.leave_units[:] = NOBODY
    o.home[:, :] = TO_BASE


def _terrain(o: Record, scenario: dict[str, Any]) -> Iterator[Check]:
    """The tiles, hex by hex."""
    terrain = scenario.get("terrain", {})
    need(isinstance(terrain, dict), "command:error.terrain_object_lists_hexes")
    for name, hexes in terrain.items():
        one_of(name, TERRAINS[1:], "a terrain")
        for h in _hexes(hexes, name) if hexes else []:
            yield partial(_tile, o, name, h)
    terrain_sets(o)


def _tile(o: Record, name: str, h: int) -> None:
    need(o.terrain[h] == 0, "command:error.has_two_kinds_terrain", what=HEXES[h], what_2=TERRAINS[o.terrain[h]], name=name)
    o.terrain[h] = TERRAIN[name]


def terrain_sets(o: Record) -> None:
    """The terrain of a record once more, as sets of hexes."""
    terrain = np.asarray(o.terrain).tolist()

    def where(*kinds: int) -> tuple[int, int]:
        return words_of(h for h in range(HEX_COUNT) if terrain[h] in kinds)

    o.ridge[:] = where(RIDGE)
    o.stop[:] = where(*STOPS)
    o.serac[:] = where(SERAC)
    o.crevasse[:] = where(CREVASSE)
    o.blind[:] = where(*BLINDS)


def _markers(o: Record, scenario: dict[str, Any]) -> Iterator[Check]:
    """The markers, one by one."""
    markers = scenario.get("markers", [])
    need(isinstance(markers, list), "command:error.markers_list")
    for marker in markers:
        yield partial(_marker, o, marker)


def _marker(o: Record, marker: Any) -> None:
    table(marker, "a marker", ("kind", "side", "count", "at", "units", "together"))
    kind = marker.get("kind")
    need(kind in MARKER_KINDS, "command:error.no_marker_markers", kind=repr(kind), marker_kinds=", ".join(MARKER_KINDS))
    owner = one_of(marker.get("side"), OWNERS, f"the side of a {kind}")
    count = whole(marker.get("count", 1), 1, MOST_MEDALS, f"the count of a {kind}")
    hexes = _hexes(marker.get("at"), kind)
    if kind == "temporary-medal":
        _hold_marker(o, marker, owner, count, hexes)
        return
    need(not {"units", "together"} & set(marker), "command:error.units_together_for_temporary", kind=kind)
    if kind == "permanent-medal":
        _enter_marker(o, owner, count, hexes)
    elif kind == "objective" or kind == "exit":
        sets = o.objectives if kind == "objective" else o.exits
        for side in range(2):
            if owner in (side, EITHER):
                sets[side] |= words_of(hexes)
    else:
        need(owner != EITHER, "command:error.belongs_one_side", kind=kind)
        _piece(o, kind, owner, hexes)


def _enter_marker(o: Record, owner: int, count: int, hexes: list[int]) -> None:
    need(o.enter_n < MARKER_ROOM, "command:error.has_more_than_permanent", marker_room=MARKER_ROOM)
    for h in hexes:
        seen = [m for m in range(o.enter_n) if h in hexes_of(o.enter_at[m])]
        need(not seen, "command:error.two_permanent_medals_lie", what=HEXES[h])
    i = o.enter_n
    o.enter_at[i] = words_of(hexes)
    o.enter_side[i], o.enter_count[i] = owner, count
    o.enter_n += 1


def _hold_marker(o: Record, marker: dict[str, Any], owner: int, count: int, hexes: list[int]) -> None:
    need(o.hold_n < MARKER_ROOM, "command:error.has_more_than_temporary", marker_room=MARKER_ROOM)
    i = o.hold_n
    o.hold_at[i] = words_of(hexes)
    o.hold_side[i], o.hold_count[i] = owner, count
    o.hold_units[i] = one_of(marker.get("units", "any"), UNIT_FILTERS[:2], "units of a marker")
    together = marker.get("together", False)
    need(isinstance(together, bool), "command:error.together_true_or_false")
    o.hold_together[i] = together
    o.hold_n += 1


def _piece(o: Record, kind: str, owner: int, hexes: list[int]) -> None:
    """The officer and the structures."""
    if kind == "officer":
        need(o.officer_at < 0 and len(hexes) == 1, "command:error.one_officer_on_one")
        need(o.terrain[hexes[0]] not in (SERAC, CREVASSE), "command:error.officer_lies_on_impassable", what=HEXES[hexes[0]])
        o.officer_at = hexes[0]
        o.officer_side = owner
        return
    first, most = (0, 2) if kind == "shield-generator" else (2, 1)
    for h in hexes:
        free = [i for i in range(first, first + most) if o.start_structure[i] < 0]
        need(free, "command:error.at_most", most=most, kind=kind)
        need(
            h not in [o.start_structure[i] for i in range(STRUCTURE_COUNT)],
            "command:error.two_structures_stand_on",
            what=HEXES[h],
        )
        need(o.terrain[h] != SERAC, "command:error.on_stands_on_serac", kind=kind, what=HEXES[h])
        o.start_structure[free[0]] = h
        o.structure_side[free[0]] = owner


def check_ground(o: Any, kind: int, h: int, name: str, structures: list[int]) -> None:
    """A unit may not stand where it may not go (COM-91)."""
    terrain = int(o.terrain[h])
    barred = terrain == SERAC or (terrain == CREVASSE and not FLYING[kind]) or (terrain == RIDGE and WALKER[kind])
    need(not barred, "command:error.stands_on_which_impassable", name=name, what=HEXES[h], what_2=TERRAINS[terrain])
    need(h not in structures, "command:error.stands_on_where_structure", name=name, what=HEXES[h])


def _units(o: Record, scenario: dict[str, Any]) -> Iterator[Check]:
    """The units, one by one."""
    units = table(scenario["units"], "units", SIDES)
    standing: dict[int, str] = {}
    for side, side_name in enumerate(SIDES):
        kinds = units.get(side_name, {})
        own = [kind for kind in KINDS if KIND_SIDE[KIND[kind]] == side]
        table(kinds, f"the units of the {side_name}", own)
        for name, hexes in kinds.items():
            need(isinstance(hexes, list), "command:error.list_hexes", name=name)
            room = ROOM[KIND[name]]
            need(len(hexes) <= room, "command:error.has_units_room_for", hexes=len(hexes), name=name, room=room)
            for i, text in enumerate(hexes):
                yield partial(_place_unit, o, name, i, text, standing)
        yield partial(need, any(kinds.values()), "command:error.side_no_units", side=side_name)


def _place_unit(o: Record, name: str, number: int, text: Any, standing: dict[int, str]) -> None:
    h = _hex(text, name)
    unit = f"{name}-{number + 1}"
    need(h not in standing, "command:error.both_stand_on", unit=unit, get=standing.get(h), text=text)
    standing[h] = unit
    check_ground(o, KIND[name], h, unit, [int(at) for at in o.start_structure if at >= 0])
    o.start_at[FIRST_UNIT[KIND[name]] + number] = h


def badge_fits(badge: str, kind: int) -> bool:
    """Whether a badge can be worn by a unit of a kind (COM-60..COM-64)."""
    wanted = UNIT_DATA["badges"][badge]
    return bool(KINDS[kind] == wanted or TYPES[KIND_TYPE[kind]] == wanted)


def _badges(o: Record, scenario: dict[str, Any]) -> Iterator[Check]:
    """The badges, one by one."""
    badges = table(scenario.get("badges", {}), "badges", BADGES[1:])
    for name, hexes in badges.items():
        for h in _hexes(hexes, f"badge {name}") if hexes else []:
            yield partial(_badge, o, name, h)


def _badge(o: Record, name: str, h: int) -> None:
    unit = next((u for u, at in enumerate(o.start_at.tolist()) if at == h), None)
    need(unit is not None, "command:error.badge_on_lies_beside", name=name, what=HEXES[h])
    assert unit is not None
    need(
        badge_fits(name, int(UNIT_KIND[unit])),
        "command:error.badge_does_not_fit_2",
        name=name,
        what=UNITS[unit],
        what_2=HEXES[h],
    )
    need(not o.start_badge[unit], "command:error.on_has_two_badges", what=UNITS[unit], what_2=HEXES[h])
    o.start_badge[unit] = BADGE[name]


def _wins(o: Record, scenario: dict[str, Any]) -> Iterator[Check]:
    """The medals and the sudden deaths of each side."""
    win = table(scenario["win"], "win", SIDES)
    for side, name in enumerate(SIDES):
        entry = table(win.get(name), f"win of the {name}", ("medals", "sudden_death"))
        yield partial(_needed, o, side, entry.get("medals"))
        deaths = entry.get("sudden_death", [])
        need(isinstance(deaths, list), "command:error.sudden_death_list")
        for death in deaths:
            yield partial(_death, o, side, death)


def _needed(o: Record, side: int, medals: Any) -> None:
    o.need[side] = 0 if medals is None else whole(medals, 1, MOST_MEDALS, f"the medals of the {SIDES[side]}")


def _death(o: Record, side: int, death: Any) -> None:
    table(death, "a sudden death", ("id", "count", *PEOPLE_KEYS))
    code = one_of(death.get("id"), SUDDEN_DEATHS, "a sudden death")
    o.sudden[side] |= 1 << code
    if SUDDEN_DEATHS[code] in COUNTED_DEATHS:
        count = whole(death.get("count"), 1, UNIT_COUNT, f"the count of {SUDDEN_DEATHS[code]}")
        (o.left_need if SUDDEN_DEATHS[code] == "infantry-left" else o.lost_need)[side] = count


# Special rules

VALUES: dict[str, tuple[str, ...]] = {
    "hold-medals": (),
    "enter-medals": (),
    "structures": (),
    "kill-medals": ("side", "unit", "count"),
    "no-kill-medals": ("side",),
    "data": ("side", "units", "at", "count"),
    "war-machine": ("side", "unit", "most"),
    "reinforcements": ("side", "unit", "number", "from_turn"),
    "officer": ("side",),
    "leave": ("side", "units", "count"),
    "steep-ridges": ("cost",),
    "retreat-home": ("side", "hexes"),
    "retreat-away": ("side",),
    "landing": ("side", "unit", "next_to", "from_turn", "most"),
    "charge": ("side", "full", "count"),
    "card-hex": ("at",),
}
OPTIONAL = {("leave", "count")}


def _specials(o: Record, scenario: dict[str, Any]) -> Iterator[Check]:
    """The special rules, one by one."""
    specials, markers = scenario.get("special", []), scenario.get("markers", [])
    need(isinstance(specials, list), "command:error.special_list")
    kinds = {str(marker.get("kind")) for marker in markers if isinstance(marker, dict)} if isinstance(markers, list) else set()
    for special in specials:
        yield partial(_special_rule, o, special, kinds)


def _special_rule(o: Record, special: Any, markers: set[str]) -> None:
    need(isinstance(special, dict), "command:error.special_rule_object")
    rule = special.get("rule")
    need(
        isinstance(rule, str) and rule in VALUES,
        "command:error.no_special_rule_rules",
        rule=repr(rule),
        values=", ".join(VALUES),
    )
    table(special, f"the rule {rule}", ("rule", *VALUES[rule], *PEOPLE_KEYS))
    for value in VALUES[rule]:
        need(value in special or (rule, value) in OPTIONAL, "command:error.rule_does_not_say", rule=rule, value=value)
    wanted = NEEDED_MARKERS.get(rule, ())
    need(not wanted or markers & set(wanted), "command:error.rule_needs_marker", rule=rule, wanted=" or ".join(wanted))
    _special(o, rule, special)


def _special(o: Record, rule: str, special: dict[str, Any]) -> None:
    """One special rule into the record."""
    side = 0
    if "side" in special:
        allowed = (*SIDES, "both") if rule == "no-kill-medals" else SIDES
        side = one_of(special["side"], allowed, f"the side of {rule}")
        if allowed[side] == "both":
            o.no_kill[:] = 1
            return
    kind = _kind(special["unit"], rule) if "unit" in special else -1
    count = whole(special.get("count", 0), 0, MOST_MEDALS, f"the count of {rule}")
    from_turn = whole(special.get("from_turn", 1), 1, 1000, f"from_turn of {rule}")
    most = whole(special.get("most", 1), 1, UNIT_COUNT, f"most of {rule}")
    if rule in ("war-machine", "reinforcements", "landing"):
        need(KIND_SIDE[kind] == side, "command:error.places_which_no_units", rule=rule, unit=special["unit"], what=SIDES[side])
    if rule == "kill-medals":
        need(KIND_SIDE[kind] != side, "command:error.kill_medals_destroy_no", what=SIDES[side], unit=special["unit"])
        o.kill[side, kind] = count
    elif rule == "no-kill-medals":
        o.no_kill[side] = 1
    elif rule == "data":
        o.data_side, o.data_count = side, count
        o.data_at = _hex(special["at"], rule)
        o.data_units = one_of(special["units"], UNIT_FILTERS[:2], "units of data")
    elif rule == "war-machine":
        need(KIND_TYPE[kind] == INFANTRY, "command:error.war_machine_places_infantry")
        o.war_side, o.war_kind, o.war_most = side, kind, most
    elif rule == "reinforcements":
        o.reinforce_side, o.reinforce_kind, o.reinforce_from = side, kind, from_turn
        o.reinforce_number = whole(special["number"], 1, int(ROOM[kind]), "number of reinforcements")
    elif rule == "landing":
        need(KIND_TYPE[kind] == INFANTRY, "command:error.landing_places_infantry")
        o.land_side, o.land_kind, o.land_from, o.land_most = side, kind, from_turn, most
        o.land_next = _kind(special["next_to"], rule)
    elif rule == "leave":
        o.leave_units[side] = one_of(special["units"], UNIT_FILTERS, "units of leave")
        o.leave_medals[side] = count
    elif rule == "steep-ridges":
        o.steep = whole(special["cost"], 1, MOST_STEEP, "cost of steep-ridges")
    elif rule == "retreat-home":
        o.home[side] = nearest_home(_hexes(special["hexes"], rule))
    elif rule == "retreat-away":
        o.away[side] = 1
    elif rule == "charge":
        o.charge_side, o.charge_count = side, count
        o.charge_full = whole(special["full"], 1, MOST_MEDALS, "full of charge")
    elif rule == "card-hex":
        o.card_hex = _hex(special["at"], rule)


def _kind(value: Any, rule: str) -> int:
    return one_of(value, KINDS, f"the unit of {rule}")


def _watch(o: Record) -> None:
    """The hexes where entering or leaving means something."""
    for sets in (o.hold_at, o.enter_at, o.objectives):
        o.watch |= np.bitwise_or.reduce(sets)
    if o.card_hex >= 0:
        o.watch |= words_of([o.card_hex])


def _whole_battle(o: Record, scenario: dict[str, Any]) -> Iterator[Check]:
    """What only the whole battle shows: the box, the ways to win, and that it is not decided yet."""
    _watch(o)
    for supply in supplies_of(o):
        yield partial(check_supply, o, supply)
    for side in range(len(SIDES)):
        yield partial(_check_win, o, side)
        yield partial(_check_start, o, side)


NEEDED_FOR_DEATH: dict[str, tuple[str, Callable[[Record, int], Any]]] = {
    "officer-left": ("an officer and the rule leave", lambda o, side: o.officer_side == side and o.leave_units[side] != NOBODY),
    "officer-taken": ("an officer of the other side", lambda o, side: o.officer_side == 1 - side),
    "hold-objectives": ("objective markers", lambda o, side: o.objectives[side].any()),
    "generators-destroyed": (
        "shield generators of the other side",
        lambda o, side: any(o.start_structure[i] >= 0 and o.structure_side[i] != side for i in range(2)),
    ),
    "ion-cannon-destroyed": (
        "an ion cannon of the other side",
        lambda o, side: o.start_structure[2] >= 0 and o.structure_side[2] != side,
    ),
    "at-ats-destroyed": ("AT-ATs", lambda o, side: side == 0 and _has_kind(o, "at-at")),
    "infantry-left": ("the rule leave", lambda o, side: o.leave_units[side] != NOBODY),
    "infantry-destroyed": ("infantry of the other side", lambda o, side: _has_infantry(o, 1 - side)),
}


def _has_kind(o: Record, kind: str) -> bool:
    return any(at >= 0 and UNIT_KIND[u] == KIND[kind] for u, at in enumerate(o.start_at.tolist()))


def _has_infantry(o: Record, side: int) -> bool:
    return any(o.start_at[u] >= 0 and UNIT_SIDE[u] == side and KIND_TYPE[UNIT_KIND[u]] == INFANTRY for u in range(UNIT_COUNT))


def _check_win(o: Record, side: int) -> None:
    """A side can win, and every sudden death can come."""
    need(o.need[side] or o.sudden[side], "command:error.have_no_way_win", what=SIDES[side])
    for code, death in enumerate(SUDDEN_DEATHS):
        if (o.sudden[side] >> code) & 1:
            what, holds = NEEDED_FOR_DEATH[death]
            need(holds(o, side), "command:error.sudden_death_needs", death=death, what=SIDES[side], what_2=what)


def _check_start(o: Record, side: int) -> None:
    """The battle is not decided before anybody has chosen anything (COM-91)."""
    name = SIDES[side]
    standing = {at: u for u, at in enumerate(o.start_at.tolist()) if at >= 0 and UNIT_SIDE[u] == side}
    objectives = set(hexes_of(o.objectives[side]))
    death = (o.sudden[side] >> HOLD_OBJECTIVES) & 1
    need(not death or not objectives <= set(standing), "command:error.hold_all_objectives_before", name=name)
    taken = o.officer_side == 1 - side and o.officer_at in standing
    need(not taken, "command:error.officer_lies_under_enemy", name=name)
    medals = _medals_at_start(o, side, standing)
    need(not o.need[side] or medals < o.need[side], "command:error.have_all_their_medals", name=name)


def _medals_at_start(o: Record, side: int, standing: dict[int, int]) -> int:
    """The temporary medals that a side's units hold by standing, and those of the data at the start of its first turn."""

    def counts(h: int, units: int) -> bool:
        return h in standing and (units != ONLY_INFANTRY or UNIT_TYPE[standing[h]] == INFANTRY)

    medals = 0
    for i in range(o.hold_n):
        if o.hold_side[i] in (side, EITHER):
            held = sum(counts(h, o.hold_units[i]) for h in hexes_of(o.hold_at[i]))
            medals += min(held, 1 if o.hold_together[i] else held) * o.hold_count[i]
    if o.data_side == side == o.first and counts(o.data_at, o.data_units):
        medals += o.data_count
    return medals


PARTS: tuple[Callable[[Record, dict[str, Any]], Iterator[Check]], ...] = (
    _basics, _terrain, _markers, _units, _badges, _wins, _specials, _whole_battle,
)  # fmt: skip
"""The checks of a scenario in their order: each part yields small ones that write what they read, or refuse it."""


# And back


def decode_scenario(s: Record) -> Any:
    """The scenario of a record: its number, or the JSON of a player's own."""
    if s.scenario != CUSTOM:
        return s.scenario
    units: dict[str, dict[str, list[str]]] = {side: {} for side in SIDES}
    badges: dict[str, list[str]] = {}
    for unit, hex_ in enumerate(s.start_at):
        if hex_ >= 0:
            at = HEXES[hex_]
            units[SIDES[UNIT_SIDE[unit]]].setdefault(KINDS[UNIT_KIND[unit]], []).append(at)
            if s.start_badge[unit]:
                badges.setdefault(BADGES[s.start_badge[unit]], []).append(at)
    terrain: dict[str, list[str]] = {}
    for h, kind in enumerate(s.terrain):
        if kind:
            terrain.setdefault(TERRAINS[kind], []).append(HEXES[h])
    return {
        "title": bytes(int(b) for b in s.title if b).decode(errors="ignore"),
        **({"boxes": s.boxes} if s.boxes > 1 else {}),
        "first": SIDES[s.first],
        "hand": {side: s.hand_size[i] for i, side in enumerate(SIDES)},
        "win": {side: _decode_win(s, i) for i, side in enumerate(SIDES)},
        "units": units,
        "badges": badges,
        "terrain": terrain,
        "markers": decode_markers(s),
        "special": decode_specials(s),
    }


def _decode_win(s: Record, side: int) -> dict[str, Any]:
    deaths: list[dict[str, Any]] = []
    for code, name in enumerate(SUDDEN_DEATHS):
        if (s.sudden[side] >> code) & 1:
            death: dict[str, Any] = {"id": name}
            if name == "infantry-left":
                death["count"] = s.left_need[side]
            if name == "infantry-destroyed":
                death["count"] = s.lost_need[side]
            deaths.append(death)
    return {"medals": s.need[side] or None, "sudden_death": deaths}


def _names(words: Any) -> list[str]:
    return [HEXES[h] for h in hexes_of(words)]


def decode_markers(s: Record) -> list[dict[str, Any]]:
    """The markers of a record, as a scenario states them."""
    markers: list[dict[str, Any]] = []

    def mark(kind: str, owner: int, at: list[str], count: int = 1, **more: Any) -> None:
        if at:
            markers.append({"kind": kind, "side": OWNERS[owner], "count": count, "at": at, **more})

    for i in range(s.hold_n):
        more: dict[str, Any] = {"units": "infantry"} if s.hold_units[i] else {}
        more |= {"together": True} if s.hold_together[i] else {}
        mark("temporary-medal", s.hold_side[i], _names(s.hold_at[i]), s.hold_count[i], **more)
    for i in range(s.enter_n):
        mark("permanent-medal", s.enter_side[i], _names(s.enter_at[i]), s.enter_count[i])
    for side in range(2):
        mark("objective", side, _names(s.objectives[side]))
        mark("exit", side, _names(s.exits[side]))
    if s.officer_at >= 0:
        mark("officer", s.officer_side, [HEXES[s.officer_at]])
    for i in range(STRUCTURE_COUNT):
        if s.start_structure[i] >= 0:
            kind = "ion-cannon" if STRUCTURES[i] == "ion-cannon" else "shield-generator"
            mark(kind, s.structure_side[i], [HEXES[s.start_structure[i]]])
    return markers


def decode_specials(s: Record) -> list[dict[str, Any]]:
    """The special rules of a record, as a scenario states them."""
    specials: list[dict[str, Any]] = []

    def say(rule: str, **values: Any) -> None:
        specials.append({"rule": rule, **values})

    for side, name in enumerate(SIDES):
        for kind in range(len(KINDS)):
            if s.kill[side, kind] >= 0:
                say("kill-medals", side=name, unit=KINDS[kind], count=s.kill[side, kind])
        if s.no_kill[side]:
            say("no-kill-medals", side=name)
        if s.leave_units[side] != NOBODY:
            say("leave", side=name, units=UNIT_FILTERS[s.leave_units[side]], count=s.leave_medals[side])
        if (np.asarray(s.home[side]) != TO_BASE[side]).any():
            say("retreat-home", side=name, hexes=[HEXES[h] for h in np.flatnonzero(np.asarray(s.home[side]) == 0)])
        if s.away[side]:
            say("retreat-away", side=name)
    if s.data_side >= 0:
        at, units = HEXES[s.data_at], UNIT_FILTERS[s.data_units]
        say("data", side=SIDES[s.data_side], units=units, at=at, count=s.data_count)
    if s.war_side >= 0:
        say("war-machine", side=SIDES[s.war_side], unit=KINDS[s.war_kind], most=s.war_most)
    if s.reinforce_side >= 0:
        values = {"unit": KINDS[s.reinforce_kind], "number": s.reinforce_number, "from_turn": s.reinforce_from}
        say("reinforcements", side=SIDES[s.reinforce_side], **values)
    if s.land_side >= 0:
        values = {"unit": KINDS[s.land_kind], "next_to": KINDS[s.land_next], "from_turn": s.land_from, "most": s.land_most}
        say("landing", side=SIDES[s.land_side], **values)
    if s.charge_side >= 0:
        say("charge", side=SIDES[s.charge_side], full=s.charge_full, count=s.charge_count)
    if s.steep > 1:
        say("steep-ridges", cost=s.steep)
    if s.card_hex >= 0:
        say("card-hex", at=HEXES[s.card_hex])
    return specials
