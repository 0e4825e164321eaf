"""JSON positions, views and options of `blizzard`, to the record and back."""

from typing import Any

from holotable.core import records
from holotable.core.bits import has_bit
from holotable.core.checks import listed, need, one_of, shown, whole
from holotable.core.errors import BadOption, BadPosition
from holotable.core.game import spread
from holotable.core.records import Record

from . import own, rules
from .board import (
    AIR,
    ALLIANCE,
    COLUMNS,
    FACINGS,
    HARPOON,
    HEX,
    HEXES,
    HOME_FACING,
    ICE,
    IN_THE_MIDDLE,
    INFANTRY,
    MISSION_COUNT,
    MOVES_FIRST,
    NEIGHBOUR,
    ROWS,
    SEATS,
    SELF_DESTRUCT,
    SIDE,
    SPEED,
    SURVIVORS,
    TYPE,
    UNIT,
    UNIT_COUNT,
    UNITS,
    VEHICLE,
)
from .rules import events, missions, movement, units
from .state import (
    CAMPAIGN,
    CHARGE,
    COMMANDS,
    EVENT,
    EXITED,
    FIRE,
    GREAT_SHOT,
    LOST,
    MARCHING,
    MAX_LEGAL,
    NO_EVENT,
    NOBODY,
    NOWHERE,
    OPTIONS,
    REINFORCEMENTS,
    RETURN,
    SETUP,
    STATE,
    STEADY,
    STEPS,
    UNPLACED,
    WAITING,
    make,
)

DEFAULT_TURN_LIMIT = 50
POOLS = ("lost", "any")
MISSIONS = (*range(1, MISSION_COUNT + 1), CAMPAIGN)
MOST_POINTS = 20
MOST_TURNS = 1_000_000


def encode_options(options: dict[str, Any]) -> Record:
    """The options as the record that `start` reads."""
    mission = options["mission"]
    if isinstance(mission, dict) and mission.get("begun"):
        raise BadOption("blizzard:error.has_begun")
    return _encoded(options)


def _encoded(options: dict[str, Any]) -> Record:
    o: Record = records.new(OPTIONS)[0]
    mission = options["mission"]
    o.campaign = mission == CAMPAIGN
    o.mission = own.kind_of(mission) if isinstance(mission, dict) else 1 if o.campaign else mission
    if isinstance(mission, dict):
        own.write(o, mission)
    o.turn_limit = options["turn_limit"]
    o.warned = options["warned"]
    o.survivors = sum(1 << UNIT[name] for name in options["survivors"])
    o.any_infantry = POOLS.index(options["reinforcements"])
    return o


def check_mission(value: Any) -> Any:
    """A mission of the book by its number, the campaign, or one of one's own; raises `BadOption`."""
    if isinstance(value, dict):
        return own.check(value)
    if isinstance(value, bool) or not isinstance(value, (int, str)) or value not in MISSIONS:
        known = ", ".join(map(str, MISSIONS))
        raise BadOption("blizzard:error.no_such_mission", known=known, value=shown(value))
    return value


def check_survivors(value: Any) -> list[str]:
    """The survivors of mission 2 in the order of the units; raises `BadOption` (BLZ-52)."""
    fits = isinstance(value, list) and all(isinstance(name, str) and name in SURVIVORS for name in value)
    if not fits or len(set(value)) < len(value):
        raise BadOption("blizzard:error.blizzard_survivors_list_each", survivors=", ".join(SURVIVORS), value=repr(value))
    return sorted(value, key=UNIT.__getitem__)


def options_of(s: Record) -> dict[str, Any]:
    """The options a record was begun with."""
    return {
        "mission": own.written(s) if s.own else CAMPAIGN if s.campaign else s.mission,
        "turn_limit": s.turn_limit,
        "warned": bool(s.warned),
        "survivors": names(s.survivors),
        "reinforcements": POOLS[s.any_infantry],
    }


