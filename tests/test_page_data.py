"""The page holds no rules data: what it shows of units, boards and dice comes from the server."""

import json
import re
from pathlib import Path

import pytest

import holotable as ht
from holotable.core import fluent

WEB = Path(__file__).parent.parent / "web" / "src"
THINGS = {
    "units", "kinds", "ships", "heroes", "cards", "support", "structures", "planets", "regions", "places", "spaces", "hexes",
    "hit_tracks",
}  # fmt: skip
"""The parts of a drawing that name the things of a game."""
TABLES = ("GAPS", "FULL", "EMPIRE", "REINFORCE", "NEED", "HEROES", "SHIPS", "HEXES", "KNOWN", "factionOf", "second")
"""Tables and guesses that the page once had of its own."""


def sources(game):
    """What the page knows of a game; a cover is a picture."""
    files = [path for path in sorted((WEB / "games" / game).rglob("*.*")) if path.suffix in (".ts", ".svelte")]
    return {path.name: path.read_text(encoding="utf-8") for path in files if path.name != "Cover.svelte"}


def named(part):
    """The ids in a part of a drawing: of its entries, or the names that they stand under, by side or not."""
    if isinstance(part, list):
        return {entry["id"] if isinstance(entry, dict) else entry for entry in part}
    below = [value for value in part.values() if isinstance(value, dict) and all(isinstance(v, dict) for v in value.values())]
    return set(part) | {id_ for value in below for id_ in value}


def things(game):
    """The ids of everything a game's drawing names."""
    rules = ht.get(game)
    drawing = json.loads(json.dumps(rules.board(rules.check_options({}))))
    found = {id_ for key in THINGS & drawing.keys() for id_ in named(drawing[key])}
    return sorted(id_ for id_ in found - drawing["factions"].keys() if len(id_) > 2)


def test_what_a_table_looks_like_is_found():
    assert tables({"board.ts": "const X = { 'at-at': 3, luke: 4 }"}, ["at-at", "luke"]) == [
        "board.ts: 'at-at': 3",
        "board.ts: luke: 4",
    ]
    assert tables({"board.ts": "const S = { luke: 'rebels' }"}, ["luke"]) == ["board.ts: luke: 'rebels'"]
    assert tables({"board.ts": "const S = ['luke', 'han']"}, ["luke", "han"]) == ["board.ts: 'luke', 'han'"]
    assert tables({"board.ts": "const G = { luke: 'u-luke' }"}, ["luke"]) == []


def tables(texts, ids):
    """Numbers and sides of things, and lists of things, in sources."""
    thing = "|".join(map(re.escape, ids))
    patterns = (
        rf"(?:'(?:{thing})'|\b(?:{thing}))\s*:\s*-?\d+",
        rf"(?:'(?:{thing})'|\b(?:{thing}))\s*:\s*'(?:rebels|empire|hutts|alliance)'",
        rf"'(?:{thing})',\s*'(?:{thing})'",
    )
    return [
        f"{name}: {found[0]}" for name, text in texts.items() for pattern in patterns for found in re.finditer(pattern, text)
    ]


@pytest.mark.parametrize("game", ht.list_games())
def test_a_games_page_has_no_numbers_sides_or_lists_of_its_things(game):
    assert tables(sources(game), things(game)) == []


@pytest.mark.parametrize("game", ht.list_games())
def test_a_games_page_is_made_from_the_drawing_and_judges_no_dice(game):
    texts = sources(game)
    assert "export function adapter(drawing: View): Adapter" in texts["adapter.ts"]
    judged = [name for name, text in texts.items() if re.search(r"\be(vent)?\.args\.(dice|die)\b", text)]
    assert judged == []


@pytest.mark.parametrize("game", ht.list_games())
def test_a_games_words_hold_no_numbers_of_the_rules(game):
    """Numbers are filled in from the drawing; only what something is called may hold one."""
    words = fluent.sources(WEB / "games" / game / "words" / "en.ftl")
    names = ("opt-", "setup-", "end-first", "end-second", "end-third", "tri-sets")
    texts = {key: source.text.partition("=")[2] for key, source in words.items() if not key.startswith(names)}
    numbers = {key: text for key, text in texts.items() if re.search(r"\d", text)}
    assert numbers == {}


def test_the_old_tables_are_gone():
    texts = {path: path.read_text(encoding="utf-8") for path in WEB.rglob("*.*") if path.suffix in (".ts", ".svelte")}
    found = [
        f"{path.name}: {name}"
        for path, text in texts.items()
        for name in TABLES
        if re.search(rf"\bconst {name}\b|\bfunction {name}\b", text)
    ]
    assert found == []
