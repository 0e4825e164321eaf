"""Players that learned: a network read from a file, evaluated without any framework.

A network file is an ``.npz`` of weights with a description (`about`): the game, and the layout of the observation and the
words of the actions it was trained with. The network is the one of `holotable.learn.network`: a residual network over the
observation whose answer is compared with a key of each legal action. The key of an action is made of its words (its kind
and the values of its arguments), so that actions that share words share what was learned.
"""

import functools
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from holotable.core import game as registry
from holotable.core.game import Game
from holotable.core.vocabulary import ActionSpace

from .errors import UnknownPlayer
from .layers import Array, Layers, judge

Weights = dict[str, Array]
SCALE = "/scale"


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
        self.layers = layers_of(game, weights)
        width = max(self.layers.first_bias.size, self.layers.query_bias.size)
        self._room = np.zeros((4, width), np.float32)
        self._scores = np.zeros(game.max_legal, np.float32)
        self._values = np.zeros(game.max_seats, np.float32)

    def judge(self, seen: Array, actions: npt.NDArray[np.int32]) -> tuple[Array, Array]:
        """The score of each action (before a softmax) and what each seat may expect, from -1 to 1."""
        judge(self.layers, seen, actions, len(actions), self._room, self._scores, self._values)
        return self._scores[: len(actions)].copy(), self._values.copy()


def layers_of(game: Game, weights: Weights) -> Layers:
    """The weights of a network file, put in order."""
    blocks = range(sum(name.endswith(".one.weight") for name in weights))

    def turned(name: str) -> Array:
        return np.ascontiguousarray(weights[f"{name}.weight"].T)

    def every(name: str) -> tuple[Array, Array]:
        matrices = [turned(f"blocks.{i}.{name}") for i in blocks]
        return np.stack(matrices), np.stack([weights[f"blocks.{i}.{name}.bias"] for i in blocks])

    norms = [f"blocks.{i}.norm" for i in blocks] + ["norm"]
    keys = _keys(game, weights)
    key_scores = keys @ turned("key_score")[:, 0] + weights["key_score.bias"]
    return Layers(
        turned("first"), weights["first.bias"],
        np.stack([[weights[f"{name}.weight"], weights[f"{name}.bias"]] for name in norms]),
        *every("one"), *every("two"),
        turned("query"), weights["query.bias"], turned("value"), weights["value.bias"], keys, key_scores,
    )  # fmt: skip


def _keys(game: Game, weights: Weights) -> Array:
    """The key of every action: the sum of its words, and what a small network makes of it."""
    _, table = words_of_actions(game.actions)
    words = np.vstack([weights["words.weight"], np.zeros_like(weights["words.weight"][:1])])
    sums = words[table].sum(1)
    inner = np.maximum(sums @ weights["mix_1.weight"].T + weights["mix_1.bias"], 0.0)
    return np.ascontiguousarray(sums + inner @ weights["mix_2.weight"].T + weights["mix_2.bias"], np.float32)


def network_file(game: Game) -> Path:
    """Where a game keeps the network that ships with it, if it has one."""
    return game.folder / "data" / "network.npz"


@functools.cache
def shipped(game_id: str) -> Net | None:
    """The network that ships with a game; None when it has none."""
    path = network_file(registry.get(game_id))
    return load(str(path)) if path.is_file() else None


def must_be_shipped(game_id: str) -> Net:
    """The network that ships with a game; raises `UnknownPlayer` when it has none."""
    net = shipped(game_id)
    if net is None:
        raise UnknownPlayer("error.no_network_ships_with", game_id=game_id)
    return net


@functools.cache
def load(path: str) -> Net:
    """The network of a file; raises `UnknownPlayer` with the reason when it cannot be used."""
    return Net(*read(path))


def read(path: str) -> tuple[Game, Weights]:
    """The game and the weights of a network file; raises `UnknownPlayer` with the reason when they cannot be used."""
    if not Path(path).is_file():
        raise UnknownPlayer("error.no_network_file", path=path)
    try:
        with np.load(path) as file:
            told = json.loads(str(file["about"]))
            weights = {name: _widened(file, name) for name in file.files if name != "about" and not name.endswith(SCALE)}
        game = registry.get(told["game"])
    except (OSError, ValueError, KeyError) as error:
        raise UnknownPlayer("error.no_network_file_2", path=path, rstrip=str(error).rstrip(".")) from error
    if {name: told.get(name) for name in about(game)} != about(game):
        raise UnknownPlayer("error.was_trained_with_another_2", path=path, id=game.id)
    return game, weights


def _widened(file: Mapping[str, Any], name: str) -> Array:
    """A weight as it was before it was saved, but for the rounding."""
    scale = file[name + SCALE].astype(np.float32) if name + SCALE in file else np.float32(1.0)
    return np.asarray(file[name].astype(np.float32) * scale)


def save(path: Path, game: Game, weights: Weights, **facts: Any) -> None:
    """Write a network file: matrices as whole numbers of one byte with a scale for each row, the rest in half precision."""
    told: dict[str, Any] = {"about": np.array(json.dumps(about(game) | facts))}
    for name, value in weights.items():
        if value.ndim == 1:
            told[name] = value.astype(np.float16)
        else:
            scale = np.maximum(np.abs(value).max(1, keepdims=True) / 127.0, 1e-6)
            told[name] = np.rint(value / scale).astype(np.int8)
            told[name + SCALE] = scale.astype(np.float32)
    np.savez_compressed(path, **told)
