"""A card that asks for a unit: a strike from orbit, a unit healed, or what a support card is for (COM-72, COM-92)."""

from holotable.core.bits import count_bits, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.lists import write, write_each
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from ...board import HEXES
from ...state import (
    ATTACK,
    BY_AIR,
    BY_ORBIT,
    MOVE,
    ORDER,
    PICK_AIR,
    PICK_DESPERATE,
    PICK_HEAL,
    PICK_INCURSION,
    PICK_NONE,
    PICK_ORBIT,
    PICK_RESERVE,
    PICK_ROUT,
    PICK_SCOUT,
    PICKS,
    TAKE,
    make,
)
from ...tables import EVERYWHERE, STRIKES, UNIT
from ..attack_at_hand import card_attack
from ..card_effects import op
from ..ordering import ONE_FIGURE, give_order, reduced_units, restore
from ..support import CARD_DICE, desperate_units, infantry_not_ordered, infantry_that_attacked, routers

ORBIT_DICE = 1
CLAUSES = {"pick": "COM-72"}


@rule
def go_on(s):
    """Ask which unit; where only one will do and one is demanded, it is taken (COM-10a, ruling C10)."""
    units = pickable(s)
    if s.picking == PICK_ORBIT:
        if units and count_bits(s.struck) < op(s, STRIKES):
            return True
        done(s)
        return False
    if without_lowest(units):
        return True
    pick(s, lowest_bit(units))
    return False


@rule
def choices(s, out):
    """The units that may be picked; strikes from orbit may be left out (ruling C10)."""
    n = write_each(out, 0, make.pick(0), pickable(s))
    return write(out, n, make.done()) if s.picking == PICK_ORBIT else n


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
        return infantry_that_attacked(s)
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
            s.beside_card |= 1 << unit
            give_order(s, unit)
        else:
            restore(s, unit, ONE_FIGURE if picking == PICK_HEAL else EVERYWHERE)


@rule
def begin_incursion(s, unit):
    """One unit moves and attacks a second time at once (support card Incursion)."""
    s.incursion = unit
    s.incursion_attacked = 0
    s.moved &= ~(1 << unit)
    s.no_attack &= ~(1 << unit)
    s.step = MOVE


@rule
def done(s):
    """No more units are struck."""
    s.picking = PICK_NONE
    s.step = TAKE


def ask(s: Record) -> tuple[str, Args]:
    """Which unit?"""
    return f"ask.pick.{PICKS[s.picking]}", {}


def done_name(s: Record) -> str:
    """No more units are struck."""
    return "done-strike"


def context(s: Record, args: Args) -> Args:
    """Where the unit stands."""
    return {"there": HEXES[s.at[UNIT[args["target"]]]]}
