"""Meeting at the page: clocks, the lobby, rematches, saves that go on, and one's own tables."""

import json

from .conftest import DESK, PHONE, picture

LOOKS = [(size, scheme) for size in (DESK, PHONE) for scheme in ("dark", "light")]


def test_a_table_with_a_clock_is_set_up_and_shows_it_at_the_seats(server, browsers):
    for size, scheme in LOOKS:
        person = browsers(server, size=size, scheme=scheme)
        page = person.page
        page.goto("/new/brick")
        page.get_by_role("radio", name="Live").click()
        page.get_by_label("Minutes for the game").select_option("5")
        picture(page, f"clock-set-up-{size['width']}-{scheme}")
        page.get_by_role("button", name="Open table").click()
        person.sees_table()
        clock = page.get_by_role("timer")
        clock.first.wait_for()
        assert clock.count() == 1, "the computer has none"
        person.until(lambda seen, who=person: len(who.plays) > 0)
        assert clock.inner_text() in ("5:00", "4:59", "4:58", "4:57", "4:56")
        picture(page, f"clock-{size['width']}-{scheme}")
        assert person.messages("state")[-1]["clocks"].keys() == {"empire", "rebels"}


def test_a_listed_table_is_joined_in_one_click_and_the_host_is_told(server, browsers):
    host = browsers(server)
    host.page.goto("/new/brick")
    host.page.get_by_role("radiogroup", name="Rebels").get_by_role("radio", name="Open by link").click()
    host.page.get_by_role("radiogroup", name="Empire").get_by_role("radio", name="You").click()
    host.page.get_by_role("switch", name="Show in the lobby").click()
    host.page.get_by_role("button", name="Open table").click()
    host.page.wait_for_url("**/t/*")
    for size, scheme in LOOKS:
        looking = browsers(server, size=size, scheme=scheme)
        looking.page.goto("/")
        looking.page.locator(".lobby li").first.wait_for()
        picture(looking.page, f"lobby-{size['width']}-{scheme}")
    looking.page.get_by_role("button", name="Join: The Rebels").first.click()
    looking.sees_table()
    host.page.get_by_text("A guest has come").wait_for()
    picture(host.page, "guest-has-come")
    assert looking.messages("welcome")[-1]["you"] == ["rebels"]

    # the game ends, and both meet again with sides swapped
    host.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Resign").click()
    host.page.get_by_role("button", name="Yes, resign").click()
    host.page.get_by_role("button", name="Swap sides").click()
    host.page.wait_for_function("() => document.querySelectorAll('.choices.end').length === 0")
    looking.page.get_by_role("button", name="Rematch with").click()
    host.page.get_by_text("A guest has come").wait_for()
    assert looking.messages("welcome")[-1]["you"] == ["empire"]
    assert host.messages("welcome")[-1]["you"] == ["rebels"]


def test_ones_own_tables_are_kept_true(server, browsers):
    person = browsers(server)
    seats = {"empire": {"kind": "human"}, "rebels": {"kind": "human", "name": "Bo"}}
    kept = []
    for seat in ("empire", "rebels", "empire"):
        made = server.open_table("brick", seats)
        kept.append({"table": made["table"], "tokens": [made["tokens"][seat]]})
    kept.append({"table": "gone-for-ever", "tokens": ["x"]})
    kept.append({"table": made["table"][::-1], "tokens": ["x"]})
    seen = {"game": "brick", "title": "Hoth", "sub": "", "seats": [], "keys": {}, "faction": "empire", "opponent": ""}
    seen |= {"yourMove": False, "over": False, "won": False, "turn": "", "at": 1}
    person.page.goto("/join")
    person.page.evaluate("(l) => localStorage.setItem('holotable.tables', JSON.stringify(l))", [seen | one for one in kept])
    person.page.goto("/")
    rows = person.page.locator(".trow .what")
    person.page.wait_for_function("() => document.querySelectorAll('.trow').length === 3")
    assert sorted(rows.all_inner_texts()) == ["The Empire to move", "Your move", "Your move"]
    picture(person.page, "my-tables")


def test_a_game_is_saved_in_the_middle_and_played_on(server, browsers, tmp_path):
    person = browsers(server)
    made = server.open_table("brick", {"empire": {"kind": "human"}, "rebels": {"kind": "computer", "level": "cadet"}})
    person.page.goto(f"/t/{made['table']}#{made['tokens']['empire']}")
    person.sees_table().until(lambda seen: seen["ply"] >= 4 and seen["rows"])
    person.page.get_by_role("button", name="Menu").click()
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name="Save file").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    for size, scheme in LOOKS:
        other = browsers(server, size=size, scheme=scheme)
        other.page.goto("/replay")
        other.page.locator("input[type=file]").set_input_files(file)
        other.page.get_by_role("button", name="Play on", exact=True).wait_for()
        picture(other.page, f"play-on-{size['width']}-{scheme}")
    other.page.get_by_role("button", name="Play on", exact=True).click()
    other.page.wait_for_url("**/t/*")
    other.sees_table()
    assert other.messages("state")[0]["ply"] >= 4


def test_the_save_of_one_seat_leads_back_to_its_table(server, browsers, tmp_path):
    made = server.open_table("brick", {"empire": {"kind": "human"}, "rebels": {"kind": "human"}})
    file = tmp_path / "seat.json"
    file.write_text(json.dumps(server.save(made["table"], made["tokens"]["rebels"])))
    person = browsers(server)
    person.page.goto("/replay")
    person.page.locator("input[type=file]").set_input_files(file)
    person.sees_table()
    assert person.messages("welcome")[-1]["you"] == ["rebels"]
