"""The hexes, the fire arcs, the counters and the missions of `blizzard`, as tables (BLZ-1..BLZ-7, BLZ-50..BLZ-54).

Everything here is computed once from data/blizzard.json: a change of the map, of a counter or of a mission is a change
of that file alone.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

DATA: dict[str, Any] = json.loads((Path(__file__).parent / "data" / "blizzard.json").read_text(encoding="utf-8"))

SEATS = ("alliance", "empire")
ALLIANCE, EMPIRE = 0, 1

# The map (BLZ-5, BLZ-5a). Hexes are numbered column by column, so that neighbours rise in a fixed order of directions.

COLUMNS: int = DATA["map"]["columns"]
ROWS: int = DATA["map"]["rows"]
HEXES = tuple(f"{q},{r}" for q in range(COLUMNS) for r in range(ROWS))
HEX_COUNT = len(HEXES)
HEX = {name: i for i, name in enumerate(HEXES)}
COLUMN = np.array([i // ROWS for i in range(HEX_COUNT)])
ROW = np.array([i % ROWS for i in range(HEX_COUNT)])

FACINGS = ("N", "NE", "SE", "S", "SW", "NW")
SIDES_OF_A_HEX = len(FACINGS)
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""A step in each direction, in slanted coordinates (see `slanted`)."""
RISING = (5, 4, 0, 3, 1, 2)
"""The directions in the order of rising hex numbers."""
WAYS = (*(FACINGS[direction] for direction in RISING), "off")
"""The ways of one step: into a neighbouring hex, or off the map."""
DIRECTION = np.array(RISING)
"""The direction of a way."""
WAY = np.argsort(DIRECTION)
"""The way of a direction."""
OFF = len(RISING)
HOME_FACING = np.array([FACINGS.index("N"), FACINGS.index("S")])
EDGE_ROW = np.array([ROWS - 1, 0])
"""Each side's own edge of the map."""
EDGE = np.array([[column * ROWS + row for column in range(COLUMNS)] for row in EDGE_ROW])
"""The hexes of each side's own edge row."""

OFF_SIDEWAYS, OVER_IMPERIAL_EDGE, OVER_ALLIANCE_EDGE = -1, -2, -3
FAR_EDGE = np.array([OVER_IMPERIAL_EDGE, OVER_ALLIANCE_EDGE])
"""Where a side's units leave the map, if they may (BLZ-53)."""


def slanted(q: int, r: int) -> tuple[int, int]:
    """Coordinates along two straight rows of hexes, in which a step in one direction is always the same."""
    return q, r - (q - (q & 1)) // 2


def upright(q: int, z: int) -> tuple[int, int]:
    """Column and row of slanted coordinates."""
    return q, z + (q - (q & 1)) // 2


