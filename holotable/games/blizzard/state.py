"""The record of a game of `blizzard`, its choices and its events."""

import numpy as np

from holotable.core.records import state_dtype
from holotable.core.vocabulary import DICE, MORE_DICE, NUMBER, SMALL, ActionSpace, EventKind, EventSpace, Grid, Observation

from .board import (
    COLUMN,
    COLUMNS,
    FACINGS,
    FIRST_UNIT,
    HARPOONS,
    HEX_COUNT,
    HEXES,
    INFANTRY,
    KIND_COUNT,
    LAST_UNIT,
    MISSION_COUNT,
    OFF,
    ROW,
    ROWS,
    SEATS,
    SELF_DESTRUCTIONS,
    SHOTS,
    SIDES_OF_A_HEX,
    TYPE,
    UNIT_COUNT,
    UNITS,
    WAYS,
)

SETUP, MARCHING, EVENT, COMMANDS, FIRE, RETURN = range(6)
STEPS = ("setup", "march", "event", "commands", "fire", "return")
EVENT_NAMES = ("none", "great-shot", "cunning-plan", "charge", "initiative", "reinforcements", "steady")
NO_EVENT, GREAT_SHOT, CUNNING_PLAN, CHARGE, INITIATIVE, REINFORCEMENTS, STEADY = range(len(EVENT_NAMES))
"""The events of the command roll (BLZ-40..BLZ-45)."""

NOWHERE, UNPLACED, WAITING, EXITED, LOST = -1, -2, -3, -4, -5
"""What stands in `at` for a unit that is not on the map."""
NOBODY = -1
CAMPAIGN = "campaign"

