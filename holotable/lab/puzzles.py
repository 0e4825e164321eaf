"""Puzzles: moments of real games in which one choice is clearly the best, found by the search and checked by it.

Games are played by the computer. Where a seat has several choices and a short look finds one far ahead of the others, each of
them is made, several times with other dice, and the search thinks about what comes after it. Where one is still far ahead there
is a puzzle: the position, the seat and the choice, with the chances that were measured so. `judged` looks at a stored puzzle in
the same way. The short look's own chances are never told: of a choice that it hardly tried it knows nothing.
"""

import itertools
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from holotable import players
from holotable.core import game as registry
from holotable.core.choices import Choice
from holotable.core.table import Table
from holotable.players.advice import Advice, advice
from holotable.players.analysis import AnalysisQuestion, answer_question
from holotable.players.roster import actions_of

PLAYER = "officer"
FEWEST, MOST = 3, 24
"""How many choices a puzzle has: with fewer it can be guessed, with more it cannot be looked through."""
FIRST_LOOK, LOOK, LEAST_LOOK = 150, 2000, 100
"""The simulations of the first look, those after each choice when it is checked, and the least for a result of its dice."""
THROWS = 32
"""How often the dice of each choice are thrown."""
MARGIN = 0.1
"""How much the chance to win is better after the best choice than after any other."""
LEAST_CHANCE = 0.2
"""A best choice that leaves no good chance is no pleasure to find."""
STRIDE = 3
"""Of so many decisions of a game one is looked at, so that puzzles come from all parts of games."""
SEED = 1
"""Of the dice with which a puzzle is judged: the same when it is found and ever after, so that the same numbers come out."""
LONGEST = 1200
"""Decisions after which a game is left for the next one."""


@dataclass(frozen=True)
class Puzzle:
    """A position in which a seat has one best choice, the chance to win after it and after the next best one."""

    seat: str
    position: Mapping[str, Any]
    answer: str
    count: int | None
    chance: float
    next_best: float


@dataclass(frozen=True)
class Search:
    """Where to look for puzzles: in which games, from which seed on, and in which of their moments."""

    game: str
    options: Mapping[str, Any]
    seed: int
    seat: str | None = None
    """The seat whose moments are looked at; those of all seats where none is named."""
    last: int | None = None
    """With a number only so many moments at the end of each game, every one of them: where a game is long, what is clear
    comes late."""


def find(search: Search, wanted: int, tell: Callable[[str], None]) -> Iterator[Puzzle]:
    """Puzzles of fresh games, one a game at most, until there are as many as wanted."""
    kinds: dict[str, int] = {}
    found = 0
    for number in itertools.count():
        tell(f"game {number + 1}, {found} of {wanted} found")
        puzzle = _of_game(search, search.seed + number, {kind for kind, n in kinds.items() if n * 2 >= wanted})
        if puzzle is not None:
            kinds[_kind(puzzle)] = kinds.get(_kind(puzzle), 0) + 1
            found += 1
            yield puzzle
        if found == wanted:
            return


def _of_game(search: Search, seed: int, full: set[str]) -> Puzzle | None:
    """The first puzzle of one game, from its end if only that is looked at; its answer is of none of the kinds in `full`.

    It has to hold with other dice as well: of many that are looked at some hold once by luck.
    """
    moments = _moments(search, seed)
    for seat, position in reversed(list(moments)[-search.last :]) if search.last else moments:
        puzzle = _clear(Table.at(search.game, position, seed=seed), seat, FIRST_LOOK, seed)
        if puzzle is None or "=" not in puzzle.answer or _kind(puzzle) in full:
            continue
        measured = judged(search.game, puzzle)
        if measured is not None and judged(search.game, puzzle, SEED + THROWS) is not None:
            return measured
    return None


