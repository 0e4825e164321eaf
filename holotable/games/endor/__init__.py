"""Risk, Star Wars Edition: fleet, shield and duel in the battle of Endor."""

from pathlib import Path

from holotable.core.game import Amount, Game, Option, compiled_half, human_half

from . import asking, best, draw, goals, odds, position, rules, state, svg, tray, words, workshop
from .board import SEAT_ROOM, TURN_ORDER

GAME = Game(
    id="endor",
    rules_version=1,
    max_seats=SEAT_ROOM,
    **compiled_half(state, rules),
    **human_half(asking, best, draw, goals, odds, position, svg, tray, words),
    options=(
        Option("players", 2, "Two players, or four in two teams.", tuple(TURN_ORDER), clause="END-70"),
        Option(
            "round_limit",
            position.DEFAULT_ROUND_LIMIT,
            "The Empire wins when this many rounds are complete.",
            None,
            clause="END-61",
        ),
        Option(
            "opening",
            None,
            "Fleet, tracks and hands of your own to begin with; the workshop draws them.",
            position.check_opening,
            clause="END-2",
        ),
    ),
    seats=lambda options: TURN_ORDER[options["players"]],
    clauses=words.CLAUSES,
    compounds={"move": Amount("count", "amount")},
    factions={seat: seat.split("-")[0] for seats in TURN_ORDER.values() for seat in seats},
    folder=Path(__file__).parent,
    workshop=workshop.WORKSHOP,
)
