"""The examples of training do what they say, each in a few seconds; where a framework is missing, its own are left out."""

import contextlib
import importlib
import json
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest
from machine import needs

import holotable as ht
from holotable.research import Batch

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture
def example(monkeypatch):
    """Loads an example as a module; they know each other as scripts of one folder do."""
    monkeypatch.syspath_prepend(str(EXAMPLES))

    def load(name):
        for known in EXAMPLES.glob("*.py"):
            monkeypatch.delitem(sys.modules, known.stem, raising=False)
        return importlib.import_module(name)

    return load


def test_the_first_agent_fits_on_three_pages():
    assert len((EXAMPLES / "ppo.py").read_text(encoding="utf-8").splitlines()) < 150


class Tensor(np.ndarray):
    """An array with the few words of torch that measuring uses, so that this is tested where there is no torch."""

    def clamp(self, min):
        return np.maximum(self, min)

    def gather(self, axis, places):
        return np.take_along_axis(self, places, axis)

    def cpu(self):
        return self

    def numpy(self):
        return np.asarray(self)


def test_strength_counts_every_game_whenever_it_ends(example, monkeypatch):
    stub = ModuleType("torch")
    stub.nn, stub.no_grad = SimpleNamespace(Module=object), contextlib.nullcontext
    monkeypatch.setitem(sys.modules, "torch", stub)
    module = example("ppo")
    own, batches = Batch, []

    def kept(*args, **how):
        batches.append(own(*args, **how))
        return batches[-1]

    def look(batch, device, longest):
        return [np.array(shown).view(Tensor) for shown in (batch.observations, batch.lists, batch.counts, batch.seats)]

    def at_random(observations, lists, counts):
        behind = np.arange(lists.shape[1]) >= counts[:, None]
        return (np.where(behind, -1.0, luck.random(lists.shape)).view(Tensor),)

    monkeypatch.setattr(module, "Batch", kept)
    monkeypatch.setattr(module, "look", look)
    luck, game = np.random.default_rng(1), ht.get("brick")
    share = module.strength(game, at_random, "random", "cpu", 128, games=16)
    won = np.zeros((2, 8, game.max_seats))
    for place, batch in enumerate(batches):
        for row in range(8):
            game.result(batch.states[row], won[place, row])
    assert share == (won[0, :, 0].sum() + won[1, :, 1].sum()) / 16
    assert 0.1 < share < 0.9


@needs("torch")
@pytest.mark.parametrize(
    ("name", "words"),
    [("ppo", "--rows 8 --steps 4 --minibatch 16"), ("alphazero", "--rows 4 --steps 2 --tried 3 --worlds 2 --depth 1")],
)
def test_an_agent_is_trained_and_measured(name, words, example, tmp_path, monkeypatch):
    import torch

    module = example(name)
    common = f"brick --minutes 0.002 --against random --out {tmp_path} {words}"
    monkeypatch.setattr(sys, "argv", [name, *common.split()])
    module.main()
    curve = json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))
    assert curve[-1]["decisions"] > 0
    assert 0.0 <= curve[-1]["share"] <= 1.0
    net = module.Network(module.registry.get("brick"))
    net.load_state_dict(torch.load(tmp_path / "network.pt"))


@needs("torch")
def test_what_follows_a_step_is_credited_to_it_until_the_game_ends(example):
    import torch

    rewards = torch.tensor([[[0.0]], [[1.0]], [[0.0]]])
    done = torch.tensor([[False], [True], [False]])
    gains, targets = example("ppo").advantages(torch.zeros(3, 1, 1), torch.tensor([[0.5]]), rewards, done, trace=1.0)
    assert gains.flatten().tolist() == targets.flatten().tolist() == [1.0, 1.0, 0.5]


@needs("torch")
def test_the_search_tries_legal_actions_and_leaves_the_games_alone(example):
    import argparse

    import torch

    module = example("alphazero")
    roots = module.Batch("brick", 2, {"turn_limit": 20}, seeds=3, mask=False)
    how = {"device": "cpu", "longest": 128, "tried": 4, "worlds": 2, "depth": 1, "trust": 8.0}
    args = argparse.Namespace(**how)
    leaves = module.Batch("brick", 2 * 4 * 2, {"turn_limit": 20}, autoreset=False, mask=False)
    before = roots.states.tobytes()
    (_, lists, counts, tried, wanted, _), best = module.search(leaves, roots, module.Network(roots.game), args, seed=1)
    assert roots.states.tobytes() == before
    assert (best < counts).all()
    assert (tried < counts[:, None]).all()
    assert torch.allclose(wanted.sum(-1), torch.ones(2))
    assert lists.shape[1] == 128


@needs("stable_baselines3")
class TestStableBaselines:
    def test_it_learns_in_a_vector_of_games(self):
        from stable_baselines3 import PPO

        from holotable.research.stable_baselines import GamesVecEnv

        env = GamesVecEnv("brick", 4, opponent="random", turn_limit=8)
        learner = PPO("MlpPolicy", env, n_steps=8, batch_size=16, n_epochs=1, seed=1, policy_kwargs={"net_arch": [16]})
        learner.learn(64)
        assert learner.num_timesteps == 64
        env.close()

    def test_an_illegal_action_loses_and_the_next_game_begins(self):
        from holotable.research.stable_baselines import GamesVecEnv

        env = GamesVecEnv("brick", 3, opponent="random", turn_limit=8)
        env.seed(5)
        first = env.reset().copy()
        again = GamesVecEnv("brick", 3, opponent="random", turn_limit=8)
        again.seed(5)
        assert (again.reset() == first).all()
        masks = np.stack(env.env_method("action_masks"))
        assert masks.shape == (3, env.action_space.n)
        actions = masks.argmax(1)
        actions[1] = masks[1].argmin()
        seen, rewards, done, infos = env.step(actions)
        assert rewards[1] == -1.0
        assert done[1]
        assert infos[1]["illegal"]
        assert (infos[1]["terminal_observation"] == first[1]).all()
        assert env.observation_space.contains(seen[1])
        assert not any("illegal" in infos[row] for row in (0, 2))
        assert env.env_method("action_masks", indices=[2])[0].any()

    def test_a_whole_game_ends_with_its_last_observation(self):
        from holotable.research.stable_baselines import GamesVecEnv

        env = GamesVecEnv("brick", 2, seat="rebels", opponent="random", turn_limit=4)
        env.reset()
        ends = 0
        for _ in range(60):
            _, rewards, done, infos = env.step(env.action_masks().argmax(1))
            assert not rewards[~done].any()
            for row in np.flatnonzero(done):
                ends += 1
                assert infos[row]["terminal_observation"].shape == env.observation_space.shape
        assert ends > 1


@needs("tianshou")
def test_tianshou_trains_on_one_seat(example):
    best = example("tianshou_dqn").train("brick", epochs=1, steps=60, tables=2, turn_limit=8)
    assert -1.0 <= best <= 1.0


@needs("pyspiel")
def test_open_spiel_searches_a_whole_game(example):
    import pyspiel

    module = example("open_spiel_search")
    options = module.adapter.parameters("brick", turn_limit=2) | {"outcomes": 6}
    game = pyspiel.load_game("holotable_brick", options)
    assert sum(module.play(game, 0, 2, seed=1)) == 0.0
