"""A league of past selves: in some of the games the seats of others are held by an earlier network."""

import copy

import torch
from torch import Tensor

from holotable.players import nets

from .network import Network
from .settings import Settings


class League:
    """Past selves, and the rows in which one of them plays."""

    def __init__(self, network: Network, seat_counts: Tensor, settings: Settings, generator: torch.Generator) -> None:
        rows = len(seat_counts)
        self.rows = slice(rows - int(rows * settings.league_share), rows)
        self.size = settings.league_size
        self.generator = generator
        self.members = [copy.deepcopy(network)]
        self.playing = self.members[0]
        learner = torch.arange(rows, device=seat_counts.device) % seat_counts
        self.learner = learner[self.rows]
        """The seat that learns in each row of the league."""
        self.carelessness = settings.careless * torch.rand(len(self.learner), device=seat_counts.device)
        """How often the others of each row choose at random."""

    def slips(self) -> Tensor:
        """In which rows a past self chooses at random this time."""
        return torch.rand_like(self.carelessness) < self.carelessness

    def join(self, network: Network) -> None:
        """The present self becomes one of the past; when the league is full one of the others leaves."""
        if len(self.members) == self.size:
            self.members.pop(self._any(self.size))
        self.members.append(copy.deepcopy(network))

    def call_back(self, past: list[nets.Weights]) -> None:
        """Past selves of an earlier run become the members, in place of all there are."""
        selves = [copy.deepcopy(self.members[0]) for _ in past]
        for member, weights in zip(selves, past, strict=True):
            member.load_state_dict({name: torch.from_numpy(value) for name, value in weights.items()})
        self.members = selves
        self.draw()

    def draw(self) -> None:
        """Another member plays from now on."""
        self.playing = self.members[self._any(len(self.members))]

    def _any(self, many: int) -> int:
        return int(torch.randint(many, (), generator=self.generator))
