"""Set-up: planets are claimed in turn, for oneself and for neutral Hutts (TRI-7, TRI-42, TRI-43)."""

from holotable.core.bits import count_bits
from holotable.core.jit import rule
from holotable.core.records import Record
from holotable.core.vocabulary import Args

from ...board import ALL_PLANETS, CLAIM_LIMIT, EMPIRE, FACTION_OF, HAS_NEUTRAL, NEUTRAL, OWNERS, PLAYERS, TRILOGY
from ...state import CLAIM, CLAIM_NEUTRAL, REINFORCE, STAR_SETUP, STEPS, make
from ..lists import write_each
from ..planets import set_owner
from .reinforce import next_reinforcement, put_start_force, skip_empty_pools

CLAUSES = {"claim": "TRI-7", "claim_neutral": "TRI-43"}


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """Which planet shall be claimed."""
    return f"ask.{STEPS[s.step]}", {}


@rule
def choices(s, out, room):
    """Every planet that nobody has claimed."""
    first = make.claim(0) if s.step == CLAIM else make.claim_neutral(0)
    return write_each(unclaimed(s), first, out, 0, room)


@rule
def unclaimed(s):
    """The planets nobody has claimed yet."""
    planets = ALL_PLANETS & ~s.fields
    for owner in range(OWNERS):
        planets &= ~s.held[owner]
    return planets


@rule
def claim(s, planet, owner):
    """Claim a planet with one force, then the next seat (TRI-7, TRI-42, TRI-43)."""
    set_owner(s, planet, owner)
    put_start_force(s, planet, owner)
    if unclaimed(s) == 0:
        leave(s)
    elif not TRILOGY[s.layout]:
        s.seat = (s.seat + 1) % PLAYERS[s.layout]
    else:
        next_claim(s, owner)


@rule
def may_claim(s, owner):
    """Whether an owner is below its limit of planets (TRI-42)."""
    return count_bits(s.held[owner]) < CLAIM_LIMIT[s.layout, owner]


@rule
def next_claim(s, last):
    """The next seat below its limit; after each round one planet for neutral Hutts (TRI-42, TRI-43)."""
    if last != NEUTRAL:
        for seat in range(last + 1, PLAYERS[s.layout]):
            if may_claim(s, seat):
                s.seat = seat
                return
        if HAS_NEUTRAL[s.layout] and may_claim(s, NEUTRAL):
            s.step = CLAIM_NEUTRAL
            s.seat = count_bits(s.held[NEUTRAL]) % PLAYERS[s.layout]
            return
    s.step = CLAIM
    s.seat = 0
    while not may_claim(s, s.seat):
        s.seat += 1


@rule
def leave(s):
    """All are claimed: the Empire puts the Death Star down, unless it stands; then start forces follow (TRI-8, TRI-44, TRI-45).

    Start forces of an owner whom an opening of one's own has left without a planet stay in the box.
    """
    for owner in range(OWNERS):
        if s.held[owner] == 0:
            s.pool[owner] = 0
    if s.star >= 0:
        s.step = REINFORCE
        next_reinforcement(s, -1)
    elif TRILOGY[s.layout]:
        s.step = STAR_SETUP
        s.seat = 0
        while FACTION_OF[s.layout, s.seat] != EMPIRE:
            s.seat += 1
    else:
        s.step = REINFORCE
        s.seat = s.first
        s.first = 0
        skip_empty_pools(s)
