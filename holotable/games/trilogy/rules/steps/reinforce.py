"""Set-up: start forces are added in turn, for oneself and for neutral Hutts (TRI-8, TRI-10, TRI-45)."""

from holotable.core.bits import count_bits, has_bit, lowest_bit, without_lowest
from holotable.core.dice import roll
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...board import NEUTRAL, OWNERS, PLANET_COUNT, PLAYERS, TRILOGY
from ...state import REINFORCE, REINFORCE_NEUTRAL, TO_BEGIN, event, make
from ..lists import write_each
from ..planets import add_forces, seat_name
from ..turn import begin_turn

CLAUSES = {"reinforce": "TRI-8", "reinforce_neutral": "TRI-45"}


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """Where the next start force goes."""
    if s.step == REINFORCE:
        return "ask.reinforce", {"left": s.pool[seat]}
    return "ask.reinforce_neutral", {}


@rule
def choices(s, seat, out, room):
    """Every own planet, or every planet of the neutral Hutts."""
    if s.step == REINFORCE:
        return write_each(s.held[seat], make.reinforce(0), out, 0, room)
    return write_each(s.held[NEUTRAL], make.reinforce_neutral(0), out, 0, room)


@rule
def put_start_force(s, planet, owner):
    """One of the start forces goes on a planet; who claims one without any left is lent it."""
    add_forces(s, planet, 1)
    s.pool[owner] = max(0, s.pool[owner] - 1)
    emit(s, event.placed, EVERYONE, seat_name(s, owner), planet, 1)


@rule
def reinforce(s, planet, owner):
    """One start force on a planet, then the next seat (TRI-8, TRI-45)."""
    put_start_force(s, planet, owner)
    if TRILOGY[s.layout]:
        next_reinforcement(s, owner)
    else:
        s.seat = (s.seat + 1) % PLAYERS[s.layout]
        skip_empty_pools(s)


@rule
def pools_left(s):
    """Whether any start force is still to be placed."""
    for owner in range(OWNERS):
        if s.pool[owner] > 0:
            return True
    return False


@rule
def skip_empty_pools(s):
    """Standard mode: the seat, or the next one that has start forces left (TRI-8)."""
    if not pools_left(s):
        leave(s)
        return
    while s.pool[s.seat] == 0:
        s.seat = (s.seat + 1) % PLAYERS[s.layout]


@rule
def next_reinforcement(s, last):
    """The next seat with start forces; after each round one neutral Hutt force (TRI-45)."""
    if not pools_left(s):
        leave(s)
        return
    if last != NEUTRAL:
        for seat in range(last + 1, PLAYERS[s.layout]):
            if s.pool[seat] > 0:
                s.seat = seat
                return
        if s.pool[NEUTRAL] > 0:
            ask_for_neutral_force(s)
            return
    for seat in range(PLAYERS[s.layout]):
        if s.pool[seat] > 0:
            s.step = REINFORCE
            s.seat = seat
            return
    ask_for_neutral_force(s)


@rule
def ask_for_neutral_force(s):
    """Seat by seat, from seat 1, places the neutral Hutts' start forces (TRI-45)."""
    placed = -count_bits(s.held[NEUTRAL])
    for planet in range(PLANET_COUNT):
        if s.owner[planet] == NEUTRAL:
            placed += s.forces[planet]
    s.step = REINFORCE_NEUTRAL
    s.seat = placed % PLAYERS[s.layout]


@rule
def leave(s):
    """The first turn: standard mode rolls for it, trilogy mode begins with seat 1 (TRI-10, TRI-45)."""
    begin_turn(s, 0 if TRILOGY[s.layout] else roll_for_first(s))


@rule
def roll_for_first(s):
    """Each seat rolls; the highest begins, the tied ones roll again (TRI-7, TRI-10)."""
    running = (1 << PLAYERS[s.layout]) - 1
    while without_lowest(running):
        best = 0
        leaders = 0
        for seat in range(PLAYERS[s.layout]):
            if has_bit(running, seat):
                die = roll(s, 6)
                emit(s, event.rolled, EVERYONE, seat_name(s, seat), die, 0, TO_BEGIN)
                if die > best:
                    best = die
                    leaders = 0
                if die == best:
                    leaders |= 1 << seat
        running = leaders
    return lowest_bit(running)
