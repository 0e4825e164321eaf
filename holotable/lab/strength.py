"""Strength, measured and published: one command plays the levels of games against each other and writes what came out.

`python -m holotable.lab.strength GAME --write docs/strength.md` plays on for some minutes, in every seat and with the same
dice, in every way to play that the game's `study.json` names. It keeps every game in a folder, and puts the tables made from
all that the folder holds between two marks of the page.
"""

import argparse
import itertools
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from holotable.core import game as registry
from holotable.core.errors import BadOption
from holotable.lab import ladder, script, watching
from holotable.lab.ladder import Duel, Ladder, Played
from holotable.players import nets

BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
ENOUGH = 200
"""Games from which a figure may decide something."""
PLAYERS = "random,cadet,officer,commander,admiral,grand-admiral"
NETWORK_AFTER = "officer"
"""Where the network stands in the row of players, in games that have one."""


@dataclass(frozen=True)
class Record:
    """All games of one kind that a folder holds: a game with options, and who met whom."""

    game: str
    options: Mapping[str, Any]
    played: tuple[Played, ...]

    def duels(self) -> list[Duel]:
        """Every pairing that was played, with its points."""
        known = registry.get(self.game)
        seats = range(len(known.seats(known.check_options(self.options))))
        found = []
        for one, rest in dict.fromkeys((game.pairing.one, game.pairing.rest) for game in self.played):
            mine = [game for game in self.played if (game.pairing.one, game.pairing.rest) == (one, rest)]
            scores = [[game.score for game in mine if game.pairing.seat == seat] for seat in seats]
            shares = tuple(sum(own) / len(own) if own else 0.0 for own in scores)
            found.append(Duel(one, rest, len(mine), sum(game.score for game in mine), shares))
        return found


def row_of_players(game: str, players: str) -> tuple[str, ...]:
    """The players of a game's ladder, weakest first, with its network where it has one."""
    row = [name.strip() for name in players.split(",")]
    if nets.shipped(game) is not None and NETWORK_AFTER in row and "net" not in row:
        row.insert(row.index(NETWORK_AFTER) + 1, "net")
    return tuple(row)


def log_of(folder: Path, plan: Ladder) -> Path:
    """Where the games of a ladder are kept."""
    words = [plan.game, *(f"{name}-{value}" for name, value in sorted(plan.options.items()))]
    return folder / ("-".join(words).replace("/", "_") + ".jsonl")


def ways_of(game: str) -> list[dict[str, Any]]:
    """The ways to play a game that are measured apart, such as its battles, modes and numbers of players, as options."""
    path = registry.get(game).folder / watching.FILE
    told = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    found: list[dict[str, Any]] = told.get(watching.WAYS, [{}])
    return found


def plans_of(games: Sequence[str], players: str, count: int, seed: int) -> list[Ladder]:
    """Every pairing of every way to play, the weakest players' first: they are the quickest."""
    found = []
    for game in games:
        row = row_of_players(game, players)
        for rank, pair in enumerate(itertools.pairwise(row)):
            for options in ways_of(game):
                seats = ladder.seats_of(game, options)
                found.append((rank, Ladder(game, pair, -(-count // seats) * seats, seed, options)))
    return [plan for _, plan in sorted(found, key=lambda each: each[0])]


def measure(plans: Sequence[Ladder], folder: Path, minutes: float, jobs: int) -> int:
    """Play ladders one after the other, each for its share of the time left; returns how many games were played or found."""
    end = time.monotonic() + 60.0 * minutes
    counted = 0
    for i, plan in enumerate(plans):
        now = time.monotonic()
        until = now + max(0.0, end - now) / (len(plans) - i)
        for _ in ladder.run(plan, log_of(folder, plan), jobs):
            counted += 1
            if time.monotonic() > until:
                break
    return counted


def records(folder: Path) -> Iterator[Record]:
    """What a folder holds, log by log."""
    for path in sorted(folder.glob("*.jsonl")):
        head, *games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        yield Record(head["game"], head["options"], tuple(ladder.played_of(game) for game in games))


def page(found: Sequence[Record]) -> str:
    """The tables of all records, as Markdown."""
    heads = ("game", "options", "player", "against", "games", "points", "95%", "Elo", "in each seat", "equals win", "decides")
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for record in found:
        options = ", ".join(f"{name}={value}" for name, value in record.options.items())
        lines += [f"| {record.game} | {options} | {row_of(record, duel)} |" for duel in record.duels()]
    return "\n".join(lines)


def row_of(record: Record, duel: Duel) -> str:
    """What a row says of a pairing; it decides something if enough games were played and equals would have won otherwise."""
    sides = ladder.sides_of(record.game, record.options)
    fair = ladder.fair_share(sides)
    low, high = duel.low_high
    elo, error = ladder.ratings((duel.rest, duel.one), [duel], sides)[duel.one]
    told = (
        duel.one, duel.rest, duel.games, f"{duel.share:.1%}", f"{low:.1%} to {high:.1%}", f"{elo:+.0f} ± {error:.0f}",
        ", ".join(f"{share:.0%}" for share in duel.by_seat), f"{fair:.0%}",
        "yes" if duel.games >= ENOUGH and not low <= fair <= high else "no",
    )  # fmt: skip
    return " | ".join(map(str, told))


def write(path: Path, text: str) -> None:
    """Put a text between the marks of a page."""
    old = path.read_text(encoding="utf-8") if path.is_file() else ""
    if BEGIN not in old or END not in old:
        raise BadOption("error.has_no_place_for", path=path, begin=BEGIN, end=END)
    before, after = old.partition(BEGIN)[0], old.partition(END)[2]
    path.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")


def main() -> None:
    """Measure what there is time for, print the tables, and write them into the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="the games; all of them when none is named")
    parser.add_argument("--players", default=PLAYERS, metavar="A,B,...", help="weakest first; each meets the one before it")
    parser.add_argument("--count", type=script.count, default=ENOUGH, metavar="N", help="games of each pairing")
    parser.add_argument("--minutes", type=float, default=10.0, metavar="M", help="0 plays nothing and only writes the tables")
    parser.add_argument("--jobs", type=script.count, default=1, metavar="N", help="games played side by side")
    parser.add_argument("--seed", type=script.seed, default=1, metavar="S")
    parser.add_argument("--out", default="strength", metavar="DIR", help="where every game is kept; a second run goes on")
    parser.add_argument("--write", metavar="PAGE", help="the page that takes the tables")
    args = parser.parse_args()
    folder = Path(args.out)
    if args.minutes > 0:
        plans = plans_of(args.games or registry.list_games(), args.players, args.count, args.seed)
        measure(plans, folder, args.minutes, args.jobs)
    text = page(list(records(folder)))
    print(text)
    if args.write:
        write(Path(args.write), text)


if __name__ == "__main__":
    script.run(main)
