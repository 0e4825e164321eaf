"""The way to an NVIDIA GPU: whether there is one, and what Numba needs to compile the rules for it."""

import functools
import hashlib
import os
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from holotable.core import records
from holotable.core.errors import HolotableError
from holotable.core.game import Game
from holotable.core.jit import cache_folder, load_for_game, widened

from . import dlpack

CONSTANT_LIMIT = 64
"""Tables larger than this are read through the ordinary caches: constant memory is small and serves one address at a time."""


LEGACY_STREAM, NO_WAITING = 1, -1
"""The default stream by its address; and what stands for no stream where one hands an array over."""


class NoGpu(HolotableError):
    """There is no GPU here, or no way to reach it."""


def why_not() -> str | None:
    """Why no GPU can be used here, in one sentence; None if one can."""
    _missing_names_of_numpy()
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
def _missing_names_of_numpy() -> None:
    """numba-cuda up to 0.30 asks for `row_stack`, an old name of `vstack` that NumPy 2.5 no longer has."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack


def load_kernels(source: Path, game: Game, functions: dict[str, Any], packages: tuple[str, ...] = ()) -> ModuleType:
    """The kernels of a file, made for a game and cached on disk as the rules are (`core.jit`).

    `packages` says what they depend on beside the core, the game and the steps of batches.
    """
    need_gpu()
    _large_tables_in_global_memory()
    _plain_array_assignment()
    _one_version_for_numbers()
    if simulated():
        return load_for_game(source, game.id, functions)
    from numba.cuda.core import config

    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder((f"games/{game.id}", "research", *packages)))
    try:
        return load_for_game(source, game.id, functions)
    finally:
        config.CACHE_DIR = before


def record_type(game: Game) -> Any:
    """The type of a game's record inside kernels."""
    if simulated():
        return np.dtype((records.Record, game.state))
    from numba.cuda.np.numpy_support import from_dtype

    return from_dtype(game.state)


def new_records(dtype: Any, n: int) -> Any:
    """Records for the device; the simulator's threads read them as the interpreter does."""
    return records.new(dtype, n) if simulated() else np.zeros(n, dtype)


def host(array: Any, stream: Any = 0) -> Any:
    """An array of the device, copied to the CPU once the stream that writes it has come so far."""
    if stream:
        stream.synchronize()
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def follow(stream: Any, other: Any) -> None:
    """Let what comes on a stream wait for what is on another one by now; nobody waits here. None is a stream without work.

    Streams are those of Numba or addresses; 0 and 1 are the default stream.
    """
    later, earlier = (int(one or LEGACY_STREAM) for one in (stream, other))
    if other is None or later == earlier or simulated():
        return
    from numba import cuda

    done = cuda.event(timing=False)
    done.record(cuda.external_stream(earlier))
    done.wait(cuda.external_stream(later))


class DeviceArray:
    """An array on the device that torch, JAX and CuPy take without a copy, by DLPack or the CUDA array interface."""

    def __init__(self, array: Any, stream: Any = 0) -> None:
        """Lend out an array that is written on a stream."""
        self.array = array
        self.stream = stream

    def __repr__(self) -> str:
        return f"DeviceArray({self.shape}, {self.dtype})"

    @property
    def shape(self) -> tuple[int, ...]:
        """Its shape."""
        return tuple(self.array.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of its entries."""
        dtype: np.dtype[Any] = self.array.dtype
        return dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self.array.__cuda_array_interface__)

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CUDA, int(self.array.gpu_data.context.device.id) if not simulated() else 0

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """A capsule; the taker's stream waits for the batch's, unless it is -1: then the taker sees to that."""
        if dl_device not in (None, self.__dlpack_device__()):
            raise BufferError(f"the array lies on device {self.__dlpack_device__()} and cannot be handed over on {dl_device}")
        if copy:
            raise BufferError("the array is lent without a copy: copy what you take, as with torch's clone()")
        if stream != NO_WAITING:
            follow(stream or LEGACY_STREAM, self.stream)
        address = self.array.device_ctypes_pointer.value if hasattr(self.array, "device_ctypes_pointer") else 0
        return dlpack.capsule(self, int(address or 0), self.shape, self.dtype, self.__dlpack_device__())

    def copy_to_host(self) -> Any:
        """The array as one of NumPy's, once the device has come so far."""
        return host(self.array, self.stream)
