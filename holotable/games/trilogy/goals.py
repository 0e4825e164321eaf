"""What each side must do to win, and how far it is (TRI-35, TRI-71, TRI-120, TRI-122)."""

from holotable.core.bits import count_bits
from holotable.core.goals import Goal
from holotable.core.records import Record

from .board import (
    EMPIRE,
    FACTION_OF,
    HUTTS,
    MARKER_COUNT,
    NEUTRAL,
    PLANET_COUNT,
    REBELS,
    RESOURCE_WIN,
    RESOURCES,
    SEATS,
    TRILOGY,
)
from .rules.planets import faction_planets
from .state import NO_LIMIT


def goals(s: Record, seat: int | None) -> list[Goal]:
    """Every faction has goals of its own; in standard mode the whole galaxy is everybody's."""
    found = _factions(s) if TRILOGY[s.layout] else [_everything(s, i) for i in range(len(SEATS[s.layout]))]
    if s.turn_limit != NO_LIMIT:
        ended = min(max(s.turn - 1, 0), s.turn_limit)
        found.append(Goal("goal.limit", "TRI-122", (), {"limit": s.turn_limit}, ended, s.turn_limit, "turns"))
    return found


def _everything(s: Record, seat: int) -> Goal:
    held = int(count_bits(s.held[seat]))
    return Goal("goal.all_planets", "TRI-35", (SEATS[s.layout][seat],), {}, held, PLANET_COUNT)


def _factions(s: Record) -> list[Goal]:
    by_faction = {faction: _seats_of(s, faction) for faction in (EMPIRE, REBELS, HUTTS)}
    found = [
        _drive_out(s, "goal.no_rebels", by_faction[EMPIRE], REBELS),
        _drive_out(s, "goal.no_empire", by_faction[REBELS], EMPIRE),
        Goal("goal.emperor", "TRI-71", by_faction[REBELS], {}, _bases_found(s), MARKER_COUNT),
    ]
    if s.held[NEUTRAL] == 0 and by_faction[HUTTS]:
        resources = int(count_bits(faction_planets(s, HUTTS) & RESOURCES))
        found.append(Goal("goal.resources", "TRI-120", by_faction[HUTTS], {"of": RESOURCE_WIN}, resources, RESOURCE_WIN))
    return found


def _seats_of(s: Record, faction: int) -> tuple[str, ...]:
    return tuple(name for i, name in enumerate(SEATS[s.layout]) if FACTION_OF[s.layout, i] == faction)


def _drive_out(s: Record, key: str, seats: tuple[str, ...], enemy: int) -> Goal:
    """A faction wins when another has no planet left."""
    return Goal(key, "TRI-120", seats, {"left": int(count_bits(faction_planets(s, enemy)))})


def _bases_found(s: Record) -> int:
    """The Imperial bases that the Rebels have turned up and kept."""
    return int(s.kept)
