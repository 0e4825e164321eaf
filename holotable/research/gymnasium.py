"""A game as Gymnasium environments: one agent against chosen opponents, and a native vector of games.

>>> from holotable.research.gymnasium import OneSeat, Games            # doctest: +SKIP
>>> env = OneSeat("brick", seat="rebels", opponent="officer")          # doctest: +SKIP
>>> games = Games("brick", 1024, seat="empire")                        # doctest: +SKIP

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

from .batch import Batch, rewards_of

Array = npt.NDArray[Any]


def _seat_number(game: Game, options: dict[str, Any], seat: str | None) -> int:
    seats = game.seats(options)
    if seat is None:
        return 0
    if seat not in seats:
        raise BadOption(f"{game.id} has no seat {seat!r}; its seats are {', '.join(seats)}.")
    return seats.index(seat)


def _observation_space(game: Game) -> spaces.Box:
    return spaces.Box(np.float32(-np.inf), np.float32(np.inf), (game.observation_size,), np.float32)


class OneSeat(gymnasium.Env[Array, Any]):
    """One seat of a game; the others are held by players of the house, or anyone `holotable.players.load` knows."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self, game: str, *, seat: str | None = None, opponent: str = "random", render_mode: str | None = None, **options: Any
    ) -> None:
        self.game = registry.get(game)
        self.options = self.game.check_options(options)
        self.seat = _seat_number(self.game, self.options, seat)
        self.opponent = roster.load(opponent)
        self.render_mode = render_mode
        self.observation_space = _observation_space(self.game)
        self.action_space = spaces.Discrete(self.game.actions.size)
        self._array = records.new(self.game.state)
        self._seats = self.game.seats(self.options)

    @property
    def record(self) -> records.Record:
        """The game as it stands."""
        s: records.Record = self._array[0]
        return s

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A fresh game, played on until the seat is asked; the games after a seeded one follow from its seed."""
        super().reset(seed=seed)
        for _ in range(1000):
            encoded = self.game.encode_options(self.options)
            self.game.start(self.record, encoded, int(self.np_random.integers(1 << 40)))
            self._others()
            if not self.record.over:
                break
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Array, SupportsFloat, bool, bool, dict[str, Any]]:
        """The seat's action, and the others' until it is asked again; an illegal one raises `IllegalChoice`."""
        if self.record.over or int(action) not in self.game.legal_list(self.record, self.seat):
            raise IllegalChoice(f"{self._seats[self.seat]} is not offered action {int(action)} now; see info['action_mask'].")
        self.game.apply(self.record, self.seat, int(action))
        self._others()
        reward = 0.0
        if self.record.over:
            scores = np.zeros(self.game.max_seats)
            self.game.result(self.record, scores)
            reward = float(rewards_of(scores[: len(self._seats)])[self.seat])
        return self._seen(), reward, bool(self.record.over), False, self._info()

    def _others(self) -> None:
        """Let the other seats decide until this one is asked or the game is over."""
        while not self.record.over:
            mask = int(self.game.to_act(self.record))
            if (mask >> self.seat) & 1:
                return
            seat = int(records.lowest_seat(mask))
            table = Table.around(self.game, self.options, records.clone(self.record))
            seed = int(self.np_random.integers(1 << 30))
            for action in roster.actions_of(self.opponent, table, self._seats[seat], seed):
                self.game.apply(self.record, seat, int(action))

    def _seen(self) -> Array:
        out = np.zeros(self.game.observation_size, np.float32)
        self.game.observe(self.record, self.seat, out)
        return out

    def _info(self) -> dict[str, Any]:
        mask = np.zeros(self.game.actions.size, np.int8)
        if not self.record.over:
            mask[self.game.legal_list(self.record, self.seat)] = 1
        return {"action_mask": mask}

    def render(self) -> Any:
        """The board as text."""
        from rich.console import Console

        console = Console(width=100)
        with console.capture() as caught:
            console.print(self.game.draw_text(self.game.view(self.record, self.seat)))
        return caught.get()


class Games(VectorEnv):
    """Many games at once in compiled code: one seat of each is the agent's, the others play at random or like it.

    With ``opponent="random"`` the other seats are played inside the step. With ``opponent="self"`` every step is the
    decision of whichever seat is asked, named in ``info["seat"]``, and the reward is that of the seat that decided.
    Autoreset is Gymnasium's same-step mode, as the batch's.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, game: str, num_envs: int, *, seat: str | None = None, opponent: str = "random", **options: Any) -> None:
        if opponent not in ("random", "self"):
            raise BadOption(f"A vector of games is played against 'random' or 'self', not {opponent!r}; OneSeat takes anyone.")
        self.game = registry.get(game)
        checked = self.game.check_options(options)
        self.alone = opponent == "random"
        self.seat = _seat_number(self.game, checked, seat)
        self.num_envs = num_envs
        self.batch = Batch(game, num_envs, checked)
        self.seats = len(self.game.seats(checked))
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
            seeds = np.array([new if one is None else one for one, new in zip(seed, fresh, strict=True)], np.int64)
        else:
            first = int(np.random.default_rng().integers(1 << 31)) if seed is None else seed
            seeds = first + np.arange(self.num_envs, dtype=np.int64)
        self.batch.reset(seeds)
        if self.alone:
            self.batch.play_others(self.seat)
        return self.batch.observations.copy(), self._info()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """One decision in every game, and with a random opponent the others' until the seat is asked again."""
        deciding = self.batch.seats.copy()
        step = self.batch.step(np.asarray(actions))
        if self.alone:
            self.batch.play_others(self.seat)
        rewards = rewards_of(step.scores[:, : self.seats])[np.arange(self.num_envs), deciding]
        return step.observations.copy(), rewards, step.done.copy(), np.zeros(self.num_envs, np.bool_), self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks.copy(), "seat": self.batch.seats.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self.batch.close()
