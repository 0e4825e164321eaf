"""What the server refuses."""

from holotable.core.errors import HolotableError


class Refusal(HolotableError):
    """A message or request that is refused, with one sentence for its sender."""


class TooMuch(HolotableError):
    """One address or connection asks for more than its share."""


class Busy(HolotableError):
    """The server has more to do than it can; who asks tries again later."""


class StoreFailed(HolotableError):
    """The database could not be read or written."""


class Overtaken(HolotableError):
    """Another process has written to this table first; what was to be written is not."""

    def __init__(self) -> None:
        super().__init__("error.overtaken")


class NoSuchAnalysis(HolotableError):
    """There is no such analysis, or it was told so long ago that it is forgotten."""

    def __init__(self) -> None:
        super().__init__("error.no_analysis")


class NoSuchTable(HolotableError):
    """There is no such table, or the token does not open it; both read the same to who asks."""

    def __init__(self) -> None:
        super().__init__("error.no_table")


class NoSuchPlan(HolotableError):
    """Nobody has asked about such a plan, or so long ago that it is forgotten."""

    def __init__(self) -> None:
        super().__init__("error.no_plan")


class NotAllowed(HolotableError):
    """Something that only others may do."""


class NoSuchBattle(HolotableError):
    """There is no such battle on the shelf, or not any more."""

    def __init__(self) -> None:
        super().__init__("error.no_battle")
