"""Bounds checks are on in all tests: compiled code is silent about wrong indexes otherwise.

Tests of one game run in one worker, so that its rules are compiled once. The browser's come last, when all are: the pages in
one worker, whole games in the other.
"""

import os

import machine
import pytest

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")

from holotable.core import finding

GAMES = sorted(finding.found(), key=lambda name: finding.about(name).analysis_simulations)
"""The slowest first: they take longest to compile."""


def group_of(item):
    """The tests that belong together in one worker."""
    mark = item.get_closest_marker("xdist_group")
    if mark:
        return mark.args[0]
    return next((name for name in GAMES if name in item.nodeid), None)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    order = {name: place for place, name in enumerate((*GAMES, None, "page", "workers", "pages", "lessons", "browser"))}
    items.sort(key=lambda item: order[group_of(item)])
    for item in items:
        group = group_of(item)
        if group and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(group))


def pytest_terminal_summary(terminalreporter):
    line = machine.not_run()
    if line:
        terminalreporter.write_line(line)
