"""What `holotable learn` takes and prints."""

import argparse
import dataclasses
import os
import time
from pathlib import Path
from typing import Any

from .settings import Settings

OWN = {"game", "minutes", "seed", "device"}
FOES = "officer,commander@2000"


def add_words(parser: argparse.ArgumentParser) -> None:
    """The words of the command; every setting of a run has one."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("options", nargs="*", metavar="NAME=VALUE", help="train with these options alone; by default with all")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to train (default: 10)")
    parser.add_argument("--out", required=True, metavar="DIR", help="where the network and the run are kept")
    parser.add_argument("--resume", metavar="DIR", help="go on with the run kept there")
    parser.add_argument("--device", default="cuda", help="cuda, or cpu for something small (default: cuda)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--against", default=FOES, help=f"measure against these levels afterwards (default: {FOES}; '' for none)"
    )
    parser.add_argument("--games", type=int, default=200, help="games against each of them (default: 200)")
    parser.add_argument("--seconds", type=float, default=120.0, help="time for the games against each (default: 120)")
    for field in dataclasses.fields(Settings):
        if field.name not in OWN:
            parser.add_argument(f"--{field.name.replace('_', '-')}", type=type(field.default), default=field.default)


def learn(args: argparse.Namespace, options: dict[str, Any]) -> int:
    """Train a network and measure it."""
    from . import checkpoints, evaluation
    from .run import train

    settings = Settings(**{field.name: getattr(args, field.name) for field in dataclasses.fields(Settings)})
    foes = [foe.strip() for foe in args.against.split(",") if foe.strip()]
    folder = Path(args.out)
    folder.mkdir(parents=True, exist_ok=True)
    warming = evaluation.warm_beside(args.game) if foes else None
    tell = Teller(folder)
    network = train(settings, folder, tell, options, Path(args.resume) if args.resume else None)
    print(f"The network is {network}.", flush=True)
    if warming:
        warming.wait()
        for found in evaluation.against(network, args.game, foes, args.games, os.cpu_count() or 1, options, args.seconds):
            checkpoints.tell(folder, {"strength": found})
            print(
                f"against {found['foe']}: {found['points']:.1%} of {found['games']} ({found['low']:.1%} to {found['high']:.1%})"
                f", by seat {found['by_seat']}",
                flush=True,
            )
    return 0


class Teller:
    """Prints and keeps what a round brought, now and then."""

    every = 5.0

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.last = 0.0

    def __call__(self, facts: dict[str, Any]) -> None:
        """Tell of a round."""
        if time.monotonic() - self.last < self.every:
            return
        from . import checkpoints

        self.last = time.monotonic()
        checkpoints.tell(self.folder, facts)
        print(
            f"{facts['seconds']:6.0f} s  round {facts['round']:5}  {facts['decisions'] / 1e6:7.1f} M decisions  "
            f"{facts['games'] / 1e3:8.1f} k games  {facts['rate'] / 1e6:.2f} M/s  value loss {facts['value_loss']:.3f}  "
            f"entropy {facts['entropy']:.2f}",
            flush=True,
        )
