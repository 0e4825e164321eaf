"""Why units were lost and doubles brought nothing, where events do not say it (BLZ-24, BLZ-36, BLZ-40, BLZ-44)."""

from collections.abc import Iterator

from holotable.core.causes import Cause, Deed

from .state import EVENT
from .words import CLAUSES

DEEDS = {"self_destruct": "self_destructed", "harpoon": "harpooned", "great_shot": "great_shot"}
"""Choices that destroy without a shot, and their sentences."""
IN_VAIN = {1: ("no_target", "BLZ-40"), 5: ("nobody_fresh", "BLZ-44")}
"""The events of doubles that may find nobody."""


def causes(deed: Deed) -> list[Cause]:
    """The causes among the events of a choice."""
    return [*_of_the_choice(deed), *_of_overruns(deed), *_of_doubles(deed)]


def _of_the_choice(deed: Deed) -> Iterator[Cause]:
    if deed.kind in DEEDS:
        yield Cause(0, DEEDS[deed.kind], CLAUSES[deed.kind], deed.args)


def _of_overruns(deed: Deed) -> Iterator[Cause]:
    """Infantry that is destroyed after it was overrun had nowhere to dodge to (BLZ-24)."""
    overrun = []
    for place, (kind, args) in enumerate(deed.events):
        if kind == "overrun":
            overrun.append(args["unit"])
        elif kind == "destroyed" and args["unit"] in overrun:
            yield Cause(place, "no_dodge", "BLZ-24", instead=True)


def _of_doubles(deed: Deed) -> Iterator[Cause]:
    """An event that asks nobody although it should bring something has found nobody (BLZ-40, BLZ-44)."""
    for place, (kind, args) in enumerate(deed.events):
        if kind == "rolled" and args["event"] in IN_VAIN and deed.after.step != EVENT:
            key, clause = IN_VAIN[args["event"]]
            yield Cause(place + 1, key, clause)
