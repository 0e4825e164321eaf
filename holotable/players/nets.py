"""Players that learned: a network read from a file, evaluated without any framework.

A network file is an ``.npz`` of weights with a description (`about`): the game, and the layout of the observation and the
words of the actions it was trained with. The network is the one of `holotable.learn.network`: a residual network over the
observation whose answer is compared with a key of each legal action. The key of an action is made of its words (its kind
and the values of its arguments), so that actions that share words share what was learned.
"""

import functools
import json
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from holotable.core import game as registry
from holotable.core.game import Game
from holotable.core.vocabulary import ActionSpace

from .levels import UnknownPlayer

Weights = dict[str, npt.NDArray[np.float32]]
Vector = npt.NDArray[np.float32]
NORM_EPSILON = 1e-5


def words_of_actions(actions: ActionSpace) -> tuple[list[str], npt.NDArray[np.int32]]:
    """The words that actions are made of, and for every action which of them it has (-1 where it has fewer).

    The words of ``attack(unit="x", target="y")`` are ``attack``, ``unit=x`` and ``target=y``.
    """
    words: dict[str, int] = {}
    most = 1 + max(sum(len(entry.split(",")) for entry, _ in kind.domains) for kind in actions.kinds.values())
    table = np.full((actions.size, most), -1, np.int32)
    for kind in actions.kinds.values():
        rows = table[kind.base : kind.base + kind.size]
        rows[:, 0] = words.setdefault(kind.name, len(words))
        column = 1
        places = actions.table[kind.base : kind.base + kind.size, 1:]
        for i, (entry, domain) in enumerate(kind.domains):
            names = entry.split(",")
            for j, name in enumerate(names):
                values = [value[j] if len(names) > 1 else value for value in domain]
                numbers = np.array([words.setdefault(f"{name}={value!r}", len(words)) for value in values], np.int32)
                rows[:, column] = numbers[places[:, i]]
                column += 1
    return list(words), table


def about(game: Game) -> dict[str, Any]:
    """What a network of a game depends on."""
    words, _ = words_of_actions(game.actions)
    parts = {name: list(shape) for name, shape in game.observation.parts.items()}
    return {"game": game.id, "observation": parts, "words": words, "seats": game.max_seats}


class Net:
    """A trained network of one game."""

    def __init__(self, game: Game, weights: Weights) -> None:
        self.game = game
        self.weights = weights
        self.blocks = sum(name.startswith("blocks.") and name.endswith(".norm.weight") for name in weights)
        self.keys, self.key_scores = self._keys()

    def _linear(self, name: str, x: Vector) -> Vector:
        return x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]

    def _norm(self, name: str, x: Vector) -> Vector:
        centred = x - x.mean(-1, keepdims=True)
        scaled = centred / np.sqrt((centred * centred).mean(-1, keepdims=True) + NORM_EPSILON)
        return np.asarray(scaled * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"])

    def _keys(self) -> tuple[Vector, Vector]:
        """The key of every action, and what it scores in any position."""
        _, table = words_of_actions(self.game.actions)
        sums = np.vstack([self.weights["words.weight"], np.zeros((1, self.weights["words.weight"].shape[1]))])[table].sum(1)
        keys = sums + self._linear("mix_2", np.maximum(self._linear("mix_1", sums), 0.0))
        return keys.astype(np.float32), self._linear("key_score", keys)[:, 0].astype(np.float32)

    def trunk(self, seen: Vector) -> Vector:
        """What the network makes of an observation."""
        h = self._linear("first", seen)
        for i in range(self.blocks):
            inner = self._linear(f"blocks.{i}.one", self._norm(f"blocks.{i}.norm", h))
            h = h + self._linear(f"blocks.{i}.two", np.maximum(inner, 0.0))
        return np.maximum(self._norm("norm", h), 0.0)

    def judge(self, seen: Vector, actions: npt.NDArray[np.int32]) -> tuple[Vector, Vector]:
        """The score of each action (before a softmax) and what each seat may expect, from -1 to 1."""
        h = self.trunk(seen)
        scores = self.keys[actions] @ self._linear("query", h) + self.key_scores[actions]
        return scores, np.tanh(self._linear("value", h))


@functools.cache
def load(path: str) -> Net:
    """The network of a file; raises `UnknownPlayer` with the reason when it cannot be used."""
    if not Path(path).is_file():
        raise UnknownPlayer(f"There is no network file {path}.")
    try:
        with np.load(path) as file:
            told = json.loads(str(file["about"]))
            weights = {name: file[name].astype(np.float32) for name in file.files if name != "about"}
        game = registry.get(told["game"])
    except (OSError, ValueError, KeyError) as error:
        raise UnknownPlayer(f"{path} is no network file: {str(error).rstrip('.')}.") from error
    if {name: told.get(name) for name in about(game)} != about(game):
        raise UnknownPlayer(f"{path} was trained with another observation or other actions of {game.id}; train it anew.")
    return Net(game, weights)


def save(path: Path, game: Game, weights: Weights, **facts: Any) -> None:
    """Write a network file with half-precision weights."""
    halves = {name: value.astype(np.float16) for name, value in weights.items()}
    np.savez_compressed(path, about=np.array(json.dumps(about(game) | facts)), **halves)  # type: ignore[arg-type]
