"""Whole games in a real Chromium, through the page: against the computer, by keyboard, online, on one screen."""

import json

import pytest

import holotable as ht
from holotable.core import records
from holotable.core.table import Table

from .conftest import PHONE, SIDEWAYS
from .geometry import faults

# enough of a game to see all of its steps, and an end that is not far
SHORT = {
    "brick": {"Turn limit": 20},
    "endor": {"Round limit": 3},
    "blizzard": {"Turn limit": 2},
    "trilogy": {"Turn limit": 6},
    "command": {"Turn limit": 4},
}
REDEALS = 3


def set_up(person, game):
    """Open a table against the easiest computer, on the set-up page."""
    page = person.page
    page.goto(f"/new/{game}")
    page.locator(".dlg .pic svg").wait_for()
    for i in range(page.locator("select.lv").count()):
        page.locator("select.lv").nth(i).select_option("cadet")
    for label, value in SHORT.get(game, {}).items():
        field = page.get_by_label(label, exact=True)
        field.fill(str(value))
        field.blur()
    page.get_by_role("button", name="Open table").click()
    return person.sees_table()


def verify(person):
    """Let the page prove the dice of the finished game."""
    page = person.page
    page.get_by_role("button", name="Verify").click()
    page.locator(".verdict").filter(has_text="follows from the secret").wait_for()
    assert person.messages("state")[-1]["secret"] in page.locator("dialog").inner_text()


BY_TOUCH = [(game, PHONE) for game in ht.list_games()] + [("brick", SIDEWAYS), ("blizzard", SIDEWAYS)]


@pytest.mark.parametrize(("game", "size"), BY_TOUCH, ids=lambda x: x if isinstance(x, str) else str(x["width"]))
def test_a_whole_game_against_the_computer_by_touch(server, browsers, game, size):
    person = browsers(server, size=size, touch=True)
    set_up(person, game)
    person.to_the_end()
    told = person.page.locator(".result").inner_text()
    person.click(".result button")  # what lies over the board is closed before it is looked at
    assert faults(person.page, finger=True, board=True) == []
    assert person.on_board > 0
    assert person.in_list > 0
    assert told
    verify(person)


def test_a_whole_game_by_keyboard_alone(person):
    page = person.page
    page.goto("/")
    page.locator(".gcard .primary:not(:disabled)").first.wait_for()
    person.tab_to('.gcard .btn[href="/new/brick"]')
    person.press("Enter")
    page.locator("select.lv").wait_for()
    person.tab_to("select.lv")
    page.keyboard.type("Cadet")
    assert page.locator("select.lv").input_value() == "cadet"
    person.tab_to('input[aria-label="Turn limit"]')
    page.keyboard.type("16")
    person.tab_to("footer .primary:not(:disabled)")
    person.press("Enter")
    person.sees_table()
    person.until(lambda seen: seen["over"], person.act_by_keys)
    assert person.on_board > 0
    assert "16" in json.dumps(person.messages("welcome")[0]["options"])
    person.tab_to(".choices.end .btn:last-child")
    person.press("Enter")
    page.locator(".verdict").filter(has_text="follows from the secret").wait_for()
    person.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def test_two_browsers_online_with_a_dropped_connection(server, browsers):
    host, guest = browsers(server, seed=1), browsers(server, seed=2)
    link = invite(host)
    guest.page.goto(link)
    guest.sees_table()
    drop(guest, host)
    play_together(host, guest)
    assert len(guest.messages("welcome")) == 2
    for person in (host, guest):
        assert person.messages("state")[-1]["over"]
        assert person.look()["over"]
    seats = {person: person.messages("welcome")[0]["you"] for person in (host, guest)}
    assert seats == {host: ["rebels"], guest: ["empire"]}
    table = guest.messages("welcome")[0]["table"]
    key, by_link = tokens(guest, table)
    assert by_link == link.rpartition("#")[2]
    save = server.save(table, key)
    theirs = set(tokens(host, table)) - {key, by_link}
    assert len(theirs) == 2
    look_for_leaks(guest, "empire", save, theirs)
    look_for_leaks(host, "rebels", save, set())
    verify(guest)


def invite(host):
    """Set up endor with an open seat; the link for it as the host reads it."""
    page = host.page
    page.goto("/new/endor")
    page.locator(".dlg .pic svg").wait_for()
    page.get_by_role("radiogroup", name="Empire").get_by_text("Open by link").click()
    page.get_by_label("Round limit", exact=True).fill("2")
    page.get_by_label("Round limit", exact=True).blur()
    page.get_by_role("button", name="Open table").click()
    host.sees_table()
    page.get_by_role("button", name="Invite").first.click()
    link = page.get_by_label("Invite link").first.input_value()
    page.get_by_role("button", name="Code").first.click()
    page.locator(".code img").wait_for()
    host.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    return link


