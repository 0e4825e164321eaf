"""The workshop in a browser: a battle drawn by clicking is the battle of the data file, and can be played and sent."""

import json
from pathlib import Path

import pytest

import holotable as ht
from holotable.games.command.scenario import SCENARIOS, check_scenario

from .conftest import PHONE

pytestmark = pytest.mark.xdist_group("browser")
BATTLE = SCENARIOS[9]
"""It has terrain, units and badges of both sides, a marker of several hexes and a win at once."""


def plain(scenario):
    return check_scenario({key: value for key, value in scenario.items() if key != "number"})


class Drawer:
    """Somebody who draws a battle with the mouse."""

    def __init__(self, page):
        self.page = page
        page.goto("/workshop/command")
        page.locator("[data-brush]").first.wait_for()

    def lay(self, brush, hexes):
        self.page.locator(f"[data-brush='{brush}']").click()
        for hex_ in hexes:
            self.page.locator(f"[data-spot='{hex_}']").click()

    def write(self, label, text):
        self.page.get_by_label(label, exact=True).fill(text)
        self.page.get_by_label(label, exact=True).blur()

    def kept(self):
        return json.loads(self.page.evaluate("localStorage.getItem('holotable.plans')"))[0]["plan"]


def drawn(page, battle):
    """Draw a whole battle by clicks."""
    drawer = Drawer(page)
    drawer.write("Name", battle["title"])
    for tile, hexes in battle["terrain"].items():
        drawer.lay(f"tile.{tile}", hexes)
    for kinds in battle["units"].values():
        for unit, hexes in kinds.items():
            drawer.lay(f"unit.{unit}", hexes)
    for badge, hexes in battle["badges"].items():
        drawer.lay(f"badge.{badge}", hexes)
    for number, marker in enumerate(battle["markers"]):
        drawer.lay(f"marker.{marker['kind']}", marker["at"][:1])
        page.get_by_role("button", name="Choose its hexes on the field").nth(number).click()
        for hex_ in marker["at"][1:]:
            page.locator(f"[data-spot='{hex_}']").click()
    for death in battle["win"]["rebels"]["sudden_death"]:
        assert death["id"] == "hold-objectives"
        page.get_by_label("All objectives are held, Rebels").check()
    page.get_by_role("radio", name=battle["first"].capitalize()).click()
    for number, side in enumerate(("rebels", "empire")):
        page.get_by_label("Cards").nth(number).fill(str(battle["hand"][side]))
        page.get_by_label("Cards").nth(number).blur()
        page.get_by_label("Medals").nth(number).fill(str(battle["win"][side]["medals"]))
        page.get_by_label("Medals").nth(number).blur()
    return drawer


def test_a_battle_drawn_by_clicking_is_the_one_of_the_data_file_and_is_played(person):
    page = person.page
    drawer = drawn(page, BATTLE)
    page.get_by_text("Nothing is wrong").wait_for()
    assert plain(drawer.kept()["options"]["scenario"]) == plain(BATTLE)
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+y")
    assert plain(drawer.kept()["options"]["scenario"]) == plain(BATTLE)
    page.get_by_role("button", name="Play it").click()
    page.get_by_role("button", name="Play Empire").click()
    page.get_by_text(BATTLE["title"]).first.wait_for()
    person.sees_table()


def test_what_is_wrong_is_marked_on_the_board_and_cannot_be_played(person):
    page = person.page
    drawer = Drawer(page)
    drawer.lay("unit.troopers", ["4,4"])
    drawer.lay("unit.snowtroopers", ["4,1"])
    page.get_by_text("Nothing is wrong").wait_for()
    drawer.lay("tile.serac", ["4,4"])
    page.get_by_role("button", name="which is serac").wait_for()
    assert page.locator(".bad title").inner_html().endswith("impassable for it.")
    assert page.get_by_role("button", name="Play it").is_disabled()
    page.locator("[data-spot='4,4']").focus()
    page.keyboard.press("Delete")
    page.get_by_text("The rebels have no units.").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator("[data-brush='unit.troopers']").click()
    page.locator("[data-spot='5,4']").focus()
    page.keyboard.press("Enter")
    page.get_by_text("Nothing is wrong").wait_for()
    assert drawer.kept()["options"]["scenario"]["units"]["rebels"] == {"troopers": ["5,4"]}


def test_a_link_and_a_file_hold_the_whole_plan(person, server, browsers, tmp_path):
    page = person.page
    drawer = Drawer(page)
    drawer.lay("unit.troopers", ["4,4"])
    drawer.lay("unit.snowtroopers", ["4,1"])
    drawer.write("Story", "Two patrols meet.")
    page.get_by_text("Nothing is wrong").wait_for()
    page.get_by_role("button", name="Link").click()
    page.wait_for_url("**/workshop/command#*")
    with page.expect_download() as waited:
        page.get_by_role("button", name="Download").click()
    plan = json.loads(Path(waited.value.path()).read_text(encoding="utf-8"))
    assert not ht.Table("command", plan["options"]).over
    friend = browsers(server, size=PHONE).page
    friend.goto(page.url)
    friend.get_by_role("button", name="Play it").and_(friend.locator(":enabled")).wait_for()
    friend.get_by_role("tab", name="Rules").click()
    assert friend.get_by_label("Story").input_value() == "Two patrols meet."
    broken = browsers(server).page
    broken.goto(page.url[:-9] + "%E0%A4%A")
    broken.get_by_text("An empty board").or_(broken.locator("[data-brush]")).first.wait_for()
    other = browsers(server).page
    other.goto(page.url[:-9] + "abc")
    other.get_by_text("This link holds no plan that can be read.").wait_for()
