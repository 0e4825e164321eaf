"""The rulebooks: every clause with its mark, every scene playable, every table made from the data."""

import importlib
import json
import re
from pathlib import Path

import pytest

import holotable as ht
from holotable.core import finding, markdown
from holotable.core.speaking import offered
from holotable.core.words import DEFAULT_LANGUAGE
from holotable.teaching import rulebook, scenes
from holotable.teaching.folder import sentences
from holotable.teaching.marks import ANYWHERE, KINDS, MARK, REASONS, is_mark, parts_of, read_clause, spoken_marks

HERE = Path(__file__).parent
MARKS = json.loads((HERE / "marks.json").read_text(encoding="utf-8"))
"""What the rules that count as correct say of each clause; tools/rule_marks.py writes it."""
OURS = [name for name, about in finding.found().items() if about.folder.parent == finding.PACKAGE / "games"]
BEYOND = {"COM-47", "COM-92", "TRI-22", "TRI-130"}
"""Clauses whose rulebook also says which numbers of theirs are not printed."""


@pytest.fixture(scope="module", params=OURS)
def book(request):
    return rulebook.rulebook(request.param)


def test_every_clause_carries_the_mark_of_the_rules(book):
    said = {clause.id: {part.kind for part in clause.parts} for clause in book.clauses}
    wrong = {id_: kinds for id_, kinds in said.items() if id_ not in BEYOND and kinds != set(MARKS[id_])}
    assert wrong == {}
    assert {id_ for id_ in BEYOND & said.keys() if not said[id_] > set(MARKS[id_])} == set()


@pytest.mark.parametrize("language", offered())
def test_every_rule_without_a_number_carries_a_mark_too(book, language):
    items = [item.split("\n\n")[0] for item in rulebook.ITEM.findall(rulebook.rulebook(book.game, language).rules)]
    assert [item for item in items if not (MARK.search(item) and is_mark(MARK.search(item)[1]))] == []


def test_no_clause_of_the_rules_is_missing():
    carried = {clause.id for name in OURS for clause in rulebook.rulebook(name).clauses}
    assert carried == MARKS.keys()


def test_marks_are_made_of_known_words(book):
    legend = rulebook.legend()
    for clause in book.clauses:
        for part in clause.parts:
            assert part.kind in KINDS, clause
            assert part.reason in ("", *REASONS) or part.reason.startswith("in "), clause
            assert f"| {part.kind} |" in legend
    assert all(f"| ruling, {reason} |" in legend for reason in REASONS)


def test_a_mark_is_read():
    clause = read_clause("BRI-2 Spaces\n  are joined. [known; which links: ruling, picture]")
    assert (clause.id, clause.text) == ("BRI-2", "Spaces are joined.")
    assert [(part.what, part.kind, part.reason) for part in clause.parts] == [
        ("", "known", ""),
        ("which links", "ruling", "picture"),
    ]
    assert read_clause("Each droid is worth 2.") is None
    assert parts_of("") == []


OPEN = ("END-41", "END-53", "TRI-65", "TRI-85", "TRI-112", "BRI-44", "C8", "C17", "C24", "BLZ-14", "BLZ-24")


OTHER_READING = {
    "en": "could also|can also mean|does not ask",
    "de": "könnte .*auch|kann auch|verlangt nicht",
    "fr": "pourrait aussi|peut aussi|ne demande pas",
    "it": "potrebbe anche|può anche|non chiede",
    "nl": "zou .*ook|kan ook|vraagt niet",
    "uk": "Можна було б|може також|не вимагає",
}


@pytest.mark.parametrize("clause", OPEN)
def test_what_the_print_leaves_open_names_the_other_reading(clause):
    prefix = {"E": "endor", "T": "trilogy", "B": "brick", "C": "command"}[clause[0]]
    game = "blizzard" if clause.startswith("BLZ") else prefix
    for language in offered():
        assert re.search(OTHER_READING[language], rulebook.rulebook(game, language).clause(clause).text), language


def of_marks(book):
    """The clauses of a rulebook with the kinds of their marks, and whether each says of what and why."""
    return [(clause.id, [(part.kind, bool(part.what), bool(part.reason)) for part in clause.parts]) for clause in book.clauses]


@pytest.mark.parametrize("language", [spoken for spoken in offered() if spoken != DEFAULT_LANGUAGE])
def test_a_translated_rulebook_has_the_same_clauses_marks_and_pictures(book, language):
    own = rulebook.rulebook(book.game, language)
    assert of_marks(own) == of_marks(book)
    assert [{**scene, "caption": ""} for scene in own.scenes] == [{**scene, "caption": ""} for scene in book.scenes]
    assert all(scene["caption"] for scene in own.scenes)
    tables, english = tables_of(own.text), tables_of(book.text)
    assert [len(rows) for rows in tables] == [len(rows) for rows in english]
    assert [row.count("|") for rows in tables for row in rows] == [row.count("|") for rows in english for row in rows]


