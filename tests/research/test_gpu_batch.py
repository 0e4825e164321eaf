"""The batch on a GPU does what the CPU's does, tested with Numba's simulator; and how its arrays are handed over."""

import ctypes
import os
import subprocess
import sys
from types import SimpleNamespace

import numpy as np
import pytest

from holotable.research import GpuBatch, card, dlpack

SIMULATED = """
import copy
import pickle
import sys
import numpy as np
from holotable.core import game as registry
from holotable.research import Batch, GpuBatch

name, count = sys.argv[1], 6
options = registry.get(name).option_mixes()[0]
cpu = Batch(name, count, options, seeds=4)
gpu = GpuBatch(name, count, options, seeds=4, mask=True, grouped=sys.argv[2] == "grouped")

def same(one, other, what):
    listed = np.arange(one.lists.shape[1]) < one.counts[:, None]  # what stands behind the end of a list says nothing
    for word in one.now._fields:
        equal = getattr(other, word).copy_to_host() == getattr(one, word)
        assert (equal | ~listed if word == "lists" else equal).all(), (what, word)
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
both("the next games", lambda batch: batch.next_games([1, 3]))
both("random play", lambda batch: batch.play_random(5))
some_steps(cpu, gpu, 2)
twins = copy.copy(cpu), copy.copy(gpu)
some_steps(*twins)
same(*twins, "copies")
both("a copy goes its own way", lambda batch: None)
kept = pickle.loads(pickle.dumps(gpu))
same(cpu, kept, "kept in a file")
some_steps(cpu, kept, 2)
same(cpu, kept, "kept in a file and gone on")
gpu = kept
luck = {"player": "random", "rows": [5, 2], "seeds": [8, 8]}
assert (gpu.rollout(**luck).copy_to_host() == cpu.rollout(**luck)).all()
both("played to the end", lambda batch: None)
gpu.close()
some_steps(cpu, gpu, 2)
both("closed", lambda batch: None)
seats = registry.get(name).seats(registry.get(name).check_options(options))
mixed = [{}, options | registry.get(name).option_mixes()[-1]]
few = GpuBatch(name, 2, mixed, seeds=4)
few.at(registry.get(name).to_position(few.states[0]), rows=[0])
few.redeal(seats[-1], rows=[0])
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


def test_the_way_to_a_card_works_with_a_numpy_that_has_lost_a_name():
    pytest.importorskip("numba_cuda")
    program = """
import numpy as np
if hasattr(np, "row_stack"):
    del np.row_stack
from holotable.research import card
assert card.why_not() is None, card.why_not()
assert np.row_stack is np.vstack
"""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]


class Fake:
    """What `follow` and `DeviceArray` ask of Numba and of an array on a card, written down."""

    def __init__(self):
        self.told = []
        self.gpu_data = SimpleNamespace(context=SimpleNamespace(device=SimpleNamespace(id=0)))
        self.shape, self.dtype = (2,), np.dtype(np.int32)

    def external_stream(self, address):
        return address

    def event(self, timing):
        return SimpleNamespace(
            record=lambda on: self.told.append(("record", on)), wait=lambda on: self.told.append(("wait", on))
        )


@pytest.fixture
def fake(monkeypatch):
    import numba

    monkeypatch.delenv("NUMBA_ENABLE_CUDASIM", raising=False)
    found = Fake()
    monkeypatch.setattr(numba, "cuda", found, raising=False)
    return found


@pytest.mark.parametrize(
    ("stream", "own", "told"),
    [
        (None, 0, []),
        (1, 0, []),
        (7, 7, []),
        (-1, 7, []),
        (7, 0, [("record", 1), ("wait", 7)]),
        (None, 7, [("record", 7), ("wait", 1)]),
        (8, 7, [("record", 7), ("wait", 8)]),
    ],
)
def test_whoever_takes_an_array_waits_for_the_stream_that_writes_it(fake, stream, own, told):
    card.DeviceArray(fake, own).__dlpack__(stream=stream, max_version=(1, 0))
    assert fake.told == told


def test_what_is_copied_to_the_processor_has_been_written():
    told = []
    stream = SimpleNamespace(synchronize=lambda: told.append("waited"))
    array = SimpleNamespace(copy_to_host=lambda: told.append("copied"))
    card.DeviceArray(array, stream).copy_to_host()
    card.DeviceArray(array).copy_to_host()
    assert told == ["waited", "copied", "copied"]


@pytest.mark.parametrize(("given", "told"), [(None, []), (7, []), (9, [("record", 9), ("wait", 7)])])
def test_a_step_waits_on_its_stream_for_actions_from_another(fake, given, told):
    batch = object.__new__(GpuBatch)
    batch._stream = 7
    batch._cuda = SimpleNamespace(as_cuda_array=lambda array, sync: (array, sync))
    actions = SimpleNamespace(__cuda_array_interface__={"stream": given})
    assert batch._on_device(actions) == (actions, False)
    assert fake.told == told


def test_what_cannot_be_lent_is_refused_as_the_protocol_says(fake):
    lent = card.DeviceArray(fake)
    with pytest.raises(BufferError, match="copy"):
        lent.__dlpack__(copy=True)
    with pytest.raises(BufferError, match="device"):
        lent.__dlpack__(dl_device=(dlpack.CPU, 0))
    lent.__dlpack__(copy=False, dl_device=(dlpack.CUDA, 0))


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
