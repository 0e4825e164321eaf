"""A board larger than its room: fingers move it, it goes to what others do and comes back, the sheet leaves it alone."""

import time

import pytest

from .conftest import PHONE, QUICK
from .test_input import STILL, settle
from .test_layout import sits_in_the_middle

SIGHT = "() => { const { x, y, width } = document.querySelector('.board').viewBox.baseVal; return [x, y, width] }"
ROOM = "() => { const { width, height } = document.querySelector('.stage').getBoundingClientRect(); return [width, height] }"
EMPTY = """() => {
  const stage = document.querySelector('.stage').getBoundingClientRect()
  for (let y = stage.y + 60; y < stage.bottom - 60; y += 12) for (let x = stage.x + 60; x < stage.right - 60; x += 12) {
    const spot = document.elementFromPoint(x, y)?.closest('.board') && !document.elementFromPoint(x, y).closest('.spot.active')
    if (spot) return [x, y]
  }
}"""
"""A place on the board where nothing can be done."""
FAR = """() => {
  const stage = document.querySelector('.stage').getBoundingClientRect()
  const units = JSON.parse(window.told).view.units
  const seen = (id) => {
    const b = document.querySelector(`[data-spot="${id}"]`)?.getBoundingClientRect()
    return !b || (b.right > stage.x && b.x < stage.right && b.bottom > stage.y && b.y < stage.bottom)
  }
  return Object.keys(units).find((unit) => units[unit].at && !seen(units[unit].at))
}"""
"""A unit that is out of sight."""
HAPPENS = """(event) => {
  const state = JSON.parse(window.told)
  const ply = state.ply + 1
  const next = { ...state, reset: false, ply, events: [{ ...state.events.at(-1), ...event, ply }] }
  window.sights = []
  const board = document.querySelector('.board')
  new MutationObserver(() => window.sights.push(board.getAttribute('viewBox'))).observe(board, { attributeFilter: ['viewBox'] })
  window.sockets.at(-1).dispatchEvent(new MessageEvent('message', { data: JSON.stringify(next) }))
}"""
"""Something happens elsewhere, and the same is asked as before."""


@pytest.fixture
def held(server, browsers):
    """Somebody who holds a telephone, with a map that is larger than it."""
    person = browsers(server, size=PHONE, touch=True, settings={**QUICK, "pace": 0.5})
    sits_in_the_middle(server, person, "blizzard")
    settle(person)
    person.page.evaluate(STILL)
    return person


class Fingers:
    """Fingers on the board, as Chromium feels them."""

    def __init__(self, page):
        self.page = page
        self.wire = page.context.new_cdp_session(page)
        self.time = time.time()

    def _feel(self, kind, points):
        """One touch, a hundredth of a second after the one before it by the clock that the page sees."""
        at = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.time += 0.01
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at, "timestamp": self.time})

    def move(self, *ways):
        """Each finger goes from one place to another, all at once; how the board is seen after it: x, y and width."""
        self._feel("touchStart", [start for start, _ in ways])
        for part in range(1, 9):
            self._feel("touchMove", [[a + (b - a) * part / 8 for a, b in zip(*way, strict=True)] for way in ways])
        self._feel("touchEnd", [])
        return self.sight()

    def tap(self, at, times=1):
        for _ in range(times):
            self._feel("touchStart", [at])
            self._feel("touchEnd", [])
        return self.sight()

    def sight(self):
        self.page.evaluate(STILL)
        return self.page.evaluate(SIGHT)


def test_fingers_move_the_board(held):
    """One finger draws it along, two bring it near or away; nothing is played by that."""
    fingers = Fingers(held.page)
    width = fingers.sight()[2]
    a, b = held.page.evaluate(EMPTY)
    nearer = fingers.move([(a - 20, b), (a - 50, b)], [(a + 20, b), (a + 50, b)])
    assert nearer[2] < width * 0.6, "two fingers that part bring the board near"
    drawn = fingers.move([(a, b), (a - 60, b - 40)])
    assert (drawn[0] > nearer[0], drawn[1] > nearer[1]) == (True, True), "the board goes with the finger"
    assert drawn[2] == pytest.approx(nearer[2], abs=0.2)
    away = fingers.move([(a - 50, b), (a - 20, b)], [(a + 50, b), (a + 20, b)])
    assert away[2] > drawn[2] * 1.5, "two fingers that meet take it away"
    assert "play" not in held.sent


def test_two_taps_show_the_whole_board_and_bring_it_near(held):
    fingers = Fingers(held.page)
    _, _, width = fingers.sight()
    _, _, whole = fingers.tap(held.page.evaluate(EMPTY), times=2)
    assert whole > width * 1.3
    assert held.page.get_by_role("button", name="Whole board").count() == 0
    _, _, near = fingers.tap(held.page.evaluate(EMPTY), times=2)
    assert near < whole * 0.8


def test_the_view_goes_to_what_others_do_and_comes_back(held):
    page = held.page
    home = page.locator(".board").get_attribute("viewBox")
    unit = page.evaluate(FAR)
    page.evaluate(HAPPENS, {"kind": "destroyed", "args": {"unit": unit}})
    page.wait_for_function("(home) => window.sights.length > 1 && window.sights.at(-1) === home", arg=home)
    assert len(set(page.evaluate("() => window.sights"))) > 1


def test_the_whole_board_stays_whole_when_the_sheet_moves(held):
    page = held.page
    page.get_by_role("button", name="Whole board").click()
    page.get_by_role("button", name="Whole board").wait_for(state="detached")
    for name in ("Raise the sheet to the top", "Lower the sheet", "Raise the sheet halfway"):
        page.get_by_role("button", name=name).click()
        page.evaluate(STILL)
        assert page.get_by_role("button", name="Whole board").count() == 0


def test_only_the_person_moves_the_sheet(held):
    """It has three stops, by its button and by pulling its head; what is done at the table leaves it and the board alone."""
    page, fingers = held.page, Fingers(held.page)
    half = page.evaluate(ROOM)
    page.get_by_role("button", name="Raise the sheet to the top").click()
    assert page.evaluate(ROOM) == half, "the highest stop covers the board and does not press it"
    page.get_by_role("button", name="Lower the sheet").click()
    low = page.evaluate(ROOM)
    assert low[1] > half[1]
    head = page.locator(".sheet header").bounding_box()
    at = (head["x"] + 60, head["y"] + 14)
    fingers.move([at, (at[0], at[1] - 44)])
    assert page.evaluate(ROOM) == half, "a pull of the head raises it by one stop"
    for part in page.locator(".dock button").all():
        part.tap()
        assert page.evaluate(ROOM) == half
    page.locator(".dock button").first.tap()
    for _ in range(12):
        held.act(held.look())
        settle(held)
        assert page.evaluate(ROOM) == half
