"""What each side must do to win the mission, and how far it is (BLZ-50..BLZ-57)."""

from holotable.core.goals import Goal, Time
from holotable.core.records import Record

from .board import (
    ALLIANCE,
    EMPIRE,
    FIRST_UNIT,
    GENERATORS,
    LAST_UNIT,
    MISSION_COUNT,
    SEATS,
)
from .rules import missions
from .state import LOST, NOWHERE, UNPLACED, WAITING


def goals(s: Record, seat: int | None) -> list[Goal]:
    """The goals of the mission that is being fought, and what the campaign adds."""
    found = {1: _mission_1, 2: _mission_2, 3: _mission_3}[s.mission](s)
    if s.campaign:
        found.append(Goal("goal.campaign", "BLZ-56", (), {"number": int(s.mission), "count": MISSION_COUNT}))
    return found


def _goal(key: str, clause: str, side: int, done: int, of: int, time: Time = "") -> Goal:
    return Goal(key, clause, (SEATS[side],), {"of": of}, min(done, of), of, time)


def _mission_1(s: Record) -> list[Goal]:
    losses = int(s.losses_to_lose)
    return [
        _goal("goal.escape", "BLZ-50", ALLIANCE, s.exits[ALLIANCE], int(s.exits_to_win)),
        _destroy(s, ALLIANCE),
        _goal("goal.stop", "BLZ-50", EMPIRE, s.losses, losses) if losses else _destroy(s, EMPIRE, only=True),
        _goal("goal.hold_time", "BLZ-57", EMPIRE, s.turn - 1, s.turn_limit, "turns"),
    ]


def _mission_2(s: Record) -> list[Goal]:
    through = int(s.exits_to_win)
    return [
        _goal("goal.break_through", "BLZ-51", EMPIRE, s.exits[EMPIRE], through),
        Goal(
            "goal.block",
            "BLZ-51",
            (SEATS[ALLIANCE],),
            {"through": through, "limit": s.turn_limit},
            min(s.turn - 1, s.turn_limit),
            s.turn_limit,
            "turns",
        ),
    ]


def _mission_3(s: Record) -> list[Goal]:
    there = not s.own or s.at[GENERATORS] != NOWHERE
    key = "goal.defend" if there else "goal.hold_out"
    return [
        *([_goal("goal.generators", "BLZ-52", EMPIRE, int(s.at[GENERATORS] == LOST), 1)] if there else []),
        _destroy(s, EMPIRE, only=not there),
        _goal(key, "BLZ-52", ALLIANCE, int(missions.alliance_turns_had(s)), int(s.turns), "turns"),
        _destroy(s, ALLIANCE),
    ]


def _destroy(s: Record, side: int, only: bool = False) -> Goal:
    """No enemy unit on the map and none waiting (BLZ-55); `only` where nothing stands before it that it could go on from."""
    enemy = range(int(FIRST_UNIT[1 - side]), int(LAST_UNIT[1 - side]))
    fallen = sum(s.at[unit] == LOST for unit in enemy)
    left = sum(s.at[unit] >= 0 or s.at[unit] in (UNPLACED, WAITING) for unit in enemy)
    return Goal("goal.destroy.only" if only else "goal.destroy", "BLZ-55", (SEATS[side],), {}, fallen, fallen + left)
