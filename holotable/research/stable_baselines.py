"""Many games as a vector environment of stable-baselines3, in compiled code and without processes.

>>> from stable_baselines3 import PPO                                   # doctest: +SKIP
>>> from holotable.research.stable_baselines import GamesVecEnv         # doctest: +SKIP
>>> PPO("MlpPolicy", GamesVecEnv(GAME, 64, opponent="cadet")).learn(100_000)    # doctest: +SKIP

`MaskablePPO` of sb3-contrib finds the legal actions by itself. Other learners have to find out what is legal: an action
that is not loses, as in `OneSeat`.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt
from stable_baselines3.common.vec_env import VecEnv

from holotable.core.errors import BadOption

from .gymnasium import ILLEGAL_REWARD, Array, Games


class GamesVecEnv(VecEnv):
    """One seat of many games; the others are held by the house (``random``, ``cadet``, ``officer`` or ``net:FILE``).

    The reward comes at the end, from -1 to 1. A game that ended is followed by the next in the same step; what it looked
    like is ``info["terminal_observation"]``. An illegal action ends its game with -1 and ``info["illegal"]``.
    """

    def __init__(self, game: str, num_envs: int, *, seat: str | None = None, opponent: str = "random", **options: Any) -> None:
        if opponent == "self":
            raise BadOption("error.vector_games_played_against", allowed="'random', 'cadet', 'officer' or 'net:FILE'",
                            opponent=repr(opponent))  # fmt: skip
        self.games = Games(game, num_envs, seat=seat, opponent=opponent, **options)
        self.render_mode = None
        super().__init__(num_envs, self.games.single_observation_space, self.games.single_action_space)
        self._seen: Array = np.zeros(0, np.float32)
        self._actions: Array = np.zeros(num_envs, np.int64)

    def reset(self) -> Array:
        """Fresh games; those that were given a seed begin with it."""
        self._seen, _ = self.games.reset(seed=list(self._seeds))
        self._reset_seeds()
        return self._seen

    def step_async(self, actions: Array) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = np.asarray(actions)

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        """One decision in every game, and the house's until the seat is asked again."""
        batch = self.games.batch
        illegal = ~batch.masks[np.arange(self.num_envs), self._actions]
        seen, rewards, done, _, info = self.games.step(np.where(illegal, batch.lists[:, 0], self._actions))
        lost = np.flatnonzero(illegal & ~done)
        if lost.size:
            self.games.begin_next(lost)
            seen[lost] = batch.observations[lost]
        rewards[illegal], done = ILLEGAL_REWARD, done | illegal
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(done).tolist():
            last = self._seen[row] if illegal[row] else info["final_obs"][row]
            infos[row] = {"terminal_observation": last, "TimeLimit.truncated": False}
            if illegal[row]:
                infos[row]["illegal"] = True
        self._seen = seen
        return seen, rewards.astype(np.float32), done, infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, a row for each game."""
        return np.array(self.games.batch.masks)

    def close(self) -> None:
        """Let the threads go."""
        self.games.close()

    # What stable-baselines3 asks of single environments

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute, as often as there are games asked about."""
        return [getattr(self, attr_name)] * len(self._rows(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute, of all games at once."""
        setattr(self, attr_name, value)

    def env_method(self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any) -> list[Any]:
        """What a method has for each of the games asked about."""
        found = getattr(self, method_name)(*method_args, **method_kwargs)
        return [found[row] for row in self._rows(indices)]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """No game stands in a wrapper of its own."""
        return [False] * len(self._rows(indices))

    def _rows(self, indices: Any) -> list[int]:
        chosen: Iterable[int] = self._get_indices(indices)
        return list(chosen)
