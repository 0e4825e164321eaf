"""Support cards of a campaign: when they are offered and what they do (COM-92, rulings S1..S5)."""

from holotable.core.bits import lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.lists import write_each
from holotable.core.records import EVERYONE, emit

from ..state import (
    ATTACK,
    BREAK,
    BY_FINAL_ASSAULT,
    NONE,
    ORDER,
    PICK,
    PICK_AIR,
    PICK_DESPERATE,
    PICK_INCURSION,
    PICK_RESERVE,
    PICK_ROUT,
    PICK_SCOUT,
    REROLL,
    TAKE,
    event,
    make,
)
from ..tables import (
    AIR_SUPPORT,
    CARD_COUNT,
    COMBAT_EXPERIENCE,
    DESPERATE_STAND,
    FINAL_ASSAULT,
    FINISH_THIS,
    INCURSION,
    INFANTRY_UNITS,
    RESERVE_FORCES,
    ROUT,
    SCOUT,
    SPECIAL_ORDERS,
    SUPPORT_OF,
)
from .attack_at_hand import card_attack
from .firing import aims, attackers
from .ordering import give_order, reduced_units
from .seats import seat_code

CARD_DICE = 2
CLAUSES = {"support": "COM-92"}


# Whom a card is for


@rule
def infantry_not_ordered(s):
    """Own infantry that has no order yet, as a mask (Scout)."""
    return s.on_field[s.side] & INFANTRY_UNITS[s.side] & ~s.ordered


@rule
def infantry_that_attacked(s):
    """Ordered infantry on the field that has attacked, as a mask (Incursion)."""
    return s.on_field[s.side] & INFANTRY_UNITS[s.side] & s.ordered & s.attacked


@rule
def desperate_units(s):
    """Ordered infantry with one figure that has not attacked and has a target, as a mask (Desperate Stand)."""
    mask = attackers(s) & INFANTRY_UNITS[s.side] & ~s.attacked
    found = 0
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if s.figures[unit] == 1 and aims(s, unit, False):
            found |= 1 << unit
    return found


@rule
def routers(s):
    """Ordered units that may attack a target in cover, as a mask (Rout)."""
    mask = attackers(s)
    found = 0
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if aims(s, unit, True):
            found |= 1 << unit
    return found


# When a card may be played


@rule
def fits(s, card):
    """Whether a support card would do something at this moment, whoever holds it (ruling S4)."""
    if s.step == ORDER:
        if card == COMBAT_EXPERIENCE:
            return s.named == 0
        if card == RESERVE_FORCES:
            return reduced_units(s) != 0
        return card == SCOUT and infantry_not_ordered(s) != 0
    if s.step == ATTACK and s.incursion == NONE:
        if card == AIR_SUPPORT:
            return s.on_field[1 - s.side] != 0
        if card == DESPERATE_STAND:
            return desperate_units(s) != 0
        if card == INCURSION:
            return infantry_that_attacked(s) != 0
        return card == ROUT and routers(s) != 0
    if s.step == REROLL:
        return card == FINISH_THIS
    if s.step == BREAK:
        return card == FINAL_ASSAULT and s.stepped > 0 and s.at[s.target] != NONE
    return s.step == TAKE and card == SPECIAL_ORDERS and s.discards[s.seat] != 0


@rule
def usable_support(s):
    """The support cards that may be played at this moment, as a mask: one a turn (ruling S4)."""
    return 0 if s.supported else fitting(s, s.support[s.side])


@rule
def possible_support(s):
    """Those that might be played by what all know: who holds any might hold each that is not yet played (COM-92a)."""
    if s.supported or s.support[s.side] == 0:
        return 0
    return fitting(s, SUPPORT_OF[s.side] & ~s.spent[s.side])


@rule
def fitting(s, cards):
    """The support cards of a mask that would do something at this moment."""
    found = 0
    while cards:
        card = lowest_bit(cards)
        cards = without_lowest(cards)
        if fits(s, card):
            found |= 1 << card
    return found


@rule
def write_support(s, out, n):
    """Write one action for every support card that may be played now."""
    return write_each(out, n, make.support(0), usable_support(s))


# What it does


@rule
def play_support(s, card):
    """Play a support card beside the command card (COM-92)."""
    s.support[s.side] &= ~(1 << card)
    s.spent[s.side] |= 1 << card
    s.supported = 1
    emit(s, event.card_played, EVERYONE, seat_code(s, s.seat), CARD_COUNT + card)
    if card == COMBAT_EXPERIENCE:
        gain_experience(s)
    elif card == FINISH_THIS:
        s.rerolls += 1
    elif card == FINAL_ASSAULT:
        card_attack(s, BY_FINAL_ASSAULT, s.target, CARD_DICE)
    elif card == SPECIAL_ORDERS:
        s.takes_back = 1
    else:
        s.picking = picking_for(card)
        s.step = PICK


@rule
def picking_for(card):
    """What a support card lets its player pick."""
    if card == AIR_SUPPORT:
        return PICK_AIR
    if card == RESERVE_FORCES:
        return PICK_RESERVE
    if card == DESPERATE_STAND:
        return PICK_DESPERATE
    if card == INCURSION:
        return PICK_INCURSION
    return PICK_ROUT if card == ROUT else PICK_SCOUT


@rule
def gain_experience(s):
    """Combat Experience: all own units are ordered, with a die more in close combat (ruling S1)."""
    s.close_dice = 1
    mask = s.on_field[s.side] & ~s.ordered
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        s.beside_card |= 1 << unit
        give_order(s, unit)
