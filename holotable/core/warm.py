"""Compiling a game ahead of play, in steps that a progress bar can show."""

from collections.abc import Callable

import numpy as np

from . import records
from .game import Game


def steps(game: Game) -> list[tuple[str, Callable[[], object]]]:
    """What has to be compiled for a game, each with a word for people."""
    s = records.new(game.state)[0]
    options = game.encode_options(game.check_options(dict(game.option_mixes()[0])))
    out = records.legal_buffer(game.max_legal)
    seen = np.zeros(game.observation_size, np.float32)
    none = np.zeros(0, np.int32)

    def seat() -> int:
        return int(records.lowest_seat(int(game.to_act(s))))

    def act() -> None:
        game.apply(s, seat(), game.legal_list(s, seat())[0])

    return [
        ("set-up", lambda: game.start(s, options, 0)),
        ("choices", lambda: game.legal(s, seat(), out)),
        ("results", lambda: game.result(s, np.zeros(game.max_seats))),
        ("moves", act),
        ("hidden information", lambda: game.redeal(s, 0, 0)),
        ("observations", lambda: game.observe(s, 0, seen)),
        ("random play", lambda: game.loops.random_game(s, np.ones(4, np.uint32), 3, out, none, none)),
    ]
