"""Every page but the table on every screen, from a phone to a large desk and zoomed: nothing covered, cut or too small to hit.

One load a page; the screen changes under it. A contact sheet of each lies in the test output.
"""

import json

import pytest

from .geometry import look_through
from .test_pages import against_cadet, campaign_begun, golden, plain, settings_open

ALLOWED = {
    "sideways": ".rules table",  # a table of the rulebook scrolls by itself, by keyboard too
    "dense": ".analysis .chart, .board, .log",  # the line of the replay leads to every moment of the log
    "over": ".zooms",
}
FINISHED = {
    "game": "brick", "title": "LEGO The Battle of Hoth", "sub": "turn 12", "tokens": ["x"], "seats": ["rebels"], "keys": {},
    "faction": "rebels", "opponent": "The cadet of the Empire", "yourMove": False, "over": True, "outcome": "won", "turn": "",
    "at": 1_700_000_000_000,
}  # fmt: skip


def home_with_tables(person, server):
    """A table that is open, and some that are over."""
    person.page.goto(against_cadet(server, "command"))
    person.sees_table()
    over = json.dumps([{**FINISHED, "table": f"t{n}"} for n in range(3)])
    person.page.add_init_script(
        "const known = JSON.parse(localStorage['holotable.tables'] ?? '[]');"
        f"localStorage['holotable.tables'] = JSON.stringify([...known.filter((t) => !t.over), ...{over}])"
    )
    person.page.goto("/")
    person.page.locator(".trow").nth(3).wait_for()
    person.page.locator(".gcard .primary:not(:disabled)").first.wait_for()


def rules_found(person, server):
    person.page.goto("/rules")
    person.page.locator(".find").fill("retreat")
    person.page.locator(".hits li").nth(5).wait_for()


def replayed(person, server):
    person.page.goto("/replay")
    person.page.locator("input[type=file]").set_input_files(golden("command"))
    person.page.locator(".scrub").wait_for()
    person.page.locator(".analysis ol :is(button, .note)").first.wait_for()


PAGES = {
    "home": home_with_tables,
    "settings": settings_open,
    "new": plain("/new/command", ".dlg .pic svg"),
    "new-trilogy": plain("/new/trilogy", ".dlg .pic svg"),
    "rules": plain("/rules", "main .cards a"),
    "rules-of-a-game": plain("/rules/command", ".clause"),
    "rules-found": rules_found,
    "learn": plain("/learn", "main .cards a"),
    "learn-a-game": plain("/learn/endor", "main ol a"),
    "replay": plain("/replay", ".start"),
    "replay-of-a-game": replayed,
    "join": plain("/join", "form"),
    "campaigns": plain("/campaign", "main section"),
    "campaign": campaign_begun,
    "workshop": plain("/workshop/command", "[data-brush]"),
    "shelf": plain("/shelf", "main h1"),
    "lost": plain("/nowhere", "main"),
}


SOME = ("360x740", "844x390", "1180x820", "zoom-400")
"""Screens for what lies alike with other games: each room there is, where it is narrowest."""
ALIKE = {f"new-{game}": plain(f"/new/{game}", ".dlg .pic svg") for game in ("brick", "blizzard", "endor")}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits_every_screen(person, server, name):
    PAGES[name](person, server)
    wrong = look_through(person.page, name, **ALLOWED)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ALIKE)
def test_a_page_of_another_game_fits_too(person, server, name):
    ALIKE[name](person, server)
    wrong = look_through(person.page, name, SOME, **ALLOWED)
    assert not wrong, "\n".join(wrong)
