"""How a page lies on a screen, looked at as a person would: nothing covered, cut, too small to hit or beyond the edge."""

from pathlib import Path

CHECK = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")

MOUSE = {"least": 24, "place": 24, "scrolls": False}
FINGER = {"least": 44, "place": 36, "scrolls": False}
"""A place on a board may be smaller than a button: nothing beside it would misfire, and the board can be drawn nearer."""
FAR = {"least": 24, "place": 0, "scrolls": True}
"""Zoomed to 400%: everything has to be reached by scrolling, and that is all."""


def problems(page, how):
    """What is wrong with how the page lies on its screen."""
    return page.evaluate(CHECK, how)
