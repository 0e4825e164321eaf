"""Count: the forces a turn brings; nothing is asked (TRI-12, TRI-21, TRI-22, TRI-52)."""

from holotable.core.bits import count_bits
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ...board import REGION_BONUS, REGION_COUNT, REGION_MASK
from ...state import USE_CARDS, event
from ..planets import seat_name


@rule
def reinforcements(s, seat):
    """A third of the planets, at least 3, and the bonus of every region held (TRI-21, TRI-22, TRI-52, TRI-86)."""
    forces = max(3, count_bits(s.held[seat]) // 3)
    for region in range(REGION_COUNT):
        planets = REGION_MASK[region] & ~s.fields
        if planets and planets & ~s.held[seat] == 0:
            forces += REGION_BONUS[region]
    return forces


@rule
def count_forces(s):
    """The forces are received, and the cards come next (TRI-21)."""
    forces = reinforcements(s, s.seat)
    s.to_place += forces
    emit(s, event.counted, EVERYONE, seat_name(s, s.seat), forces)
    s.step = USE_CARDS
