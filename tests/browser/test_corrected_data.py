"""Whoever corrects a game's data sees it on the page: the client holds no copy of it."""

import json
import shutil
from pathlib import Path

import pytest

import holotable

from .conftest import PHONE, Server

pytestmark = pytest.mark.xdist_group("corrected data")

DATA = {"brick": "brick", "command": "units", "trilogy": "trilogy", "blizzard": "blizzard", "endor": "endor"}


def correct(game, data):
    """Numbers that no printed game has."""
    if game == "brick":
        walker = next(unit for unit in data["units"] if unit["id"] == "at-at")
        walker["count"], walker["range"] = 5, 2
        data["layouts"]["hoth"].remove("b1-b2")
    elif game == "command":
        next(kind for kind in data["units"] if kind["id"] == "troopers").update(move_only=3, dice=[6, 4, 2])
    elif game == "trilogy":
        data["regions"][0]["bonus"], data["hutt_resource_counter"]["win_at"] = 19, 7
    elif game == "blizzard":
        next(kind for kind in data["units"] if kind["id"] == "han")["front"]["speed"] = 9
    else:
        data["hit_tracks"]["falcon"]["hits"] = 4


@pytest.fixture(scope="module")
def corrected(chromium, client, tmp_path_factory):
    """A server of a copy of the package with corrected data, interpreted, so that nothing has to be compiled."""
    home = tmp_path_factory.mktemp("corrected")
    shutil.copytree(Path(holotable.__file__).parent, home / "holotable", ignore=shutil.ignore_patterns("__pycache__"))
    for game, name in DATA.items():
        file = home / "holotable" / "games" / game / "data" / f"{name}.json"
        data = json.loads(file.read_text(encoding="utf-8"))
        correct(game, data)
        file.write_text(json.dumps(data), encoding="utf-8")
    running = Server(tmp_path_factory.mktemp("tables"), home, NUMBA_DISABLE_JIT="1", PYTHONPATH=str(home))
    yield running
    running.stop()


@pytest.fixture
def table(corrected, browsers):
    """Open a table of a game for two people on one screen."""

    def sit(game):
        info = next(info for info in corrected.http.get("/api/games").json() if info["id"] == game)
        made = corrected.open_table(game, {seat: {"kind": "human"} for seat in info["seats"]})
        person = browsers(corrected)
        person.page.goto(f"/t/{made['table']}#{next(iter(made['tokens'].values()))}")
        return person.sees_table().page

    return sit


def piece(page):
    """What the tray says of the piece that is pointed at."""
    return " ".join(page.locator(".ucard").inner_text().split())


def test_brick_shows_ranges_figures_and_links(table):
    page = table("brick")
    page.locator('[data-spot="d7"]').hover()
    assert "Shoots up to 2 spaces in a straight line" in piece(page)
    assert "5 of 5" in piece(page)
    bridges = page.locator('.board rect[fill="var(--t-snow-1)"]').count()
    assert bridges == 45 - 10 + 1  # all neighbours less ten gaps, and the one that was closed before


def test_command_shows_movement_and_dice(table):
    page = table("command")
    page.set_viewport_size(PHONE)  # on a desk the hand lies where the piece would
    page.get_by_role("button", name="Cards").click()
    page.locator('.spot[aria-label*="Troopers 1, "]').focus()
    assert "Moves 1 and attacks, or 3 without. Dice 6, 4, 2 at range 1, 2, 3" in piece(page)


def test_trilogy_shows_what_regions_and_resources_are_worth(table):
    page = table("trilogy")
    assert "+19" in page.locator(".board .rg").first.text_content()
    assert "of 7" in page.locator(".board").text_content()


def test_blizzard_shows_the_numbers_of_a_counter(table):
    page = table("blizzard")
    page.locator(".choices .ch").filter(has_text="Han").first.hover()
    assert "Han Solo" in piece(page)
    assert page.locator(".ucard tbody tr").first.locator("td").first.inner_text() == "9"


def test_endor_shows_the_tracks(table):
    assert "4 left of 4" in table("endor").locator(".board").text_content()
