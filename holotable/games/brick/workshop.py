"""What can be drawn of `brick`: links, closed spaces, starting places, variants, the turn limit (BRI-5, BRI-5a, BRI-45)."""

from collections.abc import Iterator
from typing import Any

from holotable.core.errors import BadOption, HolotableError
from holotable.core.workshop import Plan, Suggestion, Survey, Workshop

from .board import (
    DATA,
    EMPIRE,
    GUN,
    ROWS,
    SEATS,
    SIDE,
    SPACES,
    UNIT_COUNT,
    UNITS,
    WIDTH,
    closed_space,
    layout_faults,
    layout_links,
    layout_start,
    link_name,
    open_link,
    start_faults,
)
from .position import DEFAULT_TURN_LIMIT, SWITCHES


def _written(layout: Any) -> dict[str, Any]:
    """A layout as one of somebody's own is written, whatever it is called."""
    links, closed = layout_links(layout)
    start = {UNITS[unit]: SPACES[space] for unit, space in enumerate(layout_start(layout)) if space >= 0}
    return {"links": [link_name(a, b) for a, b in links], "closed": [SPACES[space] for space in closed], "start": start}


def _drawn(layout: str) -> Plan:
    return {"options": {"layout": _written(layout)}, "position": None}


def blank() -> Plan:
    """The board as the box has it."""
    return _drawn("hoth")


def known() -> dict[str, Plan]:
    """The layouts of the game."""
    return {name.replace("-", " ").capitalize(): _drawn(name) for name in DATA["layouts"]}


def vocabulary() -> dict[str, Any]:
    """The variants, and the figures of every unit, which may start anywhere."""
    figures = {unit["id"]: [*filter(None, [unit["leader"]]), *[unit["figure"]] * unit["count"]] for unit in DATA["units"]}
    return {"switches": list(SWITCHES), "turn_limit": DEFAULT_TURN_LIMIT, "figures": figures, "start": DATA["start"]}


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
    faults += layout_faults(links)
    if "start" in layout:
        faults += start_faults(layout["start"], closed)
    return Survey(faults, [])


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(entry, str) for entry in value)


def suggestions(plan: Plan) -> list[Suggestion]:
    """A unit that a side has left out starts near its base: what helps it a little, unless all are deployed in secret."""
    if plan["options"].get("secret_deployment"):
        return []
    return [_joined(plan, unit, space) for unit, space in _left_out(plan["options"].get("layout", "hoth"))]


def _left_out(layout: Any) -> Iterator[tuple[int, int]]:
    """For each side a unit that does not start on the board, and the free space nearest to its base that links lead to."""
    links, start = layout_links(layout)[0], layout_start(layout)
    for side in range(len(SEATS)):
        units = [unit for unit in range(UNIT_COUNT) if SIDE[unit] == side and start[unit] < 0 and not GUN[unit]]
        rows = range(ROWS - 1, 0, -1) if side == EMPIRE else range(ROWS - 1)
        near = [row * WIDTH + column for row in rows for column in range(WIDTH)]
        free = [space for space in near if space not in start and any(space in link for link in links)]
        if units and free:
            yield units[0], free[0]


def _joined(plan: Plan, unit: int, space: int) -> Suggestion:
    layout = _written(plan["options"].get("layout", "hoth"))
    layout["start"][UNITS[unit]] = SPACES[space]
    changed: Plan = {"options": {**plan["options"], "layout": layout}, "position": None}
    return Suggestion(SEATS[SIDE[unit]], "suggest.start", {"unit": UNITS[unit], "place": SPACES[space]}, changed)


WORKSHOP = Workshop(
    blank=blank,
    known=known,
    vocabulary=vocabulary,
    survey=look_at,
    suggestions=suggestions,
    losses={"destroyed": "unit"},
)
