"""The 28 spaces, their links, and the lines along which units attack (BRI-1..BRI-6, BRI-10, BRI-23)."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from holotable.core.checks import shown
from holotable.core.errors import BadOption

DATA = json.loads((Path(__file__).parent / "data" / "brick.json").read_text(encoding="utf-8"))

COLUMNS = "abcd"
ROWS = 7
WIDTH = len(COLUMNS)
SPACES = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in COLUMNS)
SPACE_COUNT = len(SPACES)
SPACE = {name: i for i, name in enumerate(SPACES)}

SEATS = ("empire", "rebels")
EMPIRE, REBELS = 0, 1
ENEMY_BASE_ROW = np.array([0, ROWS - 1])

UNITS = tuple(unit["id"] for unit in DATA["units"])
UNIT_COUNT = len(UNITS)
SIDE_UNITS = UNIT_COUNT // 2
UNIT = {name: i for i, name in enumerate(UNITS)}
SIDE = np.array([SEATS.index(unit["side"]) for unit in DATA["units"]])
FULL = np.array([unit["count"] for unit in DATA["units"]])
LED = np.array([unit["leader"] is not None for unit in DATA["units"]])
INFANTRY = np.array([unit["kind"] == "infantry" for unit in DATA["units"]])
GUN = np.array([unit["kind"] == "gun" for unit in DATA["units"]])
GUN_OF = np.array([next(u for u in range(UNIT_COUNT) if GUN[u] and SIDE[u] == side) for side in (EMPIRE, REBELS)])
START = np.array([SPACE[DATA["start"][unit]] if unit in DATA["start"] else -1 for unit in UNITS])
LAYOUT_PARTS = ("links", "closed", "start")
REINFORCEMENT = np.array([SPACE[DATA["reinforcement"][seat]] for seat in SEATS])

HEROES = tuple(hero for seat in SEATS for hero in DATA["heroes"][seat])
HERO_COUNT = len(HEROES)
HERO_SIDE = np.array([SEATS.index(seat) for seat in SEATS for _ in DATA["heroes"][seat]])
FIGURES = ("trooper", "pilot", "vader", "luke", *HEROES)
FIGURE = {name: i for i, name in enumerate(FIGURES)}
PLAIN_FIGURE = np.array([FIGURE[unit["figure"]] for unit in DATA["units"]])
LEADER_FIGURE = np.array([FIGURE[unit["leader"]] if unit["leader"] else -1 for unit in DATA["units"]])
FIRST_HERO = FIGURE[HEROES[0]]
FIGURE_COUNT = len(FIGURES)

STEPS = np.array([-WIDTH, -1, 1, WIDTH])
"""The four directions, in the order of rising space numbers."""
DIRECTIONS = ("down", "left", "right", "up")
"""What they are called: up is towards the Imperial base."""


def row_of(space: int) -> int:
    """The row of a space, 0 being the Rebel base."""
    return space // WIDTH


def beside(a: int, b: int) -> bool:
    """Whether two spaces are neighbours on the grid."""
    rows, columns = abs(a // WIDTH - b // WIDTH), abs(a % WIDTH - b % WIDTH)
    return rows + columns == 1


ALL_LINKS = tuple((a, b) for a in range(SPACE_COUNT) for b in range(a + 1, SPACE_COUNT) if beside(a, b))
STEP_PAIRS = tuple((a, b) for a in range(SPACE_COUNT) for b in range(SPACE_COUNT) if beside(a, b))
PAIR_CODE = np.full((SPACE_COUNT, SPACE_COUNT), -1)
for _code, (_a, _b) in enumerate(STEP_PAIRS):
    PAIR_CODE[_a, _b] = _code
PAIR_VIA = np.array([a for a, _ in STEP_PAIRS])
PAIR_TO = np.array([b for _, b in STEP_PAIRS])


def link_name(a: int, b: int) -> str:
    """How a link is written: ``a1-b1``."""
    return f"{SPACES[a]}-{SPACES[b]}"


def _lines() -> tuple[Any, Any]:
    """For every unit and pair of spaces whether it can hit, and the spaces in between as a mask (BRI-23)."""
    hits = np.zeros((UNIT_COUNT, SPACE_COUNT, SPACE_COUNT), np.bool_)
    between = np.zeros((SPACE_COUNT, SPACE_COUNT), np.int64)
    for a in range(SPACE_COUNT):
        for b in range(SPACE_COUNT):
            rows, columns = b // WIDTH - a // WIDTH, b % WIDTH - a % WIDTH
            distance = max(abs(rows), abs(columns))
            straight, diagonal = (rows == 0) != (columns == 0), abs(rows) == abs(columns) != 0
            if not (straight or diagonal):
                continue
            step = (rows // distance) * WIDTH + columns // distance
            between[a, b] = sum(1 << (a + step * i) for i in range(1, distance))
            for u, unit in enumerate(DATA["units"]):
                wanted = straight if unit["line"] == "straight" else diagonal
                hits[u, a, b] = wanted and distance <= unit["range"]
    return hits, between


CAN_HIT, BETWEEN = _lines()


def layout_links(layout: Any) -> tuple[list[tuple[int, int]], list[int]]:
    """The links and closed spaces of a layout by name or of a player's own (BRI-3..BRI-5a); refuses with the reason."""
    if isinstance(layout, str):
        if layout not in DATA["layouts"]:
            known = ", ".join(DATA["layouts"])
            raise BadOption("brick:error.brick_no_layout_layouts", layout=repr(layout), known=known)
        gaps = {_parse_link(text) for text in DATA["layouts"][layout]}
        return [link for link in ALL_LINKS if link not in gaps], []
    if not isinstance(layout, dict) or not set(layout) <= set(LAYOUT_PARTS) or not isinstance(layout.get("links"), list):
        raise BadOption("brick:error.brick_layout_name_or")
    closed = [closed_space(text) for text in _names(layout.get("closed", []))]
    links: list[tuple[int, int]] = []
    for text in _names(layout["links"]):
        links.append(open_link(text, links, closed))
    _check_layout(links)
    return sorted(links), sorted(set(closed))


