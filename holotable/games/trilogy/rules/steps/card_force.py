"""Forces by card, one by one: Hidden Cells on different planets, Protection Money one a region (TRI-130)."""

from holotable.core.bits import has_bit
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, Record, emit
from holotable.core.vocabulary import Args

from ...board import REGION_COUNT, REGION_MASK, REGION_OF, RESOURCES
from ...state import CARD_FORCE, IDLE, event, make
from ..effects import ASKING, end_effects
from ..lists import write, write_each
from ..planets import add_forces, seat_name

CLAUSES = {"card_force": "TRI-130"}


def ask(s: Record, seat: int) -> tuple[str, Args]:
    """Where the next force goes."""
    return "ask.card_force", {}


@rule
def begin(s, spread):
    """Hidden Cells spreads so many forces; Protection Money, with none to spread, has one for each region."""
    s.stage = CARD_FORCE
    s.spread_left = spread


@rule
def spreading(s):
    """Whether the card is Hidden Cells; else it is Protection Money."""
    return s.spread_left > 0


@rule
def choices(s, seat, out, room):
    """Every planet that may have the next force; Hidden Cells may stop early."""
    n = write_each(sites(s, seat), make.card_force(0), out, 0, room)
    return write(make.done(), out, n, room) if spreading(s) and s.spread_over else n


@rule
def sites(s, seat):
    """Own planets without a force of Hidden Cells, or those in regions of own resource planets not paid yet."""
    if spreading(s):
        return s.held[seat] & ~s.spread_over
    planets = 0
    for region in range(REGION_COUNT):
        if not has_bit(s.paid_in, region) and s.held[seat] & RESOURCES & REGION_MASK[region]:
            planets |= s.held[seat] & REGION_MASK[region]
    return planets


@rule
def card_force(s, seat, planet):
    """One force comes to a planet; the question ends with the last one, or where no planet is left for it."""
    add_forces(s, planet, 1)
    emit(s, event.placed, EVERYONE, seat_name(s, seat), planet, 1)
    last = False
    if spreading(s):
        s.spread_over |= 1 << planet
        s.spread_left -= 1
        last = s.spread_left == 0
    else:
        s.paid_in |= 1 << REGION_OF[planet]
    if last or sites(s, seat) == 0:
        leave(s)


@rule
def leave(s):
    """The card has done its work."""
    s.stage = IDLE
    s.spread_left = 0
    s.spread_over = 0
    s.paid_in = 0
    end_effects(s, ASKING)
