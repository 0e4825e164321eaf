"""The computer's players: levels, their search, advice, and players from outside."""

from .advice import Advice, Analysis, Swing, advice, analysis
from .levels import LEVELS, Level, UnknownPlayer, decide, level, warm
from .roster import Computer, Player, PlayerFailed, Situation, load, move, names

__all__ = [
    "LEVELS",
    "Advice",
    "Analysis",
    "Computer",
    "Level",
    "Player",
    "PlayerFailed",
    "Situation",
    "Swing",
    "UnknownPlayer",
    "advice",
    "analysis",
    "decide",
    "level",
    "load",
    "move",
    "names",
    "warm",
]