@pytest.mark.parametrize("language", offered())
def test_marks_of_the_reference_are_told_in_the_language(book, language):
    said = sentences(book.game, language)
    own = rulebook.rulebook(book.game, language).reference
    for mark in set(ANYWHERE.findall(own)):
        assert is_mark(mark), mark
        for part in parts_of(mark):
            for word in (part.what, part.reason):
                assert not word or word.isdigit() or f"mark.{word.lower().replace(', ', '-').replace(' ', '-')}" in said, mark
    told = spoken_marks("Eins [known; number of copies: ruling, picture] [not one]", said)
    kinds = [said.part(f"mark.{word}") for word in ("known", "ruling", "picture")]
    assert all(kind in told for kind in kinds)
    assert told.endswith(" [not one]")


def test_every_scene_can_be_played(book):
    for scene in book.scenes:
        played = scenes.stage(book.game, scene)
        assert played.frames
        assert played.caption, scene


def test_every_clause_that_a_rulebook_names_exists(book):
    known = {clause.id for clause in book.clauses}
    prefix = book.clauses[0].id.partition("-")[0]
    assert set(re.findall(rf"\b{prefix}-\d+[a-z]?\b", book.text)) <= known


def test_a_scene_with_a_fault_is_refused():
    with pytest.raises(scenes.BadScene, match="has no dices"):
        scenes.stage("brick", {"dices": [1]})
    with pytest.raises(scenes.BadScene, match="nothing fits fly"):
        scenes.stage("brick", {"offer": ["fly*"]})


def test_unknown_rules_are_refused():
    with pytest.raises(rulebook.NoRules, match="There is no rule BRI-99"):
        rulebook.rulebook("brick").clause("BRI-99")


# What the reference holds, counted


def tables_of(text):
    """The rows of each table of a text."""
    return [block.strip().splitlines()[2:] for block in re.findall(r"(?:^\|.*\n?)+", text, re.MULTILINE)]


def test_the_reference_of_command_has_all_battles_cards_and_campaigns():
    text = rulebook.rulebook("command").reference
    assert re.findall(r"^### (\d+)\. ", text, re.MULTILINE) == [str(number) for number in range(1, 18)]
    cards = text.partition("## All cards")[2].partition("## How cards")[0]
    kinds = [len(rows) for rows in tables_of(cards)]
    assert sum(kinds[:3]) == 23
    assert kinds[3:9] == [3] * 6
    assert sum(kinds[9:]) == 10
    assert re.findall(r"^- ([CS]\d+) ", text, re.MULTILINE) == [f"C{n}" for n in range(1, 25)] + [f"S{n}" for n in range(1, 6)]
    campaigns = text.partition("## Campaigns")[2]
    assert [len(rows) for rows in tables_of(campaigns)] == [9, 9, 8]


def test_the_reference_of_trilogy_has_all_cards_and_planets():
    text = rulebook.rulebook("trilogy").reference
    cards = text.partition("## All 81 cards")[2]
    assert [len(rows) for rows in tables_of(cards)] == [27, 27, 27]
    planets = text.partition("## Planets")[2].partition("## Meters")[0]
    assert sum(len(rows) for rows in tables_of(planets)) == 42
    pictured = [json.loads(found)["from"] for found in rulebook.FENCE.findall(text)]
    assert pictured == list(importlib.import_module("holotable.games.trilogy.teaching.reference").PICTURED)
    for name in pictured:
        planets = scenes.stage("trilogy", {"from": name}).frames[0].view["planets"].values()
        assert sum(planet["forces"] for planet in planets) >= 90
        assert all(planet["owner"] for planet in planets)


def test_the_reference_of_endor_has_all_cards_and_sectors():
    text = rulebook.rulebook("endor").reference
    assert [len(rows) for rows in tables_of(text.partition("## All 60")[2])] == [30, 30]
    sectors = tables_of(text.partition("## Sectors")[2])[0]
    assert len(sectors) == 24
    assert all("ruling, picture]" in row for row in sectors)
    assert "seventeen spaces and the exact run: ruling, picture]" in text


def test_the_reference_of_blizzard_and_brick_has_units_missions_and_layouts():
    text = rulebook.rulebook("blizzard").reference
    units, abilities, events = tables_of(text.partition("## Units")[2])
    assert (len(units), len(abilities), len(events)) == (12, 11, 6)
    assert len(re.findall(r"```scene", text)) == 3
    assert len(tables_of(rulebook.rulebook("brick").reference)[0]) == 12


@pytest.mark.parametrize(
    ("note", "mark"),
    [
        ("known", "known"),
        ("ruling (guess)", "ruling, picture"),
        ("certain (rulebook text names 5)", "book"),
        ("certain (named a resource planet by players twice)", "known"),
        ("likely (Hutts fight for it repeatedly)", "likely"),
        ("house design (kind of card is reported)", "ruling, picture"),
        ("guess", "ruling, picture"),
    ],
)
def test_what_the_data_note_is_told_as_a_mark(note, mark):
    assert markdown.mark(note) == mark


def test_no_note_of_the_data_is_told_to_readers(book):
    assert not re.search(r"\bguess\b|house design|fandom|\bcertain \(", book.reference, re.I)


def test_a_corrected_number_is_in_the_reference(monkeypatch):
    reference = pytest.importorskip("holotable.games.brick.teaching.reference")
    game = ht.get("brick")
    units = [{**reference.DATA["units"][0], "range": 9}]
    monkeypatch.setattr(reference, "DATA", {**reference.DATA, "units": units})
    assert "Up to 9 straight" in reference.reference(game.words(), sentences("brick"))
