"""The computer's levels as the server offers them."""

from holotable import players

from . import wire
from .errors import Refusal


def infos() -> list[wire.LevelInfo]:
    """Every level, weakest first."""
    return [wire.LevelInfo(id=level.id, title=level.title, text=level.text) for level in players.LEVELS]


def check(level: str) -> str:
    """The level, if there is one of that name."""
    known = [known.id for known in players.LEVELS]
    if level not in known:
        raise Refusal(f"There is no level {level!r}; the levels are {', '.join(known)}.")
    return level


def default() -> str:
    """The level where none is named: the middle one."""
    return str(players.LEVELS[(len(players.LEVELS) - 1) // 2].id)


def strongest() -> str:
    """The level that gives hints."""
    return str(players.LEVELS[-1].id)


def seconds(level: str) -> float:
    """About how long a level thinks about one choice."""
    return next((float(known.seconds) for known in players.LEVELS if known.id == level), 1.0)
