"""Meeting at the page: clocks, the lobby, rematches, saves that go on, and one's own tables."""

import pytest

from .conftest import DESK, PHONE, picture

pytestmark = pytest.mark.xdist_group("browser")
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
        assert clock.count() == 1, "the computer has none"
        person.until(lambda seen, who=person: len(who.plays) > 0)
        assert clock.inner_text() in ("5:00", "4:59", "4:58", "4:57", "4:56")
        picture(page, f"clock-{size['width']}-{scheme}")
        assert person.messages("state")[-1]["clocks"].keys() == {"empire", "rebels"}
