"""The ladder: every seat alike, resumable, counted rightly."""

import json
import math
import sys
from pathlib import Path

import pytest

import holotable as ht
from holotable import players
from holotable.cli import main
from holotable.lab import ladder as lab
from holotable.lab import script
from holotable.lab.ladder import BadLadder, Duel, Ladder, interval, ratings
from holotable.lab.pictures import BadPicture
from holotable.players import heuristics

from .games import GAMES


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
        assert ("One seat of 3 alike wins 33.3%" in told.renderables[-1]) == said


def test_a_broken_line_of_a_log_is_named(tmp_path):
    log = tmp_path / "brick.jsonl"
    ladder = Ladder("brick", ("random", "cadet"), 2, seed=3)
    list(lab.run(ladder, log))
    with log.open("a") as file:
        file.write('{"pairing": {"one"')
    with pytest.raises(BadLadder, match=r"Line 4 of .* is not JSON; delete it"):
        list(lab.run(ladder, log))


def test_what_the_compiled_searches_are_made_of_is_known():
    known = {path.name for path in lab.known_from("brick")}
    assert known > {Path(source).name for source in heuristics.GUIDED_SOURCES}
    assert all(path.is_file() for path in lab.known_from("brick"))


A_GAME = {"pairing": {"one": "cadet", "rest": "random", "seat": 0, "seed": 1}, "score": 1.0, "decisions": 9, "slowest": {}}


@pytest.mark.parametrize(
    "line",
    [
        3,
        [],
        {},
        {"pairing": {}},
        {**A_GAME, "pairing": {**A_GAME["pairing"], "seat": []}},
        {**A_GAME, "score": math.nan},
        {**A_GAME, "decisions": math.inf},
        {**A_GAME, "slowest": 3},
    ],
)
def test_a_line_of_a_log_that_is_no_game_is_named(line, tmp_path):
    log = tmp_path / "brick.jsonl"
    ladder = Ladder("brick", ("random", "cadet"), 2, seed=3)
    log.write_text("".join(json.dumps(each) + "\n" for each in (lab._head(ladder), line)))
    with pytest.raises(BadLadder, match=r"Line 2 of .* is no game; delete it"):
        lab.read_log(ladder, log)


def test_a_log_that_is_no_text_is_refused(tmp_path):
    log = tmp_path / "brick.jsonl"
    log.write_bytes(b"\xff\xfe\n")
    with pytest.raises(BadLadder, match=r"Line 1 of .* is not JSON"):
        lab.read_log(Ladder("brick", ("random", "cadet"), 2), log)


