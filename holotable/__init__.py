"""Holotable: five Star Wars board games on one digital table."""

# the package of games is loaded before the function of the same name, which then keeps it
from . import games as _package  # isort: skip
from .core.errors import BadOption, BadPosition, BadSave, HolotableError, IllegalChoice, UnknownGame
from .core.game import games, get
from .core.table import Choice, Event, Shortcut, Table, verify

__version__ = "0.1.0"
del _package
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
    "verify",
]
