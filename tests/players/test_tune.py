"""Tuning: reproducible, and it keeps what wins."""

import json

import pytest

import holotable as ht
from holotable.lab import tune
from holotable.players import heuristics


def test_the_same_seed_tries_the_same_changes():
    def trials():
        told = []
        tune.tune("brick", "officer", 2, 8, 5, tell=told.append, names=("reach", "fire"))
        return told

    first = trials()
    assert [trial.name for trial in first] == ["reach", "fire"]
    assert first == trials()


def test_a_bad_change_is_dropped_and_a_good_one_kept(monkeypatch):
    shares = iter([0.4, 0.9])
    monkeypatch.setattr(tune, "match", lambda *args: next(shares))
    told = []
    known = tune.tune("brick", "officer", 2, 100, 1, names=("reach",), tell=told.append)
    assert [trial.kept for trial in told] == [False, True]
    assert known.weights[known.names.index("reach")] == pytest.approx(told[1].after)


def test_the_weights_are_written_as_data(tmp_path, monkeypatch):
    path = tmp_path / "weights.json"
    path.write_text(json.dumps({"search": {}, "levels": {"admiral": {"turns": 9}}, "weights": {}}))
    monkeypatch.setattr(heuristics, "weights_file", lambda game: path)
    tune.write("brick", heuristics.of("brick").changed({"fire": 0.75}), "officer")
    assert json.loads(path.read_text()) == {"search": {}, "levels": {"admiral": {"turns": 9}}, "weights": {"fire": 0.75}}


def test_what_a_level_has_of_its_own_is_written_there(tmp_path, monkeypatch):
    before = heuristics.read(ht.get("trilogy"))
    path = tmp_path / "weights.json"
    path.write_text(json.dumps(before))
    monkeypatch.setattr(heuristics, "weights_file", lambda game: path)
    changes = {"hunch": 3.0, "pinned": 1.5, "unseen": 0.2, "force": 2.5}
    tune.write("trilogy", heuristics.of("trilogy", "admiral").changed(changes), "admiral")
    before["levels"]["admiral"].update(hunch=3.0, pinned=1.5)
    before["search"]["unseen"] = 0.2
    before["weights"]["force"] = 2.5
    assert json.loads(path.read_text()) == before


@pytest.mark.parametrize("game", ht.list_games())
def test_the_data_stands_as_it_is_written(game):
    game = ht.get(game)
    assert tune.as_text(heuristics.read(game)) == heuristics.weights_file(game).read_text()


def values_tried(monkeypatch, name, before):
    """All values that a tuning tries for one name, beginning with one."""
    known = heuristics.of("brick").changed({name: before})
    monkeypatch.setattr(heuristics, "of", lambda game, level="": known)
    monkeypatch.setattr(tune, "match", lambda *args: 0.0)
    told = []
    tune.tune("brick", "commander@9", 60, 1, 1, names=(name,), tell=told.append)
    assert all(trial.before != trial.after for trial in told)
    return {trial.after for trial in told}


@pytest.mark.parametrize(
    ("name", "before", "tried"),
    [
        ("unit", 0.0, {-0.1, 0.1}),
        ("unit", -1.0, {-0.5, -0.7, -1.4, -2.0}),
        ("hunch", 0.0, {0.1}),
        ("greed", 1.0, {0.5, 0.7, 1.4, 2.0}),
        ("tries", 1.0, {2.0}),
        ("turns", 3.0, {2.0, 4.0, 6.0}),
        ("spread", 1.0, {0.5, 0.7}),
        ("patience", 0.2, {0.6, 0.44, 0.0}),
        ("patience", 1.0, set()),
    ],
)
def test_every_change_that_is_played_changes_something(name, before, tried, monkeypatch):
    assert values_tried(monkeypatch, name, before) == tried


def test_the_admiral_is_tuned_from_its_own_settings(monkeypatch):
    own = heuristics.of("brick", "admiral")
    assert (own.knobs != heuristics.of("brick").knobs).any()
    met = []
    monkeypatch.setattr(tune, "match", lambda game, mixes, new, old, *rest: met.append((new, old)) or 0.0)
    tune.tune("brick", "admiral@9", 1, 1, 1, names=("fire",))
    ((new, old),) = met
    assert (old.known.knobs == own.knobs).all()
    assert (new.known.knobs == own.knobs).all()


@pytest.mark.parametrize(("options", "seats"), [({}, 2), ({"players": 3}, 3)])
def test_every_deal_is_played_twice_with_the_seats_changed(options, seats, monkeypatch):
    asked = []

    def score(table, new, old, place):
        held = tuple(tune._holds(seat, place, seats) for seat in range(seats))
        asked.append((table.seed, held))
        return 0.5

    monkeypatch.setattr(tune, "_score", score)
    tune.match("trilogy" if options else "brick", [options], None, None, 6, 1)
    for first, second in zip(asked[::2], asked[1::2], strict=True):
        assert first[0] == second[0]
        assert all(mine != theirs for mine, theirs in zip(first[1], second[1], strict=True))


def test_one_change_can_be_tried_alone():
    careless = {"advance": 0.0, "attack": 0.0, "unit": -1.0, "figure": -1.0}
    share = tune.try_out("brick", "officer", careless, 12, 1)
    assert share < 0.3
