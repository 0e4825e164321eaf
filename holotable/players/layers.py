"""The layers of a network in compiled code: what a position looks like to it, as scores of actions and values of seats."""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from holotable.core.jit import COMPILED, rule

Array = npt.NDArray[np.float32]
NORM_EPSILON = 1e-5


class Layers(NamedTuple):
    """The weights as compiled code takes them: each matrix with a row for every number that goes in."""

    first: Array
    first_bias: Array
    norms: Array
    """Gain and bias of every block's norm, then of the last one (blocks + 1, 2, width)."""
    ones: Array
    ones_bias: Array
    twos: Array
    twos_bias: Array
    query: Array
    query_bias: Array
    value: Array
    value_bias: Array
    keys: Array
    """The key of every action."""
    key_scores: Array
    """What every action scores in any position."""


@rule
def add_vector(x, out):
    """Add a vector to `out`."""
    for i in range(out.shape[0]):
        out[i] += x[i]


def _row_by_row(x, matrix, out):
    """Add a vector times a matrix to `out`; what is 0 costs nothing."""
    for j in range(x.shape[0]):
        share = x[j]
        if share != 0.0:
            for i in range(out.shape[0]):
                out[i] += share * matrix[j, i]


def _at_once(x, matrix, out):
    """The same for interpreted code, which would take a second for a network number by number."""
    out += x @ matrix


add_product = rule(_row_by_row) if COMPILED else _at_once


@rule
def normalise(x, gain_bias, out):
    """Layer norm: mean 0 and spread 1, then gain and bias."""
    width = x.shape[0]
    mean = np.float32(0.0)
    for i in range(width):
        mean += x[i]
    mean /= width
    spread = np.float32(0.0)
    for i in range(width):
        spread += (x[i] - mean) * (x[i] - mean)
    scale = np.float32(1.0 / math.sqrt(spread / width + NORM_EPSILON))
    for i in range(width):
        out[i] = (x[i] - mean) * scale * gain_bias[0, i] + gain_bias[1, i]


@rule
def cut_below_zero(x):
    """Set what is below 0 to 0."""
    for i in range(x.shape[0]):
        x[i] = max(x[i], np.float32(0.0))


@rule
def judge(net, seen, actions, n, room, scores, values):
    """The score of each of n actions (before a softmax) and what each seat may expect, from -1 to 1.

    `room` has four rows, each as wide as the network or as a key, whichever is wider.
    """
    width = net.first_bias.shape[0]
    h = room[0, :width]
    inner = room[1, :width]
    more = room[2, :width]
    query = room[3, : net.query.shape[1]]
    h[:] = net.first_bias
    add_product(seen, net.first, h)
    blocks = net.ones.shape[0]
    for block in range(blocks):
        normalise(h, net.norms[block], inner)
        more[:] = net.ones_bias[block]
        add_product(inner, net.ones[block], more)
        cut_below_zero(more)
        add_vector(net.twos_bias[block], h)
        add_product(more, net.twos[block], h)
    normalise(h, net.norms[blocks], inner)
    cut_below_zero(inner)
    query[:] = net.query_bias
    add_product(inner, net.query, query)
    for k in range(n):
        key = net.keys[actions[k]]
        score = net.key_scores[actions[k]]
        for i in range(key.shape[0]):
            score += query[i] * key[i]
        scores[k] = score
    values[:] = net.value_bias
    add_product(inner, net.value, values)
    for seat in range(values.shape[0]):
        values[seat] = math.tanh(values[seat])


class Desk(NamedTuple):
    """A network and the room in which compiled code asks it."""

    net: Layers
    room: Array
    scores: Array
    values: Array
    kept: npt.NDArray[np.float64]
    """A second set of values, for mixing."""
    thumbs: npt.NDArray[np.float64]
    """The weights of choices by the rules of thumb."""


def desk_of(net: Layers, seats: int, listed: int) -> Desk:
    """Room to ask a network about lists of at most so many actions."""
    width = max(net.first_bias.size, net.query_bias.size)
    judged = np.zeros(listed, np.float32), np.zeros(net.value_bias.size, np.float32)
    return Desk(net, np.zeros((4, width), np.float32), *judged, np.zeros(seats), np.zeros(listed))
