"""The galaxy map, the seats of every layout and the 81 cards, as tables (TRI-1..TRI-6, TRI-41, TRI-130)."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from holotable.core.vocabulary import codes_of

DATA = json.loads((Path(__file__).parent / "data" / "trilogy.json").read_text(encoding="utf-8"))

# The map

PLANETS = tuple(planet["id"] for planet in DATA["planets"])
PLANET_COUNT = len(PLANETS)
PLANET = {name: i for i, name in enumerate(PLANETS)}
REGIONS = tuple(region["id"] for region in DATA["regions"])
REGION_COUNT = len(REGIONS)
ALL_PLANETS = (1 << PLANET_COUNT) - 1


def mask_of(names: Any) -> int:
    """A mask of planets."""
    return sum(1 << PLANET[name] for name in names)


ADJACENT = np.array([mask_of(planet["adjacent"]) for planet in DATA["planets"]], np.int64)
BORDERS = np.array([mask_of(set(planet["adjacent"]) - set(planet["lanes"])) for planet in DATA["planets"]], np.int64)
"""Neighbours without those over hyperspace lanes (TRI-86)."""
REGION_MASK = np.array([mask_of(region["planets"]) for region in DATA["regions"]], np.int64)
REGION_OF = np.array([REGIONS.index(planet["region"]) for planet in DATA["planets"]], np.int64)
REGION_BONUS = np.array([region["bonus"] for region in DATA["regions"]], np.int64)
RESOURCES = mask_of(planet["id"] for planet in DATA["planets"] if planet["resource"])


def _pairs() -> tuple[tuple[int, int], ...]:
    """Every ordered pair of planets one or two steps apart: the pairs an invasion can ever join."""
    found = []
    for a in range(PLANET_COUNT):
        near = int(ADJACENT[a])
        wide = near
        for b in range(PLANET_COUNT):
            if (near >> b) & 1:
                wide |= int(ADJACENT[b])
        found += [(a, b) for b in range(PLANET_COUNT) if (wide >> b) & 1 and b != a]
    return tuple(found)


PAIRS = _pairs()
PAIR = np.full((PLANET_COUNT, PLANET_COUNT), -1, np.int64)
for _code, (_a, _b) in enumerate(PAIRS):
    PAIR[_a, _b] = _code
PAIR_FROM = np.array([a for a, _ in PAIRS], np.int64)
PAIR_TO = np.array([b for _, b in PAIRS], np.int64)
TWO_STEPS = np.array(
    [sum(1 << b for a, b in PAIRS if a == p and not (int(ADJACENT[p]) >> b) & 1) for p in range(PLANET_COUNT)], np.int64
)

# Factions and seats

FACTIONS = ("empire", "rebels", "hutts")
"""In the order of the card decks."""
EMPIRE, REBELS, HUTTS = range(3)
NEUTRAL = 5
"""The owner number of neutral Hutts; seats are 0 to 4."""
OWNERS = 6

LAYOUTS = tuple(DATA["setups"])
SETUPS = tuple(DATA["setups"].values())
SEATS = tuple(tuple(seat["id"] for seat in setup["seats"]) for setup in SETUPS)
NAMES = tuple(dict.fromkeys(name for seats in SEATS for name in seats))
"""Every seat name of every layout; events and choices speak of seats by their place here."""
PLAYERS = np.array([setup["players"] for setup in SETUPS], np.int64)
TRILOGY = np.array([setup["mode"] == "trilogy" for setup in SETUPS], np.bool_)


def _by_owner(default: int, value: Any) -> Any:
    table = np.full((len(SETUPS), OWNERS), default, np.int64)
    for i, setup in enumerate(SETUPS):
        for owner, seat in [*enumerate(setup["seats"]), *([(NEUTRAL, setup["neutral"])] if "neutral" in setup else [])]:
            table[i, owner] = value(owner, seat)
    return table


NAME_OF = _by_owner(-1, lambda owner, seat: NAMES.index(seat["id"]))
FACTION_OF = _by_owner(-1, lambda owner, seat: FACTIONS.index(seat["faction"]) if "faction" in seat else owner)
"""The side an owner is on: its faction, in standard mode its own seat number."""
OWNERS_OF = np.array(
    [[sum(1 << int(i) for i in np.flatnonzero(owners == side)) for side in range(OWNERS)] for owners in FACTION_OF], np.int64
)
"""The owners on a side, as a mask."""
START_FORCES = _by_owner(0, lambda owner, seat: seat["forces"])
CLAIM_LIMIT = _by_owner(PLANET_COUNT, lambda owner, seat: seat.get("limit", PLANET_COUNT))
SHIP_LIMIT = _by_owner(0, lambda owner, seat: seat.get("armies", 0) * DATA["ships_per_army"])
PARTNER = np.full((len(SETUPS), OWNERS), -1, np.int64)
for _layout, _setup in enumerate(SETUPS):
    for _a in range(len(_setup["seats"])):
        for _b in range(len(_setup["seats"])):
            if _a != _b and FACTION_OF[_layout, _a] == FACTION_OF[_layout, _b]:
                PARTNER[_layout, _a] = _b
TEAMS = np.array([(PARTNER[i] >= 0).any() for i in range(len(SETUPS))], np.bool_)
HAS_NEUTRAL = np.array(["neutral" in setup for setup in SETUPS], np.bool_)

# Numbers of the rules

SHIPS = ("fighter", "bomber", "destroyer")
FIGHTER, BOMBER, DESTROYER = range(3)
MARKERS = ("empty", "emperor")
EMPTY, EMPEROR = range(2)
MARKER_COUNT = DATA["imperial_bases"]["total"]
EMPERORS = DATA["imperial_bases"]["with_emperor"]
FIELD_LIMIT = DATA["asteroid_fields"]
STAR_TOTAL = DATA["death_star"]["total_to_destroy"]
FORCE_START = DATA["force_meter"]["start"]
FORCE_END = max(space["pos"] for space in DATA["force_meter"]["spaces"])
_METER = sorted(DATA["force_meter"]["spaces"], key=lambda space: space["pos"])
METER_DICE = np.array([space["rebel_death_star_dice"] for space in _METER], np.int64)
METER_CARDS = np.array([[space["empire_extra_cards"], space["rebel_extra_cards"], 0] for space in _METER], np.int64)
"""Extra cards by meter space (from the darkest) and faction (TRI-90)."""
RESOURCE_WIN = DATA["hutt_resource_counter"]["win_at"]
RESOURCE_CARDS = np.array(
    [DATA["hutt_resource_counter"]["extra_cards"].get(str(n), 0) for n in range(PLANET_COUNT + 1)], np.int64
)
SETS = DATA["card_sets"]
SET_OF_CLASS = np.array([SETS["3_fighter"], SETS["3_bomber"], SETS["3_destroyer"]], np.int64)
SET_OF_EACH = SETS["one_of_each"]
HAND_LIMIT = 5

# The cards

DECK_SIZE = 27
_CARDS = [card for faction in FACTIONS for card in DATA["decks"][faction]]
CARD_DATA = tuple(_CARDS)
CARDS = tuple(card["id"] for card in _CARDS)
CARD_COUNT = len(CARDS)
DECKS = tuple(CARDS[first : first + DECK_SIZE] for first in range(0, CARD_COUNT, DECK_SIZE))
CARD = {name: i for i, name in enumerate(CARDS)}
CARD_CLASS = np.array([SHIPS.index(card["class"]) for card in _CARDS], np.int64)
OPS = tuple(dict.fromkeys(card["op"] for card in _CARDS))
op = codes_of([name.replace("-", "_") for name in OPS])
"""What event cards do, for the rules: ``op.add_each``."""
CARD_OP = np.array([OPS.index(card["op"]) for card in _CARDS], np.int64)
CARD_AMOUNT = np.array([card.get("amount", 0) for card in _CARDS], np.int64)
CARD_TARGET = np.array([FACTIONS.index(card["target"]) if "target" in card else -1 for card in _CARDS], np.int64)
"""The faction a card must be aimed at, or -1 for any enemy."""
CARD_NEEDS = np.array([sum(1 << FACTIONS.index(f) for f in card.get("needs", ())) for card in _CARDS], np.int64)
CARD_WILD = np.array([card["op"] == "wild" for card in _CARDS], np.bool_)
CARD_REGIONS = np.array(
    [sum(int(REGION_MASK[REGIONS.index(region)]) for region in card.get("regions", ())) for card in _CARDS], np.int64
)
CARD_ARGS = tuple(tuple(card.get("args", ())) for card in _CARDS)
CARD_ARG_COUNT = np.array([len(args) for args in CARD_ARGS], np.int64)
FIRE_CARDS = tuple(card["id"] for card in _CARDS if card["op"] == "fire")
FIRST_FIRE_CARD = CARD[FIRE_CARDS[0]]
CLASS_MASK = np.array(
    [[sum(1 << i for i in range(DECK_SIZE) if CARD_CLASS[d * DECK_SIZE + i] == c) for c in range(3)] for d in range(3)],
    np.int64,
)
WINDOWS = tuple(DATA["card_windows"])


def _window_mask(window: str, side: str) -> Any:
    """For each deck the cards that a side may play in a window."""
    fits = [window in card["when"] and card.get("side", "either") in (side, "either") for card in _CARDS]
    return np.array([sum(1 << i for i in range(DECK_SIZE) if fits[d * DECK_SIZE + i]) for d in range(3)], np.int64)


WINDOW_CARDS = {(window, side): _window_mask(window, side) for window in WINDOWS for side in ("attacker", "defender")}
