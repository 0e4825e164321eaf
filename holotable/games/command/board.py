"""The field: 67 pointy-top hexes, sections, distances and exact sight lines (COM-1..COM-3, COM-30..COM-33).

Centres stand at ``x = 2 * column + (row odd)``, ``y = 3 * row``; a hex then has its corners at ``(x, y +- 2)`` and
``(x +- 1, y +- 1)``, all whole numbers, and stretching does not change what a straight line crosses.
"""

from fractions import Fraction
from typing import Any

import numpy as np

from .hexset import BIT, WORDS, words_of

ROWS = 7
COLUMNS = tuple(10 - row % 2 for row in range(ROWS))
PLACES = tuple((column, row) for row in range(ROWS) for column in range(COLUMNS[row]))
HEXES = tuple(f"{column},{row}" for column, row in PLACES)
HEX_COUNT = len(HEXES)
HEX = {name: i for i, name in enumerate(HEXES)}

ROW = np.array([row for _, row in PLACES])
COLUMN = np.array([column for column, _ in PLACES])
ALL_HEXES = words_of(range(HEX_COUNT))
HALF_HEX = HEX_COUNT
"""What stands in a set of obstacles for the half hexes at the sides of the field, which always block (COM-2)."""

REBELS, EMPIRE = 0, 1
SIDES = ("rebels", "empire")
BASE_ROW = np.array([ROWS - 1, 0])
LEFT, CENTRE, RIGHT = range(3)
SECTIONS = ("left", "centre", "right")


def centre(h: int) -> tuple[int, int]:
    """Where the middle of a hex is."""
    column, row = PLACES[h]
    return 2 * column + row % 2, 3 * row


CENTRES = tuple(centre(h) for h in range(HEX_COUNT))
AT_CENTRE = {point: h for h, point in enumerate(CENTRES)}
HALF_CENTRES = {(x, 3 * row) for row in range(1, ROWS, 2) for x in (-1, 19)}


def _section_bits(side: int, h: int) -> int:
    """The sections a hex belongs to as bits; left and right are each side's own (COM-3)."""
    column, row = PLACES[h]
    first, last = (2, 6) if row % 2 else (3, 6)
    west, east = (LEFT, RIGHT) if side == REBELS else (RIGHT, LEFT)
    bits = 1 << CENTRE if first <= column <= last else 0
    if column <= 2:
        bits |= 1 << west
    if column >= (6 if row % 2 else 7):
        bits |= 1 << east
    return bits


SECTION = np.array([[_section_bits(side, h) for h in range(HEX_COUNT)] for side in (REBELS, EMPIRE)])


def _distance(a: int, b: int) -> int:
    dx, dy = abs(CENTRES[a][0] - CENTRES[b][0]), abs(CENTRES[a][1] - CENTRES[b][1]) // 3
    return dy + max(0, dx - dy) // 2


DISTANCE = np.array([[_distance(a, b) for b in range(HEX_COUNT)] for a in range(HEX_COUNT)])
NEIGHBOURS = tuple(tuple(b for b in range(HEX_COUNT) if DISTANCE[a, b] == 1) for a in range(HEX_COUNT))
BESIDE = np.array([words_of(near) for near in NEIGHBOURS])
LONGEST_RANGE = 4
WITHIN = np.array(
    [[words_of(np.flatnonzero(DISTANCE[h] <= reach).tolist()) for h in range(HEX_COUNT)] for reach in range(LONGEST_RANGE + 1)]
)
ROW_HEXES = np.array([words_of(h for h in range(HEX_COUNT) if ROW[h] == row) for row in range(ROWS)])
TO_BASE = np.array([[abs(int(ROW[h]) - int(BASE_ROW[side])) for h in range(HEX_COUNT)] for side in (REBELS, EMPIRE)])
"""Rows to a side's baseline; a retreat goes where it falls (COM-24a)."""


def nearest_home(hexes: list[int]) -> list[int]:
    """Hex steps on the empty field from every hex to the nearest of some hexes."""
    return [int(steps) for steps in DISTANCE[:, hexes].min(axis=1)]


# Sight

CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
CROSSED, ON_LEFT, ON_RIGHT = range(3)


def _meeting(line: tuple[int, int], at: tuple[int, int]) -> int | None:
    """How the line from the origin's centre meets a hex: it crosses it, runs along it on one side, or neither (COM-31a)."""
    dx, dy = line
    corners = [(at[0] + x, at[1] + y) for x, y in CORNERS]
    sides = [dx * y - dy * x for x, y in corners]
    length = dx * dx + dy * dy

    def along(x: Any, y: Any) -> Fraction:
        return Fraction(x * dx + y * dy) / length

    if min(sides) < 0 < max(sides):
        ends = []
        for i in range(6):
            a, b = sides[i], sides[(i + 1) % 6]
            if a * b < 0 or a == 0:
                share = Fraction(a, a - b) if a else Fraction(0)
                (x1, y1), (x2, y2) = corners[i], corners[(i + 1) % 6]
                ends.append(along(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share))
        return CROSSED if 0 < sum(ends) / len(ends) < 1 else None
    on_line = [corner for corner, side in zip(corners, sides, strict=True) if side == 0]
    if len(on_line) == 2 and all(0 < along(*corner) < 1 for corner in on_line):
        return ON_LEFT if max(sides) > 0 else ON_RIGHT
    return None


def _meetings(line: tuple[int, int]) -> list[tuple[int, int, int]]:
    """Every hex, as an offset from the first centre, that a line crosses or runs along."""
    found = []
    rows, first, last = line[1] // 3, min(0, line[0]) - 1, max(0, line[0]) + 1
    for row in range(min(0, rows), max(0, rows) + 1):
        for x in range(first, last + 1):
            at = (x, 3 * row)
            if (x + row) % 2 == 0 and at not in ((0, 0), line):
                meeting = _meeting(line, at)
                if meeting is not None:
                    found.append((x, 3 * row, meeting))
    return found


def _sight_lines() -> Any:
    """For every pair of hexes the hexes crossed, those along the left and those along the right, as sets."""
    lines = np.zeros((HEX_COUNT, HEX_COUNT, 3, WORDS), np.int64)
    met: dict[tuple[int, int], list[tuple[int, int, int]]] = {}
    for a, (ax, ay) in enumerate(CENTRES):
        for b, (bx, by) in enumerate(CENTRES):
            if b <= a:
                continue
            line = (bx - ax, by - ay)
            if line not in met:
                met[line] = _meetings(line)
            for x, y, meeting in met[line]:
                point = (ax + x, ay + y)
                if point in HALF_CENTRES:
                    lines[a, b, meeting] |= BIT[HALF_HEX]
                elif point in AT_CENTRE:
                    lines[a, b, meeting] |= BIT[AT_CENTRE[point]]
            lines[b, a] = lines[a, b]
    return lines


SIGHT = _sight_lines()
