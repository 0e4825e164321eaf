"""The ladder: everyone plays everyone, or the next, in every seat, and the strength of each is estimated with its error."""

import hashlib
import json
import math
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

import numpy as np
import numpy.typing as npt
from rich.console import Group
from rich.table import Table as Grid

from holotable import players
from holotable.commands import decimal, percent, say
from holotable.core import game as registry
from holotable.core.errors import HolotableError
from holotable.core.speaking import speaking
from holotable.core.table import Table
from holotable.lab import pictures, script
from holotable.players import heuristics, nets
from holotable.players.roster import Player, actions_of
from holotable.workshop.shares import Z95, interval

GAMES = 40
"""Games of a pairing when no number is given, or the next number that plays every seat alike."""
ELO = 400.0 / math.log(10.0)
LEAST_BEND = 1e-9
"""Lets the strength of a player without games be solved for, with an error beyond all bounds."""
MINDS = (
    "search.py", "guided.py", "layers.py", "nets.py", "thinking.py", "levels.py", "roster.py", "heuristics.py", "neutral.py",
)  # fmt: skip
"""What all games' players have in common, below the folder of the players."""
Vector = npt.NDArray[np.float64]


class BadLadder(HolotableError):
    """A ladder that cannot be played."""


@dataclass(frozen=True)
class Pairing:
    """One game to play: `one` holds the seat of that number, `rest` all others."""

    one: str
    rest: str
    seat: int
    seed: int


@dataclass(frozen=True)
class Played:
    """A game that was played: the score of `one` (1, a half, 0), its length and the longest thought of each."""

    pairing: Pairing
    score: float
    decisions: int
    slowest: dict[str, float]


@dataclass(frozen=True)
class Ladder:
    """What is to be played."""

    game: str
    players: tuple[str, ...]
    games: int
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    neighbours: bool = False
    """Whether each player meets only the one named before it, instead of all."""

    def check(self) -> int:
        """How many seats there are; raises with the reason when the ladder cannot be played."""
        seats = seats_of(self.game, self.options)
        if len(set(self.players)) != len(self.players) or len(self.players) < 2:
            raise BadLadder("error.ladder_needs_at_least")
        for name in self.players:
            players.load(name)
        if self.games < 1 or self.games % seats:
            raise BadLadder("error.games_pairing_must_multiple", seats=seats)
        return seats

    def pairings(self) -> Iterator[Pairing]:
        """Every pairing in every seat; the same dice for each seat of a round."""
        seats = self.check()
        for one, rest in self.duels():
            for n in range(self.games):
                yield Pairing(one, rest, n % seats, self.seed * 1_000_003 + n // seats)

    def duels(self) -> Iterator[tuple[str, str]]:
        """Who meets whom."""
        for i, one in enumerate(self.players):
            for rest in self.players[max(0, i - 1) if self.neighbours else 0 : i]:
                yield one, rest


def seats_of(game: str, options: Mapping[str, Any]) -> int:
    """How many seats a game has with these options."""
    rules = registry.get(game)
    return len(rules.seats(rules.check_options(options)))


def sides_of(game: str, options: Mapping[str, Any]) -> tuple[int, ...]:
    """The number of each seat's side: seats with the same goals are partners, and win together."""
    rules = registry.get(game)
    chosen = rules.check_options(options)
    goals = rules.goals(rules.fresh(chosen), None)
    shared = [[seat in goal.seats for goal in goals] for seat in rules.seats(chosen)]
    found = [each for i, each in enumerate(shared) if each not in shared[:i]]
    return tuple(found.index(each) for each in shared)


def games_by_default(game: str, options: Mapping[str, Any]) -> int:
    """How many games a pairing has when nobody said: as many in every seat."""
    seats = seats_of(game, options)
    return -(-GAMES // seats) * seats


def play(game: str, options: Mapping[str, Any], pairing: Pairing) -> Played:
    """Play one game of the ladder."""
    table = Table(game, options, seed=pairing.seed)
    table.record.quiet = 1
    names = [pairing.one if i == pairing.seat else pairing.rest for i in range(len(table.seats))]
    seated: list[Player] = [players.load(name) for name in names]
    slowest = dict.fromkeys(names, 0.0)
    decisions = 0
    while not table.over and decisions < script.LONGEST_GAME:
        seat = table.to_act[0]
        number = table.seats.index(seat)
        began = time.perf_counter()
        actions = actions_of(seated[number], table, seat, pairing.seed * 65_537 + decisions)
        slowest[names[number]] = max(slowest[names[number]], time.perf_counter() - began)
        for action in actions:
            table.game.apply(table.record, number, action)
        decisions += 1
    one = table.seats[pairing.seat]
    score = 0.5 if not table.winners else float(one in table.winners)
    return Played(pairing, score, decisions, slowest)


def run(ladder: Ladder, log: Path | None = None, workers: int = 1) -> Iterator[Played]:
    """Play the ladder game by game; what stands in the log is not played again."""
    wanted = list(ladder.pairings())
    done = _open_log(ladder, log) if log is not None else {}
    yield from done.values()
    todo = [pairing for pairing in wanted if pairing not in done]
    players.warm(ladder.game)
    for played in _results(ladder, todo, workers):
        if log is not None:
            with log.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(played)) + "\n")
        yield played


