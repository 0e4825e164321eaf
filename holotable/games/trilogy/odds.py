"""Exact odds: one battle, a whole invasion, an attack on the Death Star; by enumeration, never by simulation."""

import functools
import itertools
from dataclasses import dataclass
from fractions import Fraction

from holotable.core.odds import Chance, Fact, Odds
from holotable.core.records import Record

from .board import BOMBER, DESTROYER, FIGHTER, PAIR_FROM, PAIR_TO, PLANETS, STAR_TOTAL, TRILOGY
from .rules.battlefield import MOST_ATTACK_DICE
from .rules.planets import bases_at
from .rules.steps.attack_star import meter_dice
from .rules.steps.invade import MOST_DEFEND_DICE
from .state import kind, kind_of, read

Roll = dict[tuple[int, ...], Fraction]
"""Sorted dice, highest first, with their chances."""


@dataclass(frozen=True)
class Help:
    """What helps one side: ships, eight-sided dice by base or card, and additions by card."""

    fighters: int = 0
    bombers: int = 0
    destroyers: int = 0
    eight_sided: bool = False
    each: int = 0
    highest: int = 0


NO_HELP = Help()


def _faces(sides: int, least: int = 1) -> Roll:
    share = Fraction(1, sides - least + 1)
    return {(face,): share for face in range(least, sides + 1)}


@functools.cache
def _thrown(dice: int, eights: int, fighters: int) -> Roll:
    """The dice of one side before additions: eight-sided first, each fighter saving one die from a 1 (TRI-61, TRI-63)."""
    states: dict[tuple[int, tuple[int, ...]], Fraction] = {(fighters, ()): Fraction(1)}
    for i in range(dice):
        sides = 8 if i < eights else 6
        after: dict[tuple[int, tuple[int, ...]], Fraction] = {}
        for (left, values), chance in states.items():
            for (face,), share in _faces(sides).items():
                if face == 1 and left:
                    for (again,), part in _faces(sides, 2).items():
                        key = (left - 1, (*values, again))
                        after[key] = after.get(key, Fraction(0)) + chance * share * part
                else:
                    key = (left, (*values, face))
                    after[key] = after.get(key, Fraction(0)) + chance * share
        states = after
    out: Roll = {}
    for (_, values), chance in states.items():
        ordered = tuple(sorted(values, reverse=True))
        out[ordered] = out.get(ordered, Fraction(0)) + chance
    return out


@functools.cache
def side(dice: int, help_: Help = NO_HELP) -> Roll:
    """The sorted dice of one side with everything added, and their chances (TRI-64)."""
    eights = dice if help_.eight_sided else min(help_.destroyers, dice)
    out: Roll = {}
    for values, chance in _thrown(dice, eights, min(help_.fighters, dice)).items():
        bombers = min(help_.bombers, dice)
        final = tuple(value + (i < bombers) + help_.each + (help_.highest if i == 0 else 0) for i, value in enumerate(values))
        out[final] = out.get(final, Fraction(0)) + chance
    return out


@functools.cache
def battle(
    attack_dice: int, defend_dice: int, attack: Help = NO_HELP, defend: Help = NO_HELP
) -> dict[tuple[int, int], Fraction]:
    """The chance of every outcome of one battle: (forces the attacker loses, forces the defender loses).

    >>> {k: int(v * 7776) for k, v in battle(3, 2).items()}
    {(2, 0): 2275, (1, 1): 2611, (0, 2): 2890}
    """
    out: dict[tuple[int, int], Fraction] = {}
    pairs = min(attack_dice, defend_dice)
    for (mine, a), (theirs, d) in itertools.product(side(attack_dice, attack).items(), side(defend_dice, defend).items()):
        hits = sum(mine[i] > theirs[i] for i in range(pairs))
        out[pairs - hits, hits] = out.get((pairs - hits, hits), Fraction(0)) + a * d
    return dict(sorted(out.items(), reverse=True))


@functools.cache
def invasion(attackers: int, defenders: int, attack: Help = NO_HELP, defend: Help = NO_HELP) -> float:
    """The chance that so many forces able to attack (the one left behind not counted) take a planet.

    Both sides always roll the most dice and go on to the end.
    """
    steps = {
        (a, d): [(lost, hits, float(p)) for (lost, hits), p in battle(a, d, attack, defend).items()]
        for a in range(1, MOST_ATTACK_DICE + 1)
        for d in range(1, MOST_DEFEND_DICE + 1)
    }
    rows = [[0.0] * (defenders + 1) for _ in range(attackers + 1)]
    for a in range(attackers + 1):
        rows[a][0] = 1.0
        for d in range(1, defenders + 1) if a else ():
            moves = steps[min(a, MOST_ATTACK_DICE), min(d, MOST_DEFEND_DICE)]
            rows[a][d] = sum(p * rows[a - lost][d - hits] for lost, hits, p in moves)
    return rows[attackers][defenders]


@functools.cache
def death_star(dice: int, help_: Help = NO_HELP, plus: int = 0) -> Fraction:
    """The chance that an attack on the Death Star reaches its total (TRI-81)."""
    if dice < 1:
        return Fraction(0)
    rolls = side(dice, help_).items()
    return sum((chance for values, chance in rolls if sum(values) + plus >= STAR_TOTAL), Fraction(0))


# For the choices on the table


def odds(s: Record, seat: int, action: int) -> Odds | None:
    """The odds of an attack before it is made, with all ships along; None for other choices."""
    chosen = kind_of(action)
    if chosen == kind.attack:
        pair = read.attack_origin_to(action)
        return _attack_odds(s, int(PAIR_FROM[pair]), int(PAIR_TO[pair]), read.attack_dice(action) + 1)
    if chosen == kind.attack_death_star:
        return _star_odds(s, seat, read.attack_death_star_origin(action), read.attack_death_star_forces(action) + 1)
    return None


def _ships(s: Record, planet: int) -> Help:
    return Help(int(s.ships[planet, FIGHTER]), int(s.ships[planet, BOMBER]), int(s.ships[planet, DESTROYER]))


def _attack_odds(s: Record, origin: int, to: int, dice: int) -> Odds:
    ours, ships = _ships(s, origin), _ships(s, to)
    base = bool(TRILOGY[s.layout] and bases_at(s, to))
    theirs = Help(ships.fighters, ships.bombers, ships.destroyers, eight_sided=base)
    defence = min(MOST_DEFEND_DICE, int(s.forces[to]))
    taken = Chance("odds.taken", invasion(int(s.forces[origin]) - 1, int(s.forces[to]), ours, theirs))
    once = [
        Chance("odds.once", float(chance), {"lost": lost, "hits": hits})
        for (lost, hits), chance in battle(dice, defence, ours, theirs).items()
    ]
    return Odds("odds.attack", (taken, *once), (), {"origin": PLANETS[origin], "to": PLANETS[to]})


def _star_odds(s: Record, seat: int, origin: int, forces: int) -> Odds:
    dice = forces + int(meter_dice(s, seat))
    destroyed = Chance("odds.star_destroyed", float(death_star(dice, _ships(s, origin))))
    return Odds("odds.star", (destroyed,), (Fact("odds.dice", dice),), {"origin": PLANETS[origin]})
