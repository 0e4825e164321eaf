"""Finding the games: each is a package with a `game.json` that tells of it, read without loading its rules.

The product's games lie in ``holotable/games``. The environment variable ``HOLOTABLE_GAMES`` names further folders that
hold games, separated as in ``PATH``; to everything above, their games are packages of ``holotable.games`` as well.
"""

import functools
import json
import os
import re
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .checks import is_whole, shown
from .errors import BadGame, UnknownGame

PACKAGE = Path(__file__).resolve().parent.parent
FURTHER_FOLDERS = "HOLOTABLE_GAMES"
NAME = re.compile(r"[a-z][a-z0-9_]*")
LIMITS = {"order": (1, 1_000_000), "minutes": (1, 10_000), "weight": (1, 5), "analysis_simulations": (1, 100_000_000)}


@dataclass(frozen=True)
class About:
    """What a game's `game.json` says of it, and where the game lies.

    `order` is its place among the games, `minutes` how long one game takes, `weight` how much there is to learn (1 to 5),
    `analysis_simulations` how many simulations an analysis of a whole game may take: as many as run in ten seconds.
    """

    folder: Path
    title: str
    order: int
    minutes: int
    weight: int
    analysis_simulations: int


def documents() -> tuple[Path, ...]:
    """Where the documents lie: in the package as it is installed, and beside it among its sources."""
    return PACKAGE / "docs", PACKAGE.parent / "docs"


def places() -> list[Path]:
    """The folders that hold games."""
    further = os.environ.get(FURTHER_FOLDERS, "").split(os.pathsep)
    return [PACKAGE / "games", *(Path(folder).resolve() for folder in further if folder)]


@functools.cache
def found() -> dict[str, About]:
    """What is known of each game before it is loaded, by its id, in the games' order."""
    games: dict[str, About] = {}
    for place in places():
        if not place.is_dir():
            raise BadGame("error.names_which_no_folder", further_folders=FURTHER_FOLDERS, place=place)
        for file in sorted(place.glob("*/game.json")):
            name = file.parent.name
            if name in games:
                raise BadGame("error.two_games", name=repr(name), folder=games[name].folder, parent=file.parent)
            games[name] = _read(file)
    return dict(sorted(games.items(), key=lambda game: (game[1].order, game[0])))


def about(name: str) -> About:
    """What is known of one game; raises `UnknownGame` where there is none of that id."""
    games = found()
    if name not in games:
        raise UnknownGame("error.no_game_games", name=shown(name), games=", ".join(games))
    return games[name]


def blame(folder: Path, fault: Exception) -> str:
    """What is wrong with a game's own code, as a sentence that names the file and the line inside its folder."""
    if isinstance(fault, SyntaxError):
        return f"{fault.filename}, line {fault.lineno}: {fault.msg}."
    frames = traceback.extract_tb(fault.__traceback__)
    inside = [f"{frame.filename}, line {frame.lineno}" for frame in frames if folder in Path(frame.filename).parents]
    return f"{inside[-1] if inside else folder}: {type(fault).__name__}: {fault}."


def _read(file: Path) -> About:
    if not NAME.fullmatch(file.parent.name):
        raise BadGame("error.folder_game_named_with", parent=file.parent)
    try:
        data: Any = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        raise BadGame("error.not_json", file=file) from None
    if not isinstance(data, dict) or set(data) != {"title", *LIMITS}:
        raise BadGame("error.must_hold_title_nothing", file=file, limits=", ".join(LIMITS))
    if not isinstance(data["title"], str) or not data["title"]:
        raise BadGame("error.title_must_text", file=file)
    for key, (least, most) in LIMITS.items():
        if not is_whole(data[key]) or not least <= data[key] <= most:
            raise BadGame("error.must_whole_number_from_3", file=file, key=key, least=least, most=most, what=repr(data[key]))
    return About(file.parent, **data)
