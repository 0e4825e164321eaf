"""The table: one game in play, as the server, the command line, the bots and the tests all use it."""

import functools
import os
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from . import dice as dice_rules
from . import game as registry
from . import records, saves, svg
from .about import Told, told
from .causes import Deed, with_causes
from .checks import is_whole, shown
from .choices import Choice, Entry, Event, Reason, Route, Shortcut, choice_id, count_in, told_offer, word_from_outside
from .decisions import Decisions
from .errors import BadPosition, BadSave, IllegalChoice
from .fluent import Text
from .game import Amount, Game, Sequel
from .goals import Objective
from .moments import Moment
from .records import EVERYONE, ONLOOKERS, SCRIPT_ROOM, Record
from .words import DEFAULT_LANGUAGE, Catalogue

SAVE_FORMAT = 1


class Table:
    """One game in play.

    >>> import holotable as ht
    >>> t = ht.Table(ht.list_games()[0], seed=7)
    >>> t.play(t.choices()[0])
    >>> t.ply
    1
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        language: str = DEFAULT_LANGUAGE,
        **more: Any,
    ) -> None:
        """Open a fresh table; with a `secret` its dice can be proved.

        Options are given by name (``heroes=True``, see ``Table.game.options``) or together as one dictionary; options
        that come from outside are always given as the dictionary, so that none of them can be taken for a seed.
        """
        rules = registry.get(game)
        given = rules.check_options({} if options is None else options)
        checked = rules.check_options({**given, **more})
        seed = int.from_bytes(os.urandom(4), "big") if seed is None else _check_seed(seed)
        words = rules.words(language)
        record = rules.fresh(checked, seed)
        if secret is not None:
            dice_rules.rekey(record, secret, 0, 0)
            _restart(rules, record, checked)
        self._open(rules, record, checked, seed, None, secret, words)

    def _open(
        self,
        game: Game,
        record: Record,
        options: dict[str, Any],
        seed: int,
        start: dict[str, Any] | None,
        secret: bytes | None,
        words: Catalogue,
    ) -> None:
        self.game = game
        self._decisions = Decisions(game)
        self.options = options
        self.seed = seed
        self.secret = secret
        self.start = start
        self.words = words
        self._array = records.new(game.state)
        self._array[0] = record
        self.record: Record = self._array[0]
        self.seats = game.seats(options)
        self.branch = 0
        self.log: list[Entry] = []
        self.clock: dict[str, Any] | None = None
        """What the clocks of the people at the table said; the rules know nothing of it, and a save keeps it."""
        self._script: tuple[int, ...] = ()
        self._known: Moment | None = None
        self._opening = self._read_events(0, "")

    @classmethod
    def at(cls, game: str, position: Mapping[str, Any], *, seed: int = 0, language: str = DEFAULT_LANGUAGE) -> "Table":
        """A table at a JSON position."""
        rules = registry.get(game)
        words = rules.words(language)
        if not isinstance(position, Mapping):
            raise BadPosition("error.bad_position", reason=BadPosition("error.position_object"))
        record, options = rules.from_position(dict(position))
        asked = [seat for seat in range(rules.max_seats) if (int(rules.to_act(record)) >> seat) & 1]
        if not record.over and not all(rules.legal_list(record, seat) for seat in asked or [0]):
            raise BadPosition("error.bad_position", reason=BadPosition("error.nobody_decides"))
        dice_rules.seed_words(np.asarray(record.rng), _check_seed(seed), 2)
        table = cls.__new__(cls)
        table._open(rules, record, options, seed, rules.to_position(record), None, words)
        return table

    @classmethod
    def around(cls, game: Game, options: dict[str, Any], record: Record, words: Catalogue | None = None) -> "Table":
        """A table over a copy of a record that was reached elsewhere; its log begins empty."""
        table = cls.__new__(cls)
        table._open(game, record, options, 0, None, None, words or game.words())
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
        return self._now.to_act

    @property
    def _now(self) -> Moment:
        """What is known of the record as it stands."""
        if self._known is None or self._known.bytes != self.record.tobytes():
            self._known = Moment(self.game, self.seats, self.record)
        return self._known

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
        self._eyes(seat)
        return [event for event in self.events if seat in event.seats]

    @property
    def reading(self) -> Record:
        """A copy of the record as it stands, quick to read from."""
        return self._now.reading

    def reading_at(self, ply: int | None) -> Record:
        """The same of the record as it stood after so many choices; None is now."""
        if ply is None or ply == self.ply:
            return self.reading
        if not is_whole(ply) or not 0 <= ply < self.ply:
            raise IllegalChoice("error.game_has_plies_not", ply=self.ply, ply_2=shown(ply))
        return records.reading(np.frombuffer(self.log[ply].before, self._array.dtype)[0])

    def view(self, seat: str | None = None, ply: int | None = None) -> dict[str, Any]:
        """All that a seat may see, and nothing else, now or after so many choices; None is an onlooker."""
        return self.game.view(self.reading_at(ply), self._eyes(seat))

    def objectives(self, seat: str | None = None, words: Catalogue | None = None, ply: int | None = None) -> list[Objective]:
        """What each side must do to win and how far it is, as far as a seat (or an onlooker, None) may know it."""
        said = words or self.words
        return [goal.said(said) for goal in self.game.goals(self.reading_at(ply), self._eyes(seat))]

    def position(self) -> dict[str, Any]:
        """The full position as JSON."""
        return self.game.to_position(self.record)

    def ask(self, seat: str, words: Catalogue | None = None) -> str:
        """What the seat is asked now, in one sentence; empty for a seat that is not asked."""
        if seat not in self.to_act:
            return ""
        key, args = self.game.ask(self.reading, self.seats.index(seat))
        return (words or self.words).say(key, **args)

    # Choosing

    def choices(self, seat: str | None = None, words: Catalogue | None = None) -> list[Choice]:
        """What a seat may do now, in a fixed order; all seats that are asked unless one is named.

        The sentences are in the table's language, or in that of the `words` given.
        """
        if seat is None:
            return [choice for name in self.to_act for choice in self.choices(name, words)]
        number = self._number_of(seat)
        if seat not in self.to_act:
            return []
        return [self._choice(number, found, words or self.words) for found in self._decisions.offered(self.record, number)]

    def _choice(self, seat: int, actions: tuple[int, ...], words: Catalogue) -> Choice:
        """The choice made of these small decisions, in words; its amount, if it has one, is left open."""
        kind, args = self._decisions.words_of(self.record, actions)
        amount, base = self._decisions.amount(self.record, seat, actions[0])
        more = self.game.context(self.reading, seat, kind, args)
        text = words.say(f"choice.{kind}", **{**more, **args})
        clause = self.game.clauses.get(kind, "")
        price = words.say(more["price"]) if more.get("price") else ""
        return Choice(choice_id(kind, args), self.seats[seat], kind, args, text, clause, amount, price, actions, base)

    def by_id(self, seat: str, identifier: str) -> Choice:
        """The offered choice with that id."""
        offered = self.choices(self._acting_seat(seat))
        for choice in offered:
            if choice.id == identifier:
                return choice
        raise IllegalChoice("error.not_offered_now", identifier=identifier, seat=seat, offer=told_offer(offered))

    def find(self, kind: str, args: Mapping[str, Any], seat: str | None = None) -> Choice:
        """The offered choice that such words mean; raises `IllegalChoice` with the reason if there is none."""
        number = self.seats.index(self._acting_seat(seat))
        actions = self._meant(number, kind, args)
        amount = isinstance(self._decisions.compound(actions[0]), Amount)
        return self._choice(number, actions[:1] if amount else actions, self.words)

    def decisions(self, choice: Choice, args: Mapping[str, Any] | None = None, seat: str | None = None) -> tuple[int, ...]:
        """The small decisions of an offered choice, with its amount; raises `IllegalChoice` if it is not offered now."""
        seat = self._acting_seat(choice.seat if seat is None else seat)
        if seat != choice.seat:
            raise IllegalChoice("error.choice_not", id=choice.id, seat=choice.seat, seat_2=seat)
        given = dict(args or {})
        actions = choice.with_count(count_in(choice.kind, choice.amount, given))
        extra = given.keys() - {choice.amount[0] if choice.amount else None}
        if extra or not self._decisions.is_whole(self.record, self.seats.index(seat), actions):
            raise self._why_not(seat, choice.kind, {**choice.args, **given})
        return actions

    def _meant(self, seat: int, kind: str, args: Mapping[str, Any]) -> tuple[int, ...]:
        """The small decisions that words mean; raises `IllegalChoice` with the reason if they are not offered."""
        if self.game.spelling is not None:
            return self._spelled(seat, kind, args)
        if isinstance(self.game.compounds.get(kind), Sequel):
            for actions in self._decisions.of_kind(self.record, seat, kind):
                if self._decisions.words_of(self.record, actions)[1] == args:
                    return actions
            raise self._why_not(self.seats[seat], kind, args)
        legal = self.game.legal_list(self.record, seat)
        action, rest = self._decisions.number_and_rest(kind, args)
        follows = any(kind == other.follow for other in self.game.compounds.values())
        if action is None or action not in legal or follows:
            raise self._why_not(self.seats[seat], kind, args)
        amount, base = self._decisions.amount(self.record, seat, action)
        if rest.keys() - {amount[0] if amount else None}:
            raise self._why_not(self.seats[seat], kind, args)
        if amount is None:
            return (action,)
        count = count_in(kind, amount, rest)
        return (action, base + (amount[1] if count is None else count))

    def _spelled(self, seat: int, kind: str, args: Mapping[str, Any]) -> tuple[int, ...]:
        """The same for a game with a spelling of its own."""
        assert self.game.spelling is not None
        number, rest = self._decisions.number_and_rest(kind, args)
        known = number is not None and not rest
        actions = self.game.spelling.read(self.record, kind, dict(args)) if known else ()
        if not self._decisions.is_whole(self.record, seat, actions):
            raise self._why_not(self.seats[seat], kind, args)
        return actions

    # Playing

    def play(self, choice: Choice | str, /, *, seat: str | None = None, **args: Any) -> None:
        """Play a choice, given itself or by its words: ``t.play("move", unit="at-at", to="d6")``."""
        if isinstance(choice, Choice):
            self._carry_out(choice.seat, self.decisions(choice, args, seat))
        else:
            self.play_words(choice, args, seat)

    def play_words(self, kind: str, args: Mapping[str, Any], seat: str | None = None) -> None:
        """Play a choice by its words as they come from outside; whatever an argument is named, it is only an argument."""
        seat = self._acting_seat(seat)
        self._carry_out(seat, self._meant(self.seats.index(seat), kind, args))

    def play_actions(self, seat: str, actions: Iterable[int]) -> None:
        """Play the small decisions of one choice, as a bot makes them."""
        wanted = tuple(int(a) for a in actions)
        if not self._decisions.is_whole(self.record, self.seats.index(self._acting_seat(seat)), wanted):
            raise IllegalChoice("error.no_choice_now", wanted=wanted, seat=seat)
        self._carry_out(seat, wanted)

    def shortcuts(self, seat: str, words: Catalogue | None = None) -> list[Shortcut]:
        """What the game offers the seat in one click now: the best use of the dice on the table, a usual formation."""
        number = self._number_of(seat)
        if seat not in self.to_act:
            return []
        words = words or self.words
        return [
            Shortcut(key.removeprefix("shortcut."), seat, words.say(key), tuple(tuple(step) for step in steps))
            for key, steps in self.game.shortcuts(self.record, number)
            if steps
        ]

    def routes(self, seat: str, thing: str, words: Catalogue | None = None) -> list[Shortcut]:
        """The ways of a thing of the seat to places further than one choice, each as a shortcut."""
        number = self._number_of(seat)
        if seat not in self.to_act:
            return []
        return [self._route(seat, thing, route, words or self.words) for route in self.game.routes(self.record, number, thing)]

    def _route(self, seat: str, thing: str, route: Route, words: Catalogue) -> Shortcut:
        args = {"unit": thing, "to": route.path[-1]}
        text = words.say("route", **args, cost=route.cost)
        return Shortcut(choice_id("go", args), seat, text, route.steps, route.path)

    def play_shortcut(self, seat: str, identifier: str, thing: str | None = None) -> None:
        """Play the choices of an offered shortcut, or of a route of a thing; each of them is an entry of the log."""
        acting = self._acting_seat(seat)
        offered = self.shortcuts(acting) if thing is None else self.routes(acting, thing)
        for shortcut in offered:
            if shortcut.id == identifier:
                for step in shortcut.steps:
                    self.play_actions(seat, step)
                return
        known = ", ".join(shortcut.id for shortcut in offered) or "none"
        raise IllegalChoice("error.no_shortcut_for_now", identifier=repr(identifier), seat=seat, known=known)

    def _carry_out(self, seat: str, actions: tuple[int, ...]) -> None:
        """Carry out the small decisions of one choice that is offered to a seat, and write it down."""
        kind, args = self._decisions.words_of(self.record, actions)
        entry = Entry(seat, kind, args, self._script, self.branch, bytes(self.record.tobytes()))
        self._script = ()
        if self.secret is not None:
            dice_rules.rekey(self.record, self.secret, self.ply + 1, self.branch)
        generator = (bytes(self.record.rng.tobytes()), self.record.script_at)
        first_event = self.record.event_n
        asked_before = {seat, *self.to_act}
        number = self.seats.index(seat)
        for action in actions:
            self.game.apply(self.record, number, action)
        entry.rolled = generator != (bytes(self.record.rng.tobytes()), self.record.script_at)
        entry.asked_others = not asked_before.issuperset(self.to_act)
        self.log.append(entry)
        entry.events = self._with_causes(entry, self._read_events(first_event, seat))

    def _why_not(self, seat: str, kind: str, args: Mapping[str, Any]) -> IllegalChoice:
        """One sentence: what is wrong with a choice and what is allowed."""
        offered = self.choices(seat)
        if kind not in self.game.vocabulary.kinds:
            kinds = ", ".join(dict.fromkeys(choice.kind for choice in offered))
            return IllegalChoice("error.no_choice", choice=shown(kind), game=self.game.id, seat=seat, kinds=kinds)
        word = word_from_outside(kind, args)
        action, rest = self._decisions.number_and_rest(kind, args)
        reason = None
        if action is not None:
            own = {name: value for name, value in args.items() if name not in rest}
            number = self.seats.index(seat)
            reason = Reason(lambda words: self.game.refusal(self.record, number, kind, own, words), self.game, self.words)
        if reason is not None and reason.said:
            return IllegalChoice("error.not_allowed", choice=word, reason=reason)
        fitting = [choice for choice in offered if choice.kind == kind] or offered
        return IllegalChoice("error.not_allowed_now", choice=word, offer=told_offer(fitting))

    def why_not(self, seat: str, thing: str | None, place: str, words: Catalogue | None = None) -> str:
        """Why a click on a place does nothing for a seat, in one sentence with its clause; empty if there is no reason."""
        number = self._number_of(seat)
        said = words or self.words
        reasons = (
            self.game.refusal(self.reading, number, kind, args, said)
            for kind, args in self.game.attempts(self.reading, number, thing, place)
        )
        return next((reason for reason in reasons if reason), "")

    def about(self, seat: str | None, thing: str, words: Catalogue | None = None) -> Told:
        """What can be told of a thing on the board to a seat (or an onlooker, None) that points at it."""
        return told(self.game.tells(self.reading, self._eyes(seat), thing), words or self.words)

    def _acting_seat(self, seat: str | None) -> str:
        if self.over:
            raise IllegalChoice("error.game_over_nobody_has")
        asked = self.to_act
        if seat is None:
            if len(asked) > 1:
                raise IllegalChoice("error.several_seats_asked_now", asked=", ".join(asked))
            return asked[0]
        self._number_of(seat)
        if seat not in asked:
            raise IllegalChoice("error.not_asked_now", seat=seat, asked=", ".join(asked))
        return seat

    def _number_of(self, seat: str) -> int:
        if seat not in self.seats:
            raise IllegalChoice("error.no_seat_seats", seat=shown(seat), seats=", ".join(self.seats))
        return self.seats.index(seat)

    def _eyes(self, seat: str | None) -> int | None:
        """The number of a seat that looks on; None is an onlooker."""
        return None if seat is None else self._number_of(seat)

    # Dice and events

    def dice(self, script: Iterable[int]) -> None:
        """Script the next dice, in the order the rules roll them; replaces what is left of an earlier script."""
        values = list(script) if isinstance(script, Iterable) else [None]
        if len(values) > SCRIPT_ROOM or not all(is_whole(v) and 1 <= v <= 20 for v in values):
            raise IllegalChoice("error.script_up_dice_each", script_room=SCRIPT_ROOM)
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

    def _with_causes(self, entry: Entry, events: list[Event]) -> list[Event]:
        """The events of a choice, with the sentences that say why they happened."""
        before = functools.partial(self.reading_at, self.ply - 1)
        deed = Deed(entry.kind, entry.args, tuple((event.kind, event.args) for event in events), before, self.record)
        return with_causes(events, self.game.causes(deed) if events else (), self.words)

    # Taking back

    def free_take_backs(self, seat: str, alone: bool = False) -> int:
        """How many of its last choices a seat may take back freely: until a die, a reveal, or another seat being asked.

        Who plays alone against computers tells nobody anything by it: for them a choice is free until one has answered.
        """
        n = 0
        for entry in reversed(self.log):
            if (
                entry.seat != seat
                or entry.rolled
                or (entry.asked_others and not alone)
                or any(event.reveals for event in entry.events)
            ):
                break
            n += 1
        return n

    def undo(self, count: int = 1, same_dice: bool = False) -> None:
        """Take back the last choices, whoever made them; the record is again what it was, byte for byte.

        Where dice that can be proved were thrown they fall differently from now on; with `same_dice` they fall as before,
        so that the same choice has the same outcome.
        """
        if not is_whole(count) or not 1 <= count <= len(self.log):
            raise IllegalChoice("error.choices_take_back_not", log=len(self.log), count=shown(count))
        taken, self.log = self.log[-count:], self.log[:-count]
        self._array[:] = np.frombuffer(taken[0].before, self._array.dtype)
        self._script = taken[0].dice
        if any(entry.rolled for entry in taken) and not same_dice:
            self.branch += 1

    # Saving

    def to_save(self) -> dict[str, Any]:
        """The whole game as JSON: what it began with, and the list of choices."""
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
        save["actions"] = [entry.line() for entry in self.log]
        save["result"] = self.scores if self.over else None
        if self.clock is not None:
            save["clock"] = self.clock
        return save

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the game to a file; an older file is replaced only when the new one is complete."""
        saves.write_file(path, self.to_save())

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "Table":
        """Open a saved game and play its choices again."""
        return cls.from_save(saves.read_file(path))

    @classmethod
    def from_save(cls, data: Any) -> "Table":
        """A table from the JSON of a save."""
        table = cls.opening_of(data)
        for number, line in enumerate(data["actions"], 1):
            table.replay_line(line, number)
        table.clock = data.get("clock")
        return table

    @classmethod
    def opening_of(cls, data: Any) -> "Table":
        """The table of a save before its first choice."""
        if not isinstance(data, dict) or data.get("holotable") != SAVE_FORMAT:
            raise BadSave("error.not_holotable_save_format", save_format=SAVE_FORMAT)
        if data.get("unfinished"):
            raise BadSave("error.save_holds_what_one")
        saves.need(data, "save", game=str, options=dict, seed=int, actions=list, rules=int)
        game = registry.get(data["game"])
        if data["rules"] != game.rules_version:
            raise BadSave("error.save_was_made_with", rules=data["rules"], id=game.id, rules_version=game.rules_version)
        if "start" in data:
            return cls.at(game.id, data["start"], seed=data["seed"])
        try:
            secret = bytes.fromhex(data["secret"]) if "secret" in data else None
        except (ValueError, TypeError):
            raise BadSave("error.secret_save_not_hexadecimal") from None
        return cls(game.id, data["options"], seed=data["seed"], secret=secret)

    def replay_line(self, line: Any, number: int) -> None:
        """Play one choice of a save."""
        if not isinstance(line, dict) or not isinstance(line.get("args"), dict) or not isinstance(line.get("kind"), str):
            raise BadSave("error.choice_save_not_seat", number=number)
        self.branch = line.get("branch", self.branch)
        if not is_whole(self.branch) or self.branch < 0:
            raise BadSave("error.choice_save_has_branch", number=number, branch=shown(self.branch))
        try:
            if "dice" in line:
                self.dice(line["dice"])
            self.play_words(line["kind"], line["args"], line.get("seat"))
        except IllegalChoice as error:
            raise BadSave("error.choice_save_cannot_played", number=number, error=error) from None

    # Showing

    def playthrough(self) -> list[str]:
        """The whole game as readable lines: each choice, and what came of it."""
        said = self.words.part
        lines = [said("playthrough.rules", title=self.game.title, version=str(self.game.rules_version))]
        lines += [f"  {event.text}" for event in self._opening]
        for number, entry in enumerate(self.log, 1):
            args = ", ".join(f"{k}={v}" for k, v in entry.args.items())
            lines.append(f"{number:>4} {entry.seat}: {entry.kind}({args})")
            lines += [f"       {event.text}" for event in entry.events]
        winners = ", ".join(self.winners) or said("playthrough.nobody" if self.over else "playthrough.undecided")
        return [*lines, said("playthrough.won", winners=Text(winners))]

    def _repr_svg_(self) -> str:
        """The board as an onlooker sees it, for notebooks."""
        view = self.view(None)
        title = f"{self.game.title}: {self._state()}"
        if self.game.draw_svg is not None:
            return self.game.draw_svg(view, self.game.board(self.options), title)
        return svg.board(self.game.drawing(self.options), view, self.game.draw_text(view, self.words), title)

    def _state(self) -> str:
        """Whether the game is over, or who is asked."""
        return self.words.part("table.over") if self.over else self.words.part("table.waiting", seats=self.to_act)

    def __repr__(self) -> str:
        state = "over" if self.over else f"{', '.join(self.to_act)} to act"
        return f"<Table {self.game.id} ply {self.ply}, {state}>"


def _check_seed(seed: Any) -> int:
    if not is_whole(seed) or not 0 <= seed < 1 << 62:
        raise IllegalChoice("error.seed_whole_number_from", what=(1 << 62) - 1, seed=shown(seed))
    return int(seed)


def _restart(game: Game, record: Record, options: dict[str, Any]) -> None:
    """Set the game up again from its re-keyed generator, so that the first shuffle is provable too."""
    words = [int(v) for v in record.rng]
    game.start(record, game.encode_options(options), (words[0] | words[1] << 32) & ((1 << 62) - 1))
