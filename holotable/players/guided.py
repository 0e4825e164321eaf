"""The search with a network: its policy is the prior of every node, its values stand in place of playouts or beside them.

This file is loaded once for each game (`jit.load_for_game`) with the game's rules and its search (`search.py`) as its globals.
The tree, its keys and its selection are those of the search. The network is asked once for every new node, for the seat that
is asked there and by what that seat can see in the imagined record, so it knows nothing that is hidden.
"""

from typing import TYPE_CHECKING

import numpy as np

from holotable.core.jit import rule
from holotable.core.records import lowest_seat
from holotable.players.layers import judge

if TYPE_CHECKING:
    from holotable.core.game_globals import (
        BREADTH,
        EXPLORE,
        HEAT,
        INNER_BREADTH,
        MAX_DEPTH,
        PATIENCE,
        SPREAD,
        TRUST,
        TURNS,
        UNSEEN,
        add_node,
        back_up,
        clock,
        enter_root,
        evaluate,
        final_values,
        find_node,
        fresh_copy,
        go_down,
        has_room,
        information_key,
        legal,
        narrow,
        observe,
        play_out,
        select_edge,
        to_act,
        weigh_choices,
    )


LEAST = 1e-9
"""The least weight of a choice, so that each can be found to be good."""


@rule
def seats_that_win(s, seats, weights):
    """How many seats win together: one, or those of a side, as the chances of all seats add up to."""
    total = 0.0
    for seat in range(seats):
        total += evaluate(s, seat, weights)
    return max(1, int(total + 0.5))


@rule
def ask_network(desk, seen, actions, n, heat, seats, winners, out, values):
    """The network's policy over n choices, as weights of which the greatest is 1, and each seat's chance.

    The network values a seat by its score less the mean of the others' scores.
    """
    judge(desk.net, seen, actions, n, desk.room, desk.scores, desk.values)
    best = desk.scores[0]
    for i in range(1, n):
        best = max(best, desk.scores[i])
    for i in range(n):
        out[i] = max(LEAST, np.exp((desk.scores[i] - best) / heat))
    for seat in range(seats):
        values[seat] = min(1.0, max(0.0, (desk.values[seat] * (seats - 1) + winners) / seats))


@rule
def begin_node(node, value):
    """Let a new node begin with the network's value for the seat that is asked, as if it had been visited once."""
    node.visits = 1
    node.total = value


@rule
def open_root(root, work, seat, seats, seed, desk, nodes, edges, used, weights, knobs, actions, out, seen, bits, values):
    """Enter the root with the network's policy as priors, but for what the rules of thumb rule out."""
    s = fresh_copy(work, root, seat, seed)
    n = legal(s, seat, actions)
    observe(s, seat, seen)
    ask_network(desk, seen, actions, n, knobs[HEAT], seats, seats_that_win(s, seats, weights), out, values)
    weigh_choices(s, seat, actions, n, weights, desk.thumbs)
    for i in range(n):
        if desk.thumbs[i] <= 0.0:
            out[i] = 0.0
    narrow(out, n, BREADTH)
    at = enter_root(seat, actions, n, nodes, edges, used, knobs[SPREAD], out, bits)
    if nodes[at].visits == 0:
        begin_node(nodes[at], values[seat])


@rule
def value_leaf(s, spare, seats, until, desk, weights, knobs, actions, out, rng, values):
    """Mix the network's values of a new node with those of a playout, as far as it is not trusted alone."""
    trust = knobs[TRUST]
    if trust >= 1.0:
        return
    for seat in range(seats):
        desk.kept[seat] = values[seat]
    play_out(s, spare, seats, until, weights, knobs, actions, out, rng, values)
    for seat in range(seats):
        values[seat] = trust * desk.kept[seat] + (1.0 - trust) * values[seat]


@rule
def descend(s, spare, at, k, root_seat, seats, winners, desk, nodes, edges, used, weights, knobs, actions, out, seen, bits,
            path, values, rng):  # fmt: skip
    """One simulation by an edge of the root down the tree to a new node or the end of the game; returns its length."""
    until = clock(s) + knobs[TURNS]
    seat = np.int64(root_seat)
    length = 0
    while True:
        n = go_down(s, at, k, seat, edges, path, length, actions)
        length += 1
        if n == 0:
            final_values(s, seats, values)
            return length
        seat = np.int64(lowest_seat(to_act(s)))
        observe(s, seat, seen)
        key = information_key(seat, actions, n, bits)
        at = find_node(nodes, key)
        if nodes[at].key == 0 or length == MAX_DEPTH:
            break
        k = select_edge(nodes[at], edges, knobs[EXPLORE], knobs[UNSEEN])
    ask_network(desk, seen, actions, n, knobs[HEAT], seats, winners, out, values)
    fits = nodes[at].key == 0 and has_room(nodes, edges, used, n)
    if fits:
        narrow(out, n, INNER_BREADTH)
        add_node(at, key, actions, n, nodes, edges, used, knobs[SPREAD], out)
    value_leaf(s, spare, seats, until, desk, weights, knobs, actions, out, rng, values)
    if fits:
        begin_node(nodes[at], values[seat])
    return length


@rule
def grow_guided(root, work, seat, seats, times, seed, desk, nodes, edges, used, weights, knobs, actions, out, seen, bits, path,
                values, seen_total):  # fmt: skip
    """Run some more simulations; the same numbers of simulations with the same seed grow the same tree.

    As without a network, all choices of the root are tried with the same hidden things and the same dice.
    """
    rng = work[0].rng
    spare = work[1:]
    s = fresh_copy(work, root, seat, seed)
    n = legal(s, seat, actions)
    observe(s, seat, seen)
    at = find_node(nodes, information_key(seat, actions, n, bits))
    winners = seats_that_win(s, seats, weights)
    for _ in range(times):
        k = select_edge(nodes[at], edges, knobs[EXPLORE], knobs[UNSEEN])
        s = fresh_copy(work, root, seat, seed + edges[k].visits * 7919)
        length = descend(
            s, spare, at, k, seat, seats, winners, desk, nodes, edges, used, weights, knobs, actions, out, seen, bits, path,
            values, rng,
        )  # fmt: skip
        back_up(nodes, edges, path, length, values, length, knobs[PATIENCE], seen_total, seats)
