"""A batch of games on an NVIDIA GPU, of the same shape as the CPU's `Batch`; what it shows stays on the device.

>>> from holotable.research import GpuBatch                 # doctest: +SKIP
>>> batch = GpuBatch("brick", 32_768, forced=4)             # doctest: +SKIP
>>> observations = torch.as_tensor(batch.observations, device="cuda")   # without a copy      # doctest: +SKIP
"""

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from holotable.core import game as registry
from holotable.core import records
from holotable.core.game import Game

from .batch import Mixes, Step, seeds_of_rows, steps_of
from .card import host, load_kernels, need_gpu, new_records

BLOCK = 128
SHARED = ("ask", "begin", "begin_next", "clear_outcome", "hide", "make", "reveal", "SEED_STRIDE")
"""What the kernels share with the CPU's steps."""


@functools.cache
def kernels_of(name: str) -> ModuleType:
    """The kernels of a game."""
    game = registry.get(name)
    functions = {shared: getattr(steps_of(game), shared) for shared in SHARED}
    return load_kernels(Path(__file__).with_name("gpu_kernels.py"), game, functions)


class GpuBatch:
    """n games of one kind side by side on the GPU; rows, seeds, options and autoreset are those of `Batch`.

    All arrays lie on the device and are written again by every step. Nothing waits for the device: a step returns as
    soon as its kernels are in the stream's queue.
    """

    def __init__(
        self,
        game: str,
        n: int,
        options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
        seeds: int | Sequence[int] | npt.NDArray[np.int64] = 0,
        *,
        autoreset: bool = True,
        observe: bool = True,
        mask: bool = False,
        quiet: bool = True,
        forced: int = 0,
    ) -> None:
        """Start n games; the words are those of `Batch`, but masks are only made if wanted."""
        need_gpu()
        from numba import cuda

        self._cuda = cuda
        self.game: Game = registry.get(game)
        self.mixes = Mixes(self.game, options)
        self.n = n
        self.autoreset, self.quiet, self.forced = autoreset, quiet, forced
        self._kernels = kernels_of(game)
        self.seeds = cuda.to_device(seeds_of_rows(seeds, n))
        self.rounds = self._zeros(n, np.int64)
        self._states = cuda.to_device(new_records(self.game.state, n))
        encoded = new_records(self.game.options_dtype, len(self.mixes.options))
        encoded[:] = self.mixes.encoded
        self._options = cuda.to_device(encoded)
        self._which = cuda.to_device(self.mixes.of_rows(n))
        self._seat_counts = cuda.to_device(self.mixes.seat_counts)
        self.lists = self._zeros((n, self.game.max_legal), np.int32)
        self.counts, self.seats, self._only = (self._zeros(n, np.int32) for _ in range(3))
        self.masks = self._zeros((n, self.game.actions.size if mask else 0), np.bool_)
        self.observations = self._zeros((n, self.game.observation_size if observe else 0), np.float32)
        self.scores, self.rewards = (self._zeros((n, self.game.max_seats), np.float64) for _ in range(2))
        self.done, self._pending, self.refused = (self._zeros(n, np.bool_) for _ in range(3))
        self._begin()

    def _zeros(self, shape: Any, dtype: Any) -> Any:
        return self._cuda.to_device(np.zeros(shape, dtype))

    def _launch(self, kernel: str, *arguments: Any) -> None:
        getattr(self._kernels, kernel)[(self.n + BLOCK - 1) // BLOCK, BLOCK](*arguments)

    def _begin(self) -> None:
        self._launch("begin_kernel", self._states, self._options, self._which, self.seeds, self.rounds, int(self.quiet))
        self._pending.copy_to_device(np.ones(self.n, np.bool_))
        self._ask(forced=False)
        self._reveal()

    def _ask(self, *, forced: bool) -> None:
        shown = (self.lists, self.counts, self.seats)
        self._launch("ask_kernel", self._states, *shown, self._pending, forced, self._only)

    def _reveal(self) -> None:
        self._launch(
            "reveal_kernel", self._states, self.lists, self.counts, self.seats, self.masks, self.observations
        )  # fmt: skip

    @property
    def now(self) -> Step:
        """What the last step brought, on the device."""
        shown = (self.observations, self.masks, self.lists, self.counts, self.seats)
        return Step(*shown, self.scores, self.rewards, self.done)

    def step(self, actions: Any, *, check: bool = False) -> Step:
        """One action in every game, an array of int32 on the device or here.

        With `check` an action that is not legal is not carried out and its row is marked in `refused`; without it the
        actions must come from the lists.
        """
        actions = self._on_device(actions)
        outcome = (self.scores, self.rewards, self.done)
        shown = (self.lists, self.counts, self.seats)
        self._launch("clear_kernel", actions, *shown, self.masks, *outcome, self._pending, self.refused, check)
        for made in range(self.forced + 1):
            self._launch(
                "carry_out_kernel", self._states, self._only if made else actions, self._which, self._seat_counts, self.seats,
                *outcome, self._pending,
            )  # fmt: skip
            if self.autoreset:
                games = (self._options, self._which, self.seeds, self.rounds)
                self._launch("next_kernel", self._states, *games, self._pending)
            self._ask(forced=made < self.forced)
        self._reveal()
        return self.now

    def _on_device(self, actions: Any) -> Any:
        if isinstance(actions, np.ndarray):
            return self._cuda.to_device(np.ascontiguousarray(actions, np.int32))
        return self._cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else actions

    @property
    def states(self) -> Any:
        """The records, copied to the CPU."""
        copies = records.new(self.game.state, self.n)
        copies[:] = host(self._states)
        return copies
