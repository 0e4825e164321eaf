"""A turn begins, and ends (TRI-13, TRI-20, TRI-50, TRI-122); its steps stand in `steps`, each naming the next one."""

from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import EMPIRE, FACTION_OF, PLAYERS, TRILOGY
from ..state import BASE, COUNT, IDLE, event
from .outcome import finish_by_planets
from .planets import faction_eyes, seat_name


@rule
def begin_turn(s, seat):
    """A seat's turn begins: the Empire with its base marker, the others with the count (TRI-50, TRI-51)."""
    s.seat = seat
    s.asked = seat
    s.stage = IDLE
    s.step = COUNT
    emit(s, event.turn_begun, EVERYONE, seat_name(s, seat))
    if TRILOGY[s.layout] and FACTION_OF[s.layout, seat] == EMPIRE and s.stack_n > 0:
        s.step = BASE
        emit(s, event.marker_taken, faction_eyes(s, EMPIRE), s.stack[s.stack_n - 1])


@rule
def end_turn(s):
    """The turn passes to the next seat that has a planet, or the turn limit ends the game (TRI-13, TRI-122)."""
    s.turn += 1
    s.taken = 0
    s.open_field = -1
    for deck in range(3):
        s.declined[deck] = 0
        s.effects[deck] = 0
    seat = (s.seat + 1) % PLAYERS[s.layout]
    while s.held[seat] == 0:
        seat = (seat + 1) % PLAYERS[s.layout]
    if s.turn_limit > 0 and s.turn >= s.turn_limit:
        s.step = COUNT
        s.seat = seat
        s.asked = seat
        finish_by_planets(s)
    else:
        begin_turn(s, seat)