def layout_start(layout: Any) -> list[int]:
    """Where each unit starts in a layout that `layout_links` takes, -1 for none (BRI-5a, BRI-11); refuses with the reason."""
    if isinstance(layout, str) or "start" not in layout:
        return [int(space) for space in START]
    for fault in start_faults(layout["start"], [SPACE[text] for text in layout.get("closed", [])]):
        raise BadOption("brick:error.brick", reason=fault)
    return [SPACE[layout["start"][unit]] if unit in layout["start"] else -1 for unit in UNITS]


def start_faults(start: Any, closed: Sequence[int]) -> Iterator[BadOption]:
    """What is wrong with the starting places of a layout (BRI-5a)."""
    if not isinstance(start, dict):
        yield BadOption("brick:error.start_object")
        return
    taken: set[int] = set()
    for unit, text in start.items():
        if unit not in UNIT:
            yield BadOption("brick:error.start_no_unit", unit=shown(unit), units=", ".join(UNITS))
        elif not isinstance(text, str) or text not in SPACE:
            yield BadOption("brick:error.stands_on_spaces_d", name=unit, at=shown(text))
        elif SPACE[text] in closed:
            yield BadOption("brick:error.stands_on_which_closed", name=unit, at=text)
        elif row_of(SPACE[text]) == ENEMY_BASE_ROW[SIDE[UNIT[unit]]]:
            yield BadOption("brick:error.start_enemy_base", name=unit, at=text)
        elif SPACE[text] in taken:
            yield BadOption("brick:error.two_units_stand_on", at=text)
        else:
            taken.add(SPACE[text])
    for side, seat in enumerate(SEATS):
        if not any(unit in UNIT and SIDE[UNIT[unit]] == side for unit in start):
            yield BadOption("brick:error.start_nobody", side=seat)


def closed_space(text: str) -> int:
    """A space that a layout closes; refuses with the reason (BRI-5a)."""
    space = _parse_space(text)
    if row_of(space) in (0, ROWS - 1):
        raise BadOption("brick:error.brick_belongs_base_cannot", what=SPACES[space])
    return space


def open_link(text: str, links: Sequence[tuple[int, int]], closed: Sequence[int]) -> tuple[int, int]:
    """One more link of a layout; refuses with the reason (BRI-4, BRI-5a)."""
    link = _parse_link(text)
    if link in links:
        raise BadOption("brick:error.brick_link_given_twice", text=text)
    for end in link:
        if end in closed:
            raise BadOption("brick:error.brick_link_leads_which", text=text, what=SPACES[end])
    return link


def _names(value: Any) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
        raise BadOption("brick:error.brick_links_closed_spaces")
    return value


def _parse_space(text: str) -> int:
    if text not in SPACE:
        raise BadOption("brick:error.brick_no_space_spaces", text=repr(text))
    return SPACE[text]


def _parse_link(text: str) -> tuple[int, int]:
    ends = text.split("-")
    if len(ends) != 2:
        raise BadOption("brick:error.brick_no_link_link", text=repr(text))
    a, b = sorted(_parse_space(end) for end in ends)
    if not beside(a, b):
        raise BadOption("brick:error.brick_not_neighbours_so", what=ends[0], what_2=ends[1])
    return a, b


def _check_layout(links: list[tuple[int, int]]) -> None:
    """Both base rows whole, and a path from base to base (BRI-5)."""
    for fault in layout_faults(links):
        raise BadOption("brick:error.brick", reason=fault)


def layout_faults(links: Sequence[tuple[int, int]]) -> Iterator[BadOption]:
    """What is wrong with the links of a layout as a whole (BRI-5)."""
    for base in (0, ROWS - 1):
        for column in range(WIDTH):
            space = base * WIDTH + column
            if column + 1 < WIDTH and (space, space + 1) not in links:
                yield BadOption("brick:error.base_rows_linked", link=link_name(space, space + 1))
    reached = {0}
    while True:
        more = {b for a, b in links if a in reached} | {a for a, b in links if b in reached}
        if more <= reached:
            break
        reached |= more
    if (ROWS - 1) * WIDTH not in reached:
        yield BadOption("brick:error.bases_apart")
