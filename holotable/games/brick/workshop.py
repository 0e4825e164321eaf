"""What can be drawn of `brick`: the links of the board, closed spaces, variants and the turn limit (BRI-5, BRI-45)."""

from typing import Any

from holotable.core.errors import BadOption, HolotableError
from holotable.core.workshop import Plan, Survey, Workshop

from .board import DATA, SPACES, closed_space, layout_faults, layout_links, link_name, open_link
from .position import DEFAULT_TURN_LIMIT, SWITCHES


def _drawn(layout: str) -> Plan:
    links, closed = layout_links(layout)
    own = {"links": [link_name(a, b) for a, b in links], "closed": [SPACES[space] for space in closed]}
    return {"options": {"layout": own}, "position": None}


def blank() -> Plan:
    """The board as the box has it."""
    return _drawn("hoth")


def known() -> dict[str, Plan]:
    """The layouts of the game."""
    return {name.replace("-", " ").capitalize(): _drawn(name) for name in DATA["layouts"]}


def vocabulary() -> dict[str, Any]:
    """The variants, and who stands where at the start."""
    figures = {unit["id"]: [*filter(None, [unit["leader"]]), *[unit["figure"]] * unit["count"]] for unit in DATA["units"]}
    units = {unit: {"at": at, "figures": figures[unit]} for unit, at in DATA["start"].items()}
    return {"switches": list(SWITCHES), "turn_limit": DEFAULT_TURN_LIMIT, "units": units}


def look_at(plan: Plan) -> Survey:
    """Every fault of a layout of one's own; that of any other option is found when a table is opened."""
    layout = plan["options"].get("layout")
    if not isinstance(layout, dict) or not all(_are_texts(layout.get(part, [])) for part in ("links", "closed")):
        return Survey([], [])
    faults: list[HolotableError] = []
    closed: list[int] = []
    links: list[tuple[int, int]] = []
    for text in layout.get("closed", []):
        try:
            closed.append(closed_space(text))
        except BadOption as error:
            faults.append(error)
    for text in layout.get("links", []):
        try:
            links.append(open_link(text, links, closed))
        except BadOption as error:
            faults.append(error)
    return Survey([*faults, *layout_faults(links)], [])


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(entry, str) for entry in value)


WORKSHOP = Workshop(blank=blank, known=known, vocabulary=vocabulary, survey=look_at, losses={"destroyed": "unit"})
