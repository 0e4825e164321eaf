"""Support cards of a campaign: when they are offered and what they do (COM-92, rulings S1..S5)."""

from holotable.core.bits import has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..state import (
    ATTACK,
    BREAK,
    BY_AIR,
    BY_FINAL_ASSAULT,
    BY_ORBIT,
    MOVE,
    NONE,
    ORDER,
    PICK,
    PICK_AIR,
    PICK_DESPERATE,
    PICK_HEAL,
    PICK_INCURSION,
    PICK_NONE,
    PICK_ORBIT,
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
    EVERYWHERE,
    FINAL_ASSAULT,
    FINISH_THIS,
    INCURSION,
    RESERVE_FORCES,
    ROUT,
    SCOUT,
    SPECIAL_ORDERS,
)
from .attack import aims, attackers, card_attack
from .field import full_figures, infantry, seat_code
from .orders import ONE_FIGURE, any_reduced, give_order, restore

CARD_DICE, ORBIT_DICE = 2, 1


@rule
def holds(s, card):
    """Whether the acting side has a support card and has played none this turn (ruling S4)."""
    return s.supported == 0 and has_bit(s.support[s.side], card)


@rule
def infantry_not_ordered(s):
    """Own infantry that has no order yet, as a mask."""
    mask = s.on_field[s.side] & ~s.ordered
    found = 0
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if infantry(unit):
            found |= 1 << unit
    return found


@rule
def desperate_units(s):
    """Ordered infantry with one figure that has not attacked and has a target, as a mask."""
    mask = attackers(s) & ~s.attacked
    found = 0
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if infantry(unit) and s.figures[unit] == 1 and aims(s, unit, False):
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


@rule
def units_that_attacked(s):
    """Ordered infantry on the field that has attacked, as a mask (Incursion)."""
    mask = s.attacked & s.ordered & s.on_field[s.side]
    found = 0
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if infantry(unit):
            found |= 1 << unit
    return found


@rule
def reduced_units(s):
    """Own units on the field below their starting figures, as a mask."""
    mask = s.on_field[s.side]
    found = 0
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if s.figures[unit] < full_figures(s, unit):
            found |= 1 << unit
    return found


@rule
def usable(s, card):
    """Whether a support card may be played at this moment and would do something (ruling S4)."""
    if not holds(s, card):
        return False
    if s.step == ORDER:
        if card == COMBAT_EXPERIENCE:
            return s.named == 0
        if card == RESERVE_FORCES:
            return any_reduced(s, s.side)
        return card == SCOUT and infantry_not_ordered(s) != 0
    if s.step == ATTACK and s.solo < 0:
        if card == AIR_SUPPORT:
            return s.on_field[1 - s.side] != 0
        if card == DESPERATE_STAND:
            return desperate_units(s) != 0
        if card == INCURSION:
            return units_that_attacked(s) != 0
        return card == ROUT and routers(s) != 0
    if s.step == REROLL:
        return card == FINISH_THIS
    if s.step == BREAK:
        return card == FINAL_ASSAULT and s.stepped > 0 and s.at[s.target] != NONE
    return s.step == TAKE and card == SPECIAL_ORDERS and s.discards[s.seat] != 0


@rule
def usable_support(s):
    """The support cards that may be played at this moment, as a mask."""
    found = 0
    if s.supported or s.support[s.side] == 0:
        return found
    mask = s.support[s.side]
    while mask:
        card = lowest_bit(mask)
        mask = without_lowest(mask)
        if usable(s, card):
            found |= 1 << card
    return found


@rule
def list_support(s, out, n):
    """Write one action for every support card that may be played now."""
    mask = usable_support(s)
    while mask:
        out[n] = make.support(lowest_bit(mask))
        mask = without_lowest(mask)
        n += 1
    return n


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
        s.offered = 1
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
        s.plain |= 1 << unit
        give_order(s, unit)


# Picking a unit


@rule
def pickable(s):
    """The units that may be picked now, as a mask."""
    picking = s.picking
    if picking == PICK_ORBIT:
        return s.on_field[1 - s.side] & ~s.struck
    if picking == PICK_AIR:
        return s.on_field[1 - s.side]
    if picking in (PICK_RESERVE, PICK_HEAL):
        return reduced_units(s)
    if picking == PICK_DESPERATE:
        return desperate_units(s)
    if picking == PICK_INCURSION:
        return units_that_attacked(s)
    if picking == PICK_SCOUT:
        return infantry_not_ordered(s)
    return routers(s)


@rule
def pick(s, unit):
    """A unit is picked for what the card in hand does."""
    picking = s.picking
    if picking == PICK_ORBIT:
        s.struck |= 1 << unit
        card_attack(s, BY_ORBIT, unit, ORBIT_DICE)
        return
    s.picking = PICK_NONE
    s.step = ATTACK
    if picking == PICK_AIR:
        card_attack(s, BY_AIR, unit, CARD_DICE)
    elif picking == PICK_DESPERATE:
        s.desperate = unit
    elif picking == PICK_ROUT:
        s.rout = unit
    elif picking == PICK_INCURSION:
        begin_incursion(s, unit)
    else:
        s.step = ORDER
        if picking == PICK_SCOUT:
            s.plain |= 1 << unit
            give_order(s, unit)
        else:
            restore(s, unit, ONE_FIGURE if picking == PICK_HEAL else EVERYWHERE)


@rule
def begin_incursion(s, unit):
    """One unit moves and attacks a second time at once (support card Incursion)."""
    s.solo = unit
    s.solo_attacked = 0
    s.moved &= ~(1 << unit)
    s.no_attack &= ~(1 << unit)
    s.step = MOVE
