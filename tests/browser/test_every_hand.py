"""The table for every hand and eye: its keys, what stands behind the curtain, no motion, forced colours, axe in every state."""

import re

import pytest

from .conftest import QUICK, picture
from .geometry import Screens
from .listener import Listener, buttons
from .test_input import settle, sit
from .test_pages import AXE, RUN_AXE, against_cadet

pytestmark = pytest.mark.xdist_group("browser")

HIDDEN_FOCUS = """() => {
  const on = document.activeElement
  const b = on.getBoundingClientRect()
  if (!b.width || on === document.body) return null
  const under = ([x, y]) => document.elementFromPoint(b.x + b.width * x, b.y + b.height * y)
  const at = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]].map(under)
  return at.some((e) => e && (on.contains(e) || e.contains(on))) ? null : on.outerHTML.slice(0, 120)
}"""
SETTING = "([name, value]) => JSON.parse(localStorage.getItem('holotable.settings'))[name] === value"
MOVING = """() => document.getAnimations()
  .filter((a) => a.playState === 'running' && a.effect.getComputedTiming().duration > 20)
  .map((a) => a.effect.target?.outerHTML.slice(0, 80))"""
SELECTED = re.compile(", selected$")


def at_table(person, address):
    """Somebody who listens, at a table where they are asked for a choice."""
    person.page.goto("/join")
    person.page.goto(address)
    person.sees_table()
    person.until(lambda seen: seen["rows"] > 0)
    return Listener(person).sits_down()


class Keys:
    """Somebody who tries every key that the table shows."""

    def __init__(self, person, ear):
        self.person, self.page, self.ear = person, person.page, ear
        self.dialog = self.page.get_by_role("dialog")

    def shown(self):
        """What each key does, as the page says it."""
        self.page.keyboard.press("?")
        self.dialog.get_by_role("heading", name="Keys").wait_for()
        does = self.dialog.get_by_role("definition").all_inner_texts()
        self.page.keyboard.press("Escape")
        self.dialog.wait_for(state="detached")
        return does

    def opens(self, name):
        self.dialog.get_by_role("heading", name=name).first.wait_for()
        self.page.keyboard.press("Escape")
        self.dialog.wait_for(state="detached")

    def says(self, start):
        self.page.wait_for_function("(start) => window.said.slice(-2).some((line) => line.match(start))", arg=f"^({start})")

    def is_at(self, css):
        self.page.wait_for_function("(css) => document.activeElement.matches(css)", arg=css)

    def sets(self, name, value):
        self.page.wait_for_function(SETTING, arg=[name, value])

    def sends(self, kind):
        for _ in range(100):
            if kind in self.person.sent[self.sent :]:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{kind} was not sent")

    def press(self, key, check):
        self.sent = len(self.person.sent)
        self.page.keyboard.press(key)
        check(self)

    def whole(self, state):
        self.page.get_by_role("button", name="Whole board").wait_for(state=state)

    def selected(self, state):
        self.ear.board.get_by_role("button", name=SELECTED).first.wait_for(state=state)

    def moves(self):
        self.sends("play")
        self.page.get_by_text("One action left").first.wait_for()

    def goes_back(self):
        self.person.until(lambda seen: self.person.messages("state")[-1]["branch"] > 0 and seen["rows"], lambda seen: False)

    def waits_for(self, seat):
        self.page.get_by_role("region", name=f"{seat} to move").wait_for()

    def back(self, state):
        self.page.get_by_role("region", name="Looking back").wait_for(state=state)


