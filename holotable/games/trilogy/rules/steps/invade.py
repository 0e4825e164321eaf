"""Invade: attacks, the ships that go along, the defence, the dice and the losses (TRI-27..TRI-30, TRI-60..TRI-64, TRI-70).

What follows when the last defender falls stands in `conquest`; attacks on the Death Star stand in `attack_star`.
"""

from holotable.core.bits import lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...board import (
    ADJACENT,
    BOMBER,
    DESTROYER,
    EMPIRE,
    FACTION_OF,
    FIGHTER,
    NEUTRAL,
    PAIR,
    PLANETS,
    TRILOGY,
)
from ...state import (
    AFTER_ATTACKER,
    BEFORE_ATTACKER,
    COMPARE,
    DECLARED_ATTACKER,
    DEFEND,
    ESCORT,
    FORTIFY,
    QUESTION_OF,
    ROLL,
    TO_ATTACK,
    TO_DEFEND,
    event,
    make,
)
from ..battlefield import (
    MOST_ATTACK_DICE,
    ask_for_ships,
    end_battle,
    end_invasion,
    escort_choices,
    help_ones,
    let_fighters_help,
    say_dice,
    throw,
)
from ..effects import (
    ADD_EACH,
    ADD_HIGHEST,
    DOUBLE_LOSS,
    EIGHT_SIDED,
    JAM,
    LONG_ATTACK,
    SIX_SIDED,
    active,
    amounts,
    end_effects,
)
from ..lists import write
from ..planets import add_forces, bases_at, enemy_planets, join_field, protected, seat_name
from .attack_star import attack_choices as star_attack_choices
from .cards import must_trade, trade_choices
from .conquest import take_planet
from .place import force_choices

MOST_DEFEND_DICE = 2
CLAUSES = {"attack": "TRI-27", "escort": "TRI-60a", "defend": "TRI-28"}


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """What is attacked next; in standard mode a conquered hand is played and placed before (TRI-32)."""
    return ("ask.place", {"left": s.to_place}) if s.to_place > 0 else ("ask.invade", {})


def ask_in_battle(s: Record, seat: int) -> tuple[str, Args]:
    """Which ships go along, or how many dice defend."""
    return f"ask.{QUESTION_OF[s.stage]}", {"to": PLANETS[s.target], "origin": PLANETS[s.origin]}


@rule
def choices(s, seat, out, room):
    """Attacks on planets and on the Death Star; what a conquered hand owes comes first (TRI-27, TRI-32, TRI-81)."""
    if must_trade(s, seat):
        return trade_choices(s, seat, out, 0, room)
    if s.to_place > 0:
        return force_choices(s, seat, out, room)
    n = attack_choices(s, seat, out, 0, room)
    if s.star >= 0 and FACTION_OF[s.layout, seat] != EMPIRE:
        n = star_attack_choices(s, seat, out, n, room)
    return n


@rule
def owes(s, seat):
    """In standard mode a conquered hand must be played and placed at once (TRI-32)."""
    return must_trade(s, seat) or s.to_place > 0


@rule
def leave(s):
    """The step is over, and with it the invasion and the hidden way (TRI-20, TRI-30a)."""
    end_invasion(s)
    s.lane_from = -1
    s.lane_to = -1
    end_effects(s, LONG_ATTACK)
    s.step = FORTIFY
    s.fortifies_left = 1


@rule
def go_on(s):
    """One moment of a battle; tells whether somebody is asked now (TRI-64)."""
    if s.stage == DEFEND:
        return ask_defender(s)
    if s.stage == ROLL:
        roll_battle(s)
    elif s.stage == COMPARE:
        compare(s)
    elif ask_for_ships(s):
        return True
    else:
        leave_escort(s)
    return False


# The attack


@rule
def attack_reach(s, planet):
    """The planets an invasion can reach from here: neighbours, and ways opened by cards (TRI-2, TRI-130)."""
    reach = join_field(s, planet, ADJACENT[planet])
    if s.lane_from == planet:
        reach |= 1 << s.lane_to
    return reach


