"""Crosses and rings on nine spaces, with a die: the game that `holotable new-game` writes for you to change."""

from pathlib import Path

from holotable.core.game import Game, Option, compiled_half

from . import position, rules, state, words
from .state import SEATS

GAME = Game(
    id="sketch",
    rules_version=1,
    max_seats=len(SEATS),
    **compiled_half(state, rules),
    options=(Option("turn_limit", position.TURN_LIMIT, "A draw after this many turns.", None, clause="SKE-6"),),
    encode_options=position.encode_options,
    seats=lambda options: SEATS,
    view=position.view,
    to_position=position.to_position,
    from_position=position.from_position,
    clauses=words.CLAUSES,
    ask=words.ask,
    attempts=words.attempts,
    refusal=words.refusal,
    context=words.context,
    goals=words.goals,
    roll=words.roll,
    draw_text=words.draw_text,
    drawing=words.drawing,
    option_mixes=position.option_mixes,
    folder=Path(__file__).parent,
)
