"""The report of a card: it measures every way to step, and its table sets that beside random play."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "gpu_report.py"

SIMULATED = """
import importlib.util
import sys

spec = importlib.util.spec_from_file_location("gpu_report", sys.argv[1])
report = importlib.util.module_from_spec(spec)
spec.loader.exec_module(report)
from holotable.lab import bench

bench.WARM_UP = 1
bench.gpu_step_rate.__defaults__ = (True, 0.001)
report.CHECKED_ROWS, report.CHECKED_STEPS, report.STEP_SIZES = 2, 2, (2, 3)
found = importlib.util.find_spec
importlib.util.find_spec = lambda name: None if name == "torch" else found(name)
(measure,) = report.prepare_learning("brick")
facts = {}
for some in measure():
    facts |= some
assert facts["same_as_cpu"], facts
assert "size_failed" not in facts, facts
assert {what: list(rates) for what, rates in facts["steps"].items()} == {what: [2, 3] for what in report.STEP_WAYS}, facts
print("measured")
"""


@pytest.fixture
def report():
    spec = importlib.util.spec_from_file_location("gpu_report", TOOL)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_way_to_step_is_measured():
    pytest.importorskip("numba_cuda")
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", SIMULATED, str(TOOL)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.split()[-1] == "measured"


def test_steps_stand_beside_random_play_of_as_many_games(report):
    results = {
        "brick": {"rates": {"65536": 4e9, "1048576": 5e9}},
        "brick:learning": {
            "same_as_cpu": True,
            "steps": {"lists": {65536: 1e9, 262144: 2e9}, "lists, recorded": {1048576: 2e9}},
            "rates": {"network": 3e6},
        },
        "endor:learning": {"error": "no time was left"},
    }
    head, *lines = (line.split() for line in report.learning_lines(results))
    assert head[-2:] == ["of", "raw"]
    assert lines[0] == ["brick", "True", "lists", "65536", "1000.00", "25.0"]
    assert lines[1][-1] == "-"
    assert lines[2] == ["brick", "True", "lists,", "recorded", "1048576", "2000.00", "40.0"]
    assert lines[3] == ["brick", "True", "network,", "width", "512", "65536", "3.00"]
    assert lines[4][-5:] == ["None", "no", "time", "was", "left"]
