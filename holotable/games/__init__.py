"""The games: one folder each, found by its name, here and in the folders that ``HOLOTABLE_GAMES`` names."""

import sys
from types import ModuleType
from typing import NoReturn

from holotable.core import finding

__path__ = [str(place) for place in finding.places()]


class _Package(ModuleType):
    """The package itself; who calls it, as was once done, is told what to call."""

    def __call__(self) -> NoReturn:
        raise TypeError("holotable.games is the package of games; holotable.list_games() gives their ids.")


sys.modules[__name__].__class__ = _Package
