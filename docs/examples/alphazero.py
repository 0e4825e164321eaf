"""Learn from search, as AlphaZero does, in a game with dice and hidden hands.

    python docs/examples/alphazero.py brick --minutes 5 --out searched

In every position some actions are drawn from the policy, likely ones first. Each is tried in several worlds: copies of the game
(`load`) in which what the seat cannot know is dealt anew (`redeal`), the same worlds for all of them. There the policy plays
on for a few decisions, and the network says what the outcome is worth. The network learns to choose what this search
preferred, and to foresee what came of it. Network and measurement are those of `ppo.py`, which lies beside this file.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from ppo import Network, advantages, look, strength

from holotable.core import game as registry
from holotable.research import Batch, GpuBatch


def drawn(scores):
    """One place of each list, as likely as its score says."""
    return torch.distributions.Categorical(logits=scores).sample()


def step(batch, lists, places):
    """Carry out the actions at these places of the lists; returns rewards and which games have ended."""
    actions = lists.gather(1, places[:, None])[:, 0].int()
    batch.step(actions if actions.is_cuda else actions.numpy(), check=False)
    return torch.from_dlpack(batch.rewards).float(), torch.from_dlpack(batch.done).bool()


@torch.no_grad()
def worths(leaves, roots, net, tried, seats, args, seed):
    """What each of the actions tried is worth to the seat that is asked, a mean over its worlds."""
    n, actions = tried.shape
    rows = np.repeat(np.arange(n), actions * args.worlds)
    worlds = np.tile(np.arange(args.worlds), n * actions) + rows * args.worlds
    leaves.load(rows, source=roots)
    leaves.redeal(seeds=seed + worlds)
    seats = torch.as_tensor(seats).repeat_interleave(actions * args.worlds)[:, None]
    worth, over = torch.zeros(len(rows), device=args.device), torch.zeros(len(rows), dtype=torch.bool, device=args.device)
    places = tried.flatten().repeat_interleave(args.worlds)
    for _ in range(1 + args.depth):
        rewards, done = step(leaves, look(leaves, args.device, args.longest)[1], places)
        worth, over = torch.where(done, rewards.gather(1, seats)[:, 0], worth), over | done
        observations, lists, counts, _ = look(leaves, args.device, args.longest)
        scores, values = net(observations, lists, counts.clamp(min=1))
        places = drawn(scores)
    return torch.where(over, worth, values.gather(1, seats)[:, 0]).view(n, actions, args.worlds).mean(-1)


def search(leaves, roots, net, args, seed):
    """What is seen, which actions were tried, how likely each should have been, and the place of the one to take."""
    observations, lists, counts, seats = look(roots, args.device, args.longest)
    with torch.no_grad():
        scores, values = net(observations, lists, counts)
    luck = -torch.log(-torch.log(torch.rand_like(scores).clamp(1e-9, 1 - 1e-7)))
    drawn_scores, tried = (scores + luck).topk(min(args.tried, lists.shape[1]), -1)
    tried = torch.where(drawn_scores.isfinite(), tried, tried[:, :1])  # of short lists the first stands in, and counts once
    better = args.trust * worths(leaves, roots, net, tried, seats, args, seed)
    known = torch.where(drawn_scores.isfinite(), scores.gather(1, tried) + better, -torch.inf)
    best = tried.gather(1, (drawn_scores + better).argmax(-1, keepdim=True))[:, 0]
    return (observations, lists, counts, tried, known.softmax(-1), values), best


def learn(net, optimizer, kept, last, args):
    """Choose as the search did, and foresee what came of it."""
    *seen, values, rewards, done = (torch.stack(part) for part in zip(*kept, strict=True))
    targets = advantages(values, last, rewards, done)[1]
    flat = [part.flatten(0, 1) for part in (*seen, targets)]
    for _ in range(args.epochs):
        for rows in torch.randperm(len(flat[0]), device=targets.device).split(args.minibatch):
            observations, lists, counts, tried, wanted, target = (part[rows] for part in flat)
            scores, guess = net(observations, lists, counts)
            likely = scores.log_softmax(-1).gather(1, tried).clamp(min=-30)
            loss = (guess - target).pow(2).mean() - (wanted * likely).sum(-1).mean()
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()


def main():
    """Play with search, learn from it, look every minute how strong the network alone has become."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=registry.list_games())
    numbers = {"minutes": 5.0, "rows": 64, "steps": 16, "tried": 8, "worlds": 4, "depth": 2, "trust": 8.0, "rate": 1e-3}
    more = {"epochs": 2, "minibatch": 256, "longest": 128, "device": "cpu", "against": "cadet", "out": "searched"}
    for name, default in {**numbers, **more}.items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    args = parser.parse_args()
    game, out, kind = registry.get(args.game), Path(args.out), Batch if args.device == "cpu" else GpuBatch
    out.mkdir(parents=True, exist_ok=True)
    args.tried = min(args.tried, args.longest, game.max_legal)
    roots = kind(args.game, args.rows, forced=4, mask=False)
    leaves = kind(args.game, args.rows * args.tried * args.worlds, autoreset=False, mask=False)
    net = Network(game).to(args.device)
    optimizer = torch.optim.Adam(net.parameters(), args.rate)
    begun, decisions, curve, share_over = time.monotonic(), 0, [], 0.0
    while share_over < 1:
        share_over = min(1.0, (time.monotonic() - begun) / 60 / args.minutes)
        kept = []
        for _ in range(args.steps):
            decisions += args.rows
            seen, best = search(leaves, roots, net, args, seed=decisions * args.worlds)
            kept.append((*seen, *(part.clone() for part in step(roots, seen[1], best))))
        learn(net, optimizer, kept, net(*look(roots, args.device, args.longest)[:3])[1].detach(), args)
        if (minutes := (time.monotonic() - begun) / 60) >= len(curve) or share_over == 1:
            share = strength(game, net, args.against, args.device, args.longest)
            curve.append({"minutes": round(minutes, 2), "decisions": decisions, "against": args.against, "share": share})
            print(f"{minutes:5.1f} min {decisions:>12,} decisions {share:6.1%} against {args.against}", flush=True)
            (out / "curve.json").write_text(json.dumps(curve, indent=1))
            torch.save(net.state_dict(), out / "network.pt")


if __name__ == "__main__":
    main()
