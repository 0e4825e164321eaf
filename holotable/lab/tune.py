"""Tune a game's weights by self-play: change one, play the changed against the unchanged, keep what wins.

``python -m holotable.lab.tune GAME --player officer --rounds 60 --games 400 --seed 1 --write``

The same seed gives the same changes and, with a player that counts simulations, the same games.

``python -m holotable.lab.tune GAME --player commander@1000 --try '{"turns": 4}' --games 40 --versus officer``

tries one set of changes alone, against the unchanged player or another, and says how it fared.
"""

import argparse
import json
import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from holotable.core import game as registry
from holotable.core.table import Table
from holotable.lab import script
from holotable.players import heuristics, load
from holotable.players.errors import UnknownPlayer
from holotable.players.heuristics import Heuristics
from holotable.players.levels import BY_ID, SEARCHERS
from holotable.players.roster import Computer
from holotable.players.search import KNOBS
from holotable.workshop.shares import interval

STEPS = (0.5, 0.7, 1.4, 2.0)
NUDGE = 0.1
"""The step from 0, which no factor would move."""
SHARES = ("spread", "patience")
"""Settings of the search that lie between 0 and 1."""
COUNTS = ("playout", "turns", "looks", "tries")
"""Those that count something: whole numbers from 1."""
MARGIN = 1.0
"""How many standard errors a change must win by to be kept."""
TELL_EVERY = 10


@dataclass(frozen=True)
class Trial:
    """One change that was tried, and how it fared."""

    name: str
    before: float
    after: float
    share: float
    kept: bool


