"""The rules as a page and on paper: every picture of every game is drawn, at both sizes, and is in the way of nobody."""

import re

import pytest

import holotable as ht
from holotable.teaching import rulebook

from .conftest import DESK, PHONE, PICTURES, picture
from .test_pages import AXE, RUN_AXE

EMPTY = """() => [...document.querySelectorAll('figure.scene')].flatMap((figure) => {
  const boards = [...figure.querySelectorAll('.pic svg')].filter((e) => !e.parentElement.closest('svg'))
  const small = boards.filter((e) => e.getBoundingClientRect().width < 120 || e.getBoundingClientRect().height < 80)
  const wide = figure.getBoundingClientRect().right > document.documentElement.clientWidth + 1
  return boards.length && !small.length && !wide ? [] : [figure.dataset.scene]
})"""
"""The pictures without a board, with one that is too small to see, or beyond the edge of the page."""
A4 = {"width": 794, "height": 1123}
"""Of a sheet of paper, in pixels of the page."""


def draw_all(page):
    """Scroll past every picture, so that each is drawn."""
    figures = page.locator("figure.scene")
    for i in range(figures.count()):
        figures.nth(i).scroll_into_view_if_needed()
        figures.nth(i).locator(".pic svg").first.wait_for()
    return figures


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ht.list_games())
def test_every_picture_of_the_rules_is_drawn(browsers, server, game, size):
    person = browsers(server, size=size)
    page = person.page
    page.goto(f"/rules/{game}")
    page.locator(".clause").first.wait_for()
    figures = draw_all(page)
    assert figures.count() == len(rulebook.rulebook(game).scenes)
    assert page.evaluate(EMPTY) == []
    for i in range(figures.count()):
        figures.nth(i).scroll_into_view_if_needed()
        picture(figures.nth(i), f"rules-{game}-{size['width']}-picture-{i + 1}")
    page.evaluate(AXE)
    assert page.evaluate(RUN_AXE) == []
    assert person.complaints == []


@pytest.mark.parametrize("game", ht.list_games())
def test_the_rules_are_printed_with_every_picture(browsers, server, game):
    page = browsers(server).page
    page.goto(f"/rules/{game}")
    page.locator(".clause").first.wait_for()
    draw_all(page)
    page.emulate_media(media="print")
    page.set_viewport_size(A4)
    assert page.evaluate(EMPTY) == []
    assert not page.locator("nav").first.is_visible()
    PICTURES.mkdir(parents=True, exist_ok=True)
    printed = page.pdf(path=PICTURES / f"rules-{game}.pdf", format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) >= 3
