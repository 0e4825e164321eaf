"""The catalogue of games: what the home page and the set-up page say about each game."""

import functools
import io
from collections.abc import Mapping
from typing import Any

from rich.console import Console

from holotable import players
from holotable.core import game as registry
from holotable.core.game import Game, Option
from holotable.core.table import Table
from holotable.teaching import lessons

from . import levels, wire
from .errors import Refusal
from .preparing import Preparations

TEXT_WIDTH = 100


@functools.cache
def _players(name: str) -> str:
    """With how many players a game can be played."""
    game = registry.get(name)
    numbers = sorted({len(game.seats(game.check_options(mix))) for mix in game.option_mixes()})
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def game_info(name: str, preparations: Preparations) -> wire.GameInfo:
    """One game of the catalogue."""
    game = registry.get(name)
    words = game.words().words
    seats = game.seats(game.check_options({}))
    return wire.GameInfo(
        id=name,
        name=words.get("game.name", name.capitalize()),
        title=game.title,
        tagline=words.get("game.tagline", ""),
        players=_players(name),
        minutes=game.about.minutes,
        weight=game.about.weight,
        options=[_option_info(option) for option in game.options],
        levels=levels.infos(name),
        level=players.DEFAULT_LEVEL,
        seats=list(seats),
        factions=game.looks(seats),
        standing=[_standing_info(game, name) for name, standing in game.standing.items() if standing.for_all],
        status=preparations.status(name),
        lessons=len(lessons.lessons(name)),
        puzzles=len(lessons.puzzles(name)),
    )


def _standing_info(game: Game, name: str) -> wire.StandingInfo:
    """An answer that a whole table may begin with."""
    return wire.StandingInfo(id=name, text=game.words().say(f"standing.{name}.start"), on=False)


def _option_info(option: Option) -> wire.OptionInfo:
    allowed: Any = list(option.allowed) if isinstance(option.allowed, tuple) else "custom" if option.allowed else None
    return wire.OptionInfo(
        name=option.name,
        default=option.default,
        help=option.help,
        allowed=allowed,
        known=[wire.KnownValue(value=value, title=title) for value, title in option.known.items()],
        only={other: {value: list(fit) for value, fit in values.items()} for other, values in option.only.items()},
        clause=option.clause,
    )


def drawing(name: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """What the browser needs to draw the board."""
    game = registry.get(name)
    return game.board(game.check_options(options))


def board_text(name: str, view: dict[str, Any]) -> wire.BoardText:
    """A view as the terminal shows it, without colours."""
    written = io.StringIO()
    console = Console(file=written, width=TEXT_WIDTH, color_system=None)
    try:
        console.print(registry.get(name).draw_text(view))
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        raise Refusal("This is no view of the game.") from None
    return wire.BoardText(text=written.getvalue())


def preview(name: str, options: Mapping[str, Any]) -> wire.Preview:
    """A fresh game as an onlooker sees it."""
    table = Table(name, options, seed=1)
    return wire.Preview(view=table.view(None), seats=list(table.seats), drawing=table.game.board(table.options))
