"""An attack on the Death Star, in the invade step: forces and ships sent, dice, their sum (TRI-81..TRI-83, TRI-90)."""

from holotable.core.bits import has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...board import (
    ADJACENT,
    BOMBER,
    BORDERS,
    DESTROYER,
    FACTION_OF,
    FIGHTER,
    FORCE_END,
    METER_DICE,
    PLANETS,
    REBELS,
    STAR_TOTAL,
)
from ...state import AT_STAR, STAR_AFTER, STAR_BEFORE, STAR_ESCORT, STAR_ROLL, STAR_TARGET, event, make
from ..battlefield import (
    MOST_ATTACK_DICE,
    ask_for_ships,
    end_battle,
    end_invasion,
    escort_choices,
    let_fighters_help,
    say_dice,
    throw,
)
from ..effects import STAR_DICE, STAR_EFFECTS, STAR_PLUS, amounts, amounts_of, end_effects
from ..lists import write
from ..outcome import move_force
from ..planets import add_forces, protected, seat_name

MOST_SHIPS_ALONG = 3
CLAUSES = {"attack_death_star": "TRI-81"}


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """Which ships go along."""
    return "ask.escort", {"origin": PLANETS[s.origin]}


@rule
def go_on(s):
    """One moment of the attack; tells whether the attacker is asked now (TRI-81)."""
    if s.stage == STAR_ROLL:
        roll_at_star(s)
    elif s.stage != STAR_ESCORT:
        judge_attack(s)
    elif ask_for_ships(s):
        return True
    else:
        leave_escort(s)
    return False


@rule
def attack_choices(s, seat, out, n, room):
    """1 to 3 forces from around the Death Star, if the meter leaves a die (TRI-81, TRI-90)."""
    own = s.held[seat] & s.strong & around_star(s)
    while own and n < room:
        origin = lowest_bit(own)
        own = without_lowest(own)
        for forces in range(1, min(MOST_ATTACK_DICE, s.forces[origin] - 1) + 1):
            if forces + meter_dice(s, seat) >= 1:
                n = write(make.attack_death_star(origin, forces - 1), out, n, room)
    return n


@rule
def around_star(s):
    """The planets from which the Death Star can be attacked (TRI-81, TRI-86)."""
    if s.star < 0:
        return 0
    if has_bit(s.fields, s.star):
        return BORDERS[s.star] & ~s.fields
    planets = ADJACENT[s.star] & ~s.fields
    return planets if protected(s) else planets | (1 << s.star)


@rule
def declare_attack(s, origin, forces):
    """Send 1 to 3 forces at the Death Star; it ends an invasion under way (TRI-81, TRI-81a)."""
    end_invasion(s)
    s.origin = origin
    s.target = STAR_TARGET
    s.dice = forces
    s.stage = STAR_ESCORT
    emit(s, event.death_star_attacked, EVERYONE, seat_name(s, s.seat), origin, forces)


# Ships and dice


@rule
def star_escort_choices(s, out, room):
    """Ships for each of the dice, also for those that cards still in the hand could add (TRI-81a)."""
    return escort_choices(s, min(MOST_SHIPS_ALONG, star_dice(s) + card_dice_held(s)), out, room)


@rule
def card_dice_held(s):
    """The dice that cards still in the attacker's hand could add."""
    deck = FACTION_OF[s.layout, s.seat]
    return amounts_of(deck, s.hand[s.seat, deck] & STAR_DICE[deck] & ~s.declined[deck])


@rule
def leave_escort(s):
    """Cards come before the dice (TRI-132)."""
    s.stage = STAR_BEFORE


@rule
def meter_dice(s, seat):
    """The dice the Force meter gives or takes; Hutts are not affected (TRI-82, TRI-90)."""
    if FACTION_OF[s.layout, seat] == REBELS:
        return METER_DICE[s.force + FORCE_END]
    return 0


@rule
def star_dice(s):
    """The dice of the attack under way: forces sent, the meter, and cards (TRI-81, TRI-90)."""
    return s.dice + meter_dice(s, s.seat) + amounts(s, FACTION_OF[s.layout, s.seat], STAR_DICE)


@rule
def roll_at_star(s):
    """The attacker's dice, then its fighters' re-rolls; the Empire rolls nothing (TRI-81)."""
    n = star_dice(s)
    eights = min(s.escort[DESTROYER], n)
    throw(s, s.attack_roll, n, eights)
    say_dice(s, event.rolled, s.seat, s.attack_roll, n, eights, AT_STAR)
    let_fighters_help(s, s.seat, s.attack_roll, n, eights, min(s.escort[FIGHTER], n), AT_STAR)
    s.stage = STAR_AFTER


@rule
def total(s):
    """The sum of all dice with bombers and cards added (TRI-81)."""
    n = star_dice(s)
    dots = amounts(s, FACTION_OF[s.layout, s.seat], STAR_PLUS) + min(s.escort[BOMBER], n)
    for i in range(n):
        dots += s.attack_roll[i]
    return dots


@rule
def judge_attack(s):
    """18 or more destroy the Death Star; else the forces sent are lost, ships not (TRI-81, TRI-83)."""
    dots = total(s)
    emit(s, event.death_star_total, EVERYONE, dots)
    if dots >= STAR_TOTAL:
        s.star = -1
        emit(s, event.death_star_destroyed, EVERYONE, seat_name(s, s.seat))
        if FACTION_OF[s.layout, s.seat] == REBELS:
            move_force(s, 1)
    else:
        add_forces(s, s.origin, -s.dice)
        emit(s, event.lost, EVERYONE, s.origin, s.dice)
    end_effects(s, STAR_EFFECTS)
    s.target = -1
    end_battle(s)