def _moments(search: Search, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """The seat and the position of every moment of a computer's game that could be a puzzle, one of `STRIDE` decisions."""
    table = Table(search.game, search.options, seed=seed)
    player = players.load(PLAYER)
    stride = 1 if search.last else STRIDE
    for decision in range(LONGEST):
        if table.over:
            return
        seat = table.to_act[0]
        looked = len(table.to_act) == 1 and decision % stride == seed % stride and search.seat in (None, seat)
        if looked and FEWEST <= len(table.choices(seat)) <= MOST:
            yield seat, table.position()
        table.play_actions(seat, actions_of(player, table, seat, seed * 65_537 + decision))


def _kind(puzzle: Puzzle) -> str:
    return puzzle.answer.partition("(")[0]


def _clear(table: Table, seat: str, simulations: int, seed: int) -> Puzzle | None:
    """The moment as a puzzle if a search of so many simulations finds one choice far ahead; else None."""
    best, *others = advice(table, seat, simulations=simulations, seed=seed)
    if best.chance is None or best.chance < LEAST_CHANCE:
        return None
    next_best = max(_known_chance(other) for other in others)
    if best.chance - next_best < MARGIN:
        return None
    chances = round(best.chance, 3), round(next_best, 3)
    return Puzzle(seat, table.position(), best.choice.id, best.count, *chances)


def _known_chance(choice: Advice) -> float:
    return 0.0 if choice.chance is None else choice.chance


def judged(game: str, puzzle: Puzzle, seed: int = SEED) -> Puzzle | None:
    """The puzzle with its chances measured anew; None if its answer is not far ahead, or is not offered at all.

    Every choice is made with many throws of the dice, and the search thinks about what comes after it.
    """
    offered = Table.at(game, puzzle.position).choices(puzzle.seat)
    answer = next((choice for choice in offered if choice.id == puzzle.answer), None)
    if answer is None:
        return None
    best, next_best = _chance_after(game, puzzle, answer, seed), 0.0
    for other in offered:
        if best < max(LEAST_CHANCE, next_best + MARGIN):
            return None
        if other is not answer:
            next_best = max(next_best, _chance_after(game, puzzle, other, seed))
    if best < max(LEAST_CHANCE, next_best + MARGIN):
        return None
    return replace(puzzle, chance=round(best, 3), next_best=round(next_best, 3))


def _chance_after(game: str, puzzle: Puzzle, choice: Choice, seed: int) -> float:
    """The chance of the seat to win after a choice: the mean over what its dice lead to, each thought about by its share."""
    reached: Counter[str] = Counter()
    tables: dict[str, Table] = {}
    count = puzzle.count if choice.id == puzzle.answer else None
    amount: dict[str, Any] = {} if choice.amount is None or count is None else {choice.amount[0]: count}
    for throw in range(THROWS):
        table = Table.at(game, puzzle.position, seed=seed + throw)
        before = bytes(table.record.tobytes())
        table.play(choice, **amount)
        outcome = json.dumps(table.position(), sort_keys=True)
        reached[outcome] += 1
        tables.setdefault(outcome, table)
    chances = 0.0
    for outcome, times in reached.items():
        table = tables[outcome]
        seat = table.seats.index(puzzle.seat)
        chances += times * _chance(table, seat, before, max(LEAST_LOOK, LOOK * times // THROWS), seed)
    return chances / THROWS


def _chance(table: Table, seat: int, before: bytes, simulations: int, seed: int) -> float:
    """The chance of a seat to win a game that may be over."""
    if table.over:
        return list(table.scores.values())[seat]
    question = AnalysisQuestion(seat, before, bytes(table.record.tobytes()))
    after = answer_question(table.game.id, len(table.seats), question, simulations, seed).after
    assert after is not None
    return after[seat]


def load(path: Path) -> list[Puzzle]:
    """The puzzles of a file; none where there is no such file."""
    return [Puzzle(**entry) for entry in json.loads(path.read_text(encoding="utf-8"))] if path.is_file() else []


def place(game: str) -> Path:
    """Where the puzzles of a game lie."""
    return registry.get(game).folder / "teaching" / "puzzles.json"


def write(path: Path, puzzles: list[Puzzle]) -> None:
    """Keep puzzles in a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps([asdict(puzzle) for puzzle in puzzles], indent=1) + "\n", encoding="utf-8")
