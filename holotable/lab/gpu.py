"""Games on a GPU: the same rule functions inside CUDA kernels, one game a thread, digest-equal to the CPU.

>>> from holotable.lab import gpu
>>> games = gpu.Games(GAME, 262_144)               # doctest: +SKIP
>>> games.play(100)                                # doctest: +SKIP
26214400
>>> games.fingerprint() == gpu.reference(games)    # doctest: +SKIP
True
"""

import functools
import hashlib
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from holotable.core import game as registry
from holotable.core import records
from holotable.research import Batch, grouping
from holotable.research.batch import steps_of
from holotable.research.card import host, load_kernels, need_gpu, new_records, record_type, simulated

BLOCK = 128
POLICY_WORDS = 4
ALIGNMENT = 16
GROUPED_BLOCK = 64
RESIDENT = 512
"""Threads of grouped play that a multiprocessor has at a time: with more, their records push each other out of its cache."""


@functools.cache
def kernels_of(name: str) -> ModuleType:
    """The kernels of a game."""
    game = registry.get(name)
    steps = steps_of(game)
    names = ("begin", "play_on", "pick_at_random", "SEED_STRIDE")
    functions = {name: getattr(steps, name) for name in names} | {"apply": game.apply}
    functions |= {"STATE": record_type(game), "MAX_LEGAL": game.max_legal, "POLICY_WORDS": POLICY_WORDS}
    functions |= {name: getattr(grouping.compiled(game.id), name) for name in ("group_of_question", "group_of_answer")}
    functions |= {"ALIGNMENT": None if simulated() else ALIGNMENT}
    return load_kernels(Path(__file__).with_name("kernels.py"), game, functions, ("lab/gpu.py", "lab/kernels.py"))