def option_mixes() -> list[dict[str, Any]]:
    """Every mission and the campaign, with short and longer limits, and every other option, for the test kit."""
    more: list[dict[str, Any]] = [
        {"mission": CAMPAIGN, "turn_limit": 40},
        {},
        {"mission": 2, "turn_limit": 8, "warned": False},
        {"mission": 3, "survivors": ["at-at-1", "at-st-2", "snowtrooper-4"]},
        {"mission": CAMPAIGN, "turn_limit": 12, "reinforcements": "any"},
    ]
    return [*spread(mission=MISSIONS, turn_limit=(3, 12)), *more]


# Writing


def names(mask: int) -> list[str]:
    """The units of a mask."""
    return [UNITS[unit] for unit in range(UNIT_COUNT) if has_bit(mask, unit)]


def pending_of(s: Record) -> list[dict[str, str]]:
    """The open questions, the first one first (BLZ-6, BLZ-24, BLZ-26, BLZ-27)."""
    pending = [{"ask": "pushed", "unit": UNITS[s.pushed]}] if s.pushed != NOBODY else []
    for unit in range(UNIT_COUNT):
        if s.follow[unit] != NOBODY:
            pending.append({"ask": "follow", "unit": UNITS[unit], "to": HEXES[s.follow[unit]]})
    if s.arriving != NOBODY:
        pending.append({"ask": "arrive", "unit": UNITS[s.arriving]})
    if s.to_face != NOBODY:
        pending.append({"ask": "face", "unit": UNITS[s.to_face]})
    return pending


def unit_entry(s: Record, unit: int) -> dict[str, Any]:
    """How a unit on the map is written."""
    facing = FACINGS[s.facing[unit]] if units.has_facing(s, unit) else None
    return {"at": HEXES[s.at[unit]], "facing": facing, "damaged": bool(s.damaged[unit])}


def to_position(s: Record) -> dict[str, Any]:
    """The full position."""

    def those(place: int) -> list[str]:
        return [UNITS[unit] for unit in range(UNIT_COUNT) if s.at[unit] == place]

    return {
        "mission": s.mission,
        "options": options_of(s),
        "seat": SEATS[s.seat],
        "first": SEATS[s.first],
        "turn": s.turn,
        "step": STEPS[s.step],
        "event": s.event,
        "points": s.points,
        "marched": names(s.marched),
        "shot": names(s.returned if s.step == EVENT else s.shot),
        "moving": {"unit": UNITS[s.moving], "left": s.hexes_left} if s.moving != NOBODY else None,
        "pending": pending_of(s),
        "units": {UNITS[unit]: unit_entry(s, unit) for unit in range(UNIT_COUNT) if s.at[unit] >= 0},
        "unplaced": [UNITS[unit] for unit in s.queue[: s.queued]],
        "waiting": those(WAITING),
        "exited": those(EXITED),
        "destroyed": those(LOST),
        "losses": s.losses,
    }


def view(s: Record, seat: int | None) -> dict[str, Any]:
    """All that a seat may see: everything, for nothing is hidden in this game."""
    return to_position(s)


# Reading

KEYS = (
    "mission", "options", "seat", "first", "turn", "step", "event", "points", "marched", "shot", "moving", "pending", "units",
    "unplaced", "waiting", "exited", "destroyed", "losses",
)  # fmt: skip


