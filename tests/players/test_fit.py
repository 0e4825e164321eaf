"""Fitting: the slopes are the evaluation's own, the fit finds what foretells results, and a seed gives the same."""

import math

import numpy as np
import pytest

import holotable as ht
from holotable.lab import calibration, fit
from holotable.players import heuristics


def test_slopes_and_rest_make_up_the_evaluation():
    known = heuristics.of("brick")
    s = ht.Table("brick", seed=1).record
    slopes, rest = fit.look(known, s, 0)
    chance = known.functions.evaluate(s, 0, known.weights)
    assert rest + slopes @ known.weights == pytest.approx(math.log(chance / (1 - chance)), abs=1e-6)


def test_the_fit_finds_the_weight_that_foretells_results():
    known = heuristics.of("brick").changed({"unit": 0.0, "hero": 0.25})
    rng = np.random.default_rng(1)
    samples = []
    for _ in range(4000):
        slopes = np.zeros(len(known.weights))
        slopes[known.names.index("unit")] = rng.normal()
        won = rng.random() < 1 / (1 + math.exp(-2.0 * slopes.sum()))
        samples.append(fit.Sample(slopes, 0.0, float(won)))
    found = fit.fitted(known, samples, pull=0.001)
    assert found.weights[known.names.index("unit")] == pytest.approx(2.0, abs=0.2)
    assert found.weights[known.names.index("hero")] == 0.25
    assert fit.surprise(found, samples) < fit.surprise(known, samples)


def test_the_same_seed_gives_the_same_samples():
    known = heuristics.of("brick")
    first, second = (fit.game_samples("brick", {}, "cadet", known, 3) for _ in range(2))
    assert len(first) > 5
    assert [sample.result for sample in first] == [sample.result for sample in second]
    assert all(np.array_equal(a.slopes, b.slopes) for a, b in zip(first, second, strict=True))


@pytest.mark.parametrize("module", [fit, calibration])
def test_the_admiral_plays_with_its_own_settings(module, monkeypatch):
    class Seen(Exception):
        pass

    def self_play(game, options, player, known, seed):
        assert (known.knobs == heuristics.of("brick", "admiral").knobs).all()
        raise Seen

    monkeypatch.setattr(module, "self_play", self_play)
    monkeypatch.setattr("sys.argv", [module.__name__, "brick", "--player", "admiral@9", "--games", "1"])
    with pytest.raises(Seen):
        module.main()


def test_the_fit_is_written_for_the_level_that_played(monkeypatch):
    written = []
    monkeypatch.setattr(fit, "write", lambda game, known, level: written.append((game, level)))
    monkeypatch.setattr("sys.argv", ["fit", "brick", "--player", "cadet", "--games", "1", "--write"])
    fit.main()
    assert written == [("brick", "cadet")]


def test_every_seat_of_three_speaks_for_itself():
    known = heuristics.of("trilogy")
    samples = fit.game_samples("trilogy", {"turn_limit": 4}, "cadet", known, 3)
    assert len(samples) % 3 == 0
    assert {sum(sample.result for sample in samples[i : i + 3]) for i in range(0, len(samples), 3)} == {1.0}
    first, second, third = samples[-3:]
    assert not np.array_equal(first.slopes, second.slopes)
    assert not np.array_equal(second.slopes, third.slopes)
