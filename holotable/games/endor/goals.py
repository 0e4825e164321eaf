"""What each side must do to win, and how the three fronts stand (END-40..END-61)."""

from holotable.core.goals import Goal
from holotable.core.records import Record

from .board import (
    EMPIRE,
    LAST_SPACE,
    LUKE,
    LUKE_BONUS,
    MARKERS,
    REBELS,
    REDEEMED_BONUS,
    SHIP_COUNT,
    SHIP_SIDE,
    SIDE_OF,
    START_SHIPS,
    TRACK_LENGTH,
    TURN_ORDER,
    VADER,
    VADER_BONUS,
)
from .rules.ground import shield_is_down

REBEL_SHIPS = [ship for ship in range(SHIP_COUNT) if SHIP_SIDE[ship] == REBELS]
FLEET = int(START_SHIPS[REBEL_SHIPS].sum()) + len(MARKERS)
"""Everything the Empire has to destroy: fighters, the Falcon and the fleet markers."""


def goals(s: Record, seat: int | None) -> list[Goal]:
    """The Death Star for the Rebellion, the whole fleet or time for the Empire, and the duel's extra orders."""
    seats = TURN_ORDER[s.players]
    rebels, empire = (tuple(name for i, name in enumerate(seats) if SIDE_OF[i] == side) for side in (REBELS, EMPIRE))
    won = int(s.over and s.winner == REBELS)
    found = [
        Goal("goal.shield", "END-42", rebels, {}, s.shield_at, LAST_SPACE),
        Goal("goal.death_star.open" if shield_is_down(s) else "goal.death_star", "END-35", rebels, {}, won, 1),
        Goal("goal.fleet", "END-60", empire, {}, FLEET - left_of_fleet(s), FLEET),
        _time(s, empire),
    ]
    return [*found, *_duel(s, rebels, empire)]


def _time(s: Record, empire: tuple[str, ...]) -> Goal:
    """The Death Star stands until the rounds are over (END-61)."""
    over = min(s.round_no - 1, s.round_limit)
    return Goal("goal.rounds", "END-61", empire, {"limit": s.round_limit}, over, s.round_limit, "rounds")


def left_of_fleet(s: Record) -> int:
    """The Rebel ships and markers that are left."""
    return sum(int(s.ships[ship].sum()) for ship in REBEL_SHIPS) + int(s.markers).bit_count()


def _duel(s: Record, rebels: tuple[str, ...], empire: tuple[str, ...]) -> list[Goal]:
    """What the duel brings who wins it: no victory, but extra orders (END-54)."""
    if s.redeemed:
        return [Goal("goal.duel.redeemed", "END-54", rebels, {}, 1, 1)]
    bonus = {"orders": VADER_BONUS, "more": REDEEMED_BONUS}
    vader = Goal("goal.duel.vader", "END-54", rebels, bonus, s.hits[VADER], int(TRACK_LENGTH[VADER]))
    luke = Goal("goal.duel.luke", "END-54", empire, {"orders": LUKE_BONUS}, s.hits[LUKE], int(TRACK_LENGTH[LUKE]))
    return [vader, luke]
