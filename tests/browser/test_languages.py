"""The page in other languages: the one of the browser, a switch without a reload, and longer words that still fit."""

import pytest

from .conftest import QUICK
from .geometry import look_through
from .test_layout import Looked, all_in_the_middle, sits_in_the_middle
from .test_pages import plain
from .test_sizes import ALLOWED

PSEUDO = {**QUICK, "language": "qps"}
SCREENS = ("1440x900", "390x844")
PAGES = {
    "home": plain("/", ".gcard .primary:not(:disabled)"),
    "new": plain("/new/command", ".dlg .pic svg"),
    "rules": plain("/rules/endor", ".clause"),
}


@pytest.fixture
def far_away(server, browsers):
    """Somebody whose language is English made longer in strange letters."""
    return browsers(server, settings=PSEUDO)


def test_longer_words_fit_every_page(server, far_away):
    wrong = []
    for name, show in PAGES.items():
        show(far_away, server)
        wrong += look_through(far_away.page, f"longer-{name}", SCREENS, **ALLOWED)
    assert not wrong, "\n".join(wrong)


def test_longer_words_fit_the_table(server, far_away):
    sits_in_the_middle(server, far_away, "trilogy")
    looked = Looked(far_away.page, "trilogy")
    looked.state("longer", SCREENS, parts=SCREENS[1:])
    assert not looked.wrong, "\n".join(looked.wrong)


def log_of(person):
    """The sentences of the log, as this person reads them."""
    return person.page.locator(".log .tx").all_inner_texts()


def test_the_page_speaks_the_language_of_the_browser_and_the_one_that_is_chosen(server, browsers):
    page = browsers(server, locale="de-DE").page
    page.goto("/")
    chosen = page.get_by_role("combobox", name="Sprache")
    page.get_by_role("heading", name="Schlacht wählen").wait_for()
    assert page.evaluate("document.documentElement.lang") == "de"
    page.evaluate("window.kept = true")
    chosen.select_option("en")
    page.get_by_role("heading", name="Choose a battle").wait_for()
    page.get_by_text("Two actions a turn").wait_for()
    assert page.evaluate("[document.documentElement.lang, window.kept]") == ["en", True]
    page.reload()
    page.get_by_role("heading", name="Choose a battle").wait_for()
    assert page.evaluate("document.documentElement.lang") == "en"


def test_everybody_at_a_table_reads_their_own_language(server, browsers):
    ada, emil = browsers(server), browsers(server, locale="de-DE")
    for person, address in zip((ada, emil), all_in_the_middle(server, "trilogy"), strict=False):
        person.page.goto(address)
        person.sees_table()
        person.page.locator(".log li").nth(5).wait_for()
    english, german = log_of(ada), log_of(emil)
    assert len(english) == len(german)
    assert not set(english) & set(german)
    # one of them changes it: the table stays as it is, but for its words
    page = ada.page
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill("Well met")
    page.get_by_role("tab", name="Chat").focus()
    page.keyboard.press("s")
    page.get_by_role("combobox", name="Language").select_option("de")
    page.get_by_role("heading", name="Einstellungen").wait_for()
    page.keyboard.press("Escape")
    assert page.get_by_role("textbox", name="Sag etwas").input_value() == "Well met"
    page.get_by_role("tab", name="Verlauf").click()
    page.get_by_text(german[0], exact=True).first.wait_for()
    assert log_of(ada) == german
    assert page.evaluate("window.sockets.length") == 1
