"""Exact chances, shown before a choice is made: attacks, the laser, the shield assault and the duel."""

import functools
import itertools
import math
from collections import Counter, defaultdict

from holotable.core.bits import has_bit
from holotable.core.odds import Chance, Fact, Odds
from holotable.core.records import Record

from .board import (
    ASSAULT_DICE,
    ATTACK_ORIGIN,
    ATTACK_TO,
    DEATH_STAR_SECTORS,
    DUEL_DICE,
    DUEL_NEED,
    FIRST_SPECIAL,
    LASER_DICE,
    LASER_NEED,
    LAST_SPACE,
    LUKE,
    LUKE_ORDER,
    MARKER,
    SHIELD,
    SHIP_COUNT,
    SHIPS,
    TO_HIT,
    TO_HIT_DEATH_STAR,
    TRACK_LENGTH,
    TRACKS,
    VADER,
    VADER_ORDER,
)
from .rules.ground import need
from .rules.space import attack_dice, ordered_ship
from .state import kind, kind_of, read


@functools.cache
def rolls(dice: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Every roll of so many dice, lowest first, with its chance."""
    found = []
    for roll in itertools.combinations_with_replacement(range(1, 7), dice):
        ways = math.factorial(dice)
        for count in Counter(roll).values():
            ways //= math.factorial(count)
        found.append((roll, ways / 6**dice))
    return tuple(found)


def at_least_one(dice: int, least: int) -> float:
    """The chance that one of so many dice shows at least a number (END-22, END-35)."""
    return float(1 - ((least - 1) / 6) ** dice)


def most_hits(roll: tuple[int, ...], needs: list[int]) -> int:
    """How many targets a roll can hit at most, each die hitting one: the low dice choose first."""
    left = sorted(needs)
    hits = 0
    for die in sorted(roll):
        if left and left[0] <= die:
            left.pop(0)
            hits += 1
    return hits


def attack_chances(dice: int, ships: dict[int, int], marker: bool) -> dict[str, float]:
    """The chances of an attack at ships, each kind with the hits it can take, by the best use of the dice for each.

    `hit`: anything at all; `hits`: how many on average; `clear`: no ship is left; `marker`: the marker is destroyed;
    and for each special ship by its number, that it is destroyed.
    """
    needs = [int(TO_HIT[ship]) for ship, hits in ships.items() for _ in range(min(hits, dice))]
    total = sum(ships.values())
    found: dict[str, float] = defaultdict(float)
    for roll, chance in rolls(dice):
        hits = most_hits(roll, needs + [int(TO_HIT[MARKER])] * marker)
        breaks = marker and roll[-1] >= TO_HIT[MARKER]
        clears = total > 0 and (breaks or (total <= dice and most_hits(roll, needs) == total))
        found["hit"] += chance * (hits > 0)
        found["hits"] += chance * hits
        found["clear"] += chance * clears
        found["marker"] += chance * breaks
        for ship, hits_left in ships.items():
            if ship >= FIRST_SPECIAL:
                found[SHIPS[ship]] += chance * (sum(die >= TO_HIT[ship] for die in roll) >= hits_left)
    return dict(found)


def spaces_won(s: Record, roll: tuple[int, ...]) -> int:
    """How far a roll takes the assault team when each space is paid with the lowest die that is enough (END-40)."""
    left = list(roll)
    space = s.shield_at
    while space < LAST_SPACE:
        paying = [die for die in left if die >= need(s, space + 1)]
        if not paying:
            break
        left.remove(paying[0])
        space += 1
    return int(space - s.shield_at)


def assault_chances(s: Record) -> list[float]:
    """The chance of advancing exactly 0, 1, 2, ... spaces in a shield assault."""
    chances = [0.0] * (ASSAULT_DICE + 1)
    for roll, chance in rolls(ASSAULT_DICE):
        chances[spaces_won(s, roll)] += chance
    return chances


def duel_chances(duelist: int) -> list[float]:
    """The chance of exactly 0, 1, 2, ... hits by Luke or Vader (END-50, END-52)."""
    dice, hit = int(DUEL_DICE[duelist - LUKE]), (7 - int(DUEL_NEED[duelist - LUKE])) / 6
    return [math.comb(dice, k) * hit**k * (1 - hit) ** (dice - k) for k in range(dice + 1)]


# What is shown


def odds(s: Record, seat: int, action: int) -> Odds | None:
    """The exact chances of an attack, a shot, an assault or a duel; None for choices without dice."""
    chosen = kind_of(action)
    if chosen == kind.attack:
        pair = read.attack_origin_to(action)
        return _attack_odds(s, int(ATTACK_ORIGIN[pair]), int(ATTACK_TO[pair]))
    if chosen == kind.attack_death_star:
        origin = DEATH_STAR_SECTORS[read.attack_death_star_origin(action)]
        dice = int(attack_dice(s, ordered_ship(s), origin))
        chance = Chance("odds.death_star_destroyed", at_least_one(dice, TO_HIT_DEATH_STAR))
        return Odds("odds.death_star", (chance,), (Fact("odds.dice", dice),))
    if chosen == kind.fire:
        chance = Chance("odds.target_destroyed", at_least_one(LASER_DICE, LASER_NEED))
        return Odds("odds.laser", (chance,), (Fact("odds.dice", LASER_DICE),))
    return _order_odds(s, read.order_order(action)) if chosen == kind.order else None


def _order_odds(s: Record, order: int) -> Odds | None:
    if order == SHIELD:
        return _assault_odds(s)
    if order == LUKE_ORDER:
        return _duel_odds(s, LUKE, VADER)
    return _duel_odds(s, VADER, LUKE) if order == VADER_ORDER else None


def _attack_odds(s: Record, origin: int, target: int) -> Odds:
    dice = int(attack_dice(s, ordered_ship(s), origin))
    held = {ship: s.ships[ship, target] for ship in range(SHIP_COUNT) if s.ships[ship, target]}
    ships = {ship: n if ship < FIRST_SPECIAL else _hits_left(s, ship - FIRST_SPECIAL) for ship, n in held.items()}
    marker = bool(has_bit(s.markers, target))
    found = attack_chances(dice, ships, marker)
    chances = [Chance("odds.clear", found["clear"])] if ships else []
    chances += [Chance("odds.marker", found["marker"])] if marker else []
    chances += [Chance(f"odds.{SHIPS[ship]}", found[SHIPS[ship]]) for ship in ships if ship >= FIRST_SPECIAL]
    facts = (Fact("odds.dice", dice), Fact("odds.average", found["hits"]))
    return Odds("odds.attack", (*chances, Chance("odds.hit", found["hit"])), facts)


def _hits_left(s: Record, track: int) -> int:
    return int(TRACK_LENGTH[track] - s.hits[track])


def _assault_odds(s: Record) -> Odds:
    found = assault_chances(s)
    missing = LAST_SPACE - s.shield_at
    chances = [Chance("odds.shield_down", sum(found[missing:]))] if missing <= ASSAULT_DICE else []
    chances.append(Chance("odds.advance", 1 - found[0]))
    chances += [
        Chance("odds.exactly", chance, {"spaces": spaces})
        for spaces, chance in enumerate(found)
        if chance and spaces <= missing
    ]
    average = sum(spaces * chance for spaces, chance in enumerate(found))
    return Odds("odds.assault", tuple(chances), (Fact("odds.spaces", average),))


def _duel_odds(s: Record, duelist: int, victim: int) -> Odds:
    found = duel_chances(duelist)
    falls = Chance(f"odds.{TRACKS[victim]}", sum(found[_hits_left(s, victim) :]))
    hit = Chance("odds.hit", 1 - found[0])
    average = sum(hits * chance for hits, chance in enumerate(found))
    return Odds("odds.duel", (falls, hit) if falls.share else (hit,), (Fact("odds.average", average),))
