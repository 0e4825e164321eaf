"""Every language that is offered says everything, with the arguments that it is given, and leaves nothing in English."""

import json
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import holotable as ht
from holotable.cli import main
from holotable.core.speaking import offered
from holotable.core.words import PSEUDO
from holotable.languages import catalogues, check

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*/*.json"))
OTHERS = [language for language in offered() if language != "en"]
WORD = re.compile(r"[^\W\d_]{3,}")
OF_TESTS = {"Everything at once"}
"""The title of a battle that is drawn for tests alone."""
CHOICES_EVERY = 11
"""How often the choices of a golden game are read: all of them would take as long as playing it."""


@pytest.mark.parametrize("language", offered())
def test_a_language_that_is_offered_is_complete(language):
    assert check.faults(language) == []


def test_the_page_offers_the_same_languages():
    lists = (catalogues.COMMON / "languages.json", catalogues.WEB / "lib" / "languages.json")
    here, there = (json.loads(path.read_text(encoding="utf-8")) for path in lists)
    assert here == there == list(offered())


def test_the_table_of_languages_is_printed(capsys):
    assert main(["languages"]) == 0
    table = capsys.readouterr().out
    assert all(language in table for language in offered())
    assert all(name in table for name in ("core", "refusals", "page all", *ht.list_games()))


def test_the_check_names_what_is_wrong(tmp_path, monkeypatch):
    (tmp_path / "en.ftl").write_text("a = { $x } goes there\nb = Two words here\nc = Same words\n", encoding="utf-8")
    (tmp_path / "xx.ftl").write_text("a = geht { $y }\nc = Same words\nd = mehr\n", encoding="utf-8")
    monkeypatch.setattr(check, "catalogues", lambda: (catalogues.Catalogue("here", tmp_path),))
    monkeypatch.setattr(check, "pages", lambda: ())
    found = "\n".join(check.faults("xx"))
    for wrong in (
        "b is missing",
        "names $y, which nothing fills in; there is $x",
        "leaves out $x",
        "c is still English",
        "d is unknown",
    ):
        assert wrong in found


def own_words(game, language):
    """The words that a language's own files have, and those that stay as they are."""
    folders = (catalogues.COMMON, game.folder / "words")
    text = "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders)
    return {word.lower() for word in WORD.findall(text)} | check.terms(language)


@pytest.mark.parametrize("language", [*OTHERS, PSEUDO])
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_all_of_a_golden_game_is_said(path, language):
    if not OTHERS and path.stem[-1] not in "05":
        pytest.skip("the pseudo-language is read off a few games while no other language is offered")
    save = json.loads(path.read_text(encoding="utf-8"))
    table = ht.Table.opening_of(save)
    words = table.game.words(language)
    said = []
    for number, line in enumerate(save["actions"], 1):
        if number % CHOICES_EVERY == 1:
            said += [choice.text for choice in table.choices(None, words)]
            said += [table.ask(seat, words) for seat in table.to_act]
            said += [goal.text for goal in table.objectives(None, words)]
        table.replay_line(line, number)
    said += [event.say(words) for event in table.events]
    assert not [text for text in set(said) if "{" in text or "$" in text]
    if language != PSEUDO:
        own = own_words(table.game, language)
        strange = {word for text in set(said) for word in WORD.findall(text) if word.lower() not in own}
        assert not strange, f"not in the files of {language}: {sorted(strange)}"


@pytest.mark.parametrize("game", ht.list_games())
def test_the_texts_of_a_games_data_are_in_its_catalogue(game):
    rules = ht.get(game)
    words = rules.words()
    shown = [rules.drawing(rules.check_options(mix)) for mix in rules.option_mixes()]
    shown += [option.help for option in rules.options] + [list(option.known.values()) for option in rules.options]
    texts = {text for text in _texts(shown) if " " in text} - OF_TESTS
    assert not {text for text in texts if text not in words.texts}


def _texts(value):
    if isinstance(value, dict):
        return [text for key, part in value.items() if key not in ("orientation", "shape") for text in _texts(part)]
    if isinstance(value, (list, tuple)):
        return [text for part in value for text in _texts(part)]
    return [value] if isinstance(value, str) else []


@pytest.mark.parametrize("game", ht.list_games())
def test_sentences_are_said_as_project_fluent_says_them(game):
    """Our own rendering against `fluent.runtime`, for all messages that use nothing beyond Fluent."""
    words = ht.get(game).words()
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource("".join(source.text for source in words.sources.values())))
    compared = 0
    for name, source in words.sources.items():
        seen = check.seen(source)
        message = bundle.get_message(name)
        if seen.functions or message.value is None:
            continue
        for number in (0, 1, 2, 5, 1234):
            args = dict.fromkeys(seen.arguments, number)
            expected, _ = bundle.format_pattern(message.value, args)
            assert words.part(name, **args) == expected
        compared += 1
    assert compared > 50
