"""The proof of a finished game: its dice follow from a secret whose hash was shown before it began."""

from typing import Any

from .dice import commitment
from .table import Table


def verify(data: Any) -> tuple[bool, str]:
    """Whether a finished save keeps its promise: the secret fits its commitment and the choices replay to its result."""
    if not isinstance(data, dict) or "secret" not in data or "commitment" not in data:
        return False, "This save holds no sealed dice: it has no secret and commitment."
    table = Table.from_save(data)
    assert table.secret is not None
    if commitment(table.secret) != data["commitment"]:
        return False, "The secret does not fit the commitment that was shown before the game."
    if any(entry.dice for entry in table.log):
        return False, "Some dice of this game were typed in, so they cannot be proved."
    if (table.scores if table.over else None) != data.get("result"):
        return False, "The choices replay, but to another result than the save states."
    return True, f"Every die of this game follows from the secret: {table.ply} choices replayed."
