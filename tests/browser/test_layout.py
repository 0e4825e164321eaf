"""The table on every screen: nothing covered, cut, too small or beyond the edge; a contact sheet of each game to look at."""

import json

import pytest

import holotable as ht
from holotable.core.table import Table

from .conftest import ROOT
from .geometry import contact_sheet
from .table_geometry import FAR, FINGER, MOUSE, problems

SCREENS = {
    "1440x900": MOUSE,
    "360x740": FINGER,
    "390x844": FINGER,
    "844x390": FINGER,
    "820x1180": FINGER,
    "1180x820": MOUSE,
    "1280x720": MOUSE,
    "1920x1080": MOUSE,
    "2560x1440": MOUSE,
    "640x360": FINGER,  # 1280x720 at 200%
    "320x180": FAR,  # and at 400%
}
PARTS = ("390x844", "844x390")
"""Screens on which every part of the sheet is opened."""
MIDDLE = {
    "brick": ("destroyed-won-empire", 60),
    "command": ("scenario-01-medals-empire", 69),
    "trilogy": ("trilogy-emperor", 14),
    "blizzard": ("mission-3-generators-empire", 142),
    "endor": ("death-star-2-players", 158),
}
"""A moment in the midst of a golden game of each kind."""


def in_the_middle(server, game):
    """The address of a table in the midst of a golden game, for the seat that has to choose."""
    return all_in_the_middle(server, game)[0]


def all_in_the_middle(server, game):
    """The addresses of such a table for all seats, first that of the seat that has to choose."""
    name, ply = MIDDLE[game]
    save = json.loads((ROOT / "tests" / "golden" / game / f"{name}.json").read_text(encoding="utf-8"))
    save["actions"] = save["actions"][:ply]
    save["result"] = None
    table = Table.opening_of(save)
    for i, line in enumerate(save["actions"], 1):
        table.replay_line(line, i)
    save["seats"] = {seat: {"kind": "human"} for seat in table.seats}
    answer = server.http.post("/api/resume", json=save)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    first = table.to_act[0]
    return [f"/t/{made['table']}#{made['tokens'][seat]}" for seat in sorted(table.seats, key=lambda seat: seat != first)]


def picture(page):
    return page.screenshot(type="jpeg", quality=70, animations="disabled")


def resize(page, size):
    wide, high = map(int, size.split("x"))
    page.set_viewport_size({"width": wide, "height": high})
    page.wait_for_timeout(120)


@pytest.mark.parametrize("game", ht.list_games())
def test_the_table_lies_well_on_every_screen(server, browsers, game):
    person = browsers(server)
    page = person.page
    page.goto(in_the_middle(server, game))
    person.sees_table()
    person.until(lambda seen: seen["rows"] or seen["closing"], lambda seen: False)
    wrong, shots = [], []
    for size, how in SCREENS.items():
        resize(page, size)
        shots.append((size, picture(page)))
        wrong += [f"{size}: {problem}" for problem in problems(page, how)]
        if size in PARTS:
            for part in page.locator(".dock button").all()[1:]:
                part.click()
                wrong += [f"{size}, {part.inner_text()}: {problem}" for problem in problems(page, how)]
                shots.append((f"{size} {part.inner_text()}", picture(page)))
            page.locator(".dock button").first.click()
    contact_sheet(page.context, f"table-{game}", shots)
    assert wrong == []
