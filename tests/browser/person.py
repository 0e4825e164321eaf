"""Somebody at the page: looks at what is lit, and clicks, taps or types like a person."""

import json
import random
import time

from playwright.sync_api import TimeoutError as TooLate

STUCK = 240
"""Seconds: the first choice of a computer player may wait for a compiler on a busy machine."""
ANSWER_LOOKS = 8
"""A busy machine takes a while until the page has answered a click: so often it is looked at again."""
LOOK = """() => {
  const all = (css) => [...document.querySelectorAll(css)]
  const shown = (e) => { const b = e.getBoundingClientRect(); return b.width > 0 && b.height > 0 }
  return {
    over: all('.choices.end').length > 0,
    curtain: all('.curtain').length > 0,
    amount: all('.pick .range').length > 0,
    options: all('.pick .opt').length,
    pending: all('.sheet .go .primary').length > 0,
    rows: all('.choices .ch:not(:disabled)').filter(shown).length,
    hits: all('.choices .ch:not(:disabled)').flatMap((e, i) => (e.classList.contains('tgt') ? [i] : [])),
    closing: all('.choices .acts .closing:not(:disabled)').length,
    playable: all('.hand button.card.can').length,
    spots: all('.spot.active').map((e) => {
      const b = e.getBoundingClientRect()
      const [x, y] = [b.x + b.width / 2, b.y + b.height / 2]
      const top = document.elementFromPoint(x, y)
      return { id: e.dataset.spot, x, y, top: !!top && top.closest('[data-spot]') === e }
    }).filter((s) => s.top),
    ply: Number(
      document.querySelector('.scrub')?.getAttribute('aria-valuemax') ?? document.querySelector('.stage')?.dataset.ply ?? -1,
    ),
    now: document.querySelector('.now')?.textContent ?? document.body.textContent,
  }
}"""

KEEP_SOCKETS = """{
  const Plain = window.WebSocket
  const is = (text, type) => text.includes('"type":"' + type + '"')
  window.sockets = []
  window.owed = 0
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args)
      window.sockets.push(this)
      this.addEventListener('message', ({ data }) => {
        if (is(data, 'state')) window.told = data
        if (is(data, 'about')) window.owed--
      })
    }
    send(text) {
      if (window.held?.(this, text)) return
      if (is(text, 'about')) window.owed++
      super.send(text)
    }
  }
}"""
"""Every line that the page opens, now or later. `told` is the last state; `owed` is how often the page has asked about a
thing and was not answered yet; `held`, where a test sets it, may keep a message back.
"""


