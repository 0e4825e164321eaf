"""What the computer knows of a game beyond its rules: an evaluation and rules of thumb, with their weights as data.

A game's `heuristics.py` offers three compiled functions and the names of their weights:

- ``evaluate(s, seat, weights) -> float``: the seat's chance to win, 0 to 1;
- ``weigh(s, seat, actions, n, weights, out)``: how much each legal choice is worth considering, 0 for one that is
  obviously bad;
- ``clock(s) -> int``: a number that grows with the turns; positions are compared after the same number of turns;
- ``NAMES``: the names of the weights, in the order of the vector.

The values of the weights are in ``data/weights.json``, beside the settings of the search (`search`), the weights and
settings in which a level differs from the others (`levels`), and the kinds of choices that are not searched (`routine`).
A game without heuristics is played with `neutral.py`.
"""

import functools
import importlib
import importlib.util
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from holotable.core import game as registry
from holotable.core.errors import HolotableError
from holotable.core.game import Game
from holotable.core.jit import load_for_game

from . import neutral
from .search import KNOBS

DEFAULT_KNOBS = {
    "explore": 0.7,
    "playout": 60.0,
    "turns": 2.0,
    "unseen": 0.1,
    "spread": 0.3,
    "patience": 0.9995,
    "greed": 1.0,
    "doubt": 0.1,
    "looks": 1000.0,
    "tries": 1.0,
    "hunch": 0.0,
    "trust": 0.0,
    "heat": 1.0,
}

SOURCES = ("players/search.py", "players/neutral.py")
"""What the compiled search depends on beside the core and its game."""
GUIDED_SOURCES = (*SOURCES, "players/guided.py", "players/layers.py")
"""The same for the search with a network."""
GUIDED_BY = (
    "BREADTH", "EXPLORE", "HEAT", "INNER_BREADTH", "MAX_DEPTH", "PATIENCE", "SPREAD", "TRUST", "TURNS", "UNSEEN",
    "add_node", "back_up", "enter_root", "final_values", "find_node", "fresh_copy", "go_down", "has_room", "information_key",
    "narrow", "play_out", "select_edge", "weigh_choices",
)  # fmt: skip
"""What the search with a network takes from the search of its game."""

Vector = npt.NDArray[np.float64]


class BadWeights(HolotableError):
    """A file of weights that does not fit its game."""


@dataclass(frozen=True)
class Heuristics:
    """A game's functions of judgement, their weights and the settings of its search."""

    functions: ModuleType
    weights: Vector
    knobs: Vector
    routine: tuple[str, ...] = ()
    """Kinds of choices that no level searches: a look one step ahead decides them better, and at once."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the weights."""
        return tuple(self.functions.NAMES)

    def changed(self, changes: Mapping[str, float]) -> "Heuristics":
        """The same heuristics with some weights of the game or settings of the search changed by name."""
        weights, knobs = self.weights.copy(), self.knobs.copy()
        for name, value in changes.items():
            if name not in self.names + KNOBS:
                allowed = f"the weights are {', '.join(self.names)}, the settings {', '.join(KNOBS)}"
                raise BadWeights("error.no_weight_or_setting", name=repr(name), allowed=allowed)
            if name in KNOBS:
                knobs[KNOBS.index(name)] = _number(name, value)
            else:
                weights[self.names.index(name)] = _number(name, value)
        return Heuristics(self.functions, weights, knobs, self.routine)


@functools.cache
def of(game_id: str, level: str = "") -> Heuristics:
    """The heuristics of a game for a level; neutral when the game has none of its own."""
    game = registry.get(game_id)
    name = f"holotable.games.{game_id}.heuristics"
    if importlib.util.find_spec(name) is None:
        return Heuristics(neutral, np.zeros(1), _vector(DEFAULT_KNOBS, KNOBS, game_id))
    functions = importlib.import_module(name)
    data = read(game)
    _check_levels(data.get("levels", {}), game_id)
    knobs = {**DEFAULT_KNOBS, **data.get("search", {})}
    weights, settings = _vector(data["weights"], functions.NAMES, game_id), _vector(knobs, KNOBS, game_id)
    known = Heuristics(functions, weights, settings, _routine(game, data.get("routine", ())))
    return known.changed(data.get("levels", {}).get(level, {}))


def _routine(game: Game, kinds: Sequence[str]) -> tuple[str, ...]:
    unknown = ", ".join(sorted(set(kinds) - set(game.actions.kinds)))
    if unknown:
        raise BadWeights("error.no_kind_choice_so", id=game.id, unknown=unknown)
    return tuple(kinds)


def weights_file(game: Game) -> Path:
    """Where a game keeps its weights."""
    return game.folder / "data" / "weights.json"


def read(game: Game) -> dict[str, Any]:
    """The weights of a game as they stand in its file."""
    data: dict[str, Any] = json.loads(weights_file(game).read_text(encoding="utf-8"))
    return data


def _check_levels(own: Mapping[str, Any], game: str) -> None:
    """Refuse settings for a level that does not exist: nobody would ever play with them."""
    from .levels import BY_ID  # the levels are made from what is known here, so they come later

    wrong = ", ".join(sorted(set(own) - set(BY_ID)))
    if wrong:
        raise BadWeights("error.no_level_levels", game=game, wrong=wrong, by_id=", ".join(BY_ID))


def _number(name: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) <= sys.float_info.max:
        raise BadWeights("error.must_number_not", name=name, value=repr(value))
    return float(value)


def _vector(values: Mapping[str, float], names: tuple[str, ...], game: str) -> Vector:
    if set(values) != set(names):
        wrong = ", ".join(sorted(set(values) ^ set(names)))
        raise BadWeights("error.weights_do_not_fit", game=game, wrong=wrong)
    return np.array([_number(name, values[name]) for name in names])


@functools.cache
def compiled(game_id: str) -> ModuleType:
    """The search made for a game: its rules and its heuristics inlined."""
    return load_for_game(Path(__file__).with_name("search.py"), game_id, _of_game(game_id), SOURCES)


@functools.cache
def guided(game_id: str) -> ModuleType:
    """The search with a network made for a game."""
    search = {name: getattr(compiled(game_id), name) for name in GUIDED_BY}
    return load_for_game(Path(__file__).with_name("guided.py"), game_id, _of_game(game_id) | search, GUIDED_SOURCES)


def _of_game(game_id: str) -> dict[str, Any]:
    """The compiled functions of a game: its rules and its judgement."""
    judgement = {name: getattr(of(game_id).functions, name) for name in ("evaluate", "weigh", "clock")}
    return {**registry.get(game_id).functions, **judgement}
