"""A game as Gymnasium environments: one agent against chosen opponents, and a native vector of games.

>>> import gymnasium                                                    # doctest: +SKIP
>>> import holotable.research.gymnasium                                 # doctest: +SKIP
>>> env = gymnasium.make(f"holotable/{GAME}-v0", seat=SEAT, opponent="officer")     # doctest: +SKIP
>>> games = Games(GAME, 1024, seat=SEAT)                                # doctest: +SKIP

Both give the legal actions as ``info["action_mask"]``. The reward comes at the end, from -1 to 1: the seat's score
less the mean of the others', so that a draw is 0.
"""

from typing import Any, ClassVar, SupportsFloat

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from holotable.core import game as registry
from holotable.core import records
from holotable.core.errors import BadOption, IllegalChoice
from holotable.core.game import Game
from holotable.core.table import Table
from holotable.players import roster

from .batch import Batch
from .seating import is_compiled

Array = npt.NDArray[Any]
VERSION = 0
ILLEGAL_REWARD = -1.0


def _seat_number(game: Game, options: dict[str, Any], seat: str | None) -> int:
    seats = game.seats(options)
    if seat is None:
        return 0
    if seat not in seats:
        raise BadOption("error.has_no_seat_seats", id=game.id, seat=repr(seat), seats=", ".join(seats))
    return seats.index(seat)


def _observation_space(game: Game) -> spaces.Box:
    return spaces.Box(np.float32(-np.inf), np.float32(np.inf), (game.observation_size,), np.float32)


def _others(seats: tuple[str, ...], seat: int, opponent: str) -> dict[str, str]:
    """The opponent in all seats but one."""
    return {name: opponent for number, name in enumerate(seats) if number != seat}


