"""The record of a game of `brick`, its choices and its events."""

import numpy as np

from holotable.core.records import state_dtype
from holotable.core.vocabulary import NUMBER, ActionSpace, EventKind, EventSpace, Grid, Observation

from .board import DIRECTIONS, FIGURES, HERO_COUNT, HEROES, SEATS, SPACE_COUNT, SPACES, STEP_PAIRS, UNIT_COUNT, UNITS, WIDTH

DEPLOY, GUNS, HERO_PHASE, PLAY = range(4)
PHASES = ("deploy", "guns", "heroes", "play")

GONE, RESERVE, UNPLACED = -1, -2, -3
"""What stands in `at` for a unit that is not on the board."""

HERO_OUT, HERO_LOST = -1, -2
"""What stands in `hero` for a hero not yet added and for one that has fallen."""

STATE = state_dtype(
    [
        ("phase", "i1"),
        ("seat", "i1"),
        ("winner", "i1"),
        ("actions_left", "i1"),
        ("turn", "i4"),
        ("turn_limit", "i4"),
        ("moved", "u2"),
        ("attacked", "u2"),
        ("occupied", "u4"),
        ("at", "i1", UNIT_COUNT),
        ("troops", "i1", UNIT_COUNT),
        ("leader", "i1", UNIT_COUNT),
        ("hero", "i1", HERO_COUNT),
        ("attacker", "i1"),
        ("target", "i1"),
        ("reroll", "i1"),
        ("layout", "i1"),
        ("closed", "u4"),
        ("link", "u1", SPACE_COUNT),
        ("start", "i1", UNIT_COUNT),
        ("double_move", "i1"),
        ("guns", "i1"),
        ("secret_deployment", "i1"),
        ("reinforcement", "i1"),
        ("heroes", "i1"),
    ],
    events=16,
)

OPTIONS = np.dtype(
    [
        ("double_move", "i1"),
        ("guns", "i1"),
        ("secret_deployment", "i1"),
        ("reinforcement", "i1"),
        ("heroes", "i1"),
        ("layout", "i1"),
        ("turn_limit", "i4"),
        ("closed", "u4"),
        ("link", "u1", SPACE_COUNT),
        ("start", "i1", UNIT_COUNT),
    ],
    align=True,
)

ACTIONS = ActionSpace(
    {
        "move": {"unit": UNITS, "to": SPACES},
        "attack": {"unit": UNITS, "target": UNITS},
        "remove": {"unit": UNITS, "figure": FIGURES},
        "double_move": {"unit": UNITS, "via,to": [(SPACES[a], SPACES[b]) for a, b in STEP_PAIRS]},
        "reinforce": {"unit": UNITS},
        "swap_gun": {"unit": UNITS},
        "deploy": {"unit": UNITS, "to": SPACES},
        "add_hero": {"figure": HEROES, "unit": UNITS},
        "end_turn": {},
    }
)
kind, kind_of, make, read = ACTIONS.codes, ACTIONS.kind_of, ACTIONS.make, ACTIONS.read
MAX_LEGAL = 128

_UNIT = ("unit", UNITS)
EVENTS = EventSpace(
    EventKind("moved", (_UNIT, ("origin", SPACES), ("to", SPACES)), "BRI-22"),
    EventKind("attacked", (_UNIT, ("target", UNITS), ("die", NUMBER)), "BRI-23"),
    EventKind("figure_removed", (_UNIT, ("figure", FIGURES)), "BRI-25"),
    EventKind("destroyed", (_UNIT,), "BRI-26"),
    EventKind("reinforced", (_UNIT, ("to", SPACES)), "BRI-43"),
    EventKind("deployed", (_UNIT, ("to", SPACES)), "BRI-42"),
    EventKind("gun_swapped", (_UNIT,), "BRI-41"),
    EventKind("hero_added", (("figure", HEROES), _UNIT), "BRI-44"),
    EventKind("turn_ended", (("seat", SEATS),), "BRI-20"),
    EventKind("won", (("by", SEATS),), "BRI-29"),
    EventKind("drawn", (), "BRI-30"),
)
event = EVENTS.codes

OBSERVATION = Observation(
    unit_at=(UNITS, SPACES),
    unit_in_reserve=UNITS,
    unit_troops=UNITS,
    unit_has_leader=UNITS,
    hero_in_unit=(HEROES, UNITS),
    moved=UNITS,
    attacked=UNITS,
    under_attack=UNITS,
    links=(SPACES, DIRECTIONS),
    phase=PHASES,
    double_move=(),
    guns=(),
    secret_deployment=(),
    reinforcement=(),
    heroes=(),
    my_turn=(),
    my_side=SEATS,
    actions_left=(),
    turns_left=(),
    turns_to_come=(),
)
at = OBSERVATION.at

GRID = Grid(SPACES, *np.divmod(np.arange(SPACE_COUNT), WIDTH))
