"""Every page: nothing in the way of anybody, nothing beyond the edge, small to load, and a picture of each to look at."""

import json
import re
from pathlib import Path

import axe_playwright_python
import pytest

import holotable as ht

from .conftest import DESK, PHONE, QUICK, ROOT, picture
from .test_layout import begins_a_lesson, comes_to_the_end

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
RUN_AXE = """async (small = false) => {
  const found = await axe.run(document, { rules: { 'target-size': { enabled: !small } }, resultTypes: ['violations'] })
  const asked = (v) => v.tags.some((t) => t.startsWith('wcag')) || ['serious', 'critical'].includes(v.impact)
  return found.violations.filter(asked)
    .map((v) => [v.id, v.nodes.slice(0, 5).map((n) => n.target.join(' ') + ': ' + n.failureSummary)])
}"""
"""All that WCAG 2.2 AA asks for and axe can see, and what else axe finds serious.

With ``small`` targets may be small: the numbers of clauses are links within sentences and the places of a board can be brought
nearer, which axe does not know; ``geometry.js`` measures all targets.
"""
WIDEST = """() => [...document.querySelectorAll('body *')]
  .filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('svg'))
  .slice(0, 5).map((e) => e.tagName + '.' + e.className)"""
OWN_GOALS_HIDDEN = """() => [...document.querySelectorAll('.rail .goals > div:first-child li')]
  .filter((e) => e.getBoundingClientRect().bottom > e.closest('.goals').getBoundingClientRect().bottom + 1)
  .map((e) => e.textContent)"""
PRINTED = """() => (window.print = () => {
  dispatchEvent(new Event('beforeprint'))
  const pictures = [...document.querySelectorAll('figure.scene')].filter((f) => f.querySelector('svg')).length
  const legend = document.querySelector('.rules details').open
  document.body.dataset.printed = JSON.stringify({ theme: document.documentElement.dataset.theme, pictures, legend })
})"""
FIRST_LOAD = {"en": 190_000, "de": 192_000, "uk": 212_000}
"""Of a table, by language: Cyrillic letters come in files of their own beside the Latin ones."""
FIRST_LOAD_OF_HOME = 150_000
SEVERAL, LONG = 3, 140
LOOKS = [(size, scheme) for size in (DESK, PHONE) for scheme in ("dark", "light")]
CROSSED = [(DESK, "dark"), (PHONE, "light")]
"""Looks at the later ones of several pages that are alike."""


def golden(game):
    """The shortest golden save of a game."""
    return min((ROOT / "tests" / "golden" / game).glob("*.json"), key=lambda path: path.stat().st_size)


def against_cadet(server, game, **options):
    """A table of one person, in the seat that moves first or the Rebels', and cadets."""
    info = next(info for info in server.http.get("/api/games").json() if info["id"] == game)
    mine = next((seat for seat in info["seats"] if re.match("rebel|alliance", seat)), info["seats"][0])
    seats = {seat: {"kind": "computer", "level": "cadet"} for seat in info["seats"]} | {mine: {"kind": "human"}}
    made = server.open_table(game, seats, **options)
    return f"/t/{made['table']}#{made['tokens'][mine]}"


def half_played(game):
    """The save of a golden game, ended at the first real decision of its second half: who is asked there, and the save.

    It is a game of some length, so that its middle is well into the battle.
    """
    saves = [json.loads(path.read_text(encoding="utf-8")) for path in (ROOT / "tests" / "golden" / game).glob("*.json")]
    save = min((save for save in saves if len(save["actions"]) > LONG), key=lambda save: len(save["actions"]))
    table, lines = ht.Table.opening_of(save), []
    for number, line in enumerate(save["actions"], 1):
        if number > len(save["actions"]) / 2 and len(table.choices(table.to_act[0])) > SEVERAL:
            break
        table.replay_line(line, number)
        lines.append(line)
    assert not table.over
    asked = table.to_act[0]
    seats = {seat: {"kind": "computer", "level": "cadet"} for seat in table.seats} | {asked: {"kind": "human"}}
    return asked, {**save, "actions": lines, "result": None, "seats": seats}


