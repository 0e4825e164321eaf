"""A training run from its beginning, or from where it stopped, to its end."""

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import torch

from holotable.core import game as registry

from . import checkpoints
from .environment import Environment
from .mixes import training_mixes
from .network import Network
from .ppo import Trainer
from .settings import Settings

Told = Callable[[dict[str, Any]], None]


def train(
    settings: Settings, folder: Path, tell: Told, options: Mapping[str, Any] | None = None, resume: Path | None = None
) -> Path:
    """Train and save from time to time; returns the network file. `tell` hears of every round."""
    game = registry.get(settings.game)
    folder.mkdir(parents=True, exist_ok=True)
    generator = torch.Generator().manual_seed(settings.seed)
    torch.manual_seed(settings.seed)
    torch.set_float32_matmul_precision("high")
    mixes = training_mixes(game, options)
    environment = Environment(settings.game, settings.rows, mixes, settings.seed, settings.forced, settings.device)
    network = Network(game, settings.width, settings.blocks, settings.key).to(environment.device)
    trainer = Trainer(settings, environment, network, generator)
    before = checkpoints.resume(resume, game, trainer) if resume else 0.0
    started = saved = time.monotonic()
    first = trainer.rounds
    while (share := _share(settings, trainer.rounds, started)) < 1.0:
        told = trainer.round(share)
        now = time.monotonic()
        facts = {"seconds": round(before + now - started, 1), "round": trainer.rounds, "decisions": trainer.decisions}
        rate = trainer.settings.rows * trainer.settings.steps * (trainer.rounds - first) / (now - started)
        tell({**facts, "games": int(trainer.games), "rate": rate, **{name: round(value, 4) for name, value in told.items()}})
        if now - saved > 60 * settings.save_minutes:
            checkpoints.save(folder, game, trainer, before + now - started)
            saved = now
    checkpoints.save(folder, game, trainer, before + time.monotonic() - started)
    return folder / checkpoints.NETWORK


def _share(settings: Settings, rounds: int, started: float) -> float:
    """How much of the training is over."""
    if settings.rounds:
        return rounds / settings.rounds
    return (time.monotonic() - started) / (60 * settings.minutes)