def _results(ladder: Ladder, todo: Sequence[Pairing], workers: int) -> Iterable[Played]:
    if workers <= 1:
        return (play(ladder.game, ladder.options, pairing) for pairing in todo)
    return _in_processes(ladder, todo, workers)


def _in_processes(ladder: Ladder, todo: Sequence[Pairing], workers: int) -> Iterator[Played]:
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(play, ladder.game, dict(ladder.options), pairing) for pairing in todo]
        for job in as_completed(jobs):
            yield job.result()


def _head(ladder: Ladder) -> dict[str, Any]:
    rules = registry.get(ladder.game).rules_version
    levels = digest_of_levels(ladder.game)
    return {"game": ladder.game, "rules": rules, "levels": levels, "seed": ladder.seed, "options": dict(ladder.options)}


def known_from(game: str) -> list[Path]:
    """The files that hold what the levels and the network of a game know, and how they think."""
    known = registry.get(game)
    own = [heuristics.weights_file(known), nets.network_file(known), known.folder / "heuristics.py"]
    return own + [Path(players.__file__).with_name(name) for name in MINDS]


def digest_of_levels(game: str) -> str:
    """A short word for what `known_from` names: with another word the same name plays otherwise."""
    found = hashlib.sha256()
    for path in known_from(game):
        found.update(path.read_bytes() if path.is_file() else b"")
        found.update(b"\0")
    return found.hexdigest()[:12]


def _open_log(ladder: Ladder, log: Path) -> dict[Pairing, Played]:
    """The games a log holds already; where there is none, one is begun."""
    if log.parent.exists() and not log.parent.is_dir():
        raise BadLadder("error.games_cannot_kept_no", parent=log.parent)
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("a", encoding="utf-8") as file:
            if file.tell() == 0:
                file.write(json.dumps(_head(ladder)) + "\n")
        return read_log(ladder, log)
    except OSError as error:
        raise BadLadder("error.games_cannot_kept", log=log, strerror=error.strerror) from None


def read_log(ladder: Ladder, log: Path) -> dict[Pairing, Played]:
    """The games of a log that belong to this ladder."""
    entries = []
    for number, line in enumerate(log.read_bytes().splitlines(), 1):
        try:
            entries.append(json.loads(line))
        except ValueError:
            raise BadLadder("error.line_not_json_delete", number=number, log=log) from None
    _check_head(ladder, log, entries[0] if entries else None)
    wanted = set(ladder.pairings())
    done = {}
    for number, entry in enumerate(entries[1:], 2):
        try:
            played = played_of(entry)
        except (TypeError, KeyError, ValueError, AttributeError, OverflowError):
            raise BadLadder("error.line_no_game_delete", number=number, log=log) from None
        if played.pairing in wanted:
            done[played.pairing] = played
    return done


def _check_head(ladder: Ladder, log: Path, found: Any) -> None:
    """Refuse a log whose games cannot be counted together with those of this ladder."""
    head = _head(ladder)
    if not isinstance(found, dict) or {**found, "levels": ""} != {**head, "levels": ""}:
        raise BadLadder("error.belongs_another_ladder_game", log=log)
    if found != head:
        raise BadLadder("error.was_begun_when_levels", log=log)


