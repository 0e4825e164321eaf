"""The frameworks' own conformance tests, for every game."""

import copy
import warnings

import numpy as np
import pytest
from machine import needs

import holotable as ht

GAMES = ht.list_games()
COMPILED = [pytest.param(name, marks=() if name == "brick" else pytest.mark.slow) for name in GAMES]
"""Where a test needs a game's compiled steps, every day it is one game."""


def quick(name):
    """Options of a game that soon ends."""
    game = ht.get(name)
    mix = game.option_mixes()[0]
    return mix | {option.name: min(2, mix.get("turn_limit", 2)) for option in game.options if option.name == "turn_limit"}


@needs("pettingzoo")
class TestPettingZoo:
    @pytest.mark.parametrize("name", GAMES)
    def test_api(self, name):
        from pettingzoo.test import api_test

        from holotable.research.pettingzoo import env

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            api_test(env(name, **quick(name)), num_cycles=200)

    @pytest.mark.parametrize("name", GAMES)
    def test_seeds(self, name):
        from pettingzoo.test import seed_test

        from holotable.research.pettingzoo import env

        seed_test(lambda: env(name), num_cycles=40)

    @pytest.mark.parametrize("name", GAMES)
    def test_rendering(self, name):
        from pettingzoo.test import render_test

        from holotable.research.pettingzoo import env

        boards = []
        render_test(
            lambda render_mode: env(name, render_mode=render_mode), {"ansi": lambda board: boards.append(board) or True}
        )
        assert all(board.strip() for board in boards)
        assert len(set(boards)) > 1

    def test_a_copy_goes_its_own_way(self):
        from holotable.research.pettingzoo import GameEnv

        env = GameEnv("brick")
        env.reset(seed=3)
        twin = copy.deepcopy(env)
        before = env.record.tobytes()
        twin.step(int(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[0]))
        assert env.record.tobytes() == before
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        assert env.record.tobytes() == twin.record.tobytes()
        assert "[" in env.render()
        assert env.table().to_act == (env.agent_selection,)

    def test_an_illegal_action_loses(self):
        from holotable.research.pettingzoo import GameEnv

        env = GameEnv("brick")
        env.reset(seed=3)
        loser = env.agent_selection
        env.step(env.game.actions.base("deploy"))
        assert env.rewards[loser] == -1.0
        assert all(env.terminations.values())


