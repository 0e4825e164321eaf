"""The networks that ship: they fit their games, play alone, and guide the search without seeing what is hidden."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import numpy as np
import pytest

import holotable as ht
from holotable import players
from holotable.core import records
from holotable.core.words import COMMON, catalogue, languages
from holotable.lab import ladder
from holotable.players import heuristics, nets
from holotable.players.thinking import Search
from holotable.server import levels

from .games import GAMES
from .test_search import answer_with_little_memory, some_positions

MOST_BYTES = 1_500_000
SHIPPED = [game for game in GAMES if nets.network_file(ht.get(game.values[0])).is_file()]


def guided(table, **knobs):
    known = heuristics.of(table.game.id).changed({"trust": 1.0, **knobs})
    return Search(table.game, len(table.seats), known)


@pytest.mark.parametrize("name", [game.values[0] for game in SHIPPED])
def test_a_shipped_network_fits_its_game_and_is_small(name):
    assert nets.must_be_shipped(name).game.id == name
    assert nets.network_file(ht.get(name)).stat().st_size < MOST_BYTES


def test_a_game_without_a_network_says_so(monkeypatch):
    monkeypatch.setattr(nets, "shipped", lambda game_id: None)
    table = ht.Table("brick", seed=1)
    with pytest.raises(players.UnknownPlayer, match="No network ships with brick"):
        players.move(players.load("net"), table, "empire", 1)
    assert not guided(table).guided


def test_the_shipped_network_plays_by_its_name():
    table = ht.Table("brick", seed=1)
    for ply in range(12):
        players.move(players.load("net" if ply % 2 else "net@0.5"), table, table.to_act[0], ply)
    assert table.ply == 12
    with pytest.raises(players.UnknownPlayer, match="a temperature from 0 to 10"):
        players.load("net@hot")


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("trust", [1.0, 0.5])
def test_the_same_seed_grows_the_same_guided_tree(name, trust):
    table, positions = some_positions(name, dict(ht.get(name).option_mixes()[0]), 3, 8)
    s, seat = positions[-1]
    first = guided(table, trust=trust).think(s, seat, simulations=100, seed=5)
    assert first == guided(table, trust=trust).think(s, seat, simulations=100, seed=5)
    assert sum(line.visits for line in first.lines) == first.simulations == 100
    assert all(0.0 <= chance <= 1.0 for chance in first.chances)


@pytest.mark.parametrize("name", SHIPPED)
def test_what_is_hidden_changes_no_guided_thought(name):
    game = ht.get(name)
    table, positions = some_positions(name, dict(game.option_mixes()[-1]), 11, 12)
    for s, seat in positions[::3]:
        other = records.clone(s)
        game.redeal(other, seat, 99)
        thoughts = [guided(table).think(record, seat, simulations=60, seed=7) for record in (s, other)]
        assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("name", SHIPPED)
def test_chances_of_a_side_are_one_chance(name):
    """With any number of seats the chances are those of winning, whatever scale the network's values have."""
    for mix in ht.get(name).option_mixes()[:3]:
        table, positions = some_positions(name, dict(mix), 2, 3)
        s, seat = positions[-1]
        chances = guided(table).think(s, seat, simulations=30, seed=1).chances
        assert sum(chances) == pytest.approx(max(1, round(sum(chances))), abs=0.2 * len(chances))


@pytest.fixture
def own_net(tmp_path):
    """The network that ships with brick, as a file of one's own."""
    path = tmp_path / "mine.npz"
    path.write_bytes(nets.network_file(ht.get("brick")).read_bytes())
    yield f"net:{path}"
    levels.invite()


def test_a_network_of_a_file_plays_like_the_same_one_that_ships(own_net):
    plan = ladder.Ladder("brick", ("officer", own_net, "net"), 2)
    games = {(played.pairing.one, played.pairing.rest, played.pairing.seat): played for played in ladder.run(plan)}
    for seat in (0, 1):
        by_file, by_name = (games[name, "officer", seat] for name in (own_net, "net"))
        assert (by_file.score, by_file.decisions) == (by_name.score, by_name.decisions)


@pytest.mark.parametrize("name", ["own_net", "net"])
def test_a_server_offers_a_network_where_its_game_is_played(name, request):
    invited = request.getfixturevalue("own_net") if name == "own_net" else name
    try:
        levels.invite([invited])
        title = "mine" if name == "own_net" else "net"
        told = {info.id: info for info in levels.infos("brick")}[title]
        assert told.guest
        assert told.text == levels.LEARNED
        assert title not in {info.id for info in levels.infos("trilogy")}
        assert levels.loadable(title) == invited
        for language in languages(COMMON):
            assert (catalogue(COMMON, language).text(told.text) != told.text) == (language != "en")
    finally:
        levels.invite()


@pytest.mark.slow
def test_the_wheel_holds_the_networks(tmp_path):
    pytest.importorskip("hatchling")
    root = Path(ht.__file__).parents[1]
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=root, env={**os.environ, "HOLOTABLE_SKIP_WEB": "1"}, check=True, capture_output=True,
    )  # fmt: skip
    (wheel,) = tmp_path.glob("*.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    for game in SHIPPED:
        assert nets.network_file(ht.get(game.values[0])).relative_to(root).as_posix() in held


def test_the_guided_search_wins_in_one():
    position = {"units": {"vader": {"at": "a2"}, "at-at": {"at": "c5"}, "luke": {"at": "c2"}, "troopers": {"at": "d4"}}}
    table = ht.Table.at("brick", position)
    table.play_actions("empire", [guided(table).think(table.record, 0, simulations=200, seed=1).best])
    assert table.winners == ("empire",)


def test_a_full_table_still_answers_with_a_network():
    table = ht.Table("brick", seed=1)
    answer_with_little_memory(table, guided(table), 100)


def test_saving_keeps_what_a_network_says(tmp_path):
    net = nets.must_be_shipped("brick")
    nets.save(tmp_path / "again.npz", net.game, net.weights)
    again = nets.load(str(tmp_path / "again.npz"))
    seen = np.random.default_rng(1).random(net.game.observation_size).astype(np.float32)
    actions = np.arange(20, dtype=np.int32)
    for old, new in zip(net.judge(seen, actions), again.judge(seen, actions), strict=True):
        assert new == pytest.approx(old, abs=0.02)