@rule
def attack_choices(s, seat, out, n, room):
    """From every own planet with 2 forces to every enemy in reach, with 1 to 3 dice (TRI-27, TRI-28, TRI-80)."""
    enemies = enemy_planets(s, seat) & ~protected(s)
    own = s.held[seat] & s.strong
    while own and n < room:
        origin = lowest_bit(own)
        own = without_lowest(own)
        most = min(MOST_ATTACK_DICE, s.forces[origin] - 1)
        targets = attack_reach(s, origin) & enemies
        while targets:
            pair = PAIR[origin, lowest_bit(targets)]
            targets = without_lowest(targets)
            for dice in range(1, most + 1):
                n = write(make.attack(pair, dice - 1), out, n, room)
    return n


@rule
def declare_attack(s, origin, to, dice):
    """Name an own planet, an adjacent enemy planet and 1 to 3 forces; another target is a new invasion (TRI-27..TRI-30a)."""
    s.fresh = 0
    if to != s.target:
        end_invasion(s)
        s.fresh = 1
    s.origin = origin
    s.target = to
    s.dice = dice
    s.stage = ESCORT if TRILOGY[s.layout] else DEFEND
    emit(s, event.attacked, EVERYONE, seat_name(s, s.seat), origin, to, dice)


@rule
def battle_escort_choices(s, out, room):
    """Ships for each of the dice (TRI-60a)."""
    return escort_choices(s, s.dice, out, room)


@rule
def leave_escort(s):
    """The windows of a declared attack belong to the first battle of an invasion (TRI-132)."""
    s.stage = DECLARED_ATTACKER if s.fresh else DEFEND


@rule
def shrink(s):
    """Dice and ships shrink to what the attacking planet has left; with no die the battle is called off (TRI-135)."""
    s.dice = min(s.dice, s.forces[s.origin] - 1)
    for ship in range(3):
        s.escort[ship] = min(s.escort[ship], s.dice)
    if s.dice == 0:
        emit(s, event.called_off, EVERYONE, s.target)
        end_battle(s)


# The defence


@rule
def ask_defender(s):
    """The defender names its dice; for neutral Hutts there are always as many as allowed (TRI-28, TRI-100)."""
    defender = s.owner[s.target]
    if defender == NEUTRAL:
        defend(s, most_defence(s))
        return False
    s.asked = defender
    return True


@rule
def most_defence(s):
    """The most dice the defender may have (TRI-28)."""
    return min(MOST_DEFEND_DICE, s.forces[s.target])


@rule
def defend_choices(s, out, room):
    """1 or 2 dice, not more than there are forces (TRI-28)."""
    n = 0
    for dice in range(1, most_defence(s) + 1):
        n = write(make.defend(dice - 1), out, n, room)
    return n


@rule
def defend(s, dice):
    """The defender's dice are named (TRI-28)."""
    s.defence = dice
    emit(s, event.defended, EVERYONE, seat_name(s, s.owner[s.target]), s.target, dice)
    s.stage = BEFORE_ATTACKER if TRILOGY[s.layout] else ROLL


# Who brings what


@rule
def jammed(s, faction):
    """Whether the enemy has silenced this side's ships (Jamming Field)."""
    for deck in range(3):
        if deck != faction and active(s, deck, JAM):
            return True
    return False


@rule
def attack_ships(s, ship):
    """How many ships of a class help the attacker (TRI-60, TRI-60a)."""
    if s.escort[ship] == 0 or jammed(s, FACTION_OF[s.layout, s.seat]):
        return 0
    return min(s.escort[ship], s.dice)


@rule
def defend_ships(s, ship):
    """How many ships of a class help the defender, who always uses them (TRI-60, TRI-60a)."""
    if s.ships[s.target, ship] == 0 or jammed(s, FACTION_OF[s.layout, s.owner[s.target]]):
        return 0
    return min(s.ships[s.target, ship], s.defence)


@rule
def attack_eights(s):
    """How many of the attacker's dice are eight-sided (TRI-63)."""
    if TRILOGY[s.layout] and active(s, FACTION_OF[s.layout, s.seat], EIGHT_SIDED):
        return s.dice
    return attack_ships(s, DESTROYER)


@rule
def base_helps(s):
    """Whether a base gives the defender eight-sided dice (TRI-70)."""
    return bases_at(s, s.target) > 0 and not active(s, FACTION_OF[s.layout, s.seat], SIX_SIDED)


@rule
def defend_eights(s):
    """How many of the defender's dice are eight-sided (TRI-63, TRI-70)."""
    if TRILOGY[s.layout] and base_helps(s):
        return s.defence
    return defend_ships(s, DESTROYER)


