"""The Force, elimination and victory (TRI-13, TRI-35, TRI-91, TRI-94, TRI-120..TRI-122)."""

from holotable.core.bits import count_bits, has_bit
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import (
    ALL_PLANETS,
    EMPIRE,
    FACTION_OF,
    FACTIONS,
    FORCE_END,
    HUTTS,
    NEUTRAL,
    OWNERS,
    PLAYERS,
    REBELS,
    RESOURCE_WIN,
    RESOURCES,
    TRILOGY,
)
from ..state import ALL_PLANETS_WIN, LIMIT_REACHED, NO_EMPIRE, NO_REBELS, RESOURCES_HELD, event
from .hands import hand_size, lose_card, nth_card
from .planets import faction_planets, seat_name

SIDES = 4
"""Room for the sides of any table: three factions, or up to four seats of standard mode."""
FIRST_STANDARD_WINNER = len(FACTIONS)
"""Where the seats of standard mode begin among the names of winners."""


@rule
def move_force(s, steps):
    """The Force moves; the meter stops at its ends (TRI-91)."""
    to = min(FORCE_END, max(-FORCE_END, s.force + steps))
    if to != s.force:
        s.force = to
        emit(s, event.force, EVERYONE, to)


@rule
def after_loss(s, loser):
    """A seat without a planet is out, in trilogy mode with its cards; then victory is looked at (TRI-13, TRI-94)."""
    if loser != NEUTRAL and s.held[loser] == 0:
        emit(s, event.eliminated, EVERYONE, seat_name(s, loser))
        if TRILOGY[s.layout]:
            while hand_size(s, loser) > 0:
                lose_card(s, loser, nth_card(s, loser, 0))
    check_victory(s)


@rule
def check_victory(s):
    """Look whether somebody has won, the side on turn first (TRI-35, TRI-120, TRI-120a)."""
    if s.over:
        return
    mine = FACTION_OF[s.layout, s.seat]
    if not TRILOGY[s.layout]:
        if s.held[s.seat] == ALL_PLANETS:
            win(s, 1 << s.seat, ALL_PLANETS_WIN)
        return
    for turn in range(3):
        faction = (mine + turn) % 3
        reason = faction_wins(s, faction)
        if reason >= 0:
            win(s, 1 << faction, reason)
            return


@rule
def faction_wins(s, faction):
    """Whether a faction has what it needs, and why; -1 if not (TRI-120)."""
    if faction == EMPIRE and faction_planets(s, REBELS) == 0:
        return NO_REBELS
    if faction == REBELS and faction_planets(s, EMPIRE) == 0:
        return NO_EMPIRE
    if faction == HUTTS and s.held[NEUTRAL] == 0 and count_bits(faction_planets(s, HUTTS) & RESOURCES) >= RESOURCE_WIN:
        return RESOURCES_HELD
    return -1


@rule
def win(s, sides, reason):
    """The game ends at once; `sides` is a mask of factions, in standard mode of seats."""
    s.winner = sides
    s.reason = reason
    s.over = 1
    first = 0 if TRILOGY[s.layout] else FIRST_STANDARD_WINNER
    for side in range(SIDES):
        if has_bit(sides, side):
            emit(s, event.won, EVERYONE, first + side, reason)


@rule
def finish_by_planets(s):
    """Most planets win at the turn limit, ties shared (TRI-122)."""
    best = 0
    winners = 0
    for side in range(SIDES):
        planets = side_planets(s, side)
        if planets > best:
            best = planets
            winners = 0
        if planets == best and planets > 0:
            winners |= 1 << side
    win(s, winners, LIMIT_REACHED)


@rule
def side_planets(s, side):
    """How many planets a side holds that a seat plays; neutral Hutts cannot win (TRI-122)."""
    planets = 0
    for owner in range(OWNERS - 1):
        if FACTION_OF[s.layout, owner] == side:
            planets += count_bits(s.held[owner])
    return planets


@rule
def result(s, out):
    """1 shared among the winning factions, each of whose seats scores it; 0 for the others (TRI-120a, TRI-122)."""
    out[:] = 0.0
    for seat in range(PLAYERS[s.layout]):
        if has_bit(s.winner, FACTION_OF[s.layout, seat]):
            out[seat] = 1.0 / count_bits(s.winner)
