"""What each side must do to win, and how far it is (BRI-29, BRI-30)."""

from holotable.core.goals import Goal
from holotable.core.records import Record

from . import rules
from .board import EMPIRE, REBELS, ROWS, SEATS, SIDE, SIDE_UNITS, UNIT_COUNT, WIDTH
from .state import DEPLOY

STEPS_TO_BASE = ROWS - 1


def goals(s: Record, seat: int | None) -> list[Goal]:
    """Enter the enemy base or destroy every enemy unit, before the turns run out."""
    found = []
    for side in (EMPIRE, REBELS):
        mine = (SEATS[side],)
        in_game = units_in_game(s, 1 - side)
        destroyed = 0 if s.phase == DEPLOY else max(0, in_game - rules.units_left(s, 1 - side))
        found.append(Goal(f"goal.base.{SEATS[side]}", "BRI-29", mine, {}, nearest(s, side), STEPS_TO_BASE))
        found.append(Goal(f"goal.destroy.{SEATS[side]}", "BRI-29", mine, {}, destroyed, in_game))
    ended = min(s.turn - 1, s.turn_limit)
    return [*found, Goal("goal.limit", "BRI-30", (), {"limit": s.turn_limit}, ended, s.turn_limit, "turns")]


def units_in_game(s: Record, side: int) -> int:
    """How many units a side begins with, those in reserve included (BRI-5a, BRI-42, BRI-43)."""
    if s.reinforcement:
        return SIDE_UNITS
    if s.secret_deployment:
        return rules.TO_DEPLOY
    return sum(s.start[unit] >= 0 for unit in range(UNIT_COUNT) if SIDE[unit] == side)


def nearest(s: Record, side: int) -> int:
    """How many rows the foremost unit of a side has come from its own base."""
    rows = [s.at[unit] // WIDTH for unit in range(UNIT_COUNT) if SIDE[unit] == side and s.at[unit] >= 0]
    come = [STEPS_TO_BASE - row if side == EMPIRE else row for row in rows]
    return max(come, default=0)
