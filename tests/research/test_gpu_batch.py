"""The batch on a GPU does what the CPU's does, tested with Numba's simulator; and how its arrays are handed over."""

import ctypes
import os
import subprocess
import sys

import numpy as np
import pytest

from holotable.research import dlpack

SIMULATED = """
import sys
import numpy as np
from holotable.core import game as registry
from holotable.research import Batch, GpuBatch

name, count = sys.argv[1], 6
options = registry.get(name).option_mixes()[0]
cpu = Batch(name, count, options, seeds=4)
gpu = GpuBatch(name, count, options, seeds=4, mask=True, grouped=sys.argv[2] == "grouped")

def same(one, other, what):
    for word in one.now._fields:
        assert (getattr(other, word).copy_to_host() == getattr(one, word)).all(), (what, word)
    assert (other.seeds.copy_to_host() == one.seeds).all() and (other.rounds.copy_to_host() == one.rounds).all(), what
    assert one.states.tobytes() == other.states.tobytes(), what

def both(what, change):
    twins = change(cpu), change(gpu)
    same(cpu, gpu, what)
    return twins

def some_steps(one, other, steps=4):
    for _ in range(steps):
        actions = one.random_actions()
        assert (other.random_actions().copy_to_host() == actions).all()
        one.step(actions)
        other.step(actions, check=True)

some_steps(cpu, gpu)
both("steps", lambda batch: None)
assert (gpu.chances().copy_to_host() == cpu.chances()).all()
assert (gpu.advice(sys.argv[3], [0, 4]).copy_to_host() == cpu.advice(sys.argv[3], [0, 4])).all()
both("asking for advice changes nothing", lambda batch: None)
both("some rows anew", lambda batch: batch.reset(70, rows=[1, 4]))
some_steps(cpu, gpu)
both("dealt anew for the seat asked", lambda batch: batch.redeal(seeds=5))
both("dealt anew for a seat", lambda batch: batch.redeal(1, seeds=[8, 9], rows=[0, 3]))
position = registry.get(name).to_position(cpu.states[2])
both("a position", lambda batch: batch.at(position, rows=[0, 5], seeds=3))
both("rows over others", lambda batch: batch.load([0, 1], [1, 0]))
twins = both("clones", lambda batch: batch.clone([2, 3], copies=2))
same(*twins, "the clones")
some_steps(*twins)
same(*twins, "the clones went on")
both("clones are apart", lambda batch: None)
seats = registry.get(name).seats(registry.get(name).check_options(options))
house = dict.fromkeys(seats[1:], sys.argv[3])
cpu = Batch(name, 4, options, seeds=4, house=house)
gpu = GpuBatch(name, 4, options, seeds=4, mask=True, house=house)
both("the house", lambda batch: None)
some_steps(cpu, gpu, 2)
both("the house went on", lambda batch: None)
assert (cpu.seats == 0).all() and not gpu.refused.copy_to_host().any()
print("same")
"""


@pytest.mark.parametrize(("name", "how", "house"), [("brick", "alone", "cadet"), ("endor", "grouped", "random")])
def test_rows_are_changed_as_on_the_cpu(name, how, house):
    pytest.importorskip("numba_cuda")
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", SIMULATED, name, how, house]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.split()[-1] == "same"


class Lender:
    """Lends out memory of the CPU as `DeviceArray` lends out that of a GPU."""

    def __init__(self, array):
        self.array = array

    def __dlpack_device__(self):
        return dlpack.CPU, 0

    def __dlpack__(self, **_):
        address = self.array.ctypes.data_as(ctypes.c_void_p).value
        return dlpack.capsule(self, address, self.array.shape, self.array.dtype, self.__dlpack_device__())


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int32, np.int64, np.uint32, np.bool_])
def test_arrays_are_lent_without_a_copy(dtype):
    array = np.arange(6).reshape(2, 3).astype(dtype)
    taken = np.from_dlpack(Lender(array))
    assert taken.dtype == array.dtype
    assert taken.tolist() == array.tolist()
    array[1, 2] = 0
    assert taken[1, 2] == 0
    lent = len(dlpack._lent)
    del taken
    assert len(dlpack._lent) == lent - 1
