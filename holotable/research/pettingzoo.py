"""A game as a PettingZoo environment: agents take turns, observations carry their action mask, and it can be copied.

>>> from holotable.research.pettingzoo import env      # doctest: +SKIP
>>> e = env(GAME)                                      # doctest: +SKIP
>>> e.reset(seed=7)                                    # doctest: +SKIP

Rewards come at the end: each seat's score less the mean of the others', so that they add up to 0. An illegal action
ends the game at once with -1 for whoever took it.
"""

import copy
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from holotable.core import game as registry
from holotable.core import records
from holotable.core.table import Table

from .batch import rewards_of

ObsType = dict[str, npt.NDArray[Any]]


def env(game: str, **options: Any) -> AECEnv:
    """The environment with PettingZoo's checks around it."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(GameEnv(game, **options)))


class GameEnv(AECEnv):
    """The environment itself; agents are named as the seats are."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "holotable", "render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1
    }  # fmt: skip

    def __init__(self, game: str, *, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.game = registry.get(game)
        self.options = self.game.check_options(options)
        self.metadata = {**type(self).metadata, "name": f"holotable_{game}"}
        self.render_mode = render_mode
        self.possible_agents = list(self.game.seats(self.options))
        self.agents = list(self.possible_agents)
        self._array = records.new(self.game.state)
        self._seeds = np.random.default_rng()
        low, high = np.float32(-np.inf), np.float32(np.inf)
        shape = (self.game.observation_size,)
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, shape, np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.actions.size,), np.int8),
            }
        )
        self._action_spaces = {agent: spaces.Discrete(self.game.actions.size) for agent in self.possible_agents}

    @property
    def record(self) -> records.Record:
        """The game as it stands."""
        s: records.Record = self._array[0]
        return s

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers an agent sees, and its mask."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the game."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a fresh game; the games after a seeded one follow from its seed."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        encoded = self.game.encode_options(self.options)
        self.game.start(self.record, encoded, int(self._seeds.integers(1 << 40)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return str(self.possible_agents[records.lowest_seat(int(self.game.to_act(self.record)))])

    def observe(self, agent: str) -> ObsType:
        """What an agent may see, and what it may do now."""
        seat = self.possible_agents.index(agent)
        seen = np.zeros(self.game.observation_size, np.float32)
        self.game.observe(self.record, seat, seen)
        mask = np.zeros(self.game.actions.size, np.int8)
        if not self.record.over and agent == self.agent_selection and not any(self.terminations.values()):
            mask[self.game.legal_list(self.record, seat)] = 1
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The asked agent's action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.possible_agents.index(agent)
        if int(action) not in self.game.legal_list(self.record, seat):
            self._finish({name: -1.0 if name == agent else 0.0 for name in self.agents})
            self.infos[agent] = {"illegal_action": int(action)}
        else:
            self.game.apply(self.record, seat, int(action))
            if self.record.over:
                scores = np.zeros(self.game.max_seats)
                self.game.result(self.record, scores)
                rewards = rewards_of(scores[: len(self.possible_agents)])
                self._finish(dict(zip(self.possible_agents, rewards.tolist(), strict=True)))
            else:
                self.agent_selection = self._asked()
        self._accumulate_rewards()

    def _finish(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        following = (self.possible_agents.index(self.agent_selection) + 1) % len(self.possible_agents)
        self.agent_selection = self.possible_agents[following]

    def render(self) -> str | None:
        """The board as text."""
        from rich.console import Console

        console = Console(width=100)
        with console.capture() as caught:
            console.print(self.game.draw_text(self.game.view(self.record, None), self.game.words()))
        return caught.get()

    def table(self) -> Table:
        """A table at the game as it stands."""
        return Table.around(self.game, self.options, records.clone(self.record))

    def close(self) -> None:
        """Nothing is held open."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "GameEnv":
        twin = type(self).__new__(type(self))
        memo[id(self)] = twin
        shared = {"game", "options", "possible_agents", "_observation_space", "_action_spaces", "metadata"}
        twin.__dict__ = {k: v if k in shared else copy.deepcopy(v, memo) for k, v in self.__dict__.items()}
        twin._array = records.new(self.game.state)  # a deep copy leaves the bytes between the fields as they come
        twin._array[0] = self._array[0]
        return twin
