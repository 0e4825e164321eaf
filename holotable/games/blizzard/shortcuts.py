"""Several choices in one click: the rest of the usual formation, and the march of all (BLZ-10, BLZ-42, BLZ-54)."""

from collections.abc import Sequence

from holotable.core import records
from holotable.core.records import Record, clone

from . import rules
from .formation import formation
from .state import EVENT, MARCHING, MAX_LEGAL, SETUP, kind, kind_of


def shortcuts(s: Record, seat: int) -> Sequence[tuple[str, Sequence[tuple[int, ...]]]]:
    """What a seat is offered in one click now."""
    if s.step == SETUP and s.seat == seat:
        return (("shortcut.formation", _each(formation(s, seat))),)
    marches = march_of_all(s, seat) if s.step in (MARCHING, EVENT) else []
    return (("shortcut.march_all", _each(marches)),) if len(marches) > 1 else ()


def march_of_all(s: Record, seat: int) -> list[int]:
    """The marches, as actions, of all units that may march, up to the first question of another kind."""
    s = clone(s)
    s.quiet = 1
    actions: list[int] = []
    while (march := _next_march(s, seat)) is not None:
        rules.apply(s, seat, march)
        actions.append(march)
    return actions


def _next_march(s: Record, seat: int) -> int | None:
    out = records.legal_buffer(MAX_LEGAL)
    legal = out[: rules.legal(s, seat, out)]
    return next((int(action) for action in legal if kind_of(action) == kind.march), None)


def _each(actions: list[int]) -> list[tuple[int, ...]]:
    return [(action,) for action in actions]
