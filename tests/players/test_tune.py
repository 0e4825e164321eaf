"""Tuning: reproducible, and it keeps what wins."""

import json

import pytest

from holotable.lab import tune
from holotable.players import knowledge


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
    monkeypatch.setattr(knowledge, "weights_file", lambda game: path)
    tune.write("brick", knowledge.of("brick").changed({"fire": 0.75}))
    written = json.loads(path.read_text())
    assert written["weights"]["fire"] == 0.75
    assert written["levels"] == {"admiral": {"turns": 9}}


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
