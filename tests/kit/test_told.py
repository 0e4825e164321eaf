"""What people read of every golden game: whole sentences, without program ids, unformatted numbers or missing goals."""

import functools
import json
import re

import pytest
from test_golden import SAVES, saves_of

import holotable as ht
from holotable.core.vocabulary import DICE, FLAGS, MORE_DICE, NUMBER, SMALL
from holotable.core.words import languages

KINDS = (NUMBER, DICE, MORE_DICE, FLAGS, SMALL)
GOES_ON = {"en": "Or ", "de": "Oder ", "fr": "Ou ", "it": "Oppure ", "nl": "Of ", "uk": "Або "}
MEAN = re.compile(r"\d+\.\d")
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


def told_goals(table):
    """What anybody reads of the goals now: the sentences, and the short forms beside a name."""
    objectives = [goal for seat in (None, *table.seats) for goal in table.objectives(seat)]
    return {text for goal in objectives for text in (goal.text, beginning(goal.short)) if text}


def odds_now(table, language="en"):
    """The odds of all choices of the seat that is asked first, in words."""
    seat = table.to_act[0]
    number, words = table.seats.index(seat), table.game.words_in(language)
    found = (table.game.odds(table.reading, number, choice.actions[0]) for choice in table.choices(seat))
    return [odds.said(words) for odds in found if odds]


def written(said):
    """All that is written on a card of odds; a mean is told to a tenth, so its number stands for itself."""
    facts = [text for label, value in said.facts for text in (label, value) if not MEAN.fullmatch(text)]
    return [text for text in (said.title, *(label for label, _ in said.chances), *map(beginning, facts)) if text]


def beginning(text):
    """What stands beside something and may begin small, as it would begin a line."""
    return text[:1].upper() + text[1:]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{json.loads(path.read_text())['game']}-{path.stem}")
def test_all_that_is_told_of_a_golden_game(path):
    save = json.loads(path.read_text(encoding="utf-8"))
    table = ht.Table.opening_of(save)
    asked, offered, goals, odds = [], [], set(), set()
    for number, line in enumerate(save["actions"], 1):
        asked += [table.ask(seat) for seat in table.to_act]
        if number % 11 == 1:
            offered += [choice.text for choice in table.choices()]
            odds |= {text for said in odds_now(table) for text in written(said)}
        goals |= told_goals(table)
        table.replay_line(line, number)
    goals |= told_goals(table)
    assert all_complaints(table.game.id, [event.text for event in table.events], ".!") == {}
    assert all_complaints(table.game.id, offered) == {}
    assert all_complaints(table.game.id, asked, ".!?") == {}
    assert all_complaints(table.game.id, goals) == {}
    assert all_complaints(table.game.id, odds) == {}
    assert all(event.clause for event in table.events)


def spread(game):
    """Every mix of options that the kit plays, and every value of every option that is played by name.

    A value that needs another option beside it (a second leader needs a second player) stands in the first mix that takes it.
    """
    mixes = [dict(mix) for mix in game.option_mixes()]
    for option in game.options:
        for value in option.known or (option.allowed if isinstance(option.allowed, tuple) else ()):
            tried = ({**mix, option.name: value} for mix in ({}, *game.option_mixes()))
            mixes.append(next(mix for mix in tried if goes_together(game, mix)))
    return mixes


def goes_together(game, mix):
    try:
        return game.encode_options(game.check_options(mix)) is not None
    except ht.BadOption:
        return False


@pytest.mark.parametrize("name", ht.list_games())
def test_every_seat_has_an_objective_in_every_battle(name):
    game = ht.get(name)
    for mix in spread(game):
        table = ht.Table(name, mix, seed=1)
        for eyes in (None, *table.seats):
            goals = table.objectives(eyes)
            without = [seat for seat in table.seats if not any(seat in goal.seats for goal in goals)]
            assert without == [], (mix, eyes)
            assert all_complaints(name, [goal.text for goal in goals]) == {}, mix


@pytest.mark.parametrize("name", ht.list_games())
def test_no_goal_begins_in_the_middle_of_a_sentence(name):
    """A goal that goes on from the one before it ("Or ...") stands below another goal of the same seats, in every language."""
    game = ht.get(name)
    for language in languages(game.folder / "words"):
        words = game.words_in(language)
        going_on = GOES_ON[language]
        for mix in spread(game):
            first = {goal.seats: goal.text for goal in reversed(ht.Table(name, mix, seed=1).objectives(None, words))}
            assert not [text for seats, text in first.items() if seats and text.startswith(going_on)], (mix, language)


def test_every_golden_game_is_read():
    assert all(saves_of(name) for name in ht.list_games())


@pytest.mark.parametrize("name", ht.list_games())
def test_the_numbers_of_odds_are_written_as_the_language_does(name):
    """A mean of one and a half dice is 1.5 in English and 1,5 in German; nobody reads the digits of a program."""
    means = {language: set() for language in ("en", "de")}
    for path in saves_of(name)[:4]:
        save = json.loads(path.read_text(encoding="utf-8"))
        table = ht.Table.opening_of(save)
        for number, line in enumerate(save["actions"], 1):
            for language in means if number % 5 == 1 else ():
                facts = [value for said in odds_now(table, language) for _, value in said.facts]
                means[language] |= {value for value in facts if re.fullmatch(r"\d+[.,]\d+", value)}
            table.replay_line(line, number)
    assert {mean.replace(".", ",") for mean in means["en"]} == means["de"]
    assert not any("." in mean for mean in means["de"])
    assert all(MEAN.fullmatch(mean) for mean in means["en"])
