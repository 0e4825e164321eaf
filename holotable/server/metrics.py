"""Counters, in the text format that Prometheus reads."""

from bisect import bisect_left
from collections import Counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
HELP = {
    "tables_opened": "Tables opened.",
    "choices": "Choices played.",
    "computer_choices": "Choices of computer players.",
    "messages": "Messages received.",
    "refusals": "Messages refused.",
}


class Metrics:
    """What the server has done since it started."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._total = 0.0

    def played(self, seconds: float) -> None:
        """A choice was played, committed and told within so many seconds."""
        self.counts["choices"] += 1
        self._buckets[bisect_left(BOUNDS, seconds)] += 1
        self._total += seconds

    def text(self, gauges: dict[str, float]) -> str:
        """Everything as text."""
        lines = []
        for name, help_text in HELP.items():
            full = f"holotable_{name}_total"
            lines += [f"# HELP {full} {help_text}", f"# TYPE {full} counter", f"{full} {self.counts[name]}"]
        for name, value in gauges.items():
            lines += [f"# TYPE holotable_{name} gauge", f"holotable_{name} {value:g}"]
        name = "holotable_choice_seconds"
        lines += [f"# HELP {name} From a choice's arrival to its broadcast.", f"# TYPE {name} histogram"]
        so_far = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._buckets, strict=True):
            so_far += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        lines += [f"{name}_sum {self._total:.6f}", f"{name}_count {so_far}"]
        return "\n".join(lines) + "\n"
