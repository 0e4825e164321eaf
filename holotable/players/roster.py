"""Everyone who can hold a seat: the levels, the random player, and players from outside.

A player from outside is any object with one method, ``choose(situation)``, that returns one of
``situation.choices``, or such a choice with its amount. It is named by an entry point of the group
``holotable.players``, by ``module:object``, or by ``path/to/file.py:object``.
"""

import hashlib
import importlib
import importlib.util
import sys
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt

from holotable.core import records
from holotable.core.choices import Choice
from holotable.core.dice import seed_words
from holotable.core.errors import HolotableError, IllegalChoice
from holotable.core.records import Record
from holotable.core.table import Table

from . import heuristics, nets
from .errors import UnknownPlayer
from .heuristics import Heuristics
from .levels import BY_ID, SEARCHERS, decide, random_choice, small_decisions
from .thinking import Search

GROUP = "holotable.players"
NET = "net"
NET_FILE = "net:"
HOTTEST = 10.0
MOST_SIMULATIONS = 10**9


class PlayerFailed(HolotableError):
    """A player from outside that ended in an error of its own."""


@dataclass(frozen=True)
class Situation:
    """What a player is shown when it has to choose: all that its seat may know, and nothing else.

    Its `table` is a copy of the one played at, where all that the seat cannot know was dealt anew, the dice to come too.
    A player may try things out there; nothing it does reaches the game.
    """

    table: Table
    seat: str
    seed: int

    def __post_init__(self) -> None:
        """Keep a table dealt anew in place of the true one."""
        table = self.table
        dealt = dealt_anew(table, table.seats.index(self.seat), self.seed)
        object.__setattr__(self, "table", Table.around(table.game, table.options, dealt, table.words))

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.table.game.id

    @property
    def options(self) -> Mapping[str, Any]:
        """The options of the game."""
        return self.table.options

    @cached_property
    def view(self) -> dict[str, Any]:
        """All that the seat may see, as JSON."""
        return self.table.view(self.seat)

    @cached_property
    def choices(self) -> list[Choice]:
        """What the seat may do now."""
        return self.table.choices(self.seat)

    @property
    def number(self) -> int:
        """The number of the seat."""
        return self.table.seats.index(self.seat)

    def observation(self) -> npt.NDArray[np.float32]:
        """The numbers a learner sees."""
        out = np.zeros(self.table.game.observation_size, np.float32)
        self.table.game.observe(self.table.record, self.number, out)
        return out

    def sample(self, seed: int = 0) -> Record:
        """A record of the game as it may be: what the seat cannot know is dealt anew, the dice too."""
        return dealt_anew(self.table, self.number, seed)


def dealt_anew(table: Table, seat: int, seed: int) -> Record:
    """A record as it may be for a seat: nothing scripted, nothing told before, hidden things and dice anew."""
    s = records.clone(table.record)
    for name in ("script_n", "script_at", "script", "event_n", "events"):
        s[name] = 0
    table.game.redeal(s, seat, seed)
    seed_words(np.asarray(s.rng), seed, 7)
    return s


@runtime_checkable
class Player(Protocol):
    """Someone who can hold a seat."""

    def choose(self, situation: Situation) -> Choice | tuple[Choice, int]:
        """One of the situation's choices; where it carries an amount, the choice and the amount."""
        ...


class Native:
    """A player of the house: it decides on small decisions and needs no sentences."""

    def actions(self, table: Table, seat: int, seed: int) -> list[int]:
        """The small decisions of one choice."""
        raise NotImplementedError

    def choose(self, situation: Situation) -> Choice | tuple[Choice, int]:
        """The same as one of the situation's choices."""
        actions = tuple(self.actions(situation.table, situation.number, situation.seed))
        for choice in situation.choices:
            if choice.amount is None and choice.actions == actions:
                return choice
            if choice.amount is not None and choice.actions == actions[:-1]:
                return choice, actions[-1] - choice.amount_base
        raise IllegalChoice("error.no_choice_now_2", actions=actions, seat=situation.seat)


