"""The shield assault on Endor and the duel of Luke and Vader (END-40..END-54)."""

from holotable.core.bits import count_bits, has_bit
from holotable.core.jit import rule
from holotable.core.lists import write
from holotable.core.records import EVERYONE, emit

from ..board import (
    AMBUSHED_AT_ONCE,
    ASSAULT_DICE,
    DUEL_DICE,
    DUEL_NEED,
    EMPEROR_HITS,
    LAST_SPACE,
    LUKE,
    LUKE_BONUS,
    LUKE_ORDER,
    NEED,
    RED_SPACES,
    REDEEMED_BONUS,
    SHIELD,
    STORMTROOPER_BONUS,
    STORMTROOPERS,
    TRACK_LENGTH,
    VADER,
    VADER_BONUS,
    VADER_ORDER,
)
from ..state import ADVANCE_STEP, KILLED, REDEEMED_LOSS, TURN_OVER, event, make
from .cards import extra_orders
from .throws import any_die, count_throw, throw_for_use

# Shield assault: use the dice of a throw (END-40..END-42)


@rule
def shield_is_down(s):
    """Whether the assault team stands on the last space (END-42)."""
    return s.shield_at == LAST_SPACE


@rule
def need(s, space):
    """What a die must show to enter a space, a stormtrooper making it harder (END-40, END-41)."""
    return NEED[space] + STORMTROOPER_BONUS * has_bit(s.stormtroopers, space)


@rule
def start_assault(s):
    """Throw the dice of a shield assault; they are spent next (END-40)."""
    emit(s, event.rolled, EVERYONE, SHIELD, throw_for_use(s, ASSAULT_DICE), need(s, s.shield_at + 1))
    begin_advance(s)


@rule
def begin_advance(s):
    """The team advances as long as an unused die pays for the next space (END-9, END-40)."""
    s.step = ADVANCE_STEP if can_advance(s) else TURN_OVER


@rule
def can_advance(s):
    """Whether an unused die pays for the next space (END-40)."""
    return not shield_is_down(s) and any_die(s, need(s, s.shield_at + 1))


@rule
def legal_advances(s, out):
    """Each unused number that pays for the next space, or done (END-40)."""
    n = 0
    for face in range(need(s, s.shield_at + 1) - 1, 6):
        if s.dice[face] > 0:
            n = write(out, n, make.advance(face))
    return write(out, n, make.done())


@rule
def advance_team(s, face):
    """The team enters the next space and sends its stormtrooper back to the supply (END-40..END-42)."""
    s.dice[face] -= 1
    s.shield_at += 1
    s.stormtroopers &= ~(1 << s.shield_at)
    emit(s, event.advanced, EVERYONE, face + 1, s.shield_at)
    if shield_is_down(s):
        emit(s, event.shield_down, EVERYONE)
    begin_advance(s)


# Ambush (END-41)


@rule
def supply(s):
    """The stormtroopers that are not on the track (END-41)."""
    return STORMTROOPERS - count_bits(s.stormtroopers)


@rule
def can_ambush(s):
    """Whether a stormtrooper and a space ahead without one are left (END-41)."""
    if shield_is_down(s) or supply(s) == 0:
        return False
    for space in range(s.shield_at + 1, LAST_SPACE + 1):
        if not has_bit(s.stormtroopers, space):
            return True
    return False


@rule
def ambush(s):
    """Stormtroopers on the next spaces ahead that have none (END-41)."""
    left = min(AMBUSHED_AT_ONCE, supply(s))
    placed = 0
    for space in range(s.shield_at + 1, LAST_SPACE + 1):
        if left > 0 and not has_bit(s.stormtroopers, space):
            placed |= 1 << space
            left -= 1
    s.stormtroopers |= placed
    emit(s, event.ambushed, EVERYONE, placed)


# Duel (END-50..END-54)


@rule
def gone(s, duelist):
    """Whether a duelist stands at the end of its track (END-54)."""
    return s.hits[duelist] >= TRACK_LENGTH[duelist]


@rule
def can_duel(s, order):
    """Whether Luke, Vader or the Emperor can strike (END-50..END-52)."""
    if order in (LUKE_ORDER, VADER_ORDER):
        return not gone(s, LUKE) and not gone(s, VADER)
    return not gone(s, LUKE) and not s.redeemed


@rule
def can_redeem(s):
    """Whether Vader stands on a red space and Luke is there (END-53)."""
    if gone(s, LUKE):
        return False
    for i in range(RED_SPACES.shape[0]):
        if TRACK_LENGTH[VADER] - s.hits[VADER] == RED_SPACES[i]:
            return True
    return False


@rule
def strike(s, order, duelist, victim):
    """Roll a duelist's dice and hit the other with each that is high enough (END-50, END-52)."""
    least = DUEL_NEED[duelist - LUKE]
    hits, rolled = count_throw(s, DUEL_DICE[duelist - LUKE], least)
    emit(s, event.rolled, EVERYONE, order, rolled, least)
    wound(s, victim, hits)


@rule
def wound(s, victim, hits):
    """Hits on a duelist; those beyond the end of the track are lost, and its fall gives extra orders (END-54)."""
    for _ in range(hits):
        if not gone(s, victim):
            s.hits[victim] += 1
            emit(s, event.hit, EVERYONE, victim)
    if gone(s, victim):
        emit(s, event.duelist_lost, EVERYONE, victim - LUKE, KILLED)
        extra_orders(s, LUKE_BONUS if victim == LUKE else VADER_BONUS)


@rule
def emperor_strikes(s):
    """The Emperor's lightning always hits (END-51)."""
    wound(s, LUKE, EMPEROR_HITS)


@rule
def redeem(s):
    """Vader turns from the dark side: he and the Emperor are gone (END-53, END-54)."""
    s.redeemed = 1
    s.hits[VADER] = TRACK_LENGTH[VADER]
    emit(s, event.duelist_lost, EVERYONE, VADER - LUKE, REDEEMED_LOSS)
    extra_orders(s, REDEEMED_BONUS)
