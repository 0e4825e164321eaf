"""Bounds checks are on in all tests: compiled code is silent about wrong indexes otherwise."""

import os

import machine

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")


def pytest_terminal_summary(terminalreporter):
    line = machine.not_run()
    if line:
        terminalreporter.write_line(line)
