"""The CUDA kernels, run on the CPU by Numba's simulator: the same bytes as the CPU's own."""

import os
import subprocess
import sys

import pytest

import holotable as ht

pytest.importorskip("numba_cuda")

SIMULATED = """
import sys
import numpy as np
from holotable.core import game as registry
from holotable.lab import gpu
from holotable.research import Batch, GpuBatch, card

name = sys.argv[1]
options = registry.get(name).option_mixes()[0]
for grouped, decisions in ((False, 14), (True, 5)):
    games = gpu.Games(name, 3, options, seed=5, grouped=grouped, block=2, resident=2)
    assert games.play(decisions, launch=5) == 3 * decisions
    assert games.fingerprint() == gpu.reference(games), "random play differs"
mixes = registry.get(name).option_mixes()
batch = Batch(name, 3, mixes, seeds=9, forced=2)
games = GpuBatch(name, 3, mixes, seeds=9, forced=2, mask=True)
for _ in range(6):
    for word in batch.now._fields:
        assert (getattr(games, word).copy_to_host() == getattr(batch, word)).all(), word
    actions = batch.random_actions()
    games.step(actions, check=True)
    batch.step(actions)
assert games.states.tobytes() == batch.states.tobytes(), "stepping differs"
assert not games.refused.copy_to_host().any()
games.step(np.full(3, -1), check=True)
assert games.refused.copy_to_host().all()
assert games.states.tobytes() == batch.states.tobytes(), "a refused action was carried out"
assert card.describe() == {"gpu": "simulated on the CPU"}
print("same")
"""


@pytest.mark.parametrize("name", ht.list_games())
def test_kernels_play_the_same_games_as_the_cpu(name):
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", SIMULATED, name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.split()[-1] == "same"


def test_without_a_gpu_one_sentence_says_so(monkeypatch):
    from numba import cuda

    from holotable.lab import gpu
    from holotable.research import card

    monkeypatch.setattr(cuda, "is_available", lambda: False)
    reason = card.why_not()
    assert reason is not None
    with pytest.raises(ht.HolotableError, match="No NVIDIA GPU can be used here"):
        gpu.Games("brick", 4)
    assert reason.count("\n") == 0
    assert reason.endswith(".")
