"""What the server counts and measures, for Prometheus, by its usual client library."""

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

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
}
BUSY = "busy_"
"""How the names of the gauges begin that tell how much a pool of threads does or has waiting."""


class Metrics:
    """What one process of the server has done since it started."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
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
        """Ask for these numbers whenever the metrics are read."""
        self._registry.register(_Gauges(gauges))

    def text(self) -> bytes:
        """Everything, in the text format that Prometheus reads."""
        return generate_latest(self._registry)


class _Gauges(Collector):
    """How much is going on at the moment of asking."""

    def __init__(self, found: Callable[[], dict[str, float]]) -> None:
        self._found = found

    def collect(self) -> Iterator[Metric]:
        """One gauge for each number, and one for all pools of threads."""
        pools = GaugeMetricFamily("holotable_pool", "What a pool of threads does or has waiting.", labels=["pool"])
        for name, value in self._found().items():
            if name.startswith(BUSY):
                pools.add_metric([name.removeprefix(BUSY)], value)
            else:
                yield GaugeMetricFamily(f"holotable_{name}", HELP[name], value=value)
        yield pools
