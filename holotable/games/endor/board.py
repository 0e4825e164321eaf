"""The battle's tables, all from data/endor.json: sectors, fleet markers, ships, tracks, cards (END-1, END-2, END-13)."""

import json
from pathlib import Path
from typing import Any

import numpy as np

DATA = json.loads((Path(__file__).parent / "data" / "endor.json").read_text(encoding="utf-8"))

SIDES = ("rebels", "empire")
REBELS, EMPIRE = 0, 1
TURN_ORDER = {2: SIDES, 4: ("rebels-1", "empire-1", "empire-2", "rebels-2")}
SEAT_ROOM = 4
SIDE_OF = np.array([REBELS, EMPIRE, EMPIRE, REBELS])
"""The side of a seat; the seats of two players are the first two of four (END-70)."""

# Ships

FIGHTERS = ("x-wing", "y-wing", "b-wing", "tie")
SPECIAL_SHIPS = ("falcon", "executor")
SHIPS = (*FIGHTERS, *SPECIAL_SHIPS)
SHIP_COUNT = len(SHIPS)
X_WING, Y_WING, B_WING, TIE, FALCON, EXECUTOR = range(SHIP_COUNT)
FIRST_SPECIAL = FALCON
SHIP_SIDE = np.array([REBELS, REBELS, REBELS, EMPIRE, REBELS, EMPIRE])
TARGETS = (*SHIPS, "marker")
MARKER = len(SHIPS)
TO_HIT = np.array([DATA["to_hit"][name] for name in TARGETS])
TO_HIT_DEATH_STAR = int(DATA["to_hit"]["death-star"])
MOVES = np.array([DATA["moves"][name] for name in SHIPS])
DICE_EACH = np.array([DATA["dice"].get(name, DATA["dice"]["fighter"]) for name in SHIPS])
MOST_DICE = int(DATA["dice"]["max"])
TOTALS = tuple(int(DATA["totals"].get(name, 1)) for name in SHIPS)
TIE_RESERVE = int(DATA["tie"]["reserve"])
DEPLOYED_AT_ONCE = int(DATA["tie"]["deploy"])

# Tracks: the hits of both special ships, then of both duelists

DUELISTS = ("luke", "vader")
TRACKS = (*SPECIAL_SHIPS, *DUELISTS)
FALCON_TRACK, EXECUTOR_TRACK, LUKE, VADER = range(len(TRACKS))
TRACK_LENGTH = np.array([DATA["hit_tracks"][name]["hits"] for name in TRACKS])
RED_SPACES = np.array(sorted(DATA["hit_tracks"]["vader"]["red_remaining"]))

NEED = np.array([0, *DATA["shield_track"]["need"]])
"""What a die must show to enter a space of the shield track; space 0 is the start (END-40)."""
LAST_SPACE = len(NEED) - 1
STORMTROOPERS = int(DATA["shield_track"]["stormtroopers"])
AMBUSHED_AT_ONCE = int(DATA["shield_track"]["ambush"])
STORMTROOPER_BONUS = int(DATA["shield_track"]["stormtrooper_bonus"])

# Sectors and fleet markers: the places

SECTORS = tuple(sector["id"] for sector in DATA["sectors"])
MARKERS = tuple(marker["id"] for marker in DATA["fleet_markers"])
PLACES = (*SECTORS, *MARKERS)
SECTOR_COUNT = len(SECTORS)
PLACE_COUNT = len(PLACES)
PLACE = {name: i for i, name in enumerate(PLACES)}
SECTOR_MASK = (1 << SECTOR_COUNT) - 1
MARKER_MASK = ((1 << PLACE_COUNT) - 1) & ~SECTOR_MASK


def _check(condition: Any, sentence: str) -> None:
    if not condition:
        raise ValueError(f"endor.json: {sentence}")