# Dice


@rule
def roll_battle(s):
    """Attacker's dice, defender's dice, then the fighters' re-rolls in the same order (TRI-28, TRI-64)."""
    attack = attack_eights(s)
    defend = defend_eights(s)
    throw(s, s.attack_roll, s.dice, attack)
    throw(s, s.defend_roll, s.defence, defend)
    say_dice(s, event.rolled, s.seat, s.attack_roll, s.dice, attack, TO_ATTACK)
    say_dice(s, event.rolled, s.owner[s.target], s.defend_roll, s.defence, defend, TO_DEFEND)
    if not TRILOGY[s.layout]:
        s.stage = COMPARE
        return
    for ship in range(3):
        s.along[s.origin, ship] = max(s.along[s.origin, ship], s.escort[ship])
    let_fighters_help(s, s.seat, s.attack_roll, s.dice, attack, attack_ships(s, FIGHTER), TO_ATTACK)
    let_fighters_help(s, s.owner[s.target], s.defend_roll, s.defence, defend, defend_ships(s, FIGHTER), TO_DEFEND)
    s.stage = AFTER_ATTACKER


@rule
def reroll_attack(s):
    """A card rolls the attacker's dice again, the fighters helping again (TRI-133)."""
    eights = attack_eights(s)
    throw(s, s.attack_roll, s.dice, eights)
    help_ones(s, s.attack_roll, s.dice, eights, attack_ships(s, FIGHTER))
    say_dice(s, event.rerolled, s.seat, s.attack_roll, s.dice, eights, TO_ATTACK)


@rule
def reroll_defence(s):
    """A card rolls the defender's dice again, the fighters helping again (TRI-133)."""
    eights = defend_eights(s)
    throw(s, s.defend_roll, s.defence, eights)
    help_ones(s, s.defend_roll, s.defence, eights, defend_ships(s, FIGHTER))
    say_dice(s, event.rerolled, s.owner[s.target], s.defend_roll, s.defence, eights, TO_DEFEND)


@rule
def sort_dice(dice, n):
    """Highest die first (TRI-29)."""
    for i in range(1, n):
        value = dice[i]
        k = i
        while k > 0 and dice[k - 1] < value:
            dice[k] = dice[k - 1]
            k -= 1
        dice[k] = value


@rule
def add_up(s, dice, n, bombers, faction):
    """Bombers add to the highest dice, then the cards (TRI-62, TRI-64, TRI-133)."""
    for i in range(bombers):
        dice[i] += 1
    dice[0] += amounts(s, faction, ADD_HIGHEST)
    each = amounts(s, faction, ADD_EACH)
    for i in range(n):
        dice[i] += each


@rule
def compare(s):
    """Highest against highest, the lower loses a force, the defender wins ties (TRI-29)."""
    sort_dice(s.attack_roll, s.dice)
    sort_dice(s.defend_roll, s.defence)
    if TRILOGY[s.layout]:
        attacker = FACTION_OF[s.layout, s.seat]
        defender = FACTION_OF[s.layout, s.owner[s.target]]
        add_up(s, s.attack_roll, s.dice, attack_ships(s, BOMBER), attacker)
        add_up(s, s.defend_roll, s.defence, defend_ships(s, BOMBER), defender)
    attack_lost = 0
    defend_lost = 0
    for i in range(min(s.dice, s.defence)):
        if s.attack_roll[i] > s.defend_roll[i]:
            defend_lost += 1
        else:
            attack_lost += 1
    take_losses(s, attack_lost, defend_lost)


@rule
def take_losses(s, attack_lost, defend_lost):
    """Losses come off the planets; without a defender left the planet falls (TRI-29, TRI-31)."""
    if TRILOGY[s.layout] and active(s, FACTION_OF[s.layout, s.owner[s.target]], DOUBLE_LOSS):
        attack_lost = min(2 * attack_lost, s.forces[s.origin] - 1)
    if attack_lost > 0:
        add_forces(s, s.origin, -attack_lost)
        emit(s, event.lost, EVERYONE, s.origin, attack_lost)
    if defend_lost > 0:
        add_forces(s, s.target, -defend_lost)
        emit(s, event.lost, EVERYONE, s.target, defend_lost)
    if s.forces[s.target] > 0:
        end_battle(s)
    else:
        take_planet(s)
