"""Retreats: which way, how far, and the figures that missing steps cost (COM-24, COM-25, the retreat rules of scenarios)."""

from holotable.core.bits import count_bits, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import ALL_HI, ALL_LO, BESIDE_HI, BESIDE_LO, DISTANCE, HI, LO, LOW_HEXES, TO_BASE
from ..rules.moves import list_hexes
from ..state import AFTER, BY_UNIT, event, make
from ..tables import UNIT_SIDE
from .attack import lose_figures
from .field import closed_hi, closed_lo
from .medals import go


@rule
def retreat_key(s, h):
    """What must change with every step of the retreat: smaller is farther along (COM-24a, retreat rules of scenarios)."""
    side = UNIT_SIDE[s.target]
    from_unit = s.source == BY_UNIT
    if s.away[side]:
        if from_unit:
            return -DISTANCE[s.at[s.attacker], h]
        return TO_BASE[side, h]
    return s.home[side, h]


@rule
def retreat_lo(s, lo, hi):
    """The low word of the hexes one retreat step beyond a set of hexes."""
    free = ALL_LO & ~closed_lo(s, s.target)
    out = 0
    while lo:
        h = lowest_bit(lo)
        lo = without_lowest(lo)
        out |= steps_back(s, h, BESIDE_LO[h] & free, 0)
    while hi:
        h = LOW_HEXES + lowest_bit(hi)
        hi = without_lowest(hi)
        out |= steps_back(s, h, BESIDE_LO[h] & free, 0)
    return out


@rule
def retreat_hi(s, lo, hi):
    """The high word of the hexes one retreat step beyond a set of hexes."""
    free = ALL_HI & ~closed_hi(s, s.target)
    out = 0
    while lo:
        h = lowest_bit(lo)
        lo = without_lowest(lo)
        out |= steps_back(s, h, BESIDE_HI[h] & free, LOW_HEXES)
    while hi:
        h = LOW_HEXES + lowest_bit(hi)
        hi = without_lowest(hi)
        out |= steps_back(s, h, BESIDE_HI[h] & free, LOW_HEXES)
    return out


@rule
def steps_back(s, h, word, first):
    """Of some free hexes beside a hex, those that lie farther along the retreat."""
    out = 0
    key = retreat_key(s, h)
    while word:
        bit = word & -word
        word ^= bit
        if retreat_key(s, first + lowest_bit(bit)) < key:
            out |= bit
    return out


@rule
def retreat_room(s, h, most):
    """How many retreat steps, up to a number, can be made from a hex (COM-25)."""
    lo = LO[h]
    hi = HI[h]
    for steps in range(most):
        next_lo = retreat_lo(s, lo, hi)
        next_hi = retreat_hi(s, lo, hi)
        if next_lo == 0 and next_hi == 0:
            return steps
        lo = next_lo
        hi = next_hi
    return most


@rule
def retreat_choices_lo(s, room):
    """The low word of the hexes from which the most steps can still be made (COM-25a)."""
    h = s.at[s.target]
    word = retreat_lo(s, LO[h], HI[h])
    out = 0
    while word:
        bit = word & -word
        word ^= bit
        if retreat_room(s, lowest_bit(bit), room - 1) == room - 1:
            out |= bit
    return out


@rule
def retreat_choices_hi(s, room):
    """The high word of the hexes from which the most steps can still be made (COM-25a)."""
    h = s.at[s.target]
    word = retreat_hi(s, LO[h], HI[h])
    out = 0
    while word:
        bit = word & -word
        word ^= bit
        if retreat_room(s, LOW_HEXES + lowest_bit(bit), room - 1) == room - 1:
            out |= bit
    return out


@rule
def retreat_to(s, h):
    """One retreat step."""
    unit = s.target
    emit(s, event.retreated, EVERYONE, unit, s.at[unit], h)
    s.retreats -= 1
    s.stepped += 1
    go(s, unit, h)


@rule
def run_retreat(s):
    """Ask for the next retreat step if there are several; steps that cannot be made cost figures (COM-24, COM-25)."""
    if s.retreats == 0:
        s.step = AFTER
        return False
    room = retreat_room(s, s.at[s.target], s.retreats)
    if room == 0:
        count = s.retreats
        s.retreats = 0
        s.step = AFTER
        lose_figures(s, s.target, count)
        return False
    lo = retreat_choices_lo(s, room)
    hi = retreat_choices_hi(s, room)
    if count_bits(lo) + count_bits(hi) > 1:
        return True
    retreat_to(s, lowest_bit(lo) if lo else LOW_HEXES + lowest_bit(hi))
    return False


@rule
def list_retreats(s, out):
    """The hexes the retreating unit's owner may pick (COM-25a)."""
    room = retreat_room(s, s.at[s.target], s.retreats)
    lo = retreat_choices_lo(s, room)
    hi = retreat_choices_hi(s, room)
    return list_hexes(out, 0, make.retreat(s.target, 0), lo, hi)
