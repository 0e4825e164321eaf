"""Moving ordered units and leaving the field (COM-15, COM-41, COM-62, COM-93)."""

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...board import HEX
from ...hexset import has_hex, is_empty, load, meet, minus
from ...state import ATTACK, NOBODY, NONE, event, make
from ...tables import E_WEB, INFANTRY_LEFT, INFANTRY_UNITS, NO_MOVE, OFFICER_LEFT, UNIT, UNIT_SIDE
from ..card_effects import op
from ..field import fits, has_free_neighbour, may_enter
from ..lists import write_hexes
from ..medals import check_units, give_medals, sudden_death
from ..reach import allowance, attack_allowance, ignores_terrain, reach, stops_on
from ..units import depart, go, vanish

CLAUSES = {"move": "COM-15", "leave": "COM-93"}


@rule
def go_on(s):
    """Ask for moves while a unit can make one and the card has a move step (COM-10a, COM-15, ruling C17)."""
    if op(s, NO_MOVE) == 0 and any_move(s):
        return True
    done(s)
    return False


@rule
def choices(s, out):
    """Every hex each ordered unit can move to, leaving the field where it may, or done (COM-15, COM-93)."""
    n = 0
    mask = movers(s)
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        n = write_hexes(out, n, make.move(unit, 0), reach(s, unit, allowance(s, unit)))
    mask = movers(s)
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if may_leave(s, unit):
            n = write(out, n, make.leave(unit))
    return write(out, n, make.done())


@rule
def movers(s):
    """The ordered units whose move is still to come, as a mask."""
    if s.incursion != NONE:
        return (1 << s.incursion) & ~s.moved
    return s.ordered & s.on_field[s.side] & ~s.moved


@rule
def any_move(s):
    """Whether the move step has anything left to choose (COM-10a)."""
    mask = movers(s)
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if can_take_a_step(s, unit) or may_leave(s, unit):
            return True
    return False


@rule
def can_take_a_step(s, unit):
    """Whether a unit reaches at least one hex; a cheap look suffices where ridges are not steep."""
    if not may_move(s, unit):
        return False
    if s.steep == 1:
        return True
    return not is_empty(reach(s, unit, allowance(s, unit)))


@rule
def may_move(s, unit):
    """Whether an ordered unit has a step left to make."""
    return allowance(s, unit) > 0 and has_free_neighbour(s, unit)


@rule
def may_leave(s, unit):
    """Whether a unit can reach an exit with 1 movement left, or stands on one (COM-93)."""
    side = UNIT_SIDE[unit]
    if s.leave_units[side] == NOBODY or not fits(s, unit, s.leave_units[side]):
        return False
    hexes = allowance(s, unit)
    if hexes == 0:
        return False
    exits = load(s.exits[side])
    if has_hex(exits, s.at[unit]):
        return not (has_bit(s.entered, unit) and stops_on(s, unit, s.at[unit]))
    reached = reach(s, unit, hexes - 1)
    if not ignores_terrain(s, unit):
        reached = minus(reached, load(s.stop))
    return meet(reached, exits)


# What a move does


@rule
def move_unit(s, unit, h):
    """A unit moves to a hex by the cheapest way; too far or onto stopping ground it will not attack (COM-15a, COM-41)."""
    if stops_on(s, unit, h) or too_far_to_attack(s, unit, h):
        s.no_attack |= 1 << unit
    s.moved |= 1 << unit
    s.entered |= 1 << unit
    emit(s, event.moved, EVERYONE, unit, s.at[unit], h)
    go(s, unit, h)


@rule
def too_far_to_attack(s, unit, h):
    """Whether the way to a hex costs more than a unit may go and still attack (COM-15a)."""
    near = attack_allowance(s, unit)
    if near == allowance(s, unit):
        return False
    return not has_hex(reach(s, unit, near), h)


@rule
def leave(s, unit):
    """An ordered unit leaves by an exit (COM-93, rule `leave`)."""
    side = UNIT_SIDE[unit]
    emit(s, event.left, EVERYONE, unit, s.at[unit])
    carried = s.carrier == unit
    depart(s, unit)
    vanish(s, unit)
    s.gone |= 1 << unit
    if carried:
        s.carrier = NONE
        sudden_death(s, side, OFFICER_LEFT)
    if not s.over:
        give_medals(s, side, s.leave_medals[side])
    if not s.over and count_bits(s.gone & INFANTRY_UNITS[side]) >= s.left_need[side]:
        sudden_death(s, side, INFANTRY_LEFT)
    check_units(s, side)


@rule
def done(s):
    """The E-Webs' markers turn; then the attacks (COM-62a)."""
    turn_e_webs(s, s.ordered if s.incursion == NONE else 1 << s.incursion)
    s.step = ATTACK


@rule
def turn_e_webs(s, units):
    """An ordered E-Web that moved turns 'moving', one that stayed turns 'set' (COM-62, COM-62a)."""
    mask = units & s.on_field[s.side]
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        if s.badge[unit] == E_WEB:
            if has_bit(s.moved, unit):
                s.moving |= 1 << unit
            else:
                s.moving &= ~(1 << unit)


def ask(s: Record) -> tuple[str, Args]:
    """Which unit moves, and where?"""
    return "ask.move", {}


def done_name(s: Record) -> str:
    """No more moves."""
    return "done-move" if s.incursion == NONE else "done-incursion-move"


def context(s: Record, args: Args) -> Args:
    """Whether the unit will not attack after the move."""
    unit, h = UNIT[args["unit"]], HEX[args["to"]]
    halts = stops_on(s, unit, h) or too_far_to_attack(s, unit, h)
    return {"note": "note-no-attack", "price": "price.no_attack"} if halts else {"note": ""}


def refusal(s: Record, unit: int, args: Args) -> tuple[str, str]:
    """Why a unit cannot move to a hex."""
    h = HEX[args["to"]]
    if has_bit(s.moved, unit):
        return "no.moved", "COM-15"
    if s.unit_on[h] != NONE:
        return "no.occupied", "COM-15"
    if not may_enter(s, unit, h):
        return "no.impassable", "COM-43"
    return "no.far", "COM-15"
