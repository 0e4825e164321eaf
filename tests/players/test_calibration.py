"""How playouts foretell: the surprise is a surprise, positions keep their game's result, and a seed gives the same."""

import numpy as np
import pytest

from holotable.lab import calibration
from holotable.players import heuristics


def test_surprise_is_one_bit_for_even_chances_and_less_for_the_truth():
    results = np.array([[1.0, 0.0], [0.0, 1.0]])
    assert calibration.surprise(np.full((2, 2), 0.5), results, 1.0) == pytest.approx(1.0)
    knowing = np.array([[0.8, 0.2], [0.2, 0.8]])
    assert calibration.surprise(knowing, results, 1.0) == pytest.approx(-np.log2(0.8))
    assert calibration.surprise(knowing, results, 3.0) < calibration.surprise(knowing, results, 1.0)


def test_positions_of_a_game_keep_its_result_and_the_seed_gives_the_same():
    known = heuristics.of("brick")
    first, second = (calibration.positions("brick", {}, "cadet", known, 3) for _ in range(2))
    assert len(first) > 1
    assert len({position.results for position in first}) == 1
    assert sum(first[0].results) == 1.0
    assert [position.record.tobytes() for position in first] == [position.record.tobytes() for position in second]
    assert not any(position.record.over for position in first)


def test_playouts_foretell_who_won_and_not_who_lost():
    known = heuristics.of("brick")
    seen = [position for seed in range(12) for position in calibration.positions("brick", {}, "officer", known, seed)]
    turned = [calibration.Position(position.record, position.seat, position.results[::-1]) for position in seen]
    assert calibration.judge("brick", known, seen, 20).bits < 0.9
    assert calibration.judge("brick", known, turned, 20).bits > 1.0
