"""Advice for a position: its choices, ranked."""

from dataclasses import dataclass

from holotable.core import records
from holotable.core.choices import Choice
from holotable.core.errors import IllegalChoice
from holotable.core.table import Table

from . import heuristics
from .levels import STRONGEST, own_search
from .thinking import Line, Search


@dataclass(frozen=True)
class Advice:
    """One choice as the computer sees it: the amount it would take, the chance to win after it, how often it was tried.

    The chance of a choice that was never tried is None.
    """

    choice: Choice
    count: int | None
    chance: float | None
    visits: int


def advice(
    table: Table, seat: str, budget: float = 0.5, *, simulations: int | None = None, seed: int = 0, threads: int = 1
) -> list[Advice]:
    """The choices of a seat, best first, after a search of `budget` seconds or of a number of simulations.

    The search knows what the seat knows and nothing else.
    """
    if seat not in table.to_act:
        raise IllegalChoice("error.not_asked_now_so", seat=seat)
    number = table.seats.index(seat)
    search = own_search(table.game, len(table.seats), threads, heuristics.of(table.game.id, STRONGEST))
    seconds = None if simulations is not None else budget
    search.think(table.record, number, simulations=simulations, seconds=seconds, seed=seed)
    found = [_advice(search, table, number, choice) for choice in table.choices(seat)]
    return sorted(found, key=lambda a: (-a.visits, -(a.chance or 0.0)))


def _advice(search: Search, table: Table, seat: int, choice: Choice) -> Advice:
    """Follow a choice's small decisions through the tree."""
    s = records.clone(table.record)
    line = Line(-1, 0, 0.0)
    for i, action in enumerate(choice.actions):
        line = _line_of(search.lines(s, seat), action)
        if i + 1 < len(choice.actions) or choice.amount is not None:
            table.game.apply(s, seat, action)
    if choice.amount is None:
        return Advice(choice, None, line.value if line.visits else None, line.visits)
    amounts = search.lines(s, seat)
    count = amounts[0].action - choice.amount_base if amounts else choice.amount[1]
    best = amounts[0] if amounts and amounts[0].visits else line
    return Advice(choice, count, best.value if line.visits else None, line.visits)


def _line_of(lines: list[Line], action: int) -> Line:
    return next((line for line in lines if line.action == action), Line(action, 0, 0.0))
