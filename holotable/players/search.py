"""The search of all games: Monte Carlo tree search over what each seat knows.

This file is loaded once for each game (`jit.load_for_game`) with the game's rules and heuristics as its globals.

Every simulation starts from a fresh `redeal`: what the searching seat cannot know is sampled anew, the dice too. The tree
is a table of nodes, each keyed by what the seat that is asked can see (its observation and its legal choices). So a seat's
choice never depends on what is hidden from it, choices made at the same time do not see each other, different ways to
one position share a node, and the nodes of one decision still serve the next.

A node holds one edge for each choice. A seat chooses by its own mean score and by a prior (PUCT): the rules of thumb, or at
the root a look one step ahead, alone or together with them. A new node is valued by a playout with the rules of thumb,
which is cut off and evaluated after the same number of turns for every choice, so that dawdling never looks better than
going on.
"""

from typing import TYPE_CHECKING

import numpy as np

from holotable.core.dice import advance, seed_words
from holotable.core.jit import rule
from holotable.core.records import lowest_seat

if TYPE_CHECKING:
    from holotable.core.game_globals import apply, clock, evaluate, legal, observe, redeal, result, to_act, weigh

NODE = np.dtype([("key", "i8"), ("total", "f8"), ("first", "i4"), ("count", "i4"), ("visits", "i4")], align=True)
EDGE = np.dtype([("total", "f8"), ("action", "i4"), ("visits", "i4"), ("prior", "f4")], align=True)

KNOBS = ("explore", "playout", "turns", "unseen", "spread", "patience", "greed", "doubt", "looks", "tries", "hunch",
         "trust", "heat")  # fmt: skip
"""Settings of the search, kept as data beside a game's weights.

explore: how far visits are spread over untried choices; playout: decisions after which a playout is cut off at the
latest; turns: after how many turns from the root it is cut off and evaluated; unseen: how much worse than its node an
untried choice is taken to be; spread: the share of the prior that is the same for all choices; patience: what is left of a
lead for each decision it takes; greed: the power to which playouts raise the weights of choices; doubt: how much worse a
choice must look one step ahead to be tried a third as much at the root (0: the root only uses the rules of thumb);
looks: how many turns the look one step ahead plays through, for all choices together;
tries: how many choices a playout draws by the rules of thumb at each decision; it makes the one after which the position
is best; hunch: the power of the rules of thumb at the root, beside the look one step ahead (0: they are not used there);
trust: the share of the game's network in the value of a new node, beside a playout (1: no playouts; 0: the search does
without the network); heat: how evenly the network's policy spreads the priors.
"""
EXPLORE, PLAYOUT, TURNS, UNSEEN, SPREAD, PATIENCE, GREED, DOUBT, LOOKS, TRIES, HUNCH, TRUST, HEAT = range(len(KNOBS))

NODES_USED, EDGES_USED = 0, 1
MAX_DEPTH = 256
MAX_FOLLOW = 40
BREADTH = 64
"""About how many of a longer list of choices the root, or a look one step ahead, considers; equal ones stay or go together."""
INNER_BREADTH = 24
"""The same for any other node."""
ROOT_ROOM = 1 << 14
"""Edges kept free for a new root."""
CUTS = 12
LEAST_SAMPLES = 4
TIE_BREAK = 1e-6
WORD = 0xFFFFFFFF
PRIME_A, PRIME_B = 0x5BD1E995, 0x2C1B3C6D


# What a seat knows, as one number


@rule
def information_key(seat, actions, n, bits):
    """A number for all that the seat asked can see: its observation (as bits) and its legal choices; never 0."""
    a = 0x1234567 + seat
    b = 0x89ABCD + n
    for i in range(bits.shape[0]):
        word = np.int64(bits[i]) & WORD
        a = ((a ^ word) * PRIME_A) & WORD
        b = ((b ^ (a >> 15) ^ word) * PRIME_B) & WORD
    for i in range(n):
        word = np.int64(actions[i])
        a = ((a ^ word) * PRIME_A) & WORD
        b = ((b ^ (a >> 15) ^ word) * PRIME_B) & WORD
    return ((a << 31) ^ b ^ (b << 17)) | 1


