"""Self-play training, small and on the CPU; where torch is missing only what needs it is left out."""

import json

import numpy as np
import pytest

import holotable as ht
from holotable import players
from holotable.learn.mixes import training_mixes
from holotable.players import nets
from holotable.players.roster import title_of

SMALL = {"device": "cpu", "rows": 8, "steps": 4, "minibatch": 16, "width": 16, "key": 8, "league_every": 2, "rounds": 3}


@pytest.mark.parametrize("name", ht.list_games())
def test_the_words_of_every_action_tell_it_from_all_others(name):
    game = ht.get(name)
    words, table = nets.words_of_actions(game.actions)
    assert len({tuple(row) for row in table.tolist()}) == game.actions.size
    for action in (0, game.actions.size // 2, game.actions.size - 1):
        kind, args = game.actions.decode(action)
        assert [words[i] for i in table[action] if i >= 0] == [kind, *(f"{k}={v!r}" for k, v in args.items())]


@pytest.mark.parametrize("name", ht.list_games())
def test_a_game_is_trained_with_all_its_tables_and_most_with_the_usual_one(name):
    game = ht.get(name)
    mixes = training_mixes(game)
    usual = game.check_options(mixes[0])
    assert sum(game.check_options(mix) == usual for mix in mixes) >= len(mixes) / 4
    assert {len(game.seats(game.check_options(mix))) for mix in mixes} == {
        len(game.seats(game.check_options(mix))) for mix in game.option_mixes()
    }
    assert training_mixes(game, mixes[1]) == [game.check_options(mixes[1])]


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    pytest.importorskip("torch", reason="torch is not installed: pip install 'holotable[learn]'")
    from holotable.learn.run import train
    from holotable.learn.settings import Settings

    def trained(folder, **changes):
        story = []
        path = train(Settings("brick", **{**SMALL, **changes}), tmp_path_factory.mktemp(folder), story.append)
        return path, story

    return trained


def test_a_seed_gives_the_same_network(run):
    one, two, other = (np.load(run("run", seed=seed)[0]) for seed in (1, 1, 2))
    assert all((one[name] == two[name]).all() for name in one.files if name != "about")  # it tells the seconds
    assert (one["first.weight"] != other["first.weight"]).any()


def test_the_player_of_a_network_file_scores_as_the_network_does(run):
    import torch

    from holotable.learn.network import Network

    path, story = run("scores")
    assert [facts["round"] for facts in story] == [1, 2, 3]
    net = nets.load(str(path))
    network = Network(net.game, SMALL["width"], 2, SMALL["key"])
    network.load_state_dict({name: torch.from_numpy(value) for name, value in net.weights.items()})
    seen = np.random.default_rng(1).random((1, net.game.observation_size), np.float32)
    actions = np.array([0, 5, 700, net.game.actions.size - 1], np.int32)
    with torch.no_grad():
        scores, values = network(torch.from_numpy(seen), torch.from_numpy(actions)[None], torch.tensor([4]))
    own_scores, own_values = net.judge(seen[0], actions)
    assert np.allclose(scores[0].numpy(), own_scores, atol=1e-4)
    assert np.allclose(values[0].numpy(), own_values, atol=1e-4)
    table = ht.Table("brick", seed=3)
    for name in (f"net:{path}", f"net:{path}@0.5"):
        before = table.ply
        players.move(players.load(name), table, table.to_act[0], 1)
        assert table.ply > before
    assert title_of(f"net:{path}") == "network"
    with pytest.raises(ht.HolotableError, match="a temperature from 0 to 10"):
        players.load(f"net:{path}@hot")
    with pytest.raises(ht.HolotableError, match="plays brick, not endor"):
        players.move(players.load(f"net:{path}"), ht.Table("endor"), ht.Table("endor").to_act[0], 1)


def test_a_run_goes_on_from_its_folder(run, tmp_path):
    from holotable.learn.checkpoints import BadRun
    from holotable.learn.run import train
    from holotable.learn.settings import Settings

    path, _ = run("resumed")
    story = []
    train(Settings("brick", **{**SMALL, "rounds": 4}), tmp_path, story.append, resume=path.parent)
    assert [facts["round"] for facts in story] == [4]
    for past in ("past-0.npz", "past-1.npz"):
        before, after = (np.load(folder / past) for folder in (path.parent, tmp_path))
        assert all((before[name] == after[name]).all() for name in before.files if name != "about")
    with pytest.raises(BadRun, match="width 16, not 24"):
        train(Settings("brick", **{**SMALL, "width": 24}), tmp_path, story.append, resume=path.parent)
    with pytest.raises(BadRun, match="no run"):
        train(Settings("brick", **SMALL), tmp_path, story.append, resume=tmp_path / "nowhere")


def test_the_average_goes_on_where_it_was(run, tmp_path):
    import torch

    from holotable.learn.run import train
    from holotable.learn.settings import Settings

    how = {**SMALL, "average": 0.99, "rate": 0.01}
    path, _ = run("averaged", **how)
    train(Settings("brick", **how), tmp_path, lambda facts: None, resume=path.parent)  # no round is left to play
    before, after = (nets.load(str(file)).weights["first.weight"] for file in (path, tmp_path / "network.npz"))
    raw = torch.load(path.parent / "state.pt", weights_only=True)["network"]["first.weight"].float().numpy()
    assert np.abs(after - before).max() < 0.2 * np.abs(raw - before).max()


def test_the_rates_of_a_resumed_run_go_on_where_they_were():
    pytest.importorskip("torch", reason="torch is not installed: pip install 'holotable[learn]'")
    from holotable.learn.run import _share
    from holotable.learn.settings import Settings

    ten = Settings("brick", minutes=10.0)
    assert [_share(ten, 0, seconds, 0.0) for seconds in (0.0, 300.0, 600.0)] == [0.0, 0.5, 1.0]
    assert [_share(ten, 0, seconds, 600.0) for seconds in (0.0, 300.0, 600.0)] == [0.5, 0.75, 1.0]
    assert _share(Settings("brick", rounds=4), 3, 0.0, 600.0) == 0.75


def test_at_first_a_teacher_is_imitated(run):
    path, story = run("taught", teacher="officer", teach_share=0.6, lessons=16, careless=0.5)
    assert ["agreed" in facts for facts in story] == [True, True, False]
    assert all(0.0 <= facts["agreed"] <= 1.0 for facts in story[:2])
    again, _ = run("taught again", teacher="officer", teach_share=0.6, lessons=16, careless=0.5)
    one, two = np.load(path), np.load(again)
    assert all((one[name] == two[name]).all() for name in one.files if name != "about")


def test_a_wrong_network_file_is_refused_in_one_sentence(tmp_path):
    with pytest.raises(ht.HolotableError, match="no network file"):
        players.load(f"net:{tmp_path / 'missing.npz'}")
    (tmp_path / "text.npz").write_text("no network")
    with pytest.raises(ht.HolotableError, match="is no network file"):
        players.load(f"net:{tmp_path / 'text.npz'}")
    told = nets.about(ht.get("brick")) | {"words": ["fly"]}
    np.savez(tmp_path / "old.npz", about=np.array(json.dumps(told)))
    with pytest.raises(ht.HolotableError, match="train it anew"):
        players.load(f"net:{tmp_path / 'old.npz'}")


def test_the_pace_is_measured(monkeypatch):
    pytest.importorskip("torch", reason="torch is not installed: pip install 'holotable[learn]'")
    from holotable.learn import pace
    from holotable.learn.settings import Settings

    monkeypatch.setattr(pace, "SECONDS", 0.01)
    found = pace.rates(Settings("brick", **SMALL))
    assert list(found) == ["step", "network", "training"]
    assert min(found.values()) > 0


def test_the_story_of_a_run_is_told_and_drawn(tmp_path, capsys):
    pytest.importorskip("torch", reason="torch is not installed: pip install 'holotable[learn]'")
    from holotable.learn import plots
    from holotable.learn.command import Teller

    facts = {"seconds": 3.0, "decisions": 5, "games": 1, "round": 1, "share": 0.1, "rate": 2e6, "value_loss": 0.1}
    found = {"foe": "officer", "games": 8, "points": 0.75, "low": 0.4, "high": 0.9, "by_seat": [0.5, None]}
    with Teller(tmp_path) as teller:
        teller.hear({**facts, "entropy": 1.0})
        teller.tell_strength({"seconds": 3.0, "decisions": 5, "strength": found})
    told = capsys.readouterr().out
    assert "2.00 M/s" in told
    assert "against officer: 75.0% of 8 games (40.0% to 90.0%), by seat 50%, none" in told
    looks = plots.looks_of(tmp_path / "story.jsonl")
    assert looks == {"officer": [(3.0, 0.75, 0.4, 0.9)]}
    assert "against officer" in (tmp_path / "curve.svg").read_text()


def test_without_torch_one_sentence_says_so(monkeypatch, capsys, tmp_path):
    import importlib.util

    from holotable import cli

    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert cli.main(["learn", "brick", "--out", str(tmp_path)]) != 0
    assert "pip install 'holotable[learn]'" in capsys.readouterr().err


def test_the_guide_of_a_whole_game_adds_up_to_what_was_expected_at_its_start():
    torch = pytest.importorskip("torch", reason="torch is not installed: pip install 'holotable[learn]'")
    from holotable.learn.environment import Environment

    env = Environment("brick", 4, [{"turn_limit": 6}], 1, 0, "cpu")
    expected = first = env.expected().clone()
    total = torch.zeros_like(first)
    over = torch.zeros(4, dtype=torch.bool)
    while not over.all():
        env.step(env.lists[:, 0])
        before, expected = expected, env.expected().clone()
        step = torch.where(env.done[:, None], 0.0, expected) - before
        total += torch.where(over[:, None], 0.0, step)
        over |= env.done
    assert torch.allclose(total, -first, atol=1e-5)
    assert (first.sum(1).abs() < 1e-5).all()


def test_what_is_saved_is_an_average_that_follows_the_network(run):
    fast, slow = (nets.load(str(run("average", average=share)[0])).weights["first.weight"] for share in (0.0, 0.999))
    assert np.abs(fast - slow).max() > 1e-4
