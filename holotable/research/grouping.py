"""Rows in the order of their groups, found by counting on the GPU; see `groups` for what the groups are."""

import functools
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from holotable.core import game as registry
from holotable.core.game import Game
from holotable.core.jit import load_for_game

GROUPS = 1024
"""How many kinds of questions or answers the games are grouped by at most."""
SHORT_KIND = 40
"""Kinds of actions up to this size are told apart one by one; of longer ones the kind alone says what they do."""
ORDER_BLOCK = 1024


@functools.cache
def compiled(name: str) -> ModuleType:
    """The functions of a game that say which group a row belongs to."""
    game = registry.get(name)
    functions = {"GROUPS": GROUPS, "GROUP_OF_ACTION": groups_of_actions(game), "question": game.question or game.to_act}
    return load_for_game(Path(__file__).with_name("groups.py"), name, functions, ("research",))


def groups_of_actions(game: Game) -> npt.NDArray[np.int16]:
    """The group of every action, by what carrying it out does: a short kind has one for each action, a long kind one in all."""
    groups = np.zeros(game.actions.size, np.int16)
    used = 0
    for kind in sorted(game.actions.kinds.values(), key=lambda kind: kind.base):
        apart = kind.size if kind.size <= SHORT_KIND else 1
        groups[kind.base : kind.base + kind.size] = used + np.arange(kind.size) % apart
        used += apart
    return groups % GROUPS


class Order:
    """The rows of a batch on the GPU in the order of their groups."""

    def __init__(self, cuda: Any, n: int) -> None:
        from . import order_kernels  # needs CUDA

        self.n = n
        self.kernels = order_kernels
        self.rows = cuda.to_device(np.arange(n, dtype=np.int32))
        self.groups = cuda.to_device(np.zeros(n, np.int32))
        self._counts, self.offsets = (cuda.to_device(np.zeros(GROUPS, np.int32)) for _ in range(2))

    def sort(self, stream: Any = 0) -> None:
        """Order the rows by their groups; the offset of each is then where it ends: the first tells how many are in it."""
        block = min(ORDER_BLOCK, self.n)
        blocks = (self.n + block - 1) // block
        self.kernels.count_kernel[blocks, block, stream](self.groups, self._counts)
        self.kernels.offsets_kernel[1, self.kernels.SCAN, stream](self._counts, self.offsets)
        self.kernels.order_kernel[blocks, block, stream](self.groups, self.offsets, self.rows)
