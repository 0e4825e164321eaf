"""A table shows its board as a picture."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import holotable as ht
from holotable.core import pieces, svg

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ht.list_games())
def test_a_table_shows_its_board(name):
    table = ht.Table(name, seed=2)
    for _ in range(8):
        if not table.over:
            table.play(table.choices()[0])
    root = ElementTree.fromstring(table._repr_svg_())
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(list(root.iter())) > 10


@pytest.mark.parametrize("name", [name for name in ht.list_games() if "rebels" in ht.get(name).factions.values()])
def test_a_board_shows_both_sides_with_the_silhouettes_of_the_page(name):
    table = ht.Table(name, seed=2)
    while not table.over and table.ply < 60:
        table.play(table.choices()[-1])
    shown = table._repr_svg_()
    for side in ("rebels", "empire"):
        assert pieces.COLOURS[f"{side}-rim"] in shown
    assert "<symbol" in shown
    assert not re.search(r"var\(|class=|INK|CUT", shown)
    defined = set(re.findall(r'<symbol id="([^"]+)"', shown))
    assert set(re.findall(r'href="#([^"]+)"', shown)) == defined


def test_the_colours_are_those_of_the_page():
    sheet = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    dark = dict(re.findall(r"--([\w-]+):([^;]+);", sheet[: sheet.index("--bg-0:#e3ebf3")]))
    assert {name: dark[name] for name in pieces.COLOURS} == pieces.COLOURS


def test_a_word_gets_smaller_where_it_would_not_fit():
    picture = pieces.Picture(100, 100, "t", "void")
    picture.text(0, 0, "x" * 100, 20, room=56)
    assert 'font-size="1.0"' in picture.svg()


def test_brick_shows_units_where_they_stand():
    shown = ht.Table("brick", seed=1)._repr_svg_()
    assert 'href="#u-at-at-empire"' in shown
    assert "Waiting for the Empire." in shown


def test_the_generic_picture_notes_what_stands_where():
    drawing = {
        "places": [{"id": "a", "xy": [0, 0]}, {"id": "b", "xy": [10, 5]}],
        "edges": [["a", "b"]],
    }
    view = {"units": {"walker": {"at": "a"}}, "ships": {"b": {"tie": 4}}}
    picture = svg.board(drawing, view, "", "A & B")
    ElementTree.fromstring(picture)
    assert "walker" in picture
    assert "4 tie" in picture
    assert "A &amp; B" in picture
    assert picture.count("<line") == 1


def test_a_game_without_places_shows_its_text():
    picture = svg.board({}, {}, "plain words", "t")
    ElementTree.fromstring(picture)
    assert "plain" in picture
