"""Players from outside: loaded by path, module or entry point, shown only what their seat may know."""

import pytest

import holotable as ht
from holotable import players
from holotable.core import records

BOT = """
class First:
    def choose(self, situation):
        assert situation.view == situation.table.view(situation.seat)
        return situation.choices[0]

last = type("Last", (), {"choose": lambda self, situation: situation.choices[-1]})()
wrong = type("Wrong", (), {"choose": lambda self, situation: "move"})()
nobody = 3

class Broken:
    def __init__(self):
        raise RuntimeError("no model")
"""


@pytest.fixture
def bots(tmp_path, monkeypatch):
    (tmp_path / "my_bots.py").write_text(BOT)
    monkeypatch.syspath_prepend(str(tmp_path))
    return str(tmp_path / "my_bots.py")


def test_a_player_by_path_or_module(bots):
    for name in (f"{bots}:First", "my_bots:First", "my_bots:last"):
        table = ht.Table("brick", seed=1)
        player = players.load(name)
        assert isinstance(player, players.Player)
        offered = table.choices("empire")
        players.move(player, table, "empire", 1)
        assert table.log[0].args == (offered[-1] if name.endswith("last") else offered[0]).args


def test_a_player_by_entry_point(bots, monkeypatch):
    from importlib.metadata import EntryPoint

    entry = EntryPoint("firster", "my_bots:First", "holotable.players")
    monkeypatch.setattr("holotable.players.roster.entry_points", lambda group: [entry])
    assert "firster" in players.names()
    assert type(players.load("firster")).__name__ == "First"


def test_the_levels_choose_too():
    table = ht.Table("brick", seed=1)
    choice = players.load("officer").choose(players.Situation(table, "empire", 1))
    assert choice in table.choices("empire")


def test_a_situation_hides_what_the_seat_may_not_know():
    table = ht.Table("brick", seed=1, secret_deployment=True)
    table.play("deploy", seat="rebels", unit="luke", to="a1")
    table.dice([1, 2])
    situation = players.Situation(table, "empire", 1)
    assert "luke" not in situation.view["units"]
    samples = {records.rules_bytes(situation.sample(seed)) for seed in range(20)}
    assert len(samples) > 5
    assert situation.sample().script_n == 0
    assert situation.observation().shape == (table.game.observation_size,)
    assert (situation.game, situation.options["secret_deployment"], situation.number) == ("brick", True, 0)


def test_a_situation_holds_nothing_of_the_true_table():
    table = ht.Table("brick", seed=1, secret_deployment=True)
    table.play("deploy", seat="rebels", unit="luke", to="a1")
    table.dice([6, 6, 6])
    true = records.rules_bytes(table.record)
    shown = [players.Situation(table, "empire", seed).table for seed in range(12)]
    assert len({records.rules_bytes(seen.record) for seen in shown}) > 3
    assert all(seen is not table and seen.log == [] for seen in shown)
    assert not any(seen.record.script_n or seen.record.event_n or seen.record.events.any() for seen in shown)
    assert len({bytes(seen.record.rng) for seen in shown}) == len(shown)
    assert all(seen.view("empire") == table.view("empire") for seen in shown)
    assert all(seen.choices("empire") == table.choices("empire") for seen in shown)
    shown[0].play(shown[0].choices("empire")[0])
    assert records.rules_bytes(table.record) == true


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("moff", "There is no player 'moff'; there are random, cadet, officer, commander, admiral"),
        ("officer@20", "only commander and admiral count simulations"),
        ("commander@many", "after @ stands a number of simulations, such as commander@400"),
        ("nowhere.py:Bot", "cannot be loaded"),
        ("no_such_module:Bot", "cannot be loaded: No module named 'no_such_module'."),
        ("my_bots:Second", "my_bots has no 'Second'"),
        ("my_bots:nobody", "has no method choose"),
        ("my_bots:Broken", "cannot be made: no model."),
    ],
)
def test_a_wrong_name_is_answered_in_one_sentence(bots, name, sentence):
    with pytest.raises(players.UnknownPlayer) as refused:
        players.load(name)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_wrong_answer_is_refused(bots):
    with pytest.raises(ht.IllegalChoice, match="must answer with one of its choices"):
        players.move(players.load("my_bots:wrong"), ht.Table("brick", seed=1), "empire", 1)