def _neighbour(hex_: int, direction: int) -> int:
    q, z = slanted(hex_ // ROWS, hex_ % ROWS)
    q, r = upright(q + DIRECTIONS[direction][0], z + DIRECTIONS[direction][1])
    if not 0 <= q < COLUMNS:
        return OFF_SIDEWAYS
    if not 0 <= r < ROWS:
        return OVER_IMPERIAL_EDGE if r < 0 else OVER_ALLIANCE_EDGE
    return q * ROWS + r


NEIGHBOUR = np.array([[_neighbour(h, d) for d in range(SIDES_OF_A_HEX)] for h in range(HEX_COUNT)])
SLANT_Q = np.array([slanted(h // ROWS, h % ROWS)[0] for h in range(HEX_COUNT)])
SLANT_Z = np.array([slanted(h // ROWS, h % ROWS)[1] for h in range(HEX_COUNT)])


def steps(q: int, z: int) -> int:
    """The least number of steps that make a slanted difference (BLZ-5a)."""
    return max(abs(q), abs(z), abs(q + z))


# Fire arcs (BLZ-7): for every difference of two hexes in range, the facings that see it, as a mask.

RANGE: int = DATA["range"]
SPAN = 2 * RANGE + 1
NORMAL_ARC, STRAFE_ARC, TURRET_ARC = range(3)


def _in_cone(q: int, z: int, facing: int) -> bool:
    """Whether a difference lies between the straight rows to both sides of a facing, these included."""
    ahead = DIRECTIONS[facing]
    for side in (-1, 1):
        beside = DIRECTIONS[(facing + side) % SIDES_OF_A_HEX]
        for a in range(RANGE + 1):
            for b in range(RANGE + 1 - a):
                if (q, z) == (a * ahead[0] + b * beside[0], a * ahead[1] + b * beside[1]):
                    return True
    return False


def _behind(q: int, z: int, facing: int) -> bool:
    back = DIRECTIONS[(facing + SIDES_OF_A_HEX // 2) % SIDES_OF_A_HEX]
    return any((q, z) == (n * back[0], n * back[1]) for n in range(1, RANGE + 1))


def _arcs() -> Any:
    seen = np.zeros((3, SPAN * SPAN), np.int64)
    for q in range(-RANGE, RANGE + 1):
        for z in range(-RANGE, RANGE + 1):
            if not 0 < steps(q, z) <= RANGE:
                continue
            at = (q + RANGE) * SPAN + z + RANGE
            for facing in range(SIDES_OF_A_HEX):
                seen[NORMAL_ARC, at] |= _in_cone(q, z, facing) << facing
                seen[STRAFE_ARC, at] |= (not _behind(q, z, facing)) << facing
                seen[TURRET_ARC, at] |= 1 << facing
    return seen


SEEN = _arcs()

# Counters (BLZ-1..BLZ-3). Kinds stand in the order of BLZ-2, the Alliance first; a unit is one numbered counter.

KINDS: list[dict[str, Any]] = [kind for seat in SEATS for kind in DATA["units"] if kind["side"] == seat]
KIND_IDS = tuple(kind["id"] for kind in KINDS)
KIND_COUNT = len(KINDS)
SLOTS = np.array([1 if kind.get("bare") else kind["slots"] for kind in KINDS])
FIRST_SLOT = np.concatenate([[0], np.cumsum(SLOTS)[:-1]])
UNITS = tuple(
    kind["id"] if kind.get("bare") else f"{kind['id']}-{number + 1}"
    for k, kind in enumerate(KINDS)
    for number in range(SLOTS[k])
)
UNIT_COUNT = len(UNITS)
UNIT = {name: i for i, name in enumerate(UNITS)}
KIND = np.array([k for k in range(KIND_COUNT) for _ in range(SLOTS[k])])
SIDE = np.array([SEATS.index(KINDS[k]["side"]) for k in KIND])
FIRST_UNIT = np.array([int(np.argmax(side == SIDE)) for side in (ALLIANCE, EMPIRE)])
LAST_UNIT = np.array([int(FIRST_UNIT[side] + np.sum(side == SIDE)) for side in (ALLIANCE, EMPIRE)])
"""A side's units are those from FIRST_UNIT up to, but not with, LAST_UNIT."""

INFANTRY, VEHICLE, AIR = 1, 2, 4
TYPES = {"infantry": INFANTRY, "vehicle": VEHICLE, "air": AIR}
TYPE = np.array([TYPES[KINDS[k]["type"]] for k in KIND])

ICE = 8
"""Ground that no infantry and no vehicle enters; only missions of one's own have any."""
ZONES = np.array([16, 32])
"""The bit of a hex in which a side may place, beside the types of units that stand there."""
OCCUPIED = INFANTRY | VEHICLE | AIR
TAKEN = OCCUPIED | ICE
"""What keeps a unit from being put on a hex."""

ABILITIES = (
    "MARCH", "RALLY", "HERO", "AGILE", "HARPOON", "STRAFE", "TURRET", "SELF-DESTRUCT", "LUMBERING", "HEAVY-ARMOR", "MAX-POWER",
)  # fmt: skip
MARCH, RALLY, HERO, AGILE, HARPOON, STRAFE, TURRET, SELF_DESTRUCT, LUMBERING, HEAVY_ARMOR, MAX_POWER = (
    1 << i for i in range(len(ABILITIES))
)
FACES = ("front", "back")


def _numbers(name: str) -> Any:
    """One number of every unit's front and back."""
    return np.array([[KINDS[k][face][name] for face in FACES] for k in KIND])


SPEED, ARMOR, FIREPOWER = _numbers("speed"), _numbers("armor"), _numbers("firepower")
ABILITY = np.array([[sum(1 << ABILITIES.index(a) for a in KINDS[k][face]["abilities"]) for face in FACES] for k in KIND])
HAS_FACING = np.array(
    [[KINDS[k].get("facing", True) and not ABILITY[u, f] & TURRET for f in range(2)] for u, k in enumerate(KIND)]
)
ARC = np.array(
    [[TURRET_ARC if a & TURRET else STRAFE_ARC if a & STRAFE else NORMAL_ARC for a in faces] for faces in ABILITY.tolist()]
)
WALKER = np.array([bool(KINDS[k].get("walker")) for k in KIND])
"""AT-ATs, Veers's too: what a harpoon follows and fells (BLZ-27, BLZ-36)."""


def _pairs(fits: Any) -> list[tuple[int, int]]:
    """The pairs of two different units of which something holds, in rising order."""
    return [(a, b) for a in range(UNIT_COUNT) for b in range(UNIT_COUNT) if a != b and fits(a, b)]


def _numbers_of(pairs: list[tuple[int, int]]) -> Any:
    """The number of the pair of two units, -1 where there is none."""
    numbers = np.full((UNIT_COUNT, UNIT_COUNT), -1)
    for number, pair in enumerate(pairs):
        numbers[pair] = number
    return numbers


SHOTS = _pairs(lambda a, b: SIDE[a] != SIDE[b])
"""Who may ever shoot at whom (BLZ-30)."""
HARPOONS = _pairs(lambda a, b: WALKER[b] and any(ABILITY[a] & HARPOON))
SELF_DESTRUCTIONS = _pairs(lambda a, b: TYPE[b] == INFANTRY and any(ABILITY[a] & SELF_DESTRUCT))
"""Who may ever destroy whom in its hex (BLZ-36)."""
SHOT, HARPOON_SHOT, SELF_DESTRUCTION = (_numbers_of(pairs) for pairs in (SHOTS, HARPOONS, SELF_DESTRUCTIONS))
SHOT_UNIT, SHOT_TARGET = np.array(SHOTS).T.copy()
HARPOON_UNIT, HARPOON_TARGET = np.array(HARPOONS).T.copy()
DESTRUCT_UNIT, DESTRUCT_TARGET = np.array(SELF_DESTRUCTIONS).T.copy()
RETURNS = np.array([TYPE[u] == INFANTRY and bool(KINDS[k].get("returns", True)) for u, k in enumerate(KIND)])
"""Infantry that event 5 may bring (BLZ-44)."""
CUNNING_POINTS: int = DATA["points_of_cunning_plan"]
RETURNING: int = DATA["returning_infantry"]

# Missions (BLZ-50..BLZ-54); index 0 is mission 1.

MISSIONS: list[dict[str, Any]] = DATA["missions"]
MISSION_COUNT = len(MISSIONS)
LISTED = np.array([[m[KINDS[k]["side"]]["units"].get(KIND_IDS[k], 0) for k in range(KIND_COUNT)] for m in MISSIONS])
"""How many units of each kind a mission's list has."""


def _list(mission: dict[str, Any], seat: str) -> list[int]:
    kinds = [(KIND_IDS.index(name), count) for name, count in mission[seat]["units"].items()]
    units = [int(FIRST_SLOT[k]) + i for k, count in kinds for i in range(count)]
    return units + [-1] * (UNIT_COUNT - len(units))


LIST = np.array([[_list(m, seat) for seat in SEATS] for m in MISSIONS])
"""The units of a mission and a side in the order of placing, then -1 (BLZ-54)."""
ZONE_ROWS = np.array([[m[seat]["rows"] or ROWS for seat in SEATS] for m in MISSIONS])
CLEAR = np.array([[m[seat].get("clear", 0) for seat in SEATS] for m in MISSIONS])
"""The least distance from enemy units at which a side places."""
APART = np.array([[m[KINDS[k]["side"]].get("apart", {}).get(KIND_IDS[k], 0) for k in range(KIND_COUNT)] for m in MISSIONS])
"""The least distance between placed units of one kind."""
STAYS_OUT = np.array([[m[seat]["no_room"] == "out" for seat in SEATS] for m in MISSIONS])
PLACES_FIRST = np.array([SEATS.index(m["places_first"]) for m in MISSIONS])
MOVES_FIRST = np.array([SEATS.index(m["moves_first"]) for m in MISSIONS])
LEAVES = np.array([SEATS.index(m["leaves"]) if m["leaves"] else -1 for m in MISSIONS])
EXITS_TO_WIN = np.array([m.get("exits_to_win", 0) for m in MISSIONS])
LOSSES_TO_LOSE = np.array([m.get("losses_to_lose", 0) for m in MISSIONS])
TURNS = np.array([m.get("turns", 0) for m in MISSIONS])
GENERATORS = UNIT["generators"]
IN_THE_MIDDLE = np.array([UNIT[m["alliance"]["in_the_middle"]] if "in_the_middle" in m["alliance"] else -1 for m in MISSIONS])
MIDDLE = (COLUMNS // 2) * ROWS + ROWS - 1
"""The middle of the Alliance edge (BLZ-5)."""
UNWARNED_START = np.array([KIND_IDS[k] in MISSIONS[1]["unwarned"] for k in KIND])
"""The Alliance units that stand at once in mission 2 although mission 1 was lost (BLZ-51)."""
_BROUGHT = [unit for unit in range(UNIT_COUNT) if SIDE[unit] == EMPIRE and RETURNS[unit] and unit not in LIST[1, EMPIRE]]
SURVIVORS = tuple(UNITS[unit] for unit in (*LIST[1, EMPIRE], *_BROUGHT) if unit >= 0)
"""The Imperial units of mission 2 and those that event 5 may bring into it: whoever may be among the survivors in mission 3."""
CARRY_ORDER = np.array([KIND_IDS.index(name) for name in MISSIONS[2]["empire"]["units"]])
"""The kinds that can go on to mission 3, in the order of its list (BLZ-3, BLZ-52)."""
GROUND = np.array(
    [
        [sum(int(ZONES[side]) * (abs(row - EDGE_ROW[side]) < rows[side]) for side in (ALLIANCE, EMPIRE)) for row in ROW]
        for rows in ZONE_ROWS
    ],
    np.uint8,
)
"""Where each side may place in a mission, as `ZONES` for every hex (BLZ-54)."""
