"""Goals: what each side must do to win, and how far it is, read off the record by the game that made it."""

from dataclasses import dataclass, field
from typing import Literal

from .vocabulary import Args
from .words import Catalogue

Time = Literal["", "turns", "rounds"]


@dataclass(frozen=True)
class Objective:
    """A goal as people read it; `short` is how far it is in a few words, where that fits beside a name."""

    text: str
    short: str
    clause: str
    seats: tuple[str, ...]
    done: int | None
    of: int | None


@dataclass(frozen=True)
class Goal:
    """One way to win, or one special rule of this battle, as a key of the game's words.

    `seats` are those who win by it; a rule that binds everybody names none. `done` of `of` tells how far it is, where
    that can be counted. Where the goal is that the game lasts so long, `time` says what is counted.
    """

    key: str
    clause: str
    seats: tuple[str, ...] = ()
    args: Args = field(default_factory=dict)
    done: int | None = None
    of: int | None = None
    time: Time = ""

    def said(self, words: Catalogue) -> Objective:
        """The goal in the words of a language."""
        args = {**self.args, "done": self.done, "of": self.of}
        short = words.say(f"{self.key}.short", **args) if f"{self.key}.short" in words else ""
        return Objective(words.say(self.key, **args), short, self.clause, self.seats, self.done, self.of)
