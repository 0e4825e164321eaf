"""The workshop in a browser: a battle drawn by clicking is the battle of the data file, and can be played and sent."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

import holotable as ht
from holotable.games.command.scenario import SCENARIOS, check_scenario

from .conftest import PHONE, picture

BATTLE = SCENARIOS[9]
"""It has terrain, units and badges of both sides, a marker of several hexes and a win at once."""
RULED = SCENARIOS[6]
"""It has special rules with sides, units, numbers and a hex."""
TABLET = {"width": 820, "height": 1180}


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


VALUES = {"side": "Side", "unit": "Unit", "units": "Units", "count": "Medals", "most": "At most"}


def ruled(page, number, rule):
    """Add a special rule and fill its form in; its hex is chosen on the field."""
    page.get_by_label("Add a special rule").select_option(rule["rule"])
    if "at" in rule:
        page.locator(f"[data-spot='{rule['at']}']").click()
    card = page.locator("section").filter(has=page.get_by_label("Add a special rule")).locator(".card").nth(number)
    for value, label in VALUES.items():
        if isinstance(rule.get(value), str):
            card.get_by_label(label, exact=True).select_option(rule[value])
        elif value in rule:
            card.get_by_label(label, exact=True).fill(str(rule[value]))
            card.get_by_label(label, exact=True).blur()


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
    for number, rule in enumerate(battle["special"]):
        ruled(page, number, rule)
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


def said_nothing(scenario):
    """A battle as the checks leave it, without the sentences that stand beside its rules."""
    return json.loads(
        json.dumps(plain(scenario)), object_hook=lambda part: {k: v for k, v in part.items() if k not in ("text", "mark")}
    )


def test_a_battle_with_special_rules_is_drawn_by_clicking(person):
    drawer = drawn(person.page, RULED)
    person.page.get_by_text("Nothing is wrong").wait_for()
    assert said_nothing(drawer.kept()["options"]["scenario"]) == said_nothing(RULED)
    picture(person.page, "workshop-drawn")


def patrols(page, game="command"):
    """A small battle that can be played."""
    drawer = Drawer(page, game)
    drawer.lay("unit.troopers", ["4,4"])
    drawer.lay("unit.snowtroopers", ["4,1"])
    page.get_by_text("Nothing is wrong").wait_for()
    return drawer


def test_what_was_drawn_is_on_the_bench_again_after_a_reload_and_after_a_game(person):
    page = person.page
    drawer = patrols(page)
    before = page.evaluate("JSON.parse(localStorage.getItem('holotable.plans'))[0]")

    def is_there():
        page.get_by_text("Nothing is wrong").wait_for()
        page.get_by_text("3/24").wait_for()

    page.reload()
    is_there()
    page.get_by_role("button", name="Play it").click()
    page.get_by_role("button", name="Play Empire").click()
    person.sees_table()
    page.go_back()
    is_there()
    drawer.lay("tile.ridge", ["2,2"])
    page.get_by_role("link", name="Brick").first.click()
    page.wait_for_url("**/workshop/brick")
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Command")).click()
    page.wait_for_url("**/workshop/command")
    is_there()
    page.locator("[data-brush='tile.rocks']").click()
    page.locator("[data-spot='6,2']").click()
    page.get_by_text("Nothing is wrong").wait_for()
    after = page.evaluate("JSON.parse(localStorage.getItem('holotable.plans'))")
    assert [kept["id"] for kept in after] == [before["id"]], "one plan all the while"
    assert after[0]["plan"]["options"]["scenario"]["terrain"] == {"ridge": ["2,2"], "rocks": ["6,2"]}


def shares(rebels, behind=None, level="officer", games=200):
    """What the server tells of games that the Rebels win so often."""
    seats = [
        {"seat": seat, "title": title, "share": share, "low": share - 0.06, "high": share + 0.06}
        for seat, title, share in (("rebels", "the Rebels", rebels), ("empire", "the Empire", 1 - rebels))
    ]
    ends = [{"text": "the Empire: Take 4 medals", "games": games - 1}, {"text": "", "games": 1}]
    report = {"level": level, "games": games, "seats": seats, "draws": 0, "shortest": 31, "median": 88, "longest": 240}
    return {**report, "endings": ends, "falls": {"4,4": 90, "5,3": 30}, "luck": 0.9, "behind": behind}


def test_whether_a_plan_is_fair_is_shown_with_what_would_help(person):
    page = person.page
    drawer = patrols(page)
    plan = drawer.kept()
    changed = json.loads(json.dumps(plan))
    changed["options"]["scenario"]["win"]["rebels"]["medals"] = 3
    page_of = {"id": "x", "of": 326, "suggestion": None, "tried": None, "changed": None, "failed": False}
    whole = {
        "suggestion": "Let the Rebels win with 3 medals.",
        "tried": shares(0.5, games=120),
        "changed": changed,
        "done": 326,
    }
    reports = [shares(0.2, "the Rebels"), shares(0.3, level="commander", games=6)]
    asked = []

    def answer(route):
        asked.append(route.request.method)
        if route.request.method == "GET":  # the server was started again and knows nothing of it
            route.fulfill(status=404, json={"detail": "There is no such plan."})
        elif asked.count("POST") == 1:
            route.fulfill(json={**page_of, "done": 3, "reports": []})
        else:
            route.fulfill(json={**page_of, **whole, "reports": reports})

    page.route(re.compile("/api/workshop/fairness"), answer)
    page.get_by_role("button", name="Is it fair?").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("The server plays: 3 of 326 games.").wait_for()
    dialog.get_by_text("Too few wins for the Rebels for that to be chance.").wait_for()
    assert asked == ["POST", "GET", "POST"], "asked anew where the server knows it no more"
    assert dialog.get_by_role("img").count() == 3
    dialog.get_by_text("200 games between officers").wait_for()
    dialog.get_by_text("6 games between commanders").wait_for()
    dialog.get_by_text("Tried: Let the Rebels win with 3 medals.").wait_for()
    dialog.get_by_text("Nobody is surely behind").first.wait_for()
    picture(page, "workshop-fair")
    dialog.get_by_role("button", name="Show where units fell").click()
    assert page.locator("circle.heat").count() == 2
    picture(page, "workshop-heat")
    page.get_by_role("button", name="Hide where units fell").click()
    page.locator("circle.heat").first.wait_for(state="detached")
    page.get_by_role("button", name="Is it fair?").click()
    dialog.get_by_role("button", name="Make this change").click()
    page.get_by_text("Nothing is wrong").wait_for()
    assert drawer.kept()["options"]["scenario"]["win"]["rebels"]["medals"] == 3
    person.complaints[:] = [line for line in person.complaints if "404" not in line]


def test_the_measured_figures_of_a_battle_stand_in_its_set_up(browsers, server):
    page = browsers(server, locale="de-DE").page
    page.goto("/new/command")
    line = page.get_by_text("Gemessen: ")
    line.wait_for()
    assert re.fullmatch(r"Gemessen: \d+ Partien zwischen Computerspielern \(Offizier\)\.", line.inner_text())
    assert page.locator(".fair").count() == 1


def pages_of(pdf):
    """How many sheets of paper a file takes."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