KEYS = {
    "to the board": [("b", lambda k: k.is_at(".spot"))],
    "to the next place in that direction": [
        (f"Arrow{way}", lambda k: k.is_at(".spot")) for way in ("Right", "Left", "Down", "Up")
    ],
    "next place where something can be done": [("Tab", lambda k: k.is_at(".spot.active"))],
    "what is near this place": [("w", lambda k: k.says("Here: "))],
    "names on the board": [("n", lambda k: k.sets("labels", True))],
    "zoom in, out, whole board": [
        ("+", lambda k: k.whole("visible")),
        ("-", lambda k: k.whole("detached")),
        ("+", lambda k: k.whole("visible")),
        ("0", lambda k: k.whole("detached")),
    ],
    "to the list of choices; ↑ and ↓ go through it": [
        ("c", lambda k: k.is_at(".choices button")),
        ("ArrowDown", lambda k: k.is_at(".ch")),
    ],
    "choose the place": [("b", lambda k: None), ("Enter", lambda k: k.selected("attached"))],
    "one step back": [("Escape", lambda k: k.selected("detached"))],
    "hint": [("h", lambda k: k.sends("hint"))],
    "say whose move it is and what is asked": [("a", lambda k: k.says("Your move"))],
    "say the last dice": [("d", lambda k: k.says("No dice yet|.*Dice: "))],
    "goals": [("g", lambda k: k.opens("Goals"))],
    "rules": [("r", lambda k: k.opens("Rules"))],
    "invite": [("i", lambda k: k.opens("Invite"))],
    "settings": [("s", lambda k: k.opens("Settings"))],
    "menu: save, resign, leave": [("m", lambda k: k.opens("Hoth"))],
    "these keys": [("?", lambda k: k.opens("Keys"))],
    "one battle, or fight to the end": [("f", lambda k: k.sets("fight", "once")), ("f", lambda k: k.sets("fight", "end"))],
    "sound on or off": [("x", lambda k: k.sets("sound", True)), ("x", lambda k: k.sets("sound", False))],
    "night or day": [("y", lambda k: k.sets("theme", "light")), ("y", lambda k: k.sets("theme", "dark"))],
    "take one of the first nine choices": [("1", lambda k: k.moves())],
    "look one step back, one step on": [("[", lambda k: k.back("visible")), ("]", lambda k: k.back("detached"))],
    "to the log": [("l", lambda k: k.is_at(".log ol"))],
    "take back": [("u", lambda k: k.goes_back())],
    "end the step": [("e", lambda k: k.waits_for("The Empire"))],
    "the computer plays now": [("p", lambda k: k.sends("play_now"))],
    "to the chat": [("t", lambda k: k.is_at(".chat .field"))],
}
ELSEWHERE = {
    "to the hand of cards": ("command", [("k", lambda k: k.is_at(".hand button"))]),
    "several choices at once, where offered": ("blizzard", [("q", lambda k: k.sends("shortcut"))]),
}
"""What other games have: a hand of cards, an offer of several choices at once."""


def test_every_key_that_is_shown_does_what_is_said(server, browsers):
    person = browsers(server, settings={**QUICK, "askEnd": False})
    slow = {"rebels": {"kind": "human"}, "empire": {"kind": "computer", "level": "admiral"}}
    made = server.open_table("brick", slow)
    keys = Keys(person, at_table(person, f"/t/{made['table']}#{made['tokens']['rebels']}"))
    assert sorted(keys.shown()) == sorted([*KEYS, *ELSEWHERE])
    for presses in KEYS.values():
        for key, check in presses:
            keys.press(key, check)
    for game, presses in ELSEWHERE.values():
        keys = Keys(person, at_table(person, against_cadet(server, game)))
        for key, check in presses:
            keys.press(key, check)


def test_keys_of_one_character_can_be_switched_off(server, browsers):
    person = browsers(server, settings={**QUICK, "keys": False})
    page = person.page
    at_table(person, against_cadet(server, "brick"))
    person.press("m", "1", "e", "?")
    page.wait_for_timeout(200)
    assert page.get_by_role("dialog").count() == 0
    assert "play" not in person.sent
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keys").click()
    page.get_by_role("switch", name="Keys of one character").click()
    person.press("Escape", "g")
    page.get_by_role("dialog", name="Goals").wait_for()


BEHIND = {"brick": {"secret_deployment": True}, "command": {}}