def _neighbours() -> list[int]:
    """The neighbours of each place as a mask; a link may be written at either of its ends."""
    masks = [0] * PLACE_COUNT
    for entry in (*DATA["sectors"], *DATA["fleet_markers"]):
        for other in entry["adj"]:
            _check(other in PLACE, f"{entry['id']} is next to {other!r}, which is no sector or marker.")
            a, b = PLACE[entry["id"]], PLACE[other]
            _check(a != b, f"{entry['id']} is next to itself.")
            _check(a < SECTOR_COUNT or b < SECTOR_COUNT, f"the markers {entry['id']} and {other} are next to each other.")
            masks[a] |= 1 << b
            masks[b] |= 1 << a
    return masks


NEXT_TO = np.array(_neighbours(), np.int64)
NEAR_DEATH_STAR = sum(1 << PLACE[name] for name in DATA["death_star"]["adjacent"])
DEATH_STAR_SECTORS = np.array(sorted(PLACE[name] for name in DATA["death_star"]["adjacent"]))


def mask_of(places: Any) -> int:
    """The mask of some places."""
    return sum(1 << int(place) for place in places)


def members(mask: int) -> list[int]:
    """The places of a mask, in rising order."""
    return [place for place in range(PLACE_COUNT) if (mask >> place) & 1]


def within(origin: int, steps: int, allowed: int) -> int:
    """The places at most so many steps away, stepping only on allowed ones."""
    reached = 1 << origin
    for _ in range(steps):
        reached |= mask_of({b for a in members(reached) for b in members(int(NEXT_TO[a]) & allowed)})
    return reached & ~(1 << origin)


def _move_pairs() -> list[tuple[int, int]]:
    """Every origin and end that some ship's move can have: fighters use markers, special ships do not (END-13)."""
    fighter_steps, special_steps = int(max(MOVES[:FIRST_SPECIAL])), int(max(MOVES[FIRST_SPECIAL:]))
    pairs = []
    for a in range(PLACE_COUNT):
        ends = within(a, fighter_steps, SECTOR_MASK | MARKER_MASK)
        if a < SECTOR_COUNT:
            ends |= within(a, special_steps, SECTOR_MASK)
        pairs += [(a, b) for b in members(ends)]
    return pairs


def _pair_numbers(pairs: list[tuple[int, int]]) -> Any:
    """The number of the pair of two places, -1 where there is none."""
    numbers = np.full((PLACE_COUNT, PLACE_COUNT), -1)
    for number, pair in enumerate(pairs):
        numbers[pair] = number
    return numbers


MOVE_PAIRS = _move_pairs()
MOVE_ORIGIN = np.array([a for a, _ in MOVE_PAIRS])
MOVE_TO = np.array([b for _, b in MOVE_PAIRS])
MOVE_PAIR = _pair_numbers(MOVE_PAIRS)
ATTACK_PAIRS = [(a, b) for a in range(PLACE_COUNT) for b in members(int(NEXT_TO[a]))]
ATTACK_ORIGIN = np.array([a for a, _ in ATTACK_PAIRS])
ATTACK_TO = np.array([b for _, b in ATTACK_PAIRS])
ATTACK_PAIR = _pair_numbers(ATTACK_PAIRS)

START_SHIPS = np.zeros((SHIP_COUNT, PLACE_COUNT), np.int64)
for _entry in (*DATA["sectors"], *DATA["fleet_markers"]):
    for _ship, _n in _entry["start"].items():
        START_SHIPS[SHIPS.index(_ship), PLACE[_entry["id"]]] = _n

# Orders and cards

ORDERS = (
    "x-wing", "y-wing", "b-wing", "falcon", "shield", "luke", "redeem",
    "tie", "executor", "death-star", "ambush", "vader", "emperor",
)  # fmt: skip
ORDER = {name: i for i, name in enumerate(ORDERS)}
ORDER_COUNT = len(ORDERS)
SHIELD, LUKE_ORDER, REDEEM = ORDER["shield"], ORDER["luke"], ORDER["redeem"]
DEATH_STAR, AMBUSH, VADER_ORDER, EMPEROR = ORDER["death-star"], ORDER["ambush"], ORDER["vader"], ORDER["emperor"]
TIE_ORDER = ORDER["tie"]
FIRST_EMPIRE_ORDER = TIE_ORDER
SHIP_OF_ORDER = np.array([SHIPS.index(name) if name in SHIPS else -1 for name in ORDERS])

