"""How the players of the house think inside compiled steps; loaded once for each game (`jit.load_for_game`)."""

from typing import TYPE_CHECKING

from holotable.core.dice import advance, below
from holotable.core.jit import rule
from holotable.players.layers import judge

if TYPE_CHECKING:
    from holotable.core.game_globals import CARELESS, OFFICER_SAMPLES, best_weight, imagine, look_ahead, loose_choice, observe

OUTSIDE, RANDOM, CADET, OFFICER, NET = range(5)
"""Who holds a seat: somebody outside, or which player of the house."""


@rule
def at_random(s, row, seat, seats, n, house, place, shown):
    """A choice at random: the place in the legal list of n."""
    return below(house.policies[row], n)


@rule
def by_holder(s, row, seat, seats, n, house, place, shown):
    """The choice of whoever holds the seat: the place in its legal list of n. Room number `place` is free to work in."""
    holder = house.holders[row, seat]
    if holder == RANDOM:
        return at_random(s, row, seat, seats, n, house, place, shown)
    actions = shown.lists[row]
    if holder == NET:
        scores = house.net_scores[place]
        observe(s, seat, house.seen[place])
        judge(house.net, house.seen[place], actions, n, house.layers[place], scores, house.net_values[place])
        return best_weight(scores, n)
    policy = house.policies[row]
    luck = advance(policy)
    work = house.work[place]
    if holder == CADET:
        work[0] = s
        imagine(work[0], seat, luck)
        return loose_choice(work[0], seat, actions, n, CARELESS, house.weights[CADET], house.out[place], policy)
    root = house.root[place]
    root[0] = s
    look_ahead(
        root, work, seat, seats, OFFICER_SAMPLES, luck, house.weights[OFFICER], house.actions[place], house.follow[place],
        house.out[place], house.values[place], house.scores[place],
    )  # fmt: skip
    return best_weight(house.scores[place], n)
