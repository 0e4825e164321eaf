"""The record of a game of `blizzard`, its choices and its events."""

import numpy as np

from holotable.core.records import state_dtype
from holotable.core.vocabulary import DICE, MORE_DICE, NUMBER, ActionSpace, EventKind, EventSpace, Observation

from .board import (
    COLUMNS,
    FACINGS,
    FIRST_UNIT,
    HEX_COUNT,
    HEXES,
    INFANTRY,
    LAST_UNIT,
    SEATS,
    SIDES_OF_A_HEX,
    TYPE,
    UNIT_COUNT,
    UNITS,
    ZONE_ROWS,
)

SETUP, MARCHING, EVENT, COMMANDS, FIRE, RETURN = range(6)
STEPS = ("setup", "march", "event", "commands", "fire", "return")
GREAT_SHOT_EVENT, CUNNING_PLAN, CHARGE, INITIATIVE, REINFORCEMENTS, STEADY = range(1, 7)
"""The events of the command roll (BLZ-40..BLZ-45)."""

NOWHERE, UNPLACED, WAITING, EXITED, LOST = -1, -2, -3, -4, -5
"""What stands in `at` for a unit that is not on the map."""
NOBODY = -1
CAMPAIGN = "campaign"

STATE = state_dtype(
    [
        ("mission", "i1"),
        ("campaign", "i1"),
        ("step", "i1"),
        ("seat", "i1"),
        ("first", "i1"),
        ("event", "i1"),
        ("points", "i1"),
        ("winner", "i1"),
        ("turn", "i4"),
        ("turn_limit", "i4"),
        ("losses", "i4"),
        ("marched", "i8"),
        ("shot", "i8"),
        ("moving", "i1"),
        ("left", "i1"),
        ("pushed", "i1"),
        ("to_face", "i1"),
        ("follows", "i1"),
        ("queued", "i1"),
        ("standing", "i1", 2),
        ("exits", "i1", 2),
        ("follow", "i2", UNIT_COUNT),
        ("at", "i2", UNIT_COUNT),
        ("facing", "i1", UNIT_COUNT),
        ("damaged", "i1", UNIT_COUNT),
        ("queue", "i1", UNIT_COUNT),
        ("held", "u1", HEX_COUNT),
    ],
    events=int(max(np.sum(TYPE[FIRST_UNIT[side] : LAST_UNIT[side]] == INFANTRY) for side in (0, 1))) + 8,
)
"""The fields that are more than they seem: `marched` and `shot` are masks of units; `moving` is the unit on the move and
`left` its hexes left; `pushed`, `follow` (a hex for each asked follower) and `to_face` are the open questions;
`queue` holds the units still to be placed, in order. `held` (types of units in each hex), `standing` (units on the map),
`exits` (units that left) and `follows` (questions open) are kept along for speed."""

OPTIONS = np.dtype([("mission", "i1"), ("campaign", "i1"), ("turn_limit", "i4")], align=True)

OFF = HEX_COUNT
"""The number of `off` among the places a unit can go to."""
PLACES = (*HEXES, "off")
PLACE_COUNT = len(PLACES)

ACTIONS = ActionSpace(
    {
        "march": {"unit": UNITS},
        "turn": {"unit": UNITS, "facing": FACINGS},
        "move": {"unit": UNITS, "to": PLACES},
        "step": {"unit": UNITS, "to": PLACES},
        "face": {"unit": UNITS, "facing": FACINGS},
        "rally": {"unit": UNITS},
        "reinforce": {"unit": UNITS, "hex": HEXES},
        "place": {"unit": UNITS, "hex": HEXES},
        "pushed": {"unit": UNITS, "hex": HEXES},
        "follow": {"unit": UNITS},
        "stay": {"unit": UNITS},
        "great_shot": {"target": UNITS},
        "shoot": {"unit": UNITS, "target": UNITS, "max_power": (False, True)},
        "harpoon": {"unit": UNITS, "target": UNITS},
        "self_destruct": {"unit": UNITS, "target": UNITS},
        "done": {},
    }
)
MARCH_ON = ACTIONS.base("march")
TURN = ACTIONS.base("turn")
MOVE = ACTIONS.base("move")
STEP = ACTIONS.base("step")
FACE = ACTIONS.base("face")
RALLY_UNIT = ACTIONS.base("rally")
REINFORCE = ACTIONS.base("reinforce")
PLACE = ACTIONS.base("place")
PUSHED = ACTIONS.base("pushed")
FOLLOW = ACTIONS.base("follow")
STAY = ACTIONS.base("stay")
GREAT_SHOT = ACTIONS.base("great_shot")
SHOOT = ACTIONS.base("shoot")
HARPOON_UNIT = ACTIONS.base("harpoon")
DESTRUCT = ACTIONS.base("self_destruct")
DONE = ACTIONS.base("done")

