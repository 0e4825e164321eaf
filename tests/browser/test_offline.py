"""The page as an app: it is installable, and without a network it opens, shows one's tables, rules and lessons, and says so."""

import pytest

from .test_learn import Newcomer
from .test_pages import against_cadet

KEPT = """async () => {
  await navigator.serviceWorker.ready
  const names = await caches.keys()
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return all.flat().map((request) => new URL(request.url).pathname)
}"""
NOTHING_OF_A_SEAT = ("/api/tables", "/api/mine", "/api/campaign", "/api/lobby", "/api/replay", "/ws")


def test_it_can_be_installed(server, person):
    page = person.page
    page.goto("/")
    manifest = server.http.get(page.locator("link[rel=manifest]").get_attribute("href"))
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    about = manifest.json()
    assert {icon["purpose"] for icon in about["icons"]} == {"any", "maskable"}
    for icon in about["icons"]:
        drawn = server.http.get(icon["src"])
        width, height = (int.from_bytes(drawn.content[at : at + 4]) for at in (16, 20))
        assert f"{width}x{height}" == icon["sizes"]
    wire = page.context.new_cdp_session(page)
    assert wire.send("Page.getAppManifest")["errors"] == []


def test_what_is_installed_speaks_the_language_of_the_page(server, browsers):
    page = browsers(server, locale="nl").page
    page.goto("/")
    page.locator(".gcard").first.wait_for()
    about = server.http.get(page.locator("link[rel=manifest]").get_attribute("href")).json()
    assert [about["lang"], about["shortcuts"][0]["name"]] == ["nl", "Nieuwe tafel"]
    assert page.locator("meta[name=description]").get_attribute("content") == about["description"]
    plain = server.http.get("/").text
    assert 'lang="uk">Щоб малювати поля' in plain  # without scripts


@pytest.fixture
def guest(server, browsers):
    """Somebody whose browser takes the service worker."""
    return browsers(server, workers="allow")


def test_without_a_network_home_rules_and_a_lesson_open(guest, server):
    page = guest.page
    page.goto(against_cadet(server, "brick"))
    guest.sees_table()
    page.goto("/")
    page.locator(".gcard").first.wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => !!localStorage['holotable.later']", timeout=180_000)
    kept = page.evaluate(KEPT)
    assert "/api/learn/brick/move" in kept
    assert [address for address in kept if address.startswith(NOTHING_OF_A_SEAT)] == []

    page.context.set_offline(True)
    page.goto("/")
    page.locator(".trow", has_text="LEGO The Battle of Hoth").wait_for()
    page.locator(".gcard").nth(4).wait_for()
    assert "rules and lessons work" in page.locator("[role=status]", has_text="No network").inner_text()
    page.goto("/rules/command#COM-50")
    page.locator(".rules .here").wait_for()
    page.goto("/new/brick")
    page.locator("[role=status]", has_text="This page needs one").wait_for()
    page.goto("/learn/brick/move")
    pupil = Newcomer(page)
    page.wait_for_selector(".coach .say")
    page.locator(".choices .closing").click()
    page.locator(".coach .no").wait_for()
    pupil.finish(pupil.by_mouse)
    page.context.set_offline(False)


def test_a_table_that_waits_is_counted_in_the_title(person, server):
    page = person.page
    page.goto(against_cadet(server, "brick"))
    person.sees_table()
    person.until(lambda seen: seen["rows"])
    page.goto("/rules")
    page.wait_for_function("() => document.title.startsWith('(1) ')")
    assert page.locator("link[rel=icon]").get_attribute("href").startswith("data:image/svg+xml")
