"""Everything that a table of a game and its computer players need is compiled ahead, here once for all tests that follow."""

import pytest

import holotable as ht
from holotable.server.preparing import TABLES_READY, is_prepared, prepare


@pytest.mark.parametrize("name", ht.list_games())
def test_a_game_is_prepared_for_its_tables_and_then_for_its_players(name, capsys):
    prepare(name)
    assert capsys.readouterr().out.splitlines() == [TABLES_READY]
    assert is_prepared(name)
