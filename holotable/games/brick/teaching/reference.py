"""The reference of the rulebook: set-ups, layouts, units and figures, all from the game's data."""

from holotable.core.markdown import grid, scene
from holotable.core.words import Catalogue
from holotable.games.brick.board import DATA


def reference(words: Catalogue, said: Catalogue) -> str:
    """The reference as Markdown."""
    parts = [f"# {said.say('reference')}", f"## {said.say('reference.set-ups')}", *_set_ups(said)]
    parts += [f"## {said.say('reference.units')}", _units(words, said), said.say("reference.units.note"), _heroes(words, said)]
    return "\n\n".join(parts)


def _set_ups(said: Catalogue) -> list[str]:
    layouts = []
    for name, gaps in DATA["layouts"].items():
        caption = said.say("reference.layout", layout=name, gaps=", ".join(gaps), number=len(gaps))
        layouts.append(scene(options={"layout": name}, caption=caption))
    return layouts


def _heroes(words: Catalogue, said: Catalogue) -> str:
    """Who may stand in for a figure, in the variant with heroes (BRI-44)."""
    sides = [f"{words.name(side)}: {words.name(heroes)}" for side, heroes in DATA["heroes"].items()]
    return said.say("reference.heroes", heroes="; ".join(sides))


def _units(words: Catalogue, said: Catalogue) -> str:
    rows = []
    for unit in DATA["units"]:
        leader = [words.name(unit["leader"])] if unit["leader"] else []
        figures = " + ".join([*leader, f"{unit['count']} × {words.name(unit['figure'])}"])
        space = DATA["start"].get(unit["id"])
        start = f"`{space}`" if space else said.say("reference.extra")
        reach = said.say(f"reference.{unit['line']}", range=unit["range"])
        kind = said.say(f"reference.{unit['kind']}")
        rows.append((words.name(unit["id"]), words.name(unit["side"]), kind, figures, reach, start))
    head = [said.say(f"reference.head.{name}") for name in ("unit", "side", "kind", "figures", "range", "start")]
    return grid(head, rows)
