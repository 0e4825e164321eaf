"""The game protocol: what a game offers to everything above it, and the registry of games."""

import functools
import importlib
import itertools
import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from . import finding, records
from .about import About
from .causes import Cause, Deed
from .checks import shown
from .choices import Event, Route
from .errors import BadGame, BadOption, HolotableError
from .goals import Goal
from .jit import load_for_game
from .odds import Odds
from .records import Record
from .rolls import Roll, plain_roll
from .vocabulary import ActionSpace, Args, EventSpace, Grid, Observation
from .words import DEFAULT_LANGUAGE, PSEUDO, Catalogue, catalogue, languages
from .workshop import Workshop

if TYPE_CHECKING:
    from .campaigns import Campaign

PROTOCOL = ("start", "to_act", "legal", "apply", "result", "redeal", "observe")
"""The functions that every game's rules have."""
FOR_PEOPLE = (
    "encode_options", "open_options", "option_mixes", "seats", "view", "to_position", "from_position", "ask", "context",
    "refusal", "tells", "attempts", "causes", "goals", "roll", "settled", "odds", "shortcuts", "routes", "hides", "passing",
    "draw_text", "drawing", "draw_svg",
)  # fmt: skip
"""The functions of a game that serve people; `human_half` finds them in the game's modules."""

FACTIONS = ("rebels", "empire", "hutts")
"""The looks that a side can have: a colour, a shape and a pattern each."""


@dataclass(frozen=True)
class Option:
    """One option of a game: what it is called, what it may be, and one line for people.

    `allowed` is a tuple of values, or None for a whole number from 1, or a function that checks and returns a value
    and raises `BadOption` with a sentence. For such a function `known` has the values that need no design of one's own,
    each with its title.
    """

    name: str
    default: Any
    help: str
    allowed: tuple[Any, ...] | Callable[[Any], Any] | None = (False, True)
    clause: str = ""
    known: Mapping[Any, str] = field(default_factory=dict)
    only: Mapping[str, Mapping[str, tuple[Any, ...]]] = field(default_factory=dict)
    """Beside some values of other options only these values are allowed; the game itself refuses the rest."""

    def check(self, game: str, value: Any) -> Any:
        """The value if it is allowed; raises `BadOption` otherwise."""
        if callable(self.allowed):
            return self.allowed(value)
        if self.allowed is None:
            if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= 1_000_000:
                if value == self.default:
                    return value
                raise BadOption("error.must_whole_number_from_4", game=game, name=self.name, value=shown(value))
            return value
        for allowed in self.allowed:
            if type(value) is type(allowed) and value == allowed:
                return value
        words = ", ".join(str(v).lower() if v is None or isinstance(v, bool) else str(v) for v in self.allowed)
        raise BadOption("error.must_one_not_2", game=game, name=self.name, words=words, value=shown(value))


@dataclass(frozen=True)
class Amount:
    """A kind whose next decision is an amount: the table offers both as one choice with `Choice.amount`."""

    argument: str
    follow: str


@dataclass(frozen=True)
class Sequel:
    """A kind whose next decisions (all of kind `follow`) belong to it: the table lists every whole sequence.

    `merge` makes the arguments of the whole out of the arguments of its parts; a game with a `Spelling` needs none.
    """

    follow: str
    merge: Callable[[list[Args]], Args] = lambda parts: {name: value for part in parts for name, value in part.items()}


@dataclass(frozen=True)
class Spelling:
    """Words of choices that take their meaning from the position: people name hexes, the rules the way to the next one.

    `words` are the kinds and arguments that people use. `tell(s, actions)` puts the small decisions of a whole choice into
    words, `read(s, kind, args)` gives the small decisions that words mean; none if they mean nothing at this position.
    """

    words: ActionSpace
    tell: Callable[[Record, Sequence[int]], tuple[str, Args]]
    read: Callable[[Record, str, Args], tuple[int, ...]]


@dataclass(frozen=True)
class Repeat:
    """A kind of choice that may be repeated until it is decided (`core.repeating`).

    `go_on(table, repetition)` makes the choice again, by ordinary choices of the table, until it is decided or no more than
    `repetition.keep` of what it costs is left; it tells whether it waits for another seat. The game's words name the kind
    (`name.repeated`) and say why it cannot begin (`repeat.spent`).
    """

    kind: str
    go_on: Callable[[Any, Any], bool]


@dataclass(frozen=True)
class Standing:
    """An answer that a seat may give once and for all: the table gives it whenever its question comes.

    `answer(s, seat)` is the choice, as small decisions, that answers the present question; None if it is about something else.
    The game's words call it `standing.NAME`. One that is `for_all` serves the computer's seats too, as soon as all people have
    given it, and can be given for everybody when a table is opened.
    """

    answer: Callable[[Record, int], tuple[int, ...] | None]
    for_all: bool = False


