"""Lessons at the page: who reads the sentence and looks at what is lit finishes, with mouse, finger and keys."""

import contextlib
import re

import pytest
from playwright.sync_api import TimeoutError

import holotable as ht
from holotable.teaching import lessons

from .conftest import DESK, PHONE, picture

LOOK = """() => {
  const all = (css) => [...document.querySelectorAll(css)]
  return {
    step: document.querySelector('.coach [role=progressbar]')?.getAttribute('aria-valuenow') ?? '0',
    done: all('.coach .acts .primary').length > 0,
    words: all('.coach strong').map((e) => e.textContent),
    calls: all('[data-call]').map((e) => e.dataset.call),
    options: all('.pick .opt').map((e) => e.firstElementChild.textContent),
    amount: all('.pick .range').length > 0,
    pending: all('.sheet .go .primary').length > 0,
    rows: all('.choices .ch.call:not(:disabled)').length,
    closing: all('.choices .acts .closing.primary:not(:disabled)').length,
  }
}"""
PATIENCE = 120
SOON = 4000
"""Milliseconds that somebody waits for what they saw, before they look again."""


def fits(words, text):
    return all(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.I) for word in words if not word.isdigit())


class Newcomer:
    """Somebody who has never seen the game: knows the words in bold and what is lit."""

    def __init__(self, page):
        self.page = page

    def finish(self, act):
        self.page.wait_for_selector(".coach .say")
        for _ in range(PATIENCE):
            seen = self.page.evaluate(LOOK)
            if seen["done"]:
                return
            with contextlib.suppress(TimeoutError):  # what was seen is gone by now: look again
                act(seen)
            self.page.wait_for_timeout(120)
        raise AssertionError(f"not finished: {seen}")

    def settle(self, seen):
        """Answer what stands in front of the board."""
        count = next((word for word in seen["words"] if word.isdigit()), None)
        if seen["options"]:
            index = next(i for i, text in enumerate(seen["options"]) if fits(seen["words"], text))
            self.page.locator(f".pick .opt >> nth={index}").click(timeout=SOON)
        elif seen["amount"]:
            self.page.locator(".pick input.num").fill(count, timeout=SOON)
            self.page.locator(".pick .go .primary").click(timeout=SOON)
        elif seen["pending"]:
            self.page.locator(".sheet .go .primary").click(timeout=SOON)
        else:
            return False
        return True

    def by_mouse(self, seen):
        """On the board where something is lit there, in the list otherwise."""
        if self.settle(seen):
            return
        if seen["calls"]:
            self.click_spot(self.page.locator(f'[data-spot="{seen["calls"][0]}"]'))
        elif seen["rows"]:
            self.page.locator(".choices .ch.call").first.click()
        elif seen["closing"]:
            self.page.locator(".choices .acts .closing.primary").click()

    def click_spot(self, spot):
        """Click a place of the board, once the view has followed to it."""
        box, size = spot.bounding_box(), self.page.viewport_size
        if 0 < box["x"] + box["width"] / 2 < size["width"] and 0 < box["y"] + box["height"] / 2 < size["height"]:
            spot.click(force=True)

    def by_keys(self, seen):
        """With Tab and Enter through the list of choices."""
        if seen["amount"]:
            assert self.page.evaluate("document.activeElement.matches('.pick input.num')"), "the amount asks for the keys"
            self.page.keyboard.type(next(word for word in seen["words"] if word.isdigit()))
            self.page.keyboard.press("Enter")
            return
        wanted = ".choices .ch.call" if seen["rows"] else ".choices .acts .closing.primary"
        if not seen["rows"] and not seen["closing"]:
            return
        for _ in range(120):
            if self.page.evaluate("(css) => !!document.activeElement?.matches(css)", wanted):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {wanted}")


def newcomer(browsers, server, path, size=DESK):
    person = browsers(server, size=size)
    person.page.goto(path)
    return person, Newcomer(person.page)


@pytest.mark.parametrize("game", ht.list_games())
def test_a_whole_first_game_by_mouse(browsers, server, game):
    person, pupil = newcomer(browsers, server, f"/learn/{game}")
    page = person.page
    page.get_by_role("link", name="Learn it now").click()
    for lesson in lessons.lessons(game):
        page.locator(".coach b", has_text=lesson.title).wait_for()
        pupil.finish(pupil.by_mouse)
        picture(page, f"learn-{game}-{lesson.id}")
        page.locator(".coach .acts .primary").click()
    page.wait_for_url("**/t/**")
    assert levels_of_the_computer(page, server) == {"cadet"}
    assert page.evaluate("JSON.parse(localStorage['holotable.learn'])") == {
        game: [lesson.id for lesson in lessons.lessons(game)]
    }
    assert person.complaints == []


