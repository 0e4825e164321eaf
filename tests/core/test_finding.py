"""Games are found by their folders, here and elsewhere, without loading them."""

import json
import subprocess
import sys

import pytest

from holotable import games
from holotable.core import finding, game
from holotable.core.errors import BadGame, UnknownGame

ABOUT = {"title": "A game", "order": 15, "minutes": 5, "weight": 1, "analysis_simulations": 1000}


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    """A further folder of games, empty so far, and the games found anew."""
    monkeypatch.setenv(finding.FURTHER_FOLDERS, str(tmp_path))
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    finding.found.cache_clear()
    yield tmp_path
    finding.found.cache_clear()


def put(folder, name, about=ABOUT):
    (folder / name).mkdir()
    (folder / name / "game.json").write_text(about if isinstance(about, str) else json.dumps(about), encoding="utf-8")


def test_a_game_elsewhere_takes_its_place_in_the_order(elsewhere):
    before = list(finding.found())
    put(elsewhere, "mine")
    (elsewhere / "no_game").mkdir()
    finding.found.cache_clear()
    assert list(finding.found()) == [before[0], "mine", *before[1:]]
    assert finding.about("mine").folder == elsewhere / "mine"
    assert finding.about("mine").title == "A game"


def test_listing_the_games_loads_none():
    listing = "import sys, holotable as ht; ht.list_games(); print([m for m in sys.modules if 'holotable.games.' in m])"
    done = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_an_unknown_game_is_refused_with_those_there_are(elsewhere):
    put(elsewhere, "mine")
    with pytest.raises(UnknownGame, match=r"There is no game 'yours'; the games are .*mine"):
        finding.about("yours")


@pytest.mark.parametrize(
    ("name", "about", "sentence"),
    [
        ("Mine", ABOUT, "small letters, digits and _"),
        ("mine", "{", "is not JSON"),
        ("mine", [], "must hold title, order, minutes, weight, analysis_simulations and nothing else"),
        ("mine", {**ABOUT, "colour": "red"}, "and nothing else"),
        ("mine", {**ABOUT, "title": ""}, "title must be text"),
        ("mine", {**ABOUT, "weight": 6}, "weight must be a whole number from 1 to 5, not 6"),
        ("mine", {**ABOUT, "minutes": True}, "minutes must be a whole number from 1 to 10000, not True"),
    ],
)
def test_a_folder_that_is_no_proper_game_is_refused(elsewhere, name, about, sentence):
    put(elsewhere, name, about)
    with pytest.raises(BadGame, match=sentence):
        finding.found()


def test_two_games_of_one_name_are_refused(elsewhere):
    name = next(iter(finding.found()))
    finding.found.cache_clear()
    put(elsewhere, name)
    with pytest.raises(BadGame, match=f"two games '{name}'"):
        finding.found()


def test_a_further_folder_that_is_not_there_is_refused(elsewhere, monkeypatch):
    monkeypatch.setenv(finding.FURTHER_FOLDERS, str(elsewhere / "nowhere"))
    with pytest.raises(BadGame, match="which is no folder"):
        finding.found()


def test_code_that_cannot_be_loaded_is_named_with_its_line(elsewhere):
    for name, code, sentence in (
        ("torn", "def broken(:", r"torn/__init__.py, line 1: invalid syntax\."),
        ("late", "SIZE = 3\nSIZE / 0", r"late/__init__.py, line 2: ZeroDivisionError: division by zero\."),
        ("void", "", r"void: AttributeError: .* has no attribute 'GAME'\."),
    ):
        put(elsewhere, name)
        (elsewhere / name / "__init__.py").write_text(code, encoding="utf-8")
        finding.found.cache_clear()
        with pytest.raises(BadGame, match=f"^{name} cannot be loaded: .*{sentence}$"):
            game.get(name)