@rule
def find_known(nodes, seat, actions, n, bits):
    """The place of a node in the table by what its seat sees, -1 when it is not there."""
    at = find_node(nodes, information_key(seat, actions, n, bits))
    return at if nodes[at].key != 0 else -1


@rule
def find_node(nodes, key):
    """The place of a key in the table: where it stands, or the free place where it would."""
    mask = nodes.shape[0] - 1
    at = (key >> 7) & mask
    while nodes[at].key != 0 and nodes[at].key != key:
        at = (at + 1) & mask
    return at


# The rules of thumb


@rule
def weigh_choices(s, seat, actions, n, weights, out):
    """The weights of all choices, at least one above zero; returns their sum."""
    weigh(s, seat, actions, n, weights, out)
    total = 0.0
    for i in range(n):
        total += out[i]
    if total <= 0.0:
        for i in range(n):
            out[i] = 1.0
        total = float(n)
    return total


@rule
def narrow(out, n, most):
    """Drop the least weights of a long list, so that about `most` of the best are left; equal ones stay or go together."""
    count = 0
    high = 0.0
    for i in range(n):
        count += out[i] > 0.0
        high = max(high, out[i])
    if count <= most:
        return
    low = 0.0
    for _ in range(CUTS):
        cut = (low + high) / 2.0
        above = 0
        for i in range(n):
            above += out[i] > cut
        if above > most:
            low = cut
        else:
            high = cut
    for i in range(n):
        if out[i] <= low:
            out[i] = 0.0


@rule
def draw(weights_of, n, total, rng):
    """One of n choices at random, in proportion to their weights."""
    left = total * (advance(rng) / 4294967296.0)
    last = 0
    for i in range(n):
        if weights_of[i] > 0.0:
            last = i
            left -= weights_of[i]
            if left < 0.0:
                return i
    return last


@rule
def sharpen(out, n, total, greed):
    """Raise weights to a power above 1, to follow them more closely; returns their sum."""
    if greed == 1.0:
        return total
    top = 0.0
    for i in range(n):
        top = max(top, out[i])
    total = 0.0
    for i in range(n):
        if out[i] > 0.0:
            out[i] = (out[i] / top) ** greed
        total += out[i]
    return total


@rule
def best_weight(out, n):
    """The choice of the greatest weight."""
    best = 0
    for i in range(1, n):
        if out[i] > out[best]:
            best = i
    return best


# Values


@rule
def final_values(s, seats, values):
    """What a finished game is worth to each seat: 1 to winners, 0 to losers, a half when nobody won."""
    result(s, values)
    best = values[0]
    least = values[0]
    for seat in range(1, seats):
        best = max(best, values[seat])
        least = min(least, values[seat])
    for seat in range(seats):
        if best == least:
            values[seat] = 0.5
        else:
            values[seat] = 1.0 if values[seat] == best else 0.0


@rule
def position_values(s, seats, weights, values):
    """What a position is worth to each seat: the result, or the evaluation."""
    if s.over:
        final_values(s, seats, values)
        return
    for seat in range(seats):
        values[seat] = evaluate(s, seat, weights)


# Playouts


@rule
def value_after(s, spare, seat, action, luck, seats, weights, values):
    """What a choice makes of a position for the seat that makes it, by the evaluation, with dice of its own."""
    spare[0] = s
    tried = spare[0]
    seed_words(tried.rng, luck, 5)
    apply(tried, seat, action)
    if tried.over:
        final_values(tried, seats, values)
        return values[seat]
    return evaluate(tried, seat, weights)


