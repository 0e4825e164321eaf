"""Bounds checks are on in all tests: compiled code is silent about wrong indexes otherwise.

Tests of one game run in one worker, so that its rules are compiled once. The browser's come last, when all are: each goes to
the worker that is free, the long ones first, so that no worker waits long for the other.
"""

import os

import machine
import pytest

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")

from holotable.core import finding

GAMES = sorted(finding.found(), key=lambda name: finding.about(name).analysis_simulations)
"""The slowest first: they take longest to compile."""


BROWSER = "tests/browser/"
"""Where the tests in the browser lie. It stalls now and then on a busy machine, so they have two more tries; the summary counts
how many took it.
"""
LONG = ("corrected data", "new game", "test_games", "test_campaign", "test_learn")
"""Of the tests in the browser, those that take longest."""


def group_of(item):
    """The tests that belong together in one worker."""
    mark = item.get_closest_marker("xdist_group")
    if mark:
        return mark.args[0]
    if item.nodeid.startswith(BROWSER):
        return None
    return next((name for name in GAMES if name in item.nodeid), None)


def turn_of(item):
    """When a test has its turn: the games one after another, then what is about no game, then the browser."""
    group = group_of(item)
    if not item.nodeid.startswith(BROWSER):
        return (*GAMES, None, "page", "workers").index(group)
    name = group or item.nodeid.removeprefix(BROWSER).partition(".py")[0]
    return 100 + (LONG.index(name) if name in LONG else len(LONG))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    items.sort(key=turn_of)
    for item in items:
        if item.nodeid.startswith(BROWSER):
            item.add_marker(pytest.mark.flaky(reruns=2))
        group = group_of(item)
        if group and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(group))


def pytest_terminal_summary(terminalreporter):
    line = machine.not_run()
    if line:
        terminalreporter.write_line(line)
