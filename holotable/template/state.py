"""The record of a game of `sketch`, its choices, its events and what a learner sees."""

import numpy as np

from holotable.core.records import state_dtype
from holotable.core.vocabulary import NUMBER, ActionSpace, EventKind, EventSpace, Observation

SEATS = ("cross", "ring")
CROSS, RING = range(2)
SIDE = 3
"""Spaces in a row."""
SPACES = tuple(f"{column}{row}" for row in (1, 2, 3) for column in "abc")
SPACE_COUNT = len(SPACES)
NOBODY = -1

STATE = state_dtype(
    [
        ("seat", "i1"),
        ("winner", "i1"),
        ("turn", "i4"),
        ("turn_limit", "i4"),
        ("owner", "i1", SPACE_COUNT),
    ],
    events=8,
)
OPTIONS = np.dtype([("turn_limit", "i4")], align=True)

ACTIONS = ActionSpace({"mark": {"space": SPACES}, "strike": {"space": SPACES}})
kind, kind_of, make, read = ACTIONS.codes, ACTIONS.kind_of, ACTIONS.make, ACTIONS.read
MAX_LEGAL = SPACE_COUNT

_THROW = (("space", SPACES), ("die", NUMBER))
EVENTS = EventSpace(
    EventKind("marked", _THROW, "SKE-3"),
    EventKind("struck", _THROW, "SKE-4"),
    EventKind("missed", _THROW, "SKE-3"),
    EventKind("won", (("by", SEATS),), "SKE-5"),
    EventKind("drawn", (), "SKE-6"),
)
event = EVENTS.codes

OBSERVATION = Observation(mine=SPACES, theirs=SPACES, my_turn=(), turns_left=())
at = OBSERVATION.at
