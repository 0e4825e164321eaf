"""The rulebook in a terminal."""

import pytest

from holotable import cli


def test_one_clause_with_its_mark(capsys):
    assert cli.main(["rules", "brick", "bri-22"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("BRI-22 ")
    assert "book" in out
    assert "BRI-23" not in out


def test_words_are_looked_for(capsys):
    assert cli.main(["rules", "brick", "force", "hit"]) == 0
    assert "BRI-27" in capsys.readouterr().out


def test_the_whole_book_has_guide_rules_boards_and_reference(capsys):
    assert cli.main(["rules", "brick"]) == 0
    out = capsys.readouterr().out
    assert "BRI-1 " in out
    assert "ATAT" in out
    assert "Units and figures" in out
    assert "What the marks say" in out


@pytest.mark.parametrize("words", [["BRI-99"], ["hyperspace lane"]])
def test_what_is_not_there_is_said_so(capsys, words):
    assert cli.main(["rules", "brick", *words]) == 2
    assert "No rule of brick" in capsys.readouterr().err
