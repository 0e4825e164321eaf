"""Every language that is offered says everything, with the arguments that it is given, and leaves nothing in English."""

import argparse
import json
import random
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from pointing import places, things

import holotable as ht
from holotable import commands
from holotable.cli import build_parser, main
from holotable.core.speaking import offered, speak
from holotable.core.words import PSEUDO, identifier
from holotable.languages import catalogues, check

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*/*.json"))
OTHERS = [language for language in offered() if language != "en"]
WORD = re.compile(r"[^\W\d_]{3,}")
OF_TESTS = {"Everything at once"}
"""The title of a battle that is drawn for tests alone."""
BARE = {"uk": re.compile(r"(?<!\w)(?:з|із|зі|до|у|в|від|між|перед|над|під) \{ \$(\w+) \}")}
"""Where a name would need one of its forms: after the prepositions of a language that has cases."""
NONE = re.compile(r"(?!)")
MISSPELT = {
    "fr": re.compile(r"(?<=[^\s=]) [:;!?»](?=[\s)]|$)|« |’"),
    "it": re.compile(r"’"),
    "uk": re.compile(r"(?<=[а-яіїєґ])'(?=[а-яіїєґ])"),
}
"""What `docs/translating.md` asks to be written otherwise: French has no-break spaces, apostrophes are of one kind."""
FORM = re.compile(r"^ +\.(?!gender|number|fixed)\w+ =", re.M)
"""A form of a name in a file, not what the name says of itself."""
NOW_AND_THEN = 11
"""How often the goals of a golden game are read, which are the same for many choices, and refusals are asked for."""
CLICKS = 12
KEPT = 5
"""So many choices of a kind are kept, to be asked for again when they are not on offer."""


@pytest.mark.parametrize("language", offered())
def test_a_language_that_is_offered_is_complete(language):
    assert check.faults(language) == []


@pytest.mark.parametrize("language", MISSPELT)
def test_marks_are_those_of_the_language(language):
    files = [place.file(language) for place in (*catalogues.catalogues(), *catalogues.pages())]
    for file in files:
        lines = enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        wrong = [number for number, line in lines if not line.startswith("#") and MISSPELT[language].search(line)]
        assert not wrong, f"{file}: lines {wrong}"


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
    own = 'a = geht { $y }\nc = Same words\nd = mehr { NAME($z, form: "dat") }\nname-b = Be\n    .acc = Be\n'
    (tmp_path / "xx.ftl").write_text(own, encoding="utf-8")
    monkeypatch.setattr(check, "catalogues", lambda: (catalogues.Catalogue("here", tmp_path),))
    monkeypatch.setattr(check, "pages", lambda: ())
    found = "\n".join(check.faults("xx"))
    for wrong in (
        "b is missing",
        "names $y, which nothing fills in; there is $x",
        "leaves out $x",
        "c is still English",
        "d is unknown",
        "name-b is unknown",
        'd asks for the form "dat", which no name has',
    ):
        assert wrong in found


def own_words(game, language):
    """The words that a language's own files have, and those that stay as they are."""
    folders = (catalogues.COMMON, game.folder / "words")
    text = "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders)
    return {word.lower() for word in WORD.findall(text)} | check.terms(language)


class Heard:
    """Stands in for a catalogue, and keeps what is to be said: each sentence once, to be said in all languages later."""

    def __init__(self):
        self.sentences = {}

    def say(self, key, **args):
        """Keep a sentence."""
        self.sentences.setdefault((key, repr(args)), args)
        return key


class Refusals:
    """Asks the rules why a click does nothing, and why what could be chosen at another moment cannot be chosen now."""

    def __init__(self, table, seed):
        self.chance = random.Random(seed)
        self.spots = places(table)
        self.kept = {}

    def ask(self, table, words):
        """The reasons at this moment, said with these words."""
        for seat in table.to_act:
            offered = table.choices(seat)
            known = things(table, seat)
            cards = [(None, thing) for thing in known if thing.startswith("card:")]
            clicks = [(self.chance.choice([None, *known]), self.chance.choice(self.spots)) for _ in range(CLICKS)]
            for thing, place in (*clicks, *cards):
                table.why_not(seat, thing, place, words)
            now = {choice.id for choice in offered}
            for kept in self.kept.values():
                for choice in kept:
                    if choice.id not in now:
                        table.game.refusal(table.record, table.seats.index(seat), choice.kind, choice.args, words)
            for choice in self.chance.sample(offered, len(offered)):
                self.kept[choice.kind] = [choice, *self.kept.get(choice.kind, [])][:KEPT]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_all_of_a_golden_game_is_said_in_every_language(path):
    """Every choice and every question at every moment, every event, and now and then the goals and what is refused."""
    save = json.loads(path.read_text(encoding="utf-8"))
    table = ht.Table.opening_of(save)
    spoken = {language: table.game.words(language) for language in (*OTHERS, PSEUDO)}
    heard, goals = Heard(), {language: set() for language in spoken}
    refused = Refusals(table, path.stem)
    for number, line in enumerate(save["actions"], 1):
        table.choices(None, heard)
        for seat in table.to_act:
            table.ask(seat, heard)
        if number % NOW_AND_THEN == 1:
            refused.ask(table, heard)
            for language, words in spoken.items():
                goals[language].update(goal.text for goal in table.objectives(None, words))
        table.replay_line(line, number)
    for event in table.events:
        heard.say(f"event.{event.key or event.kind}", **{**event.more, **event.args})
    for language, words in spoken.items():
        said = {words.say(key, **args) for (key, _), args in heard.sentences.items()} | goals[language]
        assert not [text for text in said if "{" in text or "$" in text], language
        if language != PSEUDO:
            own = own_words(table.game, language)
            strange = {word for text in said for word in WORD.findall(text) if word.lower() not in own}
            assert not strange, f"not in the files of {language}: {sorted(strange)}"
            assert not undeclined(words), f"names of {language} without a form (`.fixed = yes` if they have none)"
        bare = {
            key
            for (key, _), args in heard.sentences.items()
            for word in BARE.get(language, NONE).findall(text_of(words, key))
            if declines(words, args.get(word))
        }
        assert not bare, f"names stand in their plain form after a preposition in {language}"


def text_of(words, key):
    """A message as its file writes it."""
    return words.sources[identifier(key)].text if key in words else ""


def declines(words, word):
    """Whether an argument is a name with forms, so that a preposition asks for one of them."""
    message = words.forms._message(word)[0] if isinstance(word, str) else None
    return bool(message) and bool(FORM.search(words.sources[message].text))


def undeclined(words):
    """The names that were asked for a form since the catalogue was read, and said their plain text instead."""
    found = set()
    for word, form in words.forms.names:
        message = words.forms._message(word)[0]
        if form and not words.forms.find(f"{message}.{form}") and not words.forms.trait(word, "fixed"):
            found.add(f"{message}.{form}")
    return found


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


def helps(parser):
    """Every text that a command's help shows, those of its words included."""
    found = {parser.description, parser.epilog}
    for action in parser._actions:
        found.add(action.help)
        if isinstance(action, argparse._SubParsersAction):
            found |= {line.help for line in action._choices_actions}
            for command in action.choices.values():
                found |= helps(command)
    return found - {None}


def test_every_help_text_of_the_command_line_is_in_the_catalogue():
    known = commands.words().texts
    assert not sorted(text for text in helps(build_parser()) if text not in known)


def test_every_sentence_that_a_command_says_is_in_the_catalogue():
    files = [file.read_text(encoding="utf-8") for file in Path(ht.__file__).parent.rglob("*.py")]
    speakers = [text for text in files if "holotable.commands" in text or "import commands" in text]
    used = {key for text in speakers for key in re.findall(r"[\"'](said-[a-z-]+)[\"']", text)}
    assert len(used) > 60
    assert not {key for key in used if key not in commands.words()}


def test_the_command_line_speaks_the_language_that_is_named(capsys, monkeypatch):
    with pytest.raises(SystemExit):
        main(["--language", "de", "shelf", "--help"])
    assert "eine Schlacht wegnehmen" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--language=fr", "verify"])
    assert capsys.readouterr().err.startswith("holotable verify: il manque\N{NO-BREAK SPACE}: FILE\n")
    monkeypatch.setenv("HOLOTABLE_LANGUAGE", "uk")
    with pytest.raises(SystemExit):
        main(["ladder", "brick", "--games", "many"])
    assert "'many' — не ціле число від 1" in capsys.readouterr().err
    assert main(["games"]) == 0
    assert "варіант" in capsys.readouterr().out
    speak("en")


def test_shares_and_numbers_are_written_as_the_language_does():
    written = {}
    for language in ("en", "de", "fr"):
        speak(language)
        written[language] = commands.percent(0.125, 1), commands.decimal(1234.5, 1)
    speak("en")
    assert written["en"] == ("12.5%", "1,234.5")
    assert written["de"] == ("12,5\N{NO-BREAK SPACE}%", "1.234,5")
    assert [text.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\N{NO-BREAK SPACE}", " ") for text in written["fr"]] == [
        "12,5 %",
        "1 234,5",
    ]