@needs("gymnasium")
class TestGymnasium:
    @pytest.mark.parametrize("name", COMPILED)
    def test_one_seat_passes_its_checker(self, name):
        import gymnasium
        from gymnasium.utils.env_checker import check_env

        import holotable.research.gymnasium  # noqa: F401

        env = gymnasium.make(f"holotable/{name}-v0", **quick(name))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            check_env(env.unwrapped, skip_render_check=True)

    @pytest.mark.parametrize("opponent", ["random", "cadet", "commander@2"])
    def test_a_whole_game_against_a_player_of_the_house(self, opponent):
        from holotable.research.gymnasium import OneSeat

        env = OneSeat("brick", seat="rebels", opponent=opponent, turn_limit=12)
        _, info = env.reset(seed=4)
        done, reward = False, None
        while not done:
            assert (env.action_masks() == info["action_mask"]).all()
            assert env._batch.seats[0] == env.seat
            _, reward, done, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        assert reward in (-1.0, 0.0, 1.0)
        with pytest.raises(ht.IllegalChoice, match="over"):
            env.step(0)
        with pytest.raises(ht.BadOption, match="its seats are"):
            OneSeat("brick", seat="jawas")
        assert isinstance(env.render(), str)

    def test_an_illegal_action_loses(self):
        from holotable.research.gymnasium import OneSeat

        env = OneSeat("brick")
        _, info = env.reset(seed=1)
        _, reward, done, truncated, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
        assert (reward, done, truncated, info["illegal"]) == (-1.0, True, False, True)
        with pytest.raises(ht.IllegalChoice, match="reset it first"):
            env.step(0)

    @pytest.mark.parametrize("name", COMPILED)
    @pytest.mark.parametrize("opponent", ["random", "self"])
    def test_a_vector_of_games(self, name, opponent):
        from gymnasium.vector import AutoresetMode

        from holotable.research.gymnasium import Games

        def play(seed):
            games = Games(name, 8, opponent=opponent, **quick(name))
            assert games.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
            seen, info = games.reset(seed=seed)
            assert games.observation_space.contains(seen)
            trace, rng = [seen], np.random.default_rng(seed)
            for _ in range(200):
                actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
                assert games.action_space.contains(actions)
                assert (info["legal_count"] == info["action_mask"].sum(1)).all()
                seats = info["seat"]
                seen, rewards, done, truncated, info = games.step(actions)
                assert games.observation_space.contains(seen)
                assert not truncated.any()
                assert not info["rewards"][~done].any()
                assert np.allclose(info["rewards"].sum(1), 0.0)
                assert (rewards == info["rewards"][np.arange(8), seats]).all()
                if opponent == "random":
                    assert (info["seat"] == 0).all()
                trace += [seen, rewards]
            games.close()
            return b"".join(part.tobytes() for part in trace)

        first = play(5)
        assert first == play(5)
        assert first != play(6)

    def test_the_end_of_a_game_stands_in_the_info_for_winners_and_losers(self):
        from holotable.research.gymnasium import Games

        games = Games("brick", 4, opponent="self", turn_limit=3)
        _, info = games.reset(seed=2)
        ends = 0
        for _ in range(300):
            deciding = info["seat"]
            _, _, done, _, info = games.step(games.batch.random_actions())
            assert ("final_obs" in info) == done.any()
            for row in np.flatnonzero(done):
                ends += 1
                assert info["_final_obs"][row]
                assert info["final_info"]["seat"][row] == deciding[row]
                assert np.isfinite(info["final_obs"][row]).all()
                assert info["final_obs"][row].any()
                assert sorted(info["rewards"][row]) in ([-1.0, 1.0], [0.0, 0.0])
                assert (info["final_info"]["rewards"][row] == info["rewards"][row]).all()
        assert ends > 4


@needs("stable_baselines3")
@pytest.mark.parametrize("name", COMPILED)
def test_one_seat_passes_the_checker_of_stable_baselines(name):
    from stable_baselines3.common.env_checker import check_env

    from holotable.research.gymnasium import OneSeat

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(OneSeat(name, **quick(name)))


COLUMN = [f"a{row}-a{row + 1}" for row in range(1, 7)]
BASES = [f"{a}{row}-{b}{row}" for row in (1, 7) for a, b in ("ab", "bc", "cd")]
SMALL = {"layout": {"links": COLUMN + BASES, "closed": []}, "turn_limit": 1}


def small_game():
    import pyspiel

    from holotable.research.open_spiel import parameters

    return pyspiel.load_game("holotable_brick", {"outcomes": 6, **parameters("brick", **SMALL)})


