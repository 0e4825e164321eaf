"""Exact chances of an attack: hits, retreats and destruction, with re-rolls played as well as can be (COM-22, COM-62)."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb

from holotable.core.bits import has_bit
from holotable.core.odds import Chance, Fact, Odds
from holotable.core.records import Record, clone

from .rules.card_effects import bonus
from .rules.field import infantry
from .rules.firing import attack_dice
from .rules.steps.pick import ORBIT_DICE
from .rules.steps.retreat import retreat_room
from .rules.support import CARD_DICE
from .state import ACTIONS, BY_AIR, BY_ORBIT, BY_UNIT, NONE, PICK_AIR, PICK_ORBIT
from .tables import (
    E_WEB,
    EXPLOSION,
    FACE_HITS,
    FORCE,
    MOST_DICE,
    RETREAT_FACE,
    STANDS_FAST,
    TARGET,
    TRENCH,
    UNIT,
    UNIT_COUNT,
    UNIT_KIND,
    UNIT_TYPE,
    WALKER,
)

FACES = 6
Spread = dict[tuple[int, int], Fraction]


@dataclass(frozen=True)
class Attack:
    """All that the chances of one attack depend on."""

    dice: int
    hit_faces: int
    retreat_faces: int = 0
    figures: int = 1
    room: int = MOST_DICE
    walker: bool = False
    reroll: bool = False
    trench: bool = False
    structure: bool = False

    def lost(self, hits: int, retreats: int) -> int:
        """The figures a unit loses: by hits, and by retreat steps it cannot make (COM-22, COM-25)."""
        retreats = max(0, retreats - 1) if self.trench else retreats
        left = max(0, self.figures - hits)
        return self.figures - left + min(left, max(0, retreats - self.room) if left else 0)

    def destroys(self, hits: int, retreats: int) -> Fraction:
        """The chance that so many hits and retreats destroy the target (COM-7, COM-47)."""
        if self.structure:
            return Fraction(hits > 0)
        if self.walker:
            return 1 - Fraction(FACES - 1, FACES) ** hits
        return Fraction(self.lost(hits, retreats) == self.figures)


@cache
def spread(dice: int, hit_faces: int, retreat_faces: int) -> Spread:
    """The chance of every number of hits and retreats of one roll."""
    found: Spread = {}
    rest = FACES - hit_faces - retreat_faces
    for hits in range(dice + 1):
        for retreats in range(dice - hits + 1):
            ways = comb(dice, hits) * comb(dice - hits, retreats)
            ways *= hit_faces**hits * retreat_faces**retreats * rest ** (dice - hits - retreats)
            if ways:
                found[hits, retreats] = Fraction(ways, FACES**dice)
    return found


def _worth(attack: Attack, outcome: Spread) -> tuple[Fraction, Fraction, Fraction]:
    """What the attacker wants: first the target destroyed, then figures lost, then retreats."""
    zero = Fraction(0)
    return (
        sum((p * attack.destroys(*key) for key, p in outcome.items()), zero),
        sum((p * attack.lost(*key) for key, p in outcome.items()), zero),
        sum((p * key[1] for key, p in outcome.items()), zero),
    )


def _again(attack: Attack, hits: int, kept: int, rolled: int) -> Spread:
    """What follows from keeping the hits and some retreats and rolling the other dice again."""
    more = spread(rolled, attack.hit_faces, attack.retreat_faces)
    return {(hits + h, kept + r): p for (h, r), p in more.items()}


@cache
def outcomes(attack: Attack) -> Spread:
    """The chance of every number of hits and retreats; a re-roll takes all misses and the retreats not worth keeping."""
    first = spread(attack.dice, attack.hit_faces, attack.retreat_faces)
    if not attack.reroll:
        return first
    found: Spread = {}
    for (hits, retreats), p in first.items():
        options = [_again(attack, hits, kept, attack.dice - hits - kept) for kept in range(retreats + 1)]
        best = max(options, key=lambda option: _worth(attack, option))
        for key, q in best.items():
            found[key] = found.get(key, Fraction(0)) + p * q
    return found


def destroyed(attack: Attack) -> Fraction:
    """The chance that the target is destroyed."""
    return sum((p * attack.destroys(*key) for key, p in outcomes(attack).items()), Fraction(0))


def hurt(attack: Attack) -> Fraction:
    """The chance that the target loses a figure, or more."""
    return sum((p for key, p in outcomes(attack).items() if attack.lost(*key)), Fraction(0))


def hits(attack: Attack) -> dict[int, Fraction]:
    """The chance of every number of hits."""
    return _by(attack, 0)


def retreats(attack: Attack) -> dict[int, Fraction]:
    """The chance of every number of retreat symbols."""
    return _by(attack, 1)


def _by(attack: Attack, place: int) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for key, p in outcomes(attack).items():
        found[key[place]] = found.get(key[place], Fraction(0)) + p
    return dict(sorted(found.items()))


# From a record


def attack_of(s: Record, source: int, unit: int, target: int) -> Attack:
    """The attack of a unit, or of a card, on a target as the record stands."""
    forced = source == BY_UNIT and bool(bonus(s, unit, FORCE))
    dice = int(attack_dice(s, unit, target)) if source == BY_UNIT else int(CARD_DICE if source == BY_AIR else ORBIT_DICE)
    reroll = source == BY_UNIT and s.badge[unit] == E_WEB and not has_bit(s.moving, unit)
    explosions = 1 + forced
    if target >= UNIT_COUNT:
        return Attack(dice, explosions, structure=True, reroll=reroll)
    kind = UNIT_KIND[target]
    pushes = not forced and source != BY_ORBIT and not STANDS_FAST[kind]
    own = sum(bool(FACE_HITS[UNIT_TYPE[target], face]) for face in range(1, FACES + 1) if face not in (EXPLOSION, RETREAT_FACE))
    return Attack(
        dice,
        own + explosions + (source == BY_ORBIT),
        int(pushes),
        s.figures[target],
        _room(s, source, unit, target) if pushes else MOST_DICE,
        bool(WALKER[kind]),
        reroll,
        bool(pushes and infantry(target) and s.terrain[s.at[target]] == TRENCH),
    )


def _room(s: Record, source: int, unit: int, target: int) -> int:
    """How far the target can retreat."""
    after = clone(s)
    after.source, after.attacker, after.target = source, unit, target
    return int(retreat_room(after, after.at[target], MOST_DICE))


def odds(s: Record, seat: int, action: int) -> Odds | None:
    """What is shown before an attack, the most that can come of it first; None for choices without dice."""
    kind, args = ACTIONS.decode(action)
    if kind == "attack":
        attack = attack_of(s, BY_UNIT, UNIT[args["unit"]], TARGET[args["target"]])
    elif kind == "pick" and s.picking in (PICK_ORBIT, PICK_AIR):
        source = BY_ORBIT if s.picking == PICK_ORBIT else BY_AIR
        attack = attack_of(s, source, NONE, UNIT[args["target"]])
    else:
        return None
    gone = destroyed(attack)
    chances = [Chance("odds.destroyed", float(gone)) if gone else Chance("odds.hurt", float(hurt(attack)))]
    chances += [Chance("odds.hits", float(p), {"count": n}) for n, p in hits(attack).items()]
    chances += [Chance("odds.retreats", float(p), {"count": n}) for n, p in retreats(attack).items() if n]
    facts = (Fact("odds.dice", attack.dice), Fact("odds.figures", attack.figures))
    return Odds("odds.attack" if kind == "attack" else "odds.pick", tuple(chances), facts, args)
