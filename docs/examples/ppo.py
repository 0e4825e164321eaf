"""Train a first agent: proximal policy optimisation over the legal list, by self-play (with torch: the extra `learn`).

    python docs/examples/ppo.py brick --minutes 5 --out first

The network plays every seat of every game; each minute its average meets the house; `first` keeps the curve and the network.
"""

import argparse
import json
import time
from itertools import pairwise
from pathlib import Path

import torch
from torch import nn

from holotable.core import game as registry
from holotable.research import Batch, GpuBatch


class Network(nn.Module):
    """A value for every seat, and a score for every legal action: how well its words fit the position."""

    def __init__(self, game, width=128, key=32):
        super().__init__()
        sizes = (game.observation_size, width, width, width)
        self.trunk = nn.Sequential(*(part for a, b in pairwise(sizes) for part in (nn.Linear(a, b), nn.ReLU())))
        self.values, self.query, self.key = (nn.Linear(width, many) for many in (game.max_seats, key, key))
        table = torch.as_tensor(game.actions.table).long()  # kind and arguments of every action; -1 where there is none
        slots = torch.arange(table.shape[1]) * len(game.actions.kinds) + table[:, :1]  # an argument means what its kind says
        self.register_buffer("words", torch.where(table < 0, 0, slots * (int(table.max()) + 2) + table + 1))
        self.embedding = nn.Embedding(int(self.words.max()) + 1, width, padding_idx=0)

    def forward(self, observations, lists, counts):
        """Scores over the lists (minus infinity behind their ends) and values of all seats."""
        hidden, most = self.trunk(observations), int(counts.max())  # behind the longest list there is nothing to look at
        keys = nn.functional.embedding(lists[:, :most], self.key(self.embedding(self.words).sum(-2).relu()))
        scores = torch.einsum("nk,nlk->nl", self.query(hidden), keys) / keys.shape[-1] ** 0.5
        ends = torch.arange(most, device=lists.device) >= counts[:, None]
        scores = nn.functional.pad(scores.masked_fill(ends, -torch.inf), (0, lists.shape[1] - most), value=-torch.inf)
        return scores, self.values(hidden).tanh()


def look(batch, device, longest):
    """What the batch shows now, as tensors of our own; lists are cut where the longest of them may end."""
    tensors = (torch.from_dlpack(a) for a in (batch.observations, batch.lists, batch.counts, batch.seats))
    observations, lists, counts, seats = (t.to(device, copy=True) for t in tensors)
    return observations, lists[:, :longest].long(), counts.clamp(max=longest).long(), seats.long()


def hopes(batch, seats):
    """What the game's heuristics expect for every seat: its chance less the mean of the others'."""
    chances = torch.from_dlpack(batch.chances()).clone()
    return (chances * seats - chances.sum(-1, keepdim=True)) / (seats - 1)


def collect(batch, net, args, guide):
    """Play some decisions in every game, and keep what was seen, done and won; steps that raise hopes are worth a little."""
    kept, seats = [], len(batch.mixes.seats[0])
    for _ in range(args.steps):
        seen, hoped = look(batch, args.device, args.longest), hopes(batch, seats)
        with torch.no_grad():
            scores, values = net(*seen[:3])
        places = torch.distributions.Categorical(logits=scores).sample()
        actions = seen[1].gather(1, places[:, None])[:, 0].int()
        batch.step(actions if actions.is_cuda else actions.numpy(), check=False)
        rewards, done = (torch.from_dlpack(array).clone() for array in (batch.rewards, batch.done))
        rewards = rewards.float() + guide * (torch.where(done.bool()[:, None], 0.0, hopes(batch, seats)) - hoped)
        kept.append((*seen, places, scores.log_softmax(-1).gather(1, places[:, None])[:, 0], values, rewards, done.bool()))
    return [torch.stack(part) for part in zip(*kept, strict=True)]


def advantages(values, last, rewards, done, trace=0.95):
    """How much better it went than expected, for every seat, and what the values should have been."""
    found, later, following = torch.zeros_like(values), torch.zeros_like(last), last
    for t in reversed(range(len(values))):
        later = rewards[t] - values[t] + (~done[t])[:, None] * (following + trace * later)
        found[t], following = later, values[t]
    return found, found + values


