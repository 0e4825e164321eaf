"""The command line: what it prints, what it refuses, and with which exit code."""

import json
import socket
from pathlib import Path

import pytest
from keyboard import at_keyboard, run

import holotable as ht
from holotable.cli import main
from holotable.core import campaigns
from holotable.lab.script import parse_option

GOLDEN = Path(__file__).parent / "golden" / "brick"


def test_games_lists_every_game_with_its_options(capsys):
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert all(name in out for name in ht.list_games())
    assert "reinforcement" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "There is no game 'chess'; the games are brick"),
        (["play", "brick", "speed=3"], "no option 'speed'"),
        (["play", "brick", "guns"], "'guns' is not NAME=VALUE"),
        (["play", "command", "rebel_leader=bob"], "rebel_leader must be one of none, leia, luke, han, not 'bob'"),
        (["play", "brick", "guns=maybe"], "guns must be one of false, true"),
        (["play", "brick", "--seat", "hutts=human"], "the seats are empire, rebels"),
        (["play", "brick", "--seat", "rebels=jabba"], "There is no player 'jabba'"),
        (["play", "brick", 'layout={"links": []}'], "base rows must be fully linked"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read: No such file"),
        (["verify", "nowhere.json"], "nowhere.json cannot be read"),
        (["analyse", "nowhere.json"], "nowhere.json cannot be read"),
        (["analyse", GOLDEN / "moved-won-empire.txt"], "is not a save file"),
        (["analyse", GOLDEN / "moved-won-empire.json", "--plot", "nowhere/x.svg"], "nowhere/x.svg cannot be written"),
        (["analyse", GOLDEN / "moved-won-empire.json", "--plot", "x.xyz"], "x.xyz"),
        (["warm", "chess"], "There is no game 'chess'"),
        (["bench", "chess"], "There is no game 'chess'"),
        (["fuzz", "chess"], "There is no game 'chess'"),
        (["check-games", "nowhere"], "nowhere is not a folder"),
    ],
)
def test_wrong_input_is_one_sentence_and_exit_code_2(capsys, words, sentence):
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ["fly"],
        ["fuzz", "brick", "--games", "none"],
        ["play"],
        ["analyse", "x.json", "--simulations", "0"],
        ["analyse", "x.json", "--seed", "-5"],
    ],
)
def test_wrong_words_are_answered_with_what_is_allowed(capsys, words):
    with pytest.raises(SystemExit) as stop:
        main(words)
    assert stop.value.code == 2
    assert "Try 'holotable" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play"], "required: GAME\n"),
        (["play", "brick", "--seed", "abc"], "'abc' is not a whole number\n"),
        (["serve", "--port", "99999"], "'99999' is not a port, a whole number from 0 to 65535\n"),
        (["serve", "--port", "-1"], "'-1' is not a port"),
    ],
)
def test_wrong_words_are_said_plainly(capsys, words, sentence):
    with pytest.raises(SystemExit):
        main(words)
    assert sentence in capsys.readouterr().err


def test_serve_says_why_it_cannot_listen(capsys, tmp_path):
    place = ["--database", f"sqlite:///{tmp_path}/tables.db"]
    code, out, _ = run(capsys, "serve", *place, "--host", "192.0.2.1", "--port", "0")
    assert (code, out.count("\n")) == (1, 1)
    assert "192.0.2.1 is no address of this machine" in out
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, out, _ = run(capsys, "serve", *place, "--port", port)
    assert (code, out) == (1, f"Port {port} of 127.0.0.1 is taken; choose another with --port.\n")


def test_replay_prints_a_game_and_verify_judges_it(capsys, tmp_path):
    code, out, _ = run(capsys, "replay", GOLDEN / "moved-won-empire.json", "--text")
    assert code == 0
    assert out == (GOLDEN / "moved-won-empire.txt").read_text()
    assert run(capsys, "verify", GOLDEN / "moved-won-empire.json")[0] == 1
    sealed = ht.Table("brick", secret=b"hoth", turn_limit=1)
    sealed.play("end_turn")
    sealed.save(tmp_path / "sealed.json")
    code, out, _ = run(capsys, "verify", tmp_path / "sealed.json")
    assert (code, out.split(".")[0]) == (0, "Every die of this game follows from the secret")


def test_analyse_tells_the_curve_and_its_swings(capsys, tmp_path):
    words = ["analyse", GOLDEN / "moved-won-empire.json", "--simulations", "24"]
    code, out, err = run(capsys, *words, "--plot", tmp_path / "curve.svg")
    table = ht.Table.load(GOLDEN / "moved-won-empire.json")
    assert code == 0
    assert out.count("Choice ") == 3
    assert "the chance of the Empire falls" in " ".join(out.split())
    assert f"{table.ply}/{table.ply}" in err
    drawn = (tmp_path / "curve.svg").read_text()
    assert (drawn.count("<polyline"), drawn.count("<circle")) == (2, 3)
    code, out, _ = run(capsys, *words, "--json")
    told = json.loads(out)
    assert (told["game"], len(told["curve"]), len(told["swings"])) == ("brick", table.ply + 1, 3)
    assert told["curve"][-1] == {"empire": 1.0, "rebels": 0.0}


