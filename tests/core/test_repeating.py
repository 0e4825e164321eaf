"""A choice repeated until it is decided: which choices may be, and what is said of the others."""

import pytest

import holotable as ht
from holotable.core import repeating


def test_a_game_without_repetitions_refuses_them_in_a_sentence():
    table = ht.Table("brick", seed=1)
    choice = table.choices()[0]
    assert not repeating.repeats(table.game, choice)
    with pytest.raises(ht.IllegalChoice, match=r"^move\(.*\) is not repeated\.$"):
        repeating.begin(table, choice, 1)
    assert table.ply == 0


def test_nothing_goes_on_where_nothing_is_under_way():
    assert repeating.go_on(ht.Table("brick", seed=1), None) is None