@rule
def best_drawn(s, spare, seat, seats, actions, n, total, tries, weights, out, rng, values):
    """Of some choices drawn by the rules of thumb, the one after which the position is best; of equals the first."""
    best = draw(out, n, total, rng)
    luck = advance(rng)
    best_value = -1.0
    for _ in range(1, tries):
        i = draw(out, n, total, rng)
        if i == best:
            continue
        if best_value < 0.0:
            best_value = value_after(s, spare, seat, np.int64(actions[best]), luck, seats, weights, values)
        value = value_after(s, spare, seat, np.int64(actions[i]), luck, seats, weights, values)
        if value > best_value:
            best_value = value
            best = i
    return best


@rule
def playout_choice(s, spare, seat, seats, actions, n, weights, knobs, out, rng, values):
    """One choice of a playout: by the rules of thumb, the best of a few tries."""
    if n == 1:
        return 0
    total = sharpen(out, n, weigh_choices(s, seat, actions, n, weights, out), knobs[GREED])
    return best_drawn(s, spare, seat, seats, actions, n, total, np.int64(knobs[TRIES]), weights, out, rng, values)


@rule
def play_out(s, spare, seats, until, weights, knobs, actions, out, rng, values):
    """Play on until a turn, or for a number of decisions, and value the position reached.

    Returns the decisions made.
    """
    made = 0
    limit = knobs[PLAYOUT]
    until = max(until, clock(s) + (limit > 0))
    while not s.over and made < limit and clock(s) < until:
        seat = lowest_seat(to_act(s))
        n = legal(s, seat, actions)
        i = playout_choice(s, spare, seat, seats, actions, n, weights, knobs, out, rng, values)
        apply(s, seat, np.int64(actions[i]))
        made += 1
    position_values(s, seats, weights, values)
    return made


# The tree


@rule
def fresh_copy(work, root, seat, seed):
    """A simulation's own record: everything the seat cannot know sampled anew, the dice too, and no scripted dice."""
    work[0] = root[0]
    s = work[0]
    s.quiet = 1
    s.script_n = 0
    s.script_at = 0
    redeal(s, seat, seed)
    seed_words(s.rng, seed, 7)
    return s


@rule
def weigh_node(s, seat, actions, n, breadth, weights, out):
    """The weights of a node's choices by the rules of thumb; of a long list the best part is left."""
    weigh_choices(s, seat, actions, n, weights, out)
    narrow(out, n, breadth)


@rule
def add_node(at, key, actions, n, nodes, edges, used, spread, out):
    """Enter a node into the table with one edge for each choice whose weight in `out` is above zero."""
    node = nodes[at]
    used[NODES_USED] += node.key == 0
    node.key = key
    node.first = used[EDGES_USED]
    node.visits = 0
    node.total = 0.0
    count = 0
    total = 0.0
    for i in range(n):
        count += out[i] > 0.0
        total += out[i]
    node.count = count
    k = used[EDGES_USED]
    for i in range(n):
        if out[i] > 0.0:
            edge = edges[k]
            edge.action = actions[i]
            edge.visits = 0
            edge.total = 0.0
            edge.prior = (1.0 - spread) * out[i] / total + spread / count
            k += 1
    used[EDGES_USED] = k


@rule
def has_room(nodes, edges, used, n):
    """Whether the table can take one more node with n edges, and a new root after it."""
    return used[NODES_USED] < nodes.shape[0] // 2 and used[EDGES_USED] + n <= edges.shape[0] - ROOT_ROOM


@rule
def enter_root(seat, actions, n, nodes, edges, used, spread, out, bits):
    """The place of the root in the table, entered with the weights in `out`; what is known of its choices is kept."""
    key = information_key(seat, actions, n, bits)
    at = find_node(nodes, key)
    node = nodes[at]
    known = node.count if node.key != 0 else 0
    first = np.int64(node.first)
    visits = node.visits
    total = node.total
    add_node(at, key, actions, n, nodes, edges, used, spread, out)
    if known == 0:
        return at
    node.visits = visits
    node.total = total
    k = np.int64(node.first)
    for old in range(first, first + known):
        while k < used[EDGES_USED] and edges[k].action < edges[old].action:
            k += 1
        if k < used[EDGES_USED] and edges[k].action == edges[old].action:
            edges[k].visits = edges[old].visits
            edges[k].total = edges[old].total
    return at


