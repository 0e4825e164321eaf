"""Hints that show: the best choice is lit on the board and in the list, whether its rows are folded or not."""

import pytest

ALONE = {"rebels": {"kind": "computer", "level": "cadet"}, "empire": {"kind": "human"}}


@pytest.mark.parametrize("options", [{}, {"double_move": True}], ids=["spread", "folded"])
def test_the_best_choice_is_lit_with_its_chance(server, person, options):
    made = server.open_table("brick", ALONE, **options)
    page = person.page
    page.goto(f"/t/{made['table']}#{made['tokens']['empire']}")
    person.sees_table()
    page.locator(".choices .ch").first.wait_for()
    folded = page.locator(".choices .ch .p").filter(has_text="choices").count() > 0
    assert folded == bool(options)
    page.keyboard.press("h")
    page.locator(".choices .hint").wait_for()
    ranked = person.messages("hint")[-1]["ranked"]
    if page.locator(".hint").filter(has_text="equally good").count():
        return
    best = next(choice for choice in person.messages("state")[-1]["choices"] if choice["id"] == ranked[0]["choice"])
    assert best["text"] in page.locator(".hint").inner_text()
    assert f"{round(100 * ranked[0]['win'])}% to win" in page.locator(".hint").inner_text()
    assert page.locator(".choices .best").count() == 1
    assert (page.locator(".board .st-best").count() > 1) == bool(best["args"])
