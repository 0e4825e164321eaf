"""What people read of every golden game: whole sentences, without program ids, unformatted numbers or missing goals."""

import functools
import json
import re

import pytest
from test_golden import SAVES, saves_of

import holotable as ht
from holotable.core.vocabulary import DICE, FLAGS, MORE_DICE, NUMBER, SMALL

KINDS = (NUMBER, DICE, MORE_DICE, FLAGS, SMALL)
WRONG = {
    "an underscore": re.compile(r"\w_\w"),
    "a bracket": re.compile(r"[{}\[\]<>]"),
    "an empty value": re.compile(r"\b(None|True|False|nan)\b"),
    "a number that was not formatted": re.compile(r"\d\.\d"),
    "one of many": re.compile(r"(?<![\d,] )\b1 (forces|figures|dice|cards|medals|hits|units|orders|fighters|choices)\b"),
    "a verb of one for many": re.compile(r"\b(Rebels|Hutts) (is|was|has|wins|ends|takes|gives|draws|turns|gets)\b"),
    "two spaces": re.compile(r"  "),
    "a space before a stop": re.compile(r" [.,;:!?]"),
}


@functools.cache
def ids_of(name):
    """The ids of a game that no sentence may show: those that people call otherwise, and those without a name or a place."""
    game = ht.get(name)
    used = [domain for kind in game.events.kinds for _, domain in kind.arguments if domain not in KINDS]
    used += [values for kind in game.vocabulary.kinds.values() for _, values in kind.domains]
    ids = {value for domain in used for value in domain if isinstance(value, str)}
    ids |= {seat for mix in game.option_mixes() for seat in game.seats(game.check_options(mix))}
    words = game.words()
    texts = [source.text.partition("=")[2] for source in words.sources.values()]
    shown = {word for text in texts for word in re.findall(r"[\w-]+", text)}
    places = set(re.findall(r'"id": "([^"]+)"', json.dumps([game.drawing(game.check_options(m)) for m in game.option_mixes()])))
    return {i for i in ids - shown if words.forms.has_name(i) or i not in places} - {""}


def complaints(name, text, ends=""):
    """What is wrong with a sentence."""
    found = [what for what, pattern in WRONG.items() if pattern.search(text)]
    found += [f"the id {word}" for word in re.findall(r"[\w-]+", text) if word in ids_of(name)]
    found += [] if text[:1] == text[:1].upper() and text else ["no capital at the start"]
    return found + ([] if text.endswith(tuple(ends)) or not ends else ["no stop at the end"])


def all_complaints(name, lines, ends=""):
    return {line: wrong for line in set(lines) if (wrong := complaints(name, line, ends))}


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{json.loads(path.read_text())['game']}-{path.stem}")
def test_all_that_is_told_of_a_golden_game(path):
    save = json.loads(path.read_text(encoding="utf-8"))
    table = ht.Table.opening_of(save)
    asked, offered, goals = [], [], []
    for number, line in enumerate(save["actions"], 1):
        asked += [table.ask(seat) for seat in table.to_act]
        offered += [choice.text for choice in table.choices()] if number % 11 == 1 else []
        goals += [goal for seat in (None, *table.seats) for goal in table.objectives(seat)] if number % 7 == 1 else []
        table.replay_line(line, number)
    assert all_complaints(table.game.id, [event.text for event in table.events], ".!") == {}
    assert all_complaints(table.game.id, offered) == {}
    assert all_complaints(table.game.id, asked, ".!?") == {}
    assert all_complaints(table.game.id, [text for goal in goals for text in (goal.text, goal.short) if text]) == {}
    assert all(event.clause for event in table.events)


def spread(game):
    """Every mix of options that the kit plays, and every battle that has a name of its own."""
    mixes = [dict(mix) for mix in game.option_mixes()]
    for option in game.options:
        mixes += [
            {option.name: value} for value in (option.known or (option.allowed if isinstance(option.allowed, tuple) else ()))
        ]
    return mixes


@pytest.mark.parametrize("name", ht.list_games())
def test_every_seat_has_an_objective_in_every_battle(name):
    game = ht.get(name)
    for mix in spread(game):
        try:
            table = ht.Table(name, mix, seed=1)
        except ht.BadOption:
            continue
        for eyes in (None, *table.seats):
            goals = table.objectives(eyes)
            without = [seat for seat in table.seats if not any(seat in goal.seats for goal in goals)]
            assert without == [], (mix, eyes)
            assert all_complaints(name, [goal.text for goal in goals]) == {}, mix


def test_every_golden_game_is_read():
    assert all(saves_of(name) for name in ht.list_games())
