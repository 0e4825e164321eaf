"""Is it fair? Games of a plan between players of one strength: who wins how often, how, where units fall, and what would help.

Games are played in small stretches, so that whoever plays them can stop between two and tell how far it is.
"""

import json
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from holotable import players
from holotable.core import records
from holotable.core.records import Record
from holotable.core.table import Table
from holotable.core.words import Catalogue
from holotable.core.workshop import Suggestion

from .plans import Plan, open_table, places_of, workshop_of
from .shares import interval

OFFICERS = 200
COMMANDERS = 6
TRIED = 120
"""Games between officers for a suggestion."""
STRETCH = 2
SIMULATIONS = 48
"""How many games a commander plays in its head for a choice here: fewer than at a table, for many choices are to be made."""
LONGEST = 100_000
MOST_FALLS = 60
"""How many units of one place one event can fell."""
SEED = 1_000_003


@dataclass(frozen=True)
class Won:
    """The goal that the winners of a game reached, to be said in any language; `args` are JSON."""

    seats: tuple[str, ...]
    key: str
    args: str
    of: int

    def said(self, words: Catalogue) -> str:
        """Who reached what, in a sentence."""
        names = ", ".join(words.name(seat) for seat in self.seats)
        args = json.loads(self.args) | {"done": self.of, "of": self.of}  # a goal may name its own count among them
        return f"{names}: {words.say(self.key, **args)}"


@dataclass(frozen=True)
class Outcome:
    """One game: each seat's share of the win, how long it took, by what it was won, and the places where units fell."""

    shares: tuple[float, ...]
    decisions: int
    won_by: Won | None
    falls: tuple[str, ...]


@dataclass(frozen=True)
class Share:
    """How often a seat wins, with its 95% interval."""

    seat: str
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Fairness:
    """What some games have shown."""

    level: str
    games: int
    seats: list[Share]
    draws: int
    shortest: int
    median: int
    longest: int
    endings: list[tuple[Won | None, int]]
    falls: dict[str, int]
    luck: float

    @property
    def behind(self) -> str | None:
        """The seat that surely wins too seldom; None where nothing is sure."""
        least = min(self.seats, key=lambda share: share.share)
        return least.seat if least.high < 1 / len(self.seats) else None


def play(plan: Plan, level: str, number: int) -> Outcome:
    """Play one game; what comes back depends on these three alone."""
    table = open_table(plan, SEED + number)
    game, s = table.game, table.record
    losses = {game.events.code(kind): argument for kind, argument in workshop_of(plan.game).losses.items()}
    falls: list[str] = []
    decisions = 0
    while not table.over and decisions < LONGEST:
        seat = records.lowest_seat(int(game.to_act(s)))
        simulations = SIMULATIONS if level == "commander" else None
        seed = (SEED + number) * 65_537 + decisions
        for action in players.decide(level, game.id, table.options, s.tobytes(), seat, seed, simulations=simulations):
            before = records.clone(s)
            game.apply(s, seat, action)
            falls += _fallen(table, before, losses)
            decisions += 1
    return Outcome(_shares(table), decisions, _won_by(table), tuple(falls))


def _fallen(table: Table, before: Record, losses: dict[int, str]) -> list[str]:
    """The places of the units that fell since a record was so."""
    ring = table.record.events
    new = range(max(before.event_n, table.record.event_n - ring.shape[0]), table.record.event_n)
    found = [[int(v) for v in ring[n % ring.shape[0]]] for n in new if int(ring[n % ring.shape[0], 0]) in losses]
    if not found:
        return []
    units = table.game.to_position(before).get("units", {})
    falls: list[str] = []
    for event in found:
        args = table.game.events.decode(event[0], event[2:])[1]
        name = args[losses[event[0]]]
        place = units[name]["at"] if isinstance(units.get(name), dict) else name
        falls += [place] * min(int(args.get("count", 1)), MOST_FALLS) if place in places_of(table.game.id) else []
    return falls


def _shares(table: Table) -> tuple[float, ...]:
    """Each seat's share of the win; a game that nobody won is shared by all."""
    winners = table.winners or table.seats
    return tuple(float(seat in winners) / len(winners) for seat in table.seats)


def _won_by(table: Table) -> Won | None:
    """The goal that the winners reached; None where there was none."""
    winners = set(table.winners)
    for goal in table.game.goals(table.record, None) if winners else []:
        if goal.of is not None and goal.done is not None and goal.done >= goal.of and winners & set(goal.seats):
            return Won(goal.seats, goal.key, json.dumps(goal.args, sort_keys=True), goal.of)
    return None


def play_stretch(plan: Plan, level: str, first: int, last: int) -> list[Outcome]:
    """Play some games."""
    return [play(plan, level, number) for number in range(first, last)]


def stretches(games: int) -> list[tuple[int, int]]:
    """The first and the last number of every stretch."""
    return [(first, min(first + STRETCH, games)) for first in range(0, games, STRETCH)]


def report(plan: Plan, level: str, outcomes: Sequence[Outcome]) -> Fairness:
    """What games have shown."""
    seats = open_table(plan).seats
    lengths = sorted(outcome.decisions for outcome in outcomes)
    columns = [[outcome.shares[i] for outcome in outcomes] for i in range(len(seats))]
    endings = Counter(outcome.won_by for outcome in outcomes if max(outcome.shares) == 1)
    return Fairness(
        level=level,
        games=len(outcomes),
        seats=[_share(seat, column) for seat, column in zip(seats, columns, strict=True)],
        draws=sum(max(outcome.shares) < 1 for outcome in outcomes),
        shortest=lengths[0],
        median=lengths[len(lengths) // 2],
        longest=lengths[-1],
        endings=endings.most_common(),
        falls=dict(Counter(place for outcome in outcomes for place in outcome.falls)),
        luck=luck(columns),
    )


def _share(seat: str, column: list[float]) -> Share:
    return Share(seat, sum(column) / len(column), *interval(sum(column), len(column)))


def luck(columns: Iterable[list[float]]) -> float:
    """The part of the variance of the win that the seat does not explain; 1 where nothing but luck decides."""
    shares = list(columns)
    total = statistics.pvariance([share for column in shares for share in column])
    return 1.0 if total == 0 else statistics.fmean(statistics.pvariance(column) for column in shares) / total


def suggestion(plan: Plan, found: Fairness) -> Suggestion | None:
    """A small change for the side that is behind; None where nobody surely is, or nothing is known that helps."""
    helpful = workshop_of(plan.game).suggestions(plan.core) if found.behind is not None else ()
    return next((change for change in helpful if change.helps == found.behind), None)


def changed(plan: Plan, change: Suggestion) -> Plan:
    """The plan with a suggestion followed."""
    return Plan(plan.game, change.plan["options"], change.plan["position"], plan.title, plan.author, plan.story)