@needs("pyspiel")
class TestOpenSpiel:
    @pytest.mark.parametrize("name", GAMES)
    def test_random_simulation(self, name):
        import pyspiel

        import holotable.research.open_spiel as adapter

        assert name in adapter.GAMES
        game = pyspiel.load_game(f"holotable_{name}", adapter.parameters(name, **quick(name)))
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)

    def test_options_are_parameters(self):
        import pyspiel

        from holotable.research.open_spiel import parameters

        layout = {"links": COLUMN + BASES, "closed": []}
        game = pyspiel.load_game("holotable_brick", parameters("brick", layout=layout, heroes=True))
        assert '"heroes": true' in str(game.new_initial_state())
        assert f'"{COLUMN[0]}"' in str(game.new_initial_state())
        with pytest.raises(ht.BadOption):
            parameters("brick", moon=True)

    def test_a_die_is_spread_evenly_over_the_outcomes(self):
        from holotable.core.dice import below
        from holotable.research.open_spiel import spread_dice

        rng = np.array([5, 6, 7, 8], np.uint32)
        faces = []
        for outcome in range(12):
            twin = rng.copy()
            spread_dice(twin, outcome, 12)
            faces.append(int(below(twin, 6)))
        assert sorted(faces) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]

    def test_what_is_seen_does_not_tell_what_is_hidden(self):
        import pyspiel

        import holotable.research.open_spiel  # noqa: F401

        game = pyspiel.load_game("holotable_brick", {"secret_deployment": True})
        one, two = game.new_initial_state(), game.new_initial_state()
        first, other = one.legal_actions()[:2]
        one.apply_action(first)
        two.apply_action(other)
        assert one.information_state_string(0) != two.information_state_string(0)
        assert one.information_state_string(1) == two.information_state_string(1)
        assert one.observation_tensor(1) == two.observation_tensor(1)

    def test_the_core_of_open_spiel_sees_what_a_seat_remembers(self):
        import pyspiel
        from open_spiel.python.observation import make_observation

        import holotable.research.open_spiel  # noqa: F401

        game = pyspiel.load_game("holotable_brick", {"outcomes": 6})
        state = game.new_initial_state()
        for _ in range(6):
            state.apply_action(state.legal_actions()[0] if not state.is_chance_node() else 1)
        recalling = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
        forgetful = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False))
        for seat in range(2):
            remembered = state.information_state_string(seat)
            assert remembered
            assert pyspiel.State.information_state_string(state, seat) == remembered
            assert recalling.string_from(state, seat) == remembered
            assert forgetful.string_from(state, seat) == state.observation_string(seat)

    def test_a_state_is_dealt_anew_for_all_that_a_seat_knows(self):
        import pyspiel

        import holotable.research.open_spiel  # noqa: F401

        game = pyspiel.load_game("holotable_endor", {"round_limit": 3, "outcomes": 6})
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(2)
        state.apply_action(state.legal_actions()[0])
        seat = 1 - state.current_player()
        twins = [state.resample_from_infostate(seat, lambda luck=luck: luck) for luck in (0.1, 0.5, 0.9)]
        for twin in twins:
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.observation_tensor(seat) == state.observation_tensor(seat)
            assert twin.current_player() == state.current_player()
        assert len({twin.information_state_string(1 - seat) for twin in twins}) > 1

    @pytest.mark.parametrize("name", GAMES)
    def test_its_search_over_information_sets_runs(self, name):
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        import holotable.research.open_spiel as adapter

        game = pyspiel.load_game(f"holotable_{name}", {**adapter.parameters(name, **quick(name)), "outcomes": 6})
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(1)
        rng = np.random.RandomState(1)
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 3, random_state=rng)
        assert bot.step(state) in state.legal_actions()

    def test_its_tree_search_runs(self):
        import pyspiel
        from open_spiel.python.algorithms import mcts

        import holotable.research.open_spiel  # noqa: F401

        game = pyspiel.load_game("holotable_brick", {"turn_limit": 6, "outcomes": 6})
        rng = np.random.RandomState(1)
        bot = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        state = game.new_initial_state()
        assert bot.step(state) in state.legal_actions()

    def test_its_counterfactual_regret_minimisation_and_exploitability_run(self):
        import pyspiel
        from open_spiel.python.algorithms import cfr, exploitability

        game = small_game()
        solver = cfr.CFRSolver(game)
        solver.evaluate_and_update_policy()
        core = pyspiel.CFRSolver(game)
        core.evaluate_and_update_policy()
        found = pyspiel.exploitability(game, core.average_policy())
        assert 0.0 <= found <= 1.0
        assert exploitability.exploitability(game, solver.average_policy()) == pytest.approx(found)

    @pytest.mark.parametrize("solver", ["external_sampling_mccfr", "outcome_sampling_mccfr"])
    def test_its_regret_minimisation_runs(self, solver):
        import importlib

        module = importlib.import_module(f"open_spiel.python.algorithms.{solver}")
        game = small_game()
        make = module.ExternalSamplingSolver if "external" in solver else module.OutcomeSamplingSolver
        cfr = make(game)
        for _ in range(2):
            cfr.iteration()
        state = game.new_initial_state()
        chances = cfr.average_policy().action_probabilities(state, state.current_player())
        assert sum(chances.values()) == pytest.approx(1.0)
