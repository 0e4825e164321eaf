"""Clicks that cannot misfire: every lit hex takes the click in its middle, and a click that can do nothing is answered."""

import re

import pytest

from .conftest import DESK, PHONE, QUICK

POSITIONS = 7
CATCH = """() => {
  window.caught = []
  window.passing = true
  window.held = (socket, text) => {
    const message = JSON.parse(text)
    if (window.passing || !['play', 'shortcut'].includes(message.type)) return false
    window.caught.push(message)
    const answer = JSON.stringify({ type: 'stale', ply: message.ply, branch: message.branch })
    setTimeout(() => socket.dispatchEvent(new MessageEvent('message', { data: answer })))
    return true
  }
}"""
"""What is played is kept back from the server while `passing` is off, so that every click finds the same position."""

SETTLED = """() => new Promise((done) => {
  const look = () => requestAnimationFrame(() =>
    !window.owed && !document.querySelector('.choices button:disabled') ? done() : look())
  requestAnimationFrame(look)
})"""
"""Wait until the page is drawn, what was sent is answered, and all is told that the page has asked."""

ANSWERED = "() => window.caught.length > 0 || !!document.querySelector('.pick .opt, .sheet .go .primary')"

STILL = """() => new Promise((done) => {
  let before = ''
  const look = () => {
    const board = document.querySelector('.board')
    const now = JSON.stringify([board.getAttribute('viewBox'), board.getBoundingClientRect()])
    if (now === before && !board.classList.contains('gliding')) return done()
    before = now
    requestAnimationFrame(look)
  }
  look()
})"""
"""Wait until the board has kept its place for a frame: where its hexes are is true from then on."""

MIDDLES = """() => [...document.querySelectorAll('.spot.active')].filter((e) => e.dataset.spot.includes(',')).map((e) => {
  const box = e.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const top = document.elementFromPoint(x, y)
  const under = top?.closest('.board') ? '' : (top?.outerHTML.slice(0, 90) ?? 'the edge')
  return { id: e.dataset.spot, name: e.getAttribute('aria-label'), x, y, under }
})"""
MIDDLE = """(id) => {
  const box = document.querySelector(`[data-spot="${id}"]`).getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}"""

CUT = """() => {
  const board = document.querySelector('.board').getBoundingClientRect()
  return [...document.querySelectorAll('.spot')].map((e) => [e, e.getBoundingClientRect()]).filter(([, b]) =>
    b.x < board.x && b.x + b.width / 2 > board.x + 2 && b.y > board.y && b.bottom < board.bottom
  ).map(([e, b]) => ({ id: e.dataset.spot, x: b.x + b.width / 2, y: b.y + b.height / 2 }))
}"""
"""The places that the left edge of the window cuts, with their middles in sight."""


TARGETS = """() => {
  const hits = [...document.querySelectorAll('.spot[aria-label$="target"]')]
  return hits.map((e) => e.getBoundingClientRect()).map((b) => ({ x: b.x + b.width / 2, y: b.y + b.height / 2 }))
}"""
"""The middles of the places that the selected unit may attack."""

UNDER_ODDS = """() => {
  const card = document.querySelector('.float').getBoundingClientRect()
  const name = (e) => e.getAttribute('aria-label')
  const middle = (e) => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2, name(e)] }
  const pieces = [...document.querySelectorAll('.spot')].map(middle).filter(([, , name]) => /figure/.test(name))
  return pieces.filter(([x, y]) => x > card.x && x < card.right && y > card.y && y < card.bottom).map(([, , name]) => name)
}"""
"""The names of the places with units whose middle lies under the card with the odds."""


def sit(server, person, game, seats=("alliance", "empire"), standing=(), **options):
    """One person in all seats of a table."""
    plan = {"game": game, "seats": {seat: {"kind": "human"} for seat in seats}, "options": options, "standing": list(standing)}
    made = server.http.post("/api/tables", json=plan).json()
    for seat in seats:
        person.page.goto("/")
        person.page.goto(f"/t/{made['table']}#{made['tokens'][seat]}")
        person.sees_table()
    person.page.evaluate(CATCH)


def against_cadet(server, page, game, **options):
    """A new table, with the Rebels to play against a cadet."""
    seats = {"rebels": {"kind": "human"}, "empire": {"kind": "computer", "level": "cadet"}}
    made = server.open_table(game, seats, **options)
    page.goto(f"/t/{made['table']}#{made['tokens']['rebels']}")


def settle(person):
    """Wait until what was done is on the page and what was sent is answered."""
    person.page.evaluate(SETTLED)