@dataclass
class Computer(Native):
    """A level, thinking for its time or for a number of simulations; within a turn it goes on with its tree."""

    level: str
    simulations: int | None = None
    threads: int = 1
    known: Heuristics | None = None
    mind: Search | None = field(default=None, compare=False, repr=False)

    def actions(self, table: Table, seat: int, seed: int) -> list[int]:
        """The small decisions of one choice."""
        record = bytes(table.record.tobytes())
        seats = len(table.seats)
        if self.level in SEARCHERS and (self.mind is None or (self.mind.game, self.mind.seats) != (table.game, seats)):
            self.mind = Search(table.game, seats, self.known or heuristics.of(table.game.id, self.level), self.threads)
        return decide(
            self.level, table.game.id, table.options, record, seat, seed,
            simulations=self.simulations, threads=self.threads, known=self.known, mind=self.mind,
        )  # fmt: skip


class Anyone(Native):
    """A player that chooses at random."""

    def actions(self, table: Table, seat: int, seed: int) -> list[int]:
        """The small decisions of one choice."""
        return random_choice(table.game, table.record, seat, seed)


class Learned(Native):
    """A network that plays alone, without any search."""

    def __init__(self, path: str | None = None, temperature: float = 0.0) -> None:
        """Take the network of a file, or at every table the one that ships with its game.

        It takes the choice that scores highest, or with a temperature above 0 one at random by the softmax of the scores.
        """
        self.net = None if path is None else nets.load(path)
        self.temperature = temperature

    def plays(self, game_id: str) -> bool:
        """Whether this network can sit at a table of a game."""
        return nets.shipped(game_id) is not None if self.net is None else self.net.game.id == game_id

    def actions(self, table: Table, seat: int, seed: int) -> list[int]:
        """The small decisions of one choice."""
        game = table.game
        net = self.net or nets.must_be_shipped(game.id)
        if net.game is not game:
            raise UnknownPlayer("error.network_plays_not", id=net.game.id, id_2=game.id)
        s = records.clone(table.record)
        seen = np.zeros(game.observation_size, np.float32)
        rng = np.random.default_rng(seed)

        def pick(legal: list[int], made: int) -> int:
            if len(legal) == 1:
                return legal[0]
            game.observe(s, seat, seen)
            scores, _ = net.judge(seen, np.array(legal, np.int32))
            luck = rng.gumbel(size=len(legal)) * self.temperature
            return legal[int((scores + luck).argmax())]

        return small_decisions(game, s, seat, pick)


def installed() -> list[str]:
    """The players from outside that are installed with an entry point."""
    return sorted(entry.name for entry in entry_points(group=GROUP))


def names() -> list[str]:
    """The players that can be named without a path."""
    return ["random", *BY_ID, NET, *installed()]


def load(name: str) -> Player:
    """The player of a name.

    That is `random`, a level, `commander@400` (simulations), `net` (the network of the game), `net:FILE`, an entry point, or
    `file.py:object`.
    """
    if name == "random":
        return Anyone()
    word, at, budget = name.partition("@")
    if word == NET:
        return Learned(None, _temperature(name, budget) if at else 0.0)
    if name.startswith(NET_FILE):
        return _learned(name)
    if word in BY_ID:
        return Computer(word, _budget(name, word, budget) if at else None)
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return _checked(name, _from_entry(entry))
    where, colon, attribute = name.rpartition(":")
    if not colon or not where or not attribute:
        raise UnknownPlayer("error.no_player_or_name", name=repr(name), names=", ".join(names()))
    module = _module(name, where)
    if not hasattr(module, attribute):
        raise UnknownPlayer("error.has_no_so_no", where=where, attribute=repr(attribute), name=repr(name))
    return _checked(name, getattr(module, attribute))


def _learned(name: str) -> Learned:
    """The player of `net:FILE`, or of `net:FILE@TEMPERATURE`."""
    path, at, heat = name.removeprefix(NET_FILE).rpartition("@")
    if not at or Path(f"{path}@{heat}").is_file():
        return Learned(name.removeprefix(NET_FILE))
    return Learned(path, _temperature(name, heat))


