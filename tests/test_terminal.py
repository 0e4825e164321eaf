"""The terminal table beyond one game: games left, saved and resumed, a campaign fought and replayed."""

import json
from pathlib import Path

import pytest
from keyboard import at_keyboard, run

import holotable as ht
from holotable.core import campaigns
from holotable.players.hope import Decision, Outlook
from holotable.players.roster import actions_of


def test_where_nothing_is_repeated_the_terminal_says_so(monkeypatch, capsys):
    at_keyboard(monkeypatch, "b 1")
    assert "Nothing is repeated in" in run(capsys, "play", "brick", "--seat", "rebels=human", "--seed", "1")[1]


def test_the_terminal_shows_what_each_side_must_do_to_win(monkeypatch, capsys):
    at_keyboard(monkeypatch, "1", "q")
    out = run(capsys, "play", "brick", "--seat", "empire=human", "--seat", "rebels=human", "--seed", "1")[1]
    assert "Move a unit into the Rebel base" in out
    assert "Or destroy every Imperial unit (0 of 4)" in out


def test_commands_may_be_typed_in_capitals(monkeypatch, capsys):
    at_keyboard(monkeypatch, "1", "U", "Q", "1")
    out = run(capsys, "play", "brick", "--seat", "empire=human", "--seat", "rebels=human", "--seed", "1")[1]
    assert "is no command" not in out
    assert "You left the table" in out


def hopeless(player, table, seat, seed):
    """A decision of a computer player that sees no way to win."""
    return Decision(actions_of(player, table, seat, seed), Outlook(True, table.ply))


@pytest.mark.parametrize(("answer", "ended"), [("y", True), ("n", False)])
def test_the_computer_asks_whether_it_may_give_up(monkeypatch, capsys, answer, ended):
    prompts = []

    def typed(console, prompt=""):
        prompts.append(prompt)
        return answer if "Accept?" in prompt else "1"

    monkeypatch.setattr("rich.console.Console.input", typed)
    monkeypatch.setattr("holotable.terminal.decision", hopeless)
    out = run(capsys, "play", "brick", "turn_limit=12", "--seat", "rebels=human", "--seat", "empire=random", "--seed", "1")[1]
    asked = [prompt for prompt in prompts if "Accept?" in prompt]
    assert asked[0] == "The Empire sees no way to win and offers to resign. Accept? (y/n) "
    assert ("The Empire gives up." in out) == ended


# Saved and resumed


def test_a_game_is_left_saved_resumed_and_finished(monkeypatch, capsys, tmp_path):
    file = tmp_path / "hoth.json"
    people = ["--seat", "rebels=human", "--seat", "empire=human"]
    at_keyboard(monkeypatch, "1", "q")
    assert run(capsys, "play", "brick", "turn_limit=2", "--seed", "1", *people, "--save", file)[0] == 0
    left = json.loads(file.read_text())
    assert left["result"] is None
    at_keyboard(monkeypatch, *["1"] * 100)
    code, out, _ = run(capsys, "resume", file, *people)
    assert (code, "The game is over" in out, f"Saved as {file}." in out) == (0, True, True)
    whole = json.loads(file.read_text())
    assert whole["actions"][: len(left["actions"])] == left["actions"]
    assert ht.Table.load(file).over


def test_resume_writes_elsewhere_if_told_so(monkeypatch, capsys, tmp_path):
    ht.Table("brick", seed=3).save(tmp_path / "a.json")
    before = (tmp_path / "a.json").read_bytes()
    at_keyboard(monkeypatch, "1", "q")
    run(capsys, "resume", tmp_path / "a.json", "--seat", "rebels=human", "--save", tmp_path / "b.json")
    assert (tmp_path / "a.json").read_bytes() == before
    assert ht.Table.load(tmp_path / "b.json").ply == 1


