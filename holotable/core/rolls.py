"""Rolls as people see them: what each die of an event meant by the rules, and how lucky it was.

A game's `tray.py` reads this off events that one may see, so that nobody learns more from their dice.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Literal

from .vocabulary import Args

Role = Literal["hit", "force", "points", "miss", "again", "cancelled", "retreat", "ready"]
State = Literal["counts", "fails", "open"]

STATES: dict[Role, State] = {
    "hit": "counts",
    "force": "counts",
    "points": "counts",
    "miss": "fails",
    "again": "fails",
    "cancelled": "fails",
    "retreat": "open",
    "ready": "open",
}
"""What a die of a role is worth: `again` was a miss and is thrown again, `cancelled` was a hit and is thrown again,
`retreat` pushes the target back, `ready` waits to be used or compared."""


@dataclass(frozen=True)
class Die:
    """One die: its face, by the game's own name or as a number, and what it meant."""

    face: str
    role: Role
    sides: int = 6

    @property
    def state(self) -> State:
        """Whether it counts, fails, or is open."""
        return STATES[self.role]


@dataclass(frozen=True)
class Row:
    """Dice thrown together for one purpose, with a label of the game's words (``row.<label>``) where it needs one."""

    dice: tuple[Die, ...]
    label: str = ""
    args: Args = field(default_factory=dict)


@dataclass(frozen=True)
class Luck:
    """What dice brought, and what as many bring on average: in hits or in pips, as the game counts.

    Without a seat they are those of who made the choice.
    """

    got: float
    expected: float
    seat: str | None = None


@dataclass(frozen=True)
class Roll:
    """All dice of one event."""

    rows: tuple[Row, ...]
    luck: Luck | None = None
    settles: bool = False
    """These dice were thrown in earlier events and are shown once more, now that it is known what came of them."""


def plain_roll(kind: str, args: Args) -> Roll | None:
    """The dice of a game that says nothing of them: numbers, open to be used."""
    dice = args.get("dice", args.get("die"))
    faces = [die for die in (dice if isinstance(dice, list) else [dice]) if isinstance(die, int)]
    return Roll((Row(numbered(faces, lambda die: "ready")),)) if faces else None


def numbered(dice: Iterable[int], role: Callable[[int], Role]) -> tuple[Die, ...]:
    """Six-sided dice with numbers, each with its role."""
    return tuple(Die(str(die), role(die)) for die in dice)


def at_least(least: int) -> Callable[[int], Role]:
    """The role of a die that must show at least a number."""
    return lambda die: "hit" if die >= least else "miss"
