"""A missing program is one line in the summary, and a failure where everything is required."""

import machine
import pytest
from _pytest.outcomes import Failed, Skipped


@pytest.fixture
def bare(monkeypatch):
    for name, (_, tests) in machine.NEEDS.items():
        monkeypatch.setitem(machine.NEEDS, name, (lambda: None, tests))
    monkeypatch.delenv(machine.REQUIRED, raising=False)
    monkeypatch.setattr(machine.importlib.util, "find_spec", lambda module: None if module in ("torch", "ray") else object())


def test_what_was_not_run_is_one_line(bare):
    line = machine.not_run()
    assert line.count("\n") == 0
    assert "the tests in the browser (no Chromium found)" in line
    assert "the tests and the type check of the page's own code (no Node found)" in line
    assert "the PostgreSQL half of the server's tests (no PostgreSQL found)" in line
    assert line.endswith("the tests with Ray, torch (not installed).")


def test_a_missing_program_skips(bare):
    with pytest.raises(Skipped):
        machine.need("Chromium")


def test_a_missing_program_fails_where_everything_is_required(bare, monkeypatch):
    monkeypatch.setenv(machine.REQUIRED, "1")
    with pytest.raises(Failed):
        machine.need("PostgreSQL")


def test_nothing_is_said_where_everything_is_found(monkeypatch):
    for name, (_, tests) in machine.NEEDS.items():
        monkeypatch.setitem(machine.NEEDS, name, (lambda: "/found", tests))
    monkeypatch.setattr(machine.importlib.util, "find_spec", lambda module: object())
    assert machine.not_run() is None