CUT = """() => [...document.querySelectorAll('.sheet, .sheet *')].filter((e) => {
  const style = getComputedStyle(e)
  return !e.closest('svg') && style.overflow !== 'visible' && !e.querySelector('svg') && e.scrollHeight > e.clientHeight + 1
}).map((e) => e.className)"""


def test_the_set_up_sheet_is_one_page_and_a_long_story_goes_on_overleaf(person):
    page = person.page
    drawer = patrols(page)
    assert pages_of(page.pdf(prefer_css_page_size=True)) == 1
    drawer.write("Story", "\n".join(f"{number}. The snow lies deep at the north ridge." for number in range(45)))
    page.get_by_text("Nothing is wrong").wait_for()
    assert pages_of(page.pdf(prefer_css_page_size=True)) == 2
    page.emulate_media(media="print")
    assert page.evaluate(CUT) == []
    sheet = page.locator(".sheet")
    assert "44. The snow" in sheet.inner_text()
    box, last = sheet.bounding_box(), sheet.locator("footer").bounding_box()
    assert last["y"] + last["height"] <= box["y"] + box["height"] + 1
    assert sorted(set(sheet.locator("text.sec").all_text_contents())) == ["Centre", "Left", "Right"]
    assert sheet.locator("text.sec").count() == 6, "the sections of both sides"
    page.emulate_media(media="screen")


def test_fingers_lay_and_drag_on_a_tablet(browsers, server):
    person = browsers(server, size=TABLET, touch=True)
    page = person.page
    page.goto("/workshop/command")
    page.locator("[data-brush='unit.troopers']").tap()
    page.locator("[data-spot='4,4']").tap()
    page.locator("[data-brush='unit.snowtroopers']").tap()
    page.locator("[data-spot='4,1']").tap()
    page.get_by_text("Nothing is wrong").wait_for()
    start, end = (page.locator(f"[data-spot='{hex_}']").bounding_box() for hex_ in ("4,4", "6,4"))
    (x, y), (to_x, to_y) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (start, end))
    fingers = page.context.new_cdp_session(page)
    for step in range(9):
        point = {"x": x + (to_x - x) * step / 8, "y": y + (to_y - y) * step / 8}
        kind = "touchMove" if step else "touchStart"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(
        "JSON.parse(localStorage.getItem('holotable.plans'))[0].plan.options.scenario.units.rebels.troopers[0] === '6,4'"
    )
    picture(page, "workshop-tablet")


def test_a_phone_says_at_once_what_it_cannot_do(browsers, server):
    page = browsers(server, size=PHONE, touch=True).page
    page.goto("/workshop/command")
    page.get_by_text("On a small screen you can load, play and change small things").wait_for()
    picture(page, "workshop-phone")


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
    page.get_by_text("The Rebels have no units yet.").wait_for()
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
    # a link may also be opened in a workshop that stands open already
    friend.goto("/workshop/command")
    friend.locator(".shelf").wait_for()
    friend.evaluate("link => (location.href = link)", link)
    friend.get_by_role("tab", name="Rules").click()
    expect(friend.get_by_label("Story")).to_have_value("Two patrols meet.")
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
