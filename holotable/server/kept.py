"""Pages about something that takes a while to find out: those that wait or are being filled, and those filled lately."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from holotable.core.errors import HolotableError

from .errors import Busy, TooMuch

KEPT = 64


class Page(Protocol):
    """What is found out, as the client reads it."""

    id: str
    failed: bool


P = TypeVar("P", bound=Page)


@dataclass(frozen=True)
class Terms:
    """How many may wait, and what is said when there are too many for everybody, none, or too many of one address."""

    of_all: int
    busy: str
    missing: type[HolotableError]
    too_much: str = ""
    """Nothing where an address may have as many as it likes."""


class KeptPages(Generic[P]):
    """Pages by their names, each with the address that asked for it."""

    def __init__(self, terms: Terms, done: Callable[[P], bool]) -> None:
        self._terms, self._done = terms, done
        self._pages: OrderedDict[str, tuple[str, P]] = OrderedDict()

    def page(self, name: str) -> P:
        """How far it is, and what was found."""
        if name not in self._pages:
            raise self._terms.missing
        self._pages.move_to_end(name)
        return self._pages[name][1]

    def knows(self, name: str) -> bool:
        """Whether nothing need be begun; what failed may be tried again."""
        return name in self._pages and not self._pages[name][1].failed

    @property
    def undone(self) -> list[P]:
        """Those that wait or are being filled, the one asked about longest ago first."""
        return [page for _, page in self._pages.values() if not self._done(page)]

    def add(self, page: P, address: str, most: int) -> None:
        """Make room for a page; an address has at most so many at once (0 is no limit). Of those done the oldest go."""
        undone = [owner for owner, kept in self._pages.values() if not self._done(kept)]
        if most and undone.count(address) >= most:
            raise TooMuch(self._terms.too_much)
        if len(undone) >= self._terms.of_all:
            raise Busy(self._terms.busy)
        done = [name for name, (_, kept) in self._pages.items() if self._done(kept)]
        for name in done[: max(0, len(self._pages) + 1 - KEPT)]:
            del self._pages[name]
        self._pages[page.id] = address, page
