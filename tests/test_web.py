"""The page's own code: its types (svelte-check) and its tests (vitest), as `npm run check` and `npm test` run them."""

import json

import machine
import pytest

import holotable as ht

WEB = machine.ROOT / "web"
pytestmark = pytest.mark.xdist_group("page")


@pytest.fixture(scope="module")
def npm():
    """Run a command of npm, with the page's packages installed."""
    _, command = machine.need("Node")
    hook = machine.build_hook()
    hook.install(WEB, command)

    def run(*words):
        try:
            hook.run([*command, *words], WEB)
        except RuntimeError as error:
            pytest.fail(str(error), pytrace=False)

    return run


BOARDS = [
    ("brick", {}),
    ("endor", {}),
    ("trilogy", {}),
    ("trilogy", {"mode": "standard"}),
    ("blizzard", {}),
    *(("command", {"scenario": number}) for number in (1, 17)),
]


@pytest.fixture(scope="module")
def drawings(tmp_path_factory):
    """The boards of all games as the server draws them, in a file that the page's tests find."""
    boards = []
    for game, options in BOARDS:
        table = ht.Table(game, seed=1, **options)
        drawing, view = table.game.board(table.options), table.view(table.seats[0])
        boards.append({"game": game, "name": f"{game} {options}", "drawing": drawing, "view": view})
    path = tmp_path_factory.mktemp("drawings") / "boards.json"
    path.write_text(json.dumps(boards), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOLOTABLE_DRAWINGS", str(path))
        yield


@pytest.mark.parametrize("words", [("run", "check"), ("test",)], ids=["svelte-check", "vitest"])
def test_the_page_passes_its_own_checks(npm, drawings, words):
    npm(*words)
