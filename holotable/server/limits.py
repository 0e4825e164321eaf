"""Limits: how much one address and one connection may ask for."""

import time
from collections import deque
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
    chat_a_minute: int = 20
    tables_an_hour: int = 60
    requests_a_minute: int = 600
    replays_a_minute: int = 30
    connections: int = 60
    replay_plies: int = 5000


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
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Window:
    """So many an address within a span of time."""

    MOST_ADDRESSES = 10_000

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._times: dict[str, deque[float]] = {}

    def take(self, address: str) -> bool:
        """Whether this address may once more."""
        if self._most <= 0:
            return True
        now = self._clock()
        if len(self._times) > self.MOST_ADDRESSES:
            self._times = {a: t for a, t in self._times.items() if t and t[-1] > now - self._seconds}
        times = self._times.setdefault(address, deque())
        while times and times[0] <= now - self._seconds:
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        return True
