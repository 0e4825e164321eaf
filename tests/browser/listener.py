"""Somebody who hears the page: knows it by roles, names and what is read out, and plays with keys alone."""

import json
import random
import re
import time

from playwright.sync_api import TimeoutError

BUTTON = re.compile(r"""- ('?)button ("(?:[^"\\]|\\.)*")(.*)""")
NOT_A_CHOICE = re.compile(r"^(Hint|Thinking|Take back|Ask to take back|Wait|Do not ask me|Best: .*)$")
CAN = re.compile(r", (can act|can go here|target)$")
ASKED = re.compile(r"^(Your move|.+ to move|The game is over|Looking back)")
STUCK = 120
KEEP_WHAT_IS_SAID = """(region) => {
  window.said = []
  new MutationObserver((changes) => {
    for (const change of changes) for (const line of change.addedNodes) window.said.push(line.textContent)
  }).observe(region, { childList: true })
}"""


def buttons(snapshot):
    """The names of the buttons in an accessibility tree that can be pressed."""
    found = [
        (json.loads(name.replace("''", "'") if quoted else name), marks) for quoted, name, marks in BUTTON.findall(snapshot)
    ]
    return [name for name, marks in found if "[disabled]" not in marks]


class Listener:
    """A page as its accessibility tree."""

    def __init__(self, person, seed=1):
        self.person, self.page = person, person.page
        self.dice = random.Random(seed)
        self.choices = self.page.get_by_role("region", name="Choices", exact=True)
        self.result = self.page.get_by_role("region", name="Result", exact=True)
        self.board = self.page.get_by_role("group", name=re.compile("^Board of "))
        self.voice = self.page.get_by_role("log", name="What happens")
        self.which = self.page.get_by_role("dialog", name="Which one?")
        self.curtain = self.page.get_by_role("alertdialog")
        self.on_board = 0

    def sits_down(self):
        """Wait for the table; from now on all that is read out is kept."""
        self.board.wait_for()
        self.voice.evaluate(KEEP_WHAT_IS_SAID)
        return self

    def said(self):
        return self.page.evaluate("() => window.said")

    def names(self, place):
        """The names of the buttons of a part of the page that can be pressed; none of a part that has gone meanwhile."""
        try:
            return buttons(place.aria_snapshot(timeout=1000))
        except TimeoutError:
            return []

    def press(self, place, name):
        """Go to a button by its name and press it; one that has gone meanwhile is let be."""
        button = place.get_by_role("button", name=name, exact=True)
        try:
            button.first.press("Enter", timeout=1000)
        except TimeoutError:
            return False
        return True

    def act(self):
        """One deed: whatever stands in front first, then a choice of the list or on the board."""
        if self.curtain.count():
            return self.press(self.curtain, "Ready")
        if self.which.count():
            offered = self.names(self.which)
            return self.take(self.which, [name for name in offered if name.startswith("Take ")] or offered)
        if not self.choices.count() or self.choices.get_by_role("button", disabled=True).count():
            return False
        if self.dice.random() < 0.5:
            places = [name for name in self.names(self.board) if CAN.search(name)]
            self.on_board += bool(places)
            if places:
                return self.take(self.board, places)
        return self.take(self.choices, [name for name in self.names(self.choices) if not NOT_A_CHOICE.match(name)])

    def take(self, place, names):
        """Press one of some buttons, if there is any."""
        return bool(names) and self.press(place, self.dice.choice(names))

    def to_the_end(self, after=lambda: None):
        """Play until there is a result."""
        said, since = -1, time.monotonic()
        while not self.result.count():
            self.act()
            self.page.wait_for_timeout(20)
            after()
            if len(self.said()) != said:
                said, since = len(self.said()), time.monotonic()
            assert time.monotonic() - since < STUCK, self.page.locator("body").aria_snapshot()


def log_of(person):
    """The sentences of the log, as the server told them to this browser."""
    log = []
    for state in person.messages("state"):
        events = state["events"]
        kept = [event for event in log if not events or event["ply"] < events[0]["ply"]]
        log = events if state["reset"] else [*kept, *events]
    return log
