"""Causes: what a choice did that its events do not say by themselves, read off the record before and after it.

The rules write down what happened to the pieces. Why it happened is told here, in sentences between those events or in
their place, so that no record and no replay depends on it.
"""

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from .choices import Event
from .records import Record
from .vocabulary import Args
from .words import Catalogue


@dataclass(frozen=True)
class Deed:
    """A choice that was carried out, in words, and the kinds and arguments of the events that came of it."""

    kind: str
    args: Args
    events: tuple[tuple[str, Args], ...]
    before: Callable[[], Record]
    after: Record


@dataclass(frozen=True)
class Cause:
    """A sentence of the log (``event.<key>``) with its clause: told before the event of that place, or instead of it."""

    place: int
    key: str
    clause: str
    args: Args = field(default_factory=dict)
    instead: bool = False


def with_causes(events: Sequence[Event], causes: Sequence[Cause], words: Catalogue) -> list[Event]:
    """Events with the causes among them; who could see an event sees its cause."""
    lines: list[Event] = []
    for place, event in enumerate(events):
        here = [cause for cause in causes if cause.place == place]
        lines += [_beside(event, cause, words) for cause in here if not cause.instead]
        instead = next((cause for cause in here if cause.instead), None)
        lines.append(_instead(event, instead, words) if instead else event)
    return lines + [_beside(events[-1], cause, words) for cause in causes if cause.place >= len(events)]


def _instead(event: Event, cause: Cause, words: Catalogue) -> Event:
    """The same event, in other words and with another clause."""
    told = dataclasses.replace(event, key=cause.key, clause=cause.clause, more={**event.more, **cause.args})
    return dataclasses.replace(told, text=told.say(words))


def _beside(event: Event, cause: Cause, words: Catalogue) -> Event:
    """A line of its own beside an event."""
    told = Event(event.ply, event.seat, cause.key, cause.args, "", cause.clause, event.seats)
    return dataclasses.replace(told, text=told.say(words))
