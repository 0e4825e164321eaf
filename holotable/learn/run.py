"""A training run from its beginning, or from where it stopped, to its end."""

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import torch

from holotable.core import game as registry

from . import checkpoints
from .environment import Environment
from .imitation import Lessons
from .mixes import training_mixes
from .network import Network
from .ppo import Trainer
from .settings import Settings

Facts = dict[str, Any]


def train(
    settings: Settings,
    folder: Path,
    tell: Callable[[Facts], None],
    options: Mapping[str, Any] | None = None,
    resume: Path | None = None,
    saved: Callable[[Path, Facts], None] = lambda network, facts: None,
) -> Path:
    """Train and save from time to time; returns the network file. `tell` hears of every round, `saved` of every save."""
    game = registry.get(settings.game)
    folder.mkdir(parents=True, exist_ok=True)
    trainer = _trainer(settings, options)
    before = checkpoints.resume(resume, game, trainer) if resume else 0.0
    network = folder / checkpoints.NETWORK
    first, started = trainer.rounds, time.monotonic()
    last_save = started
    lessons = Lessons(trainer) if settings.teacher else None
    while (share := _share(settings, trainer.rounds, time.monotonic() - started, before)) < 1.0:
        if lessons and share >= settings.teach_share:
            lessons = None
            trainer.begin_league()
        told = lessons.round(share) if lessons else trainer.round(share)
        seconds = time.monotonic() - started
        rate = settings.rows * settings.steps * (trainer.rounds - first) / seconds
        facts = {"seconds": round(before + seconds, 1), "decisions": trainer.decisions, "games": int(trainer.games)}
        tell({**facts, "round": trainer.rounds, "share": share, "rate": rate, **told})
        if time.monotonic() - last_save > 60 * settings.save_minutes:
            checkpoints.save(folder, game, trainer, before + seconds)
            saved(network, facts)
            last_save = time.monotonic()
    checkpoints.save(folder, game, trainer, before + time.monotonic() - started)
    return network


def _trainer(settings: Settings, options: Mapping[str, Any] | None) -> Trainer:
    """Everything a run needs, with all kernels compiled."""
    game = registry.get(settings.game)
    torch.manual_seed(settings.seed)
    torch.set_float32_matmul_precision("high")
    mixes = training_mixes(game, options)
    environment = Environment(settings.game, settings.rows, mixes, settings.seed, settings.forced, settings.device)
    environment.step(environment.lists[:, 0])
    network = Network(game, settings.width, settings.blocks, settings.key).on(environment.device)
    return Trainer(settings, environment, network, torch.Generator().manual_seed(settings.seed))


def _share(settings: Settings, rounds: int, seconds: float, before: float) -> float:
    """How much of the training is over, all that went before a run that is resumed included."""
    if settings.rounds:
        return rounds / settings.rounds
    return (before + seconds) / (before + 60 * settings.minutes) if seconds < 60 * settings.minutes else 1.0
