"""Bounds checks are on in all tests: compiled code is silent about wrong indexes otherwise.

Tests of one game run in one worker, so that its rules are compiled once.
"""

import os

import machine
import pytest

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")

GAMES = ("trilogy", "command", "blizzard", "endor", "brick")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    for item in items:
        game = next((name for name in GAMES if name in item.nodeid), None)
        if game and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(game))


def pytest_terminal_summary(terminalreporter):
    line = machine.not_run()
    if line:
        terminalreporter.write_line(line)
