"""The workshop in a browser: a battle drawn by clicking is the battle of the data file, and can be played and sent."""

import json
from pathlib import Path

import holotable as ht
from holotable.games.command.scenario import SCENARIOS, check_scenario

from .conftest import PHONE

BATTLE = SCENARIOS[9]
"""It has terrain, units and badges of both sides, a marker of several hexes and a win at once."""


def plain(scenario):
    return check_scenario({key: value for key, value in scenario.items() if key != "number"})


class Drawer:
    """Somebody who draws a battle with the mouse."""

    def __init__(self, page, game="command"):
        self.page = page
        page.goto(f"/workshop/{game}")
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


def shelved(page, friend):
    """Put the plan on the shelf of the server; a friend finds it in the set-up page and plays it; then it is taken away."""
    page.get_by_role("button", name="Put on the shelf").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name").fill("Two patrols")
    dialog.get_by_label("Author").fill("Wedge")
    dialog.get_by_label("Author").blur()
    dialog.locator(".primary:enabled").click()
    dialog.get_by_role("link", name="Show the shelf").click()
    page.locator("li").filter(has_text="by Wedge").locator("svg").first.wait_for()
    friend.goto("/new/command")
    friend.get_by_role("radio", name="The shelf 1").click()
    friend.get_by_role("radio", name="Two patrols, by Wedge").click()
    friend.get_by_role("heading", name="Two patrols").wait_for()
    friend.get_by_role("button", name="Open table").click()
    friend.locator("[data-spot='4,4']").first.wait_for(state="attached")
    for _ in range(2):
        page.get_by_role("button", name="Take away Two patrols").click()
    page.get_by_text("Nothing stands here yet").wait_for()


def test_a_link_and_a_file_hold_the_whole_plan(person, server, browsers, tmp_path):
    page = person.page
    drawer = Drawer(page)
    drawer.lay("unit.troopers", ["4,4"])
    drawer.lay("unit.snowtroopers", ["4,1"])
    drawer.write("Story", "Two patrols meet.")
    page.get_by_text("Nothing is wrong").wait_for()
    page.get_by_role("button", name="Link").click()
    page.wait_for_url("**/workshop/command#*")
    link = page.url
    with page.expect_download() as waited:
        page.get_by_role("button", name="Download").click()
    plan = json.loads(Path(waited.value.path()).read_text(encoding="utf-8"))
    assert not ht.Table("command", plan["options"]).over
    friend = browsers(server, size=PHONE).page
    friend.goto(link)
    friend.get_by_role("button", name="Play it").and_(friend.locator(":enabled")).wait_for()
    friend.get_by_role("tab", name="Rules").click()
    assert friend.get_by_label("Story").input_value() == "Two patrols meet."
    shelved(page, friend)
    broken = browsers(server).page
    broken.goto(link[:-9] + "%E0%A4%A")
    broken.get_by_text("An empty board").or_(broken.locator("[data-brush]")).first.wait_for()
    other = browsers(server).page
    other.goto(link[:-9] + "abc")
    other.get_by_text("This link holds no plan that can be read.").wait_for()


def test_a_mission_an_opening_and_a_fleet_are_drawn_and_played(person):
    page = person.page
    drawer = Drawer(page, "blizzard")
    drawer.lay("unit.scout", ["9,12", "11,12"])
    drawer.lay("unit.at-st", ["11,3"])
    drawer.lay("ice", ["11,8"])
    page.get_by_role("button", name="wins with 3 units off the map, but has only 2").wait_for()
    page.get_by_label("Units off the map to win", exact=True).fill("2")
    page.get_by_label("Units off the map to win", exact=True).blur()
    page.get_by_text("Nothing is wrong").wait_for()
    mission = drawer.kept()["options"]["mission"]
    assert (mission["ice"], mission["alliance"]["units"], mission["exits_to_win"]) == (["11,8"], {"scout": 2}, 2)
    assert mission["stands"]["at-st-1"] == {"at": "11,3", "facing": "S"}

    drawer = Drawer(page, "endor")
    page.get_by_text("Nothing is wrong").wait_for()
    drawer.lay("less", ["N"])
    drawer.lay("ship.tie", ["S"])
    page.get_by_role("button", name="Both sides have ships in S.").wait_for()
    page.keyboard.press("Control+z")
    page.get_by_text("Nothing is wrong").wait_for()
    assert drawer.kept()["options"]["opening"]["ships"]["N"]["tie"] == 3

    drawer = Drawer(page, "trilogy")
    drawer.lay("force.empire", ["coruscant", "coruscant"])
    drawer.lay("base.hidden", ["coruscant"])
    drawer.lay("force.rebels", ["hoth"])
    drawer.lay("star", ["hoth"])
    page.get_by_role("button", name="not Imperial").wait_for()
    drawer.lay("force.empire", ["coruscant"])  # another brush: to pick the same again lays it down
    drawer.lay("star", ["coruscant"])
    page.get_by_text("Nothing is wrong").wait_for()
    page.get_by_role("button", name="Play it").click()
    page.get_by_role("button", name="Play Rebels").click()
    person.sees_table()