def tap(person, spot):
    """Click in the middle of a place, where it is once the board stands still."""
    person.page.evaluate(STILL)
    middle = person.page.evaluate(MIDDLE, spot["id"])
    person.page.mouse.click(middle["x"], middle["y"])


def played_by(person, spot):
    """What a click in the middle of a place plays; if the page asks once more, it is clicked again or the first is taken."""
    page = person.page
    settle(person)
    page.evaluate("() => (window.caught.length = 0)")
    tap(person, spot)
    page.wait_for_function(ANSWERED)
    if page.locator(".pick .opt").count():
        page.locator(".pick .opt").first.click()
    elif page.locator(".sheet .go .primary").count():
        tap(person, spot)
    page.wait_for_function("() => window.caught.length > 0")
    (message,) = page.evaluate("() => window.caught")
    return message.get("choice") or message["shortcut"]


def hex_of(played, state):
    """The hex that a choice leads to or aims at: as its sentence says it, or where its target stands.

    A way to a far hex has it in its word.
    """
    choice = next((choice for choice in state["choices"] if choice["id"] == played), None)
    named = re.findall(r"\d+,\d+", choice["text"] if choice else played)
    return named[-1] if named else state["view"]["units"][choice["args"]["target"]]["at"]


FEW, ALL = 8, 1000
MISSIONS = [(1, FEW), (2, FEW), (3, FEW), *(pytest.param(mission, ALL, marks=pytest.mark.slow) for mission in (1, 2, 3))]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("mission", "most"), MISSIONS)
def test_the_middle_of_every_lit_hex_plays_the_move_of_that_hex(server, browsers, size, mission, most):
    person = browsers(server, size=size, seed=mission, settings={**QUICK, "autoPass": False})
    sit(server, person, "blizzard", mission=mission)
    clicked = 0
    for _ in range(POSITIONS):
        see_the_whole_board(person)
        person.page.evaluate("() => (window.passing = false)")
        clicked += click_goals(person, most)
        sources = lit(person, "can act")
        for source in person.dice.sample(sources, min(2, len(sources))):
            person.press("Escape", "Escape")
            tap(person, source)
            clicked += click_goals(person, most)
        person.press("Escape", "Escape")
        person.page.evaluate("() => (window.passing = true)")
        move_on(person)
    assert clicked > 10


def see_the_whole_board(person):
    """On a small screen the board opens near the action; a button shows all of it."""
    person.page.evaluate(STILL)
    whole = person.page.get_by_role("button", name="Whole board")
    if whole.count():
        whole.click()
        whole.wait_for(state="detached")
    person.page.evaluate(STILL)


def lit(person, *how):
    """The places whose names end in what can be done there, once the board stands still; nothing lies over any of them."""
    settle(person)
    person.page.evaluate(STILL)
    spots = person.page.evaluate(MIDDLES)
    assert not [spot for spot in spots if spot["under"]]
    return [spot for spot in spots if spot["name"].endswith(how)]


def click_goals(person, most):
    """Click in the middle of lit goals, at most so many, and see what would be played; nothing is. How many there were."""
    goals = lit(person, "can go here", "target")
    state = person.state()
    goals = person.dice.sample(goals, min(most, len(goals)))
    for goal in goals:
        assert hex_of(played_by(person, goal), state) == goal["id"]
    return len(goals)


def test_a_tap_does_not_move_the_board_under_the_finger(server, browsers):
    person = browsers(server, size=PHONE)
    sit(server, person, "blizzard", mission=3)
    page = person.page
    for move in (lambda: page.mouse.move(200, 300), page.mouse.down, lambda: page.mouse.move(191, 300), page.mouse.up):
        move()
    page.evaluate(STILL)
    before = page.locator(".board").get_attribute("viewBox")
    edge = page.evaluate(CUT)[0]
    page.evaluate("() => (window.passing = false)")
    page.mouse.click(edge["x"], edge["y"])
    settle(person)
    page.evaluate(STILL)
    assert page.evaluate("() => document.activeElement.dataset.spot") == edge["id"]
    assert page.locator(".board").get_attribute("viewBox") == before


def move_on(person):
    """Some choices by whatever is offered, so that the next position is another."""
    for _ in range(6):
        person.act(person.look())
        settle(person)
    if person.page.locator(".quick").count():
        person.page.locator(".quick").first.click()
        settle(person)