def played_of(entry: Any) -> Played:
    """A line of a log as a game; raises one error or another when it is none."""
    told = entry["pairing"]
    pairing = Pairing(str(told["one"]), str(told["rest"]), int(told["seat"]), int(told["seed"]))
    score = float(entry["score"])
    if not 0.0 <= score <= 1.0:
        raise ValueError(score)
    slowest = {str(name): float(seconds) for name, seconds in entry["slowest"].items()}
    return Played(pairing, score, int(entry["decisions"]), slowest)


# What the games say


@dataclass(frozen=True)
class Duel:
    """All games of one player against others of one kind."""

    one: str
    rest: str
    games: int
    score: float
    by_seat: tuple[float, ...]

    @property
    def share(self) -> float:
        """The share of points `one` took."""
        return self.score / self.games

    @property
    def low_high(self) -> tuple[float, float]:
        """Its 95% interval."""
        return interval(self.score, self.games)


@dataclass(frozen=True)
class Standings:
    """The outcome of a ladder."""

    ladder: Ladder
    seats: tuple[str, ...]
    duels: tuple[Duel, ...]
    elo: dict[str, tuple[float, float]]
    slowest: dict[str, float]
    decisions: float

    @property
    def fair(self) -> float:
        """The share of the points that equal players take."""
        return fair_share(sides_of(self.ladder.game, self.ladder.options))

    def as_json(self) -> dict[str, Any]:
        """All of it as JSON."""
        return {
            **_head(self.ladder),
            "seats": list(self.seats),
            "decisions_a_game": round(self.decisions, 1),
            "duels": [
                {**asdict(duel), "share": round(duel.share, 4), "interval": [round(v, 4) for v in duel.low_high]}
                for duel in self.duels
            ],
            "elo": {name: {"elo": round(e), "error": round(error)} for name, (e, error) in self.elo.items()},
            "slowest_choice_seconds": {name: round(v, 3) for name, v in self.slowest.items()},
        }


def as_grid(found: Standings) -> Group:
    """The standings for the terminal."""
    words = registry.get(found.ladder.game).words_in(speaking())
    heads = [say(f"head-{head}") for head in ("player", "against", "games", "points")]
    seats = [say("head-as", seat=words.name(seat)) for seat in found.seats]
    duels = Grid(*heads, say("head-interval"), *seats, box=None)
    for duel in found.duels:
        low, high = duel.low_high
        shares = [percent(share) for share in duel.by_seat]
        interval = say("said-range", low=percent(low, 1), high=percent(high, 1))
        duels.add_row(duel.one, duel.rest, str(duel.games), percent(duel.share, 1), interval, *shares)
    ranks = Grid(say("head-player"), "Elo", say("head-interval"), say("head-slowest"), box=None)
    for name, (elo, error) in sorted(found.elo.items(), key=lambda item: -item[1][0]):
        ranks.add_row(name, f"{elo:.0f}", f"± {error:.0f}", f"{decimal(found.slowest[name], 2)} s")
    told = say("said-ladder", choices=decimal(found.decisions), seed=str(found.ladder.seed))
    if len(found.seats) > 2:
        told += "\n" + say("said-alone", seats=len(found.seats), share=percent(found.fair, 1))
    return Group(duels, "", ranks, "", told)


def as_svg(found: Standings) -> str:
    """The ratings as a picture: one bar a player, with its 95% interval."""
    rows = sorted(found.elo.items(), key=lambda item: item[1][0])
    low = min(0.0, *(elo - error for _, (elo, error) in rows))
    high = max(100.0, *(elo + error for _, (elo, error) in rows))
    left, width, height = 150, 480, 30

    def x(value: float) -> float:
        return left + width * (value - low) / (high - low)

    bars = []
    for i, (name, (elo, error)) in enumerate(rows):
        y = 50 + i * height
        bars.append(
            f'<text x="{left - 10}" y="{y + 14}" text-anchor="end">{escape(name)}</text>'
            f'<rect x="{min(x(0), x(elo)):.1f}" y="{y}" width="{abs(x(elo) - x(0)):.1f}" height="18" fill="#5b8def"/>'
            f'<path d="M{x(elo - error):.1f} {y + 9}H{x(elo + error):.1f}" stroke="#1b2a41" stroke-width="2"/>'
            f'<text x="{x(high) + 10:.1f}" y="{y + 14}">{elo:.0f} ± {error:.0f}</text>'
        )
    title = escape(say("said-elo", game=found.ladder.game))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="760" height="{70 + len(rows) * height}" '
        f'font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="white"/>'
        f'<text x="20" y="28" font-size="16">{title}</text>{"".join(bars)}</svg>\n'
    )


