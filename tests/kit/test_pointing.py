"""Who points at a thing or clicks where nothing can be done is told something true, in words for people, that leaks nothing."""

import random
import re

import pytest

import holotable as ht
from holotable.core import records
from holotable.core.game import Game
from holotable.core.table import Table

MOMENTS = 25
STEPS = 12


def moments(game):
    """Random tables of a game, at random moments, with a seat that is asked."""
    chance = random.Random(game)
    mixes = list(ht.get(game).option_mixes())
    for n in range(MOMENTS):
        table = Table(game, chance.choice(mixes), seed=n)
        for _ in range(chance.randrange(STEPS * (n + 1))):
            if table.over:
                break
            seat = table.to_act[0]
            offers = table.shortcuts(seat)
            if offers and chance.random() < 0.5:
                table.play_shortcut(seat, offers[0].id)
            else:
                table.play(chance.choice(table.choices(seat)))
        if not table.over:
            yield table, table.to_act[0], chance


def places(table):
    """The ids of all places that the board is drawn from."""
    drawing = table.game.board(table.options)
    lists = [value for value in drawing.values() if isinstance(value, list)]
    return [entry["id"] for entries in lists for entry in entries if isinstance(entry, dict) and "id" in entry]


def things(table, seat):
    """The ids of what stands on the board, as a seat sees it, of cards in its hand, and of places."""
    view = table.view(seat)
    hands = view.get("hands") or {}
    cards = hands.get(seat) if isinstance(hands.get(seat), list) else []
    return [*(view.get("units") or {}), *(f"card:{card}" for card in cards), *places(table)]


def redealt(table, seat, seed):
    """The same table with all dealt anew that a seat cannot know."""
    twin = records.clone(table.record)
    table.game.redeal(twin, table.seats.index(seat), seed)
    return Table.around(table.game, table.options, twin)


def is_for_people(text):
    return not re.search(r"[{}_]|\b[a-z]+-[a-z]+-\d", text)


@pytest.mark.parametrize("game", ht.list_games())
def test_what_is_told_of_a_thing_is_true_for_all_that_could_be_hidden(game):
    told = 0
    for table, seat, chance in moments(game):
        known = set(places(table))
        for thing in chance.sample(all_ := things(table, seat), min(6, len(all_))):
            about = table.about(seat, thing)
            told += bool(about.areas or about.notes)
            assert all(set(area.places) <= known and is_for_people(area.text) for area in about.areas)
            assert all(is_for_people(note.text) for note in about.notes)
            assert redealt(table, seat, 7).about(seat, thing) == about
            table.about(None, thing)
    assert bool(told) == (ht.get(game).tells is not Game.tells)


@pytest.mark.parametrize("game", ht.list_games())
def test_a_click_that_does_nothing_is_answered_by_the_rules(game):
    answered = 0
    for table, seat, chance in moments(game):
        spots, keys = places(table), [None, *things(table, seat)]
        for _ in range(12):
            thing, place = chance.choice(keys), chance.choice(spots)
            why = table.why_not(seat, thing, place)
            answered += bool(why)
            assert not why or re.search(r"\([A-Z]{3}-\d+[a-z]?\)\.$", why), why
            assert is_for_people(why)
            assert redealt(table, seat, 3).why_not(seat, thing, place) == why
    assert bool(answered) == (ht.get(game).attempts is not Game.attempts)


def test_nonsense_is_answered_by_nothing():
    for game in ht.list_games():
        table = Table(game, seed=1)
        seat = table.to_act[0]
        assert table.why_not(seat, "nobody", "nowhere") == ""
        assert table.about(seat, "nobody").areas == []
