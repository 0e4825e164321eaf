"""The computer's players: levels, their search, advice, and players from outside."""

from .levels import LEVELS, Level, UnknownPlayer, decide, level, warm
from .roster import Computer, Player, Situation, load, move, names

__all__ = [
    "LEVELS",
    "Computer",
    "Level",
    "Player",
    "Situation",
    "UnknownPlayer",
    "decide",
    "level",
    "load",
    "move",
    "names",
    "warm",
]
