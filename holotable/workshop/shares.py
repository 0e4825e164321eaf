"""How sure a number is that games have shown."""

import math

Z95 = 1.959964
"""How many standard deviations either side hold 95% of a normal distribution."""


def interval(score: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    z2 = Z95 * Z95
    share = score / games
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)