class OneSeat(gymnasium.Env[Array, Any]):
    """One seat of a game; the others are held by players of the house, or anyone `holotable.players.load` knows.

    ``random``, ``cadet``, ``officer`` and ``net:FILE`` play in compiled code. An action that is not legal loses: it ends
    the game with a reward of -1 and ``info["illegal"]``; `action_masks` tells what is legal.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self, game: str, *, seat: str | None = None, opponent: str = "random", render_mode: str | None = None, **options: Any
    ) -> None:
        self.game = registry.get(game)
        self.options = self.game.check_options(options)
        self.seat = _seat_number(self.game, self.options, seat)
        self.render_mode = render_mode
        self.observation_space = _observation_space(self.game)
        self.action_space = spaces.Discrete(self.game.actions.size)
        self._seats = self.game.seats(self.options)
        self._guest = None if is_compiled(opponent) else roster.load(opponent)
        house = {} if self._guest else _others(self._seats, self.seat, opponent)
        self._batch = Batch(game, 1, self.options, autoreset=False, threads=1, house=house)
        self._lost = False

    @property
    def record(self) -> records.Record:
        """The game as it stands."""
        s: records.Record = self._batch.states[0]
        return s

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A fresh game, played on until the seat is asked; the games after a seeded one follow from its seed."""
        super().reset(seed=seed)
        self._lost = False
        for _ in range(1000):
            self._batch.reset(int(self.np_random.integers(1 << 40)))
            self._let_guests_play()
            if not self.record.over:
                break
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Array, SupportsFloat, bool, bool, dict[str, Any]]:
        """The seat's action, and the others' until it is asked again."""
        if self.record.over or self._lost:
            raise IllegalChoice("error.game_over_reset_first")
        if not self._batch.masks[0, int(action)]:
            self._lost = True
            return self._seen(), ILLEGAL_REWARD, True, False, self._info() | {"illegal": True}
        self._batch.step(np.array([action], np.int32), check=False)
        self._let_guests_play()
        reward = float(self._batch.rewards[0, self.seat])
        return self._seen(), reward, bool(self.record.over), False, self._info()

    def _let_guests_play(self) -> None:
        """Let guests decide in the other seats until this one is asked or the game is over."""
        if self._guest is None:
            return
        batch = self._batch
        while not self.record.over and batch.seats[0] != self.seat:
            seat = int(batch.seats[0])
            table = Table.around(self.game, self.options, records.clone(self.record))
            seed = int(self.np_random.integers(1 << 30))
            for action in roster.actions_of(self._guest, table, self._seats[seat], seed):
                batch.step(np.array([action], np.int32), check=False)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, as learners with masks ask for it."""
        return np.array(self._batch.masks[0])

    def _seen(self) -> Array:
        out = np.zeros(self.game.observation_size, np.float32)
        self.game.observe(self.record, self.seat, out)
        return out

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.masks[0].astype(np.int8)}

    def render(self) -> Any:
        """The board as text."""
        from rich.console import Console

        console = Console(width=100)
        with console.capture() as caught:
            console.print(self.game.draw_text(self.game.view(self.record, self.seat), self.game.words()))
        return caught.get()


class Games(VectorEnv):
    """Many games at once in compiled code: one seat of each is the agent's, the others are the house's or the agent's too.

    With ``opponent="random"``, ``"cadet"``, ``"officer"`` or ``"net:FILE"`` the other seats are played inside the step.
    With ``opponent="self"`` every step is the decision of whichever seat is asked, named in ``info["seat"]``, and the
    reward is that of the seat that decided. What a game's end brought to every seat is ``info["rewards"]``. Autoreset is
    Gymnasium's same-step mode: a game that ended is followed by the next, and stands in ``info["final_obs"]`` and
    ``info["final_info"]``.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, game: str, num_envs: int, *, seat: str | None = None, opponent: str = "random", **options: Any) -> None:
        if opponent != "self" and not is_compiled(opponent):
            allowed = "'random', 'cadet', 'officer', 'net:FILE' or 'self'"
            raise BadOption("error.vector_games_played_against", allowed=allowed, opponent=repr(opponent))
        self.game = registry.get(game)
        checked = self.game.check_options(options)
        seats = self.game.seats(checked)
        self.seat = _seat_number(self.game, checked, seat)
        self.num_envs = num_envs
        house = {} if opponent == "self" else _others(seats, self.seat, opponent)
        self.batch = Batch(game, num_envs, checked, autoreset=False, house=house)
        self.seats = len(seats)
        self.single_observation_space = _observation_space(self.game)
        self.single_action_space = spaces.Discrete(self.game.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Fresh games; a seed stands for seed, seed + 1, seed + 2..."""
        if isinstance(seed, list):
            fresh = np.random.default_rng().integers(1 << 31, size=self.num_envs).tolist()
            self.batch.reset([new if one is None else one for one, new in zip(seed, fresh, strict=True)])
        else:
            self.batch.reset(int(np.random.default_rng().integers(1 << 31)) if seed is None else seed)
        self.begin_next(np.flatnonzero(self.batch.seats < 0))
        return self.batch.observations.copy(), self._info()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """One decision in every game, and the house's until the agent is asked again."""
        deciding = self.batch.seats.copy()
        step = self.batch.step(np.asarray(actions))
        done, rewards = step.done.copy(), step.rewards[:, : self.seats].copy()
        ended: dict[str, Any] = {}
        for row in np.flatnonzero(done).tolist():
            ended = self._add_info(ended, self._ending(row, int(deciding[row])), row)
        self.begin_next(np.flatnonzero(done))
        info = self._info() | {"rewards": rewards} | ended
        own = rewards[np.arange(self.num_envs), deciding]
        return step.observations.copy(), own, done, np.zeros(self.num_envs, np.bool_), info

    def _ending(self, row: int, seat: int) -> dict[str, Any]:
        """What a finished game looks like to a seat."""
        seen = np.zeros(self.game.observation_size, np.float32)
        self.game.observe(self.batch.states[row], seat, seen)
        return {"final_obs": seen, "final_info": {"rewards": self.batch.rewards[row, : self.seats].copy(), "seat": seat}}

    def begin_next(self, rows: Array) -> None:
        """Begin the next games of rows; one that ends before the agent is asked is left at once."""
        while rows.size:
            self.batch.next_games(rows)
            rows = rows[self.batch.seats[rows] < 0]

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "action_mask": batch.masks.copy(),
            "legal_list": batch.lists.copy(),
            "legal_count": batch.counts.copy(),
            "seat": batch.seats.copy(),
        }

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self.batch.close()


def _register() -> None:
    """Let every game be made by its name."""
    for name in registry.list_games():
        id = f"holotable/{name}-v{VERSION}"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point="holotable.research.gymnasium:OneSeat", kwargs={"game": name})


_register()