def test_a_clock_is_shown_saved_and_resumed(monkeypatch, capsys, tmp_path):
    file = tmp_path / "timed.json"
    people = ["--seat", "rebels=human", "--seat", "empire=human"]
    at_keyboard(monkeypatch, "1", "q")
    out = run(capsys, "play", "brick", "--clock", "10+5", *people, "--save", file)[1]
    assert "The Empire 10:00   The Rebels 10:00" in out
    saved = json.loads(file.read_text())
    assert saved["clock"]["left"]["rebels"] == 600
    file.write_text(json.dumps({**saved, "clock": {**saved["clock"], "left": {"rebels": 90, "empire": 599.5}}}))
    at_keyboard(monkeypatch, "q")
    assert "The Empire 9:59   The Rebels 1:30" in run(capsys, "resume", file, *people)[1]


def test_whose_time_is_up_has_lost_a_game_of_two(monkeypatch, capsys, tmp_path):
    file = tmp_path / "late.json"
    clock = {"kind": "live", "amount": 10, "increment": 0, "left": {"empire": 0, "rebels": 600}}
    file.write_text(json.dumps({**ht.Table("brick", seed=1).to_save(), "clock": clock}))
    at_keyboard(monkeypatch, "1", "1")
    out = run(capsys, "resume", file, "--seat", "rebels=human", "--seat", "empire=human")[1]
    assert "The Empire: time is up." in out


@pytest.mark.parametrize(
    "clock", [5, {}, {"kind": "live", "amount": 10, "left": {"empire": 1}}, {"left": {"empire": 1, "rebels": 1}}]
)
def test_a_bad_clock_of_a_save_is_refused_in_a_sentence(monkeypatch, capsys, tmp_path, clock):
    file = tmp_path / "bad.json"
    file.write_text(json.dumps({**ht.Table("brick", seed=1).to_save(), "clock": clock}))
    code, _, said = run(capsys, "resume", file)
    assert code == 2
    assert said.count("\n") == 1


COMPUTERS = ("--seat", "rebels=random", "--seat", "empire=random")


def test_command_a_campaign_is_fought_resumed_and_replayed_as_one_file(monkeypatch, capsys, tmp_path):
    file = tmp_path / "campaign.json"
    at_keyboard(monkeypatch)
    code, out, _ = run(capsys, "campaign", "command", 1, "--seed", 6, *COMPUTERS, "--save", file)
    assert code == 0
    assert "battle 1 of 5: Imperial Scout Mission" in out
    begun = campaigns.load(file)
    assert (len(begun.battles), begun.table.ply) == (1, 0)
    at_keyboard(monkeypatch, *[""] * 5)
    code, out, _ = run(capsys, "resume", file, *COMPUTERS)
    assert code == 0
    assert "battle 5 of 5" in out
    fought = campaigns.load(file)
    assert fought.over
    assert fought.tables[0].to_save() == begun.tables[0].to_save()
    assert f"won by {fought.table.words.name(fought.winner)}." in out
    code, out, _ = run(capsys, "replay", file)
    assert code == 0
    assert out.count("Won by: ") == 5
    assert [f"Battle {n} goes to" in out for n in range(1, 6)] == [True] * 5
    assert run(capsys, "check-games", tmp_path)[:2] == (0, "1 games looked at, 0 differ.\n")
    file.write_text(json.dumps({**fought.to_save(), "winner": None, "points": {}}))
    assert "ends otherwise" in run(capsys, "check-games", tmp_path)[1]


