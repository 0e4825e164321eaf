"""Units, badges, terrain, cards and goals as tables for the rules, read from the data files (COM-5, COM-9, COM-70)."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from .board import SIDES


def _read(name: str) -> Any:
    return json.loads((Path(__file__).parent / "data" / f"{name}.json").read_text(encoding="utf-8"))


UNIT_DATA = _read("units")
CARD_DATA = _read("cards")
SCENARIO_DATA = _read("scenarios")
CAMPAIGN_DATA = _read("campaigns")

# Units (COM-5)

KINDS = tuple(kind["id"] for kind in UNIT_DATA["units"])
KIND = {name: i for i, name in enumerate(KINDS)}
KIND_COUNT = len(KINDS)
TYPES = ("infantry", "vehicle", "special")
INFANTRY, VEHICLE, SPECIAL = range(3)


def _column(name: str) -> Any:
    return np.array([kind.get(name, 0) for kind in UNIT_DATA["units"]])


KIND_SIDE = np.array([SIDES.index(kind["side"]) for kind in UNIT_DATA["units"]])
KIND_TYPE = np.array([TYPES.index(kind["type"]) for kind in UNIT_DATA["units"]])
FULL = _column("figures")
BOX_FIGURES = _column("box")
"""The figures of each kind that one box of the game holds."""
MOVE_AND_ATTACK = _column("move")
MOVE_ONLY = np.array([kind.get("move_only", kind["move"]) for kind in UNIT_DATA["units"]])
KILL_MEDALS = _column("medal")
FLYING = _column("flying")
WALKER = _column("walker")
STANDS_FAST = _column("stands_fast")
ROOM = _column("room")
RANGE_DICE = np.zeros((KIND_COUNT, 5), np.int64)
for _k, _kind in enumerate(UNIT_DATA["units"]):
    RANGE_DICE[_k, 1 : 1 + len(_kind["dice"])] = _kind["dice"]
RANGE = np.array([len(kind["dice"]) for kind in UNIT_DATA["units"]])
AT_AT, SPEEDERS, ARTILLERY, DROIDS = (KIND[name] for name in ("at-at", "speeders", "artillery", "droids"))

FIRST_UNIT = np.array([int(ROOM[:k].sum()) for k in range(KIND_COUNT)])
UNITS = tuple(f"{kind}-{n + 1}" for kind, room in zip(KINDS, ROOM, strict=True) for n in range(room))
UNIT = {name: i for i, name in enumerate(UNITS)}
UNIT_COUNT = len(UNITS)
UNIT_KIND = np.array([k for k in range(KIND_COUNT) for _ in range(ROOM[k])])
UNIT_SIDE = KIND_SIDE[UNIT_KIND]
UNIT_TYPE = KIND_TYPE[UNIT_KIND]
KIND_UNITS = np.array([sum(1 << u for u in range(UNIT_COUNT) if UNIT_KIND[u] == k) for k in range(KIND_COUNT)], np.int64)
"""All units of a kind, as a mask."""
INFANTRY_UNITS = KIND_UNITS[[KIND["troopers"], KIND["snowtroopers"]]]
"""All infantry units of a side, as a mask."""

STRUCTURES = ("generator-1", "generator-2", "ion-cannon")
STRUCTURE_COUNT = len(STRUCTURES)
ION_CANNON = 2
TARGETS = UNITS + STRUCTURES
TARGET = {name: i for i, name in enumerate(TARGETS)}

BOX_BADGES = UNIT_DATA["badge_tokens"]
BADGES = ("none", *UNIT_DATA["badges"])
BADGE = {name: i for i, name in enumerate(BADGES)}
ASSAULT, SCOUTS, ELITE, ELITE_SQUADRON, E_WEB = (BADGE[b] for b in ("assault", "scouts", "elite", "elite-squadron", "e-web"))

# Dice (COM-9)

FACES = UNIT_DATA["faces"]
FACE_HITS = np.array([[False] * 7 for _ in TYPES])
"""Whether a face 1-6 hits a target of a type by its own symbol; explosions always do."""
for _t, _type in enumerate(TYPES):
    for _f, _face in enumerate(FACES):
        FACE_HITS[_t, _f + 1] = _face == _type
EXPLOSION = FACES.index("explosion") + 1
RETREAT_FACE = FACES.index("retreat") + 1
MOST_DICE = 11


def faces(dice: list[int]) -> list[str]:
    """Dice by the names of their faces, for sentences."""
    return [f"face-{FACES[d - 1]}" for d in dice]


# Terrain (COM-40..COM-45)

TERRAINS = ("open", "ridge", "rocks", "building", "wreckage", "serac", "trench", "crevasse")
TERRAIN = {name: i for i, name in enumerate(TERRAINS)}
OPEN, RIDGE, ROCKS, BUILDING, WRECKAGE, SERAC, TRENCH, CREVASSE = range(8)
BOX_TILES = UNIT_DATA["tiles"]

# Cards (COM-70, COM-71)

CARD_OPS = (
    "count", "left", "centre", "right", "type", "all", "ask_section", "one_type", "dice", "close_dice", "adjacent_dice",
    "concentrated", "hexes", "no_move", "no_attack", "ignore_terrain", "move_after", "attacks", "twice", "force", "heal",
    "restore", "discards", "draws", "strikes",
)  # fmt: skip
(
    COUNT, OP_LEFT, OP_CENTRE, OP_RIGHT, NEEDS, ALL, ASK_SECTION, ONE_TYPE, DICE_BONUS, CLOSE_DICE, ADJACENT_DICE,
    CONCENTRATED, HEXES_BONUS, NO_MOVE, NO_ATTACK, IGNORE_TERRAIN, MOVE_AFTER_HEXES, ATTACKS, TWICE, FORCE, HEAL,
    RESTORE, DISCARDS, DRAWS, STRIKES,
) = range(len(CARD_OPS))  # fmt: skip
EVERYWHERE = UNIT_COUNT
NEED_NONE, NEED_INFANTRY, NEED_VEHICLE, NEED_ARTILLERY = range(4)
NEEDED = (None, "infantry", "vehicle", "artillery")
HEAL_EVERY, HEAL_ONE = 1, 2

LEADERS = tuple(leader for side in SIDES for leader in CARD_DATA["leader_sides"][side])
LEADER = {name: i for i, name in enumerate(LEADERS)}
LEADER_SIDE = np.array([side for side, name in enumerate(SIDES) for _ in CARD_DATA["leader_sides"][name]])
_SIDE_CARDS = tuple(CARD_DATA["both"] + CARD_DATA[side] for side in SIDES)
_LEADER_CARDS = tuple(card for leader in LEADERS for card in CARD_DATA["leaders"][leader])
CARDS = tuple(dict.fromkeys(card["id"] for card in (*_SIDE_CARDS[0], *_SIDE_CARDS[1], *_LEADER_CARDS)))
CARD = {name: i for i, name in enumerate(CARDS)}
CARD_COUNT = len(CARDS)
SIDE_CARDS = tuple(tuple(CARD[card["id"]] for card in cards) for cards in _SIDE_CARDS)
PLAIN_DECK = np.array(SIDE_CARDS)
PLAIN_DECK_SIZE = PLAIN_DECK.shape[1]
LEADER_DECK = np.array([[CARD[card["id"]] for card in CARD_DATA["leaders"][leader]] for leader in LEADERS])
LEADER_CARDS = np.array([sum(1 << int(c) for c in row) for row in LEADER_DECK], np.int64)
LEADER_DECK_SIZE = LEADER_DECK.shape[1]
DECK_ROOM = PLAIN_DECK_SIZE + LEADER_DECK_SIZE


def _op_row(card: dict[str, Any]) -> list[int]:
    op = dict(card["op"])
    everywhere = ["all"] * 3
    places = [EVERYWHERE if n == "all" else n for n in op.pop("places", everywhere)]
    row: dict[str, Any] = dict.fromkeys(CARD_OPS, 0) | {"count": EVERYWHERE, "attacks": 1}
    row |= {"left": places[0], "centre": places[1], "right": places[2], "type": NEEDED.index(card.get("needs"))}
    heal = op.pop("heal", None)
    row["heal"] = {None: 0, "every": HEAL_EVERY, "one": HEAL_ONE}[heal]
    unknown = set(op) - set(CARD_OPS)
    if unknown:
        raise ValueError(f"card {card['id']} has unknown operations {sorted(unknown)}")
    row |= op
    return [int(row[name]) for name in CARD_OPS]


OP = np.zeros((2, CARD_COUNT + 1, len(CARD_OPS)), np.int64)
"""What each card does, by side; the last row is the order that a card for an absent unit type gives (COM-14)."""
CARD_TEXT: list[dict[str, Any]] = [{}, {}]
FALLBACK = CARD_COUNT
for _side, _cards in enumerate(_SIDE_CARDS):
    for _card in (*_cards, *_LEADER_CARDS):
        OP[_side, CARD[_card["id"]]] = _op_row(_card)
        CARD_TEXT[_side][_card["id"]] = _card
    OP[_side, FALLBACK] = _op_row({"op": {"count": 1}})

# Support cards and secret goals (COM-92)

SUPPORT = tuple(card["id"] for side in SIDES for card in CARD_DATA["support"][side])
SUPPORT_TEXT = {card["id"]: card for side in SIDES for card in CARD_DATA["support"][side]}
SUPPORT_SIDE = np.array([side for side, name in enumerate(SIDES) for _ in CARD_DATA["support"][name]])
SUPPORT_CODE = {name: i for i, name in enumerate(SUPPORT)}
(
    COMBAT_EXPERIENCE, AIR_SUPPORT, FINISH_THIS, RESERVE_FORCES, DESPERATE_STAND,
    SPECIAL_ORDERS, INCURSION, SCOUT, FINAL_ASSAULT, ROUT,
) = (
    SUPPORT_CODE[name]
    for name in (
        "combat-experience", "air-support", "finish-this", "reserve-forces", "desperate-stand",
        "special-orders", "incursion", "scout", "final-assault", "rout",
    )
)  # fmt: skip
SUPPORT_OF = np.array([sum(1 << i for i in range(len(SUPPORT)) if SUPPORT_SIDE[i] == side) for side in range(2)])

GOALS = ("none", *(goal["id"] for side in SIDES for goal in CAMPAIGN_DATA["secret_goals"][side]))
GOAL = {name: i for i, name in enumerate(GOALS)}
GOAL_SIDE = np.array([-1] + [side for side, name in enumerate(SIDES) for _ in CAMPAIGN_DATA["secret_goals"][name]])
GOAL_NEEDS = np.array(
    [0]
    + [sum(1 << KIND[kind] for kind in goal.get("needs", [])) for side in SIDES for goal in CAMPAIGN_DATA["secret_goals"][side]]
)
"""The kinds of units a goal is about, as bits; a goal without any of them in the scenario is put back."""
GOAL_TEXT = {goal["id"]: goal for side in SIDES for goal in CAMPAIGN_DATA["secret_goals"][side]}
(GUNS_AND_WINGS, WALKER_DOWN, BEHIND_THEIR_LINES, CLEAR_WIN, WALKERS_WHOLE, EYES_OPEN, BASELINE, CLOSE_QUARTERS) = (
    GOAL[name]
    for name in (
        "guns-and-wings", "walker-down", "behind-their-lines", "clear-win",
        "walkers-whole", "eyes-open", "baseline", "close-quarters",
    )
)  # fmt: skip

# Sudden deaths (COM-50)

SUDDEN_DEATHS = (
    "officer-left", "officer-taken", "hold-objectives", "generators-destroyed", "at-ats-destroyed", "infantry-left",
    "ion-cannon-destroyed", "infantry-destroyed",
)  # fmt: skip
(
    OFFICER_LEFT, OFFICER_TAKEN, HOLD_OBJECTIVES, GENERATORS_DESTROYED, AT_ATS_DESTROYED, INFANTRY_LEFT,
    ION_CANNON_DESTROYED, INFANTRY_DESTROYED,
) = range(len(SUDDEN_DEATHS))  # fmt: skip
REASONS = (*SUDDEN_DEATHS, "medals", "no-units", "turn-limit")
BY_MEDALS, BY_NO_UNITS, BY_TURN_LIMIT = range(len(SUDDEN_DEATHS), len(REASONS))
