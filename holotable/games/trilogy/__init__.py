"""Risk, Star Wars Original Trilogy Edition: standard Risk on the galaxy map, and the war of three factions."""

from pathlib import Path

from holotable.core.game import Amount, Game, Option, Repeat, Sequel, Standing, compiled_half, human_half

from . import asking, draw, goals, odds, opening, position, reading, rules, standing, state, svg, tray, words, workshop
from .blitz import blitz, go_on

__all__ = ["GAME", "blitz"]

GAME = Game(
    id="trilogy",
    rules_version=2,
    max_seats=5,
    **compiled_half(state, rules),
    **human_half(asking, draw, goals, odds, opening, position, reading, svg, tray, words),
    options=(
        Option("mode", "trilogy", "The war of three factions, or plain Risk on its map.", ("trilogy", "standard"), "TRI-40"),
        Option(
            "players",
            3,
            "How many play: 2 to 5, in standard mode 3 or 4.",
            (2, 3, 4, 5),
            "TRI-41",
            only={"mode": {"standard": position.STANDARD_PLAYERS}},
        ),
        Option("turn_limit", None, "Most planets win after this many turns; none by default.", None, "TRI-122"),
        Option(
            "opening",
            None,
            "Planets, forces and more of your own to begin with; the workshop draws them.",
            opening.check_opening,
            "TRI-7",
        ),
    ),
    clauses=words.CLAUSES,
    folder=Path(__file__).parent,
    compounds={
        "place": Amount("count", "amount"),
        "fortify": Amount("count", "amount"),
        "move_in": Amount("count", "amount"),
        "trade": Sequel("pick", words.merge_cards),
        "play_card": Sequel("argument", words.merge_arguments),
    },
    factions=draw.LOOKS,
    workshop=workshop.WORKSHOP,
    repeat=Repeat("attack", go_on),
    standing={"deal": Standing(standing.deal, for_all=True), "defend": Standing(standing.defend)},
)
