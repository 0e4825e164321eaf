"""What each side must do to win the battle, how far it is, and the battle's special rules (COM-50..COM-53, COM-90, COM-92)."""

from typing import Any

from holotable.core.bits import count_bits
from holotable.core.goals import Goal
from holotable.core.records import Record

from .hexset import common, count_hexes, load
from .position import seats_of
from .scenario import CUSTOM, decode_markers, decode_specials
from .state import NONE
from .tables import (
    AT_AT,
    AT_ATS_DESTROYED,
    GENERATORS_DESTROYED,
    GOALS,
    HOLD_OBJECTIVES,
    INFANTRY_DESTROYED,
    INFANTRY_LEFT,
    INFANTRY_UNITS,
    KIND_UNITS,
    STRUCTURES,
    SUDDEN_DEATHS,
)

GENERATORS = [i for i, name in enumerate(STRUCTURES) if name.startswith("generator")]


def goals(s: Record, seat: int | None) -> list[Goal]:
    """Medals and sudden deaths of both sides, the secret goals that a seat may know, and the special rules."""
    found: list[Goal] = []
    for side in range(2):
        seats = tuple(name for i, name in enumerate(seats_of(s)) if (i >= s.first_seat[1]) == bool(side))
        found += [*_ways_to_win(s, side, seats), *_secret(s, side, seats, _side_of(s, seat))]
    return [*found, *_special_rules(s), *_limit(s)]


def _side_of(s: Record, seat: int | None) -> int | None:
    return None if seat is None else int(seat >= s.first_seat[1])


# Winning


def _ways_to_win(s: Record, side: int, seats: tuple[str, ...]) -> list[Goal]:
    found = []
    if s.need[side]:
        key = "goal.medals.no-kills" if s.no_kill[side] else "goal.medals"
        have = min(s.medals[side] + s.held[side], s.need[side])
        found.append(Goal(key, "COM-51", seats, {"of": s.need[side]}, have, s.need[side]))
    for code, name in enumerate(SUDDEN_DEATHS):
        if s.sudden[side] >> code & 1:
            done, of = _progress(s, side, code)
            found.append(Goal(f"goal.{name}", "COM-50", seats, {"of": of}, done, of))
    return [*found, Goal("goal.no-units" if found else "goal.no-units.only", "COM-52", seats)]


def _progress(s: Record, side: int, death: int) -> tuple[int, int]:
    """How far a sudden death is: so many of so many."""
    enemy = 1 - side
    over = int(bool(s.over) and s.winner == side and s.reason == death)
    if death == HOLD_OBJECTIVES:
        wanted = load(s.objectives[side])
        return int(count_hexes(common(load(s.standing[side]), wanted))), int(count_hexes(wanted))
    if death == GENERATORS_DESTROYED:
        built = [i for i in GENERATORS if s.start_structure[i] != NONE]
        return sum(s.structure_at[i] == NONE for i in built), len(built)
    if death == AT_ATS_DESTROYED:
        walkers = KIND_UNITS[AT_AT]
        fallen, standing = int(count_bits(s.lost & walkers)), int(count_bits(s.on_field[enemy] & walkers))
        return fallen, fallen + standing
    if death == INFANTRY_LEFT:
        return min(int(count_bits(s.gone & INFANTRY_UNITS[side])), s.left_need[side]), s.left_need[side]
    if death == INFANTRY_DESTROYED:
        return min(int(count_bits(s.lost & INFANTRY_UNITS[enemy])), s.lost_need[side]), s.lost_need[side]
    return over, 1


def _secret(s: Record, side: int, seats: tuple[str, ...], viewer: int | None) -> list[Goal]:
    """A secret goal is its owner's alone until it is met or the battle is over (COM-92)."""
    met = bool(s.feats >> s.goal[side] & 1)
    if not s.goal[side] or not (viewer == side or met or s.over):
        return []
    return [Goal("goal.secret", "COM-92", seats, {"goal": GOALS[s.goal[side]]}, int(met), 1)]


# Rules of this battle


def _special_rules(s: Record) -> list[Goal]:
    """A battle of the book has the same rules at every table, so they are read off the record once."""
    if s.scenario == CUSTOM:
        return _rules_of(s)
    if s.scenario not in _BOOK:
        _BOOK[s.scenario] = _rules_of(s)
    return _BOOK[s.scenario]


_BOOK: dict[int, list[Goal]] = {}


def _rules_of(s: Record) -> list[Goal]:
    found = [_rule(special) for special in decode_specials(s) if special["rule"] != "no-kill-medals"]
    for marker in decode_markers(s):
        if marker["kind"] in ("temporary-medal", "permanent-medal"):
            key = f"goal.rule.{marker['kind']}{'.together' if marker.get('together') else ''}"
            found.append(Goal(key, "COM-50", (), {"side": marker["side"], "at": marker["at"], "count": marker["count"]}))
    return found


def _rule(special: dict[str, Any]) -> Goal:
    key = f"goal.rule.{special['rule']}"
    if special["rule"] == "leave" and special["count"]:
        key += ".medals"
    return Goal(key, "COM-90", (), {name: value for name, value in special.items() if name != "rule"})


def _limit(s: Record) -> list[Goal]:
    """The turn limit of both sides (COM-53)."""
    ended = min(min(s.turns[side] for side in range(2)), s.turn_limit)
    return [Goal("goal.limit", "COM-53", (), {"limit": s.turn_limit}, ended, s.turn_limit, "turns")]
