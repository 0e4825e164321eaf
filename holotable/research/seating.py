"""Who holds the seats of a batch: somebody outside, or a player of the house in compiled code."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from holotable.core import game as registry
from holotable.core import records
from holotable.core.errors import BadOption
from holotable.core.game import Game
from holotable.core.jit import load_for_game
from holotable.players import heuristics, levels, nets
from holotable.players.layers import Layers
from holotable.players.roster import NET, NET_FILE

from .rows import Mixes

HERE = Path(__file__).parent
HOLDERS = ("outside", "random", "cadet", "officer", "net")
"""In the order of their numbers in `thinkers`."""
SEARCH = ("look_ahead", "loose_choice", "best_weight")
STEPS = ("imagine", "begin_next", "clear_outcome", "hide", "make", "reveal", "write_outcome")
NO_NETWORK = Layers(*(np.zeros((0,) * k, np.float32) for k in (2, 1, 3, 3, 2, 3, 2, 2, 1, 2, 1, 2, 1)))


Empty = Callable[[tuple[int, ...], Any], Any]
There = Callable[[Any], Any]


class House(NamedTuple):
    """Who holds which seat of each row, what the players of the house know, and room for them to think in."""

    holders: Any
    """For each row and seat a number of `HOLDERS`."""
    policies: Any
    """A generator for each row."""
    weights: Any
    """For each of `HOLDERS` its weights."""
    net: Layers
    root: Any
    work: Any
    actions: Any
    follow: Any
    out: Any
    values: Any
    scores: Any
    seen: Any
    layers: Any
    net_scores: Any
    net_values: Any


class Seating:
    """The wanted holders of seats, checked: ``{"empire": "officer"}``; seats that are not named are outside."""

    def __init__(self, game: Game, mixes: Mixes, house: Mapping[str, str]) -> None:
        known = sorted({seat for seats in mixes.seats for seat in seats})
        self.game = game
        self.net: nets.Net | None = None
        self.holders = np.zeros((len(mixes.options), game.max_seats), np.int8)
        for seat, player in house.items():
            if seat not in known:
                raise BadOption("error.has_no_seat_with", id=game.id, seat=repr(seat), known=", ".join(known))
            number = self._number(player)
            for mix, seats in enumerate(mixes.seats):
                if seat in seats:
                    self.holders[mix, seats.index(seat)] = number
        for mix, count in enumerate(mixes.seat_counts):
            if self.holders[mix, :count].all():
                raise BadOption("error.house_cannot_hold_all", what=", ".join(mixes.seats[mix]))

    @classmethod
    def everywhere(cls, game: Game, mixes: Mixes, player: str) -> "Seating":
        """One player in every seat, not to play but to be asked what it would choose."""
        seating = cls(game, mixes, {})
        seating.holders[:] = seating._number(player)
        return seating

    @property
    def thinking(self) -> bool:
        """Whether any of the house does more than choose at random."""
        return bool((self.holders > HOLDERS.index("random")).any())

    def _number(self, player: str) -> int:
        if player == NET or player.startswith(NET_FILE):
            net = nets.must_be_shipped(self.game.id) if player == NET else nets.load(player.removeprefix(NET_FILE))
            if net.game is not self.game:
                raise BadOption("error.plays_not", player=player, id=net.game.id, id_2=self.game.id)
            if self.net not in (None, net):
                raise BadOption("error.batch_takes_one_network")
            self.net = net
            return HOLDERS.index("net")
        if player not in HOLDERS[1:4]:
            raise BadOption("error.house_plays_as_net", what=", ".join(HOLDERS[1:4]), player=repr(player))
        return HOLDERS.index(player)

    def arrays(self, which: Any, policies: Any, places: int, empty: Empty, there: There) -> House:
        """The bundle for rows that play with these sets of options, with room for so many to think at a time.

        `empty` makes an array of a shape and type, `there` brings one to where the rows are.
        """
        game = self.game
        weights = [heuristics.of(game.id, level).weights for level in ("cadet", "officer")]
        by_holder = np.stack([weights[0], weights[0], weights[0], weights[1], weights[0]])
        net = self.net.layers if self.net else NO_NETWORK
        width = max(net.first_bias.size, net.query_bias.size)
        room = places if self.thinking else 1
        listed = (room, game.max_legal)
        judged = game.max_legal if self.net else 0
        return House(
            there(self.holders[which]), policies, there(by_holder), Layers(*map(there, net)),
            empty((room, 1), game.state), empty((room, 2), game.state), empty(listed, np.int32), empty(listed, np.int32),
            empty(listed, np.float64), empty((room, max(game.max_seats, 2)), np.float64), empty(listed, np.float64),
            empty((room, game.observation_size if self.net else 0), np.float32), empty((room, 4, width), np.float32),
            empty((room, judged), np.float32), empty((room, game.max_seats), np.float32),
        )  # fmt: skip


def on_cpu(shape: tuple[int, ...], dtype: Any) -> Any:
    """An array of the CPU."""
    whole = np.dtype(dtype)
    return records.new(whole, int(np.prod(shape))).reshape(shape) if whole.names else np.zeros(shape, whole)


@cache
def compiled(name: str, thinking: bool) -> ModuleType:
    """The house of a game, compiled: with players that think, or for random choices alone, which compiles sooner."""
    from .batch import steps_of  # batches know their house, so the house learns of their steps late

    game = registry.get(name)
    steps = {word: getattr(steps_of(game), word) for word in STEPS}
    steps |= {"to_act": game.to_act, "legal": game.legal, "observe": game.observe}
    steps |= {"CARELESS": levels.CARELESS, "OFFICER_SAMPLES": levels.OFFICER_SAMPLES}
    packages: tuple[str, ...] = ("research",)
    if thinking:
        steps |= {word: getattr(heuristics.compiled(name), word) for word in SEARCH}
        packages = ("research", "players")
    thinkers = load_for_game(HERE / "thinkers.py", name, steps, packages)
    steps["think"] = thinkers.by_holder if thinking else thinkers.at_random
    return load_for_game(HERE / "house.py", name, steps, packages)


@cache
def judgement(name: str) -> tuple[ModuleType, Any]:
    """What a game's heuristics think of a position, compiled, and their weights."""
    known = heuristics.of(name)
    judging = load_for_game(HERE / "chances.py", name, {"evaluate": known.functions.evaluate}, ("research", "players"))
    return judging, known.weights


def is_compiled(player: str) -> bool:
    """Whether a player can sit in the house."""
    return player in (*HOLDERS[1:4], NET) or player.startswith(NET_FILE)
