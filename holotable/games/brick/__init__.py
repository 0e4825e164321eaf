"""LEGO Star Wars: The Battle of Hoth on 28 spaces."""

from pathlib import Path

from holotable.core.game import Game, Option, compiled_half, human_half

from . import asking, draw, goals, odds, position, rules, state, svg, tray, words, workshop
from .board import SEATS

GAME = Game(
    id="brick",
    rules_version=1,
    max_seats=2,
    **compiled_half(state, rules),
    **human_half(asking, draw, goals, odds, position, svg, tray, words),
    options=(
        Option(
            "double_move",
            False,
            "One unit may spend the whole turn on two steps, or jump over a friend.",
            clause="BRI-40",
        ),
        Option("guns", False, "Each side swaps one starting unit for its gun.", clause="BRI-41"),
        Option(
            "secret_deployment",
            False,
            "Pick four of your six units in secret and place them as you like.",
            clause="BRI-42",
        ),
        Option("reinforcement", False, "The two units left out wait in reserve.", clause="BRI-43"),
        Option("heroes", False, "Han, Chewbacca, Boba Fett and Veers join the battle.", clause="BRI-44"),
        Option(
            "layout",
            "hoth",
            "The links of the board: hoth, two-passes, or your own.",
            position.check_layout,
            clause="BRI-45",
            known={"hoth": "Hoth", "two-passes": "Two passes"},
        ),
        Option("turn_limit", 200, "A draw after this many player turns.", None, clause="BRI-30"),
    ),
    seats=lambda options: SEATS,
    clauses=words.CLAUSES,
    factions={seat: seat for seat in SEATS},
    workshop=workshop.WORKSHOP,
    folder=Path(__file__).parent,
)