@rule
def select_edge(node, edges, explore, unseen):
    """The edge to follow: the best of mean score plus what is still to be explored (PUCT)."""
    mean = node.total / node.visits if node.visits > 0 else 0.5
    untried = max(0.0, mean - unseen)
    reach = explore * np.sqrt(node.visits + 1.0)
    best = np.int64(node.first)
    best_score = -1.0
    for k in range(node.first, node.first + node.count):
        edge = edges[k]
        value = edge.total / edge.visits if edge.visits > 0 else untried
        score = value + reach * edge.prior / (1.0 + edge.visits)
        if score > best_score:
            best_score = score
            best = np.int64(k)
    return best


@rule
def back_up(nodes, edges, path, length, values, depth, patience, seen_total, seats):
    """Credit every edge of the path with the score of the seat that chose it; far leads count a little less than near ones."""
    shrink = patience**depth
    for seat in range(seats):
        values[seat] = 0.5 + (values[seat] - 0.5) * shrink
        seen_total[seat] += values[seat]
    for i in range(length):
        value = values[path[i, 2]]
        node = nodes[path[i, 0]]
        node.visits += 1
        node.total += value
        edge = edges[path[i, 1]]
        edge.visits += 1
        edge.total += value


@rule
def simulate(s, spare, at, k, root_seat, seats, nodes, edges, used, weights, knobs, actions, out, seen, bits, path,
             values, rng):  # fmt: skip
    """One simulation by an edge of the root down the tree to a new node, and a playout from there.

    Returns the length of the path, and of path and playout together.
    """
    until = clock(s) + knobs[TURNS]
    seat = np.int64(root_seat)
    length = 0
    grown = False
    while True:
        n = go_down(s, at, k, seat, edges, path, length, actions)
        length += 1
        if n == 0 or grown or length == MAX_DEPTH:
            break
        seat = np.int64(lowest_seat(to_act(s)))
        observe(s, seat, seen)
        key = information_key(seat, actions, n, bits)
        at = find_node(nodes, key)
        if nodes[at].key == 0:
            if not has_room(nodes, edges, used, n):
                break
            weigh_node(s, seat, actions, n, INNER_BREADTH, weights, out)
            add_node(at, key, actions, n, nodes, edges, used, knobs[SPREAD], out)
            grown = True
        k = select_edge(nodes[at], edges, knobs[EXPLORE], knobs[UNSEEN])
    made = play_out(s, spare, seats, until, weights, knobs, actions, out, rng, values)
    return length, length + made


@rule
def go_down(s, at, k, seat, edges, path, length, actions):
    """Note an edge of a node in the path and make its choice; returns how many choices come next, 0 when the game is over."""
    path[length, 0] = at
    path[length, 1] = k
    path[length, 2] = seat
    apply(s, seat, np.int64(edges[k].action))
    return skip_forced(s, actions)


@rule
def skip_forced(s, actions):
    """Make the decisions that leave no choice; returns how many choices the next one has, 0 when the game is over."""
    while not s.over:
        seat = np.int64(lowest_seat(to_act(s)))
        n = legal(s, seat, actions)
        if n > 1:
            return n
        apply(s, seat, np.int64(actions[0]))
    return 0


@rule
def judge_root(root, work, seat, seats, samples, seed, nodes, edges, used, weights, knobs, actions, follow, out, seen, bits,
               values, scores):  # fmt: skip
    """Give the choices of the root their priors by a look one step ahead."""
    s = fresh_copy(work, root, seat, seed)
    n = legal(s, seat, actions)
    observe(s, seat, seen)
    weigh_node(s, seat, actions, n, BREADTH, weights, out)
    at = enter_root(seat, actions, n, nodes, edges, used, knobs[SPREAD], out, bits)
    if knobs[DOUBT] <= 0.0:
        return
    n = look_ahead(root, work, seat, seats, samples, seed, weights, actions, follow, out, values, scores)
    weigh_choices(fresh_copy(work, root, seat, seed), seat, actions, n, weights, out)
    most = out[best_weight(out, n)]
    best = 0.0
    for i in range(n):
        best = max(best, scores[i])
    total = 0.0
    for i in range(n):
        if scores[i] >= 0.0:
            scores[i] = np.exp((scores[i] - best) / knobs[DOUBT]) * (out[i] / most) ** knobs[HUNCH]
            total += scores[i]
    k = np.int64(nodes[at].first)
    for i in range(n):
        if scores[i] >= 0.0:
            edges[k].prior = (1.0 - knobs[SPREAD]) * scores[i] / total + knobs[SPREAD] / nodes[at].count
            k += 1


