"""Crosses and rings on nine spaces, with a die: the game that `holotable new-game` writes for you to change."""

from pathlib import Path

from holotable.core.game import Game, Option, compiled_half, human_half

from . import position, rules, state, words
from .state import SEATS

GAME = Game(
    id="sketch",
    rules_version=1,
    max_seats=len(SEATS),
    **compiled_half(state, rules),
    **human_half(position, words),
    options=(Option("turn_limit", position.TURN_LIMIT, "A draw after this many turns.", None, clause="SKE-6"),),
    seats=lambda options: SEATS,
    clauses=words.CLAUSES,
    folder=Path(__file__).parent,
)