def plot(found: Standings, path: Path) -> None:
    """Write the ratings as a picture, in the format of its name: SVG by itself, any other by matplotlib."""
    rows = sorted(found.elo.items(), key=lambda item: item[1][0])

    def draw(axes: Any) -> None:
        axes.barh(
            [name for name, _ in rows],
            [elo for _, (elo, _) in rows],
            xerr=[error for _, (_, error) in rows],
            color="#5b8def",
            ecolor="#1b2a41",
        )
        axes.set_title(say("said-elo", game=found.ladder.game))

    pictures.write(path, as_svg(found), (7.6, 0.8 + 0.4 * len(rows)), draw)


def standings(ladder: Ladder, played: Iterable[Played]) -> Standings:
    """Count the games: duels by seat with intervals, and Elo."""
    games = list(played)
    table = registry.get(ladder.game)
    seats = table.seats(table.check_options(ladder.options))
    duels = []
    for one, rest in ladder.duels():
        mine = [g for g in games if (g.pairing.one, g.pairing.rest) == (one, rest)]
        if mine:
            by_seat = [[g.score for g in mine if g.pairing.seat == k] for k in range(len(seats))]
            shares = tuple(sum(s) / len(s) if s else 0.0 for s in by_seat)
            duels.append(Duel(one, rest, len(mine), sum(g.score for g in mine), shares))
    slowest = {name: max((g.slowest.get(name, 0.0) for g in games), default=0.0) for name in ladder.players}
    length = sum(g.decisions for g in games) / max(len(games), 1)
    elo = ratings(ladder.players, duels, sides_of(ladder.game, ladder.options))
    return Standings(ladder, seats, tuple(duels), elo, slowest, length)


def fair_share(sides: Sequence[int]) -> float:
    """How often the side of a seat wins among equals."""
    return 1.0 / len(set(sides))


def ratings(names: Sequence[str], duels: Sequence[Duel], sides: Sequence[int]) -> dict[str, tuple[float, float]]:
    """Elo of each player with its 95% error, the first being 0: the likeliest strengths (Bradley-Terry).

    `sides` are the sides of the seats. A side is as strong as its players are in the mean (of their Elo), and wins as often as
    its strength is a share of the strengths of all sides. One drawn game is added to each duel, so that a clean sweep has a
    finite estimate.
    """
    strength = np.zeros(len(names))
    for _ in range(200):
        slope, bend = _slope(names, strength, duels, sides)
        step = np.linalg.solve(bend, slope)
        strength[1:] += step / max(1.0, np.abs(step).max())
    errors = np.zeros(len(names))
    errors[1:] = Z95 * np.sqrt(np.linalg.inv(_slope(names, strength, duels, sides)[1]).diagonal())
    return {name: (ELO * float(strength[i]), ELO * float(errors[i])) for i, name in enumerate(names)}


def _slope(names: Sequence[str], strength: Vector, duels: Sequence[Duel], sides: Sequence[int]) -> tuple[Vector, Vector]:
    """The slope of the likelihood by the strengths of all players but the first, and how it bends: minus its Hessian.

    All strengths together, since an error of one is passed on to all who are known by their games against it.
    """
    slope, bend = np.zeros(len(names)), np.eye(len(names)) * LEAST_BEND
    fair = fair_share(sides)
    for duel in duels:
        one, rest = names.index(duel.one), names.index(duel.rest)
        for seat, side in enumerate(sides):
            share = 1.0 / sides.count(side)
            towards = np.zeros(len(names))
            towards[one], towards[rest] = share, -share
            chance = 1.0 / (1.0 + (1.0 / fair - 1.0) * math.exp(share * (strength[rest] - strength[one])))
            games = duel.games / len(sides)
            score = duel.by_seat[seat] * games if duel.by_seat else duel.score / len(sides)
            drawn = 1.0 / len(sides)
            slope += towards * (score + drawn * fair - (games + drawn) * chance)
            bend += np.outer(towards, towards) * (games + drawn) * chance * (1.0 - chance)
    return slope[1:], bend[1:, 1:]
