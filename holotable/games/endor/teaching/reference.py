"""The reference of the rulebook: sectors, ships, tracks and all order cards, from the game's data."""

import re
from collections import Counter
from typing import Any

from holotable.core.markdown import grid, scene
from holotable.core.words import Catalogue
from holotable.games.endor.board import DATA

RULING = re.compile(r"\bruling\b")
SHIPS = ("x-wing", "y-wing", "b-wing", "falcon", "tie", "executor", "marker", "death-star")


def reference(words: Catalogue, said: Catalogue) -> str:
    """The reference as Markdown."""
    parts = [f"# {said.say('reference')}", f"## {said.say('reference.set-up')}"]
    for key, options in (("two", {}), ("four", {"players": 4})):
        parts.append(scene(options=options, caption=said.say(f"reference.{key}")))
    parts += [f"## {said.say('reference.ships')}", _ships(words, said)]
    parts += [f"## {said.say('reference.sectors')}", _sectors(words, said)]
    parts += [f"## {said.say('reference.tracks')}", *_tracks(words, said)]
    parts += [f"## {said.say('reference.cards')}", *_cards(words, said)]
    return "\n\n".join(parts)


def _head(said: Catalogue, *names: str) -> list[str]:
    return [said.say(f"reference.head.{name}") for name in names]


def _mark(status: str) -> str:
    """The mark of what a board shows: where we had to decide, it was for want of a picture."""
    return f"[{RULING.sub('ruling, picture', status)}]"


def _ships(words: Catalogue, said: Catalogue) -> str:
    fighter = DATA["dice"]["fighter"]
    numbers = {**DATA["totals"], "marker": len(DATA["fleet_markers"])}
    rows = []
    for ship in SHIPS:
        special = DATA["dice"].get(ship, {}) if ship != "death-star" else DATA["dice"][ship]["dice"]
        dice = special or (fighter if ship in DATA["moves"] else "")
        rows.append((words.name(ship), numbers.get(ship, 1), dice, DATA["moves"].get(ship, ""), f"{DATA['to_hit'][ship]}+"))
    return grid(_head(said, "ship", "number", "dice", "moves", "hit"), rows)


def _sectors(words: Catalogue, said: Catalogue) -> str:
    rows = [
        (
            words.name(place["id"]),
            ", ".join(words.name(id_) for id_ in place["adj"]),
            _squadron(place["start"], words),
            _mark(place["status"]),
        )
        for place in DATA["sectors"] + DATA["fleet_markers"]
    ]
    return grid(_head(said, "sector", "neighbours", "start", "mark"), rows)


def _squadron(start: dict[str, int], words: Catalogue) -> str:
    return ", ".join(f"{count} {words.name(ship)}" for ship, count in start.items())


def _tracks(words: Catalogue, said: Catalogue) -> list[str]:
    shield = DATA["shield_track"]
    spaces = [str(space + 1) for space in range(len(shield["need"]))]
    hits = [(words.name(who), track["hits"], _mark(track["status"])) for who, track in DATA["hit_tracks"].items()]
    extra = [(said.say(f"reference.{key}"), count) for key, count in DATA["extra_orders"].items() if key != "status"]
    about = said.say("reference.shield", troops=shield["stormtroopers"], harder=shield["stormtrooper_bonus"])
    return [
        f"{about} {_mark(shield['status'])}",
        grid([*_head(said, "space"), *spaces], [[*_head(said, "needs"), *(f"{need}+" for need in shield["need"])]]),
        grid(_head(said, "track", "hits", "mark"), hits),
        grid(_head(said, "deed", "extra"), extra),
    ]


def _cards(words: Catalogue, said: Catalogue) -> list[str]:
    parts: list[str] = []
    for side, cards in DATA["cards"].items():
        rows = [(card["id"], _orders(card, words), f"[{card['status']}]") for card in cards]
        total = Counter(order for card in cards for order in card["orders"])
        summary = ", ".join(f"{words.name(order)} {count}" for order, count in total.most_common())
        parts += [f"### {said.say('reference.deck', side=words.name(side), count=len(cards))}", summary + "."]
        parts.append(grid(_head(said, "card", "orders", "mark"), rows))
    return parts


def _orders(card: dict[str, Any], words: Catalogue) -> str:
    return " / ".join(words.name(order) for order in card["orders"])
