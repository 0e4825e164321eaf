"""Observations as pictures: for games on squares or hexes, what stands in each place as a stack of planes."""

import numpy as np
import numpy.typing as npt

from holotable.core import game as registry
from holotable.core.errors import BadOption
from holotable.core.vocabulary import Grid, Observation

Floats = npt.NDArray[np.float32]


class Planes:
    """Lays the observations of a game on squares or hexes out as pictures, and gives what belongs to no place beside them.

    A part of the observation with a column for each place is one plane, or several where it tells more of a place. Parts that
    tell the row and the column of something are one plane for each such thing, with a one where it stands. `names` says what
    the planes are, `shape` their number, rows and columns, `rest` the labels of the columns that are left. On hexes
    neighbouring rows (or columns) are shifted by half a place.

    `index` says for every place of the first planes which column it shows; -1 is none. So the same can be done on a GPU.
    """

    def __init__(self, game: str) -> None:
        rules = registry.get(game)
        if rules.grid is None:
            known = ", ".join(name for name in registry.list_games() if registry.get(name).grid is not None)
            raise BadOption("error.places_lie_on_no", game=game, known=known)
        layout, grid = rules.observation, rules.grid
        self._size = layout.size
        self._pairs = [(layout.columns(row), layout.columns(column), layout.parts[row][0]) for row, column in grid.pairs]
        paired = {name for pair in grid.pairs for name in pair}
        placed = {name: axes for name, axes in layout.words.items() if tuple(grid.places) in axes and name not in paired}
        self.index = np.concatenate([_index_of(layout, grid, name) for name in placed] or [_no_planes(grid)])
        in_pairs = [word for row, _ in grid.pairs for word in layout.words[row][0]]
        self.names = tuple(_names_of(layout, grid, placed)) + tuple(f"at[{word}]" for word in in_pairs)
        self.shape = (len(self.names), *self.index.shape[1:])
        kept = np.ones(layout.size, np.bool_)
        for name in (*placed, *paired):
            kept[layout.columns(name)] = False
        self._rest = np.flatnonzero(kept)
        self.rest = tuple(layout.labels[column] for column in self._rest)

    def __call__(self, observations: Floats) -> tuple[Floats, Floats]:
        """The pictures, one stack for each observation, and the numbers that belong to no place."""
        seen = np.atleast_2d(observations)
        if seen.shape[1] != self._size:
            raise BadOption("error.observation_game_has_numbers", size=self._size, what=seen.shape[1])
        planes = [np.where(self.index >= 0, seen[:, self.index], np.float32(0))]
        for rows, columns, things in self._pairs:
            row, column = seen[:, rows].reshape(len(seen), things, -1), seen[:, columns].reshape(len(seen), things, -1)
            planes.append(row[..., :, None] * column[..., None, :])
        return np.concatenate(planes, axis=1), seen[:, self._rest]


def _no_planes(grid: Grid) -> npt.NDArray[np.intp]:
    return np.empty((0, grid.rows.max() + 1, grid.columns.max() + 1), np.intp)


def _index_of(layout: Observation, grid: Grid, name: str) -> npt.NDArray[np.intp]:
    """Which column each place of a part's planes shows."""
    axis = layout.words[name].index(tuple(grid.places))
    columns = np.arange(layout.size)[layout.columns(name)].reshape(layout.parts[name])
    by_place = np.moveaxis(columns, axis, -1).reshape(-1, len(grid.places))
    found = np.full((len(by_place), grid.rows.max() + 1, grid.columns.max() + 1), -1, np.intp)
    found[:, grid.rows, grid.columns] = by_place
    return found


def _names_of(layout: Observation, grid: Grid, placed: dict[str, tuple[tuple[str, ...], ...]]) -> list[str]:
    """What the planes of these parts are: the part, and what it tells of a place."""
    names: list[str] = []
    for name, axes in placed.items():
        others = [axis for axis in axes if axis != tuple(grid.places)]
        names += [f"{name}[{word}]" for word in others[0]] if others else [name]
    return names
