"""The reference of the rulebook: missions, units, abilities and events, from the game's data."""

from typing import Any

from holotable.core.markdown import grid, scene
from holotable.core.words import Catalogue
from holotable.games.blizzard.board import DATA

SIDES = ("alliance", "empire")
EVENTS = range(1, 7)


def reference(words: Catalogue, said: Catalogue) -> str:
    """The reference as Markdown."""
    parts = [f"# {said.say('reference')}", f"## {said.say('reference.missions')}"]
    parts += [part for i, mission in enumerate(DATA["missions"]) for part in _mission(i, mission, words, said)]
    parts += [f"## {said.say('reference.units')}", _units(words, said)]
    parts += [f"## {said.say('reference.abilities')}", _abilities(said)]
    rows = [(number, said.say(f"event.{number}"), f"BLZ-{39 + number}") for number in EVENTS]
    parts += [f"## {said.say('reference.events')}", grid(_head(said, "doubles", "event", "rule"), rows)]
    return "\n\n".join(parts)


def _head(said: Catalogue, *names: str) -> list[str]:
    return [said.say(f"reference.head.{name}") for name in names]


def _mission(i: int, mission: dict[str, Any], words: Catalogue, said: Catalogue) -> list[str]:
    rows = [(words.name(side), _forces(mission[side]["units"], said), _where(mission[side], said)) for side in SIDES]
    order = said.say("reference.order", first=words.name(mission["places_first"]), moves=words.name(mission["moves_first"]))
    return [
        f"### {said.say(f'mission.{i + 1}')}",
        said.say(f"mission.{i + 1}.goal", **{key: value for key, value in mission.items() if isinstance(value, int)}),
        grid(_head(said, "side", "units", "place"), rows),
        scene(position=_formed(i), caption=order),
    ]


def _forces(units: dict[str, int], said: Catalogue) -> str:
    return ", ".join(f"{count} × {said.say(f'unit.{kind}')}" for kind, count in units.items())


def _where(side: dict[str, Any], said: Catalogue) -> str:
    if side["rows"] is None:
        return said.say("reference.apart", apart=min(side["apart"].values()), clear=side["clear"])
    return said.say("reference.rows", rows=side["rows"])


def _formed(i: int) -> dict[str, Any]:
    """The usual formation of a mission played by itself as a position: nobody comes from the mission before (BLZ-52)."""
    formation, mission = DATA["formations"][i], DATA["missions"][i]
    units = {
        unit: {"at": hex_}
        for side in SIDES
        for unit, hex_ in formation[side].items()
        if _takes_part(unit, mission[side]["units"])
    }
    middle = DATA["missions"][i]["alliance"].get("in_the_middle")
    if middle:
        units[middle] = {"at": f"{DATA['map']['columns'] // 2},{DATA['map']['rows'] - 1}"}
    return {"mission": i + 1, "units": units}


def _takes_part(unit: str, forces: dict[str, int]) -> bool:
    kind, _, number = unit.rpartition("-")
    return not number.isdigit() or int(number) <= forces.get(kind, 0)


def _units(words: Catalogue, said: Catalogue) -> str:
    rows = []
    for unit in DATA["units"]:
        faces = [face for side in ("front", "back") for face in _face(unit[side], said)]
        rows.append((said.say(f"unit.{unit['id']}"), words.name(unit["side"]), said.say(f"type.{unit['type']}"), *faces))
    return grid(_head(said, "unit", "side", "type", "front", "abilities", "back", "abilities"), rows)


def _face(face: dict[str, Any], said: Catalogue) -> tuple[str, str]:
    numbers = "/".join(str(face[name]) for name in ("speed", "armor", "firepower"))
    return numbers, ", ".join(said.say(f"ability.{ability}") for ability in face["abilities"])


def _abilities(said: Catalogue) -> str:
    """Every ability with what it does and who has it."""
    owners: dict[str, list[str]] = {}
    for unit in DATA["units"]:
        for ability in dict.fromkeys(unit["front"]["abilities"] + unit["back"]["abilities"]):
            owners.setdefault(ability, []).append(said.say(f"unit.{unit['id']}"))
    rows = [(said.say(f"ability.{name}"), said.say(f"ability.{name}.does"), ", ".join(own)) for name, own in owners.items()]
    return grid(_head(said, "ability", "does", "owners"), rows)
