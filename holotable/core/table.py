"""The table: one game in play, as the server, the command line, the bots and the tests all use it."""

import importlib
import json
import os
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from . import dice as dice_rules
from . import game as registry
from . import records, svg
from .errors import BadPosition, BadSave, IllegalChoice
from .game import Amount, Game, Sequel
from .goals import Goal, Objective
from .records import EVERYONE, ONLOOKERS, SCRIPT_ROOM, Record, clone
from .vocabulary import Args
from .words import Catalogue

SAVE_FORMAT = 1


@dataclass(frozen=True)
class Choice:
    """One thing a seat may do now: a word for programs (`kind`, `args`, `id`) and a sentence for people."""

    id: str
    seat: str
    kind: str
    args: Args
    text: str
    clause: str
    amount: tuple[str, int, int] | None = None
    actions: tuple[int, ...] = field(default=(), repr=False, compare=False)
    amount_base: int = field(default=0, repr=False, compare=False)

    def with_count(self, count: int | None) -> tuple[int, ...]:
        """The small decisions behind this choice, with an amount where it carries one."""
        if self.amount is None:
            return self.actions
        return (*self.actions, self.amount_base + (self.amount[1] if count is None else count))


@dataclass(frozen=True)
class Shortcut:
    """Several choices of one seat in one click: a word for programs, a sentence for people, and the choices' decisions."""

    id: str
    seat: str
    text: str
    steps: tuple[tuple[int, ...], ...] = field(repr=False)


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

    def say(self, words: Catalogue) -> str:
        """The sentence of the log in another language."""
        return words.say(f"event.{self.kind}", **{**self.more, **self.args})


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


def choice_id(kind: str, args: Args) -> str:
    """The one-line word of a choice: ``move(unit=at-at,to=d6)``."""
    return f"{kind}({','.join(f'{k}={_plain(v)}' for k, v in args.items())})"


