"""The ships around the Death Star: where they are, and what their loss brings (END-12, END-32..END-34, END-60)."""

from holotable.core.bits import has_bit, lowest_bit
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import (
    B_WING,
    CLEAR_BONUS,
    EMPIRE,
    EXECUTOR,
    FALCON,
    FALCON_BONUS,
    FIRST_SPECIAL,
    MARKER,
    REBELS,
    SHIP_COUNT,
    TIE,
    TRACK_LENGTH,
    X_WING,
    Y_WING,
)
from ..state import BY_FLEET, RESERVE_PLACE, event
from .cards import extra_orders, win

# Where ships are


@rule
def fleet(s, side):
    """The places that hold ships of a side, as a mask."""
    if side == REBELS:
        return s.where[X_WING] | s.where[Y_WING] | s.where[B_WING] | s.where[FALCON]
    return s.where[TIE] | s.where[EXECUTOR]


@rule
def put(s, ship, place, count):
    """Add ships of one kind to a place."""
    s.ships[ship, place] += count
    s.where[ship] |= 1 << place


@rule
def take(s, ship, place, count):
    """Take ships of one kind from a place."""
    s.ships[ship, place] -= count
    if s.ships[ship, place] == 0:
        s.where[ship] &= ~(1 << place)


@rule
def place_of(s, ship):
    """Where a special ship is; -1 if it is destroyed."""
    return lowest_bit(s.where[ship]) if s.where[ship] else -1


# Losses


@rule
def holds_ships(s, place):
    """Whether any ship is in a place (END-12)."""
    return has_bit(fleet(s, REBELS) | fleet(s, EMPIRE), place)


@rule
def destroy(s, ship, place, count):
    """Ships of one kind leave the game (END-32)."""
    take(s, ship, place, count)
    emit(s, event.destroyed, EVERYONE, ship, place, count)


@rule
def hit_special(s, ship, place):
    """A special ship's token moves one space; at the end of the track it is destroyed (END-32)."""
    track = ship - FIRST_SPECIAL
    s.hits[track] += 1
    emit(s, event.hit, EVERYONE, track)
    if s.hits[track] == TRACK_LENGTH[track]:
        destroy_special(s, ship, place)


@rule
def destroy_special(s, ship, place):
    """A special ship is gone; the Executor takes its reserve with it (END-33)."""
    s.hits[ship - FIRST_SPECIAL] = TRACK_LENGTH[ship - FIRST_SPECIAL]
    destroy(s, ship, place, 1)
    if ship == EXECUTOR and s.tie_reserve > 0:
        emit(s, event.destroyed, EVERYONE, TIE, RESERVE_PLACE, s.tie_reserve)
        s.tie_reserve = 0


@rule
def destroy_marker(s, place):
    """A marker is turned face down, and every fighter on it is destroyed (END-33)."""
    s.markers &= ~(1 << place)
    emit(s, event.destroyed, EVERYONE, MARKER, place, 1)
    destroy_ships(s, place)


@rule
def destroy_ships(s, place):
    """Every ship in a place is destroyed (END-22, END-33)."""
    for ship in range(FIRST_SPECIAL):
        if s.ships[ship, place] > 0:
            destroy(s, ship, place, s.ships[ship, place])
    for ship in range(FIRST_SPECIAL, SHIP_COUNT):
        if s.ships[ship, place] > 0:
            destroy_special(s, ship, place)


@rule
def count_losses(s, place, held, falcon):
    """What a loss brings: the Empire's victory, or the extra orders for the Falcon and a cleared place (END-34, END-60)."""
    if fleet(s, REBELS) == 0 and s.markers == 0:
        win(s, EMPIRE, BY_FLEET)
        return
    if falcon and s.where[FALCON] == 0:
        extra_orders(s, FALCON_BONUS)
    if held and not holds_ships(s, place):
        extra_orders(s, CLEAR_BONUS)
