"""A table shows its board as a picture."""

from xml.etree import ElementTree

import pytest

import holotable as ht
from holotable.core import svg


@pytest.mark.parametrize("name", ht.list_games())
def test_a_table_shows_its_board(name):
    table = ht.Table(name, seed=2)
    for _ in range(8):
        if not table.over:
            table.play(table.choices()[0])
    root = ElementTree.fromstring(table._repr_svg_())
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(list(root.iter())) > 10


def test_brick_shows_units_where_they_stand():
    picture = ht.Table("brick", seed=1)._repr_svg_()
    assert "at-at" in picture
    assert "empire to act" in picture


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