def _plain(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return "+".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


class Table:
    """One game in play.

    >>> import holotable as ht
    >>> t = ht.Table("brick", seed=7)
    >>> t.play("move", unit="at-at", to="d6")
    >>> t.to_act
    ('empire',)
    """

    def __init__(
        self,
        game: str,
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        language: str = "en",
        **options: Any,
    ) -> None:
        """Open a fresh table; options by name, see ``Table.game.options``. With a `secret` its dice can be proved."""
        rules = registry.get(game)
        checked = rules.check_options(options)
        seed = int.from_bytes(os.urandom(4), "big") if seed is None else _check_seed(seed)
        record = rules.fresh(checked, seed)
        if secret is not None:
            dice_rules.rekey(record, secret, 0, 0)
            _restart(rules, record, checked)
        self._open(rules, record, checked, seed, None, secret, language)

    def _open(
        self,
        game: Game,
        record: Record,
        options: dict[str, Any],
        seed: int,
        start: dict[str, Any] | None,
        secret: bytes | None,
        language: str,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.secret = secret
        self.start = start
        self.language = language
        self.words: Catalogue = game.words(language)
        self._array = records.new(game.state)
        self._array[0] = record
        self.record: Record = self._array[0]
        self.seats = game.seats(options)
        self.branch = 0
        self.log: list[Entry] = []
        self._script: tuple[int, ...] = ()
        self._opening = self._read_events(0, "")

    @classmethod
    def at(cls, game: str, position: Mapping[str, Any], *, seed: int = 0, language: str = "en") -> "Table":
        """A table at a JSON position."""
        rules = registry.get(game)
        if not isinstance(position, Mapping):
            raise BadPosition("Bad position: a position is a JSON object.")
        record, options = rules.from_position(dict(position))
        asked = [seat for seat in range(rules.max_seats) if (int(rules.to_act(record)) >> seat) & 1]
        if not record.over and not all(rules.legal_list(record, seat) for seat in asked or [0]):
            raise BadPosition("Bad position: the game is not over, yet nobody has a decision.")
        dice_rules.seed_words(np.asarray(record.rng), _check_seed(seed), 2)
        table = cls.__new__(cls)
        table._open(rules, record, options, seed, rules.to_position(record), None, language)
        return table

    @classmethod
    def around(cls, game: Game, options: dict[str, Any], record: Record, language: str = "en") -> "Table":
        """A table over a copy of a record that somebody else has brought about; its log begins empty."""
        table = cls.__new__(cls)
        table._open(game, record, options, 0, None, None, language)
        table._opening = []
        return table

    # What is the case

    @property
    def ply(self) -> int:
        """How many choices have been played."""
        return len(self.log)

    @property
    def to_act(self) -> tuple[str, ...]:
        """The seats that may decide now."""
        mask = int(self.game.to_act(self.record))
        return tuple(seat for i, seat in enumerate(self.seats) if (mask >> i) & 1)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.record.over)

    @property
    def scores(self) -> dict[str, float]:
        """Each seat's score; all zero while the game goes on."""
        out = np.zeros(self.game.max_seats)
        if self.over:
            self.game.result(self.record, out)
        return {seat: float(out[i]) for i, seat in enumerate(self.seats)}

    @property
    def winners(self) -> tuple[str, ...]:
        """The seats with the best score of a game that somebody won; empty for a draw or an open game."""
        scores = self.scores
        best = max(scores.values())
        if not self.over or len(set(scores.values())) == 1:
            return ()
        return tuple(seat for seat, score in scores.items() if score == best)

    @property
    def events(self) -> list[Event]:
        """Everything that happened in the whole game."""
        return self._opening + [event for entry in self.log for event in entry.events]

    def events_for(self, seat: str | None) -> list[Event]:
        """What a seat (or an onlooker, None) could see of all that happened."""
        self._seat_number(seat)
        return [event for event in self.events if seat in event.seats]

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """All that a seat may see, and nothing else; None is an onlooker."""
        return self.game.view(self.record, self._seat_number(seat))

    def objectives(self, seat: str | None = None, words: Catalogue | None = None) -> list[Objective]:
        """What each side must do to win and how far it is, as far as a seat (or an onlooker, None) may know it."""
        said = words or self.words
        return [_objective(goal, said) for goal in self.game.goals(self.record, self._seat_number(seat))]

    def position(self) -> dict[str, Any]:
        """The full position as JSON."""
        return self.game.to_position(self.record)

    def ask(self, seat: str) -> str:
        """What the seat is asked now, in one sentence; empty for a seat that is not asked."""
        if seat not in self.to_act:
            return ""
        key, args = self.game.ask(self.record, self.seats.index(seat))
        return self.words.say(key, **args)

    # Choosing

    def choices(self, seat: str | None = None) -> list[Choice]:
        """What a seat may do now, in a fixed order; the only seat asked unless one is named."""
        if seat is None:
            asked = self.to_act
            return [choice for name in asked for choice in self.choices(name)]
        number = self._seat_number(seat)
        assert number is not None
        if seat not in self.to_act:
            return []
        return [choice for action in self.game.legal_list(self.record, number) for choice in self._choices_of(number, action)]

    def _choices_of(self, seat: int, action: int) -> list[Choice]:
        kind, args = self.game.actions.decode(action)
        compound = self.game.compounds.get(kind)
        if compound is None:
            return [self._choice(seat, kind, args, (action,))]
        if isinstance(compound, Amount):
            after = clone(self.record)
            self.game.apply(after, seat, action)
            amounts = self.game.legal_list(after, seat)
            base = self.game.actions.base(compound.follow)
            amount = (compound.argument, amounts[0] - base, amounts[-1] - base)
            return [self._choice(seat, kind, args, (action,), amount, base)]
        return [
            self._choice(seat, kind, compound.merge([self.game.actions.decode(a)[1] for a in actions]), actions)
            for actions in self._sequences(seat, self.record, (action,), compound)
        ]

    def _sequences(self, seat: int, s: Record, actions: tuple[int, ...], compound: Sequel) -> list[tuple[int, ...]]:
        after = clone(s)
        self.game.apply(after, seat, actions[-1])
        first = self.game.actions.kinds[compound.follow]
        legal = self.game.legal_list(after, seat) if not after.over and (int(self.game.to_act(after)) >> seat) & 1 else []
        if not legal or not first.base <= legal[0] < first.base + first.size:
            return [actions]
        return [found for a in legal for found in self._sequences(seat, after, (*actions, a), compound)]

    def _choice(
        self,
        seat: int,
        kind: str,
        args: Args,
        actions: tuple[int, ...],
        amount: tuple[str, int, int] | None = None,
        base: int = 0,
    ) -> Choice:
        more = self.game.context(self.record, seat, kind, args)
        text = self.words.say(f"choice.{kind}", **{**more, **args})
        clause = self.game.clauses.get(kind, "")
        return Choice(choice_id(kind, args), self.seats[seat], kind, args, text, clause, amount, actions, base)

    def advice(self, seat: str, budget: float = 0.5, **more: Any) -> list[Any]:
        """The seat's choices, best first, each with its chance to win, after so many seconds; see `players.advice`."""
        return list(importlib.import_module("holotable.players").advice(self, seat, budget, **more))

    def find(self, choice: "Choice | str", seat: str | None = None, **args: Any) -> tuple[Choice, int | None]:
        """The offered choice that is meant, and its amount; raises `IllegalChoice` with the reason."""
        if isinstance(choice, Choice):
            seat, kind = seat or choice.seat, choice.kind
            args = {**choice.args, **args}
        else:
            kind = choice
        seat = self._acting_seat(seat)
        for candidate in self._candidates(self.seats.index(seat), kind, args):
            names = set(candidate.args) | ({candidate.amount[0]} if candidate.amount else set())
            if set(args) <= names and all(args.get(k, _MISSING) == v for k, v in candidate.args.items()):
                return candidate, self._count(candidate, args)
        raise IllegalChoice(self._why_not(seat, kind, args, self.choices(seat)))

    def _candidates(self, seat: int, kind: str, args: Args) -> list[Choice]:
        """The offered choices that such words can mean: one by its number, or all of a kind that is a sequence."""
        if kind not in self.game.actions.kinds or any(kind == c.follow for c in self.game.compounds.values()):
            return []
        compound = self.game.compounds.get(kind)
        legal = self.game.legal_list(self.record, seat)
        if isinstance(compound, Sequel):
            first = self.game.actions.kinds[kind]
            legal = [a for a in legal if first.base <= a < first.base + first.size]
            return [choice for action in legal for choice in self._choices_of(seat, action)]
        action = self._number_of(kind, args)
        return self._choices_of(seat, action) if action in legal else []

    def _number_of(self, kind: str, args: Args) -> int | None:
        """The number of a choice by its words, if these are in the vocabulary."""
        compound = self.game.compounds.get(kind)
        own = {k: v for k, v in args.items() if not isinstance(compound, Amount) or k != compound.argument}
        try:
            return self.game.actions.encode(kind, own)
        except (KeyError, TypeError):
            return None

    def by_id(self, seat: str, identifier: str) -> Choice:
        """The offered choice with that id."""
        offered = self.choices(self._acting_seat(seat))
        for choice in offered:
            if choice.id == identifier:
                return choice
        raise IllegalChoice(f"{identifier} is not offered to {seat} now. {_offer(offered)}")

    def play(self, choice: "Choice | str", *, seat: str | None = None, **args: Any) -> None:
        """Play a choice, given itself or by its words: ``t.play("move", unit="at-at", to="d6")``."""
        found, count = self.find(choice, seat, **args)
        self._carry_out(found, count)

    def play_actions(self, seat: str, actions: Iterable[int]) -> None:
        """Play the small decisions of one choice, as a bot makes them."""
        wanted = tuple(int(a) for a in actions)
        number = self.seats.index(self._acting_seat(seat))
        if wanted and wanted[0] in self.game.legal_list(self.record, number):
            for choice in self._choices_of(number, wanted[0]):
                if choice.amount is None and choice.actions == wanted:
                    self._carry_out(choice, None)
                    return
                if choice.amount is not None and len(wanted) == 2:
                    self._carry_out(choice, self._count(choice, {choice.amount[0]: wanted[1] - choice.amount_base}))
                    return
        raise IllegalChoice(f"{wanted} is no choice of {seat} now.")

    def shortcuts(self, seat: str) -> list[Shortcut]:
        """What the game offers the seat in one click now: the best use of the dice on the table, a usual formation."""
        number = self._seat_number(seat)
        if number is None or seat not in self.to_act:
            return []
        return [
            Shortcut(key.removeprefix("shortcut."), seat, self.words.say(key), tuple(tuple(step) for step in steps))
            for key, steps in self.game.shortcuts(self.record, number)
            if steps
        ]

    def play_shortcut(self, seat: str, identifier: str) -> None:
        """Play the choices of an offered shortcut, one after the other; each is an entry of the log."""
        offered = self.shortcuts(self._acting_seat(seat))
        for shortcut in offered:
            if shortcut.id == identifier:
                for step in shortcut.steps:
                    self.play_actions(seat, step)
                return
        known = ", ".join(shortcut.id for shortcut in offered) or "none"
        raise IllegalChoice(f"There is no shortcut {identifier!r} for {seat} now; there is {known}.")

    def _carry_out(self, choice: Choice, count: int | None) -> None:
        args = dict(choice.args)
        if choice.amount is not None:
            args[choice.amount[0]] = choice.amount[1] if count is None else count
        entry = Entry(choice.seat, choice.kind, args, self._script, self.branch, bytes(self.record.tobytes()))
        self._script = ()
        if self.secret is not None:
            dice_rules.rekey(self.record, self.secret, self.ply + 1, self.branch)
        generator = (bytes(self.record.rng.tobytes()), self.record.script_at)
        first_event = self.record.event_n
        seat = self.seats.index(choice.seat)
        for action in choice.with_count(count):
            self.game.apply(self.record, seat, action)
        entry.rolled = generator != (bytes(self.record.rng.tobytes()), self.record.script_at)
        self.log.append(entry)
        entry.events = self._read_events(first_event, choice.seat)

    def _count(self, choice: Choice, args: Args) -> int | None:
        if choice.amount is None or choice.amount[0] not in args:
            return None
        name, least, most = choice.amount
        count = args[name]
        if not _is_whole(count) or not least <= count <= most:
            raise IllegalChoice(f"{choice.kind}: {name} must be a whole number from {least} to {most}, not {count!r}.")
        return int(count)

    def _why_not(self, seat: str, kind: str, args: Args, offered: list[Choice]) -> str:
        """One sentence: what is wrong with a choice and what is allowed."""
        word = choice_id(kind, args)
        if kind not in self.game.actions.kinds:
            kinds = ", ".join(dict.fromkeys(choice.kind for choice in offered))
            return f"There is no choice {kind!r} in {self.game.id}; {seat} may now choose {kinds}."
        reason = None
        if self._number_of(kind, args) is not None:
            reason = self.game.refusal(self.record, self.seats.index(seat), kind, args, self.words)
        if reason:
            return f"{word} is not allowed. {reason}"
        return f"{word} is not allowed now. {_offer([c for c in offered if c.kind == kind] or offered)}"

    def _acting_seat(self, seat: str | None) -> str:
        if self.over:
            raise IllegalChoice("The game is over; nobody has a choice.")
        asked = self.to_act
        if seat is None:
            if len(asked) > 1:
                raise IllegalChoice(f"Several seats are asked now; name one of {', '.join(asked)}.")
            return asked[0]
        self._seat_number(seat)
        if seat not in asked:
            raise IllegalChoice(f"{seat} is not asked now; {', '.join(asked)} is.")
        return seat

    def _seat_number(self, seat: str | None) -> int | None:
        if seat is None:
            return None
        if seat not in self.seats:
            raise IllegalChoice(f"There is no seat {seat!r}; the seats are {', '.join(self.seats)}.")
        return self.seats.index(seat)

    # Dice and events

    def dice(self, script: Iterable[int]) -> None:
        """Script the next dice, in the order the rules roll them; replaces what is left of an earlier script."""
        values = list(script) if isinstance(script, Iterable) else [None]
        if len(values) > SCRIPT_ROOM or not all(_is_whole(v) and 1 <= v <= 20 for v in values):
            raise IllegalChoice(f"A script is up to {SCRIPT_ROOM} dice, each a whole number from 1 to 20.")
        dice_rules.set_script(self.record, values)
        self._script = tuple(values)

    def _read_events(self, first: int, seat: str) -> list[Event]:
        ring = self.record.events
        last = self.record.event_n
        events = []
        for n in range(max(first, last - ring.shape[0]), last):
            numbers = [int(v) for v in ring[n % ring.shape[0]]]
            kind, args = self.game.events.decode(numbers[0], numbers[2:])
            seen = tuple(name for i, name in enumerate(self.seats) if (numbers[1] >> i) & 1)
            onlookers: tuple[None, ...] = (None,) if numbers[1] & ONLOOKERS else ()
            told_late = bool(numbers[1] & ONLOOKERS) and numbers[1] != EVERYONE
            reveals = kind.reveals or told_late
            number = self.seats.index(seat) if seat else 0
            more = self.game.context(self.record, number, kind.name, args)
            text = self.words.say(f"event.{kind.name}", **{**more, **args})
            events.append(Event(self.ply, seat, kind.name, args, text, kind.clause, seen + onlookers, reveals, more))
        return events

    # Taking back

    def free_take_backs(self, seat: str) -> int:
        """How many of its last choices a seat may take back freely: until a die, a reveal or another seat's decision."""
        n = 0
        for entry in reversed(self.log):
            if entry.seat != seat or entry.rolled or any(event.reveals for event in entry.events):
                break
            n += 1
        return n

    def undo(self, count: int = 1) -> None:
        """Take back the last choices, whoever made them; the record is again what it was, byte for byte."""
        if not _is_whole(count) or not 1 <= count <= len(self.log):
            raise IllegalChoice(f"There are {len(self.log)} choices to take back, not {count!r}.")
        taken, self.log = self.log[-count:], self.log[:-count]
        self._array[:] = np.frombuffer(taken[0].before, self._array.dtype)
        self._script = taken[0].dice
        if any(entry.rolled for entry in taken):
            self.branch += 1

    # Saving

    def to_save(self) -> dict[str, Any]:
        """The whole game as JSON: what it began with, and the list of choices."""
        actions: list[dict[str, Any]] = []
        for entry in self.log:
            line: dict[str, Any] = {"seat": entry.seat, "kind": entry.kind, "args": entry.args}
            if entry.dice:
                line["dice"] = list(entry.dice)
            if entry.branch:
                line["branch"] = entry.branch
            actions.append(line)
        save: dict[str, Any] = {
            "holotable": SAVE_FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "options": self.options,
            "seed": self.seed,
        }
        if self.start is not None:
            save["start"] = self.start
        if self.secret is not None:
            save["commitment"] = dice_rules.commitment(self.secret)
            save["secret"] = self.secret.hex()
        save["actions"] = actions
        save["result"] = self.scores if self.over else None
        return save

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the game to a file; an older file is replaced only when the new one is complete."""
        write_whole(path, json.dumps(self.to_save(), indent=1) + "\n")

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "Table":
        """Open a saved game and play its choices again."""
        try:
            data = json.loads(Path(path).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is not text"
            raise BadSave(f"{path} cannot be read: {reason}.") from None
        except json.JSONDecodeError as error:
            raise BadSave(f"{path} is not a save file: line {error.lineno} is not JSON.") from None
        return cls.from_save(data)

    @classmethod
    def from_save(cls, data: Any) -> "Table":
        """A table from the JSON of a save."""
        table = cls.opening_of(data)
        for number, line in enumerate(data["actions"], 1):
            table.replay_line(line, number)
        return table

    @classmethod
    def opening_of(cls, data: Any) -> "Table":
        """The table of a save before its first choice."""
        if not isinstance(data, dict) or data.get("holotable") != SAVE_FORMAT:
            raise BadSave(f"This is not a Holotable save of format {SAVE_FORMAT}.")
        needed = {"game": str, "options": dict, "seed": int, "actions": list, "rules": int}
        for name, kind in needed.items():
            if not isinstance(data.get(name), kind):
                raise BadSave(f"The save has no proper {name!r}.")
        game = registry.get(data["game"])
        if data["rules"] != game.rules_version:
            raise BadSave(f"The save was made with rules version {data['rules']} of {game.id}; this is {game.rules_version}.")
        if "start" in data:
            return cls.at(game.id, data["start"], seed=data["seed"])
        try:
            secret = bytes.fromhex(data["secret"]) if "secret" in data else None
        except (ValueError, TypeError):
            raise BadSave("The secret of the save is not a hexadecimal text.") from None
        return cls(game.id, seed=data["seed"], secret=secret, **data["options"])

    def replay_line(self, line: Any, number: int) -> None:
        """Play one choice of a save."""
        if not isinstance(line, dict) or not isinstance(line.get("args"), dict) or not isinstance(line.get("kind"), str):
            raise BadSave(f"Choice {number} of the save is not {{seat, kind, args}}.")
        self.branch = line.get("branch", self.branch)
        if not _is_whole(self.branch) or self.branch < 0:
            raise BadSave(f"Choice {number} of the save has the branch {self.branch!r}, which is no whole number from 0.")
        try:
            if "dice" in line:
                self.dice(line["dice"])
            self.play(line["kind"], seat=line.get("seat"), **{str(k): v for k, v in line["args"].items() if k != "seat"})
        except IllegalChoice as error:
            raise BadSave(f"Choice {number} of the save cannot be played: {error}") from None

    # Showing

    def playthrough(self) -> list[str]:
        """The whole game as readable lines: each choice, and what came of it."""
        lines = [f"{self.game.title}, rules version {self.game.rules_version}"]
        lines += [f"  {event.text}" for event in self._opening]
        for number, entry in enumerate(self.log, 1):
            args = ", ".join(f"{k}={v}" for k, v in entry.args.items())
            lines.append(f"{number:>4} {entry.seat}: {entry.kind}({args})")
            lines += [f"       {event.text}" for event in entry.events]
        winners = ", ".join(self.winners) or ("nobody" if self.over else "not decided")
        return [*lines, f"Won by: {winners}"]

    def _repr_svg_(self) -> str:
        """The board as an onlooker sees it, for notebooks."""
        view = self.view(None)
        title = f"{self.game.title}: {'over' if self.over else ', '.join(self.to_act) + ' to act'}"
        if self.game.draw_svg is not None:
            return self.game.draw_svg(view, title)
        return svg.board(self.game.drawing(self.options), view, self.game.draw_text(view), title)

    def __repr__(self) -> str:
        state = "over" if self.over else f"{', '.join(self.to_act)} to act"
        return f"<Table {self.game.id} ply {self.ply}, {state}>"


_MISSING = object()


def _objective(goal: Goal, words: Catalogue) -> Objective:
    args = {**goal.args, "done": goal.done, "of": goal.of}
    short = words.say(f"{goal.key}.short", **args) if f"{goal.key}.short" in words.words else ""
    return Objective(words.say(goal.key, **args), short, goal.clause, goal.seats, goal.done, goal.of)


def write_whole(path: str | os.PathLike[str], text: str) -> None:
    """Write a file; an older one is replaced only when the new one is complete. A device or folder is never replaced."""
    target = Path(path).resolve()
    if target.exists() and not target.is_file():
        raise BadSave(f"{path} cannot be written: it is no ordinary file.")
    beside = target.with_name(f"{target.name}.{secrets.token_hex(4)}.part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(target)


def _offer(offered: list[Choice]) -> str:
    shown = ", ".join(choice.id for choice in offered[:6])
    more = f" and {len(offered) - 6} more" if len(offered) > 6 else ""
    return f"Allowed: {shown}{more}."


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _check_seed(seed: Any) -> int:
    if not _is_whole(seed) or not 0 <= seed < 1 << 62:
        raise IllegalChoice(f"A seed is a whole number from 0 to {(1 << 62) - 1}, not {seed!r}.")
    return seed


def _restart(game: Game, record: Record, options: dict[str, Any]) -> None:
    """Set the game up again from its re-keyed generator, so that the first shuffle is provable too."""
    words = [int(v) for v in record.rng]
    game.start(record, game.encode_options(options), (words[0] | words[1] << 32) & ((1 << 62) - 1))


def verify(data: Any) -> tuple[bool, str]:
    """Whether a finished save keeps its promise: the secret fits its commitment and the choices replay to its result."""
    if not isinstance(data, dict) or "secret" not in data or "commitment" not in data:
        return False, "This save holds no sealed dice: it has no secret and commitment."
    table = Table.from_save(data)
    assert table.secret is not None
    if dice_rules.commitment(table.secret) != data["commitment"]:
        return False, "The secret does not fit the commitment that was shown before the game."
    if any(entry.dice for entry in table.log):
        return False, "Some dice of this game were typed in, so they cannot be proved."
    if (table.scores if table.over else None) != data.get("result"):
        return False, "The choices replay, but to another result than the save states."
    return True, f"Every die of this game follows from the secret: {table.ply} choices replayed."
