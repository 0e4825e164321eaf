"""The wire has one definition: the client's types follow from the models, and the bot of the documents plays."""

import json
import os
import re
import runpy
import sys
import types
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def test_the_clients_types_are_up_to_date():
    tool = runpy.run_path(str(ROOT / "tools" / "wire_types.py"))
    assert tool["TARGET"].read_text(encoding="utf-8") == tool["typescript"](), "run python tools/wire_types.py"


def test_the_bot_of_the_documents_plays_a_whole_game(serve, capsys):
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    bot = types.ModuleType("bot")
    exec(compile(re.search(r"```python\n(.*?)```", text, re.DOTALL)[1], "bots.md", "exec"), bot.__dict__)
    assert set(bot.play(serve().url)) <= {"empire", "rebels"}
    assert "Every die of this game follows from the secret" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["serve", "--help"], ["bench", "--help"]])
def test_the_commands_explain_themselves(words, capsys):
    from holotable.cli import main

    with pytest.raises(SystemExit) as done:
        main(words)
    assert done.value.code == 0
    assert "--port" in capsys.readouterr().out or words[0] == "bench"


def test_the_command_line_does_not_load_the_server():
    import subprocess

    code = "import sys, holotable.cli; print('fastapi' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


def test_the_load_is_measured_over_real_sockets(serve):
    from holotable.server import bench

    report = bench.measure(bench.Served(serve().url, os.getpid()), "brick", tables=3, seconds=1.0).report()
    assert report["processor_us_a_choice"] > 0
    assert report["choices_a_second"] > 3
    assert 0 < report["round_trip_ms"]["p50"] <= report["round_trip_ms"]["p95"] <= report["round_trip_ms"]["p99"]


def test_the_time_of_a_choice_is_told_by_what_it_is_spent_on(capsys):
    from holotable.cli import main

    assert main(["bench", "server", "brick", "--inside", "--json"]) == 0
    spent = json.loads(capsys.readouterr().out)["brick"]
    assert set(spent) == {"rules", "view", "goals", "choices", "state", "rest", "odds"}
    assert all(value > 0 for value in spent.values())
