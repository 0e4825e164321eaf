"""The page about research says what is so: layouts, action spaces and examples."""

import doctest
from pathlib import Path

import numpy as np
import pytest

import holotable as ht
from holotable.research import Planes, batch, layouts

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


@pytest.mark.parametrize("name", ht.list_games())
def test_every_column_of_an_observation_has_a_label_of_its_own(name):
    layout = ht.get(name).observation
    assert len(set(layout.labels)) == len(layout.labels) == layout.size


def test_labels_say_what_the_rules_write():
    table = ht.Table("brick", seed=7)
    out = np.zeros(table.game.observation_size, np.float32)
    table.game.observe(table.record, 0, out)
    standing = {label for label, number in zip(table.game.observation.labels, out, strict=True) if number}
    units = table.view("empire")["units"]
    assert {f"unit_at[{name},{unit['at']}]" for name, unit in units.items()} <= standing
    assert "my_side[rebels]" not in standing


@pytest.mark.parametrize("name", [name for name in ht.list_games() if ht.get(name).grid])
def test_planes_hold_every_number_once_and_each_where_it_lies(name):
    game, planes = ht.get(name), Planes(name)
    out = np.arange(1, 1 + game.observation_size, dtype=np.float32)
    pictures, rest = planes(out)
    assert pictures.shape == (1, *planes.shape)
    paired = [column for pair in game.grid.pairs for part in pair for column in out[game.observation.columns(part)]]
    shown = [*pictures[:, : len(planes.index)].ravel(), *rest.ravel(), *paired]
    assert sorted(number for number in shown if number) == out.tolist()
    for name_of_plane, index in zip(planes.names, planes.index, strict=False):
        part = name_of_plane.split("[")[0]
        for place, row, column in zip(game.grid.places, game.grid.rows, game.grid.columns, strict=True):
            label = game.observation.labels[index[row, column]]
            assert label.startswith(part)
            assert place in label


def test_planes_show_units_where_they_stand():
    table = ht.Table("command", {"scenario": 1}, seed=3)
    game, planes = table.game, Planes("command")
    out = np.zeros(game.observation_size, np.float32)
    game.observe(table.record, 0, out)
    pictures, _ = planes(out)
    first = planes.names.index("at[troopers-1]")
    for unit, h in enumerate(table.record["at"]):
        seen = np.argwhere(pictures[0, first + unit])
        assert seen.tolist() == ([[game.grid.rows[h], game.grid.columns[h]]] if h >= 0 else [])


def test_planes_of_a_game_without_a_grid_are_refused():
    with pytest.raises(ht.BadOption, match="endor lie on no grid"):
        Planes("endor")
    with pytest.raises(ht.BadOption, match="583 numbers, not 3"):
        Planes("brick")(np.zeros(3, np.float32))


COUNTS = [
    ("brick", "unit_troops", "troops", 4),
    ("brick", "actions_left", "actions_left", 2),
    ("trilogy", "forces", "forces", 10),
    ("trilogy", "ships", "ships", 3),
    ("trilogy", "to_place", "to_place", 10),
    ("trilogy", "force", "force", 3),
    ("trilogy", "death_star_roll", "star_roll", 6),
    ("trilogy", "markers_left", "stack_n", 6),
    ("trilogy", "dice", "dice", 3),
    ("trilogy", "defence", "defence", 2),
    ("trilogy", "escort", "escort", 3),
    ("trilogy", "attack_roll", "attack_roll", 8),
    ("trilogy", "defend_roll", "defend_roll", 8),
    ("blizzard", "points", "points", 7),
    ("blizzard", "exits", "exits", (3, 5)),
    ("blizzard", "losses", "losses", 3),
    ("blizzard", "hexes_left", "hexes_left", 3),
    ("endor", "ships", "ships", 5),
    ("endor", "dice", "dice", 5),
]
"""A part of an observation, the field of the record that it counts, and what the count is divided by."""


@pytest.mark.parametrize(("name", "part", "field", "scale"), COUNTS)
def test_a_count_is_scaled(name, part, field, scale):
    game = ht.get(name)
    s = game.fresh()
    counts = np.asarray(s[field])
    counts = (1 + np.arange(counts.size) % 3).reshape(counts.shape)
    s[field] = counts
    out = np.zeros(game.observation_size, np.float32)
    game.observe(s, 0, out)
    shown = out[game.observation.columns(part)]
    assert shown == pytest.approx(np.ravel(counts / np.asarray(scale))[: len(shown)])


@pytest.mark.parametrize(
    ("name", "part", "now", "most"),
    [("brick", "turns_left", "turn", "turn_limit"), ("endor", "rounds_left", "round_no", "round_limit")],
)
def test_how_much_is_left_is_a_share_of_all(name, part, now, most):
    game = ht.get(name)
    s = game.fresh()
    s[now], s[most] = 3, 12
    out = np.zeros(game.observation_size, np.float32)
    game.observe(s, 0, out)
    assert out[game.observation.columns(part)] == pytest.approx([0.75])


def test_the_figures_of_a_unit_are_shown_as_a_share_of_all_it_began_with():
    game = ht.get("command")
    s = game.fresh({"scenario": 1}, 1)
    full = np.array(s["figures"])
    out = np.zeros(game.observation_size, np.float32)
    s.figures[np.flatnonzero(full > 1)[0]] -= 1
    game.observe(s, 0, out)
    figures = out[game.observation.columns("own_figures")] + out[game.observation.columns("enemy_figures")]
    placed = [unit for unit in range(len(full)) if full[unit] and s.at[unit] >= 0]
    assert len(placed) > 5
    for unit in placed:
        assert figures[s.at[unit]] == pytest.approx(s.figures[unit] / full[unit])


def test_the_examples_do_what_they_say():
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 3
    assert failed == 0
    assert doctest.testmod(batch).failed == 0
    failed, tried = doctest.testfile(str(PAGE.with_name("first-agent.md")), module_relative=False)
    assert (failed, tried > 2) == (0, True)