@pytest.mark.parametrize("game", BEHIND)
def test_nothing_behind_the_curtain_can_be_reached(server, person, game):
    """Not by Tab, not by a key, not in the accessibility tree, not in the page's title; a reload keeps it drawn."""
    page = person.page
    made = server.open_table(game, {seat: {"kind": "human"} for seat in ("rebels", "empire")}, **BEHIND[game])
    for token in made["tokens"].values():
        page.goto("/join")
        page.goto(f"/t/{made['table']}#{token}")
        page.locator(".spot, .curtain").first.wait_for(state="attached")
    ear = Listener(person)
    person.until(lambda seen: seen["curtain"])
    for reloaded in (False, True):
        if reloaded:
            page.reload()
        ear.curtain.wait_for()
        tree = page.locator("body").aria_snapshot()
        assert buttons(tree) == ["Ready"], tree
        assert len(tree.splitlines()) < 10, tree
        person.press(*["Tab"] * 3, "w", "a", "l", "1", "e", "Escape")
        assert page.evaluate("() => !document.querySelector('.behind')?.contains(document.activeElement)")
        assert ear.curtain.count() == 1
        assert all(not line for line in page.locator("[role=log] p").all_inner_texts())
        page.evaluate(AXE)
        assert page.evaluate(RUN_AXE) == []
    screens = Screens(page)
    for name in ("zoom-400", "844x390"):
        screens.show(name)
        assert screens.faults(name) == []
    plays = len(person.plays)
    ear.press(ear.curtain, "Ready")
    ear.board.wait_for()
    assert len(person.plays) == plays


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_in_any_state_of_the_table(server, browsers, scheme):
    """Mid-play with dice, a hand and odds; every dialog; the chat; the end. Nothing that has the focus is hidden."""
    person = browsers(server, scheme=scheme)
    page, found = person.page, []
    ear = at_table(person, against_cadet(server, "command", turn_limit=6))
    page.evaluate(AXE)

    def look(state):
        page.wait_for_timeout(120)
        found.extend([state, *problem] for problem in page.evaluate(RUN_AXE))

    person.until(lambda seen: ear.board.get_by_role("button", name=re.compile(", target$")).count() > 0)
    look("targets")
    ear.board.get_by_role("button", name=re.compile(", target$")).first.focus()
    look("odds")
    for _ in range(60):
        page.keyboard.press("Tab")
        found.extend(["hidden focus", hidden] for hidden in [page.evaluate(HIDDEN_FOCUS)] if hidden)
    for key in "?sgmir":
        page.keyboard.press("Escape")
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        look(f"dialog {key}")
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
    page.get_by_role("tab", name="Chat").click()
    look("chat")
    page.get_by_role("tab", name="Log").click()
    person.to_the_end()
    look("end")
    assert found == []


@pytest.mark.parametrize("game", ["brick", "trilogy"])
def test_no_motion_and_forced_colours_are_honoured(server, browsers, game):
    person = browsers(server)
    page = person.page
    ear = at_table(person, against_cadet(server, game))
    person.until(lambda seen: len(person.plays) > 3 and seen["rows"])
    assert page.evaluate(MOVING) == []
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    page.keyboard.press("b")
    tab = page.get_by_role("tab", selected=True)
    assert tab.evaluate("(e) => getComputedStyle(e).outlineStyle") == "solid", "what is chosen is not told by its fill alone"
    fills = page.evaluate(
        "() => [...new Set([...document.querySelectorAll('.board .tk')].map((e) => getComputedStyle(e).color))]"
    )
    assert ear.board.count() == 1
    assert len(fills) > 1, "the sides keep their colours on the board"
    picture(page, f"forced-{game}")


RANK = "(css) => [...document.querySelectorAll(css)].indexOf(document.activeElement)"
ROWS = ".choices :is(.ch, .closing):not(:disabled)"
IS_AT = "(id) => document.activeElement?.dataset.spot === id"


def test_the_focus_stays_where_the_eye_is(server, browsers):
    """After a choice by key: on the place of the board that was chosen, or as far down the list."""
    person = browsers(server, settings={**QUICK, "askEnd": False})
    page = person.page
    sit(server, person, "brick", ("rebels", "empire"))
    person.press("b")
    source = page.evaluate("() => document.activeElement.dataset.spot")
    person.press("Enter")
    goal = page.get_by_role("button", name=re.compile(", can go here$")).first
    goal.focus()
    place, ply = goal.get_attribute("data-spot"), person.state()["ply"]
    person.press("Enter")
    person.until(lambda seen: person.state()["ply"] > ply, lambda seen: False)
    settle(person)
    assert place != source
    page.wait_for_function(IS_AT, arg=place)
    person.press("c", "ArrowDown", "ArrowDown")
    rank, ply = page.evaluate(RANK, ROWS), person.state()["ply"]
    assert rank >= 1
    while person.state()["ply"] == ply:  # a row of one unit unfolds first
        person.press("Enter")
        settle(person)
    most = page.locator(ROWS).count() - 1
    page.wait_for_function(f"(wanted) => ({RANK})('{ROWS}') === wanted", arg=min(rank, most))


def test_the_focus_waits_where_one_reads_whose_move_it_is(server, browsers):
    """While nothing can be chosen, it is on what the table says."""
    person = browsers(server, settings={**QUICK, "askEnd": False})
    slow = {"rebels": {"kind": "human"}, "empire": {"kind": "computer", "level": "admiral"}}
    made = server.open_table("brick", slow)
    at_table(person, f"/t/{made['table']}#{made['tokens']['rebels']}")
    person.press("c", "e")
    person.page.wait_for_function("() => document.activeElement?.matches('.now')")