def levels_of_the_computer(page, server):
    """The levels of the computer's seats at the table that the page shows."""
    table = page.url.partition("/t/")[2].partition("#")[0]
    token = page.evaluate("JSON.parse(localStorage['holotable.tables'])[0].tokens[0]")
    answer = server.http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).json()
    return {seat["level"] for seat in answer["seats"] if seat["kind"] == "computer"}


def test_without_a_network_the_first_game_waits_and_says_so(browsers, server):
    lesson = lessons.lessons("brick")[-1]
    person, pupil = newcomer(browsers, server, f"/learn/brick/{lesson.id}")
    page = person.page
    pupil.finish(pupil.by_mouse)
    page.context.set_offline(True)
    play = page.locator(".coach .acts .primary")
    play.click()
    page.locator(".coach [role=alert]").wait_for()
    page.context.set_offline(False)
    play.click()
    page.wait_for_url("**/t/**")
    assert levels_of_the_computer(page, server) == {"cadet"}


@pytest.mark.parametrize("game", ht.list_games())
def test_a_lesson_on_a_phone(browsers, server, game):
    lesson = lessons.lessons(game)[0]
    person, pupil = newcomer(browsers, server, f"/learn/{game}/{lesson.id}", PHONE)
    pupil.finish(pupil.by_mouse)
    picture(person.page, f"learn-{game}-phone")
    assert person.complaints == []


@pytest.mark.parametrize("game", ht.list_games())
def test_a_lesson_by_keyboard(browsers, server, game):
    lesson = lessons.lessons(game)[0]
    person, pupil = newcomer(browsers, server, f"/learn/{game}/{lesson.id}")
    pupil.finish(pupil.by_keys)
    person.page.keyboard.press("Enter")
    person.page.wait_for_url(f"**/learn/{game}/{lessons.lessons(game)[1].id}")
    assert person.complaints == []


def test_a_wrong_choice_is_answered(browsers, server):
    person, _ = newcomer(browsers, server, "/learn/brick/move")
    person.page.locator(".choices .closing").click()
    person.page.locator(".coach .no", has_text="You still have two actions").wait_for()


@pytest.mark.parametrize("game", ht.list_games())
def test_a_first_game_begins_against_the_cadet_and_offers_the_lesson(browsers, server, game):
    person, _ = newcomer(browsers, server, "/")
    page = person.page
    page.locator(".gcard", has=page.locator(f'a[href="/learn/{game}"]')).get_by_role("button", name="Play now").click()
    page.get_by_role("link", name="Learn it now").wait_for()
    assert levels_of_the_computer(page, server) == {"cadet"}
    page.get_by_role("link", name="Learn it now").click()
    page.wait_for_url(f"**/learn/{game}")
    assert person.complaints == []


def test_the_offer_of_the_lesson_leaves_the_board_when_the_person_plays(browsers, server):
    person, _ = newcomer(browsers, server, "/", size=PHONE)
    page = person.page
    page.locator(".gcard").first.get_by_role("button", name="Play now").click()
    page.get_by_role("link", name="Learn it now").wait_for()
    page.locator(".choices .closing:not(:disabled)").click()
    page.get_by_role("link", name="Learn it now").wait_for(state="detached")
    assert person.complaints == []


def test_the_choice_of_a_level_says_how_it_plays(browsers, server):
    person, _ = newcomer(browsers, server, "/new/brick")
    levels = next(info for info in server.http.get("/api/games").json() if info["id"] == "brick")["levels"]
    choice = person.page.locator("select.lv").first
    about = person.page.locator("small.about").first
    for level in levels:
        choice.select_option(level["id"])
        assert about.inner_text() == level["text"]
    assert len({level["text"] for level in levels}) == len(levels)


def test_a_puzzle_shows_its_answer_on_the_board(browsers, server):
    puzzle = next(puzzle for game in ht.list_games() for puzzle in lessons.puzzles(game))
    person, pupil = newcomer(browsers, server, f"/learn/{puzzle.game}/{puzzle.id}")
    page = person.page
    page.wait_for_selector(".coach .say")
    assert page.locator("[data-call], .choices .call").count() == 0
    page.get_by_role("button", name="Show the answer").click()
    page.locator("[data-call]").first.wait_for()
    picture(page, "learn-puzzle")
    pupil.finish(pupil.by_mouse)
    assert page.locator(".coach .say").inner_text() == puzzle.farewell
    assert person.complaints == []
