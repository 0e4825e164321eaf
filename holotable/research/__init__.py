"""Research: batches of games, and the games as environments of PettingZoo, Gymnasium and OpenSpiel.

The frameworks are extras: ``holotable.research.pettingzoo``, ``.gymnasium`` and ``.open_spiel`` are imported by name.
"""

from .batch import Batch, Step
from .gpu_batch import GpuBatch
from .planes import Planes

__all__ = ["Batch", "GpuBatch", "Planes", "Step"]
