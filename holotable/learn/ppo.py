"""Proximal policy optimisation over many games at once, every seat with a value of its own.

At first the game's heuristics guide it: what they expect after a step less what they expected before is added to the
reward. Such rewards add up to nothing over a game, so they change no aim; they tell in a long game which step it was.
"""

import copy
from dataclasses import dataclass, fields

import torch
from torch import Tensor, nn

from .environment import Environment
from .league import League
from .network import NOT_LEGAL, Keys, Network
from .settings import Settings

GRADIENT_LIMIT = 0.5
LEAST_SPREAD = 0.01
"""Advantages are divided by their spread, but by no less than this: where nothing matters, nothing is learned."""
SCORES_AT_A_TIME = 1_500_000_000
"""Scores of all actions that a minibatch may hold: it is smaller for games with very many."""


@dataclass
class Memory:
    """What was seen and done in a round: one entry a decision (steps x rows)."""

    seen: Tensor
    lists: Tensor
    counts: Tensor
    chosen: Tensor
    likelihood: Tensor
    seats: Tensor
    learns: Tensor
    values: Tensor
    rewards: Tensor
    done: Tensor

    @classmethod
    def make(cls, environment: Environment, steps: int, listed: int) -> "Memory":
        """Room for a round."""
        rows, columns = environment.seen().shape
        seats = environment.rewards.shape[1]
        listed = min(listed, environment.lists.shape[1])

        def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(steps, rows, *shape, dtype=dtype, device=environment.device)

        whole = torch.int32
        return cls(
            room(columns, dtype=environment.precision), room(listed, dtype=whole), room(dtype=whole), room(dtype=torch.int64),
            room(), room(dtype=torch.int64), room(), room(seats), room(seats), room(),
        )  # fmt: skip

    def flat(self) -> dict[str, Tensor]:
        """The same with all decisions in one row."""
        return {field.name: getattr(self, field.name).flatten(0, 1) for field in fields(self)}


