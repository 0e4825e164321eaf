"""Whether a computer player still sees a way to win, and when it offers to give up.

A seat judges its chance when it chooses, by what it may know and nothing else: a search deals everything hidden anew, and so
does the glance that levels without a search take first. It offers to give up when it has found its chance hopeless in
several choices in a row, on different turns, unless the game ends soon anyway.
"""

from dataclasses import dataclass

import numpy as np

from holotable.core import records
from holotable.core.game import Game
from holotable.core.records import Record
from holotable.core.table import Table

from . import heuristics
from .heuristics import Heuristics
from .levels import LEVELS, decide, own_search
from .roster import Computer, Player, actions_of
from .thinking import Line, Search

HOPELESS = 0.03
"""A chance to win below this is hopeless: evaluations of lost positions end at about 2%, and some noise is allowed for."""
WORTH_A_SEARCH = 0.1
"""Only where a glance finds a lower chance than this is a short search made to be sure."""
GLANCES = 8
"""How many deals a glance looks at."""
ENOUGH = 100
"""The visits after which what a search found is believed."""
SURE = 200
"""The simulations of the short search."""
IN_A_ROW = 3
"""In so many turns of its own must a seat see no way to win."""
QUIET = 10
"""For so many of its choices a seat whose offer was declined makes none."""
ENDINGS = 3
"""How many endings are imagined to see whether the game ends soon."""
SOON = 3
"""An ending is soon if the seat makes fewer than so many more choices."""
LONGEST = 60
"""After so many choices of all seats an imagined ending is not soon."""


@dataclass(frozen=True)
class Outlook:
    """What a seat thinks of its chances when it makes a choice, and the turn of that choice."""

    hopeless: bool
    turn: int


@dataclass(frozen=True)
class Decision:
    """The small decisions of one choice, and what the seat that made them thinks of its chances, if it was asked."""

    actions: list[int]
    outlook: Outlook | None = None


def decision(player: Player, table: Table, seat: str, seed: int) -> Decision:
    """What a player decides for a seat now, with its outlook; a player from outside has none."""
    actions = actions_of(player, table, seat, seed)
    return Decision(actions, _outlook(player, table, seat, seed) if isinstance(player, Computer) else None)


def _outlook(player: Computer, table: Table, seat: str, seed: int) -> Outlook:
    """The outlook of a seat whose player has just decided, before its choice is made."""
    number = table.seats.index(seat)
    known = player.known or heuristics.of(table.game.id, player.level)
    hopeless = _chance(player, known, table, number, seed) < HOPELESS and not _ends_soon(table, number, seed)
    return Outlook(hopeless, int(known.functions.clock(table.record)))


def _chance(player: Computer, known: Heuristics, table: Table, seat: int, seed: int) -> float:
    """What the player's own search found, if it looked long enough; else a glance, and a short search where that looks bad."""
    found = player.mind.lines(table.record, seat) if player.mind is not None else []
    if sum(line.visits for line in found) >= ENOUGH:
        return _best(found)
    mind = own_search(table.game, len(table.seats), 1, known)
    glanced = _glance(mind, table.record, seat, seed)
    if glanced >= WORTH_A_SEARCH:
        return glanced
    return _best(mind.think(table.record, seat, simulations=SURE, seed=seed).lines)


def _best(lines: list[Line] | tuple[Line, ...]) -> float:
    """The chance after the best choice that was tried."""
    return max(line.value for line in lines if line.visits)


def _glance(mind: Search, s: Record, seat: int, seed: int) -> float:
    """The evaluation of the position, as the mean of several deals of what the seat cannot know."""
    evaluate = mind.known.functions.evaluate
    deals = (mind.imagine(s, seat, seed + deal) for deal in range(GLANCES))
    return float(np.mean([evaluate(deal, seat, mind.known.weights) for deal in deals]))


def _ends_soon(table: Table, seat: int, seed: int) -> bool:
    """Whether most endings that the seat can imagine leave it only a few more choices."""
    mind = own_search(table.game, len(table.seats), 1, heuristics.of(table.game.id, LEVELS[0].id))
    endings = [mind.imagine(table.record, seat, seed + ending) for ending in range(ENDINGS)]
    return sum(_is_soon(table, ending, seat, seed) for ending in endings) > ENDINGS / 2


def _is_soon(table: Table, s: Record, seat: int, seed: int) -> bool:
    """Play on quickly in an imagined game, until it ends or the seat has made its few choices."""
    game, own = table.game, 0
    for made in range(LONGEST):
        if s.over:
            return True
        asked = int(records.lowest_seat(game.to_act(s)))
        own += asked == seat
        if own >= SOON:
            return False
        _carry_out(game, s, asked, decide(LEVELS[0].id, game.id, table.options, bytes(s.tobytes()), asked, seed + made))
    return False


def _carry_out(game: Game, s: Record, seat: int, actions: list[int]) -> None:
    for action in actions:
        game.apply(s, seat, action)


class Resolve:
    """In how many turns each seat of the computer has seen no way to win, and how long it says nothing of it."""

    def __init__(self) -> None:
        self._turns: dict[str, set[int]] = {}
        self._quiet: dict[str, int] = {}

    def judged(self, seat: str, found: Outlook) -> None:
        """A seat has judged its chances; hope begins the count anew."""
        self._turns[seat] = self._turns.get(seat, set()) | {found.turn} if found.hopeless else set()

    def chose(self, seat: str) -> None:
        """A seat has made a choice."""
        self._quiet[seat] = max(0, self._quiet.get(seat, 0) - 1)

    def declined(self, seat: str) -> None:
        """Its opponent plays on, so a seat is quiet for a while."""
        self._quiet[seat] = QUIET

    def is_broken(self, seat: str) -> bool:
        """Whether a seat would offer to give up now."""
        return len(self._turns.get(seat, set())) >= IN_A_ROW and not self._quiet.get(seat)