class Person:
    """A page, what it received and complained of, and a way to play on it."""

    def __init__(self, page, seed, touch=False):
        self.page = page
        self.touch = touch
        self.dice = random.Random(seed)
        self.complaints = []
        self.frames = []
        self.plays = []
        self.sent = []
        self.on_board = 0
        self.in_list = 0
        self._moved = -1, time.monotonic()
        page.add_init_script(KEEP_SOCKETS)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._heard)
        page.on("websocket", self._socket)

    def _heard(self, message):
        away = "ERR_INTERNET_DISCONNECTED" in message.text or "WebSocket" in message.text
        if message.type == "error" and not away:
            self.complaints.append(message.text)

    def _socket(self, socket):
        socket.on("framereceived", lambda data: self.frames.append(data if isinstance(data, str) else data.decode()))
        socket.on("framesent", self._sent)

    def _sent(self, data):
        message = json.loads(data)
        self.sent.append(message["type"])
        if message["type"] == "play":
            self.plays.append(message)

    def messages(self, kind):
        """All messages of a kind that this browser was sent."""
        return [message for frame in self.frames if (message := json.loads(frame))["type"] == kind]

    def state(self):
        """The last state that the page was sent: what it shows, or is about to show."""
        return json.loads(self.page.evaluate("() => window.told"))

    def look(self):
        """What is on the page now."""
        return self.page.evaluate(LOOK)

    def sees_table(self):
        """Wait for the board."""
        self.page.wait_for_selector(".spot", state="attached")
        return self

    def until(self, done, step=None):
        """Play until something is so."""
        while True:
            seen = self.look()
            if done(seen):
                return seen
            self.notice(seen)
            if not (step or self.act)(seen):
                self.page.wait_for_timeout(30)

    def notice(self, seen):
        """A table that does not move for long is stuck."""
        ply, since = self._moved
        if seen["ply"] != ply:
            self._moved = seen["ply"], time.monotonic()
        elif time.monotonic() - since > STUCK:
            raise AssertionError(f"stuck at ply {ply}: {seen}")

    def to_the_end(self):
        """Play until the game is over."""
        return self.until(lambda seen: seen["over"])

    def act(self, seen):
        """One deed, if there is one to do: on the board or in the list, as it comes."""
        try:
            return self._settle(seen) or self._pick(seen)
        except TooLate:
            # what was lit a moment ago has been answered by itself
            return False

    def _settle(self, seen):
        """Answer what stands in front of the board."""
        if seen["curtain"]:
            self.click(".curtain button")
        elif seen["amount"]:
            if self.dice.random() < 0.5:
                self.click(".pick .step .btn >> nth=0")
            self.click(".pick .go .primary")
        elif seen["options"]:
            self.click(f".pick .opt >> nth={self.dice.randrange(seen['options'])}")
        elif seen["pending"]:
            self.click(".sheet .go .primary")
        else:
            return False
        return True

    def _pick(self, seen):
        """Choose something lit: a spot, a card, a row, or to be done."""
        if not seen["rows"] and not seen["closing"]:
            return False
        chance = self.dice.random()
        if seen["rows"] and not (seen["closing"] and chance > 0.85):
            if seen["spots"] and self.dice.random() < (0.6 if self.on_board else 0.85):
                return self._on_board(seen)
            if seen["playable"] and self.dice.random() < 0.4:
                self.click(f".hand button.card.can >> nth={self.dice.randrange(seen['playable'])}")
                return True
            rows = seen["hits"] if seen["hits"] and self.dice.random() < 0.6 else range(seen["rows"])
            self.click(f".choices .ch:not(:disabled) >> nth={self.dice.choice(rows)}")
            self.in_list += 1
            return True
        if seen["closing"]:
            self.click(f".choices .acts .closing:not(:disabled) >> nth={self.dice.randrange(seen['closing'])}")
            return True
        return False

    def _on_board(self, seen):
        spot = self.dice.choice(seen["spots"])
        before = len(self.plays)
        (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(spot["x"], spot["y"])
        for _ in range(ANSWER_LOOKS):
            self.page.wait_for_timeout(40)
            after = self.look()
            if len(self.plays) > before or after != seen:
                break
        # a tap on a phone is confirmed in the sheet; that it asks is the board's answer
        self.on_board += len(self.plays) > before or after["options"] > 0 or after["amount"] or after["pending"]
        return True

    def click(self, css):
        found = self.page.locator(css)
        (found.tap if self.touch else found.click)(timeout=2000)

    # The line

    def cut(self):
        """The network is gone, and the socket with it."""
        self.page.context.set_offline(True)
        self.page.evaluate("() => window.sockets.at(-1).close()")

    def mend(self):
        self.page.context.set_offline(False)

    # By keyboard alone

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, css):
        """Press Tab until the focus stands on what matches."""
        for _ in range(200):
            if self.page.evaluate("(css) => !!document.activeElement?.matches(css)", css):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never comes to {css}")

    def act_by_keys(self, seen):
        """One deed without a mouse: a digit, E, or the board by Tab and Enter."""
        if seen["curtain"] or seen["options"]:
            self.press(*["Tab"] * self.dice.randrange(max(1, seen["options"])), "Enter")
        elif seen["amount"]:
            self.press("ArrowDown", "Enter")
        elif seen["rows"] and seen["spots"] and self.dice.random() < 0.3:
            self.press("b", *["Tab"] * self.dice.randrange(3))
            if self.page.evaluate("() => !!document.activeElement?.matches('.spot')"):
                self.press("Enter")
                self.on_board += 1
        elif seen["rows"] and not (seen["closing"] and self.dice.random() < 0.15):
            rows = [i for i in seen["hits"] if i < 9] if self.dice.random() < 0.6 else []
            self.press(str(1 + self.dice.choice(rows or range(min(9, seen["rows"])))))
        elif seen["closing"] == 1:
            self.press("e")
        elif seen["closing"]:
            self.tab_to(".choices .acts .closing")
            self.press("Enter")
        else:
            return False
        self.page.wait_for_timeout(30)
        return True
