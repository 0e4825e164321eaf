"""The page's own code: its types (svelte-check) and its tests (vitest), as `npm run check` and `npm test` run them."""

import machine
import pytest

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


@pytest.mark.parametrize("words", [("run", "check"), ("test",)], ids=["svelte-check", "vitest"])
def test_the_page_passes_its_own_checks(npm, words):
    npm(*words)
