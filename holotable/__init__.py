"""Holotable: Star Wars board games on one digital table."""

from . import games
from .core.choices import Choice, Event, Shortcut
from .core.errors import BadOption, BadPosition, BadSave, HolotableError, IllegalChoice, UnknownGame
from .core.game import get, list_games
from .core.proof import verify
from .core.table import Table

__version__ = "0.1.0"
__all__ = [
    "BadOption",
    "BadPosition",
    "BadSave",
    "Choice",
    "Event",
    "HolotableError",
    "IllegalChoice",
    "Shortcut",
    "Table",
    "UnknownGame",
    "games",
    "get",
    "list_games",
    "verify",
]
