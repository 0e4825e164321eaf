"""The README's Python is run as it stands, and its table names every command."""

import doctest
import re
from pathlib import Path

import pytest

from holotable.cli import main


def test_the_readme_says_what_happens():
    path = Path(__file__).parent.parent / "README.md"
    failed, tried = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 4
    assert failed == 0


def test_the_table_names_every_command(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    commands = re.findall(r"^    ([a-z][a-z-]*)", capsys.readouterr().out, re.MULTILINE)
    assert "learn" in commands
    table = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
    assert [command for command in commands if f"`holotable {command}" not in table] == []
