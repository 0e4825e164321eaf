"""Puzzles: moments of real games in which one choice is clearly the best, found by the search and checked by it.

Games are played by the computer. Where a seat has several choices and a short look finds one far ahead of the others, each of
them is made, several times with other dice, and the search thinks about what comes after it. Where one is still far ahead there
is a puzzle: the position, the seat and the choice. `holds` judges a stored puzzle in the same way.
"""

import itertools
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
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
FIRST_LOOK, LOOK, THROWS = 150, 300, 4
"""The simulations of the first look, those after each choice when it is checked, and how often its dice are thrown."""
MARGIN = 0.1
"""How much the chance to win is better after the best choice than after any other."""
LEAST_CHANCE = 0.2
"""A best choice that leaves no good chance is no pleasure to find."""
STRIDE = 3
"""Of so many decisions of a game one is looked at, so that puzzles come from all parts of games."""
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


def find(
    game: str, options: Mapping[str, Any], wanted: int, seed: int, tell: Callable[[str], None], last: int | None = None
) -> Iterator[Puzzle]:
    """Puzzles of fresh games, one a game at most, until there are as many as wanted.

    With `last`, only so many moments at the end of each game are looked at, every one of them: where a game is long, what is
    clear comes late.
    """
    kinds: dict[str, int] = {}
    found = 0
    for number in itertools.count():
        tell(f"game {number + 1}, {found} of {wanted} found")
        puzzle = _of_game(game, options, seed + number, {kind for kind, n in kinds.items() if n * 2 >= wanted}, last)
        if puzzle is not None:
            kinds[_kind(puzzle)] = kinds.get(_kind(puzzle), 0) + 1
            found += 1
            yield puzzle
        if found == wanted:
            return


def _of_game(game: str, options: Mapping[str, Any], seed: int, full: set[str], last: int | None) -> Puzzle | None:
    """The first puzzle of one game, from its end if only that is looked at; its answer is of none of the kinds in `full`."""
    moments = _moments(game, options, seed, 1 if last else STRIDE)
    for seat, position in reversed(list(moments)[-last:]) if last else moments:
        puzzle = _clear(Table.at(game, position, seed=seed), seat, FIRST_LOOK, seed)
        if puzzle is not None and "=" in puzzle.answer and _kind(puzzle) not in full and holds(game, puzzle, seed):
            return puzzle
    return None


def _moments(game: str, options: Mapping[str, Any], seed: int, stride: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """The seat and the position of every moment of a computer's game that could be a puzzle, one of `stride` decisions."""
    table = Table(game, options, seed=seed)
    player = players.load(PLAYER)
    for decision in range(LONGEST):
        if table.over:
            return
        seat = table.to_act[0]
        looked = len(table.to_act) == 1 and decision % stride == seed % stride
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


def holds(game: str, puzzle: Puzzle, seed: int = 1) -> bool:
    """Whether the answer is far ahead when every choice is made, and the search thinks about what comes after it.

    Each chance is the mean over several throws of the dice.
    """
    offered = Table.at(game, puzzle.position).choices(puzzle.seat)
    best = next(_chance_after(game, puzzle, choice, seed) for choice in offered if choice.id == puzzle.answer)
    others = (_chance_after(game, puzzle, choice, seed) for choice in offered if choice.id != puzzle.answer)
    return best >= LEAST_CHANCE and all(best - other >= MARGIN for other in others)


def _chance_after(game: str, puzzle: Puzzle, choice: Choice, seed: int) -> float:
    """The chance of the seat to win after a choice."""
    found = []
    for throw in range(THROWS):
        table = Table.at(game, puzzle.position, seed=seed + throw)
        before = bytes(table.record.tobytes())
        count = puzzle.count if choice.id == puzzle.answer else None
        amount: dict[str, Any] = {} if choice.amount is None or count is None else {choice.amount[0]: count}
        table.play(choice, **amount)
        found.append(_chance(table, table.seats.index(puzzle.seat), before, seed + throw))
    return sum(found) / len(found)


def _chance(table: Table, seat: int, before: bytes, seed: int) -> float:
    """The chance of a seat to win a game that may be over."""
    if table.over:
        return list(table.scores.values())[seat]
    question = AnalysisQuestion(seat, before, bytes(table.record.tobytes()))
    after = answer_question(table.game.id, len(table.seats), question, LOOK, seed).after
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
