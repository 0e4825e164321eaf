"""The reference of the rulebook: set-ups, planets, meters and all event cards, from the game's data."""

from typing import Any

from holotable.core.markdown import grid, mark, scene
from holotable.core.words import Catalogue
from holotable.games.trilogy.board import DATA

PICTURED = ("standard-3", "trilogy-3", "trilogy-4")
"""The set-ups that have a picture: a galaxy that is claimed, with all start forces placed."""


def reference(words: Catalogue, said: Catalogue) -> str:
    """The reference as Markdown."""
    parts = [f"# {said.say('reference')}", f"## {said.say('reference.set-ups')}", *_set_ups(words, said)]
    parts += [f"## {said.say('reference.planets')}", *_planets(words, said)]
    parts += [f"## {said.say('reference.meters')}", *_meters(said)]
    parts += [f"## {said.say('reference.cards')}", *_cards(words, said)]
    return "\n\n".join(parts)


def _head(said: Catalogue, *names: str) -> list[str]:
    return [said.say(f"reference.head.{name}") for name in names]


def _set_ups(words: Catalogue, said: Catalogue) -> list[str]:
    parts = []
    for name, setup in DATA["setups"].items():
        rows = [(words.name(seat["id"]), seat["forces"], seat.get("limit", "")) for seat in setup["seats"]]
        if "neutral" in setup:
            neutral = setup["neutral"]
            rows.append((said.say("reference.neutral", seat=words.name(neutral["id"])), neutral["forces"], neutral["limit"]))
        title = said.say(f"reference.{setup['mode']}", players=setup["players"])
        parts += [f"### {title}", grid(_head(said, "seat", "forces", "limit"), rows)]
        if name in PICTURED:
            parts.append(scene(**{"from": name}, caption=said.say("reference.claimed")))
    return parts


def _planets(words: Catalogue, said: Catalogue) -> list[str]:
    planets = {planet["id"]: planet for planet in DATA["planets"]}
    parts = []
    for region in DATA["regions"]:
        rows = [_planet(planets[id_], words, said) for id_ in region["planets"]]
        sure = f"[{mark(region['bonus_sureness'])}]"
        title = said.say("reference.region", region=words.text(region["name"]), bonus=region["bonus"], mark=sure)
        parts += [
            f"### {words.text(region['name'])}",
            title,
            grid(_head(said, "planet", "neighbours", "lanes", "resource"), rows),
        ]
    return parts


def _planet(planet: dict[str, Any], words: Catalogue, said: Catalogue) -> tuple[str, ...]:
    borders = [words.name(id_) for id_ in planet["adjacent"] if id_ not in planet["lanes"]]
    lanes = [words.name(id_) for id_ in planet["lanes"]]
    resource = said.say("reference.resource", mark=f"[{mark(planet['resource_sureness'])}]") if planet["resource"] else ""
    return words.name(planet["id"]), ", ".join(borders), ", ".join(lanes), resource


def _meters(said: Catalogue) -> list[str]:
    spaces = [(_space(space, said), *_gifts(space)) for space in DATA["force_meter"]["spaces"]]
    counter = DATA["hutt_resource_counter"]
    hutts = [(count, cards) for count, cards in counter["extra_cards"].items()]
    return [
        f"### {said.say('reference.force')}",
        grid(_head(said, "space", "empire", "rebels", "dice"), spaces),
        f"### {said.say('reference.hutts', count=counter['win_at'])}",
        grid(_head(said, "resources", "extra"), hutts),
    ]


def _space(space: dict[str, Any], said: Catalogue) -> str:
    return said.say(f"reference.{space['side']}", step=abs(space["pos"]))


def _gifts(space: dict[str, Any]) -> tuple[int, int, str]:
    return space["empire_extra_cards"], space["rebel_extra_cards"], f"{space['rebel_death_star_dice']:+d}"


def _cards(words: Catalogue, said: Catalogue) -> list[str]:
    parts = []
    for faction, cards in DATA["decks"].items():
        rows = [
            (words.text(card["name"]), words.name(card["class"]),
             ", ".join(said.say(f"reference.when.{when}") for when in card["when"]),
             words.text(card["effect"]), f"[{mark(card['status'])}]")
            for card in cards
        ]  # fmt: skip
        title = said.say("reference.deck", faction=words.name(faction), count=len(cards))
        parts += [f"### {title}", grid(_head(said, "card", "class", "when", "effect", "mark"), rows)]
    return parts
