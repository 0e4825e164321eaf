"""The games: one folder each, found by its name."""

import sys
from types import ModuleType
from typing import NoReturn


class _Package(ModuleType):
    """The package itself; who calls it, as was once done, is told what to call."""

    def __call__(self) -> NoReturn:
        raise TypeError("holotable.games is the package of games; holotable.list_games() gives their ids.")


sys.modules[__name__].__class__ = _Package
