"""Games on a GPU: the same rule functions inside CUDA kernels, one game a thread, digest-equal to the CPU.

>>> from holotable.lab import gpu
>>> games = gpu.Games("brick", 262_144)            # doctest: +SKIP
>>> games.play(100)                                # doctest: +SKIP
26214400
>>> games.fingerprint() == gpu.reference(games)    # doctest: +SKIP
True
"""

import functools
import hashlib
import os
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from holotable.core import game as registry
from holotable.core import records
from holotable.core.errors import HolotableError
from holotable.core.game import Game
from holotable.core.jit import load_for_game
from holotable.research import Batch
from holotable.research.batch import steps_of

BLOCK = 128
POLICY_WORDS = 4
ALIGNMENT = 16
CONSTANT_LIMIT = 64
"""Tables larger than this are read through the ordinary caches: constant memory is small and serves one address at a time."""


class NoGpu(HolotableError):
    """There is no GPU here, or no way to reach it."""


def why_not() -> str | None:
    """Why no GPU can be used here, in one sentence; None if one can."""
    try:
        from numba import cuda
    except ImportError as error:
        return f"CUDA kernels need the extra 'cuda' (pip install 'holotable[cuda]'): {error}."
    try:
        if cuda.is_available():
            return None
    except Exception as error:
        return f"No NVIDIA GPU can be used here: {error}."
    return "No NVIDIA GPU can be used here: Numba finds no CUDA driver with a device, or no compiler library (libNVVM)."


def need_gpu() -> None:
    """Raise `NoGpu` with the reason where there is none."""
    reason = why_not()
    if reason:
        raise NoGpu(reason)


def describe() -> dict[str, Any]:
    """The card in a few words."""
    need_gpu()
    from numba import cuda

    if simulated():
        return {"gpu": "simulated on the CPU"}
    device = cuda.get_current_device()
    name = device.name.decode() if isinstance(device.name, bytes) else str(device.name)
    return {
        "gpu": name,
        "compute_capability": ".".join(map(str, device.compute_capability)),
        "multiprocessors": int(device.MULTIPROCESSOR_COUNT),
    }


def simulated() -> bool:
    """Whether Numba's CUDA simulator stands in for a card."""
    return os.environ.get("NUMBA_ENABLE_CUDASIM", "0") == "1"


@functools.cache
def _large_tables_in_global_memory() -> None:
    """Let constant tables that do not fit constant memory (64 kB for all of a kernel) lie in global memory instead."""
    if simulated():
        return
    from llvmlite import ir
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.descriptor import cuda_target

    context = cuda_target.target_context
    in_constant_memory = context.make_constant_array

    def make_constant_array(builder: Any, aryty: Any, arr: Any) -> Any:
        if arr.nbytes <= CONSTANT_LIMIT:
            return in_constant_memory(builder, aryty, arr)
        arr = np.ascontiguousarray(arr)
        raw = arr.tobytes()
        name = f"table_{hashlib.sha256(raw).hexdigest()[:16]}"
        module = builder.module
        if name in module.globals:
            table = module.globals[name]
        else:
            table = ir.GlobalVariable(module, ir.ArrayType(ir.IntType(8), len(raw)), name, addrspace=nvvm.ADDRSPACE_GLOBAL)
            table.linkage = "linkonce_odr"
            table.global_constant = True
            table.unnamed_addr = True
            table.initializer = ir.Constant(table.value_type, bytearray(raw))
            table.align = 16
        pointer = builder.addrspacecast(table, ir.PointerType(ir.IntType(8)), "generic")
        array = context.make_array(aryty)(context, builder)
        context.populate_array(
            array,
            data=builder.bitcast(pointer, array.data.type),
            shape=[context.get_constant(_intp(), size) for size in arr.shape],
            strides=[context.get_constant(_intp(), stride) for stride in arr.strides],
            itemsize=array.itemsize,
            parent=array.parent,
            meminfo=None,
        )
        return array._getvalue()

    context.make_constant_array = make_constant_array


def _intp() -> Any:
    from numba.cuda import types

    return types.intp


@functools.cache
def _plain_array_assignment() -> None:
    """Let one field of a record be assigned to another, element by element.

    Numba guards such an assignment against overlap with a copy from a heap that kernels do not have; two fields never
    overlap.
    """
    if simulated():
        return
    from numba.cuda import cgutils
    from numba.cuda.np import arrayobj

    def maybe_copy_source(
        context: Any, builder: Any, use_copy: Any, srcty: Any, src: Any, shapes: Any, strides: Any, data: Any
    ) -> Any:
        def item(indices: Any) -> Any:
            pointer = cgutils.get_item_pointer2(
                context, builder, data, shapes, strides, srcty.layout, indices, wraparound=False
            )  # fmt: skip
            return arrayobj.load_item(context, builder, srcty, pointer)

        return item, lambda: None

    arrayobj.maybe_copy_source = maybe_copy_source


@functools.cache
def kernels_of(name: str, local: bool = True) -> ModuleType:
    """The kernels of a game; `local` lets a thread play on a copy of its record in local memory."""
    game = registry.get(name)
    _large_tables_in_global_memory()
    _plain_array_assignment()
    steps = steps_of(game)
    names = ("begin", "show", "step_one", "play_on", "SEED_STRIDE")
    functions = {name: getattr(steps, name) for name in names}
    functions |= {"STATE": _record_type(game), "MAX_LEGAL": game.max_legal, "POLICY_WORDS": POLICY_WORDS}
    functions |= {"LOCAL": local, "ALIGNMENT": None if simulated() else ALIGNMENT}
    where = "local" if local else "global"
    return load_for_game(Path(__file__).with_name("kernels.py"), f"{game.id}_{where}", functions)


