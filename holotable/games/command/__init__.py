"""Star Wars: Battle of Hoth, with cards and hexes."""

from pathlib import Path

from holotable.core.game import Game, compiled_half

from . import asking, campaign, causes, draw, goals, odds, options, position, rules, state, tray, words, workshop
from .board import SIDES

GAME = Game(
    id="command",
    rules_version=2,
    max_seats=state.MAX_SEATS,
    **compiled_half(state, rules),
    options=options.GAME_OPTIONS,
    encode_options=options.encode_options,
    seats=lambda given: state.SEAT_NAMES[given["players"], SIDES.index(given["team"])],
    view=position.view,
    to_position=position.to_position,
    from_position=position.from_position,
    clauses=words.CLAUSES,
    ask=words.ask,
    context=words.context,
    tells=asking.tells,
    attempts=asking.attempts,
    refusal=words.refusal,
    causes=causes.causes,
    goals=goals.goals,
    roll=tray.roll,
    draw_text=draw.draw_text,
    drawing=draw.drawing,
    factions={seat: seat.split("-")[0] for seats in (SIDES, *state.SEAT_NAMES.values()) for seat in seats},
    odds=odds.odds,
    option_mixes=options.option_mixes,
    campaign=campaign.Campaign,
    open_options=options.open_options,
    workshop=workshop.WORKSHOP,
    question=rules.question,
    folder=Path(__file__).parent,
)
