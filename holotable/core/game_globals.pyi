"""What `jit.load_for_game` gives a module that is loaded for a game: the game's functions, and constants of the caller.

Such a module imports the names that it is given from here, for type checkers alone: there is nothing to import at run time.
"""

from typing import Any

def __getattr__(name: str) -> Any: ...