def learn(net, optimizer, rollout, last, minibatch, epochs=2, clip=0.2, curiosity=0.01):
    """Make what went better than expected likelier, in small careful steps."""
    observations, lists, counts, seats, places, chances, values, rewards, done = rollout
    gains, targets = advantages(values, last, rewards, done)
    own = gains.gather(-1, seats.clamp(min=0)[..., None])[..., 0]
    flat = [part.flatten(0, 1) for part in (observations, lists, counts, places, chances, own, targets)]
    flat[5] = (flat[5] - flat[5].mean()) / (flat[5].std() + 1e-6)
    for _ in range(epochs):
        for rows in torch.randperm(len(flat[0]), device=observations.device).split(minibatch):
            seen, listed, counted, place, old, gain, target = (part[rows] for part in flat)
            scores, guess = net(seen, listed, counted)
            policy = torch.distributions.Categorical(logits=scores)
            ratio = (policy.log_prob(place) - old).exp()
            better = torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
            loss = (guess - target).pow(2).mean() - better - curiosity * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def strength(game, net, opponent, device, longest, games=200):
    """The share of games won against a player of the house, as often from every seat; a draw is half a game."""
    won, seats = 0.0, game.seats(game.check_options({}))
    for place in range(len(seats)):
        house = dict.fromkeys(seats[:place] + seats[place + 1 :], opponent)
        batch = Batch(game.id, games // len(seats), seeds=10**6, autoreset=False, mask=False, house=house, forced=99)
        while (batch.seats >= 0).any():
            observations, lists, counts, _ = look(batch, device, longest)
            with torch.no_grad():
                best = net(observations, lists, counts.clamp(min=1))[0].argmax(-1)
            batch.step(lists.gather(1, best[:, None])[:, 0].cpu().numpy(), check=False)
            won += float(batch.scores[batch.done, place].sum())  # in the step that ends a game, and in no later one
    return won / (batch.n * len(seats))


def main():
    """Train, look every minute how strong it has become, keep the curve and the network."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=registry.list_games())
    numbers = {"minutes": 5.0, "rows": 256, "steps": 16, "minibatch": 1024, "rate": 1e-3, "longest": 128, "width": 128}
    for name, default in {**numbers, "device": "cpu", "against": "cadet", "out": "first"}.items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    args = parser.parse_args()
    game, out = registry.get(args.game), Path(args.out)
    out.mkdir(parents=True, exist_ok=True)
    batch = (Batch if args.device == "cpu" else GpuBatch)(args.game, args.rows, forced=4, mask=False)
    net = Network(game, args.width, args.width // 4).to(args.device)
    average = torch.optim.swa_utils.AveragedModel(net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.97))
    optimizer = torch.optim.Adam(net.parameters(), args.rate)
    begun, decisions, curve, share_over = time.monotonic(), 0, [], 0.0
    while share_over < 1:
        share_over = min(1.0, (time.monotonic() - begun) / 60 / args.minutes)
        optimizer.param_groups[0]["lr"] = args.rate * (1.05 - share_over)
        rollout = collect(batch, net, args, guide=max(0.0, 1 - share_over / 0.7))
        learn(net, optimizer, rollout, net(*look(batch, args.device, args.longest)[:3])[1].detach(), args.minibatch)
        average.update_parameters(net)  # what is kept: single networks swing between styles that beat each other
        decisions += args.rows * args.steps
        if (minutes := (time.monotonic() - begun) / 60) >= len(curve) or share_over == 1:
            share = strength(game, average.module, args.against, args.device, args.longest)
            curve.append({"minutes": round(minutes, 2), "decisions": decisions, "against": args.against, "share": share})
            print(f"{minutes:5.1f} min {decisions:>12,} decisions {share:6.1%} against {args.against}", flush=True)
            (out / "curve.json").write_text(json.dumps(curve, indent=1))
            torch.save(average.module.state_dict(), out / "network.pt")


if __name__ == "__main__":
    main()
