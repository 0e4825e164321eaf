"""What `holotable learn` takes and prints."""

import argparse
import dataclasses
import importlib.util
import os
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from holotable.commands import decimal, percent, say
from holotable.core.errors import HolotableError

from .settings import Settings

OWN = {"game", "minutes", "seed", "device"}
FOES = "officer,commander@2000"
TELL_SECONDS = 5.0


class NoTorch(HolotableError):
    """The extra that training needs is not installed."""


def add_words(parser: argparse.ArgumentParser) -> None:
    """The words of the command; every setting of a run has one."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "options", nargs="*", default=[], metavar="NAME=VALUE", help="train with these options alone; by default with all"
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to train (default: 10)")
    parser.add_argument("--out", required=True, metavar="DIR", help="where the network and the run are kept")
    parser.add_argument("--resume", metavar="DIR", help="go on with the run kept there")
    parser.add_argument("--device", default="cuda", choices=["cuda", "cpu"], help="the GPU, or the CPU for something small")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default=FOES, help="measure against these levels (default: %(default)s; '' for none)")
    parser.add_argument("--games", type=int, default=200, help="games against each at the end (default: 200)")
    parser.add_argument("--seconds", type=float, default=120.0, help="time for the games against each (default: 120)")
    parser.add_argument("--looks", type=int, default=64, help="games against the first of them at every save (default: 64)")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="cores for these games (default: all)")
    for field in dataclasses.fields(Settings):
        if field.name not in OWN:
            parser.add_argument(f"--{field.name.replace('_', '-')}", type=type(field.default), default=field.default)


def learn(args: argparse.Namespace, options: dict[str, Any]) -> int:
    """Train a network and measure it."""
    if importlib.util.find_spec("torch") is None:
        raise NoTorch("error.training_needs_extra_learn")
    from . import checkpoints
    from .evaluation import Beside, against
    from .run import train

    settings = Settings(**{field.name: getattr(args, field.name) for field in dataclasses.fields(Settings)})
    foes = [foe.strip() for foe in args.against.split(",") if foe.strip()]
    folder = Path(args.out)
    folder.mkdir(parents=True, exist_ok=True)
    teller = Teller(folder)
    resume = Path(args.resume) if args.resume else None
    beside = Beside(args.game, foes, args.looks, settings.save_minutes, options, args.cores, teller.tell_strength)
    with teller:
        network = train(settings, folder, teller.hear, options, resume, beside.look)
    beside.wait(folder)
    last = {"seconds": teller.seconds, "decisions": teller.decisions}
    for found in against(network, args.game, foes, args.games, args.cores, options, args.seconds):
        teller.tell_strength({**last, "strength": found})
    print(say("said-network", network=str(network), story=str(folder / checkpoints.STORY)))
    return 0


class Teller:
    """Shows how far a run is, and keeps its story: a line every few seconds, and the strength when it was measured."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.last = 0.0
        self.seconds = 0.0
        self.decisions = 0
        self.console = Console()
        self.bar = Progress(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=self.console)
        self.task: TaskID | None = None

    def __enter__(self) -> "Teller":
        if self.console.is_terminal:
            self.bar.start()
            self.task = self.bar.add_task(say("said-compiling-short"), total=None)
        return self

    def __exit__(self, *_: Any) -> None:
        if self.task is not None:
            self.bar.stop()

    def hear(self, facts: dict[str, Any]) -> None:
        """A round was played and learned from."""
        from . import checkpoints

        self.seconds, self.decisions = facts["seconds"], facts["decisions"]
        if time.monotonic() - self.last < TELL_SECONDS:
            return
        self.last = time.monotonic()
        checkpoints.tell(self.folder, facts)
        line = say(
            "said-round",
            seconds=decimal(facts["seconds"]),
            round=facts["round"],
            decisions=decimal(facts["decisions"] / 1e6, 1),
            games=decimal(facts["games"] / 1e3, 1),
            rate=decimal(facts["rate"] / 1e6, 2),
            loss=decimal(facts["value_loss"], 3),
            entropy=decimal(facts["entropy"], 2),
        ) + (f", {say('said-agrees', share=percent(facts['agreed']))}" if "agreed" in facts else "")
        if self.task is None:
            self.console.print(line, highlight=False, soft_wrap=True)
        else:
            self.bar.update(self.task, description=line, total=1.0, completed=facts["share"])

    def tell_strength(self, facts: dict[str, Any]) -> None:
        """The network was measured."""
        from . import checkpoints, plots

        found = facts["strength"]
        checkpoints.tell(self.folder, facts)
        story = self.folder / checkpoints.STORY
        curve = plots.as_svg(say("said-strength"), plots.looks_of(story))
        (self.folder / checkpoints.CURVE).write_text(curve, encoding="utf-8")
        told = say(
            "said-measured",
            seconds=decimal(facts["seconds"]),
            foe=found["foe"],
            games=found["games"],
            shares=", ".join(say("said-none") if share is None else percent(share) for share in found["by_seat"]),
            **{name: percent(found[name], 1) for name in ("points", "low", "high")},
        )
        self.console.print(told, highlight=False, soft_wrap=True)
