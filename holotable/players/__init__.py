"""The computer's players: levels, their search, advice, and players from outside."""

from .advice import Advice, advice
from .analysis import (
    Analysis,
    AnalysisAnswer,
    AnalysisQuestion,
    Swing,
    analyse,
    analysis_of,
    analysis_questions,
    answer_question,
)
from .errors import UnknownPlayer
from .levels import DEFAULT_LEVEL, LEVELS, Level, decide, level, warm
from .roster import Computer, Player, PlayerFailed, Situation, load, move, names

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "Advice",
    "Analysis",
    "AnalysisAnswer",
    "AnalysisQuestion",
    "Computer",
    "Level",
    "Player",
    "PlayerFailed",
    "Situation",
    "Swing",
    "UnknownPlayer",
    "advice",
    "analyse",
    "analysis_of",
    "analysis_questions",
    "answer_question",
    "decide",
    "level",
    "load",
    "move",
    "names",
    "warm",
]