@pytest.mark.parametrize("part", ["weights", "network", "heuristics", "search", "guided", "layers", "nets", "roster"])
def test_games_of_levels_that_knew_otherwise_are_not_mixed_in(part, tmp_path, monkeypatch):
    log = tmp_path / "brick.jsonl"
    ladder = Ladder("brick", ("random", "cadet"), 2)
    list(lab.run(ladder, log))
    read_bytes = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: read_bytes(path) + (b" " if path.stem == part else b""))
    with pytest.raises(BadLadder, match=r"was begun when the levels knew other things .* another folder with --out, or delete"):
        list(lab.run(ladder, log))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--times", "0"], "--times takes seconds above 0, not 0."),
        (["--times", "-1"], "--times takes seconds above 0, not -1."),
        (["--times", "nan"], "--times takes seconds above 0, not nan."),
        (["--times", "inf"], "--times takes seconds above 0, not inf."),
        (["--plot", "nowhere/brick.svg"], "nowhere/brick.svg cannot be written"),
        (["--plot", "brick.xyz"], "brick.xyz ends in no format of pictures"),
        (["--plot", "brick"], "brick ends in no format of pictures"),
        (["--out", __file__], "test_ladder.py: it is no folder."),
        (["--out", "/proc/nope"], "The games cannot be kept in /proc/nope/brick.jsonl: "),
        (["--out", "/proc"], "The games cannot be kept in /proc/brick.jsonl: "),
        (["--players", "random,commander@"], "'commander@'"),
    ],
)
def test_a_ladder_that_cannot_be_is_refused_before_anything_is_played(words, sentence, capsys, monkeypatch):
    if words[0] == "--plot" and not words[1].endswith(".svg"):
        pytest.importorskip("matplotlib")
    monkeypatch.setattr(lab, "play", lambda *args: pytest.fail("a game was played"))
    assert main(["ladder", "brick", "--games", "2", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_a_picture_without_matplotlib_is_refused_before_anything_is_played(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(lab, "play", lambda *args: pytest.fail("a game was played"))
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert main(["ladder", "brick", "--games", "2", "--plot", str(tmp_path / "brick.png")]) == 2
    assert "brick.png needs matplotlib" in capsys.readouterr().err


@pytest.mark.parametrize("seed", ["-5", "100000001", "x"])
def test_a_seed_out_of_range_is_refused_as_it_was_given(seed, capsys, monkeypatch):
    monkeypatch.setattr(lab, "play", lambda *args: pytest.fail("a game was played"))
    with pytest.raises(SystemExit):
        main(["ladder", "brick", "--seed", seed])
    assert f"'{seed}' is not a whole number from 0 to 100000000" in capsys.readouterr().err


def test_the_largest_seed_can_be_played():
    ladder = Ladder("brick", ("random", "cadet"), 2, script.LARGEST_SEED, {"turn_limit": 4})
    assert len(list(lab.run(ladder))) == 2


@pytest.mark.parametrize(
    ("game", "options", "games"), [("brick", {}, 40), ("trilogy", {}, 42), ("trilogy", {"players": 2}, 40)]
)  # fmt: skip
def test_games_nobody_counted_fit_the_seats(game, options, games):
    assert lab.games_by_default(game, options) == games
    Ladder(game, ("random", "cadet"), games, options=options).check()


def test_the_command_fits_its_games_to_the_seats(monkeypatch, capsys):
    monkeypatch.setattr(lab, "play", lambda game, options, pairing: lab.Played(pairing, 1.0, 9, {}))
    monkeypatch.setattr(lab.players, "warm", lambda game: None)
    assert main(["ladder", "trilogy", "--players", "random, cadet"]) == 0
    assert "42" in capsys.readouterr().out
    assert main(["ladder", "trilogy", "--players", "random,cadet", "--games", "40"]) == 2
    assert "a multiple of 3" in capsys.readouterr().err


def test_wilson_intervals():
    low, high = interval(95, 100)
    assert low == pytest.approx(0.888, abs=0.002)
    assert high == pytest.approx(0.978, abs=0.002)
    assert interval(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("seats", [2, 3])
def test_ratings_find_the_strength_behind_the_games(seats):
    strength = 1.2
    chance = 1 / (1 + (seats - 1) * math.exp(-strength))
    found = ratings(("a", "b"), [Duel("b", "a", 100_000, 100_000 * chance, ())], range(seats))
    assert found["a"] == (0.0, 0.0)
    assert found["b"][0] == pytest.approx(400 / math.log(10) * strength, abs=1)
    assert 1 < found["b"][1] < 10


def test_errors_add_up_along_a_chain():
    duels = [Duel("b", "a", 40, 40.0, ()), Duel("c", "b", 40, 32.0, ()), Duel("d", "c", 40, 26.5, ())]
    found = ratings(("a", "b", "c", "d"), duels, (0, 1))
    links = [1.959964 * lab.ELO / math.sqrt(won * (41 - won) / 41) for won in (40.5, 32.5, 27.0)]
    added_up = [math.hypot(*links[:n]) for n in range(4)]
    assert [error for _, error in found.values()] == pytest.approx(added_up)
    assert [round(error) for error in added_up] == [0, 484, 502, 514]
    assert found["c"][0] - found["b"][0] == pytest.approx(lab.ELO * math.log(32.5 / 8.5), abs=0.01)


def test_errors_are_those_of_the_likelihood():
    names, seats = ("a", "b", "c"), 3
    duels = [Duel("b", "a", 30, 21.0, ()), Duel("c", "a", 12, 9.0, ()), Duel("c", "b", 30, 13.5, ())]

    def likelihood(b, c):
        strength, total = {"a": 0.0, "b": b, "c": c}, 0.0
        for duel in duels:
            chance = 1 / (1 + (seats - 1) * math.exp(strength[duel.rest] - strength[duel.one]))
            score = duel.score + 1 / seats
            total += score * math.log(chance) + (duel.games + 1 - score) * math.log(1 - chance)
        return total

    found = ratings(names, duels, range(seats))
    b, c = (found[name][0] / lab.ELO for name in "bc")
    h = 1e-3
    slopes = [likelihood(b + h, c) - likelihood(b - h, c), likelihood(b, c + h) - likelihood(b, c - h)]
    assert [slope / (2 * h) for slope in slopes] == pytest.approx([0, 0], abs=1e-4)
    bb = (likelihood(b + h, c) - 2 * likelihood(b, c) + likelihood(b - h, c)) / h**2
    cc = (likelihood(b, c + h) - 2 * likelihood(b, c) + likelihood(b, c - h)) / h**2
    both = likelihood(b + h, c + h) + likelihood(b - h, c - h) - likelihood(b + h, c - h) - likelihood(b - h, c + h)
    bc = both / (4 * h**2)
    error_of_b = 1.959964 * lab.ELO * math.sqrt(-cc / (bb * cc - bc * bc))
    assert found["b"][1] == pytest.approx(error_of_b, rel=1e-3)


def test_a_partner_carries_half_of_what_a_side_is_stronger():
    strength = 1.2
    sides = (0, 1, 0, 1)
    chance = 1 / (1 + math.exp(-strength / 2))
    found = ratings(("a", "b"), [Duel("b", "a", 100_000, 100_000 * chance, (chance,) * 4)], sides)
    assert found["b"][0] == pytest.approx(lab.ELO * strength, abs=1)
    assert lab.fair_share(sides) == 0.5


def test_a_seat_without_a_partner_counts_alone():
    strength = 1.2
    sides = (0, 1, 2, 0, 1)
    shares = tuple(1 / (1 + 2 * math.exp(-strength / sides.count(side))) for side in sides)
    duel = Duel("b", "a", 100_000, 100_000 * sum(shares) / 5, shares)
    assert ratings(("a", "b"), [duel], sides)["b"][0] == pytest.approx(lab.ELO * strength, abs=1)


@pytest.mark.parametrize("name", GAMES)
def test_the_seats_of_a_side_have_one_chance(name):
    for mix in {len(lab.sides_of(name, mix)): mix for mix in ht.get(name).option_mixes()}.values():
        sides = lab.sides_of(name, mix)
        table, known = ht.Table(name, seed=1, **mix), heuristics.of(name)
        for ply in range(20):
            players.move(players.load("random"), table, table.to_act[0], ply)
        chances = [known.functions.evaluate(table.record, seat, known.weights) for seat in range(len(sides))]
        assert len(set(zip(sides, chances, strict=True))) == len(set(sides)) > 1
        assert sum(dict(zip(sides, chances, strict=True)).values()) == pytest.approx(1.0)


def test_players_without_games_have_no_bounds():
    found = ratings(("a", "b", "c"), [Duel("c", "b", 10, 7.0, ())], (0, 1))
    assert found["a"] == (0.0, 0.0)
    assert min(found["b"][1], found["c"][1]) > 1_000_000


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
