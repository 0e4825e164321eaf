"""The table on every screen: nothing covered, cut, too small or beyond the edge; a contact sheet of each game to look at."""

import json

import pytest

import holotable as ht
from holotable.core.table import Table

from .conftest import ROOT
from .geometry import SCREENS, THEMES, Screens, contact_sheet

PARTS = ("390x844", "844x390")
"""Screens on which every part of the sheet is opened."""
ELSEWHERE = ("360x740", "844x390", "820x1180", "1180x820", "1280x720", "zoom-200", "zoom-400")
"""Screens for the states beside play: each room there is, where it is smallest."""
RESIGN = "(seat) => window.sockets.at(-1).send(JSON.stringify({ type: 'resign', seat }))"
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


class Looked:
    """One table after another on all screens: what is wrong, and the pictures of one contact sheet."""

    def __init__(self, page, game):
        self.page, self.game = page, game
        self.screens = Screens(page)
        self.wrong, self.pictures = [], []

    def state(self, state, screens, themes=THEMES[:1], parts=()):
        """The table in one state; in ``parts`` each part of the sheet is opened too."""
        for name in screens:
            for theme in themes:
                self.screens.show(name, theme)
                self._keep(f"{state} {name} {theme}")
            self._check(f"{state} {name}", name, board=True)
            if name in parts:
                self._parts(name)

    def _parts(self, name):
        first, *others = self.page.locator(".dock button").all()
        for part in others:
            part.click()
            label = f"{part.inner_text()} {name}"
            self._check(label, name)
            self._keep(label)
        first.click()

    def _check(self, label, name, **allowed):
        self.wrong += [f"{label}: {fault}" for fault in self.screens.faults(name, **allowed)]

    def _keep(self, label):
        self.pictures.append((label, self.screens.picture()))


def sits_in_the_middle(server, person, game):
    person.page.goto(in_the_middle(server, game))
    person.sees_table()
    person.until(lambda seen: seen["rows"] or seen["closing"], lambda seen: False)


def comes_to_the_end(server, person, game):
    """All but one have given up: the card of the end lies over the board."""
    seats = 0
    for address in all_in_the_middle(server, game):
        person.page.goto("/join")
        person.page.goto(address)
        person.page.locator(".spot, .curtain").first.wait_for(state="attached")
        seats += 1
    mine = person.messages("welcome")[-1]["you"]
    assert len(mine) == seats
    for seat in mine[1:]:
        person.page.evaluate(RESIGN, seat)
    person.page.locator(".result, .curtain").first.wait_for()
    if person.page.locator(".curtain").count():
        person.click(".curtain button")
        person.page.locator(".result").first.wait_for()


def sits_at_the_end(server, person, game):
    """The card of the end is closed."""
    comes_to_the_end(server, person, game)
    person.click(".result button")
    person.page.locator(".choices.end").wait_for()


def begins_a_lesson(server, person, game):
    lesson = server.http.get(f"/api/learn/{game}").json()["lessons"][0]["id"]
    person.page.goto(f"/learn/{game}/{lesson}")
    person.page.locator(".coach .say").wait_for()
    person.sees_table()


@pytest.mark.parametrize("game", ht.list_games())
def test_the_table_lies_well_on_every_screen(server, browsers, game):
    person = browsers(server)
    looked = Looked(person.page, game)
    sits_in_the_middle(server, person, game)
    looked.state("play", SCREENS, parts=PARTS)
    contact_sheet(person.page.context, f"table-{game}", looked.pictures)
    assert not looked.wrong, "\n".join(looked.wrong)


@pytest.mark.slow
@pytest.mark.parametrize("game", ht.list_games())
def test_lessons_and_ends_lie_well_on_every_screen(server, browsers, game):
    person = browsers(server)
    looked = Looked(person.page, game)
    begins_a_lesson(server, person, game)
    looked.state("lesson", ELSEWHERE, THEMES)
    looked.screens.show("1440x900")
    sits_at_the_end(server, person, game)
    looked.state("end", ELSEWHERE, THEMES)
    contact_sheet(person.page.context, f"table-{game}-later", looked.pictures)
    assert not looked.wrong, "\n".join(looked.wrong)
