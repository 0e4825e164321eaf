"""Recording golden games: the shortest random game found for every way a game can end, to be reviewed and kept.

``python -m holotable.lab.golden GAME tests/golden/GAME`` looks through random games over all option mixes.
"""

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from holotable.core import game as registry
from holotable.core import records
from holotable.core.game import Game
from holotable.core.table import Table
from holotable.lab import script
from holotable.lab.fuzz import policy_generator, replay


def random_table(game: Game, options: dict[str, Any], seed: int, limit: int) -> Table | None:
    """A finished random game as a table, or None if it did not end in time."""
    s = game.fresh(options, seed)
    actions, seats = np.zeros(limit, np.int32), np.zeros(limit, np.int32)
    out = records.legal_buffer(game.max_legal)
    count = game.loops.random_game(s, policy_generator(seed), limit, out, actions, seats)
    if not s.over:
        return None
    return replay(game, options, seed, [(int(a), int(b)) for a, b in zip(seats[:count], actions[:count], strict=True)])


def ending(table: Table) -> str:
    """How a game ended, in a word: what happened last but one, what last, and who won."""
    kinds = [event.kind for event in table.events[-2:]]
    reason = table.events[-1].args.get("reason")
    return "-".join([*kinds, *([str(reason)] if reason else []), *(table.winners or ("nobody",))])


def shortest(game: Game, seeds: Iterable[int], limit: int) -> dict[str, Table]:
    """The shortest game for every ending among the seeds."""
    mixes = game.option_mixes()
    found: dict[str, Table] = {}
    for seed in seeds:
        table = random_table(game, mixes[seed % len(mixes)], seed, limit)
        if table is None:
            continue
        name = ending(table)
        if name not in found or table.ply < found[name].ply:
            found[name] = table
    return found


def write(table: Table, folder: Path, name: str) -> None:
    """Keep a game as a save and as a readable playthrough beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    table.save(folder / f"{name}.json")
    (folder / f"{name}.txt").write_text("\n".join(table.playthrough()) + "\n", encoding="utf-8")


def main() -> None:
    """Look for endings and write them."""
    parser = argparse.ArgumentParser(description="Record golden games of one game.")
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=script.count, default=500)
    parser.add_argument("--limit", type=script.count, default=20_000)
    args = parser.parse_args()
    for name, table in shortest(registry.get(args.game), range(args.games), args.limit).items():
        write(table, args.folder, name)
        print(f"{name}: {table.ply} choices")


if __name__ == "__main__":
    script.run(main)
