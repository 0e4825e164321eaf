"""The options that a game is trained with: one network a game learns all of them."""

import json
from collections.abc import Mapping
from typing import Any

from holotable.core.game import Game

LIMITS = ("turn_limit", "round_limit")
"""Options that only end a game; the test kit's are short."""
DEFAULT_SHARE = 4
"""One game in so many is played as people mostly play it: with the options by default."""
PLAIN_SHARE = 6
"""A table that differs from the default in one option alone is played so many times as often as one that differs in more."""


def training_mixes(game: Game, given: Mapping[str, Any] | None = None) -> list[dict[str, Any]]:
    """The mixes in the order in which the rows play them: all that the game's test kit plays, and the default in between.

    Games last as long as they do by default, or as the longest of the test kit where there is no limit. With options
    given, those alone are played.
    """
    if given:
        return [game.check_options(given)]
    limits = limits_of(game)
    whole = [{name: value for name, value in mix.items() if name not in LIMITS} | limits for mix in game.option_mixes()]
    different = list({json.dumps(mix, sort_keys=True): mix for mix in whole}.values())
    plain = [mix for mix in different if _unusual(game, mix) <= 1]
    mixes = plain * PLAIN_SHARE + [mix for mix in different if mix not in plain]
    out: list[dict[str, Any]] = []
    for i in range(0, len(mixes), DEFAULT_SHARE - 1):
        out += [limits, *mixes[i : i + DEFAULT_SHARE - 1]]
    return out


def _unusual(game: Game, mix: Mapping[str, Any]) -> int:
    """In how many options a table differs from the default."""
    usual = game.check_options({})
    return sum(value != usual[name] for name, value in game.check_options(mix).items() if name not in LIMITS)


def limits_of(game: Game) -> dict[str, int]:
    """The limits of games that by default have none."""
    endless = [option.name for option in game.options if option.name in LIMITS and option.default is None]
    return {name: max(mix[name] for mix in game.option_mixes() if mix.get(name)) for name in endless}