def test_analyse_draws_other_pictures_with_matplotlib(capsys, tmp_path):
    pytest.importorskip("matplotlib")
    words = ["analyse", GOLDEN / "moved-won-empire.json", "--simulations", "8"]
    assert run(capsys, *words, "--plot", tmp_path / "curve.png")[0] == 0
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_a_campaign_is_not_analysed(capsys, tmp_path):
    campaigns.begin("command", seed=1).save(tmp_path / "campaign.json")
    code, _, err = run(capsys, "analyse", tmp_path / "campaign.json")
    assert code == 2
    assert "only a single game can be analysed" in err


def test_check_games_names_the_ones_that_differ(capsys, tmp_path):
    assert run(capsys, "check-games", GOLDEN)[:2] == (0, "5 games looked at, 0 differ.\n")
    data = json.loads((GOLDEN / "moved-won-empire.json").read_text())
    (tmp_path / "a.json").write_text(json.dumps({**data, "result": {"empire": 0.0, "rebels": 1.0}}))
    (tmp_path / "b.json").write_text("{")
    code, out, _ = run(capsys, "check-games", tmp_path)
    assert code == 1
    assert "a.json: ends otherwise than it says" in out
    assert "b.json is not a save file" in out


def test_fuzz_tells_its_seed_and_what_it_found(capsys, tmp_path):
    code, out, _ = run(capsys, "fuzz", "brick", "--games", "4", "--seed", "8", "--jobs", "1", "--out", tmp_path)
    assert code == 0
    assert "from seed 8" in out
    assert "Nothing found in 4 games" in out


def test_bench_prints_json(capsys):
    code, out, _ = run(capsys, "bench", "brick", "--seconds", "0.01", "--json")
    report = json.loads(out)
    assert code == 0
    assert report["games"][0]["game"] == "brick"
    assert report["games"][0]["decisions_a_second"] > 0
    assert report["machine"]["cores"] > 0


def test_the_terminal_table_plays_by_numbers_and_takes_back(monkeypatch, capsys):
    lines = ["", "99", "fly", "?", "l", "r", "d x", "d 6", "1", "u", "1", "q"]
    at_keyboard(monkeypatch, *lines)
    code, out, _ = run(capsys, "play", "brick", "--seat", "rebels=human", "--seed", "1")
    assert code == 0
    assert "There is no choice 99; they go from 1 to 4." in out
    assert "'fly' is no command" in out
    assert "Snowtrooper squad: move from b7 to b6" in out
    assert "The next dice will be 6" in out
    assert "You left the table" in out


def test_the_terminal_table_offers_shortcuts(monkeypatch, capsys):
    at_keyboard(monkeypatch, "*9", "*1", "q")
    code, out, _ = run(capsys, "play", "blizzard", "--seat", "empire=human", "--seed", "1")
    assert code == 0
    assert "There is no shortcut *9; there are 1 now." in out


def test_a_computer_game_runs_to_its_end_and_is_saved(capsys, tmp_path):
    seats = ["--seat", "rebels=random", "--seat", "empire=random"]
    code, out, _ = run(capsys, "play", "brick", *seats, "--seed", "4", "--save", tmp_path / "g.json")
    assert code == 0
    assert "The game is over" in out
    assert ht.Table.load(tmp_path / "g.json").over


def test_two_people_hand_over_where_something_is_hidden(monkeypatch, capsys):
    asked = []

    def answer(self, prompt=""):
        asked.append(str(prompt))
        if len(asked) > 9:
            raise EOFError
        return "" if "Hand over" in str(prompt) else "1"

    monkeypatch.setattr("rich.console.Console.input", answer)
    run(capsys, "play", "brick", "secret_deployment=true", "--seat", "rebels=human", "--name", "rebels=Ann, Bo")
    assert any("Hand over to Ann or Bo (The Rebels)" in prompt for prompt in asked)


def test_an_option_may_be_named_none():
    assert parse_option(ht.get("command"), "rebel_leader=none") == ("rebel_leader", None)


def test_warm_first_compiles_the_first_game_alone(capsys, monkeypatch):
    warmed = []
    monkeypatch.setattr("holotable.core.warm.steps", lambda game: [("rules", lambda: warmed.append(game.id))])
    monkeypatch.setattr("holotable.players.warm", warmed.append)
    code, _, _ = run(capsys, "warm", "--first")
    assert code == 0
    assert warmed == [ht.list_games()[0]] * 2
