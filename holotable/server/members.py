"""Members: the connections of a room, and the mail that goes to them."""

from dataclasses import dataclass


@dataclass(eq=False)
class Member:
    """One connection: the seats it holds, through whose eyes it looks, and what it was told last."""

    seats: tuple[str, ...]
    host: str | None = None
    language: str = "en"
    viewing: str | None = None
    ply: int | None = None
    branch: int | None = None


Mail = list[tuple[Member, str]]
