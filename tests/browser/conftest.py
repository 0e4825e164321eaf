"""One server and one Chromium for all tests in the browser."""

import contextlib
import fcntl
import importlib.util
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import httpx
import machine
import pytest

from .person import Person

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "test-output" / "browser"
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}
QUICK = {"pace": 0, "sound": False}
PATIENCE = 120
"""Seconds that a page may take: a browser without a line waits a minute for the farewell of its socket."""
COMPILING = 900


@pytest.fixture(scope="session")
def client():
    """The built client; it is built here if the sources are newer than what lies there."""
    from hatchling.bridge.app import Application

    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    hook = module.WebBuildHook(str(ROOT), {}, None, None, "", "wheel", Application())
    with (Path(tempfile.gettempdir()) / "holotable-page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # another worker may need it too
        hook.initialize("editable", {})
    return hook.output


class Server:
    """`holotable serve` of the package that lies in `home`, in a process of its own, on a fresh SQLite file."""

    def __init__(self, folder, home=ROOT, port=0, **environment):
        database = f"sqlite:///{folder}/tables.db"
        command = [sys.executable, "-m", "holotable.cli", "serve", "--port", str(port), "--no-limits", "--database", database]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
        self.process = subprocess.Popen(command, cwd=home, env={**os.environ, **environment}, **pipes)
        self.lines = []
        self.url = self._address()
        threading.Thread(target=self.lines.extend, args=(self.process.stdout,), daemon=True).start()
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)
        assert self.http.get("/health").status_code == 200

    def _address(self):
        for line in self.process.stdout:
            self.lines.append(line)
            found = re.search(r"http://[\d.]+:\d+", line)
            if found:
                return found[0]
        raise AssertionError("The server did not start:\n" + "".join(self.lines))

    def prepared(self):
        """Wait until the rules of all games are compiled."""
        until = time.monotonic() + COMPILING
        while any(game["status"] != "ready" for game in self.http.get("/api/games").json()):
            assert time.monotonic() < until, "the rules are not compiled"
            assert self.process.poll() is None, "".join(self.lines)
            time.sleep(0.5)

    def open_table(self, game, seats, **options):
        """Open a table over the wire, for tests that are not about the set-up page."""
        answer = self.http.post("/api/tables", json={"game": game, "options": options, "seats": seats})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def save(self, table, token):
        answer = self.http.get(f"/api/tables/{table}/save", headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def stop(self):
        self.http.close()
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@pytest.fixture(scope="session")
def server(chromium, client):
    with tempfile.TemporaryDirectory(prefix="holotable-browser-") as folder:
        running = Server(folder)
        try:
            running.prepared()
            yield running
        finally:
            running.stop()


@pytest.fixture(scope="session")
def chromium():
    """Chromium itself."""
    path = machine.need("Chromium")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def browsers(chromium, request):
    """Make separate browsers: each has its own storage, and one page that must not complain."""
    opened = contextlib.ExitStack()

    def make(
        server, size=DESK, scheme="dark", seed=1, settings=QUICK, motion="reduce", touch=False, workers="block", locale="en-US"
    ):
        # the service worker fetches everything at once: only tests about it have it
        looks = {"viewport": size, "has_touch": touch, "color_scheme": scheme, "reduced_motion": motion, "locale": locale}
        context = chromium.new_context(**looks, base_url=server.url, service_workers=workers)
        opened.callback(context.close)
        context.set_default_timeout(PATIENCE * 1000)
        kept = json.dumps(json.dumps(settings))
        context.add_init_script(
            f"localStorage.getItem('holotable.settings') ?? localStorage.setItem('holotable.settings', {kept})"
        )
        return Person(context.new_page(), seed, touch)

    people = []

    def keep(*args, **more):
        people.append(make(*args, **more))
        return people[-1]

    yield keep
    complaints = [line for person in people for line in person.complaints]
    failed = getattr(request.node, "failed", False)
    if failed:
        for i, person in enumerate(people):
            picture(person.page, f"failed-{request.node.name}-{i}")
    opened.close()
    assert complaints == []


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    outcome = yield
    if call.when == "call":
        item.failed = outcome.get_result().failed


@pytest.fixture
def person(server, browsers):
    """Somebody in front of a large screen."""
    return browsers(server)


def picture(page, name):
    """Keep a picture of the page as test output."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{re.sub(r'[^a-z0-9-]+', '-', name.lower())}.png", animations="disabled")