def from_position(position: dict[str, Any]) -> tuple[Record, dict[str, Any]]:
    """The record and options of a position; raises `BadPosition` with the reason."""
    unknown = sorted(str(key) for key in position if key not in KEYS)
    need(not unknown, "blizzard:error.blizzard_positions_have_no", unknown=", ".join(unknown), keys=", ".join(KEYS))
    need(isinstance(position.get("units"), dict), "blizzard:error.blizzard_position_needs_units")
    mission = whole(position.get("mission"), 1, MISSION_COUNT, "mission")
    options = _options(position, mission)
    s: Record = records.new(STATE)[0]
    encoded = _encoded(options)
    rules.start(s, encoded, 0)
    _clear(s, mission, encoded)
    s.step = one_of(position.get("step", "march"), STEPS, "step")
    s.first = one_of(position.get("first", SEATS[MOVES_FIRST[mission - 1]]), SEATS, "first")
    s.turn = whole(position.get("turn", 1), 1, MOST_TURNS, "turn")
    s.event = whole(position.get("event", NO_EVENT), NO_EVENT, STEADY, "event")
    s.points = whole(position.get("points", 0), 0, MOST_POINTS, "points")
    s.marched = _mask(position.get("marched", []), "marched")
    acted = _mask(position.get("shot", []), "shot")
    s.shot, s.returned = (0, acted) if s.step == EVENT else (acted, 0)
    acts = s.step in (FIRE, RETURN) or (s.step == EVENT and s.event == REINFORCEMENTS)
    need(acts or not acted, "blizzard:error.nobody_shoots_or_returns", what=STEPS[s.step])
    _place_units(s, position["units"])
    for name, place in (("unplaced", UNPLACED), ("waiting", WAITING), ("exited", EXITED), ("destroyed", LOST)):
        _set_aside(s, position.get(name, []), name, place)
    s.losses = whole(position.get("losses", _lost(s)), 0, MOST_TURNS, "losses")
    s.seat = _seat(s, position)
    _set_moving(s, position.get("moving"))
    _set_pending(s, position.get("pending", []))
    _check_stacking(s)
    _check_step(s)
    if s.pushed != NOBODY:
        movement.ask_pushed(s, s.pushed)
    missions.settle(s)
    s.event_n = 0
    s.events[:] = 0
    return s, options


def _unit(value: Any, what: str) -> int:
    need(
        isinstance(value, str) and value in UNIT,
        "blizzard:error.names_which_no_unit",
        what=what,
        value=repr(value),
        like=_like(value),
    )
    return UNIT[value]


def _like(value: Any) -> str:
    kind = str(value).rsplit("-", 1)[0]
    close = [name for name in UNITS if name.rsplit("-", 1)[0] == kind]
    return f"there are {', '.join(close or UNITS)}"


def _hex(value: Any, what: str) -> int:
    last = f"{COLUMNS - 1},{ROWS - 1}"
    need(isinstance(value, str) and value in HEX, "blizzard:error.names_hex_hexes_go", what=what, value=repr(value), last=last)
    return HEX[value]


def _unit_list(value: Any, what: str) -> list[int]:
    found = [_unit(name, what) for name in listed(value, what)]
    need(len(set(found)) == len(found), "blizzard:error.names_unit_twice", what=what)
    return found


def _mask(value: Any, what: str) -> int:
    return sum(1 << unit for unit in _unit_list(value, what))


def _options(position: dict[str, Any], mission: int) -> dict[str, Any]:
    given = position.get("options", {})
    need(isinstance(given, dict), "blizzard:error.options_object")
    from . import GAME

    try:
        options = GAME.check_options({"mission": mission, **given})
    except BadOption as error:
        raise BadPosition("error.bad_position", reason=error) from None
    asked = options["mission"]
    fits = asked in (mission, CAMPAIGN) or (isinstance(asked, dict) and own.kind_of(asked) == mission)
    need(fits, "blizzard:error.options_say_mission_but", mission=shown(asked), mission_2=mission)
    return options


def _clear(s: Record, mission: int, encoded: Record) -> None:
    """Nobody anywhere, nothing asked, and the ground of the mission."""
    s.over = 0
    s.winner = NOBODY
    missions.clear_map(s, mission, 0)
    if encoded.own:
        missions.lay_out_own(s, encoded)
    else:
        missions.lay_out(s, mission)


def _place_units(s: Record, entries: dict[str, Any]) -> None:
    for name, entry in entries.items():
        unit = _unit(name, "units")
        fits = isinstance(entry, dict) and "at" in entry and set(entry) <= {"at", "facing", "damaged"}
        need(fits, "blizzard:error.written_at_facing_damaged", name=name)
        damaged = entry.get("damaged", False)
        need(isinstance(damaged, bool), "blizzard:error.damaged_true_or_false", name=name, damaged=repr(damaged))
        s.damaged[unit] = damaged
        s.facing[unit] = _facing(s, unit, entry)
        hex_ = _hex(entry["at"], name)
        need(TYPE[unit] == AIR or not s.held[hex_] & ICE, "blizzard:error.stands_on_ice", name=name, hex=entry["at"])
        units.put(s, unit, hex_)
        s.standing[SIDE[unit]] += 1


