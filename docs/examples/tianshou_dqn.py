"""Deep Q-learning by Tianshou (2.0) on one seat of a game, with the legal actions as a mask.

pip install 'holotable[research]' tianshou
python docs/examples/tianshou_dqn.py brick --epochs 5
"""

import argparse

import gymnasium
from gymnasium import spaces
from tianshou.algorithm.modelfree.dqn import DQN, DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from holotable.research.gymnasium import OneSeat


class Masked(gymnasium.ObservationWrapper):
    """The observation beside the mask of legal actions, as Tianshou looks for them."""

    def __init__(self, env):
        super().__init__(env)
        mask = spaces.Box(0, 1, (env.action_space.n,), bool)
        self.observation_space = spaces.Dict({"obs": env.observation_space, "mask": mask})

    def observation(self, observation):
        """What a policy is shown."""
        return {"obs": observation, "mask": self.unwrapped.action_masks()}


def train(game, opponent="random", epochs=5, steps=5000, tables=8, **options):
    """Train one seat against a player of the house; returns the mean reward of the last games, from -1 to 1."""
    envs, tests = (
        DummyVectorEnv([lambda: Masked(OneSeat(game, opponent=opponent, **options)) for _ in range(tables)]) for _ in range(2)
    )
    one = OneSeat(game)
    model = Net(state_shape=one.observation_space.shape, action_shape=one.action_space.n, hidden_sizes=[256, 256])
    policy = DiscreteQLearningPolicy(model=model, action_space=one.action_space, eps_training=0.1)
    algorithm = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), n_step_return_horizon=5, target_update_freq=500)
    result = algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=Collector(algorithm, envs, VectorReplayBuffer(20_000, tables), exploration_noise=True),
            test_collector=Collector(algorithm, tests),
            max_epochs=epochs,
            epoch_num_steps=steps,
            collection_step_num_env_steps=10 * tables,
            test_step_num_episodes=5 * tables,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=128,
            show_progress=False,
        )
    )
    return result.best_score


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--epochs", type=int, default=5)
    args = parser.parse_args()
    print(f"best mean reward: {train(args.game, args.opponent, args.epochs):+.2f}")
