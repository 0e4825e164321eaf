"""The games to check the players on: every one, those beside `brick` as slow ones, for each has a search to compile."""

import pytest

import holotable as ht

GAMES = [pytest.param(name, marks=() if name == "brick" else pytest.mark.slow) for name in ht.list_games()]
