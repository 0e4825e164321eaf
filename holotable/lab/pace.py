"""How fast the computer thinks: simulations a second of the search, and the longest choice of each level.

``holotable bench --search`` and ``holotable ladder GAME --times`` print what is measured here.
"""

import importlib.util
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from rich.table import Table as Grid

from holotable.commands import decimal, say
from holotable.core import game as registry
from holotable.core.table import Table
from holotable.lab import bench, peers
from holotable.players import Computer, heuristics, level, warm
from holotable.players.levels import random_choice
from holotable.players.thinking import Search

OPENING = 40
"""Choices played before the search is measured, so that the battle is on."""
ROUNDS = 3
SIMULATIONS = 200
OPEN_SPIEL = "OpenSpiel MCTS, backgammon"
UCT = 2.0
MEMORY_MB = 500
TABLES = 2


# Simulations a second


def in_battle(name: str, seed: int = 1) -> Table:
    """A table some choices after its beginning, played by cadets."""
    table = Table(name, seed=seed)
    table.record.quiet = 1
    cadet = Computer("cadet")
    for n in range(OPENING):
        if table.over:
            return in_battle(name, seed + 1)
        seat = table.seats.index(table.to_act[0])
        for action in cadet.actions(table, seat, seed + n):
            table.game.apply(table.record, seat, action)
    return table


def our_search(name: str) -> Callable[[int], int]:
    """A function that runs so many simulations of a game's search, from an empty tree."""
    warm(name)
    table = in_battle(name)
    seat = table.seats.index(table.to_act[0])
    search = Search(table.game, len(table.seats), heuristics.of(name))

    def think(simulations: int) -> int:
        search.forget()
        return search.think(table.record, seat, simulations=simulations, seed=1).simulations

    return think


def open_spiel_search() -> Callable[[int], int]:
    """The same for OpenSpiel's compiled MCTS on backgammon, with one random rollout to the end for each simulation."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def think(simulations: int) -> int:
        rollout = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(game, rollout, UCT, simulations, MEMORY_MB, False, 1, False)
        bot.mcts_search(state)
        return simulations

    return think


@bench.on_one_core()
def simulations_a_second(names: Sequence[str], seconds: float = 1.0, rounds: int = ROUNDS) -> dict[str, float]:
    """Simulations a second on one core for each game and for OpenSpiel, if installed; interleaved, best of some rounds."""
    contenders = {name: our_search(name) for name in names}
    if importlib.util.find_spec("pyspiel"):
        contenders[OPEN_SPIEL] = open_spiel_search()
    chunks = {name: max(SIMULATIONS, int(peers.rate(think, SIMULATIONS) * seconds)) for name, think in contenders.items()}
    best = dict.fromkeys(contenders, 0.0)
    for _ in range(rounds):
        for name, think in contenders.items():
            best[name] = max(best[name], peers.rate(think, chunks[name]))
    return best


# The longest choice


@dataclass(frozen=True)
class Pace:
    """How long a level took for its choices, beside what it states."""

    level: str
    stated: float
    choices: int
    mean: float
    longest: float

    @property
    def kept(self) -> bool:
        """Whether no choice took longer than its level states."""
        return self.longest <= self.stated


def choices_timed(game: str, options: Mapping[str, Any], name: str, seconds: float, seed: int) -> list[float]:
    """The seconds of each choice of a level that plays every seat of one table, for about so long."""
    warm(game)
    spent: list[float] = []
    while sum(spent) < seconds:
        table = Table(game, options, seed=seed + len(spent))
        table.record.quiet = 1
        players = [Computer(name) for _ in table.seats]
        while not table.over and sum(spent) < seconds:
            seat = table.seats.index(table.to_act[0])
            began = time.perf_counter()
            actions = players[seat].actions(table, seat, seed + len(spent))
            spent.append(time.perf_counter() - began)
            for action in actions:
                table.game.apply(table.record, seat, action)
            _move_on(table, seed + len(spent))
    return spent


def _move_on(table: Table, seed: int) -> None:
    """A choice at random in between, so that a short measurement sees more of the game."""
    if not table.over:
        seat = table.seats.index(table.to_act[0])
        for action in random_choice(table.game, table.record, seat, seed):
            table.game.apply(table.record, seat, action)


def paces(
    game: str, levels: Sequence[str], seconds: float, options: Mapping[str, Any], seed: int = 1, tables: int = TABLES
) -> list[Pace]:
    """Let each level think at several tables at once, each in a process of its own, and time its choices."""
    registry.get(game).check_options(options)
    warm(game)
    found = []
    with ProcessPoolExecutor(tables, mp_context=get_context("spawn")) as pool:
        for name in levels:
            jobs = [
                pool.submit(choices_timed, game, dict(options), name, seconds, seed * 1_000_003 + 7_919 * table)
                for table in range(tables)
            ]
            spent = [one for job in jobs for one in job.result()]
            found.append(Pace(name, level(name).seconds, len(spent), sum(spent) / len(spent), max(spent)))
    return found


def as_grid(found: Sequence[Pace]) -> Grid:
    """The paces for the terminal."""
    heads = [say(f"head-{head}") for head in ("level", "states", "choices", "mean", "longest", "kept")]
    grid = Grid(*heads, box=None)
    for pace in found:
        grid.add_row(
            pace.level, f"{decimal(pace.stated, 2)} s", str(pace.choices), f"{decimal(pace.mean, 2)} s",
            f"{decimal(pace.longest, 2)} s", say("said-yes" if pace.kept else "said-no"),
        )  # fmt: skip
    return grid
