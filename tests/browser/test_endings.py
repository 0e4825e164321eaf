"""Endings: why the game ended, its figures, another game in one click, and the game played on from a moment of its replay."""

import json
from urllib.parse import parse_qs, urlsplit

ALONE = {"rebels": {"kind": "human"}, "empire": {"kind": "computer", "level": "cadet"}}
CLOCK = {"kind": "days", "amount": 5, "increment": 0}


def at_table(server, person, clock=None, **options):
    plan = {"game": "brick", "options": options, "seats": ALONE, "clock": clock}
    made = server.http.post("/api/tables", json=plan).json()
    person.page.goto(f"/t/{made['table']}#{made['tokens']['rebels']}")
    return person.sees_table()


def test_the_end_says_why_and_leads_on(server, person):
    page = at_table(server, person, CLOCK, turn_limit=6).page
    person.to_the_end()
    end = page.locator(".ending")
    last = person.messages("state")[-1]["events"][-1]
    assert last["text"] in end.inner_text()
    end.get_by_role("button", name=f"Rule {last['clause']}").wait_for()
    assert "drawn" in end.inner_text()
    for name in ("Rematch", "Swap sides"):
        assert page.get_by_role("button", name=name).count() == 1
    assert_same_settings(page)
    page.get_by_label("Other level").select_option("officer")
    person.until(lambda seen: not seen["over"] and len(person.messages("welcome")) > 1, lambda seen: False)
    first, again = person.messages("welcome")
    assert again["table"] != first["table"]
    assert f"/t/{again['table']}" in page.url
    assert [seat["level"] for seat in again["seats"]] == ["officer", None]
    assert again["options"]["turn_limit"] == 6
    assert again["clock"] == CLOCK


def assert_same_settings(page):
    """The link leads to a set-up page on which everything is as at the table: options, seats, levels and clock."""
    link = page.get_by_role("link", name="Same settings").get_attribute("href")
    asked = {name: json.loads(value) for name, (value,) in parse_qs(urlsplit(link).query).items()}
    assert asked["options"]["turn_limit"] == 6
    assert asked["seats"] == ALONE
    assert asked["clock"] == CLOCK
    set_up = page.context.new_page()
    set_up.goto(link)
    set_up.get_by_role("radiogroup", name="Rebels").get_by_role("radio", name="You", checked=True).wait_for()
    set_up.get_by_role("radiogroup", name="Empire").get_by_role("radio", name="Computer", checked=True).wait_for()
    assert set_up.get_by_label("Level, Empire").input_value() == "cadet"
    assert set_up.get_by_role("radiogroup", name="Clock").get_by_role("radio", checked=True).inner_text() == "Days a turn"
    assert set_up.get_by_label("Turn limit", exact=True).input_value() == "6"
    set_up.close()


def test_a_resignation_says_so(server, person):
    page = at_table(server, person).page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.locator(".ending").wait_for()
    assert "The Rebels give up." in page.locator(".ending").inner_text()
    assert "The Rebels give up." in page.locator(".log li[data-ply]").first.inner_text()
    assert "gave up" in page.locator(".ending").inner_text()
    page.goto("/")
    page.locator(".what").filter(has_text="Lost").wait_for()


def test_a_replay_is_played_on_from_a_moment(server, person):
    page = at_table(server, person, turn_limit=4).page
    person.to_the_end()
    page.get_by_role("link", name="Replay").last.click()
    step, refused = page.get_by_role("button", name="One step on"), page.get_by_text("are being read already")
    step.or_(refused).wait_for()
    while refused.is_visible():  # analyses of games that ended in other tests: they come one at a time for an address
        page.wait_for_timeout(500)
        page.reload()
        step.or_(refused).wait_for()
    person.complaints[:] = [line for line in person.complaints if "429 (Too Many Requests)" not in line]
    step.click()
    page.get_by_role("button", name="One step on").click()
    page.locator(".goals").wait_for()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    person.sees_table()
    state = person.messages("state")[-1]
    assert state["ply"] >= 2
    assert state["practice"]