def test_command_a_battle_of_a_campaign_saves_the_campaign(monkeypatch, capsys, tmp_path):
    at_keyboard(monkeypatch, "1", f"s {tmp_path / 'c.json'}", "q")
    run(capsys, "campaign", "command", 2, "--seed", 1, "--seat", "rebels=human", "--seat", "empire=human")
    kept = campaigns.load(tmp_path / "c.json")
    assert (kept.number, kept.table.ply) == (2, 1)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["campaign", "command", "3"], "there are campaigns 1 to 2, not 3"),
        (["campaign", "command", "--seed", "-4"], "the seed of a campaign is a whole number from 0"),
        (["campaign", "command", "--seat", "hutts=human"], "the seats are rebels, empire"),
        (["play", "brick", "--save", "nowhere/g.json"], "nowhere is no folder to write in"),
        (["campaign", "command", "--save", "."], ". cannot be written: it is no ordinary file"),
        (["resume", "nowhere.json"], "nowhere.json cannot be read: No such file"),
        (["resume", "bad.json"], "bad.json is not a save file: line 1 is not JSON"),
        (["campaign", "brick"], "brick has no campaigns."),
        (["campaign", "chess"], "There is no game 'chess'; the games are"),
        (["resume", "other.json"], "This is not a campaign save of format 1"),
        (["replay", "broken.json"], "The campaign save has no proper 'battles'"),
        (["replay", "strange.json"], "there are campaigns 1 to 2, not 7"),
        (["verify", "broken.json"], "The campaign save has no proper 'battles'"),
    ],
)
def test_wrong_files_and_numbers_are_answered_with_one_sentence(monkeypatch, capsys, tmp_path, words, sentence):
    monkeypatch.chdir(tmp_path)
    Path("bad.json").write_text("{")
    Path("other.json").write_text('{"holotable_campaign": 9}')
    about = {"holotable_campaign": 1, "game": "command", "seed": 1}
    Path("broken.json").write_text(json.dumps({**about, "campaign": 1, "battles": 4}))
    Path("strange.json").write_text(json.dumps({**about, "campaign": 7, "battles": []}))
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_a_campaign_has_no_sealed_dice(capsys, tmp_path):
    campaigns.begin("command", seed=1).save(tmp_path / "c.json")
    code, out, _ = run(capsys, "verify", tmp_path / "c.json")
    assert (code, out.split(":")[0]) == (1, "This save holds no sealed dice")


def test_command_a_scenario_of_ones_own_is_played_from_its_file(monkeypatch, capsys, tmp_path):
    from holotable.games.command.scenario import SCENARIOS

    own = tmp_path / "mine.json"
    own.write_text(json.dumps({**SCENARIOS[2], "title": "Mine"}))
    at_keyboard(monkeypatch, "q")
    code, out, _ = run(capsys, "play", "command", f"scenario=@{own}", "--seat", "empire=random", "--save", tmp_path / "g.json")
    assert (code, "Battle of Hoth" in out) == (0, True)
    assert ht.Table.load(tmp_path / "g.json").options["scenario"]["title"] == "Mine"
    own.write_text("{")
    assert run(capsys, "play", "command", f"scenario=@{own}")[::2] == (
        2,
        f"holotable: scenario: {own} is not JSON at line 1.\n",
    )
    own.write_text('{"units": []}')
    assert run(capsys, "play", "command", f"scenario=@{own}")[2].startswith("holotable: Faulty scenario: ")
    assert "cannot be read: No such file" in run(capsys, "play", "command", "scenario=@nowhere.json")[2]
    assert "or a scenario of your own, a JSON object, not 'mine'" in run(capsys, "play", "command", "scenario=mine")[2]


def test_a_save_of_a_server_is_resumed_with_who_played_it(monkeypatch, capsys, tmp_path):
    file = tmp_path / "served.json"
    seats = {"empire": {"kind": "human", "level": None, "name": "Ana"}, "rebels": {"kind": "human"}}
    file.write_text(json.dumps({**ht.Table("brick", seed=1).to_save(), "seats": seats}))
    at_keyboard(monkeypatch, "1", "1", "1", "q")
    assert run(capsys, "resume", file)[0] == 0
    assert {entry.seat for entry in ht.Table.load(file).log} == {"empire", "rebels"}


def test_the_save_of_one_seat_is_played_on_at_its_server(monkeypatch, capsys, tmp_path):
    file = tmp_path / "seat.json"
    file.write_text(json.dumps({"holotable": 1, "game": "brick", "unfinished": True, "actions": []}))
    code, _, said = run(capsys, "resume", file)
    assert code == 2
    assert said == (
        "holotable: This save holds what one seat saw of a game that goes on at its server; it is played on only there.\n"
    )
