"""Recorded games, one for every way a game can end: they replay to the byte, and their playthroughs stay as reviewed."""

import json
from pathlib import Path

import pytest

import holotable as ht

GOLDEN = Path(__file__).parent.parent / "golden"


def saves_of(name):
    """The golden games of a game; one from outside keeps them in its own folder."""
    return sorted(path for folder in (GOLDEN / name, ht.get(name).folder / "golden") for path in folder.glob("*.json"))


OLD = sorted((Path(__file__).parent / "old").glob("*.json"))
"""A game of each older version of the rules of a game."""
SAVES = [path for name in ht.list_games() for path in saves_of(name)]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{json.loads(path.read_text())['game']}-{path.stem}")
def test_a_golden_game_replays_as_it_was_reviewed(path):
    table = ht.Table.load(path)
    assert table.over
    assert table.scores == json.loads(path.read_text(encoding="utf-8"))["result"]
    reviewed = path.with_suffix(".txt").read_text(encoding="utf-8")
    assert "\n".join(table.playthrough()) + "\n" == reviewed


@pytest.mark.parametrize("name", ht.list_games())
def test_every_game_has_golden_games(name):
    assert saves_of(name)


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_save_of_older_rules_is_refused_by_name(path):
    told = json.loads(path.read_text(encoding="utf-8"))
    now = ht.get(told["game"]).rules_version
    with pytest.raises(ht.BadSave, match=f"made with rules version {told['rules']} of {told['game']}; this is {now}"):
        ht.Table.load(path)


def test_there_is_a_save_of_every_older_version():
    versions = {name: ht.get(name).rules_version for name in ht.list_games()}
    assert {path.stem for path in OLD} == {f"{name}-{old}" for name, now in versions.items() for old in range(1, now)}