def at_table(game):
    """A table in the middle of a game, where somebody has several choices."""

    def go(person, server):
        seat, save = half_played(game)
        made = server.http.post("/api/resume", json=save).json()
        person.page.goto(f"/t/{made['table']}#{made['tokens'][seat]}")
        person.sees_table()
        person.page.locator(".choices .ch").first.wait_for()
        assert person.messages("state")[-1]["ply"] >= len(save["actions"]), "a computer that is asked too may have played on"
        assert person.page.evaluate(OWN_GOALS_HIDDEN) == [], "one's own goals stand above a long list of choices"

    return go


def opened_replay(game):
    def go(person, server):
        person.page.goto("/replay")
        person.page.locator("input[type=file]").set_input_files(golden(game))
        person.page.locator(".scrub").wait_for()
        person.page.locator(".analysis ol :is(button, .note)").first.wait_for()
        for _ in range(4):
            person.page.get_by_role("button", name="One step on").click()

    return go


def plain(address, sign):
    def go(person, server):
        person.page.goto(address)
        person.page.locator(sign).first.wait_for()

    return go


def settings_open(person, server):
    person.page.goto("/")
    person.page.get_by_role("button", name="Settings").click()
    person.page.locator("dialog .list").wait_for()


def campaign_begun(person, server):
    person.page.goto("/campaign")
    person.page.locator("main section .btn").first.click()
    person.page.locator(".brief").wait_for()


def end_card(person, server):
    comes_to_the_end(server, person, "command")


def in_a_lesson(person, server):
    begins_a_lesson(server, person, "brick")


PAGES = {
    "home": plain("/", ".gcard .primary:not(:disabled)"),
    "join": plain("/join", "form"),
    "replay": plain("/replay", ".start"),
    "rules": plain("/rules", ".cards"),
    "campaigns": plain("/campaign", "main section"),
    "workshop": plain("/workshop", "[data-brush]"),
    "learn": plain("/learn", "main .cards a"),
    "learn-puzzle": plain("/learn/brick/puzzle-1", ".coach .say"),
    "lost": plain("/nowhere", "main"),
    "learn-a-game": plain("/learn/endor", "main ol a"),
    "lesson": in_a_lesson,
    "shelf": plain("/shelf", "main h1"),
    "settings": settings_open,
    "campaign": campaign_begun,
    "end-card": end_card,
    **{f"new-{game}": plain(f"/new/{game}", ".dlg .pic svg") for game in ht.list_games()},
    **{f"rules-{game}": plain(f"/rules/{game}", ".clause") for game in ht.list_games()},
    **{f"table-{game}": at_table(game) for game in ht.list_games()},
    **{f"replay-{game}": opened_replay(game) for game in ht.list_games()},
}


def looks_of(name):
    """How a page of ``PAGES`` is looked at: each table and the first page of every kind in all ways."""
    kind = name.partition("-")[0]
    first = next(other for other in PAGES if other.startswith(kind))
    return LOOKS if name == first or kind == "table" else CROSSED


def problems_of(page, name, looks=LOOKS):
    """What is wrong with a page for anybody, on a large and a small screen, by night and by day; pictures are kept."""
    page.evaluate(AXE)
    problems = []
    for size, scheme in looks:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.wait_for_timeout(150)
        look = f"{name}-{size['width']}-{scheme}"
        picture(page, look)
        problems += [f"{look}: {found}" for found in page.evaluate(RUN_AXE, "rules" in name or name.startswith("table"))]
        wide, high = page.evaluate("() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]")
        if wide > size["width"]:
            problems.append(f"{look}: {wide} pixels wide, because of {page.evaluate(WIDEST)}")
        if name.startswith("table-") and high > size["height"]:
            problems.append(f"{look}: the table is {high} pixels high")
    return problems


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_for_everybody_and_fits(person, server, name):
    PAGES[name](person, server)
    assert problems_of(person.page, name, looks_of(name)) == []


@pytest.mark.parametrize("game", ["brick", "endor"])
def test_what_earlier_dice_came_to_stays_readable(person, server, game):
    person.page.goto(against_cadet(server, game))
    earlier = person.page.locator(".throws.earlier .roles")
    person.sees_table().until(lambda seen: seen["rows"] and earlier.count() and earlier.first.inner_text())
    assert problems_of(person.page, f"table-{game}-dice") == []


def test_axe_finds_what_is_wrong(person):
    page = person.page
    page.goto("/join")
    page.locator("form").wait_for()
    page.evaluate("() => document.querySelector('form').append(document.createElement('button'))")
    page.evaluate(AXE)
    assert [name for name, _ in page.evaluate(RUN_AXE)] == ["button-name"]


