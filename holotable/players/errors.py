"""What can be wrong with a player."""

from holotable.core.errors import HolotableError


class UnknownPlayer(HolotableError):
    """A player that is not there."""
