"""What the tests need of the machine beyond Python. Where it is missing, its tests are left out and one line says so."""

import importlib.util
import os
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
REQUIRED = "HOLOTABLE_REQUIRE_ALL"


def chromium():
    """The path of Chromium, or None."""
    return next((path for name in ("chromium", "chromium-browser") if (path := shutil.which(name))), None)


def postgres_programs():
    """The folder of PostgreSQL's programs, or None."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


def build_hook():
    """The module that builds the page, which lies beside the package."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def node():
    """The commands of node and npm, or None."""
    try:
        return build_hook().commands()
    except (ImportError, RuntimeError):
        return None


NEEDS = {
    "Chromium": (chromium, "the tests in the browser"),
    "Caddy": (lambda: shutil.which("caddy"), "the test of the Caddyfile"),
    "nginx": (lambda: shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin"), "the test of the nginx example"),
    "OpenSSL": (lambda: shutil.which("openssl"), "the tests of the proxies' certificates"),
    "systemd": (lambda: shutil.which("systemd-analyze"), "the check of the systemd unit"),
    "Node": (node, "the tests and the type check of the page's own code"),
    "PostgreSQL": (postgres_programs, "the PostgreSQL half of the server's tests"),
}


FRAMEWORKS = {
    "gymnasium": "Gymnasium",
    "pettingzoo": "PettingZoo",
    "pyspiel": "OpenSpiel",
    "pgx": "pgx",
    "ray": "Ray",
    "stable_baselines3": "stable-baselines3",
    "tianshou": "Tianshou",
    "torch": "torch",
}
"""Libraries of others that are tried with ours where they are installed: by module, what people call them."""


def missing_frameworks():
    """Those of the frameworks that are not installed, as people call them."""
    return [called for module, called in FRAMEWORKS.items() if importlib.util.find_spec(module) is None]


def needs(module):
    """Skips the tests of a framework that is not installed."""
    missing = importlib.util.find_spec(module) is None
    return pytest.mark.skipif(missing, reason=f"{FRAMEWORKS[module]} is not installed")


def not_run():
    """One line on what is left out on this machine; None when nothing is."""
    missing = [f"{tests} (no {name} found)" for name, (find, tests) in NEEDS.items() if find() is None]
    if libraries := missing_frameworks():
        missing.append(f"the tests with {', '.join(libraries)} (not installed)")
    return f"Not run: {'; '.join(missing)}." if missing else None


def need(name):
    """What a test needs; without it the test is skipped, or fails where everything is required."""
    find, tests = NEEDS[name]
    found = find()
    if found is None:
        stop = pytest.fail if os.environ.get(REQUIRED) else pytest.skip
        stop(f"{name} was not found: {tests} cannot run")
    return found
