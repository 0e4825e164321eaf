"""Seats and sides: who decides for a side, and what a seat is called (COM-80..COM-82)."""

from holotable.core.jit import rule


@rule
def seat_on_call(s, side):
    """The seat that decides for a side: the active player, else the one whose turn comes next (COM-82a)."""
    if side == s.side:
        return s.seat
    return s.first_seat[side] + s.turns[side] % s.seats[side]


@rule
def side_of(s, seat):
    """The side a seat belongs to."""
    return 1 if seat >= s.first_seat[1] else 0


@rule
def side_seats(s, side):
    """The seats of a side as a mask."""
    return ((1 << s.seats[side]) - 1) << s.first_seat[side]


@rule
def seat_code(s, seat):
    """The name of a seat as a number, for events."""
    side = side_of(s, seat)
    return side if s.seats[side] == 1 else 2 + 2 * side + seat - s.first_seat[side]
