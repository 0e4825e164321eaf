"""The Death Star: attacked, moved, fired, built again (TRI-80..TRI-88)."""

from holotable.core.bits import count_bits, lowest_bit
from holotable.core.dice import roll
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import (
    ADJACENT,
    BOMBER,
    BORDERS,
    CARD_AMOUNT,
    CARD_REGIONS,
    DECK_SIZE,
    DESTROYER,
    EMPIRE,
    FACTION_OF,
    FIELD_LIMIT,
    FIGHTER,
    FORCE_END,
    METER_DICE,
    REBELS,
    STATION_TOTAL,
)
from ..state import (
    FIRED,
    LOST,
    REROLLED,
    ROLLED,
    STAR_ATTACKED,
    STAR_DESTROYED,
    STAR_MOVED,
    STAR_TARGET,
    STAR_TOTAL,
    STATION_ESCORT,
)
from .basics import add_forces, after_loss, lose_all_ships, move_force, protected, seat_name, set_owner
from .battle import end_battle, help_ones, say_dice, throw
from .effects import STATION_DICE, STATION_DRIVE, STATION_EFFECTS, STATION_PLUS, active, amounts, end_effects
from .turn import end_invasion

# Attacking it


@rule
def around_star(s):
    """The planets from which the Death Star can be attacked (TRI-81, TRI-86)."""
    if s.star < 0:
        return 0
    if (s.fields >> s.star) & 1:
        return BORDERS[s.star] & ~s.fields
    mask = ADJACENT[s.star] & ~s.fields
    return mask if protected(s) else mask | (1 << s.star)


@rule
def meter_dice(s, seat):
    """The dice the Force meter gives or takes; Hutts are not affected (TRI-82, TRI-90)."""
    if FACTION_OF[s.layout, seat] == REBELS:
        return METER_DICE[s.force + FORCE_END]
    return 0


@rule
def station_dice(s):
    """The dice of the attack under way: forces sent, the meter, and cards (TRI-81, TRI-90)."""
    return s.dice + meter_dice(s, s.seat) + amounts(s, FACTION_OF[s.layout, s.seat], STATION_DICE)


@rule
def declare_star_attack(s, origin, forces):
    """Send 1 to 3 forces at the Death Star; it ends an invasion under way (TRI-81, TRI-81a)."""
    end_invasion(s)
    s.origin = origin
    s.target = STAR_TARGET
    s.dice = forces
    s.stage = STATION_ESCORT
    emit(s, STAR_ATTACKED, EVERYONE, seat_name(s, s.seat), origin, forces)


@rule
def card_dice_held(s):
    """The dice that cards still in the attacker's hand could add; ships may come along for them (TRI-81a)."""
    deck = FACTION_OF[s.layout, s.seat]
    mask = s.hand[s.seat, deck] & STATION_DICE[deck] & ~s.declined[deck]
    dice = 0
    while mask:
        low = mask & -mask
        mask ^= low
        dice += CARD_AMOUNT[deck * DECK_SIZE + lowest_bit(low)]
    return dice


@rule
def roll_at_star(s):
    """The attacker's dice, then its fighters' re-rolls; the Empire rolls nothing (TRI-81)."""
    n = station_dice(s)
    eights = min(s.escort[DESTROYER], n)
    throw(s, s.attack_roll, n, eights)
    say_dice(s, ROLLED, s.seat, s.attack_roll, n)
    if help_ones(s, s.attack_roll, n, eights, min(s.escort[FIGHTER], n)):
        say_dice(s, REROLLED, s.seat, s.attack_roll, n)


@rule
def station_total(s):
    """The sum of all dice with bombers and cards added (TRI-81)."""
    n = station_dice(s)
    total = amounts(s, FACTION_OF[s.layout, s.seat], STATION_PLUS) + min(s.escort[BOMBER], n)
    for i in range(n):
        total += s.attack_roll[i]
    return total


@rule
def judge_star_attack(s):
    """18 or more destroy the Death Star; else the forces sent are lost, ships not (TRI-81, TRI-83)."""
    total = station_total(s)
    emit(s, STAR_TOTAL, EVERYONE, total)
    if total >= STATION_TOTAL:
        s.star = -1
        emit(s, STAR_DESTROYED, EVERYONE, seat_name(s, s.seat))
        if FACTION_OF[s.layout, s.seat] == REBELS:
            move_force(s, 1)
    else:
        add_forces(s, s.origin, -s.dice)
        emit(s, LOST, EVERYONE, s.origin, s.dice)
    end_effects(s, STATION_EFFECTS)
    s.target = -1
    end_battle(s)


# Moving and firing it


@rule
def roll_star(s):
    """One die for the movement, two with a better drive (TRI-84)."""
    dice = roll(s, 6)
    s.star_roll = dice
    if active(s, EMPIRE, STATION_DRIVE):
        die = roll(s, 6)
        dice = dice * 10 + die
        s.star_roll += die
    emit(s, ROLLED, EVERYONE, seat_name(s, s.seat), dice)


@rule
def star_reach(s):
    """Where the roll can take the Death Star: through any planets but asteroid fields (TRI-84, TRI-86)."""
    here = 1 << s.star
    ways = BORDERS[s.star] if (s.fields >> s.star) & 1 else ADJACENT[s.star]
    reach = here | (ways & ~s.fields)
    edge = reach & ~here
    for _ in range(s.star_roll - 1):
        more = 0
        while edge:
            low = edge & -edge
            edge ^= low
            more |= ADJACENT[lowest_bit(low)]
        edge = more & ~s.fields & ~reach
        reach |= edge
    return reach & ~here


@rule
def move_star(s, to):
    """The Death Star moves, once a turn (TRI-84)."""
    s.star = to
    s.star_done = 1
    emit(s, STAR_MOVED, EVERYONE, to)


@rule
def can_fire(s, card):
    """Whether a card fires at the planet under the Death Star: an enemy's, in a region it names, a field left (TRI-85)."""
    if s.star < 0 or s.owner[s.star] < 0 or protected(s) or count_bits(s.fields) >= FIELD_LIMIT:
        return False
    return (CARD_REGIONS[card] >> s.star) & 1 != 0


@rule
def fire(s):
    """The planet under the Death Star becomes an asteroid field (TRI-85, TRI-86)."""
    planet = s.star
    loser = s.owner[planet]
    set_owner(s, planet, -1)
    add_forces(s, planet, -s.forces[planet])
    lose_all_ships(s, planet)
    s.fields |= 1 << planet
    s.star_done = 1
    emit(s, FIRED, EVERYONE, planet)
    move_force(s, -1)
    after_loss(s, loser)


@rule
def build_star(s, planet):
    """A new Death Star on an Imperial planet; it does nothing more this turn (TRI-87)."""
    s.star = planet
    s.star_done = 1
    emit(s, STAR_MOVED, EVERYONE, planet)
    move_force(s, -1)