@dataclass(frozen=True)
class Game:
    """A game: its compiled half (record and functions) and its human half (options, words, positions, views).

    `shortcuts` offers several choices of a seat in one click, `repeat` one choice again and again until it is decided.
    """

    id: str
    rules_version: int
    state: np.dtype[Any]
    options_dtype: np.dtype[Any]
    actions: ActionSpace
    events: EventSpace
    max_legal: int
    max_seats: int
    observation: Observation

    start: Callable[[Record, Record, int], None]
    to_act: Callable[[Record], int]
    legal: Callable[[Record, int, Any], int]
    apply: Callable[[Record, int, int], None]
    result: Callable[[Record, Any], None]
    redeal: Callable[[Record, int, int], None]
    observe: Callable[[Record, int, Any], None]

    options: tuple[Option, ...]
    encode_options: Callable[[dict[str, Any]], Record]
    seats: Callable[[dict[str, Any]], tuple[str, ...]]
    view: Callable[[Record, int | None], dict[str, Any]]
    to_position: Callable[[Record], dict[str, Any]]
    from_position: Callable[[dict[str, Any]], tuple[Record, dict[str, Any]]]
    clauses: Mapping[str, str]
    ask: Callable[[Record, int], tuple[str, Args]]
    folder: Path

    compounds: Mapping[str, Amount | Sequel] = field(default_factory=dict)
    spelling: Spelling | None = None
    """How choices are put into words where these are not just the arguments of their actions."""
    context: Callable[[Record, int, str, Args], Args] = lambda s, seat, kind, args: {}
    refusal: Callable[[Record, int, str, Args, Catalogue], str | None] = lambda s, seat, kind, args, words: None
    causes: Callable[[Deed], Sequence[Cause]] = lambda deed: ()
    """Why things happened, where the events of a choice do not say it by themselves."""
    goals: Callable[[Record, int | None], Sequence[Goal]] = lambda s, seat: ()
    """What each side must do to win, as far as a seat (or an onlooker, None) may know it."""
    roll: Callable[[str, Args], Roll | None] = plain_roll
    """What the dice of an event meant, read off its kind and arguments alone; None for an event without dice."""
    settled: Callable[[Sequence[Event], int], Roll | None] | None = None
    """What came of dice that were thrown before the event with this number, if it decided that; None where none ever does."""
    draw_text: Callable[[dict[str, Any], Catalogue], Any] = lambda view, words: json.dumps(view, indent=1)
    drawing: Callable[[dict[str, Any]], dict[str, Any]] = lambda options: {}
    factions: dict[str, str] = field(default_factory=dict)
    """Whose look (one of `FACTIONS`) a seat or an army has on the board; seats that are not named take them in turn."""
    draw_svg: Callable[[dict[str, Any], dict[str, Any], str], str] | None = None
    """The board of a view as a picture with a title; None draws it from `drawing`."""
    odds: Callable[[Record, int, int], Odds | None] = lambda s, seat, action: None
    shortcuts: Callable[[Record, int], Sequence[tuple[str, Sequence[tuple[int, ...]]]]] = lambda s, seat: ()
    tells: Callable[[Record, int | None, str], About] = lambda s, seat, thing: About()
    """What is told of a thing on the board to a seat (or an onlooker, None) that points at it: only what that seat may know."""
    attempts: Callable[[Record, int, str | None, str], Sequence[tuple[str, Args]]] = lambda s, seat, thing, place: ()
    """The choices, as words, that a click on a place may have meant, with a thing that was picked before or without one."""
    routes: Callable[[Record, int, str], Sequence[Route]] = lambda s, seat, thing: ()
    """The ways of a thing of a seat to places further than one choice, each in one click; `route` is their sentence."""
    repeat: Repeat | None = None
    hides: Callable[[Record, int], bool] = lambda s, seat: False
    """Whether the seat asked has more than one choice is known to nobody but itself, so that its answer must not come sooner
    for want of a choice."""
    passing: Callable[[Record, int], int | None] = lambda s, seat: None
    """The small decision by which a seat that does not wish to be asked lets such a question pass; None if it has to answer."""
    standing: Mapping[str, Standing] = field(default_factory=dict)
    """Answers that a seat may give once and for all, by their names."""
    option_mixes: Callable[[], Sequence[dict[str, Any]]] = lambda: ({},)
    bench_options: dict[str, Any] = field(default_factory=dict)
    campaign: "type[Campaign] | None" = None
    """The class of the game's campaigns, where it has any."""
    open_options: Callable[[dict[str, Any], Collection[str]], dict[str, Any]] = lambda options, seats: options
    """The options as those who hold some seats may know them."""
    workshop: Workshop | None = None
    """What can be drawn of the game, where boards or battles of one's own can be."""
    grid: Grid | None = None
    """Where the places of a board of squares or hexes lie, for learners that look at pictures."""
    question: Callable[[Record], int] | None = None
    """A compiled function that gives the open question a number: on a GPU, games that ask the same run together."""

    @property
    def about(self) -> finding.About:
        """What the game's `game.json` says of it."""
        return finding.about(self.id)

    @property
    def title(self) -> str:
        """What people call the game."""
        return self.about.title

    @property
    def rules_page(self) -> Path | None:
        """The rules on paper: in the game's own folder, or among the documents of the package or of its sources."""
        pages = (self.folder / "rules.md", *(folder / "rules" / f"{self.id}.md" for folder in finding.documents()))
        return next((page for page in pages if page.is_file()), None)

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return self.observation.size

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that the game's sentences are written in."""
        return languages(self._words_folder)

    @property
    def vocabulary(self) -> ActionSpace:
        """The kinds and arguments of choices in words: those of the actions, unless the game spells them otherwise."""
        return self.spelling.words if self.spelling is not None else self.actions

    def words(self, language: str = DEFAULT_LANGUAGE) -> Catalogue:
        """The game's sentences in one of its languages."""
        return catalogue(self._words_folder, language)

    def words_in(self, language: str) -> Catalogue:
        """The game's sentences in a language, or in English where it does not speak it."""
        return self.words(language if language in (*self.languages, PSEUDO) else DEFAULT_LANGUAGE)

    @functools.cached_property
    def _words_folder(self) -> Path:
        return self.folder / "words"

    def check_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value: the given ones checked, the others by default."""
        known = {option.name: option for option in self.options}
        if not isinstance(given, Mapping):
            raise BadOption("error.options_names_with_values", id=self.id, given=shown(given))
        for name in given:
            if name not in known:
                raise BadOption("error.has_no_option_options", id=self.id, name=shown(name), known=", ".join(known))
        return {name: option.check(self.id, given.get(name, option.default)) for name, option in known.items()}

    def looks(self, seats: Iterable[str]) -> dict[str, str]:
        """Whose look each of these seats, and every army of the game, has on the board."""
        return {seat: FACTIONS[i % len(FACTIONS)] for i, seat in enumerate(seats)} | self.factions

    def board(self, options: dict[str, Any]) -> dict[str, Any]:
        """All that a client draws the board from and that never changes in a game: its drawing and everybody's look."""
        return {**self.drawing(options), "factions": self.looks(self.seats(options))}

    def fresh(self, options: Mapping[str, Any] | None = None, seed: int = 0) -> Record:
        """A record of a game just begun."""
        s: Record = records.new(self.state)[0]
        self.start(s, self.encode_options(self.check_options(options or {})), seed)
        return s

    def legal_list(self, s: Record, seat: int) -> list[int]:
        """The legal actions of a seat as a plain list."""
        out = records.legal_buffer(self.max_legal)
        return [int(a) for a in out[: self.legal(s, seat, out)]]

    @functools.cached_property
    def loops(self) -> ModuleType:
        """The generic compiled loops (random play, batch steps) made for this game."""
        return load_for_game(Path(__file__).with_name("loops.py"), self.id, self.functions)

    @property
    def functions(self) -> dict[str, Any]:
        """The protocol's functions by name, for the generic loops."""
        return {name: getattr(self, name) for name in PROTOCOL}


