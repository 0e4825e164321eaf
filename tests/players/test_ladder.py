"""The ladder: every seat alike, resumable, counted rightly."""

import json
import math

import pytest

import holotable as ht
from holotable.cli import main
from holotable.lab import ladder as lab
from holotable.lab.ladder import BadLadder, Duel, Ladder, interval, ratings
from holotable.lab.pictures import BadPicture


def test_every_pairing_in_every_seat():
    pairings = list(Ladder("brick", ("random", "cadet", "officer"), 4, seed=2).pairings())
    assert len(pairings) == 12
    for one, rest in (("cadet", "random"), ("officer", "random"), ("officer", "cadet")):
        mine = [p for p in pairings if (p.one, p.rest) == (one, rest)]
        assert sorted(p.seat for p in mine) == [0, 0, 1, 1]
        assert len({p.seed for p in mine}) == 2


def test_neighbours_meet_only_the_one_before():
    ladder = Ladder("brick", ("random", "cadet", "officer"), 2, neighbours=True)
    assert {(p.one, p.rest) for p in ladder.pairings()} == {("cadet", "random"), ("officer", "cadet")}
    found = lab.standings(ladder, [lab.Played(pairing, 1.0, 50, {}) for pairing in ladder.pairings()])
    assert [(duel.one, duel.rest, duel.share) for duel in found.duels] == [("cadet", "random", 1.0), ("officer", "cadet", 1.0)]
    assert found.elo["officer"][0] > found.elo["cadet"][0] > found.elo["random"][0] == 0


def test_games_side_by_side_are_the_same_and_all_kept(tmp_path):
    ladder = Ladder("brick", ("random", "cadet"), 4, seed=3)
    alone = {(p.pairing, p.score, p.decisions) for p in lab.run(ladder)}
    log = tmp_path / "brick.jsonl"
    assert {(p.pairing, p.score, p.decisions) for p in lab.run(ladder, log, workers=2)} == alone
    assert set(lab.read_log(ladder, log)) == set(ladder.pairings())


def test_a_ladder_goes_on_where_it_stopped(tmp_path, monkeypatch):
    log = tmp_path / "brick.jsonl"
    ladder = Ladder("brick", ("random", "cadet"), 4, seed=3)
    games = lab.run(ladder, log)
    before = [next(games), next(games)]
    games.close()
    asked = []
    play = lab.play
    monkeypatch.setattr(lab, "play", lambda game, options, pairing: asked.append(pairing) or play(game, options, pairing))
    after = list(lab.run(ladder, log))
    assert after[:2] == before
    assert len(after) == 4
    assert len(asked) == 2
    with pytest.raises(BadLadder, match="belongs to another ladder"):
        list(lab.run(Ladder("brick", ("random", "cadet"), 4, seed=4), log))


def test_what_chance_gives_is_said_where_more_than_two_play():
    for options, said in (({}, True), ({"players": 2}, False)):
        ladder = Ladder("trilogy", ("random", "cadet"), 6, options=options)
        told = lab.as_grid(lab.standings(ladder, [lab.Played(pairing, 0.0, 9, {}) for pairing in ladder.pairings()]))
        assert ("one seat of 3 alike wins 33.3%" in told.renderables[-1]) == said


def test_a_broken_line_of_a_log_is_named(tmp_path):
    log = tmp_path / "brick.jsonl"
    ladder = Ladder("brick", ("random", "cadet"), 2, seed=3)
    list(lab.run(ladder, log))
    with log.open("a") as file:
        file.write('{"pairing": {"one"')
    with pytest.raises(BadLadder, match=r"Line 4 of .* is not JSON; delete it"):
        list(lab.run(ladder, log))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--times", "0"], "--times takes seconds above 0, not 0."),
        (["--times", "-1"], "--times takes seconds above 0, not -1."),
        (["--plot", "nowhere/brick.svg"], "nowhere/brick.svg cannot be written"),
        (["--players", "random,commander@"], "'commander@'"),
    ],
)
def test_a_ladder_that_cannot_be_is_refused_before_anything_is_played(words, sentence, capsys, monkeypatch):
    monkeypatch.setattr(lab, "play", lambda *args: pytest.fail("a game was played"))
    assert main(["ladder", "brick", "--games", "2", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_wilson_intervals():
    low, high = interval(95, 100)
    assert low == pytest.approx(0.888, abs=0.002)
    assert high == pytest.approx(0.978, abs=0.002)
    assert interval(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("seats", [2, 3])
def test_ratings_find_the_strength_behind_the_games(seats):
    strength = 1.2
    chance = 1 / (1 + (seats - 1) * math.exp(-strength))
    found = ratings(("a", "b"), [Duel("b", "a", 100_000, 100_000 * chance, ())], seats)
    assert found["a"] == (0.0, 0.0)
    assert found["b"][0] == pytest.approx(400 / math.log(10) * strength, abs=1)
    assert 1 < found["b"][1] < 10


def test_the_command_writes_table_json_and_plot(tmp_path, capsys):
    words = ["ladder", "brick", "turn_limit=60", "--players", "random,cadet", "--games", "4", "--out", str(tmp_path)]
    assert main(words) == 0
    assert "cadet" in capsys.readouterr().out
    data = json.loads((tmp_path / "brick.json").read_text())
    assert data["options"] == {"turn_limit": 60}
    assert data["duels"][0]["games"] == 4
    assert data["elo"]["random"]["elo"] == 0
    assert (tmp_path / "brick.svg").read_text().startswith("<svg")


def test_the_plot_is_an_image_too(tmp_path):
    pytest.importorskip("matplotlib")
    ladder = Ladder("brick", ("random", "cadet"), 2)
    found = lab.standings(ladder, [lab.Played(pairing, 1.0, 50, {}) for pairing in ladder.pairings()])
    lab.plot(found, tmp_path / "ladder.png")
    assert (tmp_path / "ladder.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(BadPicture, match="no format of pictures"):
        lab.plot(found, tmp_path / "ladder.xyz")


@pytest.mark.parametrize(
    ("players", "games", "sentence"),
    [
        ("random", 4, "at least two players"),
        ("random,random", 4, "each named once"),
        ("random,moff", 4, "no player 'moff'"),
        ("random,cadet", 3, "a multiple of 2"),
    ],
)
def test_a_wrong_ladder_is_refused(players, games, sentence):
    with pytest.raises(ht.HolotableError, match=sentence):
        Ladder("brick", tuple(players.split(",")), games).check()
