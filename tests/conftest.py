"""Bounds checks are on in all tests: compiled code is silent about wrong indexes otherwise."""

import os

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
