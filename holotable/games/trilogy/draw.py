"""What a browser draws the galaxy from: planets, borders, lanes, regions, meters and cards."""

from typing import Any

from holotable.core.bits import has_bit

from .board import ADJACENT, CARD_DATA, DATA, FACTIONS, NAMES, PLANETS, SHIPS
from .position import seats

COLOURS = {"orange": "rebels", "yellow": "hutts", "grey": "empire", "white": "empire"}
"""Whose look the colours of the standard game have."""
LOOKS = {name: COLOURS.get(name, name.split("-")[0]) for name in (*FACTIONS, *NAMES)}
SECOND = ("white", "rebels-yellow", "empire-white")
"""Those who share a look with another seat: their pieces have a rim of their own."""


def drawing(options: dict[str, Any]) -> dict[str, Any]:
    """What never changes in the galaxy (TRI-1..TRI-6, TRI-21, TRI-24, TRI-90, TRI-122)."""
    return {
        "canvas": DATA["canvas"],
        "regions": [{key: region[key] for key in ("id", "name", "colour", "bonus", "planets")} for region in DATA["regions"]],
        "planets": [{key: planet[key] for key in ("id", "name", "region", "x", "y", "resource")} for planet in DATA["planets"]],
        "borders": _borders(),
        "lanes": DATA["lanes"],
        "ships": list(SHIPS),
        "force_meter": DATA["force_meter"]["spaces"],
        "resource_win": DATA["hutt_resource_counter"]["win_at"],
        "card_sets": DATA["card_sets"],
        "seats": list(seats(options)),
        "second": list(SECOND),
        "cards": [
            {key: card[key] for key in ("id", "name", "class", "when", "effect")} | {"deck": card["id"].split("-")[0]}
            for card in CARD_DATA
        ],
    }


def _borders() -> list[list[str]]:
    """Pairs of planets side by side; those that a lane joins are left to the lanes."""
    return [
        [PLANETS[a], PLANETS[b]]
        for a in range(len(PLANETS))
        for b in range(a + 1, len(PLANETS))
        if has_bit(ADJACENT[a], b) and PLANETS[b] not in DATA["planets"][a]["lanes"]
    ]
