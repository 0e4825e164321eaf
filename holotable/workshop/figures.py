"""What is known of the fairness of a game's own battles: a file of its folder, made by `holotable lab GAME ... --figures`.

Each figure says by which rules it was measured; one of older rules is known no more.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from holotable.core import game as registry

from .shares import interval

FILE = "fairness.json"


def path_of(game: str) -> Path:
    """Where the figures of a game lie."""
    return registry.get(game).folder / FILE


def known_figures(game: str) -> list[dict[str, Any]]:
    """The figures of a game by its rules of today; none where nobody has played its battles yet."""
    file = path_of(game)
    found: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    return [one for one in found if one["rules"] == registry.get(game).rules_version]


def figure(game: str, options: Mapping[str, Any], level: str, seats: Mapping[str, Sequence[float]]) -> dict[str, Any]:
    """The figure of a battle by the game's rules of today, from each seat's shares of the wins."""
    shares = []
    for seat, won in seats.items():
        low, high = interval(sum(won), len(won))
        shares.append({"seat": seat, "share": round(sum(won) / len(won), 4), "low": round(low, 4), "high": round(high, 4)})
    games = len(next(iter(seats.values())))
    rules = registry.get(game).rules_version
    return {"options": dict(options), "rules": rules, "level": level, "games": games, "seats": shares}


def write(game: str, figures: Sequence[Mapping[str, Any]]) -> Path:
    """Keep the figures of a game's battles; those of other battles stay as they are."""
    new = [json.dumps(one["options"], sort_keys=True) for one in figures]
    old = [one for one in known_figures(game) if json.dumps(one["options"], sort_keys=True) not in new]
    lines = ",\n ".join(json.dumps(one, ensure_ascii=False) for one in [*old, *figures])
    path_of(game).write_text(f"[\n {lines}\n]\n", encoding="utf-8")
    return path_of(game)
