"""Whether a page fits its screen, asked of Chromium: nothing covered, cut, too small to hit or wider than the screen.

``look_through`` shows one loaded page on every screen of ``SCREENS`` and tells what is wrong, in words that name the element.
"""

import base64
import html
from pathlib import Path

from .conftest import PICTURES

SCREENS = {
    "360x740": (360, 740, True),
    "390x844": (390, 844, True),
    "844x390": (844, 390, True),
    "820x1180": (820, 1180, True),
    "1180x820": (1180, 820, True),
    "1280x720": (1280, 720, False),
    "1440x900": (1440, 900, False),
    "1920x1080": (1920, 1080, False),
    "2560x1440": (2560, 1440, False),
    "zoom-200": (640, 360, False),
    "zoom-400": (320, 180, False),
}
"""Width and height in CSS pixels, and whether a finger points. The zooms are those of a window of 1280x720."""
THEMES = ("dark", "light")
MOUSE, FINGER, PLACE = 24, 44, 30
"""The least side of a target in CSS pixels.

A place on a board may be smaller than a button: places lie side by side, so that none can answer for an area around it, and on
a desk under a finger the whole map in one look is worth more than large places. Two fingers or two taps bring it nearer.
"""
SHEET_WIDTH = 1800
SHEET_STYLE = """body{margin:12px;background:#333;color:#eee;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px}
figure{margin:0}img{height:420px;max-width:860px;object-fit:contain}"""

FAULTS = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8")
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"


class Screens:
    """One page, shown on one screen after another: the size, the finger and the theme change, the page stays loaded."""

    def __init__(self, page):
        self.page = page
        self._wire = page.context.new_cdp_session(page)

    def show(self, name, theme="dark"):
        """Show the page on a screen of ``SCREENS``."""
        width, height, finger = SCREENS[name]
        self._wire.send("Emulation.setTouchEmulationEnabled", {"enabled": finger, "maxTouchPoints": 5 if finger else 1})
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        self.page.evaluate(SETTLED)

    def picture(self):
        return self.page.screenshot(type="jpeg", quality=70, scale="css", animations="disabled")

    def faults(self, name, **allowed):
        """What is wrong on the screen that is shown; see ``faults``."""
        return faults(self.page, SCREENS[name][2], **allowed)


def faults(page, finger, board=False, sideways=None, dense=None, over=None):
    """What is wrong with how a page lies on its screen, for a finger or for a mouse.

    With ``board`` the board of a table must be at least half of the shorter side, and what is lit on it large enough. What
    ``sideways`` names may scroll sideways, and in what ``dense`` names targets may be small; what ``over`` names may lie over
    places of a board that can be moved away from under it. These are CSS selectors of a part and all in it.
    """
    least = FINGER if finger else MOUSE
    place = (PLACE if finger else MOUSE) if board else None
    return page.evaluate(FAULTS, {"least": least, "place": place, "sideways": sideways, "dense": dense, "over": over})


def look_through(page, name, screens=SCREENS, **allowed):
    """Everything that is wrong with a loaded page on any screen; one contact sheet of all is kept.

    The themes take turns: geometry has no colours.
    """
    shown = Screens(page)
    wrong, pictures = [], []
    for number, screen in enumerate(screens):
        theme = THEMES[number % len(THEMES)]
        shown.show(screen, theme)
        pictures.append((f"{screen} {theme}", shown.picture()))
        wrong += [f"{name} at {screen}: {fault}" for fault in shown.faults(screen, **allowed)]
    contact_sheet(page.context, name, pictures)
    return wrong


def contact_sheet(context, name, pictures):
    """One image of many: each picture above its caption, kept as test output."""
    figures = ""
    for caption, picture in pictures:
        source = f"data:image/jpeg;base64,{base64.b64encode(picture).decode()}"
        figures += f'<figure><img src="{source}"><figcaption>{html.escape(caption)}</figcaption></figure>'
    sheet = context.new_page()
    sheet.set_viewport_size({"width": SHEET_WIDTH, "height": 900})
    sheet.set_content(f"<style>{SHEET_STYLE}</style>{figures}")
    PICTURES.mkdir(parents=True, exist_ok=True)
    sheet.screenshot(path=PICTURES / f"sizes-{name}.png", full_page=True)
    sheet.close()
