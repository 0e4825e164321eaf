"""The catalogue of games: what the home page and the set-up page say about each game."""

import functools
import io
import logging
from collections.abc import Mapping
from typing import Any

from rich.console import Console

from holotable import players
from holotable.core import game as registry
from holotable.core.errors import BadGame
from holotable.core.game import Game, Option
from holotable.core.speaking import speaking
from holotable.core.table import Table
from holotable.core.words import Catalogue
from holotable.teaching import lessons

from . import levels, wire
from .errors import Refusal
from .preparing import Preparations

LOGGER = logging.getLogger("holotable.server")
TEXT_WIDTH = 100


@functools.cache
def playable() -> tuple[str, ...]:
    """The games that can be put on the table, in their order; of one that cannot, the log says once what is wrong with it."""
    return tuple(name for name in registry.list_games() if _is_sound(name))


def _is_sound(name: str) -> bool:
    try:
        registry.get(name).words()
        lessons.lessons(name)
        lessons.puzzles(name)
    except BadGame as fault:
        LOGGER.error("%s is left out: %s", name, fault)
        return False
    return True


@functools.cache
def _players(name: str) -> str:
    """With how many players a game can be played."""
    game = registry.get(name)
    numbers = sorted({len(game.seats(game.check_options(mix))) for mix in game.option_mixes()})
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def game_info(name: str, preparations: Preparations) -> wire.GameInfo:
    """One game of the catalogue."""
    game = registry.get(name)
    words = game.words_in(speaking())
    seats = game.seats(game.check_options({}))
    return wire.GameInfo(
        id=name,
        name=words.say("game.name") if "game.name" in words else name.capitalize(),
        title=game.title,
        tagline=words.say("game.tagline") if "game.tagline" in words else "",
        players=_players(name),
        minutes=game.about.minutes,
        weight=game.about.weight,
        options=[option_info(option, words) for option in game.options],
        levels=[_level(level, words) for level in levels.infos(name)],
        level=players.DEFAULT_LEVEL,
        seats=list(seats),
        factions=game.looks(seats),
        standing=[_standing_info(game, name) for name, standing in game.standing.items() if standing.for_all],
        status=preparations.status(name),
        lessons=len(lessons.lessons(name)),
        puzzles=len(lessons.puzzles(name)),
    )


def _level(level: wire.LevelInfo, words: Catalogue) -> wire.LevelInfo:
    return level.model_copy(update={"title": words.text(level.title), "text": words.text(level.text)})


def _standing_info(game: Game, name: str) -> wire.StandingInfo:
    """An answer that a whole table may begin with."""
    return wire.StandingInfo(id=name, text=game.words_in(speaking()).say(f"standing.{name}.start"), on=False)


def option_info(option: Option, words: Catalogue) -> wire.OptionInfo:
    """An option of a game, with its help in somebody's words."""
    allowed: Any = list(option.allowed) if isinstance(option.allowed, tuple) else "custom" if option.allowed else None
    return wire.OptionInfo(
        name=option.name,
        default=option.default,
        help=words.text(option.help),
        allowed=allowed,
        known=[wire.KnownValue(value=value, title=words.text(title)) for value, title in option.known.items()],
        only={other: {value: list(fit) for value, fit in values.items()} for other, values in option.only.items()},
        clause=option.clause,
    )


def drawing(name: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """What the browser needs to draw the board."""
    game = registry.get(name)
    board: dict[str, Any] = game.words_in(speaking()).translated(game.board(game.check_options(options)))
    return board


def board_text(name: str, view: dict[str, Any]) -> wire.BoardText:
    """A view as the terminal shows it, without colours."""
    written = io.StringIO()
    console = Console(file=written, width=TEXT_WIDTH, color_system=None)
    try:
        game = registry.get(name)
        console.print(game.draw_text(view, game.words_in(speaking())))
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        raise Refusal("error.no_view_game") from None
    return wire.BoardText(text=written.getvalue())


def preview(name: str, options: Mapping[str, Any]) -> wire.Preview:
    """A fresh game as an onlooker sees it."""
    table = Table(name, options, seed=1)
    return wire.Preview(view=table.view(None), seats=list(table.seats), drawing=drawing(name, table.options))
