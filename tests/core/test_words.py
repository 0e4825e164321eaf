"""Languages: which there are, what one that grows says, how names take their forms, and that no other is looked for."""

from pathlib import Path

import pytest

import holotable as ht
from holotable.core import speaking, words
from holotable.core.errors import BadGame

ENGLISH = """
ask-play = your turn, { $seat }
name-empire = the Empire
"""
GERMAN = """
name-empire = das Imperium
    .gender = n
    .acc = das Imperium
name-rebels = die Rebellen
    .number = plural
name-at-at = der AT-AT
    .gender = m
    .acc = den AT-AT
name-walker-n = der Läufer { $n }
    .acc = den Läufer { $n }
event-won = { $side } { $side ->
    [one] gewinnt
   *[other] gewinnen
 }.
event-hit = { $unit } trifft { NAME($target, form: "acc") }.
event-lost = { GENDER($unit) ->
    [m] er
    [plural] sie alle
   *[n] es
 } verliert { $count ->
    [0] nichts
    [one] eine Figur
   *[other] { $count } Figuren
 }.
event-seen = Gesehen: { LIST($units, form: "acc") }.
event-dice = Würfel: { $dice }.
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "de.ftl").write_text(GERMAN, encoding="utf-8")
    return tmp_path


def test_a_language_says_in_english_what_it_does_not_know_yet(folder):
    german = words.catalogue(folder, "de")
    assert german.language == "de"
    assert german.say("ask.play", seat="empire") == "Your turn, das Imperium"
    assert words.catalogue(folder).say("ask.play", seat="empire") == "Your turn, the Empire"


def test_names_take_the_forms_that_a_sentence_asks_for(folder):
    say = words.catalogue(folder, "de").say
    assert say("event.hit", unit="rebels", target="at-at") == "Die Rebellen trifft den AT-AT."
    assert say("event.hit", unit="at-at", target="walker-3") == "Der AT-AT trifft den Läufer 3."
    assert say("event.hit", unit="Ada", target="x7") == "Ada trifft x7."
    assert [say("event.won", side=side) for side in ("rebels", "empire", "Ada")] == [
        "Die Rebellen gewinnen.", "Das Imperium gewinnt.", "Ada gewinnt.",
    ]  # fmt: skip
    assert [say("event.lost", unit=unit, count=n) for unit, n in (("at-at", 0), ("empire", 1), ("rebels", 2))] == [
        "Er verliert nichts.", "Es verliert eine Figur.", "Sie alle verliert 2 Figuren.",
    ]  # fmt: skip
    assert say("event.seen", units=["at-at", "empire", "Ada"]) == "Gesehen: den AT-AT, das Imperium und Ada."
    assert say("event.dice", dice=[1, 2000, 3]) == "Würfel: 1, 2.000, 3."


def test_what_a_name_does_not_have_is_looked_for_once(folder, monkeypatch):
    german, read, parse = words.catalogue(folder, "de"), [], words.Source.parse
    monkeypatch.setattr(words.Source, "parse", lambda source: read.append(source) or parse(source))
    for _ in range(3):
        assert not german.is_plural("empire")
        assert german.name("rebels", "acc") == "die Rebellen"
    assert len(read) == 2


def test_the_languages_are_those_of_the_folder(folder):
    assert words.languages(folder) == ("de", "en")
    with pytest.raises(ht.BadOption, match=r"^There is no language 'fr' here; there is de, en.$"):
        words.catalogue(folder, "fr")


@pytest.mark.parametrize(
    "language", ["../secret", "/etc/x", "de\0", "DE", "", "\ud800", 7, None, ["de"], {"de": 1}, float("nan")]
)
def test_no_other_language_reaches_the_disk(folder, language, monkeypatch):
    (folder.parent / "secret.ftl").write_text("")
    words.languages(folder)
    ht.get("brick").words()
    str(ht.BadOption("error.no_language_here", language="", known=""))
    monkeypatch.setattr(Path, "read_text", None)
    with pytest.raises(ht.BadOption, match="There is no language"):
        words.catalogue(folder, language)
    with pytest.raises(ht.BadOption, match="There is no language"):
        ht.Table("brick", language=language)
    with pytest.raises(ht.BadOption, match="There is no language"):
        ht.Table.at("brick", {}, language=language)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("a = b\nwhat is this\n", "is not Fluent: line 2, 'what is this' belongs to no message"),
        ("a = b\na = c\n", "line 2, a is written twice"),
        ("c = d\na = { $b ->\n [x] y\n }\n", "is not Fluent: line 2"),
        ('c = d\na = { NAMES($b, form: "x") }\n', "no function NAMES"),
    ],
)
def test_a_broken_file_of_sentences_is_named(folder, text, wrong):
    (folder / "xx.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(BadGame, match=wrong):
        words.Catalogue(folder, "xx").say("a", b=1)


def test_choices_and_questions_are_told_in_the_words_given():
    table = ht.Table("brick", seed=1)
    other = words.Catalogue(table.game.folder / "words")
    other.put("choice-end_turn = Zug beenden\nask-play-2 = Zwei Aktionen\n")
    assert "Zug beenden" in [choice.text for choice in table.choices("empire", other)]
    assert "Zug beenden" not in [choice.text for choice in table.choices("empire")]
    assert table.ask("empire", other) == "Zwei Aktionen"
    assert table.ask("empire") != "Zwei Aktionen"


def test_shortcuts_are_told_in_the_words_given():
    table = ht.Table("blizzard", seed=1)
    other = words.Catalogue(table.game.folder / "words")
    other.put("shortcut-formation = Der Rest wie immer\n")
    seat = table.to_act[0]
    assert [shortcut.text for shortcut in table.shortcuts(seat, other)] == ["Der Rest wie immer"]
    assert [shortcut.text for shortcut in table.shortcuts(seat)] == ["Place the rest in the usual formation"]


def test_what_all_games_say_alike_is_in_every_catalogue(folder):
    assert words.Catalogue(folder).say("event.resigned", seat="Ada") == "Ada gives up."
    assert ht.get("brick").words().say("event.resigned", seat="rebels") == "The Rebels give up."


def test_the_pseudo_language_lengthens_what_is_written_and_not_what_is_filled_in():
    english, pseudo = (ht.get("brick").words(code) for code in ("en", words.PSEUDO))
    plain, longer = (found.say("event.moved", unit="x9", origin="a1", to="b1") for found in (english, pseudo))
    assert plain == "X9 moves from a1 to b1."
    assert longer.startswith("X9 mòóvéèšs fròóm a1")


def test_an_error_is_told_in_a_language_and_says_english_by_itself(folder):
    error = ht.BadOption("error.no_language_here", language="'fr'", known="de, en")
    assert str(error) == "There is no language 'fr' here; there is de, en."
    assert error.say(words.PSEUDO).startswith("Théèréè íìšs ñnòó")
    assert str(ht.BadOption("Something of a game's own.")) == "Something of a game's own."


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("qps", "qps"),
        ("xx, en;q=0.3, qps;q=0.8", "qps"),
        ("en-GB,en;q=0.9", "en"),
        (";;;,=q", "en"),
        ("a" * 9999, "en"),
    ],
)
def test_a_request_is_answered_in_the_language_it_likes_best(header, language):
    assert speaking.wished(header) == language


def test_a_terminal_speaks_the_language_of_its_environment():
    assert speaking.of_environment({"LANG": "en_GB.UTF-8"}) == "en"
    assert speaking.of_environment({"HOLOTABLE_LANGUAGE": "qps", "LANG": "en"}) == "qps"
    assert speaking.of_environment({"LANG": "tlh"}) == "en"