def loaded(person, show):
    """The files that a page takes, by address: as many bytes as came over the wire."""
    page = person.page
    sizes, names = {}, {}
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]}))
    wire.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    show()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    return {names[key]: size for key, size in sizes.items() if key in names}


FIRST_LOADS = [(game, "en") for game in ht.list_games()] + [("command", "de"), ("command", "uk")]


@pytest.mark.parametrize(("game", "language"), FIRST_LOADS)
def test_the_first_load_of_a_game_is_small(browsers, server, game, language):
    person = browsers(server, settings={**QUICK, "language": language})
    address = against_cadet(server, game)
    sizes = loaded(person, lambda: (person.page.goto(address), person.sees_table()))
    assert len(sizes) > 5
    assert sum(sizes.values()) < FIRST_LOAD[language], sizes


def test_the_first_load_of_the_home_page_is_smaller(person, server):
    sizes = loaded(person, lambda: PAGES["home"](person, server))
    assert len(sizes) > 5
    assert sum(sizes.values()) < FIRST_LOAD_OF_HOME, sizes


@pytest.mark.parametrize("game", ht.list_games())
def test_a_replay_of_a_save_file(person, game):
    page = person.page
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(golden(game))
    line = page.get_by_role("slider", name="Moment of the game")
    line.wait_for()
    last = int(line.get_attribute("aria-valuemax"))
    assert last == len(json.loads(golden(game).read_text(encoding="utf-8"))["actions"])
    page.get_by_role("button", name="One step on").click()
    assert line.get_attribute("aria-valuenow") == "1"
    box = line.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    middle = int(line.get_attribute("aria-valuenow"))
    assert abs(middle - last / 2) <= max(2, last * 0.05)
    line.press("End")
    assert line.get_attribute("aria-valuenow") == str(last)
    line.press("Home")
    assert line.get_attribute("aria-valuenow") == "0"
    eyes = page.get_by_label("Whose eyes")
    names = eyes.locator("option").all_inner_texts()
    assert names[0] == "Onlooker"
    assert len(names) >= 3
    for name in names:
        eyes.select_option(label=name)
        page.locator(".board .spot").first.wait_for(state="attached")
    page.get_by_role("button", name="Copy a link to this moment").click()
    assert "ply=0" in page.url
    with page.expect_download() as download:
        page.get_by_role("button", name="Save file").click()
    assert json.loads(Path(download.value.path()).read_text(encoding="utf-8"))["game"] == game


def test_a_replay_tells_no_more_than_the_chosen_eyes_saw(person):
    page = person.page
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(golden("endor"))
    page.get_by_role("button", name="One step on").click()
    said = page.locator(".now p")
    assert said.inner_text() == "A choice that these eyes do not see."
    page.get_by_label("Whose eyes").select_option(label=page.locator(".now .who").inner_text())
    assert said.inner_text() != "A choice that these eyes do not see."


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_chances_of_a_replay_lead_to_its_swings(server, browsers, size):
    page = browsers(server, size=size).page
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(golden("brick"))
    swings = page.get_by_role("region", name="Chances to win").get_by_role("button")
    swings.nth(2).wait_for()
    assert swings.count() == 3
    line = page.get_by_role("slider", name="Moment of the game")
    for i in (0, 1):
        ply = re.search(r"ply (\d+)", swings.nth(i).inner_text())[1]
        swings.nth(i).focus()
        page.keyboard.press("Enter")
        assert line.get_attribute("aria-valuenow") == ply
        assert swings.nth(i).get_attribute("aria-current") == "true"
    chart = page.get_by_role("img", name="The chance of Rebels to win")
    chart.scroll_into_view_if_needed()
    mark = page.locator(".analysis .chart .mark").first.bounding_box()
    page.mouse.click(mark["x"] + mark["width"] / 2, mark["y"] + mark["height"] / 2)
    assert swings.first.get_attribute("aria-current") == "true"
    picture(page, f"replay-analysis-{size['width']}")


def test_a_replay_without_a_turning_point_says_so(person):
    page = person.page
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(golden("blizzard"))
    chances = page.get_by_role("region", name="Chances to win")
    chances.get_by_text("No choice would have changed the chances much.").wait_for()
    assert chances.get_by_role("button").count() == 0
    assert chances.get_by_role("img").count() == 1


