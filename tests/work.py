"""How much work something is, counted in calls of functions: the same on every machine, however busy it is."""

import sys


def calls_of(deed):
    """How many functions are called while something is done; it must not raise."""
    calls = 0

    def count(frame, event, argument):
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        deed()
    finally:
        sys.setprofile(before)
    return calls
