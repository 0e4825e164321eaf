"""OpenSpiel's search over information sets plays a game of ours against chance, unchanged.

pip install 'holotable[research]'
python docs/examples/open_spiel_search.py endor --games 4 --simulations 50
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import holotable.research.open_spiel as adapter


def play(game, searching, simulations, seed):
    """One game in which one seat searches and the others choose at random; returns what each seat gets, from -1 to 1."""
    rng = np.random.RandomState(seed)
    search = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, simulations, random_state=rng)
    chance = {seat: uniform_random.UniformRandomBot(seat, rng) for seat in range(game.num_players())}
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():  # dice: one of so many futures, each as likely
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=likely))
            continue
        seat = state.current_player()
        state.apply_action((search if seat == searching else chance[seat]).step(state))
    return state.returns()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50)
    args = parser.parse_args()
    game = pyspiel.load_game(f"holotable_{args.game}", adapter.parameters(args.game) | {"outcomes": 6})
    for number in range(args.games):
        seat = number % game.num_players()
        print(f"game {number + 1}, seat {seat} searches: {play(game, seat, args.simulations, number)[seat]:+.1f}")