def drop(guest, host):
    """After some moves the guest's line goes dead; the host plays on; then the line comes back by itself."""
    play_together(host, guest, until=6)
    guest.cut()
    guest.page.locator(".toast").filter(has_text="Connection lost").wait_for()
    for _ in range(40):
        host.act(host.look())
        host.page.wait_for_timeout(30)
    guest.mend()
    guest.page.locator(".toast").filter(has_text="Connection lost").wait_for(state="detached")
    missed = host.messages("state")[-1]["ply"]
    guest.until(lambda seen: seen["ply"] >= missed, lambda seen: False)


def play_together(*people, until=None):
    """Everybody plays when asked, to the end or to a ply."""
    open_ = list(people)
    while open_:
        for person in list(open_):
            seen = person.look()
            if seen["over"] or (until is not None and seen["ply"] >= until):
                open_.remove(person)
            else:
                person.notice(seen)
                person.act(seen)


def tokens(person, table):
    """The tokens that a browser holds for a table; keys of its own come first."""
    kept = json.loads(person.page.evaluate("() => localStorage.getItem('holotable.tables')"))
    return next(seen["tokens"] for seen in kept if seen["table"] == table)


def look_for_leaks(person, seat, save, tokens):
    """Nothing a browser was sent may depend on what its seat must not know, nor carry what opens other seats.

    Each state is compared with the very position, and with positions where all that the seat cannot know is dealt anew.
    """
    frames = "\n".join(person.frames)
    assert not any(token in frames for token in tokens)
    states = {state["ply"]: state for state in person.messages("state")}
    assert len(states) > 10
    table = Table.opening_of(save)
    game, number = table.game, table.seats.index(seat)
    for ply, line in enumerate([None, *save["actions"]]):
        if line is not None:
            table.replay_line(line, ply)
        state = states.get(ply)
        if state is None:
            continue
        assert state["viewing"] == seat
        assert state["secret"] is None or state["over"]
        assert state["view"] == plain(table.view(seat))
        seen = plain([[event.kind, event.args] for event in table.events_for(seat)])
        assert all([event["kind"], event["args"]] in seen for event in state["events"])
        for deal in range(REDEALS):
            twin = records.clone(table.record)
            game.redeal(twin, number, deal)
            other = Table.around(game, table.options, twin)
            assert plain(other.view(seat)) == state["view"]
            assert plain([vars(goal) for goal in other.objectives(seat)]) == state["objectives"]
            if state["choices"]:
                assert [choice.id for choice in other.choices(seat)] == [choice["id"] for choice in state["choices"]]


def test_a_reload_shows_nothing_before_somebody_has_sat_down(person):
    page = person.page
    page.goto("/new/brick")
    page.locator(".dlg .pic svg").wait_for()
    for seat in ("Empire", "Rebels"):
        page.get_by_role("radiogroup", name=seat).get_by_text("You", exact=True).click()
    page.get_by_role("switch", name="Secret deployment").click()
    page.get_by_role("button", name="Open table").click()
    person.sees_table()
    person.until(lambda seen: seen["ply"] > 0)
    page.reload()
    page.locator(".curtain button").wait_for()
    assert page.locator(".behind, .choices").count() == 0
    page.locator(".curtain button").click()
    person.sees_table()
    assert page.locator(".behind[inert]").count() == 0


def plain(value):
    return json.loads(json.dumps(value))


ONE_SCREEN = {"brick": ("Turn limit", "8", {"the rebels"}), "endor": ("Round limit", "1", {"the rebellion", "the empire"})}


@pytest.mark.parametrize("game", ONE_SCREEN)
def test_two_people_on_one_screen_with_the_curtain(person, game):
    limit, value, curtains = ONE_SCREEN[game]
    page = person.page
    page.goto(f"/new/{game}")
    page.locator(".dlg .pic svg").wait_for()
    for seat in ("Empire", "Rebels"):
        page.get_by_role("radiogroup", name=seat).get_by_text("You", exact=True).click()
    if game == "brick":
        page.get_by_role("switch", name="Secret deployment").click()
    page.get_by_label(limit, exact=True).fill(value)
    page.get_by_label(limit, exact=True).blur()
    page.get_by_role("button", name="Open table").click()
    person.sees_table()
    fallen = set()

    def step(seen):
        if seen["curtain"]:
            fallen.add(page.locator(".curtain h2").inner_text().casefold().removeprefix("over to "))
            assert page.evaluate("() => document.elementFromPoint(700, 450).closest('.curtain') !== null")
            assert page.locator(".choices .ch").count() == 0
        return person.act(seen)

    person.until(lambda seen: seen["over"], step)
    assert fallen == curtains
    assert set(person.messages("welcome")[0]["you"]) == {"empire", "rebels"}
    verify(person)
