"""Who points at a thing or clicks where nothing can be done is told something true, in words for people, that leaks nothing."""

import json
import random
import re

import pytest
from test_golden import saves_of

import holotable as ht
from holotable.core import records
from holotable.core.game import Game
from holotable.core.table import Table

MOMENTS = 25
STEPS = 12
ONE_IN = 15
ENOUGH = 20


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
    reasons, of_cards = set(), set()
    for table, seat, chance in moments(game):
        spots, keys = places(table), [None, *things(table, seat)]
        cards = [key for key in keys if key and key.startswith("card:")]
        idle = [card for card in cards if not any(card == f"card:{choice.args.get('card')}" for choice in table.choices(seat))]
        clicks = [(chance.choice(keys), chance.choice(spots)) for _ in range(12)] + [(None, card) for card in idle]
        for thing, place in clicks:
            why = table.why_not(seat, thing, place)
            reasons |= {clause_of(why)} if why else set()
            if place in idle:
                assert why, f"nothing is said of {place}, which cannot be played"
                of_cards.add(clause_of(why))
            assert not why or re.search(r"\([A-Z]{3}-\d+[a-z]?\)\.$", why), why
            assert is_for_people(why)
            assert redealt(table, seat, 3).why_not(seat, thing, place) == why
    assert len(reasons) >= (2 if ht.get(game).attempts is not Game.attempts else 0), reasons
    assert bool(of_cards) == any(len(hand) for hand in hands_seen(game)), of_cards


def clause_of(why):
    return why.rpartition("(")[2]


def hands_seen(game):
    """The hands of cards that seats have seen at random moments."""
    for table, seat, _ in moments(game):
        hand = (table.view(seat).get("hands") or {}).get(seat)
        yield hand if isinstance(hand, list) else []


def golden_moments(game):
    """Moments of the golden games of a game: those at which somebody holds cards come late in some games."""
    for path in saves_of(game):
        save = json.loads(path.read_text(encoding="utf-8"))
        table = Table.opening_of(save)
        for number, line in enumerate(save["actions"], 1):
            if number % ONE_IN == 0:
                yield table
            table.replay_line(line, number)


@pytest.mark.parametrize("game", ht.list_games())
def test_a_card_of_one_s_own_lights_what_it_would_order(game):
    """Whether it can be played now or not; nobody else's card is told of."""
    with_cards = lit = idle_lit = 0
    for table in golden_moments(game):
        seat = table.to_act[0]
        cards = [thing for thing in things(table, seat) if thing.startswith("card:")]
        now = {f"card:{choice.args.get('card')}" for choice in table.choices(seat)}
        for card in cards:
            with_cards += 1
            found = any(area.places for area in table.about(seat, card).areas)
            lit += found
            idle_lit += found and card not in now
            assert table.about(None, card).areas == []
        if min(lit, idle_lit) > ENOUGH:
            break
    assert bool(with_cards) == bool(lit) == bool(idle_lit), (with_cards, lit, idle_lit)


def test_nonsense_is_answered_by_nothing():
    for game in ht.list_games():
        table = Table(game, seed=1)
        seat = table.to_act[0]
        assert table.why_not(seat, "nobody", "nowhere") == ""
        assert table.about(seat, "nobody").areas == []