_SIDE_UNITS = int(max(LAST_UNIT - FIRST_UNIT))
_COMMANDS = _SIDE_UNITS * (int(ZONE_ROWS.max()) * COLUMNS + 2 * SIDES_OF_A_HEX + 2)
_SHOTS = int(LAST_UNIT[0] - FIRST_UNIT[0]) * int(LAST_UNIT[1] - FIRST_UNIT[1]) * 4
MAX_LEGAL = max(_COMMANDS, _SHOTS) + 1
"""Room for the longest list there can be: every unit of a side waiting, with the whole map to come in on."""

_UNIT = ("unit", UNITS)
EVENTS = EventSpace(
    EventKind("placed", (_UNIT, ("hex", HEXES)), "BLZ-54"),
    EventKind("marched", (_UNIT, ("to", HEXES)), "BLZ-10"),
    EventKind("rolled", (("dice", DICE), ("points", NUMBER), ("event", NUMBER)), "BLZ-11"),
    EventKind("moved", (_UNIT, ("origin", HEXES), ("to", HEXES)), "BLZ-20"),
    EventKind("turned", (_UNIT, ("facing", FACINGS)), "BLZ-20"),
    EventKind("overrun", (_UNIT, ("by", UNITS)), "BLZ-24"),
    EventKind("followed", (_UNIT, ("to", HEXES)), "BLZ-27"),
    EventKind("rallied", (_UNIT,), "BLZ-25"),
    EventKind("reinforced", (_UNIT, ("hex", HEXES)), "BLZ-26"),
    EventKind(
        "shot",
        (_UNIT, ("target", UNITS), ("dice", DICE), ("dice", MORE_DICE), ("hits", NUMBER), ("damage", NUMBER)),
        "BLZ-31",
    ),
    EventKind("damaged", (_UNIT,), "BLZ-32"),
    EventKind("destroyed", (_UNIT,), "BLZ-32"),
    EventKind("left", (_UNIT,), "BLZ-53"),
    EventKind("turn_ended", (("seat", SEATS),), "BLZ-15"),
    EventKind("mission_ended", (("mission", NUMBER), ("by", SEATS)), "BLZ-56"),
    EventKind("won", (("by", SEATS),), "BLZ-56"),
)
PLACED = EVENTS.code("placed")
MARCHED = EVENTS.code("marched")
ROLLED = EVENTS.code("rolled")
MOVED = EVENTS.code("moved")
TURNED = EVENTS.code("turned")
OVERRUN = EVENTS.code("overrun")
FOLLOWED = EVENTS.code("followed")
RALLIED = EVENTS.code("rallied")
REINFORCED = EVENTS.code("reinforced")
SHOT = EVENTS.code("shot")
DAMAGED = EVENTS.code("damaged")
DESTROYED = EVENTS.code("destroyed")
LEFT = EVENTS.code("left")
TURN_ENDED = EVENTS.code("turn_ended")
MISSION_ENDED = EVENTS.code("mission_ended")
WON = EVENTS.code("won")

UNIT_FEATURES = 20
OBSERVATION = Observation(
    units=(UNIT_COUNT, UNIT_FEATURES),
    mission=3,
    step=len(STEPS),
    event=7,
    my_side=2,
    my_turn=1,
    points=1,
    turns_left=1,
    exits=2,
    losses=1,
    hexes_left=1,
)
"""Each unit is told by: on the map, column, row, its facing (six), damaged, waiting, to be placed, out, destroyed,
marched, shot, on the move, to be pushed, to follow, to be faced."""