STATE = state_dtype(
    [
        ("mission", "i1"),
        ("campaign", "i1"),
        ("own", "i1"),
        ("leaves", "i1"),
        ("exits_to_win", "i1"),
        ("losses_to_lose", "i1"),
        ("clear", "i1", 2),
        ("stays_out", "i1", 2),
        ("apart", "i1", KIND_COUNT),
        ("turns", "i4"),
        ("warned", "i1"),
        ("any_infantry", "i1"),
        ("survivors", "i8"),
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
        ("returned", "i8"),
        ("shot", "i8"),
        ("moving", "i1"),
        ("hexes_left", "i1"),
        ("pushed", "i1"),
        ("arriving", "i1"),
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
"""The fields that are more than they seem: `own` is set in a mission of one's own, which is fought for the same as the mission
of the book that `mission` names; the numbers from `leaves` to `turns` are those of the mission being fought; `warned`,
`any_infantry` and `survivors` are options (BLZ-44, BLZ-51, BLZ-52); `survivors`, `marched`, `returned` (by event 5) and `shot`
are masks of units; `moving` is the unit on the move and `hexes_left` what it has left of its speed; `pushed`, `follow` (a hex
for each asked follower), `arriving` and `to_face` are the open questions; `queue` holds the units still to be placed, in order.
`held` has for every hex its ground (`ICE`, and the `ZONES` in which it lies) and the types of units there. These, `standing`
(units on the map), `exits` (units that left) and `follows` (questions open) are kept along for speed."""

OPTIONS = np.dtype(
    [
        ("mission", "i1"),
        ("campaign", "i1"),
        ("warned", "i1"),
        ("any_infantry", "i1"),
        ("survivors", "i8"),
        ("turn_limit", "i4"),
        ("own", "i1"),
        ("places_first", "i1"),
        ("moves_first", "i1"),
        ("leaves", "i1"),
        ("exits_to_win", "i1"),
        ("losses_to_lose", "i1"),
        ("clear", "i1", 2),
        ("stays_out", "i1", 2),
        ("apart", "i1", KIND_COUNT),
        ("turns", "i4"),
        ("waiting", "i8"),
        ("list", "i1", (2, UNIT_COUNT)),
        ("stands_at", "i2", UNIT_COUNT),
        ("stands_facing", "i1", UNIT_COUNT),
        ("ground", "u1", HEX_COUNT),
    ],
    align=True,
)
"""With `own` the rest is a mission of one's own: its numbers, the units of each side in the order of placing, those that wait,
those that stand from the start, and the ground."""

ACTIONS = ActionSpace(
    {
        "march": {"unit": UNITS},
        "turn": {"unit": UNITS, "facing": FACINGS},
        "move": {"unit": UNITS, "way": WAYS},
        "step": {"way": WAYS},
        "face": {"facing": FACINGS},
        "rally": {"unit": UNITS},
        "reinforce": {"unit": UNITS},
        "bring_back": {"unit": UNITS},
        "set_up": {"hex": HEXES},
        "arrive": {"hex": HEXES},
        "pushed": {"way": WAYS[:OFF]},
        "follow": {},
        "stay": {},
        "great_shot": {"target": UNITS},
        "shoot": {"unit,target": [(UNITS[a], UNITS[b]) for a, b in SHOTS], "max_power": (False, True)},
        "harpoon": {"unit,target": [(UNITS[a], UNITS[b]) for a, b in HARPOONS]},
        "self_destruct": {"unit,target": [(UNITS[a], UNITS[b]) for a, b in SELF_DESTRUCTIONS]},
        "done": {},
    }
)
"""The small decisions of the rules; `spelling` puts them into the words of people. `arrive` says where the unit of
`reinforce` or `bring_back` comes in; the unit of a `step` and of an answer is the one that is asked about."""
kind, kind_of, make, read = ACTIONS.codes, ACTIONS.kind_of, ACTIONS.make, ACTIONS.read

_COMMANDS = int(max(LAST_UNIT - FIRST_UNIT)) * (2 * SIDES_OF_A_HEX + 3)
_ACTS = 2 * len(SHOTS) + len(HARPOONS) + len(SELF_DESTRUCTIONS)
MAX_LEGAL = max(_COMMANDS, _ACTS, HEX_COUNT) + 1
"""Room for the longest list there can be: every unit with all it can ever do, or the whole map to come in on."""

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
        (_UNIT, ("target", UNITS), ("dice", DICE), ("dice", MORE_DICE), ("thrown,bonus,hits", SMALL), ("damage", NUMBER)),
        "BLZ-31",
    ),
    EventKind("damaged", (_UNIT,), "BLZ-32"),
    EventKind("destroyed", (_UNIT,), "BLZ-32"),
    EventKind("left", (_UNIT,), "BLZ-53"),
    EventKind("turn_ended", (("seat", SEATS),), "BLZ-15"),
    EventKind("mission_ended", (("mission", NUMBER), ("by", SEATS)), "BLZ-56"),
    EventKind("won", (("by", SEATS),), "BLZ-56"),
)
event = EVENTS.codes

OBSERVATION = Observation(
    unit_on_map=UNITS,
    unit_column=(UNITS, COLUMNS),
    unit_row=(UNITS, ROWS),
    unit_facing=(UNITS, FACINGS),
    unit_damaged=UNITS,
    unit_waiting=UNITS,
    unit_unplaced=UNITS,
    unit_exited=UNITS,
    unit_destroyed=UNITS,
    unit_marched=UNITS,
    unit_returned=UNITS,
    unit_shot=UNITS,
    unit_on_the_move=UNITS,
    unit_to_be_pushed=UNITS,
    unit_to_follow=UNITS,
    unit_to_arrive=UNITS,
    unit_to_face=UNITS,
    unit_to_set_up=UNITS,
    mission=tuple(str(number + 1) for number in range(MISSION_COUNT)),
    campaign=(),
    any_infantry=(),
    step=STEPS,
    event=EVENT_NAMES,
    my_side=SEATS,
    my_turn=(),
    points=(),
    turns_left=(),
    turns_to_come=(),
    exits=SEATS,
    losses=(),
    hexes_left=(),
    warned=(),
)
at = OBSERVATION.at

GRID = Grid(HEXES, ROW, COLUMN, pairs=(("unit_row", "unit_column"),))
