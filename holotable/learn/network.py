"""The network: a residual network over the observation that scores the legal actions and values every seat.

The score of an action is what the network asks for (`query`) times the action's key. Keys are made of the action's words
(`players.nets.words_of_actions`), all of them once a pass. A dense product with all keys, from which the legal list is
gathered, is much faster than looking keys up row by row, since the way back is then a product too.
"""

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from holotable.core.game import Game
from holotable.players import nets

NOT_LEGAL = -1e9
Keys = tuple[Tensor, Tensor]
ALIGNED = 64
"""Matrices whose rows are a multiple of so many numbers long are multiplied several times as fast on a GPU."""


def aligned(size: int) -> int:
    """The next size that is fast."""
    return -(-size // ALIGNED) * ALIGNED


class Block(nn.Module):
    """A residual block."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.one = nn.Linear(width, width)
        self.two = nn.Linear(width, width)

    def forward(self, x: Tensor) -> Tensor:
        """The input and what the block adds to it."""
        return x + self.two(torch.relu(self.one(self.norm(x))))


class Network(nn.Module):
    """Scores of the legal actions and values of all seats, from one observation."""

    def __init__(self, game: Game, width: int = 256, blocks: int = 2, key: int = 64) -> None:
        super().__init__()
        words, table = nets.words_of_actions(game.actions)
        self.first = nn.Linear(game.observation_size, width)
        self.blocks = nn.ModuleList([Block(width) for _ in range(blocks)])
        self.norm = nn.LayerNorm(width)
        self.query = nn.Linear(width, key)
        self.value = nn.Linear(width, game.max_seats)
        self.words = nn.Embedding(len(words), key)
        self.mix_1 = nn.Linear(key, 2 * key)
        self.mix_2 = nn.Linear(2 * key, key)
        self.key_score = nn.Linear(key, 1)
        for layer in (self.query, self.value, self.key_score):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)
        self.has: Tensor
        self.register_buffer("has", word_matrix(table, len(words)), persistent=False)

    def keys(self) -> Keys:
        """The key of every action and what it scores in any position, in full precision: sparse products know no other."""
        with torch.autocast(self.has.device.type, enabled=False):
            sums = self.has @ self.words.weight
            keys = sums + self.mix_2(torch.relu(self.mix_1(sums)))
            return keys, self.key_score(keys).squeeze(-1)

    def forward(self, seen: Tensor, lists: Tensor, counts: Tensor, keys: Keys | None = None) -> tuple[Tensor, Tensor]:
        """The scores of the listed actions, those beyond the count out of reach, and the values of all seats.

        Whoever asks several times of the same network hands over its `keys`. Observations may be padded with columns of 0.
        """
        weight = nn.functional.pad(self.first.weight, (0, seen.shape[1] - self.first.in_features))
        h = nn.functional.linear(seen, weight, self.first.bias)
        for block in self.blocks:
            h = block(h)
        h = torch.relu(self.norm(h))
        keys = self.keys() if keys is None else keys
        every = nn.functional.linear(self.query(h), *keys)
        scores = every.gather(-1, lists.long()).float()
        beyond = torch.arange(lists.shape[-1], device=lists.device) >= counts[:, None]
        return scores.masked_fill(beyond, NOT_LEGAL), torch.tanh(self.value(h).float())

    def on(self, device: torch.device) -> "Network":
        """The network on a device. A GPU is much faster with a dense matrix of words, a CPU with a sparse one."""
        if device.type == "cuda":
            self.has = self.has.to_dense()
        self.to(device)
        return self

    def weights(self) -> nets.Weights:
        """The weights as the players' network file keeps them."""
        return {name: value.detach().float().cpu().numpy() for name, value in self.named_parameters()}


def word_matrix(table: npt.NDArray[np.int32], words: int) -> Tensor:
    """A sparse matrix that adds up the words of every action; as many actions without words follow as make it fast."""
    actions, columns = np.nonzero(table >= 0)
    places = torch.from_numpy(np.stack([actions, table[actions, columns]]).astype(np.int64))
    shape = (aligned(len(table)), words)
    return torch.sparse_coo_tensor(places, torch.ones(len(actions)), shape, check_invariants=True).coalesce()
