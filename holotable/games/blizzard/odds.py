"""The exact chances of a shot (BLZ-31..BLZ-35).

Every die of a shot is rolled again, or not, by itself, so each die damages with the same chance whatever the others
do, and the number of damages is binomial.
"""

from math import comb

from holotable.core.odds import Chance, Fact, Odds
from holotable.core.records import Record

from .board import SHOT_TARGET, SHOT_UNIT, UNITS
from .rules import shooting
from .state import kind, kind_of, read

FACES = 6
HIT_CHANCE = (FACES + 1 - shooting.HIT_FROM) / FACES


def hit_chance(net: int) -> float:
    """The chance of one die to hit in the end, with so many bonuses (or, below 0, penalties) left (BLZ-34)."""
    return 1 - (1 - HIT_CHANCE) ** (net + 1) if net >= 0 else HIT_CHANCE ** (1 - net)


def wound_chance(armor: int) -> float:
    """The chance of a damage die to be above an armor (BLZ-31)."""
    return (FACES - min(FACES, max(0, armor))) / FACES


def damage_chances(dice: int, net: int, armor: int) -> list[float]:
    """The chances of 0, 1, 2, ... damages from so many dice."""
    p = hit_chance(net) * wound_chance(armor)
    return [comb(dice, n) * p**n * (1 - p) ** (dice - n) for n in range(dice + 1)]


def shot_chances(s: Record, unit: int, target: int, max_power: bool) -> dict[str, float]:
    """The chances that a shot does nothing, damages its target, or destroys it (BLZ-32)."""
    dice = 1 if max_power else int(shooting.firepower(s, unit))
    armor = int(shooting.armor_against(s, unit, target, max_power))
    chances = damage_chances(dice, int(shooting.bonuses(s, unit, target)), armor)
    needed = 1 if s.damaged[target] else 2
    destroyed = sum(chances[needed:])
    return {"nothing": chances[0], "damaged": 1 - chances[0] - destroyed, "destroyed": destroyed}


def odds(s: Record, seat: int, action: int) -> Odds | None:
    """What is shown before a shot is fired, the best that can come of it first; None for choices without dice."""
    if kind_of(action) != kind.shoot:
        return None
    pair = read.shoot_unit_target(action)
    unit, target, max_power = int(SHOT_UNIT[pair]), int(SHOT_TARGET[pair]), bool(read.shoot_max_power(action))
    found = shot_chances(s, unit, target, max_power)
    possible = [name for name in ("destroyed", "damaged") if found[name] > 0]
    chances = tuple(Chance(f"odds.{name}", found[name]) for name in (*(possible or ["destroyed"]), "nothing"))
    return Odds("odds.title", chances, _facts(s, unit, target, max_power), {"unit": UNITS[unit], "target": UNITS[target]})


def _facts(s: Record, unit: int, target: int, max_power: bool) -> tuple[Fact, ...]:
    facts = [Fact("odds.dice", 1 if max_power else int(shooting.firepower(s, unit)))]
    bonus = int(shooting.bonuses(s, unit, target))
    if bonus:
        facts.append(Fact("odds.rerolls" if bonus > 0 else "odds.penalties", abs(bonus)))
    need = int(shooting.armor_against(s, unit, target, max_power)) + 1
    facts.append(Fact("odds.needs", "odds.at_least" if need <= FACES else "odds.never", {"die": max(1, need)}))
    return tuple(facts)
