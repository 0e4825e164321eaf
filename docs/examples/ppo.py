"""Train a first agent: proximal policy optimisation over the legal list, by self-play, in one file.

    python docs/examples/ppo.py brick --minutes 5 --out first
    python docs/examples/ppo.py brick --minutes 5 --out first --device cuda --rows 16384

It needs torch (the extra `learn`). Every seat of every game is played by the network that learns. Each minute it plays against
the house, and at the end there is a curve and a checkpoint in the folder `first`. `holotable learn` is the same idea with
a league, averaging and files that play on the page.
"""

import argparse
import json
import time
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from torch import nn

from holotable.core import game as registry
from holotable.research import Batch, GpuBatch


class Network(nn.Module):
    """A value for every seat, and a score for every legal action: how well its words fit the position."""

    def __init__(self, game, width=256, key=64):
        super().__init__()
        sizes = (game.observation_size, width, width, width)
        self.trunk = nn.Sequential(*(part for a, b in pairwise(sizes) for part in (nn.Linear(a, b), nn.ReLU())))
        self.values = nn.Linear(width, game.max_seats)
        self.query = nn.Linear(width, key)
        table = torch.as_tensor(game.actions.table).long()  # kind and arguments of every action; -1 where there is none
        many = int(table.max()) + 2
        slots = torch.arange(table.shape[1]) * len(game.actions.kinds) + table[:, :1]  # an argument means what its kind says
        self.register_buffer("words", torch.where(table < 0, 0, slots * many + table + 1))
        self.embedding = nn.Embedding(int(self.words.max()) + 1, key, padding_idx=0)

    def forward(self, observations, lists, counts):
        """Scores over the lists (minus infinity behind their ends) and values of all seats."""
        hidden = self.trunk(observations)
        keys = self.embedding(self.words[lists]).sum(-2)
        scores = torch.einsum("nk,nlk->nl", self.query(hidden), keys) / keys.shape[-1] ** 0.5
        ends = torch.arange(lists.shape[1], device=lists.device) >= counts[:, None]
        return scores.masked_fill(ends, -torch.inf), self.values(hidden).tanh()


def look(batch, longest):
    """What the batch shows now, as tensors of our own; lists are cut where the longest of them ends."""
    tensors = [torch.from_dlpack(a) for a in (batch.observations, batch.lists, batch.counts, batch.seats)]
    observations, lists, counts, seats = (t.clone() for t in tensors)
    return observations, lists[:, :longest].long(), counts.clamp(max=longest).long(), seats.long()


def collect(batch, net, steps, longest):
    """Play so many decisions in every game, and keep what was seen, done and won."""
    kept = []
    for _ in range(steps):
        seen = look(batch, longest)
        with torch.no_grad():
            scores, values = net(*seen[:3])
        places = torch.distributions.Categorical(logits=scores).sample()
        actions = seen[1].gather(1, places[:, None])[:, 0].int()
        batch.step(actions.contiguous() if actions.is_cuda else actions.numpy(), check=False)
        rewards, done = torch.from_dlpack(batch.rewards).clone().float(), torch.from_dlpack(batch.done).clone().bool()
        kept.append((*seen, places, scores.log_softmax(-1).gather(1, places[:, None])[:, 0], values, rewards, done))
    return [torch.stack(part) for part in zip(*kept, strict=True)]


def advantages(values, last, rewards, done, trace=0.95):
    """How much better it went than expected, for every seat, and what the values should have been."""
    found, later, following = torch.zeros_like(values), torch.zeros_like(last), last
    for t in reversed(range(len(values))):
        goes_on = (~done[t])[:, None].float()
        later = rewards[t] + goes_on * following - values[t] + trace * goes_on * later
        found[t], following = later, values[t]
    return found, found + values


def learn(net, optimizer, rollout, last, epochs=2, minibatch=4096, clip=0.2, curiosity=0.01):
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


def strength(game, net, opponent, device, games=200):
    """The share of games won against a player of the house, as often from every seat; a draw is half a game."""
    won = []
    seats = game.seats(game.check_options({}))
    for place, seat in enumerate(seats):
        house = {other: opponent for other in seats if other != seat}
        batch = Batch(game.id, games // len(seats), seeds=10**6, autoreset=False, mask=False, house=house)
        while (batch.seats >= 0).any():
            observations, lists, counts, _ = (part.to(device) for part in look(batch, game.max_legal))
            with torch.no_grad():
                best = net(observations, lists, counts.clamp(min=1))[0].argmax(-1)
            batch.step(lists.gather(1, best[:, None])[:, 0].cpu().numpy(), check=False)
        won.append(batch.scores[:, place].mean())
    return float(np.mean(won))


def main():
    """Train, look every minute how strong it has become, keep the curve and the network."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=registry.list_games())
    for name, default in (("minutes", 5.0), ("rows", 512), ("steps", 32), ("rate", 1e-3), ("longest", 128), ("seed", 0)):
        parser.add_argument(f"--{name}", type=type(default), default=default)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--against", default="cadet")
    parser.add_argument("--out", type=Path, default=Path("first"))
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(args.seed)
    game = registry.get(args.game)
    batch = (Batch if args.device == "cpu" else GpuBatch)(args.game, args.rows, seeds=args.seed, forced=4, mask=False)
    net = Network(game).to(args.device)
    optimizer = torch.optim.Adam(net.parameters(), args.rate)
    begun, decisions, curve, looked = time.monotonic(), 0, [], 0.0
    while (spent := (time.monotonic() - begun) / 60) < args.minutes:
        rollout = collect(batch, net, args.steps, args.longest)
        with torch.no_grad():
            last = net(*look(batch, args.longest)[:3])[1]
        learn(net, optimizer, rollout, last)
        decisions += args.rows * args.steps
        if spent >= looked or spent + 0.1 > args.minutes:
            looked += 1.0
            share = strength(game, net, args.against, args.device)
            curve.append({"minutes": round(spent, 2), "decisions": decisions, "against": args.against, "share": share})
            print(f"{spent:5.1f} min  {decisions:>12,} decisions  {share:6.1%} against {args.against}", flush=True)
    (args.out / "curve.json").write_text(json.dumps(curve, indent=1))
    torch.save(net.state_dict(), args.out / "network.pt")


if __name__ == "__main__":
    main()
