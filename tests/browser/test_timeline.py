"""One timeline: board, log and dice show the same moment, also while a computer plays, after a skip and after a reload."""

SLOW = {"pace": 2, "sound": False}
ALONE = {"rebels": {"kind": "human"}, "empire": {"kind": "computer", "level": "cadet"}}
WATCHED = {"rebels": {"kind": "computer", "level": "cadet"}, "empire": {"kind": "computer", "level": "cadet"}}
SEEN = """() => ({
  board: Number(document.querySelector('.stage').dataset.ply),
  occupied: [...document.querySelectorAll('.spot')].filter((e) => /figure/.test(e.ariaLabel)).map((e) => e.dataset.spot).sort(),
  log: Number(document.querySelector('.log li[data-ply]')?.dataset.ply ?? -1),
  dice: Number(document.querySelector('.dice .hd').dataset.ply ?? -1),
  thinking: /thinking/.test(document.querySelector('.now').textContent),
  left: document.querySelector('.skip') !== null,
})"""
EVERY_FRAME = f"""() => {{
  window.samples = []
  const look = {SEEN}
  const frame = () => (window.samples.push(look()), requestAnimationFrame(frame))
  requestAnimationFrame(frame)
}}"""


def open_table(server, person, seats, **options):
    made = server.open_table("brick", seats, **options)
    token = next(iter(made["tokens"].values()), made["watch"])
    person.page.goto(f"/t/{made['table']}#{token}")
    return person.sees_table()


class Told:
    """What the server has told a browser, ply by ply."""

    def __init__(self, person):
        states = person.messages("state")
        self.occupied = {state["ply"]: self._units(state["view"]) for state in states}
        events = [event for state in states for event in state["events"]]
        self.events = sorted({event["ply"] for event in events})
        self.rolls = sorted({event["ply"] for event in events if event["roll"]})
        self.newest = states[-1]["ply"]

    @staticmethod
    def _units(view):
        return sorted(unit["at"] for unit in view["units"].values() if unit.get("at"))

    def agrees(self, seen):
        """Whether pieces, log and dice all are those of the ply on the board."""
        ply = seen["board"]
        last = [max((p for p in plies if p <= ply), default=-1) for plies in (self.events, self.rolls)]
        return [seen["occupied"], seen["log"], seen["dice"]] == [self.occupied[ply], *last]


def test_every_frame_of_a_computers_turn_shows_one_moment(server, browsers):
    """Nothing is told before it is seen, nobody thinks while moves are still shown, and a skip is now."""
    person = open_table(server, browsers(server, settings=SLOW, motion="no-preference"), WATCHED, turn_limit=40)
    page = person.page
    page.evaluate(EVERY_FRAME)
    page.wait_for_function("() => new Set(window.samples.map((s) => s.board)).size > 6")
    page.locator(".skip").click()
    page.wait_for_timeout(300)
    samples = page.evaluate("() => window.samples")
    told = Told(person)
    assert len(samples) > 30
    wrong = [seen for seen in samples if not told.agrees(seen)]
    assert wrong == []
    assert not any(seen["thinking"] for seen in samples if seen["left"])


def test_a_skip_shows_the_newest_moment(server, browsers):
    person = open_table(server, browsers(server, settings=SLOW, motion="no-preference"), WATCHED, turn_limit=40)
    page = person.page
    page.wait_for_function("() => /Skip ahead, [3-9]/.test(document.querySelector('.skip')?.textContent ?? '')")
    newest = Told(person).newest
    shown = page.evaluate(SEEN)["board"]
    page.locator(".skip").click()
    page.wait_for_timeout(300)
    seen = page.evaluate(SEEN)
    assert shown < newest <= seen["board"]
    assert Told(person).agrees(seen)


def test_a_reload_keeps_the_whole_step_bar(server, browsers):
    """Every ply so far can be looked at again, with the pieces, the dice and the sentence of that moment."""
    person = open_table(server, browsers(server), ALONE)
    page = person.page
    person.until(lambda seen: seen["rows"] > 0 and len(Told(person).rolls) > 1)
    before = Told(person)
    page.reload()
    person.sees_table()
    assert page.locator(".scrub").get_attribute("aria-valuemin") == "0"
    assert int(page.locator(".scrub").get_attribute("aria-valuemax")) >= before.rolls[1]
    page.get_by_role("button", name="To the start").click()
    page.wait_for_function("() => document.querySelector('.stage').dataset.ply === '0'")
    for ply in range(1, before.rolls[1]):
        page.get_by_role("button", name="One step on").click()
        page.wait_for_function("ply => document.querySelector('.stage').dataset.ply === String(ply)", arg=ply)
        seen = page.evaluate(SEEN)
        assert seen["occupied"] == before.occupied[ply]
        assert seen["dice"] == (before.rolls[0] if ply >= before.rolls[0] else -1)
