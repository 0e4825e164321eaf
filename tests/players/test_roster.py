"""Players from outside: loaded by path, module or entry point, shown only what their seat may know."""

from importlib.metadata import EntryPoint

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
three = type("Three", (), {"choose": lambda self, situation: (situation.choices[0], 1, 2)})()
nobody = 3

class Lost:
    def choose(self, situation):
        raise KeyError("map")

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
        ("officer@20", "only commander, admiral and grand-admiral count simulations"),
        ("commander@many", "after @ stands a number of simulations from 1 to 1,000,000,000, such as commander@400"),
        ("commander@99999999999999999999", "from 1 to 1,000,000,000"),
        ("commander@" + "9" * 5000, "from 1 to 1,000,000,000"),
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


@pytest.mark.parametrize("name", ["wrong", "three"])
def test_a_wrong_answer_is_refused(bots, name):
    with pytest.raises(ht.IllegalChoice, match="must answer with one of its choices"):
        players.move(players.load(f"my_bots:{name}"), ht.Table("brick", seed=1), "empire", 1)


def test_a_player_that_fails_is_named_with_the_place(bots):
    with pytest.raises(players.PlayerFailed) as failed:
        players.move(players.load("my_bots:Lost"), ht.Table("brick", seed=1), "empire", 1)
    assert str(failed.value) == "The player of empire failed (my_bots.py, line 14): KeyError: 'map'."


def test_an_entry_point_that_cannot_be_loaded(monkeypatch):
    entry = EntryPoint("lost", "no_such_module:Bot", "holotable.players")
    monkeypatch.setattr("holotable.players.roster.entry_points", lambda group: [entry])
    with pytest.raises(players.UnknownPlayer, match="The player 'lost' cannot be loaded: No module named 'no_such_module'"):
        players.load("lost")


def test_the_seed_a_player_gets_does_not_tell_the_seed_of_the_table():
    seeds = []

    class Spy:
        def choose(self, situation):
            seeds.append(situation.seed)
            return situation.choices[0]

    table = ht.Table("endor", seed=12345)
    for n in range(20):
        players.move(Spy(), table, table.to_act[0], table.seed * 65_537 + n)
    assert len(set(seeds)) == 20
    nearby = range(12345 - 100, 12345 + 100)
    assert not any(seed in nearby or seed // 65_537 in nearby for seed in seeds)