def match(
    game: str,
    mixes: Sequence[Mapping[str, Any]],
    new: Computer,
    old: Computer,
    games: int,
    seed: int,
    tell: Callable[[int, float], None] = lambda played, share: None,
) -> float:
    """The share of points the new player takes from the old one, every deal played twice with the seats changed."""
    score = 0.0
    for n in range(games):
        options = mixes[n % len(mixes)]
        table = Table(game, options, seed=seed * 1_000_003 + n // (2 * len(mixes)))
        table.record.quiet = 1
        score += _score(table, new, old, (n // len(mixes)) % 2)
        tell(n + 1, score / (n + 1))
    return score / games


def _score(table: Table, new: Computer, old: Computer, place: int) -> float:
    """One game, scored so that an even match gives a half whatever the number of seats."""
    seats = len(table.seats)
    decisions = 0
    while not table.over and decisions < script.LONGEST_GAME:
        seat = table.seats.index(table.to_act[0])
        player = new if _holds(seat, place, seats) else old
        for action in player.actions(table, seat, table.seed * 65_537 + decisions):
            table.game.apply(table.record, seat, action)
        decisions += 1
    if not table.winners:
        return 0.5
    return 0.5 + 0.5 * (_mean(table, place, seats, True) - _mean(table, place, seats, False))


def _holds(seat: int, place: int, seats: int) -> bool:
    """Whether the new player sits there: one seat of two, every other seat of more."""
    return seat == place if seats == 2 else (seat + place) % 2 == 0


def _mean(table: Table, place: int, seats: int, new: bool) -> float:
    mine = [name in table.winners for i, name in enumerate(table.seats) if _holds(i, place, seats) == new]
    return sum(mine) / max(len(mine), 1)


def level_player(name: str) -> Computer:
    """A level of the computer by name; no other player has weights to change."""
    player = load(name)
    if not isinstance(player, Computer):
        raise UnknownPlayer("error.no_level_so_nothing", name=repr(name), by_id=", ".join(BY_ID))
    return player


def tune(
    game: str,
    player: str,
    rounds: int,
    games: int,
    seed: int,
    mixes: Sequence[Mapping[str, Any]] = ({},),
    names: Sequence[str] = (),
    tell: Callable[[Trial], None] = lambda trial: None,
) -> Heuristics:
    """The heuristics after so many rounds of changes."""
    base = level_player(player)
    rng = random.Random(seed)
    known = heuristics.of(game, base.level)
    if not names:
        names = known.names + (KNOBS if base.level in SEARCHERS else ())
    known.changed(dict.fromkeys(names, 1.0))  # a wrong name is refused before anything is played
    for turn in range(rounds):
        name = names[turn % len(names)]
        before = _value(known, name)
        after = _other_value(known, name, rng)
        if after == before:
            continue
        candidate = known.changed({name: after})
        new = Computer(base.level, base.simulations, base.threads, candidate)
        old = Computer(base.level, base.simulations, base.threads, known)
        share = match(game, mixes, new, old, games, seed + turn)
        kept = share > 0.5 + MARGIN * 0.5 / math.sqrt(games)
        if kept:
            known = candidate
        tell(Trial(name, before, after, share, kept))
    return known


def _value(known: Heuristics, name: str) -> float:
    if name in known.names:
        return float(known.weights[known.names.index(name)])
    return float(known.knobs[KNOBS.index(name)])


def _other_value(known: Heuristics, name: str, rng: random.Random) -> float:
    """Another value for a weight or setting, some steps away; the same where all steps lead back to it."""
    before = _value(known, name)
    if name in known.names:
        steps = [round(before * step, 4) if before else NUDGE * (1 if step > 1 else -1) for step in STEPS]
    else:
        steps = [_setting(name, before, step) for step in STEPS]
    return rng.choice([after for after in steps if after != before] or [before])


def _setting(name: str, before: float, step: float) -> float:
    """A setting of the search so many times as large, within what it may be; patience is measured from 1 down."""
    after = 1.0 - (1.0 - before) * step if name == "patience" else before * step or NUDGE
    if name in COUNTS:
        return float(max(round(after), 1))
    return round(min(max(after, 0.0), 1.0), 5) if name in SHARES else round(after, 4)


def try_out(
    game: str,
    player: str,
    changes: Mapping[str, float],
    games: int,
    seed: int,
    mixes: Sequence[Mapping[str, Any]] = ({},),
    versus: str = "",
    tell: Callable[[int, float], None] = lambda played, share: None,
) -> float:
    """The share of points a player takes with some weights or settings changed, from another or from itself unchanged."""
    new, old = level_player(player), level_player(versus or player)
    new.known = heuristics.of(game, new.level).changed(changes)
    return match(game, mixes, new, old, games, seed, tell)


def write(game: str, known: Heuristics, level: str) -> None:
    """Put what a level now has otherwise into the game's data: where the level has a name of its own, else for all."""
    known_game = registry.get(game)
    data = heuristics.read(known_game)
    old = heuristics.of(game, level)
    for name in (*known.names, *KNOBS):
        if _value(known, name) != _value(old, name):
            _place(data, name, level)[name] = _value(known, name)
    heuristics.weights_file(known_game).write_text(as_text(data), encoding="utf-8")


def _place(data: dict[str, Any], name: str, level: str) -> dict[str, float]:
    """Where in a game's data the value stands that a level has for a name."""
    own: dict[str, float] = data.get("levels", {}).get(level, {})
    if name in own:
        return own
    shared: dict[str, float] = data.setdefault("search" if name in KNOBS else "weights", {})
    return shared


def as_text(data: Mapping[str, Any]) -> str:
    """A game's data as it is written: a weight a line, the rest a line each."""
    lines = []
    for name, value in data.items():
        text = json.dumps(value, indent=2).replace("\n", "\n  ") if name == "weights" else json.dumps(value)
        lines.append(f"  {json.dumps(name)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _tell_trial(given: argparse.Namespace) -> None:
    """Try one set of changes and print how it fares, every few games."""
    level = level_player(given.player).level
    heuristics.of(given.game, level).changed(given.changes)  # a wrong name is refused before anything is said
    whom = given.versus or "itself unchanged"
    print(f"{given.game} {json.dumps(given.options)} {given.player} {json.dumps(given.changes)} against {whom}", flush=True)

    def tell(played: int, share: float) -> None:
        if played % TELL_EVERY == 0 or played == given.games:
            low, high = interval(share * played, played)
            print(f"{share:6.1%} of {played} games, 95% {low:.1%} to {high:.1%}", flush=True)

    try_out(given.game, given.player, given.changes, given.games, given.seed, given.options, given.versus, tell)


def main() -> None:
    """The command line of the tuning."""
    parser = argparse.ArgumentParser(description="Tune a game's weights by self-play.")
    parser.add_argument("game")
    parser.add_argument("--player", default="officer", help="the level that plays: officer, or commander@300")
    parser.add_argument("--rounds", type=script.count, default=60, help="how many changes are tried")
    parser.add_argument("--games", type=script.count, default=200, help="games for each change")
    parser.add_argument("--seed", type=script.seed, default=1)
    parser.add_argument(
        "--options", type=script.json_objects, default=[{}], help="a JSON list of options to play with, in turn"
    )
    parser.add_argument("--names", default="", help="the weights to change, with commas; all of them by default")
    parser.add_argument("--write", action="store_true", help="write the tuned weights into the game's data")
    parser.add_argument("--try", dest="changes", type=script.json_object, metavar="JSON", help="only try these changes")
    parser.add_argument("--versus", default="", help="with --try: whom to play; the same level unchanged by default")
    given = parser.parse_args()
    if given.versus and given.changes is None:
        parser.error("--versus goes with --try")
    if given.write and given.changes is not None:
        parser.error("--write does not go with --try")
    if given.changes is not None:
        _tell_trial(given)
        return
    names = tuple(name for name in given.names.split(",") if name)

    def tell(trial: Trial) -> None:
        verdict = "kept" if trial.kept else "dropped"
        print(f"{trial.name:<16} {trial.before:>9.4f} -> {trial.after:<9.4f} {trial.share:6.3f}  {verdict}", flush=True)

    known = tune(given.game, given.player, given.rounds, given.games, given.seed, given.options, names, tell)
    print(json.dumps(dict(zip(known.names, map(float, known.weights), strict=True))))
    print(json.dumps(dict(zip(KNOBS, map(float, known.knobs), strict=True))))
    if given.write:
        write(given.game, known, level_player(given.player).level)


if __name__ == "__main__":
    script.run(main)
