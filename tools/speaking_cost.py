"""What it costs to say the choices of a state in each language, beside another checkout such as the one before the catalogues.

``python tools/speaking_cost.py /path/to/another/checkout`` plays golden games in both checkouts, keeps what the choices of
every state are made of, and then says them again and again: here in every language, there in English, a round of one after a
round of the other, so that a busy machine slows both alike. Of each state the fastest of all rounds counts. Nothing needs to be
compiled, as only the sentences are measured.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent.parent
MICROSECOND = 1e6
TELLER = """
import json, sys, time
from pathlib import Path
import holotable as ht

class Heard:
    def say(self, key, **args):
        self.kept.append((key, args))
        return key

paths, languages = json.loads(sys.stdin.readline())
states = []
for path in paths:
    save, heard = json.loads(Path(path).read_text(encoding="utf-8")), Heard()
    table = ht.Table.opening_of(save)
    for number, line in enumerate(save["actions"], 1):
        heard.kept = []
        table.choices(None, heard)
        if heard.kept:
            states.append((table.game.id, heard.kept))
        table.replay_line(line, number)
print(json.dumps([game for game, _ in states]), flush=True)
for _ in sys.stdin:
    took = {}
    for language in languages:
        times = took[language] = []
        for game, sentences in states:
            say = ht.get(game).words(language).say
            begun = time.perf_counter()
            for key, args in sentences:
                say(key, **args)
            times.append(time.perf_counter() - begun)
    print(json.dumps([took, sum(len(sentences) for _, sentences in states)]), flush=True)
"""
"""What runs in a checkout: it reads the games and the languages, and then measures a round for every line it is sent."""


class Teller:
    """A process of one checkout, and the fastest time of each state in each language so far."""

    def __init__(self, checkout: Path, games: list[str], languages: list[str]) -> None:
        environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(checkout)}
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        self._process = subprocess.Popen([sys.executable, "-c", TELLER], cwd=checkout, env=environment, **pipes)
        self.best: dict[str, list[float]] = {}
        self.sentences = 0
        self.games: list[str] = self._asked([[str(checkout / name) for name in games], languages])

    def _asked(self, what: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(what), file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("A checkout could not say the choices of its golden games.")
        return json.loads(line)

    def round(self) -> None:
        """Say everything once more."""
        took, self.sentences = self._asked("")
        for language, times in took.items():
            self.best[language] = [min(pair) for pair in zip(self.best.get(language, times), times, strict=True)]

    def of(self, game: str, language: str) -> list[float]:
        """The times of a game's states in microseconds."""
        return [MICROSECOND * time for name, time in zip(self.games, self.best[language], strict=True) if name == game]


def shortest(count: int) -> list[str]:
    """The shortest golden games of each game."""
    found = []
    for folder in sorted((HERE / "tests" / "golden").iterdir()):
        saves = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_size)[:count]
        found += [str(path.relative_to(HERE)) for path in saves]
    return found


def report(here: Teller, there: Teller, languages: list[str]) -> Table:
    """A row a game: the mean time of its states there and here, and how many states take longer in some language."""
    grid = Table("game", "states", "before, en", *languages, "en : before", "slower", box=None)
    for game in dict.fromkeys(here.games):
        before = statistics.fmean(there.of(game, "en"))
        now = {language: statistics.fmean(here.of(game, language)) for language in languages}
        told = [f"{now[language]:.0f}" for language in languages]
        each = zip(there.of(game, "en"), *(here.of(game, language) for language in languages), strict=True)
        slower = sum(max(after) > then for then, *after in each)
        states = str(here.games.count(game))
        grid.add_row(game, states, f"{before:.0f}", *told, f"{now['en'] / before:.2f}", str(slower))
    return grid


def main() -> None:
    """Measure, and print a table of microseconds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path, help="the other checkout")
    parser.add_argument("--games", type=int, default=2, help="golden games of each game")
    parser.add_argument("--rounds", type=int, default=20, help="rounds of each checkout, in turns")
    given = parser.parse_args()
    languages = json.loads((HERE / "holotable" / "core" / "sentences" / "languages.json").read_text(encoding="utf-8"))
    games = shortest(given.games)
    here, there = Teller(HERE, games, languages), Teller(given.checkout.resolve(), games, ["en"])
    if here.games != there.games:
        raise SystemExit("The two checkouts do not have the same golden games.")
    for _ in range(given.rounds):
        there.round()
        here.round()
    print(f"{len(here.games)} states, {here.sentences} choices; microseconds to say all choices of a state")
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")
    Console().print(report(here, there, languages))


if __name__ == "__main__":
    main()
