"""Attacks of ordered units, one after another (COM-16, COM-20, COM-21)."""

from holotable.core.bits import has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from ...board import DISTANCE, HEXES
from ...state import BY_UNIT, MOVE, MOVE_AFTER, NONE, REROLL, TAKE, make
from ...tables import E_WEB, MOVE_AFTER_HEXES, RANGE, TARGET, TWICE, UNIT, UNIT_KIND
from ..attack_at_hand import roll_dice
from ..card_effects import op
from ..field import sees, target_hex
from ..firing import attack_dice, attackers, can_attack, clear_fights, write_attacks
from ..support import possible_support, write_support

CLAUSES = {"attack": "COM-16"}


@rule
def go_on(s):
    """Ask for attacks while a unit can make one (COM-10a, COM-16)."""
    if any_attack(s) or possible_support(s):
        return True
    done(s)
    return False


@rule
def any_attack(s):
    """Whether an ordered unit can still attack something."""
    mask = attackers(s)
    while mask:
        if can_attack(s, lowest_bit(mask)):
            return True
        mask = without_lowest(mask)
    return False


@rule
def choices(s, out):
    """Every attack of every ordered unit that may still attack, and support cards (COM-16, COM-92)."""
    n = 0
    mask = attackers(s)
    while mask:
        n = write_attacks(s, lowest_bit(mask), out, n)
        mask = without_lowest(mask)
    return write(out, write_support(s, out, n), make.done())


@rule
def attack_unit(s, unit, target):
    """A unit attacks: all dice are rolled; a set E-Web may roll some again (COM-16, COM-62)."""
    n = attack_dice(s, unit, target)
    s.attacked |= 1 << unit
    s.fight_unit[s.fights] = unit
    s.fight_target[s.fights] = target
    s.fights += 1
    if s.incursion == unit:
        s.incursion_attacked = 1
    s.attacker = unit
    s.vacated = NONE
    s.stepped = 0
    s.takes_back = 0
    roll_dice(s, BY_UNIT, unit, target, n)
    s.rerolls = s.badge[unit] == E_WEB and not has_bit(s.moving, unit)
    s.step = REROLL


@rule
def done(s):
    """After the attacks: the end of an incursion, a second half of the turn, later moves, or the draw (rulings C7, C8)."""
    if s.incursion != NONE:
        s.incursion = NONE
        s.incursion_attacked = 0
    elif op(s, TWICE) and not s.second_half:
        begin_second_half(s)
    elif op(s, MOVE_AFTER_HEXES):
        s.step = MOVE_AFTER
    else:
        s.step = TAKE


@rule
def begin_second_half(s):
    """Determination: the units the card ordered move and attack once more (ruling C8)."""
    s.second_half = 1
    s.ordered &= ~s.beside_card
    s.beside_card = 0
    s.moved = 0
    s.no_attack = 0
    clear_fights(s)
    s.step = MOVE


def ask(s: Record) -> tuple[str, Args]:
    """Which unit attacks, and whom?"""
    return "ask.attack", {}


def done_name(s: Record) -> str:
    """No more attacks."""
    return "done-attack" if s.incursion == NONE else "done-incursion-attack"


def context(s: Record, args: Args) -> Args:
    """Where the target stands, and the dice."""
    unit, target = UNIT[args["unit"]], TARGET[args["target"]]
    return {"there": HEXES[target_hex(s, target)], "count": int(attack_dice(s, unit, target))}


def refusal(s: Record, unit: int, args: Args) -> tuple[str, str]:
    """Why a unit cannot attack a target."""
    target = TARGET[args["target"]]
    there = target_hex(s, target)
    if there == NONE:
        return "no.absent_target", "COM-20"
    if has_bit(s.no_attack, unit):
        return "no.may_not_attack", "COM-41"
    if not has_bit(attackers(s), unit):
        return "no.attacked", "COM-16"
    if DISTANCE[s.at[unit], there] > RANGE[UNIT_KIND[unit]]:
        return "no.range", "COM-20"
    if not sees(s, s.at[unit], target):
        return "no.sight", "COM-30"
    return "no.dice", "COM-21"