class Trainer:
    """One network that learns from games against itself and its past selves."""

    def __init__(self, settings: Settings, environment: Environment, network: Network, generator: torch.Generator) -> None:
        self.settings = settings
        self.environment = environment
        self.network = network
        self.average = copy.deepcopy(network)
        fused = environment.device.type == "cuda"
        self.optimizer = torch.optim.AdamW(network.parameters(), settings.rate, weight_decay=1e-4, fused=fused)
        self.league = League(network, environment.seat_counts, settings, generator)
        self.memory = Memory.make(environment, settings.steps, settings.listed)
        self.rounds = 0
        self.decisions = 0
        self.games = torch.zeros((), dtype=torch.int64, device=environment.device)

    def begin_league(self) -> None:
        """The present self alone is the past that it plays against."""
        self.league.call_back([self.network.weights()])

    def half(self) -> torch.autocast:
        """Passes of the network in half precision, where the device is fast with it."""
        device = self.environment.device.type
        return torch.autocast(device, torch.bfloat16, enabled=device == "cuda")

    def round(self, share: float) -> dict[str, float]:
        """Play a round and learn from it; `share` is how much of the training is over. Returns what to tell."""
        self.network.eval()
        self._play(self.settings.guide * max(0.0, 1.0 - share / self.settings.guide_share))
        self.network.train()
        told = self._learn(share)
        self.keep_average()
        self.rounds += 1
        self.decisions += self.memory.counts.numel()
        self.league.draw()
        if self.rounds % self.settings.league_every == 0:
            self.league.join(self.network)
        return told

    @torch.no_grad()
    def keep_average(self) -> None:
        """Take the network as it is now into the average that is saved."""
        for kept, now in zip(self.average.parameters(), self.network.parameters(), strict=True):
            kept.lerp_(now, 1.0 - self.settings.average)

    @torch.no_grad()
    def _play(self, guide: float) -> None:
        m, env = self.memory, self.environment
        expected = env.expected() if guide else 0.0
        keys, past_keys = self.network.keys(), self.league.playing.keys()
        for t in range(self.settings.steps):
            seen = env.seen()
            lists, counts = env.listed(self.settings.listed)
            with self.half():
                scores, values = self.network(seen, lists, counts, keys)
            learns = torch.ones_like(values[:, 0])
            self._let_past_selves_play(seen, lists, counts, past_keys, scores, learns)
            chosen = drawn(scores)
            m.seen[t], m.lists[t], m.counts[t], m.seats[t] = seen, lists, counts, env.seats
            m.chosen[t], m.values[t], m.learns[t] = chosen, values, learns
            m.likelihood[t] = picked(scores.log_softmax(-1), chosen)
            env.step(picked(lists, chosen))
            m.rewards[t], m.done[t] = env.rewards, env.done
            if guide:
                before, expected = expected, env.expected()
                m.rewards[t] += guide * (torch.where(env.done[:, None], 0.0, expected) - before)
            self.games += env.done.sum()

    def _let_past_selves_play(
        self, seen: Tensor, lists: Tensor, counts: Tensor, keys: Keys, scores: Tensor, learns: Tensor
    ) -> None:
        """Where a past self is asked, its scores stand for the network's, and nothing is learned from the choice."""
        env, rows = self.environment, self.league.rows
        if rows.start == rows.stop:
            return
        with self.half():
            theirs, _ = self.league.playing(seen[rows], lists[rows], counts[rows], keys)
        theirs = torch.where(self.league.slips()[:, None] & (theirs > NOT_LEGAL), 0.0, theirs)
        past = env.seats[rows] != self.league.learner
        scores[rows] = torch.where(past[:, None], theirs, scores[rows])
        learns[rows] = (~past).float()

    @torch.no_grad()
    def _advantages(self) -> Tensor:
        """How much better than expected things went on for every seat after every decision."""
        m, env, trace = self.memory, self.environment, self.settings.trace
        lists, counts = env.listed(1)
        with self.half():
            _, after = self.network(env.seen(), lists, counts)
        better = torch.zeros_like(m.values)
        last = torch.zeros_like(after)
        for t in reversed(range(self.settings.steps)):
            goes_on = (1.0 - m.done[t])[:, None]
            surprise = m.rewards[t] + after * goes_on - m.values[t]
            last = surprise + trace * goes_on * last
            better[t] = last
            after = m.values[t]
        return better

    def set_rate(self, share: float) -> None:
        """The learning rate after this share of the training."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.settings.rate + (self.settings.last_rate - self.settings.rate) * share

    def _learn(self, share: float) -> dict[str, float]:
        s, m = self.settings, self.memory
        self.set_rate(share)
        better = self._advantages().flatten(0, 1)
        flat = m.flat()
        flat["returns"] = (better + flat["values"]).clamp(-1.0, 1.0)
        mine = picked(better, flat["seats"])
        learners = flat["learns"].sum()
        mean = (mine * flat["learns"]).sum() / learners
        spread = (((mine - mean) ** 2 * flat["learns"]).sum() / learners).sqrt()
        flat["advantage"] = (mine - mean) / spread.clamp(min=LEAST_SPREAD)
        flat["at_table"] = self.environment.at_table.repeat(s.steps, 1).float()
        entropy = s.entropy + (s.last_entropy - s.entropy) * share
        size = max(256, min(s.minibatch, SCORES_AT_A_TIME // self.environment.batch.game.actions.size))
        told = torch.zeros(3, device=better.device)
        parts = 0
        for _ in range(s.epochs):
            for rows in torch.randperm(len(mine), device=mine.device).split(size):
                told += self._improve({name: value[rows] for name, value in flat.items()}, entropy)
                parts += 1
        policy, value, entropy_now = (told / parts).tolist()
        return {"policy_loss": round(policy, 5), "value_loss": round(value, 5), "entropy": round(entropy_now, 4)}

    def _improve(self, part: dict[str, Tensor], entropy_share: float) -> Tensor:
        s = self.settings
        with self.half():
            scores, values = self.network(part["seen"], part["lists"], part["counts"])
        likelihoods = scores.log_softmax(-1)
        ratio = (picked(likelihoods, part["chosen"]) - part["likelihood"]).exp()
        gain = torch.min(ratio * part["advantage"], ratio.clamp(1 - s.clip, 1 + s.clip) * part["advantage"])
        learners = part["learns"].sum().clamp(min=1.0)
        policy = -(gain * part["learns"]).sum() / learners
        entropy = (-(likelihoods.exp() * likelihoods).sum(-1) * part["learns"]).sum() / learners
        misses = (values - part["returns"]) ** 2 * part["at_table"]
        value = misses.sum() / part["at_table"].sum()
        self.optimizer.zero_grad(set_to_none=True)
        (policy + s.value_share * value - entropy_share * entropy).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), GRADIENT_LIMIT)
        self.optimizer.step()
        return torch.stack([policy.detach(), value.detach(), entropy.detach()])


def picked(table: Tensor, places: Tensor) -> Tensor:
    """One entry of every row."""
    return table.gather(-1, places[:, None].long()).squeeze(-1)


def drawn(scores: Tensor) -> Tensor:
    """A place in every row at random, by the softmax of the scores."""
    noise = torch.rand_like(scores).clamp_(1e-9, 1 - 1e-7)
    return (scores - torch.log(-torch.log(noise))).argmax(-1)
