"""Strength, measured and published: one command plays the levels of games against each other and writes what came out.

`python -m holotable.lab.strength GAME --write docs/strength.md` plays on for some minutes, in every seat and with the same
dice, keeps every game in a folder, and puts the tables made from all that the folder holds between two marks of the page.
"""

import argparse
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from holotable.core import game as registry
from holotable.core.errors import BadOption
from holotable.lab import ladder, script
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


def measure(plans: Sequence[Ladder], folder: Path, minutes: float, jobs: int) -> int:
    """Play ladders one after the other until the time is over; returns how many games were played or found."""
    until = time.monotonic() + 60.0 * minutes
    counted = 0
    for plan in plans:
        for _ in ladder.run(plan, log_of(folder, plan), jobs):
            counted += 1
            if time.monotonic() > until:
                return counted
    return counted


def records(folder: Path) -> Iterator[Record]:
    """What a folder holds, log by log."""
    for path in sorted(folder.glob("*.jsonl")):
        head, *games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        yield Record(head["game"], head["options"], tuple(ladder.played_of(game) for game in games))


def page(found: Sequence[Record]) -> str:
    """The tables of all records, as Markdown."""
    lines = ["| game | options | player | against | games | points | 95% | in each seat | decides |", "|---" * 9 + "|"]
    for record in found:
        options = ", ".join(f"{name}={value}" for name, value in record.options.items())
        fair = 1.0 / len(registry.get(record.game).seats(registry.get(record.game).check_options(record.options)))
        for duel in record.duels():
            low, high = duel.low_high
            seats = ", ".join(f"{share:.0%}" for share in duel.by_seat)
            decides = "yes" if duel.games >= ENOUGH and not low <= fair <= high else "no"
            lines.append(
                f"| {record.game} | {options} | {duel.one} | {duel.rest} | {duel.games} | {duel.share:.1%} "
                f"| {low:.1%} to {high:.1%} | {seats} | {decides} |"
            )
    return "\n".join(lines)


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
    plans = []
    for name in args.games or registry.list_games():
        seats = ladder.seats_of(name, {})
        count = -(-args.count // seats) * seats
        plans.append(Ladder(name, row_of_players(name, args.players), count, args.seed, {}, neighbours=True))
    folder = Path(args.out)
    if args.minutes > 0:
        measure(plans, folder, args.minutes, args.jobs)
    text = page(list(records(folder)))
    print(text)
    if args.write:
        write(Path(args.write), text)


if __name__ == "__main__":
    script.run(main)
