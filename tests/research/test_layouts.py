"""The page about research says what is so: layouts, action spaces and examples."""

import doctest
from pathlib import Path

import numpy as np
import pytest

import holotable as ht
from holotable.research import batch, layouts

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_page_shows_the_layouts_as_they_are():
    text = PAGE.read_text(encoding="utf-8")
    assert layouts.fill(text) == text, "run: python -m holotable.research.layouts docs/research.md"


@pytest.mark.parametrize("name", ht.list_games())
def test_an_observation_is_as_long_as_its_layout(name):
    game = ht.get(name)
    out = np.full(game.observation_size, np.nan, np.float32)
    game.observe(game.fresh(), 0, out)
    assert np.isfinite(out).all()


def test_the_examples_do_what_they_say():
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 3
    assert failed == 0
    assert doctest.testmod(batch).failed == 0
