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
from holotable.core.jit import load_for_game, widened
from holotable.research import Batch
from holotable.research.batch import steps_of

BLOCK = 128
POLICY_WORDS = 4
ALIGNMENT = 16
GROUPS = 1024
"""How many kinds of questions or answers the games are grouped by at most."""
SHORT_KIND = 40
"""Kinds of actions up to this size are told apart one by one; of longer ones the kind alone says what they do."""
GROUPED_BLOCK = 64
RESIDENT = 512
"""Threads of grouped play that a multiprocessor has at a time: with more, their records push each other out of its cache."""
ORDER_BLOCK = 1024
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
def _one_version_for_numbers() -> None:
    """As on the CPU (`core.jit`): one version of a function for all constants and widths it is called with."""
    if simulated():
        return
    from numba.cuda.dispatcher import CUDADispatcher

    template_for = CUDADispatcher.get_call_template

    def get_call_template(self: Any, args: Any, kws: Any) -> Any:
        return template_for(self, tuple(map(widened, args)), {name: widened(kind) for name, kind in kws.items()})

    CUDADispatcher.get_call_template = get_call_template


@functools.cache
def kernels_of(name: str) -> ModuleType:
    """The kernels of a game."""
    game = registry.get(name)
    _large_tables_in_global_memory()
    _plain_array_assignment()
    _one_version_for_numbers()
    steps = steps_of(game)
    names = ("begin", "show", "step_one", "play_on", "pick_at_random", "SEED_STRIDE")
    functions = {name: getattr(steps, name) for name in names} | {"apply": game.apply}
    functions |= {"STATE": _record_type(game), "MAX_LEGAL": game.max_legal, "POLICY_WORDS": POLICY_WORDS}
    functions |= {"GROUPS": GROUPS, "GROUP_OF_ACTION": groups_of_actions(game)}
    functions |= {"question": game.question or game.to_act}
    functions |= {"ALIGNMENT": None if simulated() else ALIGNMENT}
    return load_for_game(Path(__file__).with_name("kernels.py"), game.id, functions)


def groups_of_actions(game: Game) -> npt.NDArray[np.int16]:
    """The group of every action, by what carrying it out does: a short kind has one for each action, a long kind one in all."""
    groups = np.zeros(game.actions.size, np.int16)
    used = 0
    for kind in sorted(game.actions.kinds.values(), key=lambda kind: kind.base):
        apart = kind.size if kind.size <= SHORT_KIND else 1
        groups[kind.base : kind.base + kind.size] = used + np.arange(kind.size) % apart
        used += apart
    return groups % GROUPS


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
        encoded = _records(self.game.options_dtype, 1)
        encoded[0] = self.game.encode_options(self.options)
        self._options = cuda.to_device(encoded)
        spread = 0 if alike else 1
        self._seeds = cuda.to_device(seed + spread * np.arange(n, dtype=np.int64))
        self._rounds = cuda.to_device(np.zeros(n, np.int64))
        self._policies = cuda.to_device(policies(seed, n)[np.arange(n) * spread])
        self._states = cuda.to_device(_records(self.game.state, n))
        self._order = cuda.to_device(np.arange(n, dtype=np.int32))
        self._begin(cuda.to_device(np.array([n], np.int32)), first=True)

    def _begin(self, many: Any, *, first: bool) -> None:
        """Start the first or the next game of as many rows as stand first in the order."""
        games = (self._options, self._seeds, self._rounds)
        self._launch_resident("begin_kernel", self._states, self._order, many, *games, int(self.quiet), first)

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
        if not hasattr(self, "_groups"):
            self._groups, self._seats, self._actions = (
                self._cuda.to_device(np.zeros(self.n, np.int32)) for _ in range(3)
            )  # fmt: skip
            self._counts, self._offsets = (self._cuda.to_device(np.zeros(GROUPS, np.int32)) for _ in range(2))
        choices = (self._groups, self._seats, self._actions)
        self._launch("question_kernel", self._states, self._groups)
        self._put_in_order()
        for _ in range(decisions):
            self._launch_resident("choose_kernel", self._states, self._order, self._policies, *choices)
            self._put_in_order()
            self._launch_resident("apply_kernel", self._states, self._order, *choices)
            self._put_in_order()
            self._begin(self._offsets, first=False)

    def _put_in_order(self) -> None:
        """Order the rows by their groups; the offset of each is then where it ends: the first tells how many have finished."""
        block = min(ORDER_BLOCK, self.n)
        self._launch("count_kernel", self._groups, self._counts, block=block)
        self.kernels.offsets_kernel[1, self.kernels.SCAN](self._counts, self._offsets)
        self._launch("order_kernel", self._groups, self._offsets, self._order, block=block)

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