SIDE_CARDS = tuple(tuple(str(card["id"]) for card in DATA["cards"][side]) for side in SIDES)
CARDS = SIDE_CARDS[REBELS] + SIDE_CARDS[EMPIRE]
CARD_BASE = np.array([0, len(SIDE_CARDS[REBELS])])
CARD_COUNT = np.array([len(cards) for cards in SIDE_CARDS])
CARD_ROOM = int(max(CARD_COUNT))
CARD_ORDERS = np.zeros((2, CARD_ROOM), np.int64)
for _side, _name in enumerate(SIDES):
    for _i, _card in enumerate(DATA["cards"][_name]):
        CARD_ORDERS[_side, _i] = sum(1 << ORDER[order] for order in _card["orders"])
ALL_CARDS = np.array([(1 << int(n)) - 1 for n in CARD_COUNT])
HAND_SIZE = int(DATA["round"]["hand"])
PICKS = np.array([DATA["round"]["picks"].get(str(n), 0) for n in range(SEAT_ROOM + 1)])
DRAWS = np.array([DATA["round"]["draws"].get(str(n), 0) for n in range(SEAT_ROOM + 1)])
"""Cards picked and drawn a round, by the number of players (END-3, END-6, END-70)."""

# Dice of the other orders, and what is won

LASER_DICE, LASER_NEED = int(DATA["dice"]["death-star"]["dice"]), int(DATA["dice"]["death-star"]["need"])
DUEL_DICE = np.array([DATA["dice"][name]["dice"] for name in DUELISTS])
DUEL_NEED = np.array([DATA["dice"][name]["need"] for name in DUELISTS])
ASSAULT_DICE = int(DATA["dice"]["shield"]["dice"])
EMPEROR_HITS = int(DATA["emperor"]["hits"])
CLEAR_BONUS = int(DATA["extra_orders"]["clear_sector"])
FALCON_BONUS = int(DATA["extra_orders"]["falcon_destroyed"])
LUKE_BONUS = int(DATA["extra_orders"]["luke_destroyed"])
VADER_BONUS = int(DATA["extra_orders"]["vader_destroyed"])
REDEEMED_BONUS = int(DATA["extra_orders"]["vader_redeemed"])


def _check_data() -> None:
    """What the record has room for, and what no battle can do without."""
    _check(len(set(PLACES)) == PLACE_COUNT <= 62, "there can be up to 62 sectors and markers, each with its own id.")
    _check(len(set(CARDS)) == len(CARDS), "a card id is used twice.")
    _check(LAST_SPACE <= 30, "the shield track has at most 30 spaces.")
    dice = max(MOST_DICE, LASER_DICE, ASSAULT_DICE, *map(int, DUEL_DICE))
    _check(dice <= 9, "at most nine dice are rolled together.")
    for side, cards in zip(SIDES, SIDE_CARDS, strict=True):
        _check(2 * HAND_SIZE <= len(cards) <= 62, f"the {side} deck needs {2 * HAND_SIZE} to 62 cards.")
    for ship, name in enumerate(SHIPS):
        reserve = TIE_RESERVE if ship == TIE else 0
        placed = int(START_SHIPS[ship].sum()) + reserve
        _check(placed == TOTALS[ship], f"{placed} of {name} are placed, but there are {TOTALS[ship]}.")
        on_markers = int(START_SHIPS[ship, SECTOR_COUNT:].sum())
        fits = on_markers == 0 or (ship < FIRST_SPECIAL and SHIP_SIDE[ship] == REBELS)
        _check(fits, f"{name} cannot start on a fleet marker.")
    for side in SIDES:
        for card in DATA["cards"][side]:
            own = all((ORDER[order] >= FIRST_EMPIRE_ORDER) == (side == "empire") for order in card["orders"])
            _check(own, f"card {card['id']} shows an order of the other side.")


_check_data()
