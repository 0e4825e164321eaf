"""A campaign in two browsers, fought to its end, with a server that is killed in the middle."""

import re
import signal

import pytest

from .conftest import Server, picture

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.slow]


class Mortal(Server):
    """A server that can be killed and started again at the same address, on the same tables."""

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def give_up(page):
    """Give up the battle at the table, as somebody in a hurry would."""
    page.get_by_role("button", name=re.compile("Menu", re.IGNORECASE)).first.click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("dialog").wait_for(state="detached")


def test_two_browsers_fight_a_campaign_to_its_end_though_the_server_is_killed(chromium, client, browsers, tmp_path):
    server = Mortal(tmp_path)
    rebel, imperial = browsers(server), browsers(server)
    try:
        server.prepared()
        page, other = rebel.page, imperial.page
        page.goto("/campaign")
        page.locator("main section").first.locator(".row").nth(1).get_by_role("button", name="Rebels").click()
        page.get_by_role("heading", name="The Ridge and the Generators").wait_for()
        link = page.locator("main > p a[href*='#']").get_attribute("href")
        other.goto(link)
        other.get_by_role("heading", name="The Ridge and the Generators").wait_for()
        secret = [side.locator(".own li").all_inner_texts() for side in (page, other)]
        assert secret[0]
        assert secret[1]
        home = page.url, other.url
        for number, loser in enumerate((other, page, other, page, other), 1):
            current = page if loser is page else other
            current.get_by_role("link", name="Go to the battle").click()
            (rebel if loser is page else imperial).sees_table()
            give_up(current)
            if number == 2:
                port = int(server.url.rsplit(":", 1)[1])
                server.kill()
                server = Mortal(tmp_path, port=port)
                server.prepared()
            for seen, address in zip((page, other), home, strict=True):
                seen.goto(address)
                seen.get_by_role("heading", name="The Ridge and the Generators").wait_for()
            assert page.locator("li.done").count() == number
            if number < 5:
                page.get_by_role("button", name="Open the next battle").click()
                page.get_by_role("link", name="Go to the battle").wait_for()
                other.get_by_role("link", name="Go to the battle").wait_for()
        page.get_by_text("won by").first.wait_for()
        assert [seen.locator("dd").all_inner_texts() for seen in (page, other)] == [["5", "3"]] * 2
        picture(page, "campaign-over")
        with page.expect_download() as waited:
            page.get_by_role("button", name="Download").click()
        assert waited.value.suggested_filename == "campaign.json"
    finally:
        server.stop()
