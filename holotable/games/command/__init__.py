"""Star Wars: Battle of Hoth, with cards and hexes."""

from pathlib import Path

from holotable.core.game import Game, compiled_half, human_half

from . import asking, campaign, causes, draw, goals, odds, options, position, rules, state, svg, tray, words, workshop
from .board import SIDES

GAME = Game(
    id="command",
    rules_version=3,
    max_seats=state.MAX_SEATS,
    **compiled_half(state, rules),
    **human_half(asking, causes, draw, goals, odds, options, position, svg, tray, words),
    options=options.GAME_OPTIONS,
    seats=lambda given: state.SEAT_NAMES[given["players"], SIDES.index(given["team"])],
    clauses=words.CLAUSES,
    factions={seat: seat.split("-")[0] for seats in (SIDES, *state.SEAT_NAMES.values()) for seat in seats},
    campaign=campaign.Campaign,
    workshop=workshop.WORKSHOP,
    folder=Path(__file__).parent,
)
