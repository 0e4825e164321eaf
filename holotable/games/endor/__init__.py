"""Risk, Star Wars Edition: fleet, shield and duel in the battle of Endor."""

from pathlib import Path

from holotable.core.game import Amount, Game, Option, compiled_half

from . import asking, best, draw, goals, odds, position, rules, state, tray, words
from .board import SEAT_ROOM, TURN_ORDER

GAME = Game(
    id="endor",
    rules_version=1,
    max_seats=SEAT_ROOM,
    **compiled_half(state, rules),
    options=(
        Option("players", 2, "Two players, or four in two teams.", tuple(TURN_ORDER), clause="END-70"),
        Option(
            "round_limit",
            position.DEFAULT_ROUND_LIMIT,
            "The Empire wins when this many rounds are complete.",
            None,
            clause="END-61",
        ),
    ),
    encode_options=position.encode_options,
    seats=lambda options: TURN_ORDER[options["players"]],
    view=position.view,
    to_position=position.to_position,
    from_position=position.from_position,
    clauses=words.CLAUSES,
    ask=words.ask,
    compounds={"move": Amount("count", "amount")},
    context=words.context,
    attempts=asking.attempts,
    tells=asking.tells,
    refusal=words.refusal,
    roll=tray.roll,
    draw_text=draw.draw_text,
    drawing=draw.drawing,
    factions={seat: seat.split("-")[0] for seats in TURN_ORDER.values() for seat in seats},
    odds=odds.odds,
    shortcuts=best.shortcuts,
    option_mixes=position.option_mixes,
    question=rules.question,
    goals=goals.goals,
    folder=Path(__file__).parent,
)
