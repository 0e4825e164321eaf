"""A battle from the attack to moving in, with ships and bases (TRI-27..TRI-32, TRI-60..TRI-73)."""

from holotable.core.dice import roll
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import (
    BOMBER,
    DESTROYER,
    EMPEROR,
    EMPIRE,
    FACTION_OF,
    FIGHTER,
    PARTNER,
    PLAYERS,
    REBELS,
    TRILOGY,
)
from ..state import (
    ATTACKED,
    BASE_MOVED,
    BASE_SHOWN,
    CALLED_OFF,
    CARDS_TAKEN,
    DEFEND,
    DICE_ROOM,
    EMPEROR_FOUND,
    ENTER,
    ESCORT,
    FALLEN,
    IDLE,
    LOST,
    MOVE_IN,
    MOVED,
    REROLLED,
    ROLLED,
    SHIPS_LOST,
    SHIPS_MOVED,
    TAKEN,
)
from .basics import (
    ALL_FACTIONS,
    add_base,
    add_forces,
    add_ships,
    after_loss,
    bases_at,
    hand_size,
    lose_all_ships,
    move_force,
    remove_base,
    seat_name,
    set_owner,
    ships_at,
    win,
)
from .effects import (
    ADD_EACH,
    ADD_HIGHEST,
    BATTLE_EFFECTS,
    DOUBLE_LOSS,
    EIGHT_SIDED,
    JAM,
    SIX_SIDED,
    active,
    amounts,
    end_effects,
)
from .turn import end_invasion

MOST_ATTACK_DICE = 3
MOST_DEFEND_DICE = 2


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
    emit(s, ATTACKED, EVERYONE, seat_name(s, s.seat), origin, to, dice)


@rule
def shrink(s):
    """Dice and ships shrink to what the attacking planet has left; with no die the battle is called off (TRI-135)."""
    s.dice = min(s.dice, s.forces[s.origin] - 1)
    for ship in range(3):
        s.escort[ship] = min(s.escort[ship], s.dice)
    if s.dice == 0:
        emit(s, CALLED_OFF, EVERYONE, s.target)
        end_battle(s)


@rule
def end_battle(s):
    """One battle is over; the invasion goes on until something else is attacked (TRI-30, TRI-30a)."""
    s.stage = IDLE
    s.origin = -1
    s.dice = 0
    clear_dice(s)
    for ship in range(3):
        s.escort[ship] = 0


@rule
def clear_dice(s):
    """Dice are picked up and the cards of this battle are spent."""
    s.fresh = 0
    s.defence = 0
    pick_up(s.attack_roll)
    pick_up(s.defend_roll)
    if TRILOGY[s.layout]:
        end_effects(s, BATTLE_EFFECTS)


@rule
def pick_up(dice):
    """Take dice off the table; they lie side by side from the first place on."""
    i = 0
    while i < DICE_ROOM and dice[i] != 0:
        dice[i] = 0
        i += 1


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
def throw(s, dice, n, eights):
    """Roll a side's dice, the eight-sided first."""
    for i in range(n):
        dice[i] = roll(s, 8 if i < eights else 6)


@rule
def help_ones(s, dice, n, eights, fighters):
    """Each fighter re-rolls one die that shows 1 until it shows more, eight-sided dice first (TRI-61)."""
    changed = False
    for i in range(n):
        if dice[i] == 1 and fighters > 0:
            fighters -= 1
            changed = True
            while dice[i] == 1:
                dice[i] = roll(s, 8 if i < eights else 6)
    return changed


@rule
def packed(dice, n):
    """Dice as decimal digits, for an event."""
    value = 0
    for i in range(n):
        value = value * 10 + dice[i]
    return value


@rule
def say_dice(s, kind, owner, dice, n):
    """Tell everybody what was rolled."""
    emit(s, kind, EVERYONE, seat_name(s, owner), packed(dice, n))


@rule
def roll_battle(s):
    """Attacker's dice, defender's dice, then the fighters' re-rolls in the same order (TRI-28, TRI-64)."""
    attack = attack_eights(s)
    defend = defend_eights(s)
    throw(s, s.attack_roll, s.dice, attack)
    throw(s, s.defend_roll, s.defence, defend)
    say_dice(s, ROLLED, s.seat, s.attack_roll, s.dice)
    say_dice(s, ROLLED, s.owner[s.target], s.defend_roll, s.defence)
    if TRILOGY[s.layout]:
        if help_ones(s, s.attack_roll, s.dice, attack, attack_ships(s, FIGHTER)):
            say_dice(s, REROLLED, s.seat, s.attack_roll, s.dice)
        if help_ones(s, s.defend_roll, s.defence, defend, defend_ships(s, FIGHTER)):
            say_dice(s, REROLLED, s.owner[s.target], s.defend_roll, s.defence)


@rule
def reroll_attack(s):
    """A card rolls the attacker's dice again, the fighters helping again (TRI-133)."""
    throw(s, s.attack_roll, s.dice, attack_eights(s))
    help_ones(s, s.attack_roll, s.dice, attack_eights(s), attack_ships(s, FIGHTER))
    say_dice(s, REROLLED, s.seat, s.attack_roll, s.dice)


