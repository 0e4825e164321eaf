"""The computer offers to resign on a card: accepted, it ends the game; else the card goes and the game goes on."""

import holotable as ht

LOST = ("vader", "at-at", "at-st")


def lost_game():
    """A save in which the Empire of the computer has one trooper left, far from the Rebels' base."""
    units = {name: unit for name, unit in ht.Table("brick").position()["units"].items() if name not in LOST}
    units["snowtroopers"]["figures"] = ["trooper"]
    save = ht.Table.at("brick", {"units": units, "seat": "empire"}, seed=5).to_save()
    return save | {"seats": {"empire": {"kind": "computer", "level": "officer"}, "rebels": {"kind": "human"}}}


def test_the_computer_offers_to_resign_on_a_card(server, person):
    made = server.http.post("/api/resume", json=lost_game()).json()
    page = person.page
    page.goto(f"/t/{made['table']}#{made['tokens']['rebels']}")
    person.sees_table()
    card = page.get_by_role("region", name="The computer offers to resign")
    ending = ".choices .acts .closing:not(:disabled)"
    person.until(lambda seen: card.is_visible(), lambda seen: seen["closing"] and not page.click(ending))
    assert "The Empire sees no way to win and offers to resign." in card.inner_text()
    assert card.get_by_role("button", name="Play on").count() == 1
    card.get_by_role("button", name="Accept").press("Enter")
    page.locator(".ending").wait_for()
    assert "The Empire gives up." in page.locator(".ending").inner_text()
    assert card.count() == 0
