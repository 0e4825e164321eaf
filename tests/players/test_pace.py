"""How fast the computer thinks: measured alike for all, and told honestly."""

import importlib.util

import pytest

from holotable.cli import main
from holotable.lab import pace


def test_simulations_a_second_beside_open_spiel():
    rates = pace.simulations_a_second(["brick"], seconds=0.01, rounds=1)
    assert rates["brick"] > 0
    assert (pace.OPEN_SPIEL in rates) == (importlib.util.find_spec("pyspiel") is not None)


def test_the_command_prints_the_search(capsys):
    assert main(["bench", "brick", "--search", "--seconds", "0.01"]) == 0
    assert "simulations/s" in capsys.readouterr().out


def test_a_level_is_timed_choice_by_choice():
    spent = pace.choices_timed("brick", {}, "officer", 0.05, 1)
    assert len(spent) > 1
    assert all(0 < one < 5 for one in spent)


@pytest.mark.parametrize(("longest", "word"), [(0.5, "yes"), (0.51, "no")])
def test_a_pace_is_kept_up_to_what_is_stated(longest, word):
    found = pace.Pace("commander", 0.5, 10, 0.4, longest)
    assert found.kept == (word == "yes")
    assert list(pace.as_grid([found]).columns[-1].cells) == [word]
