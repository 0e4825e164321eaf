"""A blitz at the keyboard: an attack repeated by ordinary choices, while others answer for themselves."""

import pytest
from galaxy import forces, position
from keyboard import at_keyboard
from rich.console import Console

import holotable as ht
from holotable.terminal import TerminalTable


def war(**more):
    """Nine orange forces on Endor beside five of another seat on Bespin, in the invade step."""
    hold = {"orange": "endor", "yellow": "kessel"}
    return ht.Table.at("trilogy", position(hold, mode="standard", forces={"endor": 9, "bespin": 5}, **more))


def number_of(table, identifier):
    return 1 + [choice.id for choice in table.choices()].index(identifier)


ATTACK = "attack(origin=endor,to=bespin,dice=3)"


def test_an_attack_is_repeated_while_others_answer(monkeypatch, capsys):
    table = war()
    number = number_of(table, ATTACK)
    table.dice([6, 6, 6, 1, 1, 6, 6, 6, 1, 1, 6, 6, 6, 1])
    at_keyboard(monkeypatch, f"b {number}", "2", "2")
    TerminalTable(table, {}, {}, Console()).run()
    assert [entry.kind for entry in table.log] == ["attack", "defend", "attack", "defend", "attack"]
    assert [choice.kind for choice in table.choices()] == ["move_in"]
    assert len([event for event in table.events if event.kind == "rolled"]) == 6
    assert "b number to repeat an attack" in capsys.readouterr().out


def test_a_repeated_attack_keeps_the_forces_that_were_stated(monkeypatch):
    table = war()
    number = number_of(table, ATTACK)
    table.dice([1, 1, 1, 6, 6] * 2 + [1, 1, 6, 6])
    at_keyboard(monkeypatch, f"b {number} 4", "2", "2", "2")
    TerminalTable(table, {}, {}, Console()).run()
    assert forces(table, "endor") == 4
    assert table.to_act == ("orange",)


def test_a_card_against_a_repeated_attack_stops_it(monkeypatch):
    hold = {"rebels": "endor", "hutts": "kessel"}
    hands = {"empire": ["empire-emergency-garrison-1"]}
    table = ht.Table.at("trilogy", position(hold, forces={"endor": 9, "bespin": 5}, hands=hands, force=0))
    number = number_of(table, ATTACK)
    table.dice([6, 6, 6, 1, 1])
    screen = TerminalTable(table, {}, {}, Console())
    at_keyboard(monkeypatch, f"b {number}", "1", "2")
    screen.run()
    assert [entry.kind for entry in table.log] == ["attack", "play_card", "defend"]
    assert table.to_act == ("rebels",)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("b", "Only an attack is repeated: type b and its number, from "),
        ("b 99", "Only an attack is repeated"),
        ("b {n} all", "Only an attack is repeated"),
        ("b {n} 0", "Only an attack is repeated"),
        ("b {n} 9", "Endor has too few forces to attack and keep 9."),
    ],
)
def test_a_wrong_word_for_a_repeated_attack_is_explained(monkeypatch, capsys, line, sentence):
    table = war()
    at_keyboard(monkeypatch, line.format(n=number_of(table, ATTACK)))
    TerminalTable(table, {}, {}, Console(width=200)).run()
    assert sentence in capsys.readouterr().out
    assert table.ply == 0