def test_a_click_that_can_do_nothing_says_why(server, browsers):
    person = browsers(server)
    sit(server, person, "blizzard", mission=1)
    page = person.page
    said = page.locator(".said span")
    page.locator('.spot[data-spot="0,7"]').click()
    said.wait_for()
    assert person.messages("why")[-1]["text"] == said.inner_text() == "0,7 is outside your deployment zone (BLZ-54)."
    said.get_by_role("button", name="BLZ-54").click()
    page.get_by_role("dialog").locator(".here").filter(has_text="BLZ-54").wait_for()
    page.keyboard.press("Escape")
    for _ in range(2):
        page.locator(".quick").first.click()
        settle(person)
    page.locator('.spot[data-spot="0,7"]').click()
    said.wait_for()
    assert person.messages("why")[-1]["text"] == "", "the rules have no reason: nothing stands there"
    assert said.inner_text() == "Nothing can be done there now."


KEYS = {
    "9": "There is no choice of that number.",
    "u": "There is nothing to take back.",
    "q": "Several choices at once are not on offer now.",
}


def test_a_key_that_has_nothing_to_do_says_so(server, person):
    page = person.page
    made = server.open_table("brick", {seat: {"kind": "human"} for seat in ("empire", "rebels")}, double_move=True)
    page.goto(f"/t/{made['table']}#{made['tokens']['empire']}")
    person.sees_table()
    page.locator(".choices .ch").first.wait_for()
    said = page.locator(".said[role=status] span")
    for key, text in KEYS.items():
        page.keyboard.press(key)
        said.filter(has_text=text).wait_for()


def test_a_click_at_an_earlier_moment_says_where_one_is(server, person):
    page = person.page
    against_cadet(server, page, "brick")
    person.sees_table().until(lambda seen: seen["ply"] > 3 and seen["rows"])
    page.keyboard.press("[")
    page.locator(".spot").first.click()
    page.locator(".said span").filter(has_text="This is an earlier moment").wait_for()


def test_a_card_that_cannot_be_played_says_why_and_lights_what_it_would_order(server, browsers):
    person = browsers(server, settings={**QUICK, "autoPass": False})
    page = person.page
    against_cadet(server, page, "command", scenario=1)
    person.sees_table().until(lambda seen: seen["rows"] and kinds(person) <= {"move", "done"} and "done" in kinds(person))
    idle = page.locator(".hand .card[aria-disabled=true]:not(.played)").first
    idle.hover()
    page.locator(".board .area.order").first.wait_for(state="attached")
    idle.click(force=True)  # what is marked as disabled still answers
    why = "(COM-11)"
    idle.locator(".why").filter(has_text=why).wait_for()
    page.locator(".said[role=status]").filter(has_text=why).wait_for(state="attached")
    assert person.plays[-1]["choice"].startswith("order") or person.plays[-1]["choice"].startswith("play_card")


def test_the_key_for_the_end_asks_once_while_much_is_undone(server, browsers):
    person = browsers(server, settings={**QUICK, "autoPass": False})
    page = person.page
    sit(server, person, "command", ("rebels", "empire"), scenario=1)
    person.until(lambda seen: seen["closing"] and kinds(person) == {"move", "done"} and undone(person) > 1)
    plays = len(person.plays)
    page.keyboard.press("e")
    page.locator(".choices .undone").wait_for()
    assert len(person.plays) == plays, "the key has only asked"
    page.keyboard.press("e")
    page.locator(".choices .undone").wait_for(state="detached")
    settle(person)
    assert [play["choice"] for play in person.plays[plays:]] == ["done()"]


def undone(person):
    """How many units can still move."""
    return len({choice["args"]["unit"] for choice in person.state()["choices"] if choice["kind"] == "move"})


def test_the_odds_card_covers_no_piece(server, browsers):
    """Wherever something is aimed at: pieces are what the odds are about."""
    person = browsers(server, settings={**QUICK, "odds": True})
    page = person.page
    against_cadet(server, page, "command", scenario=2)
    person.sees_table()
    hovered = 0
    for _ in range(12):
        person.until(lambda seen: seen["over"] or "attack" in kinds(person), lambda seen: person.act(seen))
        if person.look()["over"]:
            break
        for spot in page.evaluate(TARGETS):
            page.mouse.move(spot["x"], spot["y"])
            page.locator(".float .odds").wait_for()
            page.wait_for_timeout(60)
            assert page.evaluate(UNDER_ODDS) == []
            hovered += 1
        page.mouse.move(4, 300)
        person.act(person.look())
        person.page.wait_for_timeout(100)
    assert hovered > 3


