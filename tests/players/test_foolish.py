"""Play that never looks foolish: positions where a person would laugh at the wrong choice.

`foolish/GAME.json` holds the positions of a game. Each says why, who is asked, and the choices that are wrong (`wrong`), or the
only ones that are right (`only`).
"""

import json
from pathlib import Path

import pytest

import holotable as ht
from holotable import players
from holotable.players import nets
from holotable.players.roster import Situation

FOLDER = Path(__file__).with_name("foolish")
QUICK = ("officer", "net")
SEARCHING = ("commander@400", "admiral@400", "grand-admiral@200")
SEEDS = range(2)


def positions_of(name):
    path = FOLDER / f"{name}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []


def chosen(player, table, seat, seed):
    answer = player.choose(Situation(table, seat, seed))
    return (answer[0] if isinstance(answer, tuple) else answer).id


def test_every_game_has_positions():
    assert {path.stem for path in FOLDER.glob("*.json")} == set(ht.list_games())


@pytest.mark.parametrize("name", ht.list_games())
def test_the_choices_of_a_position_are_there(name):
    for case in positions_of(name):
        table = ht.Table.at(name, case["position"])
        offered = {choice.id for choice in table.choices(case["seat"])}
        named = set(case.get("wrong", ())) | set(case.get("only", ()))
        assert case["why"].endswith(".")
        assert named
        assert named < offered, case["why"]


def laughed_at(name, level):
    """The choices of a player at which a person would laugh, each with the reason."""
    found = []
    for case in positions_of(name):
        table = ht.Table.at(name, case["position"])
        for seed in SEEDS:
            choice = chosen(players.load(level), table, case["seat"], seed)
            if choice in case.get("wrong", ()) or choice not in case.get("only", (choice,)):
                found.append((case["why"], choice))
    return found


@pytest.mark.parametrize("name", ht.list_games())
@pytest.mark.parametrize("level", QUICK)
def test_nobody_would_laugh(name, level):
    if level == "net" and nets.shipped(name) is None:
        pytest.skip(f"no network ships with {name}")
    assert not laughed_at(name, level)


@pytest.mark.slow
@pytest.mark.parametrize("name", ht.list_games())
@pytest.mark.parametrize("level", SEARCHING)
def test_nobody_would_laugh_at_a_search(name, level):
    assert not laughed_at(name, level)