def _facing(s: Record, unit: int, entry: dict[str, Any]) -> int:
    if not units.has_facing(s, unit):
        need(entry.get("facing") is None, "blizzard:error.has_no_facing", what=UNITS[unit])
        return 0
    facing = entry.get("facing", FACINGS[HOME_FACING[SIDE[unit]]])
    return one_of(facing, FACINGS, f"the facing of {UNITS[unit]}")


def _set_aside(s: Record, value: Any, what: str, place: int) -> None:
    for unit in _unit_list(value, what):
        need(s.at[unit] == NOWHERE, "blizzard:error.two_places_one_them", what=UNITS[unit], what_2=what)
        s.at[unit] = place
        s.exits[SIDE[unit]] += place == EXITED
        if place == UNPLACED:
            need(s.step == SETUP, "blizzard:error.units_unplaced_only_set")
            middle = not s.own and unit == IN_THE_MIDDLE[s.mission - 1]
            need(not middle, "blizzard:error.stand_before_anything_placed", what=UNITS[unit])
            s.queue[s.queued] = unit
            s.queued += 1


def _lost(s: Record) -> int:
    return sum(1 for unit in range(UNIT_COUNT) if s.at[unit] == LOST and SIDE[unit] == ALLIANCE)


def _seat(s: Record, position: dict[str, Any]) -> int:
    default = int(SIDE[_placing(s, position)]) if s.step == SETUP else s.first
    return one_of(position.get("seat", SEATS[default]), SEATS, "seat")


def _placing(s: Record, position: dict[str, Any]) -> int:
    """The unit that the set-up is about: the one asked for its facing, or the next to be placed."""
    pending = position.get("pending")
    asked = pending[0].get("unit") if isinstance(pending, list) and pending and isinstance(pending[0], dict) else None
    if asked is not None:
        return _unit(asked, "pending")
    need(s.queued > 0, "blizzard:error.set_up_unit_unplaced")
    return int(s.queue[0])


def _set_moving(s: Record, moving: Any) -> None:
    if moving is None:
        return
    need(isinstance(moving, dict) and set(moving) == {"unit", "left"}, "blizzard:error.moving_null_or_unit")
    unit = _unit(moving["unit"], "moving")
    name = UNITS[unit]
    need(s.step == COMMANDS, "blizzard:error.unit_on_move_only")
    need(s.at[unit] >= 0 and SIDE[unit] == s.seat, "blizzard:error.on_move_but_no", name=name, what=SEATS[s.seat])
    s.moving = unit
    s.hexes_left = whole(moving["left"], 0, int(SPEED[unit].max()), f"what is left of the move of {name}")


def _set_pending(s: Record, pending: Any) -> None:
    readers = {"pushed": _ask_pushed, "follow": _ask_follow, "arrive": _ask_arrive, "face": _ask_face}
    for question in listed(pending, "pending"):
        fits = isinstance(question, dict) and isinstance(question.get("ask"), str) and question["ask"] in readers
        need(fits, "blizzard:error.pending_question_ask_unit", readers=", ".join(readers))
        ask = question["ask"]
        keys = {"ask", "unit", "to"} if ask == "follow" else {"ask", "unit"}
        need(set(question) == keys, "blizzard:error.question_written", ask=ask, keys=", ".join(sorted(keys)))
        unit = _unit(question["unit"], "pending")
        need(ask == "arrive" or s.at[unit] >= 0, "blizzard:error.asked_about_but_not", what=UNITS[unit])
        readers[ask](s, unit, question)


