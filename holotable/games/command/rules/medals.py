"""Medals, objectives and the end of a battle (COM-50..COM-53)."""

from holotable.core.bits import has_bit, lowest_bit, without_lowest
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..hexset import covers, has_hex, is_empty, load, store, with_hex, without_hex
from ..state import NONE, event
from ..tables import BY_MEDALS, BY_NO_UNITS, BY_TURN_LIMIT, HOLD_OBJECTIVES
from .field import fits
from .secret_goals import judge_goal

EITHER = 2


@rule
def win(s, side, reason):
    """The battle ends at once; goals judged at the end are judged now (COM-51, COM-51a)."""
    if s.over:
        return
    s.winner = side
    s.reason = reason
    s.over = 1
    s.owes = NONE
    emit(s, event.won, EVERYONE, side, reason)
    for owner in range(2):
        judge_goal(s, owner)


@rule
def check_medals(s):
    """A side with all the medals its scenario asks for, temporary ones included, has won (COM-51)."""
    for i in range(2):
        side = s.side if i == 0 else 1 - s.side
        if s.need[side] > 0 and s.medals[side] + s.held[side] >= s.need[side]:
            win(s, side, BY_MEDALS)


@rule
def give_medals(s, side, count):
    """Medals kept for good."""
    if count == 0:
        return
    s.medals[side] += count
    emit(s, event.medal, EVERYONE, side, count)
    check_medals(s)


@rule
def sudden_death(s, side, which):
    """The named side wins at once if its scenario has that sudden death (COM-50)."""
    if has_bit(s.sudden[side], which):
        win(s, side, which)


@rule
def check_units(s, side):
    """A side without units loses, once nothing else has decided the battle (COM-52)."""
    if not s.over and s.on_field[side] == 0:
        win(s, 1 - side, BY_NO_UNITS)


@rule
def out_of_time(s):
    """After the turn limit the battle ends without a winner (COM-53)."""
    win(s, NONE, BY_TURN_LIMIT)


# Objectives


@rule
def meant_for(owner, side):
    """Whether a marker is a side's: its own, or one for either."""
    return owner in (side, EITHER)


@rule
def holders(s, marker, side):
    """How many hexes of a temporary medal a side's fitting units stand on (COM-50, COM-50a)."""
    n = 0
    mask = s.on_field[side]
    while mask:
        unit = lowest_bit(mask)
        mask = without_lowest(mask)
        here = unit != s.passing and has_hex(load(s.hold_at[marker]), s.at[unit])
        if here and fits(s, unit, s.hold_units[marker]):
            n += 1
    return n


@rule
def count_held(s):
    """Count both sides' temporary medals anew (COM-50)."""
    for side in range(2):
        held = 0
        for marker in range(s.hold_n):
            if meant_for(s.hold_side[marker], side):
                n = holders(s, marker, side)
                if s.hold_together[marker]:
                    n = min(n, 1)
                held += n * s.hold_count[marker]
        s.held[side] = held


@rule
def take_marker(s, side, h):
    """The first unit of the named side on a permanent medal's hex takes it (COM-50)."""
    if has_hex(load(s.taken), h):
        return
    for marker in range(s.enter_n):
        if meant_for(s.enter_side[marker], side) and has_hex(load(s.enter_at[marker]), h):
            store(s.taken, with_hex(load(s.taken), h))
            give_medals(s, side, s.enter_count[marker])


@rule
def check_objectives(s, side):
    """Units of a side on all its objective hexes: sudden death where the scenario says so."""
    objectives = load(s.objectives[side])
    standing = load(s.standing[side])
    if s.passing != NONE:
        standing = without_hex(standing, s.at[s.passing])
    if not is_empty(objectives) and covers(standing, objectives):
        sudden_death(s, side, HOLD_OBJECTIVES)