def compiled_half(state: ModuleType, rules: ModuleType) -> dict[str, Any]:
    """The compiled half of a `Game`, by the names that all games use in their modules `state` and `rules`."""
    return {
        "state": state.STATE,
        "options_dtype": state.OPTIONS,
        "actions": state.ACTIONS,
        "events": state.EVENTS,
        "max_legal": state.MAX_LEGAL,
        "observation": state.OBSERVATION,
        "grid": getattr(state, "GRID", None),
        **{name: getattr(rules, name) for name in PROTOCOL},
        "question": getattr(rules, "question", None),
    }


def human_half(*modules: ModuleType) -> dict[str, Any]:
    """The functions of a `Game` for people: those that the modules define under a name in `FOR_PEOPLE`."""
    found: dict[str, Any] = {}
    for module in modules:
        own = {name: part for name, part in vars(module).items() if getattr(part, "__module__", None) == module.__name__}
        found |= {name: own[name] for name in FOR_PEOPLE if name in own}
    return found


def spread(**values: Sequence[Any]) -> list[dict[str, Any]]:
    """Every mix of the values given, for the test kit's spread of options."""
    return [dict(zip(values, mix, strict=True)) for mix in itertools.product(*values.values())]


@functools.cache
def get(name: str) -> Game:
    """The game of that id; each game package offers it as ``GAME``. Raises `BadGame` with what is wrong with its sources."""
    folder = finding.about(name).folder
    try:
        game: Game = importlib.import_module(f"holotable.games.{name}").GAME
    except HolotableError:
        raise
    except Exception as fault:
        raise BadGame("error.game_not_loaded", name=name, fault=finding.blame(folder, fault)) from fault
    return game


def list_games() -> tuple[str, ...]:
    """The ids of the games, in their order, without loading any of them."""
    return tuple(finding.found())
