"""What the server counts and measures, for Prometheus, by its usual client library.

Where several processes serve, each writes its numbers into files of a folder that the supervisor names, and whichever is asked
answers for all of them: that is the library's way for several processes.
"""

import contextlib
import os
import time
from collections.abc import Callable
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable by which the library knows the folder; it is read when the library is loaded."""
OPEN_FILES = ("/proc/self/fd", "/dev/fd")

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)
HELP = {
    "rooms": "Tables in memory.",
    "connections": "Open WebSockets of tables.",
    "thinking": "Questions that computer players think about.",
    "hints": "Hints that people wait for.",
    "reading": "Saves that wait to be read or are read.",
    "listed": "Tables of this process that stand in the lobby.",
    "looking": "People who look at the lobby.",
    "store_queue": "Writings that wait for a commit.",
    "processes": "Processes that serve.",
    "memory_bytes": "Memory of the processes that serve; what they share is counted in each.",
    "open_files": "Open files of the processes that serve, connections among them.",
}
BUSY = "busy_"
"""How the names of the gauges begin that tell how much a pool of threads does or has waiting."""


class Metrics:
    """What the server has done since it started."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._found: Callable[[], dict[str, float]] = dict
        self._gauges = {name: self._gauge(name, text) for name, text in HELP.items()}
        self._pools = self._gauge("pool", "What a pool of threads does or has waiting.", "pool")
        self._processor = self._counter("processor_seconds", "Time of the processor that the processes that serve have taken.")
        self._spent = 0.0
        self.tables_opened = self._counter("tables_opened", "Tables opened.")
        self.computer_choices = self._counter("computer_choices", "Choices of computer players.")
        self.messages = self._counter("messages", "Messages received.")
        self.refusals = self._counter("refusals", "Messages refused.")
        self._choices = self._counter("choices", "Choices played.")
        self._choice = self._histogram("choice_seconds", "From a choice's arrival to its broadcast.", BOUNDS)
        self._commit = self._histogram("commit_seconds", "How long a commit of the store took.", BOUNDS)
        self._together = self._histogram("commit_writings", "How many writings shared a commit.", SIZES)

    def _counter(self, name: str, text: str) -> Counter:
        return Counter(f"holotable_{name}", text, registry=self._registry)

    def _gauge(self, name: str, text: str, *labels: str) -> Gauge:
        return Gauge(f"holotable_{name}", text, labels, registry=self._registry, multiprocess_mode="livesum")

    def _histogram(self, name: str, text: str, bounds: tuple[float, ...]) -> Histogram:
        return Histogram(f"holotable_{name}", text, registry=self._registry, buckets=bounds)

    def played(self, seconds: float) -> None:
        """A choice was played, committed and told within so many seconds."""
        self._choices.inc()
        self._choice.observe(seconds)

    def committed(self, seconds: float, writings: int) -> None:
        """So many writings were committed together."""
        self._commit.observe(seconds)
        self._together.observe(writings)

    def watch(self, gauges: Callable[[], dict[str, float]]) -> None:
        """Ask for these numbers whenever they are renewed."""
        self._found = gauges

    def renew(self) -> None:
        """Tell how much is going on in this process now."""
        for name, value in {**self._found(), **_of_process()}.items():
            if name.startswith(BUSY):
                self._pools.labels(name.removeprefix(BUSY)).set(value)
            else:
                self._gauges[name].set(value)
        spent = time.process_time()
        self._processor.inc(spent - self._spent)
        self._spent = spent

    def text(self) -> bytes:
        """Everything, of all processes of this server, in the text format that Prometheus reads."""
        self.renew()
        if FOLDER not in os.environ:
            return generate_latest(self._registry)
        of_all = CollectorRegistry()
        MultiProcessCollector(of_all)
        return generate_latest(of_all)


def _of_process() -> dict[str, float]:
    """What this process takes, as far as the system tells."""
    found = {"processes": 1.0}
    with contextlib.suppress(OSError, ValueError):
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        found["memory_bytes"] = float(pages * os.sysconf("SC_PAGE_SIZE"))
    folder = next((folder for folder in OPEN_FILES if Path(folder).is_dir()), None)
    if folder is not None:
        found["open_files"] = float(len(os.listdir(folder)))
    return found