def test_an_open_game_has_no_chances_to_look_at(person, tmp_path):
    table = ht.Table("brick", seed=1)
    table.play("end_turn")
    table.save(tmp_path / "open.json")
    person.page.goto("/replay")
    person.page.locator("input[type=file]").set_input_files(tmp_path / "open.json")
    person.page.get_by_role("button", name="Play on", exact=True).wait_for()
    assert person.page.locator(".analysis").count() == 0


def test_from_a_line_of_the_log_to_its_rule(person, server):
    page = person.page
    page.goto(against_cadet(server, "brick"))
    person.sees_table()
    person.until(lambda seen: seen["ply"] >= 4)
    link = page.locator(".log .cl").last  # the oldest line: while the computer plays on, newer ones come above it
    clause = link.inner_text()
    link.click()
    here = page.locator("dialog .rules .here")
    here.wait_for()
    assert clause in here.inner_text()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.goto(f"/rules/brick#{clause}")
    page.locator(".rules .here").wait_for()
    assert clause in page.locator(".rules .here").inner_text()
    page.evaluate(PRINTED)
    page.keyboard.press("Control+p")
    printed = json.loads(page.locator("body[data-printed]").get_attribute("data-printed"))
    assert printed == {"theme": "light", "pictures": page.locator("figure.scene").count(), "legend": True}


def test_the_search_finds_what_stands_in_the_tables_of_the_rules(person):
    page = person.page
    page.goto("/rules/brick")
    page.locator(".find").fill("snowspeeder vehicle a1")
    page.get_by_role("link", name="table", exact=True).click()
    row = page.locator(".rules tr.here")
    row.wait_for()
    assert row.locator("td").first.inner_text() == "Snowspeeder"


def test_taking_back_against_the_computer_is_practice(person, server):
    page = person.page
    page.goto(against_cadet(server, "brick"))
    person.sees_table()
    person.until(lambda seen: seen["ply"] >= 4 and seen["rows"])
    before = person.messages("state")[-1]
    page.get_by_role("button", name="Take back").first.click()
    person.until(lambda seen: seen["ply"] < before["ply"], lambda seen: False)
    after = person.messages("state")[-1]
    assert after["ply"] < before["ply"]
    assert after["branch"] == before["branch"] + 1
    page.get_by_role("tab", name="Chat").click()
    said = page.locator(".chat p").filter(has_text="take back the last")
    said.wait_for()
    assert said.inner_text().endswith("This is practice from here on.")
    person.until(lambda seen: seen["ply"] > before["ply"])


def test_talking_and_looking_on(server, browsers):
    seats = {"empire": {"kind": "human", "name": "Ada"}, "rebels": {"kind": "open"}}
    made = server.open_table("brick", seats)
    ada, ben, eve = (browsers(server, seed=seed) for seed in (1, 2, 3))
    ada.page.goto(f"/t/{made['table']}#{made['tokens']['empire']}")
    ben.page.goto(made["invite"]["rebels"])
    eve.page.goto(f"/watch/{made['table']}#{made['watch']}")
    for person in (ada, ben, eve):
        person.sees_table().page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("May the <b>dice</b> be with you")
    ada.page.get_by_role("button", name="Send").click()
    for person in (ada, ben, eve):
        person.page.locator(".chat p").filter(has_text="Ada May the <b>dice</b> be with you").wait_for()
    assert eve.look()["rows"] == 0
    assert ben.look()["rows"] == 0
    ada.until(lambda seen: seen["ply"] >= 1)
    eve.until(lambda seen: seen["ply"] >= 1)
    assert all(not state["choices"] for state in eve.messages("state"))


def test_a_wrong_link_says_so(person, server):
    page = person.page
    page.goto("/join")
    page.get_by_label("Paste an invite link").fill("https://example.org/")
    page.get_by_role("button", name="Join").click()
    page.get_by_role("alert").wait_for()
    page.get_by_label("Paste an invite link").fill(f"{server.url}/t/nothing#wrong")
    page.get_by_role("button", name="Join").click()
    page.locator("main.lost h1").wait_for()
    page.get_by_role("link", name="To the start page").click()
    page.locator(".gcard").first.wait_for()
