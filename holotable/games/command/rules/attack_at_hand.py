"""The attack at hand: its dice, the figures they cost, and its end (COM-20, COM-22, COM-23)."""

from holotable.core.dice import pack, roll
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import DISTANCE
from ..state import ATTACK, BY_FINAL_ASSAULT, BY_FORCE, BY_ORBIT, BY_UNIT, FROM_ORBIT, NONE, PLAIN_POWER, RESOLVE, event
from ..tables import FORCE
from .card_effects import bonus
from .field import target_hex
from .units import destroy

SIX = 6
FACES_A_WORD = 9


# Dice


@rule
def first_digits(s):
    """The first nine dice as the digits of a number, for the log."""
    return pack(s.dice, 0, min(FACES_A_WORD, s.dice_n))


@rule
def more_digits(s):
    """The dice after the first nine as the digits of a number, for the log."""
    return pack(s.dice, FACES_A_WORD, s.dice_n)


@rule
def power(s):
    """What makes more of the retreat symbols of the attack at hand: Force Powers, an attack from orbit, or nothing."""
    if s.source == BY_ORBIT:
        return FROM_ORBIT
    return BY_FORCE if s.source == BY_UNIT and bonus(s, s.attacker, FORCE) > 0 else PLAIN_POWER


@rule
def roll_dice(s, source, unit, target, n):
    """Roll at a target; the dice lie open until they are resolved."""
    s.source = source
    s.target = target
    s.target_hex = target_hex(s, target)
    for i in range(max(n, s.dice_n)):
        s.dice[i] = roll(s, SIX) if i < n else 0
    s.dice_n = n
    emit(s, event.attacked, EVERYONE, unit, target, first_digits(s), more_digits(s), power(s))
    s.step = RESOLVE


@rule
def card_attack(s, source, target, n):
    """Dice that come from a card and no unit."""
    if source != BY_FINAL_ASSAULT:
        s.attacker = NONE
    roll_dice(s, source, NONE, target, n)


# Losses


@rule
def in_close_combat(s):
    """Whether the attack at hand is made by a unit on an adjacent hex (COM-20)."""
    return s.source == BY_UNIT and DISTANCE[s.at[s.attacker], s.target_hex] == 1


@rule
def lose_figures(s, unit, count):
    """Figures are removed; with the last one the unit is destroyed (COM-22, COM-23)."""
    count = min(count, s.figures[unit])
    if count == 0:
        return
    emit(s, event.figure_lost, EVERYONE, unit, count)
    s.figures[unit] -= count
    if s.figures[unit] == 0:
        destroy(s, unit, in_close_combat(s))


# The end


@rule
def end_attack_at_hand(s):
    """Nothing of an attack is left over."""
    s.source = BY_UNIT
    s.attacker = NONE
    s.target = NONE
    s.target_hex = NONE
    for i in range(s.dice_n):
        s.dice[i] = 0
    s.dice_n = 0
    s.rerolls = 0
    s.retreats = 0
    s.stepped = 0
    s.passing = NONE
    s.vacated = NONE
    s.takes_back = 0


@rule
def hold(s):
    """The unit stays where it is; the attack is over."""
    end_attack_at_hand(s)
    s.step = ATTACK
