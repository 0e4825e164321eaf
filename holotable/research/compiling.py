"""Tells that rules are being compiled, which happens once and can take a minute: a line on the terminal instead of silence."""

import functools
import sys
import time
from typing import Any

from numba.core import event

from holotable.core.speaking import of_environment
from holotable.core.words import COMMON, Catalogue, catalogue

EVENT = "numba:compile"
EVENT_OF_CUDA = "numba-cuda:compiler_lock"
"""What the compiler for cards tells of each function."""
PATIENCE = 1.0
"""Seconds of compiling that may pass in silence."""


class Notice(event.Listener):
    """Counts functions while they are compiled and shows how far it is, in place on a terminal, else in one line.

    A game is compiled in several goes, each from one function that is called; functions and seconds are those of all together.
    """

    def __init__(self, out: Any = None) -> None:
        self.out = out or sys.stderr
        self._under_way = self._functions = 0
        self._begun = self._before = self._answered = 0.0
        self._told = False

    @functools.cached_property
    def _words(self) -> Catalogue:
        return catalogue(COMMON, of_environment())

    def on_start(self, event: Any) -> None:
        """A function is being compiled; those that it calls come within."""
        if not self._under_way:
            self._begun = time.monotonic()
        self._under_way += 1
        self._functions += 1
        if self._seconds() - self._answered > PATIENCE and (self.out.isatty() or not self._told):
            self._tell("compiling.now")

    def on_end(self, event: Any) -> None:
        """A function has been compiled; when nothing is under way any more, the line is finished."""
        self._under_way -= 1
        if self._under_way:
            return
        self._before += time.monotonic() - self._begun
        if self._told and self.out.isatty():
            self._tell("compiling.done")
            self.out.write("\n")
            self._told, self._answered = False, self._before

    def _seconds(self) -> float:
        """How long all of it has taken so far."""
        return self._before + (time.monotonic() - self._begun if self._under_way else 0.0)

    def _tell(self, key: str) -> None:
        text = self._words.say(key, functions=self._functions, seconds=round(self._seconds()))
        self.out.write(f"\r{text}\033[K" if self.out.isatty() else f"{text}\n")
        self.out.flush()
        self._told = True


@functools.cache
def announce(*, on_gpu: bool = False) -> None:
    """Show from here on, for as long as the process lives, when rules are being compiled, here or for a GPU."""
    if not on_gpu:
        event.register(EVENT, Notice())
        return
    from numba.cuda.core import event as event_of_cuda

    event_of_cuda.Listener.register(Notice)  # it takes listeners of its own kind alone
    event_of_cuda.register(EVENT_OF_CUDA, Notice())
