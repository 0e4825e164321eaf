"""The analysis of a game: every seat's chances over all its choices, and the choices after which they changed most.

A choice is judged by what the seat that made it could know: both its chance before the choice and its chance after it are
estimated for that seat. After a choice it is usually another seat's turn, and a search only thinks for a seat that is
asked. So what the chooser cannot know is dealt anew a few times, the seat that is asked thinks in each of these games, and
the answers are averaged. Every search has the same number of simulations, because with fewer it would judge differently.

An analysis is made of small questions, one for each choice (`analysis_questions`, `answer_question`). They may be asked one
after the other or in several processes; `analysis_of` puts the answers together. `analyse` does all of it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from holotable.core import game as registry
from holotable.core import records
from holotable.core.choices import choice_id
from holotable.core.records import Record
from holotable.core.table import Table

from . import heuristics, nets, search
from .heuristics import Heuristics
from .levels import STRONGEST, own_search
from .thinking import Line, Search, record_of

SWINGS = 3
MATTERS = 0.03
"""Chances that differ by less are the same to a search."""
TRUST = 0.5
"""The share of the game's network in the value of a position, where it has one: an analysis has little time for playouts."""
DEALS = 4
"""How often what the chooser cannot know is dealt anew, where others are asked after its choice."""

Chances = tuple[float, ...]


@dataclass(frozen=True)
class Swing:
    """A choice that mattered and after which the chances changed much: `gain` is the change for the seat that made it.

    `better` is the choice that the search finds better by `cost`, in words; empty where it would have chosen the same.
    """

    ply: int
    seat: str
    choice: str
    text: str
    gain: float
    before: float
    after: float
    better: str = ""
    cost: float = 0.0


@dataclass(frozen=True)
class Analysis:
    """The chances of every seat before each choice and at the end, and the choices after which they changed most."""

    curve: list[dict[str, float]]
    swings: list[Swing]


@dataclass(frozen=True)
class AnalysisQuestion:
    """One question of an analysis: the chances before a seat's choice, and after it unless the next question tells them."""

    seat: int
    before: bytes
    after: bytes | None


@dataclass(frozen=True)
class AnalysisAnswer:
    """The answer: every seat's chances, as the seat that chose could estimate them, and what became of its choices."""

    before: Chances
    after: Chances | None
    lines: tuple[Line, ...] = ()

    @property
    def mattered(self) -> bool:
        """Whether it made a difference what was chosen."""
        values = [line.value for line in self.lines if line.visits]
        return len(values) > 1 and max(values) - min(values) >= MATTERS


def analyse(
    table: Table, simulations: int = 200, seed: int = 0, tell: Callable[[int, int], None] = lambda done, of: None
) -> Analysis:
    """Look at a game again, choice by choice, and `tell` how far it is; the same seed gives the same analysis."""
    questions = analysis_questions(table)
    found: list[AnalysisAnswer] = []
    for question in questions:
        found.append(answer_question(table.game.id, len(table.seats), question, simulations, seed))
        tell(len(found), len(questions))
    return analysis_of(table, found)


def analysis_questions(table: Table) -> list[AnalysisQuestion]:
    """The questions of a game's analysis: one a choice, and one more for the end of a game that is still open."""
    moments = [(table.seats.index(entry.seat), entry.before) for entry in table.log]
    if not table.over:
        moments.append((table.seats.index(table.to_act[0]), bytes(table.record.tobytes())))
    following: list[tuple[int, bytes] | None] = [*moments[1:], None]
    return [
        AnalysisQuestion(seat, before, None if after is None or after[0] == seat else after[1])
        for (seat, before), after in zip(moments, following, strict=True)
    ]


def judgement(game_id: str) -> Heuristics:
    """The strongest level's settings, with the game's network even where that level does without it."""
    known = heuristics.of(game_id, STRONGEST)
    if nets.shipped(game_id) is None or known.knobs[search.TRUST] >= TRUST:
        return known
    return known.changed({"trust": TRUST})


def answer_question(game_id: str, seats: int, question: AnalysisQuestion, simulations: int, seed: int) -> AnalysisAnswer:
    """Answer one question of an analysis with so many simulations for each search."""
    game = registry.get(game_id)
    mind = own_search(game, seats, 1, judgement(game_id))
    thought = mind.think(record_of(game, question.before), question.seat, simulations=simulations, seed=seed)
    after = None
    if question.after is not None:
        after = _chances_after(mind, record_of(game, question.after), question.seat, simulations, seed)
    return AnalysisAnswer(thought.chances, after, thought.lines)


def _chances_after(search: Search, s: Record, seat: int, simulations: int, seed: int) -> Chances:
    """The chances in a position as a seat knows it, whether it is asked there or others are."""
    asked = int(search.game.to_act(s))
    if asked >> seat & 1:
        search.forget()
        return search.think(s, seat, simulations=simulations, seed=seed).chances
    other = int(records.lowest_seat(asked))
    deals = [search.imagine(s, seat, seed + deal) for deal in range(DEALS)]
    thoughts = []
    for imagined in {records.rules_bytes(deal): deal for deal in deals}.values():  # where nothing is hidden they are one
        search.forget()
        thoughts.append(search.think(imagined, other, simulations=simulations, seed=seed).chances)
    return tuple(float(mean) for mean in np.mean(thoughts, axis=0))


def analysis_of(table: Table, found: Sequence[AnalysisAnswer]) -> Analysis:
    """Put the answers to a game's questions together."""
    curve = [seen.before for seen in found]
    if table.over:
        winners = table.winners
        curve.append(tuple(0.5 if not winners else float(seat in winners) for seat in table.seats))
    mattered = [i for i in range(table.ply) if found[i].mattered]
    swings = [_swing(table, i, found[i].before, found[i].after or curve[i + 1]) for i in mattered]
    swings.sort(key=lambda swing: (-abs(swing.gain), swing.ply))
    biggest = [_with_better(table, swing, found[swing.ply - 1].lines) for swing in swings[:SWINGS]]
    return Analysis([dict(zip(table.seats, chances, strict=True)) for chances in curve], biggest)


def _swing(table: Table, i: int, before: Chances, after: Chances) -> Swing:
    entry = table.log[i]
    seat = table.seats.index(entry.seat)
    told = " ".join(event.text for event in entry.events)
    gain = after[seat] - before[seat]
    return Swing(i + 1, entry.seat, choice_id(entry.kind, entry.args), told, gain, before[seat], after[seat])


def _with_better(table: Table, swing: Swing, lines: Sequence[Line]) -> Swing:
    """The swing with the choice that the search finds better than the one that was made, if it finds one."""
    entry = table.log[swing.ply - 1]
    then = Table.around(table.game, table.options, record_of(table.game, entry.before), table.words)
    made = then.find(entry.kind, entry.args, entry.seat).actions[0]
    best = max((line for line in lines if line.visits), key=lambda line: (line.visits, line.value))
    cost = best.value - next((line.value for line in lines if line.action == made and line.visits), best.value)
    if best.action == made or cost < MATTERS:
        return swing
    better = next(choice.text for choice in then.choices(entry.seat) if choice.actions[0] == best.action)
    return replace(swing, better=better, cost=cost)
