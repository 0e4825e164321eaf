"""The clauses of `sketch`, each by position, dice, choice, and what must be so."""

import holotable as ht


def at(marks=None, dice=(), **rest):
    """A position by its marks, with the dice to come."""
    table = ht.Table.at("sketch", {"marks": marks or {}, **rest})
    table.dice(dice)
    return table


def offered(table, kind):
    return [choice.args["space"] for choice in table.choices() if choice.kind == kind]


def marks(table):
    return table.position()["marks"]


def test_SKE_1_the_board_has_nine_empty_spaces():
    assert offered(ht.Table("sketch"), "mark") == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]


def test_SKE_2_the_players_take_turns_and_crosses_begin():
    table = at(dice=[6])
    assert table.to_act == ("cross",)
    table.play("mark", space="b2")
    assert table.to_act == ("ring",)


def test_SKE_3_a_mark_needs_a_three():
    table = at(dice=[2, 3])
    table.play("mark", space="b2")
    assert marks(table) == {}
    table.play("mark", space="b2")
    assert marks(table) == {"b2": "ring"}
    assert "b2" not in offered(table, "mark")


def test_SKE_4_a_strike_needs_a_five():
    table = at({"b2": "ring", "a1": "cross"}, dice=[4, 2, 5])
    assert offered(table, "strike") == ["b2"]
    table.play("strike", space="b2")
    table.play("mark", space="c3")
    assert marks(table) == {"b2": "ring", "a1": "cross"}
    table.play("strike", space="b2")
    assert marks(table) == {"a1": "cross"}


def test_SKE_5_three_in_a_row_win_at_once():
    table = at({"a1": "cross", "b2": "cross"}, dice=[6])
    table.play("mark", space="c3")
    assert table.over
    assert table.winners == ("cross",)


def test_SKE_6_the_turn_limit_is_a_draw():
    table = at({"a1": "cross"}, dice=[1], turn=40)
    table.play("mark", space="b1")
    assert table.over
    assert table.scores == {"cross": 0.5, "ring": 0.5}
