"""Secret goals of a campaign: what has happened that a goal may ask for (COM-92)."""

from holotable.core.bits import count_bits, has_bit
from holotable.core.jit import rule
from holotable.core.records import EVERYONE, emit

from ..board import EMPIRE, HEX_COUNT, REBELS, ROW
from ..hexset import load, meet, words_of
from ..state import NONE, event
from ..tables import (
    ARTILLERY,
    AT_AT,
    BEHIND_THEIR_LINES,
    CLEAR_WIN,
    CLOSE_QUARTERS,
    DROIDS,
    EYES_OPEN,
    FIRST_UNIT,
    GOAL_SIDE,
    GUNS_AND_WINGS,
    KIND_UNITS,
    ROOM,
    SPEEDERS,
    UNIT_KIND,
    UNIT_SIDE,
    WALKER_DOWN,
    WALKERS_WHOLE,
)

IMPERIAL_LINES = words_of(h for h in range(HEX_COUNT) if ROW[h] <= 1)
CLOSE_KILLS_WANTED = 3
FEW_MEDALS = 2
MANY_UNITS = 6


@rule
def do_feat(s, goal):
    """Something that a secret goal may ask for has happened; its owner's goal is now met and shown."""
    if has_bit(s.feats, goal):
        return
    s.feats |= 1 << goal
    side = GOAL_SIDE[goal]
    if s.goal[side] == goal:
        emit(s, event.goal_met, EVERYONE, side, goal)


@rule
def note_kill(s, unit, close):
    """Destroyed units that secret goals ask for."""
    if UNIT_KIND[unit] == AT_AT:
        do_feat(s, WALKER_DOWN)
    if close and UNIT_SIDE[unit] == REBELS:
        s.close_kills += 1
        if s.close_kills >= CLOSE_KILLS_WANTED:
            do_feat(s, CLOSE_QUARTERS)


@rule
def note_turn_end(s):
    """A Rebel unit behind the Imperial lines at the end of a turn (COM-92)."""
    if meet(load(s.standing[REBELS]), IMPERIAL_LINES):
        do_feat(s, BEHIND_THEIR_LINES)


@rule
def starting_units(s, kind):
    """The units of a kind that the scenario's set-up has, as a mask."""
    mask = 0
    for unit in range(FIRST_UNIT[kind], FIRST_UNIT[kind] + ROOM[kind]):
        if s.start_at[unit] != NONE:
            mask |= 1 << unit
    return mask


@rule
def kept_all(s, kind):
    """Whether no unit of a kind has been destroyed."""
    return (s.lost & KIND_UNITS[kind]) == 0


@rule
def goal_holds_at_end(s, goal):
    """Whether a goal judged when the battle is over is met."""
    if goal == GUNS_AND_WINGS:
        return kept_all(s, ARTILLERY) and kept_all(s, SPEEDERS)
    if goal == CLEAR_WIN:
        return s.winner == REBELS and s.medals[EMPIRE] + s.held[EMPIRE] <= FEW_MEDALS
    if goal == WALKERS_WHOLE:
        return kept_all(s, AT_AT)
    if goal == EYES_OPEN:
        droids = starting_units(s, DROIDS)
        if droids == 0:
            return count_bits(s.on_field[EMPIRE]) >= MANY_UNITS
        return (s.on_field[EMPIRE] & droids) == droids
    return False


@rule
def judge_goal(s, side):
    """At the end of the battle: is a side's goal met?"""
    if s.goal[side] and goal_holds_at_end(s, s.goal[side]):
        do_feat(s, s.goal[side])
