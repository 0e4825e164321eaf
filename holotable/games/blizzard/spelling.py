"""The words of people for the small decisions of the rules: hexes for ways, and the unit that an answer is about."""

from collections.abc import Sequence

from holotable.core.records import Record
from holotable.core.vocabulary import ActionSpace, Args

from .board import FACINGS, HEX, HEXES, NEIGHBOUR, UNIT, UNITS
from .rules import movement
from .state import ACTIONS, NOBODY, SETUP, make

PLACES = (*HEXES, "off")
WORDS = ActionSpace(
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
SPELT = {"set_up": "place", "bring_back": "place"}
"""Decisions that people know by another word; all others are called as they are."""
GOES = {"move": "to", "step": "to", "pushed": "hex"}
"""The argument of the word that names where a way leads."""


def asked_about(s: Record, decision: str) -> int:
    """The unit that a decision without a unit of its own is about."""
    if decision == "set_up":
        return int(s.queue[0])
    if decision == "step":
        return int(s.moving)
    if decision == "face":
        return int(movement.faced(s))
    if decision == "pushed":
        return int(s.pushed)
    if decision in ("follow", "stay") and s.follows:
        return int(movement.follower(s))
    return NOBODY


def tell(s: Record, actions: Sequence[int]) -> tuple[str, Args]:
    """The words of a whole choice."""
    decision = ACTIONS.decode(actions[0])[0]
    args = {name: value for action in actions for name, value in ACTIONS.decode(action)[1].items()}
    asked = asked_about(s, decision)
    if asked != NOBODY:
        args = {"unit": UNITS[asked], **args}
    if decision in GOES:
        args[GOES[decision]] = _hex_of(s, UNIT[args["unit"]], args.pop("way"))
    return SPELT.get(decision, decision), args


def _hex_of(s: Record, unit: int, way: str) -> str:
    """Where a way leads."""
    if way == "off":
        return way
    return str(HEXES[NEIGHBOUR[s.at[unit], FACINGS.index(way)]])


def read(s: Record, kind: str, args: Args) -> tuple[int, ...]:
    """The small decisions that words of the vocabulary mean; none if they mean nothing at this position."""
    if kind == "place":
        if s.step != SETUP:
            return make.bring_back(UNIT[args["unit"]]), make.arrive(HEX[args["hex"]])
        return (make.set_up(HEX[args["hex"]]),) if s.queue[0] == UNIT[args["unit"]] else ()
    if kind == "reinforce":
        return make.reinforce(UNIT[args["unit"]]), make.arrive(HEX[args["hex"]])
    own = dict(args)
    if kind in GOES:
        way = _way_to(s, UNIT[args["unit"]], own.pop(GOES[kind]))
        if way is None:
            return ()
        own["way"] = way
    if kind in ("step", "face", "pushed", "follow", "stay") and asked_about(s, kind) != UNIT[own.pop("unit")]:
        return ()
    try:
        return (ACTIONS.encode(kind, own),)
    except KeyError:
        return ()


def _way_to(s: Record, unit: int, to: str) -> str | None:
    """The way from a unit to a place next to it."""
    if to == "off":
        return to
    beside = NEIGHBOUR[s.at[unit]].tolist() if s.at[unit] >= 0 else []
    return FACINGS[beside.index(HEX[to])] if HEX[to] in beside else None
