"""How fast games and network go together on a device: the figures of `tools/gpu_report.py`."""

import time
from collections.abc import Callable

import torch

from holotable.core import game as registry

from .environment import Environment
from .mixes import training_mixes
from .network import Network
from .ppo import Trainer, drawn, picked
from .settings import Settings

SECONDS = 1.5


def rates(settings: Settings) -> dict[str, float]:
    """Decisions a second: steps with observations and lists, with the network choosing, and in training."""
    game = registry.get(settings.game)
    options = game.bench_options or None
    environment = Environment(
        settings.game, settings.rows, training_mixes(game, options), settings.seed, settings.forced, settings.device
    )  # fmt: skip
    network = Network(game, settings.width, settings.blocks, settings.key).on(environment.device)
    trainer = Trainer(settings, environment, network, torch.Generator().manual_seed(settings.seed))
    found = {"step": _rate(lambda: _step_at_random(environment), settings.rows, environment.device)}
    found["network"] = _rate(lambda: _step_by_network(environment, network, settings.listed), settings.rows, environment.device)
    decisions = settings.rows * settings.steps
    found["training"] = _rate(lambda: trainer.round(0.5), decisions, environment.device)
    return found


def _step_at_random(environment: Environment) -> None:
    places = (torch.rand_like(environment.counts, dtype=torch.float32) * environment.counts).long()
    environment.step(picked(environment.lists, places))


@torch.no_grad()
def _step_by_network(environment: Environment, network: Network, listed: int) -> None:
    lists, counts = environment.listed(listed)
    device = environment.device.type
    with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
        scores, _ = network(environment.seen(), lists, counts)
    environment.step(picked(lists, drawn(scores)))


def _rate(once: Callable[[], object], decisions: int, device: torch.device) -> float:
    """Decisions a second of something that makes so many in one call, after a first call that does not count."""
    once()
    _wait(device)
    calls = 0
    started = time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        once()
        calls += 1
        if calls % 8 == 0:
            _wait(device)
    _wait(device)
    return decisions * calls / (time.perf_counter() - started)


def _wait(device: torch.device) -> None:
    if device.type == "cuda":
        torch.cuda.synchronize()
