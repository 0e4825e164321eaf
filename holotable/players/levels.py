"""The levels of the computer, and the one function by which a level decides."""

import functools
import random
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from holotable.core import game as registry
from holotable.core import records
from holotable.core.game import Amount, Game, Sequel
from holotable.core.records import Record

from . import heuristics
from .errors import UnknownPlayer
from .heuristics import Heuristics
from .thinking import Memory, Search, record_of


@dataclass(frozen=True)
class Level:
    """A strength of the computer, for people: its name, what it is like, and how long it thinks about a choice."""

    id: str
    title: str
    text: str
    seconds: float
    searches: bool = False
    """Whether it plays games in its head, so that its thinking can be counted in simulations."""


LEVELS = [
    Level("cadet", "Cadet", "Plays fast and loose: knows what is useful, and forgets it now and then.", 0.05),
    Level("officer", "Officer", "Looks one step ahead and takes what looks best after it.", 0.2),
    Level("commander", "Commander", "Plays many games in its head before it moves, for about half a second.", 0.5, True),
    Level("admiral", "Admiral", "Plays many more games in its head than the commander, for about three seconds.", 3.0, True),
    Level(
        "grand-admiral",
        "Grand Admiral",
        "Searches with a network that learned from millions of games, where the game has one; for about four seconds.",
        4.0,
        True,
    ),
]
BY_ID = {level.id: level for level in LEVELS}
SEARCHERS = tuple(level.id for level in LEVELS if level.searches)
STRONGEST = LEVELS[-1].id
"""Whose knowledge hints and analyses use."""
DEFAULT_LEVEL = "officer"
"""Who plays where nobody says: at the terminal, on the server and on the page."""

CARELESS = 0.15
OFFICER_SAMPLES = 320
FIRST_SHARE = 0.7
"""The share of a choice's time that the first of its small decisions gets; those that complete it share the rest."""
KEPT_BACK = 0.06
"""The share of a choice's time that is not thought in, so that what comes after the last simulation fits into it too."""
SHORTEST = 0.01
"""The least time for a small decision, even when the time of the whole choice is used up."""

_own = threading.local()


def level(name: str) -> Level:
    """The level of that name."""
    if name not in BY_ID:
        raise UnknownPlayer("error.no_level_levels_2", name=repr(name), by_id=", ".join(BY_ID))
    return BY_ID[name]


def decide(
    level_id: str,
    game_id: str,
    options: Mapping[str, Any],
    record_bytes: bytes,
    seat_number: int,
    seed: int,
    *,
    simulations: int | None = None,
    threads: int = 1,
    known: Heuristics | None = None,
    mind: Search | None = None,
) -> list[int]:
    """The small decisions of one whole choice, for ``Table.play_actions``.

    A searching level thinks for its time, or for a number of simulations, which gives the same choice every time. It
    knows only what the seat may know: everything else in the record is dealt anew before it looks. With the `mind` of an
    earlier choice it goes on with that search's tree, if the game is still at one of its nodes.
    """
    chosen = level(level_id)
    game = registry.get(game_id)
    s = record_of(game, record_bytes)
    seats = len(game.seats(dict(options)))
    if mind is None:
        mind = own_search(game, seats, threads, known or heuristics.of(game_id, level_id))
    else:
        mind.look_back(s, seat_number)
    return _whole_choice(mind, chosen, s, seat_number, seed, simulations)


def own_search(game: Game, seats: int, threads: int, known: Heuristics) -> Search:
    """This thread's search of a game, with an empty tree; its memory is made once."""
    minds: dict[str, Search] = _own.__dict__.setdefault("minds", {})
    mind = minds.setdefault(game.id, Search(game, seats, known))
    mind.seats, mind.threads, mind.known = seats, threads, known
    mind.forget()
    return mind


def _whole_choice(mind: Search, chosen: Level, s: Record, seat: int, seed: int, simulations: int | None) -> list[int]:
    until = time.perf_counter() + chosen.seconds * (1.0 - KEPT_BACK)

    def pick(legal: list[int], made: int) -> int:
        if len(legal) == 1:
            return legal[0]
        left = until - time.perf_counter()
        share = 0.5 if made else FIRST_SHARE if _may_go_on(mind.game, legal) else 1.0
        seconds = max(left * share, SHORTEST)
        if chosen.searches and _is_routine(mind, legal):
            return _officer(mind, s, seat, seed + made)
        return _one_decision(mind, chosen, s, seat, seed + made, simulations, seconds)

    return small_decisions(mind.game, s, seat, pick)


