"""The first lessons: the network learns to choose as a player of the house does, before it plays to win.

The network itself plays, so that it learns what to do where its own play leads. The teacher is asked in some of the
games from time to time; its choices are kept for a while and learned from several times. The values learn what
the game's heuristics expect.
"""

import torch
from torch import Tensor, nn

from .ppo import GRADIENT_LIMIT, Trainer, drawn, picked

ASKED = 32_768
"""Games in which the teacher is asked at a time."""
PASSES = 24
"""How often each choice of the teacher is learned from, on average."""
PART = 4_096
STEPS = 64
"""Decisions of each game from one asking to the next: many, so that the games soon stand at all their moments."""


class Lessons:
    """Choices of a teacher, the newest in place of the oldest, and how a trainer's network learns from them."""

    def __init__(self, trainer: Trainer) -> None:
        self.trainer = trainer
        env, settings = trainer.environment, trainer.settings
        self.asked = min(ASKED, settings.rows)
        self.size = max(self.asked, settings.lessons // self.asked * self.asked)
        listed = min(settings.listed, env.lists.shape[1])

        def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(self.size, *shape, dtype=dtype, device=env.device)

        self.seen = room(env.seen().shape[1], dtype=env.precision)
        self.lists, self.counts = room(listed, dtype=torch.int32), room(dtype=torch.int32)
        self.advised, self.expected = room(dtype=torch.int64), room(env.rewards.shape[1])
        self.at_table = room(env.rewards.shape[1])
        self.written = 0

    def round(self, share: float) -> dict[str, float]:
        """Play on, ask the teacher and learn; `share` is how much of the training is over. Returns what to tell."""
        trainer = self.trainer
        trainer.network.eval()
        self._play()
        self._ask()
        trainer.network.train()
        trainer.set_rate(share)
        told = self._learn()
        trainer.average.load_state_dict(trainer.network.state_dict())
        trainer.rounds += 1
        trainer.decisions += trainer.settings.rows * STEPS
        return told

    @torch.no_grad()
    def _play(self) -> None:
        env, trainer = self.trainer.environment, self.trainer
        keys = trainer.network.keys()
        for _ in range(STEPS):
            lists, counts = env.listed(trainer.settings.listed)
            with trainer.half():
                scores, _ = trainer.network(env.seen(), lists, counts, keys)
            env.step(picked(lists, drawn(scores)))
            trainer.games += env.done.sum()

    @torch.no_grad()
    def _ask(self) -> None:
        env, settings = self.trainer.environment, self.trainer.settings
        rows = torch.randperm(settings.rows, device=env.device)[: self.asked].sort().values
        lists, counts = env.listed(settings.listed)
        at = self.written % self.size
        here = slice(at, at + self.asked)
        self.seen[here], self.lists[here], self.counts[here] = env.seen()[rows], lists[rows], counts[rows]
        self.advised[here] = env.advised(settings.teacher, rows, lists[rows])
        self.expected[here], self.at_table[here] = env.expected()[rows], env.at_table[rows].float()
        self.written += self.asked

    def _learn(self) -> dict[str, float]:
        filled = min(self.written, self.size)
        told = torch.zeros(4, device=self.seen.device)
        parts = max(1, PASSES * self.asked // PART)
        for _ in range(parts):
            told += self._improve(torch.randint(filled, (min(PART, filled),), device=self.seen.device))
        policy, value, entropy, agreed = (told / parts).tolist()
        told_now = {"policy_loss": policy, "value_loss": value, "entropy": entropy, "agreed": agreed}
        return {name: round(number, 4) for name, number in told_now.items()}

    def _improve(self, rows: Tensor) -> Tensor:
        trainer, advised = self.trainer, self.advised[rows]
        with trainer.half():
            scores, values = trainer.network(self.seen[rows], self.lists[rows], self.counts[rows])
        likelihoods = scores.log_softmax(-1)
        told = ((advised >= 0) & (self.counts[rows] > 1)).float()
        advised = advised.clamp(min=0)
        policy = -(picked(likelihoods, advised) * told).sum() / told.sum().clamp(min=1.0)
        misses = (values - self.expected[rows]) ** 2 * self.at_table[rows]
        value = misses.sum() / self.at_table[rows].sum()
        trainer.optimizer.zero_grad(set_to_none=True)
        (policy + trainer.settings.value_share * value).backward()
        nn.utils.clip_grad_norm_(trainer.network.parameters(), GRADIENT_LIMIT)
        trainer.optimizer.step()
        entropy = -(likelihoods.exp() * likelihoods).sum(-1).mean()
        agreed = ((scores.argmax(-1) == advised).float() * told).sum() / told.sum().clamp(min=1.0)
        return torch.stack([policy.detach(), value.detach(), entropy.detach(), agreed])