def _ask_pushed(s: Record, unit: int, question: dict[str, Any]) -> None:
    need(s.pushed == NOBODY and s.follows == 0 and s.to_face == NOBODY, "blizzard:error.only_first_question_can")
    under = TYPE[unit] == INFANTRY and s.held[s.at[unit]] & VEHICLE
    need(under, "blizzard:error.asked_pushed_but_no", what=UNITS[unit])
    s.pushed = unit


def _ask_follow(s: Record, unit: int, question: dict[str, Any]) -> None:
    name = UNITS[unit]
    able = units.has(s, unit, HARPOON | SELF_DESTRUCT)
    need(able, "blizzard:error.asked_follow_but_has", name=name)
    need(s.to_face == NOBODY and (s.follow[unit:] == NOBODY).all(), "blizzard:error.question_out_order", name=name)
    to = _hex(question["to"], name)
    need(to in NEIGHBOUR[s.at[unit]], "blizzard:error.cannot_follow_which_not", name=name, what=HEXES[to])
    s.follow[unit] = to
    s.follows += 1


def _ask_arrive(s: Record, unit: int, question: dict[str, Any]) -> None:
    name = UNITS[unit]
    need(
        s.pushed == NOBODY and s.follows == 0 and s.moving == NOBODY, "blizzard:error.arrives_while_another_question", name=name
    )
    need(SIDE[unit] == s.seat, "blizzard:error.arrives_but_turn", name=name, what=SEATS[s.seat])
    out = records.legal_buffer(MAX_LEGAL)
    decision = make.reinforce(unit) if s.step == COMMANDS else make.bring_back(unit)
    need(decision in out[: rules.legal(s, s.seat, out)], "blizzard:error.cannot_come_now", name=name)
    s.arriving = unit


def _ask_face(s: Record, unit: int, question: dict[str, Any]) -> None:
    name = UNITS[unit]
    if unit == s.moving:
        return
    need(s.to_face == NOBODY and s.moving == NOBODY, "blizzard:error.only_one_unit_at")
    need(units.has_facing(s, unit), "blizzard:error.has_no_facing_ask", name=name)
    need(SIDE[unit] == s.seat, "blizzard:error.asked_for_facing_but", name=name, what=SEATS[s.seat])
    placing = s.step in (SETUP, COMMANDS) or (s.step == EVENT and s.event == REINFORCEMENTS)
    need(placing, "blizzard:error.asked_for_facing_but_2", name=name, what=STEPS[s.step])
    s.to_face = unit


def _check_stacking(s: Record) -> None:
    """One vehicle or one infantry to a hex, but for infantry that is asked to be pushed (BLZ-23)."""
    ground: dict[int, int] = {}
    for unit in range(UNIT_COUNT):
        if s.at[unit] >= 0 and TYPE[unit] in (INFANTRY, VEHICLE) and unit != s.pushed:
            other = ground.setdefault(s.at[unit], unit)
            need(
                other == unit,
                "blizzard:error.stand_together_on",
                what=UNITS[other],
                what_2=UNITS[unit],
                what_3=HEXES[s.at[unit]],
            )


def _check_step(s: Record) -> None:
    """What is asked must fit the step."""
    step = STEPS[s.step]
    if s.step == SETUP:
        sides = [int(SIDE[unit]) for unit in s.queue[: s.queued]]
        turns = [a for a, b in zip(sides, [None, *sides], strict=False) if a != b]
        need(len(turns) <= 2, "blizzard:error.side_places_all_units")
        asked = s.to_face != NOBODY or not sides or sides[0] == s.seat
        need(asked, "blizzard:error.placing_but_next", what=SEATS[s.seat], what_2=UNITS[s.queue[0]])
    if s.step == EVENT:
        need(s.event in (GREAT_SHOT, CHARGE, REINFORCEMENTS), "blizzard:error.event_has_no_step", event=s.event)
        if s.event == GREAT_SHOT:
            need(events.any_in_reach(s, s.seat), "blizzard:error.event_has_step_own")
    if s.pushed != NOBODY or s.follows:
        moving = s.step in (MARCHING, COMMANDS) or (s.step == EVENT and s.event == CHARGE)
        need(moving, "blizzard:error.units_pushed_or_followed", step=step)
