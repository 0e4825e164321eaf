"""Limits: how much one address and one connection may ask for."""

import functools
import hashlib
import ipaddress
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """The numbers; 0 switches a limit off."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    save_bytes: int = 2 * 1024 * 1024
    messages_a_second: float = 20
    message_burst: int = 60
    messages_of_an_address: float = 60
    """A second, over all its connections; what is more has to wait for its turn."""
    chat_a_minute: int = 20
    changes_a_second: float = 1
    """What is written down without being played, such as names, seats and wishes to take back, and changes of the language."""
    change_burst: int = 30
    tables_an_hour: int = 60
    seats_an_hour: int = 30
    battles_an_hour: int = 20
    requests_a_minute: int = 600
    replays_a_minute: int = 30
    analyses_at_once: int = 2
    connections: int = 60
    sockets_a_minute: int = 240
    """How often an address may come in; each time it is told all there is to see."""
    replay_plies: int = 5000

    def windows(self) -> "dict[str, Window]":
        """What is counted for each address, by name."""
        return {
            "tables": Window(self.tables_an_hour, 3600),
            "seats": Window(self.seats_an_hour, 3600),
            "battles": Window(self.battles_an_hour, 3600),
            "requests": Window(self.requests_a_minute, 60),
            "sockets": Window(self.sockets_a_minute, 60),
            "replays": Window(self.replays_a_minute, 60),
        }


FREE = Limits(
    messages_a_second=0, messages_of_an_address=0, chat_a_minute=0, changes_a_second=0, tables_an_hour=0, seats_an_hour=0,
    requests_a_minute=0, replays_a_minute=0, analyses_at_once=0, battles_an_hour=0, connections=0, sockets_a_minute=0,
)  # fmt: skip
"""No limits of rates and counts; sizes stay limited."""


class Bucket:
    """A token bucket: so many a second, with bursts."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left = float(burst)
        self._at = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        if self._rate <= 0:
            return True
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def turn(self) -> float:
        """Take one in any case; in how many seconds its turn comes."""
        if self._rate <= 0:
            return 0.0
        self._fill()
        self._left -= 1
        return max(0.0, -self._left / self._rate)

    @property
    def full(self) -> bool:
        """Whether it stands as if nobody had taken anything."""
        self._fill()
        return self._left >= self._burst

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


class Window:
    """So many an address within a span of time."""

    MOST_ADDRESSES = 10_000

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._times: OrderedDict[str, deque[float]] = OrderedDict()
        self._fresh: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Whether this address may once more."""
        if self._most <= 0:
            return True
        times = self._recent(address)
        if len(times) >= self._most:
            return False
        times.append(self._clock())
        if len(self._fresh) < self.MOST_ADDRESSES:
            self._fresh[address] += 1
        return True

    def add(self, address: str, count: int) -> None:
        """Count what this address asked of another process."""
        times = self._recent(address)
        times.extend([self._clock()] * min(count, self._most - len(times)))

    def take_fresh(self, most: int) -> dict[str, int]:
        """What the addresses that asked most have asked for since this was last called."""
        found, self._fresh = dict(self._fresh.most_common(most)), Counter()
        return found

    def _recent(self, address: str) -> deque[float]:
        """When an address asked within the span."""
        times = self._times.setdefault(address, deque())
        self._times.move_to_end(address)
        if len(self._times) > self.MOST_ADDRESSES:
            self._times.popitem(last=False)  # whoever asked longest ago
        now = self._clock()
        while times and times[0] <= now - self._seconds:
            times.popleft()
        return times


@functools.lru_cache(10_000)
def network_of(address: str) -> str:
    """What limits count by: an address, and of IPv6 its first 64 bits, for who has one of them mostly has them all."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


def mark_of(address: str) -> str:
    """What is written down of an address: enough to count by, too little to tell it."""
    return hashlib.sha256(address.encode()).hexdigest()[:6]
