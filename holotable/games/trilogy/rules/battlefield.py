"""What battles and attacks on the Death Star share: ships along, dice, and how they end (TRI-30a, TRI-60..TRI-61)."""

from holotable.core.bits import has_bit
from holotable.core.dice import pack, roll
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import TRILOGY
from ..state import DICE_ROOM, IDLE, event, make
from .effects import BATTLE_EFFECTS, INVASION_EFFECTS, end_effects
from .lists import write
from .planets import seat_name, with_ships

MOST_ATTACK_DICE = 3

# Ships along


@rule
def ask_for_ships(s):
    """The attacker is asked which ships go along, if there are any on its planet; tells whether it is (TRI-60a)."""
    if not has_bit(with_ships(s), s.origin):
        return False
    s.asked = s.seat
    return True


@rule
def escort_choices(s, dice, out, room):
    """Any ships of the attacking planet, of each class as many as there are dice (TRI-60, TRI-60a)."""
    n = 0
    for fighters in range(min(dice, s.ships[s.origin, 0]) + 1):
        for bombers in range(min(dice, s.ships[s.origin, 1]) + 1):
            for destroyers in range(min(dice, s.ships[s.origin, 2]) + 1):
                n = write(make.escort(fighters, bombers, destroyers), out, n, room)
    return n


@rule
def name_escort(s, fighters, bombers, destroyers):
    """The attacker names the ships that go along (TRI-60a)."""
    s.escort[0] = fighters
    s.escort[1] = bombers
    s.escort[2] = destroyers


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
def say_dice(s, what, owner, dice, n, eights, purpose):
    """Tell everybody what was rolled, with how many eight-sided dice, and what for."""
    emit(s, what, EVERYONE, seat_name(s, owner), pack(dice, 0, n), eights, purpose)


@rule
def let_fighters_help(s, owner, dice, n, eights, fighters, purpose):
    """A side's fighters re-roll its ones, and everybody is told where that changed a die (TRI-61)."""
    if help_ones(s, dice, n, eights, fighters):
        say_dice(s, event.rerolled, owner, dice, n, eights, purpose)


@rule
def pick_up(dice):
    """Take dice off the table; they lie side by side from the first place on."""
    i = 0
    while i < DICE_ROOM and dice[i] != 0:
        dice[i] = 0
        i += 1


# The end


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
def end_battle(s):
    """One battle is over; the invasion goes on until something else is attacked (TRI-30, TRI-30a)."""
    s.stage = IDLE
    s.origin = -1
    s.dice = 0
    clear_dice(s)
    for ship in range(3):
        s.escort[ship] = 0


@rule
def end_invasion(s):
    """An invasion is over, and with it the cards that last as long (TRI-30a)."""
    s.target = -1
    s.along[:, :] = 0
    end_effects(s, INVASION_EFFECTS)
