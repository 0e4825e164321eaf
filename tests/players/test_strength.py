"""The strength page: games are kept, counted once, and written between the marks."""

import pytest

import holotable as ht
from holotable.lab import strength
from holotable.lab.ladder import Ladder


def test_games_are_kept_and_counted_once(tmp_path):
    plan = Ladder("brick", ("random", "cadet"), 4, 1, {}, neighbours=True)
    for _ in range(2):
        assert strength.measure([plan], tmp_path, 10.0, 1) == 4
    (record,) = strength.records(tmp_path)
    (duel,) = record.duels()
    assert (duel.one, duel.rest, duel.games) == ("cadet", "random", 4)
    row = strength.page([record]).splitlines()[-1]
    assert row.startswith("| brick |  | cadet | random | 4 | ")
    assert row.endswith("| no |")


def test_the_network_stands_after_the_officer():
    assert strength.row_of_players("brick", "random,officer,commander") == ("random", "officer", "net", "commander")
    assert strength.row_of_players("trilogy", "random,officer") == ("random", "officer")


def test_the_tables_replace_what_stood_between_the_marks(tmp_path):
    path = tmp_path / "page.md"
    path.write_text(f"# Strength\n{strength.BEGIN}\nold\n{strength.END}\nThe rest.\n", encoding="utf-8")
    strength.write(path, "new")
    assert path.read_text(encoding="utf-8") == f"# Strength\n{strength.BEGIN}\nnew\n{strength.END}\nThe rest.\n"
    path.write_text("# Strength\n", encoding="utf-8")
    with pytest.raises(ht.BadOption, match="no place for the tables"):
        strength.write(path, "new")
