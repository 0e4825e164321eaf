"""Advice for a position, and the story of a finished game told by its chances."""

import math
from dataclasses import dataclass

import numpy as np

from holotable.core import records
from holotable.core.errors import BadOption, IllegalChoice
from holotable.core.records import Record
from holotable.core.table import Choice, Table, choice_id

from . import knowledge
from .levels import own_search
from .thinking import Line, Search

SWINGS = 3


@dataclass(frozen=True)
class Advice:
    """One choice as the computer sees it: the amount it would take, the chance to win after it, how often it was tried.

    A choice that was never tried has no chance to tell of (None).
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
    _check_budget(budget, simulations, threads)
    if seat not in table.to_act:
        raise IllegalChoice(f"{seat} is not asked now, so there is nothing to advise.")
    number = table.seats.index(seat)
    search = own_search(table.game, len(table.seats), threads, knowledge.of(table.game.id))
    seconds = None if simulations is not None else budget
    search.think(table.record, number, simulations=simulations, seconds=seconds, seed=seed)
    found = [_advice(search, table, number, choice) for choice in table.choices(seat)]
    return sorted(found, key=lambda a: (-a.visits, -(a.chance or 0.0)))


def _check_budget(seconds: float, simulations: int | None, threads: int) -> None:
    if simulations is not None and simulations < 1:
        raise BadOption(f"simulations must be 1 or more, not {simulations}.")
    if not 0.0 < seconds < math.inf:
        raise BadOption(f"budget must be a number of seconds above 0, not {seconds}.")
    if threads < 1:
        raise BadOption(f"threads must be 1 or more, not {threads}.")


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


@dataclass(frozen=True)
class Swing:
    """A choice after which the chances changed much: `gain` is the change for the seat that made it."""

    ply: int
    seat: str
    choice: str
    text: str
    gain: float
    before: float
    after: float


@dataclass(frozen=True)
class Analysis:
    """The chances of every seat before each choice and at the end, and the choices after which they changed most."""

    curve: list[dict[str, float]]
    swings: list[Swing]


def analysis(table: Table, simulations: int = 200, seed: int = 0) -> Analysis:
    """Look at a game again, choice by choice; the same seed gives the same story."""
    search = own_search(table.game, len(table.seats), 1, knowledge.of(table.game.id))
    curve = []
    for entry in table.log:
        s = _record(table, entry.before)
        search.forget()
        thought = search.think(s, table.seats.index(entry.seat), simulations=simulations, seed=seed)
        curve.append(dict(zip(table.seats, thought.chances, strict=True)))
    curve.append(_last(table, search, simulations, seed))
    swings = [_swing(table, curve, i) for i in range(len(table.log))]
    swings.sort(key=lambda swing: (-abs(swing.gain), swing.ply))
    return Analysis(curve, swings[:SWINGS])


def _record(table: Table, data: bytes) -> Record:
    s = records.new(table.game.state)
    s.view(np.uint8)[:] = np.frombuffer(data, np.uint8)
    record: Record = s[0]
    return record


def _last(table: Table, search: Search, simulations: int, seed: int) -> dict[str, float]:
    """The chances at the end: the result, or those of a game still open."""
    if not table.over:
        search.forget()
        seat = table.seats.index(table.to_act[0])
        thought = search.think(table.record, seat, simulations=simulations, seed=seed)
        return dict(zip(table.seats, thought.chances, strict=True))
    winners = table.winners
    return {seat: 0.5 if not winners else float(seat in winners) for seat in table.seats}


def _swing(table: Table, curve: list[dict[str, float]], i: int) -> Swing:
    entry = table.log[i]
    before, after = curve[i][entry.seat], curve[i + 1][entry.seat]
    told = " ".join(event.text for event in entry.events)
    return Swing(i + 1, entry.seat, choice_id(entry.kind, entry.args), told, after - before, before, after)
