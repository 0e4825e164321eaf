"""Opponents that learn: self-play on a GPU, or small on a CPU. Needs the extra `learn` (torch)."""
