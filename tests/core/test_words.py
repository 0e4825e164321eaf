"""Languages: which there are, what one that is still growing says, and that no other is looked for."""

import json
from pathlib import Path

import pytest

import holotable as ht
from holotable.core import words
from holotable.core.errors import BadGame


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "en.json").write_text(json.dumps({"ask.play": "your turn, {seat}", "name.empire": "the Empire"}))
    (tmp_path / "de.json").write_text(json.dumps({"name.empire": "das Imperium"}))
    return tmp_path


def test_a_language_says_in_english_what_it_does_not_know_yet(folder):
    german = words.catalogue(folder, "de")
    assert german.language == "de"
    assert german.say("ask.play", seat="empire") == "Your turn, das Imperium"
    assert words.catalogue(folder).say("ask.play", seat="empire") == "Your turn, the Empire"


def test_the_languages_are_those_of_the_folder(folder):
    assert words.languages(folder) == ("de", "en")
    with pytest.raises(ht.BadOption, match=r"^There is no language 'fr' here; there is de, en.$"):
        words.catalogue(folder, "fr")


@pytest.mark.parametrize(
    "language", ["../secret", "/etc/x", "de\0", "DE", "", "\ud800", 7, None, ["de"], {"de": 1}, float("nan")]
)
def test_no_other_language_reaches_the_disk(folder, language, monkeypatch):
    (folder.parent / "secret.json").write_text("{}")
    words.languages(folder)
    ht.get("brick").words()
    monkeypatch.setattr(Path, "read_text", None)
    with pytest.raises(ht.BadOption, match="There is no language"):
        words.catalogue(folder, language)
    with pytest.raises(ht.BadOption, match="There is no language"):
        ht.Table("brick", language=language)
    with pytest.raises(ht.BadOption, match="There is no language"):
        ht.Table.at("brick", {}, language=language)


@pytest.mark.parametrize(
    ("text", "wrong"), [('{"a": "b",}', "is not JSON: line 1"), ("[]", "no object"), ('{"a": 3}', "no object")]
)
def test_a_broken_file_of_sentences_is_named(folder, text, wrong):
    (folder / "xx.json").write_text(text, encoding="utf-8")
    with pytest.raises(BadGame, match=rf"xx\.json .*{wrong}"):
        words.Catalogue(folder, "xx")


def test_choices_and_questions_are_told_in_the_words_given():
    table = ht.Table("brick", seed=1)
    other = words.Catalogue(table.game.folder / "words")
    other.words = {**other.words, "choice.end_turn": "Zug beenden", "ask.play.2": "Zwei Aktionen"}
    assert "Zug beenden" in [choice.text for choice in table.choices("empire", other)]
    assert "Zug beenden" not in [choice.text for choice in table.choices("empire")]
    assert table.ask("empire", other) == "Zwei Aktionen"
    assert table.ask("empire") != "Zwei Aktionen"


def test_shortcuts_are_told_in_the_words_given():
    table = ht.Table("blizzard", seed=1)
    other = words.Catalogue(table.game.folder / "words")
    other.words = {**other.words, "shortcut.formation": "Der Rest wie immer"}
    seat = table.to_act[0]
    assert [shortcut.text for shortcut in table.shortcuts(seat, other)] == ["Der Rest wie immer"]
    assert [shortcut.text for shortcut in table.shortcuts(seat)] == ["Place the rest in the usual formation"]


def test_a_sentence_agrees_with_what_it_names(folder):
    english = words.Catalogue(folder)
    english.words |= {
        "name.rebels": "the Rebels",
        "plural.rebels": "yes",
        "event.won": "{side} {side|wins|win}.",
        "event.moved": "{count} {count|force moves|forces move}.",
        "event.seen": "{units} {units|is|are} seen.",
    }
    assert english.say("event.won", side="rebels") == "The Rebels win."
    assert english.say("event.won", side="empire") == "The Empire wins."
    assert [english.say("event.moved", count=n) for n in (0, 1, 2)] == ["0 forces move.", "1 force moves.", "2 forces move."]
    assert [english.say("event.seen", units=u) for u in (["a"], ["a", "b"])] == ["A is seen.", "A, b are seen."]


def test_what_all_games_say_alike_is_in_every_catalogue(folder):
    assert words.Catalogue(folder).say("event.resigned", seat="Ada") == "Ada gives up."
    assert ht.get("brick").words().say("event.resigned", seat="rebels") == "The Rebels give up."
