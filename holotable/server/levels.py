"""Who plays for the computer: the levels, and players from outside that this server was told to offer."""

import logging
from collections.abc import Iterable
from dataclasses import dataclass

from holotable import players
from holotable.players.roster import Learned, Player, installed, title_of

from . import wire
from .errors import Refusal

EVEN_SECONDS = 0.8
"""How long every answer takes that would tell something by coming sooner."""
OUTSIDE = "A player from outside."
"""What is said of a player that says nothing of itself."""
LEARNED = "A network that learned the game, and plays without any search."
LOGGER = logging.getLogger("holotable.server")


@dataclass(frozen=True)
class Guest:
    """A player from outside: what it is called at the table, what it says of itself, how it is loaded, and who it is."""

    title: str
    text: str
    name: str
    player: Player

    def plays(self, game_id: str) -> bool:
        """Whether it can sit at a table of a game: a network knows one game alone."""
        return self.player.plays(game_id) if isinstance(self.player, Learned) else True


_guests: dict[str, Guest] = {}


def invite(names: Iterable[str] = ()) -> None:
    """Offer the installed players from outside and those named by module or path; forget the guests before.

    A named one that cannot be loaded is refused in one sentence, an installed one is left out.
    """
    _guests.clear()
    for name in installed():
        try:
            _seat_guest(name)
        except players.UnknownPlayer as error:
            LOGGER.warning("An installed player is left out: %s", error)
    for name in names:
        _seat_guest(name)


def _seat_guest(name: str) -> None:
    player = players.load(name)
    title = title_of(name)
    if title in _ids():
        raise players.UnknownPlayer("error.two_players_server_offers", title=repr(title))
    said = LEARNED if isinstance(player, Learned) else (type(player).__doc__ or "").strip().partition("\n")[0]
    _guests[title] = Guest(title, said or OUTSIDE, name, player)


def _ids() -> list[str]:
    return [*(level.id for level in players.LEVELS), *_guests]


def title(level: str) -> str:
    """What people call a level; one that plays no more by its id."""
    known = {one.id: one.title for one in players.LEVELS} | {id: guest.title for id, guest in _guests.items()}
    return known.get(level, level)


def infos(game_id: str) -> list[wire.LevelInfo]:
    """Every level, weakest first, then the guests that play a game."""
    levels = [wire.LevelInfo(id=level.id, title=level.title, text=level.text, guest=False) for level in players.LEVELS]
    guests = {id: guest for id, guest in _guests.items() if guest.plays(game_id)}
    return levels + [wire.LevelInfo(id=id, title=guest.title, text=guest.text, guest=True) for id, guest in guests.items()]


def check(level: str, game_id: str) -> str:
    """The level, if there is one of that name for a game."""
    ids = [info.id for info in infos(game_id)]
    if level not in ids:
        raise Refusal("error.no_level_levels_3", level=repr(level), ids=", ".join(ids))
    return level


def loadable(level: str) -> str:
    """The name by which the player of a level is loaded."""
    return _guests[level].name if level in _guests else level


def quick(level: str) -> str:
    """Who answers for a level where every answer takes the same short time: itself, or the strongest that is quick enough.

    How long a guest thinks nobody knows, so none is asked.
    """
    fits = [known.id for known in players.LEVELS if known.seconds < EVEN_SECONDS]
    return level if level in fits else fits[-1]


def seconds(level: str) -> float:
    """About how long a level thinks about one choice."""
    return next((float(known.seconds) for known in players.LEVELS if known.id == level), 1.0)
