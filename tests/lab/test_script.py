"""The scripts of the lab: wrong input gets one sentence and nothing runs."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("script", "arguments", "sentence"),
    [
        ("tune", ["brick", "--try", "{"], "argument --try: '{' is not JSON"),
        ("tune", ["brick", "--try", "[]"], "'[]' is not a JSON object"),
        ("tune", ["brick", "--games", "0"], "'0' is not a whole number of at least 1"),
        ("tune", ["brick", "--player", "random"], "'random' is no level"),
        ("tune", ["brick", "--names", "uint"], "There is no weight or setting 'uint'; the weights are unit"),
        ("tune", ["brick", "--try", '{"turns": "x"}'], "turns must be a number, not 'x'"),
        ("tune", ["brick", "--try", '{"turns": NaN}'], "turns must be a number, not nan"),
        ("tune", ["brick", "--seed", "-5"], "'-5' is not a whole number from 0 to 100000000"),
        ("fit", ["brick", "--pull", "0"], "'0' is not a number above 0"),
        ("fit", ["brick", "--pull", "nan"], "'nan' is not a number above 0"),
        ("fit", ["brick", "--pull", "inf"], "'inf' is not a number above 0"),
        ("tune", ["brick", "--versus", "officer"], "--versus goes with --try"),
        ("tune", ["brick", "--try", "{}", "--write"], "--write does not go with --try"),
        ("golden", ["chess", "x"], "There is no game 'chess'"),
        ("calibration", ["brick", "--try", '[{"turn": 1}]'], "There is no weight or setting 'turn'"),
        ("calibration", ["brick", "--try", '[{"turns": "x"}, {"turns": 1}]'], "turns must be a number, not 'x'"),
        ("fit", ["chess"], "There is no game 'chess'; the games are brick"),
        ("fit", ["brick", "--options", "3"], "'3' is not a JSON list of objects"),
        ("calibration", ["brick", "--player", "wizard"], "There is no player 'wizard'; there are random, cadet"),
    ],
)
def test_wrong_input_gets_one_sentence(script, arguments, sentence):
    ended = subprocess.run(
        [sys.executable, "-m", f"holotable.lab.{script}", *arguments], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 2
    assert sentence in ended.stderr
    assert "Traceback" not in ended.stderr
    assert ended.stdout == ""
