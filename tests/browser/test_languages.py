"""The page in other languages: the one of the browser, a switch without a reload, and longer words that still fit."""

import re

import pytest

import holotable as ht
from holotable.languages import catalogues, check

from .conftest import DESK, PHONE, QUICK, picture
from .geometry import look_through
from .test_games import tokens
from .test_layout import Looked, all_in_the_middle, sits_in_the_middle
from .test_pages import AXE, FIRST_LOAD_OF_HOME, RUN_AXE, against_cadet, loaded, plain
from .test_sizes import ALLOWED, PAGES

PSEUDO = {**QUICK, "language": "qps"}
SCREENS = ("1440x900", "390x844")
OFTEN = ("home", "new", "rules-of-a-game")
"""Pages that are looked at every day; the others have the same parts."""
PLAYED = {
    ("brick", "it"): {"turn_limit": 10},
    ("brick", "nl"): {"turn_limit": 10},
    ("command", "uk"): {"turn_limit": 3},
    ("trilogy", "de"): {"turn_limit": 4},
    ("blizzard", "nl"): {"turn_limit": 2},
    ("endor", "fr"): {"round_limit": 2},
}
TABLES_EVERY_DAY = ("brick", "trilogy")
WORDS_FILE = re.compile(r"/words-[\w-]+?-([a-z]{2})-[\w-]{8}\.js")
SHOWN = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label],[title],[alt],[placeholder]')]
  .flatMap((e) => ['aria-label', 'title', 'alt', 'placeholder'].map((a) => e.getAttribute(a) ?? ''))].join('\\n')"""
WORD = re.compile(r"[^\W\d_]{3,}")
NAMES = {"holotable", "lego"}
IDS = re.compile(r"^[\w-]+ =|^ +\.\w+ =|\$\w+|\[\w+\]", re.M)
"""What files of words call their messages and arguments, which nobody is to read."""
CLAUSE = re.compile(r"\b[A-Z]{3}-\d+")


@pytest.fixture
def far_away(server, browsers):
    """Somebody whose language is English made longer in strange letters."""
    return browsers(server, settings=PSEUDO)


@pytest.mark.parametrize(
    "name", [name if name in OFTEN else pytest.param(name, marks=pytest.mark.slow) for name in PAGES if name != "settings"]
)
def test_longer_words_fit_every_page(server, far_away, name):
    PAGES[name](far_away, server)
    wrong = look_through(far_away.page, f"longer-{name}", SCREENS, **ALLOWED)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "game", [game if game in TABLES_EVERY_DAY else pytest.param(game, marks=pytest.mark.slow) for game in ht.list_games()]
)
def test_longer_words_fit_the_table(server, far_away, game):
    sits_in_the_middle(server, far_away, game)
    looked = Looked(far_away.page, game)
    looked.state("longer", SCREENS)
    assert not looked.wrong, "\n".join(looked.wrong)


def own_words(game, language):
    """The words of a language's own files, and those that stay as they are."""
    folders = [place.folder for place in catalogues.catalogues() if place.name in ("core", game, "page all", f"page {game}")]
    text = "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders)
    titles = WORD.findall(ht.get(game).title.lower())
    return {word.lower() for word in WORD.findall(IDS.sub("", text))} | check.terms(language) | NAMES | set(titles)


def english_left(person, game, language):
    """Words on the page, those for the ear included, that no file of the language has; a seal's letters are no word."""
    person.page.evaluate("() => document.fonts.ready.then(() => true)")
    seal = person.messages("welcome")[0]["commitment"]
    shown = CLAUSE.sub("", person.page.evaluate(SHOWN)).replace(f"{seal[:4]} {seal[4:8]}", "")
    return sorted({word for word in WORD.findall(shown) if word.lower() not in own_words(game, language)})


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), PLAYED)
def test_a_whole_game_in_another_language(server, browsers, game, language):
    """Every word of the table is in that language, its log says what the catalogue says, and axe finds nothing."""
    options = PLAYED[game, language]
    person = browsers(server, locale=language)
    page, address = person.page, against_cadet(server, game, **options)
    page.goto(address)
    person.sees_table()
    person.until(lambda seen: seen["over"] or (seen["ply"] >= 6 and seen["rows"]))
    assert page.evaluate("document.documentElement.lang") == language
    assert english_left(person, game, language) == []
    for size in (PHONE, DESK):
        page.set_viewport_size(size)
        page.wait_for_timeout(150)
        picture(page, f"{game}-{language}-{size['width']}")
    page.evaluate(AXE)
    assert page.evaluate(RUN_AXE) == []
    person.to_the_end()
    assert english_left(person, game, language) == []
    table = address.removeprefix("/t/").partition("#")[0]
    # the page has locked its seat with a key of its own: the link opens it no more
    played = ht.Table.from_save(server.save(table, tokens(person, table)[0]))
    said = {plainly(event.say(played.game.words(language))) for event in played.events}
    log = {plainly(line) for line in log_of(person)}
    assert log
    assert log <= said


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), PLAYED)
def test_the_rules_in_another_language(server, browsers, game, language):
    """They fit a desk and a phone, with pictures of both, and axe finds nothing."""
    person = browsers(server, locale=language)
    page = person.page
    plain(f"/rules/{game}", ".clause")(person, server)
    assert page.evaluate("document.documentElement.lang") == language
    wrong = look_through(page, f"rules-{game}-{language}", SCREENS, **ALLOWED)
    assert not wrong, "\n".join(wrong)
    page.evaluate(AXE)
    assert page.evaluate(RUN_AXE) == []


def test_a_first_load_takes_the_words_of_one_language(server, browsers):
    """Ukrainian has the longest words, and letters of its own."""
    person = browsers(server, locale="uk")
    sizes = loaded(person, lambda: plain("/", ".gcard .primary:not(:disabled)")(person, server))
    words = {found[1] for address in sizes if (found := WORDS_FILE.search(address))}
    assert words == {"uk"}
    assert sum(sizes.values()) < FIRST_LOAD_OF_HOME, sizes


def plainly(text):
    return " ".join(text.split())


def log_of(person):
    """The sentences of the log, as this person reads them, without the clauses that may follow."""
    return person.page.locator(".log .tx").evaluate_all("(all) => all.map((e) => e.firstChild.textContent)")


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