def _record_type(game: Game) -> Any:
    if simulated():
        return np.dtype((records.Record, game.state))
    from numba.cuda.np.numpy_support import from_dtype

    return from_dtype(game.state)


class Games:
    """Many games of one kind on the GPU."""

    def __init__(
        self,
        game: str,
        n: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        local: bool = True,
        block: int = BLOCK,
        quiet: bool = True,
        alike: bool = False,
    ) -> None:
        """Start n games; row i has the seed `seed + i`. They write no events unless `quiet` is false.

        With `alike` all rows play the very same game, which shows what the divergence of threads costs.
        """
        need_gpu()
        from numba import cuda

        self._cuda = cuda
        self.game = registry.get(game)
        self.n = n
        self.options = self.game.check_options(options or {})
        self.seed = seed
        self.quiet = quiet
        self.block = block
        self.kernels = kernels_of(game, local)
        self.decisions = 0
        encoded = _records(self.game.options_dtype, 1)
        encoded[0] = self.game.encode_options(self.options)
        self._options = cuda.to_device(encoded)
        spread = 0 if alike else 1
        self._seeds = cuda.to_device(seed + spread * np.arange(n, dtype=np.int64))
        self._rounds = cuda.to_device(np.zeros(n, np.int64))
        self._policies = cuda.to_device(policies(seed, n)[np.arange(n) * spread])
        self._states = cuda.to_device(_records(self.game.state, n))
        self._launch("begin_kernel", self._states, self._options, self._seeds, self._rounds, int(quiet))

    def _launch(self, kernel: str, *arguments: Any) -> None:
        blocks = (self.n + self.block - 1) // self.block
        getattr(self.kernels, kernel)[blocks, self.block](*arguments)

    def play(self, decisions: int, launch: int = 256) -> int:
        """So many random decisions in every game, several a launch; returns the decisions made in all."""
        left = decisions
        while left > 0:
            now = min(left, launch)
            self._launch(
                "play_kernel", self._states, self._options, self._seeds, self._rounds, self._policies, now
            )  # fmt: skip
            left -= now
        self._cuda.synchronize()
        self.decisions += decisions
        return decisions * self.n

    @property
    def games_ended(self) -> int:
        """How many games have come to their end so far."""
        return int(_host(self._rounds).sum())

    @property
    def states(self) -> Any:
        """The records, copied to the CPU."""
        copies = records.new(self.game.state, self.n)
        copies[:] = _host(self._states)
        return copies

    def fingerprint(self) -> str:
        """A digest over all records, generators and counts of games."""
        return fingerprint(self.states, _host(self._policies), _host(self._rounds))

    def facts(self) -> dict[str, Any]:
        """What the compiled kernel of random play takes of a multiprocessor."""
        found = {
            "registers_a_thread": "get_regs_per_thread",
            "local_bytes_a_thread": "get_local_mem_per_thread",
            "constant_bytes": "get_const_mem_size",
            "threads_a_block_at_most": "get_max_threads_per_block",
        }
        kernel = self.kernels.play_kernel
        values = {name: getattr(kernel, method)() for name, method in found.items() if hasattr(kernel, method)}
        return {name: max(value.values()) if isinstance(value, dict) else int(value) for name, value in values.items()}

    # Stepping with the actions of somebody else

    def show(self) -> tuple[Any, Any, Any]:
        """Seats, legal masks and observations, as arrays on the device; `step` writes new ones into them."""
        if not hasattr(self, "_shown"):
            game, shapes = self.game, _shapes(self.game, self.n)
            self._shown = {name: self._cuda.to_device(np.zeros(*shape)) for name, shape in shapes.items()}
            self._scores = self._cuda.to_device(np.zeros((self.n, game.max_seats)))
            self._done = self._cuda.to_device(np.zeros(self.n, np.bool_))
            self._launch("show_kernel", self._states, *self._shown.values())
        return self._shown["seats"], self._shown["masks"], self._shown["seen"]

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Any]:
        """One action in every game, an array of int32 there or here; a finished game is followed by its next.

        Returns seats, masks, observations, scores and done, all on the device. Actions are not checked: they must come
        from the masks.
        """
        seats, masks, seen = self.show()
        if isinstance(actions, np.ndarray):
            actions = self._cuda.to_device(np.ascontiguousarray(actions, np.int32))
        self._launch(
            "step_kernel", self._states, self._options, self._seeds, self._rounds, True, actions, *self._shown.values(),
            self._scores, self._done,
        )  # fmt: skip
        return seats, masks, seen, self._scores, self._done


def _shapes(game: Game, n: int) -> dict[str, tuple[Any, Any]]:
    """Shape and type of what is shown, in the order the kernels take it."""
    return {
        "lists": ((n, game.max_legal), np.int32),
        "counts": (n, np.int32),
        "seats": (n, np.int32),
        "masks": ((n, game.actions.size), np.bool_),
        "seen": ((n, game.observation_size), np.float32),
    }


def _records(dtype: Any, n: int) -> Any:
    """Records for the device; the simulator's threads read them as the interpreter does."""
    return records.new(dtype, n) if simulated() else np.zeros(n, dtype)


def _host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


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
