"""The computer's players: levels, their search, advice, and players from outside."""

from .advice import Advice, advice
from .levels import LEVELS, Level, UnknownPlayer, decide, level, warm
from .roster import Computer, Player, PlayerFailed, Situation, load, move, names
from .story import Analysis, Look, Seen, Swing, analysis, look, looks, story

__all__ = [
    "LEVELS",
    "Advice",
    "Analysis",
    "Computer",
    "Level",
    "Look",
    "Player",
    "PlayerFailed",
    "Seen",
    "Situation",
    "Swing",
    "UnknownPlayer",
    "advice",
    "analysis",
    "decide",
    "level",
    "load",
    "look",
    "looks",
    "move",
    "names",
    "story",
    "warm",
]
