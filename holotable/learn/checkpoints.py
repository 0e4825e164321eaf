"""What a run keeps in its folder: the network file for players, what is needed to go on, and the story so far."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from holotable.core.errors import HolotableError
from holotable.core.game import Game
from holotable.players import nets

from .ppo import Trainer

NETWORK, STATE, OPTIMIZER, STORY, CURVE = "network.npz", "state.pt", "optimizer.pt", "story.jsonl", "curve.svg"
PAST = "past-{}.npz"
"""A past self of the league."""
SHAPE = ("game", "width", "blocks", "key")
"""Settings that a run must share with the one it goes on from."""


class BadRun(HolotableError):
    """A folder that holds no run, or a different one."""


def save(folder: Path, game: Game, trainer: Trainer, seconds: float) -> None:
    """Write the network file, an average over the last rounds, and what is needed to go on.

    All but the counts is in half precision or less, to stay small.
    """
    facts = {"decisions": trainer.decisions, "games": int(trainer.games), "seconds": round(seconds)}
    nets.save(folder / NETWORK, game, trainer.average.weights(), trained=facts)
    state = {"settings": asdict(trainer.settings), "rounds": trainer.rounds, "about": nets.about(game), **facts}
    kept = {"network": trainer.network, "average": trainer.average}
    weights = {word: {name: value.half() for name, value in one.state_dict().items()} for word, one in kept.items()}
    torch.save(state | weights, folder / STATE)
    torch.save(_halved(trainer.optimizer.state_dict()), folder / OPTIMIZER)
    for number, member in enumerate(trainer.league.members):
        nets.save(folder / PAST.format(number), game, member.weights())


def resume(folder: Path, game: Game, trainer: Trainer) -> float:
    """Go on from what a folder holds; returns the seconds trained so far."""
    if not (folder / STATE).is_file():
        raise BadRun("error.holds_no_run_go", folder=folder)
    state = torch.load(folder / STATE, map_location=trainer.environment.device, weights_only=True)
    for name in SHAPE:
        if state["settings"][name] != getattr(trainer.settings, name):
            raise BadRun(
                "error.was_trained_with_not",
                folder=folder,
                name=name,
                what=state["settings"][name],
                getattr=getattr(trainer.settings, name),
            )
    if state["about"] != nets.about(game):
        raise BadRun("error.was_trained_with_another", folder=folder, id=game.id)
    trainer.network.load_state_dict(state["network"])
    trainer.average.load_state_dict(state.get("average", state["network"]))  # runs were once kept without it
    past = [folder / PAST.format(number) for number in range(trainer.settings.league_size)]
    trainer.league.call_back([nets.read(str(path))[1] for path in past if path.is_file()] or [trainer.network.weights()])
    if (folder / OPTIMIZER).is_file():
        moments = torch.load(folder / OPTIMIZER, map_location=trainer.environment.device, weights_only=True)
        trainer.optimizer.load_state_dict(moments)
    trainer.rounds, trainer.decisions = state["rounds"], state["decisions"]
    trainer.games += state["games"]
    return float(state["seconds"])


def tell(folder: Path, facts: dict[str, Any]) -> None:
    """Add a line to the story."""
    with (folder / STORY).open("a", encoding="utf-8") as file:
        file.write(json.dumps(facts) + "\n")


def _halved(state: dict[str, Any]) -> dict[str, Any]:
    small = {
        number: {name: value.bfloat16() if value.dim() else value for name, value in moments.items()}
        for number, moments in state["state"].items()
    }
    return {"state": small, "param_groups": state["param_groups"]}
