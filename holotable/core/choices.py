"""What is chosen and what comes of it: a choice that is offered, the entry that it leaves in the log, and its events."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .checks import is_whole, shown
from .errors import IllegalChoice
from .vocabulary import Args
from .words import Catalogue


@dataclass(frozen=True)
class Choice:
    """One thing a seat may do now: a word for programs (`kind`, `args`, `id`) and a sentence for people.

    Behind it stand the small decisions that carry it out. An `amount` is the name of an argument still to be chosen, with
    its least and its most; `amount_base` is the number of the decision that means an amount of 0. `price` says what the choice
    costs beyond itself; the game's `context` names its sentence.
    """

    id: str
    seat: str
    kind: str
    args: Args
    text: str
    clause: str
    amount: tuple[str, int, int] | None = None
    price: str = field(default="", repr=False, compare=False)
    actions: tuple[int, ...] = field(default=(), repr=False, compare=False)
    amount_base: int = field(default=0, repr=False, compare=False)

    def with_count(self, count: int | None) -> tuple[int, ...]:
        """The small decisions behind this choice, with an amount where it carries one: the least unless it is given."""
        if self.amount is None:
            return self.actions
        return (*self.actions, self.amount_base + (self.amount[1] if count is None else count))


@dataclass(frozen=True)
class Shortcut:
    """Several choices of one seat in one click: a word for programs, a sentence for people, and the choices' decisions.

    A shortcut with a `path` is a route: it leads a thing over these places, and is taken by a click on the last of them.
    """

    id: str
    seat: str
    text: str
    steps: tuple[tuple[int, ...], ...] = field(repr=False)
    path: tuple[str, ...] = ()


@dataclass(frozen=True)
class Route:
    """A legal way of a thing to a place that lies further than one choice: the places, the choices' decisions, the cost."""

    path: tuple[str, ...]
    steps: tuple[tuple[int, ...], ...]
    cost: int


@dataclass(frozen=True)
class Event:
    """Something that happened: its word, its arguments, and the sentence of the log."""

    ply: int
    seat: str
    kind: str
    args: Args
    text: str
    clause: str
    seats: tuple[str | None, ...]
    reveals: bool = False
    more: Args = field(default_factory=dict, repr=False, compare=False)
    key: str = field(default="", repr=False, compare=False)
    """The sentence's own key, where it is not that of the kind (`core.causes`)."""

    def say(self, words: Catalogue) -> str:
        """The sentence of the log in another language."""
        return words.say(f"event.{self.key or self.kind}", **{**self.more, **self.args})


@dataclass
class Entry:
    """One choice of the log, with what is needed to replay it and to take it back."""

    seat: str
    kind: str
    args: Args
    dice: tuple[int, ...] = ()
    branch: int = 0
    before: bytes = b""
    events: list[Event] = field(default_factory=list)
    rolled: bool = False
    asked_others: bool = False
    """Whether a seat is asked after it that was not asked before."""

    def line(self) -> dict[str, Any]:
        """The entry as JSON, the same in a save and in the store of a server; `Table.replay_line` plays it again."""
        line: dict[str, Any] = {"seat": self.seat, "kind": self.kind, "args": self.args}
        if self.dice:
            line["dice"] = list(self.dice)
        if self.branch:
            line["branch"] = self.branch
        return line


def choice_id(kind: str, args: Mapping[str, Any]) -> str:
    """The one-line word of a choice: ``move(unit=at-at,to=d6)``."""
    return f"{kind}({','.join(f'{k}={_plain(v)}' for k, v in args.items())})"


def _plain(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return "+".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def count_in(kind: str, amount: tuple[str, int, int] | None, args: Mapping[str, Any]) -> int | None:
    """The amount among the arguments of a choice; None if it is not given there."""
    if amount is None or amount[0] not in args:
        return None
    name, least, most = amount
    count = args[name]
    if not is_whole(count) or not least <= count <= most:
        raise IllegalChoice("error.must_whole_number_from_2", kind=kind, name=name, least=least, most=most, count=shown(count))
    return int(count)


def word_from_outside(kind: str, args: Mapping[str, Any]) -> str:
    """The word of a choice that is refused; what no choice could hold is shown in short."""
    return choice_id(kind, {_told(name): _told(value) for name, value in args.items()})


def _told(value: Any) -> Any:
    parts = value if isinstance(value, (list, tuple)) else [value]
    return value if all(isinstance(part, (str, int)) for part in parts) else shown(value)


def told_offer(offered: list[Choice]) -> IllegalChoice:
    """What is allowed instead of a choice that is refused."""
    first = ", ".join(choice.id for choice in offered[:6])
    more = len(offered) - 6
    if more <= 0:
        return IllegalChoice("error.allowed", first=first)
    return IllegalChoice("error.allowed_more", first=first, more=more)


class Reason:
    """Why a choice is refused, in the language of a table at once, and in any other when it is asked for."""

    def __init__(self, refusal: Callable[[Catalogue], str | None], game: Any, words: Catalogue) -> None:
        self.said = refusal(words) or ""
        self._refusal, self._game, self._language = refusal, game, words.language

    def say(self, language: str) -> str:
        """The reason in a language."""
        if language == self._language:
            return self.said
        return self._refusal(self._game.words_in(language)) or self.said
