"""Hints that show: the best choice is lit on the board and in the list, whether its rows are folded or not."""

import pytest

ALONE = {"rebels": {"kind": "computer", "level": "cadet"}, "empire": {"kind": "human"}}
TRIES = 12
EQUAL = 0.01
"""Chances that differ by less are the same to the page."""


@pytest.mark.parametrize("options", [{}, {"double_move": True}], ids=["spread", "folded"])
def test_the_best_choice_is_lit_with_its_chance(server, person, options):
    made = server.open_table("brick", ALONE, **options)
    page = person.page
    page.goto(f"/t/{made['table']}#{made['tokens']['empire']}")
    person.sees_table()
    page.locator(".choices .ch").first.wait_for()
    folded = page.locator(".choices .ch .p").filter(has_text="choices").count() > 0
    assert folded == bool(options)
    ranked = hint_that_matters(person)
    best = next(choice for choice in person.state()["choices"] if choice["id"] == ranked[0]["choice"])
    assert best["text"] in page.locator(".hint").inner_text()
    assert f"{round(100 * ranked[0]['win'])}% to win" in page.locator(".hint").inner_text()
    assert page.locator(".choices .best").count() == 1
    assert (page.locator(".board .st-best").count() > 1) == bool(best["args"])
    of_wins = page.locator(".choices .ch .p small").all_inner_texts()
    assert set(of_wins) == {"to win"}, "chances to win do not stand among other chances"


def choose_the_first(person):
    """Play the first choice of the list, and wait until there is something to choose again."""
    ply = person.state()["ply"]
    person.page.keyboard.press("1")
    person.until(lambda seen: person.state()["ply"] > ply and seen["rows"], lambda seen: False)


def hint_that_matters(person):
    """Ask for hints and play on until one choice is better than the others; where all are equal that is said."""
    for _ in range(TRIES):
        asked = len(person.messages("hint"))
        person.page.keyboard.press("h")
        person.page.locator(".choices .hint").wait_for()
        ranked = person.messages("hint")[asked]["ranked"]
        wins = [choice["win"] for choice in ranked]
        equal = None not in wins and max(wins) - min(wins) < EQUAL
        assert (person.page.locator(".hint").filter(has_text="equally good").count() > 0) == equal
        if not equal:
            return ranked
        choose_the_first(person)
    raise AssertionError("no hint found one choice better than another")
