"""Whole games of each kind played with only the accessibility tree: by names, roles, what is read out, and keys."""

import re

import pytest

import holotable as ht

from .listener import ASKED, Listener, log_of

SHORT = {
    "brick": {"turn_limit": 14},
    "endor": {"round_limit": 2},
    "blizzard": {"turn_limit": 1},
    "trilogy": {"turn_limit": 3},
    "command": {"turn_limit": 3},
}
DESCRIBED = "(board) => document.getElementById(board.getAttribute('aria-describedby')).textContent"
LOST = """() => new Promise((tell) => {
  // what had the focus may be gone for a moment, until the page is drawn anew
  const until = performance.now() + 1500
  const look = () => {
    const lost = !document.activeElement || document.activeElement === document.body
    if (lost && performance.now() < until) requestAnimationFrame(look)
    else tell(lost)
  }
  look()
})"""


def sit_down(server, person, game, seed=1):
    """Against cadets, in the first seat."""
    info = next(info for info in server.http.get("/api/games").json() if info["id"] == game)
    mine, *others = info["seats"]
    seats = {mine: {"kind": "human"}, **{seat: {"kind": "computer", "level": "cadet"} for seat in others}}
    plan = {"game": game, "seats": seats, "options": SHORT[game], "standing": ["deal"] if game == "trilogy" else []}
    made = server.http.post("/api/tables", json=plan).json()
    person.page.goto(f"/t/{made['table']}#{made['tokens'][mine]}")
    return Listener(person, seed).sits_down()


def told_once_and_in_order(said, log):
    """Every sentence of the log was read out, in its order and once; what else was said tells whose move it is."""
    heard = [line for line in said if not ASKED.match(line) and not line.startswith("Here: ")]
    assert len(heard) <= len(log)
    for line, event in zip(heard, log[len(log) - len(heard) :], strict=True):
        assert line.startswith(event["text"]), (line, event["text"])
        assert ("Dice: " in line) == bool(event["roll"] and event["roll"]["rows"]), line
    return heard


@pytest.mark.parametrize("game", ht.list_games())
def test_a_whole_game_by_ear(server, person, game):
    ear = sit_down(server, person, game)
    page = person.page
    ear.choices.wait_for()
    # the board is a described map, and what is near a place is told
    assert re.match(r"A map of \d+ places\.", ear.board.evaluate(DESCRIBED))
    assert ear.choices.get_by_role("list").get_by_role("listitem").count() > 0
    page.keyboard.press("b")
    page.keyboard.press("w")
    page.wait_for_function("() => window.said.some((line) => line.startsWith('Here: '))")
    lost = []
    ear.to_the_end(lambda: lost.append(page.evaluate(LOST)))
    assert ear.on_board > 0
    # a short game asks little: once or twice says nothing
    assert sum(lost) <= max(2, 0.05 * len(lost)), "the focus stays on the page"
    page.wait_for_function("() => window.said.some((line) => line.startsWith('The game is over'))")
    said = ear.said()
    heard = told_once_and_in_order(said, log_of(person))
    first = next(event["ply"] for event in log_of(person) if heard[0].startswith(event["text"]))
    assert len(heard) >= len([event for event in log_of(person) if event["ply"] > first])
    assert any(line.startswith("Your move. ") for line in said)
    assert ear.result.get_by_role("table").count() == 1