def test_the_first_turn_of_three_is_two_clicks_away(person):
    page = person.page
    page.goto("/new/trilogy")
    page.locator(".dlg .pic svg").wait_for()
    page.get_by_role("switch", name="Deal planets and start forces").click()
    page.get_by_role("button", name="Open table").click()
    person.sees_table()
    state = person.messages("state")[-1]
    assert len(state["seats"]) == 3
    assert state["view"]["step"] not in ("claim", "claim_neutral", "death_star_setup", "reinforce", "reinforce_neutral")
    assert state["view"]["turn"] == 0


THREE = ("orange", "yellow", "grey")


def test_an_attack_is_repeated_in_one_click(server, browsers):
    person = browsers(server)
    page = person.page
    sit(server, person, "trilogy", THREE, ["deal", "defend"], mode="standard")
    person.until(lambda seen: repeated(person), lambda seen: to_the_attack(person, seen))
    fight = page.locator(".fight")
    fight.get_by_text("To the end").click()
    assert fight.get_by_role("spinbutton").input_value() == "1"
    assert page.get_by_role("spinbutton").count() == 1, "the number of forces to keep stands in one place"
    ply = person.state()["ply"]
    attack = max(repeated(person), key=lambda choice: int(choice["args"]["dice"]))
    page.locator(f'.spot[data-spot="{attack["args"]["origin"]}"]').click()
    page.locator(".choices .ch").filter(has_text=attack["text"]).first.click()
    person.until(lambda seen: person.state()["ply"] > ply, lambda seen: False)
    attacks = [play for play in person.plays if play["choice"].startswith("attack(")]
    assert [play.get("keep") for play in attacks] == [1]


def repeated(person):
    """The attacks that can be repeated."""
    return [choice for choice in person.state()["choices"] if choice["repeats"]]


def test_standard_offers_only_the_player_counts_it_allows(person):
    page = person.page
    page.goto("/new/trilogy")
    page.locator(".dlg .pic svg").wait_for()
    players = page.get_by_label("Players", exact=True)
    modes = page.get_by_role("radiogroup", name="Game", exact=True)
    modes.get_by_role("radio", name="Original Trilogy").click()
    assert players.locator("option").all_inner_texts() == ["2 players", "3 players", "4 players", "5 players"]
    players.select_option("5")
    modes.get_by_role("radio", name="Standard").click()
    players.locator("option").nth(1).wait_for(state="attached")
    page.wait_for_timeout(200)
    assert players.locator("option").all_inner_texts() == ["3 players", "4 players"]
    page.get_by_role("button", name="Open table").click()
    person.sees_table()
    assert len(person.messages("state")[-1]["seats"]) == 3


def test_a_planet_is_taken_in_two_clicks(server, browsers):
    person = browsers(server, settings={**QUICK, "odds": False})
    page = person.page
    sit(server, person, "trilogy", THREE, ["deal", "defend"], mode="standard")
    for _ in range(20):
        person.until(lambda seen: "attack" in kinds(person), lambda seen: to_the_attack(person, seen))
        origin, to = best_attack(person.state())
        before, plays = person.state()["ply"], len(person.plays)
        page.locator(f'.spot[data-spot="{origin}"]').click()
        page.locator(f'.spot[data-spot="{to}"]').click()
        taken = [event["args"]["planet"] for event in until_decided(person, before) if event["kind"] == "taken"]
        if taken == [to]:
            break
    assert taken == [to]
    first, *rest = [play["choice"].partition("(")[0] for play in person.plays[plays:]]
    assert (first, set(rest) <= {"move_in"}) == ("attack", True)
    assert person.state()["view"]["planets"][to]["owner"] == person.plays[-1]["seat"]


def best_attack(state):
    """The attack with the most forces more than the defender's."""
    planets = state["view"]["planets"]
    attacks = {(choice["args"]["origin"], choice["args"]["to"]) for choice in state["choices"] if choice["kind"] == "attack"}
    return max(attacks, key=lambda pair: planets[pair[0]]["forces"] - planets[pair[1]]["forces"])


def kinds(person):
    return {choice["kind"] for choice in person.state()["choices"]}


def to_the_attack(person, seen):
    """One deed on the way to the next attack: the forces are placed together, everything else ends."""
    if seen["amount"]:
        person.click(".pick .go .primary")
    elif "place" in kinds(person):
        person.click(".choices .ch:not(:disabled) >> nth=0")
    elif seen["closing"]:
        person.click(".choices .acts .closing")
    elif not person.act(seen):
        return False
    settle(person)
    return True


def until_decided(person, ply):
    """Wait for the end of an attack; the events since a ply."""
    person.until(lambda seen: person.state()["ply"] > ply and kinds(person) - {"move_in"}, lambda seen: False)
    return [event for state in person.messages("state") for event in state["events"] if event["ply"] > ply]
