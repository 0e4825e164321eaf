"""Players from outside at a served table."""

import subprocess
import sys

import pytest

from holotable import players
from holotable.server import levels, workers
from holotable.server.app import Settings, create_app
from holotable.server.errors import Refusal

from .test_workers import job

pytestmark = pytest.mark.real_players

BOT = '''
class First:
    """Takes the first choice there is."""

    def choose(self, situation):
        return situation.choices[0]


class Silent:
    def choose(self, situation):
        raise RuntimeError("no idea")
'''


@pytest.fixture
def bots(tmp_path):
    path = tmp_path / "my_bots.py"
    path.write_text(BOT)
    yield str(path)
    levels.invite()


def test_a_guest_is_offered_and_plays(serve, bots):
    server = serve(workers=1, players=(f"{bots}:First",))
    offered = server.http.get("/api/games").json()[0]["levels"]
    assert [level["id"] for level in offered] == ["cadet", "officer", "commander", "admiral", "grand-admiral", "First"]
    assert offered[-1] == {"id": "First", "title": "First", "text": "Takes the first choice there is.", "guest": True}
    seats = {"empire": {"kind": "computer", "level": "First"}, "rebels": {"kind": "human"}}
    table = server.open_table(seats)
    client = server.join(table, table["tokens"]["rebels"])
    while client.state["to_act"] != ["rebels"]:
        client.next("state", timeout=120)
    assert client.state["ply"] >= 1
    client.play()


def test_a_guest_that_fails_is_told_of(serve, bots):
    server = serve(workers=1, players=(f"{bots}:Silent",))
    table = server.open_table({"empire": {"kind": "computer", "level": "Silent"}, "rebels": {"kind": "human"}})
    client = server.join(table, table["tokens"]["rebels"])
    assert client.next("refused", timeout=120)["reason"].startswith("The computer player failed to answer")


def test_only_what_was_invited_can_be_seated(serve, bots):
    server = serve(players=(f"{bots}:First",))
    for wrong in (f"{bots}:First", "Silent", "random"):
        body = {"game": "brick", "seats": {"empire": {"kind": "computer", "level": wrong}}}
        answer = server.http.post("/api/tables", json=body)
        assert answer.status_code in (400, 422)
    assert "the levels are cadet, officer, commander, admiral, grand-admiral, First." in answer.text


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["nowhere.py:Bot"], "cannot be loaded"),
        (["First", "First"], "There are two players 'First'; a server offers each name once."),
    ],
)
def test_a_wrong_guest_is_refused_before_the_server_starts(bots, names, sentence):
    given = tuple(name if "." in name else f"{bots}:{name}" for name in names)
    with pytest.raises(players.UnknownPlayer, match=sentence):
        create_app(Settings(database="sqlite://", players=given))


def test_an_installed_player_that_cannot_be_loaded_is_left_out(monkeypatch, caplog):
    monkeypatch.setattr(levels, "installed", lambda: ["lost"])
    levels.invite()
    assert not any(info.guest for info in levels.infos("brick"))
    assert "There is no player 'lost'" in caplog.text


def test_a_wrong_guest_on_the_command_line():
    done = subprocess.run(
        [sys.executable, "-c", "from holotable.cli import main; raise SystemExit(main())", "serve", "--player", "lost.py:Bot"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode != 0
    assert "The player 'lost.py:Bot' cannot be loaded" in done.stderr + done.stdout
    assert "Traceback" not in done.stderr


def test_a_seat_keeps_its_player_while_it_is_remembered():
    workers._kept.clear()
    first = workers._seated(job("commander", seed=1))
    assert workers._seated(job("commander", seed=1)) is first
    assert workers._seated(job("admiral", seed=1)) is not first
    for seed in range(2, 2 + workers.KEPT):
        assert workers._seated(job("commander", seed=seed)) is not first
    assert len(workers._kept) == workers.KEPT
    assert workers._seated(job("commander", seed=1)) is not first


def test_a_network_is_offered_at_tables_of_its_game_alone():
    levels.invite(["net"])
    try:
        offered = {name: [info.id for info in levels.infos(name)] for name in ("brick", "trilogy")}
        assert "net" in offered["brick"]
        assert "net" not in offered["trilogy"]
        assert levels.check("net", "brick") == "net"
        with pytest.raises(Refusal, match="no level 'net'"):
            levels.check("net", "trilogy")
    finally:
        levels.invite()
