"""Processes of our own at the end of a pipe: they think and read, so that the event loop never does.

A process does one job at a time and says every second that it is alive. One that dies, is stopped or takes longer than it may
is ended, and the next job starts another. It ends by itself when its parent does, however that ended.
"""

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from holotable.core.errors import HolotableError

from .errors import Refusal

BEAT_SECONDS = 1.0
SILENT_SECONDS = 20.0
"""A process that said nothing for so long while it works is taken to be stopped, unless it only waits for a busy machine."""
START_SECONDS = 120.0
ALIVE, PART, DONE, REFUSED, FAILED = range(5)

Answer = Callable[[Any], Iterator[Any]]
"""What a process does: the parts of its answer to a job."""


class ProcessGone(Exception):
    """The process ended or fell silent before it had answered."""


class OutOfTime(Exception):
    """The process took longer than it may."""


class JobFailed(Exception):
    """The job could not be done; says what went wrong, for the log."""


class Helper:
    """One process, started at its first job; who calls it waits, so it is called from a thread."""

    def __init__(self, make: Callable[[], Answer], name: str, memory: int = 0, nice: int = 0) -> None:
        """`make` is called in the process and gives what answers; it may take `memory` bytes more than at its start."""
        self._arguments = (make, memory, nice)
        self._name = name
        self._process: Any = None
        self._pipe: Connection | None = None
        self._closed = False
        self._lock = threading.Lock()

    def start(self) -> Connection:
        """Start the process, unless it runs already."""
        with self._replaced_when_gone():
            return self._pipe or self._start()

    def ask_one(self, job: Any, seconds: float) -> Any:
        """The answer of one part."""
        (found,) = self.ask(job, seconds)
        return found

    def ask(self, job: Any, seconds: float) -> Iterator[Any]:
        """The parts of the answer, as they come; who asks takes all of them."""
        pipe = self.start()
        with self._replaced_when_gone():
            self._send(pipe, job)
            yield from self._listen(pipe, time.monotonic() + seconds)

    @contextlib.contextmanager
    def _replaced_when_gone(self) -> Iterator[None]:
        try:
            yield
        except (EOFError, OSError) as error:
            self.stop()
            raise ProcessGone from error
        except OutOfTime:
            self.stop()
            raise

    def _send(self, pipe: Connection, job: Any) -> None:
        """A stopped process takes nothing from a full pipe, and would be waited for without end."""
        watch = threading.Timer(SILENT_SECONDS, self.stop)
        watch.start()
        try:
            pipe.send(job)
        finally:
            watch.cancel()

    def _listen(self, pipe: Connection, until: float) -> Iterator[Any]:
        while True:
            if not pipe.poll(SILENT_SECONDS):
                self._need_running(until)
                continue
            kind, value = pipe.recv()
            if kind == PART:
                yield value
            elif kind == DONE:
                return
            elif kind == REFUSED:
                sentence, details = value
                raise Refusal(sentence, **details)
            elif kind == FAILED:
                raise JobFailed(value)
            if time.monotonic() > until:
                raise OutOfTime

    def _need_running(self, until: float) -> None:
        """A silent process is stopped, or it waits for a busy machine: then it has the time that its job has."""
        process = self._process
        if process is None or not waits_for_machine(process.pid):
            raise EOFError
        if time.monotonic() > until:
            raise OutOfTime

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        pipe, theirs = context.Pipe()
        process = context.Process(target=_live, args=(theirs, *self._arguments), daemon=True, name=self._name)
        process.start()
        theirs.close()
        with self._lock:
            self._process, self._pipe = process, pipe
        if self._closed:  # meanwhile, and nobody else would end the process
            self.stop()
            raise EOFError
        if not pipe.poll(START_SECONDS):
            raise EOFError
        pipe.recv()
        return pipe

    def signal(self, number: int) -> None:
        """Send a signal to the process, if there is one."""
        with self._lock, contextlib.suppress(OSError):
            if self._process is not None:
                os.kill(self._process.pid, number)

    def stop(self) -> None:
        """End the process; the next job starts another."""
        with self._lock:
            process = self._process
            self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join(timeout=5)

    def close(self) -> None:
        """End the process for good."""
        self._closed = True
        self.stop()

    @property
    def pid(self) -> int | None:
        """The number of the process, while there is one."""
        process = self._process
        return None if process is None else process.pid


def waits_for_machine(pid: int) -> bool:
    """Whether a thread of a process would run if the machine let it; never where the system does not say (no /proc)."""
    states = set()
    for status in Path(f"/proc/{pid}/task").glob("*/stat"):
        with contextlib.suppress(OSError):  # a thread that has just ended
            states.add(status.read_text().rpartition(")")[2].split()[0])
    return bool(states & {"R", "D"})


# Inside the process


def _live(pipe: Connection, make: Callable[[], Answer], memory: int, nice: int) -> None:
    """The life of a process: job after job, until the pipe ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    answer = make()
    if memory:
        _limit_memory(memory)
    line = _Line(pipe)
    line.tell(ALIVE)
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        with line.beating():
            outcome = _outcome(answer, job, line)
        line.tell(*outcome)


def _outcome(answer: Answer, job: Any, line: "_Line") -> tuple[int, Any]:
    """Do a job and tell its parts; how it ended."""
    try:
        for part in answer(job):
            line.tell(PART, part)
    except HolotableError as error:
        return REFUSED, (error.args[0] if error.args else "", error.details)
    except MemoryError:
        return REFUSED, ("This takes more memory than the server gives it.", {})
    except Exception as error:
        return FAILED, f"{type(error).__name__}: {error}"
    return DONE, None


class _Line:
    """The child's end of the pipe, shared by its work and by the thread that says it is alive."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._lock = threading.Lock()
        self._busy = threading.Event()
        threading.Thread(target=self._beat, daemon=True).start()

    def tell(self, kind: int, value: Any = None) -> None:
        """Send a message; a process whose parent is gone ends."""
        try:
            with self._lock:
                self._pipe.send((kind, value))
        except OSError:
            os._exit(1)

    @contextlib.contextmanager
    def beating(self) -> Iterator[None]:
        """While this is entered, the parent hears every second that the process is alive."""
        self._busy.set()
        try:
            yield
        finally:
            self._busy.clear()

    def _beat(self) -> None:
        while self._busy.wait():
            time.sleep(BEAT_SECONDS)
            if self._busy.is_set():
                self.tell(ALIVE)


def _limit_memory(more: int) -> None:
    """From now on the process may take so many bytes more; only Linux keeps such a promise."""
    if not sys.platform.startswith("linux"):
        return
    import resource

    with open("/proc/self/statm", encoding="ascii") as file:
        pages = int(file.read().split()[0])
    limit = pages * resource.getpagesize() + more
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