def _is_routine(mind: Search, legal: list[int]) -> bool:
    """Whether these small decisions are all of kinds that are not searched."""
    kinds = [mind.game.actions.kinds[name] for name in mind.known.routine]
    return all(any(kind.base <= action < kind.base + kind.size for kind in kinds) for action in legal)


def _may_go_on(game: Game, legal: list[int]) -> bool:
    """Whether any of these small decisions is only the first of several."""
    kinds = [game.actions.kinds[name] for name in game.compounds]
    return any(kind.base <= action < kind.base + kind.size for kind in kinds for action in legal)


def small_decisions(game: Game, s: Record, seat: int, pick: Callable[[list[int], int], int]) -> list[int]:
    """One whole choice: small decisions, picked from the legal ones and made on the record, until it is complete."""
    actions: list[int] = []
    compound: Amount | Sequel | None = None
    while True:
        action = pick(game.legal_list(s, seat), len(actions))
        actions.append(action)
        if compound is None:
            compound = game.compounds.get(game.actions.decode(action)[0])
        if compound is None:
            return actions
        game.apply(s, seat, action)
        if s.over or not goes_on(game, compound, s, seat, len(actions)):
            return actions


def goes_on(game: Game, compound: Amount | Sequel, s: Record, seat: int, made: int) -> bool:
    """Whether the next small decision still belongs to the choice that was begun."""
    if not (int(game.to_act(s)) >> seat) & 1 or (isinstance(compound, Amount) and made > 1):
        return False
    kind = game.actions.kinds[compound.follow]
    legal = game.legal_list(s, seat)
    return bool(legal) and kind.base <= legal[0] < kind.base + kind.size


def _one_decision(mind: Search, chosen: Level, s: Record, seat: int, seed: int, simulations: int | None, seconds: float) -> int:
    if chosen.id == "cadet":
        return _cadet(mind, s, seat, seed)
    if chosen.id == "officer":
        return _officer(mind, s, seat, seed)
    if simulations is not None:
        return mind.think(s, seat, simulations=simulations, seed=seed).best
    return mind.think(s, seat, seconds=seconds, seed=seed).best


def _scratch(mind: Search) -> Memory:
    if not mind.memories:
        mind.memories.append(Memory(mind.game))
    return mind.memories[0]


def _cadet(mind: Search, s: Record, seat: int, seed: int) -> int:
    m = _scratch(mind)
    imagined = mind.imagine(s, seat, seed)
    n = mind.game.legal(imagined, seat, m.actions)
    loops = heuristics.compiled(mind.game.id)
    i = loops.loose_choice(imagined, seat, m.actions, n, CARELESS, mind.known.weights, m.out, imagined.rng)
    return int(m.actions[i])


def _officer(mind: Search, s: Record, seat: int, seed: int) -> int:
    m = _scratch(mind)
    loops = heuristics.compiled(mind.game.id)
    n = loops.look_ahead(
        mind.root(s), m.work, seat, mind.seats, OFFICER_SAMPLES, seed, mind.known.weights,
        m.actions, m.follow, m.out, m.values, m.scores,
    )  # fmt: skip
    return int(m.actions[int(np.argmax(m.scores[:n]))])


def random_choice(game: Game, s: Record, seat: int, seed: int) -> list[int]:
    """A whole choice at random, every small decision evenly."""
    rng = random.Random(seed)
    return small_decisions(game, records.clone(s), seat, lambda legal, made: rng.choice(legal))


@functools.cache
def warm(game_id: str) -> None:
    """Compile what the levels need for a game, so that no table waits for it."""
    game = registry.get(game_id)
    options = game.check_options({})
    s = game.fresh(options, 1)
    seat = int(records.lowest_seat(game.to_act(s)))
    record = bytes(s.tobytes())
    for chosen in LEVELS:
        decide(chosen.id, game_id, options, record, seat, 1, simulations=2)
