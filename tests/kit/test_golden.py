"""Recorded games, one for every way a game can end: they replay to the byte, and their playthroughs stay as reviewed."""

import json
from pathlib import Path

import pytest

import holotable as ht

GOLDEN = Path(__file__).parent.parent / "golden"
SAVES = sorted(GOLDEN.rglob("*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays_as_it_was_reviewed(path):
    table = ht.Table.load(path)
    assert table.over
    assert table.scores == json.loads(path.read_text(encoding="utf-8"))["result"]
    reviewed = path.with_suffix(".txt").read_text(encoding="utf-8")
    assert "\n".join(table.playthrough()) + "\n" == reviewed


@pytest.mark.parametrize("name", ht.list_games())
def test_every_game_has_golden_games(name):
    assert list((GOLDEN / name).glob("*.json"))
