"""Members: the connections of a room, and the mail that goes to them."""

from dataclasses import dataclass

from holotable.core.words import Catalogue


@dataclass(eq=False)
class Member:
    """One connection: the seats it holds, its language, whose eyes it looks through, what it was told last, its address."""

    seats: tuple[str, ...]
    words: Catalogue
    host: str | None = None
    by_link: frozenset[str] = frozenset()
    """The seats that it holds by their links, not by keys of its own."""
    viewing: str | None = None
    ply: int | None = None
    branch: int | None = None
    address: str = ""


Mail = list[tuple[Member, str]]