def _temperature(name: str, heat: str) -> float:
    try:
        temperature = float(heat)
    except ValueError:
        temperature = -1.0
    if not 0.0 <= temperature <= HOTTEST:
        hottest, example = f"{HOTTEST:g}", f"{name.rpartition('@')[0]}@0.5"
        raise UnknownPlayer("error.after_stands_temperature", name=repr(name), hottest=hottest, example=example)
    return temperature


def title_of(name: str) -> str:
    """What a player is called at a table, where nobody needs to know where its file lies."""
    return Path(name.removeprefix(NET_FILE)).stem if name.startswith(NET_FILE) else name.rpartition(":")[2]


def _budget(name: str, word: str, budget: str) -> int:
    if word not in SEARCHERS:
        raise UnknownPlayer(
            "error.only_count_simulations", name=repr(name), what=", ".join(SEARCHERS[:-1]), what_2=SEARCHERS[-1]
        )
    if not budget.isdecimal() or len(budget) > len(str(MOST_SIMULATIONS)) or not 1 <= int(budget) <= MOST_SIMULATIONS:
        most, example = f"{MOST_SIMULATIONS:,}", f"{word}@400"
        raise UnknownPlayer("error.after_stands_simulations", name=repr(name), most=most, example=example)
    return int(budget)


def _from_entry(entry: EntryPoint) -> Any:
    try:
        return entry.load()
    except Exception as error:
        raise UnknownPlayer("error.player_cannot_loaded", name=repr(entry.name), rstrip=str(error).rstrip(".")) from error


def _module(name: str, where: str) -> ModuleType:
    try:
        if not where.endswith(".py"):
            return importlib.import_module(where)
        path = Path(where).resolve()
        spec = importlib.util.spec_from_file_location(f"holotable_player_{path.stem}", path)
        if spec is None or spec.loader is None:
            raise ImportError(f"{path} is no Python file")
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
    except Exception as error:
        raise UnknownPlayer("error.player_cannot_loaded_2", name=repr(name), rstrip=str(error).rstrip(".")) from error
    return module


def _checked(name: str, found: Any) -> Player:
    try:
        player = found() if isinstance(found, type) else found
    except Exception as error:
        raise UnknownPlayer("error.player_cannot_made", name=repr(name), rstrip=str(error).rstrip(".")) from error
    if not isinstance(player, Player):
        raise UnknownPlayer("error.no_player_has_no", name=repr(name))
    return player


def actions_of(player: Player, table: Table, seat: str, seed: int) -> list[int]:
    """The small decisions a player makes for a seat now, checked against what is offered."""
    if isinstance(player, Native):
        return player.actions(table, table.seats.index(seat), seed)
    answer = _asked(player, Situation(table, seat, _seed_for(seat, seed)))
    choice, count = answer if isinstance(answer, tuple) and len(answer) == 2 else (answer, None)
    if not isinstance(choice, Choice):
        raise IllegalChoice("error.player_must_answer_with", seat=seat, answer=repr(answer))
    args = {} if count is None or choice.amount is None else {choice.amount[0]: count}
    return list(table.decisions(choice, args, seat))


def _seed_for(seat: str, seed: int) -> int:
    """A seed for a player from outside that does not give the seed of the table away."""
    return int.from_bytes(hashlib.blake2b(f"{seat} {seed}".encode(), digest_size=6).digest(), "big")


def _asked(player: Player, situation: Situation) -> Any:
    try:
        return player.choose(situation)
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__}: {error}".rstrip(". :")
        place = f"{Path(where.filename).name}, line {where.lineno}"
        raise PlayerFailed("error.player_failed", seat=situation.seat, place=place, what=what) from error


def move(player: Player, table: Table, seat: str, seed: int) -> None:
    """Let a player make one choice at a table."""
    table.play_actions(seat, actions_of(player, table, seat, seed))
