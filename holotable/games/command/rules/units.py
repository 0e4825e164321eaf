"""Units enter hexes, leave them, are destroyed and come fresh (COM-23, COM-47, COM-50, COM-52, COM-90a)."""

from holotable.core.bits import count_bits, has_bit
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import EMPIRE, ROW, ROWS
from ..hexset import has_hex, load, store, with_hex, without_hex
from ..state import NONE, event
from ..tables import (
    AT_AT,
    AT_ATS_DESTROYED,
    BASELINE,
    FIRST_UNIT,
    FULL,
    GENERATORS_DESTROYED,
    INFANTRY_DESTROYED,
    INFANTRY_UNITS,
    ION_CANNON,
    ION_CANNON_DESTROYED,
    KILL_MEDALS,
    KIND_UNITS,
    OFFICER_TAKEN,
    ROOM,
    UNIT_COUNT,
    UNIT_KIND,
    UNIT_SIDE,
)
from .decks import draw
from .field import infantry, note_structures
from .medals import check_medals, check_objectives, check_units, count_held, give_medals, sudden_death, take_marker
from .seats import seat_on_call
from .secret_goals import do_feat, note_kill


@rule
def infantry_on_field(s):
    """How many infantry units the acting side has on the field."""
    return count_bits(s.on_field[s.side] & INFANTRY_UNITS[s.side])


# Entering and leaving


@rule
def stand(s, unit, h):
    """Put a unit on a hex, without any consequence."""
    side = UNIT_SIDE[unit]
    s.at[unit] = h
    s.unit_on[h] = unit
    s.on_field[side] |= 1 << unit
    store(s.standing[side], with_hex(load(s.standing[side]), h))


@rule
def lift(s, unit):
    """Take a unit off its hex, without any consequence."""
    side = UNIT_SIDE[unit]
    h = s.at[unit]
    s.at[unit] = NONE
    s.unit_on[h] = NONE
    s.on_field[side] &= ~(1 << unit)
    store(s.standing[side], without_hex(load(s.standing[side]), h))


@rule
def arrive(s, unit, h):
    """A unit enters a hex: officer, objectives, medals, card hex (COM-50, COM-50a, COM-15a)."""
    stand(s, unit, h)
    side = UNIT_SIDE[unit]
    if s.officer_side != NONE:
        meet_officer(s, unit, h)
    if ROW[h] == ROWS - 1 and side == EMPIRE:
        do_feat(s, BASELINE)
    if has_hex(load(s.watch), h):
        count_held(s)
        take_marker(s, side, h)
        check_medals(s)
        check_objectives(s, side)
        if h == s.card_hex and not s.over:
            draw(s, seat_on_call(s, side))


@rule
def meet_officer(s, unit, h):
    """The officer's side picks it up, the enemy takes it: sudden death (rule `officer`)."""
    if s.officer_lies != h:
        return
    side = UNIT_SIDE[unit]
    if side == s.officer_side:
        s.officer_lies = NONE
        s.carrier = unit
    else:
        sudden_death(s, side, OFFICER_TAKEN)


@rule
def depart(s, unit):
    """A unit leaves its hex by any cause: temporary medals are lost, the card hex costs a card (COM-50, rule `card-hex`)."""
    h = s.at[unit]
    lift(s, unit)
    if has_hex(load(s.watch), h):
        count_held(s)
        if h == s.card_hex:
            seat = seat_on_call(s, UNIT_SIDE[unit])
            if s.hand[seat]:
                s.owes = seat


@rule
def go(s, unit, h):
    """Move a unit from its hex to another."""
    depart(s, unit)
    arrive(s, unit, h)


@rule
def vanish(s, unit):
    """A unit no longer on the field keeps nothing."""
    s.figures[unit] = 0
    s.badge[unit] = 0
    s.scouts &= ~(1 << unit)
    s.moving &= ~(1 << unit)


# Destroyed units and structures


@rule
def kill_value(s, side, kind):
    """The medals a side gets for destroying a unit of a kind (COM-8, COM-23, rules `kill-medals`, `no-kill-medals`)."""
    if s.no_kill[side]:
        return 0
    return s.kill[side, kind] if s.kill[side, kind] != NONE else KILL_MEDALS[kind]


@rule
def destroy(s, unit, close):
    """A unit is destroyed: its officer falls, the enemy takes medals, and the battle may be over (COM-23, COM-52)."""
    side = UNIT_SIDE[unit]
    enemy = 1 - side
    h = s.at[unit]
    emit(s, event.destroyed, EVERYONE, unit)
    depart(s, unit)
    vanish(s, unit)
    s.lost |= 1 << unit
    if s.carrier == unit:
        s.carrier = NONE
        s.officer_lies = h
    if s.war_side == side and infantry(unit):
        s.due += 1
    note_kill(s, unit, close)
    give_medals(s, enemy, kill_value(s, enemy, UNIT_KIND[unit]))
    check_losses(s, side)
    check_units(s, side)


@rule
def check_losses(s, side):
    """Sudden deaths by destroyed units: all AT-ATs, or so many infantry units."""
    enemy = 1 - side
    if s.over:
        return
    if has_bit(s.sudden[enemy], AT_ATS_DESTROYED) and (s.on_field[side] & KIND_UNITS[AT_AT]) == 0:
        sudden_death(s, enemy, AT_ATS_DESTROYED)
    if has_bit(s.sudden[enemy], INFANTRY_DESTROYED) and count_bits(s.lost & INFANTRY_UNITS[side]) >= s.lost_need[enemy]:
        sudden_death(s, enemy, INFANTRY_DESTROYED)


@rule
def destroy_structure(s, structure):
    """A structure is destroyed and leaves its hex free (COM-47, COM-47a)."""
    enemy = 1 - s.structure_side[structure]
    emit(s, event.destroyed, EVERYONE, UNIT_COUNT + structure)
    s.structure_at[structure] = NONE
    note_structures(s)
    if structure == ION_CANNON:
        sudden_death(s, enemy, ION_CANNON_DESTROYED)
    elif s.structure_at[0] == NONE and s.structure_at[1] == NONE:
        sudden_death(s, enemy, GENERATORS_DESTROYED)


# Fresh units (COM-90a)


@rule
def next_unit(s, kind):
    """The unit of a kind that would be placed next, or -1 when the kind has no number left."""
    return NONE if s.made[kind] >= ROOM[kind] else FIRST_UNIT[kind] + s.made[kind]


@rule
def deploy(s, kind, h):
    """A fresh unit with all its figures, no badge and the next unused number (COM-90a)."""
    unit = FIRST_UNIT[kind] + s.made[kind]
    s.made[kind] += 1
    s.figures[unit] = FULL[kind]
    emit(s, event.deployed, EVERYONE, unit, h)
    arrive(s, unit, h)
    return unit
