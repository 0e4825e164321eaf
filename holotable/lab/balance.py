"""Balance: what the games of a study say about seats, players and scenarios, with how sure that is.

Win rates are mean scores (a shared win counts its share, a draw among n seats 1/n of one) with 95% Wilson intervals.
The luck share is the part of the scores' variance that neither player nor seat nor scenario explains.
"""

import json
import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from holotable.workshop.shares import interval

from .simulate import Row


@dataclass(frozen=True)
class Rate:
    """A mean score with its 95% interval."""

    label: str
    games: int
    rate: float
    low: float
    high: float


def wilson(label: str, scores: Iterable[float]) -> Rate:
    """The mean score of some games with Wilson's interval."""
    values = list(scores)
    n = len(values)
    if n == 0:
        return Rate(label, 0, math.nan, 0.0, 1.0)
    p = sum(values) / n
    return Rate(label, n, p, *interval(sum(values), n))


def shares(row: Row) -> list[float]:
    """Each seat's share of the win: 1 for a winner alone, equal shares for those with the best score."""
    best = max(row["scores"])
    winners = [score == best for score in row["scores"]]
    return [float(won) / sum(winners) for won in winners]


@dataclass(frozen=True)
class Seen:
    """One seat of one game."""

    scenario: str
    seat: str
    player: str
    share: float
    first: bool


def seen_of(rows: list[Row]) -> list[Seen]:
    """All seats of all games."""
    return [
        Seen(row["scenario"], seat, player, share, seat == row["first"])
        for row in rows
        for seat, player, share in zip(row["seats"], row["players"], shares(row), strict=True)
    ]


def rates(seen: list[Seen], key: Callable[[Seen], str]) -> list[Rate]:
    """Win rates of groups."""
    groups: dict[str, list[float]] = {}
    for one in seen:
        groups.setdefault(key(one), []).append(one.share)
    return [wilson(label, values) for label, values in sorted(groups.items())]


def luck_share(seen: list[Seen]) -> float:
    """The part of the variance of the win that player, seat and scenario together do not explain."""
    total = float(np.var([one.share for one in seen]))
    if total == 0.0:
        return 0.0
    groups: dict[tuple[str, str, str], list[float]] = {}
    for one in seen:
        groups.setdefault((one.scenario, one.seat, one.player), []).append(one.share)
    within = sum(len(values) * float(np.var(values)) for values in groups.values()) / len(seen)
    return within / total


@dataclass(frozen=True)
class Balance:
    """What a study found."""

    games: int
    unfinished: int
    by_seat: list[Rate]
    by_player: list[Rate]
    by_scenario: list[Rate]
    first_player: Rate
    by_first: list[Rate]
    """The seat that decides first in each scenario, where there are several."""
    luck: float
    length_median: float
    length_90: float
    lengths: list[int]


def balance_of(rows: list[Row]) -> Balance:
    """Work out the balance of some games."""
    seen = seen_of(rows)
    lengths = [int(row["decisions"]) for row in rows]
    several = len({row["scenario"] for row in rows}) > 1
    return Balance(
        games=len(rows),
        unfinished=sum(not row["finished"] for row in rows),
        by_seat=rates(seen, lambda one: one.seat),
        by_player=rates(seen, lambda one: one.player) if len({one.player for one in seen}) > 1 else [],
        by_scenario=rates(seen, lambda one: f"{scenario_name(one.scenario)}: {one.seat}") if several else [],
        first_player=wilson("the seat that decides first", (one.share for one in seen if one.first)),
        by_first=rates([one for one in seen if one.first], lambda one: scenario_name(one.scenario)) if several else [],
        luck=luck_share(seen),
        length_median=float(np.median(lengths)),
        length_90=float(np.percentile(lengths, 90)),
        lengths=lengths,
    )


@dataclass(frozen=True)
class Ending:
    """One way in which games ended: the reason, who won by it, in how many games, and the middle one of their lengths."""

    reason: str
    winners: tuple[str, ...]
    games: int
    turns: float


def endings_of(rows: list[Row]) -> list[Ending]:
    """How games ended, the most frequent first."""
    groups: dict[tuple[str, tuple[str, ...]], list[int]] = {}
    for row in rows:
        groups.setdefault((row["ending"], tuple(row["winners"])), []).append(row["turns"])
    found = [Ending(reason, who, len(turns), float(np.median(turns))) for (reason, who), turns in groups.items()]
    return sorted(found, key=lambda one: (-one.games, one.reason, one.winners))


def counts_of(rows: list[Row], column: str, thing: str) -> list[tuple[str, float, float]]:
    """What fell or was played: its word, how often in a game, and in what part of the games at all; most frequent first."""
    total: dict[str, int] = {}
    games: dict[str, set[int]] = {}
    for row in rows:
        for one in row[column]:
            total[one[thing]] = total.get(one[thing], 0) + one["count"]
            games.setdefault(one[thing], set()).add(row["number"])
    n = len(rows)
    return sorted(((word, count / n, len(games[word]) / n) for word, count in total.items()), key=lambda one: (-one[1], one[0]))


@dataclass(frozen=True)
class Tension:
    """How tense games were, on average; `curve` has the winner's chance over the game: lower quarter, middle, upper quarter."""

    lead_changes: float
    tension: float
    decided: float
    comebacks: float
    """In what part of the games the winner once had less than half a fair share of the chances."""
    curve: list[tuple[float, float, float]]


def tension_of(rows: list[Row]) -> Tension | None:
    """The tension of the games that somebody won; None where nobody won any."""
    won = [row for row in rows if row["winners"]]
    if not won:
        return None
    chances = np.array([np.sum([_of_seat(row, seat) for seat in row["winners"]], axis=0) for row in won])
    low, middle, high = np.percentile(chances, (25, 50, 75), axis=0)
    return Tension(
        lead_changes=float(np.mean([row["lead_changes"] for row in won])),
        tension=float(np.mean([row["tension"] for row in won])),
        decided=float(np.median([row["decided"] for row in won])),
        comebacks=float(np.mean([row["lowest"] < len(row["winners"]) / len(row["seats"]) / 2 for row in won])),
        curve=[(float(a), float(b), float(c)) for a, b, c in zip(low, middle, high, strict=True)],
    )


def _of_seat(row: Row, seat: str) -> list[float]:
    place = row["seats"].index(seat)
    return [point[place] for point in row["chances"]]


def scenario_name(text: str) -> str:
    """A scenario's options in a few words."""
    options = json.loads(text)
    return ", ".join(f"{name} {value}" for name, value in options.items()) or "as it stands"
