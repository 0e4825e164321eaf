"""The games as the trainer sees them: tensors of a batch on the CPU or on the GPU, without copies."""

from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from holotable.research import Batch, GpuBatch

from .network import aligned

FIELDS = ("observations", "lists", "counts", "seats", "rewards", "done")


class Environment:
    """Games side by side whose arrays are tensors; `step` writes into them anew."""

    def __init__(self, game: str, rows: int, mixes: Sequence[Mapping[str, Any]], seed: int, forced: int, device: str) -> None:
        self.device = torch.device(device)
        first = seed << 24
        self.batch: Batch | GpuBatch
        if self.device.type == "cuda":
            self.batch = GpuBatch(game, rows, mixes, first, forced=forced)
        else:
            self.batch = Batch(game, rows, mixes, first, mask=False, forced=forced)
        self.observations, self.lists, self.counts, self.seats, self.rewards, self.done = (
            torch.as_tensor(getattr(self.batch, name), device=self.device) for name in FIELDS
        )
        seats = torch.as_tensor(self.batch.mixes.seat_counts[self.batch.mixes.of_rows(rows)], device=self.device)
        self.seat_counts: Tensor = seats.long()
        self.at_table: Tensor = torch.arange(self.rewards.shape[1], device=self.device) < self.seat_counts[:, None]
        self.precision = torch.bfloat16 if self.device.type == "cuda" else torch.float32

    def seen(self) -> Tensor:
        """The observations as the network takes them: in its precision, padded to a number of columns that is fast."""
        columns = self.observations.shape[1]
        return torch.nn.functional.pad(self.observations.to(self.precision), (0, aligned(columns) - columns))

    def expected(self) -> Tensor:
        """What the game's heuristics expect for every seat, as rewards are counted: its chance less the mean of the others'."""
        chances = torch.as_tensor(self.batch.chances(), device=self.device)
        others = (chances.sum(1, keepdim=True) - chances) / (self.seat_counts[:, None] - 1)
        return torch.where(self.at_table, chances - others, 0.0)

    def advised(self, player: str, rows: Tensor, listed: Tensor) -> Tensor:
        """The place of a house player's choice among the listed actions of the rows given, -1 where it is not listed."""
        advice = torch.as_tensor(self.batch.advice(player, rows.cpu().numpy()), device=self.device)[rows]
        places = torch.arange(1, listed.shape[1] + 1, device=self.device)
        return torch.where(listed == advice[:, None], places, 0).amax(1) - 1

    def step(self, actions: Tensor) -> None:
        """One action in every game."""
        actions = actions.to(torch.int32).contiguous()
        if isinstance(self.batch, GpuBatch):
            self.batch.step(actions)
        else:
            self.batch.step(actions.numpy(), check=False)

    def listed(self, most: int) -> tuple[Tensor, Tensor]:
        """At most so many actions of each legal list, of a longer one an even sample; and how many they are."""
        most = min(most, self.lists.shape[1])
        counts = self.counts.clamp(max=most)
        places = torch.arange(most, device=self.device).expand(len(counts), most)
        start = torch.rand(len(counts), 1, device=self.device)
        stretched = ((places + start) * (self.counts[:, None] / most)).long().clamp(max=self.lists.shape[1] - 1)
        places = torch.where(self.counts[:, None] > most, stretched, places)
        lists = self.lists.gather(1, places)
        return torch.where(torch.arange(most, device=self.device) < counts[:, None], lists, 0), counts