@rule
def grow(root, work, seat, seats, times, seed, nodes, edges, used, weights, knobs, actions, out, seen, bits, path,
         values, seen_total):  # fmt: skip
    """Run some more simulations; the same numbers of simulations with the same seed grow the same tree.

    All choices of the root are tried with the same hidden things and the same dice, so that they differ by what they do and
    not by their luck.
    """
    rng = work[0].rng
    spare = work[1:]
    s = fresh_copy(work, root, seat, seed)
    n = legal(s, seat, actions)
    observe(s, seat, seen)
    at = find_node(nodes, information_key(seat, actions, n, bits))
    for _ in range(times):
        k = select_edge(nodes[at], edges, knobs[EXPLORE], knobs[UNSEEN])
        s = fresh_copy(work, root, seat, seed + edges[k].visits * 7919)
        length, depth = simulate(
            s, spare, at, k, seat, seats, nodes, edges, used, weights, knobs, actions, out, seen, bits, path, values, rng
        )
        back_up(nodes, edges, path, length, values, depth, knobs[PATIENCE], seen_total, seats)


# One step ahead, and none


@rule
def look_ahead(root, work, seat, seats, samples, seed, weights, actions, follow, out, values, scores):
    """Score each choice by the evaluation after it, and after the rest of the turn by the rules of thumb.

    `samples` are shared out among the choices; those ruled out by the rules of thumb score -1, and equal ones stand in the
    order of their weights. Returns how many choices there are; they stand in `actions`.
    """
    s = fresh_copy(work, root, seat, seed)
    now = clock(s)
    n = legal(s, seat, actions)
    weigh_choices(s, seat, actions, n, weights, out)
    narrow(out, n, BREADTH)
    looked_at = 0
    most = out[best_weight(out, n)]
    for i in range(n):
        scores[i] = TIE_BREAK * out[i] / most if out[i] > 0.0 else -1.0
        looked_at += out[i] > 0.0
    samples = max(LEAST_SAMPLES, samples // max(1, looked_at))
    for i in range(n):
        if scores[i] < 0.0:
            continue
        for sample in range(samples):
            s = fresh_copy(work, root, seat, seed + sample * 104729)
            apply(s, seat, np.int64(actions[i]))
            finish_turn(s, now, weights, follow, out)
            position_values(s, seats, weights, values)
            scores[i] += values[seat] / samples
    return n


@rule
def finish_turn(s, now, weights, follow, out):
    """Play on until the turn is over; every seat that is asked makes the choice of the greatest weight."""
    made = 0
    while not s.over and made < MAX_FOLLOW and clock(s) <= now:
        seat = lowest_seat(to_act(s))
        n = legal(s, seat, follow)
        i = 0
        if n > 1:
            weigh_choices(s, seat, follow, n, weights, out)
            i = best_weight(out, n)
        apply(s, seat, np.int64(follow[i]))
        made += 1


@rule
def loose_choice(s, seat, actions, n, carelessness, weights, out, rng):
    """A choice by the rules of thumb; now and then any that they do not rule out."""
    total = weigh_choices(s, seat, actions, n, weights, out)
    if advance(rng) < carelessness * 4294967296.0:
        total = 0.0
        for i in range(n):
            out[i] = 1.0 if out[i] > 0.0 else 0.0
            total += out[i]
    return draw(out, n, total, rng)