@rule
def reroll_defence(s):
    """A card rolls the defender's dice again, the fighters helping again (TRI-133)."""
    throw(s, s.defend_roll, s.defence, defend_eights(s))
    help_ones(s, s.defend_roll, s.defence, defend_eights(s), defend_ships(s, FIGHTER))
    say_dice(s, REROLLED, s.owner[s.target], s.defend_roll, s.defence)


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
        emit(s, LOST, EVERYONE, s.origin, attack_lost)
    if defend_lost > 0:
        add_forces(s, s.target, -defend_lost)
        emit(s, LOST, EVERYONE, s.target, defend_lost)
    if s.forces[s.target] > 0:
        end_battle(s)
    else:
        take_planet(s)


# Taking a planet


@rule
def take_planet(s):
    """The planet falls: its ships are gone, its bases are turned up, victory is looked at before moving in
    (TRI-31, TRI-65, TRI-71..TRI-73, TRI-120a)."""
    clear_dice(s)
    planet = s.target
    loser = s.owner[planet]
    s.taken |= 1 << FACTION_OF[s.layout, loser]
    if ships_at(s, planet) > 0:
        emit(s, SHIPS_LOST, EVERYONE, planet, s.ships[planet, 0], s.ships[planet, 1], s.ships[planet, 2])
        lose_all_ships(s, planet)
    set_owner(s, planet, s.seat)
    emit(s, TAKEN, EVERYONE, planet, seat_name(s, s.seat))
    s.stage = ENTER
    if TRILOGY[s.layout] and bases_at(s, planet) > 0:
        find_bases(s, planet, loser)
    after_loss(s, loser)
    if s.over:
        s.about = -1
        enter(s)
        end_battle(s)
        end_invasion(s)


@rule
def mover_of_bases(s, loser):
    """Who moves a base that Hutts took: the seat that lost the planet, or its partner if that seat is out (TRI-72)."""
    return loser if s.held[loser] else PARTNER[s.layout, loser]


@rule
def find_bases(s, planet, loser):
    """The bases of a planet just taken: Rebels keep them, Hutts have them moved on (TRI-71..TRI-73)."""
    rebels = FACTION_OF[s.layout, s.seat] == REBELS
    emperor = False
    for i in range(s.base_n - 1, -1, -1):
        if s.base_at[i] == planet:
            emit(s, BASE_SHOWN, EVERYONE, planet, s.base_face[i])
            s.base_seen[i] = ALL_FACTIONS & ~(1 << EMPIRE)
            if rebels:
                emperor = emperor or s.base_face[i] == EMPEROR
                drop_marker(s, i)
    if emperor:
        win(s, 1 << REBELS, 0, EMPEROR_FOUND)
    elif not rebels:
        s.stage = FALLEN
        s.about = mover_of_bases(s, loser)


@rule
def drop_marker(s, at):
    """The Rebels keep a marker; if it hid nobody, the Force moves to the light (TRI-71)."""
    empty = s.base_face[at] != EMPEROR
    remove_base(s, at)
    s.kept += 1
    if empty:
        move_force(s, 1)


@rule
def rescue_base(s, to):
    """A base that Hutts took moves to another Imperial planet, known to all (TRI-72)."""
    at = 0
    while s.base_at[at] != s.target:
        at += 1
    face = s.base_face[at]
    seen = s.base_seen[at]
    remove_base(s, at)
    add_base(s, to, face, seen)
    emit(s, BASE_MOVED, EVERYONE, s.target, to)
    if bases_at(s, s.target) == 0:
        s.about = -1
        s.stage = ENTER


@rule
def enter(s):
    """The forces and ships of the winning battle move in at once (TRI-31, TRI-65)."""
    add_forces(s, s.origin, -s.dice)
    add_forces(s, s.target, s.dice)
    emit(s, MOVED, EVERYONE, s.origin, s.target, s.dice)
    if s.escort[0] + s.escort[1] + s.escort[2] > 0:
        emit(s, SHIPS_MOVED, EVERYONE, s.origin, s.target, s.escort[0], s.escort[1], s.escort[2])
        for ship in range(3):
            add_ships(s, s.origin, ship, -s.escort[ship])
            add_ships(s, s.target, ship, s.escort[ship])
            s.escort[ship] = 0
    s.stage = MOVE_IN


@rule
def move_in(s, count):
    """More forces may follow those that moved at once; the count names them all (TRI-31)."""
    more = count - s.dice
    if more > 0:
        add_forces(s, s.origin, -more)
        add_forces(s, s.target, more)
        emit(s, MOVED, EVERYONE, s.origin, s.target, more)
    finish_taking(s)


@rule
def finish_taking(s):
    """The invasion is over; in standard mode the cards of a player now out go to the conqueror (TRI-30a, TRI-32)."""
    end_battle(s)
    end_invasion(s)
    if not TRILOGY[s.layout]:
        for loser in range(PLAYERS[s.layout]):
            if s.held[loser] == 0 and hand_size(s, loser) > 0:
                take_cards(s, loser)


@rule
def take_cards(s, loser):
    """All cards of a player who is out change hands (TRI-32)."""
    emit(s, CARDS_TAKEN, EVERYONE, seat_name(s, s.seat), seat_name(s, loser), hand_size(s, loser))
    for deck in range(3):
        s.hand[s.seat, deck] |= s.hand[loser, deck]
        s.hand[loser, deck] = 0
