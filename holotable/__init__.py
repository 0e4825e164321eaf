"""Holotable: five Star Wars board games on one digital table."""

from .core.errors import BadOption, BadPosition, BadSave, HolotableError, IllegalChoice, UnknownGame
from .core.game import games, get
from .core.table import Choice, Event, Table, verify

__version__ = "0.1.0"
__all__ = [
    "BadOption",
    "BadPosition",
    "BadSave",
    "Choice",
    "Event",
    "HolotableError",
    "IllegalChoice",
    "Table",
    "UnknownGame",
    "games",
    "get",
    "verify",
]
