"""A game that is only Python, written by `holotable new-game`, on every page of the table."""

import pytest

from holotable import new_game
from holotable.core import finding

from .conftest import DESK, Server, picture
from .geometry import look_through
from .test_games import set_up, verify
from .test_pages import problems_of

pytestmark = pytest.mark.xdist_group("new game")

SIXTH, WITHOUT_PICTURE = "star_duel", "text_duel"


@pytest.fixture(scope="module")
def table(chromium, client, tmp_path_factory):
    """A server with two new games: one as the template is, and one that draws nothing. Interpreted: they are tiny."""
    folder = tmp_path_factory.mktemp("games")
    new_game.write(SIXTH, folder)
    made = new_game.write(WITHOUT_PICTURE, folder) / "words.py"
    made.write_text(made.read_text(encoding="utf-8").replace("def drawing(", "def not_drawing("), encoding="utf-8")
    running = Server(tmp_path_factory.mktemp("tables"), NUMBA_DISABLE_JIT="1", **{finding.FURTHER_FOLDERS: str(folder)})
    yield running
    running.stop()


@pytest.fixture
def player(table, browsers):
    """Somebody in front of a large screen."""
    return browsers(table)


def test_it_stands_on_the_home_page_and_is_set_up_from_there(player):
    page = player.page
    page.goto("/")
    card = page.locator(".gcard").filter(has=page.get_by_role("heading", name="Star duel"))
    assert "Three in a row" in card.inner_text()
    assert card.locator("svg.cover").count() == 1
    assert problems_of(page, "sixth-home") == []
    wrong = look_through(page, "home-with-seven-games")
    assert not wrong, "\n".join(wrong)
    page.set_viewport_size(DESK)
    card.get_by_role("link", name="Set up").click()
    page.locator(".dlg .pic svg").wait_for()
    assert page.get_by_role("heading", name="Star duel: three in a row, with a die").count() == 1
    assert problems_of(page, "sixth-new") == []


def test_it_is_played_against_the_computer_to_the_end_and_replayed(player):
    page = player.page
    set_up(player, SIXTH)
    player.until(lambda seen: seen["over"] or (seen["ply"] >= 2 and seen["rows"]))
    assert problems_of(page, "table-sixth") == []
    page.set_viewport_size({"width": 1440, "height": 900})
    player.to_the_end()
    assert player.on_board + player.in_list > 0
    assert page.locator(".result").inner_text()
    verify(player)
    page.keyboard.press("Escape")
    page.goto("/replay")
    page.locator(".trow").first.click()
    page.get_by_role("slider", name="Moment of the game").wait_for()
    page.get_by_role("button", name="One step on").click()
    assert page.locator(".log").inner_text()
    assert problems_of(page, "sixth-replay") == []


def test_its_rules_are_read_clause_by_clause(player):
    page = player.page
    page.goto(f"/rules/{SIXTH}")
    page.locator(".clause").first.wait_for()
    assert page.locator("#STA-4").inner_text().startswith("STA-4")
    assert problems_of(page, "sixth-rules") == []


def test_a_game_that_draws_nothing_shows_its_text_and_is_played_from_the_list(player):
    page = player.page
    page.goto(f"/new/{WITHOUT_PICTURE}")
    page.locator("select.lv").select_option("cadet")
    page.get_by_role("button", name="Open table").click()
    page.locator(".board text").filter(has_text="[ ] a1").wait_for()
    player.to_the_end()
    assert player.in_list > 0
    assert player.on_board == 0
    assert "[X]" in " ".join(page.locator(".board text").all_text_contents())
    picture(page, "text-board")