class Games:
    """Many games of one kind on the GPU."""

    def __init__(
        self,
        game: str,
        n: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        grouped: bool | None = None,
        block: int | None = None,
        resident: int = RESIDENT,
        quiet: bool = True,
        alike: bool = False,
    ) -> None:
        """Start n games; row i has the seed `seed + i`. They write no events unless `quiet` is false.

        Random play goes `grouped` or alone (see `kernels`), by default as is faster for the game: grouped, if it gives its
        questions numbers. With `alike` all rows play the very same game, which shows what the divergence of threads costs.
        """
        need_gpu()
        from numba import cuda

        self._cuda = cuda
        self.game = registry.get(game)
        self.n = n
        self.options = self.game.check_options(options or {})
        self.seed = seed
        self.quiet = quiet
        self.grouped = bool(self.game.question) if grouped is None else grouped
        self.block = block or (GROUPED_BLOCK if self.grouped else BLOCK)
        self.resident = resident
        self.kernels = kernels_of(game)
        self.decisions = 0
        encoded = new_records(self.game.options_dtype, 1)
        encoded[0] = self.game.encode_options(self.options)
        self._options = cuda.to_device(encoded)
        spread = 0 if alike else 1
        self._seeds = cuda.to_device(seed + spread * np.arange(n, dtype=np.int64))
        self._rounds = cuda.to_device(np.zeros(n, np.int64))
        self._policies = cuda.to_device(policies(seed, n)[np.arange(n) * spread])
        self._states = cuda.to_device(new_records(self.game.state, n))
        self._order = grouping.Order(cuda, n)
        self._begin(cuda.to_device(np.array([n], np.int32)), first=True)

    def _begin(self, many: Any, *, first: bool) -> None:
        """Start the first or the next game of as many rows as stand first in the order."""
        games = (self._options, self._seeds, self._rounds)
        self._launch_resident("begin_kernel", self._states, self._order.rows, many, *games, int(self.quiet), first)

    def _launch(self, kernel: str, *arguments: Any, block: int | None = None) -> None:
        block = block or self.block
        blocks = (self.n + block - 1) // block
        getattr(self.kernels, kernel)[blocks, block](*arguments)

    def _launch_resident(self, kernel: str, *arguments: Any) -> None:
        """Launch no more threads than shall be on the card at a time; each goes on with another row when it is done."""
        blocks = (self.n + self.block - 1) // self.block
        if not simulated():
            blocks = min(blocks, self.resident * self._cuda.get_current_device().MULTIPROCESSOR_COUNT // self.block)
        getattr(self.kernels, kernel)[blocks, self.block](*arguments)

    def play(self, decisions: int, launch: int = 256) -> int:
        """So many random decisions in every game, when alone several a launch; returns the decisions made in all."""
        if self.grouped:
            self._play_grouped(decisions)
        else:
            self._play_alone(decisions, launch)
        self._cuda.synchronize()
        self.decisions += decisions
        return decisions * self.n

    def _play_alone(self, decisions: int, launch: int) -> None:
        games = (self._states, self._options, self._seeds, self._rounds, self._policies)
        for done in range(0, decisions, launch):
            self._launch("play_kernel", *games, min(launch, decisions - done))

    def _play_grouped(self, decisions: int) -> None:
        if not hasattr(self, "_seats"):
            self._seats, self._actions = (self._cuda.to_device(np.zeros(self.n, np.int32)) for _ in range(2))
        order = self._order
        choices = (order.groups, self._seats, self._actions)
        self._launch("question_kernel", self._states, order.groups)
        order.sort()
        for _ in range(decisions):
            self._launch_resident("choose_kernel", self._states, order.rows, self._policies, *choices)
            order.sort()
            self._launch_resident("apply_kernel", self._states, order.rows, *choices)
            order.sort()
            self._begin(order.offsets, first=False)

    @property
    def games_ended(self) -> int:
        """How many games have come to their end so far."""
        return int(host(self._rounds).sum())

    @property
    def states(self) -> Any:
        """The records, copied to the CPU."""
        copies = records.new(self.game.state, self.n)
        copies[:] = host(self._states)
        return copies

    def fingerprint(self) -> str:
        """A digest over all records, generators and counts of games."""
        return fingerprint(self.states, host(self._policies), host(self._rounds))

    def facts(self) -> dict[str, Any]:
        """What the compiled kernels of random play take of a multiprocessor."""
        found = {
            "registers_a_thread": "get_regs_per_thread",
            "local_bytes_a_thread": "get_local_mem_per_thread",
            "constant_bytes": "get_const_mem_size",
            "threads_a_block_at_most": "get_max_threads_per_block",
        }
        names = ("choose_kernel", "apply_kernel") if self.grouped else ("play_kernel",)
        facts: dict[str, Any] = {}
        for name in names:
            kernel = getattr(self.kernels, name)
            values = {fact: getattr(kernel, method)() for fact, method in found.items() if hasattr(kernel, method)}
            facts[name] = {fact: max(v.values()) if isinstance(v, dict) else int(v) for fact, v in values.items()}
        return facts


def policies(seed: int, n: int) -> npt.NDArray[np.uint32]:
    """The random players' own generators, one a row."""
    return np.random.default_rng(seed).integers(1, 1 << 32, (n, POLICY_WORDS), dtype=np.uint32)


def fingerprint(states: Any, generators: npt.NDArray[np.uint32], rounds: npt.NDArray[np.int64]) -> str:
    """A digest over records, generators and counts of games."""
    digest = hashlib.sha256(states.tobytes())
    digest.update(generators.tobytes())
    digest.update(rounds.tobytes())
    return digest.hexdigest()


def reference(games: Games, threads: int | None = None) -> str:
    """The fingerprint that the CPU reaches with the same seeds and the same number of decisions."""
    batch = Batch(
        games.game.id, games.n, games.options, games.seed + np.arange(games.n), threads=threads, quiet=games.quiet
    )  # fmt: skip
    generators = policies(games.seed, games.n)
    batch.play_random(games.decisions, generators)
    return fingerprint(batch.states, generators, batch.rounds)
