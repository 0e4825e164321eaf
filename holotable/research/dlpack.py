"""DLPack: handing arrays to other libraries without a copy (https://dmlc.github.io/dlpack/latest/)."""

import ctypes
from typing import Any

import numpy as np

CPU, CUDA = 1, 2
"""Kinds of devices."""
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
"""Kinds of numbers, by NumPy's letters."""


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_DELETER = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("manager_ctx", ctypes.c_void_p), ("deleter", _DELETER))

_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)

_lent: dict[int, Any] = {}
"""What is lent out, by the address of its description; it lives until the borrower gives it back."""


@_DELETER
def _give_back(managed: Any) -> None:
    _lent.pop(ctypes.addressof(managed.contents), None)


def capsule(owner: Any, address: int, shape: tuple[int, ...], dtype: np.dtype[Any], device: tuple[int, int]) -> Any:
    """A capsule that lends out an array of rows without gaps; its owner lives as long as the borrower keeps it."""
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    tensor = _Tensor(
        address, *device, len(shape), CODES[dtype.kind], 8 * dtype.itemsize, 1,
        ctypes.cast(sizes, ctypes.POINTER(ctypes.c_int64)), None, 0,
    )  # fmt: skip
    managed = _Managed(tensor, None, _give_back)
    where = ctypes.addressof(managed)
    _lent[where] = (managed, sizes, owner)
    return _new_capsule(where, b"dltensor", None)
